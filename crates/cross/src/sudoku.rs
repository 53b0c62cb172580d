//! Sudoku as a cross-number puzzle: the writer of seed 003.
//!
//! Joachim Breitner's answer to the informatiCup of 2007 shows that digit sum, digit product, plus,
//! minus, mal and `U` suffice to write a Sudoku with nine across words, half of what the task
//! allowed. His Haskell program is rebuilt here, byte for byte. The mathematics, including the two
//! gaps of its proof, is explained at each building block and tested in `tests/mathematics.rs`.

use std::fmt::Write;

use ennead_grid::Givens;

/// The number of words with which the puzzle is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SudokuWords {
    /// Nine across words; columns and boxes are expressed by pairs of cells that differ.
    #[default]
    Nine,
    /// Nine across and nine down words; only boxes are expressed by pairs. This is the text's first
    /// construction.
    Eighteen,
}

/// Terms as text, as the Haskell program makes them.
fn one(name: &str, a: &str) -> String {
    format!("{name}({a})")
}

fn two(name: &str, a: &str, b: &str) -> String {
    format!("{name}({a},{b})")
}

/// "a is not negative", in a language without comparisons: `qs(10a + 1) = qs(a) + 1`.
///
/// For a ≥ 0, this appends a 1 to a. For a < 0, the 1 is subtracted from |10a|, whose last digits
/// become nines, so the digit sum changes by 9(k + 1) − 1 and never by 1.
///
/// ```
/// assert_eq!(ennead_cross::sudoku::not_negative("A_w"), "eq(qs(plus(mal(A_w,10),1)),plus(qs(A_w),1))");
/// ```
pub fn not_negative(a: &str) -> String {
    let shifted = two("plus", &two("mal", a, "10"), "1");
    two("eq", &one("qs", &shifted), &two("plus", &one("qs", a), "1"))
}

/// "a has no digit 0": `qp(a) − 1` is not negative.
pub fn no_zero(a: &str) -> String {
    not_negative(&two("minus", &one("qp", a), "1"))
}

/// s(a, l): by how much the digit sum of a grows when digit k grows by l. That is l without a
/// carry, and l − 9 with one. To be safe, digit k + 1 of `a` is first reduced by one, so that the
/// carry meets no 9 and does not propagate.
///
/// This is the second gap of the proof, which says that s(a, l) depends on digit k alone. If digit
/// k + 1 is 0, reducing it borrows from further up; and if there is nothing to borrow from, a' is
/// negative: s(50, 3) for k = 1 is −3. The accompanying [`no_zero`] rules prevent this.
pub fn growth(a: &str, k: u32, l: u32) -> String {
    let safe = match k {
        8 => a.to_owned(),
        _ => two("minus", a, &10u64.pow(k + 1).to_string()),
    };
    let grown = two("plus", &safe, &(u64::from(l) * 10u64.pow(k)).to_string());
    two("minus", &one("qs", &grown), &one("qs", &safe))
}

/// "Digit i of a differs from digit j of b", where digits are counted from the last one, from 0:
/// the sum of s(a, l) − s(b, l) over l = 1 … 9, which is ±9 (aᵢ − bⱼ), is not 0.
///
/// The sum is negative if aᵢ is the greater. The proof continues from "not 0" to "its digit sum is
/// above 0", and this assumes that `qs` of a negative number is that of its absolute value, as it
/// is here.
///
/// This is the first gap of the proof: it is about the digits of numbers, but the accompanying `U`
/// and [`no_zero`] are about the digits of words. If the digits of a word are those of its number,
/// leading zeros are not among them, and the file accepts grids such as one that begins
/// `000000001`. So the digits have to be those in the cells, or words must not begin with 0.
pub fn digits_differ(a: &str, b: &str, i: u32, j: u32) -> String {
    let delta = (1..=9).fold("0".to_owned(), |sum, l| {
        two("plus", &sum, &two("minus", &growth(a, i, l), &growth(b, j, l)))
    });
    not_negative(&two("minus", &one("qs", &delta), "1"))
}

/// The cross-number puzzle whose solutions are those of a Sudoku, in the contest notation.
///
/// Without givens it is the program's output: 527 lines, 1,178,843 bytes. With givens, all 81 cells
/// are marked `Zrc` and listed as down words of length 1, and there is a rule such as `eq(Z13_s,5)`
/// for each given. (With eighteen words, down words are used already, so givens are expressed by
/// the digit sums of across words: see the source.)
///
/// ```
/// use ennead_cross::sudoku::{SudokuWords, write_sudoku};
/// use ennead_grid::Givens;
///
/// let text = write_sudoku(&Givens::EMPTY, SudokuWords::Nine);
/// assert_eq!((text.lines().count(), text.len()), (527, 1_178_843));
/// ```
pub fn write_sudoku(givens: &Givens, words: SudokuWords) -> String {
    let rows: Vec<char> = ('A'..='I').collect();
    let columns: Vec<char> = ('J'..='R').collect();
    let across: Vec<String> = rows.iter().map(|row| format!("{row}_w")).collect();
    let in_cells = !givens.is_empty();

    let mut marks: Vec<String> =
        rows.iter().enumerate().map(|(r, name)| format!("{name} {} 1", r + 1)).collect();
    let mut down: Vec<String> = Vec::new();
    let mut rules: Vec<String> = across.iter().map(|word| one("U", word)).collect();
    if words == SudokuWords::Eighteen {
        for (c, name) in columns.iter().enumerate() {
            marks.push(format!("{name} 1 {}", c + 1));
            down.push(name.to_string());
            rules.push(one("U", &format!("{name}_s")));
        }
    } else if in_cells {
        for (r, c) in (0..9).flat_map(|r| (0..9).map(move |c| (r + 1, c + 1))) {
            marks.push(format!("Z{r}{c} {r} {c}"));
            down.push(format!("Z{r}{c}"));
        }
    }
    rules.extend(across.iter().map(|word| no_zero(word)));
    let differ =
        |(i, j, k, l): (usize, usize, u32, u32)| digits_differ(&across[i], &across[j], k, l);
    if words == SudokuWords::Nine {
        rules.extend(column_pairs().map(differ));
    }
    rules.extend(box_pairs().map(differ));
    for (cell, digit) in givens.iter() {
        let (row, column) = (cell.row(), cell.column());
        rules.push(match words {
            SudokuWords::Nine => {
                two("eq", &format!("Z{}{}_s", row + 1, column + 1), &digit.to_string())
            }
            SudokuWords::Eighteen => given_in_word(&across[row], 8 - column as u32, digit.get()),
        });
    }

    let mut out = String::new();
    let _ = writeln!(out, "9 9\n{}", marks.len());
    for line in &marks {
        let _ = writeln!(out, "{line}");
    }
    let _ = writeln!(out, "9");
    for row in &rows {
        let _ = writeln!(out, "{row}");
    }
    let _ = writeln!(out, "{}", down.len());
    for name in &down {
        let _ = writeln!(out, "{name}");
    }
    let _ = writeln!(out, "{}", rules.len());
    for rule in &rules {
        let _ = writeln!(out, "{rule}");
    }
    out
}

/// "Digit k of a is `digit`", without a separate word: s(a, l) is l for each l that does not carry,
/// and l − 9 for the others, of which there are `digit`. So the sum over l = 1 … 9 is 45 − 9 ×
/// digit.
fn given_in_word(a: &str, k: u32, digit: u8) -> String {
    let sum = (1..=9).fold("0".to_owned(), |sum, l| two("plus", &sum, &growth(a, k, l)));
    two("eq", &sum, &(45 - 9 * i32::from(digit)).to_string())
}

/// All pairs of cells in a column: their rows, and their digit positions in these.
fn column_pairs() -> impl Iterator<Item = (usize, usize, u32, u32)> {
    (0..9).flat_map(|i| (i + 1..9).flat_map(move |j| (0..9).map(move |k| (i, j, k, k))))
}

/// All pairs of cells in a box that share neither row nor column, in the program's order.
fn box_pairs() -> impl Iterator<Item = (usize, usize, u32, u32)> {
    let places = (0..9).flat_map(|x1| (0..9).map(move |x2| (x1, x2)));
    places.flat_map(|(x1, x2)| {
        (0..9)
            .flat_map(|y1| (0..9).map(move |y2| (y1, y2)))
            .filter(move |&(y1, y2)| y1 < y2 && x1 != x2 && x1 / 3 == x2 / 3 && y1 / 3 == y2 / 3)
            .map(move |(y1, y2)| (y1, y2, x1 as u32, x2 as u32))
    })
}
