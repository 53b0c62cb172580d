//! The JSON API under `/api/v1`: what the pages use, and anyone else may.
//!
//! Every answer is JSON, but for the one that is a PDF; what goes wrong is a [`Problem`]
//! (RFC 9457). The server remembers nothing of a client, so questions can be repeated and asked
//! of any server.

mod booklet;
mod check;
mod cross;
pub(crate) mod exercise;
mod game;
mod generate;
mod hint;
pub(crate) mod openapi;
mod problem;
mod rate;
mod receive;
mod sheets;
mod solve;
mod trace;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

pub(crate) use booklet::MOST_PUZZLES as MOST_PRINTED;
pub(crate) use problem::Problem;
pub(crate) use sheets::read_one;

use crate::work::Work;
use trace::Traces;

/// What the answers share.
pub(crate) struct Api {
    /// What takes less than a second: the fast engine, hints, paths.
    brief: Work,
    /// What may take until its time is up: classic engines, their traces, making, printing.
    long: Work,
    /// Rating the hardest puzzles takes seconds and cannot be broken off: one at a time.
    rating: Work,
    traces: Traces,
}

impl Api {
    pub(crate) fn new() -> Api {
        Api {
            brief: Work::brief(),
            long: Work::long(),
            rating: Work::in_turn(),
            traces: Traces::default(),
        }
    }
}

type Shared = axum::extract::State<Arc<Api>>;

/// The routes. A new one is a line here and a paragraph in `openapi.rs`.
pub(crate) fn router(api: Arc<Api>) -> Router {
    Router::new()
        .route("/solve", post(solve::solve))
        .route("/check", post(check::check))
        .route("/read", post(sheets::read))
        .route("/write", post(sheets::write))
        .route("/formats", get(sheets::formats))
        .route("/game", post(game::play))
        .route("/game/hint", post(hint::hint))
        .route("/explain", post(hint::explain))
        .route("/rate", post(rate::rate))
        .route("/game/check", post(game::check))
        .route("/game/protocol", post(game::protocol))
        .route("/generate", post(generate::generate))
        .route("/booklet/pages", post(booklet::pages))
        .route("/booklet/pdf", post(booklet::file))
        .route("/cross/solve", post(cross::solutions))
        .route("/cross/explain", post(cross::explanation))
        .route("/exercise", post(exercise::exercise))
        .route("/trace", get(trace::summary))
        .route("/trace/state", get(trace::state))
        .route("/trace/events", get(trace::events))
        .route("/trace/find", get(trace::find))
        .route("/openapi.json", get(openapi::openapi))
        .fallback(async || Problem::no_such_address())
        .method_not_allowed_fallback(async || Problem::wrong_method())
        .with_state(api)
}
