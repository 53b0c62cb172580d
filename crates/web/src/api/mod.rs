//! The JSON API under `/api/v1`, for the pages and for anyone else.
//!
//! Every question is one of `ennead_api`; here it gets an address, a lane and limits ([`limits`]).
//! Every answer is JSON, except for one PDF; a failure is a [`Problem`] (RFC 9457). The server
//! stores nothing about a client, so a question can be repeated and sent to any server.

mod ask;
mod limits;
pub(crate) mod openapi;
mod problem;
mod receive;
mod traces;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};
use tokio::sync::Semaphore;

pub(crate) use limits::MOST_PRINTED;
pub(crate) use problem::Problem;

use crate::work::Work;
use ask::{ask, look, pdf};
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

type Shared = axum::extract::State<Arc<Api>>;

/// Makes the router and, for the tests, the list of routes.
macro_rules! routes {
    ($($method:ident $path:literal $by:ident $question:ident;)*) => {
        /// The routes. A new question needs a line here and one in `limits.rs`.
        pub(crate) fn router(api: Arc<Api>) -> Router {
            Router::new()
                $(.route($path, $method($by::<ennead_api::$question>)))*
                .route("/booklet/pdf", post(pdf))
                .route("/openapi.json", get(openapi::openapi))
                .fallback(ask::no_such_address)
                .method_not_allowed_fallback(ask::wrong_method)
                .with_state(api)
        }

        /// What the routes take and return.
        #[cfg(test)]
        fn described(describe: &mut openapi::Describe) {
            $(describe.question::<ennead_api::$question>(stringify!($method), $path);)*
        }
    };
}

routes! {
    post "/solve" ask Solve;
    post "/check" ask Check;
    post "/inspect" ask Inspect;
    post "/canon" ask Canon;
    post "/read" ask Read;
    post "/write" ask Write;
    post "/photo" ask ReadPhoto;
    get "/formats" ask Formats;
    get "/engines" ask Engines;
    get "/techniques" ask Techniques;
    post "/explain" ask Explain;
    post "/hint" ask Hint;
    post "/steps" ask Steps;
    post "/draw" ask DrawGrid;
    post "/rate" ask Rate;
    post "/generate" ask Generate;
    post "/daily" ask Daily;
    post "/game" ask Play;
    post "/game/check" ask CheckGame;
    post "/game/hint" ask Hint;
    post "/game/protocol" ask Protocol;
    post "/booklet/pages" ask BookletPages;
    post "/cross/solve" ask CrossSolve;
    post "/cross/check" ask CrossCheck;
    post "/cross/explain" ask CrossExplain;
    post "/cross/draw" ask CrossDraw;
    post "/cross/convert" ask CrossConvert;
    post "/cross/sudoku" ask CrossSudoku;
    post "/cross/generate" ask CrossGenerate;
    post "/cross/judge" ask CrossJudge;
    post "/cross/hint" ask CrossHint;
    post "/cross/build" ask CrossBuild;
    post "/exercise" ask Exercise;
    get "/trace" look TraceSummary;
    get "/trace/state" look TraceState;
    get "/trace/events" look TraceEvents;
    get "/trace/find" look TraceFind;
}
