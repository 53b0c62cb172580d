//! Booklet: puzzles on paper, with a preview.

use ennead::rating::Level;
use ennead_api::address::MOST_PRINTED;
use ennead_api::train::practised;
use ennead_booklet::Paper;
use ennead_text::LANGUAGES;
use maud::{Markup, html};
use serde_json::json;

use super::{Asked, Page, examples, techniques};
use crate::frame::Inside;
use crate::icon;

pub(super) static PAGE: Page = Page { path: "booklet", name: "web-booklet", show };

const WORDS: &str = "
    make-progress print-page print-page-of print-rating-own print-setting print-writing
    print-left-out print-stopped print-nothing print-too-many print-put-away
    level-easy level-medium level-hard level-very-hard level-extreme
";

/// The numbers of puzzles preset in the form.
const USUAL: [u32; 5] = [4, 4, 4, 0, 0];

fn tick(asked: &Asked<'_>, name: &str, key: &str, on: bool) -> Markup {
    html! {
        label.tick.whole[key == "print-worksheets" || key == "print-fold"] {
            input name=(name) type="checkbox" checked[on]; (asked.say(key))
        }
    }
}

fn paper_name(asked: &Asked<'_>, paper: Paper) -> String {
    match paper {
        Paper::A4 => "A4".to_owned(),
        Paper::A5 => "A5".to_owned(),
        Paper::Letter => "Letter".to_owned(),
        Paper::SixByNine => asked.say("print-inches"),
    }
}

fn show(asked: &Asked<'_>) -> Inside {
    let say = |key: &str| asked.say(key);
    let main = html! {
        main.make.print id="main" {
            div.title { h1 { (say("print-title")) } }
            form id="wish" {
                fieldset {
                    legend { (say("print-puzzles")) }
                    (counts(asked))
                    (worksheets(asked))
                    label { (say("make-seed"))
                        input name="seed" type="number" min="0" max="9007199254740991" step="1";
                    }
                    label { (say("print-own"))
                        textarea name="own" rows="3" spellcheck="false" autocomplete="off"
                            aria-describedby="own-about" {}
                    }
                    p.soft.small id="own-about" { (say("print-own-about")) }
                    p { button.link id="own-current" type="button" hidden { (say("print-own-current")) } }
                }
                fieldset {
                    legend { (say("print-pages")) }
                    label { (say("print-name"))
                        input name="title" type="text" maxlength="300" placeholder=(say("booklet-title"));
                    }
                    (layout(asked))
                }
                fieldset.ticks {
                    legend { (say("print-beside")) }
                    (tick(asked, "labels", "print-labels", true))
                    (tick(asked, "rating", "print-rating", false))
                    (tick(asked, "techniques", "print-techniques", false))
                    (tick(asked, "candidates", "print-candidates", false))
                    (tick(asked, "qr", "print-qr", false))
                    label.whole { (say("print-link"))
                        select name="link" {
                            option value="" { (say("print-link-elsewhere")) }
                            option value="here" { (say("print-link-here")) }
                        }
                    }
                }
                fieldset.ticks {
                    legend { (say("print-more")) }
                    (tick(asked, "title_page", "print-front", true))
                    (tick(asked, "rules", "print-rules", true))
                    (tick(asked, "page_numbers", "print-numbers", true))
                    (tick(asked, "worksheets", "print-worksheets", false))
                    (tick(asked, "black", "print-black", false))
                    (tick(asked, "cut_marks", "print-cut", false))
                    (tick(asked, "fold", "print-fold", false))
                }
            }
            (preview(asked))
        }
    };
    Inside {
        main,
        words: &[WORDS],
        data: json!({ "most": MOST_PRINTED, "examples": examples::shown() }),
    }
}

/// How many puzzles of each level.
fn counts(asked: &Asked<'_>) -> Markup {
    html! {
        div.counts {
            @for (level, usual) in Level::ALL.into_iter().zip(USUAL) {
                label { (asked.words.level(level))
                    input name=(level.name()) data-level=(level.name()) type="number"
                        min="0" max=(MOST_PRINTED) step="1" value=(usual);
                }
            }
        }
    }
}

/// The techniques that have worksheets.
fn worksheets(asked: &Asked<'_>) -> Markup {
    let practised = practised();
    html! {
        label { (asked.say("print-train"))
            select name="train" {
                option value="" { (asked.say("print-train-none")) }
                (techniques::options(asked, |name| practised.contains(&name)))
            }
        }
    }
}

/// Paper, and what is on a page.
fn layout(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        div.pair {
            label { (say("print-paper"))
                select name="paper" {
                    @for paper in Paper::ALL {
                        option value=(paper.name()) { (paper_name(asked, paper)) }
                    }
                }
            }
            label { (say("print-way"))
                select name="landscape" {
                    option value="" { (say("print-portrait")) }
                    option value="1" { (say("print-landscape")) }
                }
            }
            label { (say("print-per-page"))
                select name="per_page" {
                    option value="1" { (say("print-large")) }
                    @for count in [2, 4, 6] {
                        option value=(count) selected[count == 4] { (count) }
                    }
                }
            }
            label { (say("print-solutions"))
                select name="solutions_per_page" {
                    option value="" { (say("print-solutions-fit")) }
                    @for count in [4, 6, 9, 12] { option value=(count) { (count) } }
                    option value="0" { (say("print-solutions-none")) }
                }
            }
            label { (say("web-language"))
                select name="language" {
                    @for &language in LANGUAGES {
                        option value=(language) lang=(language) selected[language == asked.language] {
                            (language.name())
                        }
                    }
                }
            }
            label { (say("print-gutter"))
                input name="gutter" type="number" min="0" max="30" step="1" value="0";
            }
        }
    }
}

/// The pages as they will be printed.
fn preview(asked: &Asked<'_>) -> Markup {
    let say = |key: &str| asked.say(key);
    html! {
        section.preview aria-label=(say("print-preview")) {
            div.rowx {
                button.main id="go" form="wish" { (say("print-go")) }
                button id="stop" type="button" hidden { (say("make-stop")) }
                button id="pdf" type="button" disabled { (say("print-pdf")) }
            }
            progress id="progress" value="0" max="1" hidden aria-label=(say("print-title")) {}
            p id="said" role="status" aria-live="polite" {}
            p.err id="error" role="alert" hidden {}
            div.rowx.turn {
                div.seg {
                    button.icon id="first" type="button" disabled aria-label=(say("print-first")) { (icon::FIRST) }
                    button.icon id="back" type="button" disabled aria-label=(say("print-back")) { (icon::BACK) }
                    button.icon id="forward" type="button" disabled aria-label=(say("print-forward")) { (icon::FORWARD) }
                    button.icon id="last" type="button" disabled aria-label=(say("print-last")) { (icon::LAST) }
                }
                output id="at" {}
            }
            p.soft.small id="sample" { (say("print-sample")) }
            p.soft id="empty" { (say("print-empty")) }
            img id="page" hidden alt="";
        }
    }
}
