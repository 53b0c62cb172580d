//! What surrounds every page: head, navigation, language and theme.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use ennead_text::{CellNames, LANGUAGES, Language, Words};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::pages::{self, Asked, GROUPS, OTHERS, Page, Place};
use crate::{assets, icon, site, speech};

/// The address of `page` in `language`.
pub(crate) fn path(language: Language, page: &Page) -> String {
    format!("/{language}/{}", page.path)
}

/// The texts that the scripts of all pages need.
const WORDS: &str = "web-offline web-undo web-close";

/// The content of a page.
pub(crate) struct Inside {
    /// The element `main`.
    pub(crate) main: Markup,
    /// The names of the texts its script needs, between spaces.
    pub(crate) words: &'static [&'static str],
    /// Other data its script needs.
    pub(crate) data: serde_json::Value,
}

/// `page` in `language`.
pub(crate) fn page(page: &Page, language: Language, uri: &Uri) -> Response {
    let words = speech::words(language);
    let asked = Asked { place: Place::Server, language, words, query: query(uri) };
    html(StatusCode::OK, &written(page, &asked, uri.query()))
}

/// The text of `page`.
pub(crate) fn written(page: &Page, asked: &Asked<'_>, query: Option<&str>) -> Markup {
    document(Some(page), asked, query, &(page.show)(asked))
}

/// The answer to an unknown address.
pub(crate) fn not_found(language: Language, uri: &Uri) -> Response {
    html(StatusCode::NOT_FOUND, &nothing_here(language, uri.query()))
}

/// The page at unknown addresses. It does not know its folder, and so refers to that of the host.
pub(crate) fn nothing_here(language: Language, query: Option<&str>) -> Markup {
    let words = speech::words(language);
    let asked = Asked { place: Place::Server, language, words, query: Vec::new() };
    let main = html! {
        main.text {
            h1 { (words.say("web-not-found")) }
            p { a href=(path(language, pages::first())) { (words.say("web-to-start")) } }
        }
    };
    let inside = Inside { main, words: &[], data: serde_json::Value::Null };
    document(None, &asked, query, &inside)
}

fn html(status: StatusCode, markup: &Markup) -> Response {
    let head = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    (status, head, markup.0.clone()).into_response()
}

/// The pairs of the query, percent-decoded.
fn query(uri: &Uri) -> Vec<(String, String)> {
    axum::extract::Query::<Vec<(String, String)>>::try_from_uri(uri)
        .map_or_else(|_| Vec::new(), |query| query.0)
}

fn document(
    page: Option<&Page>,
    asked: &Asked<'_>,
    query: Option<&str>,
    inside: &Inside,
) -> Markup {
    let words = asked.words;
    let title = page.map_or_else(|| words.say("web-not-found"), |page| words.say(page.name));
    let query = query.map_or(String::new(), |query| format!("?{query}"));
    let assets = format!("{}{}", asked.root(), asked.assets());
    html! {
        (DOCTYPE)
        html lang=(asked.language) data-file=[site::file(page, asked)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) " · ennead" }
                @if asked.place == Place::Site { (site::head(page, asked)) }
                // The style sheets come before the scripts that a browser waits for: if the page
                // has a policy, a browser does not look ahead for further files.
                link rel="stylesheet" href={ (assets) "style.css" };
                @if let Some(own) = page.and_then(|page| assets::style(page.path)) {
                    link rel="stylesheet" href={ (assets) (own) };
                }
                script type="module" src={ (assets) "frame.js" } {}
                @if let Some(page) = page.filter(|page| page.path != "about") {
                    script type="module" src={ (assets) (page.path) ".js" } {}
                }
                @for module in assets::modules(page.map(|page| page.path)) {
                    link rel="modulepreload" href={ (assets) (module) };
                }
                @for weight in ["400", "600"] {
                    link rel="preload" href={ (assets) "fonts/fira-" (weight) ".woff2" } as="font"
                        type="font/woff2" crossorigin;
                }
                link rel="icon" href={ (assets) "sign.svg" } type="image/svg+xml";
                script src={ (assets) "theme.js" } {}
            }
            body {
                (top(page, asked))
                (inside.main)
                (menu(page, asked, &query))
                script type="application/json" id="words" { (json(&spoken(words, inside.words))) }
                script type="application/json" id="data" { (json(&inside.data)) }
            }
        }
    }
}

/// The address of `page` from any other.
fn link(asked: &Asked, page: &Page) -> String {
    format!("{}{}/{}", asked.root(), asked.language, page.path)
}

fn top(page: Option<&Page>, asked: &Asked) -> Markup {
    let words = asked.words;
    html! {
        header.top {
            div {
                a.skip href="#main" { (words.say("web-skip")) }
                a.sign href=(link(asked, pages::first())) { (icon::sign()) "ennead" }
                nav aria-label=(words.say("web-nav")) {
                    @for group in GROUPS {
                        @let first = group.entries[0].0;
                        @let here = page.filter(|page| group.has(page));
                        @let here = here.map(|page| if page.path == first.path { "page" } else { "true" });
                        a href=(link(asked, first)) aria-current=[here] { (words.say(group.name)) }
                    }
                }
                div.end {
                    button.bare.icon data-theme-switch aria-label=(words.say("web-theme")) { (icon::THEME) }
                    @let settings = OTHERS[0];
                    a.btn.bare.icon href=(link(asked, settings)) aria-label=(words.say(settings.name)) { (icon::SLIDERS) }
                    button.bare.icon data-menu aria-expanded="false" aria-controls="menu"
                        aria-label=(words.say("web-menu")) { (icon::MENU) }
                }
            }
        }
    }
}

/// The menu: every page with a line about it. On a wide screen it opens below the head, on a phone it is
/// a sheet.
fn menu(page: Option<&Page>, asked: &Asked, query: &str) -> Markup {
    let words = asked.words;
    let is_here = |other: &Page| page.is_some_and(|page| page.path == other.path);
    // The script chooses the one that is in use.
    let cells = html! {
        label { span { (words.say("web-cells")) }
            select.cells data-cells { @for cells in CellNames::ALL { option { (cells.name()) } } }
        }
    };
    let languages = html! {
        @for &language in LANGUAGES {
            @let page = page.unwrap_or(pages::first());
            @let current = (language == asked.language).then_some("true");
            @let address = format!("{}{language}/{}{query}", asked.root(), page.path);
            a href=(address) hreflang=(language) lang=(language) aria-current=[current] { (language.name()) }
        }
    };
    html! {
        dialog.menu id="menu" aria-label=(words.say("web-menu")) {
            div.handle aria-hidden="true" {}
            header {
                p.sign { (icon::sign()) "ennead" }
                button.bare.icon id="menu-close" aria-label=(words.say("web-close")) { (icon::CROSS) }
            }
            nav.groups aria-label=(words.say("web-menu")) {
                @for group in GROUPS {
                    section {
                        h2 { (words.say(group.name)) }
                        ul {
                            @for (entry, icon) in group.entries {
                                @let here = is_here(entry).then_some("page");
                                @let about = words.say(&format!("{}-about", entry.name));
                                li {
                                    a href=(link(asked, entry)) aria-current=[here] {
                                        (icon) span { b { (words.say(entry.name)) } small { (about) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            div.menu-foot {
                div.lang role="group" aria-label=(words.say("web-language")) { (languages) }
                (cells)
                button.bare data-theme-switch { (icon::THEME) (words.say("web-theme")) }
                @for other in OTHERS { a href=(link(asked, other)) { (words.say(other.name)) } }
            }
        }
    }
}

/// The texts a script needs, with `{name}` in place of each value.
fn spoken(words: &Words, keys: &[&str]) -> serde_json::Value {
    let keys = keys.iter().chain([&WORDS]).flat_map(|keys| keys.split_whitespace());
    let said = |key: &str| (key.to_owned(), words.template(key).into());
    serde_json::Value::Object(keys.map(said).collect())
}

/// JSON that cannot end the element around it.
fn json(value: &serde_json::Value) -> PreEscaped<String> {
    PreEscaped(value.to_string().replace('<', "\\u003c"))
}
