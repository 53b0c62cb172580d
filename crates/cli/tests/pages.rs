//! The pages about the techniques in `docs/techniques`.

use std::fs;
use std::path::Path;
use std::process::Command;

/// All files below `folder`, with what they contain.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = entry.file_name().unwrap().to_string_lossy().into_owned();
        if entry.is_dir() {
            let inside = files(&entry);
            found.extend(inside.into_iter().map(|(file, text)| (format!("{name}/{file}"), text)));
        } else {
            found.push((name, fs::read_to_string(&entry).unwrap()));
        }
    }
    found.sort();
    found
}

#[test]
fn the_pages_are_as_the_techniques_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let fresh = std::env::temp_dir().join(format!("ennead-pages-{}", std::process::id()));
    let doc =
        Command::new(env!("CARGO_BIN_EXE_ennead")).args(["techniques", "doc"]).arg(&fresh).status();
    assert!(doc.unwrap().success());
    let (written, made) = (files(&root.join("docs/techniques")), files(&fresh));
    fs::remove_dir_all(&fresh).unwrap();
    let stale = "docs/techniques is stale: delete it and run `cargo run -- techniques doc`";
    assert!(written == made, "{stale}");
}
