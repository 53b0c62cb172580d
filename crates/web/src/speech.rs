//! The language of a request, and its texts.

use std::sync::OnceLock;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use ennead_text::{CellNames, LANGUAGES, Language, Words};

/// The texts of `language`, with the usual names of cells.
pub(crate) fn words(language: Language) -> &'static Words {
    words_naming(language, CellNames::default())
}

/// The texts of `language` with these names of cells, loaded once.
pub(crate) fn words_naming(language: Language, cells: CellNames) -> &'static Words {
    static ALL: OnceLock<Vec<Words>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let naming = |&language| CellNames::ALL.map(|cells| Words::new(language).with_cells(cells));
        LANGUAGES.iter().flat_map(naming).collect()
    });
    let is = |words: &&Words| words.language() == language && words.cell_names() == cells;
    all.iter().find(is).expect("every language has words")
}

/// The language the headers prefer among those that ennead has.
pub(crate) fn preferred(headers: &HeaderMap) -> Language {
    let wishes = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut best = (0.0, Language::default());
    for wish in wishes.split(',') {
        let mut parts = wish.split(';');
        let Some(language) = parts.next().map(str::trim).and_then(Language::for_locale) else {
            continue;
        };
        let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse().ok());
        let weight = weight.unwrap_or(1.0_f32);
        if weight > best.0 {
            best = (weight, language);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_known_language_wins() {
        for (header, code) in [
            ("de-AT,de;q=0.9,en;q=0.8", "de"),
            ("xx, nl;q=0.3, en;q=0.2", "nl"),
            ("xx", "en"),
            ("en;q=0.1,nl;q=x", "nl"),
            ("", "en"),
        ] {
            let headers = [(ACCEPT_LANGUAGE, header.parse().unwrap())].into_iter().collect();
            assert_eq!(preferred(&headers).code(), code, "{header}");
        }
    }
}
