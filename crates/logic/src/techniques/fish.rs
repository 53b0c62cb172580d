//! # Fish
//!
//! ## Pattern
//!
//! A digit and *n* rows, the base, in which it can go only to *n* columns, the cover; or the
//! same with rows and columns exchanged. *n* = 2 is an X-wing, 3 a swordfish, 4 a jellyfish,
//! then squirmbag, whale and leviathan. A *finned* fish has a few candidates more, the fins,
//! which lie in the base outside the cover. It is *sashimi* if without them a base line keeps
//! a single candidate.
//!
//! ```text
//!      cover   cover
//!        |       |
//!   --- [4]-----[4]--- base       * = 4 is eliminated
//!        *       *
//!   --- [4]-----[4]--- base
//!        *       *
//! ```
//!
//! In a *franken* fish boxes may stand for some of the rows or columns; in a *mutant* fish base
//! and cover are any houses at all. Then base houses can overlap: a candidate in two of them
//! counts as a fin, an *endo-fin*. And cover houses can: a candidate in two of them is ruled out
//! even if it belongs to the fish, a *cannibal*. *Siamese* are two fish with one base and
//! different fins, shown as one.
//!
//! ## Why it holds
//!
//! If no fin is true, the *n* base houses hold the digit in *n* different cells, all in the *n*
//! cover houses, each of which has room for one. So the cover houses get theirs from the base,
//! and every other cell of them loses the digit; and a cell in two of them would take the room of
//! two. If a fin is true, what it sees is false. What is false whichever is true is false.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0301:2:........5.9..37.....2.9....7....1..28...........62..5...49...+2+1....853\
//!     .693.1..87.::284::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "The Ultimate Fish Guide", Sudoku Players' forum (2006), by Obi-Wahn: base, cover and fins,
//!   endo-fins and cannibals.
//! - Which fish is called what: HoDoKu (Bernhard Hobiger).

use super::prelude::*;
use crate::derivation::Line;

/// *n* base houses whose candidates of a digit are, except for the fins, in *n* cover houses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The houses that each need the digit.
    pub base: HouseSet,
    /// The same number of houses, which contain these places except for the fins.
    pub cover: HouseSet,
    /// The digit's candidates in the base houses that are not fins.
    pub body: CellSet,
    /// Its candidates in the base houses outside the cover, and those in two base houses at once
    /// (endo-fins).
    pub fins: CellSet,
}

impl Fish {
    /// The fish with these houses in `position`, with its body and fins.
    pub fn read(digit: Digit, base: HouseSet, cover: HouseSet, position: &Position) -> Fish {
        let all = base.cells() & position.cells_of(digit);
        let fins = (all - cover.cells()) | (all & in_two(base));
        Fish { digit, base, cover, body: all - fins, fins }
    }

    /// What the fish rules out in `position`.
    ///
    /// If all *k* fins are false, the base houses hold *n* different cells of the digit, all in the
    /// *n* cover houses, each of which can hold only one. So every other candidate of a cover house
    /// is false, and so is any body cell in two cover houses (a cannibal). If a fin is true,
    /// whatever it sees is false. What is false in every case is false.
    pub fn rules_out(&self, position: &Position) -> CellSet {
        self.ruled_out_without_fins(position) & self.fins.common_peers()
    }

    /// What the fish rules out if all fins are false.
    pub fn ruled_out_without_fins(&self, position: &Position) -> CellSet {
        let candidates = position.cells_of(self.digit);
        let in_cover = candidates & self.cover.cells();
        let free = (in_cover - self.body) | (candidates & in_two(self.cover));
        free - self.fins
    }

    /// The count that rules out what the fish does: places in the base and in these cover houses.
    pub(super) fn count(&self, cover: HouseSet) -> Vec<Line> {
        vec![
            Sum::default()
                .placed(self.digit, self.base.iter())
                .limited(self.digit, cover.iter())
                .line(),
        ]
    }

    /// Checks houses, body and fins against the definition.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        ensure(self.base.len() == self.cover.len(), "as many covers as bases")?;
        ensure(!self.base.intersects(self.cover), "a house is base and cover")?;
        let placed = position.digits().cells_of(self.digit);
        ensure(
            self.base.iter().all(|house| !placed.intersects(house.cells())),
            "a base house has the digit already",
        )?;
        let read = Fish::read(self.digit, self.base, self.cover, position);
        ensure(read.body == self.body && read.fins == self.fins, "body and fins are others")
    }
}

/// The cells in at least two of the houses.
fn in_two(houses: HouseSet) -> CellSet {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for house in houses.iter() {
        twice |= once & house.cells();
        once |= house.cells();
    }
    twice
}

/// Fish of one size and kind.
pub(super) struct FishOf {
    about: About,
    size: usize,
    houses: Houses,
    fins: Fins,
}

/// The kinds of houses a fish is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Houses {
    /// Rows and columns.
    Basic,
    /// Rows and boxes against columns and boxes, at least one box on either side.
    Franken,
    /// Any others.
    Mutant,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fins {
    None,
    Some,
    Sashimi,
}

/// One line for each technique: the static, size, houses, fins, name, the library's code and that
/// of its siamese form.
macro_rules! fish {
    ($($NAME:ident $size:literal $houses:ident $fins:ident $name:literal $codes:expr,)*) => {
        $(pub(super) static $NAME: FishOf = FishOf {
            about: About::new($name, &$codes),
            size: $size,
            houses: Houses::$houses,
            fins: Fins::$fins,
        };)*
    };
}

fish! {
    X_WING 2 Basic None "x-wing" ["0300"],
    SWORDFISH 3 Basic None "swordfish" ["0301"],
    JELLYFISH 4 Basic None "jellyfish" ["0302"],
    SQUIRMBAG 5 Basic None "squirmbag" ["0303"],
    WHALE 6 Basic None "whale" ["0304"],
    LEVIATHAN 7 Basic None "leviathan" ["0305"],
    FINNED_X_WING 2 Basic Some "finned-x-wing" ["0310", "03101"],
    FINNED_SWORDFISH 3 Basic Some "finned-swordfish" ["0311", "03111"],
    FINNED_JELLYFISH 4 Basic Some "finned-jellyfish" ["0312", "03121"],
    FINNED_SQUIRMBAG 5 Basic Some "finned-squirmbag" ["0313", "03131"],
    FINNED_WHALE 6 Basic Some "finned-whale" ["0314", "03141"],
    FINNED_LEVIATHAN 7 Basic Some "finned-leviathan" ["0315", "03151"],
    SASHIMI_X_WING 2 Basic Sashimi "sashimi-x-wing" ["0320", "03201"],
    SASHIMI_SWORDFISH 3 Basic Sashimi "sashimi-swordfish" ["0321", "03211"],
    SASHIMI_JELLYFISH 4 Basic Sashimi "sashimi-jellyfish" ["0322", "03221"],
    SASHIMI_SQUIRMBAG 5 Basic Sashimi "sashimi-squirmbag" ["0323", "03231"],
    SASHIMI_WHALE 6 Basic Sashimi "sashimi-whale" ["0324", "03241"],
    SASHIMI_LEVIATHAN 7 Basic Sashimi "sashimi-leviathan" ["0325", "03251"],
    FRANKEN_X_WING 2 Franken None "franken-x-wing" ["0330"],
    FRANKEN_SWORDFISH 3 Franken None "franken-swordfish" ["0331"],
    FRANKEN_JELLYFISH 4 Franken None "franken-jellyfish" ["0332"],
    FRANKEN_SQUIRMBAG 5 Franken None "franken-squirmbag" ["0333"],
    FRANKEN_WHALE 6 Franken None "franken-whale" ["0334"],
    FRANKEN_LEVIATHAN 7 Franken None "franken-leviathan" ["0335"],
    FINNED_FRANKEN_X_WING 2 Franken Some "finned-franken-x-wing" ["0340", "03401"],
    FINNED_FRANKEN_SWORDFISH 3 Franken Some "finned-franken-swordfish" ["0341", "03411"],
    FINNED_FRANKEN_JELLYFISH 4 Franken Some "finned-franken-jellyfish" ["0342", "03421"],
    FINNED_FRANKEN_SQUIRMBAG 5 Franken Some "finned-franken-squirmbag" ["0343", "03431"],
    FINNED_FRANKEN_WHALE 6 Franken Some "finned-franken-whale" ["0344", "03441"],
    FINNED_FRANKEN_LEVIATHAN 7 Franken Some "finned-franken-leviathan" ["0345", "03451"],
    MUTANT_X_WING 2 Mutant None "mutant-x-wing" ["0350"],
    MUTANT_SWORDFISH 3 Mutant None "mutant-swordfish" ["0351"],
    MUTANT_JELLYFISH 4 Mutant None "mutant-jellyfish" ["0352"],
    MUTANT_SQUIRMBAG 5 Mutant None "mutant-squirmbag" ["0353"],
    MUTANT_WHALE 6 Mutant None "mutant-whale" ["0354"],
    MUTANT_LEVIATHAN 7 Mutant None "mutant-leviathan" ["0355"],
    FINNED_MUTANT_X_WING 2 Mutant Some "finned-mutant-x-wing" ["0360", "03601"],
    FINNED_MUTANT_SWORDFISH 3 Mutant Some "finned-mutant-swordfish" ["0361", "03611"],
    FINNED_MUTANT_JELLYFISH 4 Mutant Some "finned-mutant-jellyfish" ["0362", "03621"],
    FINNED_MUTANT_SQUIRMBAG 5 Mutant Some "finned-mutant-squirmbag" ["0363", "03631"],
    FINNED_MUTANT_WHALE 6 Mutant Some "finned-mutant-whale" ["0364", "03641"],
    FINNED_MUTANT_LEVIATHAN 7 Mutant Some "finned-mutant-leviathan" ["0365", "03651"],
}

pub(super) const ROWS: HouseSet = HouseSet::from_bits(0x1ff);
pub(super) const COLUMNS: HouseSet = HouseSet::from_bits(0x1ff << 9);
const BOXES: HouseSet = HouseSet::from_bits(0x1ff << 18);

impl Houses {
    fn of(fish: &Fish) -> Houses {
        let made_of = |rows: HouseSet, columns: HouseSet| {
            let (base, cover) = (fish.base, fish.cover);
            base.is_subset(rows)
                && cover.is_subset(columns)
                && base.intersects(!BOXES)
                && cover.intersects(!BOXES)
        };
        if made_of(ROWS, COLUMNS) || made_of(COLUMNS, ROWS) {
            Houses::Basic
        } else if made_of(ROWS | BOXES, COLUMNS | BOXES) || made_of(COLUMNS | BOXES, ROWS | BOXES) {
            Houses::Franken
        } else {
            Houses::Mutant
        }
    }

    /// The houses from which base and cover are chosen.
    fn choices(self) -> &'static [(HouseSet, HouseSet)] {
        const BASIC: [(HouseSet, HouseSet); 2] = [(ROWS, COLUMNS), (COLUMNS, ROWS)];
        const FRANKEN: [(HouseSet, HouseSet); 2] =
            [(ROWS.union(BOXES), COLUMNS.union(BOXES)), (COLUMNS.union(BOXES), ROWS.union(BOXES))];
        match self {
            Houses::Basic => &BASIC,
            Houses::Franken => &FRANKEN,
            Houses::Mutant => &[(HouseSet::ALL, HouseSet::ALL)],
        }
    }
}

impl Fins {
    /// `None` for a basic fish with a base line that has only fins: it is a smaller fish with
    /// unnecessary parts.
    fn of(fish: &Fish) -> Option<Fins> {
        if Houses::of(fish) != Houses::Basic {
            return Some(if fish.fins.is_empty() { Fins::None } else { Fins::Some });
        }
        let least = fish.base.iter().map(|house| (fish.body & house.cells()).len()).min();
        match (least, fish.fins.is_empty()) {
            (Some(0) | None, _) => None,
            (_, true) => Some(Fins::None),
            (Some(1), false) => Some(Fins::Sashimi),
            (_, false) => Some(Fins::Some),
        }
    }
}

/// The search for the fish of one digit.
///
/// The candidates a fish can rule out at all are known beforehand: those outside the digit's
/// templates, which are few and usually none. So each choice of base is tested for each of these
/// targets: base candidates that the target does not see cannot be fins, so they must be covered,
/// and there are few ways to cover them.
struct Search<'a> {
    digit: Digit,
    size: usize,
    /// The houses from which the cover is chosen.
    cover: HouseSet,
    max_fins: usize,
    max_endo_fins: usize,
    position: &'a Position,
    found: &'a mut dyn FnMut(Fish, CellSet) -> Result<(), End>,
}

/// A base: its houses, and the digit's candidates in at least one and in at least two of them.
#[derive(Clone, Copy)]
struct Base {
    houses: HouseSet,
    cells: CellSet,
    endo_fins: CellSet,
}

/// What remains to be covered, for one base and one target.
#[derive(Clone, Copy)]
struct Task {
    target: Cell,
    /// The number of its houses that the cover must contain.
    times: usize,
    /// Base candidates that must be covered.
    open: CellSet,
    cover: HouseSet,
    /// The houses that may be added to the cover.
    more: HouseSet,
}

impl Search<'_> {
    /// Visits all bases that extend `base` by some of `more` and whose endo-fins some target sees.
    fn bases(&mut self, base: Base, mut more: HouseSet, targets: CellSet) -> Result<(), End> {
        let missing = self.size - base.houses.len();
        if missing == 0 {
            return self.covers(&base, targets);
        }
        while more.len() >= missing {
            let Some(house) = more.first() else { break };
            more.remove(house);
            let cells = self.position.cells_of(self.digit) & house.cells();
            let endo_fins = base.endo_fins | (base.cells & cells);
            if endo_fins.len() > self.max_endo_fins {
                continue;
            }
            if self.max_fins == 0 && self.least_cover(base.cells | cells) > self.size {
                continue;
            }
            let targets = (targets - endo_fins) & endo_fins.common_peers();
            if !targets.is_empty() {
                let houses = base.houses.with(house);
                let grown = Base { houses, cells: base.cells | cells, endo_fins };
                self.bases(grown, more, targets)?;
            }
        }
        Ok(())
    }

    /// The least number of houses that cover `cells`: with only rows or only columns, each cell
    /// needs its own line.
    fn least_cover(&self, cells: CellSet) -> usize {
        let lines = [ROWS, COLUMNS].contains(&self.cover).then_some(self.cover);
        let touched = |house: &House| cells.intersects(house.cells());
        lines.map_or(0, |lines| lines.iter().filter(touched).count())
    }

    fn covers(&mut self, base: &Base, targets: CellSet) -> Result<(), End> {
        let touches = |house: &House| base.cells.intersects(house.cells());
        let more = (self.cover - base.houses).iter().filter(touches).collect();
        for target in targets.iter() {
            // A target in the base must be a cannibal.
            let times = 1 + usize::from(base.cells.contains(target));
            let open = match self.max_fins {
                0 => base.cells,
                _ => base.cells - target.peers(),
            };
            if self.least_cover(open) > self.size {
                continue;
            }
            self.extend(base, Task { target, times, open, cover: HouseSet::EMPTY, more })?;
        }
        Ok(())
    }

    fn extend(&mut self, base: &Base, task: Task) -> Result<(), End> {
        let missing = self.size - task.cover.len();
        let of_target = HouseSet::from(task.target.houses());
        let times = task.times.saturating_sub((task.cover & of_target).len());
        if times > missing {
            return Ok(());
        }
        if missing == 0 {
            return match task.open.is_empty() {
                true => self.offer(base, &task),
                false => Ok(()),
            };
        }
        let mut next = task.more;
        if let Some(cell) = task.open.first() {
            next &= HouseSet::from(cell.houses());
        }
        if times == missing {
            next &= of_target;
        }
        let mut more = task.more;
        for house in next.iter() {
            // All covers with this house have been visited, so it is not offered again beside
            // others.
            more.remove(house);
            let (open, cover) = (task.open - house.cells(), task.cover.with(house));
            self.extend(base, Task { open, cover, more, ..task })?;
        }
        Ok(())
    }

    fn offer(&mut self, base: &Base, task: &Task) -> Result<(), End> {
        let fins = (base.cells - task.cover.cells()) | base.endo_fins;
        if fins.len() > self.max_fins {
            return Ok(());
        }
        let fish = Fish::read(self.digit, base.houses, task.cover, self.position);
        let cells = fish.rules_out(self.position);
        // A fish with several targets is found for each of them.
        if cells.first() != Some(task.target) {
            return Ok(());
        }
        (self.found)(fish, cells)
    }
}

impl FishOf {
    /// Passes every fish of this size, of these houses, and with or without fins to `found`, with
    /// what it rules out.
    fn search(
        &self,
        facts: &Facts<'_>,
        found: &mut dyn FnMut(Fish, CellSet) -> Result<(), End>,
    ) -> Result<(), End> {
        let finned = self.fins != Fins::None;
        for digit in Digit::ALL {
            let targets = facts.outside_templates(digit);
            if targets.is_empty() {
                continue;
            }
            let touched = |house: &House| facts.cells_of(digit).intersects(house.cells());
            for &(base, cover) in self.houses.choices() {
                let mut kept = |fish: Fish, cells: CellSet| {
                    let fits = Houses::of(&fish) == self.houses && finned != fish.fins.is_empty();
                    if fits { found(fish, cells) } else { Ok(()) }
                };
                let mut search = Search {
                    digit,
                    size: self.size,
                    cover,
                    max_fins: if finned { facts.options().max_fins } else { 0 },
                    max_endo_fins: if finned { facts.options().max_endo_fins } else { 0 },
                    position: facts,
                    found: &mut kept,
                };
                let none = Base {
                    houses: HouseSet::EMPTY,
                    cells: CellSet::EMPTY,
                    endo_fins: CellSet::EMPTY,
                };
                search.bases(none, base.iter().filter(touched).collect(), targets)?;
            }
        }
        Ok(())
    }

    /// Two fish with one base, each of which rules out something the other does not. They belong to
    /// this technique if one of them does.
    fn find_siamese(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut all: Vec<(Fish, CellSet)> = Vec::new();
        let _ = self.search(facts, &mut |fish, cells| {
            all.push((fish, cells));
            Ok(())
        });
        for (i, &(first, cells)) in all.iter().enumerate() {
            for &(second, others) in &all[i + 1..] {
                let twins = first.digit == second.digit && first.base == second.base;
                let own = !cells.is_subset(others) && !others.is_subset(cells);
                let kind = [first, second].iter().any(|fish| Fins::of(fish) == Some(self.fins));
                if twins && own && kind {
                    let out = CandidateSet::of(first.digit, cells | others);
                    sink.take(self.eliminates(Twin::new(first, second), out))?;
                }
            }
        }
        Ok(())
    }

    /// What a fish rules out, proved from its houses.
    fn proven(&self, fish: &Fish, position: &Position) -> Result<CandidateSet, Flaw> {
        fish.check(position)?;
        ensure(fish.base.len() == self.size, "of another size")?;
        ensure(Houses::of(fish) == self.houses, "of other houses")?;
        ensure(fish.fins.is_empty() == (self.fins == Fins::None), "with fins or without")?;
        Ok(CandidateSet::of(fish.digit, fish.rules_out(position)))
    }
}

impl Technique for FishOf {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        if facts.options().siamese_fish && self.fins != Fins::None {
            self.find_siamese(facts, sink)?;
        }
        self.search(facts, &mut |fish, cells| {
            if Fins::of(&fish) != Some(self.fins) {
                return Ok(());
            }
            Ok(sink.take(self.eliminates(fish, CandidateSet::of(fish.digit, cells)))?)
        })
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let out = pattern.all_parts(|fish: &Fish| self.proven(fish, position))?;
        let mut own_kind = false;
        let mut bases = HouseSet::EMPTY;
        for part in pattern.parts() {
            let fish: &Fish = part.get()?;
            own_kind |= Fins::of(fish) == Some(self.fins);
            bases |= fish.base;
        }
        ensure(own_kind, "of another kind")?;
        ensure(bases.len() == self.size, "siamese fish have one base")?;
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let fish: Vec<&Fish> = step.pattern.parts().iter().map(Pattern::own).collect();
        let name = match (self.houses, self.fins, fish.len()) {
            (_, _, 2) => "explain-siamese-fish",
            (Houses::Basic, Fins::None, _) => "explain-fish",
            (Houses::Basic, _, _) => "explain-finned-fish",
            (_, Fins::None, _) => "explain-franken-fish",
            (_, _, _) => "explain-finned-franken-fish",
        };
        let message = Message::new(name)
            .with("digit", Value::Digits(fish[0].digit.into()))
            .with("base", Value::Houses(fish[0].base))
            .with("cover", Value::Houses(fish[0].cover));
        let message = match fish[0].fins {
            CellSet::EMPTY => message,
            fins => message.with("fins", Value::Cells(fins)),
        };
        match fish.get(1) {
            None => message,
            Some(second) => message
                .with("other-cover", Value::Houses(second.cover))
                .with("other-fins", Value::Cells(second.fins)),
        }
    }

    fn code(&self, step: &Step) -> &'static str {
        let siamese = step.pattern.parts().len() > 1;
        self.about.codes[if siamese { self.about.codes.len() - 1 } else { 0 }]
    }
}

impl Shape for Fish {
    fn size(&self) -> usize {
        self.base.len() + self.fins.len()
    }

    fn derive(&self, _: &Proved, _: &Position) -> Derivation {
        self.count(self.cover).into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        drawing.houses(self.base, Role::House);
        // Where columns cover rows, or rows columns, the candidates show how.
        if Houses::of(self) != Houses::Basic {
            drawing.houses(self.cover, Role::Second);
        }
        drawing.candidates(self.digit, self.body, Role::Pattern);
        drawing.candidates(self.digit, self.fins, Role::Second);
    }
}
