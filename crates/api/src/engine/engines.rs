//! The engines.

use ennead::ENGINES;
use serde::{Deserialize, Serialize};

use crate::question::{Asker, Question, Refusal};

/// Which engines are there?
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Engines {}

/// An engine of the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EngineAnswer {
    /// Its name.
    pub name: &'static str,
    /// What it does, in the asker's language.
    pub about: String,
    /// Who had the idea.
    pub origin: String,
    /// Whether it can write a trace.
    pub traces: bool,
}

impl Question for Engines {
    type Answer = Vec<EngineAnswer>;

    /// The default engine comes first.
    fn answer(self, asker: &Asker) -> Result<Vec<EngineAnswer>, Refusal> {
        let engines = ENGINES.iter().map(|engine| EngineAnswer {
            name: engine.name(),
            about: asker.words.say(&format!("engine-{}", engine.name())),
            origin: asker.words.origin(engine.name()).unwrap_or(engine.origin().to_owned()),
            traces: engine.pseudocode().is_some(),
        });
        Ok(engines.collect())
    }
}
