//! Puzzles with rules, and puzzles on other boards than the classic one.

use std::cell::RefCell;

use ennead::board::{Cell, Givens, Ground, Value};
use ennead::draw::Picture;
use ennead::engine::{Chosen, NO_LIMIT};
use ennead::format::Opened;
use ennead::rule::{Setup, Unfit};
use ennead::variant::{self, Engine, Fault, Puzzle};
use ennead::{End, Enough};
use ennead_text::Words;
use serde::ser::{Error as _, SerializeSeq};
use serde::{Serialize, Serializer};

use super::clues::{ContradictingClues, SuggestedClues};
use crate::question::{Asker, Refusal};
#[allow(unused_imports, reason = "for the links of the documentation")]
use crate::{play::Check, puzzle::Solve};

pub use ennead::variant::RuledVerdict;

/// A puzzle for the core of puzzles with rules.
#[derive(Clone, Debug)]
pub struct Ruled {
    opened: Opened,
    setup: Setup,
    /// The puzzle, or what of its givens clashes or breaks a rule.
    puzzle: Result<Puzzle, Broken>,
}

/// Givens that break something.
#[derive(Clone, Debug)]
struct Broken {
    /// The cells of givens that clash.
    clashes: Vec<Cell>,
    /// The rules that are broken.
    rules: Vec<usize>,
}

/// Why no question about a puzzle with rules can be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// A rule makes no sense on the board.
    Unfit {
        /// Its line.
        rule: String,
        /// Why.
        why: Unfit,
    },
    /// A rule is too complicated to be searched.
    TooComplicated {
        /// Why, for programmers.
        why: String,
    },
}

impl Misfit {
    /// What to tell the user.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Misfit::Unfit { rule, why } => {
                let args = [("rule", rule.as_str().into()), ("why", words.unfit(why).into())];
                words.say_with("ruled-unfit", &args)
            }
            Misfit::TooComplicated { why } => {
                words.say_with("ruled-too-complicated", &[("why", why.as_str().into())])
            }
        }
    }
}

impl Ruled {
    /// The puzzle as it was opened.
    ///
    /// # Errors
    ///
    /// If one of its rules makes no sense on its board, or cannot be searched.
    pub fn new(opened: Opened) -> Result<Ruled, Misfit> {
        let setup = opened.setup();
        let puzzle = match Puzzle::new(setup.clone()) {
            Ok(puzzle) => Ok(puzzle),
            Err(Fault::Invalid { clashes, broken }) => Err(Broken { clashes, rules: broken }),
            Err(Fault::Unfit { rule, why }) => {
                let rule = setup.rules[rule].to_line(setup.layout());
                return Err(Misfit::Unfit { rule, why });
            }
            Err(other) => return Err(Misfit::TooComplicated { why: other.to_string() }),
        };
        Ok(Ruled { opened, setup, puzzle })
    }

    /// The puzzle with everything that was read.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// Board, givens and rules.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The puzzle on one line.
    pub fn line(&self) -> String {
        self.setup.to_line()
    }

    /// The board with everything that lies on it, and what is drawn for its rules.
    pub fn picture(&self) -> Picture {
        let sheet = self.opened.sheet.clone().on_any_board();
        Picture { decorations: self.setup.decorations(), ..Picture::new(sheet) }
    }

    /// Its solution, if there is exactly one.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub fn solution(&self, asker: &Asker) -> Result<Option<Givens>, Refusal> {
        let (mut first, verdict) = self.verdict(2, default_engine(), asker)?;
        Ok(first.pop().filter(|_| verdict == Some(RuledVerdict::Unique)))
    }

    /// What was left out because it is not understood.
    pub fn ignored(&self) -> Vec<String> {
        self.opened.ignored.iter().map(ToString::to_string).collect()
    }

    /// The number of empty cells.
    pub fn missing(&self) -> usize {
        self.setup.layout().cells().len() - self.setup.givens.cells().len()
    }

    /// Hands the solutions to `take`, at most `limit` of them (0 for no limit), and counts them.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub fn search(
        &self,
        limit: u64,
        engine: &dyn Engine,
        asker: &Asker,
        mut take: impl FnMut(&Givens) -> Result<(), Enough>,
    ) -> Result<u64, Refusal> {
        let Ok(puzzle) = &self.puzzle else { return Ok(0) };
        let limit = if limit == 0 { NO_LIMIT } else { limit };
        let mut count = 0;
        let ended = engine.solutions(puzzle, asker.stop, &mut |solution| {
            count += 1;
            take(solution)?;
            if count < limit { Ok(()) } else { Err(Enough) }
        });
        match ended {
            Ok(()) | Err(End::Enough) => Ok(count),
            Err(End::Stopped) => Err(Refusal::Stopped),
        }
    }

    /// The first solutions, at most `limit` and at most two, and the verdict; without a verdict if only
    /// one solution was asked for and found.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub fn verdict(
        &self,
        limit: u64,
        engine: &dyn Engine,
        asker: &Asker,
    ) -> Result<(Vec<Givens>, Option<RuledVerdict>), Refusal> {
        let mut first = Vec::new();
        let most = if limit == 1 { 1 } else { 2 };
        let count = self.search(most, engine, asker, |solution| {
            first.push(solution.clone());
            Ok(())
        })?;
        let verdict = match (&self.puzzle, most, count) {
            (Err(_), ..) => Some(RuledVerdict::Invalid),
            (_, 1, 1) => None,
            _ => Some(RuledVerdict::of_count(count)),
        };
        Ok((first, verdict))
    }

    /// The answer to the question for solutions.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub fn solved(
        &self,
        limit: u64,
        engine: &dyn Engine,
        asker: &Asker,
    ) -> Result<RuledSolved, Refusal> {
        let (first, verdict) = self.verdict(limit, engine, asker)?;
        let mut solutions = Vec::new();
        let mut push = |solution: &Givens| solutions.push(self.text(solution));
        if first.len() < 2 || limit == 2 {
            first.iter().for_each(&mut push);
        } else {
            self.search(limit, engine, asker, |solution| {
                push(solution);
                Ok(())
            })?;
        }
        Ok(self.answer(verdict, solutions))
    }

    /// The answer to the question for solutions, which are searched for while they are written; `take`
    /// gets each after it is written.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub fn streamed<'a>(
        &'a self,
        limit: u64,
        engine: &'a dyn Engine,
        asker: &'a Asker<'a>,
        take: &'a mut dyn FnMut(),
    ) -> Result<impl Serialize + 'a, Refusal> {
        let (_, verdict) = self.verdict(limit, engine, asker)?;
        let solutions = Live { ruled: self, limit, engine, asker, take: RefCell::new(take) };
        Ok(self.answer(verdict, solutions))
    }

    fn answer<S>(&self, verdict: Option<RuledVerdict>, solutions: S) -> RuledSolved<S> {
        RuledSolved {
            puzzle: self.line(),
            verdict,
            missing: self.missing(),
            solutions,
            ignored: self.ignored(),
        }
    }

    /// The answer to the question whether it is a proper puzzle; with `suggest`, with clues that would
    /// make it unique.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub fn checked(&self, suggest: bool, asker: &Asker) -> Result<RuledChecked, Refusal> {
        let mut checked = self.verdict_checked(asker)?;
        checked.add_reasons(&self.setup, suggest, asker)?;
        checked.sentences.extend(self.reading_note(asker));
        Ok(checked)
    }

    /// The same without the clues that contradict or are redundant, for long lists.
    ///
    /// # Errors
    ///
    /// If the asker stops waiting.
    pub fn verdict_checked(&self, asker: &Asker) -> Result<RuledChecked, Refusal> {
        let (first, verdict) = self.verdict(2, default_engine(), asker)?;
        let verdict = verdict.expect("two solutions are asked for");
        let words = asker.words;
        let names = |cells: &[Cell]| cells.iter().map(ToString::to_string).collect::<Vec<_>>();
        let (clashes, broken) = match &self.puzzle {
            Ok(_) => Default::default(),
            Err(broken) => (names(&broken.clashes), self.broken(broken)),
        };
        let held = match (&self.puzzle, verdict) {
            (Ok(puzzle), RuledVerdict::Ambiguous) => held(puzzle, asker)?,
            _ => Vec::new(),
        };
        let differing: Vec<String> = held.iter().map(|it| it.cell.clone()).collect();
        let mut sentences = self.faults(words);
        if verdict != RuledVerdict::Invalid {
            sentences.push(words.say("ruled-valid"));
            sentences.push(match verdict {
                RuledVerdict::Unsolvable => words.say("check-none"),
                RuledVerdict::Unique => words.say("check-unique"),
                _ => {
                    let cells =
                        [("count", differing.len().into()), ("cells", differing.join(" ").into())];
                    words.say_with("check-several", &cells)
                }
            });
            sentences.extend(held_sentence(&held, words));
        }
        Ok(RuledChecked {
            puzzle: self.line(),
            verdict,
            valid: verdict != RuledVerdict::Invalid,
            solvable: matches!(verdict, RuledVerdict::Unique | RuledVerdict::Ambiguous),
            unique: verdict == RuledVerdict::Unique,
            clashes,
            broken,
            differing,
            held,
            minimal: None,
            redundant: Vec::new(),
            redundant_together: Vec::new(),
            undecided: Vec::new(),
            contradiction: None,
            suggestions: Vec::new(),
            solution: first.first().filter(|_| first.len() == 1).map(|it| self.text(it)),
            ignored: self.ignored(),
            sentences,
        })
    }

    /// What is wrong with the givens, in sentences.
    pub fn faults(&self, words: &Words) -> Vec<String> {
        let Err(broken) = &self.puzzle else { return Vec::new() };
        let cells: Vec<_> = broken.clashes.iter().map(ToString::to_string).collect();
        let clash = || words.say_with("ruled-clash", &[("cells", cells.join(" ").into())]);
        let rules = self.broken(broken).into_iter();
        let rules = rules.map(|rule| words.say_with("ruled-broken", &[("rule", rule.into())]));
        (!cells.is_empty()).then(clash).into_iter().chain(rules).collect()
    }

    /// The lines of the rules that givens break.
    fn broken(&self, broken: &Broken) -> Vec<String> {
        let line = |&rule: &usize| self.setup.rules[rule].to_line(self.setup.layout());
        broken.rules.iter().map(line).collect()
    }

    /// What was left out or guessed when it was read, in a sentence or two; none if nothing was.
    pub fn reading_note(&self, asker: &Asker) -> Option<String> {
        let words = asker.words;
        let args = [("ignored", self.ignored().join(", ").into())];
        let ignored =
            (!self.opened.ignored.is_empty()).then(|| words.say_with("ruled-ignored", &args));
        let guessed = self.opened.guessed.iter().flat_map(|guessed| {
            let rules: Vec<String> =
                guessed.rules.iter().map(|rule| words.rule_name(rule)).collect();
            let rules = (!rules.is_empty())
                .then(|| words.say_with("ruled-guessed", &[("rules", rules.join(", ").into())]));
            let drawings: Vec<String> =
                guessed.decoration.iter().map(ToString::to_string).collect();
            let told: Vec<String> = drawings.iter().take(MOST_TOLD).cloned().collect();
            let args = [("count", drawings.len().into()), ("drawings", told.join(", ").into())];
            let decoration =
                (!drawings.is_empty()).then(|| words.say_with("ruled-decoration", &args));
            rules.into_iter().chain(decoration)
        });
        let notes: Vec<String> = ignored.into_iter().chain(guessed).collect();
        (!notes.is_empty()).then(|| notes.join(" "))
    }

    /// A board as text: the symbols of its cells in reading order.
    pub fn text(&self, board: &Givens) -> String {
        self.setup.layout().givens_text(board)
    }
}

/// The engine for puzzles with rules if none is chosen.
pub fn default_engine() -> &'static dyn Engine {
    variant::ENGINES[0]
}

/// The engine for puzzles with rules that was chosen.
///
/// # Errors
///
/// If the one with this name searches classic puzzles only.
pub fn engine(chosen: Option<Chosen>) -> Result<&'static dyn Engine, Refusal> {
    chosen.map_or(Ok(default_engine()), |engine| Ok(variant::by_name(engine.name())?))
}

/// The answer to [`Solve`] about a puzzle with rules, or on another board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RuledSolved"))]
pub struct RuledSolved<S = Vec<String>> {
    /// The board, the givens and the rules on one line.
    pub puzzle: String,
    /// The verdict; none if only one solution was asked for and found.
    pub verdict: Option<RuledVerdict>,
    /// The number of empty cells.
    pub missing: usize,
    /// The solutions, at most the limit: the symbols of all cells in reading order, separated by blanks
    /// if some have several characters.
    pub solutions: S,
    /// What was left out because it is not understood.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ignored: Vec<String>,
}

/// How many solutions that hold a value are counted.
pub(super) const MOST_HELD: u64 = 8;

/// Of more cells, what they hold is not told in a sentence.
const MOST_TOLD: usize = 12;

/// The values that a cell has in some solution.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeldCell {
    /// The cell.
    pub cell: String,
    /// Its values in order.
    pub values: Vec<HeldValue>,
}

/// A value that some solutions have in a cell.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeldValue {
    /// Its symbol.
    pub value: String,
    /// How many solutions have it there, counted up to 8.
    pub solutions: u64,
}

impl std::fmt::Display for HeldCell {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}", self.cell)?;
        self.values.iter().try_for_each(|it| write!(f, " {} ({})", it.value, it.solutions))
    }
}

/// What a few cells hold, in a sentence; none if solutions differ in many cells, or in none.
fn held_sentence(held: &[HeldCell], words: &Words) -> Option<String> {
    (1..=MOST_TOLD).contains(&held.len()).then(|| {
        let held: Vec<String> = held.iter().map(ToString::to_string).collect();
        let args = [("most", MOST_HELD.into()), ("held", held.join("; ").into())];
        words.say_with("ruled-held", &args)
    })
}

/// The cells in which solutions differ, and the values they have there.
pub(super) fn held(puzzle: &Puzzle, asker: &Asker) -> Result<Vec<HeldCell>, Refusal> {
    let layout = puzzle.layout();
    let values = |values: &[(Value, u64)]| {
        let held = |&(value, solutions): &(Value, u64)| HeldValue {
            value: layout.symbol(value).to_string(),
            solutions,
        };
        values.iter().map(held).collect()
    };
    let held = puzzle.holders(MOST_HELD, asker.stop)?;
    let open = held.iter().filter(|(_, values)| values.len() > 1);
    Ok(open.map(|(cell, of)| HeldCell { cell: cell.to_string(), values: values(of) }).collect())
}

/// The answer to [`Check`] about a puzzle with rules, or on another board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuledChecked {
    /// The board, the givens and the rules on one line.
    pub puzzle: String,
    /// The verdict.
    pub verdict: RuledVerdict,
    /// Whether no givens clash, and none break a rule.
    pub valid: bool,
    /// Whether there is a solution.
    pub solvable: bool,
    /// Whether there is exactly one solution.
    pub unique: bool,
    /// The cells of givens that clash.
    pub clashes: Vec<String>,
    /// The rules that givens break.
    pub broken: Vec<String>,
    /// The cells in which solutions differ.
    pub differing: Vec<String>,
    /// The values that solutions have there.
    pub held: Vec<HeldCell>,
    /// Whether no clue can be left out; none unless there is exactly one solution, or if that is not
    /// known.
    pub minimal: Option<bool>,
    /// The clues that can be left out, each by itself, as lines of our language.
    pub redundant: Vec<String>,
    /// Those of them that can be left out together; no other is known to go with them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub redundant_together: Vec<String>,
    /// The clues that may be redundant: finding out would take too long.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub undecided: Vec<String>,
    /// Clues that contradict each other, if there is no solution.
    pub contradiction: Option<ContradictingClues>,
    /// Clues that would make it unique, if that was asked for and there are several solutions: the fewest
    /// first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<SuggestedClues>,
    /// The solution, if there is exactly one.
    pub solution: Option<String>,
    /// What was left out because it is not understood.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ignored: Vec<String>,
    /// The result in sentences.
    pub sentences: Vec<String>,
}

/// Solutions that are searched for while they are written.
struct Live<'a> {
    ruled: &'a Ruled,
    limit: u64,
    engine: &'a dyn Engine,
    asker: &'a Asker<'a>,
    take: RefCell<&'a mut dyn FnMut()>,
}

impl Serialize for Live<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let mut take = self.take.try_borrow_mut().map_err(S::Error::custom)?;
        let mut failed = None;
        let searched = self.ruled.search(self.limit, self.engine, self.asker, |solution| {
            list.serialize_element(&self.ruled.text(solution)).map_err(|error| {
                failed = Some(error);
                Enough
            })?;
            take();
            Ok(())
        });
        match (failed, searched) {
            (Some(error), _) => Err(error),
            (None, Err(stopped)) => Err(S::Error::custom(stopped)),
            (None, Ok(_)) => list.end(),
        }
    }
}
