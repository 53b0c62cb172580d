//! Cross-number puzzles: solve, check, explain, draw, make, convert, and write a Sudoku as one.

use chacha20::ChaCha8Rng;
use ennead::cross::sudoku::{SudokuWords, write_sudoku};
use ennead::cross::{
    self, CONTEST, DigitReading, Direction, Ending, Explained, Explanation, Fact, Grid, Hooks,
    Limits, Op, Outcome, Puzzle, Statistics, Wanted, Word,
};
use ennead::engine::Stopped;
use ennead::grid::named;
use ennead_text::{Words, shortened};
use rand::SeedableRng;
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal, within};
use crate::subject::Subject;

/// A rule in words is cut off after this many characters.
const LONGEST_RULE: usize = 240;

/// At most this many facts of a rule are listed.
const MOST_FACTS: usize = 40;

/// The cross-number puzzle a question is about: a text, or a puzzle that is read already.
///
/// In JSON it is a text, in the contest's notation or as clues.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "String")]
pub enum CrossSubject {
    /// A text.
    Text(String),
    /// A puzzle.
    Puzzle(Box<Puzzle>),
}

impl From<String> for CrossSubject {
    fn from(text: String) -> CrossSubject {
        CrossSubject::Text(text)
    }
}

impl From<Puzzle> for CrossSubject {
    fn from(puzzle: Puzzle) -> CrossSubject {
        CrossSubject::Puzzle(Box::new(puzzle))
    }
}

ennead::grid::schema_as!(CrossSubject, String);

impl CrossSubject {
    /// The puzzle.
    ///
    /// # Errors
    ///
    /// If the text is not a cross-number puzzle.
    pub fn puzzle(self) -> Result<Puzzle, Refusal> {
        match self {
            CrossSubject::Puzzle(puzzle) => Ok(*puzzle),
            CrossSubject::Text(text) => {
                cross::parse(&text).map_err(|error| Refusal::UnreadableCross(Box::new(error)))
            }
        }
    }
}

/// Runs `work`, which ends early when the asker stops waiting.
pub(crate) fn stoppable<T>(asker: &Asker, work: impl FnOnce(&Hooks) -> T) -> Result<T, Stopped> {
    let result = work(&Hooks { stop: asker.stop, ..Hooks::default() });
    asker.stop.check()?;
    Ok(result)
}

const fn two() -> u64 {
    2
}

/// Which digits satisfy all rules?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossSolve {
    /// The puzzle.
    pub text: CrossSubject,
    /// At most this many solutions are looked for; 0: all.
    #[serde(default = "two")]
    pub limit: u64,
}

/// The solutions of a cross-number puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossSolved {
    /// The solutions, each as its rows; `#` is a black cell.
    pub solutions: Vec<Vec<String>>,
    /// What is known about them.
    #[serde(flatten)]
    pub summary: CrossSummary,
}

/// What a search for solutions found out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossSummary {
    /// The number of solutions found.
    pub count: u64,
    /// Whether these are all the solutions.
    pub complete: bool,
    /// Whether numbers may begin with 0.
    pub leading_zeros: bool,
    /// Whether the digits of a word are those of its cells (`cells`) or those of its number
    /// (`number`).
    pub digits: DigitReading,
    /// Whether there is exactly one solution; null if that is not decided.
    pub unique: Option<bool>,
    /// Whether the search ended before a bound was reached.
    pub decided: bool,
    /// Digits tried.
    pub nodes: u64,
    /// States of the automata the rules were compiled to.
    pub states: u64,
    /// The result in sentences.
    pub sentences: Vec<String>,
}

impl CrossSolved {
    fn new(puzzle: &Puzzle, outcome: &Outcome, asker: &Asker) -> CrossSolved {
        let rows = |grid: &Grid| grid.rows_of(puzzle).collect();
        let Outcome { solutions, ending, statistics } = outcome;
        CrossSolved {
            solutions: solutions.iter().map(rows).collect(),
            summary: CrossSummary::new(
                puzzle,
                solutions.len() as u64,
                *ending,
                statistics,
                asker.words,
            ),
        }
    }
}

impl CrossSummary {
    /// What a search found out that ended with `ending` after `count` solutions.
    pub fn new(
        puzzle: &Puzzle,
        count: u64,
        ending: Ending,
        statistics: &Statistics,
        words: &Words,
    ) -> CrossSummary {
        CrossSummary {
            count,
            complete: ending == Ending::Complete,
            leading_zeros: puzzle.reading.leading_zeros,
            digits: puzzle.reading.digits,
            unique: ending.is_unique(count),
            decided: !matches!(ending, Ending::NotDecided(_)),
            nodes: statistics.nodes,
            states: statistics.states,
            sentences: words.cross_verdict(puzzle, count, ending),
        }
    }
}

impl Question for CrossSolve {
    type Answer = CrossSolved;

    fn answer(self, asker: &Asker) -> Result<CrossSolved, Refusal> {
        let puzzle = self.text.puzzle()?;
        let limits = Limits { solutions: self.limit, ..Limits::default() };
        let outcome = stoppable(asker, |hooks| cross::solve(&puzzle, &limits, hooks))?;
        Ok(CrossSolved::new(&puzzle, &outcome, asker))
    }
}

/// Is the puzzle as it should be: unique, without an unnecessary rule?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossCheck {
    /// The puzzle.
    pub text: CrossSubject,
}

/// The result of checking a cross-number puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossChecked {
    /// The solutions, at most two.
    #[serde(flatten)]
    pub solved: CrossSolved,
    /// The words that no rule mentions.
    pub unused_words: Vec<String>,
    /// The cells in no word.
    pub loose_cells: Vec<String>,
    /// For each rule, whether it follows from the others; null if that is not decided. Empty if
    /// there is no solution.
    pub redundant: Vec<Option<bool>>,
    /// Whether there is one solution and every rule is needed for it; null if that is not
    /// decided.
    pub minimal: Option<bool>,
}

impl Question for CrossCheck {
    type Answer = CrossChecked;

    fn answer(self, asker: &Asker) -> Result<CrossChecked, Refusal> {
        let puzzle = self.text.puzzle()?;
        let limits = Limits { solutions: 2, ..Limits::default() };
        let checked = stoppable(asker, |hooks| cross::check(&puzzle, &limits, hooks))?;
        let mut solved = CrossSolved::new(&puzzle, &checked.outcome, asker);
        solved.summary.sentences.extend(asker.words.cross_checked(&puzzle, &checked));
        let language = asker.words.clue_language();
        let name = |&word: &_| cross::word_in_words(&puzzle, word, language);
        let cell = |&cell: &usize| puzzle.cell_name(cell).to_string();
        Ok(CrossChecked {
            solved,
            unused_words: checked.unused_words.iter().map(name).collect(),
            loose_cells: checked.loose_cells.iter().map(cell).collect(),
            minimal: checked.is_minimal(),
            redundant: checked.redundant,
        })
    }
}

/// What are the grid, the words, and the consequences of each rule?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossExplain {
    /// The puzzle.
    pub text: CrossSubject,
}

/// A cross-number puzzle explained. Cells are numbered from 0 in reading order.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossExplained {
    /// The number of columns.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
    /// The black cells.
    pub black: Vec<usize>,
    /// The cells with a bar on their left, as `/cross/build` takes them.
    pub left: Vec<usize>,
    /// The cells with a bar above them.
    pub above: Vec<usize>,
    /// The marks.
    pub marks: Vec<MarkAt>,
    /// The words.
    pub words: Vec<CrossWord>,
    /// The rules.
    pub rules: Vec<RuleExplained>,
    /// Rules that contradict each other, by position; null if no such rules are known.
    pub contradiction: Option<Vec<usize>>,
    /// Whether numbers may begin with 0.
    pub leading_zeros: bool,
    /// Whether the digits of a word are those of its cells (`cells`) or those of its number
    /// (`number`).
    pub digits: DigitReading,
}

/// A mark and its cell.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MarkAt {
    /// The name.
    pub name: String,
    /// The cell.
    pub cell: usize,
}

/// A word and its cells.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossWord {
    /// The name of its mark.
    pub name: String,
    /// Whether it goes across; otherwise it goes down.
    pub across: bool,
    /// Its cells.
    pub cells: Vec<u32>,
}

/// The consequences of a rule.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuleExplained {
    /// The word it is a clue for, by position, if it is one.
    pub word: Option<usize>,
    /// The rule in words.
    pub text: String,
    /// Whether these are only the first of its words.
    pub cut: bool,
    /// The cells it mentions.
    pub cells: Vec<u32>,
    /// Its consequences, in words.
    pub facts: Vec<String>,
    /// How many more facts there are.
    pub more: usize,
    /// The digits it leaves possible in cells.
    pub domains: Vec<DigitsLeft>,
    /// The number of cells it depends on.
    pub support: usize,
    /// The number of states of its automaton.
    pub states: u64,
    /// The number of its conditions that are too large to be analysed.
    pub waiting: usize,
}

/// The digits a rule leaves possible in a cell.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DigitsLeft {
    /// The row, from 0.
    pub row: usize,
    /// The column, from 0.
    pub column: usize,
    /// The digits.
    pub digits: Vec<u8>,
}

impl Question for CrossExplain {
    type Answer = CrossExplained;

    fn answer(self, asker: &Asker) -> Result<CrossExplained, Refusal> {
        let puzzle = self.text.puzzle()?;
        let limits = Limits::default();
        let explanation = stoppable(asker, |hooks| cross::explain(&puzzle, &limits, hooks))?;
        Ok(explained(&puzzle, explanation, asker))
    }
}

fn explained(puzzle: &Puzzle, explanation: Explanation, asker: &Asker) -> CrossExplained {
    let mark = |mark: &cross::Mark| MarkAt {
        name: mark.name.clone(),
        cell: mark.row * puzzle.width() + mark.column,
    };
    let word = |word: &Word| CrossWord {
        name: puzzle.marks()[word.mark].name.clone(),
        across: word.direction == Direction::Across,
        cells: word.cells.clone(),
    };
    let language = asker.words.clue_language();
    let rule = |(rule, explained): (&cross::Rule, &Explained)| {
        let (word, text) = match cross::clue(puzzle, rule.term, language) {
            Some((word, text)) => (Some(word.index()), text),
            None => (None, cross::formula(puzzle, rule.term, None, language)),
        };
        let mut facts = asker.words.cross_facts(explained);
        let more = facts.len().saturating_sub(MOST_FACTS);
        facts.truncate(MOST_FACTS);
        let (text, cut) = shortened(text, LONGEST_RULE);
        RuleExplained {
            word,
            text,
            cut,
            cells: puzzle.cells_of(rule.term),
            facts,
            more,
            domains: explained.facts.iter().filter_map(digits_left).collect(),
            support: explained.support,
            states: explained.states,
            waiting: explained.waiting,
        }
    };
    let width = puzzle.width();
    // Where a word begins inside the grid, there is a bar before it.
    let bars = |direction: Direction| {
        let words = puzzle.words().iter().filter(|word| word.direction == direction);
        let (before, inside): (_, fn(usize, usize) -> bool) = match direction {
            Direction::Across => (1, |cell, width| cell % width > 0),
            Direction::Down => (width, |cell, width| cell >= width),
        };
        let cells = words.map(|word| word.cells[0] as usize);
        let barred = cells.filter(|&cell| inside(cell, width) && !puzzle.is_black(cell - before));
        barred.collect()
    };
    CrossExplained {
        width,
        height: puzzle.height(),
        left: bars(Direction::Across),
        above: bars(Direction::Down),
        black: (0..puzzle.cells()).filter(|&cell| puzzle.is_black(cell)).collect(),
        marks: puzzle.marks().iter().map(mark).collect(),
        words: puzzle.words().iter().map(word).collect(),
        rules: puzzle.rules().iter().zip(&explanation.rules).map(rule).collect(),
        contradiction: explanation.contradiction,
        leading_zeros: puzzle.reading.leading_zeros,
        digits: puzzle.reading.digits,
    }
}

fn digits_left(fact: &Fact) -> Option<DigitsLeft> {
    match fact {
        Fact::OneOf(cell, digits) => {
            Some(DigitsLeft { row: cell.row, column: cell.column, digits: digits.clone() })
        }
        _ => None,
    }
}

/// What does the puzzle look like, drawn as SVG?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossDraw {
    /// The puzzle.
    pub text: CrossSubject,
    /// Whether to fill in a solution.
    #[serde(default)]
    pub solution: bool,
    /// Whether to leave out the clues.
    #[serde(default)]
    pub no_clues: bool,
}

/// A drawing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossDrawn {
    /// The drawing.
    pub svg: String,
}

impl Question for CrossDraw {
    type Answer = CrossDrawn;

    fn answer(self, asker: &Asker) -> Result<CrossDrawn, Refusal> {
        let puzzle = self.text.puzzle()?;
        let limits = Limits { solutions: 1, ..Limits::default() };
        let solve = || stoppable(asker, |hooks| cross::solve(&puzzle, &limits, hooks));
        let outcome = self.solution.then(solve).transpose()?;
        let solution = outcome.and_then(|mut outcome| outcome.solutions.pop());
        let clues = (!self.no_clues).then(|| asker.words.clue_language());
        Ok(CrossDrawn { svg: cross::draw(&puzzle, solution.as_ref(), clues) })
    }
}

named! {
    /// The notation for a cross-number puzzle.
    #[derive(Default)]
    pub enum CrossNotation of "notation" {
        /// In the contest's notation.
        Contest = "contest",
        /// As clues, in the asker's language.
        #[default]
        Clues = "clues",
    }
}

/// A cross-number puzzle as text.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossText {
    /// The puzzle.
    pub text: String,
}

impl CrossNotation {
    /// The puzzle in this notation; clues are in the language of `words`.
    pub fn write(self, puzzle: &Puzzle, words: &Words) -> String {
        match self {
            CrossNotation::Contest => cross::write_contest(puzzle),
            CrossNotation::Clues => cross::write_clues(puzzle, words.clue_language()),
        }
    }
}

/// What is the same puzzle in another notation?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossConvert {
    /// The puzzle.
    pub text: CrossSubject,
    /// The notation.
    #[serde(default)]
    pub to: CrossNotation,
}

impl Question for CrossConvert {
    type Answer = CrossText;

    fn answer(self, asker: &Asker) -> Result<CrossText, Refusal> {
        Ok(CrossText { text: self.to.write(&self.text.puzzle()?, asker.words) })
    }
}

/// What is the Sudoku, written as a cross-number puzzle?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossSudoku {
    /// The Sudoku; if left out, the rules of Sudoku without givens.
    #[serde(default)]
    pub puzzle: Option<Subject>,
    /// Whether the columns are words too: 18 words with the rows.
    #[serde(default)]
    pub columns: bool,
}

impl Question for CrossSudoku {
    type Answer = CrossText;

    fn answer(self, asker: &Asker) -> Result<CrossText, Refusal> {
        let givens = self.puzzle.map(|puzzle| puzzle.givens(asker)).transpose()?;
        let words = if self.columns { SudokuWords::Eighteen } else { SudokuWords::Nine };
        Ok(CrossText { text: write_sudoku(&givens.unwrap_or_default(), words) })
    }
}

/// What is a new cross-number puzzle with one solution and no unnecessary rule?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossGenerate {
    /// The number of columns, 1 to 50.
    #[serde(default = "five")]
    pub width: usize,
    /// The number of rows, 1 to 50.
    #[serde(default = "five")]
    pub height: usize,
    /// The operators its rules may use; if empty, the contest's.
    #[serde(default)]
    pub vocabulary: Vec<Op>,
    /// The percentage of black cells, at most 50.
    #[serde(default)]
    pub black: u32,
    /// Whether numbers may begin with 0.
    #[serde(default)]
    pub leading_zeros: bool,
    /// The seed; the same seed gives the same puzzle.
    pub seed: u64,
    /// The notation of the answer.
    #[serde(default)]
    pub to: CrossNotation,
}

const fn five() -> usize {
    5
}

impl CrossGenerate {
    /// Making a puzzle takes many searches; each is given up after this many digits.
    pub const MOST_NODES: u64 = 100_000;

    /// The largest percentage of black cells: with more, most words would have one cell.
    pub const MOST_BLACK: u32 = 50;

    /// What is to be made.
    ///
    /// # Errors
    ///
    /// If it is too large, or there is no operator of a name.
    pub fn wanted(&self) -> Result<Wanted, Refusal> {
        within("width", self.width as u64, 1..=50)?;
        within("height", self.height as u64, 1..=50)?;
        within("black", self.black.into(), 0..=CrossGenerate::MOST_BLACK.into())?;
        Ok(Wanted {
            width: self.width,
            height: self.height,
            vocabulary: if self.vocabulary.is_empty() {
                CONTEST.to_vec()
            } else {
                self.vocabulary.clone()
            },
            black: self.black,
            leading_zeros: self.leading_zeros,
        })
    }
}

impl Question for CrossGenerate {
    type Answer = CrossText;

    fn answer(self, asker: &Asker) -> Result<CrossText, Refusal> {
        let wanted = self.wanted()?;
        let nodes = CrossGenerate::MOST_NODES;
        let limits = Limits { solutions: 2, nodes, ..Limits::default() };
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let made = stoppable(asker, |hooks| cross::generate(&wanted, &mut rng, &limits, hooks))?;
        let (puzzle, _) =
            made.map_err(|_| Refusal::NotDecided(asker.words.say("cross-not-made")))?;
        Ok(CrossText { text: self.to.write(&puzzle, asker.words) })
    }
}
