//! `POST /api/v1/solve`: the object of `ennead solve --format json`.

use axum::Json;
use axum::extract::State;
use ennead::engine::{Collect, Engine, Reach, Stats, Stop, fast};
use ennead::{Puzzle, Solution, Verdict, default_engine, engine_by_name};
use serde::{Deserialize, Serialize};

use super::receive::{Body, Spoken};
use super::{Problem, Shared, read_one};

/// How many solutions one may ask for.
const MOST_SOLUTIONS: u64 = 1000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    /// In any format that is read.
    puzzle: String,
    #[serde(default = "two")]
    limit: u64,
    engine: Option<String>,
    #[serde(default)]
    stats: bool,
}

const fn two() -> u64 {
    2
}

/// The answer, in the order of the command line's.
#[derive(Serialize)]
pub(super) struct Answer {
    puzzle: String,
    verdict: Option<&'static str>,
    missing: usize,
    solutions: Vec<String>,
    #[serde(flatten)]
    work: Option<Work>,
}

/// The counted work of a search.
#[derive(Serialize)]
struct Work {
    engine: &'static str,
    nodes: u64,
    guesses: u64,
    backtracks: u64,
    max_depth: u32,
    seconds: f64,
}

pub(super) async fn solve(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(question): Body<Question>,
) -> Result<Json<Answer>, Problem> {
    let Question { puzzle, limit, engine, stats } = question;
    let givens = read_one(&puzzle, language)?.givens;
    if !(1..=MOST_SOLUTIONS).contains(&limit) {
        return Err(Problem::out_of_bounds("limit", 1, MOST_SOLUTIONS));
    }
    let engine = engine.as_deref().map(engine_named).transpose()?;
    let missing = givens.missing();
    let Ok(puzzle) = Puzzle::try_from(givens) else {
        let verdict = Some(Verdict::Invalid.name());
        let (puzzle, solutions) = (givens.to_string(), Vec::new());
        return Ok(Json(Answer { puzzle, verdict, missing, solutions, work: None }));
    };
    let search = Search { puzzle, limit, engine };
    // The other engines may take as long as they please.
    let lane = if engine.is_none() { &api.brief } else { &api.long };
    // What singles finish takes less time than handing it to another thread.
    let quick = engine.is_none() && fast::reach_of_singles(&puzzle) != Reach::Neither;
    let (verdict, solutions, work) = match quick {
        true => search.run(&Stop::never()),
        false => lane.run(move |stop| search.run(stop)).await?,
    };
    Ok(Json(Answer {
        puzzle: givens.to_string(),
        verdict: verdict.map(Verdict::name),
        missing,
        solutions: solutions.iter().map(ToString::to_string).collect(),
        work: stats.then_some(work),
    }))
}

/// What is searched for.
struct Search {
    puzzle: Puzzle,
    limit: u64,
    engine: Option<&'static dyn Engine>,
}

impl Search {
    fn run(self, stop: &Stop) -> (Option<Verdict>, Vec<Solution>, Work) {
        let Search { puzzle, limit, engine } = self;
        let found = |engine: &'static dyn Engine| {
            let mut collect = Collect::default();
            let started = std::time::Instant::now();
            let outcome = engine.search(&puzzle, limit, &mut collect, stop);
            let seconds = started.elapsed().as_secs_f64();
            let Stats { nodes, guesses, backtracks, max_depth } = outcome.stats;
            let engine = engine.name();
            let work = Work { engine, nodes, guesses, backtracks, max_depth, seconds };
            (collect.solutions, work)
        };
        let (mut solutions, mut work) = found(engine.unwrap_or(default_engine()));
        // With a limit of 1 nobody asks whether there are more; an engine that was chosen may
        // have given up before it knew.
        let verdict = match (limit, engine) {
            (1, _) if !solutions.is_empty() => None,
            (1, _) => Some(Verdict::of(&puzzle)).filter(|it| *it == Verdict::Unsolvable),
            (_, None) => Some(Verdict::of_counted(&puzzle, solutions.len() as u64)),
            (_, Some(_)) => Some(Verdict::of(&puzzle)),
        };
        if engine.is_none() && verdict == Some(Verdict::Ambiguous) {
            // Of several solutions those are shown that come first in reading order.
            (solutions, work) = found(&fast::InReadingOrder);
        }
        (verdict, solutions, work)
    }
}

/// The engine called `name`.
pub(super) fn engine_named(name: &str) -> Result<&'static dyn Engine, Problem> {
    engine_by_name(name).map_err(|unknown| Problem::wrong_call(unknown.to_string()))
}
