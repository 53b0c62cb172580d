//! Files of the site without their comments. A first visitor waits for every byte, and comments are
//! a fifth of the compressed scripts (10 of 45 kB on Play).

/// The content of a file called `name` without its comments: in a script or a style sheet, those
/// that take whole lines; in texts, all. Other files stay as they are.
pub fn bare(name: &str, content: Vec<u8>) -> Vec<u8> {
    let without: fn(&str) -> String = match name.rsplit('.').next() {
        Some("js" | "css") => bare_code,
        Some("ftl") => bare_texts,
        _ => return content,
    };
    match str::from_utf8(&content) {
        Ok(text) => without(text).into_bytes(),
        Err(_) => content,
    }
}

/// In a template of a script, a comment would be text: a test finds any there.
fn bare_code(text: &str) -> String {
    let mut inside = false;
    without(text, |line| {
        let begins = !inside && line.starts_with("/*");
        let end = line.find("*/").map(|at| at + 2);
        // After a comment such as `/** @type {State} */` the line may go on.
        let whole = end.is_none_or(|end| end == line.len());
        let is_comment = inside || line.starts_with("//") || begins && whole;
        inside = (inside || begins) && end.is_none();
        is_comment
    })
}

fn bare_texts(text: &str) -> String {
    without(text, |line| line.starts_with('#'))
}

/// The text without some of its lines; `is_out` sees them without the spaces around them.
fn without(text: &str, mut is_out: impl FnMut(&str) -> bool) -> String {
    text.split_inclusive('\n').filter(|line| !is_out(line.trim())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for (name, content) in crate::assets::all().filter(|(name, _)| name.ends_with(".js")) {
            let text = String::from_utf8(content.into_owned()).unwrap();
            let bare = bare_code(&text);
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
}
