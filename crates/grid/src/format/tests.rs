//! What all formats have in common.

use super::*;
use crate::Givens;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn puzzle() -> Givens {
    PUZZLE.parse().unwrap()
}

/// Reads `text` in the format it is recognised as, which must be `format`.
#[track_caller]
fn read_as(format: &str, text: &str) -> Result<Vec<Sheet>, ReadError> {
    let detected = detect(text).unwrap_or_else(|| panic!("no format for {text:?}"));
    assert_eq!(detected.name, format, "{text:?}");
    detected.read_all(text)
}

#[track_caller]
fn check(format: &str, text: &str) {
    let sheets = read_as(format, text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(sheets.iter().map(|sheet| sheet.givens).collect::<Vec<_>>(), [puzzle()]);
}

#[track_caller]
fn problem(format: &str, text: &str) -> String {
    read_as(format, text).unwrap_err().to_string()
}

#[test]
fn the_seeds_formats_are_recognised_and_read() {
    for mark in [".", "0", "*", "_", "-", " "] {
        check("line", &PUZZLE.replace('.', mark));
        check("rows", &in_rows(&PUZZLE.replace('.', mark)));
    }
    check("rows", in_rows(&PUZZLE.replace('.', " ")).replace(" \n", "\n").trim_end());
    let numbers = write_numbers(" ");
    check("numbers", &numbers);
    check("numbers", &numbers.replace('\n', " "));
    check("numbers", &write_numbers("\n"));
    check("line", &format!("# a comment\n\n  {PUZZLE}   # easy\r\n"));
}

fn write_numbers(between: &str) -> String {
    let zeros = PUZZLE.replace('.', "0");
    let numbers = zeros.chars().map(String::from).collect::<Vec<_>>();
    numbers.chunks(9).map(|row| row.join(between) + "\n").collect()
}

#[test]
fn empty_rows_are_rows() {
    let sheets = read_as("rows", &"\n".repeat(9)).unwrap();
    assert!(sheets[0].givens.is_empty());
    assert!(detect(&"\n".repeat(10)).is_none());
    assert_eq!(unrecognised("\n\n# nothing\n").problem, Problem::Empty);
}

#[test]
fn what_is_wrong_with_a_line() {
    assert_eq!(problem("line", &PUZZLE[1..]), "line 1, column 81: found 80 cells, expected 81");
    assert_eq!(
        problem("line", &format!("{PUZZLE}5")),
        "line 1, column 82: found 82 cells, expected 81"
    );
    assert_eq!(
        problem("line", &PUZZLE.replacen('7', "７", 1)),
        "line 1, column 5: found `７` (U+FF17), expected a cell: a digit, or `.` for an empty one"
    );
    assert_eq!(
        problem("line", &"7".repeat(10_000_000)),
        "line 1, column 82: found 10000000 cells, expected 81"
    );
}

#[test]
fn what_is_wrong_with_rows() {
    let rows = in_rows(PUZZLE);
    assert_eq!(problem("rows", &rows[10..]), "line 8, column 10: found 8 lines, expected 9");
    assert_eq!(
        problem("rows", &rows.replacen("\n", ".\n", 1)),
        "line 1, column 10: found 10 characters in this line, expected 9"
    );
    assert_eq!(
        problem("rows", &rows.replacen('7', "x", 1)),
        "line 1, column 5: found `x`, expected a cell: a digit, or `.` for an empty one"
    );
}

#[test]
fn what_is_wrong_with_numbers() {
    let numbers = write_numbers(" ");
    assert_eq!(
        problem("numbers", &numbers[2..]),
        "line 9, column 18: found 80 numbers, expected 81"
    );
    assert_eq!(
        problem("numbers", &numbers.replacen('7', "10", 1)),
        "line 1, column 9: found the number 10, expected 0 to 9"
    );
    assert_eq!(
        problem("numbers", &numbers.replacen('7', "-1", 1)),
        "line 1, column 9: found the number -1, expected 0 to 9"
    );
    assert_eq!(
        problem("numbers", &numbers.replacen('7', "x", 1)),
        "line 1, column 9: found `x` after 4 numbers, expected 81 numbers"
    );
}

#[test]
fn bytes_that_are_no_text() {
    assert_eq!(decode(b"\xef\xbb\xbf12").unwrap(), "12");
    assert_eq!(decode(b"\xff\xfe1\x002\x00").unwrap(), "12");
    assert_eq!(decode(b"\xfe\xff\x001\x002").unwrap(), "12");
    let error = decode(b"ab\ncd\xffe").unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 3: not text: found the byte 0xff");
    assert_eq!((error.text.as_str(), error.underline().as_str()), ("cd\u{fffd}e", "  ^"));
    assert_eq!(decode(b"a\0b").unwrap_err().problem, Problem::NotText { byte: 0 });
    assert_eq!(decode(b"\xff\xfe1").unwrap_err().problem, Problem::NotText { byte: b'1' });
}
