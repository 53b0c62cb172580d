//! All sentences in all languages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;

use ennead_text::{LANGUAGES, Language, Words};

/// Every message, with the names of the variables it uses.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for (_, text) in language.texts() {
        for entry in parse(*text).expect("well-formed").body {
            if let ast::Entry::Message(message) = entry {
                let debug = format!("{:?}", message.value);
                let variables = debug
                    .split("VariableReference { id: Identifier { name: \"")
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next())
                    .map(str::to_owned)
                    .collect();
                let twice = messages.insert(message.id.name.to_owned(), variables);
                assert!(twice.is_none(), "{language}: {} stands twice", message.id.name);
            }
        }
    }
    messages
}

#[test]
fn every_language_says_everything_and_asks_for_no_other_variables() {
    let reference = messages(LANGUAGES[0]);
    assert!(reference.len() > 20);
    for &language in LANGUAGES {
        Words::new(language);
        let own = messages(language);
        for (key, variables) in &reference {
            let own = own.get(key).unwrap_or_else(|| panic!("{language} lacks {key}"));
            // Sizes and cases are optional.
            let known = |name: &String| {
                let base = ["-count", "-dative"].iter().find_map(|end| name.strip_suffix(end));
                variables.contains(name) || base.is_some_and(|base| variables.contains(base))
            };
            assert!(own.iter().all(known), "{language}: {key} uses {own:?}");
        }
        assert_eq!(own.len(), reference.len(), "{language} has sentences English lacks");
    }
}

#[test]
fn large_numbers_are_grouped_as_the_language_does() {
    for (language, expected) in [("en", "37,652"), ("de", "37.652"), ("nl", "37.652")] {
        let words = Words::new(Language::for_locale(language).expect("a language of ours"));
        for (number, expected) in [(37_652, expected), (9_999, "9999"), (1, "1")] {
            let sentence =
                words.say_with("trace-cut", &[("events", number.into()), ("most", 1.into())]);
            assert!(sentence.contains(&format!(" {expected} ")), "{sentence}");
        }
    }
}

#[test]
fn every_rule_and_level_of_the_rater_has_a_name() {
    use ennead_rating::{Level, Rule};
    for &language in LANGUAGES {
        let words = Words::new(language);
        let keys = Rule::ALL.iter().map(|rule| format!("rule-{}", rule.key()));
        for key in keys.chain(Level::ALL.map(|level| format!("level-{}", level.name()))) {
            assert!(words.has(&key), "{language}: {key}");
        }
    }
}
