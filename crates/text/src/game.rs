//! A game in words: what is found when the player asks, and the protocol of the moves.

use ennead_game::{Action, Finding, Game};
use ennead_grid::{Candidate, CellSet, Digit};

use crate::Words;

impl Words {
    /// What the solution says about the game.
    pub fn finding(&self, finding: &Finding) -> String {
        let key = format!("check-{}", finding.name());
        match finding {
            Finding::Conflicts(_) | Finding::Mistakes { .. } => {
                let cells = finding.cells();
                let args = [("count", cells.len().into()), ("cells", names(cells).into())];
                self.say_with(&key, &args)
            }
            Finding::Fine(left) => self.say_with(&key, &[("left", (*left).into())]),
            Finding::Lost | Finding::Unsolvable | Finding::Solved => self.say(&key),
        }
    }

    /// What the player did.
    pub fn action(&self, action: &Action) -> String {
        let said = |key: &str, cells: CellSet, digit: Option<Digit>| {
            let digit = digit.map_or(String::new(), |digit| digit.to_string());
            self.say_with(key, &[("cells", names(cells).into()), ("digit", digit.into())])
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
            Action::StartOver => self.say("move-start-over"),
            Action::Step { technique, placements, eliminations } => {
                let list = |all: &[Candidate], sign| -> Vec<String> {
                    all.iter().map(|it| format!("{}{sign}{}", it.cell(), it.digit())).collect()
                };
                let result = [list(placements, "="), list(eliminations, "<>")].concat().join(" ");
                let name = self.technique_or_name(technique);
                self.say_with("move-step", &[("technique", name.into()), ("result", result.into())])
            }
        }
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
}

fn names(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}
