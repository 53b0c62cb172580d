//! Names that nothing has, in words.

use ennead_grid::name::UnknownName;

use crate::Words;

/// A longer list of names does not help to find a misspelt one.
const MOST_LISTED: usize = 24;

impl Words {
    /// What is wrong with a name, what was probably meant, and what there is.
    pub fn unknown_name(&self, unknown: &UnknownName) -> String {
        let args = [("of", unknown.of.as_ref().into()), ("found", unknown.found.as_str().into())];
        let mut sentence = self.say_with("unknown-name", &args);
        let mut add = |key: &str, name: &str, value: String| {
            sentence += " ";
            sentence += &self.say_with(key, &[(name, value.into())]);
        };
        if let Some(near) = unknown.nearest() {
            add("unknown-name-near", "near", near.to_owned());
        }
        if unknown.expected.len() <= MOST_LISTED {
            add("unknown-name-expected", "expected", unknown.expected.join(", "));
        }
        sentence
    }
}
