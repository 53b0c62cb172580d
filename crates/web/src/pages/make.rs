//! Make: puzzles to order, to play or to save.

use ennead::Cell;
use ennead::generate::{PathRole, Shape};
use ennead::rating::{Level, Rule};
use maud::{Markup, html};
use serde_json::json;

use super::{Asked, Page, examples, start, techniques};
use crate::frame::Inside;
use crate::icon::{self, Icon};

pub(super) static PAGE: Page = Page { path: "make", name: "web-puzzles", show };

const WORDS: &str = "
    make-progress make-done make-clues make-er make-hardest make-trying make-waiting
    make-being-tried make-copied make-fewer make-example make-go-on make-of make-put-away make-pattern-cell
    make-pattern-replaced make-sum-any make-sum-many make-sum-minimal make-sum-minutes
    make-sum-one make-sum-seconds make-sum-symmetry make-sum-technique level-easy level-medium
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
    let main = html! {
        main.make id="main" {
            (order(asked))
            (list(asked))
            (choices(asked))
        }
    };
    let named = |rule: &Rule| (rule.name().to_owned(), asked.words.rule(*rule).into());
    let rules: serde_json::Map<_, _> = Rule::ALL.iter().map(named).collect();
    let data = json!({ "orbits": orbits(), "examples": examples::shown(), "rules": rules });
    Inside { main, words: &[WORDS], data }
}

/// The numbers of puzzles that are one press away.
const USUAL: [u32; 5] = [1, 4, 8, 20, 100];

/// What is wanted.
fn order(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        form id="wish" {
            h1 { (say("make-title")) }
            div.opt {
                b id="level-of" { (say("make-level")) }
                span.seg.dots5 role="group" aria-labelledby="level-of" {
                    @for level in Level::ALL {
                        @let name = asked.words.level(level);
                        label title=(name) {
                            input name="level" type="checkbox" value=(level.name()) checked[level == Level::Medium];
                            (start::dots(level)) span.vh { (name) }
                        }
                    }
                }
            }
            div.opt {
                label for="count-of" { b { (say("make-count")) } }
                input id="count-of" name="count" type="number" min="1" max="10000" value="8" required;
                span.seg role="group" aria-label=(say("make-count")) {
                    @for count in USUAL {
                        button type="button" data-count=(count) aria-pressed=((count == 8).to_string()) { (count) }
                    }
                }
            }
            details.more5 { summary { (say("make-more")) } div { (more(asked)) } }
            p.sumup id="sum" {}
            div.foot {
                button.main id="go" { (say("make-go")) }
                button.main id="stop" type="button" hidden { (icon::PAUSE) (say("make-stop")) }
                button id="go-on" type="button" hidden {}
            }
            p id="said" role="status" aria-live="polite" {}
        }
    }
}

/// The conditions that few orders have.
fn more(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        (technique(asked))
        label { (say("make-place"))
            select name="place" {
                @for place in PathRole::ALL.map(PathRole::name) {
                    option value=(place) { (say(&format!("make-place-{place}"))) }
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
        div.half {
            label { (say("make-clues-from"))
                input name="clues-from" type="number" min="17" max="81" placeholder="17";
            }
            label { (say("make-clues-to"))
                input name="clues-to" type="number" min="17" max="81" placeholder="81";
            }
        }
        label.tick { input name="minimal" type="checkbox"; (say("make-minimal")) }
        label { (say("make-seed"))
            input name="seed" type="number" min="0" max="9007199254740991" step="1";
        }
        (pattern(asked))
    }
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
            input name="pattern" type="hidden" value="";
            div.pattern id="pattern" role="group" aria-label=(say("make-pattern")) {}
            div.rowx {
                button.link type="button" id="pattern-clear" { (say("make-pattern-clear")) }
                button.link type="button" id="pattern-full" { (say("make-pattern-full")) }
                button.link type="button" id="pattern-current" hidden { (say("make-pattern-current")) }
                output id="pattern-count" {}
            }
        }
    }
}

/// What was made, and why no more was.
fn list(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    let act = |id: &str, icon: &Icon, key: &str| {
        html! {
            button id=(id) disabled aria-label=(say(key)) title=(say(key)) { (icon) span.only-wide { (say(key)) } }
        }
    };
    html! {
        section aria-label=(say("make-list")) {
            div.reshead hidden {
                h2 id="count" {}
                svg.meter viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
                    rect id="meter" width="0" height="4" {}
                }
                (act("all-to-booklet", &icon::PRINTER, "make-all-booklet"))
                (act("copy-all", &icon::CLIPBOARD, "make-copy-all"))
                (act("file", &icon::SAVE, "make-file"))
            }
            div.reserr { p.err id="error" role="alert" hidden {} }
            ol.made id="puzzles" {}
            p.small.soft.rnote id="board-note" hidden { (say("make-board-note")) }
            div.examples id="examples" {
                p { (say("make-examples")) }
                ol.made {}
            }
        }
    }
}

/// What can be done with a puzzle that was made.
fn choices(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    let page = |page: &str, icon: &Icon, key: &str, letter: &str| {
        html! { li { a.btn data-does=(page) href=(page) { (icon) (say(key)) kbd aria-hidden="true" { (letter) } } } }
    };
    let act = |does: &str, icon: &Icon, key: &str, letter: &str| {
        html! { li { button data-does=(does) { (icon) (say(key)) kbd aria-hidden="true" { (letter) } } } }
    };
    html! {
        dialog.choices id="choices" aria-labelledby="choices-of" {
            header {
                h2 id="choices-of" {}
                button.bare.icon.away aria-label=(say("web-close")) { (icon::CROSS) }
            }
            ul {
                (page("play", &icon::PLAY, "make-play-it", "P"))
                (page("explain", &icon::STAIRS, "make-explain", "E"))
                (page("watch", &icon::EYE, "web-watch", "W"))
                (act("copy", &icon::CLIPBOARD, "make-copy", "C"))
                (act("booklet", &icon::PRINTER, "make-booklet", "B"))
                (act("more", &icon::NEW, "make-like", "M"))
            }
        }
    }
}
