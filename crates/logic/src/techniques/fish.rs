//! # Fish
//!
//! ## Pattern
//!
//! A digit and *n* rows, the base, in which it can go only to *n* columns, the cover; or the
//! same with rows and columns exchanged. *n* = 2 is an X-wing, 3 a swordfish, 4 a jellyfish.
//! A *finned* fish has a few candidates more, the fins, which lie in the base outside the cover,
//! in one box. It is *sashimi* if without them a base line keeps a single candidate.
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
//! ## Why it holds
//!
//! The *n* base lines need the digit *n* times, all in the cover lines, each of which has room for
//! one. So the cover lines get theirs from the base, and every other cell of them loses the
//! digit. With fins: either no fin is true, and the fish holds; or one is, and what sees
//! all of them is false. What is false both ways is false.
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
//! - "The Ultimate Fish Guide", Sudoku Players' forum (2006), by Obi-Wahn: base, cover and fins.

use std::ops::ControlFlow;

use ennead_grid::{CellSet, Digit, House, HouseSet};

use super::small_unions::small_unions;
use crate::pattern::Fish;
use crate::{
    About, CandidateSet, Facts, Flaw, Message, Position, Sink, Step, Technique, Value, ensure,
};

/// Fish whose base are rows and whose cover are columns, or the other way.
pub(super) struct BasicFish {
    name: &'static str,
    codes: &'static [&'static str],
    size: usize,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Finned,
    Sashimi,
}

pub(super) static X_WING: BasicFish =
    BasicFish { name: "x-wing", codes: &["0300"], size: 2, kind: Kind::Plain };
pub(super) static SWORDFISH: BasicFish =
    BasicFish { name: "swordfish", codes: &["0301"], size: 3, kind: Kind::Plain };
pub(super) static JELLYFISH: BasicFish =
    BasicFish { name: "jellyfish", codes: &["0302"], size: 4, kind: Kind::Plain };
pub(super) static FINNED_X_WING: BasicFish =
    BasicFish { name: "finned-x-wing", codes: &["0310"], size: 2, kind: Kind::Finned };
pub(super) static FINNED_SWORDFISH: BasicFish =
    BasicFish { name: "finned-swordfish", codes: &["0311"], size: 3, kind: Kind::Finned };
pub(super) static FINNED_JELLYFISH: BasicFish =
    BasicFish { name: "finned-jellyfish", codes: &["0312"], size: 4, kind: Kind::Finned };
pub(super) static SASHIMI_X_WING: BasicFish =
    BasicFish { name: "sashimi-x-wing", codes: &["0320"], size: 2, kind: Kind::Sashimi };
pub(super) static SASHIMI_SWORDFISH: BasicFish =
    BasicFish { name: "sashimi-swordfish", codes: &["0321"], size: 3, kind: Kind::Sashimi };
pub(super) static SASHIMI_JELLYFISH: BasicFish =
    BasicFish { name: "sashimi-jellyfish", codes: &["0322"], size: 4, kind: Kind::Sashimi };

/// Which kind a fish is; `None` if a base line has nothing but fins, or a cover line nothing
/// of the base: then it is a smaller fish with more to it.
fn kind(fish: &Fish) -> Option<Kind> {
    let least = fish.base.iter().map(|house| (fish.body & house.cells()).len()).min();
    let used = fish.cover.iter().all(|house| fish.body.intersects(house.cells()));
    match (least, fish.fins.is_empty()) {
        _ if !used => None,
        (Some(0) | None, _) => None,
        (_, true) => Some(Kind::Plain),
        (Some(1), false) => Some(Kind::Sashimi),
        (_, false) => Some(Kind::Finned),
    }
}

/// The lines in one direction whose bits are set, rows from 0, columns from 9.
fn lines(bits: u16, first: usize) -> HouseSet {
    HouseSet::from_bits(u32::from(bits) << first)
}

impl BasicFish {
    fn offer(&self, fish: Fish, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let cells = fish.rules_out(facts);
        if cells.is_empty() || kind(&fish) != Some(self.kind) {
            return ControlFlow::Continue(());
        }
        sink.take(self.eliminates(fish, CandidateSet::of(fish.digit, cells)))
    }

    /// `words` are the base lines, from house `first` on.
    fn find_plain(
        &self,
        digit: Digit,
        words: &[u16; 9],
        first: usize,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        small_unions(words, self.size as u32, &mut |chosen, union| {
            let (base, cover) = (lines(chosen, first), lines(union, 9 - first));
            // Nothing to eliminate is by far the most frequent case: a sum tells.
            if (0..9).all(|i| chosen >> i & 1 == 1 || words[i] & union == 0) {
                return ControlFlow::Continue(());
            }
            self.offer(Fish::read(digit, base, cover, facts), facts, sink)
        })
    }

    /// The fins lie in one box, as only what shares a box with all fins can be in a cover line and
    /// see them. So for each choice of base lines and each box: the columns with a base candidate
    /// outside the box are cover, of the others any that make the number full.
    fn find_finned(
        &self,
        digit: Digit,
        words: &[u16; 9],
        first: usize,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        for chosen in 1u16..512 {
            if chosen.count_ones() as usize != self.size {
                continue;
            }
            let in_base = (0..9).filter(|&i| chosen >> i & 1 == 1);
            if in_base.clone().any(|i| words[i] == 0) {
                continue;
            }
            let union = in_base.clone().fold(0, |union, i| union | words[i]);
            // Only three columns of a box can be outside the cover, and one must be in it.
            if !(self.size + 1..=self.size + 2).contains(&(union.count_ones() as usize)) {
                continue;
            }
            for chute in 0..3 {
                // The lines of the base that cross the box, and those of them that do not belong.
                let outside = in_base.clone().filter(|i| i / 3 != chute);
                let far = outside.fold(0, |far, i| far | words[i]);
                if (union & !far) == 0 {
                    continue;
                }
                for other in 0..3 {
                    let columns = 0b111u16 << (3 * other);
                    let needed = (union & !columns) | far;
                    let free = union & columns & !far;
                    for extra in (0..512).filter(|extra| extra & !free == 0 && *extra != free) {
                        let cover = needed | extra;
                        if cover.count_ones() as usize == self.size && cover & columns != 0 {
                            let (base, cover) = (lines(chosen, first), lines(cover, 9 - first));
                            self.offer(Fish::read(digit, base, cover, facts), facts, sink)?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Technique for BasicFish {
    fn about(&self) -> About {
        About {
            name: self.name,
            codes: self.codes,
            uniqueness: false,
            source: include_str!("fish.rs"),
        }
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for digit in Digit::ALL {
            for first in [0, 9] {
                let mut words = [0; 9];
                for i in 0..9 {
                    words[i] = facts.places(House::new(first + i), digit);
                }
                match self.kind {
                    Kind::Plain => self.find_plain(digit, &words, first, facts, sink)?,
                    _ => self.find_finned(digit, &words, first, facts, sink)?,
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, step: &Step, position: &Position) -> Result<(), Flaw> {
        let fish: &Fish = step.pattern.get()?;
        fish.check(position)?;
        let rows = HouseSet::from_bits(0x1ff);
        let columns = HouseSet::from_bits(0x1ff << 9);
        let (base, cover) = (fish.base, fish.cover);
        let crossing = (base.is_subset(rows) && cover.is_subset(columns))
            || (base.is_subset(columns) && cover.is_subset(rows));
        ensure(crossing, "not rows and columns")?;
        ensure(base.len() == self.size, "of another size")?;
        ensure(kind(fish) == Some(self.kind), "of another kind")?;
        let out = CandidateSet::of(fish.digit, fish.rules_out(position));
        ensure(step.eliminations.is_subset(&out), "an elimination does not follow")?;
        ensure(step.placements.is_empty(), "it places nothing")
    }

    fn explain(&self, step: &Step) -> Message {
        let fish: &Fish = step.pattern.own();
        let message = self
            .message()
            .with("digit", Value::Digits(fish.digit.into()))
            .with("base", Value::Houses(fish.base))
            .with("cover", Value::Houses(fish.cover));
        match fish.fins {
            CellSet::EMPTY => message,
            fins => message.with("fins", Value::Cells(fins)),
        }
    }
}
