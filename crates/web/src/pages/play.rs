//! Play: a game on the board.

use std::sync::LazyLock;

use ennead::WholeBoard;
use ennead::format::FORMATS;
use ennead::generate::Shape;
use ennead::grid::name::Named;
use ennead::rating::Level;
use ennead_api::play::Play;
use ennead_api::puzzle::{DAILY_LEVELS, Generate, Read};
use ennead_api::{Asker, Question};
use ennead_text::Language;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::{Asked, Page, Place};
use crate::frame::Inside;
use crate::{grid, icon, shortcuts, speech};

pub(super) static PAGE: Page = Page { path: "play", name: "play-grid", show };

const WORDS: &str = "
    play-own play-untitled play-left play-clash play-paused play-solved play-copied
    play-none-saved play-progress play-several play-delete play-forgotten play-no-reasons
    play-reason-of play-pause play-resume level-easy level-medium level-hard level-very-hard
    level-extreme explain-lines explain-line-next explain-line-all hint-title hint-lesson hint-train
    hint-close full-title opened-counting opened-put opened-put-in opened-edit play-more play-explain-here
    opened-play-on opened-another finding-take-out finding-back finding-back-start finding-keep
    play-offline play-deleted play-gone play-revealed play-no-solution
    typing-kept typing-go-on typing-continued typing-anew
    finish-title finish-hardest finish-no-hint finish-hint finish-hints finish-depth-0 finish-depth-1
    finish-depth-2 finish-depth-3 finish-back finish-no-back finish-digits finish-even finish-under finish-over
    finish-of finish-chart finish-week finish-path finish-next finish-share days-open days-solved
    card-title card-about card-picture card-hardest card-techniques card-send card-copy card-save share-link
    replay-title replay-move replay-of replay-start replay-hint replay-run replay-first replay-back
    replay-forward replay-speed replay-per-second
    present-title present-step present-of present-next present-back present-blank present-end
    hint-where hint-which hint-how hint-depth tool-no-mark tool-from cell-tints
    play-broken ruled-no-hints ruled-strike ruled-unchecked ruled-not-understood ruled-without
    ruled-play-without ruled-cage
";

fn show(asked: &Asked<'_>) -> Inside {
    let main = html! {
        main.play id="main" {
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

/// The sides of the boards that can be typed into; others are read from a text.
const SIDES: [usize; 7] = [4, 6, 8, 9, 10, 12, 16];

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
    let read = Read { text, most: 1, ignore: false }.answer(&asker).ok();
    let game = read.and_then(|read| read.games.into_iter().next());
    let game = game.expect("81 characters are readable");
    let board = Play { game, changes: Vec::new() }.answer(&asker).ok();
    json!({ "seed": seed, "answer": board.expect("a new game has a board") })
}

fn board(asked: &Asked<'_>) -> Markup {
    html! {
        div.gridbox {
            (grid::empty("grid", &asked.say("play-grid"), false))
            div.veil id="veil" hidden {
                p { (asked.say("play-paused")) }
                button.main id="resume" { (asked.say("play-resume")) }
            }
        }
    }
}

/// One line: what is played, what is known of it, and the clock. On a phone it is also the page's head,
/// and the sign opens the menu.
fn bar(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    html! {
        div.bar {
            button.bare.icon.sign data-menu aria-expanded="false" aria-controls="menu"
                aria-label=(say("web-menu")) { (icon::sign()) }
            div.who {
                h1 id="title" { (say("play-untitled")) }
                button.verdict id="verdict" { (icon::CHECK) (icon::CROSS) span { b { (say("opened-counting")) } } }
            }
            span.clock id="clock" role="timer" { "0:00" }
            button.bare.icon id="pause" aria-label=(say("play-pause")) aria-pressed="false"
                data-shortcut="pause" { (icon::PAUSE) }
        }
    }
}

/// The digits, what they write, and what else a player does all the time.
fn pad(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    let tool = |id: &str, key, shortcut: Option<&str>, icon: &icon::Icon| {
        html! {
            button.t id=(id) data-shortcut=[shortcut] {
                (icon) span { (say(key)) }
                @if let Some(does) = shortcut { kbd data-shortcut=(does) aria-hidden="true" {} }
            }
        }
    };
    let drawing = |name: &str, on: bool| {
        html! {
            button.m role="radio" data-tool=(name) aria-checked=(on.to_string())
                tabindex=(if on { 0 } else { -1 }) { (asked.say(&format!("tool-{name}"))) }
        }
    };
    let mode = |name: &str, key, does: &str, on: bool| {
        html! {
            button.m role="radio" data-mode=(name) aria-checked=(on.to_string())
                tabindex=(if on { 0 } else { -1 }) { span { (say(key)) } kbd data-shortcut=(does) {} }
        }
    };
    html! {
        div.pad id="pad" {
            div.keys id="keys" role="group" aria-label=(say("play-digits")) {
                @for digit in 1..=9 {
                    button.k data-digit=(digit) aria-pressed="false" {
                        (digit) small aria-hidden="true" {} span.vh {}
                    }
                }
            }
            (tool("clear", "play-clear", Some("clear"), &icon::CLEAR))
            div.modes id="modes" role="radiogroup" aria-label=(say("play-mode")) {
                (mode("enter", "mode-digit", "digits", true))
                (mode("corner", "mode-corner", "corners", false))
                (mode("centre", "mode-centre", "centres", false))
                (mode("colour", "mode-colour", "colours", false))
            }
            div.tools id="tools" role="radiogroup" aria-label=(say("tool-group")) hidden {
                (drawing("cell", true))
                (drawing("candidate", false))
                (drawing("link", false))
                (drawing("pen", false))
            }
            (tool("undo", "play-undo", Some("undo"), &icon::UNDO))
            (tool("redo", "play-redo", Some("redo"), &icon::REDO))
            (tool("check", "play-check", Some("check"), &icon::CHECK))
            (tool("hint", "play-hint", Some("hint"), &icon::HINT))
            (tool("more", "play-more", None, &icon::MORE))
            div.entering id="entering" hidden {
                button.main id="start" { (say("play-start")) }
                button id="solve" { (say("play-solve")) }
                button id="cancel" { (say("play-cancel")) }
            }
        }
    }
}

fn side(asked: &Asked<'_>) -> Markup {
    html! {
        div.side {
            (bar(asked))
            p.vh id="live" role="status" aria-live="polite" {}
            (pad(asked))
            p.note id="note" role="status" hidden {}
            p.err id="trouble" role="alert" hidden {}
            (ways_on(asked))
            (sheet(asked))
        }
    }
}

/// The ways from this position to others' help, as a list beside a wide board and in the sheet More.
fn ways_on(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    let about = |key: &str| {
        html! { span { b { (say(key)) } small { (asked.say(&format!("{key}-about"))) } } (icon::FORWARD) }
    };
    html! {
        ul.ways-on id="ways-on" {
            li { a id="explain-here" href="explain" { (about("play-explain-here")) } }
            li { a id="to-watch" href="watch" { (about("play-to-watch")) } }
            li { button id="present" { (about("present-title")) } }
            li { button id="reveal-cell" { (about("play-reveal-cell")) } }
            li { button id="reveal-all" { (about("play-reveal-all")) } }
        }
    }
}

/// One pattern for everything that is said or chosen: beside a wide board below the pad, on a phone a
/// sheet that leaves the board and the digits in sight.
fn sheet(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.sheet id="sheet" aria-labelledby="sheet-title" hidden {
            div.handle aria-hidden="true" {}
            header {
                h2 id="sheet-title" {}
                ol.depth id="depth" aria-label=(say("hint-depth")) hidden {
                    @for key in ["hint-where", "hint-which", "hint-how"] { li { (say(key)) } }
                }
                button.bare.icon id="sheet-close" aria-label=(say("web-close")) { (icon::CROSS) }
            }
            (hint_panel(asked))
            (more_panel(asked))
            div.says id="p-extra" hidden {}
        }
    }
}

fn more_panel(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    let tab = |id: &str, key, on: bool| {
        html! {
            button role="tab" id={ "t-" (id) } aria-selected=(on.to_string()) aria-controls={ "p-" (id) }
                tabindex=(if on { 0 } else { -1 }) { (say(key)) }
        }
    };
    html! {
        div.more id="p-more" hidden {
            div.tabs role="tablist" aria-label=(say("play-more")) {
                (tab("marks", "play-marks", true))
                (tab("new", "play-new", false))
                (tab("games", "play-games", false))
                (tab("moves", "play-moves", false))
                (tab("share", "play-share", false))
            }
            (marks_panel(asked))
            (new_panel(asked))
            (games_panel(asked))
            (moves_panel(asked))
            (share_panel(asked))
        }
    }
}

/// How a puzzle comes in: one's own, that of a day, or one by level.
fn new_panel(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.panel id="p-new" role="tabpanel" aria-labelledby="t-new" hidden {
            form.join id="open" {
                label.vh for="paste" { (say("play-paste-label")) }
                input id="paste" type="text" placeholder=(say("play-paste")) autocomplete="off" spellcheck="false";
                button { (say("play-open")) }
            }
            p.ways {
                button.link id="type" { (say("play-type")) }
                button.link id="file" { (say("play-file")) }
                a href="photo" { (say("photo-open")) }
            }
            details id="other-board" {
                summary { (say("play-other-board")) }
                form.other-board id="other" {
                    label { (say("play-size")) " "
                        select id="size" { @for side in SIDES { option value={ (side) "x" (side) } selected[side == 6] { (side) " × " (side) } } }
                    }
                    fieldset { legend { (say("play-rules")) }
                        @for (name, _) in WholeBoard::list() {
                            label { input type="checkbox" name="rule" value=(name); (asked.words.rule_name(name)) }
                        }
                    }
                    p.ways { button { (say("play-type")) } }
                }
                p.small.soft { (say("play-other-text")) }
            }
            input.vh id="file-input" type="file" tabindex="-1" aria-label=(say("play-file"));
            p.err id="error" role="alert" hidden {}
            h2 { (say("games-daily")) }
            div.rowx id="daily" {
                a.btn href="days" { (icon::CALENDAR) (say("web-days")) }
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
        }
    }
}

/// What a hint or a check says, the finish, and what is known of the puzzle.
fn hint_panel(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        div.says id="p-hint" {
            div.said id="depths" aria-live="polite" {}
            p.so id="so" {}
            div.foot id="ask" hidden {
                button.main id="deeper" { (say("hint-deeper")) }
                button.main id="do-step" hidden { (say("hint-do")) }
            }
            p.more-links id="more-links" hidden {
                a id="to-lesson" href="techniques" { (say("hint-lesson")) }
                a id="to-train" href="train" { (say("hint-train")) }
                a id="to-explain" href="explain" { (say("play-explain-here")) }
            }
            div.saying id="finding" hidden {}
            div.saying id="full" hidden {
                p.said id="full-text" {}
                p.soft { (say("full-about")) }
                div.foot {
                    button.main id="full-close" { (say("full-myself")) }
                    button id="full-check" { (say("full-show")) }
                }
            }
            div.saying id="finish" hidden {}
            div.saying id="opened" hidden {}
            div id="combinations" hidden {}
            div id="rules" hidden {}
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
        section.panel id="p-marks" role="tabpanel" aria-labelledby="t-marks" {
            div.rowx {
                button id="fill" { (say("marks-fill")) }
                button id="unmark" { (say("marks-clear")) }
                button id="uncolour" { (say("marks-uncolour")) }
                button id="undraw" { (say("marks-undraw")) }
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
            div.rowx {
                button.link id="to-keys" data-shortcut="keys" { (say("keys-show")) }
                a href="settings" { (say("web-settings")) }
            }
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
            div.rowx {
                button id="replay" { (icon::PLAY) (say("replay-title")) }
                button id="protocol" { (say("moves-export")) }
            }
        }
    }
}

/// Links, paper and formats.
fn share_panel(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.panel id="p-share" role="tabpanel" aria-labelledby="t-share" hidden {
            div.rowx {
                button.main id="share" hidden { (say("share-system")) }
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
        }
    }
}

/// The games played last.
fn games_panel(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.panel id="p-games" role="tabpanel" aria-labelledby="t-games" hidden {
            h2 { (say("games-saved")) }
            ul.shelf id="games" {}
            p.ways {
                a href="games" { (say("start-all-games")) }
                a href="games?tab=statistics" { (say("games-statistics")) }
            }
        }
    }
}
