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
use ennead_api::address::{Limited, Problem};
use ennead_text::Words;
use tokio::sync::Semaphore;

use crate::work::Work;
use ask::{Ready, Route, pdf, pixels};
use traces::Traces;

/// State shared by all answers.
pub(crate) struct Api {
    /// Slots for what takes less than a second: the fast engine, hints, paths.
    brief: Work,
    /// Slots for what may run until its time is up: classic engines, their traces, ratings, making,
    /// printing.
    long: Work,
    /// Room for questions that may be large: pictures.
    large: Semaphore,
    traces: Traces,
}

/// The largest number of large questions at once, so that they cannot fill the memory.
const MOST_LARGE: usize = 16;

impl Api {
    pub(crate) fn new() -> Api {
        let large = Semaphore::new(MOST_LARGE);
        Api { brief: Work::brief(), long: Work::long(), large, traces: Traces::default() }
    }
}

type Shared = State<Arc<Api>>;
type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Makes the router.
macro_rules! routes {
    ($($method:ident $path:literal $by:ident $question:ty;)*) => {
        /// The routes.
        pub(crate) fn router(api: Arc<Api>) -> Router {
            Router::new()
                $(.route($path, $method(answering(Route {
                    largest: <$question as Limited>::LARGEST,
                    read: |bytes, words| {
                        Ready::$by(receive::$method::<$question>(bytes)?, words)
                    },
                }))))*
                .route("/booklet/pdf", post(pdf))
                .route("/photo/pixels", post(pixels))
                .route("/openapi.json", get(openapi::openapi))
                .fallback(ask::no_such_address)
                .method_not_allowed_fallback(ask::wrong_method)
                .with_state(api)
        }
    };
}

ennead_api::addresses!(routes);

/// Answers the questions at an address.
fn answering(
    route: Route,
) -> impl Fn(Shared, Request) -> BoxFuture<Result<Response, Response>> + Clone {
    move |State(api): Shared, request| Box::pin(async move { route.answer(&api, request).await })
}

/// A problem in the visitor's language.
fn response(problem: &Problem, words: &Words) -> Response {
    let head = [(header::CONTENT_TYPE, "application/problem+json")];
    let status = StatusCode::from_u16(problem.status()).unwrap_or(StatusCode::BAD_REQUEST);
    (status, head, problem.in_words(words).to_string()).into_response()
}
