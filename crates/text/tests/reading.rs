//! The formats that puzzles are read from.

use ennead_format::FORMATS;
use ennead_text::{LANGUAGES, Words};

#[test]
fn every_format_is_told_in_every_language() {
    for &language in LANGUAGES {
        let words = Words::new(language);
        for format in FORMATS {
            let key = format!("format-{}", format.name);
            assert!(words.has(&key), "{language} lacks {key}");
        }
    }
}
