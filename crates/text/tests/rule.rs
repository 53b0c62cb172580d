//! Rules in words.

use ennead_board::Layout;
use ennead_rule::{KINDS, Rule, Setup};
use ennead_text::{LANGUAGES, Words};

#[test]
fn every_kind_of_rule_has_a_name_and_a_text_in_every_language() {
    let layout = Layout::classic();
    let more = ["cage: r1c1 r1c2", "negative ratio 2 3", "negative sum 5 10", "diagonal falling"];
    for &language in LANGUAGES {
        let words = Words::new(language);
        for line in KINDS.iter().map(|kind| kind.example).chain(more) {
            let rule = Rule::read(line, &layout).expect("an example");
            let name = words.rule_name(rule.name());
            let text = words.rule_text(&rule, &layout);
            assert!(!name.is_empty() && text.len() > 20, "{language}: {line}: {name}: {text}");
            assert!(!text.contains("{$"), "{language}: {line}: {text}");
        }
    }
}

#[test]
fn negative_rules_list_their_numbers() {
    let rule = Rule::read("negative sum 5 10", &Layout::classic()).unwrap();
    let texts =
        LANGUAGES.iter().map(|&language| Words::new(language).rule_text(&rule, &Layout::classic()));
    let ends = ["do not add up to 5 or 10.", "zusammen nicht 5 oder 10.", "samen geen 5 of 10."];
    for (text, end) in texts.zip(ends) {
        assert!(text.ends_with(end), "{text}");
    }
}

#[test]
fn mistakes_are_said_in_every_language() {
    let many = format!("9x9; {}", "x;".repeat(5001));
    let mistakes = [
        "",
        "9by9",
        "9x9; boxes 4x2",
        "9x9; cage 15 r1c1",
        "9x9; cage 15:",
        "9x9; cage 15: r1c10",
        "9x9; cage 15: r1c1 r1c1",
        "9x9; cage x: r1c1",
        "9x9; thermometre: r1c1-3",
        "9x9; xv 10: r1c1 r1c3",
        "9x9; quad x: r1c1",
        "9x9; quad 1: r9c1",
        "9x9; quad 1 2 3 4 5: r1c1",
        "9x9; x-sum 5: r2c2 down",
        "9x9; x-sum 5: r1c2 dwon",
        "9x9; x-sum 5: r1c2 down-left",
        "9x9; sum 5: r0c1",
        "9x9; clone: r1c1 | r2c2 r3c3",
        "9x9; double-arrow: r1c1 r1c2",
        "8x8; entropic: r1c1-3",
        "7x7; region-sum: r1c1-3",
        "4x6; boxes none; x",
        "9x9; x 5",
        "9x9; either: ()",
        "9x9; pair a: r1c1-3",
        "9x9; pair a = : r1c1-3",
        "9x9; pair a and b = 10: r1c1-3",
        "9x9; pair a + c = 10: r1c1-3",
        "9x9; pair a = 2 b: r1c1-3",
        "9x9; pair-table 1: r1c1-3",
        "9x9; line-table start 0 end 1 0-1: r1c1-3",
        "9x9; copies (copies (odd: r1c1) r1c1: r2c2) r1c1: r3c3",
        &many,
        "9x9; given 1: r1c1; given 2: r1c1",
        "4x4; givens 123",
    ];
    for &language in LANGUAGES {
        let words = Words::new(language);
        for text in mistakes {
            let misread = Setup::read(text).expect_err(text);
            let said = words.misread(&misread.problem);
            assert!(said.title.len() > 10 && said.label.len() > 3, "{language}: {text}: {said:?}");
            let is_english = |said: &str| said.contains("expected") || said.contains("the ");
            let both = format!("{} {}", said.title, said.label);
            assert!(language == LANGUAGES[0] || !is_english(&both), "{text}: {both}");
        }
    }
    let words = Words::new(LANGUAGES[1]);
    let said = words.misread(&Setup::read("9x9; xv 10: r1c1 r1c3").unwrap_err().problem);
    assert_eq!(said.title, "die Regel passt nicht auf das Brett");
    assert_eq!(said.label, "r1c1 und r1c3 berühren sich nicht");
}
