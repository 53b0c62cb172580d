//! The site without a server: every page written in advance, with the assets beside them.
//!
//! The pages, the scripts and the style sheet are those of the server. A page that depends on its
//! address has a file for each case (`watch.ENGINE.RIVAL.html`); puzzles in the address are read by the
//! scripts. What else the site needs (WebAssembly, workers, manifest) is in `packages/site`.

use std::path::Path;

use axum::Router;
use axum::extract::Request;
use axum::http::Uri;
use axum::http::uri::PathAndQuery;
use axum::middleware::map_response;
use ennead::engine::Engine;
use ennead_api::address::{PLAY_TEXTS, RULE_TEXTS};
use ennead_api::puzzle::COLLECTION;
use ennead_text::{LANGUAGES, Language};
use maud::{DOCTYPE, Markup, html};
use tower::ServiceExt;
use tower_http::services::{ServeDir, ServeFile};

use crate::pages::{self, Asked, Page, Place, learn, watch};
use crate::{api, assets, frame, icon, router, speech};

/// What the browser lets a page of the site load: nothing from elsewhere. A host that sends no such
/// header leaves it to the page.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'";

/// A file of the site.
pub struct SiteFile {
    /// Its path in the site's folder.
    pub path: String,
    /// What it contains.
    pub content: Vec<u8>,
}

/// The files of the site that are written by this crate: pages, assets, and the description of the
/// questions.
pub fn site() -> Vec<SiteFile> {
    let mut files = Vec::new();
    let mut add = |path: String, content: Vec<u8>| files.push(SiteFile { path, content });
    for (name, content) in assets::all() {
        if !name.ends_with(".d.ts") && !name.ends_with(".md") {
            add(format!("assets/{name}"), content.into_owned());
        }
    }
    for page in pages::pages() {
        for &language in LANGUAGES {
            for query in cases(page) {
                let words = speech::words(language);
                let asked = Asked { place: Place::Site, language, words, query };
                let text = frame::written(page, &asked, None).into_string();
                add(file(Some(page), &asked).unwrap_or_default(), text.into_bytes());
            }
        }
        add(format!("{}.html", page.path), choice(page).into_string().into_bytes());
    }
    add("index.html".to_owned(), choice(pages::first()).into_string().into_bytes());
    for &language in LANGUAGES {
        let start = start_page(language).into_string();
        add(format!("{language}/index.html"), start.into_bytes());
    }
    let lost = frame::nothing_here(Language::default(), None).into_string();
    add("404.html".to_owned(), lost.into_bytes());
    for &language in LANGUAGES {
        for (module, needed) in [("hints", &PLAY_TEXTS[..]), ("rules", &RULE_TEXTS)] {
            let spoken = language.texts().iter().filter(|(file, _)| needed.contains(file));
            let texts: Vec<_> = spoken.map(|(_, text)| *text).collect();
            add(format!("words/{language}.{module}.ftl"), texts.concat().into_bytes());
        }
        let diagram = learn::class_diagram("SudokuSpiel").into_string();
        add(format!("{language}/class.svg"), diagram.into_bytes());
        let manifest = manifest(language).to_string();
        add(format!("{language}/ennead.webmanifest"), manifest.into_bytes());
    }
    // A page hands the module the puzzles of one kind, which is not linked into it.
    for kind in COLLECTION {
        add(format!("collection/{}.txt", kind.name), kind.list().into());
    }
    add("api/v1/openapi.json".to_owned(), api::openapi::DESCRIPTION.into());
    // The scripts find the cases of Watch with it.
    let engines: Vec<_> = watch::watchable().map(Engine::name).collect();
    let engines = serde_json::json!({ "best": watch::best(), "engines": engines });
    add("engines.json".to_owned(), engines.to_string().into_bytes());
    files
}

/// The cases of a page: the queries it is written for.
fn cases(page: &Page) -> Vec<Vec<(String, String)>> {
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let mut cases = vec![Vec::new()];
    if page.path == "watch" {
        let names: Vec<_> = watch::watchable().map(Engine::name).collect();
        for &engine in &names {
            cases.push(vec![pair("engine", engine)]);
            cases.extend(
                names.iter().map(|&rival| vec![pair("engine", engine), pair("race", rival)]),
            );
        }
    }
    cases
}

/// The file of a page of the site.
pub(crate) fn file(page: Option<&Page>, asked: &Asked<'_>) -> Option<String> {
    let page = page.filter(|_| asked.place == Place::Site)?;
    let case: String = asked.query.iter().map(|(_, value)| format!(".{value}")).collect();
    Some(format!("{}/{}{case}.html", asked.language, page.path))
}

/// What the head of a page has only on the site.
pub(crate) fn head(page: Option<&Page>, asked: &Asked<'_>) -> Markup {
    let root = asked.root();
    html! {
        meta http-equiv="Content-Security-Policy" content=(POLICY);
        meta name="referrer" content="no-referrer";
        script src={ (root) "files.js" } defer {}
        script src={ (root) "start.js" } defer {}
        link rel="manifest" href="ennead.webmanifest";
        link rel="apple-touch-icon" href={ (root) "icons/192.png" };
        @if page.is_some_and(|page| page.path == "play") {
            link rel="preload" href={ (root) "game.wasm" } as="fetch" crossorigin;
        }
    }
}

/// The page at an address without a language: a script goes on in the visitor's.
fn choice(page: &Page) -> Markup {
    let links =
        LANGUAGES.iter().map(|&language| (language, format!("{language}/{}.html", page.path)));
    crossroads(Language::default(), "", links)
}

/// The page at the folder of a language.
fn start_page(language: Language) -> Markup {
    crossroads(language, "../", [(language, format!("{}.html", pages::first().path))])
}

/// A page in `language` from which a script goes on to the one among `links` that fits the visitor;
/// `root` is the site's folder from there.
fn crossroads(
    language: Language,
    root: &str,
    links: impl IntoIterator<Item = (Language, String)>,
) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { "ennead" }
                link rel="icon" href={ (root) "assets/sign.svg" } type="image/svg+xml";
                link rel="stylesheet" href={ (root) "assets/style.css" };
                script src={ (root) "choice.js" } defer {}
            }
            body {
                main.text id="main" {
                    h1 { (icon::sign()) "ennead" }
                    @for (language, href) in links {
                        p { a href=(href) hreflang=(language) lang=(language) { (language.name()) } }
                    }
                }
            }
        }
    }
}

/// How the site is installed as an app.
fn manifest(language: Language) -> serde_json::Value {
    let icon = |file: &str, sizes: &str, kind: &str, purpose: &str| {
        let src = format!("../icons/{file}");
        serde_json::json!({ "src": src, "sizes": sizes, "type": kind, "purpose": purpose })
    };
    serde_json::json!({
        "name": "ennead",
        "short_name": "ennead",
        "description": speech::words(language).say("site-about"),
        "lang": language.code(),
        "id": "../",
        "start_url": format!("./{}", pages::first().path),
        "scope": "../",
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": "#ffffff",
        "categories": ["games", "education"],
        "icons": [
            icon("192.png", "192x192", "image/png", "any"),
            icon("512.png", "512x512", "image/png", "any"),
            icon("maskable.png", "512x512", "image/png", "maskable"),
        ],
    })
}

/// The site in `folder`, as any static host shows it: `de/play` is the file `de/play.html`.
pub fn site_router(folder: &Path) -> Router {
    let pages = ServeDir::new(folder).not_found_service(ServeFile::new(folder.join("404.html")));
    let pages = pages.map_request(|mut request: Request| {
        if let Some(uri) = with_extension(request.uri()) {
            *request.uri_mut() = uri;
        }
        request
    });
    // First without an ending, so that `de` is the folder.
    let files = ServeDir::new(folder).fallback(pages);
    Router::new().fallback_service(files).layer(map_response(router::guarded_site))
}

/// The address of the file for that of a page.
fn with_extension(uri: &Uri) -> Option<Uri> {
    let path = uri.path();
    let name = path.rsplit('/').next()?;
    let named = !name.is_empty() && !name.contains('.');
    let path: PathAndQuery = named.then(|| format!("{path}.html"))?.parse().ok()?;
    Uri::builder().path_and_query(path).build().ok()
}
