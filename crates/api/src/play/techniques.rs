//! Which techniques there are, and which are used.

use ennead::logic::{HodokuLevel, Options, PathFinder, TECHNIQUES, Table, Technique, Theory};
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal, within};

/// Which techniques are used, and in which order. If left out in JSON, the built-in table decides.
///
/// ```
/// use ennead_api::play::Choice;
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let choice: Choice = serde_json::from_str(r#"{"only": ["naked-single", "x-wing"]}"#)?;
/// assert_eq!(choice.finders(&words).unwrap().unique.techniques().count(), 2);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Choice {
    /// Only these techniques, unless the list is empty.
    pub only: Vec<&'static dyn Technique>,
    /// Techniques that are not used.
    pub without: Vec<&'static dyn Technique>,
    /// Whether to use techniques that rely on there being one solution.
    pub uniqueness: bool,
    /// How many base lines a kraken fish may have, 2 to 7.
    pub kraken_size: usize,
    /// How many fins a kraken fish may have, 1 to 5.
    pub kraken_fins: usize,
    /// A table of techniques with levels and scores, in the notation of the built-in table.
    pub table: Option<String>,
    /// The theory: `table` for the techniques of the table, which is the default; `hodoku` for those of them
    /// that HoDoKu has; or one of singles and chains, the shortest first: `w`, `s+w`, `gw`, `b`. Not together
    /// with `only` or `without`.
    pub theory: Option<Theory>,
}

impl Default for Choice {
    fn default() -> Choice {
        let Options { max_kraken_size, max_kraken_fins, .. } = Options::DEFAULT;
        Choice {
            only: Vec::new(),
            without: Vec::new(),
            uniqueness: true,
            kraken_size: max_kraken_size,
            kraken_fins: max_kraken_fins,
            table: None,
            theory: None,
        }
    }
}

/// The two finders of a [`Choice`].
#[derive(Clone, Debug)]
pub struct Finders {
    /// For puzzles with exactly one solution.
    pub unique: PathFinder,
    /// For all others: without the techniques that rely on uniqueness.
    pub any: PathFinder,
}

impl Choice {
    /// The same choice without the nets, unless techniques or a theory are chosen.
    pub fn without_nets(mut self) -> Choice {
        if self.only.is_empty() && self.theory.is_none() {
            self.without.extend(TECHNIQUES.iter().filter(|it| it.about().is_net()));
        }
        self
    }

    /// The finders.
    ///
    /// # Errors
    ///
    /// If a technique or the theory does not exist, a theory is combined with a choice of techniques, or the table or a number makes no sense.
    pub fn finders(&self, words: &ennead_text::Words) -> Result<Finders, Refusal> {
        let table = match &self.table {
            None => Table::usual().clone(),
            Some(text) => text.parse().map_err(|error: ennead::logic::ParseTableError| {
                let args = [
                    ("line", error.line.into()),
                    ("expected", error.expected.into()),
                    ("found", error.found.into()),
                ];
                Refusal::WrongCall(words.say_with("question-table", &args))
            })?,
        };
        within("kraken_size", self.kraken_size as u64, 2..=7)?;
        within("kraken_fins", self.kraken_fins as u64, 1..=5)?;
        let Choice { only, without, .. } = self;
        let theory = self.theory.unwrap_or_default();
        if theory != Theory::default() && !(only.is_empty() && without.is_empty()) {
            return Err(Refusal::WrongCall(words.say("question-theory")));
        }
        if !only.is_empty() && only.iter().all(|technique| without.contains(technique)) {
            return Err(Refusal::WrongCall(words.say("question-no-techniques")));
        }
        let finder = |uniqueness| {
            let options = Options {
                uniqueness,
                max_kraken_size: self.kraken_size,
                max_kraken_fins: self.kraken_fins,
                ..Options::DEFAULT
            };
            if theory != Theory::default() {
                return PathFinder::by(theory, &table, options);
            }
            PathFinder::choose(&table, options, |row| {
                let chosen = if only.is_empty() { row.used } else { only.contains(&row.technique) };
                chosen && !without.contains(&row.technique)
            })
        };
        Ok(Finders { unique: finder(self.uniqueness), any: finder(false) })
    }
}

/// Which techniques are there?
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Techniques {}

/// A technique of the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueAnswer {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// Its name in the asker's language.
    pub name: String,
    /// The level of its steps in HoDoKu.
    pub level: HodokuLevel,
    /// The level's name in the asker's language.
    pub level_name: String,
    /// What a step adds to the score of a path.
    pub score: u32,
    /// Whether it is used by default.
    pub used: bool,
    /// Whether it relies on there being one solution.
    pub uniqueness: bool,
}

impl Question for Techniques {
    type Answer = Vec<TechniqueAnswer>;

    /// In the order in which they are tried.
    fn answer(self, asker: &Asker) -> Result<Vec<TechniqueAnswer>, Refusal> {
        let rows = Table::usual().rows.iter();
        Ok(rows
            .map(|row| {
                let about = row.technique.about();
                TechniqueAnswer {
                    technique: row.technique,
                    name: asker.words.technique(about.name),
                    level: row.level,
                    level_name: asker.words.hodoku_level(row.level),
                    score: row.score,
                    used: row.used,
                    uniqueness: about.uniqueness,
                }
            })
            .collect())
    }
}
