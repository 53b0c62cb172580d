//! Whole puzzles as text.

use std::ops::Range;

use ennead_board::{BadLayout, CellMap, Givens, Ground, Layout, ValueSet};
use ennead_draw::Decoration;

use super::{Expected, Misread, Problem, Reader, Writer};
use crate::{Partial, Rule};

/// A board, givens and rules as someone set them up. They need not make sense together: whether
/// they do is another question.
///
/// ```
/// use ennead_rule::Setup;
///
/// let setup = Setup::read("4x4; givens 1.........3.....; x; cage 5: r1c2 r2c2")?;
/// assert_eq!(setup.rules.len(), 2);
/// assert_eq!(Setup::read(&setup.to_line())?, setup);
/// assert_eq!(Setup::read(&setup.to_text())?, setup);
/// # Ok::<(), ennead_rule::Misread>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The givens, on the layout.
    pub givens: Givens,
    /// The rules.
    pub rules: Vec<Rule>,
}

/// The first word of parts that belong to the layout.
const OF_LAYOUT: [&str; 5] = ["boxes", "pieces", "values", "symbols", "grid"];

impl Setup {
    /// The empty board.
    pub fn blank(layout: &Layout) -> Setup {
        Setup { givens: Givens::blank(layout), rules: Vec::new() }
    }

    /// The layout.
    pub fn layout(&self) -> &Layout {
        self.givens.layout()
    }

    /// What is drawn for the rules, all of which fit the board.
    pub fn decorations(&self) -> Vec<Decoration> {
        self.rules.iter().flat_map(|rule| rule.decorations(self.layout())).collect()
    }

    /// The values of the open cells that break neither a house nor, one at a time, a rule. Nothing is
    /// searched; all rules fit the board.
    ///
    /// ```
    /// use ennead_board::{Cell, ValueSet};
    /// use ennead_rule::Setup;
    ///
    /// let setup = Setup::read("4x4; given 1: r1c1; thermometer: r1c1-3")?;
    /// assert_eq!(setup.candidates()[Cell::at(0, 1)], ValueSet::range(2, 3));
    /// assert_eq!(setup.candidates()[Cell::at(0, 0)], ValueSet::EMPTY);
    /// # Ok::<(), ennead_rule::Misread>(())
    /// ```
    pub fn candidates(&self) -> CellMap<ValueSet> {
        let layout = self.layout();
        let mut tried = self.givens.clone();
        let places: Vec<_> = self.rules.iter().map(|rule| (rule, rule.cells(layout))).collect();
        CellMap::from_fn(layout, |cell| {
            if self.givens.get(cell).is_some() {
                return ValueSet::EMPTY;
            }
            let here = || places.iter().filter(|(_, cells)| cells.contains(cell));
            let allowed = layout.allowed(&self.givens, cell).iter().filter(|&value| {
                tried.set(cell, Some(value));
                let board = Partial::new(&tried, &self.rules);
                !here().any(|(rule, _)| rule.is_broken(&board))
            });
            let allowed = allowed.collect();
            tried.set(cell, None);
            allowed
        })
    }

    /// Whether a text looks like our language: whether it begins with a size and goes on with a
    /// part of its own. Also true of texts with mistakes, so that they can be pointed out.
    ///
    /// ```
    /// use ennead_rule::Setup;
    ///
    /// assert!(Setup::detect("# mine\n9x9\ncage 15: r1c1 r1c2"));
    /// assert!(Setup::detect("size 6x6; cage: r1c1 r0c0"));
    /// assert!(!Setup::detect("53..7....6..195....98....6."));
    /// ```
    pub fn detect(text: &str) -> bool {
        let Some(first) = parts(text).next() else { return false };
        let first = &text[first];
        let size = first.strip_prefix("size").map_or(first, str::trim_start);
        let sides = size.split_once(['x', 'X', '×']);
        let number = |side: &str| !side.is_empty() && side.bytes().all(|it| it.is_ascii_digit());
        first == "samurai" || sides.is_some_and(|(rows, columns)| number(rows) && number(columns))
    }

    /// Reads a puzzle in [our language](crate::language).
    ///
    /// # Errors
    ///
    /// What is wrong first, and where: see [`Misread::underlined`].
    pub fn read(text: &str) -> Result<Setup, Misread> {
        let all: Vec<Range<usize>> = parts(text).collect();
        let (layout, used) = layout(text, &all)?;
        let mut setup = Setup::blank(&layout);
        let mut rest = &all[used..];
        let mut line = Reader::new(text, 0..0, &layout);
        while let Some((part, after)) = rest.split_first() {
            rest = after;
            line.part(part.clone());
            match line.peek() {
                "givens" => {
                    line.take();
                    rest = setup.read_givens(text, part, &mut line, rest)?;
                }
                "given" => {
                    line.take();
                    let value = line.value()?;
                    line.colon()?;
                    for cell in line.cells()? {
                        if setup.givens.get(cell).is_some_and(|other| other != value) {
                            return Err(line.wrong(part.clone(), Problem::GivenTwice));
                        }
                        setup.givens.set(cell, Some(value));
                    }
                    line.end()?;
                }
                _ => {
                    setup.rules.push(line.rule()?);
                    line.end()?;
                }
            }
        }
        Ok(setup)
    }

    /// Reads givens that follow the word in the same part, or that are drawn in the parts below.
    /// Returns the parts that are left.
    fn read_givens<'a>(
        &mut self,
        text: &str,
        part: &Range<usize>,
        line: &mut Reader<'_>,
        rest: &'a [Range<usize>],
    ) -> Result<&'a [Range<usize>], Misread> {
        let layout = self.layout().clone();
        let expected = Expected::Givens { cells: layout.cells().len() };
        let wrong = |place: Range<usize>| {
            let found = text[place.clone()].to_owned();
            Misread { place, problem: Problem::Expected { expected: expected.clone(), found } }
        };
        let count = |drawn: &str| match layout.has_short_symbols() {
            true => drawn.chars().filter(|c| !c.is_whitespace()).count(),
            false => drawn.split_whitespace().count(),
        };
        let (mut drawn, mut used, mut place) = (String::new(), 0, part.clone());
        if !line.peek().is_empty() {
            place.start +=
                text[part.clone()].len() - text[part.clone()]["givens".len()..].trim_start().len();
            drawn = text[place.clone()].to_owned();
        }
        while drawn.is_empty() || (used > 0 && count(&drawn) < layout.cells().len()) {
            let Some(row) = rest.get(used) else { return Err(wrong(place)) };
            used += 1;
            let row_text = &text[row.clone()];
            let is_border = row_text.contains("--") || row_text.contains('+');
            if is_border && row_text.chars().all(|c| "-+=| ".contains(c)) {
                continue;
            }
            place = row.clone();
            drawn.push(' ');
            drawn += &row_text.replace('|', " ");
            if layout.parse_givens(&drawn).is_none() && !row_is_sound(&layout, row_text) {
                return Err(wrong(place));
            }
        }
        let givens =
            layout.parse_givens(&drawn.replace('|', " ")).ok_or_else(|| wrong(place.clone()))?;
        for (cell, value) in givens.iter() {
            if self.givens.get(cell).is_some_and(|other| other != value) {
                return Err(Misread { place, problem: Problem::GivenTwice });
            }
            self.givens.set(cell, Some(value));
        }
        Ok(&rest[used..])
    }

    /// The puzzle on several lines, the givens drawn.
    pub fn to_text(&self) -> String {
        let layout = self.layout();
        let mut lines: Vec<String> = layout.to_string().split("; ").map(str::to_owned).collect();
        if !self.givens.is_empty() {
            lines.push("givens".to_owned());
            lines.extend(self.drawn());
        }
        lines.extend(self.rules.iter().map(|rule| rule.to_line(layout)));
        lines.join("\n") + "\n"
    }

    /// The rows of the board, a symbol or a dot for each cell, `|` at the borders of regions.
    fn drawn(&self) -> Vec<String> {
        let layout = self.layout();
        let longest = layout.values().iter().map(|value| layout.symbol(value).chars().count());
        let width = longest.max().unwrap_or(1);
        let rows = (0..layout.rows()).map(|row| {
            let mut cells = layout.cells().iter().filter(|cell| cell.row() == row).peekable();
            let mut line = String::new();
            while let Some(cell) = cells.next() {
                let symbol = self.givens.get(cell).map_or(".", |value| layout.symbol(value));
                line += &format!("{symbol:>width$}");
                if let Some(&next) = cells.peek() {
                    let thick = layout.edge(Some(cell), Some(next)) == ennead_board::Edge::Thick;
                    line += if thick { " | " } else { " " };
                }
            }
            line
        });
        rows.filter(|line| !line.is_empty()).collect()
    }

    /// The puzzle on one line.
    pub fn to_line(&self) -> String {
        let layout = self.layout();
        let mut parts = vec![layout.to_string()];
        if !self.givens.is_empty() {
            parts.push(format!("givens {}", layout.givens_text(&self.givens)));
        }
        parts.extend(self.rules.iter().map(|rule| rule.to_line(layout)));
        parts.join("; ")
    }
}

/// Whether a row of a drawn grid has only symbols and empty cells.
fn row_is_sound(layout: &Layout, row: &str) -> bool {
    let row = row.replace('|', " ");
    let words: Vec<String> = match layout.has_short_symbols() {
        true => row.chars().filter(|c| !c.is_whitespace()).map(String::from).collect(),
        false => row.split_whitespace().map(str::to_owned).collect(),
    };
    words.iter().all(|word| {
        matches!(word.as_str(), "." | "0" | "*" | "_" | "-") || layout.value_of(word).is_some()
    })
}

/// The bytes of each part that is not empty: without comments and the blanks around it.
fn parts(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    let lines = text.split_inclusive('\n').map(move |line| {
        let start = at;
        at += line.len();
        let end = line.find('#').unwrap_or(line.len());
        (start, &line[..end])
    });
    lines.flat_map(|(start, line)| {
        let mut at = start;
        line.split(';').filter_map(move |part| {
            let begin = at;
            at += part.len() + 1;
            // A mark of the order of bytes may stand before the first word.
            let blank = |c: char| c.is_whitespace() || c == '\u{feff}';
            let trimmed = part.trim_start_matches(blank);
            let begin = begin + part.len() - trimmed.len();
            let length = trimmed.trim_end_matches(blank).len();
            (length > 0).then(|| begin..begin + length)
        })
    })
}

/// The layout, and how many parts describe it.
fn layout(text: &str, parts: &[Range<usize>]) -> Result<(Layout, usize), Misread> {
    let Some(first) = parts.first() else {
        let problem = Problem::Expected { expected: Expected::Size, found: String::new() };
        return Err(Misread { place: text.len()..text.len(), problem });
    };
    let word = |part: &Range<usize>| text[part.clone()].split_whitespace().next().unwrap_or("");
    let more = parts[1..].iter().take_while(|part| OF_LAYOUT.contains(&word(part))).count();
    let size = &text[first.clone()];
    let bare = match size.strip_prefix("size") {
        Some(rest) if rest.starts_with(char::is_whitespace) => rest.trim_start(),
        _ => size,
    };
    if !Setup::detect(size) {
        let found = size.split_whitespace().next().unwrap_or("").to_owned();
        let place = first.start..first.start + found.len();
        let problem = Problem::Expected { expected: Expected::Size, found };
        return Err(Misread { place, problem });
    }
    let described = &parts[..=more];
    let all =
        described[1..].iter().fold(bare.to_owned(), |all, part| all + "; " + &text[part.clone()]);
    let layout = all.parse::<Layout>().map_err(|bad| {
        let said = |name: &str| described.iter().find(|part| word(part) == name);
        let place = match &bad {
            BadLayout::Boxes { .. } => said("boxes").or(said("grid")),
            BadLayout::Pieces { .. } | BadLayout::TooManyPieces { .. } => said("pieces"),
            BadLayout::Values { .. } | BadLayout::Crowded { .. } => said("values"),
            BadLayout::Symbols => said("symbols"),
            BadLayout::Unknown { part } => {
                described.iter().find(|it| text[(*it).clone()].contains(part.as_str()))
            }
            _ => None,
        };
        let place = place.unwrap_or(first).clone();
        Misread { place, problem: Problem::Layout(bad) }
    })?;
    Ok((layout, described.len()))
}

impl Rule {
    /// Reads one rule, as it stands on its line.
    ///
    /// # Errors
    ///
    /// If it is not understood, or makes no sense on the board.
    pub fn read(text: &str, layout: &Layout) -> Result<Rule, Misread> {
        let mut line = Reader::new(text, 0..text.len(), layout);
        let rule = line.rule()?;
        line.end()?;
        Ok(rule)
    }

    /// The rule as it stands on its line.
    pub fn to_line(&self, layout: &Layout) -> String {
        let mut line = Writer::new(layout);
        line.rule(self);
        line.finish()
    }
}
