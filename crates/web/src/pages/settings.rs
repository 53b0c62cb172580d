//! Settings: how a game helps, how the pages look, and what the browser keeps. They act at once.

use ennead_text::{CellNames, LANGUAGES};
use maud::{Markup, html};
use serde_json::Value;

use super::{Asked, Page};
use crate::frame::Inside;

pub(super) static PAGE: Page = Page { path: "settings", name: "web-settings", show };

const WORDS: &str = "settings-imported settings-wrong-file settings-emptied";

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key: &str| asked.say(key);
    let main = html! {
        main.settings id="main" {
            h1 { (say("web-settings")) }
            section {
                h2 { (say("settings-help")) }
                (choice(asked, "check", &["typing", "asked", "never"]))
                (switch(asked, "conflicts", "switch-conflicts"))
                (switch(asked, "tidy", "switch-tidy"))
                (switch(asked, "auto", "switch-auto"))
                (switch(asked, "same", "switch-same"))
                (switch(asked, "houses", "switch-houses"))
                (switch(asked, "digitFirst", "switch-digit-first"))
            }
            section {
                h2 { (say("settings-look")) }
                (choice(asked, "theme", &["system", "light", "dark"]))
                (switch(asked, "timer", "switch-timer"))
                (switch(asked, "vibrate", "switch-vibrate"))
                (cell_names(asked))
                div.opt {
                    span { (say("web-language")) }
                    div.lang { @for &language in LANGUAGES {
                        @let current = (language == asked.language).then_some("true");
                        a href={ (asked.root()) (language) "/settings" } hreflang=(language) lang=(language)
                            aria-current=[current] { (language.name()) }
                    } }
                }
            }
            section {
                h2 { (say("settings-kept")) }
                p.soft { (say("settings-kept-about")) }
                div.foot {
                    button id="export" { (say("settings-export")) }
                    button id="import" { (say("settings-import")) }
                    button id="empty" { (say("settings-empty")) }
                }
                input.vh id="import-file" type="file" accept=".json,application/json" tabindex="-1"
                    aria-label=(say("settings-import"));
                p id="said" role="status" {}
                p.err id="error" role="alert" hidden {}
            }
        }
    };
    Inside { main, words: &[WORDS], data: Value::Null }
}

/// One of several values; the script says which.
fn choice(asked: &Asked<'_>, name: &str, values: &[&str]) -> Markup {
    let id = format!("s-{name}");
    html! {
        div.opt {
            span id=(id) { (asked.say(&format!("settings-{name}"))) }
            div.seg role="radiogroup" aria-labelledby=(id) data-choice=(name) {
                @for value in values {
                    button role="radio" aria-checked="false" tabindex="-1" data-value=(value) {
                        (asked.say(&format!("settings-{name}-{value}")))
                    }
                }
            }
        }
    }
}

fn switch(asked: &Asked<'_>, name: &str, key: &str) -> Markup {
    html! {
        label.opt { span { (asked.say(key)) } input.sw type="checkbox" role="switch" data-switch=(name); }
    }
}

fn cell_names(asked: &Asked<'_>) -> Markup {
    html! {
        label.opt {
            span { (asked.say("web-cells")) }
            select.cells data-cells { @for cells in CellNames::ALL { option { (cells.name()) } } }
        }
    }
}
