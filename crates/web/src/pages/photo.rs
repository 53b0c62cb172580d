//! From a picture: what was read beside the picture, to be corrected and then played or explained.

use maud::{Markup, html};
use serde_json::Value;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::{grid, icon};

pub(super) static PAGE: Page = Page { path: "photo", name: "web-photo", show };

const WORDS: &str = "
    cell-second play-facts photo-fine photo-grid photo-local photo-look photo-looking
    photo-no-camera photo-none photo-none-seen photo-not-opened photo-reading photo-remote
    photo-clashing photo-no-solution photo-several photo-put-away
";

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key| asked.say(key);
    let main = html! {
        main.photo id="main" data-stage="start" {
            div.title {
                h1 { (say("web-photo")) }
                p.only-wide id="facts" role="status" {}
                div.end {
                    button id="turn" aria-label=(say("photo-turn")) { (icon::TURN) span.only-wide { (say("photo-turn")) } }
                    button id="another" aria-label=(say("photo-another")) { (icon::CAMERA) span.only-wide { (say("photo-another")) } }
                }
            }
            (start(asked))
            (seen(asked))
        }
    };
    Inside { main, words: &[grid::WORDS, WORDS], data: Value::Null }
}

/// The ways to a picture.
fn start(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    html! {
        section.ways-in id="start" aria-label=(say("photo-open")) {
            p { (say("photo-about")) }
            div.bar {
                button.main id="take" { (icon::CAMERA) (say("photo-take")) }
                button id="choose" { (say("photo-choose")) }
            }
            input.vh id="picture-file" type="file" accept="image/*" tabindex="-1" aria-label=(say("photo-choose"));
            input.vh id="camera-file" type="file" accept="image/*" capture="environment" tabindex="-1" aria-label=(say("photo-take"));
            p.small.soft id="where" {}
            p id="said" role="status" {}
            p.err id="error" role="alert" hidden {}
            div.bar id="consent" hidden {
                button.main id="send" { (say("photo-send")) }
                button id="keep" { (say("play-cancel")) }
            }
            div.camera id="camera" hidden {
                video id="video" muted playsinline aria-label=(say("photo-video")) {}
                div.bar {
                    button.main id="shutter" { (icon::CAMERA) (say("photo-shutter")) }
                    button id="stop" { (say("play-cancel")) }
                }
            }
        }
    }
}

/// The picture, what was read, and what to look at.
fn seen(asked: &Asked<'_>) -> Markup {
    let say = |key| asked.say(key);
    html! {
        figure.source {
            div.picture {
                canvas id="picture" width="612" height="612" role="img" aria-label=(say("photo-straightened")) {}
                svg id="frames" viewBox="0 0 9 9" aria-hidden="true" {}
            }
            figcaption { (say("photo-straightened")) " " span id="where-seen" {} }
        }
        figure.read {
            (grid::empty("grid", &say("play-grid"), false))
            figcaption { (say("photo-type")) }
        }
        aside.asked aria-label=(say("photo-look")) {
            div.seg id="grids" role="group" aria-label=(say("photo-grids")) hidden {}
            div.keys id="keys" role="group" aria-label=(say("play-digits")) {
                @for digit in 1..=9 { button data-digit=(digit) { (digit) } }
                button data-digit="0" aria-label=(say("photo-none")) { "–" }
            }
            h2 id="look" aria-live="polite" { (say("photo-look")) }
            p id="sentence" role="status" {}
            ol.asks id="asks" {}
            p.small.soft id="verdict" role="status" {}
            div.bar {
                a.btn.main id="play" href="play" { (say("web-play")) }
                a.btn id="explain" href="explain" { (say("web-explain")) }
                button.icon id="undo" disabled aria-label=(say("play-undo")) title=(say("play-undo")) { (icon::UNDO) }
                button.icon id="redo" disabled aria-label=(say("play-redo")) title=(say("play-redo")) { (icon::REDO) }
            }
        }
    }
}
