//! `GET /api/v1/openapi.json`: the description of the API.
//!
//! It is generated from the types of the questions and answers, and stored as a file so that the
//! server needs no schemas. A test compares the two; `UPDATE_EXPECT=1 cargo test -p ennead-web`
//! writes the file anew.

use axum::http::header;
use axum::response::{IntoResponse, Response};

/// The description of the JSON API, OpenAPI 3.1.
pub const DESCRIPTION: &str = include_str!("openapi.json");

pub(super) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION).into_response()
}
