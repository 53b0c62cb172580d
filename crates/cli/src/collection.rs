//! Puzzles of the collection, for the commands that take one if none is given.

use clap::Args;
use ennead::rating::Level;
use ennead_api::puzzle::{Asked, CollectionPuzzle, Day, Kind, random_seed};

use crate::app::App;
use crate::value;

/// Which puzzle of the collection.
#[derive(Args)]
pub(crate) struct Chosen {
    #[arg(long, value_name = "KIND", conflicts_with = "input", value_parser = value::chosen::<&'static Kind>())]
    pub(crate) rules: Option<&'static Kind>,
    #[arg(long, value_name = "N", requires = "rules", value_parser = value::number(1..=10_000))]
    pub(crate) number: Option<u64>,
}

impl Chosen {
    /// The puzzle, if a kind is chosen: of this level or the easiest, with the number that was asked
    /// for or any; or that of a day.
    pub(crate) fn puzzle(
        &self,
        app: &App,
        level: Option<Level>,
        date: Option<Day>,
    ) -> anyhow::Result<Option<Asked>> {
        let Some(kind) = self.rules else { return Ok(None) };
        let any = || {
            let level = level.or_else(|| kind.levels().next())?;
            let count = u64::try_from(kind.count(level)).ok().filter(|&count| count > 0)?;
            Some(1 + random_seed() % count)
        };
        let number = match date {
            Some(_) => self.number,
            None => self.number.or_else(any),
        };
        let number = number.map(|number| number as usize);
        let question = CollectionPuzzle { kind, level, number, date, list: None };
        Ok(Some(question.asked(&app.asker())?))
    }
}
