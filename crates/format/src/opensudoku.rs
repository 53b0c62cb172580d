//! The `.opensudoku` files of *OpenSudoku* for Android: folders of games in XML.
//!
//! ```xml
//! <opensudoku version="2"><folder name="…"><game data="530070000…" note="…"/></folder></opensudoku>
//! ```
//!
//! `data` is 81 digits, or `version: N` followed by three fields for each cell, each with a bar
//! after it: its value, its notes (a list in version 1, a mask in later versions) and whether it
//! can be edited. Before the last field, version 4 adds a second set of notes and version 5 also a
//! colour. A folder's name is read as the source of its games. Older files have no folders, but
//! elements for name, author and so on.

use ennead_grid::format::{self, Format, Frame, Item, Problem, ReadError, Unit, line};
use ennead_grid::{Cell, CellMap, Digit, DigitSet, Info, Sheet};

use crate::xml::{self, Xml};

pub(crate) static OPENSUDOKU: Format = Format {
    name: "opensudoku",
    extensions: &["opensudoku", "xml"],
    unit: Unit::File,
    detect: |head| head.contains("<opensudoku"),
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::Several {
        head: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n\
               <folder name=\"ennead\" created=\"0\">\n",
        foot: "</folder>\n</opensudoku>\n",
    },
};

/// The field that an element of an old file fills.
fn field<'a>(info: &'a mut Info, name: &str) -> Option<&'a mut Option<String>> {
    Some(match name {
        "name" => &mut info.title,
        "author" => &mut info.author,
        "description" => &mut info.description,
        "comment" => &mut info.comment,
        "created" => &mut info.date,
        "source" => &mut info.source,
        "level" => &mut info.level,
        "sourceURL" => &mut info.url,
        _ => return None,
    })
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let mut sheets = Vec::new();
    let mut xml = Xml::new(text);
    let mut info = Info::default();
    let mut inside = String::new();
    loop {
        match xml.next()? {
            xml::Item::Start(element) => {
                if element.is("folder") {
                    info = Info::default();
                    for (name, value) in xml.attributes(&element)? {
                        if name == "name" && !value.is_empty() && value != "ennead" {
                            info.source = Some(value);
                        }
                    }
                } else if element.is("game") {
                    sheets.push(game(text, &xml, &element, &info)?);
                }
                inside = element.name();
            }
            xml::Item::End => {
                if let Some(field) = field(&mut info, &inside) {
                    let text = field.take().unwrap_or_default().trim().to_owned();
                    *field = (!text.is_empty()).then_some(text);
                }
                inside.clear();
            }
            xml::Item::Text(part) => {
                if let Some(field) = field(&mut info, &inside) {
                    field.get_or_insert_default().push_str(&part);
                }
            }
            xml::Item::Eof => break,
        }
    }
    if sheets.is_empty() {
        return Err(ReadError::at_end(text, Problem::Empty));
    }
    Ok(sheets)
}

fn game(
    text: &str,
    xml: &Xml<'_>,
    element: &xml::Element<'_>,
    info: &Info,
) -> Result<Sheet, ReadError> {
    let mut sheet = None;
    let mut info = info.clone();
    let attributes = xml.attributes(element)?;
    for (name, value) in &attributes {
        match name.as_str() {
            "data" => {
                sheet = Some(parse(value).map_err(|(at, length, problem)| {
                    // Only computed for an error: it searches the file, which may hold many games.
                    let offset = xml::place_of(text, element.offset, value);
                    ReadError::at_offset(text, offset + at, length, problem)
                })?);
            }
            "note" | "user_note" if !value.is_empty() => info.comment = Some(value.clone()),
            "created" if value != "0" && !value.is_empty() => info.date = Some(value.clone()),
            _ => {}
        }
    }
    let Some(sheet) = sheet else {
        let problem = Problem::TooFew { of: Item::Cells, found: 0, expected: 81 };
        return Err(ReadError::at_offset(text, element.offset, 1, problem));
    };
    Ok(Sheet { info, ..sheet })
}

/// Reads a game's data. An error is a byte offset in it, a length and the problem.
fn parse(data: &str) -> Result<Sheet, (usize, usize, Problem)> {
    let Some(rest) = data.trim_start().strip_prefix("version:") else {
        let parsed = line::parse(data.trim_end().as_bytes());
        let (givens, _) =
            parsed.map_err(|error| (error.column - 1, error.length, error.problem))?;
        return Ok(Sheet::from(givens));
    };
    let rest = rest.trim_start();
    let at = data.len() - rest.len();
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let version = rest[..digits].parse::<u32>().unwrap_or(0);
    let fields_per_cell = match version {
        1..=3 => 3,
        4 => 4,
        5 => 5,
        _ => {
            let found = format::shorten(rest);
            return Err((at, digits.max(1), Problem::Value { found }));
        }
    };
    // Because of an old bug, some files have two bars instead of one, so empty fields are ignored.
    let cells = rest[digits..].trim();
    let words: Vec<&str> = cells.split('|').filter(|word| !word.is_empty()).collect();
    if words.len() != 81 * fields_per_cell {
        let (found, expected) = (words.len(), 81 * fields_per_cell);
        let of = Item::Fields;
        let problem = match found < expected {
            true => Problem::TooFew { of, found, expected },
            false => Problem::TooMany { of, found, expected },
        };
        return Err((at, 1, problem));
    }
    let mut sheet = Sheet::default();
    let mut marks = CellMap::filled(DigitSet::EMPTY);
    for (cell, fields) in Cell::ALL.into_iter().zip(words.chunks(fields_per_cell)) {
        let wrong = |word: &str| (at, 1, Problem::Value { found: format::shorten(word) });
        let value: u8 = fields[0].parse().ok().filter(|n| *n <= 9).ok_or(wrong(fields[0]))?;
        let digit = Digit::try_new(value);
        let editable = fields[fields_per_cell - 1] != "0";
        if editable { &mut sheet.placed } else { &mut sheet.givens }.set(cell, digit);
        if digit.is_some() {
            continue;
        }
        marks[cell] = match version {
            1 => fields[1].chars().filter_map(Digit::from_char).collect(),
            _ => DigitSet::from_bits(fields[1].parse().map_err(|_| wrong(fields[1]))?),
        };
    }
    let some = marks.values().iter().any(|marks| !marks.is_empty());
    sheet.candidates = some.then_some(marks);
    Ok(sheet)
}

fn write(sheet: &Sheet) -> String {
    let data = if sheet.placed.is_empty() && sheet.candidates.is_none() {
        sheet.givens.to_string().replace('.', "0")
    } else {
        // Version 3 is the newest that all recent versions of OpenSudoku can read.
        let mut data = "version: 3&#10;".to_owned();
        for cell in Cell::ALL {
            let grid = sheet.givens.get(cell).or(sheet.placed.get(cell));
            let value = grid.map_or(0, Digit::get);
            let marks = sheet.candidates.as_ref().map_or(0, |candidates| candidates[cell].bits());
            let editable = u8::from(sheet.givens.get(cell).is_none());
            data += &format!("{value}|{marks}|{editable}|");
        }
        data
    };
    let info = &sheet.info;
    let attribute = |name: &str, value: &Option<String>| match value {
        Some(value) => format!(" {name}=\"{}\"", xml::escape(value)),
        None => String::new(),
    };
    let created = attribute("created", &info.date);
    let note = attribute("note", &info.comment);
    format!("<game{created} data=\"{data}\"{note}/>\n")
}
