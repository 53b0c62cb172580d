//! How well rules are guessed from SudokuPad's drawings: `drawings FOLDER`.
//!
//! Each file of the folder has a puzzle twice: on the first line SudokuPad's own form, which draws the
//! rules, and on the third the same as f-puzzles says it. What is read from the drawing is right if both
//! have the same single solution, or the same rules; wrong if it is read as another puzzle.

use std::collections::BTreeMap;
use std::path::PathBuf;

use ennead_board::Givens;
use ennead_format::{Opened, Unknown, open};
use ennead_stop::Stop;
use ennead_variant::Puzzle;

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("a folder"));
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let mut lines = text.lines();
        let mut line = || lines.next().unwrap_or_default().trim().to_owned();
        let (drawn, _, typed) = (line(), line(), line());
        let drawn = first(&format!("https://sudokupad.app/{drawn}"), Unknown::Refused);
        let typed = first(&format!("https://f-puzzles.com/?load={typed}"), Unknown::Ignored);
        let (verdict, why) = judge(drawn, typed);
        *counts.entry(verdict).or_default() += 1;
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        println!("{verdict:8} {name:32} {why}");
    }
    for (verdict, count) in counts {
        println!("{count:4} {verdict}");
    }
}

/// The first puzzle of a text, or why there is none.
fn first(text: &str, unknown: Unknown) -> Result<Opened, String> {
    let mut opened = open(text, unknown).map_err(|error| error.problem.to_string())?;
    if opened.is_empty() { Err("nothing".to_owned()) } else { Ok(opened.swap_remove(0)) }
}

fn judge(drawn: Result<Opened, String>, typed: Result<Opened, String>) -> (&'static str, String) {
    let drawn = match drawn {
        Ok(drawn) => drawn,
        Err(why) => return ("refused", why),
    };
    let guess = match &drawn.guessed {
        Some(guess) => format!("{} | {} drawings", guess.rules.join(" "), guess.decoration.len()),
        None => "typed".to_owned(),
    };
    let typed = match typed {
        Ok(typed) => typed,
        Err(why) => return ("unknown", format!("{guess}; {why}")),
    };
    let rules = |opened: &Opened| {
        let layout = opened.sheet.layout();
        let mut lines: Vec<String> =
            opened.rules.iter().map(|rule| rule.to_line(&layout)).collect();
        lines.sort();
        lines
    };
    let same_rules = rules(&drawn) == rules(&typed) && drawn.setup().givens == typed.setup().givens;
    match (same_rules, only_solution(&drawn), only_solution(&typed)) {
        (true, ..) => ("right", guess),
        (_, Some(a), Some(b)) if a == b => ("right", format!("{guess}; by its solution")),
        (_, Some(_), None) if !typed.ignored.is_empty() => {
            ("unknown", format!("{guess}; the other form has more"))
        }
        _ => ("wrong", format!("{guess}\n  {:?}\n  {:?}", rules(&drawn), rules(&typed))),
    }
}

fn only_solution(opened: &Opened) -> Option<Givens> {
    let puzzle = Puzzle::new(opened.setup()).ok()?;
    let mut found = puzzle.solve(2, &Stop::never()).ok()?;
    found.pop().filter(|_| found.is_empty())
}
