//! `ennead mcp`: questions about puzzles as tools of the Model Context Protocol, on standard input and
//! output.
//!
//! A tool is a question of `ennead-api`; its arguments are the question's JSON, and its schema is the
//! one in the description of the web API. The protocol itself is that of the crate `rmcp`.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use clap::Args;
use ennead_api::address::{self, Problem, Request};
use ennead_api::{Asker, Stop};
use ennead_text::Words;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation,
    JsonObject, ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler, ServiceExt};
use serde_json::Value;

use crate::app::{App, Status};
use crate::value;

#[derive(Args)]
pub(crate) struct McpArgs {
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = value::number(1..=86_400))]
    seconds: u64,
}

pub(crate) fn run(app: &App, args: &McpArgs) -> anyhow::Result<Status> {
    let server = Server {
        words: Arc::new(Words::new(app.words.language()).with_cells(app.words.cell_names())),
        time: Duration::from_secs(args.seconds),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let running = server.serve(rmcp::transport::stdio()).await;
        // A client that leaves before it has introduced itself has asked nothing.
        if let Ok(running) = running {
            running.waiting().await?;
        }
        anyhow::Ok(())
    })?;
    // An abandoned search does not keep the program alive.
    runtime.shutdown_background();
    Ok(Status::Good)
}

/// The tools: questions by name, which is also their address in the web API.
const TOOLS: [&str; 7] = ["solve", "check", "hint", "explain", "judge", "rate", "generate"];

/// The tools as the protocol describes them. It wants an object as a schema, with all definitions in it.
fn described() -> Vec<Tool> {
    let api: Value = serde_json::from_str(ennead_web::OPENAPI).expect("a test writes it");
    let tool = |&name: &&'static str| {
        let route = &api["paths"][format!("/{name}")]["post"];
        let body = &route["requestBody"]["content"]["application/json"]["schema"];
        let summary = route["summary"].as_str().unwrap_or_default();
        let mut schema = definition(body, &api).cloned().unwrap_or_default();
        // Its summary is that of the tool.
        schema.remove("description");
        let mut definitions = JsonObject::new();
        collect(&Value::Object(schema.clone()), &api, &mut definitions);
        if !definitions.is_empty() {
            schema.insert("$defs".to_owned(), Value::Object(definitions));
        }
        let schema = Value::Object(schema).to_string().replace(COMPONENTS, "#/$defs/");
        let schema: JsonObject = serde_json::from_str(&schema).expect("it was JSON before");
        Tool::new(name, summary.to_owned(), schema)
    };
    TOOLS.iter().map(tool).collect()
}

const COMPONENTS: &str = "#/components/schemas/";

/// What a reference refers to.
fn definition<'a>(reference: &Value, api: &'a Value) -> Option<&'a JsonObject> {
    let name = reference["$ref"].as_str()?.strip_prefix(COMPONENTS)?;
    api["components"]["schemas"][name].as_object()
}

/// Adds everything that a schema refers to.
fn collect(schema: &Value, api: &Value, definitions: &mut JsonObject) {
    let name = schema["$ref"].as_str().and_then(|name| name.strip_prefix(COMPONENTS));
    if let (Some(name), Some(found)) = (name, definition(schema, api))
        && !definitions.contains_key(name)
    {
        definitions.insert(name.to_owned(), Value::Object(found.clone()));
        collect(&Value::Object(found.clone()), api, definitions);
    }
    match schema {
        Value::Object(fields) => fields.values().for_each(|it| collect(it, api, definitions)),
        Value::Array(items) => items.iter().for_each(|it| collect(it, api, definitions)),
        _ => {}
    }
}

#[derive(Clone)]
struct Server {
    words: Arc<Words>,
    /// How long an answer may take.
    time: Duration,
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("ennead", env!("CARGO_PKG_VERSION")))
            .with_instructions(self.words.say("mcp-instructions"))
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(described()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(name) = TOOLS.into_iter().find(|&name| name == request.name) else {
            let names = TOOLS.join(", ");
            let args = [("found", request.name.as_ref().into()), ("expected", names.into())];
            return Err(ErrorData::invalid_params(self.words.say_with("mcp-no-tool", &args), None));
        };
        let question = Value::Object(request.arguments.unwrap_or_default()).to_string();
        let (stop, words) = (Stop::new(), Arc::clone(&self.words));
        let answered = {
            let stop = stop.clone();
            tokio::task::spawn_blocking(move || {
                let asker = Asker { words: &words, stop: &stop, clock };
                let path = format!("/{name}");
                let reply = address::reply(&Request::new(None, &path, question.as_bytes()), &asker);
                reply.map(|reply| reply.body).map_err(|problem| match problem {
                    // The asker knows why: it was cancelled, or its time was up.
                    Problem::TooLong => words.say("question-stopped"),
                    problem => problem.detail(&words),
                })
            })
        };
        tokio::pin!(answered);
        // A cancelled or slow question is stopped; it then ends by itself, soon.
        let answered = tokio::select! {
            answered = &mut answered => answered,
            () = context.ct.cancelled() => { stop.raise(); answered.await }
            () = tokio::time::sleep(self.time) => { stop.raise(); answered.await }
        };
        let said = match answered {
            Ok(Ok(answer)) => {
                let answer = serde_json::from_slice(&answer).expect("an answer is JSON");
                return Ok(CallToolResult::structured(object(answer)).into());
            }
            Ok(Err(sentence)) => sentence,
            Err(_) => self.words.say("mcp-broken"),
        };
        Ok(CallToolResult::error(vec![ContentBlock::text(said)]).into())
    }
}

/// Structured answers have to be objects.
fn object(answer: Value) -> Value {
    if answer.is_object() { answer } else { serde_json::json!({ "answer": answer }) }
}

fn clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
