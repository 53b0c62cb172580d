//! Puzzles with rules: what is read of them, and what refuses them.

use ennead_board::{AnySheet, Givens, Layout};
use ennead_format::{
    Ignored, Opened, Problem, ReadError, Unknown, WriteError, by_name, detect, f_puzzles_keys,
    f_puzzles_without, line, open, read, read_list,
};
use ennead_rule::{Filled, KINDS, Scene};

use crate::format::compressed;

const PUZZLE: &str =
    "3...6..1.....9...2..135..7..1...7.3......6..7.345.2...15..7.8.348......1..781....";

fn opened(text: &str) -> Opened {
    let mut all =
        open(text, Unknown::Refused).unwrap_or_else(|error| panic!("{error}\n{text}\n{error:?}"));
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0)
}

/// The puzzle in our language.
fn line_of(text: &str) -> String {
    opened(text).setup().to_line()
}

fn refused(text: &str) -> ReadError {
    open(text, Unknown::Refused).expect_err(text)
}

fn not_understood(name: &str, place: &str) -> Problem {
    Problem::NotUnderstood { name: name.to_owned(), place: place.to_owned() }
}

/// Whether the rules hold on a full classic grid.
pub(crate) fn hold(opened: &Opened, solution: &str) -> bool {
    let setup = opened.setup();
    let layout = setup.layout().clone();
    let digits = solution.bytes().map(|byte| byte - b'0');
    let mut board = Givens::blank(&layout);
    for (cell, digit) in layout.cells().iter().zip(digits) {
        board.set(cell, Some(ennead_board::Value::new(digit)));
    }
    let filled = Filled::new(Scene::new(&layout, &setup.rules), &board).expect("full");
    setup.rules.iter().all(|rule| rule.holds(&filled))
}

mod language {
    use super::*;

    #[test]
    fn every_rule_is_written_and_read_in_both_forms() {
        let rules: Vec<&str> = KINDS.iter().map(|kind| kind.example).collect();
        let text = format!("9x9\ngivens {PUZZLE}\n{}\n", rules.join("\n"));
        let all = opened(&text);
        assert_eq!(all.rules.len(), KINDS.len());
        for name in ["rules", "rules-line"] {
            let format = by_name(name).unwrap();
            let written = format.write_all(std::slice::from_ref(&all)).unwrap();
            assert_eq!(detect(&written).map(|format| format.name), Some(name));
            assert_eq!(open(&written, Unknown::Refused), Ok(vec![all.clone()]), "{name}");
        }
        for name in ["line", "board", "sudokuwiki"] {
            assert_eq!(by_name(name).unwrap().write(&all), Err(WriteError::NoRules), "{name}");
        }
    }

    #[test]
    fn a_file_holds_several_puzzles_in_both_forms() {
        let text = "# three\n6x6\nboxes 2x3\ncage 7: r1c1 r1c2\n\n4x4\nx\n9x9\ngiven 5: r5c5\n";
        let all = open(text, Unknown::Refused).unwrap();
        let layouts: Vec<String> = all.iter().map(|it| it.sheet.layout().to_string()).collect();
        assert_eq!(layouts, ["6x6", "4x4", "9x9"]);
        assert!(matches!(all[2].sheet, AnySheet::Classic(_)) && all[2].rules.is_empty());
        let lines = by_name("rules-line").unwrap().write_all(&all).unwrap();
        assert_eq!(
            lines,
            "6x6; cage 7: r1c1 r1c2\n4x4; x\n9x9; givens ........................................5........................................\n"
        );
        assert_eq!(open(&lines, Unknown::Refused), Ok(all.clone()));
        let again = by_name("rules").unwrap().write_all(&all).unwrap();
        assert_eq!(open(&again, Unknown::Refused), Ok(all));
        // An empty board says so, as a bare size is a board whose cells are missing.
        let blank =
            open("6x6; givens ....................................", Unknown::Refused).unwrap();
        for name in ["rules", "rules-line"] {
            let text = by_name(name).unwrap().write_all(&blank).unwrap();
            assert_eq!(open(&text, Unknown::Refused).as_ref(), Ok(&blank), "{text}");
        }
    }

    #[test]
    fn a_board_of_bare_cells_is_no_text_of_rules() {
        for text in
            ["4x4\n1...\n....\n....\n...4\n", "6x6; boxes 2x3\n......", "4x4", "12x12\nA B C"]
        {
            assert_eq!(detect(text).map(|format| format.name), Some("board"), "{text}");
        }
        for text in ["4x4\nx", "4x4\ngivens\n1...", "9x9\ncagee 5: r1c1", "size 9x9\nx"] {
            assert_eq!(detect(text).map(|format| format.name), Some("rules"), "{text}");
        }
        for text in ["4x4; x", "9x9; cagee 5: r1c1", "9x9; boxes 3x3; given 1: r1c1"] {
            assert_eq!(detect(text).map(|format| format.name), Some("rules-line"), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let place = |text: &str| {
            let error = refused(text);
            (error.line, error.column, error.length, error.problem.to_string())
        };
        let cell = "found `r0c2`, expected a cell such as r1c2".to_owned();
        assert_eq!(place("9x9\r\ncage 15: r1c1 r0c2\r\n"), (2, 15, 4, cell.clone()));
        assert_eq!(place("\u{feff}9x9\ncage 15: r1c1 r0c2"), (2, 15, 4, cell.clone()));
        assert_eq!(place("4x4\nx\n9x9\n# two\ncage 15: r1c1 r0c2\n"), (5, 15, 4, cell.clone()));
        assert_eq!(place("9x9; x\n\n9x9; cage 15: r1c1 r0c2"), (3, 20, 4, cell));
        let (line, _, _, message) = place("9x9; x\n9x9; cagee 15: r1c1");
        assert!(line == 2 && message.contains("cagee"), "{message}");
        // A puzzle on several lines in a list of lines.
        assert_eq!(refused("9x9; x\ncage 5: r1c1 r1c2").line, 2);
        // Cut off.
        let text =
            by_name("rules").unwrap().write(&opened("4x4; givens 1..............4; x")).unwrap();
        for end in 0..text.len() {
            let _ = open(&text[..end], Unknown::Refused);
        }
    }

    #[test]
    fn a_comment_that_reads_as_a_rule_refuses_the_line() {
        let written = |rule: &str| Problem::RuleInComment {
            written: format!("9x9; givens {PUZZLE}; {rule}"),
        };
        for (comment, rule) in [
            (" cage 15: r1c1 r1c2", "cage 15: r1c1 r1c2"),
            ("; windoku", "windoku"),
            (" # x", "x"),
            (" AntiKnight", "AntiKnight"),
            ("; cage 15: r0c0; x", "cage 15: r0c0; x"),
            (" easy; cage: r1c1", "easy; cage: r1c1"),
        ] {
            let line = format!("{PUZZLE}{comment}");
            assert_eq!(refused(&line).problem, written(rule), "{line}");
            assert_eq!(read(&line).unwrap_err().problem, written(rule), "{line}");
            let (mut puzzles, mut errors) = (Vec::new(), Vec::new());
            read_list(format!("{PUZZLE}\n{line}\n").as_bytes(), 1, &mut puzzles, &mut errors);
            assert_eq!((puzzles.len(), errors.len()), (1, 1), "{line}");
            assert_eq!((errors[0].line, &errors[0].problem), (2, &written(rule)));
        }
        // What is refused can be read as it is to be written.
        assert_eq!(
            line_of(&format!("9x9; givens {PUZZLE}; windoku")),
            format!("9x9; givens {PUZZLE}; windoku")
        );
        for comment in [
            "",
            " easy",
            " # x-wing",
            " arrow",
            " 7.2 cage",
            ",odd one",
            " # x; hard",
            " thermometers: 3",
        ] {
            let line = format!("{PUZZLE}{comment}");
            assert!(open(&line, Unknown::Refused).is_ok(), "{line}");
            let (mut puzzles, mut errors) = (Vec::new(), Vec::new());
            read_list(line.as_bytes(), 1, &mut puzzles, &mut errors);
            assert_eq!((puzzles.len(), errors.len()), (1, 0), "{line}");
            assert!(line::parse(line.as_bytes()).is_ok());
        }
    }

    #[test]
    fn who_asks_for_sheets_gets_none_with_rules() {
        let error = read("9x9; cage 15: r1c1 r1c2").unwrap_err();
        assert_eq!(error.problem, Problem::Variant { rule: "cage".to_owned() });
        assert!(read("9x9; given 5: r1c1").unwrap()[0].layout().is_classic());
    }

    #[test]
    fn the_candidates_of_a_sukaku_are_rules() {
        let sukaku = format!("12.......{}", "123456789".repeat(80));
        assert_eq!(line_of(&sukaku), "9x9; candidates 1 2: r1c1");
    }
}

mod iss {
    use super::*;

    #[test]
    #[expect(clippy::too_many_lines, reason = "a list of cases")]
    fn each_kind_is_read_as_the_program_means_it() {
        let mut wrong = Vec::new();
        for (text, expected) in [
            // Cells, sizes, values.
            (".Shape~6x6.~R1C1_5", "6x6; givens 5..................................."),
            (".Shape~16x16.Thermo~R1Ca~RgCg", "16x16; symbols letters; thermometer: r1c10 r16c16"),
            (".Shape~4x4~0-3.~R1C1_0", "4x4; values 0-3; givens 0..............."),
            (".Shape~6x6~9.RegionSize~9.AntiKing", "6x6; boxes 3x3; values 1-9; anti-king"),
            (".Shape~8x8.NoBoxes.AntiKnight", "8x8; boxes none; anti-knight"),
            (
                ".~R1C1_2_4.~R1C1_4_6",
                "9x9; givens 4................................................................................",
            ),
            (".~R1C1_2_4~R9C9_2_4", "9x9; candidates 2 4: r1c1 r9c9"),
            // Jigsaw pieces add to the boxes.
            (".Shape~4x4.Jigsaw~0001011122232333.NoBoxes", "4x4; pieces aaab abbb cccd cddd"),
            (
                ".Shape~4x4.Jigsaw~0001011122232333",
                "4x4; extra-region: r1c1-3 r2c1; extra-region: r1c4 r2c2-4; extra-region: r3c1-3 r4c1; \
                 extra-region: r3c4 r4c2-4",
            ),
            // Sums.
            (".Cage~15~R1C1~R1C2", "9x9; cage 15: r1c1 r1c2"),
            (".Cage~0~R1C1~R1C2", "9x9; cage: r1c1 r1c2"),
            (".Cage~15~R1C1~R1C2~R1C1", "9x9; cage: r1c1 r1c2; sum 15: 2*r1c1 r1c2"),
            (".Sum~-7_=_1_-2~R1C1~R5C5", "9x9; sum 7: -r1c1 2*r5c5"),
            (".Sum~7~R1C1~R5C5~R5C5", "9x9; sum 7: r1c1 2*r5c5"),
            (".EqualSum~R1C1~-~R2C2~R3C3", "9x9; equal-sums: r1c1 | r2c2 r3c3"),
            (".Arrow~R1C1~R1C2~R2C2", "9x9; arrow: r1c1 | r1c2 r2c2"),
            (".PillArrow~2~R1C2~R1C1~R2C2", "9x9; arrow: r1c1 r1c2 | r2c2"),
            // The side says where a little killer looks.
            (".LittleKiller~9~R3C1", "9x9; little-killer 9: r3c1 down-right"),
            (".LittleKiller~9~R3C9", "9x9; little-killer 9: r3c9 up-left"),
            (".LittleKiller~9~R1C3", "9x9; little-killer 9: r1c3 down-left"),
            (".LittleKiller~9~R1C9", "9x9; little-killer 9: r1c9 down-left"),
            (".LittleKiller~9~R9C3", "9x9; little-killer 9: r9c3 up-right"),
            // Sets of cells.
            (".WhiteDot~R1C1~R2C2~R1C2", "9x9; difference 1: r1c1 r1c2; difference 1: r2c2 r1c2"),
            (".GreaterThan~R1C1~R1C2~R2C1", "9x9; greater: r1c1 r1c2; greater: r1c1 r2c1"),
            (".X~R1C1~R1C2.StrictXV", "9x9; xv 10: r1c1 r1c2; negative sum 5 10"),
            (".StrictKropki", "9x9; negative difference 1; negative ratio 2"),
            // Lines.
            (".Whisper~R1C1~R2C2", "9x9; whisper 5: r1c1 r2c2"),
            (".Whisper~4~R1C1~R2C2", "9x9; whisper 4: r1c1 r2c2"),
            (".SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP", "9x9; sum-line 10: r1c1 r1c2 r2c2 r2c1 r1c1"),
            (".Modular~1~R1C1~R2C1", "9x9"),
            (".NoBoxes.RegionSumLine~R1C1~R1C2", "9x9; boxes none"),
            // Beside the grid.
            (".XSum~R2~5~7", "9x9; x-sum 5: r2c1 right; x-sum 7: r2c9 left"),
            (".XSum~C2~~7", "9x9; x-sum 7: r9c2 up"),
            (".Sandwich~0~R4", "9x9; sandwich 0: r4c1 right"),
            (".Shape~6x6~9.Sandwich~9~C2", "6x6; values 1-9; lunchbox 9: r1-6c2"),
            (".Shape~4x4~0-3.Skyscraper~R1~2~", "4x4; values 0-3; skyscraper 2: r1c1 right"),
            (".Diagonal~1", "9x9; diagonal rising"),
            (".Diagonal~-1", "9x9; diagonal falling"),
            (
                ".NoBoxes.Windoku",
                "9x9; boxes none; extra-region: r2c2-4 r3c2-4 r4c2-4; extra-region: r2c6-8 r3c6-8 r4c6-8; \
              extra-region: r6c2-4 r7c2-4 r8c2-4; extra-region: r6c6-8 r7c6-8 r8c6-8",
            ),
            (
                ".LookAndSay~2310~R1C1~R2C2~R3C3.Shape~9x9~0-8",
                "9x9; values 0-8; look-and-say 2x3 1x0: r1c1 r2c2 r3c3",
            ),
            // Groups, copies, alternatives.
            (
                ".Or.X~R1C1~R1C2~R2C1.And.~R1C1_3.AntiKing.End.End",
                "9x9; either: (xv 10: r1c1 r1c2 & xv 10: r1c1 r2c1) (candidates 3: r1c1 & anti-king)",
            ),
            (
                ".Replicate~D~R1C1.WhiteDot~R1C1~R1C2.End",
                "9x9; copies (difference 1: r1c1 r1c2) r1c1: r1c1 r1c2",
            ),
            (
                ".Shape~2x2~2.Pair~J~_names~R1C1~R1C2~R2C2~~R2C1~R1C1",
                "2x2; pair-table 1-1 2-2: r1c1 r1c2 r2c2; pair-table 1-1 2-2: r2c1 r1c1",
            ),
            (".Shape~2x2~2.PairX~C~_~R1C1~R2C2", "2x2; pair-table 1-2: r1c1 r2c2"),
            // Blanks mean nothing.
            (".Shape~4x4 .~R1C1_1 ~R1C2_2\t.AntiKing", "4x4; givens 12..............; anti-king"),
        ] {
            let read = line_of(text).split_whitespace().collect::<Vec<_>>().join(" ");
            if read != expected {
                wrong.push(format!("{text}\n  {read}\n  {expected}"));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn an_expression_accepts_what_it_says() {
        // Base64 of expressions, and lines of values that they accept or not.
        for (packed, good, bad) in [
            ("WzI0NjhdKlsxMzU3OV0_WzI0NjhdKg", ["2 1 8", "2 4 6"], ["1 3 2", "3 1 8"]),
            // (12|3){1,2}1?
            ("KDEyfDMpezEsMn0xPw", ["1 2 3", "3 3 1"], ["1 2 4", "1 1 1"]),
            // [^1-3]+.
            ("W14xLTNdKy4", ["4 5 1", "9 9 9"], ["1 4 5", "4 1 4"]),
        ] {
            let opened = opened(&format!(".Regex~{packed}~R1C1~R2C1~R3C1"));
            let layout = Layout::classic();
            let accepts = |values: &str| {
                let mut board = Givens::blank(&layout);
                layout.cells().iter().for_each(|cell| board.set(cell, layout.value_of("1")));
                for (row, word) in values.split(' ').enumerate() {
                    board.set(ennead_board::Cell::at(row, 0), layout.value_of(word));
                }
                let filled = Filled::new(Scene::new(&layout, &opened.rules), &board).expect("full");
                opened.rules[0].holds(&filled)
            };
            assert!(good.into_iter().all(accepts), "{packed}");
            assert!(!bad.into_iter().any(accepts), "{packed}");
        }
        for packed in ["KA", "Kio", "MXsyLDF9", "MXs5OTk5OX0", "W10"] {
            // ( · ** is fine · 1{2,1} · 1{99999} · []
            let result = open(&format!(".Regex~{packed}~R1C1"), Unknown::Refused);
            assert!(packed == "W10" || result.is_err(), "{packed}");
        }
    }

    #[test]
    fn what_is_not_understood_refuses_with_its_name_and_place() {
        for (text, name, place) in [
            (".ChaosConstruction", "ChaosConstruction", ""),
            (".FullRank~C1~10~", "FullRank", "C1 10 "),
            (".~R1C1_5 .Frobnicate~R5C5 a comment", "Frobnicate", "R5C5"),
            (".Thermo~R1C1~R1C2.Frobnicate~R5C5", "Frobnicate", "R5C5"),
            (".Var~S~shade~9x9", "Var", "S shade 9x9"),
            (".Sum~7~R1C1~VA", "Sum", "VA"),
            (".Or.X~R1C1~R1C2.Frob~R1C1.End", "Frob", "R1C1"),
            (".Shape~9x9~~Hex", "Shape", "9x9  Hex"),
            (".Shape~9x9~~Raw.Diagonal~1", "Diagonal", "1"),
        ] {
            assert_eq!(refused(text).problem, not_understood(name, place), "{text}");
        }
        let text = ".FullRank~C1~10~.Cage~15~R1C1~R1C2.Or.X~R1C1~R1C2.Frob~R3C3.End.AntiKnight";
        let ignoring = &open(text, Unknown::Ignored).unwrap()[0];
        assert_eq!(ignoring.setup().to_line(), "9x9; cage 15: r1c1 r1c2; anti-knight");
        let ignored =
            |name: &str, place: &str| Ignored { name: name.to_owned(), place: place.to_owned() };
        // Alternatives with one that is not understood say nothing.
        assert_eq!(ignoring.ignored, [ignored("FullRank", "C1 10 "), ignored("Frob", "R3C3")]);
    }

    #[test]
    fn mistakes_are_told_with_their_place() {
        let mut wrong = Vec::new();
        for (text, column, length) in [
            (".Cage~15~R1C1~R0C2", 15, 4),
            ("  .Cage~15~R1C1~RaC2 # so", 17, 4),
            (".Cage~15", 2, 7),
            (".Cage~x~R1C1", 7, 1),
            (".Cage~99999~R1C1", 7, 5),
            (".Thermo~R1C1~", 2, 12),
            (".X~R1C1~R3C3", 2, 11),
            (".Or.X~R1C1~R1C2", 2, 2),
            (".X~R1C1~R1C2.End", 14, 3),
            (".~R1C1_10", 8, 2),
            (".~R1C1_1.~R1C1_2", 10, 7),
            (".LittleKiller~9~R5C5", 17, 4),
            (".XSum~R1~5~.XSum~R1~6~", 13, 10),
            (".Renban~R1C1~R2C1~R1C1", 2, 21),
            (".Shape~9x9.Shape~9x9", 12, 9),
            (".Shape~99x9.AntiKnight", 8, 4),
            (".Jigsaw~0123", 9, 4),
            (".RegionSize~999999999999999999", 13, 18),
            (".Pair~!~R1C1~R1C2", 7, 1),
            (".NFA~VgGv~R1C1", 6, 4),
            (".Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.", 38, 2),
        ] {
            let error = refused(text);
            let place = (error.line, error.column, error.length);
            if !matches!(error.problem, Problem::Rule { .. }) || place != (1, column, length) {
                wrong.push(format!("{text}: {place:?} {error}"));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert_eq!(refused(".AntiKing\n.Cage~15~R1C1~R0C2\r\n").line, 2);
    }

    #[test]
    fn a_link_holds_a_string() {
        let link =
            "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage%7E15~R1C1~R1C2&x=1 mine";
        let opened = opened(link);
        assert_eq!(opened.setup().to_line(), "9x9; cage 15: r1c1 r1c2");
        assert!(
            matches!(&opened.sheet, AnySheet::Classic(it) if it.info.comment.as_deref() == Some("mine"))
        );
        let empty = "https://sigh.github.io/Interactive-Sudoku-Solver/";
        assert_eq!(refused(empty).problem, Problem::Empty);
    }

    #[test]
    fn a_raw_shape_has_no_rows() {
        let setup = opened(".Shape~2x2~2~Raw.ContainExact~1_1_1_1~R1C1~R1C2~R2C1~R2C2").setup();
        assert!(setup.layout().groups().iter().all(|group| group.cells.len() == 1));
        assert_eq!(setup.rules.len(), 1);
    }

    #[test]
    fn lines_of_cells_are_no_strings() {
        for text in [
            &PUZZLE.replace("3...6", "..X.6"),
            ".4.2..1..1..2.4.",
            &format!(".X{}", ".".repeat(78) + "1"),
        ] {
            assert_ne!(detect(text).map(|format| format.name), Some("iss"), "{text}");
        }
    }
}

mod f_puzzles {
    use super::*;

    /// The JSON of an empty board with some keys.
    fn json(size: usize, keys: &str) -> String {
        let row = format!("[{}]", vec!["{}"; size].join(","));
        let grid = vec![row; size].join(",");
        let comma = if keys.is_empty() { "" } else { "," };
        format!("{{\"size\":{size},\"grid\":[{grid}]{comma}{keys}}}")
    }

    fn rules(size: usize, keys: &str) -> String {
        line_of(&json(size, keys))
    }

    /// An example of each key, and what it is in our language.
    const KEYS: [(&str, &str, &str); 39] = [
        ("diagonal+", "true", "diagonal rising"),
        ("diagonal-", "true", "diagonal falling"),
        ("antiknight", "true", "anti-knight"),
        ("antiking", "true", "anti-king"),
        ("disjointgroups", "true", "disjoint-groups"),
        ("nonconsecutive", "true", "non-consecutive"),
        ("negative", r#"["ratio","xv"]"#, "negative ratio 2; negative sum 5 10"),
        (
            "killercage",
            r#"[{"cells":["R1C1","R1C2"],"value":"15"},{"cells":["R9C9","R8C9"]}]"#,
            "cage 15: r1c1 r1c2; cage: r8c9 r9c9",
        ),
        ("extraregion", r#"[{"cells":["R1C1","R2C2"]}]"#, "extra-region: r1c1 r2c2"),
        (
            "thermometer",
            r#"[{"lines":[["R1C1","R2C2"],["R1C1","R1C2"]]}]"#,
            "thermometer: r1c1 r2c2; thermometer: r1c1 r1c2",
        ),
        ("slowthermometer", r#"[{"lines":[["R1C1","R2C2"]]}]"#, "slow-thermometer: r1c1 r2c2"),
        ("palindrome", r#"[{"lines":[["R1C1","R2C2"]]}]"#, "palindrome: r1c1 r2c2"),
        ("renban", r#"[{"lines":[["R1C1","R2C2"]]}]"#, "renban: r1c1 r2c2"),
        (
            "whispers",
            r#"[{"lines":[["R1C1","R2C2"]]},{"lines":[["R1C1","R2C2"]],"value":"4"}]"#,
            "whisper 5: r1c1 r2c2; whisper 4: r1c1 r2c2",
        ),
        ("regionsumline", r#"[{"lines":[["R1C1","R2C2"]]}]"#, "region-sum: r1c1 r2c2"),
        ("entropicline", r#"[{"lines":[["R1C1","R2C2"]]}]"#, "entropic: r1c1 r2c2"),
        ("modularline", r#"[{"lines":[["R1C1","R2C2"]]}]"#, "modular 3: r1c1 r2c2"),
        ("nabner", r#"[{"lines":[["R1C1","R2C2"]]}]"#, "nabner: r1c1 r2c2"),
        ("zipperline", r#"[{"lines":[["R1C1","R2C2","R3C3"]]}]"#, "zipper: r1c1 r2c2 r3c3"),
        ("doublearrow", r#"[{"lines":[["R1C1","R2C2","R3C3"]]}]"#, "double-arrow: r1c1 r2c2 r3c3"),
        ("betweenline", r#"[{"lines":[["R1C1","R2C2","R3C3"]]}]"#, "between: r1c1 r2c2 r3c3"),
        ("lockout", r#"[{"lines":[["R1C1","R2C2","R3C3"]]}]"#, "lockout 4: r1c1 r2c2 r3c3"),
        (
            "arrow",
            r#"[{"cells":["R1C2","R1C1"],"lines":[["R1C2","R2C2"],["R1C1","R2C1"]]}]"#,
            "arrow: r1c1 r1c2 | r2c2; arrow: r1c1 r1c2 | r2c1",
        ),
        (
            "difference",
            r#"[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"3"}]"#,
            "difference 1: r1c1 r1c2; difference 3: r2c1 r2c2",
        ),
        (
            "ratio",
            r#"[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":3}]"#,
            "ratio 2: r1c1 r1c2; ratio 3: r2c1 r2c2",
        ),
        (
            "xv",
            r#"[{"cells":["R1C1","R1C2"],"value":"X"},{"cells":["R2C1","R2C2"],"value":"V"},{"cells":["R3C1","R3C2"]}]"#,
            "xv 10: r1c1 r1c2; xv 5: r2c1 r2c2",
        ),
        (
            "clone",
            r#"[{"cells":["R1C1","R1C2"],"cloneCells":["R5C5","R5C6"]}]"#,
            "clone: r1c1 r1c2 | r5c5 r5c6",
        ),
        (
            "quadruple",
            r#"[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[2,1,2]}]"#,
            "quad 1 2 2: r1c1",
        ),
        (
            "sandwichsum",
            r#"[{"cell":"R0C3","value":"5"},{"cell":"R3C0","value":""}]"#,
            "sandwich 5: r1c3 down",
        ),
        ("xsum", r#"[{"cell":"R10C3","value":"5"}]"#, "x-sum 5: r9c3 up"),
        ("skyscraper", r#"[{"cell":"R3C10","value":"5"}]"#, "skyscraper 5: r3c9 left"),
        (
            "littlekillersum",
            r#"[{"cell":"R0C3","cells":["R1C4"],"direction":"DR","value":"20"}]"#,
            "little-killer 20: r1c4 down-right",
        ),
        ("odd", r#"[{"cell":"R1C1"},{"cell":"R5C5"}]"#, "odd: r1c1 r5c5"),
        ("even", r#"[{"cell":"R1C1"}]"#, "even: r1c1"),
        ("minimum", r#"[{"cell":"R1C1"},{"cell":"R1C2"}]"#, "minimum: r1c1 r1c2"),
        ("maximum", r#"[{"cell":"R1C1"}]"#, "maximum: r1c1"),
        ("rowindexer", r#"[{"cells":["R1C1"]}]"#, "row-indexer: r1c1"),
        ("columnindexer", r#"[{"cells":["R1C1"]}]"#, "column-indexer: r1c1"),
        ("boxindexer", r#"[{"cells":["R1C1"]}]"#, "box-indexer: r1c1"),
    ];

    #[test]
    fn each_key_is_its_rule() {
        for (key, value, expected) in KEYS {
            assert_eq!(
                rules(9, &format!("\"{key}\":{value}")),
                format!("9x9; {expected}"),
                "{key}"
            );
        }
        assert!(
            f_puzzles_keys().all(|key| KEYS.iter().any(|it| it.0 == key)),
            "a key lacks its example"
        );
        assert_eq!(f_puzzles_keys().count(), KEYS.len());
    }

    #[test]
    fn a_key_that_is_taken_away_refuses_every_puzzle_that_uses_it() {
        for (key, value, _) in KEYS {
            let all: Vec<String> = KEYS
                .iter()
                .filter(|other| other.0 <= key)
                .map(|(key, value, _)| format!("\"{key}\":{value}"))
                .collect();
            for text in [json(9, &format!("\"{key}\":{value}")), json(9, &all.join(","))] {
                match f_puzzles_without(key, &text) {
                    Err(Problem::NotUnderstood { name, .. }) => assert_eq!(name, key),
                    other => panic!("{key}: {other:?}"),
                }
            }
            let empty =
                json(9, &format!("\"{key}\":{}", if value == "true" { "false" } else { "[]" }));
            assert!(
                f_puzzles_without(key, &empty).is_ok_and(|opened| opened.rules.is_empty()),
                "{key}"
            );
        }
    }

    #[test]
    fn drawings_refuse_unless_they_are_twins_of_rules() {
        let line = r##""line":[{"lines":[["R1C1","R2C2"]],"outlineC":"#F067F0","width":0.4"##;
        let renban = r#""renban":[{"lines":[["R1C1","R2C2"]]}]"#;
        for twin in [r#","fromConstraint":"Renban"}]"#, r#","isNewConstraint":true}]"#] {
            let puzzle = format!("{line}{twin},{renban}");
            assert_eq!(rules(9, &puzzle), "9x9; renban: r1c1 r2c2", "{twin}");
            // The twin of a rule that is not there is a drawing.
            let alone = refused(&json(9, &format!("{line}{twin}")));
            assert_eq!(alone.problem, not_understood("line", "R1C1 R2C2"));
        }
        for (key, entry, place) in [
            ("line", r#"{"lines":[["R1C1","R2C2"]]}"#, "R1C1 R2C2"),
            ("rectangle", r#"{"cells":["R1C1"]}"#, "R1C1"),
            ("circle", r#"{"cells":["R1C1","R1C2"]}"#, "R1C1 R1C2"),
            ("text", r#"{"cells":["R3C3"],"value":"12"}"#, "R3C3"),
            ("cage", r#"{"cells":["R1C1"],"value":"DR9"}"#, "R1C1"),
            ("foglight", r#"{"cells":["R5C5"]}"#, "R5C5"),
        ] {
            let text = json(9, &format!("\"{key}\":[{entry}],\"antiknight\":true"));
            assert_eq!(refused(&text).problem, not_understood(key, place));
            let ignoring = &open(&text, Unknown::Ignored).unwrap()[0];
            assert_eq!(ignoring.setup().to_line(), "9x9; anti-knight");
            let ignored = Ignored { name: key.to_owned(), place: place.to_owned() };
            assert_eq!(ignoring.ignored, [ignored]);
        }
        // A cage without cells is a text about the puzzle.
        assert_eq!(rules(9, r#""cage":[{"cells":[],"value":"author: Ann"}]"#), "9x9");
    }

    #[test]
    fn what_is_not_understood_within_a_key_refuses_too() {
        for (keys, name, place) in [
            (r#""killercage":[{"cells":["R1C1"],"value":"?"}]"#, "killercage", "R1C1"),
            (r#""thermometer":[{"lines":[["R1C1"]],"slow":true}]"#, "thermometer", "R1C1"),
            (r#""negative":["difference"]"#, "negative", "difference"),
            (r#""xv":[{"cells":["R1C1","R1C2"],"value":"L"}]"#, "xv", "R1C1 R1C2"),
            (r#""antiknight":"yes","antiking":7"#, "antiking", ""),
            (
                r#""littlekillersum":[{"cell":"R0C3","direction":"D","value":"9"}]"#,
                "littlekillersum",
                "R0C3",
            ),
            (r#""minDigit":1"#, "minDigit", ""),
        ] {
            assert_eq!(refused(&json(9, keys)).problem, not_understood(name, place), "{keys}");
        }
        assert_eq!(
            refused(&json(8, r#""lockout":[{"lines":[["R1C1","R1C2"]]}]"#)).problem,
            not_understood("lockout", "R1C1 R1C2")
        );
        let strange = json(9, "").replacen("{}", r#"{"fog":true}"#, 1);
        assert_eq!(refused(&strange).problem, not_understood("fog", "r1c1"));
        for keys in [
            r#""killercage":[{"cells":["R1C1","R10C1"],"value":"9"}]"#,
            r#""killercage":[{"cells":["R1C1","R1C1"],"value":"9"}]"#,
            r#""killercage":[{"cells":[]}]"#,
            r#""difference":[{"cells":["R1C1","R3C3"]}]"#,
            r#""sandwichsum":[{"cell":"R5C5","value":"9"}]"#,
            r#""arrow":[{"cells":["R1C1"],"lines":[["R1C1"]]}]"#,
            r#""clone":[{"cells":["R1C1"],"cloneCells":[]}]"#,
            r#""renban":[{"lines":[[]]}]"#,
        ] {
            assert!(matches!(refused(&json(9, keys)).problem, Problem::Rule { .. }), "{keys}");
        }
    }

    #[test]
    fn sizes_regions_and_marks_are_part_of_the_board() {
        assert_eq!(rules(6, r#""killercage":[{"cells":["R1C1","R6C6"]}]"#), "6x6; cage: r1c1 r6c6");
        assert_eq!(
            rules(16, r#""renban":[{"lines":[["R1C10","R16C16"]]}]"#),
            "16x16; renban: r1c10 r16c16"
        );
        assert_eq!(
            rules(6, r#""whispers":[{"lines":[["R1C1","R2C2"]]}]"#),
            "6x6; whisper 3: r1c1 r2c2"
        );
        assert_eq!(rules(7, r#""antiknight":true"#), "7x7; anti-knight");
        // Regions are named where they differ from the default, which is the row if there are no boxes.
        let three = r#"{"size":3,"grid":[[{},{},{"region":1}],[{"region":0},{},{}],[{},{},{}]]}"#;
        assert_eq!(line_of(three), "3x3; pieces aab abb ccc");
        let none = json(4, "").replacen("{}", r#"{"region":null}"#, 1);
        assert_eq!(line_of(&none), "4x4; pieces .abb aabb ccdd ccdd");
        // The numbers of boxes may be others.
        let boxes = r#"{"size":4,"grid":[[{"region":2},{"region":2},{},{}],[{"region":2},{"region":2},{},{}],[{"region":0},{"region":0},{},{}],[{"region":0},{"region":0},{},{}]]}"#;
        assert_eq!(line_of(boxes), "4x4");
        // A value that is not given was written in by a player.
        let half = json(4, "").replacen("{},{}", r#"{"value":1,"given":true},{"value":2}"#, 1);
        let sheet = opened(&half).sheet.on_any_board();
        assert_eq!((sheet.givens.len(), sheet.placed.len()), (1, 1));
        let marks =
            json(4, "").replacen("{}", r#"{"givenPencilMarks":[1,2],"centerPencilMarks":[3]}"#, 1);
        assert_eq!(line_of(&marks), "4x4; candidates 1 2: r1c1");
        for (text, problem) in [
            (json(2, ""), Problem::Layout { found: "2 rows".to_owned() }),
            (json(17, ""), Problem::Layout { found: "17 rows".to_owned() }),
            (
                json(4, "").replacen("{}", r#"{"value":5,"given":true}"#, 1),
                Problem::Value { found: "5".to_owned() },
            ),
            (
                json(4, "").replacen("{}", r#"{"region":"a"}"#, 1),
                Problem::Value { found: "\"a\"".to_owned() },
            ),
        ] {
            assert_eq!(refused(&text).problem, problem, "{text}");
        }
    }

    #[test]
    fn negatives_depend_on_the_dots_that_are_there() {
        let dot = r#""ratio":[{"cells":["R1C1","R1C2"],"value":"3"}]"#;
        assert_eq!(
            rules(9, &format!("{dot},\"negative\":[\"ratio\"]")),
            "9x9; negative ratio 3; ratio 3: r1c1 r1c2"
        );
        assert_eq!(
            rules(9, &format!("{dot},\"nonconsecutive\":true")),
            "9x9; negative difference 1; ratio 3: r1c1 r1c2"
        );
    }

    #[test]
    fn a_link_may_have_been_damaged_on_its_way() {
        let text = json(
            9,
            r#""killercage":[{"cells":["R1C1","R1C2"],"value":"15"}],"ruleset":"Two cells??///>>>"#,
        )
        .replace("///>>>", "///>>>\"");
        let payload = compressed(&text);
        let expected = "9x9; cage 15: r1c1 r1c2";
        let link = |payload: &str| format!("https://www.f-puzzles.com/?load={payload}");
        let encoded = payload.replace('+', "%2B").replace('/', "%2F");
        let twice = encoded.replace('%', "%25");
        for payload in [&payload, &encoded, &twice, &payload.replace('+', "%20")] {
            assert_eq!(line_of(&link(payload)), expected, "{payload}");
        }
        for link in [
            format!("https://sudokupad.app/fpuz{encoded}"),
            format!("https://sudokupad.app/fpuzzles{encoded}?setting-nogrid=1"),
            format!("fpuz{payload}"),
            format!("\u{feff}https://www.f-puzzles.com/?load={payload}\r\n"),
        ] {
            assert_eq!(line_of(&link), expected, "{link}");
        }
        // A link from which one of two slashes is lost, if this one has any; else the one made for it.
        // Characters with many ones give it slashes.
        let mut slashed = (0..1000).map(|n| {
            let rules = format!("{{\"ruleset\":\"\u{ffef}\u{fffd}\u{ffef}{n}\",");
            compressed(&json(9, "\"antiknight\":true").replacen('{', &rules, 1))
        });
        let slashed = slashed.find(|payload| payload.contains("//")).expect("one of so many");
        assert_eq!(line_of(&link(&slashed.replace("//", "/"))), "9x9; anti-knight");
        for end in [20, payload.len() / 2, payload.len() - 9] {
            let error = refused(&link(&payload[..end]));
            assert!(matches!(error.problem, Problem::Syntax { .. }), "{error}");
            assert_eq!((error.line, error.column), (1, 33));
        }
        let no_json = compressed("{\"size\":9");
        assert!(matches!(refused(&link(&no_json)).problem, Problem::Syntax { .. }));
        assert_eq!(
            refused(&link(&compressed("{}"))).problem,
            Problem::Layout { found: "0 rows".to_owned() }
        );
    }

    #[test]
    fn the_rule_text_is_kept() {
        let text = json(6, r#""ruleset":"Cages add up.","title":"T","author":"A","antiking":true"#);
        let AnySheet::Other(sheet) = opened(&text).sheet else { panic!("a 6×6") };
        assert_eq!(sheet.info.description.as_deref(), Some("Cages add up."));
        assert_eq!(sheet.info.title.as_deref(), Some("T"));
    }
}

mod killers {
    use super::*;

    const SAMPLES: [&str; 4] = [
        include_str!("../../../testdata/formats/killer-arrows.txt"),
        include_str!("../../../testdata/formats/killer-numbers.txt"),
        include_str!("../../../testdata/formats/killer-letters.tsv"),
        include_str!("../../../testdata/formats/killer-cages.txt"),
    ];

    #[test]
    fn the_forms_say_the_same() {
        let sorted = |text: &str| {
            let mut rules = open(text, Unknown::Refused).unwrap()[0].rules.clone();
            rules.sort_by_key(|rule| rule.to_line(&Layout::classic()));
            rules
        };
        let first = sorted(SAMPLES[0]);
        assert_eq!(first.len(), 41);
        assert!(SAMPLES.iter().all(|text| sorted(text) == first));
        let letters = &open(SAMPLES[2], Unknown::Refused).unwrap()[0];
        let AnySheet::Classic(sheet) = &letters.sheet else { panic!("classic") };
        assert!(sheet.solution.is_some() && sheet.info.title.as_deref() == Some("Evening"));
        let krazydad = format!("K{}", SAMPLES[2].replace("Evening\t1\t", "").replace('\t', ","));
        assert_eq!(sorted(&krazydad), first);
    }

    #[test]
    fn mistakes_are_told_with_their_place() {
        let arrows = SAMPLES[0].lines().nth(1).unwrap();
        let place = |text: &str| (refused(text).line, refused(text).column);
        assert_eq!(place(&arrows.replacen("<<A", "<!A", 1)), (1, 4));
        assert_eq!(place(&format!("{}{}", &arrows[..50], &arrows[51..])), (1, 81));
        // An arrow off the board, two that point to each other.
        assert_eq!(place(&format!("^{}", &arrows[1..])), (1, 1));
        assert_eq!(place(&format!("><{}", &arrows[2..])), (1, 1));
        let numbers = SAMPLES[1].lines().next().unwrap();
        assert_eq!(
            refused(&numbers.replacen("3x3::", "3x3:w:", 1)).problem,
            not_understood("w", "")
        );
        let diagonals = numbers.replacen("3x3::", "3x3:d:", 1);
        assert_eq!(opened(&diagonals).rules[0].name(), "x");
        assert!(matches!(
            refused(&numbers.replacen(":k:", ":k:x", 1)).problem,
            Problem::Value { .. }
        ));
        assert!(matches!(
            refused(&format!("{}1:", numbers)).problem,
            Problem::TooMany { found: 82, .. }
        ));
        assert!(matches!(refused(&numbers[..numbers.len() - 6]).problem, Problem::TooFew { .. }));
        // Two sums for a cage.
        let first = numbers.split(':').nth(3).unwrap();
        let other = (first.parse::<u32>().unwrap() + 256).to_string();
        let error = refused(&numbers.replacen(first, &other, 1));
        assert!(matches!(error.problem, Problem::Rule { .. }), "{error}");
        let letters = SAMPLES[2];
        assert!(matches!(
            refused(&letters.replacen(",9", "", 1)).problem,
            Problem::TooFew { .. } | Problem::Value { .. }
        ));
        assert!(matches!(
            refused(&letters.replacen("\tA", "\tz", 1)).problem,
            Problem::Rule { .. }
        ));
        let cages = SAMPLES[3];
        let wrong = cages.replacen("r1c2", "r0c2", 1);
        let column = wrong.lines().nth(1).unwrap().find("r0c2").unwrap() + 1;
        assert_eq!(place(&wrong), (2, column));
        assert_eq!(place("6: r1c1 r1c1"), (1, 9));
        assert_eq!(place("6: r1c1\n# so\n7\n"), (3, 1));
        assert_eq!(place("6: r1c1\n7:\n"), (2, 1));
    }

    #[test]
    fn a_jigsaw_with_lettered_pieces_is_no_killer() {
        let pieces: String = (0..81).map(|i| char::from(b'a' + (i / 9) as u8)).collect();
        let text = format!("{PUZZLE} {pieces} 12");
        assert_eq!(detect(&text).map(|format| format.name), Some("jigsaw"));
    }
}

mod boards {
    use super::*;

    #[test]
    fn sumocue_says_the_piece_of_each_cell() {
        let cell = |i: usize| format!("{}J{}", if i == 5 { 3 } else { 0 }, i / 4);
        let text = |cells: &[String]| format!("SumoCueV1={}", cells.join("="));
        let cells: Vec<String> = (0..16).map(cell).collect();
        assert_eq!(line_of(&text(&cells)), "4x4; boxes 1x4; givens .....3..........");
        let wrong = |at: usize, cell: &str| {
            let mut cells = cells.clone();
            cells[at] = cell.to_owned();
            refused(&text(&cells)).problem
        };
        assert_eq!(wrong(3, "5J0"), Problem::Value { found: "5J0".to_owned() });
        assert_eq!(wrong(3, "0X0"), Problem::Value { found: "0X0".to_owned() });
        assert!(matches!(wrong(3, "0J1"), Problem::Rule { .. }));
        assert!(matches!(refused(&text(&cells[1..])).problem, Problem::TooFew { found: 15, .. }));
        assert!(matches!(refused("SumoCueV2=0J0").problem, Problem::Unexpected { .. }));
    }

    #[test]
    fn five_lines_are_a_samurai_if_the_grids_agree() {
        let text = include_str!("../../../testdata/formats/samurai.txt");
        let grids: Vec<&str> = text.lines().collect();
        let whole = opened(text).sheet;
        assert_eq!(whole.layout(), Layout::samurai());
        // The one in the middle may leave empty what it shares.
        let middle: String = grids[2]
            .chars()
            .enumerate()
            .map(|(i, c)| if (i / 27 != 1) && (i % 9 / 3 != 1) { '.' } else { c })
            .collect();
        let mut other = grids.clone();
        other[2] = &middle;
        assert_eq!(opened(&other.join("\r\n")).sheet, whole);
        // Five puzzles are five puzzles, and so are four grids or six.
        let five = [PUZZLE; 5].join("\n");
        assert_eq!(open(&five, Unknown::Refused).unwrap().len(), 5);
        assert_eq!(open(&grids[..4].join("\n"), Unknown::Refused).unwrap().len(), 4);
        assert_eq!(
            open(&[&grids[..], &grids[..1]].concat().join("\n"), Unknown::Refused).unwrap().len(),
            6
        );
    }

    #[test]
    fn ksudoku_has_boards_of_other_sizes() {
        let game = |graph: &str, values: &str| {
            format!(
                "<!DOCTYPE ksudoku><ksudoku><game><puzzle>{graph}<values>{values}</values></puzzle></game></ksudoku>"
            )
        };
        let four = r#"<graph order="4" type="sudoku"/>"#;
        assert_eq!(line_of(&game(four, "b_____________e_")), "4x4; givens 1..........4....");
        let cells = "_".repeat(16);
        let custom = |parts: &str| {
            game(
                &format!(
                    r#"<graph order="4" sizeX="4" sizeY="4" sizeZ="1" type="custom" name="n">{parts}</graph>"#
                ),
                &cells,
            )
        };
        let pieces = r#"<sudokugroups at="0" withblocks="0"/><clique size="4">0 1 2 4</clique><clique size="4">3 5 6 7</clique><clique size="4">8 9 10 12</clique><clique size="4">11 13 14 15</clique>"#;
        assert_eq!(
            line_of(&custom(pieces)),
            "4x4; pieces aacc abcd abcd bbdd".replace("aacc abcd abcd bbdd", "aabb acbd acbd ccdd")
        );
        let x = r#"<sudokugroups at="0" withblocks="1"/><clique size="4">0 5 10 15</clique>"#;
        assert_eq!(line_of(&custom(x)), "4x4; extra-region: r1c1 r2c2 r3c3 r4c4");
        let cage = r#"<sudokugroups at="0"/><cage operator="4" value="5" size="2">0 1</cage>"#;
        assert_eq!(line_of(&custom(cage)), "4x4; cage 5: r1c1 r2c1");
        let product = r#"<sudokugroups at="0"/><cage operator="3" value="6" size="2">0 1</cage>"#;
        assert_eq!(
            refused(&custom(product)).problem,
            not_understood("cage operator=3", "r1c1 r2c1")
        );
        assert_eq!(open(&custom(product), Unknown::Ignored).unwrap()[0].ignored.len(), 1);
        for (parts, is) in [
            (r#"<roxdokugroups at="0"/>"#, "NotUnderstood"),
            (r#"<sudokugroups at="99"/>"#, "Value"),
            (r#"<sudokugroups at="0"/><clique size="3">0 1</clique>"#, "TooFew"),
            (r#"<sudokugroups at="0"/><clique size="2">0 0</clique>"#, "Value"),
            (r#"<sudokugroups at="0"/><fog/>"#, "NotUnderstood"),
            ("", "Variant"),
        ] {
            let problem = format!("{:?}", refused(&custom(parts)).problem);
            assert!(problem.starts_with(is), "{parts}: {problem}");
        }
        assert!(matches!(refused(&game(four, "b")).problem, Problem::TooFew { .. }));
        assert!(matches!(
            refused(&game(four, "f_______________")).problem,
            Problem::Unexpected { .. }
        ));
        let flat = r#"<graph order="4" sizeY="0" type="custom"/>"#;
        assert!(matches!(refused(&game(flat, &cells)).problem, Problem::Size { .. }));
        let deep = r#"<graph order="4" sizeZ="4" type="custom"/>"#;
        assert_eq!(
            refused(&game(deep, &cells)).problem,
            Problem::Variant { rule: "sizeZ".to_owned() }
        );
    }
}

/// Each sample with the ends of lines and the mark of other systems is the same.
#[test]
fn ends_of_lines_and_marks_change_nothing() {
    for (name, text) in crate::format::samples() {
        let format = detect(text).expect("a sample");
        let expected = format.open_all(text, Unknown::Refused);
        if name.contains("crlf") || !matches!(format.read, ennead_format::Reader::Ruled(_)) {
            continue;
        }
        let other = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        let decoded = ennead_format::decode(other.as_bytes()).expect("UTF-8");
        assert_eq!(detect(&decoded).map(|it| it.name), Some(format.name), "{name}");
        assert_eq!(format.open_all(&decoded, Unknown::Refused), expected, "{name}");
    }
}
