//! The JSON API under `/api/v1`, for the pages and for anyone else.
//!
//! The questions, their addresses and limits are those of [`ennead_api::address`]; here each gets its
//! lane. Every answer is JSON, except for one PDF; a failure is a [`Problem`] (RFC 9457). The server
//! stores nothing about a client, so a question can be repeated and sent to any server.

mod ask;
pub(crate) mod openapi;
mod receive;
mod traces;

use std::pin::Pin;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use ennead_api::address::{ADDRESSES, Address, Problem, Weighed};
use ennead_api::page::ReadPixels;
use ennead_text::Words;
use tokio::sync::Semaphore;

use crate::work::Work;
use traces::Traces;

/// State shared by all answers.
pub(crate) struct Api {
    /// Slots for what takes less than a second: the fast engine, hints, paths.
    brief: Work,
    /// Slots for what may run until its time is up: classic engines, their traces, ratings, making,
    /// printing.
    long: Work,
    /// Room for large bodies, in pieces.
    room: Semaphore,
    traces: Traces,
}

/// The size of a piece of the room for large bodies. What is smaller needs no room.
const PIECE: usize = 64 << 10;

/// The room for large bodies, so that they cannot fill the memory: 16 of the largest pictures.
const ROOM: usize = 16 * ReadPixels::LARGEST.div_ceil(PIECE);

impl Api {
    pub(crate) fn new() -> Api {
        let room = Semaphore::new(ROOM);
        Api { brief: Work::brief(), long: Work::long(), room, traces: Traces::default() }
    }
}

type Shared = State<Arc<Api>>;
type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// The routes.
pub(crate) fn router(api: Arc<Api>) -> Router {
    let mut router = Router::new();
    for address in ADDRESSES {
        let answer = answering(address);
        router = router.route(
            address.path,
            match address.method {
                "get" => get(answer),
                _ => post(answer),
            },
        );
    }
    router
        .route("/openapi.json", get(openapi::openapi))
        .fallback(ask::no_such_address)
        .method_not_allowed_fallback(ask::wrong_method)
        .with_state(api)
}

/// Answers the questions at an address.
fn answering(
    address: &'static Address,
) -> impl Fn(Shared, Request) -> BoxFuture<Result<Response, Response>> + Clone {
    move |State(api): Shared, request| {
        Box::pin(async move { ask::answer(address, &api, request).await })
    }
}

/// A problem in the visitor's language.
fn response(problem: &Problem, words: &Words) -> Response {
    let head = [(header::CONTENT_TYPE, "application/problem+json")];
    let status = StatusCode::from_u16(problem.status()).unwrap_or(StatusCode::BAD_REQUEST);
    (status, head, problem.in_words(words).to_string()).into_response()
}
