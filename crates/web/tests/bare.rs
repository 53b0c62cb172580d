//! Files of the site without their comments.

use ennead_web::{SiteFile, bare, site};

#[test]
fn comments_go_and_code_stays() {
    for (name, text, expected) in [
        ("a.js", "// @ts-check\nlet a; // stays\n", "let a; // stays\n"),
        ("a.js", "  /** @type {A} */\n  let b;\n", "  let b;\n"),
        ("a.js", "/**\n * Long.\n */\n/** @type {A} */ let c;\n", "/** @type {A} */ let c;\n"),
        ("a.js", "const d = /** @type {X} */ (\n  e);", "const d = /** @type {X} */ (\n  e);"),
        ("a.css", "/* A\n * B */\na { }\nb { /* C */ }\n", "a { }\nb { /* C */ }\n"),
        ("a.ftl", "## A\na = # B\n\nb = c\n", "a = # B\n\nb = c\n"),
        ("a.html", "// A\n# B\n", "// A\n# B\n"),
    ] {
        assert_eq!(bare(name, text.into()), expected.as_bytes(), "{text}");
    }
    assert_eq!(bare("a.js", vec![b'/', b'/', 255]), [b'/', b'/', 255]);
}

#[test]
fn no_script_has_a_comment_inside_a_template() {
    let mut comments = 0;
    for SiteFile { path: name, content } in site().into_iter().filter(|it| it.path.ends_with(".js"))
    {
        let text = String::from_utf8(content.clone()).unwrap();
        let bare = String::from_utf8(bare(&name, content)).unwrap();
        let mut kept = bare.lines().peekable();
        let mut quotes = 0;
        for line in text.lines() {
            if kept.next_if_eq(&line).is_some() {
                quotes += line.matches('`').count();
            } else {
                assert_eq!(quotes % 2, 0, "{name}: {line}");
                comments += 1;
            }
        }
        assert_eq!(kept.next(), None, "{name}");
    }
    assert!(comments > 500, "{comments}");
}
