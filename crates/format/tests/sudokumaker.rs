//! Puzzles of Sudoku Maker: what is read of them, and what refuses them.

use ennead_board::{AnySheet, Cell, ValueSet};
use ennead_format::{Ignored, Opened, Problem, Unknown, by_name, detect, open};

/// A puzzle with these fields, so many cells, and these elements.
fn puzzle(fields: &str, cells: usize, elements: &str) -> String {
    let cells = vec!["{}"; cells].join(",");
    format!(
        r#"{{"formatVersion":"1.5.0","puzzle":{{"name":"","author":""{fields},"cells":[{cells}],"constraints":[{elements}]}}}}"#
    )
}

/// The regions of a 9×9.
fn boxes() -> String {
    let regions = (0..81).map(|i| (i / 27 * 3 + i % 9 / 3).to_string());
    format!(r#"{{"type":1,"regions":[{}]}}"#, regions.collect::<Vec<_>>().join(","))
}

/// A 9×9 with boxes and an element more.
fn classic(elements: &str) -> String {
    puzzle("", 81, &format!("{},{elements}", boxes()))
}

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

fn problem(text: &str) -> Problem {
    open(text, Unknown::Refused).expect_err(text).problem
}

fn not_understood(name: &str, place: &str) -> Problem {
    Problem::NotUnderstood { name: name.to_owned(), place: place.to_owned() }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of cases")]
fn each_element_is_read_as_sudoku_maker_means_it() {
    let mut wrong = Vec::new();
    for (element, expected) in [
        (r#"{"type":0}"#, ""),
        (r#"{"type":10,"style":{"color":"red"}}"#, "diagonal falling"),
        (r#"{"type":11}"#, "diagonal rising"),
        (r#"{"type":12}"#, "anti-king"),
        (r#"{"type":13}"#, "anti-knight"),
        (r#"{"type":14}"#, "disjoint-groups"),
        (r#"{"type":15}"#, "non-consecutive"),
        (r#"{"type":16,"groups":[896,14,112]}"#, "global-entropy"),
        (r#"{"type":16,"groups":[]}"#, ""),
        // Cells are numbered in reading order.
        (r#"{"type":100,"cells":[0,10]}"#, "even: r1c1 r2c2"),
        (r#"{"type":101,"cells":[80]}"#, "odd: r9c9"),
        (r#"{"type":102,"cells":[0]}"#, "maximum: r1c1"),
        (r#"{"type":103,"cells":[0]}"#, "minimum: r1c1"),
        (r#"{"type":103,"cells":[]}"#, ""),
        // Edges to the left of cells, then those below them.
        (r#"{"type":200,"clues":[{"value":1,"edge":1}]}"#, "difference 1: r1c1 r1c2"),
        (r#"{"type":200,"clues":[{"value":3,"edge":9}]}"#, "difference 3: r1c1 r2c1"),
        (r#"{"type":201,"clues":[{"value":2,"edge":44}]}"#, "ratio 2: r3c8 r3c9"),
        (r#"{"type":201,"clues":[],"negative":[2,3]}"#, "negative ratio 2 3"),
        (r#"{"type":202,"clues":[{"value":5,"edge":152}]}"#, "xv 5: r9c8 r9c9"),
        (r#"{"type":202,"clues":[{"value":10,"edge":143}]}"#, "xv 10: r8c9 r9c9"),
        (r#"{"type":202,"clues":[],"negative":[10,5]}"#, "negative sum 5 10"),
        (r#"{"type":300,"thermometers":[[0,1,2]],"slow":false}"#, "thermometer: r1c1-3"),
        (
            r#"{"type":300,"thermometers":[[2,1],[3,4]],"slow":true}"#,
            "slow-thermometer: r1c3 r1c2; slow-thermometer: r1c4 r1c5",
        ),
        (
            r#"{"type":301,"cages":[{"cells":[0,9],"value":7},{"cells":[1],"value":0},{"cells":[2]}]}"#,
            "cage 7: r1c1 r2c1; cage: r1c2; cage: r1c3",
        ),
        // Groups of equal cells.
        (r#"{"type":302,"groups":[[63,62],[72,71]]}"#, "clone: r8c1 r9c1 | r7c9 r8c9"),
        (r#"{"type":302,"groups":[[0,10,20]]}"#, "clone: r1c1 | r2c2; clone: r1c1 | r3c3"),
        // Corners at the upper left of cells.
        (r#"{"type":303,"clues":[{"corner":11,"digits":[3,1,3]}]}"#, "quad 1 3 3: r1c1"),
        (r#"{"type":303,"clues":[{"corner":88,"digits":[9]}]}"#, "quad 9: r8c8"),
        (r#"{"type":303,"clues":[{"corner":11,"digits":[]}]}"#, ""),
        (
            r#"{"type":304,"cages":[{"cells":[0,1],"value":"1522"}]}"#,
            "look-and-say 1x5 2x2: r1c1 r1c2",
        ),
        (r#"{"type":305,"cells":[0,80]}"#, "extra-region: r1c1 r9c9"),
        (r#"{"type":400,"lines":[[0,1]]}"#, "renban: r1c1 r1c2"),
        (r#"{"type":401,"lines":[[0,1]],"minDifference":4}"#, "whisper 4: r1c1 r1c2"),
        (r#"{"type":402,"lines":[[0,1,10]]}"#, "palindrome: r1c1 r1c2 r2c2"),
        (r#"{"type":403,"lines":[[0,1,2]]}"#, "between: r1c1-3"),
        (r#"{"type":404,"lines":[[2,3]],"singleRegionTotals":false}"#, "region-sum: r1c3 r1c4"),
        (r#"{"type":404,"lines":[[2,3]],"singleRegionTotals":true}"#, "region-sum: r1c3 r1c4"),
        // Each visit of the first box by itself, or all together.
        (
            r#"{"type":404,"lines":[[2,3,12,11]],"singleRegionTotals":false}"#,
            "region-sum: r1c3 r1c4 r2c4 r2c3",
        ),
        (
            r#"{"type":404,"lines":[[2,3,12,11]],"singleRegionTotals":true}"#,
            "equal-sums: r1c3 r2c3 | r1c4 r2c4",
        ),
        // Groups of digits are bits; what they are is told from them, in whatever order.
        (r#"{"type":406,"lines":[[0,1,2]],"groups":[896,112,14]}"#, "entropic: r1c1-3"),
        (r#"{"type":406,"lines":[[0,1,2]],"groups":[584,146,292]}"#, "modular 3: r1c1-3"),
        (r#"{"type":406,"lines":[[0,1,2]],"groups":[340,682]}"#, "parity: r1c1-3"),
        (r#"{"type":406,"lines":[[0,1,2]],"groups":[32,66,132,264,528]}"#, "modular 5: r1c1-3"),
        (
            r#"{"type":406,"lines":[[0,1,2]],"groups":[6,8]}"#,
            "every-pair-table 1-3 2-3 3-1 3-2: r1c1 r1c2; \
             every-pair-table 1-3 2-3 3-1 3-2: r1c2 r1c3",
        ),
        (
            r#"{"type":406,"lines":[[0,1,10,9,0]],"groups":[2,4,8]}"#,
            "every-pair-table 1-2 1-3 2-1 2-3 3-1 3-2: r1c1 r1c2 r2c2; \
             every-pair-table 1-2 1-3 2-1 2-3 3-1 3-2: r1c2 r2c1 r2c2; \
             every-pair-table 1-2 1-3 2-1 2-3 3-1 3-2: r1c1 r2c1 r2c2; \
             every-pair-table 1-2 1-3 2-1 2-3 3-1 3-2: r1c1 r1c2 r2c1",
        ),
        (r#"{"type":406,"lines":[[5]],"groups":[2,4]}"#, "candidates 1 2: r1c6"),
        (r#"{"type":406,"lines":[],"groups":[2,6]}"#, ""),
        // Half of the digits.
        (r#"{"type":407,"lines":[[0,1,2]]}"#, "lockout 4: r1c1-3"),
        (
            r#"{"type":408,"bulbsWithArrows":[{"bulbCells":[0],"arrows":[[0,1,2],[0,9]]}]}"#,
            "arrow: r1c1 | r1c2 r1c3; arrow: r1c1 | r2c1",
        ),
        // A pill is read in reading order.
        (
            r#"{"type":408,"bulbsWithArrows":[{"bulbCells":[0,1],"arrows":[[1,2],[0,9]]}]}"#,
            "arrow: r1c1 r1c2 | r1c3; arrow: r1c1 r1c2 | r2c1",
        ),
        (r#"{"type":409,"lines":[[0,1,2]]}"#, "double-arrow: r1c1-3"),
        // A ring of places around the board; what rises looks up or down, as it can.
        (
            r#"{"type":500,"clues":[{"value":27,"outerCell":2,"diagonal":-1}]}"#,
            "little-killer 27: r1c3 down-right",
        ),
        (
            r#"{"type":500,"clues":[{"value":27,"outerCell":2,"diagonal":1}]}"#,
            "little-killer 27: r1c1 down-left",
        ),
        (
            r#"{"type":500,"clues":[{"value":27,"outerCell":0,"diagonal":-1}]}"#,
            "little-killer 27: r1c1 down-right",
        ),
        (
            r#"{"type":500,"clues":[{"value":27,"outerCell":22,"diagonal":1}]}"#,
            "little-killer 27: r1c1 up-right",
        ),
        (
            r#"{"type":500,"clues":[{"value":27,"outerCell":22,"diagonal":-1}]}"#,
            "little-killer 27: r3c1 down-right",
        ),
        (
            r#"{"type":500,"clues":[{"value":27,"outerCell":32,"diagonal":1}]}"#,
            "little-killer 27: r3c9 down-left",
        ),
        (
            r#"{"type":500,"clues":[{"value":27,"outerCell":32,"diagonal":-1}]}"#,
            "little-killer 27: r1c9 up-left",
        ),
        (
            r#"{"type":500,"clues":[{"value":27,"outerCell":112,"diagonal":1}]}"#,
            "little-killer 27: r9c3 up-right",
        ),
        (
            r#"{"type":500,"clues":[{"value":27,"outerCell":112,"diagonal":-1}]}"#,
            "little-killer 27: r9c1 up-left",
        ),
        (r#"{"type":500,"clues":[{"outerCell":2,"diagonal":-1}]}"#, ""),
        (
            r#"{"type":501,"clues":[{"value":0,"outerCell":1},{"value":5,"outerCell":22}]}"#,
            "sandwich 0: r1c1 down; sandwich 5: r2c1 right",
        ),
        (
            r#"{"type":502,"clues":[{"value":9,"outerCell":111},{"value":5,"outerCell":32}]}"#,
            "x-sum 9: r9c1 up; x-sum 5: r2c9 left",
        ),
        (r#"{"type":503,"clues":[{"value":3,"outerCell":9}]}"#, "skyscraper 3: r1c9 down"),
        (r#"{"type":504,"clues":[{"value":3,"outerCell":9}]}"#, "numbered-room 3: r1c9 down"),
        (r#"{"type":600,"cells":[0,1]}"#, "row-indexer: r1c1 r1c2"),
        (r#"{"type":601,"cells":[0,9]}"#, "column-indexer: r1c1 r2c1"),
        // Names are the setter's; what is switched off is no rule; nothing drawn is no drawing.
        (
            r#"{"type":300,"name":"rivers","thermometers":[[0,1]],"slow":true}"#,
            "slow-thermometer: r1c1 r1c2",
        ),
        (r#"{"type":301,"disabled":true,"cages":[{"cells":[0,9],"value":7}]}"#, ""),
        (r#"{"type":1000,"disabled":true,"definition":{"name":"N"}}"#, ""),
        (r#"{"type":2000,"name":"Lines","lines":[],"style":{}}"#, ""),
        (r#"{"type":2002,"symbols":[],"params":[]}"#, ""),
    ] {
        let read = line_of(&classic(element)).split_whitespace().collect::<Vec<_>>().join(" ");
        let expected =
            if expected.is_empty() { "9x9".to_owned() } else { format!("9x9; {expected}") };
        if read != expected {
            wrong.push(format!("{element}\n  {read}\n  {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

mod meaning {
    use super::*;
    use ennead_board::{Givens, Value};
    use ennead_rule::{Filled, Scene};

    /// Whether all rules hold on a 9×9 with these digits in these cells, and 1 elsewhere.
    fn holds(element: &str, digits: &[(usize, u8)]) -> bool {
        let opened = opened(&classic(element));
        let layout = opened.sheet.layout();
        let mut board = Givens::blank(&layout);
        layout.cells().iter().for_each(|cell| board.set(cell, Some(Value::new(1))));
        for &(id, digit) in digits {
            board.set(Cell::at(id / 9, id % 9), Some(Value::new(digit)));
        }
        let filled = Filled::new(Scene::new(&layout, &opened.rules), &board).expect("full");
        opened.rules.iter().all(|rule| rule.fit(&layout).is_ok() && rule.holds(&filled))
    }

    #[test]
    fn a_sequence_goes_on_by_equal_steps() {
        let line = |digits: &[u8]| {
            let element = r#"{"type":405,"lines":[[0,1,2,3]]}"#;
            let element = match digits.len() {
                1 => element.replace("0,1,2,3", "0"),
                2 => element.replace("0,1,2,3", "0,1"),
                _ => element.to_owned(),
            };
            let digits: Vec<(usize, u8)> = digits.iter().copied().enumerate().collect();
            holds(&element, &digits)
        };
        for digits in [&[1, 2, 3, 4][..], &[9, 7, 5, 3], &[3, 3, 3, 3], &[9, 1], &[5]] {
            assert!(line(digits), "{digits:?}");
        }
        for digits in [[1, 2, 3, 5], [1, 3, 4, 5], [1, 2, 1, 2], [3, 3, 3, 4]] {
            assert!(!line(&digits), "{digits:?}");
        }
    }

    #[test]
    fn every_square_has_a_digit_of_each_group() {
        // The first square has 1 1 1 1; with low and high digits by columns, all have both.
        let low_high = r#"{"type":16,"groups":[30,960]}"#;
        assert!(!holds(low_high, &[]));
        let columns: Vec<(usize, u8)> =
            (0..81).map(|id| (id, if id % 2 == 0 { 4 } else { 6 })).collect();
        assert!(holds(low_high, &columns));
        let mut but_one = columns.clone();
        but_one[80].1 = 6;
        assert!(holds(low_high, &but_one));
        but_one[70].1 = 6;
        assert!(!holds(low_high, &but_one));
        // A digit of no group helps nobody.
        let fives: Vec<(usize, u8)> = (0..81).map(|id| (id, 5)).collect();
        assert!(!holds(low_high, &fives));
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of cases")]
fn what_is_not_understood_refuses_with_its_name_and_place() {
    for (element, name, place) in [
        (
            r#"{"type":1000,"definition":{"name":"mod 5"},"input":{"groups":[{"cells":[3,4],"value":""}]}}"#,
            "custom constraint (mod 5)",
            "r1c4 r1c5",
        ),
        (
            r#"{"type":1000,"definition":{"name":"global"},"input":{}}"#,
            "custom constraint (global)",
            "",
        ),
        (
            r#"{"type":1000,"definition":{"name":"a name of more than forty letters, which is long"}}"#,
            "custom constraint (a name of more than)",
            "",
        ),
        (
            r#"{"type":2000,"lines":[[{"x":2.5,"y":1.5},{"x":3.5,"y":1.5}]]}"#,
            "cosmetic lines",
            "r2c3",
        ),
        (
            r#"{"type":2001,"name":"sum mod 5","cages":[{"value":"4","cells":[32,41]}]}"#,
            "cosmetic cages (sum mod 5)",
            "r4c6 r5c6",
        ),
        (
            r#"{"type":2002,"params":[{"type":"text"}],"symbols":[[5.5,4.5,0]]}"#,
            "cosmetic symbols",
            "r5c6",
        ),
        (r#"{"type":2002,"symbols":[[1e300,1e300]]}"#, "cosmetic symbols", ""),
        (r#"{"type":4000,"cells":[36]}"#, "fog lights", "r5c1"),
        (r#"{"type":4000}"#, "fog lights", ""),
        (r#"{"type":4001,"triggers":[{"cells":[50],"label":"A"}]}"#, "custom fog clearing", ""),
        (r#"{"type":700,"cells":[1]}"#, "type 700", "r1c2"),
        (r#"{"cells":[1]}"#, "type null", "r1c2"),
        // It stands there for people, but its solver is told to ignore it.
        (r#"{"type":400,"solverIgnored":true,"lines":[[0,1]]}"#, "renban lines", "r1c1 r1c2"),
        // Fields that a newer version may have added.
        (r#"{"type":400,"lines":[[0,1]],"cyclic":true}"#, "renban lines", "r1c1 r1c2"),
        (r#"{"type":301,"cages":[{"cells":[0],"repeats":true}]}"#, "killer cages", "field repeats"),
        (r#"{"type":200,"clues":[{"value":0,"edge":1}]}"#, "differences", "value 0"),
        (r#"{"type":200,"clues":[{"edge":1}]}"#, "differences", "no value"),
        (r#"{"type":202,"clues":[{"value":7,"edge":1}]}"#, "XV", "value 7"),
        (r#"{"type":202,"clues":[],"negative":[7]}"#, "XV", "negative"),
        (r#"{"type":304,"cages":[{"cells":[0],"value":"15a"}]}"#, "look-and-say cages", "r1c1"),
        (r#"{"type":401,"lines":[[0,1]]}"#, "whisper lines", "r1c1 r1c2"),
        // Lines that touch may be one with branches.
        (r#"{"type":404,"lines":[[0,1],[1,2]]}"#, "region sum lines", "r1c1 r1c2"),
        (r#"{"type":406,"lines":[[0,1]],"groups":[6,12]}"#, "digit group lines", "r1c1 r1c2"),
        (
            r#"{"type":408,"bulbsWithArrows":[{"bulbCells":[1,0],"arrows":[[1,2]]}]}"#,
            "arrows",
            "r1c2 r1c1",
        ),
        // A dot of one kind that does not free its border of the other kind's negative rule.
        (
            r#"{"type":200,"clues":[{"value":1,"edge":1}],"overrideNegativeRatios":false},
               {"type":201,"clues":[],"negative":[2]}"#,
            "differences",
            "overrideNegativeRatios",
        ),
        (
            r#"{"type":202,"clues":[],"negative":[5]},{"type":202,"clues":[{"value":5,"edge":1}]}"#,
            "XV",
            "negative",
        ),
        (r#"{"type":1,"regions":[]}"#, "regions, a second time", ""),
    ] {
        let text = classic(element);
        assert_eq!(problem(&text), not_understood(name, place), "{element}");
        let ignored = &open(&text, Unknown::Ignored).unwrap()[0].ignored;
        let expected = Ignored { name: name.to_owned(), place: place.to_owned() };
        assert_eq!(ignored[..], [expected], "{element}");
    }
    // Without its clues, or without the other kind's negative rule, it says nothing.
    for element in [
        r#"{"type":200,"clues":[],"overrideNegativeRatios":false},{"type":201,"clues":[],"negative":[2]}"#,
        r#"{"type":200,"clues":[{"value":1,"edge":1}],"overrideNegativeRatios":false}"#,
    ] {
        opened(&classic(element));
    }
    assert_eq!(problem(&puzzle(r#","loops":true"#, 81, "")), not_understood("loops", ""));
    let strange_cell = classic("").replacen("{}", r#"{"hidden":true}"#, 1).replace(",]", "]");
    assert_eq!(problem(&strange_cell), not_understood("hidden", "r1c1"));
    // How it looks is of no matter.
    let coloured = puzzle("", 81, "").replacen("{}", r#"{"colors":4}"#, 1);
    assert_eq!(line_of(&coloured), "9x9; boxes none");
}

#[test]
fn what_makes_no_sense_is_told() {
    for element in [
        r#"{"type":100,"cells":[81]}"#,
        r#"{"type":100,"cells":[-1]}"#,
        r#"{"type":100,"cells":["a"]}"#,
        r#"{"type":100,"cells":[0,0]}"#,
        r#"{"type":100,"cells":{}}"#,
        r#"{"type":202,"clues":[{"value":5,"edge":0}]}"#,
        r#"{"type":202,"clues":[{"value":5,"edge":153}]}"#,
        r#"{"type":202,"clues":[{"value":5,"edge":18446744073709551615}]}"#,
        r#"{"type":202,"clues":[5]}"#,
        r#"{"type":302,"groups":[[0,0]]}"#,
        r#"{"type":303,"clues":[{"corner":0,"digits":[1]}]}"#,
        r#"{"type":303,"clues":[{"corner":19,"digits":[1]}]}"#,
        r#"{"type":303,"clues":[{"corner":11,"digits":[10]}]}"#,
        r#"{"type":400,"lines":[[]]}"#,
        r#"{"type":408,"bulbsWithArrows":[{"bulbCells":[0],"arrows":[[1,2]]}]}"#,
        r#"{"type":408,"bulbsWithArrows":[{"bulbCells":[0],"arrows":[[0]]}]}"#,
        r#"{"type":500,"clues":[{"value":5,"outerCell":10,"diagonal":-1}]}"#,
        r#"{"type":501,"clues":[{"value":5,"outerCell":0}]}"#,
        r#"{"type":501,"clues":[{"value":5,"outerCell":12}]}"#,
        r#"{"type":501,"clues":[{"value":5,"outerCell":121}]}"#,
        r#"{"type":504,"clues":[{"value":10,"outerCell":1}]}"#,
        r#"{"type":16,"groups":[-1]}"#,
    ] {
        let found = problem(&classic(element));
        assert!(matches!(found, Problem::Rule { .. }), "{element}: {found:?}");
    }
}

#[test]
fn boards_have_the_sizes_and_digits_that_are_said() {
    let latin = puzzle("", 81, "");
    assert_eq!(line_of(&latin), "9x9; boxes none");
    assert_eq!(line_of(&classic(r#"{"type":0}"#)), "9x9");
    assert_eq!(line_of(&puzzle(r#","type":"sudoku","size":6"#, 36, "")), "6x6; boxes none");
    let regions = r#"{"type":1,"regions":[0,0,-1,1, 0,0,1,1, 2,2,3,3, 2,2,3,3]}"#;
    assert_eq!(
        line_of(&puzzle(r#","type":"sudoku","size":4"#, 16, regions)),
        "4x4; pieces aa.b aabb ccdd ccdd"
    );
    let custom = r#","type":"custom","width":3,"height":2,"minDigit":0,"maxDigit":4"#;
    let rows = r#"{"type":2003}"#;
    assert_eq!(line_of(&puzzle(custom, 6, rows)), "2x3; values 0-4");
    assert_eq!(line_of(&puzzle(r#","type":"custom""#, 81, rows)), "9x9; boxes none");
    // Without rows and columns, cells may repeat unless a rule says otherwise; regions are such rules.
    let alone = format!(r#"{{"type":1,"regions":[0,0,1,-1,2,1]}},{rows}"#);
    let alone = alone.replace(rows, r#"{"type":12}"#);
    let read = opened(&puzzle(custom, 6, &alone));
    let lines: Vec<String> =
        read.rules.iter().map(|rule| rule.to_line(&read.sheet.layout())).collect();
    assert_eq!(lines, ["extra-region: r1c1 r1c2", "extra-region: r1c3 r2c3", "anti-king"]);
    assert!(read.sheet.layout().groups().iter().all(|group| group.cells.len() == 1));
    // What looks along rows, columns or boxes is not understood there.
    for element in [
        r#"{"type":10}"#,
        r#"{"type":14}"#,
        r#"{"type":404,"lines":[[0,1]]}"#,
        r#"{"type":501,"clues":[{"value":5,"outerCell":1}]}"#,
        r#"{"type":600,"cells":[0]}"#,
    ] {
        let found = problem(&puzzle(custom, 6, element));
        assert!(matches!(found, Problem::NotUnderstood { .. }), "{element}: {found:?}");
    }
    let areas = r#"{"type":2003,"areas":[{"x":0,"y":0,"width":2,"height":2}]}"#;
    assert_eq!(problem(&puzzle(custom, 6, areas)), not_understood("rows and columns of areas", ""));
    for (text, expected) in [
        (puzzle(r#","type":"hexagons""#, 81, ""), "Layout"),
        (puzzle(r#","size":-4"#, 81, ""), "Layout"),
        (puzzle(r#","size":0"#, 81, ""), "Layout"),
        (puzzle(r#","size":99999999999"#, 81, ""), "Rule"),
        (puzzle(r#","type":"custom","width":33"#, 81, ""), "Rule"),
        (puzzle(r#","type":"custom","maxDigit":300"#, 81, ""), "Rule"),
        (puzzle(r#","type":"custom","minDigit":7,"maxDigit":3"#, 81, ""), "Rule"),
        (puzzle(r#","type":"custom","maxDigit":8"#, 81, rows), "Rule"),
        (puzzle("", 80, ""), "TooFew"),
        (puzzle("", 82, ""), "TooMany"),
        (puzzle("", 81, r#"{"type":1,"regions":[0]}"#), "TooFew"),
        (puzzle("", 81, &boxes().replacen("[0", "[300", 1)), "Value"),
        (puzzle("", 81, "").replacen("{}", r#"{"value":10}"#, 1), "Value"),
        (puzzle("", 81, "").replacen("{}", r#"{"value":0}"#, 1), "Value"),
        (puzzle("", 81, "").replacen("{}", r#"{"candidates":"many"}"#, 1), "Value"),
    ] {
        let found = format!("{:?}", problem(&text));
        assert!(found.starts_with(expected), "{text}: {found}");
    }
}

#[test]
fn digits_that_are_not_given_are_the_solution_if_there_is_one_in_each_cell() {
    let two = |cells: &str| {
        let fields = r#","type":"sudoku","size":2,"comment":"Rules.""#;
        let text = puzzle(fields, 4, "").replace("{},{},{},{}", cells);
        let AnySheet::Other(sheet) = opened(&text).sheet else { panic!("a 2×2") };
        sheet
    };
    let full = two(r#"{"given":true,"value":1},{"value":2},{"value":2},{"value":1}"#);
    assert_eq!((full.givens.len(), full.placed.len()), (1, 0));
    assert_eq!(full.solution.map(|solution| solution.len()), Some(4));
    assert_eq!(full.info.description.as_deref(), Some("Rules."));
    let begun =
        two(r#"{"given":true,"value":1},{"value":2},{"candidates":6,"cornerPencilMarks":2},{}"#);
    assert_eq!((begun.givens.len(), begun.placed.len(), begun.solution), (1, 1, None));
    assert_eq!(begun.corner[Cell::at(1, 0)], ValueSet::range(1, 2));
    let marked = two(r#"{},{},{"cornerPencilMarks":2},null"#);
    assert_eq!(marked.corner[Cell::at(1, 0)], ValueSet::range(1, 1));
    let given = two(&[r#"{"given":true,"value":1}"#; 4].join(","));
    assert_eq!((given.givens.len(), given.solution), (4, None));
    // The least digit may be 0.
    let zero = puzzle(r#","type":"custom","width":2,"height":2,"minDigit":0,"maxDigit":1"#, 4, "");
    let zero = zero.replacen("{},{}", r#"{"given":true,"value":0},{}"#, 1);
    assert_eq!(opened(&zero).sheet.on_any_board().givens.len(), 1);
}

#[test]
fn versions_whose_meaning_is_not_known_are_refused() {
    let text = classic(r#"{"type":12}"#);
    for version in ["1.1.0", "1.3.0", "1.4.0"] {
        assert_eq!(line_of(&text.replace("1.5.0", version)), "9x9; anti-king");
    }
    assert_eq!(line_of(&text.replace("\"puzzle\"", "\"sudoku\"")), "9x9; anti-king");
    for version in ["1.0.0", "1.6.0", "2.0.0", ""] {
        let found = problem(&text.replace("1.5.0", version));
        assert_eq!(found, not_understood("formatVersion", version));
    }
    assert_eq!(problem(&text.replace("\"1.5.0\"", "2")), not_understood("formatVersion", "2"));
    assert!(matches!(problem(r#"{"formatVersion":"1.5.0"}"#), Problem::TooFew { found: 0, .. }));
}

#[test]
fn links_are_recognised_and_told_where_they_are_damaged() {
    let opened = opened(&classic(r#"{"type":301,"cages":[{"cells":[0,1],"value":15}]}"#));
    let link = by_name("sudokumaker").unwrap().write(&opened).unwrap();
    let payload = link.split_once("?puzzle=").unwrap().1;
    assert!(payload.chars().all(|c| c.is_ascii_alphanumeric() || "+-".contains(c)), "{payload}");
    // A plus may have become a blank, or be encoded; a page may add things of its own.
    let site = "https://sudokumaker.app/?puzzle=";
    for text in [
        link.clone(),
        format!("{site}{}", payload.replace('+', "%2B").replace('-', "%2D")),
        format!("{site}{}", payload.replace('+', "%20")),
        format!("https://sudokumaker.app/?theme=dark&puzzle={payload}&x=1#top"),
        format!("\u{feff}{link}\r\n"),
        format!("{site}{payload}$"),
        // Nothing but what follows the equals sign.
        payload.to_owned(),
        format!("\u{feff}{payload}\r\n"),
        format!("{payload}\n\n"),
    ] {
        assert_eq!(detect(&text).map(|format| format.name), Some("sudokumaker"), "{text}");
        assert_eq!(open(&text, Unknown::Refused).as_ref(), Ok(&vec![opened.clone()]), "{text}");
    }
    for end in [20, payload.len() / 2, payload.len() - 9] {
        let error = open(&format!("{site}{}", &payload[..end]), Unknown::Refused).unwrap_err();
        assert!(matches!(error.problem, Problem::Syntax { .. }), "{error}");
        assert_eq!((error.line, error.column), (1, 33));
    }
    // By itself, what is damaged or holds something else is no link.
    let other = link.replace(payload, "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2A");
    let other = other.split_once("?puzzle=").unwrap().1;
    for text in [&payload[..payload.len() / 2], &payload[1..], other, "N4I", "N4Ig"] {
        assert_ne!(detect(text).map(|format| format.name), Some("sudokumaker"), "{text}");
    }
    let bare = open("https://sudokumaker.app/", Unknown::Refused).unwrap_err();
    assert!(matches!(bare.problem, Problem::Unexpected { .. }), "{bare}");
    let long = format!("{site}{}", "A".repeat(20_000));
    assert!(matches!(problem(&long), Problem::TooMany { .. }));
    // Bare JSON points to the place.
    let error =
        open("{\"formatVersion\":\"1.5.0\",\n \"puzzle\": }", Unknown::Refused).unwrap_err();
    assert_eq!((error.line, error.column), (2, 12));
}
