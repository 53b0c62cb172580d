//! What was opened, in words: a line, and what is said in full beside it.

use ennead_engine::{Diagnosis, Gap, Repair};
use ennead_grid::{Candidate, Givens, HouseSet};
use ennead_rating::{Rating, Tenths};

use crate::Words;

/// What is said of a puzzle that was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedSentences {
    /// How many solutions, in two or three words.
    pub heading: String,
    /// The most important detail, for the same line; may be empty.
    pub detail: String,
    /// The title of the whole.
    pub title: String,
    /// What it means; may be empty.
    pub text: String,
    /// What the choices are; empty if there are none to offer.
    pub choose: String,
    /// A remark; may be empty.
    pub note: String,
}

impl Words {
    /// What `diagnosis` says of `givens`.
    pub fn opened(&self, givens: &Givens, diagnosis: &Diagnosis) -> OpenedSentences {
        let say = |key: &str| self.say(key);
        let change = |repairs: &[Repair]| match repairs.is_empty() {
            true => (say("opened-no-change"), String::new()),
            false => (say("opened-change"), say("opened-note-change")),
        };
        let mut said = match diagnosis {
            Diagnosis::Proper { .. } => [say("opened-proper"), String::new(), say("opened-title")],
            Diagnosis::Several { more, differing, .. } => {
                let heading = say(if *more { "opened-several" } else { "opened-two" });
                let count = [("count", differing.len().into())];
                let title = say("opened-title-several");
                [heading, self.say_with("opened-differ", &count), title]
            }
            Diagnosis::Unsolvable { gap, .. } => {
                let [detail, title] = match *gap {
                    None => [String::new(), say("opened-title-conflict")],
                    Some(Gap::Cell(cell)) => ["opened-no-digit", "opened-title-cell"]
                        .map(|key| self.say_with(key, &[("cell", self.cell(cell).into())])),
                    Some(Gap::House(house, digit)) => ["opened-no-place", "opened-title-house"]
                        .map(|key| {
                            let house = self.houses(HouseSet::only(house));
                            let digit = digit.to_string();
                            self.say_with(key, &[("digit", digit.into()), ("house", house.into())])
                        }),
                };
                [say("opened-none"), detail, title]
            }
            Diagnosis::Clashing { cells, .. } => {
                let cells = self.given_cells(givens, *cells);
                [say("opened-clashing"), cells, say("opened-title-clashing")]
            }
        }
        .into_iter();
        let mut next = || said.next().unwrap_or_default();
        let (heading, detail, title) = (next(), next(), next());
        let (text, (choose, note)) = match diagnosis {
            Diagnosis::Proper { .. } => Default::default(),
            Diagnosis::Several { more, differing, deciding, .. } => {
                let count = [("count", differing.len().into())];
                let text = match givens.is_empty() {
                    true => say("opened-say-empty"),
                    false if *more => self.say_with("opened-say-several", &count),
                    false => self.say_with("opened-say-two", &count),
                };
                let choose = if deciding.is_empty() { String::new() } else { say("opened-add") };
                (text, (choose, say("opened-note-several")))
            }
            Diagnosis::Unsolvable { gap, repairs, .. } => {
                let key = match gap {
                    None => "opened-say-conflict",
                    Some(Gap::Cell(_)) => "opened-say-cell",
                    Some(Gap::House(..)) => "opened-say-house",
                };
                (say(key), change(repairs))
            }
            Diagnosis::Clashing { repairs, .. } => (say("opened-say-clashing"), change(repairs)),
        };
        OpenedSentences { heading, detail, title, text, choose, note }
    }

    /// A change of one given: `4, 7 or 9 in place of 6`.
    pub fn repair(&self, givens: &Givens, repair: Repair) -> String {
        let digit = givens.get(repair.cell).map_or(String::new(), |digit| digit.to_string());
        let digits = self.any_of(repair.digits.iter().map(|digit| digit.to_string()));
        let args = [("digits", digits.into()), ("digit", digit.into())];
        self.say_with("opened-change-digits", &args)
    }

    /// Candidates of one cell, any of which decides between several solutions if it is given.
    pub fn deciding(&self, candidates: &[Candidate]) -> String {
        let digits = self.any_of(candidates.iter().map(|it| it.digit().to_string()));
        self.say_with("opened-add-digits", &[("digits", digits.into())])
    }

    /// `4, 7 or 9`.
    fn any_of(&self, parts: impl Iterator<Item = String>) -> String {
        let mut parts: Vec<_> = parts.collect();
        let last = parts.pop().unwrap_or_default();
        match parts.is_empty() {
            true => last,
            false => {
                let args = [("list", parts.join(", ").into()), ("last", last.into())];
                self.say_with("opened-or", &args)
            }
        }
    }

    /// A rating as people write it in this language: `6.6` or `6,6`.
    pub fn tenths(&self, rating: Tenths) -> String {
        match self.language().code() {
            "en" => rating.to_string(),
            _ => rating.to_string().replace('.', ","),
        }
    }

    /// Level and rating: `very hard · ER 6.6`.
    pub fn level_and_rating(&self, rating: &Rating) -> String {
        let er = self.tenths(rating.er);
        match rating.level() {
            None => self.say_with("opened-rating", &[("er", er.into())]),
            Some(level) => {
                let args = [("level", self.level(level).into()), ("er", er.into())];
                self.say_with("opened-rated", &args)
            }
        }
    }

    /// What is known of a proper puzzle, as labels and values.
    pub fn opened_facts(
        &self,
        givens: &Givens,
        is_symmetric: bool,
        redundant: usize,
        rating: Option<Rating>,
    ) -> Vec<(String, String)> {
        let say = |key: &str| self.say(key);
        let rated = match &rating {
            None => say("fact-rating-wait"),
            Some(rating) => self.level_and_rating(rating),
        };
        let hardest = rating.and_then(|rating| rating.hardest).map(|rule| self.rule(rule));
        let clues = match is_symmetric {
            true => self.say_with("fact-givens-symmetric", &[("count", givens.len().into())]),
            false => givens.len().to_string(),
        };
        let spare = match redundant {
            0 => say("fact-redundant-none"),
            count => self.say_with("fact-redundant-some", &[("count", count.into())]),
        };
        vec![
            (say("fact-solutions"), say("fact-one")),
            (say("fact-rating"), rated),
            (say("fact-hardest"), hardest.unwrap_or_else(|| "…".to_owned())),
            (say("fact-givens"), clues),
            (say("fact-redundant"), spare),
        ]
    }
}
