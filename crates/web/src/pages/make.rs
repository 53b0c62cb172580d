//! Make: puzzles to order, to play or to save.

use ennead::Cell;
use ennead::generate::{Role, Shape};
use ennead::logic::rating::Level;
use maud::{Markup, html};
use serde_json::json;

use super::{Asked, Page, techniques};
use crate::frame::Inside;

pub(super) static PAGE: Page = Page { path: "make", name: "web-puzzles", show };

const WORDS: &str = "
    make-progress make-done make-clues make-puzzle make-trying make-explain make-play-it
    make-copy make-booklet make-like make-copied make-pattern-cell level-easy level-medium
    level-hard level-very-hard level-extreme
";

/// For each symmetry, which cells follow each cell.
fn orbits() -> serde_json::Map<String, serde_json::Value> {
    let orbit = |shape: Shape, cell| -> Vec<usize> {
        shape.orbit(cell).iter().map(|cell| cell.index()).collect()
    };
    let orbits = |shape: Shape| Cell::ALL.iter().map(|&cell| orbit(shape, cell)).collect();
    let named = |shape: Shape| {
        let orbits: Vec<Vec<usize>> = orbits(shape);
        (shape.name().to_owned(), json!(orbits))
    };
    Shape::ALL.map(named).into_iter().collect()
}

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key: &str| asked.say(key);
    let main = html! {
        main.make id="main" {
            div.title { h1 { (say("make-title")) } }
            form id="wish" {
                label { (say("make-level"))
                    select name="level" {
                        option value="" { (say("make-level-any")) }
                        @for level in Level::ALL {
                            option value=(level.name()) selected[level == Level::Medium] {
                                (asked.words.level(level))
                            }
                        }
                    }
                }
                label { (say("make-symmetry"))
                    select name="symmetry" {
                        @for shape in Shape::ALL {
                            option value=(shape.name()) selected[shape == Shape::Rotate180] {
                                (say(&format!("shape-{}", shape.name())))
                            }
                        }
                    }
                }
                (technique(asked))
                label { (say("make-place"))
                    select name="place" {
                        @for place in Role::ALL.map(Role::name) {
                            option value=(place) { (say(&format!("make-place-{place}"))) }
                        }
                    }
                }
                div.half {
                    label { (say("make-clues-from"))
                        input name="clues-from" type="number" min="17" max="81" placeholder="17";
                    }
                    label { (say("make-clues-to"))
                        input name="clues-to" type="number" min="17" max="81" placeholder="81";
                    }
                }
                (pattern(asked))
                label { (say("make-count"))
                    input name="count" type="number" min="1" max="10000" value="8" required;
                }
                label { (say("make-seed"))
                    input name="seed" type="number" min="0" max="9007199254740991" step="1";
                }
                label.tick { input name="minimal" type="checkbox"; (say("make-minimal")) }
                div.rowx {
                    button.main id="go" { (say("make-go")) }
                    button id="stop" type="button" hidden { (say("make-stop")) }
                    button id="file" type="button" disabled { (say("make-file")) }
                }
                progress id="progress" value="0" max="1" hidden aria-label=(say("make-count")) {}
                p id="said" role="status" aria-live="polite" {}
                p.err id="error" role="alert" hidden {}
            }
            (list(asked))
        }
    };
    Inside { main, words: &[WORDS], data: json!({ "orbits": orbits() }) }
}

/// Which technique is wanted, by family.
fn technique(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        label { (say("make-technique"))
            select name="technique" {
                option value="" { (say("make-technique-any")) }
                (techniques::options(asked, |_| true))
            }
        }
    }
}

/// A pattern of the givens, drawn by clicking.
fn pattern(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        details.patbox {
            summary { (say("make-pattern")) }
            p.small.soft { (say("make-pattern-about")) }
            div.pattern id="pattern" role="group" aria-label=(say("make-pattern")) {}
            div.rowx {
                button.link type="button" id="pattern-clear" { (say("make-pattern-clear")) }
                button.link type="button" id="pattern-full" { (say("make-pattern-full")) }
                output id="pattern-count" {}
            }
        }
    }
}

/// What was made.
fn list(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section aria-label=(say("make-list")) {
            div.resbar {
                b id="count" {}
                div.end {
                    button.link id="copy-all" disabled { (say("make-copy-all")) }
                    button.link id="all-to-booklet" disabled { (say("make-all-booklet")) }
                }
            }
            ol.made id="puzzles" {}
        }
    }
}
