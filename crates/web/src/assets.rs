//! Scripts and style sheet, embedded in the binary.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Assets;

/// The scripts that the frame and the page at `path` import, directly or not, for a browser to request
/// all at once instead of one import after the other.
pub(crate) fn modules(path: Option<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut waiting = vec!["frame.js".to_owned()];
    waiting.extend(path.map(|path| format!("{path}.js")));
    while let Some(name) = waiting.pop() {
        let Some(file) = Assets::get(&name) else { continue };
        let text = String::from_utf8_lossy(&file.data);
        for imported in text.lines().filter_map(|line| imported(line, &name)) {
            if found.insert(imported.clone()) {
                waiting.push(imported);
            }
        }
    }
    found
}

/// The style sheet that only the page at `path` needs; none if that of all pages is enough.
pub(crate) fn style(path: &str) -> Option<String> {
    let name = format!("{path}.css");
    Assets::get(&name).is_some().then_some(name)
}

/// The script that a line imports into the script called `into`.
fn imported(line: &str, into: &str) -> Option<String> {
    let is_import =
        line.starts_with("import ") || line.starts_with("export ") || line.starts_with('}');
    let address = line.trim_end().strip_suffix("\";").filter(|_| is_import)?.rsplit('"').next()?;
    let mut folder: Vec<_> = into.split('/').collect();
    folder.pop();
    for part in address.strip_suffix(".js")?.split('/') {
        match part {
            "." => {}
            ".." => _ = folder.pop(),
            part => folder.push(part),
        }
    }
    Some(folder.join("/") + ".js")
}

/// All of them, with their names.
pub(crate) fn all() -> impl Iterator<Item = (Cow<'static, str>, Cow<'static, [u8]>)> {
    Assets::iter().filter_map(|name| Assets::get(&name).map(|file| (name, file.data)))
}

/// The folder of the assets in an address. It changes when any of them does, so that a browser need
/// never ask again for what it has.
pub(crate) static FOLDER: LazyLock<String> = LazyLock::new(|| {
    // A program that is being worked on reads them anew each time.
    if cfg!(debug_assertions) {
        return "assets/".to_owned();
    }
    let mut version = 0_u64;
    for name in Assets::iter() {
        let file = Assets::get(&name).expect("it is in the list");
        let hash = file.metadata.sha256_hash();
        let (head, _) = hash.split_first_chunk().expect("it has 32 bytes");
        version = version.rotate_left(7) ^ u64::from_le_bytes(*head);
    }
    format!("assets/v{version:016x}/")
});

/// The name of an asset without the version before it, and whether that is the current one.
fn without_version(name: &str) -> (&str, bool) {
    match name.split_once('/') {
        Some((version, rest)) if version.len() == 17 && version.starts_with('v') => {
            (rest, FOLDER.contains(version))
        }
        _ => (name, false),
    }
}

/// The asset called `name`, or the answer that the browser's copy is current.
pub(crate) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let (name, is_current) = without_version(&name);
    let Some(file) = Assets::get(name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    let hash = file.metadata.sha256_hash();
    let tag: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let fresh = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let keep = if is_current { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [(CONTENT_TYPE, kind), (ETAG, &tag), (CACHE_CONTROL, keep)];
    match fresh {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, file.data).into_response(),
    }
}
