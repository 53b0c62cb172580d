//! Links to Play that hold a puzzle on a board of any size, with everything that lies on it.
//!
//! ```text
//! …/play?version=2&layout=6x6&puzzle=1.....2…&title=Small
//! ```
//!
//! After the question mark come fields, encoded as in every address. `layout` is the
//! [notation](Layout) of the board, and the classic one if it is left out; `puzzle` and `placed` are the
//! givens and the digits written in; `corner`, `centre` and `colours` have the marks of each cell,
//! separated by commas; `rules` are the lines of the rules in [our language](ennead_rule::language), separated
//! by `;`; `title`, `author` and `level` are texts. A field of any other name refuses the link: it could be
//! a rule, without which it would be another puzzle.
//!
//! Links without a version are those of ennead before it knew other boards: `puzzle`, `placed`, and
//! `marks`, in which a number for each cell has a bit for each digit. They may have a title and an author
//! too.

use ennead_board::{AnySheet, Classic, Digits, Ground, Layout, Set, Sheet};
use ennead_grid::DigitSet;
use ennead_grid::format::{self, Expected, Problem, ReadError};

#[cfg(feature = "rules")]
use ennead_rule::Rule;

#[cfg(feature = "rules")]
use crate::Opened;
use crate::link::{self, Place};

/// The version that is written.
const VERSION: &str = "2";

/// What comes after the question mark of a link to Play.
///
/// ```
/// use ennead_board::{Ground, Layout, Sheet};
/// use ennead_format::share;
///
/// let layout: Layout = "4x4; symbols A B C D".parse()?;
/// let mut sheet = Sheet::blank(layout.clone());
/// sheet.givens = layout.parse_givens("A..D.....B...C..").expect("16 cells");
/// let query = share::write(&sheet);
/// assert_eq!(query, "version=2&layout=4x4%3B+symbols+A+B+C+D&puzzle=A..D.....B...C..");
/// let read = share::read(&format!("https://example.org/en/play?{query}"))?;
/// assert_eq!(read.on_any_board(), sheet);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write<G: Ground>(sheet: &Sheet<G>) -> String {
    let ground = &sheet.ground;
    let marks = |word: &dyn Fn(G::Cell) -> String| {
        let words: Vec<String> = ground.cells().iter().map(word).collect();
        let some = words.iter().any(|word| !word.is_empty());
        if some { words.join(",") } else { String::new() }
    };
    let placed = match sheet.placed.is_empty() {
        true => String::new(),
        false => ground.givens_text(&sheet.placed),
    };
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let fields = [
        ("version", VERSION.to_owned()),
        ("layout", ground.notation()),
        ("puzzle", ground.givens_text(&sheet.givens)),
        ("rules", ground.rules().join(";")),
        ("placed", placed),
        ("corner", marks(&|cell| ground.values_text(sheet.corner[cell]))),
        ("centre", marks(&|cell| ground.values_text(sheet.centre[cell]))),
        ("colours", marks(&|cell| sheet.colours[cell].to_string())),
        ("title", text(&sheet.info.title)),
        ("author", text(&sheet.info.author)),
        ("level", text(&sheet.info.level)),
    ];
    let fields = fields.into_iter().filter(|(_, value)| !value.is_empty());
    let fields = fields.map(|(name, value)| format!("{name}={}", encode(&value)));
    fields.collect::<Vec<_>>().join("&")
}

/// A text as the value of a field: letters, digits and `.,-_*` as they are, `+` for a blank, any
/// other byte as `%41`.
fn encode(value: &str) -> String {
    let byte = |byte: u8| match byte {
        b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'.' | b',' | b'-' | b'_' | b'*' => {
            char::from(byte).to_string()
        }
        b' ' => "+".to_owned(),
        byte => format!("%{byte:02X}"),
    };
    value.bytes().map(byte).collect()
}

/// Whether a text is a link that [`read`] reads, or has mistakes of such a link.
pub fn detect(head: &str) -> bool {
    let query = format::first_line(head).and_then(|line| line.split_once("/play?"));
    query.is_some_and(|(_, query)| query.split('&').any(|field| field.starts_with("puzzle=")))
}

/// The puzzle in a link, or in what comes after its question mark, with its rules.
///
/// ```
/// use ennead_format::share;
///
/// let link = "https://example.org/en/play?version=2&layout=4x4&puzzle=1...............&rules=x%3Bantiking";
/// assert_eq!(share::open(link)?.setup().to_line(), "4x4; givens 1...............; x; anti-king");
/// assert!(share::read(link).is_err());
/// # Ok::<(), ennead_format::ReadError>(())
/// ```
///
/// # Errors
///
/// As [`read`]; and for a rule that cannot be read.
#[cfg(feature = "rules")]
pub fn open(link: &str) -> Result<Opened, ReadError> {
    let fields = Fields::of(link)?;
    let sheet = fields.any_sheet()?;
    let mut rules = Vec::new();
    if let Some((lines, place)) = fields.get("rules") {
        let layout = sheet.layout();
        for line in lines.split(';').filter(|line| !line.trim().is_empty()) {
            let rule = Rule::read(line, &layout);
            rules.push(rule.map_err(|misread| place.error(Problem::rule(misread.problem)))?);
        }
    }
    Ok(Opened { rules, ..Opened::from(sheet) })
}

/// The puzzle in a link, or in what comes after its question mark.
///
/// # Errors
///
/// For a field that is not known, is there twice or makes no sense, at its place; and if there is no
/// `puzzle`, or there are rules.
pub fn read(link: &str) -> Result<AnySheet, ReadError> {
    let fields = Fields::of(link)?;
    fields.refuse_rules()?;
    fields.any_sheet()
}

/// The same, for whoever knows only the classic board: any other one is refused.
///
/// # Errors
///
/// As [`read`]; and [`Problem::Board`] for another board.
pub fn read_classic(link: &str) -> Result<Sheet<Classic>, ReadError> {
    let fields = Fields::of(link)?;
    fields.refuse_rules()?;
    match fields.layout() {
        None => fields.sheet(Classic),
        Some((found, place)) => Err(place.error(Problem::Board { layout: format::shorten(found) })),
    }
}

/// The fields that are known.
const NAMES: [&str; 12] = [
    "version", "layout", "puzzle", "placed", "marks", "corner", "centre", "colours", "rules",
    "title", "author", "level",
];

/// Those of both versions.
const BOTH: [&str; 5] = ["version", "puzzle", "placed", "title", "author"];

fn wrong(found: &str, place: Place<'_>) -> ReadError {
    place.error(Problem::Value { found: format::shorten(found) })
}

/// The fields of a link.
struct Fields<'a> {
    line: &'a str,
    /// Each with its name, its value, and where the value is.
    all: Vec<(&'static str, String, Place<'a>)>,
}

impl<'a> Fields<'a> {
    fn of(link: &'a str) -> Result<Fields<'a>, ReadError> {
        let line = link.lines().next().unwrap_or("").trim();
        let query = line.split_once('?').map_or(line, |(_, query)| query);
        let query = query.split_once('#').map_or(query, |(query, _)| query);
        let mut fields = Fields { line, all: Vec::new() };
        for field in query.split('&').filter(|field| !field.is_empty()) {
            let (name, value) = field.split_once('=').unwrap_or((field, ""));
            let refused = |name: &str| {
                Place::of(line, field).error(Problem::Field { name: format::shorten(name) })
            };
            let name =
                NAMES.into_iter().find(|known| *known == name).ok_or_else(|| refused(name))?;
            if fields.get(name).is_some() {
                return Err(refused(name));
            }
            let place = Place::of(line, value);
            let value = link::percent_decode(&value.replace('+', " "), place)?;
            fields.all.push((name, value, place));
        }
        let version = match fields.get("version") {
            None => 1,
            Some((VERSION, _)) => 2,
            Some((found, place)) => return Err(wrong(found, place)),
        };
        // A field of the other version means nothing in this one.
        let strange = |name| (name == "marks") != (version == 1) && !BOTH.contains(&name);
        if let Some((name, _, place)) = fields.all.iter().find(|(name, ..)| strange(*name)) {
            return Err(place.error(Problem::Field { name: (*name).to_owned() }));
        }
        Ok(fields)
    }

    fn get(&self, name: &str) -> Option<(&str, Place<'a>)> {
        let (_, value, place) = self.all.iter().find(|(known, ..)| *known == name)?;
        Some((value, *place))
    }

    /// Refuses a link with rules, for whoever knows none.
    fn refuse_rules(&self) -> Result<(), ReadError> {
        match self.get("rules") {
            Some((_, place)) => Err(place.error(Problem::Field { name: "rules".to_owned() })),
            None => Ok(()),
        }
    }

    /// What lies on the board, whichever it is.
    fn any_sheet(&self) -> Result<AnySheet, ReadError> {
        let Some((found, place)) = self.layout() else {
            return self.sheet(Classic).map(AnySheet::Classic);
        };
        let wrong = |_| place.error(Problem::Layout { found: format::shorten(found) });
        self.sheet(found.parse::<Layout>().map_err(wrong)?).map(AnySheet::from)
    }

    /// The layout, unless it is said to be the classic one, or nothing is said.
    fn layout(&self) -> Option<(&str, Place<'a>)> {
        self.get("layout").filter(|(found, _)| Classic::from_notation(found).is_none())
    }

    /// Why the value of a field, which is a word for each cell, is none.
    fn not_cells<G: Ground>(&self, ground: &G, (text, place): (&str, Place<'_>)) -> ReadError {
        let expected = ground.cells().len();
        let one_each = ground.givens_text(&ground.blank()).len() == expected;
        let words: Vec<String> = match one_each {
            true => text.chars().filter(|c| !c.is_whitespace()).map(String::from).collect(),
            false => text.split_whitespace().map(str::to_owned).collect(),
        };
        let (of, found) = (format::Item::Cells, words.len());
        if found < expected {
            let end = place.column + place.length;
            let problem = Problem::TooFew { of, found, expected };
            return ReadError::new(0, self.line, end, 0, problem);
        }
        if found > expected {
            return place.error(Problem::TooMany { of, found, expected });
        }
        let is_cell = |word: &String| {
            matches!(word.as_str(), "." | "0" | "*" | "_" | "-")
                || ground.parse_values(word).is_some()
        };
        wrong(words.iter().find(|word| !is_cell(word)).map_or(text, String::as_str), place)
    }

    /// What lies on the board.
    fn sheet<G: Ground>(&self, ground: G) -> Result<Sheet<G>, ReadError> {
        let mut sheet = Sheet::blank(ground.clone());
        let givens = |field: (&str, Place<'_>)| {
            ground.parse_givens(field.0).ok_or_else(|| self.not_cells(&ground, field))
        };
        let expected = Expected::Text("puzzle=");
        let missing = Problem::Unexpected { found: None, expected };
        let puzzle = self.get("puzzle").ok_or_else(|| ReadError::at_end(self.line, missing))?;
        sheet.givens = givens(puzzle)?;
        if let Some(placed) = self.get("placed").filter(|(text, _)| !text.is_empty()) {
            sheet.placed = givens(placed)?;
            for cell in sheet.givens.cells().iter() {
                sheet.placed.set(cell, None);
            }
        }
        let bits = |word: &str| {
            let bits = word.parse::<u32>().ok().filter(|&bits| bits < 1 << 9)?;
            let digits = (1..=9).filter(|digit| bits >> (digit - 1) & 1 == 1);
            digits.map(|digit| ground.value(digit)).collect::<Option<G::Values>>()
        };
        let values = |word: &str| ground.parse_values(word);
        self.marks(&mut sheet.corner, &ground, "marks", bits)?;
        self.marks(&mut sheet.corner, &ground, "corner", values)?;
        self.marks(&mut sheet.centre, &ground, "centre", values)?;
        let colours = |word: &str| word.parse::<DigitSet>().ok();
        self.marks(&mut sheet.colours, &ground, "colours", colours)?;
        let text = |name| self.get(name).map(|(text, _)| text.to_owned());
        sheet.info.title = text("title").filter(|text| !text.is_empty());
        sheet.info.author = text("author").filter(|text| !text.is_empty());
        sheet.info.level = text("level").filter(|text| !text.is_empty());
        Ok(sheet)
    }

    /// Reads the field `name`, which has a word for each cell.
    fn marks<G: Ground, T: Clone + PartialEq + std::fmt::Debug>(
        &self,
        map: &mut G::Map<T>,
        ground: &G,
        name: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Result<(), ReadError> {
        let Some((text, place)) = self.get(name).filter(|(text, _)| !text.is_empty()) else {
            return Ok(());
        };
        let words: Vec<&str> = text.split(',').collect();
        let cells = ground.cells();
        if words.len() != cells.len() {
            let (of, found, expected) = (format::Item::Cells, words.len(), cells.len());
            return Err(place.error(match found < expected {
                true => Problem::TooFew { of, found, expected },
                false => Problem::TooMany { of, found, expected },
            }));
        }
        for (cell, word) in cells.iter().zip(words) {
            map[cell] = parse(word).ok_or_else(|| wrong(word, place))?;
        }
        Ok(())
    }
}
