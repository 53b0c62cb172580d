//! The words of each language, parsed once.

use std::sync::{LazyLock, OnceLock};

use ennead::grid::name::UnknownName;
use ennead_api::Refusal;
use ennead_text::{LANGUAGES, Language, Words};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

static WORDS: LazyLock<Vec<OnceLock<Words>>> =
    LazyLock::new(|| LANGUAGES.iter().map(|_| OnceLock::new()).collect());

fn of(language: Language) -> &'static Words {
    let place = LANGUAGES.iter().position(|known| *known == language);
    WORDS[place.expect("a registered language")].get_or_init(|| Words::new(language))
}

/// The language in which functions without the option `lang` report errors.
pub(crate) fn english() -> &'static Words {
    of(Language::default())
}

/// The words of the option `lang`.
///
/// # Errors
///
/// ValueError if there is no such language.
pub(crate) fn words(lang: &str) -> PyResult<&'static Words> {
    let refused =
        |unknown: UnknownName| PyValueError::new_err(Refusal::from(unknown).sentence(english()));
    lang.parse().map(of).map_err(refused)
}
