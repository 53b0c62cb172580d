//! Learn: the lesson, from the rules to the algorithm, for a class without a teacher.
//!
//! After the German school lesson "Sudoku: (Wie) Findet der Computer eine Lösung?": play and write
//! down what you do; transfer the general `backtrack_all()` to Sudoku; find the class SudokuSpiel
//! with its fields and methods; fill the gaps of the algorithm and run it.

use ennead::engine::lesson::{After, BACKTRACK_ALL, PUZZLE, Then, When};
use ennead::engine::{Engine, Pseudocode};
use maud::{Markup, html};
use serde_json::json;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::{chart, grid, icon};

pub(super) static PAGE: Page = Page { path: "learn", name: "web-program", show };

const WORDS: &str = "
    exercise-choose exercise-understood exercise-moment exercise-calls watch-play watch-pause
";

/// The choices for the three gaps, by the names of their texts.
const CHOICES: [[&str; 3]; 3] = [
    [When::ALL[0].name(), When::ALL[1].name(), When::ALL[2].name()],
    [Then::ALL[0].name(), Then::ALL[1].name(), Then::ALL[2].name()],
    [After::ALL[0].name(), After::ALL[1].name(), After::ALL[2].name()],
];

/// The fields of the class, as the lesson writes them.
const FIELDS: [(&str, &str); 3] = [
    ("- spielfeld: int[][]", "class-field-grid"),
    ("- gemerkteLoesung: int[][]", "class-field-solution"),
    ("- loesungGefunden: boolean", "class-field-found"),
];

/// The methods and the names of their tasks.
const METHODS: [(&str, &str); 8] = [
    ("+ SudokuSpiel(startbelegung: int[][])", "class-method-new"),
    ("+ loeseSudoku(): boolean", "class-method-solve"),
    ("+ gibLoesungZurueck(): int[][]", "class-method-solution"),
    ("- backtrack_sudoku()", "class-method-backtrack"),
    ("- istVollstaendigAusgefuellt(): boolean", "class-method-full"),
    ("- findeNaechstesLeeresFeld(): int[]", "class-method-next"),
    ("- istZahlZulaessig(zeile: int, spalte: int, zahl: int): boolean", "class-method-allowed"),
    ("- kopiereFeld(original: int[][]): int[][]", "class-method-copy"),
];

/// The part of the engine `backtracking` that the lesson calls backtrack_sudoku().
fn backtrack_sudoku() -> Option<&'static Pseudocode> {
    ennead::engine_by_name("backtracking").ok().and_then(Engine::pseudocode)
}

fn show(asked: &Asked<'_>) -> Inside {
    let main = html! {
        main.learn id="main" {
            h1 { (asked.say("learn-title")) }
            p.rowx {
                a.btn href="techniques" { (asked.say("lessons-title")) }
                span.soft { (asked.say("lessons-from-learn")) }
            }
            p.rowx {
                a.btn href="train" { (asked.say("train-from-learn")) }
                span.soft { (asked.say("train-from-learn-about")) }
            }
            nav.toc aria-label=(asked.say("learn-contents")) {
                ol {
                    @for (id, key) in PARTS { li { a href={ "#" (id) } { (asked.say(key)) } } }
                }
            }
            (rules(asked))
            (algorithm(asked))
            (class(asked))
            (exercise_part(asked))
            (further(asked))
        }
    };
    Inside { main, words: &[grid::WORDS, WORDS], data: json!({ "puzzle": PUZZLE }) }
}

const PARTS: [(&str, &str); 5] = [
    ("rules", "learn-rules"),
    ("algorithm", "learn-algorithm"),
    ("class", "learn-class"),
    ("exercise", "learn-exercise"),
    ("further", "learn-further"),
];

fn rules(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    html! {
        section id="rules" {
            h2 { "1. " (say("learn-rules")) }
            ul.plain {
                @for key in ["rule-field", "rule-goal", "rule-row", "rule-column", "rule-box", "rule-givens"] {
                    li { (say(key)) }
                }
            }
            p { (say("learn-document")) }
            p.rowx {
                a.btn href="play?tab=moves" { (say("learn-play")) }
            }
        }
    }
}

fn algorithm(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    let column = |id: &str, title: &str, code: &Pseudocode| {
        html! {
            div.algo {
                h3 id={ "h-" (id) } { code { (title) } }
                (chart::listing(code, asked.words))
                (chart::structure(code, asked.words))
            }
        }
    };
    html! {
        section id="algorithm" {
            h2 { "2. " (say("learn-algorithm")) }
            p { (say("learn-algorithm-1")) }
            p { (say("learn-algorithm-2")) }
            div.side-by-side {
                (column("all", "backtrack_all()", &BACKTRACK_ALL))
                @if let Some(code) = backtrack_sudoku() { (column("sudoku", "backtrack_sudoku()", code)) }
            }
            dl.pairs {
                @for (general, ours) in [
                    ("concept-complete", "concept-complete-here"),
                    ("concept-next", "concept-next-here"),
                    ("concept-extension", "concept-extension-here"),
                    ("concept-admissible", "concept-admissible-here"),
                ] {
                    dt { (say(general)) } dd { (say(ours)) }
                }
            }
            p.rowx {
                a.btn href={ "watch?engine=backtracking&puzzle=" (PUZZLE) } { (say("learn-watch")) }
                button data-print="algorithm" { (say("share-print")) }
            }
        }
    }
}

fn class(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    html! {
        section id="class" {
            h2 { "3. " (say("learn-class")) }
            p { (say("learn-class-1")) }
            div.side-by-side {
                figure {
                    (class_diagram(&say("learn-diagram")))
                    figcaption.small.soft { (say("learn-diagram")) }
                }
                table.tasks {
                    caption.vh { (say("learn-methods")) }
                    thead { tr { th scope="col" { (say("learn-method")) } th scope="col" { (say("learn-task")) } } }
                    tbody {
                        @for (field, task) in FIELDS { tr { th scope="row" { code { (field) } } td { (say(task)) } } }
                        @for (method, task) in METHODS { tr { th scope="row" { code { (method) } } td { (say(task)) } } }
                    }
                }
            }
            p.rowx {
                a.btn href="class.svg" download="SudokuSpiel.svg" { (say("learn-diagram-svg")) }
                button data-print="class" { (say("share-print")) }
            }
        }
    }
}

/// The class diagram: name, fields, methods, one box.
pub(crate) fn class_diagram(label: &str) -> Markup {
    let (width, line, top) = (470, 19, 34);
    let fields = top + line * FIELDS.len() + 10;
    let height = fields + line * METHODS.len() + 14;
    html! {
        svg.uml xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(label)
            font-family="ui-monospace, monospace" font-size="12" {
            rect x="1" y="1" width=(width - 2) height=(height - 2) fill="none" stroke="currentColor" {}
            text x=(width / 2) y="22" text-anchor="middle" font-weight="600" fill="currentColor" { "SudokuSpiel" }
            path d={ "M1 " (top) "H" (width - 1) "M1 " (fields) "H" (width - 1) } stroke="currentColor" {}
            @for (i, (field, _)) in FIELDS.iter().enumerate() {
                text x="10" y=(top + line * (i + 1)) fill="currentColor" { (field) }
            }
            @for (i, (method, _)) in METHODS.iter().enumerate() {
                text x="10" y=(fields + line * (i + 1)) fill="currentColor" { (method) }
            }
        }
    }
}

fn exercise_part(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    let gap = |number: usize| {
        let name = format!("gap-{}", number + 1);
        let list = format!("choices-{}", number + 1);
        html! {
            label.vh for=(name) { (asked.words.say_with("exercise-gap", &[("number", (number + 1).into())])) }
            input id=(name) data-gap=(number) type="text" list=(list) placeholder="…" maxlength="120"
                autocomplete="off" autocapitalize="off" spellcheck="false";
            datalist id=(list) {
                @for choice in CHOICES[number] { option value=(say(&format!("gap-{choice}"))) {} }
            }
        }
    };
    let step = |id: &str, key, icon: &icon::Icon, main: bool| {
        html! { button.icon.main[main] type="button" id=(id) aria-label=(say(key)) title=(say(key)) { (icon) } }
    };
    html! {
        section id="exercise" {
            h2 { "4. " (say("learn-exercise")) }
            p { (say("exercise-what")) }
            div.side-by-side {
                form id="gaps" {
                    ol.code.gaps {
                        li.in0 data-line="0" { span { code { "backtrack_sudoku()" } } }
                        li.in1 data-line="1" { span { (say("exercise-line-full")) } }
                        li.in2 data-line="2" { span { (say("exercise-line-remember")) } }
                        li.in1 data-line="3" { span { (say("exercise-line-choose")) } }
                        li.in1 data-line="4" { span { (say("exercise-line-each")) } }
                        li.in2 data-line="5" { span { b { (say("exercise-if")) } " " (gap(0)) } }
                        li.in3 data-line="6" { span { (say("exercise-line-write")) } }
                        li.in3 data-line="7" { span { (gap(1)) } }
                        li.in3 data-line="8" { span { (gap(2)) } }
                    }
                    div.rowx { button.main { (say("exercise-run")) } }
                    p id="result" role="status" {}
                    ul.plain.small.soft id="understood" {}
                }
                div.exgrid {
                    (grid::empty("grid", &say("exercise-grid"), true))
                    div.steps id="steps" role="group" aria-label=(say("exercise-steps")) hidden {
                        input id="at" type="range" min="0" max="0" value="0" aria-label=(say("exercise-steps"));
                        div.rowx {
                            div.seg {
                                (step("first", "watch-first", &icon::FIRST, false))
                                (step("back", "watch-back", &icon::BACK, false))
                                (step("run", "watch-play", &icon::PLAY, true))
                                (step("forward", "watch-forward", &icon::FORWARD, false))
                                (step("last", "watch-last", &icon::LAST, false))
                            }
                            span.small.soft id="moment" {}
                        }
                        p.say id="now" role="status" aria-live="polite" {}
                    }
                }
            }
        }
    }
}

fn further(asked: &Asked<'_>) -> Markup {
    html! {
        section id="further" {
            h2 { "5. " (asked.say("learn-further")) }
            ul.plain {
                @for key in ["further-constructor", "further-chart", "further-find", "further-booklet"] {
                    li { (asked.say(key)) }
                }
            }
        }
    }
}
