//! The pages, without a browser.

use std::io::Read;

use axum::body::Body;
use axum::http::Request;
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, LOCATION,
};
use ennead_web::router;
use http_body_util::BodyExt;
use tower::ServiceExt;

async fn page(path: &str) -> String {
    let request = Request::get(path).body(Body::empty()).unwrap();
    let response = router().oneshot(request).await.unwrap();
    assert_eq!(response.status(), 200, "{path}");
    let body = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(body.into()).unwrap()
}

#[tokio::test]
async fn what_a_page_imports_is_known_in_advance() {
    let play = page("/en/play").await;
    let links = play.split("<link rel=\"modulepreload\" href=\"").skip(1);
    let play: Vec<_> = links.filter_map(|rest| rest.split('"').next()).collect();
    for name in ["api.js", "door.js", "dom.js", "focus.js", "play/opening.js", "photo/handover.js"]
    {
        assert!(play.iter().any(|it| it.ends_with(&format!("/{name}"))), "{name}: {play:?}");
    }
    let needless = ["/assets/watch/tree.js", "/assets/play.js"];
    assert!(!play.iter().any(|name| needless.contains(name)), "{play:?}");
    for name in play {
        assert!(!page(name).await.is_empty(), "{name}");
    }
}

#[tokio::test]
async fn the_heaviest_known_language_wins() {
    for (header, code) in [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("xx, nl;q=0.3, en;q=0.2", "nl"),
        ("xx", "en"),
        ("en;q=0.1,nl;q=x", "nl"),
        ("", "en"),
    ] {
        let request = Request::get("/play").header(ACCEPT_LANGUAGE, header);
        let response = router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.headers()[LOCATION], format!("/{code}/play"), "{header}");
    }
}

#[tokio::test]
async fn texts_are_compressed_for_whoever_wants_that() {
    for (accepted, wanted) in [
        ("gzip, deflate, br", true),
        ("br;q=1.0, GZIP ; q=0.5", true),
        ("gzip;q=0", false),
        ("identity", false),
        ("", false),
    ] {
        for path in ["/en/play", "/assets/style.css", "/api/v1/openapi.json"] {
            let request = Request::get(path).header(ACCEPT_ENCODING, accepted);
            let response = router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            let encoded = response.headers().get(CONTENT_ENCODING).is_some_and(|it| it == "gzip");
            assert_eq!(encoded, wanted, "{path} {accepted}");
            let body = response.into_body().collect().await.unwrap().to_bytes();
            let mut text = String::new();
            let read = match encoded {
                true => flate2::read::GzDecoder::new(&*body).read_to_string(&mut text),
                false => (&*body).read_to_string(&mut text),
            };
            assert!(read.is_ok() && text == page(path).await, "{path} {accepted}");
        }
    }
    // What is short, or compressed in itself, stays as it is.
    for path in ["/assets/theme.js", "/assets/fonts/fira-400.woff2"] {
        let request = Request::get(path).header(ACCEPT_ENCODING, "gzip");
        let response = router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert!(!response.headers().contains_key(CONTENT_ENCODING), "{path}");
    }
}

#[tokio::test]
async fn an_asset_in_the_folder_of_its_version_need_not_be_asked_for_again() {
    let play = page("/en/play").await;
    let (_, rest) = play.split_once("<link rel=\"stylesheet\" href=\"").unwrap();
    let (address, _) = rest.split_once('"').unwrap();
    // A program that is being worked on has no versions.
    let kept = if address.starts_with("/assets/v") { "immutable" } else { "no-cache" };
    for (path, kept) in [(address, kept), ("/assets/style.css", "no-cache")] {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = router().oneshot(request).await.unwrap();
        let said = response.headers()[CACHE_CONTROL].to_str().unwrap();
        assert!(said.ends_with(kept), "{path}: {said}");
    }
    // Whoever has a page of an older version still finds the assets.
    assert!(!page("/assets/v0123456789abcdef/style.css").await.is_empty());
}

/// A package holds only what is inside the crate, so the page has a copy.
#[test]
fn the_example_is_that_of_the_test_data() {
    let copy = include_str!("../src/pages/testfall1.kz");
    assert_eq!(copy, include_str!("../../../testdata/cross/testfall1.kz"));
}
