//! The module for what a game does not need: `cargo test -p ennead-wasm --no-default-features --features rest`.

#![cfg(all(feature = "rest", not(feature = "hints")))]

use std::time::Duration;

use ennead_wasm::Door;
use serde_json::Value;

fn ask(request: &str) -> (u16, Value) {
    let reply = Door::new(|| Duration::ZERO).answer(request.as_bytes());
    (reply.status, serde_json::from_slice(&reply.body).unwrap_or_default())
}

#[test]
fn what_it_refuses_it_refuses_in_words() {
    for (path, question) in [
        ("/booklet/pages", "{}"),
        ("/cross/solve", r#"{"puzzle": "A: ???"}"#),
        ("/photo", r#"{"width": 3, "height": 3, "pixels": "!"}"#),
        ("/exercise", "[]"),
    ] {
        let (status, problem) = ask(&format!("POST {path}?lang=de\n{question}"));
        assert_eq!(status, 400, "{path}: {problem}");
        assert!(problem["title"].as_str().is_some_and(|title| !title.is_empty()), "{problem}");
    }
}

#[test]
fn pixels_follow_the_address_as_they_are() {
    let ask = |address: &str, bytes: usize| {
        let request = [format!("POST {address}\n").as_bytes(), &vec![b'\n'; bytes]].concat();
        let reply = Door::new(|| Duration::ZERO).answer(&request);
        (reply.status, serde_json::from_slice::<Value>(&reply.body).unwrap_or_default())
    };
    let (status, answer) = ask("/photo/pixels?width=90&height=90&lang=de", 90 * 90 * 4);
    assert_eq!((status, answer), (200, serde_json::json!({ "grids": [] })));
    for (address, bytes, status) in [
        ("/photo/pixels?width=90&height=90", 90 * 90 * 3, 400),
        ("/photo/pixels?width=90", 90 * 90 * 4, 400),
        ("/photo/pixels", 0, 400),
        ("/photo/pixels?width=2200&height=1000", 2200 * 1000 * 4, 413),
    ] {
        assert_eq!(ask(address, bytes).0, status, "{address}");
    }
}

#[test]
fn what_another_module_answers_is_not_here() {
    let (status, _) = ask("POST /check\n{\"puzzle\": \"1\"}");
    assert_ne!(status, 200);
}
