//! Cross: edit and solve a cross-number puzzle, and see the consequences of each rule.

use maud::html;
use serde_json::json;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::icon;

pub(super) static PAGE: Page = Page { path: "cross", name: "web-cross", show };

/// A puzzle from the 2007 contest.
const EXAMPLE: &str = include_str!("../../../../testdata/cross/testfall1.kz");

const WORDS: &str = "
    kz-size kz-rule kz-no-solution kz-unique kz-several kz-undecided kz-more kz-contradiction
    kz-across kz-down kz-cell kz-cell-empty kz-support kz-working
";

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key| asked.say(key);
    let main = html! {
        main.crosspage id="main" {
            div.title {
                h1 { (say("web-cross")) }
                p.only-wide id="size" {}
                div.end {
                    button id="edit" aria-expanded="false" aria-controls="editor" { (say("kz-edit")) }
                    button id="file" { (say("play-file")) }
                    button.main id="solve" { (say("play-solve")) }
                }
            }
            input.vh id="file-input" type="file" tabindex="-1" aria-label=(say("play-file"));
            form.editor id="editor" hidden {
                label for="text" { (say("kz-edit-what")) }
                textarea id="text" rows="12" spellcheck="false" { (EXAMPLE) }
                div.rowx { button.main { (say("kz-read")) } }
            }
            p.err id="error" role="alert" hidden {}
            p.say id="answer" role="status" aria-live="polite" {}
            div.crosscols {
                div.kzbox tabindex="0" role="group" aria-label=(say("kz-grid")) {
                    div.kz id="kz" role="grid" aria-readonly="true" aria-label=(say("kz-grid")) {}
                }
                section aria-label=(say("kz-rules")) {
                    h2 { (say("kz-rules")) }
                    ol.path id="rules" tabindex="0" aria-label=(say("kz-rules")) {}
                }
                section.rulebox aria-live="polite" aria-label=(say("kz-says")) {
                    div.rulehead {
                        h2 id="which" { (say("kz-says")) }
                        div.seg role="group" aria-label=(say("kz-rules")) {
                            button.icon id="back" aria-label=(say("explain-back")) { (icon::BACK) }
                            button.icon id="forward" aria-label=(say("explain-forward")) { (icon::FORWARD) }
                        }
                    }
                    p.formula id="formula" {}
                    ul.plain id="facts" {}
                    p.small.soft id="support" {}
                }
            }
        }
    };
    Inside { main, words: &[WORDS], data: json!(null) }
}
