//! Requests to the API without a browser, and the server under load.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use ennead_web::{MOST_CONNECTIONS, router, serve};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const BEFUNGE: &str =
    ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";

async fn asked(request: Request<Body>) -> (StatusCode, String, Value) {
    let response = router().oneshot(request).await.unwrap();
    let status = response.status();
    let kind = response.headers().get("content-type").unwrap().to_str().unwrap().to_owned();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, kind, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

async fn post(path: &str, body: Value) -> (StatusCode, String, Value) {
    let request = Request::post(format!("/api/v1/{path}")).body(Body::from(body.to_string()));
    asked(request.unwrap()).await
}

async fn get(path: &str) -> (StatusCode, String, Value) {
    asked(Request::get(format!("/api/v1/{path}")).body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn solve_answers_the_object_of_the_command_line() {
    let (status, kind, answer) = post("solve", json!({ "puzzle": PUZZLE })).await;
    assert_eq!((status, kind.as_str()), (StatusCode::OK, "application/json"));
    let wanted =
        json!({ "puzzle": PUZZLE, "verdict": "easy", "missing": 51, "solutions": [SOLUTION] });
    assert_eq!(answer, wanted);
}

#[tokio::test]
async fn verdicts_follow_the_number_of_solutions() {
    let several = SOLUTION.replace(['1', '2'], ".");
    let clash = format!("55{}", &PUZZLE[2..]);
    for (puzzle, limit, verdict, found) in [
        (several.as_str(), 2, json!("ambiguous"), 2),
        (several.as_str(), 1, Value::Null, 1),
        (&".".repeat(81), 30, json!("ambiguous"), 30),
        (clash.as_str(), 2, json!("invalid"), 0),
    ] {
        let (_, _, answer) = post("solve", json!({ "puzzle": puzzle, "limit": limit })).await;
        assert_eq!(answer["verdict"], verdict);
        assert_eq!(answer["solutions"].as_array().unwrap().len(), found);
    }
}

#[tokio::test]
async fn nonsense_is_a_problem_with_its_place() {
    let bad = format!("{}y{}", &PUZZLE[..9], &PUZZLE[10..]);
    for (path, body, status, name) in [
        ("solve", json!({ "puzzle": bad }), 400, "unreadable-puzzle"),
        ("solve", json!({ "puzzle": PUZZLE, "limit": 0 }), 400, "out-of-bounds"),
        ("solve", json!({ "puzzle": PUZZLE, "engine": "magic" }), 400, "wrong-call"),
        ("solve", json!({ "riddle": PUZZLE }), 400, "wrong-call"),
        ("solve", json!([]), 400, "wrong-call"),
        ("game", json!({ "game": { "version": 3 } }), 400, "wrong-call"),
        ("cross/solve", json!({ "text": "1 1 1" }), 400, "unreadable-puzzle"),
        ("nothing", json!({}), 404, "no-such-address"),
    ] {
        let (found, kind, problem) = post(path, body).await;
        assert_eq!(kind, "application/problem+json", "{path}");
        assert_eq!(found.as_u16(), status, "{path} {problem}");
        assert_eq!(problem["type"], format!("/api/v1/problems/{name}"), "{path} {problem}");
    }
    let (_, _, problem) = post("solve", json!({ "puzzle": bad })).await;
    assert_eq!((&problem["line"], &problem["column"]), (&json!(1), &json!(10)));
    assert_eq!(get("solve").await.0, StatusCode::METHOD_NOT_ALLOWED);
}

/// Titles and details are in the visitor's language, whatever went wrong.
#[tokio::test]
async fn problems_are_in_the_language_of_the_visitor() {
    for (path, body) in [
        ("solve", json!({ "puzzle": "53x" })),
        ("solve", json!({ "puzzle": PUZZLE, "limit": 0 })),
        ("solve", json!({ "puzzle": PUZZLE, "engine": "magic" })),
        ("solve", json!([])),
        ("game", json!({ "game": { "version": 3 } })),
        ("cross/solve", json!({ "text": "1 1 1" })),
        ("booklet/pages", json!({ "sections": [] })),
        ("nothing", json!({})),
        ("formats", json!({})),
    ] {
        let mut said = Vec::new();
        for language in ["en", "de", "nl"] {
            let request = Request::post(format!("/api/v1/{path}"))
                .header("accept-language", language)
                .body(Body::from(body.to_string()));
            let (_, kind, problem) = asked(request.unwrap()).await;
            assert_eq!(kind, "application/problem+json", "{path}");
            let (_, _, same) = post(&format!("{path}?lang={language}"), body.clone()).await;
            assert_eq!(same, problem, "{path}");
            said.push((problem["title"].clone(), problem["detail"].clone()));
        }
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            assert_ne!(said[one].0, said[other].0, "{path} {body}");
            assert_ne!(said[one].1, said[other].1, "{path} {body}");
        }
    }
    let (_, _, problem) = post("solve?lang=xx", json!({ "puzzle": PUZZLE })).await;
    assert_eq!(problem["type"], "/api/v1/problems/wrong-call");
}

#[tokio::test]
async fn the_befunge_puzzle_takes_the_steps_of_the_befunge_program() {
    let query = format!("puzzle={BEFUNGE}&engine=guess-ladder");
    let (_, _, summary) = get(&format!("trace?{query}")).await;
    assert_eq!((&summary["guesses"], &summary["backtracks"]), (&json!(2164), &json!(2151)));
    let (_, _, end) = get(&format!("trace/state?{query}&at=99999999&tree=true")).await;
    assert_eq!((&end["at"], &end["depth"]), (&summary["events"], &json!(14)));
    assert_eq!(end["tree"]["path"].as_array().unwrap().len(), 13);
    assert_eq!(end["stack"].as_array().unwrap().len(), 13);
    let (_, _, found) = get(&format!("trace/find?{query}&from=0&action=undo")).await;
    let at = found["at"].as_u64().unwrap();
    let (_, _, state) = get(&format!("trace/state?{query}&at={at}")).await;
    assert_eq!(state["event"]["action"], "undo");
    let (_, _, back) = get(&format!("trace/find?{query}&from={at}&action=guess&back=true")).await;
    assert!(back["at"].as_u64().unwrap() < at);
}

/// At every moment the tree's path is the call stack, and the branches given up along it are the
/// undos that no later undo above them has removed.
#[tokio::test]
async fn the_search_tree_agrees_with_the_trace() {
    let query = format!("puzzle={BEFUNGE}&engine=backtracking");
    for at in [60, 61, 100, 333, 1000, 4000] {
        let (_, _, state) = get(&format!("trace/state?{query}&at={at}&tree=true")).await;
        let path = state["tree"]["path"].as_array().unwrap();
        let (_, _, listed) =
            get(&format!("trace/events?{query}&from=0&count={}", at.min(2000))).await;
        for (node, call) in path.iter().zip(state["stack"].as_array().unwrap()) {
            assert_eq!((&node["cell"], &node["digit"]), (&call["cell"], &call["digit"]));
        }
        if at > 2000 {
            continue;
        }
        // The same, computed forwards: what each level has given up.
        let mut given_up: Vec<Vec<Value>> = vec![Vec::new()];
        for event in listed["events"].as_array().unwrap() {
            match event["action"].as_str().unwrap() {
                "guess" => given_up.push(Vec::new()),
                "undo" => {
                    given_up.pop();
                    let branch = json!([event["cell"], event["digit"]]);
                    given_up.last_mut().unwrap().push(branch);
                }
                _ => {}
            }
        }
        let brief = |branches: &Value| -> Vec<Value> {
            let branches = branches.as_array().unwrap().iter();
            branches.map(|branch| json!([branch["cell"], branch["digit"]])).collect()
        };
        // `root` lists what was given up before the first guess that is still in force, and
        // `inside` of each guess what was given up after it and before the next.
        let mut told = vec![brief(&state["tree"]["root"])];
        told.extend(path.iter().map(|node| brief(&node["inside"])));
        assert_eq!(told, given_up, "after {at} events");
    }
}

#[tokio::test]
async fn a_game_survives_writing_and_reading() {
    let game = json!({ "version": 1, "start": { "givens": PUZZLE } });
    let changes = json!([
        { "do": "enter", "cells": "r1c3", "digit": 4, "tidy": true },
        { "do": "corner", "cells": "r1c4 r1c6", "digit": 6 },
        "undo",
        { "reason": "the only 4", "of": 0 },
        { "hint": "naked-single", "depth": 2 },
    ]);
    let (status, _, answer) = post("game", json!({ "game": game, "changes": changes })).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert_eq!(answer["view"]["placed"].as_str().unwrap().find('4'), Some(2));
    assert_eq!(answer["view"]["can_redo"], true);
    assert_eq!(answer["game"]["moves"][0]["reason"], "the only 4");
    let (_, _, protocol) = post("game/protocol?lang=de", json!({ "game": answer["game"] })).await;
    assert_eq!(protocol["lines"][0]["what"], "r1c3 = 4");
    let question = json!({ "game": answer["game"], "depth": 3, "drawings": true });
    let (_, _, hint) = post("game/hint", question).await;
    assert_eq!(hint["hint"], "step");
    assert!(hint["step"]["drawing"]["candidates"].as_array().is_some_and(|it| !it.is_empty()));
    for format in get("formats").await.2.as_array().unwrap() {
        if format["writes"] == true {
            let body = json!({ "game": answer["game"], "format": format["name"] });
            let (status, _, written) = post("write", body).await;
            if status == StatusCode::OK {
                let text = &written["text"];
                let (status, _, read) = post("read", json!({ "text": text })).await;
                assert_eq!(status, StatusCode::OK, "{}: {text}", format["name"]);
                assert_eq!(read["found"], 1, "{}", format["name"]);
            }
        }
    }
}

#[tokio::test]
async fn every_described_address_is_there() {
    let (_, _, description) = get("openapi.json").await;
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let request = Request::builder()
                .method(method.to_uppercase().as_str())
                .uri(format!("/api/v1{path}"))
                .body(Body::empty());
            let status = asked(request.unwrap()).await.0;
            assert!(status != 404 && status != 405, "{method} {path}: {status}");
        }
    }
}

#[tokio::test]
async fn every_page_has_all_its_texts_in_every_language() {
    // A text that is missing shows up as its name.
    for page in
        ["play", "explain", "watch", "learn", "make", "booklet", "cross", "about", "photo", "train"]
    {
        for language in ["en", "de", "nl"] {
            let request = Request::get(format!("/{language}/{page}")).body(Body::empty()).unwrap();
            let response = router().oneshot(request).await.unwrap();
            assert_eq!(response.status(), StatusCode::OK, "{language}/{page}");
        }
    }
}

#[tokio::test]
async fn about_says_what_each_address_answers_in_the_language_of_the_page() {
    for (language, what) in
        [("en", "Which engines are there?"), ("de", "Welche Verfahren gibt es?")]
    {
        let request = Request::get(format!("/{language}/about")).body(Body::empty()).unwrap();
        let body = router().oneshot(request).await.unwrap().into_body();
        let page = body.collect().await.unwrap().to_bytes();
        let page = String::from_utf8_lossy(&page);
        assert!(page.contains(what), "{language}");
        assert_eq!(page.contains("Which"), language == "en");
    }
}

#[tokio::test]
async fn cells_are_called_as_the_visitor_calls_them() {
    let at = format!("trace/state?puzzle={PUZZLE}&engine=backtracking&at=31&lang=en");
    let (_, _, usual) = get(&at).await;
    assert_eq!(usual["say"], "Guess 1: 1 in r1c3. The depth is now 2.");
    let (_, _, letters) = get(&format!("{at}&cells=A5")).await;
    assert_eq!(letters["say"], "Guess 1: 1 in A3. The depth is now 2.");
    // The data keep the names of the interface.
    assert_eq!(letters["event"]["cell"], "r1c3");
    let (status, _, refused) = get(&format!("{at}&cells=B7")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(refused["detail"].as_str().unwrap().contains("B7"));
}

#[tokio::test]
async fn a_cross_number_puzzle_is_built_from_bars_and_clues() {
    let frame = json!({
        "width": 3, "height": 2, "black": [5], "left": [], "above": [],
        "clues": [
            { "cell": 0, "across": true, "clue": "= 123" },
            { "cell": 3, "across": true, "clue": "= 45" },
            { "cell": 5, "across": true, "clue": "= 6" },
        ],
    });
    let (status, _, built) = post("cross/build?lang=en", frame).await;
    assert_eq!(status, StatusCode::OK, "{built}");
    let text = built["text"].as_str().unwrap();
    // The word of the last clue is gone: its cell is black.
    assert!(text.contains("A across: = 123") && !text.contains("= 6"), "{text}");
    let (_, _, solved) = post("cross/solve", json!({ "text": text })).await;
    assert_eq!(solved["unique"], true, "{text}");
    let play = |filled: &str| json!({ "text": text, "filled": filled });
    let (_, _, hint) = post("cross/hint?lang=en", play("1.....")).await;
    assert_eq!(hint["hint"], "digit", "{hint}");
    assert!(hint["sentences"][0].as_str().unwrap().contains("since “A across: = 123”"), "{hint}");
    let (_, _, judged) = post("cross/judge?lang=en", play("19....")).await;
    assert_eq!(judged["sentence"], "r1c2 is wrong.");
    assert_eq!(judged["wrong"], json!([1]));
    let (_, _, judged) = post("cross/judge?lang=en", play("12345.")).await;
    assert_eq!(judged["found"], "solved");
}

#[tokio::test]
async fn every_answer_forbids_foreign_scripts() {
    for path in ["/en/play", "/de/watch?puzzle=%3Cscript%3E", "/api/v1/formats", "/nowhere"] {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = router().oneshot(request).await.unwrap();
        let policy = response.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{path}");
        let body = response.into_body().collect().await.unwrap().to_bytes();
        assert!(!String::from_utf8_lossy(&body).contains("\"<script>"), "{path}");
    }
}

async fn running() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(serve(listener, router()));
    address
}

async fn answers(address: SocketAddr) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = b"GET /api/v1/formats HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut answer = String::new();
    let read = stream.read_to_string(&mut answer);
    tokio::time::timeout(Duration::from_secs(10), read).await.expect("in time").unwrap();
    answer.lines().next().unwrap_or("").to_owned()
}

#[tokio::test]
async fn idle_connections_make_room_for_new_ones() {
    let address = running().await;
    let mut idle = Vec::new();
    for _ in 0..MOST_CONNECTIONS + 40 {
        idle.push(TcpStream::connect(address).await.unwrap());
    }
    assert_eq!(answers(address).await, "HTTP/1.1 200 OK");
    // The oldest connections were asked to close.
    let mut byte = [0];
    let first = tokio::time::timeout(Duration::from_secs(10), idle[0].read(&mut byte)).await;
    assert_eq!(first.expect("closed in time").unwrap_or(0), 0);
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused_before_it_is_read() {
    let address = running().await;
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = "POST /api/v1/solve HTTP/1.1\r\nHost: x\r\nContent-Length: 104857600\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    let read = stream.read_exact(&mut answer);
    tokio::time::timeout(Duration::from_secs(10), read).await.expect("in time").unwrap();
    assert_eq!(&answer, b"HTTP/1.1 413");
    assert_eq!(answers(address).await, "HTTP/1.1 200 OK");
}

#[tokio::test]
async fn only_a_picture_may_be_large() {
    let picture = |width: u32| {
        let pixels = "A".repeat(4 * 1000 * width as usize);
        json!({ "width": width, "height": 1000, "pixels": pixels })
    };
    let (status, _, answer) = post("photo", picture(2000)).await;
    assert_eq!((status, answer), (StatusCode::OK, json!({ "grids": [] })));
    let puzzle = json!({ "puzzle": "1".repeat(3 << 20) });
    for (path, body, most) in [("photo", picture(2200), "8401000"), ("solve", puzzle, "2097152")] {
        let (status, _, problem) = post(path, body).await;
        assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
        assert!(problem["detail"].as_str().unwrap().contains(most), "{path}: {problem}");
    }
}

#[tokio::test]
async fn pixels_are_read_as_they_come() {
    let send = |path: &str, bytes: usize| {
        let head = Request::post(format!("/api/v1/photo/pixels{path}"));
        asked(head.body(Body::from(vec![200; bytes])).unwrap())
    };
    let (status, _, answer) = send("?width=90&height=90&turn=1&lang=en", 90 * 90 * 4).await;
    assert_eq!((status, answer), (StatusCode::OK, json!({ "grids": [] })));
    for (path, bytes, status) in [
        ("?width=90&height=90", 90 * 90 * 3, StatusCode::BAD_REQUEST),
        ("?width=90&height=90", 0, StatusCode::BAD_REQUEST),
        ("?width=90&height=90&turn=4", 90 * 90 * 4, StatusCode::BAD_REQUEST),
        ("?width=90", 90 * 90 * 4, StatusCode::BAD_REQUEST),
        ("?width=-1&height=90", 4, StatusCode::BAD_REQUEST),
        ("?width=18446744073709551615&height=9", 4, StatusCode::BAD_REQUEST),
        ("", 0, StatusCode::BAD_REQUEST),
        ("?width=2200&height=1000", 2200 * 1000 * 4, StatusCode::PAYLOAD_TOO_LARGE),
    ] {
        let (refused, _, problem) = send(path, bytes).await;
        assert_eq!(refused, status, "{path} {bytes}: {problem}");
        assert!(problem["detail"].as_str().is_some_and(|it| !it.is_empty()), "{problem}");
    }
}

#[tokio::test]
async fn a_puzzle_is_rated_on_the_scale_of_sudoku_explainer() {
    let (status, _, answer) = post("rate?lang=de", json!({ "puzzle": PUZZLE })).await;
    assert_eq!(status, StatusCode::OK);
    let wanted = json!({
        "puzzle": PUZZLE, "verdict": "easy", "er": 1.2, "ep": 1.2, "ed": 1.2,
        "level": "easy", "level_name": "leicht", "hardest": "Hidden Single in Box",
    });
    for (name, value) in wanted.as_object().unwrap() {
        assert_eq!(answer[name], *value, "{name}");
    }
    assert_eq!(answer["steps"].as_array().unwrap().len(), 51);
    let (_, _, answer) = post("rate", json!({ "puzzle": ".".repeat(81) })).await;
    assert_eq!((&answer["verdict"], &answer["er"]), (&json!("ambiguous"), &Value::Null));
}

/// When a client hangs up, its rating ends and the slots are free again at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_rating_ends_when_nobody_waits_for_it() {
    let router = router();
    let rate = || {
        let body = json!({ "puzzle": HARDEST }).to_string();
        let request = Request::post("/api/v1/rate").body(Body::from(body)).unwrap();
        tokio::spawn(router.clone().oneshot(request))
    };
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    for _ in 0..3 {
        let asking: Vec<_> = (0..cores).map(|_| rate()).collect();
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(asking.iter().all(|job| !job.is_finished()), "they were not long");
        asking.iter().for_each(|job| job.abort());
    }
    let body = json!({ "gaps": ["allowed", "recurse", "take-back"] }).to_string();
    let request = Request::post("/api/v1/exercise").body(Body::from(body)).unwrap();
    let answer = tokio::time::timeout(Duration::from_secs(2), router.clone().oneshot(request));
    assert_eq!(answer.await.expect("in time").unwrap().status(), StatusCode::OK);
}

/// The rater needs seconds for it.
const HARDEST: &str =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

/// Unsolvable, and it takes long to prove.
const UNSOLVABLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// Any moment of a trace with millions of events can be shown.
#[tokio::test(flavor = "multi_thread")]
async fn the_longest_trace_can_be_seen_at_any_moment() {
    let router = router();
    let state = async |at: u64| {
        let uri = format!(
            "/api/v1/trace/state?puzzle={UNSOLVABLE}&engine=backtracking&tree=true&at={at}"
        );
        let request = Request::get(uri).body(Body::empty()).unwrap();
        let response = router.clone().oneshot(request).await.unwrap();
        let body = response.into_body().collect().await.unwrap().to_bytes();
        serde_json::from_slice::<Value>(&body).unwrap()
    };
    let end = state(u64::MAX >> 12).await["at"].as_u64().unwrap();
    assert!(end == 5_000_000, "{end} events");
    for i in 0..50 {
        let at = end * i / 49;
        assert_eq!(state(at).await["at"], at);
    }
}

/// Everyone gets an answer: a trace, or that there are too many requests.
#[tokio::test(flavor = "multi_thread")]
async fn many_long_traces_asked_for_at_once_are_all_answered() {
    let address = running().await;
    let mut asking = Vec::new();
    for i in 0..60 {
        let puzzle = format!("{}{}{}", ".".repeat(i), i % 9 + 1, ".".repeat(80 - i));
        let path = format!("/api/v1/trace?puzzle={puzzle}&engine=trial&limit=1000");
        asking.push(tokio::spawn(async move {
            let mut stream = TcpStream::connect(address).await.unwrap();
            let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            stream.write_all(head.as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            answer.split(' ').nth(1).unwrap_or("").to_owned()
        }));
    }
    assert_eq!(answers(address).await, "HTTP/1.1 200 OK");
    for asked in asking {
        let status = asked.await.unwrap();
        assert!(status == "200" || status == "503", "{status}");
    }
}

/// A client that opens hundreds of connections is slow to send its requests, and still gets its
/// answers.
#[tokio::test(flavor = "multi_thread")]
async fn slow_clients_are_answered() {
    let address = running().await;
    let mut asking = Vec::new();
    for _ in 0..MOST_CONNECTIONS + 200 {
        asking.push(tokio::spawn(async move {
            let mut stream = TcpStream::connect(address).await.unwrap();
            tokio::time::sleep(Duration::from_millis(200)).await;
            let request = b"GET /api/v1/formats HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
            stream.write_all(request).await.unwrap();
            let mut answer = [0; 12];
            stream.read_exact(&mut answer).await.expect("an answer");
            answer
        }));
    }
    for asked in asking {
        assert_eq!(&asked.await.unwrap(), b"HTTP/1.1 200");
    }
}

/// Long jobs take all their slots; short jobs have slots of their own.
#[tokio::test(flavor = "multi_thread")]
async fn a_short_question_does_not_wait_for_long_ones() {
    let router = router();
    let ask = |path: &str, body: Value| {
        let request = Request::post(format!("/api/v1/{path}")).body(body.to_string()).unwrap();
        tokio::spawn(router.clone().oneshot(request))
    };
    let cores = std::thread::available_parallelism().map_or(1, |it| it.get() as u64);
    let seventeen = |seed: u64| json!({ "clues": [17, 17], "seed": seed });
    let long: Vec<_> = (0..4 * cores).map(|seed| ask("generate", seventeen(seed))).collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    // It has no singles, so it is passed to another thread.
    for body in [json!({ "puzzle": BEFUNGE }), json!({ "puzzle": ".".repeat(81) })] {
        let answer = tokio::time::timeout(Duration::from_secs(5), ask("solve", body)).await;
        assert_eq!(answer.expect("in time").unwrap().unwrap().status(), StatusCode::OK);
    }
    assert!(long.iter().any(|job| !job.is_finished()), "they were not long");
    long.iter().for_each(|job| job.abort());
}

/// What was thought to be short and is not gives up its slot.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_does_not_wait_for_paths_that_take_long() {
    let router = router();
    let ask = |path: &str, puzzle: &str| {
        let body = json!({ "puzzle": puzzle }).to_string();
        let request = Request::post(format!("/api/v1/{path}")).body(body).unwrap();
        tokio::spawn(router.clone().oneshot(request))
    };
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let paths: Vec<_> = (0..12 * cores).map(|_| ask("explain", HARDEST)).collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let hint = tokio::time::timeout(Duration::from_secs(10), ask("hint", PUZZLE)).await;
    assert_eq!(hint.expect("in time").unwrap().unwrap().status(), StatusCode::OK);
    assert!(paths.iter().all(|path| !path.is_finished()), "they were not long");
    paths.iter().for_each(|path| path.abort());
}

/// More than there is room for: some are refused, none of the small ones.
#[tokio::test(flavor = "multi_thread")]
async fn large_bodies_share_a_room() {
    let router = router();
    let ask = |body: String| {
        let request = Request::post("/api/v1/read").header("content-length", body.len());
        tokio::spawn(router.clone().oneshot(request.body(body).unwrap()))
    };
    let large = json!({ "text": " ".repeat(2_000_000) }).to_string();
    let large: Vec<_> = (0..100).map(|_| ask(large.clone())).collect();
    let small = ask(json!({ "text": PUZZLE }).to_string()).await.unwrap().unwrap();
    assert_eq!(small.status(), StatusCode::OK);
    for job in large {
        let status = job.await.unwrap().unwrap().status();
        assert!([StatusCode::BAD_REQUEST, StatusCode::SERVICE_UNAVAILABLE].contains(&status));
    }
}

#[tokio::test]
async fn tricks_with_paths_find_nothing() {
    for path in [
        "/assets/../Cargo.toml",
        "/assets/..%2fCargo.toml",
        "/assets/%2e%2e%2f%2e%2e%2fCargo.toml",
        "/assets//etc/passwd",
        "/assets/play.js%00.css",
        "/assets/..%5cCargo.toml",
        "/en/../../etc/passwd",
        "/en/%2e%2e/play",
        "//play",
        "/api/v1/../../Cargo.toml",
        "/assets/",
        "/assets/%ff",
    ] {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let status = router().oneshot(request).await.unwrap().status();
        assert!(
            status == StatusCode::NOT_FOUND || status == StatusCode::BAD_REQUEST,
            "{path}: {status}"
        );
    }
}
