//! What the door answers, and what it refuses.

#![cfg(all(feature = "play", feature = "rest"))]

use std::time::Duration;

use ennead_wasm::Door;
use serde_json::{Value, json};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn door() -> Door {
    Door::new(|| Duration::from_secs(1_800_000_000))
}

/// The status and the JSON of the reply.
#[track_caller]
fn ask(door: &mut Door, address: &str, body: &str) -> (u16, Value) {
    let reply = door.answer(format!("{address}\n{body}").as_bytes());
    (reply.status, serde_json::from_slice(&reply.body).expect("JSON"))
}

#[test]
fn every_address_is_answered_by_its_method_only() {
    let mut door = door();
    macro_rules! all {
        ($($method:ident $path:literal $by:ident $question:ty;)*) => {
            [$((stringify!($method).to_uppercase(), $path)),*]
        };
    }
    for (method, path) in ennead_api::addresses!(all) {
        let (status, answer) = ask(&mut door, &format!("{method} {path}?lang=en"), "{}");
        assert!(status == 200 || status == 400, "{path}: {status} {answer}");
        let other = if method == "GET" { "POST" } else { "GET" };
        assert_eq!(ask(&mut door, &format!("{other} {path}"), "{}").0, 405, "{path}");
    }
    for odd in ["", "POST", "POST /", "POST /nowhere", "POST /solve/", "GET  /solve", "\u{0}"] {
        assert_eq!(ask(&mut door, odd, "").0, 404, "{odd:?}");
    }
}

#[test]
fn without_a_method_every_question_is_json() {
    let mut door = door();
    let trace = json!({ "puzzle": PUZZLE, "engine": "backtracking" });
    for (address, question) in [
        ("/techniques?lang=de", json!({})),
        ("/trace", trace),
        ("/check?lang=nl", json!({ "puzzle": PUZZLE })),
    ] {
        assert_eq!(ask(&mut door, address, &question.to_string()).0, 200, "{address}");
    }
    assert_eq!(ask(&mut door, "/nowhere", "{}").0, 404);
}

#[test]
fn refusals_are_in_the_language_of_the_address() {
    let mut door = door();
    let body = json!({ "puzzle": "12x" }).to_string();
    let mut said = Vec::new();
    for lang in ["en", "de", "nl", "en"] {
        let (status, problem) = ask(&mut door, &format!("POST /check?lang={lang}"), &body);
        assert_eq!((status, &problem["line"]), (400, &json!(1)));
        said.push(problem["detail"].to_string());
    }
    assert_eq!(said[0], said[3]);
    assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{said:?}");
    assert_eq!(ask(&mut door, "POST /check?lang=xx", &body).0, 400);
    assert_eq!(ask(&mut door, "POST /check?lang=de&cells=Z1S5", &body).0, 400);
    let (status, problem) = ask(&mut door, "GET /problems/too-long?lang=de", "");
    assert_eq!((status, &problem["type"]), (503, &json!("/api/v1/problems/too-long")));
}

#[test]
fn the_limits_of_the_server_hold_here_too() {
    let mut door = door();
    for (address, question) in [
        ("POST /solve", json!({ "puzzle": PUZZLE, "limit": 1001 })),
        ("POST /solve", json!({ "puzzle": PUZZLE, "limit": 0 })),
        ("POST /generate", json!({ "seed": 1, "count": 101 })),
    ] {
        let (status, problem) = ask(&mut door, address, &question.to_string());
        assert_eq!(status, 400);
        assert_eq!(problem["type"], "/api/v1/problems/out-of-bounds", "{question}");
    }
    let large = format!("{{\"puzzle\": \"{}\"}}", " ".repeat(3 << 20));
    assert_eq!(ask(&mut door, "POST /solve", &large).0, 413);
}

#[test]
fn a_trace_is_looked_at_moment_by_moment() {
    let mut door = door();
    let query = format!("puzzle={PUZZLE}&engine=backtracking&lang=en");
    let (status, whole) = ask(&mut door, &format!("GET /trace?{query}"), "");
    assert_eq!(status, 200);
    let events = whole["events"].as_u64().expect("a number");
    assert!(events > 1000);
    // Another trace between does not disturb.
    let other = format!("GET /trace?puzzle={PUZZLE}&engine=dancing-links");
    assert_eq!(ask(&mut door, &other, "").0, 200);
    for at in [0, 1, events / 2, events, events + 9] {
        let (status, moment) = ask(&mut door, &format!("GET /trace/state?{query}&at={at}"), "");
        assert_eq!((status, moment["at"].as_u64()), (200, Some(at.min(events))));
    }
}

#[test]
fn many_puzzles_are_lines() {
    let mut door = door();
    let empty = ".".repeat(81);
    let body = format!("{PUZZLE}\n55{}\n{empty}\n", &PUZZLE[2..]);
    let reply = door.answer(format!("POST /many?limit=7\n{body}").as_bytes());
    assert_eq!(reply.status, 200);
    let text = String::from_utf8(reply.body).unwrap();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], format!("1 {SOLUTION}"));
    assert_eq!(lines[1], "0");
    assert!(lines[2].starts_with("7 ") && lines.len() == 3, "{text}");
    let (status, problem) = ask(&mut door, "POST /many", &format!("{PUZZLE}\n12x"));
    assert_eq!((status, &problem["line"]), (400, &json!(2)));
    assert_eq!(door.answer(b"POST /many\n\xff").status, 400);
}

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn a_booklet_is_a_pdf_of_its_day() {
    let question = json!({ "sections": [{ "puzzles": [{ "puzzle": PUZZLE, "id": "1" }] }] });
    let reply = door().answer(format!("POST /booklet/pdf?lang=de\n{question}").as_bytes());
    assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
    assert!(reply.body.starts_with(b"%PDF-"));
    let text = String::from_utf8_lossy(&reply.body);
    assert!(text.contains("2027-01-15") || text.contains("D:20270115"));
}
