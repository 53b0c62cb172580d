//! A game in words: what is found when the player asks, and the protocol of the moves.

use ennead_board::{Digits, Ground, Set};
use ennead_game::{ActionOn, Broken, FindingOn, GameOn};

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
    pub fn finding_in_full<G: Ground>(
        &self,
        finding: &FindingOn<G>,
        game: &GameOn<G>,
        origin: Option<usize>,
    ) -> FindingSentences {
        let count = [("count", finding.cells().len().into())];
        let title = self.say_with(&format!("finding-{}", finding.name()), &count);
        let board = game.board();
        let mut note = String::new();
        let text = match finding {
            FindingOn::Conflicts(cells) => {
                let valued = |cell| {
                    let symbol = board.digit(cell).map(|value| symbol(&board.ground, value));
                    symbol.unwrap_or_default() + &self.place(cell)
                };
                let cells: Vec<String> = cells.iter().map(valued).collect();
                let key = match board.ground.clashes_in_houses(&board.grid()).is_empty() {
                    true => "finding-broken",
                    false => "finding-twice",
                };
                self.say_with(key, &[("cells", cells.join(" ").into())])
            }
            FindingOn::Mistakes { cells, struck } => {
                note = self.say("finding-waits");
                self.mistakes_found(game, *cells, struck)
            }
            FindingOn::Lost => self.say("finding-lost-since"),
            FindingOn::Fine(left) => self.say_with("finding-left", &[("left", (*left).into())]),
            FindingOn::Unsolvable | FindingOn::Solved => String::new(),
        };
        let origin = origin.map_or(String::new(), |origin| {
            let args = [("move", origin.into()), ("of", game.moves().len().into())];
            let key = match finding {
                FindingOn::Mistakes { cells, .. } if cells.len() == 1 => "finding-move",
                _ => "finding-move-struck",
            };
            self.say_with(key, &args)
        });
        FindingSentences { title, text, origin, note }
    }

    /// Which digits are wrong, and that the others are right.
    fn mistakes_found<G: Ground>(
        &self,
        game: &GameOn<G>,
        cells: G::Cells,
        struck: &[G::Candidate],
    ) -> String {
        let board = game.board();
        let is_not = |cell| {
            let digit = board.digit(cell).map(|value| symbol(&board.ground, value));
            let args =
                [("cell", self.place(cell).into()), ("digit", digit.unwrap_or_default().into())];
            self.say_with("finding-is-not", &args)
        };
        let wrong: Vec<_> = cells.iter().map(is_not).collect();
        let in_cells: G::Cells = struck.iter().map(|&it| G::parts(it).1).collect();
        let belongs =
            || self.say_with("finding-belongs", &[("cells", self.names::<G>(in_cells).into())]);
        let right = [("digits", (board.placed.cells().len() - cells.len()).into())];
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

    /// What the player did, on this board.
    pub fn action<G: Ground>(&self, action: &ActionOn<G>, ground: &G) -> String {
        let said = |key: &str, cells: G::Cells, digit: String| {
            self.say_with(key, &[("cells", self.names::<G>(cells).into()), ("digit", digit.into())])
        };
        match action {
            &ActionOn::Enter { cells, digit, .. } => {
                said("move-enter", cells, symbol(ground, digit))
            }
            &ActionOn::Corner { cells, digit } => said("move-corner", cells, symbol(ground, digit)),
            &ActionOn::Centre { cells, digit } => said("move-centre", cells, symbol(ground, digit)),
            &ActionOn::Colour { cells, colour } => said("move-colour", cells, colour.to_string()),
            &ActionOn::Clear { cells } => said("move-clear", cells, String::new()),
            &ActionOn::Settle { cell, .. } => {
                said("move-settle", G::Cells::only(cell), String::new())
            }
            ActionOn::FillMarks => self.say("move-fill-marks"),
            ActionOn::ClearMarks => self.say("move-clear-marks"),
            ActionOn::ClearColours => self.say("move-clear-colours"),
            ActionOn::Tint { candidates, colour } => {
                let list = candidates.iter().map(|&it| self.candidate_name(it, ground));
                let list = list.collect::<Vec<_>>().join(" ");
                let args = [("list", list.into()), ("colour", colour.to_string().into())];
                self.say_with("move-tint", &args)
            }
            &ActionOn::Link { from, to, line } => {
                let key = if line.weak { "move-link-weak" } else { "move-link" };
                let [from, to] = [from, to].map(|it| self.candidate_name(it, ground));
                self.say_with(key, &[("from", from.into()), ("to", to.into())])
            }
            ActionOn::Draw { .. } => self.say("move-draw"),
            ActionOn::ClearDrawings => self.say("move-clear-drawings"),
            ActionOn::StartOver => self.say("move-start-over"),
            ActionOn::Step { technique, placements, eliminations } => {
                let list = |all: &[G::Candidate], sign| -> Vec<String> {
                    let result = |&it: &G::Candidate| {
                        let (value, cell) = G::parts(it);
                        format!("{}{sign}{}", self.place(cell), symbol(ground, value))
                    };
                    all.iter().map(result).collect()
                };
                let result = [list(placements, "="), list(eliminations, "<>")].concat().join(" ");
                let name = self.technique_or_name(technique);
                self.say_with("move-step", &[("technique", name.into()), ("result", result.into())])
            }
        }
    }

    /// A candidate, its digit first: `5r4c7`.
    fn candidate_name<G: Ground>(&self, candidate: G::Candidate, ground: &G) -> String {
        let (value, cell) = G::parts(candidate);
        symbol(ground, value) + &self.place(cell)
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
    pub fn protocol_count<G: Ground>(&self, game: &GameOn<G>) -> String {
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
    pub fn protocol<G: Ground>(&self, game: &GameOn<G>) -> String {
        let title = game.info.title.clone().unwrap_or_else(|| self.say("protocol"));
        let start = game.start();
        let mut text = format!("{title}\n{}\n", start.ground.givens_text(&start.givens));
        for rule in start.ground.rules() {
            text += &format!("{rule}\n");
        }
        text.push('\n');
        for (number, entry) in (1..).zip(game.moves()) {
            let (minutes, seconds) = (entry.at / 60_000, entry.at / 1000 % 60);
            let what = self.action(&entry.action, &start.ground);
            text += &format!("{number:>4}  {minutes:>3}:{seconds:02}  {what}");
            if !entry.reason.is_empty() {
                text += &format!("  ({})", entry.reason.replace(['\n', '\r'], " "));
            }
            text.push('\n');
        }
        format!("{text}\n{}\n", self.protocol_count(game))
    }

    fn names<G: Ground>(&self, cells: G::Cells) -> String {
        cells.iter().map(|cell| self.place(cell)).collect::<Vec<_>>().join(" ")
    }
}

/// How a value is written on the board.
fn symbol<G: Ground>(ground: &G, value: G::Value) -> String {
    ground.values_text(G::Values::only(value))
}

/// A clause as a sentence: capital letter, full stop.
fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().map_or(String::new(), |first| first.to_uppercase().to_string());
    format!("{first}{}.", letters.as_str())
}
