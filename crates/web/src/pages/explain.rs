//! Explain: the path by logic, each step in words and drawn on the grid.

use ennead_api::play::USUAL_EFFORT;
use maud::html;
use serde_json::json;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::{grid, icon};

pub(super) static PAGE: Page = Page { path: "explain", name: "web-explain", show };

const WORDS: &str = "
    explain-step explain-all explain-end-solved explain-end-stuck explain-verdict
    explain-hardest explain-level explain-rating explain-steps explain-rule explain-linked verdict-name-easy
    verdict-name-medium verdict-name-hard verdict-name-unsolvable verdict-name-ambiguous
    play-own
";

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key| asked.say(key);
    let puzzle = asked.value("puzzle").unwrap_or("");
    let main = html! {
        main.two.explain id="main" {
            div.board {
                div.title {
                    h1 id="title" { (say("web-explain")) }
                    p.only-wide id="technique" {}
                    div.end {
                        div.seg role="group" aria-label=(say("explain-steps")) {
                            button.icon id="back" aria-label=(say("explain-back")) { (icon::BACK) }
                            button.icon id="forward" aria-label=(say("explain-forward")) { (icon::FORWARD) }
                        }
                    }
                }
                (grid::empty("grid", &say("play-grid"), true))
                div.walk {
                    div.step role="status" aria-live="polite" { p id="say" {} p.eureka id="result" {} }
                }
            }
            aside.side aria-label=(say("explain-path")) {
                form.join id="open" {
                    label.vh for="paste" { (say("play-paste-label")) }
                    input id="paste" type="text" value=(puzzle) placeholder=(say("play-paste")) autocomplete="off" spellcheck="false";
                    button { (say("explain-this")) }
                }
                p.small { a href="photo" { (say("photo-open")) } }
                p.err id="error" role="alert" hidden {}
                section.argument id="argument" aria-label=(say("explain-lines")) hidden {
                    ol.lines id="lines" aria-live="polite" tabindex="0" aria-label=(say("explain-lines")) {}
                    div.rowx {
                        button.main id="line-next" { (say("explain-line-next")) " " kbd aria-hidden="true" { "↓" } }
                        button id="line-back" { (say("explain-line-back")) " " kbd aria-hidden="true" { "↑" } }
                        button id="line-all" { (say("explain-line-all")) " " kbd aria-hidden="true" { "A" } }
                    }
                }
                div.facts id="facts" {}
                details.ratings { summary { (say("explain-ratings")) } div.facts id="ratings" {} }
                label.tick { input id="short" type="checkbox"; (say("explain-short")) }
                div.rowx {
                    a.btn id="play-on" href="play" { (say("explain-play-on")) }
                    a.btn id="watch" href="watch" { (say("play-to-watch")) }
                }
                p.links {
                    button.link id="print" { (say("explain-print")) }
                    button.link id="link" { (say("explain-link")) }
                    span.soft id="said" role="status" {}
                }
                div.chips id="filter" role="group" aria-label=(say("explain-filter")) {}
                ol.path id="path" tabindex="0" aria-label=(say("explain-steps")) {}
            }
            // The path as it is printed: all of it, in words.
            ol.onpaper id="whole" {}
        }
    };
    Inside { main, words: &[grid::WORDS, WORDS], data: json!({ "effort": USUAL_EFFORT }) }
}
