//! Runs the transcripts in `tests/transcripts/`, in the README and in `docs/command.md`: every
//! command prints the text below it.
//!
//! `TRYCMD=overwrite cargo test -p ennead-cli --test transcripts` writes the current output into
//! them.

#[test]
fn commands_print_what_the_transcripts_say() {
    // The transcripts name files relative to the root of the repository.
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::env::set_current_dir(root).expect("the repository is there");
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .case("README.md")
        .case("docs/command.md")
        .case("crates/cli/tests/transcripts/*.md");
}
