//! Settings: how a game helps, how the pages look, and what the browser keeps. They act at once.

use ennead_text::{CellNames, LANGUAGES};
use maud::{Markup, html};
use serde_json::Value;

use super::{Asked, Page};
use crate::frame::Inside;

pub(super) static PAGE: Page = Page { path: "settings", name: "web-settings", show };

const WORDS: &str = "settings-imported settings-wrong-file settings-emptied";

/// The parts of the page, and the texts that are their titles.
const PARTS: &[(&str, &str)] = &[
    ("help", "settings-help"),
    ("clock", "settings-clock"),
    ("look", "settings-look"),
    ("senses", "settings-senses"),
    ("marks", "settings-keys"),
    ("language", "web-language"),
    ("kept", "settings-kept"),
];

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key: &str| asked.say(key);
    let main = html! {
        main.settings id="main" {
            h1 { (say("web-settings")) }
            nav.parts aria-label=(say("web-settings")) {
                @for (id, title) in PARTS { a href={ "#" (id) } { (say(title)) } }
            }
            div.options {
                @for (id, title) in PARTS {
                    section id=(id) {
                        h2 { (say(title)) }
                        (part(asked, id))
                    }
                }
            }
        }
    };
    Inside { main, words: &[WORDS], data: Value::Null }
}

/// What can be set in a part of the page.
fn part(asked: &Asked<'_>, id: &str) -> Markup {
    match id {
        "help" => html! {
            (choice(asked, "check", &["typing", "asked", "never"]))
            (switch(asked, "conflicts", "switch-conflicts"))
            (switch(asked, "tidy", "switch-tidy"))
        },
        "clock" => choice(asked, "clock", &["shown", "hidden", "none"]),
        "look" => html! {
            (choice(asked, "theme", &["system", "light", "dark", "white"]))
            (choice(asked, "size", &["small", "usual", "large"]))
            (switch(asked, "same", "switch-same"))
            (switch(asked, "houses", "switch-houses"))
        },
        "senses" => html! {
            (setting(asked, "sound"))
            (switch(asked, "vibrate", "switch-vibrate"))
            (setting(asked, "motion"))
        },
        "marks" => html! {
            (choice(asked, "marks", &["places", "row"]))
            (switch(asked, "auto", "switch-auto"))
            (switch(asked, "digitFirst", "switch-digit-first"))
        },
        "language" => html! { (language(asked)) (cell_names(asked)) },
        _ => kept(asked),
    }
}

/// What an option is called, and what it does if the name does not say it.
fn named(asked: &Asked<'_>, key: &str) -> Markup {
    let about = format!("{key}-about");
    html! {
        b { (asked.say(key)) }
        @if asked.words.has(&about) { small { (asked.say(&about)) } }
    }
}

/// One of several values; the script says which.
fn choice(asked: &Asked<'_>, name: &str, values: &[&str]) -> Markup {
    let (id, key) = (format!("s-{name}"), format!("settings-{name}"));
    html! {
        div.opt {
            span id=(id) { (named(asked, &key)) }
            div.seg role="radiogroup" aria-labelledby=(id) data-choice=(name) {
                @for value in values {
                    button role="radio" aria-checked="false" tabindex="-1" data-value=(value) {
                        (asked.say(&format!("{key}-{value}")))
                    }
                }
            }
        }
    }
}

/// Something that is on or off on the board.
fn switch(asked: &Asked<'_>, name: &str, key: &str) -> Markup {
    html! {
        label.opt { span { (named(asked, key)) } input.sw type="checkbox" role="switch" data-switch=(name); }
    }
}

/// Something else that is on or off.
fn setting(asked: &Asked<'_>, name: &str) -> Markup {
    html! {
        label.opt {
            span { (named(asked, &format!("settings-{name}"))) }
            input.sw type="checkbox" role="switch" data-setting=(name);
        }
    }
}

fn language(asked: &Asked<'_>) -> Markup {
    html! {
        div.opt {
            span { b { (asked.say("web-language")) } }
            div.lang { @for &language in LANGUAGES {
                @let current = (language == asked.language).then_some("true");
                a href={ (asked.root()) (language) "/settings" } hreflang=(language) lang=(language)
                    aria-current=[current] { (language.name()) }
            } }
        }
    }
}

fn cell_names(asked: &Asked<'_>) -> Markup {
    html! {
        label.opt {
            span { b { (asked.say("web-cells")) } }
            select.cells data-cells { @for cells in CellNames::ALL { option { (cells.name()) } } }
        }
    }
}

fn kept(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
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
