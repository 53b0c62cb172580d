//! `ennead mcp`, driven by the client of another library.

use rmcp::model::{CallToolRequestParams, JsonObject};
use rmcp::service::{RunningService, ServiceExt};
use rmcp::transport::TokioChildProcess;
use rmcp::{RoleClient, model::CallToolResult};
use serde_json::{Value, json};
use tokio::process::Command;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

async fn client(args: &[&str]) -> RunningService<RoleClient, ()> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennead"));
    command.env("LC_ALL", "C").arg("mcp").args(args);
    let transport = TokioChildProcess::new(command).expect("the program starts");
    ().serve(transport).await.expect("the server answers")
}

fn object(value: Value) -> JsonObject {
    value.as_object().expect("an object").clone()
}

async fn call(
    client: &RunningService<RoleClient, ()>,
    tool: &str,
    arguments: Value,
) -> CallToolResult {
    let request = CallToolRequestParams::new(tool.to_owned()).with_arguments(object(arguments));
    client.call_tool(request).await.expect("a result")
}

/// The structured answer.
async fn answer(client: &RunningService<RoleClient, ()>, tool: &str, arguments: Value) -> Value {
    let result = call(client, tool, arguments).await;
    assert_eq!(result.is_error, Some(false), "{result:?}");
    result.structured_content.expect("a structured answer")
}

/// The text of an error.
async fn refusal(client: &RunningService<RoleClient, ()>, tool: &str, arguments: Value) -> String {
    let result = call(client, tool, arguments).await;
    assert_eq!(result.is_error, Some(true), "{result:?}");
    serde_json::to_value(&result.content).unwrap()[0]["text"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn every_tool_is_described_and_answers() {
    let client = client(&[]).await;
    let tools = client.list_all_tools().await.expect("a list");
    let names: Vec<&str> = tools.iter().map(|tool| tool.name.as_ref()).collect();
    assert_eq!(names, ["solve", "check", "hint", "explain", "judge", "rate", "generate"]);
    for tool in &tools {
        let schema = serde_json::to_string(&tool.input_schema).unwrap();
        assert_eq!(tool.input_schema["type"], "object", "{schema}");
        assert!(!schema.contains("#/components"), "{schema}");
        assert!(tool.description.as_ref().is_some_and(|about| about.len() > 10), "{}", tool.name);
    }
    let puzzle = json!({ "puzzle": PUZZLE });
    assert_eq!(answer(&client, "solve", puzzle.clone()).await["solutions"][0], SOLUTION);
    assert_eq!(answer(&client, "check", puzzle.clone()).await["unique"], true);
    assert_eq!(answer(&client, "hint", puzzle.clone()).await["technique"], "naked-single");
    assert_eq!(answer(&client, "explain", puzzle.clone()).await["solved"], true);
    assert_eq!(answer(&client, "rate", puzzle.clone()).await["er"], 1.2);
    let claims = json!({ "puzzle": PUZZLE, "claims": ["r5c5=5", "r1c3=5"] });
    let judged = answer(&client, "judge", claims).await;
    assert_eq!(judged["claims"][0]["judgement"], "follows");
    assert_eq!(judged["claims"][1]["judgement"], "wrong");
    let made = answer(&client, "generate", json!({ "level": "easy", "seed": 1 })).await;
    assert_eq!(made["puzzles"].as_array().map(Vec::len), Some(1));
    client.cancel().await.expect("it ends");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_in_words() {
    let client = client(&["--lang", "de"]).await;
    let said = refusal(&client, "solve", json!({ "puzzle": "53x" })).await;
    assert!(said.contains("erwartet") || said.contains("gefunden"), "{said}");
    let said = refusal(&client, "solve", json!({ "puzzles": PUZZLE })).await;
    assert!(said.contains("unknown field `puzzles`"), "{said}");
    let said = refusal(&client, "generate", json!({ "count": 101 })).await;
    assert!(said.contains("100"), "{said}");
    let error =
        client.call_tool(CallToolRequestParams::new("sing")).await.expect_err("no such tool");
    assert!(error.to_string().contains("solve, check"), "{error}");
    // It is still there.
    assert_eq!(answer(&client, "check", json!({ "puzzle": PUZZLE })).await["unique"], true);
    client.cancel().await.expect("it ends");
}

#[tokio::test]
async fn a_question_that_takes_too_long_is_ended() {
    let client = client(&["--seconds", "1"]).await;
    let impossible = json!({ "rating": "11.9", "seed": 1 });
    let said = refusal(&client, "generate", impossible).await;
    assert!(said.contains("Stopped"), "{said}");
    client.cancel().await.expect("it ends");
}
