//! What the trainer says, in words.

use ennead_grid::{CellSet, HouseSet};
use ennead_logic::{Claim, Message, Miss, Position, Premises, Step, Value};

use crate::Words;

impl Words {
    /// A claim as a learner reads it: "r2c7 is not 3".
    pub fn marked(&self, claim: Claim) -> String {
        let it = claim.candidate();
        let key = match claim {
            Claim::Place(_) => "train-claim-is",
            Claim::Remove(_) => "train-claim-not",
        };
        let args = [("cell", self.cell(it.cell()).into()), ("digit", it.digit().get().into())];
        self.say_with(key, &args)
    }

    /// Why a claim does not follow from the technique called `technique`.
    pub fn miss(&self, miss: &Miss, claim: Claim, technique: &str) -> String {
        let it = claim.candidate();
        let message = Message::new(format!("train-miss-{}", miss.name()))
            .with("cell", Value::Cells(it.cell().into()))
            .with("digit", Value::Digits(it.digit().into()))
            .with("technique", Value::Notation(self.technique(technique)));
        self.message(&match miss {
            Miss::Clash(cells) => message.with("cells", Value::Cells(*cells)),
            Miss::Unseen { sees, misses, .. } => {
                message.with("sees", Value::Cells(*sees)).with("misses", Value::Cells(*misses))
            }
            Miss::Spoilt { by, .. } => {
                message.with("by", Value::Candidates([*by].into_iter().collect()))
            }
            Miss::Open { digits, house, places } => message
                .with("digits", Value::Digits(*digits))
                .with("house", Value::Houses(HouseSet::only(*house)))
                .with("places", Value::Cells(*places)),
            Miss::Harmless => message,
        })
    }

    /// In which cells a step's pattern is, as help before the step itself.
    pub fn pattern_of(&self, step: &Step) -> String {
        let placed: CellSet = step.placements.all_cells();
        let cells = match Premises::of(step).cells {
            cells if cells.is_empty() => placed,
            cells => cells,
        };
        self.say_with("train-help-which", &[("cells", self.cells(cells).into())])
    }

    /// Why a step holds in `position`, without what follows from it; empty if it takes an argument
    /// of several lines, which makes no sense without its end.
    pub fn reason(&self, step: &Step, position: &Position) -> String {
        match step.argument(position) {
            Some(_) => String::new(),
            None => self.message(&step.technique().explain(step)),
        }
    }
}
