//! The JSON called sudoku-puzzle.

use ennead_format::{Opened, Problem, Unknown, WriteError, by_name};
use ennead_rule::{KINDS, Setup};

fn open(text: &str, unknown: Unknown) -> Result<Opened, Problem> {
    let format = by_name("sudoku-puzzle").expect("a format");
    let opened = format.open(text, unknown).map_err(|error| error.problem);
    opened.map(|mut all| all.swap_remove(0))
}

fn write(opened: &Opened) -> Result<String, WriteError> {
    by_name("sudoku-puzzle").expect("a format").write(opened)
}

/// A puzzle of 4×4 with these rules besides its grid.
fn with(rules: &str) -> String {
    let comma = if rules.is_empty() { "" } else { "," };
    format!(
        r#"{{"format":"sudoku-puzzle","format_version":1,"board":{{"rows":4,"cols":4}},"digits":4,
        "givens":[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],
        "rules":[{{"type":"box_grid","origin":"r1c1","box":[2,2]}}{comma}{rules}]}}"#
    )
}

#[test]
fn what_is_written_is_read_back() {
    let mut lost = Vec::new();
    let more = [
        "cage: r1c1 r2c2",
        "x",
        "diagonal falling",
        "negative ratio 2",
        "negative sum 5 10",
        "whisper 5: r1c1 r1c2 r2c2 r2c1 r1c1",
        "xv 7: r1c1 r1c2",
        "difference 3: r1c1 r1c2",
        "sum 9: r1c1 r3c3",
    ];
    for line in KINDS.iter().map(|kind| kind.example).chain(more) {
        let setup = Setup::read(&format!("9x9; given 3: r5c5; {line}")).expect(line);
        let opened = Opened::from(setup.clone());
        match write(&opened) {
            Ok(text) => {
                let read =
                    open(&text, Unknown::Refused).unwrap_or_else(|it| panic!("{line}: {it}"));
                let same = |rule: &str| {
                    match rule {
                        // They are said by what they are made of.
                        "x" => "extra-region",
                        "diagonal" | "windoku" => "extra-region",
                        "quad" => "contains",
                        other => other,
                    }
                    .to_owned()
                };
                let names = |setup: &Setup| {
                    let mut names: Vec<String> =
                        setup.rules.iter().map(|rule| same(rule.name())).collect();
                    names.dedup();
                    names
                };
                assert_eq!(names(&read.setup()), names(&setup), "{line}");
                let is_said_otherwise =
                    ["x", "diagonal", "windoku", "quad"].contains(&setup.rules[0].name());
                if !is_said_otherwise {
                    assert_eq!(read.setup(), setup, "{line}");
                }
            }
            Err(WriteError::Lost { what }) => {
                assert_eq!(what.len(), 1, "{line}");
                lost.push(setup.rules[0].name());
            }
            Err(other) => panic!("{line}: {other:?}"),
        }
    }
    let expected = "rellik equality-cage look-and-say lunchbox nabner sum-line entropic minimum \
                    maximum hidden-skyscraper numbered-room row-indexer column-indexer box-indexer \
                    index same-values exactly count different different-counter disjoint-groups \
                    offset pair every-pair neighbours pair-table every-pair-table line-rule \
                    line-table either copies";
    lost.dedup();
    let lost: Vec<&str> = lost.into_iter().filter(|it| *it != "sum").collect();
    assert_eq!(lost.join(" "), expected.split_whitespace().collect::<Vec<_>>().join(" "));
}

#[test]
fn boards_are_written_and_read_back() {
    for line in [
        "4x4; given 1: r1c1",
        "6x6",
        "6x6; boxes 3x2",
        "7x7",
        "9x9; boxes none",
        "5x5; pieces aaabb aabbb cccdd ccddd eeeee",
        "samurai; given 3: r1c1",
        "16x16",
    ] {
        let setup = Setup::read(line).expect(line);
        let text =
            write(&Opened::from(setup.clone())).unwrap_or_else(|it| panic!("{line}: {it:?}"));
        let read = open(&text, Unknown::Refused).unwrap_or_else(|it| panic!("{line}: {it}"));
        assert_eq!(read.setup(), setup, "{line}");
    }
    for line in ["4x4; values 0-3", "3x4; boxes none"] {
        let opened = Opened::from(Setup::read(line).expect(line));
        assert!(matches!(write(&opened), Err(WriteError::Lost { .. })), "{line}");
    }
}

#[test]
fn what_is_not_known_is_refused_by_name() {
    for (rule, name) in [
        (r#"{"type":"custom"}"#, "custom"),
        (r#"{"type":"vudoku","cells":["r1c1","r1c2","r2c1"]}"#, "vudoku"),
        (r#"{"type":"edge","kind":"product","value":4,"cells":["r1c1","r1c2"]}"#, "edge product"),
        (r#"{"type":"neighbours","kind":"antiknight","area":"r1c1"}"#, "neighbours antiknight"),
        (r#"{"type":"cage","cells":["r1c1"],"colour":"red"}"#, "cage"),
        (r#"{"type":"cage","cells":[]}"#, "cage"),
        (r#"{"type":"cage","cells":["R1C1"]}"#, "cage"),
        (r#"{"type":"cage","sum":1.5,"cells":["r1c1"]}"#, "cage"),
        (r#"{"type":"line","kind":"whisper","cells":["r1c1","r1c2"]}"#, "line whisper"),
        (r#"{"type":"sandwich","side":"top","sum":2,"cells":["r1c1","r2c1"]}"#, "sandwich"),
        (r#"{"type":"negative","of":"cell","kind":"odd"}"#, "negative odd"),
    ] {
        let text = with(rule);
        let refused = open(&text, Unknown::Refused).expect_err(rule);
        let Problem::NotUnderstood { name: found, .. } = refused else {
            panic!("{rule}: {refused}")
        };
        assert_eq!(found, name, "{rule}");
        let read = open(&text, Unknown::Ignored).unwrap_or_else(|it| panic!("{rule}: {it}"));
        assert_eq!((read.rules.len(), read.ignored.len()), (0, 1), "{rule}");
    }
}

#[test]
fn nonsense_is_refused() {
    let sound = with("");
    assert!(open(&sound, Unknown::Refused).is_ok());
    for (part, instead) in [
        ("\"format_version\":1", "\"format_version\":2"),
        ("\"digits\":4", "\"digits\":5"),
        ("\"digits\":4", "\"digits\":99"),
        ("\"rows\":4", "\"rows\":5"),
        ("\"rows\":4", "\"rows\":-1"),
        ("[1,0,0", "[1,0"),
        ("[1,0,0", "[1,0,0,0"),
        ("[1,0,0", "[5,0,0"),
        ("[1,0,0", "[null,0,0"),
        ("r1c1", "r2c2"),
        ("r1c1", "x"),
        ("[2,2]", "[2,3]"),
        ("box_grid", "gird"),
        ("]}", ""),
    ] {
        let broken = sound.replacen(part, instead, 1);
        assert_ne!(broken, sound, "{part}");
        assert!(open(&broken, Unknown::Refused).is_err(), "{part} {instead}");
    }
    let off = with(r#"{"type":"cage","cells":["r5c1"]}"#);
    assert!(matches!(open(&off, Unknown::Ignored), Err(Problem::Rule { .. })));
}

/// The format demands that the place of a clue, on that side of its first cell, is no cell.
#[test]
fn a_diagonal_clue_stands_on_a_side_that_is_free() {
    for (lane, side) in [
        ("r1c4 down-right", "top"),
        ("r6c1 down-right", "left"),
        ("r3c9 up-left", "right"),
        ("r9c6 up-right", "bottom"),
        ("r1c9 down-left", "top"),
    ] {
        let setup = Setup::read(&format!("9x9; little-killer 20: {lane}")).expect(lane);
        let text = write(&Opened::from(setup)).expect("it is held");
        assert!(text.contains(&format!(r#""side":"{side}""#)), "{lane}: {text}");
    }
}
