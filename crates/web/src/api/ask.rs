//! From a request to its answer, in the same way for every question.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ennead_api::address::{LARGEST_BODY, Lane, Limited, Problem};
use ennead_api::engine::{Trace, TraceOf, TraceQuestion};
use ennead_api::page::{BookletPages, ReadPixels};
use ennead_api::{Asker, Question, Refusal, Stop};
use ennead_booklet::day_of;
use ennead_text::Words;
use serde::Serialize;

use super::receive::{self, received, spoken};
use super::{Api, Shared, response};
use crate::speech;

/// An answer as JSON.
type Json = Result<Vec<u8>, Refusal>;
type Answer = dyn FnOnce(&Asker) -> Json + Send;
type Look = dyn FnOnce(&Trace, &Asker) -> Json + Send;

/// A question that has been read and is within its limits. Its type is erased, so that receiving requests
/// and sending answers is compiled once, not for every kind of question.
pub(super) enum Ready {
    /// It is answered in its lane.
    Ask(Lane, Box<Answer>),
    /// It is about a trace.
    Look(Box<TraceOf>, Box<Look>),
}

impl Ready {
    pub(super) fn ask<Q>(question: Q, words: &Words) -> Result<Ready, Problem>
    where
        Q: Question + Limited + Send + 'static,
    {
        question.check(words)?;
        let lane = question.lane();
        let answer = |asker: &Asker| question.answer(asker).map(|answer| json(&answer));
        Ok(Ready::Ask(lane, Box::new(answer)))
    }

    pub(super) fn look<Q>(question: Q, words: &Words) -> Result<Ready, Problem>
    where
        Q: TraceQuestion + Limited + Send + 'static,
    {
        question.check(words)?;
        let search = question.search(&asker(words, &Stop::never()))?;
        let look = |trace: &Trace, asker: &Asker| question.look(trace, asker).map(|it| json(&it));
        Ok(Ready::Look(Box::new(search), Box::new(look)))
    }
}

fn json(answer: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(answer).expect("answers are plain data")
}

/// How the question at an address is read.
#[derive(Clone, Copy)]
pub(super) struct Route {
    /// The size of the largest question, in bytes.
    pub(super) largest: usize,
    /// Reads the query or the body.
    pub(super) read: fn(&[u8], &'static Words) -> Result<Ready, Problem>,
}

impl Route {
    /// The answer to the question that the request holds.
    pub(super) async fn answer(self, api: &Api, request: Request) -> Result<Response, Response> {
        let words = spoken(&request).map_err(|refused| *refused)?;
        let answer = async {
            let _room = match self.largest > LARGEST_BODY {
                true => Some(api.large.try_acquire().map_err(|_| Problem::Busy)?),
                false => None,
            };
            let question = received(request, self.largest).await?;
            match (self.read)(&question, words)? {
                Ready::Ask(lane, answer) => answered(api, lane, words, answer).await,
                // The trace is kept for the next question.
                Ready::Look(search, look) => {
                    let trace = api.traces.trace(api, *search).await?;
                    Ok(look(&trace, &asker(words, &Stop::never()))?)
                }
            }
        };
        let answer = answer.await.map_err(|problem| response(&problem, words))?;
        Ok(([(CONTENT_TYPE, "application/json")], answer).into_response())
    }
}

/// The whole booklet as a PDF.
pub(super) async fn pdf(State(api): Shared, request: Request) -> Result<Response, Response> {
    let words = spoken(&request).map_err(|refused| *refused)?;
    let file = async {
        let bytes = received(request, BookletPages::LARGEST).await?;
        let question: BookletPages = receive::post(&bytes)?;
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

/// The puzzles in a picture; the fields of the question are in the query, the pixels are the body.
pub(super) async fn pixels(State(api): Shared, request: Request) -> Result<Response, Response> {
    let words = spoken(&request).map_err(|refused| *refused)?;
    let read = async {
        let _room = api.large.try_acquire().map_err(|_| Problem::Busy)?;
        let query = request.uri().query().unwrap_or_default().to_owned();
        let question: ReadPixels = receive::get(query.as_bytes())?;
        let pixels = received(request, ReadPixels::LARGEST).await?;
        let read = move |asker: &Asker| question.answer(&pixels, asker).map(|it| json(&it));
        answered(&api, question.lane(), words, read).await
    };
    let read = read.await.map_err(|problem| response(&problem, words))?;
    Ok(([(CONTENT_TYPE, "application/json")], read).into_response())
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
