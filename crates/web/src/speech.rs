//! The language of a request, and its texts.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use ennead_text::{CellNames, Language, Words};

/// The texts of `language`, with the usual names of cells.
pub(crate) fn words(language: Language) -> &'static Words {
    words_naming(language, CellNames::default())
}

/// The texts of `language` with these names of cells, loaded once.
pub(crate) fn words_naming(language: Language, cells: CellNames) -> &'static Words {
    Words::shared(language, cells)
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
