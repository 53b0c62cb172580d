//! The pages, without a browser.

use axum::body::Body;
use axum::http::Request;
use axum::http::header::{ACCEPT_LANGUAGE, LOCATION};
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
        assert!(play.contains(&format!("/assets/{name}").as_str()), "{name}: {play:?}");
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

/// A package holds only what is inside the crate, so the page has a copy.
#[test]
fn the_example_is_that_of_the_test_data() {
    let copy = include_str!("../src/pages/testfall1.kz");
    assert_eq!(copy, include_str!("../../../testdata/cross/testfall1.kz"));
}
