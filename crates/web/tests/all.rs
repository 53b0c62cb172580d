//! All tests of the crate as one program.

mod api;
mod bare;
mod openapi;
mod pages;
mod site;
