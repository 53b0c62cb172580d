//! Values on scales.

use ennead_depth::{Depth, SCALES, Scale};
use ennead_text::{LANGUAGES, Language, Words};

#[test]
fn every_scale_is_said_in_every_language() {
    for &language in LANGUAGES {
        let words = Words::new(language);
        for it in SCALES {
            // Without a text, it would be the key.
            assert!(!words.scale(it.scale).starts_with("scale-"), "{language}: {}", it.name);
        }
        assert_eq!(words.scales().lines().count(), 1 + SCALES.len());
    }
}

#[test]
fn a_bound_is_said_as_a_bound() {
    let said = |code: &str, depth| {
        let language = Language::for_locale(code).expect("a language of ours");
        Words::new(language).depth(Scale::Braids, depth)
    };
    assert!(said("en", Depth::Exactly(3)).starts_with("B: 3 ("));
    assert!(said("en", Depth::MoreThan(12)).starts_with("B: more than 12 ("));
    assert!(said("de", Depth::MoreThan(12)).starts_with("B: mehr als 12 ("));
    assert!(said("nl", Depth::MoreThan(12)).starts_with("B: meer dan 12 ("));
}
