//! The structure chart after Nassi and Shneiderman, in the characters of a terminal.
//!
//! ```text
//!  ┌──────────────────────────────┐   Boxes share their lines: each box adds its own to a
//!  │╲      question             ╱ │   field of directions, and what meets at a place is drawn
//!  │ yes         ╲╱          no   │   as one character in the end.
//!  ├──────────────┬───────────────┤
//! ```

use std::ops::Range;

use ennead::engine::Pseudocode;
use ennead::engine::pseudocode::{Block, Line};
use ennead_text::Words;

use crate::panel::wrap;

/// A chart, drawn.
pub(super) struct Chart {
    /// The rows from top to bottom, each of the requested width.
    rows: Vec<Vec<char>>,
    /// The place of each line of the pseudocode: its number, rows and columns.
    places: Vec<(u8, Range<usize>, Range<usize>)>,
}

/// The least width at which a structure chart is readable.
pub(super) const NARROWEST: u16 = 30;

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// The characters for all sets of directions.
const LINES: [char; 16] =
    [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];

/// A box on the chart, including its edge, which it shares with its neighbours.
#[derive(Clone, Copy)]
struct Place {
    x: usize,
    y: usize,
    width: usize,
}

impl Place {
    /// Where its text begins: a row below the edge, this far from its sides.
    fn inset(self, by: usize) -> Place {
        Place { x: self.x + by, y: self.y + 1, width: self.width.saturating_sub(2 * by) }
    }
}

impl Chart {
    /// The charts of all procedures of `code`, one below the other, `width` wide.
    pub(super) fn new(code: &Pseudocode, words: &Words, width: u16) -> Chart {
        let mut pen = Pen { words, text: Vec::new(), edges: Vec::new(), places: Vec::new() };
        let width = usize::from(width.max(NARROWEST));
        let mut y = 0;
        for procedure in code.procedures {
            let head = Place { x: 0, y, width };
            let below = y + pen.step(&procedure.head, head) - 1;
            y = below + pen.blocks(procedure.body, Place { y: below, ..head });
            pen.frame(head, y - head.y);
        }
        let rows = pen.text.iter().zip(&pen.edges).map(|(text, edges)| {
            let each = text.iter().zip(edges);
            each.map(|(&c, &edge)| if edge == 0 { c } else { LINES[usize::from(edge)] }).collect()
        });
        Chart { rows: rows.collect(), places: pen.places }
    }

    /// The rows as text.
    pub(super) fn rows(&self) -> impl Iterator<Item = String> + '_ {
        self.rows.iter().map(|row| row.iter().collect())
    }

    /// The rows and columns of the line with this number.
    pub(super) fn place(&self, line: u8) -> Option<(Range<usize>, Range<usize>)> {
        let found = self.places.iter().find(|(number, ..)| *number == line);
        found.map(|(_, rows, columns)| (rows.clone(), columns.clone()))
    }
}

/// Draws on a field that grows downwards.
struct Pen<'a> {
    words: &'a Words,
    text: Vec<Vec<char>>,
    edges: Vec<Vec<u8>>,
    places: Vec<(u8, Range<usize>, Range<usize>)>,
}

impl Pen<'_> {
    fn reach(&mut self, x: usize, y: usize) {
        while self.text.len() <= y {
            self.text.push(Vec::new());
            self.edges.push(Vec::new());
        }
        if self.text[y].len() <= x {
            self.text[y].resize(x + 1, ' ');
            self.edges[y].resize(x + 1, 0);
        }
    }

    fn put(&mut self, x: usize, y: usize, text: &str) {
        for (x, c) in (x..).zip(text.chars()) {
            self.reach(x, y);
            self.text[y][x] = c;
        }
    }

    fn across(&mut self, x: usize, y: usize, width: usize) {
        for i in x..x + width {
            self.reach(i, y);
            let left = if i > x { LEFT } else { 0 };
            let right = if i + 1 < x + width { RIGHT } else { 0 };
            self.edges[y][i] |= left | right;
        }
    }

    fn down(&mut self, x: usize, y: usize, height: usize) {
        for i in y..y + height {
            self.reach(x, i);
            let up = if i > y { UP } else { 0 };
            let down = if i + 1 < y + height { DOWN } else { 0 };
            self.edges[i][x] |= up | down;
        }
    }

    /// Draws the edge of a box.
    fn frame(&mut self, Place { x, y, width }: Place, height: usize) {
        self.across(x, y, width);
        self.across(x, y + height - 1, width);
        self.down(x, y, height);
        self.down(x + width - 1, y, height);
    }

    /// Writes the words of `line` at `place`; returns how many rows they take.
    fn write(&mut self, line: &Line, place: Place, centred: bool) -> usize {
        let Place { x, y, width } = place;
        let rows = wrap(self.words.pseudocode(line), width);
        for (y, row) in (y..).zip(&rows) {
            let free = width.saturating_sub(row.chars().count());
            self.put(x + if centred { free / 2 } else { 0 }, y, row);
        }
        self.places.push((line.number, y..y + rows.len(), x..x + width));
        rows.len()
    }

    /// Draws a sequence; returns its height, including both edges.
    fn blocks(&mut self, blocks: &[Block], place: Place) -> usize {
        let mut height = 1;
        for block in blocks {
            height += self.block(block, Place { y: place.y + height - 1, ..place }) - 1;
        }
        height
    }

    fn block(&mut self, block: &Block, place: Place) -> usize {
        let Place { x, y, width } = place;
        match block {
            Block::Step(line) => self.step(line, place),
            Block::Call(line) => {
                let height = self.write(line, place.inset(3), false) + 2;
                self.down(x + 1, y, height);
                self.down(x + width - 2, y, height);
                self.frame(place, height);
                height
            }
            Block::Loop { head, body } => {
                let above = self.write(head, place.inset(2), false) + 1;
                let inside = Place { x: x + 3, y: y + above, width: width.saturating_sub(3) };
                let height = above + self.blocks(body, inside);
                self.frame(inside, height - above);
                self.frame(place, height);
                height
            }
            Block::If { condition, then, otherwise } => {
                let no = otherwise.as_ref().map_or(&[][..], |otherwise| otherwise.body);
                let rows = self.write(condition, place.inset(3), true);
                self.put(x + 1, y + 1, "╲");
                self.put(x + width - 2, y + 1, "╱");
                let split = self.split(then, no, width);
                let labels = y + 1 + rows;
                let (yes_says, no_says) = (self.words.say("chart-yes"), self.words.say("chart-no"));
                self.put(x + 2, labels, &yes_says);
                self.put(x + split, labels, "╲╱");
                self.put(x + width - 2 - no_says.chars().count(), labels, &no_says);
                let top = labels + 1;
                let left = Place { x, y: top, width: split + 1 };
                let right = Place { x: x + split, y: top, width: width - split };
                let height = self.arm(then, left).max(self.arm(no, right));
                self.frame(left, height);
                self.frame(right, height);
                let height = top - y + height;
                self.frame(place, height);
                height
            }
        }
    }

    fn step(&mut self, line: &Line, place: Place) -> usize {
        let height = self.write(line, place.inset(2), false) + 2;
        self.frame(place, height);
        height
    }

    fn arm(&mut self, blocks: &[Block], place: Place) -> usize {
        if blocks.is_empty() {
            self.put(place.x + place.width / 2, place.y + 1, "∅");
            return 3;
        }
        self.blocks(blocks, place)
    }

    /// Where the two arms meet, chosen so that the chart is as low as possible.
    fn split(&self, yes: &[Block], no: &[Block], width: usize) -> usize {
        let height = |blocks: &[Block], width: usize| {
            let empty = || Pen {
                words: self.words,
                text: Vec::new(),
                edges: Vec::new(),
                places: Vec::new(),
            };
            empty().arm(blocks, Place { x: 0, y: 0, width })
        };
        let parts = [width / 2, width * 5 / 8, width * 3 / 8, width * 3 / 4, width / 4];
        let tallest = |&split: &usize| height(yes, split + 1).max(height(no, width - split));
        parts.into_iter().min_by_key(tallest).unwrap_or(width / 2)
    }
}

#[cfg(test)]
mod tests {
    use ennead::engine::ENGINES;
    use ennead_text::LANGUAGES;

    use super::*;

    #[test]
    fn every_line_of_every_engine_has_its_box() {
        for engine in ENGINES.iter().filter_map(|engine| engine.pseudocode()) {
            for &language in LANGUAGES {
                let words = Words::new(language);
                for width in [0, 30, 44, 80, 200] {
                    let chart = Chart::new(engine, &words, width);
                    let wide = chart.rows().map(|row| row.chars().count()).max().unwrap_or(0);
                    assert_eq!(wide, usize::from(width.max(NARROWEST)));
                    let rows: Vec<_> = chart.rows().collect();
                    // The word "else" has no box: the chart has an arm instead.
                    for (number, rows_of, columns) in &chart.places {
                        let line = &engine.lines()[usize::from(*number)].line;
                        let first = words.pseudocode(line).chars().next().unwrap();
                        let row: String = rows[rows_of.start]
                            .chars()
                            .skip(columns.start)
                            .take(columns.len())
                            .collect();
                        assert_eq!(row.trim_start().chars().next(), Some(first), "{row}");
                    }
                }
            }
        }
    }
}
