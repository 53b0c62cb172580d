//! The collection of puzzles with rules and of other sizes.

#[cfg(feature = "rules")]
use ennead::core::Core;
#[cfg(feature = "rules")]
use ennead::format::Opened;
use ennead::rating::Level;
use ennead_collection::{KINDS, Kind, Picked, of_the_day, pick};
use serde::{Deserialize, Serialize};

use crate::fields;
#[cfg(feature = "rules")]
use crate::puzzle::Asked;
use crate::puzzle::daily::Day;
use crate::question::{Asker, Question, Refusal};

/// Which kinds of puzzles are in the collection, and how many of each level?
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Collection {}

/// A kind of puzzles in the collection.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KindAnswer {
    /// Its name.
    pub kind: &'static str,
    /// What it is called in the asker's language.
    pub title: String,
    /// The levels it has, the easiest first.
    pub levels: Vec<LevelCount>,
}

/// How many puzzles of a level there are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelCount {
    /// The level.
    pub level: Level,
    /// How many there are; they are numbered from 1.
    pub count: usize,
}

impl Question for Collection {
    type Answer = Vec<KindAnswer>;

    fn answer(self, asker: &Asker) -> Result<Vec<KindAnswer>, Refusal> {
        let answer = |kind: &'static Kind| KindAnswer {
            kind: kind.name,
            title: asker.words.collection(kind.name),
            levels: kind
                .levels()
                .map(|level| LevelCount { level, count: kind.count(level) })
                .collect(),
        };
        Ok(KINDS.iter().map(answer).collect())
    }
}

/// Which puzzle of the collection is this, or has this day?
///
/// ```
/// use ennead_api::puzzle::CollectionPuzzle;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let asker = Asker::patient(&words);
/// let question = r#"{"kind": "killer-6x6", "level": "easy", "number": 12}"#;
/// let question: CollectionPuzzle = serde_json::from_str(question)?;
/// let answer = question.answer(&asker).unwrap();
/// assert!(answer.puzzle.starts_with("6x6; cage "));
/// assert_eq!(answer.title, "Killer 6 × 6, easy, 12");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CollectionPuzzle {
    /// The kind.
    pub kind: &'static Kind,
    /// The level. If it is left out, a day has one of whichever level, and else it is the easiest.
    #[serde(default)]
    pub level: Option<Level>,
    /// The number of the puzzle among those of its kind and level, from 1.
    #[serde(default)]
    pub number: Option<usize>,
    /// The date, such as `2026-11-22`, of a day whose puzzle is wanted: the same for everybody. It is one of
    /// the collection, turned and with other digits, as far as its rules allow.
    #[serde(default, deserialize_with = "fields::optional")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub date: Option<Day>,
    /// The puzzles of the kind, as in its file. Only a module without the collection needs them.
    #[serde(default)]
    pub list: Option<String>,
}

/// The answer to [`CollectionPuzzle`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CollectionAnswer {
    /// The board, the givens and the rules on one line.
    pub puzzle: String,
    /// What it is called in the asker's language.
    pub title: String,
    /// The kind.
    pub kind: &'static str,
    /// Its level.
    pub level: Level,
    /// Its number among those of its kind and level, from 1.
    pub number: usize,
    /// How hard the hardest step of its easiest path is: 1.5 to 6.8.
    pub hardest: f64,
}

impl Question for CollectionPuzzle {
    type Answer = CollectionAnswer;

    fn answer(self, asker: &Asker) -> Result<CollectionAnswer, Refusal> {
        let kind = self.kind;
        let (picked, title) = self.picked(asker)?;
        let Picked { level, number, hardest, setup } = picked;
        let puzzle = setup.to_line();
        Ok(CollectionAnswer { puzzle, title, kind: kind.name, level, number, hardest })
    }
}

impl CollectionPuzzle {
    /// The puzzle with its title, as the other questions take it.
    ///
    /// # Errors
    ///
    /// If there is no such puzzle.
    #[cfg(feature = "rules")]
    pub fn asked(self, asker: &Asker) -> Result<Asked, Refusal> {
        let (picked, title) = self.picked(asker)?;
        let mut sheet = Opened::from(picked.setup.clone()).sheet.on_any_board();
        sheet.info.title = Some(title);
        sheet.info.level = Some(asker.words.level(picked.level));
        let opened = Opened { sheet: sheet.into(), ..Opened::from(picked.setup) };
        Asked::of(Core::of_opened(opened))
            .map_err(|misfit| Refusal::WrongCall(misfit.sentence(asker.words)))
    }

    /// The puzzle, and what it is called.
    fn picked(self, asker: &Asker) -> Result<(Picked, String), Refusal> {
        let words = asker.words;
        let CollectionPuzzle { kind, level, number, date, list } = self;
        let list = list.as_deref().or(built_in(kind));
        let list = list.ok_or_else(|| Refusal::WrongCall(words.say("collection-no-list")))?;
        let title = words.collection(kind.name);
        if let Some(level) = level.filter(|&level| kind.count(level) == 0) {
            let levels: Vec<String> = kind.levels().map(|level| words.level(level)).collect();
            let args = [
                ("kind", title.into()),
                ("levels", levels.join(", ").into()),
                ("found", words.level(level).into()),
            ];
            return Err(Refusal::WrongCall(words.say_with("collection-level", &args)));
        }
        let (picked, title_key) = match (date, number) {
            (Some(_), Some(_)) => {
                return Err(Refusal::WrongCall(words.say("collection-date-or-number")));
            }
            (Some(date), None) => (of_the_day(list, date.number(), level), "collection-title-day"),
            (None, number) => {
                let level = level.or_else(|| kind.levels().next()).unwrap_or(Level::Easy);
                let number = number.unwrap_or(1);
                crate::within("number", number as u64, 1..=kind.count(level) as u64)?;
                (pick(list, level, number), "collection-title")
            }
        };
        let picked = picked.ok_or_else(|| Refusal::WrongCall(words.say("collection-no-list")))?;
        let args = [
            ("kind", title.into()),
            ("level", words.level(picked.level).into()),
            ("number", picked.number.into()),
            ("date", date.map(|date| date.to_string()).unwrap_or_default().into()),
        ];
        Ok((picked, words.say_with(title_key, &args)))
    }
}

/// The puzzles of the kind, if this program has them.
fn built_in(kind: &Kind) -> Option<&'static str> {
    #[cfg(feature = "collection")]
    return Some(kind.list());
    #[cfg(not(feature = "collection"))]
    {
        let _ = kind;
        None
    }
}
