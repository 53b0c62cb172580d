//! `GET /api/v1/openapi.json`: the description of the API.

use axum::http::header;
use axum::response::{IntoResponse, Response};

/// The description, OpenAPI 3.1.
pub(crate) const DESCRIPTION: &str = include_str!("openapi.json");

pub(super) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION).into_response()
}
