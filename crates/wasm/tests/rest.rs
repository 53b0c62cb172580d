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
fn what_another_module_answers_is_not_here() {
    let (status, _) = ask("POST /check\n{\"puzzle\": \"1\"}");
    assert_ne!(status, 200);
}
