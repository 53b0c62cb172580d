//! The languages ennead speaks.

use std::fmt;
use std::str::FromStr;

use ennead_grid::name::{self, Named, UnknownName};

/// A language ennead speaks. To add one, add a folder in `locales/` and a line in [`LANGUAGES`].
#[derive(Clone, Copy)]
pub struct Language(&'static Entry);

/// What the registry knows about a language.
#[derive(Debug)]
struct Entry {
    code: &'static str,
    name: &'static str,
}

/// The registry, and beside it the texts: a program that is given its texts from elsewhere
/// ([`Words::read`](crate::Words::read)) does not contain any of them.
macro_rules! languages {
    ($($code:literal $name:literal),* $(,)?) => {
        /// The languages. The first one is the default.
        pub static LANGUAGES: &[Language] =
            &[$(Language(&Entry { code: $code, name: $name })),*];

        fn texts(code: &str) -> &'static [(&'static str, &'static str)] {
            match code {
                $($code => files!($code; "audit" "booklet" "call" "collection" "command" "cross" "dataset" "extreme"
                    "format" "generate" "judge" @lessons
                    "path" "photo" "play" "problem" "puzzle" "question" "reading" "rules"
                    "techniques" "terminal" "train" "web"),)*
                _ => &[],
            }
        }
    };
}

macro_rules! files {
    (@ $code:literal $file:literal) => {
        ($file, include_str!(concat!("../locales/", $code, "/", $file, ".ftl")))
    };
    // Those of the lessons come with the feature.
    ($code:literal; $($file:literal)* @lessons $($later:literal)*) => {
        &[
            $(files!(@ $code $file),)*
            #[cfg(feature = "lessons")]
            files!(@ $code "lessons"),
            $(files!(@ $code $later),)*
        ]
    };
}

languages! {
    "en" "English",
    "de" "Deutsch",
    "nl" "Nederlands",
}

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

    /// The texts, in the format of Fluent, each with the name of its file in `locales/CODE`, such as
    /// `techniques`.
    pub fn texts(self) -> &'static [(&'static str, &'static str)] {
        texts(self.0.code)
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

impl Named for Language {
    const LIST: &'static str = "language";

    fn list() -> impl Iterator<Item = (&'static str, Language)> {
        LANGUAGES.iter().map(|&language| (language.code(), language))
    }

    /// Also by a locale, such as `de_DE.UTF-8`.
    fn by_name(code: &str) -> Result<Language, UnknownName> {
        code.parse()
    }
}

ennead_grid::chosen!(Language);
ennead_grid::schema_of_names!(Language, "Language", Language::list().map(|(code, _)| code));

impl FromStr for Language {
    type Err = UnknownName;

    fn from_str(code: &str) -> Result<Language, UnknownName> {
        let find = || name::find(Language::LIST, code, Language::list());
        Language::for_locale(code).map_or_else(find, Ok)
    }
}
