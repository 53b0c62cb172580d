//! Solving by hand: the position, what helps next, the path of logic, and games move by move.

mod board;
mod check;
pub(crate) mod explain;
pub(crate) mod game;
mod hint;
pub(crate) mod standing;
pub(crate) mod step;
mod steps;
pub(crate) mod techniques;

pub use board::{BoardShown, Possible, PossibleValues, ShowBoard, ShownCage, ShownRule};
pub use check::{Check, CheckAnswer, Checked};
pub use ennead::logic::HintKind;
pub use explain::{Explain, Explained, MOST_EFFORT, USUAL_EFFORT, Walk};
pub use game::{
    BrokenRule, Change, CheckGame, GameChecked, Play, Played, Protocol, ProtocolLine, ProtocolText,
    Time, View,
};
pub use hint::{Hint, HintAnswer, SightAnswer};
#[cfg(feature = "rules")]
pub use standing::solutions_on;
pub use standing::{Clashed, Clashing, Standing, demand_playable, solutions};
pub use step::{Drawn, Line, Step};
pub use steps::{Steps, StepsAnswer};
pub use techniques::{Choice, Finders, TechniqueAnswer, Techniques};
