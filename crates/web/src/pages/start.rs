//! The start page: go on, today's puzzles, one by level, one's own.

use ennead::rating::Level;
use ennead_api::puzzle::DAILY_LEVELS;
use maud::{Markup, html};
use serde_json::Value;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::icon;

pub(super) static PAGE: Page = Page { path: "start", name: "web-play", show };

const WORDS: &str = "
    play-untitled play-open start-progress start-open start-median start-go-on start-continue start-streak
    level-easy level-medium level-hard level-very-hard level-extreme
";

fn show(asked: &Asked<'_>) -> Inside {
    let main = html! {
        main.start id="main" {
            h1.vh { (asked.say("web-play")) }
            (go_on(asked))
            (today(asked))
            (by_level(asked))
            (own(asked))
        }
    };
    Inside { main, words: &[WORDS], data: Value::Null }
}

/// The game played last; before the first one, the easy puzzle of today.
fn go_on(asked: &Asked<'_>) -> Markup {
    let easy = asked.words.level(Level::Easy);
    html! {
        section.block {
            h2 {
                span id="go-on-title" { (asked.say("start-first")) }
                a id="all-games" href="games" hidden { (asked.say("start-all-games")) }
            }
            a.cont id="go-on" href="play?daily=easy" {
                span.thumb id="go-on-board" aria-hidden="true" { (icon::sign()) }
                span.what {
                    b id="go-on-name" { (easy) }
                    small id="go-on-about" { (asked.say("level-easy-about")) }
                    svg.meter viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
                        rect id="go-on-meter" width="0" height="4" {}
                    }
                    span.go { (icon::PLAY) span id="go-on-word" { (asked.say("web-play")) } }
                }
            }
        }
    }
}

fn today(asked: &Asked<'_>) -> Markup {
    html! {
        section.block {
            h2 { span { (asked.say("start-today")) span id="date" {} } span.streak id="streak" hidden {} }
            ul.tiles.t5 {
                @for level in DAILY_LEVELS {
                    li { a data-daily=(level) href={ "play?daily=" (level) } {
                        b { (asked.words.level(level)) } (dots(level)) small { (asked.say("start-open")) }
                    } }
                }
                @for kind in DAILY_KINDS {
                    li { a data-daily=(kind) href={ "play?daily=" (kind) } {
                        b { (asked.words.collection(kind)) } small { (asked.say("start-open")) }
                    } }
                }
            }
        }
    }
}

/// The kinds of the collection with a puzzle each day.
const DAILY_KINDS: [&str; 2] = ["killer", "6x6"];

fn by_level(asked: &Asked<'_>) -> Markup {
    html! {
        section.block {
            h2 { (asked.say("start-new")) }
            ul.tiles.t2 {
                @for level in Level::ALL {
                    li { a data-level=(level) href={ "play?level=" (level) } {
                        b { (asked.words.level(level)) } (dots(level))
                        small { (asked.say(&format!("level-{level}-about"))) }
                        small.r {}
                    } }
                }
                li { a href="kinds" {
                    b { (asked.say("start-kinds")) } small { (asked.say("start-kinds-about")) }
                } }
            }
            p.small.soft id="median-note" { (asked.say("start-median-none")) }
        }
    }
}

/// How hard a level is, as that many of five dots.
pub(super) fn dots(level: Level) -> Markup {
    let rank = Level::ALL.iter().position(|&other| other == level).unwrap_or(0);
    html! {
        span.lv aria-hidden="true" { @for dot in 0..Level::ALL.len() { i.on[dot <= rank] {} } }
    }
}

fn own(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    let way = |icon: &icon::Icon, key: &str| {
        html! { (icon) b { (say(key)) } small { (asked.say(&format!("{key}-about"))) } }
    };
    html! {
        section.block {
            h2 { (say("play-own")) }
            ul.ways3 {
                li { a href="photo" { (way(&icon::CAMERA, "start-scan")) } }
                li { a href="play?type" { (way(&icon::KEYBOARD, "start-type")) } }
                li { button id="to-paste" aria-expanded="false" aria-controls="own" {
                    (way(&icon::CLIPBOARD, "start-paste"))
                } }
            }
            div id="own" hidden {
                form.join id="open" {
                    label.vh for="paste" { (say("play-paste-label")) }
                    textarea id="paste" rows="2" placeholder=(say("play-paste")) autocomplete="off" spellcheck="false" {}
                    button.main { (say("play-open")) }
                }
                p.ways { button.link id="file" { (say("play-file")) } }
                input.vh id="file-input" type="file" tabindex="-1" aria-label=(say("play-file"));
            }
            p.err id="error" role="alert" hidden {}
        }
    }
}
