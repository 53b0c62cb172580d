//! Playing a cross-number puzzle: are the digits right, and which is the next, and why?

use ennead::cross::{self, Deduction, Found, Limits, Next, Puzzle};
use ennead::grid::named;
use serde::{Deserialize, Serialize};

use crate::cross::puzzle::{CrossSubject, stoppable};
use crate::question::{Asker, Question, Refusal};

/// The digits filled into a cross-number puzzle: one character for each cell, row by row; anything
/// but a digit is an empty cell.
fn filled(puzzle: &Puzzle, digits: &str) -> Vec<Option<u8>> {
    let mut digits = digits.chars().map(|c| c.to_digit(10).map(|digit| digit as u8));
    let digit = |cell| digits.next().flatten().filter(|_| !puzzle.is_black(cell));
    (0..puzzle.cells()).map(digit).collect()
}

/// Are the digits filled in so far right?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossJudge {
    /// The puzzle.
    pub text: CrossSubject,
    /// The digits, one character for each cell, row by row; anything else is an empty cell.
    pub filled: String,
}

/// The result of looking at the digits filled in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossJudged {
    /// What is found.
    pub found: Found,
    /// The cells with a wrong digit, counted from 0 row by row.
    pub wrong: Vec<usize>,
    /// The rules that do not hold, by position; only rules whose cells are all filled are looked
    /// at.
    pub broken: Vec<usize>,
    /// The result in a sentence.
    pub sentence: String,
}

/// What a look at the digits finds.
struct Judgement {
    found: Found,
    wrong: Vec<usize>,
    broken: Vec<usize>,
    /// The digits of the solution, if it is known to be the only one.
    solution: Option<Vec<u8>>,
}

fn judge(puzzle: &Puzzle, digits: &[Option<u8>], asker: &Asker) -> Result<Judgement, Refusal> {
    let grid = cross::Grid {
        width: puzzle.width(),
        digits: digits.iter().map(|digit| digit.unwrap_or(0)).collect(),
    };
    let full = |cells: &[u32]| cells.iter().all(|&cell| digits[cell as usize].is_some());
    let is_broken = |&rule: &usize| {
        let term = puzzle.rules()[rule].term;
        full(&puzzle.cells_of(term)) && cross::holds(puzzle, term, &grid) == Some(false)
    };
    let broken: Vec<usize> = (0..puzzle.rules().len()).filter(is_broken).collect();
    let all = (0..puzzle.cells()).all(|cell| puzzle.is_black(cell) || digits[cell].is_some());
    if all && broken.is_empty() && cross::satisfies(puzzle, &grid) == Some(true) {
        return Ok(Judgement { found: Found::Solved, wrong: Vec::new(), broken, solution: None });
    }
    let limits = Limits::default();
    let outcome = stoppable(asker, |hooks| cross::solve(puzzle, &limits, hooks))?;
    let only = outcome.solutions.first().filter(|_| outcome.is_unique() == Some(true));
    let Some(solution) = only else {
        let found = if broken.is_empty() { Found::Open } else { Found::Wrong };
        return Ok(Judgement { found, wrong: Vec::new(), broken, solution: None });
    };
    let is_wrong = |&cell: &usize| digits[cell].is_some_and(|it| it != solution.digits[cell]);
    let wrong: Vec<usize> = (0..digits.len()).filter(is_wrong).collect();
    let found = if wrong.is_empty() { Found::Right } else { Found::Wrong };
    Ok(Judgement { found, wrong, broken, solution: Some(solution.digits.clone()) })
}

impl Question for CrossJudge {
    type Answer = CrossJudged;

    fn answer(self, asker: &Asker) -> Result<CrossJudged, Refusal> {
        let puzzle = self.text.puzzle()?;
        let digits = filled(&puzzle, &self.filled);
        let Judgement { found, wrong, broken, .. } = judge(&puzzle, &digits, asker)?;
        let sentence = asker.words.cross_judged(&puzzle, found, &wrong, &broken);
        Ok(CrossJudged { found, wrong, broken, sentence })
    }
}

/// Which digit is next, and why?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossHint {
    /// The puzzle.
    pub text: CrossSubject,
    /// The digits, one character for each cell, row by row; anything else is an empty cell.
    pub filled: String,
}

named! {
    /// What kind of hint it is.
    pub enum CrossHintKind {
        /// The next digit.
        Digit = "digit",
        /// A digit is wrong.
        Mistake = "mistake",
        /// The digits contradict the rules.
        Clash = "clash",
        /// The grid is full.
        Full = "full",
        /// No short reason was found.
        Stuck = "stuck",
    }
}

/// The next digit, and the reason for it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossHinted {
    /// What kind of hint it is.
    pub hint: CrossHintKind,
    /// Where to look, without the answer.
    pub look: String,
    /// The conclusion.
    pub title: String,
    /// The reason, step by step.
    pub sentences: Vec<String>,
    /// The cells it is about, counted from 0 row by row.
    pub cells: Vec<usize>,
    /// The digit that follows.
    pub digit: Option<u8>,
    /// The rule that leads to it.
    pub rule: Option<usize>,
    /// The other rules the reason uses.
    pub others: Vec<usize>,
    /// The digits each cell can have, as far as the reason needs them.
    pub left: Vec<CellLeft>,
    /// All the digits with which that rule alone holds, if they are few.
    pub ways: Vec<WayLeft>,
}

/// The digits that are left for a cell.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellLeft {
    /// The cell, counted from 0 row by row.
    pub cell: usize,
    /// The digits.
    pub digits: Vec<u8>,
}

/// Digits with which a rule holds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayLeft {
    /// The digits of the rule's cells, row by row.
    pub digits: String,
    /// Whether they agree with everything that is known.
    pub fits: bool,
}

impl CrossHinted {
    fn new(hint: CrossHintKind, title: String) -> CrossHinted {
        CrossHinted {
            hint,
            look: title.clone(),
            title,
            sentences: Vec::new(),
            cells: Vec::new(),
            digit: None,
            rule: None,
            others: Vec::new(),
            left: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// With the reason `steps`.
    fn because(mut self, puzzle: &Puzzle, steps: &[Deduction], asker: &Asker) -> CrossHinted {
        let words = asker.words;
        self.sentences.extend(steps.iter().map(|step| words.cross_deduction(puzzle, step)));
        let Some((last, before)) = steps.split_last() else { return self };
        self.rule = Some(last.rule);
        self.others.extend(before.iter().map(|step| step.rule));
        self.others.sort_unstable();
        self.others.dedup();
        self.others.retain(|&rule| rule != last.rule);
        for left in steps.iter().flat_map(|step| &step.left) {
            self.left.retain(|it| it.cell != left.cell);
            self.left.push(CellLeft { cell: left.cell, digits: left.after.clone() });
        }
        self.ways = last
            .ways
            .iter()
            .map(|way| WayLeft {
                digits: way.digits.iter().map(ToString::to_string).collect(),
                fits: way.fits,
            })
            .collect();
        self
    }
}

impl Question for CrossHint {
    type Answer = CrossHinted;

    fn answer(self, asker: &Asker) -> Result<CrossHinted, Refusal> {
        let words = asker.words;
        let puzzle = self.text.puzzle()?;
        let digits = filled(&puzzle, &self.filled);
        let judged = judge(&puzzle, &digits, asker)?;
        let sentence = words.cross_judged(&puzzle, judged.found, &judged.wrong, &judged.broken);
        match judged.found {
            Found::Solved => return Ok(CrossHinted::new(CrossHintKind::Full, sentence)),
            Found::Wrong => {
                let mut hinted = CrossHinted::new(CrossHintKind::Mistake, sentence);
                hinted.rule = judged.broken.first().copied();
                hinted.cells = judged.wrong;
                return Ok(hinted);
            }
            Found::Right | Found::Open => {}
        }
        let limits = Limits::default();
        let next = stoppable(asker, |hooks| cross::next_step(&puzzle, &digits, &limits, hooks))?;
        Ok(match next {
            Next::Full => CrossHinted::new(CrossHintKind::Full, sentence),
            Next::Stuck => {
                let open = |&cell: &usize| !puzzle.is_black(cell) && digits[cell].is_none();
                let known = (0..puzzle.cells()).find(open).zip(judged.solution);
                match known {
                    None => CrossHinted::new(CrossHintKind::Stuck, words.say("cross-hint-stuck")),
                    Some((cell, solution)) => {
                        let title = words.cross_without_reason(&puzzle, cell, solution[cell]);
                        let mut hinted = CrossHinted::new(CrossHintKind::Stuck, title);
                        (hinted.cells, hinted.digit) = (vec![cell], Some(solution[cell]));
                        hinted
                    }
                }
            }
            Next::Clash { steps } => {
                let title = words.say("cross-hint-clash");
                CrossHinted::new(CrossHintKind::Clash, title).because(&puzzle, &steps, asker)
            }
            Next::Digit { cell, digit, refuted, steps } => {
                let title = words.cross_conclusion(&puzzle, cell, digit);
                let mut hinted = CrossHinted::new(CrossHintKind::Digit, title);
                for it in &refuted {
                    hinted.sentences.push(words.cross_supposed(&puzzle, it.cell, it.digit));
                    hinted = hinted.because(&puzzle, &it.steps, asker);
                    let so = words.cross_refuted(&puzzle, it.cell, it.digit, &it.left);
                    hinted.sentences.push(so);
                    // What follows from a supposition is not left for the cells.
                    hinted.left = vec![CellLeft { cell: it.cell, digits: it.left.clone() }];
                }
                hinted = hinted.because(&puzzle, &steps, asker);
                hinted.look = match refuted.first() {
                    None => words.cross_look(&puzzle, cell, hinted.rule),
                    Some(first) => words.cross_look(&puzzle, first.cell, None),
                };
                (hinted.cells, hinted.digit) = (vec![cell], Some(digit));
                hinted
            }
        })
    }
}
