//! What the fast engine asks of a machine: vectors of bits, written once as a trait and once
//! for each kind of machine.

mod nine;

pub(crate) use nine::{Nine, Portable};
