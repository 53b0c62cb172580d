//! Cross: edit and solve a cross-number puzzle, and see the consequences of each rule.

use maud::{Markup, html};
use serde_json::json;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::icon;

pub(super) static PAGE: Page = Page { path: "cross", name: "web-cross", show };

/// A puzzle from the 2007 contest. A copy, because a package holds only what is inside the crate.
const EXAMPLE: &str = include_str!("testfall1.kz");

const WORDS: &str = "
    kz-size kz-rule kz-no-solution kz-unique kz-several kz-undecided kz-more kz-contradiction
    kz-across kz-down kz-cell kz-cell-empty kz-support kz-working kz-ways kz-others kz-stopped
    kz-filled kz-clue-of kz-clue kz-no-word kz-counting kz-too-long kz-black-cell kz-bars
    kz-bar-left kz-bar-above kz-wrong
";

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key| asked.say(key);
    let main = html! {
        main.crosspage id="main" {
            (title(asked))
            input.vh id="file-input" type="file" tabindex="-1" aria-label=(say("play-file"));
            form.editor id="editor" hidden {
                label for="text" { (say("kz-edit-what")) }
                textarea id="text" rows="12" spellcheck="false" { (EXAMPLE) }
                div.rowx {
                    button.main { (say("kz-read")) }
                    button id="save" type="button" { (say("kz-save")) }
                }
            }
            p.err id="error" role="alert" hidden {}
            p.say id="answer" role="status" aria-live="polite" {}
            div.crosscols {
                (grid(asked))
                section aria-label=(say("kz-rules")) {
                    h2 { (say("kz-rules")) }
                    ol.path id="rules" tabindex="0" aria-label=(say("kz-rules")) {}
                }
                div.kzpanels {
                    (hint(asked))
                    (rule(asked))
                    (build(asked))
                }
            }
        }
    };
    Inside { main, words: &[WORDS], data: json!(null) }
}

/// The name of the page and what can be done with the whole puzzle.
fn title(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        div.title {
            h1 { (say("web-cross")) }
            p.only-wide id="size" {}
            div.end {
                div.seg role="group" aria-label=(say("play-mode")) {
                    button id="mode-play" aria-pressed="true" { (say("kz-play")) }
                    button id="mode-build" aria-pressed="false" { (say("kz-build")) }
                }
                button id="edit" aria-expanded="false" aria-controls="editor" { (say("kz-as-text")) }
                button id="file" { (say("play-file")) }
                button id="solve" { (say("play-solve")) }
                button id="stop" disabled { (say("kz-stop")) }
            }
        }
    }
}

/// The grid, with the digits to fill it.
fn grid(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        div.kzside {
            div.kzbox {
                div.kz id="kz" role="grid" aria-label=(say("kz-grid")) aria-describedby="turn" {}
            }
            p.vh id="turn" { (say("kz-turn")) }
            div.kzpad id="pad" role="group" aria-label=(say("kz-digits")) {
                @for digit in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] {
                    button data-digit=(digit) { (digit) }
                }
            }
            div.rowx.playing {
                button id="erase" { (say("kz-erase")) }
                button id="clear" { (say("kz-clear")) }
                button id="check" { (say("kz-check")) }
                button.main id="hint" { (say("kz-hint")) }
            }
            p.small.soft id="filled" {}
        }
    }
}

/// A hint: what is left, and why.
fn hint(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.hintbox id="hintbox" aria-label=(say("kz-hint-title")) hidden {
            h2 id="hint-title" tabindex="-1" {}
            ol.plain id="reasons" {}
            p.small.soft id="ways-of" {}
            p.ways id="ways" {}
            p.small.soft id="others" {}
            div.rowx {
                button.main id="deeper" { (say("kz-more-hint")) }
                button.main id="do" { (say("kz-do")) }
            }
        }
    }
}

/// What the chosen rule amounts to.
fn rule(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.rulebox id="rulebox" aria-live="polite" aria-label=(say("kz-says")) {
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

/// The clues of a word, and an empty grid to begin with.
fn build(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    let side = |id: &str, key| {
        html! {
            label for=(id) { (say(key)) " " input id=(id) type="number" min="1" max="20" value="5"; }
        }
    };
    html! {
        section.buildbox id="buildbox" aria-label=(say("kz-build")) hidden {
            h2 id="clue-of" {}
            div id="clues" {}
            ul.plain.small.soft {
                @for key in ["kz-how-clue", "kz-how-bar", "kz-how-black", "kz-how-names"] { li { (say(key)) } }
            }
            form.rowx id="new" aria-label=(say("kz-new")) {
                (side("width", "kz-width"))
                (side("height", "kz-height"))
                button { (say("kz-new-this")) }
            }
        }
    }
}
