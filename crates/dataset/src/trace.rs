//! The path of logic as plain data.

use ennead::grid::{HouseSet, named};
use ennead::logic::{CandidateSet, HodokuLevel, Path, Premises, Table};
use ennead::{Candidate, Cell, CellSet, Givens, Isomorphic, Symmetry};

named! {
    /// What a step does to its candidates.
    pub enum Kind {
        /// It places them.
        Place = "place",
        /// It removes them.
        Remove = "remove",
    }
}

/// A step of a path. A step that both places and removes is two of these, with the same number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceStep {
    /// The number of the step on the path, from 1.
    pub number: u16,
    /// The technique.
    pub technique: &'static str,
    /// The technique's level in HoDoKu.
    pub level: HodokuLevel,
    /// Whether the candidates are placed or removed.
    pub kind: Kind,
    /// What is placed or removed, by cell.
    pub candidates: Vec<Candidate>,
    /// The candidates that the step rests on, by cell.
    pub premises: Vec<Candidate>,
    /// The cells that the step rests on, also those of its candidates.
    pub premise_cells: CellSet,
    /// The houses that the step rests on.
    pub premise_houses: HouseSet,
    /// The grid before the step.
    pub before: Givens,
}

impl TraceStep {
    /// The number of a candidate in data: 9 · cell + digit − 1, below 729. It is that of the action of
    /// the environments for reinforcement learning.
    pub fn action(candidate: Candidate) -> u16 {
        (9 * candidate.cell().index() + candidate.digit().index()) as u16
    }
}

/// The values of a column of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepValues {
    /// Numbers.
    Numbers(Vec<u16>),
    /// Texts.
    Texts(Vec<String>),
    /// Lists of small numbers: the length of each, and all numbers one after the other.
    Bytes(Vec<usize>, Vec<u8>),
    /// Lists of numbers, likewise.
    Lists(Vec<usize>, Vec<u16>),
}

/// The columns of steps, as they are in data sets: the name of each, and its values.
pub fn step_columns(steps: &[&TraceStep]) -> [(&'static str, StepValues); 10] {
    let texts = |text: fn(&TraceStep) -> String| {
        StepValues::Texts(steps.iter().map(|it| text(it)).collect())
    };
    let bytes = |of: fn(&TraceStep) -> Vec<u8>| {
        let lists: Vec<_> = steps.iter().map(|it| of(it)).collect();
        StepValues::Bytes(lists.iter().map(Vec::len).collect(), lists.concat())
    };
    let premises = steps.iter().flat_map(|step| &step.premises).map(|&it| TraceStep::action(it));
    let lengths = steps.iter().map(|step| step.premises.len()).collect();
    [
        ("step", StepValues::Numbers(steps.iter().map(|step| step.number).collect())),
        ("technique", texts(|step| step.technique.to_owned())),
        ("level", texts(|step| step.level.name().to_owned())),
        ("kind", texts(|step| step.kind.name().to_owned())),
        ("cells", bytes(|step| step.candidates.iter().map(|it| it.cell().index() as u8).collect())),
        ("digits", bytes(|step| step.candidates.iter().map(|it| it.digit().get()).collect())),
        ("premises", StepValues::Lists(lengths, premises.collect())),
        ("premise_cells", bytes(|it| it.premise_cells.iter().map(|it| it.index() as u8).collect())),
        (
            "premise_houses",
            bytes(|it| it.premise_houses.iter().map(|it| it.index() as u8).collect()),
        ),
        ("before", texts(|step| step.before.to_string())),
    ]
}

/// A path from a puzzle as far as the techniques lead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Whether that is the solution.
    pub solved: bool,
    /// How many steps there are.
    pub steps: usize,
    /// The sum of the scores of the steps.
    pub score: u32,
    /// The path's level in HoDoKu.
    pub level: HodokuLevel,
    /// The technique that is tried last.
    pub hardest: Option<&'static str>,
    /// The steps, in order.
    pub told: Vec<TraceStep>,
}

impl Trace {
    /// The trace of a path that was found with HoDoKu's table; without the steps unless they are
    /// `told`.
    ///
    /// ```
    /// use ennead::logic::{Options, PathFinder, Position, Stop, Table};
    /// use ennead_dataset::Trace;
    ///
    /// let puzzle: ennead::Givens =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ///         .parse()?;
    /// let start = Position::new(&ennead::Puzzle::try_from(puzzle)?);
    /// let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    /// let trace = Trace::new(&finder.path(&start, &Stop::never())?, true);
    /// assert_eq!((trace.solved, trace.steps, trace.hardest), (true, 51, Some("naked-single")));
    /// assert_eq!(trace.told[0].candidates, ["5r5c5".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(path: &Path, told: bool) -> Trace {
        let table = Table::hodoku();
        let mut steps = Vec::new();
        for (number, (before, step)) in (1..).zip(path.positions()).filter(|_| told) {
            let premises = Premises::of(step);
            let level = table.row(step.technique).map_or(HodokuLevel::Extreme, |row| row.level);
            let both = [(Kind::Place, &step.placements), (Kind::Remove, &step.eliminations)];
            for (kind, candidates) in both.into_iter().filter(|(_, it)| !it.is_empty()) {
                steps.push(TraceStep {
                    number,
                    technique: step.technique,
                    level,
                    kind,
                    candidates: by_cell(candidates),
                    premises: by_cell(&premises.candidates),
                    premise_cells: premises.cells,
                    premise_houses: premises.houses,
                    before: *before.digits(),
                });
            }
        }
        let names = path.steps.iter().map(|step| step.technique);
        Trace {
            solved: path.end.is_solved(),
            steps: path.steps.len(),
            score: path.score,
            level: path.level,
            hardest: table.hardest(names),
            told: steps,
        }
    }
}

fn by_cell(candidates: &CandidateSet) -> Vec<Candidate> {
    sorted(candidates.iter())
}

fn sorted(candidates: impl Iterator<Item = Candidate>) -> Vec<Candidate> {
    let mut sorted: Vec<_> = candidates.collect();
    sorted.sort_unstable_by_key(|candidate| (candidate.cell(), candidate.digit()));
    sorted
}

/// The same steps in the image of the puzzle. They hold there, too, though another step may be found
/// first.
impl Isomorphic for TraceStep {
    fn under(self, symmetry: &Symmetry) -> TraceStep {
        let moved = |candidates: Vec<Candidate>| {
            sorted(candidates.into_iter().map(|it| it.under(symmetry)))
        };
        TraceStep {
            candidates: moved(self.candidates),
            premises: moved(self.premises),
            premise_cells: self.premise_cells.under(symmetry),
            premise_houses: self.premise_houses.iter().map(|house| house.under(symmetry)).collect(),
            before: self.before.under(symmetry),
            ..self
        }
    }
}

impl Isomorphic for Trace {
    fn under(self, symmetry: &Symmetry) -> Trace {
        let told = self.told.into_iter().map(|step| step.under(symmetry)).collect();
        Trace { told, ..self }
    }
}

/// How many numbers a row of the flat layout has.
pub const FLAT: usize = 325;

/// The number of a technique in the flat layout: 0 is for givens, 9 for all techniques its authors do
/// not have, and 10 for the cells that the path does not reach; those are in reading order.
fn strategy(technique: &str) -> u8 {
    match technique {
        "full-house" | "naked-single" => 2,
        "hidden-single" => 3,
        "locked-pair" | "naked-pair" => 4,
        "locked-triple" | "naked-triple" => 5,
        "pointing" | "claiming" => 6,
        "xy-wing" => 7,
        name if name.starts_with("unique-rectangle") => 8,
        _ => 9,
    }
}

/// The flat layout of Shah and others (*Causal language modeling can elicit search and reasoning
/// capabilities on logic puzzles*, arXiv:2409.10502): 325 numbers, first the number of givens, then
/// row, column, digit and strategy of each cell: the givens in reading order, and after them **the
/// other cells in the order in which the path fills them**. Rows and columns are counted from 0. The
/// strategy is that of the hardest step since the cell before was filled.
pub fn flat(puzzle: &Givens, solution: &Givens, trace: &Trace) -> [u8; FLAT] {
    let mut flat = [0; FLAT];
    flat[0] = puzzle.len() as u8;
    let mut at = 1;
    let mut write = |cell: Cell, digit: u8, strategy: u8| {
        flat[at..at + 4].copy_from_slice(&[cell.row() as u8, cell.column() as u8, digit, strategy]);
        at += 4;
    };
    let mut left = CellSet::ALL - puzzle.cells();
    for (cell, digit) in puzzle.iter() {
        write(cell, digit.get(), 0);
    }
    let mut hardest = 0;
    for step in &trace.told {
        hardest = hardest.max(strategy(step.technique));
        if step.kind == Kind::Place {
            for candidate in step.candidates.iter().filter(|it| left.contains(it.cell())) {
                write(candidate.cell(), candidate.digit().get(), hardest);
            }
            left -= step.candidates.iter().map(|it| it.cell()).collect();
            hardest = 0;
        }
    }
    for (cell, digit) in solution.iter().filter(|(cell, _)| left.contains(*cell)) {
        write(cell, digit.get(), 10);
    }
    flat
}
