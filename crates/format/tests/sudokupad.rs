//! Links of SudokuPad, and the shortened JSON in them.

use ennead_format::Problem;

use crate::format::{compressed, read};

/// A link to this text in the site's own, shortened JSON.
fn link(zipped: &str) -> String {
    format!("https://sudokupad.app/scl{}", compressed(zipped))
}

#[test]
fn broken_json_is_refused() {
    for broken in ["{", "[", "{a:1", "[1,2", "{a:'b}", r"'\u12", "[1]]", &"[".repeat(100_000)] {
        assert!(read(&link(broken)).is_err(), "{broken:.9}");
    }
}

#[test]
fn its_own_links_are_read() {
    let mut cells: Vec<String> = Vec::new();
    for row in [
        "53..7....",
        "6..195...",
        ".98....6.",
        "8...6...3",
        "4..8.3..1",
        "7...2...6",
        ".6....28.",
        "...419..5",
        "....8..79",
    ] {
        let cell = |c: char| c.to_digit(10).map_or(String::new(), |d| format!("{{v:{d}}}"));
        cells.push(format!("[{}]", row.chars().map(cell).collect::<Vec<_>>().join(",")));
    }
    let zipped = format!(
        r"{{id:x1,cs:64,x:t,c2:FFAA00,e:-1.5,ca:[{{v:'title: It\'s small'}},{{v:'author: me'}}],ce:[{}]}}",
        cells.join(",")
    );
    let sheets = read(&link(&zipped)).unwrap();
    assert_eq!(sheets[0].givens.len(), 30);
    assert_eq!(sheets[0].info.title.as_deref(), Some("It's small"));
    assert_eq!(sheets[0].info.author.as_deref(), Some("me"));
    for (drawn, rule) in [
        ("l:[{wp:[[0,0],[1,1]]}]", "lines"),
        ("a:[{wp:[[0,0],[1,1]]}]", "arrows"),
        ("o:[{ct:[1,1],te:X}]", "overlays"),
        ("u:[{ct:[1,1],w:0.8,h:0.8}]", "underlays"),
        ("underlays:[{ct:[1,1],w:0.8,h:0.8}]", "underlays"),
    ] {
        let error = read(&link(&zipped.replace("cs:64", drawn))).unwrap_err();
        assert_eq!(error.problem, Problem::Variant { rule: rule.to_owned() });
    }
}
