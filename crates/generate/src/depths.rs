//! Ranges on D. Berthier's scales, and whether a puzzle lies in them.

use std::fmt;

use ennead_depth::{Classifier, Depth, Scale};
use ennead_grid::Puzzle;
use ennead_grid::name::UnknownName;
use ennead_stop::{Stop, Stopped};

/// A range on a scale, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depths {
    /// The scale.
    pub scale: Scale,
    /// The lowest value.
    pub least: u8,
    /// The highest value.
    pub most: u8,
}

impl Depths {
    /// Reads `bxb=3..5`, `bxb=3..`, `b=..4` or `te=2`.
    ///
    /// # Errors
    ///
    /// If there is no such scale; `None` if the text has another form.
    ///
    /// ```
    /// use ennead_depth::Scale;
    /// use ennead_generate::Depths;
    ///
    /// let depths = Depths::read("bxb=3..").unwrap();
    /// assert_eq!(depths, Depths { scale: Scale::BraidsInOne, least: 3, most: 36 });
    /// assert!(Depths::read("bx=3").unwrap_err().is_some());
    /// assert!(Depths::read("bxb=many").unwrap_err().is_none());
    /// ```
    pub fn read(text: &str) -> Result<Depths, Option<UnknownName>> {
        let (scale, range) = text.split_once('=').ok_or(None)?;
        let scale: Scale = scale.trim().parse()?;
        let (least, most) = range.split_once("..").unwrap_or((range, range));
        let end = |text: &str, otherwise| match text.trim() {
            "" => Ok(otherwise),
            number => number.parse().map_err(|_| None),
        };
        if range.trim().is_empty() {
            return Err(None);
        }
        let most = end(most, scale.description().usual_limit)?;
        Ok(Depths { scale, least: end(least, 0)?, most })
    }

    /// Whether some puzzle may lie in it: no range the wrong way round, and none beyond what is known.
    pub(crate) fn is_possible(self) -> bool {
        self.least <= self.most && self.least <= self.scale.description().usual_limit
    }

    /// The T&E-depth that all puzzles in it have at least, if no random puzzle has it.
    pub(crate) fn depth(self) -> Option<u8> {
        let depth = match self.scale {
            Scale::TrialDepth => self.least,
            // Depth 1 is BxB 0, and depth 2 is BxBB 0.
            Scale::BraidsInOne if self.least > 0 => 2,
            Scale::BraidsInTwo if self.least > 0 => 3,
            _ => 0,
        };
        (depth > 1).then_some(depth)
    }

    /// Whether singles solve all puzzles in it.
    pub(crate) fn is_solved_by_singles(self) -> bool {
        // There, 0 is all that one or two suppositions solve.
        let is_nested = matches!(self.scale, Scale::BraidsInOne | Scale::BraidsInTwo);
        self.most == 0 && !is_nested
    }

    /// Whether puzzles in it are too rare to wait for.
    pub(crate) fn is_rare(self) -> bool {
        match self.scale {
            Scale::TrialDepth => self.least > 1,
            Scale::BraidsInOne | Scale::BraidsInTwo => self.least > 0,
            _ => self.least > 6,
        }
    }
}

/// `bxb=3..5`, or `bxb=3` if that is all.
impl fmt::Display for Depths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.scale, self.least)?;
        if self.most == self.least { Ok(()) } else { write!(f, "..{}", self.most) }
    }
}

/// Where a puzzle lies relative to some ranges.
pub(crate) enum Side {
    Inside,
    Above,
    /// Below one of them; the number is greater the deeper the puzzle is.
    Below(u16),
}

/// Which side of the ranges the puzzle is on.
pub(crate) fn side(
    classifier: &mut Classifier,
    ranges: &[Depths],
    puzzle: &Puzzle,
    stop: &Stop,
) -> Result<Side, Stopped> {
    for &Depths { scale, least, most } in ranges {
        match classifier.classify(puzzle, scale, most, stop)? {
            Depth::Exactly(value) if value >= least => {}
            Depth::Exactly(_) => return Ok(Side::Below(height(classifier, puzzle, stop)?)),
            Depth::MoreThan(_) | Depth::Never | Depth::Contradictory => return Ok(Side::Above),
        }
    }
    Ok(Side::Inside)
}

/// How deep a puzzle is, by B if its T&E-depth is 1 at most, else by BxB.
fn height(classifier: &mut Classifier, puzzle: &Puzzle, stop: &Stop) -> Result<u16, Stopped> {
    let mut base = 0;
    for scale in [Scale::Braids, Scale::BraidsInOne] {
        let limit = scale.description().usual_limit;
        if let Depth::Exactly(value) = classifier.classify(puzzle, scale, limit, stop)? {
            return Ok(base + u16::from(value));
        }
        base += 100;
    }
    Ok(base)
}

#[cfg(test)]
mod tests {
    use ennead_grid::Givens;

    use super::*;

    #[test]
    fn depths_that_no_random_puzzle_has_are_known_and_rare() {
        for (text, depth, is_rare) in [
            ("te=0..1", None, false),
            ("te=1", None, false),
            ("te=2", Some(2), true),
            ("te=3", Some(3), true),
            ("b=6", None, false),
            ("b=7", None, true),
            ("bxb=0..5", None, false),
            ("bxb=1..", Some(2), true),
            ("bxbb=0", None, false),
            ("bxbb=1..", Some(3), true),
        ] {
            let depths = Depths::read(text).unwrap();
            assert_eq!((depths.depth(), depths.is_rare()), (depth, is_rare), "{text}");
        }
    }

    #[test]
    fn deeper_puzzles_are_higher_though_below() {
        let puzzles = [
            // Singles; chains; B 6; T&E-depth 2 with BxB 1; Platinum Blonde.
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "6...87.4....5.6.....81...5...3...........1.655426....9......7...7...39....48.....",
            "7...65.1....4.7..8.6..8....97....6.38...9..4.1....4......1..3......4.28..1...6.94",
            ".7...46....51.....3...8....8..3.......1.5.....4...6..9.9....8.4.......27...9.2..6",
            ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
        ];
        let deep = [Depths { scale: Scale::BraidsInOne, least: 36, most: 36 }];
        let heights = puzzles.map(|puzzle| {
            let puzzle = Puzzle::try_from(puzzle.parse::<Givens>().unwrap()).unwrap();
            match side(&mut Classifier::new(), &deep, &puzzle, &Stop::never()).unwrap() {
                Side::Below(height) => height,
                Side::Inside | Side::Above => panic!("{puzzle:?} is not so deep"),
            }
        });
        assert!(heights.is_sorted_by(|one, other| one < other), "{heights:?}");
    }
}
