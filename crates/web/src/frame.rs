//! What surrounds every page: head, navigation, language and theme.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use ennead_text::{CellNames, LANGUAGES, Language, Words};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::pages::{Asked, PAGES, PARTS, Page, Place};
use crate::{assets, icon, site, speech};

/// The address of `page` in `language`.
pub(crate) fn path(language: Language, page: &Page) -> String {
    format!("/{language}/{}", page.path)
}

/// The texts that the scripts of all pages need.
const WORDS: &str = "web-offline";

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
            p { a href=(path(language, PAGES[0])) { (words.say("web-to-start")) } }
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
    let root = asked.root();
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
                link rel="stylesheet" href={ (root) "assets/style.css" };
                @if let Some(own) = page.and_then(|page| assets::style(page.path)) {
                    link rel="stylesheet" href={ (root) "assets/" (own) };
                }
                script type="module" src={ (root) "assets/frame.js" } {}
                @if let Some(page) = page.filter(|page| page.path != "about") {
                    script type="module" src={ (root) "assets/" (page.path) ".js" } {}
                }
                @for module in assets::modules(page.map(|page| page.path)) {
                    link rel="modulepreload" href={ (root) "assets/" (module) };
                }
                link rel="icon" href={ (root) "assets/sign.svg" } type="image/svg+xml";
                script src={ (root) "assets/theme.js" } {}
            }
            body {
                (top(page, asked, &query))
                (inside.main)
                script type="application/json" id="words" { (json(&spoken(words, inside.words))) }
                script type="application/json" id="data" { (json(&inside.data)) }
            }
        }
    }
}

fn top(page: Option<&Page>, asked: &Asked, query: &str) -> Markup {
    let words = asked.words;
    let is = |page: Option<&Page>, other: &Page| page.is_some_and(|page| page.path == other.path);
    let whole =
        |page: &Page| PARTS.iter().find(|(part, _)| part.path == page.path).map(|part| part.1);
    let here = |other: &Page| match () {
        () if is(page, other) => Some("page"),
        () if is(page.and_then(whole), other) => Some("true"),
        () => None,
    };
    let to = |language: Language, page: &Page| format!("{}{language}/{}", asked.root(), page.path);
    let links = html! {
        @for other in PAGES {
            a href=(to(asked.language, other)) aria-current=[here(other)] { (words.say(other.name)) }
        }
    };
    let languages = html! {
        @for &language in LANGUAGES {
            @let page = to(language, page.unwrap_or(PAGES[0]));
            @let current = (language == asked.language).then_some("true");
            a href={ (page) (query) } hreflang=(language) lang=(language) aria-current=[current] {
                (language.code().to_uppercase())
                span.vh { " " (language.name()) }
            }
        }
    };
    // The script chooses the one that is in use.
    let cells = html! {
        select.cells data-cells aria-label=(words.say("web-cells")) title=(words.say("web-cells")) {
            @for cells in CellNames::ALL { option { (cells.name()) } }
        }
    };
    html! {
        header.top {
            div {
                a.skip href="#main" { (words.say("web-skip")) }
                a.sign href=(to(asked.language, PAGES[0])) { (icon::sign()) "ennead" }
                nav aria-label=(words.say("web-nav")) { (links) }
                div.end {
                    (cells)
                    div.lang role="group" aria-label=(words.say("web-language")) { (languages) }
                    button.bare.icon data-theme-switch aria-label=(words.say("web-theme")) { (icon::THEME) }
                    button.bare.icon.only-narrow data-menu aria-expanded="false" aria-controls="menu"
                        aria-label=(words.say("web-menu")) { (icon::MENU) }
                }
            }
            div.menu id="menu" hidden {
                nav aria-label=(words.say("web-menu")) { (links) }
                (cells)
                div.lang role="group" aria-label=(words.say("web-language")) { (languages) }
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
