//! Which handler answers which address.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, Uri};
use axum::middleware::{from_fn, map_response};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use ennead_api::address::LARGEST_BODY;
use ennead_text::{LANGUAGES, Language};

use crate::api::{self, Api};
use crate::compress::compressed;
use crate::pages::{self, Page, learn};
use crate::{assets, frame, speech};

/// Only what this server sends is allowed: no inline script, no inline style, no other host. A
/// visitor can paste any text, and none of it can run.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' \
                      data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// The whole app.
pub fn router() -> Router {
    let mut router = Router::new()
        .route("/", get(async |headers: HeaderMap, uri: Uri| to_start(&headers, &uri)))
        .route("/assets/{*name}", get(assets::asset));
    for page in pages::pages() {
        for &language in LANGUAGES {
            let path = frame::path(language, page);
            let show = async move |request: Request| page_response(page, language, &request);
            router = router.route(&path, get(show));
        }
        let path = format!("/{}", page.path);
        let guess = async move |headers: HeaderMap, uri: Uri| {
            redirect(&frame::path(speech::preferred(&headers), page), &uri)
        };
        router = router.route(&path, get(guess));
    }
    for &language in LANGUAGES {
        router = router.route(&format!("/{language}/class.svg"), get(async || class_diagram()));
    }
    router
        .nest("/api/v1", api::router(Arc::new(Api::new())))
        .fallback(async |headers: HeaderMap, uri: Uri| {
            frame::not_found(speech::preferred(&headers), &uri)
        })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(map_response(guarded))
        .layer(from_fn(compressed))
}

/// The answer with the headers that limit what a browser does with it.
async fn guarded(mut response: Response) -> Response {
    const GUARDS: [(HeaderName, &str); 4] = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in GUARDS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The same for the site without a server, whose pages have a policy of their own.
pub(crate) async fn guarded_site(mut response: Response) -> Response {
    response.headers_mut().insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

fn to_start(headers: &HeaderMap, uri: &Uri) -> Redirect {
    redirect(&frame::path(speech::preferred(headers), pages::first()), uri)
}

/// A redirect to `path` that keeps the query.
fn redirect(path: &str, uri: &Uri) -> Redirect {
    let query = uri.query().map_or(String::new(), |query| format!("?{query}"));
    Redirect::temporary(&format!("{path}{query}"))
}

/// The lesson's class diagram as a file.
fn class_diagram() -> impl IntoResponse {
    ([(CONTENT_TYPE, "image/svg+xml")], learn::class_diagram("SudokuSpiel").0)
}

fn page_response(page: &Page, language: Language, request: &Request<Body>) -> Response {
    frame::page(page, language, request.uri())
}
