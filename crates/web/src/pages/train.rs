//! Train: positions that need one technique, in which the visitor marks what follows.
//!
//! The visitor's progress is in the browser, so the script asks for everything that depends on it.

use maud::{Markup, html};
use serde_json::Value;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::{grid, icon};

pub(super) static PAGE: Page = Page { path: "train", name: "train-title", show };

const WORDS: &str = "
    train-claim-is train-claim-not train-answer train-again-button train-next-button train-show
    train-help-1 train-help-2 train-help-3 train-practise train-practise-what train-take-back
    train-left-of train-no-candidate train-filled train-marked train-unmarked train-cleared
    train-not-kept train-was-broken train-loaded
";

fn show(asked: &Asked<'_>) -> Inside {
    let main = html! {
        main.trainer id="main" {
            (choose(asked))
            (drill(asked))
        }
    };
    Inside { main, words: &[grid::WORDS, WORDS], data: Value::Null }
}

/// The techniques, and how far the visitor is.
fn choose(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        div.choose id="choose" {
            div.title { h1 tabindex="-1" id="choose-title" { (say("train-title")) } p.only-wide { (say("train-lead")) } }
            section aria-label=(say("train-choose")) { ol.fams id="families" {} }
            aside.today aria-label=(say("train-today")) {
                h2 { (say("train-today")) }
                p { span.big id="due" {} " " span id="due-text" {} }
                div.bar { button.main id="start" { span { (say("train-start")) } } }
                p.small.soft { (say("train-scheme")) }
                h3.weekh.hair { (say("train-week")) }
                div id="week" {}
                ul.plainlist {
                    li { span { (say("train-techniques-known")) } b id="known" {} }
                    li { span { (say("train-unaided")) } b id="unaided" {} }
                    li id="next-row" { span { (say("train-next")) } b { a id="next-technique" href="train" {} } }
                }
                p.rowx.small {
                    button.link id="save" { (say("train-save-file")) }
                    button.link id="load" { (say("train-load-file")) }
                    input.vh id="load-input" type="file" accept=".json,application/json" tabindex="-1" aria-label=(say("train-load-file"));
                }
                p.small id="kept" role="status" hidden {}
                p.err id="list-error" role="alert" hidden {}
            }
        }
    }
}

/// A position.
fn drill(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    let mode = |name: &str, key: &str, kbd: &str, on: bool| {
        html! {
            button role="radio" data-mode=(name) aria-checked=(on.to_string()) tabindex=(if on { 0 } else { -1 }) {
                (say(key)) " " kbd aria-hidden="true" { (kbd) }
            }
        }
    };
    let button = |id: &str, key: &str, icon: &icon::Icon| {
        html! { button.icon id=(id) aria-label=(say(key)) title=(say(key)) { (icon) } }
    };
    html! {
        div.two.w2 id="drill" hidden {
            div.board {
                div.title {
                    h1 id="title" {}
                    p id="number" {}
                    div.end { span.prog id="dots" role="img" {} }
                }
                div.gridbox { (grid::empty("grid", &say("play-grid"), false)) }
                p.vh id="live" role="status" aria-live="polite" {}
                div.pad {
                    div.keys id="keys" role="group" aria-label=(say("train-digits")) {
                        @for digit in 1..=9 {
                            button data-digit=(digit) aria-pressed="false" { (digit) small aria-hidden="true" {} span.vh {} }
                        }
                    }
                    div.tools {
                        div.seg id="modes" role="radiogroup" aria-label=(say("train-mode")) {
                            (mode("strike", "train-mode-strike", "S", true))
                            (mode("place", "train-mode-place", "P", false))
                            (mode("note", "train-mode-note", "N", false))
                        }
                        div.join {
                            (button("undo", "train-undo", &icon::UNDO))
                            (button("clear", "train-clear", &icon::CROSS))
                        }
                    }
                    p.small.soft.only-wide { (say("train-keys")) }
                }
            }
            aside.panel2 aria-label=(say("train-answer")) {
                h2 id="ask" {}
                p id="task" {}
                div.say2.none id="verdict" role="status" { b { (icon::CHECK) (icon::CROSS) span id="verdict-title" {} } span id="verdict-text" {} }
                ul.answers id="marks" aria-label=(say("train-marks")) {}
                p.small.soft id="more" hidden {}
                ol.helps id="helps" aria-label=(say("train-help")) {}
                p.small.soft.only-wide id="costs" { (say("train-help-costs")) }
                p.err id="error" role="alert" hidden {}
                div.bar {
                    button.main id="answer" { span {} " " kbd.only-wide aria-hidden="true" { "Enter" } }
                    button id="skip" { (say("train-skip")) }
                    button.bare id="all" { (say("train-all")) }
                    a.end.small id="lesson" href="learn" { (say("train-lesson")) }
                }
            }
        }
    }
}
