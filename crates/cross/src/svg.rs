//! A puzzle as a picture: the grid with its marks, with the clues and the solution if wanted.

use std::fmt::Write;

use crate::language::{ClueLanguage, clue, formula, word_in_words};
use crate::puzzle::{Direction, Grid, Puzzle};
use crate::term::WordId;

const CELL: usize = 48;
const MARGIN: usize = 12;
const LINE: usize = 20;
/// Longer clues are cut, because a rule of two thousand characters does not fit into a picture.
const LONGEST: usize = 80;

/// Draws the puzzle, with the digits of `solution` if there is one, and with its clues if
/// `language` is given.
pub fn draw(puzzle: &Puzzle, solution: Option<&Grid>, language: Option<ClueLanguage>) -> String {
    let (width, height) = (puzzle.width(), puzzle.height());
    let clues = language.map_or(Vec::new(), |language| clue_lines(puzzle, language));
    let grid_width = width * CELL + 2 * MARGIN;
    let longest = clues.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let picture_width = grid_width + if clues.is_empty() { 0 } else { longest * 8 + 2 * MARGIN };
    let picture_height =
        (height * CELL + 2 * MARGIN).max(clues.len() * LINE + 2 * MARGIN + LINE / 2);
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {picture_width} {picture_height}\" \
         width=\"{picture_width}\" height=\"{picture_height}\" font-family=\"sans-serif\">"
    );
    let _ = writeln!(out, "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>");
    draw_grid(&mut out, puzzle);
    for mark in puzzle.marks() {
        let (x, y) = corner(mark.row, mark.column);
        let name = escaped(&mark.name);
        let _ =
            writeln!(out, "<text x=\"{}\" y=\"{}\" font-size=\"11\">{name}</text>", x + 4, y + 13);
    }
    if let Some(solution) = solution {
        for (cell, digit) in solution.digits.iter().enumerate() {
            if !puzzle.is_black(cell) {
                let (x, y) = corner(cell / width, cell % width);
                let (x, y) = (x + CELL / 2, y + CELL * 7 / 10 + 4);
                let _ = writeln!(
                    out,
                    "<text x=\"{x}\" y=\"{y}\" font-size=\"26\" text-anchor=\"middle\" fill=\"#176117\">{digit}</text>"
                );
            }
        }
    }
    for (i, line) in clues.iter().enumerate() {
        let (x, y) = (grid_width + MARGIN, MARGIN + (i + 1) * LINE);
        let line = escaped(line);
        let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\" font-size=\"14\">{line}</text>");
    }
    out.push_str("</svg>\n");
    out
}

/// The upper left corner of a cell.
fn corner(row: usize, column: usize) -> (usize, usize) {
    (MARGIN + column * CELL, MARGIN + row * CELL)
}

/// The cells, the bars between words, and the frame.
fn draw_grid(out: &mut String, puzzle: &Puzzle) {
    let (width, height) = (puzzle.width(), puzzle.height());
    for cell in 0..puzzle.cells() {
        let (x, y) = corner(cell / width, cell % width);
        let fill = if puzzle.is_black(cell) { "#222" } else { "none" };
        let _ = writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{fill}\" stroke=\"#888\"/>"
        );
    }
    // The end of a word inside the grid is a thick bar.
    for word in puzzle.words() {
        let last = word.cells[word.cells.len() - 1] as usize;
        let (row, column) = (last / width, last % width);
        let bar = match word.direction {
            Direction::Across if column + 1 < width => Some((corner(row, column + 1), (0, CELL))),
            Direction::Down if row + 1 < height => Some((corner(row + 1, column), (CELL, 0))),
            _ => None,
        };
        if let Some(((x, y), (dx, dy))) = bar {
            let (x2, y2) = (x + dx, y + dy);
            let _ = writeln!(
                out,
                "<line x1=\"{x}\" y1=\"{y}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"#222\" stroke-width=\"3\"/>"
            );
        }
    }
    let (x, y) = corner(0, 0);
    let _ = writeln!(
        out,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#222\" stroke-width=\"3\"/>",
        width * CELL,
        height * CELL
    );
}

/// The clues, one on each line: those of each word together, in the order of the words, then the
/// rules that are not clues.
pub fn clue_lines(puzzle: &Puzzle, language: ClueLanguage) -> Vec<String> {
    let mut of_word: Vec<(WordId, Vec<String>)> =
        puzzle.word_ids().map(|(id, _)| (id, Vec::new())).collect();
    let mut rules = Vec::new();
    for rule in puzzle.rules() {
        match clue(puzzle, rule.term, language) {
            Some((word, clue)) => of_word[word.index()].1.push(clue),
            None => rules.push(shortened(&formula(puzzle, rule.term, None, language))),
        }
    }
    let clues = of_word.into_iter().filter(|(_, clues)| !clues.is_empty()).map(|(word, clues)| {
        let name = word_in_words(puzzle, word, language);
        shortened(&format!("{name}: {}", clues.join("; ")))
    });
    clues.chain(rules).collect()
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
