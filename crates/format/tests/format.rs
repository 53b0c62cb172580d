//! What all formats have in common: every sample is recognised and read, everything that is written
//! can be read again, and errors point to the right place.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use expect_test::expect_file;
use proptest::prelude::*;

use ennead_board::AnySheet;
use ennead_format::{read as read_any, *};
use ennead_grid::{Cell, CellMap, Digit, DigitSet, Givens, Info, Sheet};

const PUZZLE: &str =
    "3...6..1.....9...2..135..7..1...7.3......6..7.345.2...15..7.8.348......1..781....";
const SOLUTION: &str =
    "379264518865791342241358976618947235592136487734582169156479823483625791927813654";

/// Reads puzzles that are all on the classic board.
pub(crate) fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    read_any(text).map(classic)
}

fn classic(sheets: Vec<AnySheet>) -> Vec<Sheet> {
    let sheet = |sheet| match sheet {
        AnySheet::Classic(sheet) => sheet.into(),
        AnySheet::Other(sheet) => panic!("{:?} is not classic", sheet.ground),
    };
    sheets.into_iter().map(sheet).collect()
}

fn read_all(format: &Format, text: &str) -> Result<Vec<Sheet>, ReadError> {
    format.read_all(text).map(classic)
}

/// The names and texts of the samples.
static SAMPLES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/formats");
    let mut samples: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), entry.path()))
        .filter(|(name, _)| name != "errors.txt")
        .map(|(name, path)| (name, decode(&fs::read(path).unwrap()).unwrap().into_owned()))
        .collect();
    samples.sort();
    samples
});

/// The names and texts of the samples.
pub(crate) fn samples() -> impl Iterator<Item = (&'static str, &'static str)> {
    SAMPLES.iter().map(|(name, text)| (name.as_str(), text.as_str()))
}

/// The text of a sample.
fn sample(name: &str) -> &'static str {
    let sample = SAMPLES.iter().find(|(other, _)| other == name);
    &sample.unwrap_or_else(|| panic!("no sample {name}")).1
}

#[test]
fn every_sample_is_recognised_and_read() {
    let mut seen = Vec::new();
    for (name, text) in SAMPLES.iter() {
        let expected = name.split('.').next().unwrap();
        let format = detect(text).unwrap_or_else(|| panic!("{name} is not recognised"));
        assert_eq!(format.name, expected, "{name}");
        if format.unit == Unit::Line {
            // A long file, cut off in the middle of a line.
            let long = text.repeat(20);
            let at = long.char_indices().map(|(at, _)| at).find(|&at| at > long.len() * 3 / 4);
            assert_eq!(detect(&long[..at.unwrap()]).unwrap().name, expected, "{name}, a head");
        }
        let opened = format.open_all(text, Unknown::Refused);
        for opened in opened.unwrap_or_else(|error| panic!("{name}: {error}")) {
            if matches!(opened.sheet, AnySheet::Classic(_)) {
                assert!(crate::rules::hold(&opened, SOLUTION), "{name}");
            }
            let sheet: Sheet = match opened.sheet {
                AnySheet::Classic(sheet) => sheet.into(),
                AnySheet::Other(_) => continue,
            };
            let solution: Givens = SOLUTION.parse().unwrap();
            // Two formats cannot tell a given from a placement.
            if sheet.placed.is_empty() && ["pencilmarks", "candidates"].contains(&expected) {
                assert_eq!(sheet.givens.len(), 32, "{name}");
            } else if expected.starts_with("killer") {
                assert!(sheet.givens.is_empty() && !opened.rules.is_empty(), "{name}");
            } else {
                assert_eq!(sheet.givens.to_string(), PUZZLE, "{name}");
            }
            assert!(sheet.grid().iter().all(|(cell, d)| solution.get(cell) == Some(d)), "{name}");
            let stated = sheet.info.solution.is_none_or(|stated| stated == solution);
            assert!(stated, "{name}");
        }
        seen.push(format.name);
    }
    for format in FORMATS {
        assert!(seen.contains(&format.name) || format.name == "sdm", "no sample of {format:?}");
    }
}

#[test]
fn the_registry_is_in_order() {
    for (i, format) in FORMATS.iter().enumerate() {
        assert!(by_name(format.name).is_ok_and(|found| std::ptr::eq(found, *format)));
        assert!(FORMATS[..i].iter().all(|other| other.name != format.name));
        assert!(format.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'));
        assert!(!format.extensions.is_empty());
    }
    assert!(by_name("nothing").is_err());
}

#[test]
fn every_reader_has_its_fuzz_target() {
    let fuzz = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let manifest = fs::read_to_string(fuzz.join("Cargo.toml")).unwrap();
    for format in FORMATS {
        let target = format!("read_{}", format.name.replace('-', "_"));
        let text = fs::read_to_string(fuzz.join(format!("fuzz_targets/{target}.rs")));
        let wanted = format!("ennead_fuzz::reader!(\"{}\");", format.name);
        assert!(text.is_ok_and(|text| text.contains(&wanted)), "write fuzz_targets/{target}.rs");
        assert!(manifest.contains(&format!("name = \"{target}\"")), "{target} lacks its [[bin]]");
    }
}

#[test]
fn what_comes_with_a_puzzle_is_kept() {
    let info = |name: &str| read(sample(name)).unwrap().pop().unwrap().info;
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(info("opensudoku.old.opensudoku").title, some("Small & old"));
    assert_eq!(info("opensudoku.old.opensudoku").author, some("me"));
    assert_eq!(info("opensudoku.notes.opensudoku").source, some("Evening"));
    assert_eq!(info("sudoku-exchange.txt").rating, some("1.2"));
    assert_eq!(info("gsf.txt").comment, some("99378, 00000, 0, 1.2, C20.m/S4.d, 7.3"));
    assert_eq!(info("csv.columns.csv").comment, some("1, so; so"));
    assert_eq!(info("csv.quizzes.csv").solution, SOLUTION.parse().ok());
    assert_eq!(info("line.blanks.txt").comment, some("and a comment"));
    assert_eq!(info("sdk.plain.sdk").author, some("me"));
}

/// 81 characters as nine lines of nine.
fn in_rows(cells: &str) -> String {
    let (rows, _) = cells.as_bytes().as_chunks::<9>();
    rows.iter().map(|row| format!("{}\n", str::from_utf8(row).expect("ASCII"))).collect()
}

/// Compresses `text` the way links do. Padding is left off: lz-str adds too much, and readers do not need it.
pub(crate) fn compressed(text: &str) -> String {
    lz_str::compress_to_base64(text).trim_end_matches('=').to_owned()
}

/// Whether HoDoKu's format keeps a title: it is the code of a technique, `e:` and a name if ours.
fn is_hodoku_code(title: &str) -> bool {
    let all = |text: &str, extra: &[u8], is: fn(&u8) -> bool| {
        text.bytes().all(|byte| is(&byte) || extra.contains(&byte))
    };
    if let Some(name) = title.strip_prefix("e:") {
        return all(name, b"-", u8::is_ascii_alphanumeric);
    }
    let Some((digits, variant)) = title.split_at_checked(4) else { return false };
    title != "0000"
        && all(digits, b"", u8::is_ascii_digit)
        && all(variant, b"x-", u8::is_ascii_digit)
}

/// What remains of a sheet that is written in a format and read again.
#[expect(clippy::too_many_lines, reason = "one arm for each format")]
fn held(sheet: &Sheet, format: &str) -> Sheet {
    let from = &sheet.info;
    let mut info = Info::default();
    let Sheet { givens, mut placed, mut candidates, .. } = sheet.clone();
    match format {
        "line" => info.comment = from.comment.clone(),
        "csv" => info.solution = from.solution,
        "sdk" => {
            info = Info { title: None, rating: None, solution: None, ..from.clone() };
        }
        "candidates" => info.comment = from.comment.clone(),
        "hodoku" => {
            let allowed = Sheet { candidates: None, ..sheet.clone() }.candidates_or_allowed();
            candidates = candidates.filter(|candidates| *candidates != allowed);
            info.title = from.title.clone().filter(|title| is_hodoku_code(title));
        }
        "sudokuwiki" if !placed.is_empty() => candidates = Some(sheet.candidates_or_allowed()),
        "opensudoku" => {
            info.comment = from.comment.clone();
            info.date = from.date.clone();
        }
        "sudokumaker" | "sudokumaker-json" => {
            info.title = from.title.clone();
            info.author = from.author.clone();
            info.description = from.description.clone();
            info.solution = from.solution;
            // The solution stands where the digits written in do, and full cells have no marks.
            if info.solution.is_none() && sheet.grid().len() == 81 && !placed.is_empty() {
                info.solution = Some(sheet.grid());
            }
            if info.solution.is_some() {
                placed = Givens::EMPTY;
                candidates = None;
            }
        }
        "ksudoku" | "json-lines" => info.solution = from.solution,
        "gnome-sudoku" => info.level = from.level.clone().or(Some("custom".to_owned())),
        "f-puzzles" | "f-puzzles-json" | "sudokupad" | "sudoku-puzzle" => {
            info.title = from.title.clone();
            info.author = from.author.clone();
            info.description = from.description.clone();
            info.solution = from.solution;
        }
        _ => {}
    }
    let simple = [
        "rules",
        "rules-line",
        "board",
        "line",
        "sdm",
        "rows",
        "numbers",
        "spreadsheet",
        "grid",
        "qqwing",
        "csv",
        "sudoku-puzzle",
        "lists",
        "json-lines",
    ]
    .contains(&format);
    if simple {
        placed = Givens::EMPTY;
    }
    if simple || format == "sdk" {
        candidates = None;
    }
    if AMBIGUOUS.contains(&format) {
        candidates = Some(sheet.candidates_or_allowed());
    }
    let mut held = Sheet { givens, placed, candidates, by_candidates: false, info };
    if ["candidates", "pencilmarks"].contains(&format) {
        held.givens = held.grid();
        held.placed = Givens::EMPTY;
    }
    let empty = |marks: &CellMap<DigitSet>| marks.values().iter().all(|set| set.is_empty());
    held.candidates = held.candidates.filter(|marks| !empty(marks));
    held
}

/// The formats that cannot tell a digit from a candidate alone in its cell.
const AMBIGUOUS: [&str; 3] = ["candidates", "pencilmarks", "sdx"];

/// Whether a cell without a digit has one candidate only.
fn has_lone_candidate(sheet: &Sheet) -> bool {
    sheet.candidates_or_allowed().values().iter().any(|marks| marks.len() == 1)
}

fn words() -> impl Strategy<Value = Option<String>> {
    proptest::option::of("[A-Za-zäßé€][-A-Za-z0-9ä€&<>\"';:=#%\\\\] ?[a-z]{1,9}")
}

/// A position on the way to the one solution, with at least two candidates in each open cell.
fn sheets() -> impl Strategy<Value = Sheet> {
    let digits = Just((0..9u8).collect::<Vec<_>>()).prop_shuffle();
    let marks = proptest::option::of(proptest::collection::vec(any::<u16>(), 81));
    let cells = proptest::collection::vec(0..8u8, 81);
    let info = proptest::array::uniform8(words());
    (digits, cells, marks, info, any::<bool>()).prop_map(|(digits, cells, marks, info, solved)| {
        let base: Givens = SOLUTION.parse().unwrap();
        let name = |digit: Digit| Digit::from_index(digits[digit.index()] as usize);
        let mut solution = Givens::EMPTY;
        for (cell, digit) in base.iter() {
            solution.set(cell, Some(name(digit)));
        }
        let mut sheet = Sheet::default();
        for (cell, digit) in solution.iter() {
            match cells[cell.index()] {
                0..3 => sheet.givens.set(cell, Some(digit)),
                3 => sheet.placed.set(cell, Some(digit)),
                _ => {}
            }
        }
        while let Some((cell, digit)) = solution.iter().find(|&(cell, _)| {
            let grid = sheet.grid();
            grid.get(cell).is_none() && grid.allowed(cell).len() == 1
        }) {
            sheet.placed.set(cell, Some(digit));
        }
        let grid = sheet.grid();
        sheet.candidates = marks.filter(|_| grid.len() < 81).map(|marks| {
            CellMap::from_fn(|cell: Cell| {
                if grid.get(cell).is_some() {
                    return DigitSet::EMPTY;
                }
                let solution = solution.get(cell).map_or(DigitSet::EMPTY, DigitSet::only);
                let allowed = grid.allowed(cell);
                let other = (allowed - solution).first().map_or(DigitSet::EMPTY, DigitSet::only);
                allowed & (DigitSet::from_bits(marks[cell.index()]) | solution | other)
            })
        });
        let [title, author, description, comment, date, source, level, url] = info;
        sheet.info = Info {
            title,
            author,
            description,
            comment,
            date,
            source,
            level,
            url,
            rating: None,
            solution: solved.then_some(solution),
        };
        sheet
    })
}

fn writable() -> impl Iterator<Item = &'static Format> {
    FORMATS.iter().copied().filter(|format| format.write.is_some())
}

/// Reads what was written; it must be recognised too.
fn read_back(format: &Format, sheet: &Sheet, text: &str) -> Sheet {
    let solved = sheet.grid().len() == 81;
    let detected = detect(text).map(|format| format.name);
    let recognised = match format.name {
        // These look like another format if what distinguishes them is missing.
        "sdm" => detected == Some("line"),
        "sdk" if !text.starts_with(['#', '[']) => detected == Some("rows"),
        "sdx" if !text.contains('u') => solved || detected == Some("pencilmarks"),
        "pencilmarks" if solved => true,
        name => detected == Some(name),
    };
    assert!(recognised, "{detected:?} for {format:?}:\n{text}");
    let sheets = read_all(format, text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    // Which formats say so is tested elsewhere.
    Sheet { by_candidates: false, ..sheets.last().unwrap().clone() }
}

proptest! {
    // Each case has about three hundred pairs.
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_two_formats_hold_survives_both(sheet in sheets()) {
        for first in writable() {
            let text = first.write_all(std::slice::from_ref(&sheet)).unwrap();
            let once = read_back(first, &sheet, &text);
            for second in writable() {
                if AMBIGUOUS.contains(&second.name) && has_lone_candidate(&once) {
                    continue;
                }
                let text = second.write_all(std::slice::from_ref(&once)).unwrap();
                prop_assert_eq!(read_back(second, &once, &text), held(&once, second.name), "{}", &text);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_a_format_holds_survives(sheet in sheets()) {
        for format in writable() {
            let text = format.write_all(std::slice::from_ref(&sheet)).unwrap();
            prop_assert_eq!(read_back(format, &sheet, &text), held(&sheet, format.name), "{}", &text);
        }
    }

    #[test]
    fn the_code_of_a_technique_survives(code in "e:[a-z-]{0,3}|[0-9]{4}(-[1-3])?x?") {
        let sheet = Sheet { info: Info { title: Some(code), ..Info::default() }, ..Sheet::default() };
        let format = FORMATS.iter().find(|format| format.name == "hodoku").unwrap();
        let text = format.write_all(std::slice::from_ref(&sheet)).unwrap();
        let title = if sheet.info.title.as_deref() == Some("0000") { None } else { sheet.info.title };
        prop_assert_eq!(&read_all(format, &text).unwrap()[0].info.title, &title, "{}", &text);
    }

    #[test]
    fn files_hold_several_sheets(sheets in proptest::collection::vec(sheets(), 2..4)) {
        for format in writable().filter(|format| format.frame != Frame::One) {
            let text = format.write_all(&sheets).unwrap();
            let mut again = read_all(format, &text).unwrap();
            again.iter_mut().for_each(|sheet| sheet.by_candidates = false);
            let held: Vec<Sheet> = sheets.iter().map(|sheet| held(sheet, format.name)).collect();
            prop_assert_eq!(again, held);
        }
        for format in writable().filter(|format| format.frame == Frame::One) {
            prop_assert_eq!(format.write_all(&sheets), Err(WriteError::OnePuzzle));
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in "[0-9.:|,{}\\[\\]<>/=&#%+*u\"' \n\t\ra-fé-]{0,200}") {
        for format in FORMATS {
            (format.detect)(&text);
            if let Err(error) = format.read(&text) {
                error.underline();
                error.to_string();
            }
        }
    }

    #[test]
    fn no_slip_in_a_sample_makes_a_reader_panic(
        at in any::<prop::sample::Index>(),
        cut in 0..3usize,
        slip in "[0-9.:|,{}<>x€\n ]{0,2}",
    ) {
        for (name, text) in SAMPLES.iter() {
            let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            let at = at.index(starts.len());
            let end = starts.get(at + cut).copied().unwrap_or(text.len());
            let broken = format!("{}{slip}{}", &text[..starts[at]], &text[end..]);
            let broken = plain_text(&broken);
            if let Some(format) = detect(&broken)
                && let Err(error) = format.read_all(&broken)
            {
                let lines = broken.lines().count().max(1);
                prop_assert!((1..=lines).contains(&error.line), "{name}: {error}");
                let line = broken.lines().nth(error.line - 1).unwrap_or("");
                prop_assert!(error.column <= line.chars().count() + 1, "{name}: {error}\n{line}");
            }
        }
    }
}

/// An error as it is shown: the message, the line, the place.
fn draw(error: &ReadError) -> String {
    format!("{error}\n  {}\n  {}\n", error.text, error.underline())
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of cases")]
fn near_misses_are_told_where_and_what() {
    let mut drawn = String::new();
    let mut case = |what: &str, text: &str| {
        let (name, error) = match detect(text) {
            Some(format) => (format.name, format.read_all(text).expect_err(what)),
            None => ("no format", unrecognised(text)),
        };
        writeln!(drawn, "{what} ({name})\n{}", draw(&error)).unwrap();
    };
    let rows = in_rows(PUZZLE);
    let numbers = sample("numbers.txt");

    case("no text at all", "");
    case("blanks and comments", "\n  \n# nothing\n");
    case("words", "Dear reader,\nwhere is the puzzle?\n");
    case("80 characters", &PUZZLE[1..]);
    case("80 characters and a comment", &format!("{} # short", &PUZZLE[1..]));
    case("82 characters", &format!("{PUZZLE}5"));
    case("a letter after the last cell", &format!("{PUZZLE}y"));
    case("a letter like a digit", &PUZZLE.replacen('6', "б", 1));
    case("a letter O for a zero", &PUZZLE.replace('.', "0").replacen('0', "O", 1));
    case("a blank among dots", &PUZZLE.replacen('.', " ", 3));
    case("ten million digits", &"7".repeat(10_000_000));
    case("eight lines", &rows[..80]);
    case("a line of ten", &rows.replacen('\n', "5\n", 1));
    case("a letter in a row", &rows.replacen('6', "G", 1));
    // Nine cells may be anything; the tenth tells a line of cells.
    case("a row", &PUZZLE[..9]);
    case("a row and a cell", &PUZZLE[..10]);
    case("three lines of ten", &rows.replacen('\n', "5\n", 3));
    case("five lines of ten", &rows.replacen('\n', "5\n", 5));
    case("ten rows", &format!("{rows}123......\n"));
    case("80 numbers", numbers.trim_end().strip_suffix(" 0").unwrap());
    case("a number out of range", &numbers.replacen('6', "10", 1));
    case("a negative number", &numbers.replacen('6', "-6", 1));
    case("a word among numbers", &numbers.replacen('6', "six", 1));
    case("82 numbers", &format!("{numbers}5\n"));
    case("eight rows of fields", sample("spreadsheet.tsv").rsplitn(3, '\n').last().unwrap());
    case("a field of two digits", &sample("spreadsheet.semicolons.csv").replacen('6', "16", 1));
    case("a tenth field", &sample("spreadsheet.semicolons.csv").replacen(";\r", ";;5\r", 1));
    case("a drawn row of eight", &sample("grid.txt").replacen(" . | .", " | .", 1));
    case("a drawn row of ten", &sample("grid.txt").replacen(" . | .", " . . | .", 1));
    case("eight drawn rows", sample("grid.txt").rsplitn(3, '\n').last().unwrap());
    case("a letter in a drawn grid", &sample("qqwing.txt").replacen('6', "b", 1));
    case("a pencil mark that is none", &sample("pencilmarks.txt").replacen("2589", "25x9", 1));
    case("pencil marks, a cell less", &sample("pencilmarks.txt").replacen("2589", "    ", 1));
    case("u and no digit", &sample("sdx.sdx").replacen("u7", "u", 1));
    case("the second grid against the first", &sample("ss.ss").replacen("37.", "27.", 1));
    case("state against puzzle", &sample("sdk.sdk").replacen("37..6", "27..6", 1));
    case("a header and eight rows", &format!("#Ame\n{}", &rows[..80]));
    case("a library line with few fields", &format!(":0000:x:{PUZZLE}"));
    case("a library line with 80 cells", &sample("hodoku.plain.txt").replacen("..", ".", 1));
    case("a candidate of two digits", &sample("hodoku.txt").replacen("917", "97", 1));
    case("a plus and no digit", &sample("hodoku.txt").replacen("+7", "+.", 1));
    case("728 candidates", &sample("candidates.txt")[1..]);
    case("730 candidates", &format!("1{}", sample("candidates.txt")));
    case("a row of no puzzle", "quizzes,solutions\n1,2\n");
    let named = format!("name,puzzle\n\"Grün, “5”\",{}0\n", "0".repeat(79));
    case("a short puzzle after letters of several bytes", &named);
    case("a short puzzle in a row", &sample("csv.quizzes.csv").replacen("3000", "300", 1));
    case("a rated line with 80 cells", &sample("sudoku-exchange.txt").replacen("3000", "300", 1));
    case("a game with 80 cells", &sample("opensudoku.old.opensudoku").replacen("3000", "300", 1));
    case("an element not closed", &sample("opensudoku.old.opensudoku").replacen("</name>", "", 1));
    case("no game", "<opensudoku version=\"2\"></opensudoku>");
    case("a letter that is no value", &sample("ksudoku.ksudoku").replacen("d____", "d__z_", 1));
    case("a killer", &sample("ksudoku.ksudoku").replacen("Plain", "KillerSudoku", 1));
    case("a 4×4", &sample("ksudoku.ksudoku").replacen("\"9\"", "\"4\"", 1));
    case("a saved game cut off", &sample("gnome-sudoku.json")[..400]);
    case(
        "a value of 12",
        &sample("gnome-sudoku.json").replacen("\"value\": 3", "\"value\": 12", 1),
    );
    case("a link cut off", &sample("f-puzzles.txt")[..200]);
    case("a link with a character lost", &sample("f-puzzles.txt").replacen("N4", "N", 1));
    case("a link without a puzzle", "https://www.f-puzzles.com/\n");
    case("a link of a rule", &{
        let rows = [format!("[{}]", ["{}"; 9].join(",")).as_str(); 9].join(",");
        let json = format!("{{\"size\":9,\"diagonal+\":true,\"grid\":[{rows}]}}");
        format!("https://www.f-puzzles.com/?load={}\n", compressed(&json))
    });
    case("a short link", "https://sudokupad.app/abc123\n");
    case(
        "half an escape",
        "https://sudokupad.app/fpuzN4IghgrgLgFg9gJxALhAQQHQAICyAfgGwIFMkAaEAc%2\n",
    );
    case("a board of 80", &sample("sudokuwiki.digits.txt").replacen("3000", "300", 1));
    case("a board of 81 and a half", &sample("sudokuwiki.txt").replacen("S9B0", "S9B00", 1));
    case("a board of 80 pairs", sample("sudokuwiki.txt").trim_end().strip_suffix("0d").unwrap());
    case("a dash among pairs", &sample("sudokuwiki.txt").replacen("30gb", "30g-", 1));
    case("a value no cell has", &sample("sudokuwiki.txt").replacen("S9B03", "S9Bzz", 1));

    expect_file!["../../../testdata/formats/errors.txt"].assert_eq(&drawn);
}

#[test]
fn every_format_is_written_as_its_programs_expect() {
    let mut sheet = Sheet::from(PUZZLE.parse::<Givens>().unwrap());
    sheet.placed.set(Cell::at(0, 1), Some(Digit::new(7)));
    let mut candidates = sheet.candidates_or_allowed();
    candidates[Cell::at(2, 5)] = DigitSet::only(Digit::new(8)).with(Digit::new(6));
    sheet.candidates = Some(candidates);
    sheet.info = Info {
        title: Some("Evening".to_owned()),
        author: Some("Ann".to_owned()),
        comment: Some("two ways".to_owned()),
        ..Info::default()
    };
    let mut written = String::new();
    for format in writable() {
        let text = format.write_all(std::slice::from_ref(&sheet)).unwrap();
        // The beginning tells; GNOME Sudoku writes eight lines a cell.
        let head: Vec<&str> = text.lines().take(40).collect();
        writeln!(written, "== {}\n{}\n", format.name, head.join("\n")).unwrap();
    }
    expect_file!["../../../testdata/written.txt"].assert_eq(&written);
}

#[test]
fn a_border_may_look_like_nine_empty_cells() {
    let lines = in_rows(PUZZLE);
    let rows: Vec<&str> = lines.lines().collect();
    let text = rows.chunks(3).map(|rows| rows.join("\n")).collect::<Vec<_>>().join("\n---------\n");
    let sheets = read_all(by_name("grid").unwrap(), &text).unwrap();
    assert_eq!(sheets[0].givens.to_string(), PUZZLE);
    // But among rows that have dashes for empty cells it is a row.
    let dashes = in_rows(&PUZZLE.replace('.', "-")).replacen("--1-9----", "---------", 1);
    assert!(read(&dashes).is_ok());
}

#[test]
fn only_a_border_above_the_first_row_tells_simple_sudoku() {
    let above = sample("ss.ss");
    let (_, rows) = above.split_once('\n').unwrap();
    let between = rows.replace("|---+---+---|", "*---+---+---*");
    assert_eq!(detect(above).unwrap().name, "ss");
    assert_ne!(detect(rows).unwrap().name, "ss");
    assert_ne!(detect(&between).unwrap().name, "ss");
}

#[test]
fn old_games_say_much_about_themselves() {
    let names =
        ["name", "author", "description", "comment", "created", "source", "level", "sourceURL"];
    let fields: String = names.iter().map(|name| format!("<{name}>its {name}</{name}>")).collect();
    let game = format!("<opensudoku>{fields}<game data=\"{PUZZLE}\"/></opensudoku>\n");
    let info = read(&game).unwrap().remove(0).info;
    let its = |name: &str| Some(format!("its {name}"));
    let expected = Info {
        title: its("name"),
        author: its("author"),
        description: its("description"),
        comment: its("comment"),
        date: its("created"),
        source: its("source"),
        level: its("level"),
        url: its("sourceURL"),
        ..Info::default()
    };
    assert_eq!(info, expected);
}

#[test]
fn bytes_that_are_no_text() {
    assert_eq!(decode(b"\xef\xbb\xbf12").unwrap(), "12");
    assert_eq!(decode(b"\xff\xfe1\x002\x00").unwrap(), "12");
    assert_eq!(decode(b"\xfe\xff\x001\x002").unwrap(), "12");
    assert_eq!(decode(b"1\x002\x00").unwrap(), "12");
    assert_eq!(decode(b"\x001\x002").unwrap(), "12");
    assert_eq!(decode(b"Gr\xf6\xdfe \x80").unwrap(), "Größe €");
    let error = decode(b"ab\ncd\x81e").unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 3: not text: found the byte 0x81");
    assert_eq!((error.text.as_str(), error.underline().as_str()), ("cd\u{fffd}e", "  ^"));
    // It has been UTF-8 so far.
    assert_eq!(decode("ö\n".as_bytes()).unwrap(), "ö\n");
    assert!(decode(b"\xc3\xb6 \xf6").is_err());
    assert_eq!(decode(b"a\0b").unwrap_err().problem, Problem::NotText { byte: 0 });
    assert_eq!(decode(b"\xff\xfe1").unwrap_err().problem, Problem::NotText { byte: b'1' });
}

#[test]
fn two_solutions_in_a_line_of_numbers_are_numbers() {
    let numbers: Vec<String> = SOLUTION.repeat(2).chars().map(String::from).collect();
    let text = numbers.join(" ");
    assert_eq!(detect(&text).unwrap().name, "numbers");
    assert!(read(&text).unwrap().iter().all(|sheet| sheet.givens.to_string() == SOLUTION));
}

#[test]
fn empty_rows_are_rows() {
    assert_eq!(detect(&"\n".repeat(9)).unwrap().name, "rows");
    assert!(read(&"\n".repeat(9)).unwrap()[0].givens.is_empty());
    assert!(detect(&"\n".repeat(10)).is_none());
    // Between bands of rows without any other mark they are none.
    let bands = "53  7\n6  195\n 98    6\n\n8   6   3\n4  8 3  1\n7   2   6\n\n 6    28\n   419  5\n    8  79\n";
    assert_eq!(
        read(bands).unwrap()[0].givens,
        read(&bands.replace("\n\n", "\n")).unwrap()[0].givens
    );
}

#[test]
fn a_digit_alone_is_the_last_candidate_if_it_is_pencilled_in_where_it_is_seen() {
    let mut sheet = Sheet::from(PUZZLE.parse::<Givens>().unwrap());
    let mut candidates = sheet.candidates_or_allowed();
    let cell = Cell::at(2, 5);
    candidates[cell] = DigitSet::only(Digit::new(8));
    sheet.candidates = Some(candidates);
    let pencilmarks = by_name("pencilmarks").unwrap();
    let again = &read_all(pencilmarks, &pencilmarks.write_all(&[sheet]).unwrap()).unwrap()[0];
    assert_eq!(again.givens.get(cell), None);
    assert_eq!(again.candidates, Some(candidates));
}

#[test]
fn grids_and_lines_may_alternate_in_a_file() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let sheet = Sheet::from(line.parse::<Givens>().unwrap());
    let grid = by_name("grid").unwrap().write(&sheet).unwrap();
    for text in [format!("{grid}{line}\n"), format!("{line}\n{grid}\n{line}\n{grid}")] {
        let sheets = read(&text).unwrap();
        assert_eq!(sheets.len(), text.matches(line).count() + text.matches(&grid).count());
        assert!(sheets.iter().all(|it| it.givens == sheet.givens));
    }
}

#[test]
fn in_a_line_with_blanks_for_empty_cells_they_count_as_cells() {
    let blanks = PUZZLE.replace('.', " ");
    let line = by_name("line").unwrap();
    assert_eq!(read_all(line, &blanks).unwrap()[0].givens.to_string(), PUZZLE);
    let error = line.read_all(&blanks[..75]).unwrap_err();
    assert_eq!(error.problem, Problem::TooFew { of: Item::Cells, found: 75, expected: 81 });
}

#[test]
fn a_link_may_be_followed_by_settings_or_words() {
    let link = sample("sudokupad.txt");
    let plain = read(link).unwrap();
    for after in ["?setting-nogrid=1", "&x", "#part", " and a comment"] {
        assert_eq!(read(&format!("{}{after}\n", link.trim_end())).unwrap(), plain, "{after}");
    }
}

#[test]
fn the_title_of_a_link_may_be_called_t() {
    let cell = |c: char| c.to_digit(10).map_or(String::new(), |digit| format!("v:{digit}"));
    let cells: Vec<String> = PUZZLE.chars().map(|c| format!("{{{}}}", cell(c))).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    let rows = rows.join(",");
    for name in ["t", "title"] {
        let json = format!("{{cells:[{rows}],metadata:{{{name}:Evening}}}}");
        let link = format!("https://sudokupad.app/scl{}\n", compressed(&json));
        assert_eq!(read(&link).unwrap()[0].info.title.as_deref(), Some("Evening"), "{name}");
    }
}

#[test]
fn a_table_of_other_things_is_no_grid() {
    let table = "1,Ann,x,34,a,b,Berlin,c,10\n2,Bob,y,35,a,b,Bonn,c,20\n".repeat(5);
    assert_ne!(detect(&table).map(|format| format.name), Some("spreadsheet"));
}

#[test]
fn a_game_with_two_kinds_of_marks_is_read() {
    for (version, marks) in [(3, "5|"), (4, "5|0|"), (5, "5|0|0|")] {
        let cell = |c: char| match c.to_digit(10) {
            Some(digit) => format!("{digit}|{marks}0|"),
            None => format!("0|{marks}1|"),
        };
        let data: String = PUZZLE.chars().map(cell).collect();
        let head = format!("<opensudoku version=\"3\"><game data=\"version: {version}\n");
        let sheet = read(&(head + &data + "\"/></opensudoku>\n")).unwrap().pop().unwrap();
        assert_eq!(sheet.givens.to_string(), PUZZLE, "{version}");
        let two = DigitSet::only(Digit::new(1)).with(Digit::new(3));
        assert_eq!(sheet.candidates.unwrap()[Cell::at(0, 1)], two, "{version}");
    }
}

#[test]
fn of_an_empty_date_or_note_nothing_is_kept() {
    let info = |attributes: &str| {
        let game = format!("<game {attributes} data=\"{PUZZLE}\"/>");
        read(&format!("<opensudoku version=\"2\">{game}</opensudoku>\n")).unwrap().remove(0).info
    };
    // The program writes a 0 where it knows no date.
    for none in ["", "created=\"0\"", "created=\"\"", "note=\"\"", "user_note=\"\""] {
        assert_eq!(info(none), Info::default(), "{none}");
    }
    assert_eq!(info("created=\"2026-11-21\"").date.as_deref(), Some("2026-11-21"));
    assert_eq!(info("note=\"hard\"").comment.as_deref(), Some("hard"));
    assert_eq!(info("user_note=\"hard\"").comment.as_deref(), Some("hard"));
}

#[test]
fn each_line_of_a_list_is_read_as_if_it_were_alone() {
    let mut lines = [
        PUZZLE.to_owned(),
        format!("{PUZZLE}\r"),
        format!("  {PUZZLE} # indented"),
        PUZZLE.replace('.', " "),
        String::new(),
        "  \r".to_owned(),
        "# nothing".to_owned(),
        PUZZLE[1..].to_owned(),
        format!("{PUZZLE}5"),
        format!("{SOLUTION}, and a comment of {}", "many ".repeat(40)),
        "no puzzle".to_owned(),
    ];
    for _ in 0..lines.len() {
        // Each line is the last one once, with and without its end.
        lines.rotate_left(1);
        for text in [lines.join("\n"), lines.join("\n") + "\n"] {
            let (mut puzzles, mut errors) = (Vec::new(), Vec::new());
            line::read_list(text.as_bytes(), 7, &mut puzzles, &mut errors);
            let (mut each, mut wrong) = (Vec::new(), Vec::new());
            for (number, line) in (7..).zip(&lines).filter(|(_, it)| !line::is_blank(it.as_bytes()))
            {
                match line::parse(line.as_bytes()) {
                    Ok((givens, _)) => each.push(givens.into()),
                    Err(error) => wrong.push(error.on_line(number)),
                }
            }
            assert_eq!((each.len(), wrong.len()), (5, 3));
            assert_eq!((puzzles, errors), (each, wrong), "{text}");
        }
    }
}

#[test]
fn a_few_numbers_are_too_few_numbers() {
    for text in ["1 2 3", "1 2 3\n4 5\n"] {
        let error = read(text).unwrap_err();
        assert!(matches!(error.problem, Problem::TooFewNumbers { .. }), "{text}: {error:?}");
    }
}

#[test]
fn an_address_holds_a_puzzle_and_what_a_player_wrote() {
    let sheet = |query: &str| read(&format!("https://example.org/en/play?{query}"));
    let placed = format!(".7{}", ".".repeat(79));
    let marks = |count: usize| vec!["3"; count].join(",");
    let full = sheet(&format!("puzzle={PUZZLE}&placed={placed}&marks={}&title=A+b%21", marks(81)));
    let full = full.unwrap().remove(0);
    assert_eq!(full.placed.to_string(), placed);
    assert_eq!(full.info.title.as_deref(), Some("A b!"));
    // Only empty cells have marks.
    let marked = full.candidates.unwrap();
    assert!(
        Cell::ALL.iter().all(|&cell| marked[cell].is_empty() == full.grid().get(cell).is_some())
    );
    for (wrong, column) in [
        (format!("puzzle={}", &PUZZLE[1..]), 116),
        (format!("puzzle={PUZZLE}&placed=7"), 126),
        (format!("puzzle={PUZZLE}&marks={}", marks(80)), 124),
        (format!("puzzle={PUZZLE}&marks={}", marks(82)), 124),
        (format!("puzzle={PUZZLE}&marks={}", marks(81).replacen('3', "x", 1)), 124),
        (format!("puzzle={PUZZLE}&marks={}", marks(81).replacen('3', "512", 1)), 124),
        (format!("puzzle={PUZZLE}%4"), 36),
        (String::new(), 1),
        ("other=1".to_owned(), 1),
    ] {
        let error = sheet(&wrong).expect_err(&wrong);
        assert_eq!((error.line, error.column), (1, column), "{wrong}: {error}");
    }
}
