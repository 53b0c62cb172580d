//! From a request to its answer, in the same way for every question.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::Request;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ennead_api::address::{self, Address, Kind, Lane, Problem, Ready, Reply, Work};
use ennead_api::{Asker, Stop};
use ennead_text::Words;

use super::receive::{announced, received, spoken};
use super::{Api, PIECE, response};

/// The answer to the question that the request holds.
pub(super) async fn answer(
    address: &'static Address,
    api: &Api,
    request: Request,
) -> Result<Response, Response> {
    let words = spoken(&request).map_err(|refused| *refused)?;
    let reply = reply(address, api, request, words);
    let Reply { kind, body } = reply.await.map_err(|problem| response(&problem, words))?;
    let kind_of = (CONTENT_TYPE, kind.media_type());
    Ok(match kind {
        Kind::Json => ([kind_of], body).into_response(),
        Kind::Pdf => {
            let file = (CONTENT_DISPOSITION, "attachment; filename=\"sudoku.pdf\"");
            ([kind_of, file], body).into_response()
        }
    })
}

async fn reply(
    address: &'static Address,
    api: &Api,
    request: Request,
    words: &'static Words,
) -> Result<Reply, Problem> {
    let size = announced(&request).unwrap_or(address.largest as u64).min(address.largest as u64);
    let pieces = if size > PIECE as u64 { size.div_ceil(PIECE as u64) as u32 } else { 0 };
    let _room = api.room.try_acquire_many(pieces).map_err(|_| Problem::Busy)?;
    let method = request.method().clone();
    let query = request.uri().query().unwrap_or_default().to_owned();
    let body = received(request, address.largest).await?;
    // Reading a larger one takes so long that others would wait for the thread.
    let is_small = body.len() <= PIECE;
    let read = move || {
        // A HEAD is a GET whose answer is not sent.
        let method = if method == "HEAD" { "GET" } else { method.as_str() };
        let (method, path) = (Some(method), address.path);
        address.ready(&address::Request { method, path, query: &query, body: &body }, words)
    };
    let Ready { lane, work } = match is_small {
        true => read()?,
        false => api.brief.run(move |_| read()).await??,
    };
    match work {
        Work::Answer(answer) => {
            let job = move |stop: &Stop| answer(&asker(words, stop));
            Ok(match lane {
                Lane::Here if is_small => job(&Stop::never()),
                Lane::Here | Lane::Brief => api.brief.run(job).await?,
                Lane::Long => api.long.run(job).await?,
            }?)
        }
        // The trace is kept for the next question. Looking at millions of events takes a while, too.
        Work::Look(search, look) => {
            let trace = api.traces.trace(api, *search).await?;
            Ok(api.brief.run(move |stop| look(&trace, &asker(words, stop))).await??)
        }
    }
}

fn asker<'a>(words: &'a Words, stop: &'a Stop) -> Asker<'a> {
    static START: LazyLock<(Duration, Instant)> = LazyLock::new(|| {
        let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (today, Instant::now())
    });
    let clock: fn() -> Duration = || START.0 + START.1.elapsed();
    Asker { words, stop, clock }
}

pub(super) async fn no_such_address(request: Request) -> Response {
    refused(&Problem::NoSuchAddress, &request)
}

pub(super) async fn wrong_method(request: Request) -> Response {
    refused(&Problem::WrongMethod, &request)
}

/// What is answered to a request for which there is no question.
fn refused(problem: &Problem, request: &Request) -> Response {
    spoken(request).map_or_else(|refused| *refused, |words| response(problem, words))
}
