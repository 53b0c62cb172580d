//! The collection of puzzles with rules and of other sizes: kinds, levels, and how many one has solved.

use ennead_api::puzzle::COLLECTION;
use maud::{Markup, html};
use serde_json::Value;

use super::start::dots;
use super::{Asked, Page};
use crate::frame::Inside;

pub(super) static PAGE: Page = Page { path: "kinds", name: "web-kinds", show };

const WORDS: &str = "kinds-solved";

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key: &str| asked.say(key);
    let main = html! {
        main.kinds id="main" {
            h1 { (say("web-kinds")) }
            p.soft { (say("kinds-about")) }
            ul.kind-list { @for kind in COLLECTION { (row(asked, kind)) } }
            p.small.soft { (say("kinds-own")) }
        }
    };
    Inside { main, words: &[WORDS], data: Value::Null }
}

fn row(asked: &Asked<'_>, kind: &ennead_api::puzzle::Kind) -> Markup {
    let name = kind.name;
    html! {
        li id=(name) {
            h2 { (asked.words.collection(name)) }
            ul.tiles.t5 {
                @for level in kind.levels() {
                    li { a data-kind=(name) data-level=(level) data-count=(kind.count(level))
                        href={ "play?kind=" (name) "&level=" (level) } {
                        b { (asked.words.level(level)) } (dots(level))
                        small { (kind.count(level)) }
                    } }
                }
            }
        }
    }
}
