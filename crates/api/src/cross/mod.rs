//! Cross-number puzzles.

mod build;
mod play;
mod puzzle;

pub use build::{CellNamed, ClueAt, CrossBuild};
pub use play::{CellLeft, CrossHint, CrossHintKind, CrossHinted, CrossJudge, CrossJudged, WayLeft};
pub use puzzle::{
    CrossCheck, CrossChecked, CrossConvert, CrossDraw, CrossDrawn, CrossExplain, CrossExplained,
    CrossGenerate, CrossNotation, CrossSolve, CrossSolved, CrossSubject, CrossSudoku, CrossSummary,
    CrossText, CrossWord, DigitsLeft, MarkAt, RuleExplained,
};
