//! The lines of an algorithm in the reader's language.

use ennead_engine::pseudocode::Line;

use crate::Words;

impl Words {
    /// The words of a line of pseudocode.
    pub fn pseudocode(&self, line: &Line) -> &'static str {
        match self.language().code() {
            "de" => line.de,
            "nl" => line.nl,
            _ => line.en,
        }
    }
}
