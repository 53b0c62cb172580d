//! Puzzles on boards of any size in plain text.

use ennead_board::{AnySheet, Cell, Ground, Layout, Plan, Regions, Sheet};
use ennead_format::{Expected, Item, Problem, ReadError, WriteError, by_name, detect, read};
use proptest::prelude::*;

const BOARDS: &str = include_str!("../../../testdata/boards.txt");
const PUZZLE: &str =
    "3...6..1.....9...2..135..7..1...7.3......6..7.345.2...15..7.8.348......1..781....";
const SOLUTION: &str =
    "379264518865791342241358976618947235592136487734582169156479823483625791927813654";

/// The boards of the list: their names, with the puzzles on them.
pub(crate) fn boards() -> Vec<(&'static str, Sheet<Layout>)> {
    let lines = BOARDS.lines().filter(|line| !line.starts_with('#'));
    let board = |line: &'static str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let layout: Layout = fields[1].parse().expect("a layout");
        let givens = layout.parse_givens(fields[2]).expect("as many as there are cells");
        (fields[0], Sheet { givens, ..Sheet::blank(layout) })
    };
    lines.map(board).collect()
}

/// The board called `name`.
fn board(name: &str) -> Sheet<Layout> {
    let found = boards().into_iter().find(|(other, _)| *other == name);
    found.unwrap_or_else(|| panic!("no board {name}")).1
}

fn one(text: &str) -> Sheet<Layout> {
    let mut sheets = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(sheets.len(), 1);
    sheets.remove(0).on_any_board()
}

fn refused(text: &str) -> ReadError {
    read(text).expect_err(text)
}

fn name_of(text: &str) -> Option<&'static str> {
    detect(text).map(|format| format.name)
}

#[test]
fn every_board_of_the_list_is_written_and_read_again() {
    let format = by_name("board").unwrap();
    let mut all = String::new();
    for (name, sheet) in boards() {
        let sheet = AnySheet::from(sheet);
        let text = format.write(&sheet).unwrap();
        assert_eq!(name_of(&text), Some("board"), "{name}");
        assert_eq!(read(&text), Ok(vec![sheet]), "{name}\n{text}");
        all += &text;
    }
    let sheets: Vec<AnySheet> = boards().into_iter().map(|(_, sheet)| sheet.into()).collect();
    assert_eq!(read(&all).as_ref(), Ok(&sheets));
    assert_eq!(format.write_all(&sheets), Ok(all));
    for format in ["line", "sudokuwiki"].map(|name| by_name(name).unwrap()) {
        assert_eq!(format.write(&sheets[1]), Err(WriteError::OnlyClassic));
    }
}

#[test]
fn a_line_of_cells_says_which_board_it_is() {
    for name in ["four", "six", "sixteen", "twenty-five"] {
        let sheet = board(name);
        let line = sheet.ground.givens_text(&sheet.givens);
        assert_eq!(name_of(&line), Some("square"), "{name}");
        assert_eq!(one(&line), sheet, "{name}");
    }
    // The other sizes; the first value and the last one.
    for (side, last) in [(8, '8'), (10, 'A'), (12, 'c'), (15, 'F'), (20, 'k')] {
        let sheet = one(&format!("1{}{last} easy", ".".repeat(side * side - 2)));
        assert_eq!(sheet.ground.rows(), side);
        assert_eq!(sheet.ground.plan().grids[0].regions, Regions::usual(side));
        let end = sheet.givens.get(Cell::at(side - 1, side - 1)).unwrap();
        assert_eq!(usize::from(end.number()), side);
        assert_eq!(sheet.info.comment.as_deref(), Some("easy"));
    }
    let words = one("A..D.....B...C..");
    assert_eq!(words.ground.to_string(), "4x4; symbols A B C D");
    // Lines of different sizes, and classic ones, may be in one list.
    let list = format!("# two\n.4.2..1..1..2.4.\n\n{PUZZLE} last\n");
    let sheets = read(&list).unwrap();
    assert_eq!(sheets[0].layout().to_string(), "4x4");
    assert!(matches!(&sheets[1], AnySheet::Classic(sheet) if sheet.givens.to_string() == PUZZLE));
}

#[test]
fn a_line_that_may_be_another_puzzle_is_no_board() {
    // Classic lines that lack cells, boards without boxes, words.
    for text in [&SOLUTION[17..], &PUZZLE[..36], &PUZZLE[..25], &"1".repeat(49), "hello, reader!!!"]
    {
        assert_ne!(name_of(text), Some("square"), "{text}");
    }
    assert_eq!(name_of(PUZZLE), Some("line"));
    // 0 to 9 and A to F, with dots for empty cells: what is 0?
    let hexadecimal = format!("0123{}", ".".repeat(252));
    let error = refused(&hexadecimal);
    assert_eq!((error.column, error.problem), (1, Problem::Value { found: "0".to_owned() }));
    let zeros = one(&format!("1230{}", "0".repeat(252)));
    assert_eq!(zeros.givens.len(), 3);
}

#[test]
fn a_jigsaw_is_its_cells_and_its_pieces() {
    let sheet = board("jigsaw");
    let layout = &sheet.ground;
    let cells = layout.givens_text(&sheet.givens);
    let Regions::Pieces(pieces) = &layout.plan().grids[0].regions else { panic!("a jigsaw") };
    let names = |first: u8| -> String {
        pieces.iter().map(|piece| char::from(first + piece.unwrap())).collect()
    };
    let (letters, digits) = (names(b'a'), names(b'1'));
    for text in [
        format!("{cells} {letters}"),
        format!("{cells}{digits}"),
        format!("{letters} {cells}"),
        format!("{digits}\t{cells}"),
    ] {
        assert_eq!(name_of(&text), Some("jigsaw"), "{text}");
        assert_eq!(one(&text), sheet, "{text}");
    }
    let said = one(&format!("{cells} {letters} # from a book"));
    assert_eq!(said.info.comment.as_deref(), Some("from a book"));
    // Pieces that are boxes are a classic puzzle.
    let boxes: String = (0..81).map(|i| char::from(b'a' + i / 27 * 3 + i % 9 / 3)).collect();
    let classic = read(&format!("{PUZZLE}{boxes}")).unwrap().remove(0);
    assert!(matches!(&classic, AnySheet::Classic(sheet) if sheet.givens.to_string() == PUZZLE));
    // A puzzle and its solution; pieces of unequal size, or in two parts.
    assert_eq!(name_of(&format!("{PUZZLE} {SOLUTION}")), Some("line"));
    let unequal = letters.replacen('b', "a", 1);
    let split = format!("b{}", letters[1..].replacen('b', "a", 1));
    for pieces in [unequal, split] {
        assert_ne!(name_of(&format!("{cells} {pieces}")), Some("jigsaw"), "{pieces}");
    }
    let list = format!("{cells} {letters}\n{cells} {}\n", &letters[1..]);
    let error = refused(&list);
    assert_eq!((error.line, error.column), (2, 1));
    assert!(matches!(error.problem, Problem::Layout { .. }));
    let error = refused(&format!("9{}{letters}", &cells[1..]));
    assert_eq!((error.column, error.problem), (1, Problem::Value { found: "9".to_owned() }));
}

#[test]
fn a_samurai_may_be_written_grid_by_grid() {
    let sheet = board("samurai");
    let layout = &sheet.ground;
    let symbol = |cell| sheet.givens.get(cell).map_or(".", |value| layout.symbol(value));
    let grids: Vec<String> =
        layout.plan().grids.iter().map(|grid| grid.cells().map(symbol).collect()).collect();
    let text = format!("samurai\n{}\n", grids.join("\n"));
    assert_eq!(one(&text), sheet);
    // The grid in the middle may leave empty what the others have.
    let mut middle = grids.clone();
    middle[2] = middle[2]
        .chars()
        .enumerate()
        .map(|(i, c)| if (i / 27 + i % 9 / 3) % 2 == 0 && i / 27 != 1 { '0' } else { c })
        .collect();
    assert_ne!(middle, grids);
    assert_eq!(one(&format!("samurai\n{}\n", middle.join("\n"))), sheet);
    // But not have another value.
    let shared = layout.plan().grids[0].cells().enumerate().find_map(|(i, cell)| {
        let value = sheet.givens.get(cell)?;
        (cell.row() > 5 && cell.column() > 5).then_some((i, cell, value))
    });
    let (i, cell, value) = shared.expect("a given in two grids");
    let other = if value.number() == 1 { "2" } else { "1" };
    let mut wrong = grids;
    wrong[0].replace_range(i..=i, other);
    let error = refused(&format!("samurai\n{}\n", wrong.join("\n")));
    assert_eq!(error.problem, Problem::Overlap { cell: cell.to_string() });
    assert_eq!(error.line, 4);
}

#[test]
fn frames_separate_only() {
    let drawn = "\
# a drawing
6x6
+-------+-------+
| . . 3 | 4 5 6 |
| . . 6 | 1 . 3 |
|-------+-------|
......5....4
│34.│612│
├───┼───┤
│612│345│
";
    assert_eq!(one(drawn), board("six"));
    // A line of nothing but dashes is a row.
    let dashes = one("4x4\n----\n1---\n----\n---2\n");
    assert_eq!(dashes.givens.len(), 2);
    let numbers = "12x12; symbols numbers\n12 . 1\t2\n".to_owned() + &". ".repeat(140);
    assert_eq!(one(&numbers).givens.len(), 3);
}

#[test]
fn what_is_wrong_with_a_board_is_told_with_its_place() {
    let place = |text: &str| {
        let error = refused(text);
        (error.line, error.column, error.problem)
    };
    let layout = |found: &str| Problem::Layout { found: found.to_owned() };
    assert_eq!(place("4x4; cages\n1234"), (1, 1, layout("4x4; cages")));
    assert_eq!(place("  4x5; boxes 3x3\n"), (1, 3, layout("4x5; boxes 3x3")));
    let value = |found: &str| Problem::Value { found: found.to_owned() };
    assert_eq!(place("4x4\n12.4\n15.."), (3, 2, value("5")));
    assert_eq!(place("12x12\n1 2 13"), (2, 5, value("13")));
    let (of, expected) = (Item::Cells, 16);
    assert_eq!(place("4x4\n12.4\n"), (2, 5, Problem::TooFew { of, found: 4, expected }));
    assert_eq!(place("4x4"), (1, 4, Problem::TooFew { of, found: 0, expected }));
    let many = format!("4x4\n{}\n..1\n", "....\n".repeat(4));
    assert_eq!(place(&many), (7, 1, Problem::TooMany { of, found: 19, expected }));
    // The second puzzle of a list.
    assert_eq!(
        place("4x4\n................\n4x4\n1"),
        (4, 2, Problem::TooFew { of, found: 1, expected })
    );
    let square = by_name("square").unwrap();
    let found = |line: &str| square.read_all(line).unwrap_err();
    let error = found(".4.2..1..1..2.4.\n.4.2..1..1..2.4");
    assert_eq!((error.line, error.problem), (2, Problem::TooFew { of, found: 15, expected }));
    let error = found("  .4.2..1..1..2.4?");
    let unexpected = Problem::Unexpected { found: Some('?'), expected: Expected::Cell };
    assert_eq!((error.column, error.problem), (18, unexpected));
    assert_eq!(found(".4.2..1..1..2.45").problem, value("5"));
}

/// A board of the list, or a jigsaw of stripes, with some values.
fn filled() -> impl Strategy<Value = Sheet<Layout>> {
    let layouts: Vec<Layout> = boards().into_iter().map(|(_, sheet)| sheet.ground).collect();
    let squares = (2..=25usize).prop_map(|side| Layout::square(side).unwrap());
    let rows = (2..=10usize).prop_map(|side| {
        let pieces = (0..side * side).map(|i| Some((i / side) as u8)).collect();
        Layout::new(Plan::square(side, Regions::Pieces(pieces))).unwrap()
    });
    let layout = prop_oneof![proptest::sample::select(layouts), squares, rows];
    (layout, proptest::collection::vec(proptest::option::of(any::<prop::sample::Index>()), 625))
        .prop_map(|(layout, picked)| {
            let mut sheet = Sheet::blank(layout.clone());
            let values: Vec<_> = layout.values().iter().collect();
            for (cell, picked) in layout.cells().iter().zip(picked) {
                sheet.givens.set(cell, picked.map(|picked| *picked.get(&values)));
            }
            sheet
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    #[test]
    fn what_is_written_is_read_back(sheet in filled()) {
        let sheet = AnySheet::from(sheet);
        let text = by_name("board").unwrap().write(&sheet).unwrap();
        prop_assert_eq!(read(&text), Ok(vec![sheet]), "{}", text);
    }

    #[test]
    fn no_text_makes_a_reader_of_boards_panic(
        head in "(4x4|6x6; boxes 2x3|12x12|samurai|4x4; pieces aaab abbb ccdd ccdd|[0-9]{1,2}x[0-9]{1,2}.{0,20})",
        rest in "[0-9A-Gx.|+ \n-]{0,400}",
    ) {
        for text in [format!("{head}\n{rest}"), format!("{head}{rest}"), rest] {
            for name in ["board", "jigsaw", "square"] {
                let format = by_name(name).unwrap();
                let _ = (format.detect)(&text);
                if let Err(error) = format.read_all(&text) {
                    let lines = text.lines().count().max(1);
                    prop_assert!((1..=lines).contains(&error.line), "{}: {}", name, error);
                    let line = text.lines().nth(error.line - 1).unwrap_or("");
                    prop_assert!(error.column <= line.chars().count() + 1, "{}: {}", name, error);
                }
            }
        }
    }
}
