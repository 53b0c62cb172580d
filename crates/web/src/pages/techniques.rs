//! The lessons about techniques: a map from easy to hard and, with `?name=` in the address, the lesson of
//! one technique, which the script asks for.

use std::collections::BTreeMap;

use ennead::logic::lesson::{FAMILIES, Family, counts};
use ennead::logic::{Row, Table, technique};
use ennead_text::FamilyPart;
use maud::{Markup, html};
use serde_json::Value;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::{grid, icon};

pub(super) static PAGE: Page = Page { path: "techniques", name: "lessons-title", show };

const WORDS: &str = "
    lessons-title lessons-facts lessons-position lessons-find lessons-easier lessons-no-miss
    explain-lines explain-line-next explain-line-all
";

fn show(asked: &Asked<'_>) -> Inside {
    let is_lesson = asked.value("name").is_some_and(|name| technique(name).is_ok());
    let main = html! {
        main.lessons id="main" {
            (map(asked, is_lesson))
            (lesson(asked))
        }
    };
    Inside { main, words: &[grid::WORDS, WORDS], data: Value::Null }
}

/// The families from easy to hard, with their techniques.
fn map(asked: &Asked<'_>, is_hidden: bool) -> Markup {
    let say = |key: &str| asked.say(key);
    let counts = counts();
    html! {
        div.map id="map" hidden[is_hidden] {
            h1 tabindex="-1" id="map-title" { (say("lessons-title")) }
            p.lead { (say("lessons-page-about")) }
            p.err id="map-error" role="alert" hidden {}
            @for family in FAMILIES { (of_family(asked, family, &counts)) }
        }
    }
}

fn of_family(
    asked: &Asked<'_>,
    family: &'static Family,
    counts: &BTreeMap<&'static str, u32>,
) -> Markup {
    let words = asked.words;
    let say = |part| words.family(family, part);
    html! {
        section aria-labelledby=(family.name) {
            h2 id=(family.name) { (say(FamilyPart::Title)) }
            p.small.soft { (say(FamilyPart::Look)) }
            ul {
                @for row in family.techniques().filter_map(|it| Table::usual().row(it.about().name)) {
                    (of_technique(asked, row, counts))
                }
            }
        }
    }
}

fn of_technique(asked: &Asked<'_>, row: &Row, counts: &BTreeMap<&'static str, u32>) -> Markup {
    let name = row.technique.about().name;
    let count = counts.get(name).copied().unwrap_or(0);
    let count = asked.words.say_with("lessons-needed-by", &[("count", count.into())]);
    html! {
        li {
            a href={ "techniques?name=" (name) } data-technique=(name) { (asked.words.technique(name)) }
            span.level { (asked.words.hodoku_level(row.level)) }
            span.count { (count) }
        }
    }
}

/// The techniques to choose from in a form, by family: those that are `offered`.
pub(super) fn options(asked: &Asked<'_>, offered: impl Fn(&str) -> bool) -> Markup {
    let names = |family: &'static Family| -> Vec<&str> {
        let names = family.techniques().map(|technique| technique.about().name);
        names.filter(|name| offered(name)).collect()
    };
    html! {
        @for (family, names) in FAMILIES.iter().map(|family| (family, names(family))) {
            @if !names.is_empty() {
                optgroup label=(asked.words.family(family, FamilyPart::Title)) {
                    @for name in names { option value=(name) { (asked.words.technique(name)) } }
                }
            }
        }
    }
}

/// The lesson of a technique.
fn lesson(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    let step = |id: &str, key: &str, icon: &icon::Icon| {
        html! { button.icon id=(id) aria-label=(say(key)) title=(say(key)) { (icon) } }
    };
    html! {
        div.lesson id="lesson" hidden {
            p.crumb {
                a href="techniques" data-technique="" { (say("lessons-title")) }
                " › " a id="to-family" href="techniques" {} " › " span id="crumb" {}
            }
            div.title {
                h1 tabindex="-1" id="title" {}
                p id="facts" {}
                div.end {
                    a.btn id="worksheet" href="booklet" { (say("train-worksheet")) }
                    a.btn.main id="practise" href="train" { (say("lessons-practise")) }
                }
            }
            p.lead id="look" {}
            div.trio {
                div.rowx id="positions" role="group" aria-label=(say("lessons-positions")) {
                    (step("back", "lessons-back", &icon::BACK))
                    span id="number" role="status" {}
                    (step("next", "lessons-next", &icon::FORWARD))
                    button.main id="show" { (say("lessons-show")) }
                    a.small id="play" href="play" { (say("lessons-play")) }
                }
                figure id="example" {
                    (grid::numbered("grid", &say("lessons-pattern")))
                    figcaption {
                        b { (say("lessons-pattern")) }
                        p.called id="say" aria-live="polite" {}
                        div.argument id="argument" {}
                        p.small.soft id="easier" hidden {}
                    }
                }
                figure id="miss" {
                    (grid::numbered("miss-grid", &say("lessons-miss")))
                    figcaption { b { (say("lessons-miss")) } p id="miss-say" {} }
                }
                div.read {
                    p.small.soft id="need" {}
                    p.small.soft id="legend" { (say("lessons-legend")) }
                    p.small.soft.only-wide { (say("lessons-keys")) }
                }
            }
            div.family {
                section { h2 { (say("lessons-look")) } p id="family-look" {} }
                section { h2 { (say("lessons-why")) } p id="family-why" {} }
                section { h2 { (say("lessons-from")) } p id="family-from" {} }
            }
            section.members {
                h2 { (say("lessons-members")) ": " span id="family" {} }
                ul id="members" {}
            }
        }
    }
}
