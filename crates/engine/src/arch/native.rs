//! A machine for which there is only plain Rust.

use super::{Machine, Task};

pub(super) fn is_available(_: Machine) -> bool {
    false
}

pub(super) fn is_outpaced(_: Machine) -> bool {
    false
}

pub(super) fn run<T: Task>(machine: Machine, _: T) -> T::Output {
    panic!("{} is not available", machine.name())
}
