//! The fonts, and text in lines.

use ennead_booklet::Weight;
use ennead_text::{LANGUAGES, Value, Words};
use rustybuzz::{Face, UnicodeBuffer};

/// The sentences that the pages use.
const KEYS: &[&str] = &[
    "booklet-title",
    "booklet-solutions",
    "booklet-rules",
    "booklet-rules-text",
    "booklet-rules-unique",
    "booklet-rules-logic",
    "booklet-rules-cell",
    "booklet-example",
    "booklet-puzzle",
    "booklet-contents-line",
    "booklet-contents-one",
    "booklet-rating",
    "booklet-needs",
    "booklet-grid-alt",
    "booklet-solution-alt",
    "booklet-empty",
    "booklet-steps",
    "booklet-step-line",
    "booklet-drill-line",
    "booklet-drills",
    "train-task-strike",
    "train-task-place",
    "booklet-answers",
    "booklet-engines",
    "booklet-engines-ask",
    "booklet-engines-work",
    "booklet-engine-line",
    "engine-trial",
    "engine-backtracking",
    "engine-guess-ladder",
    "booklet-engine-trial",
    "booklet-engine-backtracking",
    "booklet-engine-guess-ladder",
    "booklet-cross-rules",
    "booklet-cross-alt",
    "booklet-qr-alt",
    "picture-alt",
];

/// Arguments for any of [`KEYS`].
fn any_args() -> Vec<(&'static str, Value<'static>)> {
    ["number", "count", "from", "to", "section", "er", "level", "techniques", "rows", "id"]
        .into_iter()
        .chain(["cell", "row", "column", "engine", "nodes", "guesses", "title", "width", "height"])
        .chain(["technique"])
        .map(|name| (name, "1".into()))
        .collect()
}

#[test]
fn every_letter_of_every_text_is_in_the_font() {
    for language in LANGUAGES {
        let words = Words::new(*language);
        for key in KEYS {
            let text = words.say_with(key, &any_args());
            assert_eq!(Weight::Regular.printable(&text), text.replace('\n', " "), "{key}");
        }
    }
}

/// Text is shaped word by word, which is right only because of this.
#[test]
fn blanks_are_not_kerned() {
    let regular = include_bytes!("../fonts/FiraSans-Regular.ttf").as_slice();
    let bold = include_bytes!("../fonts/FiraSans-SemiBold.ttf").as_slice();
    for (weight, data) in [(Weight::Regular, regular), (Weight::Bold, bold)] {
        let face = Face::from_slice(data, 0).unwrap();
        let width = |text: &str| -> f32 {
            let mut buffer = UnicodeBuffer::new();
            buffer.push_str(text);
            buffer.guess_segment_properties();
            let shaped = rustybuzz::shape(&face, &[], buffer);
            let sum: i32 = shaped.glyph_positions().iter().map(|it| it.x_advance).sum();
            sum as f32 / face.units_per_em() as f32
        };
        let is_there = |c: char| !c.is_control() && weight.lacks(&c.to_string()).is_none();
        let letters = ('!'..='\u{5ff}').filter(|&c| !c.is_whitespace() && is_there(c));
        let widths: Vec<_> =
            letters.map(|c| (c, width(&format!("n {c} n")), width(&c.to_string()))).collect();
        assert!(widths.len() > 300);
        for (c, among, alone) in widths {
            let sum = 2.0 * (width("n") + width(" ")) + alone;
            assert!((among - sum).abs() < 1e-5, "{c}");
        }
    }
}

#[test]
fn lines_are_never_wider_than_asked() {
    let text = "Donaudampfschifffahrtsgesellschaftskapitän fährt über den großen See";
    for width in [3.0, 8.0, 40.0] {
        let lines = Weight::Regular.lines(text, width);
        assert!(lines.iter().all(|line| Weight::Regular.width(line) <= width), "{lines:?}");
        let together: String = lines.concat().replace(' ', "");
        assert_eq!(together, text.replace(' ', ""));
    }
    assert_eq!(Weight::Bold.cut("Sehr lang", 3.0), "Sehr…");
    assert_eq!(Weight::Bold.printable("數独\t1"), "?? 1");
    assert_eq!(Weight::Bold.printable("Ru\u{308}be"), "Rübe");
    assert_eq!(Weight::Bold.lacks("Ru\u{308}be\t1"), None);
    assert_eq!(Weight::Bold.lacks("Su 數獨"), Some('數'));
}
