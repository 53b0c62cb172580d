//! Rules in words.

use ennead_board::{Cell, Layout};
use ennead_rule::{KINDS, Rule, Setup};
use ennead_text::{LANGUAGES, Language, Words};

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

/// What a screen reader says of the cells of a puzzle with the rule of this line on a 9×9.
fn said(language: Language, line: &str) -> Vec<(String, Vec<String>)> {
    let setup = Setup::read(&format!("9x9; {line}")).expect(line);
    let said = Words::new(language).cells_said(&setup.rules, setup.layout());
    let said = said.iter().filter(|(_, phrases)| !phrases.is_empty());
    said.map(|(cell, phrases)| (cell.to_string(), phrases.clone())).collect()
}

/// A rule that speaks of all cells alike is told once, not cell by cell: a new one is named here.
#[test]
fn every_cell_of_a_rule_is_said_in_every_language() {
    let layout = Layout::classic();
    let mut without = Vec::new();
    for kind in KINDS {
        let rule = Rule::read(kind.example, &layout).expect("an example");
        for &language in LANGUAGES {
            let said = said(language, kind.example);
            if said.is_empty() {
                without.push(kind.name);
                continue;
            }
            let cells: Vec<String> = rule.cells(&layout).iter().map(|it| it.to_string()).collect();
            let silent = |cell: &&String| said.iter().all(|(other, _)| other != *cell);
            // An indexer marks some cells and looks at others, a maximum at its neighbours.
            let looks_on = ["row-indexer", "column-indexer", "box-indexer", "minimum", "maximum"];
            if !looks_on.contains(&kind.name) {
                assert_eq!(cells.iter().find(silent), None, "{language}: {}", kind.name);
            }
            for (cell, phrase) in
                said.iter().flat_map(|(cell, all)| all.iter().map(move |it| (cell, it)))
            {
                assert!(phrase.len() > 2, "{language}: {cell}: {phrase}");
                assert!(!phrase.contains("{$"), "{language}: {cell}: {phrase}");
            }
        }
    }
    without.dedup();
    let expected = "negative disjoint-groups anti-knight anti-king offset non-consecutive \
                    global-entropy neighbours";
    assert_eq!(without.join(" "), expected);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a line for each rule")]
fn cells_are_said_by_where_they_are_in_a_rule() {
    let cases: &[(&str, &str, [&str; 3])] = &[
        (
            "thermometer: r1c1-4",
            "r1c1",
            [
                "bulb of a thermometer of 4",
                "Kugel eines Thermometers mit 4 Zellen",
                "bol van een thermometer van 4 cellen",
            ],
        ),
        (
            "thermometer: r1c1-4",
            "r1c3",
            [
                "third of 4 on a thermometer",
                "dritte von 4 auf einem Thermometer",
                "derde van 4 op een thermometer",
            ],
        ),
        ("cage: r1c1 r1c2", "r1c1", ["cage without a sum", "Käfig ohne Summe", "kooi zonder som"]),
        (
            "difference 1: r2c2 r1c2",
            "r1c2",
            [
                "white dot below, difference 1",
                "weißer Punkt darunter, Unterschied 1",
                "witte stip eronder, verschil 1",
            ],
        ),
        (
            "greater: r1c2 r1c1",
            "r1c1",
            [
                "less than the cell to the right",
                "kleiner als die Zelle rechts",
                "kleiner dan de cel rechts",
            ],
        ),
        (
            "quad 1 2: r4c4",
            "r5c4",
            [
                "quad 1 2 at the upper right corner",
                "Quad 1 2 an der Ecke oben rechts",
                "quad 1 2 op de hoek rechtsboven",
            ],
        ),
        (
            "little-killer 25: r1c4 down-right",
            "r2c5",
            [
                "second of 6 on a diagonal with the sum 25, from the upper left",
                "zweite von 6 auf einer Diagonale mit der Summe 25, von links oben",
                "tweede van 6 op een diagonaal met som 25, van linksboven",
            ],
        ),
        (
            "renban: r1c1-3 r2c3 r2c2 r2c1 r1c1",
            "r2c1",
            [
                "sixth of 6 on a renban line",
                "sechste von 6 auf einer Renban-Linie",
                "zesde van 6 op een renban-lijn",
            ],
        ),
        ("clone: r1c1 | r6c5", "r6c5", ["clone of r1c1", "Klon von r1c1", "kloon van r1c1"]),
        (
            "either: (cage 5: r1c1 r1c2) (odd: r1c3)",
            "r1c3",
            ["perhaps odd", "vielleicht ungerade", "misschien oneven"],
        ),
        ("copies (odd: r1c1) r1c1: r3c3", "r3c3", ["odd", "ungerade", "oneven"]),
        (
            "sum 5: r1c1 -r1c2",
            "r1c2",
            [
                "counted -1 times in a sum of 5",
                "-1-mal gezählt in einer Summe von 5",
                "-1 keer geteld in een som van 5",
            ],
        ),
    ];
    for (line, cell, expected) in cases {
        for (&language, expected) in LANGUAGES.iter().zip(expected) {
            let said = said(language, line);
            let phrases =
                said.iter().find(|(it, _)| it == cell).map(|(_, phrases)| phrases.join("; "));
            assert_eq!(phrases.as_deref(), Some(*expected), "{language}: {line}");
        }
    }
}

#[test]
fn a_jigsaws_pieces_are_said_first() {
    let setup = Setup::read("4x4; pieces 1112132233243444; x").expect("a jigsaw");
    let said = Words::new(Language::default()).cells_said(&setup.rules, setup.layout());
    assert_eq!(said[Cell::at(0, 3)], ["piece 2", "rising diagonal"]);
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
