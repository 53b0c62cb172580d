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
    kz-bar-left kz-bar-above kz-wrong kz-without kz-refused kz-replaced
";

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key| asked.say(key);
    let main = html! {
        main.crosspage id="main" {
            div.title {
                h1 { (say("web-cross")) }
                p.only-wide id="size" {}
                div.end {
                    div.seg role="group" aria-label=(say("play-mode")) {
                        button id="mode-play" aria-pressed="true" { (say("kz-play")) }
                        button id="mode-build" aria-pressed="false" { (say("kz-build")) }
                    }
                }
            }
            (intro(asked))
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
                    (another(asked))
                }
            }
        }
    };
    Inside { main, words: &[WORDS], data: json!(null) }
}

/// What a cross-number puzzle is, in three pictures of the same small one.
fn intro(asked: &Asked<'_>) -> Markup {
    let side = 34;
    let cell = |column: i32, row: i32, name: &str, digit: &str| {
        let (x, y) = (1 + side * column, 1 + side * row);
        html! {
            rect x=(x) y=(y) width=(side) height=(side) {}
            text.name x=(x + 4) y=(y + 11) { (name) }
            text.digit x=(x + side / 2) y=(y + 26) { (digit) }
        }
    };
    // A bar ends the upper number, and a black cell the lower one.
    let board = |digits: &str, more: Markup| {
        let names = ["A", "B", "D", "C", "", "", "E", ""];
        let digits = digits.chars().map(|digit| digit.to_string());
        html! {
            svg viewBox="0 0 104 104" aria-hidden="true" {
                @for ((at, name), digit) in (0..).zip(names).zip(digits) { (cell(at % 3, at / 3, name, digit.trim())) }
                rect.black x="69" y="69" width="34" height="34" {}
                path.bar d="M69 0V35" {}
                rect.edge x="1" y="1" width="102" height="102" {}
                (more)
            }
        }
    };
    let arrows = html! {
        path.way d="M16 22H62M57 17.500l5 4.500l-5 4.500M24 28V96M19.500 91l4.500 5l4.500-5" {}
    };
    let rule = html! { path.lit d="M3 3h64v30H3zM3 71h64v30H3z" {} };
    let pictures = [
        ("kz-intro-words", board("        ", arrows)),
        ("kz-intro-rules", board("15    45", rule)),
        ("kz-intro-one", board("15238745", html! {})),
    ];
    html! {
        details.kzintro id="intro" {
            summary { (asked.say("kz-intro")) }
            ol {
                @for (key, picture) in pictures { li { (picture) p { (asked.say(key)) } } }
            }
        }
    }
}

/// Other puzzles: new ones, files, texts.
fn another(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.kzother aria-label=(say("kz-other")) {
            h2 { (say("kz-other")) }
            form.rowx id="another" {
                label.vh for="side" { (say("kz-size-of")) }
                select id="side" {
                    @for side in 3..=6 { option value=(side) selected[side == 5] { (side) " × " (side) } }
                }
                button { (say("kz-new-made")) }
            }
            div.rowx {
                button id="file" { (say("play-file")) }
                button id="edit" aria-expanded="false" aria-controls="editor" { (say("kz-as-text")) }
            }
            input.vh id="file-input" type="file" tabindex="-1" aria-label=(say("play-file"));
            form.editor id="editor" hidden {
                label for="text" { (say("kz-edit-what")) }
                textarea id="text" rows="12" spellcheck="false" { (EXAMPLE) }
                div.rowx {
                    button.main { (say("kz-read")) }
                    button id="save" type="button" { (say("kz-save")) }
                }
            }
        }
    }
}

/// The grid, with the digits to fill it and all that is done with it. What is said has a place of its own
/// below, so that the grid never moves.
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
            div.kzacts {
                button.icon id="undo" disabled aria-label=(say("play-undo")) title=(say("play-undo")) { (icon::UNDO) }
                button.icon id="redo" disabled aria-label=(say("play-redo")) title=(say("play-redo")) { (icon::REDO) }
                button.icon.playing id="erase" aria-label=(say("kz-erase")) title=(say("kz-erase")) { (icon::CLEAR) }
                button.playing id="check" { (say("kz-check")) }
                button.main.playing id="hint" { (say("kz-hint")) }
            }
            div.kzacts {
                button id="solve" { (say("play-solve")) }
                button id="stop" disabled { (say("kz-stop")) }
                button.playing id="clear" { (say("kz-clear")) }
            }
            div.kzsay {
                p.err id="error" role="alert" hidden {}
                p.say id="answer" role="status" aria-live="polite" {}
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
            ul.plain.err id="refused" hidden {}
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
