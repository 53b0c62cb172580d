//! The languages ennead speaks.

use std::fmt;
use std::str::FromStr;

use ennead_grid::name::{self, UnknownName};

/// A language ennead speaks. To add one, add a folder in `locales/` and a line in [`LANGUAGES`].
#[derive(Clone, Copy)]
pub struct Language(&'static Entry);

/// What the registry knows about a language.
#[derive(Debug)]
struct Entry {
    code: &'static str,
    name: &'static str,
    resources: &'static [&'static str],
}

macro_rules! languages {
    ($($code:literal $name:literal),* $(,)?) => {
        &[$(Language(&Entry {
            code: $code,
            name: $name,
            resources: &[
                include_str!(concat!("../locales/", $code, "/booklet.ftl")),
                include_str!(concat!("../locales/", $code, "/call.ftl")),
                include_str!(concat!("../locales/", $code, "/command.ftl")),
                include_str!(concat!("../locales/", $code, "/cross.ftl")),
                include_str!(concat!("../locales/", $code, "/format.ftl")),
                include_str!(concat!("../locales/", $code, "/generate.ftl")),
                include_str!(concat!("../locales/", $code, "/path.ftl")),
                include_str!(concat!("../locales/", $code, "/photo.ftl")),
                include_str!(concat!("../locales/", $code, "/play.ftl")),
                include_str!(concat!("../locales/", $code, "/problem.ftl")),
                include_str!(concat!("../locales/", $code, "/puzzle.ftl")),
                include_str!(concat!("../locales/", $code, "/question.ftl")),
                include_str!(concat!("../locales/", $code, "/reading.ftl")),
                include_str!(concat!("../locales/", $code, "/techniques.ftl")),
                include_str!(concat!("../locales/", $code, "/terminal.ftl")),
                include_str!(concat!("../locales/", $code, "/web.ftl")),
            ],
        })),*]
    };
}

/// The languages. The first one is the default.
pub static LANGUAGES: &[Language] = languages! {
    "en" "English",
    "de" "Deutsch",
    "nl" "Nederlands",
};

impl Language {
    /// The two-letter code of ISO 639-1, such as `de`.
    pub fn code(self) -> &'static str {
        self.0.code
    }

    /// The language's name for itself.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// The language of a POSIX locale or a BCP 47 tag, such as `de_AT.UTF-8` or `nl-BE`;
    /// `None` if ennead does not speak it.
    pub fn for_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        LANGUAGES.iter().copied().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The Fluent texts.
    pub(crate) fn resources(self) -> &'static [&'static str] {
        self.0.resources
    }
}

impl Default for Language {
    fn default() -> Language {
        LANGUAGES[0]
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.0.code == other.0.code
    }
}

impl Eq for Language {}

ennead_grid::display!(Language: |it, f| f.write_str(it.0.code));

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.code)
    }
}

impl FromStr for Language {
    type Err = UnknownName;

    fn from_str(code: &str) -> Result<Language, UnknownName> {
        let languages = LANGUAGES.iter().map(|&language| (language.code(), language));
        Language::for_locale(code).map_or_else(|| name::find("language", code, languages), Ok)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        for (locale, code) in [
            ("de", Some("de")),
            ("de_DE.UTF-8", Some("de")),
            ("nl-BE", Some("nl")),
            ("EN", Some("en")),
            ("de@euro", Some("de")),
            ("fr_FR.UTF-8", None),
            ("C", None),
            ("", None),
            ("deutsch", None),
        ] {
            assert_eq!(Language::for_locale(locale).map(Language::code), code, "{locale}");
        }
    }
}
