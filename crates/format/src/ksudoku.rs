//! The saved games of KDE's *KSudoku*, in XML.
//!
//! ```xml
//! <!DOCTYPE ksudoku>
//! <ksudoku><game><puzzle><graph type="sudoku" order="9"/><values>fg__…</values></puzzle>
//! <history><simple-event index="2" value="4"/></history></game></ksudoku>
//! ```
//!
//! The cells are in the order of the columns. A value is a letter, `b` for 1 to `j` for 9, or `_`
//! for an empty cell. The player's digits and marks are events: `value`, or `markers` with nine
//! `0`s and `1`s.

use ennead_grid::format::{self, Format, Frame, Item, Problem, ReadError, Unit};
use ennead_grid::{Cell, CellMap, Digit, DigitSet, Givens, Sheet};

use crate::xml::{self, Xml};
#[cfg(feature = "rules")]
use ennead_board::AnySheet;

pub(crate) static KSUDOKU: Format = Format {
    name: "ksudoku",
    extensions: &["ksudoku", "xml"],
    unit: Unit::File,
    detect: |head| head.contains("<ksudoku") || head.contains("<!DOCTYPE ksudoku"),
    read,
    write: Some(|sheet| Ok(write(sheet))),
    frame: Frame::One,
};

#[cfg(feature = "rules")]
mod boards;

/// With boards of other sizes and rules. A classic game is read like one.
#[cfg(feature = "rules")]
pub(crate) const ANY: crate::Format = crate::Format {
    read: crate::Reader::Ruled(|text, unknown| match read(text) {
        Ok(sheets) => Ok(sheets.into_iter().map(|sheet| AnySheet::from(sheet).into()).collect()),
        Err(ReadError { problem: Problem::Size { .. } | Problem::Variant { .. }, .. }) => {
            boards::read(text, unknown)
        }
        // A board without a puzzle has neither values nor events.
        Err(ReadError { problem: Problem::Empty, .. }) if text.contains("<ksudoku-graph") => {
            boards::read(text, unknown)
        }
        Err(error) => Err(error),
    }),
    ..crate::Format::classic(&KSUDOKU)
};

/// The cell with this index, counted column by column.
fn cell(index: usize) -> Option<Cell> {
    (index < 81).then(|| Cell::at(index % 9, index / 9))
}

fn read(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let mut sheet: Option<Sheet> = None;
    let mut marks = CellMap::filled(DigitSet::EMPTY);
    let mut solution = None;
    let mut xml = Xml::new(text);
    let mut inside = String::new();
    let mut offset = 0;
    loop {
        match xml.next()? {
            xml::Item::Start(element) => {
                if element.is("graph") {
                    let attributes = xml.attributes(&element)?;
                    check_graph(&attributes).map_err(|problem| {
                        ReadError::at_offset(text, element.offset, 1, problem)
                    })?;
                } else if element.is("simple-event") {
                    let attributes = xml.attributes(&element)?;
                    let sheet = sheet.get_or_insert_default();
                    event(sheet, &mut marks, &attributes).map_err(|problem| {
                        ReadError::at_offset(text, element.offset, 1, problem)
                    })?;
                }
                (inside, offset) = (element.name(), element.offset);
            }
            xml::Item::End => inside.clear(),
            xml::Item::Text(part) => {
                let wrong = |(at, length, problem)| {
                    let place = xml::place_of(text, offset, &part);
                    ReadError::at_offset(text, place + at, length, problem)
                };
                match inside.as_str() {
                    "values" => {
                        sheet.get_or_insert_default().givens = values(&part).map_err(wrong)?;
                    }
                    "solution" => solution = Some(values(&part).map_err(wrong)?),
                    _ => {}
                }
            }
            xml::Item::Eof => break,
        }
    }
    let Some(mut sheet) = sheet else {
        return Err(ReadError::at_end(text, Problem::Empty));
    };
    // Events cannot change a given.
    for (cell, _) in sheet.givens.iter() {
        sheet.placed.set(cell, None);
    }
    for (cell, _) in sheet.grid().iter() {
        marks[cell] = DigitSet::EMPTY;
    }
    sheet.info.solution = solution.filter(|solution| solution.len() == 81);
    let some = marks.values().iter().any(|marks| !marks.is_empty());
    sheet.candidates = some.then_some(marks);
    Ok(vec![sheet])
}

/// Only the classic 9×9 Sudoku is read.
fn check_graph(attributes: &[(String, String)]) -> Result<(), Problem> {
    for (name, value) in attributes {
        match (name.as_str(), value.as_str()) {
            ("order", "9") => {}
            ("order", order) => {
                return Err(Problem::Size { found: order.parse().unwrap_or(0) });
            }
            ("type", "sudoku") => {}
            ("type" | "specific-type", rule) if rule != "Plain" => {
                return Err(Problem::Variant { rule: format::shorten(rule) });
            }
            _ => {}
        }
    }
    Ok(())
}

/// Reads 81 letters, column by column. An error is a byte offset, a length and the problem.
fn values(text: &str) -> Result<Givens, (usize, usize, Problem)> {
    let mut grid = Givens::EMPTY;
    let mut found = 0;
    for (at, c) in text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
        let digit = match c {
            'b'..='j' => Digit::try_new(c as u8 - b'a'),
            '_' => None,
            _ => {
                let expected = format::Expected::Text("_ or b to j");
                return Err((at, 1, Problem::Unexpected { found: Some(c), expected }));
            }
        };
        if let Some(cell) = cell(found) {
            grid.set(cell, digit);
        }
        found += 1;
    }
    let of = Item::Cells;
    match found {
        81 => Ok(grid),
        0..81 => Err((text.len(), 0, Problem::TooFew { of, found, expected: 81 })),
        _ => Err((0, found, Problem::TooMany { of, found, expected: 81 })),
    }
}

fn event(
    sheet: &mut Sheet,
    marks: &mut CellMap<DigitSet>,
    attributes: &[(String, String)],
) -> Result<(), Problem> {
    let attribute = |name: &str| {
        attributes.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    };
    let out_of_range = |text: &str| Problem::Value { found: format::shorten(text) };
    let index = attribute("index").unwrap_or("");
    let cell = index.parse().ok().and_then(cell).ok_or_else(|| out_of_range(index))?;
    if let Some(markers) = attribute("markers") {
        let set = |(i, c): (usize, char)| (i < 9 && c != '0').then(|| Digit::from_index(i));
        marks[cell] = markers.chars().enumerate().filter_map(set).collect();
        sheet.placed.set(cell, None);
    } else if let Some(value) = attribute("value") {
        let number = value.parse().ok().filter(|number| *number <= 9);
        let digit = Digit::try_new(number.ok_or_else(|| out_of_range(value))?);
        if attribute("given") == Some("true") {
            sheet.givens.set(cell, digit);
        } else {
            sheet.placed.set(cell, digit);
        }
    }
    Ok(())
}

fn write(sheet: &Sheet) -> String {
    let cells = || (0..81).filter_map(cell);
    let values = |grid: &Givens| -> String {
        cells().map(|cell| grid.get(cell).map_or('_', |d| (b'a' + d.get()) as char)).collect()
    };
    let mut text = "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n  \
                    <puzzle>\n   <graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>\n"
        .to_owned();
    text += &format!("   <values>{}</values>\n", values(&sheet.givens));
    if let Some(solution) = &sheet.info.solution {
        text += &format!("   <solution>{}</solution>\n", values(solution));
    }
    text += "  </puzzle>\n  <history>\n";
    for (index, cell) in cells().enumerate() {
        if let Some(digit) = sheet.placed.get(cell) {
            text += &format!("   <simple-event index=\"{index}\" value=\"{digit}\"/>\n");
        } else if let Some(candidates) = &sheet.candidates
            && !candidates[cell].is_empty()
        {
            let marker = |digit| if candidates[cell].contains(digit) { '1' } else { '0' };
            let markers: String = Digit::ALL.into_iter().map(marker).collect();
            text += &format!("   <simple-event index=\"{index}\" markers=\"{markers}\"/>\n");
        }
    }
    text + "  </history>\n </game>\n</ksudoku>\n"
}
