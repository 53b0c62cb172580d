//! Runs the transcripts of `tests/transcripts/` and of the README: every command in them
//! prints what stands below it.
//!
//! `TRYCMD=overwrite cargo test -p ennead-cli --test transcripts` writes down what is
//! printed now.

#[test]
fn commands_print_what_the_transcripts_say() {
    // The transcripts name files as a reader of the repository would.
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::env::set_current_dir(root).expect("the repository is there");
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .case("README.md")
        .case("crates/cli/tests/transcripts/*.md");
}
