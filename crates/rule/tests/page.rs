//! The page about rules is what the sources say.

use std::fs;
use std::path::Path;

use ennead_rule::KINDS;

/// The comment above `clue!`'s type, as Markdown.
fn about(source: &str) -> String {
    let lines = source.split("clue! {").nth(1).expect("a clue").lines().map(str::trim);
    let comment = lines.skip(1).map_while(|line| line.strip_prefix("///")).map(str::trim_start);
    let mut text = String::new();
    for line in comment {
        let gap = if line.is_empty() { "\n\n" } else { " " };
        text += gap;
        text += line;
    }
    // Links within the sources are names here.
    let mut plain = String::new();
    let mut rest = text.trim();
    while let Some((before, after)) = rest.split_once('[') {
        let linked = after.split_once("](crate::").and_then(|(name, after)| {
            (!name.contains('[')).then_some((name, after.split_once(')')?.1))
        });
        match linked {
            Some((name, after)) => {
                plain += before;
                plain += &name.to_lowercase();
                rest = after;
            }
            None => {
                plain += before;
                plain.push('[');
                rest = after;
            }
        }
    }
    (plain + rest).replace("\n\n ", "\n\n")
}

#[test]
fn the_page_lists_every_rule() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut list = String::new();
    for kind in KINDS {
        let named = format!("= \"{}\" {{", kind.name);
        let mut files = fs::read_dir(root.join("src/rules")).expect("the rules");
        let source = files.find_map(|file| {
            let text = fs::read_to_string(file.expect("a file").path()).ok()?;
            text.contains(&named).then_some(text)
        });
        let about = about(&source.expect("each rule is a file"));
        let (usage, example) = ((kind.usage)(), kind.example);
        list += &format!("### {}\n\n    {usage}\n    {example}\n\n{about}\n\n", kind.name);
    }
    let path = root.join("../../docs/rules.md");
    let page = fs::read_to_string(&path).expect("the page");
    let (head, there) = page.split_once("\n### ").unwrap_or((page.trim_end(), ""));
    let expected = format!("{}\n\n{}", head.trim_end(), list.trim_end()) + "\n";
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, expected).expect("the page can be written");
        return;
    }
    let differs = format!("\n### {there}") != expected[head.trim_end().len() + 1..];
    assert!(!differs, "docs/rules.md is not what the sources say: UPDATE_EXPECT=1 writes it");
}
