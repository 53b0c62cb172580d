//! The board: digits, marks and a drawing on a lattice, in a game and in a position to practise.

use ennead::draw::{Drawing, LinkEnd, LinkKind, Role, text};
use ennead::{Candidate, Cell, CellSet, Digit};
use ennead_game::Board;
use ennead_text::CellNames;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::Theme;
use crate::lattice::{Lattice, Look, Placed};

/// The shapes of a large board, the largest first. A row of a cell is seven characters wide and has
/// the same places for digits and their signs in both.
pub(crate) const LARGE: [Lattice; 2] =
    [Lattice::new(7, 3).ruled().numbered(), Lattice::new(7, 3).columns_ruled().numbered()];

/// The shapes of a compact board, the widest first. The narrowest is 33 characters wide.
pub(crate) const COMPACT: [Lattice; 3] =
    [Lattice::new(7, 1).numbered(), Lattice::new(5, 1).numbered(), Lattice::new(3, 1).numbered()];

/// What is shown on a board.
pub(crate) struct Shown<'a> {
    /// How things are distinguished.
    pub(crate) theme: Theme,
    /// What cells are called.
    pub(crate) names: CellNames,
    /// What the cells contain.
    pub(crate) board: &'a Board,
    /// What is marked.
    pub(crate) drawing: &'a Drawing,
    /// The cell of the cursor.
    pub(crate) cursor: Cell,
    /// The selected cells.
    pub(crate) selection: CellSet,
    /// The digit that stands out wherever it is.
    pub(crate) lit: Option<Digit>,
    /// The cells whose rows and columns have highlighted numbers.
    pub(crate) crossing: CellSet,
    /// The cell that is visible if there is no room for all.
    pub(crate) focus: Cell,
    /// Whether the cells are left empty.
    pub(crate) is_hidden: bool,
}

impl Shown<'_> {
    /// Draws it in `area`.
    pub(crate) fn draw(&self, shape: Lattice, area: Rect, buf: &mut Buffer) -> Placed {
        let look = Look {
            frame: self.theme.frame(),
            lit: self.crossing,
            focus: Some(self.focus),
            names: self.names,
        };
        shape.draw(look, area, buf, |page| {
            if self.is_hidden {
                return;
            }
            for (cell, inside) in shape.cells() {
                draw_cell(self, cell, inside, page);
            }
            if shape.cell.1 >= 3 {
                draw_links(self.theme, self.drawing, shape, page);
            }
        })
    }
}

/// The place of a candidate, or of the middle of a group of them, in cells with room for nine.
fn place_of(end: &LinkEnd, shape: Lattice) -> (i32, i32) {
    let places = end.cells.iter().map(|cell| {
        let (inside, digit) = (shape.inside(cell), end.digit.index() as u16);
        (i32::from(inside.x + 1 + 2 * (digit % 3)), i32::from(inside.y + digit / 3))
    });
    let sum = places.fold((0, 0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    let count = end.cells.len().max(1) as i32;
    (sum.0 / count, sum.1 / count)
}

/// Draws the links of a chain from candidate to candidate where the cells are empty, strong links
/// as solid lines and weak ones as dashed lines, and the letters at their ends.
fn draw_links(theme: Theme, drawing: &Drawing, shape: Lattice, page: &mut Buffer) {
    for link in &drawing.links {
        let (from, to) = (place_of(&link.from, shape), place_of(&link.to, shape));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let steps = dx.abs().max(dy.abs());
        let at = |step: i32| (from.0 + dx * step / steps.max(1), from.1 + dy * step / steps.max(1));
        for step in 1..steps {
            let ((x, y), (x0, y0)) = (at(step), at(step - 1));
            let [strong, weak] = match (x - x0, y - y0) {
                (_, 0) => ["─", "╌"],
                (0, _) => ["│", "╎"],
                (a, b) if (a > 0) == (b > 0) => ["╲", "·"],
                _ => ["╱", "·"],
            };
            let sign = if link.kind == LinkKind::Strong { strong } else { weak };
            if let Some(free) = page.cell_mut((x as u16, y as u16)).filter(|it| it.symbol() == " ")
            {
                free.set_symbol(sign).set_style(theme.role(Role::Pattern));
            }
        }
    }
    for (end, letter) in &drawing.letters {
        let (x, y) = place_of(end, shape);
        // After the candidate's sign or, if that is the last place of the cell, before the
        // candidate.
        let free = [x + 1, x - 1].into_iter().find(|&x| {
            page.cell((x as u16, y as u16)).is_some_and(|it| matches!(it.symbol(), " " | "─" | "╌"))
        });
        if let Some(place) = free.and_then(|x| page.cell_mut((x as u16, y as u16))) {
            place.set_char(*letter).set_style(theme.strong());
        }
    }
}

/// Draws one cell. If it has three rows, they have signs at the edges and digits in columns 1, 3 and
/// 5, each followed by its sign.
fn draw_cell(shown: &Shown<'_>, cell: Cell, inside: Rect, page: &mut Buffer) {
    let &Shown { theme, board, drawing, .. } = shown;
    let middle = inside.y + inside.height / 2;
    let centre = inside.x + inside.width / 2;
    let colours: Vec<Digit> = board.colours[cell].iter().collect();
    if let Some(first) = colours.first() {
        page.set_style(inside, theme.colour(first.get()));
    }
    for (&colour, y) in colours.iter().zip(inside.top()..inside.bottom()) {
        let letter = char::from(b'A' + colour.get() - 1);
        page[(inside.right() - 1, y)].set_char(letter).set_style(theme.strong());
    }

    let of_cell = drawing.cells.iter().rev().find(|&&(marked, _)| marked == cell);
    let of_cell = of_cell.map(|&(_, role)| role);
    match board.digit(cell) {
        Some(digit) => {
            let plain = if board.is_given(cell) { theme.given() } else { theme.placed() };
            let style = of_cell.map_or(plain, |role| plain.patch(theme.role(role)));
            page.set_string(centre, middle, digit.to_string(), style);
            if let Some(sign) = of_cell.and_then(text::sign) {
                page[(centre + 1, middle)].set_char(sign).set_style(style);
            }
            if shown.lit == Some(digit) {
                let style = theme.role(Role::SameDigit);
                page.set_string(centre - 1, middle, "‹", style);
                if of_cell.and_then(text::sign).is_none() {
                    page.set_string(centre + 1, middle, "›", style);
                }
            }
        }
        None => draw_marks(shown, cell, inside, page),
    }

    // In a narrow cell, marks may take up the edges.
    let mut edge = |x: u16, sign: &str, style: Style| {
        let place = &mut page[(x, middle)];
        if inside.width > 3 || place.symbol() == " " {
            place.set_symbol(sign).set_style(style);
        }
    };
    let in_house = drawing.houses.iter().any(|(house, _)| house.cells().contains(cell));
    if in_house {
        edge(inside.x, "▸", theme.role(Role::House));
    }
    if shown.selection.contains(cell) && shown.selection.len() > 1 {
        edge(inside.x, "[", theme.strong());
        edge(inside.right() - 1, "]", theme.strong());
        page.set_style(inside, Style::new().underlined());
    }
    if cell == shown.cursor {
        page.set_style(inside, theme.cursor());
    }
}

fn draw_marks(shown: &Shown<'_>, cell: Cell, inside: Rect, page: &mut Buffer) {
    let &Shown { theme, board, drawing, lit, .. } = shown;
    let (corner, centre) = (board.corner[cell], board.centre[cell]);
    let role_of = |digit| {
        let candidate = Candidate::new(digit, cell);
        let mark = drawing.candidates.iter().rev().find(|&&(marked, _)| marked == candidate);
        mark.map(|&(_, role)| role)
    };
    // A step may concern candidates that the player has not written down.
    let listed: Vec<(Digit, Option<Role>)> = Digit::ALL
        .into_iter()
        .map(|digit| (digit, role_of(digit)))
        .filter(|&(digit, role)| corner.contains(digit) || centre.contains(digit) || role.is_some())
        .collect();
    let style = |digit, role: Option<Role>| {
        let centre = if centre.contains(digit) { Modifier::UNDERLINED } else { Modifier::empty() };
        let plain = if lit == Some(digit) { theme.role(Role::SameDigit) } else { theme.mark() };
        role.map_or(plain, |role| theme.role(role)).add_modifier(centre)
    };
    if inside.height >= 3 {
        for (digit, role) in listed {
            let (x, y) = (digit.index() as u16 % 3, digit.index() as u16 / 3);
            let (x, y) = (inside.x + 1 + 2 * x, inside.y + y);
            page.set_string(x, y, digit.to_string(), style(digit, role));
            if let Some(sign) = role.and_then(text::sign) {
                page[(x + 1, y)].set_char(sign).set_style(theme.role(role.unwrap_or(Role::Peer)));
            }
        }
        return;
    }
    // One row: if there are signs, only candidates with a sign, as many as fit.
    let signed = listed.iter().any(|(_, role)| role.and_then(text::sign).is_some());
    let pad = u16::from(inside.width > 3);
    let (start, end) = (inside.x + pad, inside.right() - pad);
    let mut x = start;
    let listed = listed.into_iter().filter(|(_, role)| !signed || role.is_some());
    for (digit, role) in listed {
        let sign = role.and_then(text::sign);
        if x + 1 + u16::from(sign.is_some()) > end {
            page.set_string(end.min(inside.right() - 1), inside.y, "…", theme.quiet());
            return;
        }
        page.set_string(x, inside.y, digit.to_string(), style(digit, role));
        x += 1;
        if let Some((sign, role)) = sign.zip(role) {
            page[(x, inside.y)].set_char(sign).set_style(theme.role(role));
            x += 1;
        }
    }
    if x == start {
        page.set_string(inside.x + inside.width / 2, inside.y, "·", theme.quiet());
    }
}
