//! A game in words: what is found when the player asks, and the protocol of the moves.

use ennead_board::{Ground, Set};
use ennead_game::{Action, Broken, Finding, FindingOn, Game};
use ennead_grid::{Candidate, CellSet, Digit};

use crate::Words;

/// What a check found, in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingSentences {
    /// In a few words.
    pub title: String,
    /// What is wrong, and that the rest is right.
    pub text: String,
    /// Which move it was; empty if no move was to blame.
    pub origin: String,
    /// A remark; may be empty.
    pub note: String,
}

impl Words {
    /// What the solution says about the game, in full; `origin` is the number of the move that made
    /// the first of the mistakes.
    pub fn finding_in_full(
        &self,
        finding: &Finding,
        game: &Game,
        origin: Option<usize>,
    ) -> FindingSentences {
        let cells = finding.cells();
        let count = [("count", cells.len().into())];
        let title = self.say_with(&format!("finding-{}", finding.name()), &count);
        let board = game.board();
        let mut note = String::new();
        let text = match finding {
            Finding::Conflicts(cells) => {
                let cells = self.given_cells(&board.grid(), *cells);
                self.say_with("finding-twice", &[("cells", cells.into())])
            }
            Finding::Mistakes { cells, struck } => {
                note = self.say("finding-waits");
                let is_not = |cell| {
                    let digit = board.digit(cell).map_or(String::new(), |digit| digit.to_string());
                    let args = [("cell", self.cell(cell).into()), ("digit", digit.into())];
                    self.say_with("finding-is-not", &args)
                };
                let wrong: Vec<_> = cells.iter().map(is_not).collect();
                let in_cells: CellSet = struck.iter().map(|it| it.cell()).collect();
                let belongs =
                    || self.say_with("finding-belongs", &[("cells", self.names(in_cells).into())]);
                let right = [("digits", (board.placed.len() - cells.len()).into())];
                let is_marked = board.is_marked() && struck.is_empty();
                let key = if is_marked { "finding-others-marked" } else { "finding-others-right" };
                let mut said = match wrong.is_empty() {
                    true => vec![sentence(&belongs())],
                    false => vec![format!("{}.", wrong.join(", ")), self.say_with(key, &right)],
                };
                if !wrong.is_empty() && !struck.is_empty() {
                    said.push(self.say_with("finding-also", &[("what", belongs().into())]));
                }
                said.retain(|it| !it.is_empty());
                said.join(" ")
            }
            Finding::Lost => self.say("finding-lost-since"),
            Finding::Fine(left) => self.say_with("finding-left", &[("left", (*left).into())]),
            Finding::Unsolvable | Finding::Solved => String::new(),
        };
        let origin = origin.map_or(String::new(), |origin| {
            let args = [("move", origin.into()), ("of", game.moves().len().into())];
            let key = match finding {
                Finding::Mistakes { cells, .. } if cells.len() == 1 => "finding-move",
                _ => "finding-move-struck",
            };
            self.say_with(key, &args)
        });
        FindingSentences { title, text, origin, note }
    }

    /// What the solution says about the game, on any board.
    pub fn finding<G: Ground>(&self, finding: &FindingOn<G>) -> String {
        let key = format!("found-{}", finding.name());
        match finding {
            FindingOn::Conflicts(_) | FindingOn::Mistakes { .. } => {
                let cells = finding.cells();
                let names: Vec<String> = cells.iter().map(|cell| self.place(cell)).collect();
                let args = [("count", cells.len().into()), ("cells", names.join(" ").into())];
                self.say_with(&key, &args)
            }
            FindingOn::Fine(left) => self.say_with(&key, &[("left", (*left).into())]),
            FindingOn::Lost | FindingOn::Unsolvable | FindingOn::Solved => self.say(&key),
        }
    }

    /// Why data is not a saved game.
    pub fn broken_game(&self, broken: &Broken) -> String {
        let args = [("part", broken.part.as_str().into()), ("found", broken.found.as_str().into())];
        self.say_with("question-broken-game", &args)
    }

    /// What the player did.
    pub fn action(&self, action: &Action) -> String {
        let said = |key: &str, cells: CellSet, digit: Option<Digit>| {
            let digit = digit.map_or(String::new(), |digit| digit.to_string());
            self.say_with(key, &[("cells", self.names(cells).into()), ("digit", digit.into())])
        };
        match action {
            &Action::Enter { cells, digit, .. } => said("move-enter", cells, Some(digit)),
            &Action::Corner { cells, digit } => said("move-corner", cells, Some(digit)),
            &Action::Centre { cells, digit } => said("move-centre", cells, Some(digit)),
            &Action::Colour { cells, colour } => said("move-colour", cells, Some(colour)),
            &Action::Clear { cells } => said("move-clear", cells, None),
            &Action::Settle { cell, .. } => said("move-settle", CellSet::only(cell), None),
            Action::FillMarks => self.say("move-fill-marks"),
            Action::ClearMarks => self.say("move-clear-marks"),
            Action::ClearColours => self.say("move-clear-colours"),
            Action::Tint { candidates, colour } => {
                let list = candidates.iter().map(|&it| self.candidate_name(it));
                let list = list.collect::<Vec<_>>().join(" ");
                let args = [("list", list.into()), ("colour", colour.to_string().into())];
                self.say_with("move-tint", &args)
            }
            &Action::Link { from, to, line } => {
                let key = if line.weak { "move-link-weak" } else { "move-link" };
                let [from, to] = [from, to].map(|it| self.candidate_name(it));
                self.say_with(key, &[("from", from.into()), ("to", to.into())])
            }
            Action::Draw { .. } => self.say("move-draw"),
            Action::ClearDrawings => self.say("move-clear-drawings"),
            Action::StartOver => self.say("move-start-over"),
            Action::Step { technique, placements, eliminations } => {
                let list = |all: &[Candidate], sign| -> Vec<String> {
                    let result =
                        |it: &Candidate| format!("{}{sign}{}", self.cell(it.cell()), it.digit());
                    all.iter().map(result).collect()
                };
                let result = [list(placements, "="), list(eliminations, "<>")].concat().join(" ");
                let name = self.technique_or_name(technique);
                self.say_with("move-step", &[("technique", name.into()), ("result", result.into())])
            }
        }
    }

    /// A candidate, its digit first: `5r4c7`.
    fn candidate_name(&self, candidate: Candidate) -> String {
        format!("{}{}", candidate.digit(), self.cell(candidate.cell()))
    }

    /// The technique's name in words. A saved game may hold any name; one that is unknown is
    /// given back as it is.
    fn technique_or_name(&self, technique: &str) -> String {
        match self.has(&format!("technique-{technique}")) {
            true => self.technique(technique),
            false => technique.to_owned(),
        }
    }

    /// How many moves there are, were taken back, and how many hints were asked for.
    pub fn protocol_count(&self, game: &Game) -> String {
        self.say_with(
            "protocol-count",
            &[
                ("moves", game.moves().len().into()),
                ("back", game.taken_back().into()),
                ("hints", game.hints().len().into()),
            ],
        )
    }

    /// The protocol as a text to keep or hand in: the puzzle, the moves with times and reasons,
    /// the counts.
    pub fn protocol(&self, game: &Game) -> String {
        let title = game.info.title.clone().unwrap_or_else(|| self.say("protocol"));
        let mut text = format!("{title}\n{}\n\n", game.start().givens);
        for (number, entry) in (1..).zip(game.moves()) {
            let (minutes, seconds) = (entry.at / 60_000, entry.at / 1000 % 60);
            let what = self.action(&entry.action);
            text += &format!("{number:>4}  {minutes:>3}:{seconds:02}  {what}");
            if !entry.reason.is_empty() {
                text += &format!("  ({})", entry.reason.replace(['\n', '\r'], " "));
            }
            text.push('\n');
        }
        format!("{text}\n{}\n", self.protocol_count(game))
    }

    fn names(&self, cells: CellSet) -> String {
        cells.iter().map(|cell| self.cell(cell)).collect::<Vec<_>>().join(" ")
    }
}

/// A clause as a sentence: capital letter, full stop.
fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().map_or(String::new(), |first| first.to_uppercase().to_string());
    format!("{first}{}.", letters.as_str())
}
