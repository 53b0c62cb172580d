//! The path: every technique with positions, from easy to hard, and what is due on it.

use ennead::grid::named;
use ennead::logic::{Table, lesson, technique};
use ennead_game::{Card, Progress};

named! {
    /// How a position was answered last.
    pub enum Dot {
        /// Not yet.
        New = "new",
        /// Wrongly.
        Missed = "missed",
        /// Rightly, but with help.
        Helped = "helped",
        /// Rightly, without help.
        Known = "known",
    }
}

/// Whether a technique can be practised. Nets cannot: finding all their steps takes too long for an
/// answer, and people do not look for them.
pub(crate) fn is_practised(name: &str) -> bool {
    technique(name).is_ok_and(|technique| !technique.about().is_net())
}

/// The techniques that can be practised, in the order of the table.
pub(super) struct Path {
    // Each with how many positions it has.
    counts: Vec<(&'static str, u32)>,
}

impl Path {
    pub(super) fn new() -> Path {
        let counts = lesson::counts();
        let rows = Table::usual().rows.iter().map(|row| row.technique.about().name);
        let count = |name| (name, counts.get(name).copied().unwrap_or(0));
        let is_practised = |&(name, count): &(&'static str, u32)| count > 0 && is_practised(name);
        Path { counts: rows.map(count).filter(is_practised).collect() }
    }

    /// The techniques, each with how many positions it has.
    pub(super) fn techniques(&self) -> &[(&'static str, u32)] {
        &self.counts
    }

    /// How many positions a technique has.
    pub(super) fn count(&self, name: &str) -> u32 {
        self.counts.iter().find(|(other, _)| *other == name).map_or(0, |&(_, count)| count)
    }

    /// How each position of a technique was answered last.
    pub(super) fn dots(&self, name: &str, progress: &Progress) -> Vec<Dot> {
        let dot = |number| match progress.card(name, number) {
            None => Dot::New,
            Some(card) if card.is_known() => Dot::Known,
            Some(card) if card.is_right() => Dot::Helped,
            Some(_) => Dot::Missed,
        };
        (1..=self.count(name)).map(dot).collect()
    }

    /// Whether all positions of a technique were last answered without help.
    pub(super) fn is_known(&self, name: &str, progress: &Progress) -> bool {
        self.dots(name, progress).iter().all(|&dot| dot == Dot::Known)
    }

    /// The cards of a technique that are due.
    pub(super) fn due<'a>(
        &self,
        name: &str,
        progress: &'a Progress,
        day: u32,
    ) -> impl Iterator<Item = (u32, &'a Card)> + use<'a> {
        let (cards, count) = (progress.cards.get(name), self.count(name));
        let cards = cards.into_iter().flatten().map(|(&number, card)| (number, card));
        cards.filter(move |(number, card)| (1..=count).contains(number) && card.is_due(day))
    }

    /// The first technique that is not known.
    pub(super) fn next_technique(&self, progress: &Progress) -> Option<&'static str> {
        let names = self.counts.iter().map(|&(name, _)| name);
        names.into_iter().find(|name| !self.is_known(name, progress))
    }

    /// The position that comes next: the one due longest; else a new one of the first technique on the path
    /// that is not known; else the one that comes back first.
    pub(super) fn next(&self, progress: &Progress, day: u32) -> (&'static str, u32) {
        let due = self.counts.iter().flat_map(|&(name, _)| {
            self.due(name, progress, day).map(move |(number, card)| (card.due, name, number))
        });
        // If several are equal, the first one, which is the easiest.
        if let Some((_, name, number)) = due.min_by_key(|&(due, ..)| due) {
            return (name, number);
        }
        let new = self.counts.iter().find_map(|&(name, count)| {
            let number = (1..=count).find(|&number| progress.card(name, number).is_none())?;
            Some((name, number))
        });
        let first = || {
            let cards = self.counts.iter().flat_map(|&(name, count)| {
                (1..=count).filter_map(move |number| {
                    Some((progress.card(name, number)?.due, name, number))
                })
            });
            cards.min_by_key(|&(due, ..)| due).map(|(_, name, number)| (name, number))
        };
        new.or_else(first).unwrap_or(("", 0))
    }

    /// The position of a technique that comes next: one that is due, then a new one, then the one that comes
    /// back first; but not the one just practised, if there are others.
    pub(super) fn next_of(
        &self,
        name: &str,
        progress: &Progress,
        day: u32,
        after: Option<u32>,
    ) -> u32 {
        let count = self.count(name);
        let numbers = (1..=count).filter(|&number| count == 1 || Some(number) != after);
        let rank = |number: &u32| match progress.card(name, *number) {
            Some(card) if card.is_due(day) => (0, card.due),
            None => (1, *number),
            Some(card) => (2, card.due),
        };
        numbers.min_by_key(rank).unwrap_or(0)
    }
}
