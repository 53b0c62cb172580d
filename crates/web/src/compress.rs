//! Texts on their way to the browser, compressed: on a slow line a page comes three times as fast.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, HeaderValue, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use http_body_util::BodyExt;

/// In bytes: what is shorter fits into one packet anyway.
const SHORTEST: u64 = 1000;

/// The compressed assets, by their tags: there are few, and they do not change.
static KNOWN: LazyLock<Mutex<HashMap<HeaderValue, Bytes>>> = LazyLock::new(Mutex::default);

/// The answer to `request`, compressed if the browser wants that and it is worth it.
pub(crate) async fn compressed(request: Request, next: Next) -> Response {
    let wanted = is_wanted(request.headers());
    let response = next.run(request).await;
    if !wanted || !is_worth_it(&response) {
        return response;
    }
    let (mut head, body) = response.into_parts();
    // The body is in memory already.
    let Ok(body) = body.collect().await else {
        return Response::from_parts(head, Body::empty());
    };
    let body = body.to_bytes();
    let tag = head.headers.get(ETAG).cloned();
    let known = tag.as_ref().and_then(|tag| cache().get(tag).cloned());
    let small = known.unwrap_or_else(|| {
        let small =
            gzip(&body, if tag.is_some() { Compression::best() } else { Compression::fast() });
        if let Some(tag) = tag {
            cache().insert(tag, small.clone());
        }
        small
    });
    head.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers.insert(CONTENT_LENGTH, small.len().into());
    head.headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(head, Body::from(small))
}

fn cache() -> std::sync::MutexGuard<'static, HashMap<HeaderValue, Bytes>> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn gzip(bytes: &[u8], level: Compression) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), level);
    encoder.write_all(bytes).expect("a vector takes everything");
    encoder.finish().expect("a vector takes everything").into()
}

/// Whether the browser accepts gzip: named, and not with a weight of zero.
fn is_wanted(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.unwrap_or("").split(',').any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
        is_gzip && weight.unwrap_or(1.0) > 0.0
    })
}

/// Whether it is a text of some length; pictures and documents are compressed as they are.
fn is_worth_it(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let is_text = kind.is_some_and(|kind| {
        kind.starts_with("text/")
            || ["json", "javascript", "svg+xml"].iter().any(|part| kind.contains(part))
    });
    let length = response.body().size_hint().exact();
    is_text
        && response.status() != StatusCode::NOT_MODIFIED
        && !response.headers().contains_key(CONTENT_ENCODING)
        && length.is_some_and(|length| length >= SHORTEST)
}
