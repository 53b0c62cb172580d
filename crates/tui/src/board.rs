//! The board: digits, marks and a drawing on a lattice, in a game and in a position to practise.

use ennead::board::{Cell, CellSet, Layout, Value, ValueSet};
use ennead::draw::{
    BorderSign, CellSign, Decoration, LinkKind, Marks, Picture, PlaceEnd, Role, places, text,
};
use ennead::{Digit, DigitSet};
use ennead_text::CellNames;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::Theme;
use crate::lattice::{Lattice, Look, Mesh, Placed};

/// How many characters the longest symbol of a board has.
fn longest(layout: &Layout) -> u16 {
    if layout.has_short_symbols() { 1 } else { 2 }
}

/// The shapes of a large board, the largest first. A cell has a place for each value and its sign in both.
pub(crate) fn large(picture: &Picture) -> [Mesh; 2] {
    let layout = &picture.sheet.ground;
    let (columns, rows) = places(layout);
    let width = columns as u16 * (longest(layout) + 1) + 1;
    let shape = Lattice::new(width, rows.max(2) as u16).numbered();
    [shape.ruled(), shape.columns_ruled()].map(|shape| Mesh::new(shape, layout, cages(picture)))
}

/// The shapes of a compact board, the widest first. On the classic board, the narrowest is 33 characters
/// wide.
pub(crate) fn compact(layout: &Layout) -> [Mesh; 3] {
    let more = longest(layout) - 1;
    [7, 5, 3].map(|width| Mesh::new(Lattice::new(width + more, 1).numbered(), layout, Vec::new()))
}

/// The sets of cells that share an outline.
fn cages(picture: &Picture) -> Vec<CellSet> {
    let cages = picture.decorations.iter().filter_map(|it| match it {
        Decoration::Outline { cells, .. } => Some(*cells),
        _ => None,
    });
    cages.collect()
}

/// What is shown on a board.
pub(crate) struct Shown<'a> {
    /// How things are distinguished.
    pub(crate) theme: Theme,
    /// What cells are called.
    pub(crate) names: CellNames,
    /// What the cells contain, what the setter drew, and what is marked.
    pub(crate) picture: &'a Picture,
    /// The cell of the cursor.
    pub(crate) cursor: Cell,
    /// The selected cells.
    pub(crate) selection: CellSet,
    /// The value that stands out wherever it is.
    pub(crate) lit: Option<Value>,
    /// The cells whose rows and columns have highlighted numbers.
    pub(crate) crossing: CellSet,
    /// The cell that is visible if there is no room for all.
    pub(crate) focus: Cell,
    /// Whether the cells are left empty.
    pub(crate) is_hidden: bool,
}

impl Shown<'_> {
    fn layout(&self) -> &Layout {
        &self.picture.sheet.ground
    }

    fn marks(&self) -> &Marks {
        &self.picture.marks
    }

    /// Draws it in `area`.
    pub(crate) fn draw(&self, mesh: &Mesh, area: Rect, buf: &mut Buffer) -> Placed {
        let look = Look {
            frame: self.theme.frame(),
            lit: self.crossing,
            focus: Some(self.focus),
            names: self.names,
        };
        mesh.clone().draw(look, area, buf, |page| {
            if self.is_hidden {
                return;
            }
            for (cell, inside) in mesh.cells() {
                self.draw_cell(cell, inside, page);
            }
            if mesh.is_large() {
                self.draw_decorations(mesh, page);
                self.draw_links(mesh, page);
            }
        })
    }

    /// Where the symbol of a candidate begins in a large cell.
    fn place(&self, value: Value, inside: Rect) -> (u16, u16) {
        let (columns, _) = places(self.layout());
        let (i, pitch) = (self.layout().place_of(value), longest(self.layout()) + 1);
        (inside.x + 1 + pitch * (i % columns) as u16, inside.y + (i / columns) as u16)
    }

    /// The place of a candidate, or of the middle of a group of them, in large cells.
    fn place_of(&self, end: &PlaceEnd, mesh: &Mesh) -> (i32, i32) {
        let places = end.cells.iter().map(|cell| self.place(end.value, mesh.inside(cell)));
        let sum = places.fold((0, 0), |(x, y), at| (x + i32::from(at.0), y + i32::from(at.1)));
        let count = end.cells.len().max(1) as i32;
        (sum.0 / count, sum.1 / count)
    }

    /// Writes what the setter drew where it has room: clues on outlines, signs on borders and in cells.
    fn draw_decorations(&self, mesh: &Mesh, page: &mut Buffer) {
        let (_, _, right, bottom) = {
            let area = page.area();
            (area.x, area.y, area.right(), area.bottom())
        };
        let style = self.theme.strong();
        let mut write = |x: u16, y: u16, text: &str| {
            if x < right && y < bottom {
                page.set_stringn(x, y, text, usize::from(right - x), style);
            }
        };
        for decoration in &self.picture.decorations {
            match decoration {
                Decoration::Outline { cells, label, .. } => {
                    let Some(cell) = cells.first() else { continue };
                    let inside = mesh.inside(cell);
                    // In the line above, if there is one.
                    let above = inside.y - u16::from(mesh.has_line_above(cell));
                    write(inside.x, above, label);
                }
                Decoration::OnBorder { from, to, sign } => {
                    let (one, other) = (mesh.inside(*from.min(to)), mesh.inside(*from.max(to)));
                    let forth = from < to;
                    let (x, y) = match one.y == other.y {
                        true => (other.x - 1, one.y + one.height / 2),
                        false => (one.x + one.width / 2, other.y - 1),
                    };
                    let sign = match (sign, one.y == other.y, forth) {
                        (BorderSign::White(text), ..) if text.is_empty() => "○",
                        (BorderSign::Black(text), ..) if text.is_empty() => "●",
                        (
                            BorderSign::White(text)
                            | BorderSign::Black(text)
                            | BorderSign::Letters(text),
                            ..,
                        ) => text,
                        (BorderSign::Points, true, true) => ">",
                        (BorderSign::Points, true, false) => "<",
                        (BorderSign::Points, false, true) => "v",
                        (BorderSign::Points, false, false) => "^",
                    };
                    write(x, y, sign);
                }
                Decoration::OnCorner { cell, text } => {
                    let inside = mesh.inside(*cell);
                    let x = inside.right().saturating_sub(text.chars().count() as u16 / 2);
                    write(x, inside.bottom(), text);
                }
                Decoration::InCell { cell, sign } => {
                    let inside = mesh.inside(*cell);
                    let sign = match sign {
                        CellSign::Circle => "○",
                        CellSign::Square => "□",
                        CellSign::Outwards => "↔",
                        CellSign::Inwards => "×",
                    };
                    write(inside.right() - 1, inside.bottom() - 1, sign);
                }
                _ => {}
            }
        }
    }

    /// Draws the links of a chain from candidate to candidate where the cells are empty, strong links
    /// as solid lines and weak ones as dashed lines, and the letters at their ends.
    fn draw_links(&self, mesh: &Mesh, page: &mut Buffer) {
        let theme = self.theme;
        for link in &self.marks().links {
            let (from, to) = (self.place_of(&link.from, mesh), self.place_of(&link.to, mesh));
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let steps = dx.abs().max(dy.abs());
            let at =
                |step: i32| (from.0 + dx * step / steps.max(1), from.1 + dy * step / steps.max(1));
            for step in 1..steps {
                let ((x, y), (x0, y0)) = (at(step), at(step - 1));
                let [strong, weak] = match (x - x0, y - y0) {
                    (_, 0) => ["─", "╌"],
                    (0, _) => ["│", "╎"],
                    (a, b) if (a > 0) == (b > 0) => ["╲", "·"],
                    _ => ["╱", "·"],
                };
                let sign = if link.kind == LinkKind::Strong { strong } else { weak };
                if let Some(free) =
                    page.cell_mut((x as u16, y as u16)).filter(|it| it.symbol() == " ")
                {
                    free.set_symbol(sign).set_style(theme.role(Role::Pattern));
                }
            }
        }
        for (end, letter) in &self.marks().letters {
            let (x, y) = self.place_of(end, mesh);
            // After the candidate's sign or, if that is the last place of the cell, before the
            // candidate.
            let free = [x + 1, x - 1].into_iter().find(|&x| {
                page.cell((x as u16, y as u16))
                    .is_some_and(|it| matches!(it.symbol(), " " | "─" | "╌"))
            });
            if let Some(place) = free.and_then(|x| page.cell_mut((x as u16, y as u16))) {
                place.set_char(*letter).set_style(theme.strong());
            }
        }
    }

    /// Draws one cell. If it is large, it has signs at the edges and the values in their places, each followed
    /// by its sign.
    fn draw_cell(&self, cell: Cell, inside: Rect, page: &mut Buffer) {
        let (theme, sheet, marks) = (self.theme, &self.picture.sheet, self.marks());
        let middle = inside.y + inside.height / 2;
        let centre = inside.x + inside.width / 2;
        let colours: Vec<Digit> = DigitSet::iter(sheet.colours[cell]).collect();
        if let Some(first) = colours.first() {
            page.set_style(inside, theme.colour(first.get()));
        }
        for (&colour, y) in colours.iter().zip(inside.top()..inside.bottom()) {
            let letter = char::from(b'A' + colour.get() - 1);
            page[(inside.right() - 1, y)].set_char(letter).set_style(theme.strong());
        }

        let of_cell = marks.cells.iter().rev().find(|&&(marked, _)| marked == cell);
        let of_cell = of_cell.map(|&(_, role)| role);
        let given = sheet.givens.get(cell);
        match given.or(sheet.placed.get(cell)) {
            Some(value) => {
                let plain = if given.is_some() { theme.given() } else { theme.placed() };
                let style = of_cell.map_or(plain, |role| plain.patch(theme.role(role)));
                let symbol = self.layout().symbol(value);
                let start = centre + 1 - symbol.chars().count() as u16;
                page.set_string(start, middle, symbol, style);
                if let Some(sign) = of_cell.and_then(text::sign) {
                    page[(centre + 1, middle)].set_char(sign).set_style(style);
                }
                if self.lit == Some(value) {
                    let style = theme.role(Role::SameDigit);
                    page.set_string(start - 1, middle, "‹", style);
                    if of_cell.and_then(text::sign).is_none() {
                        page.set_string(centre + 1, middle, "›", style);
                    }
                }
            }
            None => self.draw_marks(cell, inside, page),
        }

        // In a narrow cell, marks may take up the edges.
        let narrowest = 2 + longest(self.layout());
        let mut edge = |x: u16, sign: &str, style: Style| {
            let place = &mut page[(x, middle)];
            if inside.width > narrowest || place.symbol() == " " {
                place.set_symbol(sign).set_style(style);
            }
        };
        let in_house = marks.houses.iter().any(|(house, _)| house.contains(cell));
        if in_house {
            edge(inside.x, "▸", theme.role(Role::House));
        }
        if self.selection.contains(cell) && self.selection.len() > 1 {
            edge(inside.x, "[", theme.strong());
            edge(inside.right() - 1, "]", theme.strong());
            page.set_style(inside, Style::new().underlined());
        }
        if cell == self.cursor {
            page.set_style(inside, theme.cursor());
        }
    }

    fn draw_marks(&self, cell: Cell, inside: Rect, page: &mut Buffer) {
        let (theme, lit, layout) = (self.theme, self.lit, self.layout());
        let (corner, centre): (ValueSet, ValueSet) =
            (self.picture.sheet.corner[cell], self.picture.sheet.centre[cell]);
        let role_of = |value| {
            let candidates = &self.marks().candidates;
            let mark = candidates.iter().rev().find(|&&(at, it, _)| (at, it) == (cell, value));
            mark.map(|&(.., role)| role)
        };
        // A step may concern candidates that the player has not written down.
        let listed: Vec<(Value, Option<Role>)> = layout
            .values()
            .iter()
            .map(|value| (value, role_of(value)))
            .filter(|&(value, role)| {
                corner.contains(value) || centre.contains(value) || role.is_some()
            })
            .collect();
        let style = |value, role: Option<Role>| {
            let centre =
                if centre.contains(value) { Modifier::UNDERLINED } else { Modifier::empty() };
            let plain = if lit == Some(value) { theme.role(Role::SameDigit) } else { theme.mark() };
            role.map_or(plain, |role| theme.role(role)).add_modifier(centre)
        };
        if inside.height > 1 {
            for (value, role) in listed {
                let (x, y) = self.place(value, inside);
                let symbol = layout.symbol(value);
                page.set_string(x, y, symbol, style(value, role));
                if let Some(sign) = role.and_then(text::sign) {
                    let x = x + symbol.chars().count() as u16;
                    page[(x, y)].set_char(sign).set_style(theme.role(role.unwrap_or(Role::Peer)));
                }
            }
            return;
        }
        // One row: if there are signs, only candidates with a sign, as many as fit.
        let signed = listed.iter().any(|(_, role)| role.and_then(text::sign).is_some());
        let pad = u16::from(inside.width > 2 + longest(layout));
        let (start, end) = (inside.x + pad, inside.right() - pad);
        let mut x = start;
        let listed = listed.into_iter().filter(|(_, role)| !signed || role.is_some());
        for (value, role) in listed {
            let sign = role.and_then(text::sign);
            let symbol = layout.symbol(value);
            let gap = u16::from(x > start && !layout.has_short_symbols());
            let width = gap + symbol.chars().count() as u16;
            if x + width + u16::from(sign.is_some()) > end {
                page.set_string(end.min(inside.right() - 1), inside.y, "…", theme.quiet());
                return;
            }
            page.set_string(x + gap, inside.y, symbol, style(value, role));
            x += width;
            if let Some((sign, role)) = sign.zip(role) {
                page[(x, inside.y)].set_char(sign).set_style(theme.role(role));
                x += 1;
            }
        }
        if x == start {
            page.set_string(inside.x + inside.width / 2, inside.y, "·", theme.quiet());
        }
    }
}
