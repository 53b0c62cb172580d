//! `POST /api/v1/check`: valid? solvable? unique? minimal?

use axum::Json;
use axum::extract::State;
use ennead::{CellSet, check as check_givens};
use serde::Deserialize;
use serde_json::{Value, json};

use super::receive::{Body, Spoken};
use super::{Problem, Shared, read_one};
use crate::speech;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    puzzle: String,
}

pub(super) async fn check(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(question): Body<Question>,
) -> Result<Json<Value>, Problem> {
    let givens = read_one(&question.puzzle, language)?.givens;
    let check = api.brief.run(move |_| check_givens(&givens)).await?;
    Ok(Json(json!({
        "puzzle": givens.to_string(),
        "verdict": check.verdict.name(),
        "clashes": names(check.clashes),
        "differing": names(check.differing),
        "redundant": names(check.redundant),
        "solution": check.solution.map(|solution| solution.to_string()),
        "sentences": speech::words(language).check(&givens, &check),
    })))
}

/// The names of `cells`.
pub(super) fn names(cells: CellSet) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}
