//! Line rules of one's own, by a formula.

use ennead_board::Layout;
use ennead_constraint::{Automaton, TooManyStates, Values};
use ennead_draw::{Decoration, Pattern};

use crate::formula::{Condition, Number, Parser, Variable};
use crate::kind::clue;
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{Compile, Compiler, Draw, Filled, Kind, Line};

clue! {
    /// A formula with a memory runs along the line: `s` is a number kept in mind, made anew at each
    /// cell.
    ///
    /// *Meaning:* it starts as one number. At each cell it becomes what `step` says, where `d` is
    /// the cell's value, `p` that of the cell before (0 at the first), `i` the cell's place from 1,
    /// `n` the length of the line. The condition after `keep` has to hold at each cell, with the
    /// new `s`; the one after `end` when the line is through. See [the language of
    /// formulas](crate::formula).
    LineRule = "line-rule" {
        /// What is kept in mind, and what has to hold.
        memory: Memory,
        ;
        /// The line.
        line: Line,
    }
}

/// What a line rule keeps in mind, and what has to hold.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Memory {
    /// What `s` is before the first cell; may speak of `n`.
    pub start: Number,
    /// What `s` becomes at each cell; may speak of `s d p i n`.
    pub step: Number,
    /// What has to hold at each cell, with the new `s`; may speak of `s d p i n`.
    pub keep: Option<Condition>,
    /// What has to hold at the end; may speak of `s n`.
    pub end: Condition,
}

const AT_START: &[Variable] = &[Variable::N];
const AT_CELL: &[Variable] = &[Variable::S, Variable::D, Variable::P, Variable::I, Variable::N];
const AT_END: &[Variable] = &[Variable::S, Variable::N];

impl Argument for Memory {
    const USAGE: &'static str = "start NUMBER step NUMBER [keep CONDITION] end CONDITION";

    fn read(line: &mut Reader<'_>) -> Result<Memory, Misread> {
        let mut formula = Parser::new(line, AT_START)?;
        formula.keyword("start")?;
        let start = formula.number()?;
        formula.keyword("step")?;
        let step = formula.with(AT_CELL).number()?;
        let keep = match formula.keyword_follows("keep") {
            true => Some(formula.condition()?),
            false => None,
        };
        formula.keyword("end")?;
        let end = formula.with(AT_END).condition()?;
        formula.end()?;
        Ok(Memory { start, step, keep, end })
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.word(&format!("start {} step {}", self.start, self.step));
        if let Some(keep) = &self.keep {
            line.word(&format!("keep {keep}"));
        }
        line.word(&format!("end {}", self.end));
    }
}

/// A place on the line: how many cells are read, the last value if it matters, and what is in mind.
type State = (usize, u8, i64);

impl Memory {
    /// What is in mind before the first cell of a line of `n`; `None` if it cannot be worked out.
    fn begin(&self, n: usize) -> Option<i64> {
        self.start.value(&|variable| if variable == Variable::N { n as i64 } else { 0 })
    }

    /// What is in mind after one more cell; `None` if the rule is broken there.
    fn next(&self, s: i64, d: i64, p: i64, i: usize, n: usize) -> Option<i64> {
        let with = |s: i64| {
            move |variable| match variable {
                Variable::S => s,
                Variable::D => d,
                Variable::P => p,
                Variable::I => i as i64,
                Variable::N => n as i64,
                Variable::A | Variable::B => 0,
            }
        };
        let s = self.step.value(&with(s))?;
        self.keep.as_ref().is_none_or(|keep| keep.holds(&with(s))).then_some(s)
    }

    /// Whether it may end with this in mind.
    fn ends(&self, s: i64, n: usize) -> bool {
        self.end.holds(&|variable| if variable == Variable::S { s } else { n as i64 })
    }

    /// The automaton for lines of `n` cells.
    fn automaton(&self, n: usize, values: Values) -> Result<Automaton, TooManyStates> {
        let keeps = self.keep.as_ref();
        let last = self.step.uses(Variable::P) || keeps.is_some_and(|it| it.uses(Variable::P));
        let step = |&(read, p, s): &State, value: u8| -> Option<State> {
            let next = self.next(s, value.into(), p.into(), read + 1, n);
            let next = next.filter(|_| read < n)?;
            Some((read + 1, if last { value } else { 0 }, next))
        };
        let starts = self.begin(n).map(|s| (0, 0, s));
        Automaton::new(starts, values, step, |&(read, _, s)| read == n && self.ends(s, n))
    }
}

impl Kind for LineRule {
    const EXAMPLE: &'static str = "line-rule start 0 step s + d keep s <= 20 end s % 5 = 0: r1c1-4";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let n = self.line.cells().len();
        let mut mind = self.memory.begin(n);
        let mut before = 0;
        for (place, &cell) in (1..).zip(self.line.cells()) {
            let value = i64::from(board.at(cell));
            mind = mind.and_then(|s| self.memory.next(s, value, before, place, n));
            before = value;
        }
        mind.is_some_and(|s| self.memory.ends(s, n))
    }
}

impl Compile for LineRule {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        let cells = self.line.cells();
        let automaton = self.memory.automaton(cells.len(), to.values())?;
        to.regular(cells.iter().copied(), automaton);
        Ok(())
    }
}

impl Draw for LineRule {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        crate::draw::line(&self.line, Pattern::Thin)
    }
}
