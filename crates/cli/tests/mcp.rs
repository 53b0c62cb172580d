//! `ennead mcp`, driven as a client does: a message a line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A client that has introduced itself.
struct Client {
    server: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    asked: u64,
}

impl Client {
    fn new(args: &[&str]) -> Client {
        let mut server = Command::new(env!("CARGO_BIN_EXE_ennead"))
            .env("LC_ALL", "C")
            .arg("mcp")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let to = server.stdin.take().expect("a pipe");
        let from = BufReader::new(server.stdout.take().expect("a pipe"));
        let mut client = Client { server, to, from, asked: 0 };
        let info = json!({ "name": "test", "version": "1" });
        let hello =
            json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": info });
        let welcome = client.ask("initialize", hello).expect("the server answers");
        assert_eq!(welcome["protocolVersion"], "2025-06-18");
        assert_eq!(welcome["serverInfo"]["name"], "ennead");
        assert!(welcome["capabilities"]["tools"].is_object(), "{welcome}");
        client.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
        client
    }

    fn send(&mut self, message: &Value) {
        writeln!(self.to, "{message}").expect("the server listens");
    }

    /// The result, or the error of the protocol.
    fn ask(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        self.asked += 1;
        let id = self.asked;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        let mut line = String::new();
        self.from.read_line(&mut line).expect("the server answers");
        let mut answer: Value = serde_json::from_str(&line).expect("a message a line");
        assert_eq!(answer["jsonrpc"], "2.0");
        assert_eq!(answer["id"], id);
        match answer.get_mut("error") {
            Some(error) => Err(error.take()),
            None => Ok(answer["result"].take()),
        }
    }

    fn call(&mut self, tool: &str, arguments: Value) -> Result<Value, Value> {
        self.ask("tools/call", json!({ "name": tool, "arguments": arguments }))
    }

    /// The structured answer.
    fn answer(&mut self, tool: &str, arguments: Value) -> Value {
        let mut result = self.call(tool, arguments).expect("a result");
        assert_eq!(result["isError"], false, "{result}");
        result["structuredContent"].take()
    }

    /// The text of an error.
    fn refusal(&mut self, tool: &str, arguments: Value) -> String {
        let result = self.call(tool, arguments).expect("a result");
        assert_eq!(result["isError"], true, "{result}");
        result["content"][0]["text"].as_str().expect("a text").to_owned()
    }

    /// Hangs up; the server ends by itself.
    fn leave(self) {
        let Client { mut server, to, .. } = self;
        drop(to);
        assert!(server.wait().expect("it ends").success());
    }
}

#[test]
fn every_tool_is_described_and_answers() {
    let mut client = Client::new(&[]);
    let listed = client.ask("tools/list", json!({})).expect("a list");
    let tools = listed["tools"].as_array().expect("a list");
    let names: Vec<&str> = tools.iter().filter_map(|tool| tool["name"].as_str()).collect();
    assert_eq!(names, ["solve", "check", "hint", "explain", "judge", "rate", "generate"]);
    for tool in tools {
        let schema = &tool["inputSchema"];
        assert_eq!(schema["type"], "object", "{schema}");
        assert!(!schema.to_string().contains("#/components"), "{schema}");
        assert!(tool["description"].as_str().is_some_and(|about| about.len() > 10), "{tool}");
    }
    let puzzle = json!({ "puzzle": PUZZLE });
    assert_eq!(client.answer("solve", puzzle.clone())["solutions"][0], SOLUTION);
    assert_eq!(client.answer("check", puzzle.clone())["unique"], true);
    assert_eq!(client.answer("hint", puzzle.clone())["technique"], "naked-single");
    assert_eq!(client.answer("explain", puzzle.clone())["solved"], true);
    assert_eq!(client.answer("rate", puzzle.clone())["er"], 1.2);
    let claims = json!({ "puzzle": PUZZLE, "claims": ["r5c5=5", "r1c3=5"] });
    let judged = client.answer("judge", claims);
    assert_eq!(judged["claims"][0]["judgement"], "follows");
    assert_eq!(judged["claims"][1]["judgement"], "wrong");
    let made = client.answer("generate", json!({ "level": "easy", "seed": 1 }));
    assert_eq!(made["puzzles"].as_array().map(Vec::len), Some(1));
    client.leave();
}

#[test]
fn what_makes_no_sense_is_refused_in_words() {
    let mut client = Client::new(&["--lang", "de"]);
    let said = client.refusal("solve", json!({ "puzzle": "53x" }));
    assert!(said.contains("erwartet") || said.contains("gefunden"), "{said}");
    let said = client.refusal("solve", json!({ "puzzles": PUZZLE }));
    assert!(
        said.contains("Das Feld `puzzles` gibt es nicht. Gemeint ist vielleicht `puzzle`."),
        "{said}"
    );
    let said = client.refusal("generate", json!({ "count": 101 }));
    assert!(said.contains("100"), "{said}");
    let error = client.call("sing", json!({})).expect_err("no such tool");
    assert!(error["message"].as_str().is_some_and(|it| it.contains("solve, check")), "{error}");
    // It is still there.
    assert_eq!(client.answer("check", json!({ "puzzle": PUZZLE }))["unique"], true);
    client.leave();
}

#[test]
fn a_question_that_takes_too_long_is_ended() {
    let mut client = Client::new(&["--seconds", "1"]);
    let impossible = json!({ "rating": "11.9", "seed": 1 });
    let said = client.refusal("generate", impossible);
    assert!(said.contains("Stopped"), "{said}");
    client.leave();
}
