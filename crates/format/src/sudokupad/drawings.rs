//! What SudokuPad draws for a rule of f-puzzles: by shape, size, colour and text.
//!
//! SudokuPad's own form has hardly any rules, only drawings. Its importer of f-puzzles draws each rule
//! in one way of its own, and setters who draw by hand often copy that. Here every drawing that looks
//! exactly so is written down as the entry of f-puzzles that it may come from. Lengths are in cells,
//! thicknesses in pixels of a cell of 64; places are `[row, column]`, from the upper left corner of the
//! grid.

use serde_json::{Map, Value, json};

use super::{array, field};
use crate::f_puzzles::ruled::is_used;

/// What a text in SudokuPad's own form may be as one of f-puzzles.
#[derive(Default)]
pub(super) struct Taken {
    /// The keys of f-puzzles with their entries.
    pub(super) keys: Map<String, Value>,
    /// The keys that were guessed from drawings, and not typed.
    pub(super) guessed: Vec<&'static str>,
    /// Drawings that look like none: what they are called, and where they are.
    pub(super) unknown: Vec<(String, String)>,
}

/// A cell by its row and column from 0; beside the grid too.
type Place = (i64, i64);

/// A point on the sheet.
type Point = (f64, f64);

impl Taken {
    /// Adds an entry to a key that was guessed.
    fn guess(&mut self, key: &'static str, entry: Value) {
        if !self.guessed.contains(&key) {
            self.guessed.push(key);
        }
        self.add(key, entry);
    }

    /// Adds an entry to a key.
    fn add(&mut self, key: &str, entry: Value) {
        let entries = self.keys.entry(key).or_insert_with(|| json!([]));
        if let Some(entries) = entries.as_array_mut() {
            entries.push(entry);
        }
    }

    /// Sets a key that has no entries.
    fn switch(&mut self, key: &str) {
        self.keys.insert(key.to_owned(), json!(true));
    }

    fn strange(&mut self, what: &str, at: String) {
        self.unknown.push((what.to_owned(), at));
    }
}

/// Fields of a puzzle that say no rule, or are read here; in full and short.
const OF_PUZZLE: [&str; 21] = [
    "id",
    "cellSize",
    "cs",
    "cells",
    "ce",
    "regions",
    "re",
    "cages",
    "ca",
    "lines",
    "l",
    "arrows",
    "a",
    "overlays",
    "o",
    "underlays",
    "u",
    "metaData",
    "metadata",
    "settings",
    "title",
];

/// The rules of a text in SudokuPad's own form, as far as they can be recognised.
pub(super) fn take(value: &Value) -> Taken {
    let mut taken = Taken::default();
    for (name, value) in value.as_object().into_iter().flatten() {
        if !OF_PUZZLE.contains(&name.as_str()) && is_used(value) {
            taken.strange(name, String::new());
        }
    }
    take_settings(value, &mut taken);
    let mut boxes = Boxes::new(value);
    take_cages(value, &mut boxes, &mut taken);
    take_lines(value, &mut boxes, &mut taken);
    take_arrows(value, &mut boxes, &mut taken);
    boxes.finish(&mut taken);
    taken
}

/// `R4C7`.
fn name((row, column): Place) -> String {
    format!("R{}C{}", row + 1, column + 1)
}

fn names(cells: impl IntoIterator<Item = Place>) -> Vec<String> {
    cells.into_iter().map(name).collect()
}

/// The place that a point is in.
fn place_of((row, column): Point) -> Place {
    (row.floor() as i64, column.floor() as i64)
}

fn point(value: &Value) -> Option<Point> {
    let (row, column) = (value[0].as_f64()?, value[1].as_f64()?);
    (row.abs() < 100.0 && column.abs() < 100.0).then_some((row, column))
}

fn number(value: &Value, full: &str, short: &str) -> Option<f64> {
    field(value, full, short).as_f64()
}

fn is(a: f64, b: f64) -> bool {
    (a - b).abs() < 0.01
}

/// A colour as six capital digits, or as it is written.
fn colour(value: &Value) -> String {
    let text = match value {
        Value::String(text) => text.trim_start_matches('#').to_ascii_uppercase(),
        // Without quotes, a colour of decimal digits reads as a number.
        Value::Number(number) => number.to_string(),
        _ => return String::new(),
    };
    match text.len() {
        1 => text.repeat(6),
        3 => text.chars().flat_map(|c| [c, c]).collect(),
        _ => text.chars().filter(|c| !c.is_whitespace()).collect(),
    }
}

/// Settings that are rules of the whole board.
fn take_settings(value: &Value, taken: &mut Taken) {
    for settings in [&value["metaData"], &value["metadata"]] {
        for (name, value) in settings.as_object().into_iter().flatten() {
            match name.as_str() {
                "antiknight" | "antiking" if value == true => taken.switch(name),
                "global" => array(value).iter().for_each(|rule| match rule.as_str() {
                    Some("nonconsecutive") => taken.switch("nonconsecutive"),
                    Some("antiratio") => taken.add("negative", json!("ratio")),
                    Some("antixv") => taken.add("negative", json!("xv")),
                    _ => taken.strange("global", String::new()),
                }),
                _ => {}
            }
        }
    }
}

/// Cages. Those that say that nothing repeats in them are typed, and have a sum or none.
fn take_cages(value: &Value, boxes: &mut Boxes, taken: &mut Taken) {
    for cage in array(field(value, "cages", "ca")) {
        let cells: Option<Vec<Place>> = array(field(cage, "cells", "ce"))
            .iter()
            .map(|cell| Some((cell[0].as_i64()?, cell[1].as_i64()?)))
            .collect();
        let Some(cells) = cells.filter(|cells| !cells.is_empty()) else { continue };
        let has = |known: &[&str]| {
            cage.as_object().into_iter().flatten().all(|(name, _)| known.contains(&name.as_str()))
        };
        let is_hidden = cage["hidden"] == true && cage["unique"] != true;
        let sum = field(cage, "value", "v");
        if is_hidden {
            continue;
        }
        if cage["unique"] == true && has(&["cells", "ce", "unique", "value", "v", "sum", "hidden"])
        {
            // A text that is no number is refused by the reader of f-puzzles.
            let sum = if sum.is_null() { &cage["sum"] } else { sum };
            taken.add("killercage", json!({ "cells": names(cells), "value": sum }));
        } else if has(&["cells", "ce"]) && boxes.take_tint(&cells) {
            taken.guess("extraregion", json!({ "cells": names(cells) }));
        } else {
            taken.strange("cages", names(cells).join(" "));
        }
    }
}

/// A line's points.
fn way(line: &Value) -> Option<Vec<Point>> {
    let points: Option<Vec<Point>> =
        array(field(line, "wayPoints", "wp")).iter().map(point).collect();
    points.filter(|points| points.len() > 1)
}

/// All cells from point to point, which a king can go. `None` if one is not straight, or leads nowhere.
fn cells_along(points: &[Point]) -> Option<Vec<Place>> {
    let mut cells = vec![place_of(points[0])];
    for &to in &points[1..] {
        let (to, from) = (place_of(to), *cells.last()?);
        let (rows, columns) = (to.0 - from.0, to.1 - from.1);
        let count = rows.abs().max(columns.abs());
        let is_straight = rows == 0 || columns == 0 || rows.abs() == columns.abs();
        if count == 0 || !is_straight {
            return None;
        }
        let step = (rows.signum(), columns.signum());
        cells.extend((1..=count).map(|i| (from.0 + i * step.0, from.1 + i * step.1)));
    }
    Some(cells)
}

/// Lines that have a colour and a thickness of their own: those of the importer, and those that D. Clamage's
/// add-on for f-puzzles draws.
const LINES: [(&str, f64, &str); 8] = [
    ("CFCFCF", 16.0, "palindrome"),
    ("F067F0", 12.8, "renban"),
    ("C060C0", 12.8, "renban"),
    ("67F067", 9.6, "whispers"),
    ("60C060", 9.6, "whispers"),
    ("2ECBFF", 8.0, "regionsumline"),
    ("FFCCAA", 8.0, "entropicline"),
    ("CDB1EC", 5.0, "zipperline"),
];

fn take_lines(value: &Value, boxes: &mut Boxes, taken: &mut Taken) {
    let size = array(field(value, "cells", "ce")).len() as f64;
    for line in array(field(value, "lines", "l")) {
        let colour = colour(field(line, "color", "c"));
        let thick = number(line, "thickness", "th").unwrap_or(0.0);
        let Some(points) = way(line) else {
            taken.strange("lines", String::new());
            continue;
        };
        let looks = |of: &str, thickness: f64| colour == of && is(thick, thickness);
        let cells = cells_along(&points);
        let at = names([place_of(points[0])]).concat();
        let entry = |cells: &[Place]| json!({ "lines": [names(cells.iter().copied())] });
        let plain = LINES.iter().find(|(colour, thickness, _)| looks(colour, *thickness));
        match (&cells, plain, &points[..]) {
            (_, _, [from, to]) if looks("34BBE6", 2.0) => match diagonal(*from, *to, size) {
                Some(key) => {
                    taken.switch(key);
                    taken.guessed.push(key);
                }
                None => taken.strange("lines", at),
            },
            (_, _, &[from, middle, _]) if looks("000000", 1.0) => {
                boxes.chevron(from, middle);
            }
            (Some(cells), ..) if looks("CFCFCF", 21.0) && boxes.has(Look::Bulb, cells[0]) => {
                taken.guess("thermometer", entry(cells));
            }
            (Some(cells), ..) if looks("CFCFCF", 2.0) && boxes.has_ends(cells) => {
                taken.guess("betweenline", entry(cells));
            }
            (Some(cells), Some((.., key)), _) => taken.guess(key, entry(cells)),
            _ => taken.strange("lines", at),
        }
    }
}

/// Which diagonal a line from corner to corner is.
fn diagonal(from: Point, to: Point, size: f64) -> Option<&'static str> {
    let corners = [from, to]
        .map(|(row, column)| (is(row, 0.0), is(column, 0.0), is(row, size), is(column, size)));
    match corners {
        [(true, true, ..), (.., true, true)] | [(.., true, true), (true, true, ..)] => {
            Some("diagonal-")
        }
        [(true, .., true), (_, true, true, _)] | [(_, true, true, _), (true, .., true)] => {
            Some("diagonal+")
        }
        _ => None,
    }
}

/// Arrows: those of the rule of that name, and those beside the grid.
fn take_arrows(value: &Value, boxes: &mut Boxes, taken: &mut Taken) {
    for arrow in array(field(value, "arrows", "a")) {
        let colour = colour(field(arrow, "color", "c"));
        let thick = number(arrow, "thickness", "th").unwrap_or(0.0);
        let Some(points) = way(arrow) else {
            taken.strange("arrows", String::new());
            continue;
        };
        let start = place_of(points[0]);
        let pill = boxes.pill_at(start);
        if let (true, Some(pill)) = (colour == "A1A1A1" && is(thick, 5.0), pill)
            && let Some(cells) = cells_along(&points)
        {
            let (cells, pill) = (names(cells), names(pill));
            taken.guess("arrow", json!({ "cells": pill, "lines": [cells] }));
            continue;
        }
        if colour == "000000"
            && is(thick, 2.0)
            && let [from, to] = points[..]
            && let Some(sum) = boxes.take_text(Look::LittleKiller, start)
        {
            let vertical = if to.0 > from.0 { "D" } else { "U" };
            let horizontal = if to.1 > from.1 { "R" } else { "L" };
            let direction = format!("{vertical}{horizontal}");
            let value = if sum == "_" { String::new() } else { sum };
            let entry = json!({ "cell": name(start), "direction": direction, "value": value });
            taken.guess("littlekillersum", entry);
            continue;
        }
        taken.strange("arrows", name(start));
    }
}

/// What a box or circle looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// The bulb of a thermometer.
    Bulb,
    /// The circle or pill of an arrow.
    Pill,
    /// The circle at the end of a between line.
    End,
    White,
    Black,
    Letters,
    Quad,
    Odd,
    Even,
    /// A cell that is less, or more, than its neighbours: arrowheads say which.
    Extreme,
    /// A cell of an extra region.
    Tint,
    Sandwich,
    LittleKiller,
    Unknown,
}

/// Over- and underlays: boxes and circles, with a text or none.
struct Boxes(Vec<OneBox>);

struct OneBox {
    look: Look,
    layer: &'static str,
    centre: Point,
    size: Point,
    text: String,
    /// Whether another drawing explains it.
    is_used: bool,
    /// What arrowheads around it say: that they point to it, or away from it.
    points_in: Option<bool>,
}

/// The fields that say how a box looks, in full and short.
const OF_BOX: [&str; 21] = [
    "center",
    "ct",
    "width",
    "w",
    "height",
    "h",
    "rounded",
    "r",
    "backgroundColor",
    "c2",
    "borderColor",
    "c1",
    "borderSize",
    "text",
    "te",
    "fontSize",
    "fs",
    "thickness",
    "th",
    "color",
    "c",
];

impl Boxes {
    fn new(value: &Value) -> Boxes {
        let layers = [("underlays", "u"), ("overlays", "o")];
        let boxes = layers.into_iter().flat_map(|(layer, short)| {
            array(field(value, layer, short)).iter().map(move |it| OneBox::new(it, layer))
        });
        Boxes(boxes.collect())
    }

    /// Whether there is such a box in a cell; it is used by whatever asks.
    fn has(&mut self, look: Look, cell: Place) -> bool {
        let here = |one: &&mut OneBox| one.look == look && place_of(one.centre) == cell;
        let found: Vec<&mut OneBox> = self.0.iter_mut().filter(here).collect();
        let any = !found.is_empty();
        found.into_iter().for_each(|one| one.is_used = true);
        any
    }

    /// Whether both ends of a line are in circles.
    fn has_ends(&mut self, cells: &[Place]) -> bool {
        let ends = cells.first().zip(cells.last());
        ends.is_some_and(|(&one, &other)| self.has(Look::End, one) & self.has(Look::End, other))
    }

    /// The cells of the circle or pill that has this cell.
    fn pill_at(&mut self, cell: Place) -> Option<Vec<Place>> {
        let here = |one: &&mut OneBox| one.look == Look::Pill && one.cells().contains(&cell);
        let pill = self.0.iter_mut().find(here)?;
        pill.is_used = true;
        Some(pill.cells())
    }

    /// The text of such a box at this place, which is then used.
    fn take_text(&mut self, look: Look, at: Place) -> Option<String> {
        let here =
            |one: &&mut OneBox| one.look == look && !one.is_used && place_of(one.centre) == at;
        let found = self.0.iter_mut().find(here)?;
        found.is_used = true;
        Some(found.text.clone())
    }

    /// Whether all these cells are tinted as those of an extra region are.
    fn take_tint(&mut self, cells: &[Place]) -> bool {
        cells.iter().all(|&cell| self.has(Look::Tint, cell))
    }

    /// Takes an arrowhead beside the middle of a cell.
    fn chevron(&mut self, end: Point, middle: Point) {
        let cell = place_of(middle);
        let centre = (cell.0 as f64 + 0.5, cell.1 as f64 + 0.5);
        let far = |at: Point| (at.0 - centre.0).abs().max((at.1 - centre.1).abs());
        let points_in = far(middle) < far(end);
        for one in &mut self.0 {
            if one.look == Look::Extreme && place_of(one.centre) == cell {
                one.points_in = Some(points_in);
            }
        }
    }

    /// Adds what the boxes say that explain themselves.
    fn finish(self, taken: &mut Taken) {
        for one in self.0 {
            if one.is_used {
                continue;
            }
            let cell = place_of(one.centre);
            let here = json!({ "cell": name(cell) });
            let said = match (one.look, one.border(), one.points_in) {
                (Look::White, Some(cells), _) => Some(("difference", one.of_pair(cells))),
                (Look::Black, Some(cells), _) => Some(("ratio", one.of_pair(cells))),
                (Look::Letters, Some(cells), _) => Some(("xv", one.of_pair(cells))),
                (Look::Quad, ..) => one.corner().map(|cells| {
                    let values: Vec<&str> = one.text.split_whitespace().collect();
                    ("quadruple", json!({ "cells": names(cells), "values": values }))
                }),
                (Look::Odd, ..) => Some(("odd", here)),
                (Look::Even, ..) => Some(("even", here)),
                (Look::Extreme, _, Some(true)) => Some(("minimum", here)),
                (Look::Extreme, _, Some(false)) => Some(("maximum", here)),
                (Look::Sandwich, ..) => {
                    Some(("sandwichsum", json!({ "cell": name(cell), "value": one.text })))
                }
                _ => None,
            };
            match said {
                Some((key, entry)) => taken.guess(key, entry),
                None => taken.strange(one.layer, name(cell)),
            }
        }
    }
}

impl OneBox {
    fn new(value: &Value, layer: &'static str) -> OneBox {
        let centre = point(field(value, "center", "ct")).unwrap_or((-9.0, -9.0));
        let size = (
            number(value, "height", "h").unwrap_or(0.0),
            number(value, "width", "w").unwrap_or(0.0),
        );
        let text = match field(value, "text", "te") {
            Value::String(text) => text.trim().to_owned(),
            Value::Number(number) => number.to_string(),
            _ => String::new(),
        };
        let look = look(value, layer, size, &text);
        OneBox { look, layer, centre, size, text, is_used: false, points_in: None }
    }

    /// The cells of a circle, or of a pill.
    fn cells(&self) -> Vec<Place> {
        let first = (self.centre.0 - self.size.0 / 2.0, self.centre.1 - self.size.1 / 2.0);
        let last = (self.centre.0 + self.size.0 / 2.0, self.centre.1 + self.size.1 / 2.0);
        let (first, last) = (place_of(first), place_of(last));
        let row = |row| (first.1..=last.1).map(move |column| (row, column));
        (first.0..=last.0).flat_map(row).collect()
    }

    /// The two cells whose border it is on.
    fn border(&self) -> Option<[Place; 2]> {
        let (row, column) = self.centre;
        let here = place_of(self.centre);
        let middle = |at: f64| is(at - at.floor(), 0.5);
        let edge = |at: f64| is(at, at.round());
        if edge(column) && middle(row) {
            let right = (here.0, column.round() as i64);
            Some([(here.0, right.1 - 1), right])
        } else if edge(row) && middle(column) {
            let below = (row.round() as i64, here.1);
            Some([(below.0 - 1, here.1), below])
        } else {
            None
        }
    }

    /// The four cells whose corner it is on.
    fn corner(&self) -> Option<[Place; 4]> {
        let (row, column) = (self.centre.0.round(), self.centre.1.round());
        let is_corner = is(row, self.centre.0) && is(column, self.centre.1);
        let (row, column) = (row as i64, column as i64);
        is_corner
            .then(|| [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)])
    }

    fn of_pair(&self, cells: [Place; 2]) -> Value {
        json!({ "cells": names(cells), "value": self.text })
    }
}

/// What a box looks like.
fn look(value: &Value, layer: &str, (height, width): Point, text: &str) -> Look {
    let is_plain = value
        .as_object()
        .is_some_and(|fields| fields.keys().all(|field| OF_BOX.contains(&field.as_str())));
    let round = field(value, "rounded", "r") == true;
    let inside = colour(field(value, "backgroundColor", "c2"));
    let border = colour(field(value, "borderColor", "c1"));
    let font = number(value, "fontSize", "fs").unwrap_or(0.0) as i64;
    let edge = number(value, "borderSize", "borderSize").unwrap_or(0.0) as i64;
    let thick = number(value, "thickness", "th").unwrap_or(0.0) as i64;
    let side = height.min(width);
    let is_square = is(height, width);
    let colours = (inside.as_str(), border.as_str());
    let over = layer == "overlays";
    let looks = [
        (
            Look::White,
            over && round && is(side, 0.3) && colours == ("FFFFFF", "000000") && edge == 0,
        ),
        (
            Look::Black,
            over && round && is(side, 0.3) && colours == ("000000", "000000") && edge == 0,
        ),
        (
            Look::Letters,
            over && !round
                && is(side, 0.25)
                && font == 21
                && matches!(text, "X" | "V")
                && edge == 0,
        ),
        (Look::LittleKiller, over && !round && is(side, 0.25) && font == 28 && edge == 0),
        (Look::Sandwich, over && !round && is(side, 0.25) && font == 32 && edge == 0),
        (
            Look::Quad,
            over && round
                && is(side, 0.7)
                && font == 14
                && colours == ("FFFFFF", "000000")
                && edge == 0,
        ),
        (Look::End, over && round && is(side, 0.8) && colours == ("FFFFFF", "CFCFCF") && edge == 2),
        (Look::Bulb, !over && round && is(side, 0.85) && colours == ("CFCFCF", "CFCFCF")),
        (Look::Odd, !over && round && is(side, 0.7) && colours == ("CFCFCF", "CFCFCF")),
        (Look::Even, !over && !round && is(side, 0.7) && colours == ("CFCFCF", "CFCFCF")),
        (Look::Extreme, !over && !round && is(side, 1.0) && colours == ("CCCCCC", "")),
        (Look::Tint, !over && !round && is(side, 1.0) && colours == ("RGBA(207,207,207,0.95)", "")),
    ];
    let is_pill = over && round && is(side, 0.75) && colours == ("FFFFFF", "A1A1A1") && thick == 5;
    match looks.iter().find(|(_, is_so)| *is_so) {
        _ if !is_plain => Look::Unknown,
        _ if is_pill => Look::Pill,
        Some((look, _)) if is_square => *look,
        _ => Look::Unknown,
    }
}
