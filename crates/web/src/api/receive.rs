//! Taking a question apart, with [`Problem`]s for what makes no sense.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_LENGTH;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use ennead_text::Language;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::Problem;
use crate::router::LARGEST_BODY;
use crate::speech;

/// How long a body may be on its way: whoever sends it byte by byte is not waited for.
const LONGEST: Duration = Duration::from_secs(20);

/// A JSON body, whatever the content type says.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        // Refused by what it says of itself, before any of it is read.
        let length = request.headers().get(CONTENT_LENGTH);
        let length = length.and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
        if length.is_some_and(|length| length > LARGEST_BODY as u64) {
            let detail = format!("A body has at most {LARGEST_BODY} bytes");
            return Err(Problem::body(StatusCode::PAYLOAD_TOO_LARGE, detail));
        }
        let received = tokio::time::timeout(LONGEST, Bytes::from_request(request, state)).await;
        let received = received.map_err(|_| {
            let detail = format!("A body has to arrive within {} seconds", LONGEST.as_secs());
            Problem::body(StatusCode::REQUEST_TIMEOUT, detail)
        })?;
        let bytes = received.map_err(|rejection| {
            let detail = rejection.body_text();
            Problem::body(rejection.into_response().status(), detail)
        })?;
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|error| Problem::wrong_call(error.to_string()))
    }
}

/// The query of the address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked<T>, Problem> {
        Query::try_from_uri(&parts.uri)
            .map(|Query(asked)| Asked(asked))
            .map_err(|rejection| Problem::wrong_call(rejection.body_text()))
    }
}

/// The language to answer in: `?lang=de`, else what the browser prefers.
pub(crate) struct Spoken(pub(crate) Language);

impl<S: Send + Sync> FromRequestParts<S> for Spoken {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Spoken, Problem> {
        #[derive(Deserialize)]
        struct Lang {
            lang: Option<String>,
        }
        let asked = Query::<Lang>::try_from_uri(&parts.uri).ok().and_then(|asked| asked.0.lang);
        match asked {
            Some(code) => {
                code.parse().map(Spoken).map_err(|error: ennead_text::UnknownLanguage| {
                    Problem::wrong_call(error.to_string())
                })
            }
            None => Ok(Spoken(speech::preferred(&parts.headers))),
        }
    }
}
