//! Scripts and style sheet, embedded in the binary.

use std::borrow::Cow;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Assets;

/// The scripts in the folder of the page at `path`, for a browser to request all at once instead of
/// one import after the other.
pub(crate) fn modules(path: &str) -> impl Iterator<Item = Cow<'static, str>> {
    let folder = format!("{path}/");
    Assets::iter().filter(move |name| name.starts_with(&folder))
}

/// All of them, with their names.
pub(crate) fn all() -> impl Iterator<Item = (Cow<'static, str>, Cow<'static, [u8]>)> {
    Assets::iter().filter_map(|name| Assets::get(&name).map(|file| (name, file.data)))
}

/// The asset called `name`, or the answer that the browser's copy is current.
pub(crate) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(file) = Assets::get(&name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let hash = file.metadata.sha256_hash();
    let tag: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let fresh = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let head = [(CONTENT_TYPE, kind), (ETAG, &tag), (CACHE_CONTROL, "no-cache")];
    match fresh {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, file.data).into_response(),
    }
}
