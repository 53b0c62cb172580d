//! Our language: whole texts, mistakes in them, and what is written.

use ennead_board::{Cell, Layout};
use ennead_rule::{KINDS, Problem, Rule, Setup};
use rand::RngExt;

use crate::random::{Maker, full_board, rng};

fn read(text: &str) -> Setup {
    Setup::read(text).unwrap_or_else(|it| panic!("{it}\n{}", it.underlined(text)))
}

#[test]
fn every_example_is_read_back() {
    let layout = Layout::classic();
    for kind in KINDS {
        let rule = Rule::read(kind.example, &layout)
            .unwrap_or_else(|it| panic!("{}: {it}\n{}", kind.name, it.underlined(kind.example)));
        assert_eq!(rule.name(), kind.name);
        assert_eq!(rule.to_line(&layout), kind.example, "the example is not in its usual form");
    }
    let all: Vec<&str> = KINDS.iter().map(|kind| kind.example).collect();
    let setup = read(&format!("9x9\n{}", all.join("\n")));
    assert_eq!(setup.rules.len(), KINDS.len());
    assert_eq!(read(&setup.to_line()), setup);
    assert_eq!(read(&setup.to_text()), setup);
}

#[test]
fn one_text_in_many_forms() {
    let setup = read(
        "# a 4×4 with a cage, a thermometer and two givens\n\
         size 4x4\n\
         givens\n\
         1 . | . .\n\
         . . | . .\n\
         ----+----\n\
         . . | 3 .   # drawn as one likes\n\
         \n\
         . . | . .\n\
         cage 5: r1c2 r1c3\n\
         thermometer: r2c1-3",
    );
    assert_eq!(setup.givens.len(), 2);
    let line = "4x4; givens 1.........3.....; cage 5: r1c2 r1c3; thermometer: r2c1-3";
    assert_eq!(setup.to_line(), line);
    for text in [
        line,
        "\u{feff}4x4; givens 1000000000300000; cage 5: r1c2 r1c3; thermometer: r2c1-3;",
        "4x4;;given 1:r1c1;given 3:r3c3;cage 5:r1c2 r1c3;thermometer:r2c1 r2c2 r2c3",
        "4X4\r\ngivens\r\n1...\r\n....\r\n..3.\r\n....\r\ncage 5: r1c3 r1c2\r\nthermometer: r2c1-3\r\n",
        "4x4\ncage 5: R1C2-3; thermometer:\tr2c1-3\ngivens\n1... .... ..3. ....",
        "4x4; boxes 2x2; cage 5: r1c2-3; givens 1... .... ..3. ....; thermometer: r2c1-3",
    ] {
        assert_eq!(read(text), setup, "{text:?}");
    }
    let text = setup.to_text();
    assert!(text.starts_with("4x4\ngivens\n1 . | . .\n. . | . .\n. . | 3 .\n"), "{text}");
}

#[test]
fn layouts_and_symbols_of_all_kinds() {
    let letters =
        read("16x16; symbols letters; given G: r1c1; quad A G: r1c1; candidates 9 b: r2c2");
    assert!(letters.to_line().contains("quad A G: r1c1; candidates 9 B: r2c2"));
    let numbers = read("16x16\ngiven 16: r1c1\nquad 10 16: r1c1");
    assert_eq!(numbers.givens, {
        let mut givens = numbers.givens.clone();
        givens.set(Cell::at(0, 0), numbers.layout().value_of("16"));
        givens
    });
    assert_eq!(read(&numbers.to_text()), numbers);
    let pieces = read("4x4\npieces aaab abbb ccdd ccdd\nvalues 0-3\nx-sum 0: r1c1 down");
    assert_eq!(pieces.to_line(), "4x4; pieces aaab abbb ccdd ccdd; values 0-3; x-sum 0: r1c1 down");
    let samurai = read("samurai; cage 5: r1c1 r1c2; x-sum 9: r7c7 right; given 3: r21c21");
    assert_eq!(samurai.rules[1].cells(samurai.layout()).len(), 9, "of the grid in the middle");
    assert_eq!(read(&samurai.to_text()), samurai);
    assert_eq!(read("12x9; grid r1c1 9x9; grid r4c1 9x9; x").layout().plan().grids.len(), 2);
}

#[test]
fn ranges_of_cells_in_both_directions() {
    let layout = Layout::classic();
    let line = |text: &str| {
        let rule = Rule::read(&format!("thermometer: {text}"), &layout).expect("a line");
        let Rule::Thermometer(it) = rule else { panic!("a thermometer") };
        it.line.cells().iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(line("r1c1-3"), "r1c1 r1c2 r1c3");
    assert_eq!(line("r3-1c2"), "r3c2 r2c2 r1c2");
    assert_eq!(line("r1-2c4-3 r9c9"), "r1c4 r1c3 r2c4 r2c3 r9c9");
    let rule = Rule::read("thermometer: r1c3 r1c2 r1c1 r2c1 r3c2 r4c2 r5c2", &layout).unwrap();
    assert_eq!(rule.to_line(&layout), "thermometer: r1c3-1 r2c1 r3-5c2");
}

/// Texts with a mistake, the text that is underlined, and what is said.
const MISTAKES: &[(&str, &str, &str)] = &[
    ("", "", "expected a size such as 9x9"),
    ("# nothing\n\n", "", "expected a size such as 9x9"),
    ("cage 15: r1c1", "cage", "found `cage`, expected a size such as 9x9"),
    ("9by9", "9by9", "found `9by9`, expected a size such as 9x9"),
    ("9x9; boxes 4x2; x", "boxes 4x2", "boxes of 4 rows and 2 columns do not fill the grid"),
    ("9x9; values 1-8", "values 1-8", "a group of 9 cells for 8 values"),
    ("99x99", "99x99", "values from 1 to 99, expected 1 to 25 of them, up to 31"),
    ("4x4; symbols 1 2 3", "symbols 1 2 3", "symbols that cannot be told apart"),
    ("4x4; pieces aaab", "pieces aaab", "pieces for 4 cells, expected 16"),
    ("9x9; cage 15 r1c1", "r1c1", "found `r1c1`, expected `:`"),
    ("9x9; cage 15:", "", "expected a cell such as r1c2"),
    ("9x9; cage 15: r1c1 r0c2", "r0c2", "found `r0c2`, expected a cell such as r1c2"),
    ("9x9; cage 15: r1c1 r1c10", "r1c10", "the board has no cell r1c10"),
    ("9x9; cage 15: r1c8-11", "r1c8-11", "the board has no cell r1c10"),
    ("9x9; cage 15: r1c1 r1c99", "r1c99", "found `r1c99`, expected a cell such as r1c2"),
    ("9x9; cage 15: r1c1 r1c1-2", "r1c1-2", "r1c1 is named twice"),
    ("9x9; cage fifteen: r1c1", "fifteen", "found `fifteen`, expected a number from 0 to 9999"),
    ("9x9; cage 10000: r1c1", "10000", "found `10000`, expected a number from 0 to 9999"),
    ("9x9; cage -5: r1c1", "-5", "found `-5`, expected a number from 0 to 9999"),
    ("9x9; cage 15: r1c1 | r1c2", "|", "found `|`, expected nothing more"),
    ("9x9; arrow: r1c1 r1c2", "", "expected `|`"),
    ("9x9; xv 10: r1c1 r1c3", "xv 10: r1c1 r1c3", "r1c1 and r1c3 do not touch"),
    ("9x9; xv 10: r1c1", "", "expected a cell such as r1c2"),
    ("9x9; xv 10: r1c1-3", "r1c1-3", "found 3, expected at most 2"),
    ("9x9; quad 1 2 x: r1c1", "x", "found `x`, expected a value of the board"),
    ("9x9; quad 1: r9c1", "quad 1: r9c1", "no four cells meet at the lower right corner of r9c1"),
    ("9x9; x-sum 5: r2c2 down", "x-sum 5: r2c2 down", "r2c2 is not at the edge on that side"),
    (
        "9x9; x-sum 5: r1c2 down-left",
        "x-sum 5: r1c2 down-left",
        "a clue of this kind cannot look that way from r1c2",
    ),
    (
        "9x9; x-sum 5: r1c2 dwon",
        "dwon",
        "unknown direction `dwon`: expected right, down, left, up, down-right, down-left, up-left, \
         up-right; did you mean `down`?",
    ),
    ("9x9; x 5", "5", "found `5`, expected nothing more"),
    (
        "9x9; clone: r1c1 | r2c2 r3c3",
        "clone: r1c1 | r2c2 r3c3",
        "found parts of 1 and 2 cells, expected equal ones",
    ),
    ("8x8; entropic: r1c1-3", "entropic: r1c1-3", "8 values cannot be divided into 3"),
    ("7x7; region-sum: r1c1-3", "region-sum: r1c1-3", "there are cells without a region"),
    ("4x6; boxes none; x", "x", "a grid is not square"),
    ("9x9; whisper: r1c1-3", "", "found `:`, expected a number from 0 to 31"),
    ("9x9; given 5: r1c1; given 6: r1c1", "given 6: r1c1", "a cell is given two values"),
    ("4x4; givens 1234", "1234", "found `1234`, expected 16 values or dots"),
    ("4x4\ngivens\n1234\n5...\n....\n....", "5...", "found `5...`, expected 16 values or dots"),
    ("4x4\ngivens\n1234\n....\n....", "....", "found `....`, expected 16 values or dots"),
    ("9x9; pair a + b: r1c1-3", "", "expected a comparison such as ="),
    ("9x9; pair a + b = : r1c1-3", "", "expected a number"),
    ("9x9; pair (a + b = 10: r1c1-3", "", "expected `)`"),
    ("9x9; pair a + c = 10: r1c1-3", "c", "found `c`, expected another variable"),
    ("9x9; pair a and b = 10: r1c1-3", "a", "found `a`, expected a condition such as a < b"),
    ("9x9; pair (a = b) + 1 = 2: r1c1-3", "(", "found `(`, expected a number"),
    ("9x9; pair abs a = 2: r1c1-3", "a", "found `a`, expected `(`"),
    ("9x9; pair a = 2 b: r1c1-3", "b", "found `b`, expected an operator or `:`"),
    ("9x9; line-rule start 0 step s * 10 + d: r1c1-9", "", "expected `end`"),
    ("9x9; pair-table 1-2 1: r1c1-3", "1", "found `1`, expected two values such as 1-2"),
    (
        "9x9; line-table start 0 end 1 0-1: r1c1-3",
        "0-1",
        "found `0-1`, expected a state, a value and a state such as 0-5-1",
    ),
    ("9x9; either: cage 5: r1c1", "cage", "found `cage`, expected `(`"),
    ("9x9; either: (cage 5: r1c1", "", "expected `)`"),
    (
        "9x9; copies (cage 5: r1c1 r1c2) r1c1: r9c9",
        "copies (cage 5: r1c1 r1c2) r1c1: r9c9",
        "the board has no cell r9c10",
    ),
];

#[test]
fn mistakes_are_underlined() {
    for &(text, underlined, said) in MISTAKES {
        let misread = Setup::read(text).expect_err(text);
        assert_eq!(misread.to_string(), said, "{text}");
        let wrong = &text[misread.place.clone()];
        assert!(
            wrong == underlined || underlined.is_empty() && wrong.len() <= 1,
            "{text}: {wrong}"
        );
        let shown = misread.underlined(text);
        let line = text.lines().nth(shown.line - 1).unwrap_or("");
        assert_eq!(shown.excerpt, line, "{text}");
        assert_eq!(shown.length, wrong.chars().count().max(1), "{text}");
    }
}

#[test]
fn an_unknown_rule_is_named_with_the_nearest_there_is() {
    let misread = Setup::read("9x9\nthermometre: r1c1-3").expect_err("no such rule");
    let Problem::UnknownRule(unknown) = misread.problem else { panic!("an unknown rule") };
    assert_eq!(unknown.nearest(), Some("thermometer"));
    // What is out is refused by its name.
    for name in ["fog", "loop", "doubler", "full-rank", "chaos-construction"] {
        let text = format!("9x9; {name}: r1c1-3");
        let misread = Setup::read(&text).expect_err("no such rule");
        assert!(matches!(&misread.problem, Problem::UnknownRule(it) if it.found == name));
        assert_eq!(&text[misread.place], name);
    }
}

#[test]
fn names_are_read_as_other_programs_write_them() {
    let setup = read("9x9; AntiKnight; x; Windoku; slow_thermometer: r1c1-3");
    assert_eq!(setup.to_line(), "9x9; anti-knight; x; windoku; slow-thermometer: r1c1-3");
    let bare: Vec<&str> = KINDS.iter().filter(|kind| kind.is_bare()).map(|it| it.name).collect();
    let expected = "x windoku disjoint-groups anti-knight anti-king non-consecutive global-entropy";
    assert_eq!(bare.join(" "), expected);
}

#[test]
fn a_long_line_is_cut_around_the_mistake() {
    let text = format!("9x9; {} cage 5: r0c0; {}", "odd: r1c1; ".repeat(50), "x; ".repeat(100));
    let misread = Setup::read(&text).expect_err("r0c0");
    let shown = misread.underlined(&text);
    assert!(shown.excerpt.chars().count() <= 100);
    let marked: String = shown.excerpt.chars().skip(shown.offset).take(shown.length).collect();
    assert_eq!((marked.as_str(), shown.column), ("r0c0", text.find("r0c0").unwrap() + 1));
}

#[test]
fn nothing_is_nested_too_deeply() {
    let deep = |open: &str, close: &str| open.repeat(100_000) + &close.repeat(100_000);
    for text in [
        format!("9x9; either: {}", deep("(either: ", ")")),
        format!("9x9; copies {}", deep("(copies ", ")")),
        format!("9x9; pair {}: r1c1-2", deep("(", ")")),
        format!("9x9; pair {} a = b: r1c1-2", "not ".repeat(100_000)),
        format!("9x9; pair {}a = b: r1c1-2", "-".repeat(100_000)),
        format!("9x9; pair a = {}b: r1c1-2", "1 + ".repeat(100_000)),
        format!("9x9; pair {} = 1: r1c1-2", deep("abs(", ")")),
        format!("9x9; pair {} = 1: r1c1-2", deep("if(a = b, 1, ", ")")),
    ] {
        let misread = Setup::read(&text).expect_err("it is too deep");
        assert_eq!(misread.problem, Problem::TooDeep, "{}", &text[..30]);
    }
}

#[test]
fn a_large_text_is_read_quickly_or_refused() {
    let lines = |count| "cage 5: r1c1-5 r2-9c16 # a remark\n# more of it\n\n".repeat(count);
    assert_eq!(read(&("16x16\n".to_owned() + &lines(5000))).rules.len(), 5000);
    let misread = Setup::read(&("16x16\n".to_owned() + &lines(100_000))).expect_err("too many");
    assert_eq!(misread.to_string(), "more than 5000 rules");
    let either = "(odd: r1c1)".repeat(10_000);
    let misread = Setup::read(&format!("9x9; either: {either}")).expect_err("too many");
    assert_eq!(misread.to_string(), "more than 5000 rules");
}

/// What would take long to work out is refused, or found to be too much.
#[test]
fn nothing_explodes() {
    let said = |text: &str| Setup::read(text).expect_err("too much").to_string();
    let copies = "9x9; copies (copies (odd: r1c1) r1c1: r1-9c1-9) r1c1: r1-9c1-9";
    assert_eq!(said(copies), "this rule cannot stand here");
    let within = "9x9; copies (either: (copies (odd: r1c1) r1c1: r2c2)) r1c1: r1-9c1-9";
    assert_eq!(said(within), "this rule cannot stand here");
    let many = format!("9x9; copies ({}) r1c1: r1-9c1-9", vec!["odd: r1c1"; 70].join(" & "));
    assert_eq!(said(&many), "found 5670, expected at most 5000");
    let long = format!("9x9; thermometer: {}", "r1c1-9 ".repeat(20));
    assert_eq!(said(&long), "found 180, expected at most 162");
    let model = |text: &str| read(text).model().expect_err("too much").to_string();
    let states = "9x9; line-rule start 0 step s * 10 + d end s > 5: r1c1-9";
    assert_eq!(model(states), "rule 1 is too complicated");
    let automata = "line-rule start 0 step (s * 31 + d) % 1000 end s != 5: r1c1-9; ".repeat(200);
    assert!(model(&format!("9x9; {automata}")).ends_with("are too much together"));
    let pairs = "anti-knight;".repeat(5000);
    assert!(model(&format!("16x16; {pairs}")).ends_with("are too much together"));
}

/// A puzzle with rules of all kinds and some givens.
fn random_setup(notation: &str, seed: u64) -> Option<Setup> {
    let mut rng = rng(seed);
    let layout: Layout = notation.parse().expect("a layout");
    let board = full_board(&layout, &mut rng)?;
    let mut setup = Setup::blank(&layout);
    for (cell, value) in board.iter() {
        if rng.random_range(0..3) == 0 {
            setup.givens.set(cell, Some(value));
        }
    }
    let mut maker = Maker::new(&layout, rng.random());
    for _ in 0..rng.random_range(0..8) {
        let kind = maker.kind();
        setup.rules.extend(maker.of_kind(kind));
    }
    Some(setup)
}

#[test]
fn random_puzzles_are_read_back() {
    let boards = ["9x9", "12x12; symbols letters", "16x16", "6x6; values 0-5", "samurai"];
    let mut count = 0;
    for seed in 0..100 {
        let Some(setup) = random_setup(boards[seed as usize % boards.len()], seed) else {
            continue;
        };
        let (line, text) = (setup.to_line(), setup.to_text());
        assert!(!line.contains('\n'));
        assert_eq!(read(&line), setup, "{line}");
        assert_eq!(read(&text), setup, "{text}");
        assert!(Setup::detect(&line) && Setup::detect(&text));
        count += 1;
    }
    assert!(count > 60, "{count}");
}

/// Texts with letters left out, doubled and put in: they are read or refused, and the place of the
/// mistake is in the text.
#[test]
fn broken_texts_are_refused_without_panic() {
    let mut rng = rng(11);
    let signs =
        [" ", ":", "|", "(", ")", "&", ";", "\n", "#", "-", "r1c1", "é", "0", "9", "*", "\t"];
    let (mut good, mut bad) = (0, 0);
    for seed in 0..300 {
        let Some(setup) = random_setup(["6x6", "4x4; values 0-3"][seed as usize % 2], seed) else {
            continue;
        };
        let mut text = if seed % 3 == 0 { setup.to_text() } else { setup.to_line() };
        for _ in 0..rng.random_range(1..3) {
            let at = text.floor_char_boundary(rng.random_range(0..=text.len()));
            let next = text[at..].chars().next().map_or(0, char::len_utf8);
            match rng.random_range(0..3) {
                0 => text.replace_range(at..at + next, ""),
                1 => text.insert_str(at, signs[rng.random_range(0..signs.len())]),
                _ => text.replace_range(at..at + next, signs[rng.random_range(0..signs.len())]),
            }
        }
        match Setup::read(&text) {
            Ok(setup) => {
                assert_eq!(read(&setup.to_line()), setup, "{text}");
                good += 1;
            }
            Err(misread) => {
                assert!(misread.place.end <= text.len(), "{text}");
                assert!(!misread.to_string().is_empty() && misread.underlined(&text).length > 0);
                bad += 1;
            }
        }
    }
    assert!(good >= 10 && bad > 100, "{good} good, {bad} bad");
}
