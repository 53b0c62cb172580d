//! `ennead explain` as HTML: a file is complete in itself.

use std::collections::BTreeSet;
use std::process::Command;

/// What is between `before` and the next quotation mark.
fn all(text: &str, before: &str) -> BTreeSet<String> {
    text.split(before)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_names_of_techniques_lead_to_what_the_file_says_of_them() {
    let puzzles = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........\n\
                   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    for language in ["en", "de", "nl"] {
        let mut ennead = Command::new(env!("CARGO_BIN_EXE_ennead"));
        ennead.args(["explain", "--format", "html", "--lang", language]);
        let out = ennead.args(puzzles.lines()).output().unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        let text = String::from_utf8(out.stdout).unwrap();
        let (leading, there) = (all(&text, "href=\"#"), all(&text, "id=\""));
        assert!(leading.len() > 2 && leading.contains("naked-single"), "{leading:?}");
        assert_eq!(leading, there);
        assert_eq!(text.matches("<dt ").count(), there.len(), "each is explained once");
        assert_eq!(text.matches("href=").count(), text.matches("href=\"#").count());
    }
    // What has no path has nothing to explain.
    let mut ennead = Command::new(env!("CARGO_BIN_EXE_ennead"));
    let out = ennead.args(["explain", "--format", "html", &"5".repeat(81)]).output().unwrap();
    let text = String::from_utf8(out.stdout).unwrap();
    assert!(!text.contains("<dl>") && text.ends_with("</main></body></html>\n"), "{text}");
}

/// From a mistake nothing follows: it is said first, as `hint` does, in every form.
#[test]
fn a_mistake_is_said_in_place_of_steps() {
    let wrong_digit = ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5+1...8..79:::";
    let wrong_mark = ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:413:::";
    let wrong = [
        (wrong_digit, "There is a mistake: 1 in r9c1 is wrong."),
        (wrong_mark, "In r1c3 a candidate is struck out that belongs there."),
    ];
    for (puzzle, sentence) in wrong {
        for format in ["text", "markdown", "html", "json"] {
            let mut ennead = Command::new(env!("CARGO_BIN_EXE_ennead"));
            let out =
                ennead.env("LC_ALL", "C").args(["explain", "--format", format, puzzle]).output();
            let text = String::from_utf8(out.unwrap().stdout).unwrap();
            assert!(text.contains(sentence), "{format}: {text}");
            assert!(!text.contains("contradicts") && !text.contains("ingle"), "{format}: {text}");
            if format == "json" {
                let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
                assert_eq!(answer["steps"], serde_json::json!([]));
                assert_eq!(answer["wrong"].as_array().map(Vec::len), Some(1), "{text}");
            }
        }
    }
}
