//! Nothing is lost without a word: puzzles in = answers + reported errors.
//!
//! Texts of some puzzles are written in every format, with the ends of lines and the encodings of other
//! systems, and with slips in some of the puzzles. Each puzzle without a slip must be read as it is, and each
//! with one must be an error. `ENNEAD_LAW=1000000` tries as many texts.

use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use ennead_board::AnySheet;
use ennead_format::*;
use ennead_grid::{Cell, Digit, Givens, Sheet};

/// A puzzle as far as readers are concerned: some digits.
fn givens(random: &mut ChaCha8Rng) -> Givens {
    let mut givens = Givens::EMPTY;
    let (share, shift) = (random.random_range(0.2..0.6), random.random_range(0..9));
    for cell in Cell::ALL {
        if random.random_bool(share) {
            // A full grid, so that most of its candidates remain.
            let digit = (cell.row() * 3 + cell.row() / 3 + cell.column() + shift) % 9;
            givens.set(cell, Some(Digit::from_index(digit)));
        }
    }
    givens
}

/// A letter for one of the cells of a text. It says in no format how a cell is.
fn slip(text: &str, random: &mut ChaCha8Rng) -> String {
    let digits: Vec<usize> =
        text.char_indices().filter(|(_, c)| matches!(c, '1'..='9')).map(|(at, _)| at).collect();
    let at = digits[random.random_range(0..digits.len())];
    format!("{}z{}", &text[..at], &text[at + 1..])
}

/// The formats whose texts may hold several puzzles, with one character for each cell or borders between cells.
const SEVERAL: [&str; 13] = [
    "line",
    "sdm",
    "csv",
    "hodoku",
    "json-lines",
    "grid",
    "qqwing",
    "spreadsheet",
    "numbers",
    "pencilmarks",
    "candidates",
    "lists",
    "rows",
];

/// The bytes of a text as one of the systems writes them.
fn encoded(text: &str, random: &mut ChaCha8Rng) -> Vec<u8> {
    let end = ["\n", "\r\n", "\r", "\n\r"][random.random_range(0..4)];
    let text = text.replace('\n', end);
    let little = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let big = |text: &str| text.encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<u8>>();
    match random.random_range(0..8) {
        0 => format!("\u{feff}{text}").into_bytes(),
        1 => [vec![0xff, 0xfe], little(&text)].concat(),
        2 => [vec![0xfe, 0xff], big(&text)].concat(),
        3 => little(&text),
        4 => big(&text),
        5 => [text.as_bytes(), b"\x1a"].concat(),
        _ => text.into_bytes(),
    }
}

/// The digits on a sheet.
fn grid(sheet: Option<AnySheet>) -> Givens {
    match sheet {
        Some(AnySheet::Classic(sheet)) => Sheet::from(sheet).grid(),
        _ => Givens::EMPTY,
    }
}

/// One text; says what is wrong with what is read of it.
fn check(random: &mut ChaCha8Rng) -> Result<(), String> {
    let format = by_name(SEVERAL[random.random_range(0..SEVERAL.len())]).unwrap();
    let count = random.random_range(1..5);
    let puzzles: Vec<Givens> = (0..count).map(|_| givens(random)).collect();
    let slips: Vec<bool> = puzzles.iter().map(|_| random.random_bool(0.2)).collect();
    let (head, between) = match (format.frame, format.unit) {
        (Frame::Several { head, .. }, Unit::Line) => (head, "\n"),
        (_, Unit::Line) => ("", "\n"),
        (_, Unit::File) => {
            ("", ["\n", "\nPuzzle no.\n", "# the next\n", "====\n"][random.random_range(0..4)])
        }
    };
    let mut text = head.to_owned();
    let mut whole = Vec::new();
    for (i, (givens, &is_slip)) in puzzles.iter().zip(&slips).enumerate() {
        if i > 0 && format.unit == Unit::File {
            text += between;
        }
        let written = format.write(&Sheet::from(*givens)).map_err(|error| error.to_string())?;
        if !is_slip {
            // Two formats cannot tell a digit from a last candidate.
            let alone = format.read_all(&written).map_err(|error| error.to_string())?;
            let is_ambiguous = ["pencilmarks", "candidates"].contains(&format.name);
            whole.push(if is_ambiguous { grid(alone.into_iter().next()) } else { *givens });
        }
        text += &if is_slip { slip(&written, random) } else { written };
        if format.unit == Unit::Line {
            text += between;
        }
    }
    let bytes = encoded(&text, random);
    let read = read_each(&decode(&bytes).map_err(|error| format!("{error}: {text}"))?);
    let (answers, errors): (Vec<_>, Vec<_>) = read.into_iter().partition(Result::is_ok);
    let answers: Vec<Givens> = answers.into_iter().map(|sheet| grid(sheet.ok())).collect();
    let wrong = count - whole.len();
    // If nothing can be read, the format may not be known either: one error says so.
    let are_counted = errors.len() == wrong || whole.is_empty() && !errors.is_empty();
    if answers == whole && are_counted {
        return Ok(());
    }
    let said: Vec<String> =
        errors.into_iter().filter_map(|it| it.err().map(|it| it.to_string())).collect();
    Err(format!(
        "{}: {count} puzzles, {wrong} with a slip; {} answers, {said:?}\n{:?}\n{text}",
        format.name,
        answers.len(),
        String::from_utf8_lossy(&bytes),
    ))
}

#[test]
fn puzzles_in_are_answers_and_reported_errors() {
    let texts =
        std::env::var("ENNEAD_LAW").ok().and_then(|texts| texts.parse().ok()).unwrap_or(4_000);
    let mut random = ChaCha8Rng::seed_from_u64(64);
    let mut broken = Vec::new();
    for text in 0..texts {
        if let Err(wrong) = check(&mut random) {
            broken.push(format!("text {text}: {}", wrong.chars().take(1500).collect::<String>()));
        }
    }
    assert!(
        broken.is_empty(),
        "{} of {texts}: {}",
        broken.len(),
        broken[..broken.len().min(3)].join("\n\n")
    );
}
