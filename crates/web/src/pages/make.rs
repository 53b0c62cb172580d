//! Make: puzzles to order, to play or to save.

use ennead::generate::Shape;
use ennead::logic::TECHNIQUES;
use ennead::logic::rating::Level;
use maud::html;
use serde_json::json;

use super::{Asked, Page};
use crate::frame::{Inside, Spoken};

pub(super) static PAGE: Page = Page { path: "make", name: "web-make", show };

const WORDS: Spoken = &[
    ("make-progress", &["made", "count", "rate", "left"]),
    ("make-done", &["made"]),
    ("make-clues", &["clues"]),
    ("make-play", &["number"]),
    ("level-easy", &[]),
    ("level-medium", &[]),
    ("level-hard", &[]),
    ("level-very-hard", &[]),
    ("level-extreme", &[]),
];

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
                                (say(&format!("level-{}", level.name())))
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
                label { (say("make-technique"))
                    select name="technique" {
                        option value="" { (say("make-technique-any")) }
                        @for technique in TECHNIQUES {
                            @let name = technique.about().name;
                            option value=(name) { (say(&format!("technique-{name}"))) }
                        }
                    }
                }
                label { (say("make-place"))
                    select name="place" {
                        @for place in ["path", "hardest", "first"] {
                            option value=(place) { (say(&format!("make-place-{place}"))) }
                        }
                    }
                }
                label { (say("make-count"))
                    input name="count" type="number" min="1" max="10000" value="10" required;
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
            section aria-label=(say("make-list")) {
                ol.path id="puzzles" tabindex="0" aria-label=(say("make-list")) {}
            }
        }
    };
    Inside { main, words: &[WORDS], data: json!(null) }
}
