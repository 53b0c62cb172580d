//! All tests of the crate as one program.

mod api;
mod bare;
#[allow(dead_code, unreachable_pub)]
#[path = "../src/pages/examples.rs"]
mod examples;
mod openapi;
mod pages;
mod python;
mod site;
mod types;

/// Compares a file of this crate with what it is made to be, or writes it if `UPDATE_EXPECT` is set.
#[track_caller]
fn renewed(file: &str, content: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, content).unwrap();
    }
    let known = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        known == content,
        "{file} is not what the types say: UPDATE_EXPECT=1 cargo test -p ennead-web"
    );
}
