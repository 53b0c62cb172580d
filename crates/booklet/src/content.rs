//! The content of a booklet: title, sections, puzzles.

use std::ops::ControlFlow;

use ennead_board::{CellMap, Givens, Ground, Sheet, ValueSet};
use ennead_cross as cross;
use ennead_draw::{Drawing, Face, Picture};
use ennead_engine::{Event, Observer, Stats, by_name};
use ennead_grid::{Puzzle, Solution};
use ennead_logic::{PathFinder, Position, TECHNIQUES};
use ennead_rating::{Level, Tenths};
use ennead_stop::{Stop, Stopped};
use ennead_text::Words;

use crate::font::Weight;
use crate::settings::Settings;

/// A booklet, before it has pages.
#[derive(Clone, Debug, Default)]
pub struct Booklet {
    /// The title.
    pub title: String,
    /// The sections, in order. Those without puzzles are left out.
    pub sections: Vec<Section>,
}

/// Some puzzles under a heading.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The puzzles.
    pub items: Vec<Item>,
}

/// A puzzle to print.
#[derive(Clone, Debug)]
pub enum Item {
    /// A Sudoku.
    Sudoku(Box<Sudoku>),
    /// A cross-number puzzle.
    Cross(Box<Cross>),
}

/// A Sudoku on any board, with everything that may be printed about it.
#[derive(Clone, Debug)]
pub struct Sudoku {
    /// The board with its givens, and what is drawn on it for its rules.
    pub board: Picture,
    /// Its only solution.
    pub solution: Givens,
    /// Its rules, besides those of the board.
    pub rules: Vec<PrintedRule>,
    /// The puzzle as one of the classic logic, if it is a 9×9 without rules.
    pub classic: Option<Puzzle>,
    /// Its level, if it has been rated.
    pub level: Option<Level>,
    /// Its rating on Sudoku Explainer's scale.
    pub rating: Option<Tenths>,
    /// The techniques it needs, in words, the hardest first.
    pub techniques: Vec<String>,
    /// How to find the puzzle again: seed and number, or file and line.
    pub id: String,
    /// Where it can be played, for the QR code.
    pub link: Option<String>,
    /// What a worksheet asks about it.
    pub lesson: Option<Lesson>,
}

/// What is printed about the rules of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrintedRule {
    /// What the kind is called.
    pub name: String,
    /// The sentence that explains it to a solver.
    pub text: String,
    /// What is drawn for one of them, on a board as small as it can be; none if nothing is.
    pub example: Option<Picture>,
}

/// What a worksheet asks for, and the answers at the back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The first steps, in words.
    pub steps: Vec<String>,
    /// The counted work of each of the [`ENGINES`](Lesson::ENGINES) up to the first solution;
    /// `None` if it was given up.
    pub work: Vec<Option<Stats>>,
    /// A position in which a technique is to be found, instead of the first steps and the work; then
    /// the only step is the answer.
    pub drill: Option<Drill>,
}

/// A position in which a technique is to be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drill {
    /// The position, which is printed with its candidates.
    pub position: Position,
    /// What to do, in a sentence or two.
    pub task: String,
}

impl Lesson {
    /// The engines that are compared, the simplest first.
    pub const ENGINES: [&str; 3] = ["trial", "backtracking", "guess-ladder"];

    /// How many steps are asked for.
    const STEPS: usize = 6;

    /// An engine that takes more steps than this is given up.
    pub const MOST_STEPS: u64 = 20_000_000;

    fn new(
        puzzle: &Puzzle,
        finder: &PathFinder,
        words: &Words,
        stop: &Stop,
    ) -> Result<Lesson, Stopped> {
        let mut position = Position::new(puzzle);
        let mut steps = Vec::new();
        while steps.len() < Lesson::STEPS
            && let Some(step) = finder.next(&position, stop)?
        {
            // A worksheet gives each step one paragraph.
            steps.push(words.step(&step, &position).replace('\n', " "));
            position.apply(&step);
        }
        let work = Lesson::ENGINES.map(|engine| counted(engine, puzzle, stop)).to_vec();
        stop.check()?;
        Ok(Lesson { steps, work, drill: None })
    }
}

/// The counted work of an engine up to the first solution.
fn counted(engine: &str, puzzle: &Puzzle, stop: &Stop) -> Option<Stats> {
    struct Counter(u64);
    impl Observer for Counter {
        fn event(&mut self, _: Event) -> ControlFlow<()> {
            self.0 += 1;
            let enough = self.0 > Lesson::MOST_STEPS;
            if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
        fn solution(&mut self, _: &Solution) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
    }
    let mut counter = Counter(0);
    let outcome = by_name(engine).ok()?.search(puzzle, 1, &mut counter, stop);
    (counter.0 <= Lesson::MOST_STEPS).then_some(outcome.stats)
}

/// A cross-number puzzle and its only solution.
#[derive(Clone, Debug)]
pub struct Cross {
    /// The puzzle.
    pub puzzle: cross::Puzzle,
    /// Its only solution.
    pub solution: cross::Grid,
    /// Where it comes from.
    pub id: String,
}

/// The techniques without which no digit is placed; they come first in the table.
const SINGLES: [&str; 3] = ["full-house", "naked-single", "hidden-single"];

/// Where puzzles can be played unless another address is given: SudokuExchange, whose links contain
/// the puzzle itself.
pub const PLAY_AT: &str = "https://sudokuexchange.com/play/?s=";

impl Sudoku {
    /// A classic puzzle with nothing but its origin.
    pub fn new(puzzle: Puzzle, solution: Solution, id: String) -> Sudoku {
        let board = |givens: ennead_grid::Givens| {
            Picture::classic(&Face { givens, ..Face::default() }, &Drawing::default())
        };
        let solution = board(*solution.grid()).sheet.givens;
        let classic = Some(puzzle);
        Sudoku { classic, ..Sudoku::on_board(board(*puzzle.givens()), solution, Vec::new(), id) }
    }

    /// A puzzle with rules, or on another board, with nothing but its origin.
    pub fn on_board(
        board: Picture,
        solution: Givens,
        rules: Vec<PrintedRule>,
        id: String,
    ) -> Sudoku {
        let (level, rating, techniques, link, lesson) = (None, None, Vec::new(), None, None);
        let classic = None;
        Sudoku { board, solution, rules, classic, level, rating, techniques, id, link, lesson }
    }

    /// The board with all candidates that its houses leave.
    pub(crate) fn with_candidates(&self) -> Picture {
        let Sheet { ground, givens, .. } = &self.board.sheet;
        let corner = CellMap::from_fn(ground, |cell| match givens.get(cell) {
            Some(_) => ValueSet::EMPTY,
            None => ground.allowed(givens, cell),
        });
        let sheet = Sheet { corner, ..self.board.sheet.clone() };
        Picture { sheet, ..self.board.clone() }
    }

    /// The board filled in.
    pub(crate) fn solved(&self) -> Picture {
        let mut placed = self.solution.clone();
        for cell in self.board.sheet.givens.cells().iter() {
            placed.set(cell, None);
        }
        let sheet = Sheet { placed, ..self.board.sheet.clone() };
        Picture { sheet, ..self.board.clone() }
    }

    /// Adds its rating, and the level that follows from it.
    pub fn rated(self, rating: Tenths) -> Sudoku {
        Sudoku { level: Some(Level::of(rating)), rating: Some(rating), ..self }
    }

    /// With the techniques of its path, the hardest first. Every puzzle needs singles, so they are
    /// listed only if it needs nothing else. They are those of classic puzzles: others have none.
    ///
    /// # Errors
    ///
    /// If `stop` was raised.
    pub fn with_techniques(
        self,
        finder: &PathFinder,
        words: &Words,
        stop: &Stop,
    ) -> Result<Sudoku, Stopped> {
        let Some(puzzle) = &self.classic else { return Ok(self) };
        let path = finder.path(&Position::new(puzzle), stop)?;
        let used = |name: &str| path.steps.iter().any(|step| step.technique == name);
        let names = TECHNIQUES.iter().rev().map(|technique| technique.about().name);
        let mut names: Vec<&str> = names.filter(|name| used(name)).collect();
        if let Some(single) = names.iter().position(|name| SINGLES.contains(name))
            && single > 0
        {
            names.truncate(single);
        }
        let techniques = names.into_iter().map(|name| words.technique(name)).collect();
        Ok(Sudoku { techniques, ..self })
    }

    /// Adds a link to play it, if it is classic: `prefix`, or else [`PLAY_AT`], followed by the 81 digits,
    /// 0 for an empty cell. Digits make the smallest QR code.
    pub fn with_link(self, prefix: Option<&str>) -> Sudoku {
        let digits = |puzzle: &Puzzle| puzzle.givens().to_string().replace('.', "0");
        let digits = self.classic.as_ref().map(digits);
        let link = digits.map(|digits| format!("{}{digits}", prefix.unwrap_or(PLAY_AT)));
        Sudoku { link, ..self }
    }

    /// With what a worksheet asks about it, if it is classic: its first steps, and how much three engines
    /// have to do. For a hard puzzle that takes seconds.
    ///
    /// # Errors
    ///
    /// If `stop` was raised.
    pub fn with_lesson(
        self,
        finder: &PathFinder,
        words: &Words,
        stop: &Stop,
    ) -> Result<Sudoku, Stopped> {
        let lesson = |puzzle| Lesson::new(puzzle, finder, words, stop);
        let lesson = self.classic.as_ref().map(lesson).transpose()?;
        Ok(Sudoku { lesson, ..self })
    }

    /// As a worksheet with a drill; the answer is printed at the back.
    pub fn with_drill(self, drill: Drill, answer: String) -> Sudoku {
        let answer = answer.replace('\n', " ");
        let lesson = Lesson { steps: vec![answer], work: Vec::new(), drill: Some(drill) };
        Sudoku { lesson: Some(lesson), ..self }
    }
}

/// The heading of a section with puzzles of one level.
pub fn level_heading(level: Level, words: &Words) -> String {
    let name = words.level(level);
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Booklet {
    /// The number of puzzles.
    pub fn len(&self) -> usize {
        self.sections.iter().map(|section| section.items.len()).sum()
    }

    /// Whether there are no puzzles.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The first of its titles and (if they are printed) labels with a letter that the fonts lack,
    /// and that letter.
    pub fn unprintable(&self, settings: &Settings) -> Option<(&str, char)> {
        let labels =
            self.sections.iter().flat_map(|section| &section.items).map(|item| match item {
                Item::Sudoku(sudoku) => &sudoku.id,
                Item::Cross(cross) => &cross.id,
            });
        let labels = labels.filter(|_| settings.labels);
        let titles = self.sections.iter().map(|section| &section.title);
        let texts = std::iter::once(&self.title).chain(titles).chain(labels);
        texts.into_iter().find_map(|text| Some((text.as_str(), Weight::Bold.lacks(text)?)))
    }
}
