//! Sum lines.

use ennead_board::Layout;
use ennead_constraint::{Automaton, TooManyStates};
use ennead_draw::{Decoration, Outline, Pattern};

use crate::kind::clue;
use crate::{Compile, Compiler, Draw, Filled, Kind, Line, Place, Total, Unfit};

clue! {
    /// The line falls into pieces that each have the sum.
    ///
    /// *Meaning:* a piece has one cell or more; values may repeat. On a loop, which repeats its
    /// first cell at the end, the first piece may begin anywhere.
    SumLine = "sum-line" {
        /// The sum of each piece, 1 at least.
        sum: Total,
        ;
        /// The line.
        line: Line,
    }
}

/// A loop keeps in mind where it began and how far it is: more pairs are too many states.
const GREATEST: i32 = 90;

impl SumLine {
    /// The cells, those of a loop once.
    fn once(&self) -> &[ennead_board::Cell] {
        if self.line.is_loop() { &self.line.cells()[1..] } else { self.line.cells() }
    }
}

impl Kind for SumLine {
    const EXAMPLE: &'static str = "sum-line 10: r1c1-6";

    fn fit(&self, _: &Layout) -> Result<(), Unfit> {
        match self.sum.get() {
            0 => Err(Unfit::TooFew { found: 0, least: 1 }),
            sum if sum > GREATEST => {
                Err(Unfit::TooGreat { found: sum as u64, most: GREATEST as u64 })
            }
            _ => Ok(()),
        }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let line = board.all(self.once().iter().copied());
        // Each beginning of the line that falls into pieces is found by the one before it.
        let falls = |line: &[i32]| {
            let mut ends = vec![true];
            for end in 1..=line.len() {
                let piece = |start: usize| line[start..end].iter().sum::<i32>() == self.sum.get();
                ends.push((0..end).any(|start| ends[start] && piece(start)));
            }
            ends[line.len()]
        };
        let turned = |by: usize| [&line[by..], &line[..by]].concat();
        match self.line.is_loop() {
            true => (0..line.len()).any(|by| falls(&turned(by))),
            false => falls(&line),
        }
    }
}

impl Compile for SumLine {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let sum = self.sum.get();
        // What has its sum goes on with a 0 as if it ended there: both may be followed by the same.
        let next = move |part: i32, value: u8| match (part, i32::from(value)) {
            (part, 0) if part == sum => Some(sum),
            (part, value) => Some(part % sum + value).filter(|&more| more <= sum),
        };
        let automaton = match self.line.is_loop() {
            false => Automaton::new([0], to.values(), |&part, v| next(part, v), |&it| it == sum)?,
            true => {
                // Where the loop is entered, a piece may have begun before, which the last one goes
                // on into: there has to be a cut somewhere.
                let starts = (0..sum).map(|part| (part, part, false));
                let step = |&(from, part, cut): &(i32, i32, bool), v| {
                    let part = next(part, v)?;
                    Some((from, part, cut || part == sum))
                };
                let ends = |&(from, part, cut): &(i32, i32, bool)| cut && part % sum == from;
                Automaton::new(starts, to.values(), step, ends)?
            }
        };
        to.regular(self.once().iter().copied(), automaton);
        Ok(())
    }
}

impl Draw for SumLine {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        let label = self.sum.get().to_string();
        let mut drawn = crate::draw::line(&self.line, Pattern::Thin);
        let cells = Place::cells(&self.line, layout);
        drawn.extend(crate::draw::outline(cells, Outline::Solid, &label));
        drawn
    }
}
