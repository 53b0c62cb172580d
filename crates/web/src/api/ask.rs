//! From a request to its answer, in the same way for every question.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::Json;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ennead_api::address::{LARGEST_BODY, Lane, Limited, Problem};
use ennead_api::{Asker, BookletPages, Question, Refusal, Stop, TraceQuestion};
use ennead_booklet::day_of;
use ennead_text::Words;

use super::receive::{question, spoken};
use super::{Api, Shared, response};
use crate::speech;

/// The answer to the question that the request holds.
pub(super) async fn ask<Q>(State(api): Shared, request: Request) -> Result<Response, Response>
where
    Q: Question<Answer: Send> + Limited + Send + 'static,
{
    let words = spoken(&request).map_err(|refused| *refused)?;
    let answer = async {
        let _room = match Q::LARGEST > LARGEST_BODY {
            true => Some(api.large.try_acquire().map_err(|_| Problem::Busy)?),
            false => None,
        };
        let question: Q = question(request, Q::LARGEST).await?;
        question.check(words)?;
        answered(&api, question.lane(), words, |asker| question.answer(asker)).await
    };
    let answer = answer.await.map_err(|problem| response(&problem, words))?;
    Ok(Json(answer).into_response())
}

/// The answer to a question about a trace. The trace is kept for the next question.
pub(super) async fn look<Q>(State(api): Shared, request: Request) -> Result<Response, Response>
where
    Q: TraceQuestion + Limited + Send + 'static,
{
    let words = spoken(&request).map_err(|refused| *refused)?;
    let answer = async {
        let question: Q = question(request, Q::LARGEST).await?;
        question.check(words)?;
        let search = question.search(&asker(words, &Stop::never()))?;
        let trace = api.traces.trace(&api, search).await?;
        Ok::<_, Problem>(question.look(&trace, &asker(words, &Stop::never()))?)
    };
    let answer = answer.await.map_err(|problem| response(&problem, words))?;
    Ok(Json(answer).into_response())
}

/// The whole booklet as a PDF.
pub(super) async fn pdf(State(api): Shared, request: Request) -> Result<Response, Response> {
    let words = spoken(&request).map_err(|refused| *refused)?;
    let file = async {
        let question: BookletPages = question(request, BookletPages::LARGEST).await?;
        question.check(words)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let make = move |asker: &Asker| question.pdf(day_of(now), asker);
        answered(&api, Lane::Long, words, make).await
    };
    let file = file.await.map_err(|problem| response(&problem, words))?;
    let head = [
        (CONTENT_TYPE, "application/pdf"),
        (CONTENT_DISPOSITION, "attachment; filename=\"sudoku.pdf\""),
    ];
    Ok((head, file).into_response())
}

/// The answer, computed in its lane.
async fn answered<T: Send + 'static>(
    api: &Api,
    lane: Lane,
    words: &'static Words,
    answer: impl FnOnce(&Asker) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Problem> {
    let job = move |stop: &Stop| answer(&asker(words, stop));
    let answer = match lane {
        Lane::Here => job(&Stop::never()),
        Lane::Brief => api.brief.run(job).await?,
        Lane::Long => api.long.run(job).await?,
    };
    Ok(answer?)
}

fn asker<'a>(words: &'a Words, stop: &'a Stop) -> Asker<'a> {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let clock: fn() -> Duration = || START.elapsed();
    Asker { words, stop, clock }
}

pub(super) async fn no_such_address(headers: HeaderMap) -> Response {
    response(&Problem::NoSuchAddress, speech::words(speech::preferred(&headers)))
}

pub(super) async fn wrong_method(headers: HeaderMap) -> Response {
    response(&Problem::WrongMethod, speech::words(speech::preferred(&headers)))
}
