//! Reading a question from a request.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Query, Request};
use axum::http::header::CONTENT_LENGTH;
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use ennead::grid::name::UnknownName;
use ennead_api::Refusal;
use ennead_api::address::Problem;
use ennead_text::{CellNames, Words};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::response;
use crate::speech;

/// How long a body may take to arrive, so that a client cannot send it byte by byte forever.
const LONGEST: Duration = Duration::from_secs(20);

/// What the request holds: the query of a GET, else the body of at most `largest` bytes, whatever the
/// content type says.
pub(super) async fn received(mut request: Request, largest: usize) -> Result<Bytes, Problem> {
    if request.method() == Method::GET {
        return Ok(Bytes::copy_from_slice(request.uri().query().unwrap_or("").as_bytes()));
    }
    // The announced length is too large: refuse the body before reading any of it.
    let length = request.headers().get(CONTENT_LENGTH);
    let length = length.and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > largest as u64) {
        return Err(Problem::TooLarge(largest));
    }
    DefaultBodyLimit::max(largest).apply(&mut request);
    let received = tokio::time::timeout(LONGEST, Bytes::from_request(request, &())).await;
    received.map_err(|_| Problem::TooSlow(LONGEST.as_secs()))?.map_err(|rejection| match rejection
        .into_response()
        .status()
    {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge(largest),
        _ => Problem::Lost,
    })
}

/// The question in the query of a GET.
pub(super) fn get<Q: DeserializeOwned>(query: &[u8]) -> Result<Q, Problem> {
    // The language and the names of cells are not part of the question.
    let fields = str::from_utf8(query).unwrap_or("").split('&');
    let spoken = |field: &&str| field.starts_with("lang=") || field.starts_with("cells=");
    let fields: Vec<_> = fields.filter(|field| !spoken(field)).collect();
    let query: Uri = format!("/?{}", fields.join("&")).parse().unwrap_or_default();
    let question = Query::try_from_uri(&query).map(|Query(question)| question);
    question.map_err(|error| Problem::unread(error.body_text()))
}

/// The question in the body of a POST.
pub(super) fn post<Q: DeserializeOwned>(body: &[u8]) -> Result<Q, Problem> {
    serde_json::from_slice(body).map_err(|error| Problem::unread(error.to_string()))
}

/// The texts to answer in: in the language of `?lang=de`, or the one the browser prefers; with the
/// names of cells of `?cells=Z1S5`.
pub(super) fn spoken(request: &Request) -> Result<&'static Words, Box<Response>> {
    #[derive(Default, Deserialize)]
    struct Spoken {
        lang: Option<String>,
        cells: Option<String>,
    }
    let asked =
        Query::<Spoken>::try_from_uri(request.uri()).map_or_else(|_| Spoken::default(), |it| it.0);
    let preferred = speech::preferred(request.headers());
    let refused = |unknown: UnknownName| {
        let problem = Problem::Refused(Refusal::from(unknown));
        Box::new(response(&problem, speech::words(preferred)))
    };
    let language = asked.lang.map_or(Ok(preferred), |code| code.parse()).map_err(refused)?;
    let cells =
        asked.cells.map_or(Ok(CellNames::default()), |name| name.parse()).map_err(refused)?;
    Ok(speech::words_naming(language, cells))
}
