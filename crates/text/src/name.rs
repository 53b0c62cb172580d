//! Names that nothing has, in words.

use ennead_grid::name::UnknownName;

use crate::Words;

/// A longer list of names does not help to find a misspelt one.
const MOST_LISTED: usize = 24;

impl Words {
    /// What is wrong with a name, what was probably meant, and what there is.
    pub fn unknown_name(&self, unknown: &UnknownName) -> String {
        let args = [("of", unknown.of.into()), ("found", unknown.found.as_str().into())];
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

#[cfg(test)]
mod tests {
    use crate::{Language, Words};
    use ennead_grid::name::find;

    #[test]
    fn a_misspelt_name_is_set_right() {
        let engines = ["fast", "trial"].map(|name| (name, ()));
        let unknown = find("engine", "fsat", engines).unwrap_err();
        let said =
            |code: &str| Words::new(Language::for_locale(code).unwrap()).unknown_name(&unknown);
        assert_eq!(
            said("en"),
            "There is no engine `fsat`. Did you mean `fast`? There are: fast, trial."
        );
        assert_eq!(
            said("de"),
            "Das Verfahren `fsat` gibt es nicht. Gemeint ist vielleicht `fast`. Es gibt: fast, trial."
        );
        assert_eq!(
            said("nl"),
            "De methode `fsat` bestaat niet. Misschien is `fast` bedoeld. Mogelijk: fast, trial."
        );
    }
}
