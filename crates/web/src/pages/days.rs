//! The calendar of the days' puzzles: which are solved, which are begun, and how many days in a row.

use ennead_api::puzzle::DAILY_LEVELS;
use maud::html;
use serde_json::Value;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::icon;

pub(super) static PAGE: Page = Page { path: "days", name: "web-days", show };

const WORDS: &str = "
    level-easy level-hard level-very-hard days-open days-begun days-solved
";

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key: &str| asked.say(key);
    let main = html! {
        main.days id="main" {
            section {
                div.days-head {
                    button.bare.icon id="earlier" aria-label=(say("days-earlier")) { (icon::BACK) }
                    h1 id="month-name" aria-live="polite" { (say("web-days")) }
                    button.bare.icon id="later" aria-label=(say("days-later")) { (icon::FORWARD) }
                }
                div.month id="month" role="grid" aria-labelledby="month-name" {}
                p.small.soft.key-line {
                    i.on {} (say("days-solved")) i.half {} (say("days-begun")) i {} (say("days-open"))
                }
            }
            section.day-box {
                h2 id="day-name" {}
                ul.tiles id="day" {
                    @for level in DAILY_LEVELS {
                        li { a data-daily=(level) href="play" {
                            b { (asked.words.level(level)) } small {}
                        } }
                    }
                }
                dl.nums {
                    div { dt { (say("days-row")) } dd id="row" { "0" } }
                    div { dt { (say("days-longest")) } dd id="longest" { "0" } }
                    div { dt { (say("days-count")) } dd id="count" { "0" } }
                }
                p.small.soft { (say("days-about")) }
            }
        }
    };
    Inside { main, words: &[WORDS], data: Value::Null }
}
