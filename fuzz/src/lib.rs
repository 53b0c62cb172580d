//! What must hold for every reader on any bytes.

use ennead_board::{AnySheet, Layout, Sheet};
use ennead_cross::{ClueLanguage, ParseError, Puzzle, parse, write_clues, write_contest};
use ennead_engine::{Collect, ENGINES};
use ennead_format::{self as format, Format, ReadError, Reader as FormatReader, Unknown, share};
use ennead_grid::{Cell, CellMap, Clues, DigitSet, Givens};
use ennead_photo::{ASK, Channels, Pixels, Reach, Reader};
use ennead_picture::Picture;
use ennead_stop::Looks;

/// Formats that cannot distinguish a digit from a single candidate in a cell. There a second
/// reading may find more than the first.
const AMBIGUOUS: [&str; 3] = ["candidates", "pencilmarks", "sdx"];

/// Defines the fuzz target of a format's reader.
#[macro_export]
macro_rules! reader {
    ($name:literal) => {
        libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
            let format = ennead_format::by_name($name).expect("registered");
            $crate::read(bytes, format);
        });
    };
}

/// The reader ends without a panic; the place of an error is within the text; and what is read and
/// then written is read again as the same.
pub fn read(bytes: &[u8], format: &Format) {
    let text = match format::decode(bytes) {
        Ok(text) => text,
        Err(error) => return check_error(&error, &String::from_utf8_lossy(bytes), false),
    };
    (format.detect)(&text);
    if let FormatReader::Classic(read) = format.read {
        for sheet in format.read_all_by(&text, read).unwrap_or_default() {
            for (cell, _) in sheet.grid().iter() {
                assert!(sheet.candidates.is_none_or(|marks| marks[cell].is_empty()), "{cell}");
            }
            assert!(!sheet.givens.cells().intersects(sheet.placed.cells()));
        }
    }
    if let FormatReader::Ruled(_) = format.read {
        ruled(&text, format);
    }
    match format.read_all(&text) {
        Err(error) => check_error(&error, &text, true),
        Ok(sheets) => {
            for sheet in &sheets {
                if format.write.is_some() && !AMBIGUOUS.contains(&format.name) {
                    let once = format.write_all(std::slice::from_ref(sheet)).expect("one sheet");
                    let again = format.read_all(&once).expect("own writing");
                    assert_eq!(format.write_all(&again).expect("one sheet"), once);
                }
            }
        }
    }
}

/// What is read with rules is read again as it was written in our language, unless a rule does not fit its
/// board; what is left out is listed.
fn ruled(text: &str, format: &Format) {
    let own = format::by_name("rules-line").expect("registered");
    let refusing = format.open_all(text, Unknown::Refused);
    let ignoring = format.open_all(text, Unknown::Ignored);
    match (&refusing, ignoring) {
        (Err(error), _) => check_error(error, text, true),
        (Ok(opened), ignoring) => assert_eq!(ignoring.as_ref(), Ok(opened)),
    }
    for opened in refusing.unwrap_or_default() {
        assert!(opened.ignored.is_empty());
        let line = own.write(&opened).expect("it holds every puzzle");
        match own.open_all(&line, Unknown::Refused) {
            Ok(again) => assert_eq!(own.write(&again[0]).as_ref(), Ok(&line)),
            Err(error) => assert!(!format.name.starts_with("rules"), "{line}: {error}"),
        }
        // What the format can say, it reads back; perhaps in another order.
        if let Ok(text) = format.write_all(std::slice::from_ref(&opened)) {
            let again = format.open_all(&text, Unknown::Refused).expect("own writing");
            let parts = |line: &str| {
                let mut parts: Vec<String> = line.split("; ").map(str::to_owned).collect();
                parts.sort();
                parts
            };
            let again = own.write(&again[0]).expect("it holds every puzzle");
            assert_eq!(parts(&again), parts(&line));
        }
    }
}

/// The format that a text is recognised as can read it or say why not.
pub fn detect(bytes: &[u8]) {
    let Ok(text) = format::decode(bytes) else { return };
    match format::detect(&text) {
        Some(format) => read(bytes, format),
        None => check_error(&format::unrecognised(&text), &text, true),
    }
}

/// What is read from a link is written as a link that is read as the same.
pub fn link(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    share::detect(text);
    let classic = share::read_classic(text);
    match share::read(text) {
        Err(error) => {
            assert!(classic.is_err());
            error.underline();
            error.to_string();
        }
        Ok(sheet) => {
            let query = match &sheet {
                AnySheet::Classic(sheet) => share::write(sheet),
                AnySheet::Other(sheet) => share::write(sheet),
            };
            assert!(share::detect(&format!("https://example.org/play?{query}")));
            // In a link of version 1, marks and digits may lie in one cell, and so they may in version 2.
            assert_eq!(share::read(&query).as_ref(), Ok(&sheet), "{query}");
            if let Ok(classic) = classic {
                assert_eq!(sheet, AnySheet::Classic(classic));
            }
        }
    }
}

/// A layout is written as it is read.
pub fn layout(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match text.parse::<Layout>() {
        Err(error) => _ = error.to_string(),
        Ok(layout) => {
            let written = layout.to_string();
            assert_eq!(written.parse().as_ref(), Ok(&layout), "{written}");
            let blank = AnySheet::from(Sheet::blank(layout));
            let board = format::by_name("board").expect("registered");
            let text = board.write(&blank).expect("it holds every board");
            assert_eq!(board.read_all(&text), Ok(vec![blank]), "{text}");
        }
    }
}

fn check_error(error: &ReadError, text: &str, exact: bool) {
    error.to_string();
    assert!(error.underline().chars().count() <= 210);
    assert!(error.column > error.cut);
    assert!(error.text.chars().count() <= 100);
    if exact {
        let line = text.lines().nth(error.line - 1).unwrap_or("");
        assert!(error.line <= text.lines().count().max(1), "{error}");
        assert!(error.column <= line.chars().count() + 1, "{error} in {line:?}");
    }
}

/// A notation of cross-number puzzles: an error's place lies in the text; what was read is
/// written in both notations and read again as what it was.
pub fn cross(bytes: &[u8], read: fn(&str) -> Result<Puzzle, ParseError>) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match read(text) {
        Err(error) => {
            error.to_string();
            assert!(error.place.line <= text.lines().count().max(1), "{error}");
            assert!(error.offset <= error.excerpt.chars().count(), "{error}");
        }
        // Empty grids of a million cells are not what is looked for here.
        Ok(puzzle) if puzzle.cells() > 10_000 => {}
        Ok(puzzle) => {
            let once = write_contest(&puzzle);
            assert_eq!(write_contest(&parse(&once).expect("own writing")), once);
            let clues = write_clues(&puzzle, ClueLanguage::English);
            let again = parse(&clues).expect("own writing");
            assert_eq!(write_contest(&again), once, "{clues}");
        }
    }
}

/// A picture file is decoded or refused; what is decoded can be read.
pub fn photo_file(bytes: &[u8]) {
    let Ok(picture) = Picture::decode(bytes) else { return };
    let pixels = picture.pixels();
    // Large empty pictures are not what is looked for here.
    if pixels.width() * pixels.height() <= 300_000 {
        photo(&pixels, Reach::All);
    }
}

/// Any candidates are a sukaku: it is read again as it was written, and the engines that take it agree.
/// Two bytes are a cell.
pub fn sukaku(bytes: &[u8]) {
    let (words, _) = bytes.as_chunks::<2>();
    let candidates = CellMap::from_fn(|cell: Cell| match words.get(cell.index()) {
        Some(word) => DigitSet::from_bits(u16::from_le_bytes(*word)),
        None => DigitSet::ALL,
    });
    let text = Clues::new(Givens::EMPTY, &candidates).to_string();
    if text.len() == 81 {
        return;
    }
    let clues = clues_of(&text);
    let Ok(puzzle) = ennead_grid::Puzzle::try_from(clues) else { return };
    assert_eq!(clues_of(&clues.to_string()), clues);
    let found = ENGINES.iter().filter(|engine| engine.takes_candidates()).map(|engine| {
        let mut found = Collect::default();
        let outcome = engine.search(&puzzle, 200, &mut found, &Looks::until(50).stop());
        found.solutions.sort();
        (outcome, found.solutions)
    });
    let complete: Vec<_> = found.filter(|(outcome, _)| outcome.complete).collect();
    for (_, solutions) in &complete {
        assert_eq!(*solutions, complete[0].1, "{clues}");
        for (cell, digits) in clues.candidates_or_allowed().iter() {
            assert!(solutions.iter().all(|solution| digits.contains(solution.digit(cell))));
        }
    }
}

/// The clues in 81 or 729 characters.
fn clues_of(text: &str) -> Clues {
    let sheets = format::read(text).expect("81 or 729 characters");
    let Ok([AnySheet::Classic(sheet)]) = <[_; 1]>::try_from(sheets) else {
        panic!("one classic puzzle");
    };
    Clues::from(&ennead_grid::Sheet::from(sheet))
}

/// Any pixels can be read. The first three bytes say of what kind they are and how wide and how
/// much enlarged; so a grid that can be read fits into few bytes.
pub fn photo_pixels(bytes: &[u8]) {
    let Some((&[width, kind, enlarged], small)) = bytes.split_first_chunk() else { return };
    let (channels, depth) =
        [(Channels::Grey, 1), (Channels::Rgb, 3), (Channels::Rgba, 4)][usize::from(kind) % 3];
    let reach = if kind & 4 == 0 { Reach::One } else { Reach::All };
    let (width, factor) = (usize::from(width) + 1, usize::from(enlarged) % 5 + 1);
    let mut large = Vec::new();
    for row in small.chunks_exact(width * depth) {
        let pixels = row.chunks_exact(depth);
        let row: Vec<u8> = pixels.flat_map(|pixel| pixel.repeat(factor)).collect();
        large.extend(row.repeat(factor));
    }
    let (width, height) = (width * factor, large.len() / (width * factor * depth));
    photo(&Pixels::new(&large, width, height, channels).expect("whole rows"), reach);
}

/// What is read has corners and probabilities, and the repair ends.
fn photo(pixels: &Pixels, reach: Reach) {
    for reading in Reader::default().read(pixels, reach) {
        assert!((ASK..=1.0).contains(&reading.score));
        assert!(reading.corners.iter().all(|corner| corner.x.is_finite() && corner.y.is_finite()));
        for cell in &reading.cells {
            assert!((cell.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{cell:?}");
        }
        for solutions in 0..=2 {
            let (answer, _) = reading.puzzle(|_| solutions);
            assert!(!answer.proper || solutions == 1);
        }
    }
}
