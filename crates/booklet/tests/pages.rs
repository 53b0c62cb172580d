//! Pages as data, and the text of the PDFs made of them.

#[path = "../../draw/tests/common/kit.rs"]
mod kit;

use std::collections::HashMap;
use std::io::Read as _;

use ennead_booklet::*;
use ennead_cross as cross;
use ennead_grid::{Givens, Puzzle};
use ennead_logic::{Options, PathFinder, Table};
use ennead_rating::Tenths;
use ennead_stop::Stop;
use ennead_text::{LANGUAGES, Language, Words};
use expect_test::{Expect, expect};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

fn sudoku(givens: &str, id: &str) -> Item {
    let puzzle = Puzzle::try_from(givens.parse::<Givens>().unwrap()).unwrap();
    let solution = ennead_engine::solution(&puzzle).unwrap();
    let sudoku = Sudoku::new(puzzle, solution, id.into()).rated(Tenths::new(12)).with_link(None);
    Item::Sudoku(Box::new(Sudoku { techniques: vec!["hidden single".into()], ..sudoku }))
}

fn booklet(title: &str, count: usize) -> Booklet {
    let items =
        (1..=count).map(|i| sudoku(if i % 2 == 1 { EASY } else { HARD }, &format!("x {i}")));
    let section = Section { title: "Leicht".into(), items: items.collect() };
    Booklet { title: title.into(), sections: vec![section] }
}

/// With what worksheets ask.
fn with_lessons(booklet: Booklet, words: &Words) -> Booklet {
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let item = |item| match item {
        Item::Sudoku(sudoku) => {
            let sudoku = sudoku.with_lesson(&finder, words, &Stop::never()).unwrap();
            Item::Sudoku(Box::new(sudoku))
        }
        cross => cross,
    };
    let section = |section: Section| Section {
        items: section.items.into_iter().map(item).collect(),
        ..section
    };
    Booklet { sections: booklet.sections.into_iter().map(section).collect(), ..booklet }
}

fn words(code: &str) -> Words {
    Words::new(code.parse::<Language>().unwrap())
}

/// All texts of the page in the order in which they are drawn.
fn texts(page: &Page) -> impl Iterator<Item = &str> {
    page.pieces.iter().flat_map(|piece| &piece.marks).filter_map(|mark| match mark {
        Mark::Text { text, .. } => Some(text.as_str()),
        _ => None,
    })
}

/// What is drawn, as lines of text.
fn described(page: &Page) -> String {
    let mut out = format!("page {:.0} × {:.0}\n", page.width, page.height);
    for piece in &page.pieces {
        let name = match &piece.part {
            Part::Heading(depth, _) => format!("heading {depth}"),
            Part::Paragraph => "paragraph".to_owned(),
            Part::Figure(alt) => format!("figure “{alt}”"),
            Part::Ornament => "ornament".to_owned(),
        };
        out.push_str(&format!("  {name}:"));
        let mut others = 0;
        for mark in &piece.marks {
            match mark {
                Mark::Text { at, size, text, .. } if text.chars().count() > 1 => {
                    out.push_str(&format!(" [{:.0} {:.0}] {size:.0}pt {text}", at.x, at.y));
                }
                Mark::Text { text, .. } => out.push_str(&format!(" {text}")),
                _ => others += 1,
            }
        }
        if others > 0 {
            out.push_str(&format!(" ({others} lines and shapes)"));
        }
        out.push('\n');
    }
    out
}

#[track_caller]
fn shows(page: &Page, expected: Expect) {
    expected.assert_eq(&described(page));
}

fn about(language: &str) -> About {
    About { title: "Rätselheft".into(), language: language.into(), date: (2026, 1, 2) }
}

/// Checks that every mark is within the paper, and text within the margins.
#[track_caller]
fn nothing_is_clipped(pages: &[Page], margin: f32, what: &str) {
    for (i, page) in pages.iter().enumerate() {
        let inside = |x: f32, y: f32, margin: f32| {
            x >= margin - 2.0
                && y >= margin - 2.0
                && x <= page.width - margin + 2.0
                && y <= page.height - margin + 2.0
        };
        for mark in page.pieces.iter().flat_map(|piece| &piece.marks) {
            let fits = match mark {
                Mark::Line { from, to, .. } => {
                    inside(from.x, from.y, margin) && inside(to.x, to.y, margin)
                }
                Mark::Box { area, .. } => {
                    inside(area.x, area.y, margin) && inside(area.right(), area.bottom(), margin)
                }
                Mark::Disc { centre, radius, .. } => {
                    inside(centre.x - radius, centre.y - radius, margin)
                        && inside(centre.x + radius, centre.y + radius, margin)
                }
                Mark::Path { points, .. } => points.iter().all(|at| inside(at.x, at.y, margin)),
                Mark::Text { at, size, weight, text, .. } => {
                    inside(at.x, at.y, margin)
                        && inside(at.x + weight.width(text) * size, at.y - size * 0.69, margin)
                }
            };
            assert!(fits, "{what}, page {}: {mark:?}", i + 1);
        }
    }
}

fn every_setting() -> Vec<Settings> {
    let mut all = Vec::new();
    for paper in Paper::ALL {
        for landscape in [false, true] {
            for per_page in [1, 2, 4, 6] {
                let solutions = [None, Some(4), Some(9), Some(12)][all.len() / 3 % 4];
                for (more, solutions_per_page) in [(false, None), (true, solutions)] {
                    all.push(Settings {
                        paper,
                        landscape,
                        per_page,
                        solutions_per_page,
                        // The number of puzzles on a page does not affect these.
                        title_page: per_page == 1,
                        rules: per_page == 1,
                        candidates: more,
                        rating: more,
                        techniques: more,
                        qr: more,
                        gutter: if more { 20.0 } else { 0.0 },
                        black_only: more,
                        ..Settings::default()
                    });
                }
            }
        }
    }
    all
}

#[test]
fn nothing_is_clipped_at_any_setting() {
    let words = words("de");
    for settings in every_setting() {
        settings.check().unwrap();
        // A full page and the beginning of another.
        let some = booklet("Sommerrätsel für Größe und Übung", settings.per_page + 1);
        let pages = lay_out(&some, &settings, &words);
        nothing_is_clipped(&pages, settings.margin, &format!("{settings:?}"));
        // Worksheets have large letters with one puzzle on a page, otherwise small ones.
        if settings.landscape || settings.per_page == 2 || settings.per_page == 6 {
            continue;
        }
        let worksheets = Settings { worksheets: true, title_page: false, rules: false, ..settings };
        let pages =
            lay_out(&with_lessons(booklet("Arbeitsblätter", 1), &words), &worksheets, &words);
        nothing_is_clipped(&pages, worksheets.margin, &format!("{worksheets:?}"));
    }
}

#[test]
fn large_print_is_large() {
    for (paper, landscape) in Paper::ALL.into_iter().flat_map(|it| [(it, false), (it, true)]) {
        for worksheets in [false, true] {
            let settings = Settings {
                paper,
                landscape,
                worksheets,
                per_page: 1,
                rating: true,
                techniques: true,
                qr: true,
                ..Settings::default()
            };
            // The second puzzle is hard, and takes a while to search.
            let count = if worksheets { 1 } else { 3 };
            let mut booklet = booklet("Groß", count);
            if worksheets {
                booklet = with_lessons(booklet, &words("de"));
            }
            let pages = lay_out(&booklet, &settings, &words("de"));
            nothing_is_clipped(&pages, settings.margin, &format!("{settings:?}"));
            for mark in pages.iter().flat_map(|page| &page.pieces).flat_map(|it| &it.marks) {
                if let Mark::Text { size, text, .. } = mark {
                    assert!(*size >= 15.99, "{paper:?} {landscape} {size} {text}");
                }
            }
        }
    }
}

#[test]
fn a_page_of_puzzles_as_data() {
    let settings = Settings { per_page: 2, rating: true, techniques: true, ..Settings::default() };
    let pages = lay_out(&booklet("Rätsel", 2), &settings, &words("de"));
    assert_eq!(pages.len(), 4);
    shows(
        &pages[0],
        expect![[r#"
        page 595 × 842
          ornament: (9 lines and shapes)
          heading 1: [242 290] 39pt Rätsel
          paragraph: [271 351] 12pt Leicht: 1–2
    "#]],
    );
    shows(
        &pages[2],
        expect![[r#"
            page 595 × 842
              heading 1: [43 54] 17pt Leicht
              paragraph: [87 78] 11pt Rätsel 1 [387 78] 11pt leicht
              figure “Sudoku 1, Zeile für Zeile: 53..7...., 6..195..., .98....6., 8...6...3, 4..8.3..1, 7...2...6, .6....28., ...419..5, ....8..79”: 5 3 7 6 1 9 5 9 8 6 8 6 3 4 8 3 1 7 2 6 6 2 8 4 1 9 5 8 7 9 (20 lines and shapes)
              paragraph: [424 95] 9pt Einstufung 1.2 [424 108] 9pt x 1 [424 122] 9pt Nötig: hidden [424 136] 9pt single
              paragraph: [87 444] 11pt Rätsel 2 [387 443] 11pt leicht
              figure “Sudoku 2, Zeile für Zeile: 4.....8.5, .3......., ...7....., .2.....6., ....8.4.., ....1...., ...6.3.7., 5..2....., 1.4......”: 4 8 5 3 7 2 6 8 4 1 6 3 7 5 2 1 4 (20 lines and shapes)
              paragraph: [424 460] 9pt Einstufung 1.2 [424 474] 9pt x 2 [424 487] 9pt Nötig: hidden [424 501] 9pt single
              ornament: 3
        "#]],
    );
    shows(
        &pages[3],
        expect![[r#"
        page 595 × 842
          heading 1: [43 54] 17pt Lösungen
          paragraph: 1
          figure “Lösung von 1, Zeile für Zeile: 534678912, 672195348, 198342567, 859761423, 426853791, 713924856, 961537284, 287419635, 345286179”: 5 3 4 6 7 8 9 1 2 6 7 2 1 9 5 3 4 8 1 9 8 3 4 2 5 6 7 8 5 9 7 6 1 4 2 3 4 2 6 8 5 3 7 9 1 7 1 3 9 2 4 8 5 6 9 6 1 5 3 7 2 8 4 2 8 7 4 1 9 6 3 5 3 4 5 2 8 6 1 7 9 (20 lines and shapes)
          paragraph: 2
          figure “Lösung von 2, Zeile für Zeile: 417369825, 632158947, 958724316, 825437169, 791586432, 346912758, 289643571, 573291684, 164875293”: 4 1 7 3 6 9 8 2 5 6 3 2 1 5 8 9 4 7 9 5 8 7 2 4 3 1 6 8 2 5 4 3 7 1 6 9 7 9 1 5 8 6 4 3 2 3 4 6 9 1 2 7 5 8 2 8 9 6 4 3 5 7 1 5 7 3 2 9 1 6 8 4 1 6 4 8 7 5 2 9 3 (20 lines and shapes)
          ornament: 4
    "#]],
    );
}

#[test]
fn long_titles_are_broken_and_empty_sections_left_out() {
    let mut booklet = booklet(&"Donaudampfschifffahrtsgesellschaft ".repeat(40), 1);
    booklet.sections[0].title = "Überaus lange Überschriften ".repeat(30);
    booklet.sections.push(Section { title: "Leer".into(), items: vec![] });
    let settings = Settings { paper: Paper::A5, ..Settings::default() };
    let pages = lay_out(&booklet, &settings, &words("de"));
    nothing_is_clipped(&pages, settings.margin, "long titles");
    assert!(pages.iter().flat_map(texts).all(|text| text != "Leer"));
    pdf(&pages, &about("de")).unwrap();

    let nothing = Booklet { title: String::new(), sections: vec![Section::default()] };
    let pages = lay_out(&nothing, &Settings::default(), &words("nl"));
    assert!(pages.iter().flat_map(texts).any(|text| text == "Hier zijn geen puzzels."));
    pdf(&pages, &about("nl")).unwrap();
}

#[test]
fn settings_that_cannot_be() {
    let wrong = |settings: Settings| settings.check().unwrap_err();
    let settings = Settings::default();
    assert_eq!(wrong(Settings { per_page: 5, ..settings.clone() }), WrongSettings::PerPage(5));
    let some = Settings { solutions_per_page: Some(5), ..settings.clone() };
    assert_eq!(wrong(some), WrongSettings::SolutionsPerPage(5));
    for margin in [-1.0, 300.0, f32::NAN] {
        assert_eq!(wrong(Settings { margin, ..settings.clone() }), WrongSettings::NoRoom);
    }
    let link = Some("http://x/".repeat(100));
    assert!(
        Settings { link: link.clone(), ..settings.clone() }.check().is_ok(),
        "it is not printed"
    );
    let long = Settings { link, qr: true, ..settings.clone() };
    assert_eq!(wrong(long), WrongSettings::Link(900));
}

/// A PDF, read by its table of objects: what each says, and its data.
struct Read(Vec<(String, Vec<u8>)>);

impl Read {
    fn new(file: &[u8]) -> Read {
        let text = String::from_utf8_lossy(file);
        let start = text.rsplit("startxref").next().unwrap().lines().nth(1).unwrap();
        let table = String::from_utf8_lossy(&file[start.parse::<usize>().unwrap()..]).into_owned();
        assert!(table.starts_with("xref\n0 "), "{table}");
        let entries = table.lines().skip(2).take_while(|line| line.len() >= 18);
        let at = |entry: &str| entry[..10].parse::<usize>().unwrap();
        Read(entries.map(|entry| object(&file[at(entry)..])).collect())
    }

    /// What the object is to which `key` in `dictionary` refers.
    fn get(&self, dictionary: &str, key: &str) -> &(String, Vec<u8>) {
        let (_, rest) = dictionary.split_once(key).unwrap_or_else(|| panic!("{key}: {dictionary}"));
        let number = rest.trim_start().split(' ').next().unwrap();
        &self.0[number.parse::<usize>().unwrap()]
    }

    /// The text of a page, without separators.
    fn text(&self, page: &str) -> String {
        let (content, mut font, mut name) = (&self.get(page, "/Contents").1, None, String::new());
        let mut said = String::new();
        let mut bytes = content.iter().copied().peekable();
        while let Some(byte) = bytes.next() {
            let glyphs = match byte {
                b'/' => {
                    let in_name = |byte: &u8| byte.is_ascii_alphanumeric();
                    let letters = std::iter::from_fn(|| bytes.next_if(in_name));
                    name = letters.map(char::from).collect();
                    continue;
                }
                b'T' if bytes.next_if_eq(&b'f').is_some() => {
                    let font_of_page = &self.get(page, &format!("/{name} ")).0;
                    font = Some(letters(&self.get(font_of_page, "/ToUnicode").1));
                    continue;
                }
                b'(' => literal(&mut bytes),
                b'<' if bytes.next_if_eq(&b'<').is_none() => hexadecimal(&mut bytes),
                _ => continue,
            };
            let font = font.as_ref().expect("a font");
            said.extend(
                glyphs.chunks(2).map(|id| font[&u16::from_be_bytes([id[0], id[1]])].as_str()),
            );
        }
        said.replace(' ', "")
    }
}

/// The object at the start of `file`.
fn object(file: &[u8]) -> (String, Vec<u8>) {
    let end = |word: &[u8]| file.windows(word.len()).position(|it| it == word);
    let (Some(whole), data) = (end(b"endobj"), end(b"stream\n")) else { return Default::default() };
    let Some(data) = data.filter(|&data| data < whole) else {
        return (String::from_utf8_lossy(&file[..whole]).into_owned(), Vec::new());
    };
    let said = String::from_utf8_lossy(&file[..data]).into_owned();
    let mut inflated = Vec::new();
    let mut decoder = flate2::read::ZlibDecoder::new(&file[data + b"stream\n".len()..]);
    // The metadata are not compressed.
    let _ = decoder.read_to_end(&mut inflated);
    (said, inflated)
}

/// What the glyphs of a font stand for.
fn letters(map: &[u8]) -> HashMap<u16, String> {
    let map = std::str::from_utf8(map).unwrap();
    let lines = map.split("beginbfchar\n").skip(1);
    let lines = lines.flat_map(|block| block.lines().take_while(|line| line.starts_with('<')));
    let units = |text: &str| -> Vec<u16> {
        let hexadecimal = text.trim_matches(['<', '>']);
        let unit = |i| u16::from_str_radix(&hexadecimal[i..i + 4], 16).unwrap();
        (0..hexadecimal.len()).step_by(4).map(unit).collect()
    };
    let pair = |line: &str| {
        let (glyph, letters) = line.split_once(' ').unwrap();
        (units(glyph)[0], String::from_utf16(&units(letters)).unwrap())
    };
    lines.map(pair).collect()
}

/// The string up to its closing parenthesis.
fn literal(bytes: &mut impl Iterator<Item = u8>) -> Vec<u8> {
    let (mut found, mut depth) = (Vec::new(), 1);
    while let Some(byte) = bytes.next() {
        depth += i32::from(byte == b'(') - i32::from(byte == b')');
        if depth == 0 {
            break;
        }
        found.push(if byte == b'\\' { escaped(bytes) } else { byte });
    }
    found
}

fn escaped(bytes: &mut impl Iterator<Item = u8>) -> u8 {
    match bytes.next().expect("something is escaped") {
        b'n' => b'\n',
        b'r' => b'\r',
        b't' => b'\t',
        b'b' => 8,
        b'f' => 12,
        // pdf-writer always writes three octal digits.
        digit @ b'0'..=b'7' => [Some(digit), bytes.next(), bytes.next()]
            .into_iter()
            .fold(0, |number, digit| number * 8 + (digit.expect("three digits") - b'0')),
        other => other,
    }
}

fn hexadecimal(bytes: &mut impl Iterator<Item = u8>) -> Vec<u8> {
    let digits: Vec<u8> = bytes.take_while(|&byte| byte != b'>').collect();
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap();
    digits.chunks(2).map(pair).collect()
}

/// The text of a PDF, page by page, without separators.
fn text_of(file: &[u8]) -> Vec<String> {
    let read = Read::new(file);
    let is_page = |said: &&(String, Vec<u8>)| said.0.contains("/Type/Page/");
    read.0.iter().filter(is_page).map(|(page, _)| read.text(page)).collect()
}

#[test]
fn the_text_of_a_pdf() {
    for (i, language) in LANGUAGES.iter().enumerate() {
        let words = Words::new(*language);
        let settings = Settings { title_page: true, ..Settings::default() };
        let pages = lay_out(&booklet("Größe, één, œuvre — Übung", 3), &settings, &words);
        let file = pdf(&pages, &about(language.code())).unwrap();
        let texts = text_of(&file);
        assert_eq!(texts.len(), pages.len());
        assert!(texts[0].contains("Größe,één,œuvre—Übung"), "{}", texts[0]);
        let rules = words.say("booklet-rules-text").replace(' ', "");
        assert!(texts[1].contains(&rules), "{}", texts[1]);
        let digits: String = EASY.chars().filter(char::is_ascii_digit).collect();
        assert!(texts[2].contains(&digits), "{}", texts[2]);
        let solution =
            ennead_engine::solution(&Puzzle::try_from(EASY.parse::<Givens>().unwrap()).unwrap());
        assert!(texts[3].contains(&solution.unwrap().to_string()), "{}", texts[3]);
        assert!(!words.say("booklet-solutions").is_empty(), "{i}");
    }
}

/// A page with one piece.
fn page_of(part: Part, weight: Weight, text: &str) -> Page {
    let at = Point { x: 20.0, y: 20.0 };
    let mark = Mark::Text { at, size: 10.0, weight, ink: Ink::Black, text: text.to_owned() };
    let mut page = Page::new(400.0, 400.0);
    page.push(part, vec![mark]);
    page
}

#[test]
fn every_letter_of_the_fonts_is_read_back() {
    for weight in [Weight::Regular, Weight::Bold] {
        let letters = ('!'..='\u{25ff}').map(String::from);
        let letters: Vec<_> = letters.filter(|it| weight.printable(it) == *it).collect();
        assert!(letters.len() > 300, "{}", letters.len());
        let page = |letter: &String| page_of(Part::Paragraph, weight, letter);
        let pages: Vec<Page> = letters.iter().map(page).collect();
        assert_eq!(text_of(&pdf(&pages, &about("en")).unwrap()), letters);
    }
}

#[test]
fn what_the_standards_demand_has_to_be_there() {
    let page = |part| page_of(part, Weight::Bold, "A");
    let error = |page: Page, about: &About| pdf(&[page], about).unwrap_err();
    let untitled = About { title: String::new(), ..about("en") };
    assert_eq!(error(page(Part::Paragraph), &untitled), PdfError::Title);
    assert_eq!(error(page(Part::Figure(String::new())), &about("en")), PdfError::Description);
    let letter = error(page_of(Part::Ornament, Weight::Regular, "a數"), &about("en"));
    assert_eq!(letter, PdfError::Letter('數'));
    let blank = error(page_of(Part::Ornament, Weight::Regular, "a\u{2003}b"), &about("en"));
    assert_eq!(blank, PdfError::Letter('\u{2003}'));
    for &language in LANGUAGES {
        let said = letter.said(&Words::new(language));
        assert!(said.contains('數'), "{said}");
    }
    // Nothing to begin with, and nothing on a page.
    assert!(pdf(&[], &about("en")).is_ok() && pdf(&[Page::new(9.0, 9.0)], &about("en")).is_ok());
}

#[test]
fn the_same_booklet_is_the_same_file() {
    let make = || {
        let pages = lay_out(&booklet("Rätsel", 4), &Settings::default(), &words("de"));
        pdf(&sheets(pages, &Settings::default()), &about("de")).unwrap()
    };
    assert!(make() == make());
}

#[test]
fn sheets_for_folding_and_cutting() {
    let settings =
        Settings { paper: Paper::A5, booklet_fold: true, cut_marks: true, ..Settings::default() };
    let pages = lay_out(&booklet("Zum Falten", 9), &settings, &words("de"));
    assert_eq!(pages.len(), 6);
    let folded = sheets(pages.clone(), &settings);
    assert_eq!(folded.len(), 4);
    // The title is on the right of the first side; the empty eighth page on its left.
    let title = folded[0].pieces.iter().find(|piece| matches!(piece.part, Part::Heading(1, _)));
    let Some(Mark::Text { at, .. }) = title.map(|piece| &piece.marks[0]) else { panic!() };
    assert!(at.x > folded[0].width / 2.0);
    pdf(&folded, &about("de")).unwrap();
    for page in &folded {
        assert!(svg(page).ends_with("</svg>"));
    }
}

/// The content of the QR codes of a page, each read from its own picture.
fn scanned(page: &Page) -> Vec<String> {
    let is_code = |piece: &&Piece| matches!(&piece.part, Part::Figure(alt) if alt.contains("QR"));
    page.pieces.iter().filter(is_code).map(scan).collect()
}

fn scan(code: &Piece) -> String {
    let boxes = || {
        code.marks
            .iter()
            .map(|mark| if let Mark::Box { area, .. } = mark { area } else { panic!() })
    };
    let left = boxes().map(|area| area.x).fold(f32::MAX, f32::min);
    let top = boxes().map(|area| area.y).fold(f32::MAX, f32::min);
    let right = boxes().map(|area| area.right()).fold(0.0, f32::max);
    let side = right - left + 20.0;
    let mut alone = Page::new(side, side);
    alone.lay(Page { pieces: vec![code.clone()], ..Page::default() }, 10.0 - left, 10.0 - top);
    let picture = tiny_skia::Pixmap::decode_png(&png(&alone, 300.0)).unwrap();
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let grey = |x: usize, y: usize| picture.pixels()[y * width + x].green();
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
    picture.detect_grids()[0].decode().unwrap().1
}

#[test]
fn qr_codes_lead_to_their_puzzles() {
    for (paper, per_page) in [(Paper::A4, 1), (Paper::A4, 6), (Paper::A5, 4)] {
        let settings = Settings { paper, per_page, qr: true, rating: true, ..Settings::default() };
        let pages = lay_out(&booklet("Zum Spielen", per_page), &settings, &words("de"));
        let mut found = scanned(&pages[2]);
        let mut wanted: Vec<String> = (1..=per_page)
            .map(|i| if i % 2 == 1 { EASY } else { HARD }.replace('.', "0"))
            .map(|digits| format!("https://sudokuexchange.com/play/?s={digits}"))
            .collect();
        found.sort();
        wanted.sort();
        assert_eq!(found, wanted, "{paper:?} {per_page}");
        // The words beside them are not cut.
        assert!(texts(&pages[2]).any(|text| text == "Einstufung 1.2"), "{paper:?} {per_page}");
    }
}

/// If puzzles are not rated, the booklet cannot promise that none needs a guess.
#[test]
fn only_rated_puzzles_are_said_to_need_no_guess() {
    let rules = |booklet: &Booklet| {
        texts(&lay_out(booklet, &Settings::default(), &words("en"))[1]).collect::<String>()
    };
    let mut some = booklet("x", 2);
    assert!(rules(&some).contains("never have to guess"));
    if let Item::Sudoku(sudoku) = &mut some.sections[0].items[1] {
        sudoku.level = None;
    }
    assert!(!rules(&some).contains("never have to guess"));
}

#[test]
fn a_lesson_nobody_waits_for_is_not_prepared() {
    let stop = Stop::new();
    stop.raise();
    let Item::Sudoku(hard) = sudoku(HARD, "x") else { unreachable!("it is a Sudoku") };
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    assert!(hard.with_lesson(&finder, &words("en"), &stop).is_err());
}

/// Pages are made of what is there: without a lesson there is no worksheet.
#[test]
fn a_puzzle_without_a_lesson_is_no_worksheet() {
    let settings = Settings { worksheets: true, ..Settings::default() };
    let plain = lay_out(&booklet("x", 1), &Settings::default(), &words("en"));
    assert_eq!(lay_out(&booklet("x", 1), &settings, &words("en")), plain);
}

#[test]
fn cross_number_puzzles_too() {
    let text = include_str!("../../../testdata/cross/testfall1.kz");
    let puzzle = cross::parse(text).unwrap();
    let outcome = cross::solve(&puzzle, &cross::Limits::default(), &cross::Hooks::default());
    let solution = outcome.solutions.into_iter().next().unwrap();
    let item = Item::Cross(Box::new(Cross { puzzle, solution, id: "testfall1.kz".into() }));
    let section = Section { title: "Kreuzzahlen".into(), items: vec![item] };
    let booklet = Booklet { title: "Kreuzzahlen".into(), sections: vec![section] };
    for per_page in [1, 4] {
        let settings = Settings { per_page, paper: Paper::A5, ..Settings::default() };
        let pages = lay_out(&booklet, &settings, &words("de"));
        nothing_is_clipped(&pages, settings.margin, "cross");
        let texts: Vec<&str> = pages.iter().flat_map(texts).collect();
        assert!(texts.iter().any(|text| text.contains("A waagerecht: Querprodukt = 5")));
        pdf(&pages, &about("de")).unwrap();
    }
}

#[test]
fn a_page_as_png() {
    let pages = lay_out(&booklet("Bild", 1), &Settings::default(), &words("en"));
    let file = png(&pages[0], 20.0);
    assert!(file.starts_with(b"\x89PNG"));
    // Memory is bounded, whatever the resolution asked for.
    assert!(!png(&Page::new(10.0, 10.0), f32::NAN).is_empty());
}

/// A booklet of one puzzle that needs many techniques.
fn demanding() -> Booklet {
    let Item::Sudoku(sudoku) = sudoku(HARD, "x 1") else { unreachable!() };
    let names = ["Forcing chain (contradiction)", "Discontinuous nice loop", "Grouped AIC"];
    let more = ["Finned swordfish", "XYZ-wing", "Naked quadruple", "Locked candidates (claiming)"];
    let techniques = names.into_iter().chain(more).map(str::to_owned).collect();
    let items = vec![Item::Sudoku(Box::new(Sudoku { techniques, ..*sudoku }))];
    let section = Section { title: "Hard".into(), items };
    Booklet { title: "Hard".into(), sections: vec![section] }
}

fn all_text(pages: &[Page]) -> String {
    pages.iter().flat_map(texts).collect::<Vec<_>>().join(" ")
}

#[test]
fn technique_names_are_whole_the_hardest_first() {
    let words = words("en");
    for paper in Paper::ALL {
        for per_page in [1, 2, 4, 6] {
            let settings = Settings { paper, per_page, techniques: true, ..Settings::default() };
            let pages = lay_out(&demanding(), &settings, &words);
            let text = all_text(&pages);
            let needs = &text[text.find("Needs:").unwrap()..];
            assert!(needs.starts_with("Needs: Forcing chain (contradiction)"), "{needs}");
            // What does not fit is left out as a whole.
            let cut = needs.find('…').is_some_and(|at| !needs[..at].ends_with(", "));
            assert!(!cut, "{paper} {per_page}: {needs}");
            if paper == Paper::A4 {
                assert!(needs.contains("Locked candidates (claiming)"), "{per_page}: {needs}");
            }
            nothing_is_clipped(&pages, settings.margin, &format!("{paper} {per_page}"));
        }
    }
}

#[test]
fn singles_are_listed_only_if_nothing_else_is_needed() {
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let needs = |givens: &str| {
        let Item::Sudoku(sudoku) = sudoku(givens, "") else { unreachable!() };
        sudoku.with_techniques(&finder, &words("en"), &Stop::never()).unwrap().techniques
    };
    assert!(needs(EASY).iter().all(|name| name.contains("single") || name == "Full house"));
    let hard = needs(HARD);
    assert!(hard.len() > 2 && !hard.iter().any(|name| name.contains("single")), "{hard:?}");
}

#[test]
fn labels_can_be_left_out() {
    let words = words("en");
    for worksheets in [false, true] {
        let booklet = with_lessons(booklet("Sudoku", 1), &words);
        let settings = Settings { worksheets, ..Settings::default() };
        assert!(all_text(&lay_out(&booklet, &settings, &words)).contains("x 1"));
        let settings = Settings { labels: false, ..settings };
        assert!(!all_text(&lay_out(&booklet, &settings, &words)).contains("x 1"));
    }
}

#[test]
fn worksheets_have_what_is_asked_for() {
    let words = words("en");
    let booklet = with_lessons(booklet("Sudoku", 1), &words);
    for paper in Paper::ALL {
        let settings = Settings {
            paper,
            worksheets: true,
            rating: true,
            techniques: true,
            qr: true,
            ..Settings::default()
        };
        let pages = lay_out(&booklet, &settings, &words);
        let text = all_text(&pages);
        assert!(text.contains("Rating 1.2") && text.contains("hidden single"), "{text}");
        let parts = pages.iter().flat_map(|page| &page.pieces).map(|piece| &piece.part);
        let codes = parts.filter(|part| matches!(part, Part::Figure(alt) if alt.contains("QR")));
        assert_eq!(codes.count(), 1);
        nothing_is_clipped(&pages, settings.margin, &paper.to_string());
    }
}

#[test]
fn letters_that_the_fonts_lack_are_found_before_printing() {
    let settings = Settings::default();
    assert_eq!(booklet("Łódź, Größe", 1).unprintable(&settings), None);
    assert_eq!(booklet("Судоку", 1).unprintable(&settings), Some(("Судоку", 'С')));
    let mut labelled = booklet("Sudoku", 1);
    labelled.sections[0].items = vec![sudoku(EASY, "数 1")];
    assert_eq!(labelled.unprintable(&settings), Some(("数 1", '数')));
    let without = Settings { labels: false, ..settings };
    assert_eq!(labelled.unprintable(&without), None);
}

#[test]
fn a_single_grid_is_drawn_with_its_marks() {
    use ennead_draw::{Drawing, Face, LinkEnd, LinkKind, Role};
    use ennead_grid::{Candidate, Cell, Digit, House};
    let words = words("en");
    let mut face = Face { givens: EASY.parse().unwrap(), ..Face::default() };
    let (cell, digit) = (Cell::at(4, 4), Digit::new(5));
    face.candidates[cell].insert(digit);
    let mut drawing = Drawing::default();
    for role in Role::ALL {
        drawing.cell(Cell::at(0, 2), role);
        drawing.candidate(Candidate::new(digit, cell), role);
        drawing.house(House::box_(4), role);
    }
    let end = |cell| LinkEnd { digit, cells: [cell].into() };
    for kind in LinkKind::ALL {
        drawing.link(end(cell), end(Cell::at(8, 8)), kind);
    }
    drawing.letter(end(cell), 'A');
    for (labels, black_only) in [(false, false), (true, false), (true, true)] {
        let side = 80.0 * MILLIMETRE;
        let board = ennead_draw::Picture::classic(&face, &drawing);
        let drawn = Picture { board: &board, side, labels, black_only };
        let page = picture(&drawn, &words);
        nothing_is_clipped(std::slice::from_ref(&page), 0.0, "a picture");
        assert!(texts(&page).any(|text| text == "A"));
        let coloured = page.pieces[0]
            .marks
            .iter()
            .any(|mark| matches!(mark, Mark::Line { ink: Ink::Red | Ink::Blue | Ink::Orange, .. }));
        assert_eq!(coloured, !black_only);
        assert!(pdf(std::slice::from_ref(&page), &about("en")).is_ok());
        assert!(svg(&page).contains("<path"));
        assert!(page.width < side + if labels { 20.0 } else { 5.0 });
    }
}

/// The page with a board whose longer side is this long.
fn whole(board: &ennead_draw::Picture, side: f32, black_only: bool) -> Page {
    picture(&Picture { board, side, labels: false, black_only }, &words("en"))
}

/// Boards of all sizes, and one with every decoration.
#[test]
fn boards_are_drawn_on_paper() {
    let kit = kit::kit();
    let boards = kit::boards().map(|(name, sheet)| (name, ennead_draw::Picture::new(sheet)));
    for (name, drawn) in boards.chain([("kit", kit)]) {
        let side = 170.0 * MILLIMETRE;
        let page = whole(&drawn, side, false);
        nothing_is_clipped(std::slice::from_ref(&page), 0.0, name);
        assert!(pdf(std::slice::from_ref(&page), &about("en")).is_ok(), "{name}");
        assert!(svg(&page).contains("<path"), "{name}");
        let grey = |mark: &Mark| match mark {
            Mark::Line { ink, .. }
            | Mark::Box { ink, .. }
            | Mark::Disc { ink, .. }
            | Mark::Path { ink, .. }
            | Mark::Text { ink, .. } => {
                let [red, green, blue] = ink.rgb();
                red == green && green == blue
            }
        };
        assert!(page.pieces[0].marks.iter().all(grey), "{name}");
        let cell = side / drawn.sheet.ground.rows().max(drawn.sheet.ground.columns()) as f32;
        let width = drawn.sheet.ground.columns() as f32 * cell;
        let beside = if drawn.has_clues_outside() { 2.0 * 0.86 * cell } else { 0.0 };
        assert!((page.width - width - beside).abs() < 5.0, "{name}");
        let Part::Figure(described) = &page.pieces[0].part else { panic!("{name}") };
        assert!(described.contains(", "), "{described}");
    }
}

/// A cage is drawn in dashes, also round its corners; the sum stands in their gap.
#[test]
fn dashes_go_round_corners() {
    use ennead_board::{Cell, Layout, Sheet};
    use ennead_draw::{Decoration, Outline};
    let cells = [Cell::at(0, 0), Cell::at(0, 1), Cell::at(1, 0)].into();
    let cage = Decoration::Outline { cells, outline: Outline::Dashed, label: "9".into() };
    let sheet = Sheet::blank(Layout::square(4).unwrap());
    let drawn =
        ennead_draw::Picture { decorations: vec![cage], ..ennead_draw::Picture::new(sheet) };
    let page = whole(&drawn, 4.0 * 64.0, false);
    let lines = page.pieces[0].marks.iter().filter_map(|mark| match mark {
        Mark::Line { from, to, width, .. } if *width == 1.25 => {
            Some((to.x - from.x).hypot(to.y - from.y))
        }
        _ => None,
    });
    let lines: Vec<f32> = lines.collect();
    // The outline is 8 sides less the insets and the gap long, 4 of each 6.5 units are dashes.
    let drawn: f32 = lines.iter().sum();
    assert!((250.0..320.0).contains(&drawn), "{drawn}");
    assert!(lines.iter().all(|&length| length < 4.01), "{lines:?}");
    assert!(texts(&page).any(|text| text == "9"));
}

/// A booklet of boards of all sizes and one with every decoration, between classics.
fn of_boards() -> Booklet {
    let kit = [("kit", kit::kit())];
    let boards = kit::boards().map(|(name, sheet)| (name, ennead_draw::Picture::new(sheet)));
    let item = |(name, board): (&str, ennead_draw::Picture)| {
        let example = ennead_draw::Picture::sample(&board.sheet.ground, &board.decorations);
        let rules = ["Killer cage", "Something that has quite a long name", "Thermometer"];
        let rules = rules.map(|name| PrintedRule {
            name: name.into(),
            text: "In a cage no digit repeats, and its digits add up to the number in it.".into(),
            example: example.clone(),
        });
        let solution = board.sheet.givens.clone();
        Item::Sudoku(Box::new(Sudoku::on_board(board, solution, rules.into(), name.into())))
    };
    let items = boards.chain(kit).flat_map(|it| [sudoku(EASY, "x"), item(it)]);
    let section = Section { title: "All boards".into(), items: items.collect() };
    Booklet { title: "Boards".into(), sections: vec![section] }
}

/// Whatever the settings: nothing is cut off, each puzzle and each solution is there, and the PDF is written.
#[test]
fn booklets_of_any_boards() {
    let (booklet, words) = (of_boards(), words("en"));
    for settings in every_setting() {
        let pages = lay_out(&booklet, &settings, &words);
        let what = format!("{settings:?}");
        nothing_is_clipped(&pages, settings.margin, &what);
        let all: Vec<&str> = pages.iter().flat_map(texts).collect();
        for number in 1..=booklet.len() {
            assert!(all.contains(&format!("Puzzle {number}").as_str()), "{number}: {what}");
        }
        let solutions = pages.iter().flat_map(|page| &page.pieces).filter(
            |piece| matches!(&piece.part, Part::Figure(alt) if alt.starts_with("Solution of")),
        );
        assert_eq!(solutions.count(), booklet.len(), "{what}");
    }
    let settings = Settings { labels: false, ..Settings::default() };
    assert!(pdf(&lay_out(&booklet, &settings, &words), &about("en")).is_ok());
}

/// On large boards cells are as large as on the classic one: fewer go on a page. Each rule is explained once.
#[test]
fn large_boards_take_the_place_of_several() {
    use ennead_board::{Layout, Sheet};
    let board = |side| ennead_draw::Picture::new(Sheet::blank(Layout::square(side).unwrap()));
    let item = |side| {
        let rule =
            PrintedRule { name: format!("{side} × {side}"), text: "Told.".into(), example: None };
        let solution = board(side).sheet.givens;
        let sudoku = Sudoku::on_board(board(side), solution, vec![rule], String::new());
        Item::Sudoku(Box::new(sudoku))
    };
    let items = [4, 4, 6, 6, 16, 16, 12, 12].map(item).into();
    let booklet =
        Booklet { title: "B".into(), sections: vec![Section { title: "S".into(), items }] };
    let settings = Settings { solutions: false, ..Settings::default() };
    let pages = lay_out(&booklet, &settings, &words("en"));
    let puzzles = |page: &Page| texts(page).filter(|text| text.starts_with("Puzzle ")).count();
    assert_eq!(pages.iter().map(puzzles).collect::<Vec<_>>(), [0, 0, 4, 1, 1, 2]);
    let rules: Vec<&str> = texts(&pages[1]).collect();
    assert_eq!(rules.iter().filter(|&&text| text == "6 × 6").count(), 1);
    assert!(!rules.iter().any(|text| text.contains("1 to 9")), "{rules:?}");
}

/// With black alone, what is grey otherwise is hatched or has an outline.
#[test]
fn without_grey_everything_is_black_or_white() {
    for mark in &whole(&kit::kit(), 480.0, true).pieces[0].marks {
        let (Mark::Line { ink, .. }
        | Mark::Box { ink, .. }
        | Mark::Disc { ink, .. }
        | Mark::Path { ink, .. }
        | Mark::Text { ink, .. }) = mark;
        assert!(matches!(ink, Ink::Black | Ink::White), "{mark:?}");
    }
}
