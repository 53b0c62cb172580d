//! Conditions as fields of clues.

use super::{Condition, Variable, condition};
use crate::language::{Argument, Misread, Reader, Writer};

impl Argument for Condition {
    const USAGE: &'static str = "FORMULA";

    /// A formula in `a` and `b`.
    fn read(line: &mut Reader<'_>) -> Result<Condition, Misread> {
        condition(line, &[Variable::A, Variable::B])
    }

    fn write(&self, line: &mut Writer<'_>) {
        line.word(&self.to_string());
    }
}
