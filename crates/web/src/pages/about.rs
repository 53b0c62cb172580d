//! About, and the API.

use maud::html;
use serde_json::Value;

use super::{Asked, Page};
use crate::api::openapi::DESCRIPTION;
use crate::frame::Inside;
use crate::shortcuts;

pub(super) static PAGE: Page = Page { path: "about", name: "web-about", show };

/// The sentence about an address of the API, such as `/cross/solve`.
fn what(path: &str) -> String {
    format!("api{}", path.trim_end_matches(".json").replace('/', "-"))
}

fn show(asked: &Asked<'_>) -> Inside {
    let api: Value = serde_json::from_str(DESCRIPTION).expect("the description is JSON");
    let paths = api["paths"].as_object().expect("the description has paths");
    let main = html! {
        main.text id="main" {
            h1 { "ennead " span.soft { (env!("CARGO_PKG_VERSION")) } }
            p { (asked.say("about-what")) }
            p { (asked.say("about-sources")) }
            h2 { (asked.say("about-keys")) }
            h3 { (asked.say("web-play")) }
            (shortcuts::help("play"))
            h3 { (asked.say("web-watch")) }
            (shortcuts::help("watch"))
            h2 { (asked.say("about-api")) }
            p { (asked.say("about-api-what")) " " a href={ (asked.root()) "api/v1/openapi.json" } { "openapi.json" } }
            div.scrolls tabindex="0" role="group" aria-label=(asked.say("about-api")) {
                table.api {
                    tbody {
                        @for (path, methods) in paths {
                            @for (method, _) in methods.as_object().into_iter().flatten() {
                                tr {
                                    th scope="row" { code { (method.to_uppercase()) " /api/v1" (path) } }
                                    td { (asked.say(&what(path))) }
                                }
                            }
                        }
                    }
                }
            }
            pre.small tabindex="0" {
                code {
                    "curl -s http://127.0.0.1:8090/api/v1/solve \\\n  --data '{\"puzzle\": \"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\"}'"
                }
            }
        }
    };
    Inside { main, words: &[shortcuts::WORDS], data: Value::Null }
}
