//! All tests of the crate as one program: it is linked once, and its tests share the cores.

mod chains;
mod common;
mod corpus;
mod drill;
mod facts;
mod hints;
mod judge;
mod lessons;
mod library;
mod loosened;
mod nets;
mod rules;
mod short;
mod sue_de_coq;
mod table;
mod techniques;
mod theories;

// Small modules with unit tests, each compiled by itself.
#[allow(dead_code)]
#[path = "../src/techniques/on_lines.rs"]
mod on_lines;
#[allow(dead_code)]
#[path = "../src/techniques/small_unions.rs"]
mod small_unions;
#[allow(dead_code)]
#[path = "../src/templates.rs"]
mod templates;
