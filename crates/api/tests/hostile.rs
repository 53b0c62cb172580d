//! Whatever is sent to an address: no panic, and what may take long looks at its stop.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use ennead_api::address::{ADDRESSES, Address, Lane, Problem, Request, at, reply};
use ennead_api::{Asker, Stop};
use ennead_text::{Language, Words};
use serde_json::{Value, json};

pub(crate) const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Its hardest step is a net.
pub(crate) const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// A question for each address.
#[expect(clippy::too_many_lines, reason = "a list of questions, one for each address")]
pub(crate) fn samples() -> Vec<(&'static str, Value)> {
    let game = json!({
        "version": 1, "title": "t", "level": "easy", "start": { "givens": PUZZLE, "placed": "", "corner": [] },
        "moves": [{ "do": "enter", "cells": "r1c3", "digit": 4, "at": 5, "reason": "so" }], "done": 1,
        "taken_back": 0, "hints": [{ "after": 0, "at": 1, "depth": 2, "technique": "x-wing" }], "elapsed": 9,
    });
    let choice = json!({
        "only": ["x-wing"], "without": ["xy-wing"], "uniqueness": true, "kraken_size": 2, "kraken_fins": 1,
    });
    let cross = "size 3 2\nA at r1c1\nA across: = 123\n";
    let played = json!({ "text": cross, "filled": "1....." });
    let trace = json!({ "puzzle": PUZZLE, "engine": "trial", "limit": 1 });
    let with = |base: &Value, more: Value| {
        let mut all = base.clone();
        let more = more.as_object().cloned().into_iter().flatten();
        all.as_object_mut().unwrap().extend(more);
        all
    };
    let booklet = json!({
        "title": "T", "language": "de", "first": 1, "count": 2, "train": ["x-wing"], "settings": { "link": "x" },
        "sections": [{ "title": "S", "level": "easy", "puzzles": [{ "puzzle": PUZZLE, "id": "1", "er": 1.2 }] }],
    });
    let trained = json!({ "technique": "x-wing", "position": 1 });
    let card = json!({ "quality": 5, "repetitions": 3, "ease": 250, "interval": 9, "due": 20_000 });
    let learnt = json!({
        "day": 20_000,
        "progress": {
            "version": 1, "cards": { "x-wing": { "1": card } }, "days": { "20000": 1 }, "answered": 1, "unaided": 1,
        },
    });
    vec![
        ("/solve", json!({ "puzzle": PUZZLE, "limit": 2, "engine": "trial", "stats": true })),
        ("/check", json!({ "puzzle": PUZZLE })),
        ("/inspect", json!({ "puzzle": PUZZLE, "rate": true })),
        ("/canon", json!({ "puzzle": PUZZLE, "symmetry": true })),
        ("/read", json!({ "text": PUZZLE, "most": 2 })),
        ("/write", json!({ "puzzle": PUZZLE, "format": "line" })),
        ("/link", json!({ "puzzle": PUZZLE, "progress": true })),
        ("/photo", json!({ "width": 1, "height": 1, "pixels": "AAAA", "turn": 0 })),
        ("/photo/pixels", json!({ "width": 1, "height": 1, "turn": 0 })),
        ("/formats", json!({})),
        ("/engines", json!({})),
        ("/techniques", json!({})),
        ("/lesson", json!({ "technique": "x-wing" })),
        (
            "/explain",
            json!({ "puzzle": ESCARGOT, "effort": 100, "drawings": true, "techniques": choice }),
        ),
        (
            "/hint",
            json!({ "puzzle": ESCARGOT, "depth": 3, "drawings": true, "techniques": choice }),
        ),
        ("/steps", json!({ "puzzle": PUZZLE, "most": 3, "drawings": true, "techniques": choice })),
        (
            "/judge",
            json!({
                "puzzle": PUZZLE, "claims": ["r5c5=5"], "moves": true, "techniques": choice,
                "limits": { "further": 2, "rating": 7.0, "depth": 1, "suppositions": 9 },
                "rewards": { "wrong": -1.0, "at_once": 1e3 },
            }),
        ),
        ("/draw", json!({ "puzzle": PUZZLE, "size": 400, "marks": "none", "solution": true })),
        (
            "/rate",
            json!({ "puzzle": ESCARGOT, "scales": ["w"], "canonical": true, "uniqueness": true }),
        ),
        (
            "/generate",
            json!({
                "seed": 1, "count": 1, "first": 0, "level": "extreme", "clues": [24, 30], "scales": ["w=5"],
                "only": ["x-wing"], "without": ["xy-wing"], "pattern": PUZZLE, "attempts": 3,
            }),
        ),
        ("/daily", json!({ "date": "2026-11-29", "level": "easy" })),
        ("/collection", json!({})),
        (
            "/collection/puzzle",
            json!({
                "kind": "killer", "level": "hard", "number": 3, "list": "hard 3.1 9x9; cage 15: r1c1-2\n",
            }),
        ),
        (
            "/game",
            json!({
                "game": game, "changes": [{ "do": "clear", "cells": "r1c3" }, "undo", { "reason": "x", "of": 0 }],
            }),
        ),
        ("/board", json!({ "game": game })),
        ("/board/possible", json!({ "game": game })),
        ("/game/check", json!({ "game": game })),
        ("/game/hint", json!({ "game": game, "depth": 1 })),
        ("/game/protocol", json!({ "game": game })),
        ("/booklet/pages", booklet.clone()),
        ("/booklet/pdf", booklet),
        ("/cross/solve", json!({ "text": cross, "limit": 2 })),
        ("/cross/check", json!({ "text": cross })),
        ("/cross/explain", json!({ "text": cross })),
        ("/cross/draw", json!({ "text": cross, "solution": true, "no_clues": true })),
        ("/cross/convert", json!({ "text": cross, "to": "contest" })),
        ("/cross/sudoku", json!({ "puzzle": PUZZLE, "columns": true })),
        (
            "/cross/generate",
            json!({ "width": 3, "height": 3, "black": 1, "seed": 1, "to": "clues" }),
        ),
        ("/cross/judge", played.clone()),
        ("/cross/hint", played),
        (
            "/cross/build",
            json!({
                "width": 3, "height": 2, "black": [5], "left": [1], "above": [4], "leading_zeros": true,
                "digits": "cells", "names": [{ "name": "A", "cell": 0 }],
                "clues": [{ "cell": 0, "across": true, "clue": "= 1" }],
            }),
        ),
        ("/train", learnt.clone()),
        ("/train/position", with(&learnt, json!({ "technique": "x-wing", "after": 0 }))),
        ("/train/help", with(&trained, json!({ "depth": 3 }))),
        (
            "/train/answer",
            with(
                &with(&trained, learnt),
                json!({ "marks": ["r1c1<>5"], "help": 0, "mistaken": false }),
            ),
        ),
        ("/exercise", json!({ "gaps": ["a", "b", "c"], "at": 3 })),
        ("/trace", trace.clone()),
        ("/trace/state", with(&trace, json!({ "at": 3, "tree": true, "near": 4 }))),
        ("/trace/events", with(&trace, json!({ "from": 0, "count": 9 }))),
        ("/trace/find", with(&trace, json!({ "from": 1, "action": "place", "back": true }))),
    ]
}

/// The places of all values in a JSON value.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| places(field, &format!("{at}/{name}"), found));
        }
        Value::Array(items) => {
            items.iter().take(1).for_each(|item| places(item, &format!("{at}/0"), found));
        }
        _ => {}
    }
}

/// Whether the bodies have their full length, which `.ci/packages` asks for. A program that is not
/// optimised takes minutes to read them.
fn is_at_full_length() -> bool {
    std::env::var_os("HOSTILE").is_some()
}

/// How long the longest lists are.
fn longest() -> usize {
    if is_at_full_length() { 100_000 } else { 4_000 }
}

/// What is put in place of a value.
fn hostile(value: &Value) -> Vec<Value> {
    let mut all =
        vec![Value::Null, json!({}), json!([]), json!(""), json!(-1), json!(0.5), json!(1e39)];
    match value {
        Value::Array(items) => {
            let item = items.first().cloned().unwrap_or(json!(0));
            all.push(json!([item]));
            all.push(Value::Array(vec![item; longest()]));
        }
        Value::Object(fields) => {
            let field = fields.values().next().cloned().unwrap_or(json!(0));
            let many = (0..longest()).map(|name| (name.to_string(), field.clone()));
            all.push(Value::Object(many.collect()));
        }
        Value::String(text) => {
            all.push("\u{feff}\r\n\0".into());
            all.push("é".repeat(5 * longest()).into());
            all.push(format!("{text}\n").repeat(10_000 / (text.len() + 1)).into());
            all.push(format!("{}{text}", "\n".repeat(longest())).into());
        }
        Value::Number(_) => {
            let edges = [0, 1, 9, 10, 81, 255, 256, 65_536, u64::from(u32::MAX), 1 << 53, u64::MAX];
            all.extend(edges.map(Value::from));
            all.push(i64::MIN.into());
        }
        _ => all.push(json!(true)),
    }
    all
}

/// A question as it is sent.
struct Sent {
    method: Option<&'static str>,
    query: String,
    body: String,
}

/// The ways to send a question: as the body, and where the method is GET or the body has pixels, in
/// the query.
fn sent(address: &'static Address, question: &Value) -> Vec<Sent> {
    let has_pixels = address.path == "/photo/pixels";
    let as_body = Sent { method: None, query: String::new(), body: question.to_string() };
    let mut ways = if has_pixels { Vec::new() } else { vec![as_body] };
    if has_pixels || address.method == "get" {
        let body = if has_pixels { "rgba" } else { "" }.to_owned();
        ways.push(Sent { method: Some(address.method), query: in_query(question), body });
    }
    ways
}

fn in_query(question: &Value) -> String {
    let text = |field: &Value| field.as_str().map_or_else(|| field.to_string(), str::to_owned);
    let fields = question.as_object().into_iter().flatten().filter(|(_, field)| !field.is_null());
    let fields: Vec<_> = fields.map(|(name, field)| (name, text(field))).collect();
    serde_urlencoded::to_string(fields).expect("all fields are texts")
}

impl Sent {
    fn request<'a>(&'a self, address: &'a Address) -> Request<'a> {
        let Sent { method, query, body } = self;
        Request { method: *method, path: address.path, query, body: body.as_bytes() }
    }
}

#[test]
fn there_is_a_sample_for_each_address() {
    let words = Words::new(Language::default());
    let samples = samples();
    assert_eq!(samples.len(), ADDRESSES.len());
    for (path, question) in samples {
        let address = at(path).unwrap();
        for way in sent(address, &question) {
            let ready = address.ready(&way.request(address), &words);
            assert!(ready.is_ok(), "{path}: {:?}", ready.err());
        }
    }
}

/// How long a question may take that is not wanted any more, in the optimised program.
const READING: Duration = Duration::from_secs(1);

/// The stop is raised before anything begins. So what is weighed as long has no answer, and this test
/// takes no longer than it takes to read the questions. At full length, it demands that this is short.
#[test]
fn no_body_breaks_an_address_and_long_ones_can_be_stopped() {
    let words = Words::new(Language::default());
    let stop = Stop::new();
    stop.raise();
    let asker = Asker { stop: &stop, ..Asker::patient(&words) };
    let (mut stopped, mut unstoppable, mut slow) = (0, BTreeSet::new(), BTreeSet::new());
    for (path, sample) in samples() {
        let address = at(path).unwrap();
        let mut all = Vec::new();
        places(&sample, "", &mut all);
        for place in all {
            let value = sample.pointer(&place).expect("it was found there");
            for changed in &[vec![value.clone()], hostile(value)].concat() {
                let mut question = sample.clone();
                *question.pointer_mut(&place).expect("it was found there") = changed.clone();
                for way in sent(address, &question) {
                    let request = way.request(address);
                    let lane = address.ready(&request, &words).map(|ready| ready.lane);
                    let is_within = lane.as_ref().is_ok_and(|&lane| lane <= address.slowest);
                    assert!(is_within || lane.is_err(), "{path}{place}");
                    let start = Instant::now();
                    let answered = reply(&request, &asker);
                    if start.elapsed() > READING {
                        slow.insert(format!("{path}{place}: {:?}", start.elapsed()));
                    }
                    stopped += u32::from(matches!(answered, Err(Problem::TooLong)));
                    // A mutation may be answered without any work, such as no claims at all.
                    if changed == value && matches!((lane, &answered), (Ok(Lane::Long), Ok(_))) {
                        unstoppable.insert(path);
                    }
                }
            }
        }
    }
    assert!(unstoppable.is_empty(), "long, and never looks at its stop: {unstoppable:?}");
    assert!(stopped > 100, "{stopped} were stopped");
    assert!(!is_at_full_length() || slow.is_empty(), "{slow:#?}");
}

/// What is weighed as short is answered on a hard puzzle too, and what an effort makes long is not.
#[test]
fn a_path_with_an_effort_is_long() {
    let words = Words::new(Language::default());
    for (effort, lane) in [(None, Lane::Brief), (Some(0), Lane::Brief), (Some(1), Lane::Long)] {
        let body = json!({ "puzzle": ESCARGOT, "effort": effort }).to_string();
        let request = Request::new(None, "/explain", body.as_bytes());
        let ready = at("/explain").unwrap().ready(&request, &words);
        assert_eq!(ready.map(|ready| ready.lane).ok(), Some(lane));
    }
}

/// Lists that are longer than they can be of use are refused before any work.
#[test]
fn lists_longer_than_the_board_are_refused() {
    let words = Words::new(Language::default());
    let zeros = vec![0; 600_000];
    for (path, question) in [
        ("/cross/build", json!({ "width": 50, "height": 50, "left": zeros })),
        ("/cross/build", json!({ "width": 50, "height": 50, "above": zeros })),
        ("/cross/build", json!({ "width": 2, "height": 2, "black": [0, 1, 2, 3, 0] })),
        ("/cross/build", json!({ "width": 2, "height": 1, "left": [2] })),
        ("/cross/build", json!({ "width": 2, "height": 1, "black": [9] })),
        ("/cross/build", json!({ "width": 2, "height": 1, "names": [{ "name": "A", "cell": 2 }] })),
        ("/judge", json!({ "puzzle": PUZZLE, "claims": vec!["r1c1=5"; 1001] })),
    ] {
        let body = question.to_string();
        let answered = reply(&Request::new(None, path, body.as_bytes()), &Asker::patient(&words));
        let Err(Problem::Refused(refusal)) = answered else { panic!("{path} {:.200}", body) };
        assert!(refusal.sentence(&words).contains("must be from"), "{}", refusal.sentence(&words));
    }
}

/// JSON has no infinity: the answer would be `null`.
#[test]
fn rewards_that_are_too_large_are_refused() {
    let words = Words::new(Language::default());
    for (reward, is_taken) in [(1e6, true), (-1e6, true), (1e39, false)] {
        let body =
            json!({ "puzzle": PUZZLE, "claims": ["r5c5=5"], "rewards": { "at_once": reward } });
        let body = body.to_string();
        let answered =
            reply(&Request::new(None, "/judge", body.as_bytes()), &Asker::patient(&words));
        assert_eq!(answered.is_ok(), is_taken, "{reward}");
    }
}

/// A name with a blank would be two cells of the grid.
#[test]
fn names_that_change_the_puzzle_are_refused() {
    let words = Words::new(Language::default());
    for (name, is_kept) in
        [("B", true), ("Ä_1", true), ("A b", false), ("", false), ("#", false), ("size", false)]
    {
        let body =
            json!({ "width": 2, "height": 1, "names": [{ "name": name, "cell": 0 }] }).to_string();
        let request = Request::new(None, "/cross/build", body.as_bytes());
        let answered = reply(&request, &Asker::patient(&words));
        assert_eq!(answered.is_ok(), is_kept, "{name:?}");
    }
}
