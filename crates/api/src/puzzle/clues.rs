//! What the clues of a puzzle are there for: which contradict each other, which are redundant.

use ennead::board::{AnySheet, Ground};
use ennead::engine::Collect;
use ennead::format::Opened;
use ennead::rule::{Rule, Setup};
use ennead::variant::{self, Addition, Clue, Inference, Puzzle, RuledVerdict};
use ennead::{Cell, CellSet, Clues, Digit, Givens, Sheet, Solution};
use ennead_text::{RefutationLine, Words};
use serde::Serialize;

use super::RuledChecked;
use super::ruled::{HeldCell, HeldValue, MOST_HELD, held};
use crate::question::{Asker, Refusal};

/// Clues that no board obeys together. Each is a line of our language.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ContradictingClues {
    /// The clues; none if no board of this kind can be filled at all.
    pub clues: Vec<String>,
    /// Whether it is certain that without any one of them the others do not contradict each other.
    pub minimal: bool,
    /// Whether it is certain that no fewer clues of the puzzle contradict each other.
    pub least: bool,
    /// Why they contradict each other, step by step; none if that is not found out soon.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<RefutationStep>,
}

/// A step of what clues rule out until they contradict each other.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RefutationStep {
    /// Its number: `3`, and `3.1` for the first step under what step 3 supposes.
    pub number: String,
    /// What it says.
    pub text: String,
    /// What it rules out; none if it is where a contradiction is met.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ruled_out: Vec<RuledOut>,
}

/// Values that are ruled out in a cell.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuledOut {
    /// The cell.
    pub cell: String,
    /// The symbols of the values.
    pub values: Vec<String>,
}

/// Of more steps, only the outermost are among the sentences.
const MOST_SAID: usize = 40;

/// Why clues of a setup contradict each other, step by step; none if that is not found out soon.
pub(crate) fn refuted(
    setup: &Setup,
    clues: &[Clue],
    asker: &Asker,
) -> Result<Vec<RefutationStep>, Refusal> {
    let Some(found) = variant::refutation(setup, clues, asker.stop)? else { return Ok(Vec::new()) };
    let layout = setup.layout();
    let ruled_out = |inference: &Inference| {
        let out = inference.out.iter().map(|&(cell, values)| RuledOut {
            cell: cell.to_string(),
            values: values.iter().map(|value| layout.symbol(value).to_owned()).collect(),
        });
        out.collect()
    };
    let lines = asker.words.refutation(&found, setup, clues).into_iter();
    let step = |line: RefutationLine<'_>| RefutationStep {
        number: line.number,
        text: line.text,
        ruled_out: line.inference.map_or_else(Vec::new, ruled_out),
    };
    Ok(lines.map(step).collect())
}

/// The steps as sentences, a headline first.
pub(crate) fn refutation_sentences(steps: &[RefutationStep], words: &Words) -> Vec<String> {
    let headline = (!steps.is_empty()).then(|| words.say("ruled-contradiction-steps"));
    let said = |step: &&RefutationStep| steps.len() <= MOST_SAID || !step.number.contains('.');
    let line = |step: &RefutationStep| {
        let depth = step.number.matches('.').count();
        format!("{:1$}{2}. {3}", "", 2 + 2 * depth, step.number, step.text)
    };
    headline.into_iter().chain(steps.iter().filter(said).map(line)).collect()
}

/// Clues that would make a puzzle unique. Each is a line of our language.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SuggestedClues {
    /// The clues to add.
    pub clues: Vec<String>,
    /// Whether it is certain that fewer would not do, of the kinds that are looked at.
    pub shortest: bool,
}

/// How many choices of clues are tried to make a puzzle unique.
const ROUNDS: usize = 100;

/// How many sets of clues are tried to find the least that contradict each other.
const TRIED: usize = 600;

/// The clues as lines of our language.
fn lines(clues: &[Clue], setup: &Setup) -> Vec<String> {
    clues.iter().map(|clue| clue.text(setup)).collect()
}

impl RuledChecked {
    /// Adds why there is no solution, or which clues are redundant.
    pub(super) fn add_reasons(
        &mut self,
        setup: &Setup,
        suggest: bool,
        asker: &Asker,
    ) -> Result<(), Refusal> {
        match self.verdict {
            RuledVerdict::Ambiguous if suggest => {
                self.suggestions = suggestions(setup, asker)?;
                self.sentences.extend(self.suggestions.iter().map(|it| it.sentence(asker.words)));
                Ok(())
            }
            RuledVerdict::Unique => self.add_redundant(setup, asker),
            RuledVerdict::Unsolvable => self.add_contradiction(setup, asker),
            _ => Ok(()),
        }
    }

    fn add_redundant(&mut self, setup: &Setup, asker: &Asker) -> Result<(), Refusal> {
        let read = |text| setup.layout().parse_givens(text);
        let Some(solution) = self.solution.as_deref().and_then(read) else { return Ok(()) };
        let found = variant::redundant(setup, &solution, asker.stop)?;
        self.minimal = found.is_minimal();
        self.redundant = lines(&found.each, setup);
        self.redundant_together = lines(&found.together, setup);
        self.undecided = lines(&found.undecided, setup);
        let say = |key, clues: &[String]| {
            let args = [("count", clues.len().into()), ("clues", clues.join("; ").into())];
            asker.words.say_with(key, &args)
        };
        if !self.redundant.is_empty() {
            self.sentences.push(say("ruled-redundant", &self.redundant));
        } else if self.minimal == Some(true) && !Clue::all(setup).is_empty() {
            self.sentences.push(asker.words.say("ruled-minimal"));
        }
        if self.redundant.len() > 1 {
            self.sentences.push(say("ruled-together", &self.redundant_together));
        }
        if let Some(total) = covered(setup).filter(|_| found.each.len() > found.together.len()) {
            let total = [("total", total.into())];
            self.sentences.push(asker.words.say_with("ruled-cages-cover", &total));
        }
        if !self.undecided.is_empty() {
            self.sentences.push(say("ruled-undecided", &self.undecided));
        }
        Ok(())
    }

    fn add_contradiction(&mut self, setup: &Setup, asker: &Asker) -> Result<(), Refusal> {
        let found = variant::least_contradiction(setup, TRIED, asker.stop, &mut |_| {})?;
        let Some(found) = found else { return Ok(()) };
        let contradiction = ContradictingClues {
            clues: lines(&found.clues, setup),
            minimal: found.is_minimal,
            least: found.is_least,
            steps: refuted(setup, &found.clues, asker)?,
        };
        self.sentences.push(contradiction.sentence(asker.words));
        self.sentences.extend(refutation_sentences(&contradiction.steps, asker.words));
        self.contradiction = Some(contradiction);
        Ok(())
    }
}

impl ContradictingClues {
    fn sentence(&self, words: &Words) -> String {
        let key = if self.minimal { "ruled-contradiction" } else { "ruled-contradiction-some" };
        let args = [("count", self.clues.len().into()), ("clues", self.clues.join("; ").into())];
        words.say_with(key, &args)
    }
}

impl SuggestedClues {
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let key = if self.shortest { "ruled-suggested" } else { "ruled-suggested-some" };
        let args = [("count", self.clues.len().into()), ("clues", self.clues.join("; ").into())];
        words.say_with(key, &args)
    }
}

/// The fewest clues that leave one of the solutions alone: of the kinds the puzzle has, and givens only
/// if that are more.
fn suggestions(setup: &Setup, asker: &Asker) -> Result<Vec<SuggestedClues>, Refusal> {
    let puzzle = Puzzle::new(setup.clone()).expect("it has several solutions");
    let Some(solution) = puzzle.solve(1, asker.stop)?.pop() else { return Ok(Vec::new()) };
    let offered = variant::offered(setup, &solution);
    let is_given = |it: &&Addition| matches!(it, Addition::Given(..));
    let givens: Vec<Addition> = offered.iter().filter(is_given).cloned().collect();
    let mut lists = Vec::new();
    for of in [&offered, &givens] {
        if lists.is_empty() || of.len() != offered.len() {
            lists.extend(variant::suggest(setup, &solution, of, ROUNDS, asker.stop)?);
        }
    }
    lists.sort_by_key(|it| it.clues.len());
    lists.dedup();
    let list = |it: variant::Suggestion| SuggestedClues {
        clues: it.clues.iter().map(|clue| clue.text(setup)).collect(),
        shortest: it.is_shortest,
    };
    Ok(lists.into_iter().map(list).collect())
}

/// The fewest givens that leave one solution of a classic puzzle alone.
pub(crate) fn suggested(givens: &Givens, asker: &Asker) -> Result<Vec<SuggestedClues>, Refusal> {
    suggestions(&setup_of(givens), asker)
}

/// A classic puzzle for the core of puzzles with rules.
fn setup_of(givens: &Givens) -> Setup {
    Opened::from(AnySheet::from(Sheet::from(*givens))).setup()
}

/// With fewer solutions than this, they are listed: that takes microseconds.
const LISTED: u64 = 200;

/// The values that solutions of a classic puzzle have in the cells in which they differ. None of a sukaku
/// with very many solutions.
pub(crate) fn held_by(clues: &Clues, asker: &Asker) -> Result<Vec<HeldCell>, Refusal> {
    let puzzle = ennead::Puzzle::try_from(*clues).expect("it has several solutions");
    let mut few = Collect::default();
    let found = ennead::default_engine().search(&puzzle, LISTED, &mut few, asker.stop);
    if found.complete {
        return Ok(held_among(&few.solutions));
    }
    if clues.is_sukaku() {
        return Ok(Vec::new());
    }
    let ruled = Puzzle::new(setup_of(clues.givens())).expect("it has several solutions");
    held(&ruled, asker)
}

/// The values that these solutions have in the cells in which they differ.
fn held_among(solutions: &[Solution]) -> Vec<HeldCell> {
    let value = |cell, digit| {
        let count = solutions.iter().filter(|it| it.digit(cell) == digit).count() as u64;
        let held = HeldValue { value: digit.to_string(), solutions: count.min(MOST_HELD) };
        (count > 0).then_some(held)
    };
    let of = |cell: Cell| HeldCell {
        cell: cell.to_string(),
        values: Digit::ALL.into_iter().filter_map(|digit| value(cell, digit)).collect(),
    };
    Cell::ALL.into_iter().map(of).filter(|held| held.values.len() > 1).collect()
}

/// Givens of a classic puzzle without a solution that contradict each other, and why; none if that is not
/// found out soon.
pub(crate) fn contradicting(
    givens: &Givens,
    asker: &Asker,
) -> Result<(CellSet, Vec<RefutationStep>), Refusal> {
    let setup = setup_of(givens);
    let found = variant::least_contradiction(&setup, TRIED, asker.stop, &mut |_| {})?;
    let Some(found) = found.filter(|found| found.is_minimal) else { return Ok(Default::default()) };
    let cells = found.clues.iter().filter_map(|clue| match clue {
        Clue::Given(cell) => Some(Cell::at(cell.row(), cell.column())),
        Clue::Rule(_) => None,
    });
    Ok((cells.collect(), refuted(&setup, &found.clues, asker)?))
}

/// The sum of all cells, if cages with sums cover the board, so that each sum follows from the others.
fn covered(setup: &Setup) -> Option<u32> {
    let layout = setup.layout();
    let mut left = layout.cells();
    let mut total = 0;
    for rule in &setup.rules {
        let Rule::Cage(cage) = rule else { return None };
        let cells = rule.cells(layout);
        if (cells & left) != cells {
            return None;
        }
        left -= cells;
        total += u32::try_from(cage.sum?.get()).ok()?;
    }
    left.is_empty().then_some(total)
}
