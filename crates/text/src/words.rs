//! Looking up a sentence and filling it in.

use std::fmt::Display;
use std::sync::{LazyLock, OnceLock};

use ennead_grid::Cell;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use crate::{CellNames, LANGUAGES, Language};

/// The words of one language.
pub struct Words {
    language: Language,
    cells: CellNames,
    bundle: FluentBundle<FluentResource>,
    is_silent: bool,
}

/// A text that is not well-formed, or has a sentence twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

ennead_grid::error!(Unreadable: |_, f| f.write_str("a text is not well-formed"));

/// What a sentence is filled in with, as names and values.
pub type Args<'a> = [(&'a str, FluentValue<'a>)];

impl Words {
    /// The words of `language` with these names of cells, which are made once: that takes longer than
    /// most answers.
    ///
    /// ```
    /// use ennead_text::{CellNames, Language, Words};
    ///
    /// let words = Words::shared(Language::default(), CellNames::default());
    /// assert_eq!(words.language(), Language::default());
    /// ```
    pub fn shared(language: Language, cells: CellNames) -> &'static Words {
        static ALL: LazyLock<Vec<OnceLock<Words>>> = LazyLock::new(|| {
            let places = LANGUAGES.len() * CellNames::ALL.len();
            (0..places).map(|_| OnceLock::new()).collect()
        });
        let of = LANGUAGES.iter().position(|&other| other == language);
        let named = CellNames::ALL.iter().position(|&other| other == cells);
        let at =
            of.expect("it is registered") * CellNames::ALL.len() + named.expect("it is listed");
        ALL[at].get_or_init(|| Words::new(language).with_cells(cells))
    }

    /// The words of `language`.
    pub fn new(language: Language) -> Words {
        let texts = language.texts().iter().map(|(_, text)| *text);
        Words::read(language, texts).expect("a test reads all texts")
    }

    /// The words of `language` in texts that come from elsewhere, in the format of
    /// [`Language::texts`]. A sentence may be missing if it is never asked for.
    ///
    /// ```
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::read(Language::default(), ["greeting = Hello"])?;
    /// assert_eq!(words.say("greeting"), "Hello");
    /// assert!(Words::read(Language::default(), ["= Hello"]).is_err());
    /// # Ok::<(), ennead_text::Unreadable>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a text is not well-formed, or a sentence occurs twice.
    pub fn read<'a>(
        language: Language,
        texts: impl IntoIterator<Item = &'a str>,
    ) -> Result<Words, Unreadable> {
        let id = language.code().parse().expect("a registered language has a well-formed code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // No invisible direction marks around what is filled in, since terminals and scripts see
        // them.
        bundle.set_use_isolating(false);
        match language.code() {
            "en" => bundle.set_formatter(Some(|value, _| grouped(value, ','))),
            _ => bundle.set_formatter(Some(|value, _| grouped(value, '.'))),
        }
        for text in texts {
            let resource = FluentResource::try_new(text.to_owned()).map_err(|_| Unreadable)?;
            bundle.add_resource(resource).map_err(|_| Unreadable)?;
        }
        Ok(Words { language, cells: CellNames::default(), bundle, is_silent: false })
    }

    /// Words without any sentence: what is said is the key. For answers whose sentences are not
    /// shown.
    pub fn silent(language: Language) -> Words {
        let empty = Words::read(language, []).expect("no text is well-formed");
        Words { is_silent: true, ..empty }
    }

    /// The same words with other names for cells.
    pub fn with_cells(self, cells: CellNames) -> Words {
        Words { cells, ..self }
    }

    /// What cells are called.
    pub fn cell_names(&self) -> CellNames {
        self.cells
    }

    /// What a cell is called.
    pub fn cell(&self, cell: Cell) -> String {
        self.notation(&cell.to_string())
    }

    /// What a cell of any board is called.
    ///
    /// ```
    /// use ennead_board::Cell;
    /// use ennead_text::{CellNames, Language, Words};
    ///
    /// let words = Words::new(Language::default()).with_cells(CellNames::Letters);
    /// assert_eq!(words.place(Cell::at(11, 9)), "L10");
    /// ```
    pub fn place(&self, cell: impl Display) -> String {
        self.cell_names().named(&cell.to_string())
    }

    /// Cells, candidates or chains in the usual notation, with the cells as they are called.
    pub fn notation(&self, text: &str) -> String {
        self.cell_names().rename(text)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence called `key`, with nothing to fill in.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The sentence called `key`, filled in with `args`.
    ///
    /// # Panics
    ///
    /// In debug builds, if there is no such sentence or it needs another argument. Release builds
    /// return the key instead. A test checks all keys of all languages.
    pub fn say_with(&self, key: &str, args: &Args<'_>) -> String {
        let mut errors = Vec::new();
        let args = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let sentence = self.fill_in(key, &args, &mut errors);
        debug_assert!(errors.is_empty(), "{}: {key}: {errors:?}", self.language);
        sentence
    }

    /// The sentence called `key` with `{name}` in place of each value, for a script to fill in.
    ///
    /// ```
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// assert_eq!(words.template("play-left"), "{count} left");
    /// ```
    ///
    /// # Panics
    ///
    /// As [`say_with`](Words::say_with).
    pub fn template(&self, key: &str) -> String {
        // Fluent writes `{$name}` for a value it was not given, and reports it.
        self.fill_in(key, &FluentArgs::new(), &mut Vec::new()).replace("{$", "{")
    }

    fn fill_in(&self, key: &str, args: &FluentArgs<'_>, errors: &mut Vec<FluentError>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(self.is_silent, "{}: no sentence {key:?}", self.language);
            return key.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(args), errors).into_owned()
    }

    /// Whether there is a sentence called `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// A whole number from 10,000 on, with `mark` between its groups of three digits.
fn grouped(value: &FluentValue<'_>, mark: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let whole = number.value.fract() == 0.0 && (1e4..1e15).contains(&number.value.abs());
    if !whole {
        return None;
    }
    let digits = (number.value.abs() as u64).to_string();
    let mut text = if number.value < 0.0 { "-".to_owned() } else { String::new() };
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    Some(text)
}
