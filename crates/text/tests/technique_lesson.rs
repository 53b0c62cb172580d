//! The lessons about techniques.

use std::collections::BTreeSet;

use ennead_logic::lesson::{FAMILIES, examples};
use ennead_logic::{TECHNIQUES, technique};

use ennead_text::{FamilyPart, LANGUAGES, Language, Shown, Words};

/// In debug builds a text that is missing is a panic.
#[test]
fn every_lesson_has_words() {
    for words in LANGUAGES.iter().map(|&language| Words::new(language)) {
        let mut said = BTreeSet::new();
        for technique in TECHNIQUES {
            let look = words.technique_look(technique.about().name);
            assert!(said.insert(look.clone()), "said twice: {look}");
        }
        for family in FAMILIES {
            use FamilyPart::{From, Look, Title, Why};
            for part in [Title, Look, Why, From] {
                assert!(said.insert(words.family(family, part)), "{family:?}: {part:?}");
            }
        }
    }
}

#[test]
fn near_misses_name_the_condition_that_is_missing() {
    let words: Vec<_> = LANGUAGES.iter().map(|&language| Words::new(language)).collect();
    let mut unknown = BTreeSet::new();
    for technique in TECHNIQUES {
        let Some(shown) = Shown::first(&examples(technique.about().name)) else { continue };
        let Some(miss) = shown.miss else { continue };
        for words in &words {
            assert!(!words.near_miss(&miss).is_empty());
            if words.flaw(miss.flaw) == words.say("flaw-other") {
                unknown.insert(miss.flaw.0);
            }
        }
    }
    assert!(unknown.is_empty(), "no text for {unknown:#?}");
}

#[test]
fn fish_are_told_apart() {
    let words = Words::new(Language::default());
    for (name, kind, number) in [
        ("swordfish", "lesson-basic-fish", "fish-number-3"),
        ("finned-mutant-leviathan", "lesson-finned-mutant-fish", "fish-number-7"),
    ] {
        let look = words.say_with(kind, &[("number", words.say(number).into())]);
        assert_eq!(words.technique_look(name), look);
    }
    for name in ["x-wing", "turbot-fish", "kraken-fish-1"] {
        assert_eq!(words.technique_look(name), words.say(&format!("lesson-{name}")));
    }
    let need = |name: &str| words.technique_need(technique(name).unwrap(), &examples(name));
    assert!(need("whale").starts_with("It is never needed."), "{}", need("whale"));
    assert!(need("x-wing").starts_with("5 positions"), "{}", need("x-wing"));
}
