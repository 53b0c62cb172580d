//! What every file of techniques uses.

pub(super) use ennead_draw::{Drawing, Role};
pub(super) use ennead_grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};
pub(super) use ennead_stop::End;

pub(super) use crate::derivation::{Derivation, Sum};
pub(super) use crate::pattern::{Chain, Link, Node, Pattern, Shape, Single, Subset, Twin, Wing};
pub(super) use crate::{
    About, CandidateSet, Facts, Flaw, Message, Position, Proved, Sink, Step, Technique, Value,
    ensure,
};
