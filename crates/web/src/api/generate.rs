//! `POST /api/v1/generate`: puzzles as wished for.
//!
//! The server remembers no job: which puzzles are made depends on the wish, the seed and their
//! numbers alone, so a page asks for a few at a time, shows how far it is, and stops by not asking
//! for more. A request that is dropped stops the work on it.

use axum::Json;
use axum::extract::State;
use ennead::Givens;
use ennead::generate::{
    Feature, Made, Ratings, Request, Role, Shape, Shortfall, Watch, Wish, make,
};
use ennead::logic::rating::{Level, Tenths};
use ennead::logic::technique;
use serde::Deserialize;
use serde_json::{Value, json};
use std::ops::ControlFlow;

use super::receive::{Body, Spoken};
use super::{Problem, Shared};
use crate::speech;

/// How many puzzles one may ask for at a time.
const MOST: u64 = 100;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    level: Option<String>,
    technique: Option<String>,
    /// `path`, `hardest` or `first`.
    place: Option<String>,
    symmetry: Option<String>,
    /// From and to.
    clues: Option<(usize, usize)>,
    #[serde(default)]
    minimal: bool,
    seed: u64,
    #[serde(default)]
    first: u64,
    #[serde(default = "one")]
    count: u64,
}

const fn one() -> u64 {
    1
}

pub(super) async fn generate(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(question): Body<Question>,
) -> Result<Json<Value>, Problem> {
    if !(1..=MOST).contains(&question.count) {
        return Err(Problem::out_of_bounds("count", 1, MOST));
    }
    let wish = question.wish()?;
    let words = speech::words(language);
    if let Err(impossible) = wish.check() {
        return Err(Problem::wrong_call(words.impossible(&impossible)));
    }
    let Question { seed, first, count, .. } = question;
    let (puzzles, shortfall) = api
        .long
        .run(move |stop| {
            let request = Request { wish, first, count, seed, threads: 1 };
            let mut puzzles = Vec::new();
            let result = make(&request, &Watch::new(), stop, |made| {
                puzzles.push(report(&made));
                ControlFlow::Continue(())
            });
            (puzzles, result.err())
        })
        .await?;
    // Those made stand beside the reason why there are no more.
    Ok(Json(json!({
        "puzzles": puzzles,
        "stopped": shortfall.map(|shortfall: Shortfall| words.shortfall(&shortfall)),
    })))
}

fn report(made: &Made) -> Value {
    let number = |tenths: Tenths| f64::from(tenths.get()) / 10.0;
    let givens: &Givens = made.puzzle.givens();
    json!({
        "number": made.number,
        "puzzle": givens.to_string(),
        "clues": givens.len(),
        "er": made.rating.map(|rating| number(rating.er)),
        "level": made.level().map(Level::name),
        "hardest": made.rating.and_then(|rating| rating.hardest).map(|rule| rule.name()),
    })
}

impl Question {
    fn wish(&self) -> Result<Wish, Problem> {
        let named = |what: &str, names: &[&str]| {
            Problem::wrong_call(format!("{what} is one of {}", names.join(", ")))
        };
        let level = self.level.as_deref().map(|name| {
            name.parse::<Level>().map_err(|unknown| Problem::wrong_call(unknown.to_string()))
        });
        let shape = self.symmetry.as_deref().map(|name| {
            name.parse::<Shape>().map_err(|unknown| Problem::wrong_call(unknown.to_string()))
        });
        let role = match self.place.as_deref() {
            None | Some("path") => Role::InPath,
            Some("hardest") => Role::Hardest,
            Some("first") => Role::First,
            Some(_) => return Err(named("place", &["path", "hardest", "first"])),
        };
        let feature = self.technique.as_deref().map(|name| {
            let technique =
                technique(name).map_err(|unknown| Problem::wrong_call(unknown.to_string()))?;
            Ok(Feature { technique, role })
        });
        Ok(Wish {
            rating: level.transpose()?.map(Ratings::from),
            feature: feature.transpose()?,
            shape: shape.transpose()?.unwrap_or_default(),
            clues: self.clues,
            minimal: self.minimal,
            rated: true,
            ..Wish::default()
        })
    }
}
