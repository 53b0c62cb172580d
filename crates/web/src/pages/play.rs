//! Play: the start page. The visitor's own puzzle, or one by level.

use std::sync::LazyLock;

use ennead::format::FORMATS;
use ennead::generate::Shape;
use ennead::logic::rating::Level;
use ennead_api::play::Play;
use ennead_api::puzzle::{DAILY_LEVELS, Generate, Read};
use ennead_api::{Asker, Question};
use ennead_text::Language;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::{Asked, Page, Place};
use crate::frame::Inside;
use crate::{grid, icon, shortcuts, speech};

pub(super) static PAGE: Page = Page { path: "play", name: "web-play", show };

const WORDS: &str = "
    play-own play-untitled play-left play-clash play-paused play-solved play-copied
    play-none-saved play-progress play-several play-delete play-forgotten play-no-reasons
    play-reason-of play-pause play-resume level-easy level-medium level-hard level-very-hard
    level-extreme explain-lines explain-line-next explain-line-all hint-deeper hint-close opened-counting opened-put opened-put-in opened-edit
    opened-play-on opened-another finding-take-out finding-back finding-back-start finding-keep
    finish-title finish-hardest finish-hints finish-back finish-yours finish-median finish-chart
    finish-path finish-daily finish-next finish-share stats-none stats-level stats-count
    stats-best stats-median stats-forget
";

fn show(asked: &Asked<'_>) -> Inside {
    let main = html! {
        main.two.play id="main" {
            (board(asked))
            (side(asked))
            (shortcuts::sheet(asked, "play"))
        }
    };
    let data = match asked.place {
        Place::Server => Value::Null,
        Place::Site => json!({ "made": MADE.as_slice() }),
    };
    Inside { main, words: &[grid::WORDS, shortcuts::WORDS, WORDS], data }
}

/// Games of easy puzzles for the first visit to the site, each with its board: the modules that make
/// puzzles and show games are not loaded yet. From these seeds the script would make the same ones.
static MADE: LazyLock<Vec<Value>> = LazyLock::new(|| (1..=8).map(|i| made(i * 41_641)).collect());

fn made(seed: u64) -> Value {
    let asker = Asker::patient(speech::words(Language::default()));
    let wish = Generate {
        rating: Some(Level::Easy.into()),
        symmetry: Some(Shape::Rotate180),
        seed,
        ..Generate::default()
    };
    let made = wish.answer(&asker).ok().and_then(|made| Some(made.puzzles.first()?.puzzle));
    let text = made.expect("easy puzzles are quickly made").to_string();
    let read = Read { text, most: 1 }.answer(&asker).ok();
    let game = read.and_then(|read| read.games.into_iter().next());
    let game = game.expect("81 characters are readable");
    let board = Play { game, changes: Vec::new() }.answer(&asker).ok();
    json!({ "seed": seed, "answer": board.expect("a new game has a board") })
}

fn board(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    let icon_button = |id: &str, key, shortcut: Option<&str>, icon: &icon::Icon, narrow| {
        let narrow: bool = narrow;
        html! {
            button.icon.only-narrow[narrow] id=(id) aria-label=(say(key)) title=(say(key)) data-shortcut=[shortcut] {
                (icon) span.only-narrow aria-hidden="true" { (say(key)) }
            }
        }
    };
    let mode = |name: &str, key, does: &str, on: bool| {
        html! {
            button role="radio" data-mode=(name) aria-checked=(on.to_string())
                tabindex=(if on { 0 } else { -1 }) { (say(key)) kbd data-shortcut=(does) {} }
        }
    };
    html! {
        div.board {
            div.title {
                h1 id="title" { (say("play-untitled")) }
                p.verdict id="verdict" { (icon::CHECK) (icon::CROSS) span {} }
                div.end {
                    a.btn.icon.only-narrow href="photo?camera" aria-label=(say("photo-take")) { (icon::CAMERA) }
                    button.only-narrow id="new" { (icon::NEW) (say("play-new")) }
                    span.clock id="clock" role="timer" { "0:00" }
                    button.bare.icon id="pause" aria-label=(say("play-pause")) aria-pressed="false"
                        data-shortcut="pause" { (icon::PAUSE) }
                }
            }
            div.gridbox {
                (grid::empty("grid", &say("play-grid"), false))
                div.veil id="veil" hidden {
                    p { (say("play-paused")) }
                    button.main id="resume" { (say("play-resume")) }
                }
            }
            p.vh id="live" role="status" aria-live="polite" {}
            div.pad {
                div.keys id="keys" role="group" aria-label=(say("play-digits")) {
                    @for digit in 1..=9 {
                        button data-digit=(digit) aria-pressed="false" {
                            (digit) small aria-hidden="true" {} span.vh {}
                        }
                    }
                }
                div.tools id="playing" {
                    div.seg id="modes" role="radiogroup" aria-label=(say("play-mode")) {
                        (mode("enter", "mode-digit", "digits", true))
                        (mode("corner", "mode-corner", "corners", false))
                        (mode("centre", "mode-centre", "centres", false))
                        (mode("colour", "mode-colour", "colours", false))
                    }
                    div.join.acts6 {
                        (icon_button("undo", "play-undo", Some("undo"), &icon::UNDO, false))
                        (icon_button("redo", "play-redo", Some("redo"), &icon::REDO, false))
                        (icon_button("clear", "play-clear", Some("clear"), &icon::CLEAR, false))
                        (icon_button("check-narrow", "play-check", None, &icon::CHECK, true))
                        (icon_button("hint-narrow", "play-hint", None, &icon::HINT, true))
                        (icon_button("more-narrow", "play-more", None, &icon::MORE, true))
                    }
                }
                div.tools id="entering" hidden {
                    div.join {
                        button.main id="start" { (say("play-start")) }
                        button id="solve" { (say("play-solve")) }
                    }
                    div.join {
                        button id="cancel" { (say("play-cancel")) }
                    }
                }
            }
            p.note id="note" role="status" hidden {}
        }
    }
}

fn side(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    let tab = |id: &str, key, on: bool| {
        html! {
            button role="tab" id={ "t-" (id) } aria-selected=(on.to_string()) aria-controls={ "p-" (id) }
                tabindex=(if on { 0 } else { -1 }) { (say(key)) }
        }
    };
    html! {
        aside.side aria-label=(say("play-help")) {
            (entry(asked))
            div.tabs role="tablist" aria-label=(say("play-help")) {
                (tab("hint", "play-hint", true))
                (tab("marks", "play-marks", false))
                (tab("moves", "play-moves", false))
                (tab("share", "play-share", false))
                (tab("games", "play-games", false))
            }
            (hint_panel(asked))
            (marks_panel(asked))
            (moves_panel(asked))
            (share_panel(asked))
            (games_panel(asked))
        }
    }
}

/// How a puzzle comes in.
fn entry(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.entry aria-label=(say("play-own")) {
            form.join id="open" {
                label.vh for="paste" { (say("play-paste-label")) }
                input id="paste" type="text" placeholder=(say("play-paste")) autocomplete="off" spellcheck="false";
                button { (say("play-open")) }
            }
            p.ways {
                button.link id="type" { (say("play-type")) }
                button.link id="file" { (say("play-file")) }
                a href="photo" { (say("photo-open")) }
                button.link id="by-level" { (say("play-by-level")) }
            }
            input.vh id="file-input" type="file" tabindex="-1" aria-label=(say("play-file"));
            p.err id="error" role="alert" hidden {}
        }
    }
}

/// What a hint or a check says, and what is known of the puzzle.
fn hint_panel(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.panel id="p-hint" role="tabpanel" aria-labelledby="t-hint" {
            div.rowx id="ask" {
                button.main id="hint" data-shortcut="hint" { span { (say("hint-ask")) } kbd data-shortcut="hint" aria-hidden="true" {} }
                button.main id="do-step" hidden { (say("hint-do")) }
                button.bare id="hint-close" hidden { (say("hint-close")) }
                button id="check" data-shortcut="check" { span { (say("play-check")) } kbd data-shortcut="check" aria-hidden="true" {} }
            }
            ol.depths id="depths" aria-live="polite" {}
            p.so id="so" {}
            div.saying id="finding" hidden {}
            div.saying id="finish" hidden {}
            p.small.soft id="hint-idle" { (say("hint-idle")) }
            div.saying id="opened" hidden {}
        }
    }
}

/// Marks, colours, and what is shown by itself.
fn marks_panel(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    let switch = |name: &str, key, on: bool| {
        html! { li { label { input type="checkbox" data-switch=(name) checked[on]; (say(key)) } } }
    };
    html! {
        section.panel id="p-marks" role="tabpanel" aria-labelledby="t-marks" hidden {
            div.rowx {
                button id="fill" { (say("marks-fill")) }
                button id="unmark" { (say("marks-clear")) }
                button id="uncolour" { (say("marks-uncolour")) }
                button id="restart" { (say("play-restart")) }
            }
            ul.switches {
                (switch("tidy", "switch-tidy", true))
                (switch("auto", "switch-auto", false))
                (switch("conflicts", "switch-conflicts", true))
                (switch("same", "switch-same", true))
                (switch("houses", "switch-houses", true))
                (switch("timer", "switch-timer", true))
                (switch("filter", "switch-filter", false))
                (switch("digitFirst", "switch-digit-first", false))
            }
            div.rowx { button.link id="to-keys" data-shortcut="keys" { (say("keys-show")) } }
        }
    }
}

/// The record of the moves.
fn moves_panel(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.panel id="p-moves" role="tabpanel" aria-labelledby="t-moves" hidden {
            p.small.soft { (say("moves-about")) }
            ol.path id="moves" tabindex="0" aria-label=(say("play-moves")) {}
            p.small.soft id="moves-count" {}
            div.rowx { button id="protocol" { (say("moves-export")) } }
        }
    }
}

/// Links, paper and formats.
fn share_panel(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.panel id="p-share" role="tabpanel" aria-labelledby="t-share" hidden {
            div.rowx {
                button id="link" { (say("share-link")) }
                button id="link-progress" { (say("share-progress")) }
                button id="print" { (say("share-print")) }
            }
            div.rowx {
                label.vh for="format" { (say("share-format")) }
                select id="format" {
                    @for format in FORMATS.iter().filter(|format| format.write.is_some()) {
                        option value=(format.name) { (format.name) }
                    }
                }
                button id="export" { (say("share-export")) }
                button id="copy" { (say("share-copy")) }
            }
            p id="shared" role="status" {}
            p.small.soft { (say("share-about")) }
            p.rowx {
                a.btn id="to-watch" href="watch" { (say("play-to-watch")) }
            }
        }
    }
}

/// Puzzles of the day and by level, saved games, statistics.
fn games_panel(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.panel id="p-games" role="tabpanel" aria-labelledby="t-games" hidden {
            h2 { (say("games-daily")) }
            div.rowx id="daily" {
                @for level in DAILY_LEVELS {
                    button data-daily=(level) { (asked.words.level(level)) }
                }
            }
            h2 { (say("games-levels")) }
            ul.levels id="levels" {
                @for level in Level::ALL {
                    li {
                        button.link data-level=(level) { (asked.words.level(level)) }
                        span { (asked.say(&format!("level-{level}-about"))) }
                    }
                }
            }
            h2 { (say("games-saved")) }
            ul.levels id="games" {}
            h2 { (say("games-statistics")) }
            div id="statistics" {}
        }
    }
}
