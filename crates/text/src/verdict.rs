//! Solutions and verdicts in words.

use ennead_engine::{Check, Verdict};
use ennead_grid::{CellSet, Givens};
use ennead_rating::Level;

use crate::Words;

impl Words {
    /// The sentence of a verdict on a puzzle with `missing` cells to find.
    ///
    /// The German sentences are those of E. Sturm's Sudopli. The Dutch ones for puzzles that cannot
    /// be solved are those of H. Broeders' program.
    pub fn verdict(&self, verdict: Verdict, missing: usize) -> String {
        self.say_with(&format!("verdict-{}", verdict.name()), &[("missing", missing.into())])
    }

    /// How hard a puzzle is on E. Sturm's scale and by rating; `?` if the rating is not known.
    pub fn levels(&self, verdict: Verdict, level: Option<Level>) -> String {
        let sturm = self.say(&format!("rate-sturm-{}", verdict.name()));
        let level = level.map_or("?".to_owned(), |level| self.level(level));
        self.say_with("rate-level", &[("sturm", sturm.into()), ("level", level.into())])
    }

    /// The line above a solution of the puzzle in the file `source`, or of a puzzle without a name.
    pub fn solution_of(&self, source: &str) -> String {
        match source {
            "" => self.say("solution"),
            _ => self.say_with("solution-of", &[("source", source.into())]),
        }
    }

    /// What `check` found about `givens`, one sentence for each finding.
    pub fn check(&self, givens: &Givens, check: &Check) -> Vec<String> {
        let with_cells = |key, cells: CellSet, names: String| {
            self.say_with(key, &[("count", cells.len().into()), ("cells", names.into())])
        };
        let missing = givens.missing();
        let mut sentences = match check.verdict {
            Verdict::Invalid => vec![self.clash(givens, check.clashes)],
            Verdict::Unsolvable => vec![self.say("check-valid"), self.say("check-none")],
            Verdict::Ambiguous => {
                let cells = check.differing;
                let names: Vec<_> = cells.iter().map(|cell| self.cell(cell)).collect();
                vec![self.say("check-valid"), with_cells("check-several", cells, names.join(" "))]
            }
            Verdict::Easy | Verdict::Medium | Verdict::Hard => {
                let cells = check.redundant;
                let minimal = match cells.is_empty() {
                    true => self.say("check-minimal"),
                    false => with_cells("check-redundant", cells, self.given_cells(givens, cells)),
                };
                let mut sentences = vec![self.say("check-valid"), self.say("check-unique")];
                // A sukaku may have no givens that could be left out.
                sentences.extend((!givens.is_empty()).then_some(minimal));
                sentences
            }
        };
        sentences.push(self.verdict(check.verdict, missing));
        sentences
    }

    /// Which `cells` of `givens` contradict each other.
    pub fn contradiction(&self, givens: &Givens, cells: CellSet) -> String {
        let cells =
            [("count", cells.len().into()), ("cells", self.given_cells(givens, cells).into())];
        self.say_with("check-contradiction", &cells)
    }

    /// Which `cells` of `givens` clash.
    pub fn clash(&self, givens: &Givens, cells: CellSet) -> String {
        self.say_with("clash", &[("cells", self.given_cells(givens, cells).into())])
    }

    /// Cells with the digit in each, such as `5r1c1 5r1c9`.
    pub(crate) fn given_cells(&self, givens: &Givens, cells: CellSet) -> String {
        let name = |cell| {
            let digit = givens.get(cell).map_or(String::new(), |digit| digit.to_string());
            digit + &self.cell(cell)
        };
        cells.iter().map(name).collect::<Vec<_>>().join(" ")
    }
}
