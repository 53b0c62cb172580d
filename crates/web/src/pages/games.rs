//! The games in this browser, as small boards to go on with, and the statistics of those solved.

use ennead::rating::Level;
use maud::{Markup, html};
use serde_json::json;

use super::{Asked, Page};
use crate::frame::Inside;

pub(super) static PAGE: Page = Page { path: "games", name: "web-games", show };

const WORDS: &str = "
    play-untitled play-delete play-deleted games-none games-none-such games-solved games-begun
    level-easy level-medium level-hard level-very-hard level-extreme
    stats-none stats-level stats-alone stats-best stats-median stats-latest stats-helped stats-own stats-own-count
    stats-technique stats-asked stats-forgotten stats-chart stats-by-level stats-by-technique
    stats-imported stats-nothing-new stats-not-json stats-not-ours stats-newer stats-broken
";

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key: &str| asked.say(key);
    let tab = |id: &str, key, on: bool| {
        html! {
            button role="tab" id={ "t-" (id) } aria-selected=(on.to_string()) aria-controls={ "p-" (id) }
                tabindex=(if on { 0 } else { -1 }) { (say(key)) }
        }
    };
    let main = html! {
        main.games id="main" {
            h1 { (say("web-games")) }
            div.tabs role="tablist" aria-label=(say("web-games")) {
                (tab("games", "games-saved-tab", true))
                (tab("statistics", "games-statistics", false))
            }
            (saved(asked))
            (statistics(asked))
        }
    };
    let levels: Vec<_> = Level::ALL.iter().map(ToString::to_string).collect();
    Inside { main, words: &[WORDS], data: json!({ "levels": levels }) }
}

/// The games themselves, which the script fills in.
fn saved(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section id="p-games" role="tabpanel" aria-labelledby="t-games" {
            div.choose {
                div.seg id="which" role="radiogroup" aria-label=(say("games-which")) {
                    @for which in ["all", "begun", "solved"] {
                        @let on = which == "all";
                        button role="radio" data-which=(which) aria-checked=(on.to_string())
                            tabindex=(if on { 0 } else { -1 }) { (say(&format!("games-{which}"))) " " span {} }
                    }
                }
                label {
                    span.vh { (say("games-order")) }
                    select id="order" {
                        @for order in ["newest", "level", "progress", "time"] {
                            option value=(order) { (say(&format!("games-by-{order}"))) }
                        }
                    }
                }
            }
            ul.gallery id="games" {}
        }
    }
}

fn statistics(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section id="p-statistics" role="tabpanel" aria-labelledby="t-statistics" hidden {
            div id="statistics" {}
            p.small.soft { (say("stats-about")) }
            div.foot {
                button id="export" { (say("stats-export")) }
                button id="import" { (say("stats-import")) }
                button id="forget" { (say("stats-forget")) }
            }
            input.vh id="import-file" type="file" accept=".json,application/json" tabindex="-1"
                aria-label=(say("stats-import"));
            p id="said" role="status" {}
            p.err id="error" role="alert" hidden {}
        }
    }
}
