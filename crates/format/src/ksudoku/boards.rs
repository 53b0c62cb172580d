//! KSudoku's other boards: sizes, shapes of several grids, jigsaws, killers.
//!
//! A `graph` has `sizeX` columns and `sizeY` rows; its cells are numbered column by column. `sudokugroups` are the
//! rows and columns of a square grid, and its blocks unless `withblocks` is 0; a `clique` holds no value
//! twice; a `cage` has an operator and a value. Sums are read; the differences, products and quotients of
//! Mathdoku, and the layers of Roxdoku, are refused. A `ksudoku-graph` is such a board without a puzzle.

use ennead_board::{
    AnySheet, Cell, Givens, Grid, Layout, Plan, Regions, Sheet, Symbols, Value, ValueSet,
};
use ennead_grid::format::{self, Item, Problem, ReadError};
use ennead_rule::{Area, Cage, ExtraRegion, Rule, Total};

use crate::xml::{self, Xml};
use crate::{Ignored, Opened, Unknown};

/// Reads a file of any size.
pub(super) fn read(text: &str, unknown: Unknown) -> Result<Vec<Opened>, ReadError> {
    let File { graph, parts, values, solution, events } = File::read(text)?;
    let Some((graph, at)) = graph else {
        return Err(ReadError::at_end(text, Problem::Empty));
    };
    let wrong = |at, problem| ReadError::at_offset(text, at, 1, problem);
    check_kind(&graph, &parts, values.is_some()).map_err(|problem| wrong(at, problem))?;
    let mut reader = Board::new(&graph, unknown).map_err(|problem| wrong(at, problem))?;
    for part in &parts {
        reader.part(part).map_err(|problem| wrong(part.at, problem))?;
    }
    let mut opened = reader.finish(&graph).map_err(|problem| wrong(at, problem))?;
    let mut sheet = opened.sheet.on_any_board();
    if let Some((content, at)) = values {
        let problem =
            |(column, problem)| wrong(xml::place_of(text, at, &content) + column, problem);
        sheet.givens = reader.values(&content, &sheet.ground).map_err(problem)?;
    }
    if let Some((content, at)) = solution {
        let problem =
            |(column, problem)| wrong(xml::place_of(text, at, &content) + column, problem);
        let full = reader.values(&content, &sheet.ground).map_err(problem)?;
        sheet.solution = Some(full).filter(|full| full.len() == sheet.ground.cells().len());
    }
    for (event, at) in events {
        reader.event(&event, &mut sheet).map_err(|problem| wrong(at, problem))?;
    }
    for (cell, _) in sheet.givens.iter() {
        sheet.placed.set(cell, None);
    }
    let grid = sheet.grid();
    for cell in grid.cells().iter() {
        sheet.corner[cell] = ValueSet::EMPTY;
    }
    opened.sheet = AnySheet::from(sheet);
    Ok(vec![opened])
}

/// What a file holds: each with the byte where it is.
#[derive(Default)]
struct File {
    graph: Option<(Attributes, usize)>,
    parts: Vec<Part>,
    values: Option<(String, usize)>,
    solution: Option<(String, usize)>,
    events: Vec<(Attributes, usize)>,
}

impl File {
    fn read(text: &str) -> Result<File, ReadError> {
        let mut file = File::default();
        let mut xml = Xml::new(text);
        let mut inside = (String::new(), 0);
        loop {
            match xml.next()? {
                xml::Item::Start(element) => {
                    let attributes = Attributes(xml.attributes(&element)?);
                    inside = (element.name(), element.offset);
                    file.begin(&inside.0, attributes, inside.1)
                        .map_err(|problem| ReadError::at_offset(text, inside.1, 1, problem))?;
                }
                xml::Item::End => inside.0.clear(),
                xml::Item::Text(content) => match inside.0.as_str() {
                    "values" => file.values = Some((content, inside.1)),
                    "solution" => file.solution = Some((content, inside.1)),
                    "clique" | "cage" => {
                        if let Some(part) = file.parts.last_mut() {
                            part.text += &content;
                        }
                    }
                    _ => {}
                },
                xml::Item::Eof => return Ok(file),
            }
        }
    }

    /// An element begins.
    fn begin(&mut self, name: &str, attributes: Attributes, at: usize) -> Result<(), Problem> {
        match name {
            "graph" => self.graph = Some((attributes, at)),
            "simple-event" => self.events.push((attributes, at)),
            "sudokugroups" | "roxdokugroups" | "clique" | "cage" => {
                let (name, text) = (name.to_owned(), String::new());
                self.parts.push(Part { name, attributes, at, text });
            }
            // What a saved game has besides.
            "ksudoku" | "ksudoku-graph" | "game" | "puzzle" | "values" | "solution" | "history"
            | "complex-event" | "entry" => {}
            name => {
                let (name, place) = (format::shorten(name), String::new());
                return Err(Problem::NotUnderstood { name, place });
            }
        }
        Ok(())
    }
}

/// A game whose kind has more rules than its board also says which: cages, or cells that hold no value
/// twice.
fn check_kind(graph: &Attributes, parts: &[Part], is_game: bool) -> Result<(), Problem> {
    let kind = graph.get("specific-type").unwrap_or("");
    let has_cages = parts.iter().any(|part| part.name == "cage");
    let lacks = match kind {
        "" | "Plain" => false,
        "KillerSudoku" | "Mathdoku" => is_game && !has_cages,
        _ => graph.get("type") == Some("sudoku") && parts.is_empty(),
    };
    if lacks { Err(Problem::Variant { rule: format::shorten(kind) }) } else { Ok(()) }
}

/// An element's attributes.
struct Attributes(Vec<(String, String)>);

impl Attributes {
    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// A whole number; `default` if it is not there.
    fn number(&self, name: &str, default: usize) -> Result<usize, Problem> {
        match self.get(name) {
            None => Ok(default),
            Some(text) => text
                .trim()
                .parse()
                .map_err(|_| Problem::Value { found: format!("{name}={}", format::shorten(text)) }),
        }
    }
}

/// A part of a graph.
struct Part {
    name: String,
    attributes: Attributes,
    at: usize,
    text: String,
}

/// A board that is being read.
struct Board {
    order: usize,
    rows: usize,
    columns: usize,
    grids: Vec<Grid>,
    cliques: Vec<Vec<Cell>>,
    rules: Vec<Rule>,
    unknown: Unknown,
    ignored: Vec<Ignored>,
}

impl Board {
    fn new(graph: &Attributes, unknown: Unknown) -> Result<Board, Problem> {
        let order = graph.number("order", 9)?;
        let rows = graph.number("sizeY", order)?;
        let columns = graph.number("sizeX", order)?;
        let depth = graph.number("sizeZ", 1)?;
        let kind = graph.get("type").unwrap_or("sudoku");
        if depth != 1 || !matches!(kind, "sudoku" | "custom") {
            let rule = if depth == 1 { kind } else { "sizeZ" };
            return Err(Problem::Variant { rule: format::shorten(rule) });
        }
        if !(2..=Layout::MOST_VALUES).contains(&order)
            || rows.max(columns) > Cell::SIDE
            || rows.min(columns) == 0
        {
            return Err(Problem::Size { found: order.max(rows).max(columns) });
        }
        let mut board = Board {
            order,
            rows,
            columns,
            grids: Vec::new(),
            cliques: Vec::new(),
            rules: Vec::new(),
            unknown,
            ignored: Vec::new(),
        };
        if kind == "sudoku" {
            board.add_grid(Cell::at(0, 0), true)?;
        }
        Ok(board)
    }

    /// The cell with this number, counted column by column.
    fn cell(&self, number: usize) -> Option<Cell> {
        let (row, column) = (number % self.rows, number / self.rows);
        (column < self.columns).then(|| Cell::at(row, column))
    }

    fn add_grid(&mut self, at: Cell, with_blocks: bool) -> Result<(), Problem> {
        let side = (1..=self.order).find(|side| side * side >= self.order).unwrap_or(1);
        let regions = match with_blocks {
            true if side * side == self.order => Regions::Boxes { rows: side, columns: side },
            // Blocks of another form would have to be guessed.
            true => return Err(Problem::Size { found: self.order }),
            false => Regions::None,
        };
        self.grids.push(Grid { at, rows: self.order, columns: self.order, regions });
        Ok(())
    }

    fn part(&mut self, part: &Part) -> Result<(), Problem> {
        let nowhere = |number: &str| Problem::Value { found: format::shorten(number) };
        match part.name.as_str() {
            "sudokugroups" => {
                let at = part.attributes.number("at", 0)?;
                let at = self.cell(at).ok_or_else(|| nowhere(&at.to_string()))?;
                let blocks = part.attributes.number("withblocks", 1)?;
                return self.add_grid(at, blocks != 0);
            }
            "clique" => {
                let cells = self.cells(part)?;
                self.cliques.push(cells);
                return Ok(());
            }
            _ => {}
        }
        let sum = part.attributes.number("value", 0)?;
        // One cell has no operator: it is a given.
        let is_sum = part.attributes.get("operator").is_some_and(|it| matches!(it, "4" | "+"));
        let is_cage = part.name == "cage";
        let cells = if is_cage { self.cells(part)? } else { Vec::new() };
        if is_cage && (is_sum || cells.len() == 1) {
            let sum = u16::try_from(sum).ok().and_then(Total::try_new);
            let sum = sum.ok_or_else(|| nowhere(part.attributes.get("value").unwrap_or("")))?;
            self.rules.push(Cage { sum: Some(sum), cells: Area::new(cells) }.into());
            return Ok(());
        }
        let name = match part.attributes.get("operator") {
            Some(operator) => format!("{} operator={}", part.name, format::shorten(operator)),
            None => part.name.clone(),
        };
        let place: Vec<String> = cells.iter().map(Cell::to_string).collect();
        let place = format::shorten(&place.join(" "));
        match self.unknown {
            Unknown::Refused => Err(Problem::NotUnderstood { name, place }),
            Unknown::Ignored => {
                self.ignored.push(Ignored { name, place });
                Ok(())
            }
        }
    }

    /// The cells of a clique or a cage, none twice.
    fn cells(&self, part: &Part) -> Result<Vec<Cell>, Problem> {
        let mut cells = Vec::new();
        for word in part.text.split_whitespace() {
            let cell = word.parse().ok().and_then(|number| self.cell(number));
            let cell = cell.filter(|cell| !cells.contains(cell));
            cells.push(cell.ok_or_else(|| Problem::Value { found: format::shorten(word) })?);
        }
        let (of, found) = (Item::Cells, cells.len());
        let expected = part.attributes.number("size", found)?;
        match found {
            0 => Err(Problem::TooFew { of, found, expected: expected.max(1) }),
            _ if found < expected => Err(Problem::TooFew { of, found, expected }),
            _ if found > expected => Err(Problem::TooMany { of, found, expected }),
            _ => Ok(cells),
        }
    }

    /// The board without values. Cliques that divide one grid are its pieces, others are regions more.
    fn finish(&mut self, graph: &Attributes) -> Result<Opened, Problem> {
        let whole = self.rows == self.order && self.columns == self.order;
        let full = |clique: &Vec<Cell>| clique.len() == self.order;
        let mut all: Vec<Cell> = self.cliques.concat();
        all.sort_unstable();
        all.dedup();
        let divided = all.len() == self.order * self.order && self.cliques.len() == self.order;
        match &mut self.grids[..] {
            [] => {
                return Err(Problem::Variant {
                    rule: graph.get("name").unwrap_or("graph").to_owned(),
                });
            }
            [grid]
                if whole
                    && grid.regions == Regions::None
                    && divided
                    && self.cliques.iter().all(full) =>
            {
                let piece = |cell: Cell| {
                    let piece = self.cliques.iter().position(|clique| clique.contains(&cell));
                    piece.map(|piece| piece as u8)
                };
                grid.regions = Regions::Pieces(grid.cells().map(piece).collect());
            }
            _ => {
                let region = |cells: &Vec<Cell>| {
                    Rule::from(ExtraRegion { cells: Area::new(cells.iter().copied()) })
                };
                self.rules.splice(0..0, self.cliques.iter().map(region));
            }
        }
        let greatest = self.order as u8;
        let plan =
            Plan { grids: self.grids.clone(), least: 1, greatest, symbols: Symbols::Letters };
        let layout = Layout::new(plan).map_err(Problem::rule)?;
        let mut sheet = Sheet::blank(layout);
        sheet.info.title = graph.get("name").filter(|name| !name.is_empty()).map(str::to_owned);
        let (rules, ignored) = (std::mem::take(&mut self.rules), std::mem::take(&mut self.ignored));
        Ok(Opened { rules, ignored, ..Opened::from(AnySheet::from(sheet)) })
    }

    /// Letters, column by column: `b` for 1 and so on, `_` for an empty cell, `.` where there is no cell. An
    /// error has the byte where it is.
    fn values(&self, text: &str, layout: &Layout) -> Result<Givens, (usize, Problem)> {
        let mut givens = Givens::blank(layout);
        let mut found = 0;
        for (at, c) in text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
            let wrong = || {
                let expected = format::Expected::Text("_ or a letter from b");
                (at, Problem::Unexpected { found: Some(c), expected })
            };
            if let Some(cell) = self.cell(found) {
                let there = layout.cells().contains(cell);
                let value = match c {
                    '_' | '.' => None,
                    'b'..='z' if there => Some(Value::new(c as u8 - b'a')),
                    _ => return Err(wrong()),
                };
                if value.is_some_and(|value| !layout.values().contains(value)) {
                    return Err(wrong());
                }
                if there {
                    givens.set(cell, value);
                }
            }
            found += 1;
        }
        let (of, expected) = (Item::Cells, self.rows * self.columns);
        match found {
            _ if found < expected => Err((text.len(), Problem::TooFew { of, found, expected })),
            _ if found > expected => Err((0, Problem::TooMany { of, found, expected })),
            _ => Ok(givens),
        }
    }

    /// What a player did.
    fn event(&self, event: &Attributes, sheet: &mut Sheet<Layout>) -> Result<(), Problem> {
        let out_of_range = |text: &str| Problem::Value { found: format::shorten(text) };
        let index = event.get("index").unwrap_or("");
        let cell = index.parse().ok().and_then(|number| self.cell(number));
        let cell = cell.filter(|&cell| sheet.ground.cells().contains(cell));
        let cell = cell.ok_or_else(|| out_of_range(index))?;
        let values = Layout::values(&sheet.ground);
        if let Some(markers) = event.get("markers") {
            let flags = markers.chars().zip(values.iter());
            sheet.corner[cell] = flags.filter(|(c, _)| *c != '0').map(|(_, value)| value).collect();
            sheet.placed.set(cell, None);
        } else if let Some(text) = event.get("value") {
            let number: u8 = text.parse().map_err(|_| out_of_range(text))?;
            let value = Value::try_new(number).filter(|_| number > 0);
            if number > 0 && !value.is_some_and(|value| values.contains(value)) {
                return Err(out_of_range(text));
            }
            match event.get("given") {
                Some("true") => sheet.givens.set(cell, value),
                _ => sheet.placed.set(cell, value),
            }
        }
        Ok(())
    }
}
