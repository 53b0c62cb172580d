//! The drawing as SVG: self-contained, crisp at any size, light and dark.
//!
//! Units: a cell is 60 wide, the grid starts at (10, 10), a candidate of the classic board has its
//! own place of 20 × 20. Every mark has a class named after its role; the embedded style sheet gives
//! the classes colour and shape, and a page may override it.

use std::collections::BTreeSet;
use std::fmt::Write;

use ennead_board::{Cell, CellSet, Edge, Layout, Sheet, Value};
use ennead_grid::{Digit, DigitSet};

use crate::decorations::shapes::{self, Figure, Form, Tone};
use crate::picture::{Picture, PlaceEnd};
use crate::{Decoration, Drawing, Face, LinkKind, Role};

const EDGE: usize = 10;
const SIZE: usize = 9 * CELL + 2 * EDGE;

/// Colours after Okabe and Ito, "Color Universal Design" (2008), darkened for text.
const STYLE: &str = "\
.ennead{--ink:#111;--paper:#fff;--quiet:#6b6b6b;--green:#00724f;--blue:#0063a0;--orange:#a85800;--red:#b83a00;--tint:#fff1cf;--faint:#f3f3f0}\
@media(prefers-color-scheme:dark){.ennead{--ink:#eee;--paper:#161616;--quiet:#a0a0a0;--green:#3ec79a;--blue:#6cb8ee;--orange:#eda14a;--red:#ff8a5c;--tint:#443a1c;--faint:#242424}}\
.ennead text{text-anchor:middle;dominant-baseline:central;font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums}\
.paper{fill:var(--paper)}.line{stroke:var(--ink);stroke-width:1}.heavy{stroke:var(--ink);stroke-width:3}\
.given{fill:var(--ink);font-size:36px;font-weight:600}.found{fill:var(--green);font-size:36px}.mark{fill:var(--quiet);font-size:15px}\
.cell{fill:none}.cell.selected{fill:var(--tint);stroke:var(--ink)}.cell.peer{fill:var(--faint)}.cell.same-digit{fill:var(--tint)}\
.cell.pattern{fill:none;stroke:var(--blue);stroke-width:3}.cell.second{fill:none;stroke:var(--orange);stroke-width:3;stroke-dasharray:6 4}\
.cell.conflict,.cell.mistake,.cell.eliminated{stroke:var(--red);stroke-width:2}.cell.placed{stroke:var(--green);stroke-width:3}\
.house{fill:none;stroke:var(--blue);stroke-width:5;opacity:.55}.house.second{stroke:var(--orange);stroke-width:4;stroke-dasharray:10 6}\
.ring{fill:none;stroke-width:2}.ring.pattern{stroke:var(--blue)}.ring.second{stroke:var(--orange);stroke-dasharray:4 2}\
.ring.placed{fill:var(--green);stroke:none}.ring.selected{fill:var(--tint);stroke:var(--ink)}.on-disc{fill:var(--paper);font-size:15px;font-weight:600}\
.strike{stroke:var(--red);stroke-width:2.5}.struck{fill:var(--ink);font-size:15px}\
.link{fill:none;stroke:var(--ink);stroke-width:1.5}.link.weak{stroke-dasharray:5 4}\
.group{fill:none;stroke:var(--blue);stroke-width:20;stroke-linecap:round;stroke-linejoin:round;opacity:.18}\
.letter{fill:var(--blue);font-size:13px;font-weight:700;paint-order:stroke;stroke:var(--paper);stroke-width:4px}";

/// The SVG of `face` with the marks of `drawing` on it.
pub fn svg(face: &Face, drawing: &Drawing) -> String {
    board_svg(&Picture::classic(face, drawing))
}

/// The SVG of a board of any size, with everything on it.
pub fn board_svg(picture: &Picture) -> String {
    let mut out = String::new();
    write_svg(&mut out, picture).expect("a string takes everything");
    out
}

/// The width of a cell in every drawing.
pub const CELL: usize = 60;

/// What lies on a board before anything is written on it, as elements of SVG for a page that has styles of its
/// own: `fill-NAME` and `stroke-NAME` for each [`Tone`], `line` and `heavy` for the lines. A cell is [`CELL`]
/// wide, and the first begins at (0, 0).
///
/// ```
/// use ennead_board::{Cell, Layout};
/// use ennead_draw::{Decoration, Ground, Outline};
///
/// let cells = [Cell::at(0, 0), Cell::at(0, 1)].into_iter().collect();
/// let cage = Decoration::Outline { cells, outline: Outline::Dashed, label: "5".to_owned() };
/// let ground = Ground::of(&Layout::classic(), &[cage]);
/// assert!(ground.under.is_empty() && ground.over.contains("class=\"heavy\""));
/// assert!(ground.over.contains(">5</text>") && !ground.over.contains("style="));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Ground {
    /// What lies under the lines.
    pub under: String,
    /// The lines, and what lies over them.
    pub over: String,
    /// The width of the space around the grid that clues beside it need; 0 if there are none.
    pub margin: usize,
    /// The cells with a label in their upper corner.
    pub labelled: CellSet,
}

impl Ground {
    /// The lines of a board, with decorations.
    pub fn of(layout: &Layout, decorations: &[Decoration]) -> Ground {
        let sheet = Sheet::blank(layout.clone());
        let picture = Picture { decorations: decorations.to_vec(), ..Picture::new(sheet) };
        let shapes = shapes::shapes(layout, decorations);
        let (mut under, mut over) = (String::new(), String::new());
        let pen = Pen { edge: 0, styled: false };
        let written = pen.write_figures(&mut under, &shapes.under).and_then(|()| {
            pen.write_lines(&mut over, layout)?;
            pen.write_figures(&mut over, &shapes.over)
        });
        written.expect("a string takes everything");
        let margin = Canvas::of(&picture).margin;
        Ground { under, over, margin, labelled: picture.labelled() }
    }
}

/// The same with the numbers of the columns at the upper edge, and what `row_name` calls the rows, one character
/// each, at the left.
pub fn numbered_svg(face: &Face, drawing: &Drawing, row_name: &dyn Fn(usize) -> String) -> String {
    // Room for the numbers at the left and at the top.
    const MARGIN: usize = 22;
    let (bare, whole) = (format!("viewBox=\"0 0 {SIZE} {SIZE}\""), SIZE + MARGIN);
    let numbered = format!("viewBox=\"-{MARGIN} -{MARGIN} {whole} {whole}\"");
    let paper = format!("<rect class=\"paper\" width=\"{SIZE}\" height=\"{SIZE}\"/>");
    let larger = format!(
        "<rect class=\"paper\" x=\"-{MARGIN}\" y=\"-{MARGIN}\" width=\"{whole}\" height=\"{whole}\"/>"
    );
    let numbers: String = (0..9)
        .map(|i| {
            let at = EDGE + i * CELL + CELL / 2;
            let (column, row) = (i + 1, row_name(i));
            format!(
                "<text class=\"mark\" x=\"{at}\" y=\"-6\">{column}</text>\
                 <text class=\"mark\" x=\"-6\" y=\"{at}\">{row}</text>"
            )
        })
        .collect();
    svg(face, drawing).replacen(&bare, &numbered, 1).replacen(&paper, &(larger + &numbers), 1)
}

fn write_svg(out: &mut String, picture: &Picture) -> std::fmt::Result {
    let canvas = Canvas::of(picture);
    let Picture { sheet, marks, .. } = picture;
    let layout = &sheet.ground;
    let shapes = shapes::shapes(layout, &picture.decorations);
    canvas.write_head(out, picture)?;
    write_colours(out, picture)?;
    for &(cell, role) in &marks.cells {
        write_cell(out, cell, role)?;
    }
    Pen::SHEET.write_figures(out, &shapes.under)?;
    Pen::SHEET.write_lines(out, layout)?;
    Pen::SHEET.write_figures(out, &shapes.over)?;
    for &(cells, role) in &marks.houses {
        write_house(out, cells, role)?;
    }
    let ends = marks.links.iter().flat_map(|link| [link.from, link.to]);
    let groups: BTreeSet<PlaceEnd> = ends.filter(|end| end.cells.len() > 1).collect();
    for group in groups {
        canvas.write_group(out, group)?;
    }
    for &(cell, value, role) in &marks.candidates {
        canvas.write_candidate(out, cell, value, role)?;
    }
    canvas.write_values(out, picture)?;
    for link in &marks.links {
        let class = match link.kind {
            LinkKind::Strong => "strong",
            LinkKind::Weak => "weak",
        };
        write_link(out, canvas.centre(link.from), canvas.centre(link.to), class)?;
    }
    for &(end, letter) in &marks.letters {
        let (x, y) = canvas.centre(end);
        write!(out, "<text class=\"letter\" x=\"{}\" y=\"{}\">{letter}</text>", x + 11.0, y - 9.0)?;
    }
    out.push_str("</svg>");
    Ok(())
}

/// The mark of a whole cell.
fn write_cell(out: &mut String, cell: Cell, role: Role) -> std::fmt::Result {
    let (x, y) = corner(cell);
    let inner = CELL - 6;
    write!(
        out,
        "<rect class=\"cell {}\" x=\"{}\" y=\"{}\" width=\"{inner}\" height=\"{inner}\"/>",
        role.name(),
        x + 3,
        y + 3
    )
}

fn corner(cell: Cell) -> (usize, usize) {
    (EDGE + cell.column() * CELL, EDGE + cell.row() * CELL)
}

/// What depends on the board: where candidates have their places.
struct Canvas<'a> {
    layout: &'a Layout,
    /// The columns and rows of places in a cell.
    places: (usize, usize),
    /// The cells whose upper edge is taken by a label.
    labelled: CellSet,
    /// The width of the space for clues outside.
    margin: usize,
}

/// The part of a cell's height that a label takes.
const LABEL: f64 = 0.24;

impl<'a> Canvas<'a> {
    fn of(picture: &'a Picture) -> Canvas<'a> {
        let layout = &picture.sheet.ground;
        Canvas {
            layout,
            places: places(layout),
            labelled: picture.labelled(),
            margin: if picture.has_clues_outside() { CELL * 86 / 100 } else { 0 },
        }
    }

    /// What comes before everything drawn: the size, the style and the paper.
    fn write_head(&self, out: &mut String, picture: &Picture) -> std::fmt::Result {
        let (rows, columns) = (self.layout.rows(), self.layout.columns());
        let (width, height) = (columns * CELL + 2 * EDGE, rows * CELL + 2 * EDGE);
        let far = self.margin;
        let (x, y) = (if far > 0 { format!("-{far}") } else { "0".to_owned() }, width + 2 * far);
        write!(
            out,
            "<svg class=\"ennead\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {x} {y} {}\" \
             role=\"img\"><style>{STYLE}{}</style>",
            height + 2 * far,
            self.more_style(picture)
        )?;
        if far > 0 {
            write!(
                out,
                "<rect class=\"paper\" x=\"{x}\" y=\"{x}\" width=\"{y}\" height=\"{}\"/>",
                height + 2 * far
            )
        } else {
            write!(out, "<rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>")
        }
    }

    /// The size of candidates: a quarter of the classic's cell.
    fn mark_size(&self) -> f64 {
        let (columns, rows) = self.places;
        let wide = if self.layout.has_short_symbols() { 1.0 } else { 0.8 };
        (CELL as f64 * 0.77 / columns.max(rows) as f64 * wide).min(18.0)
    }

    /// Styles that the classic board alone does not need.
    fn more_style(&self, picture: &Picture) -> String {
        let mut style = String::new();
        if !self.layout.is_classic() {
            // The lines of pieces turn corners.
            style += ".heavy{stroke-linecap:square}";
        }
        if self.places != (3, 3) || !self.layout.has_short_symbols() {
            let size = self.mark_size();
            _ = write!(style, ".mark,.struck,.on-disc{{font-size:{size:.1}px}}");
        }
        if !picture.decorations.is_empty() {
            let of = |dark: bool| {
                Tone::ALL.map(|tone| {
                    let (light, darker, _) = tone.colours();
                    format!("--{}:{};", tone.name(), if dark { darker } else { light })
                })
            };
            let (light, dark) = (of(false).concat(), of(true).concat());
            _ = write!(
                style,
                ".figures{{{light}fill:none;stroke-linecap:round;stroke-linejoin:round}}\
                 @media(prefers-color-scheme:dark){{.figures{{{dark}}}}}\
                 .given,.found,.mark{{paint-order:stroke;stroke:var(--paper);stroke-width:2.6px}}"
            );
        }
        style
    }

    /// The middle of a candidate's place.
    fn field(&self, value: Value, cell: Cell) -> (f64, f64) {
        let (x, y) = corner(cell);
        let (columns, rows) = self.places;
        let i = self.layout.place_of(value);
        let top = if self.labelled.contains(cell) { LABEL * CELL as f64 } else { 0.0 };
        let (wide, high) = (CELL as f64 / columns as f64, (CELL as f64 - top) / rows as f64);
        (
            x as f64 + (i % columns) as f64 * wide + wide / 2.0,
            y as f64 + top + (i / columns) as f64 * high + high / 2.0,
        )
    }

    /// The middle of a group of candidates.
    fn centre(&self, end: PlaceEnd) -> (f64, f64) {
        let n = end.cells.len().max(1) as f64;
        let sum = end.cells.iter().map(|cell| self.field(end.value, cell));
        let (x, y) = sum.fold((0.0, 0.0), |(x, y), (dx, dy)| (x + dx, y + dy));
        (x / n, y / n)
    }

    fn write_candidate(
        &self,
        out: &mut String,
        cell: Cell,
        value: Value,
        role: Role,
    ) -> std::fmt::Result {
        let (x, y) = self.field(value, cell);
        match role {
            Role::Eliminated | Role::Mistake | Role::Conflict => write!(
                out,
                "<path class=\"strike\" d=\"M{} {}L{} {}\"/>",
                x - 8.0,
                y + 8.0,
                x + 8.0,
                y - 8.0
            ),
            _ => {
                let name = role.name();
                write!(out, "<circle class=\"ring {name}\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>")
            }
        }
    }

    fn write_values(&self, out: &mut String, picture: &Picture) -> std::fmt::Result {
        let Picture { sheet, marks, .. } = picture;
        let half = CELL / 2;
        for (class, grid) in [("given", &sheet.givens), ("found", &sheet.placed)] {
            for (cell, value) in grid.iter() {
                let (x, y) = corner(cell);
                let symbol = self.layout.symbol(value);
                let (x, y) = (x + half, y + half);
                // Two digits are set closer.
                let size =
                    if symbol.chars().count() > 1 { " style=\"font-size:29px\"" } else { "" };
                write!(out, "<text class=\"{class}\"{size} x=\"{x}\" y=\"{y}\">{symbol}</text>")?;
            }
        }
        let is_empty = |cell| sheet.givens.get(cell).or(sheet.placed.get(cell)).is_none();
        for (cell, &values) in sheet.corner.iter() {
            for value in values.iter() {
                let (x, y) = self.field(value, cell);
                let has = |role| marks.candidates.contains(&(cell, value, role));
                let class = match (has(Role::Placed), has(Role::Eliminated)) {
                    (true, _) => "on-disc",
                    (_, true) => "struck",
                    _ => "mark",
                };
                let symbol = self.layout.symbol(value);
                write!(out, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{symbol}</text>")?;
            }
        }
        for (cell, &values) in sheet.centre.iter() {
            if !values.is_empty() && is_empty(cell) {
                let (x, y) = corner(cell);
                let symbols: Vec<&str> =
                    values.iter().map(|value| self.layout.symbol(value)).collect();
                let gap = if self.layout.has_short_symbols() { "" } else { " " };
                let (x, y, text) = (x + half, y + half, symbols.join(gap));
                // What is too long for the cell is set narrower.
                let fit = match text.chars().count() {
                    0..=6 => "",
                    _ => " textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\"",
                };
                write!(out, "<text class=\"mark\"{fit} x=\"{x}\" y=\"{y}\">{text}</text>")?;
            }
        }
        Ok(())
    }

    /// A band behind the candidates of a group, from each to their middle, where its links end.
    fn write_group(&self, out: &mut String, group: PlaceEnd) -> std::fmt::Result {
        let (x, y) = self.centre(group);
        write!(out, "<path class=\"group\" d=\"")?;
        for cell in group.cells.iter() {
            let (from_x, from_y) = self.field(group.value, cell);
            write!(out, "M{from_x} {from_y}L{x:.1} {y:.1}")?;
        }
        write!(out, "\"/>")
    }
}

/// How the places of the candidates are arranged in a cell: columns and rows.
pub fn places(layout: &Layout) -> (usize, usize) {
    let count = layout.values().len();
    let columns = (1..=count).find(|columns| columns * columns >= count).unwrap_or(1);
    (columns, count.div_ceil(columns))
}

/// The player's colours, each cell divided among its own.
fn write_colours(out: &mut String, picture: &Picture) -> std::fmt::Result {
    for (cell, &colours) in picture.sheet.colours.iter() {
        let count = DigitSet::len(colours).max(1);
        for (i, colour) in colours.iter().enumerate() {
            let (x, y) = corner(cell);
            let width = CELL as f64 / count as f64;
            write!(
                out,
                "<rect fill=\"{}\" x=\"{}\" y=\"{y}\" width=\"{width}\" height=\"{CELL}\"/>",
                colour_of(colour),
                x as f64 + i as f64 * width
            )?;
        }
    }
    Ok(())
}

/// The colours a player paints with, those of Play in the browser.
fn colour_of(colour: Digit) -> &'static str {
    const COLOURS: [&str; 9] = [
        "#f6c9c0", "#f8dfae", "#f4efb4", "#cfe8bd", "#bfe6df", "#c3dcf3", "#d5cdf0", "#efcbe2",
        "#d5d5d0",
    ];
    COLOURS[colour.index()]
}

/// How what lies on a board is written: where the grid begins, and whether each figure has a style of its own
/// or classes, as a page wants it that forbids styles in elements.
#[derive(Clone, Copy)]
struct Pen {
    edge: usize,
    styled: bool,
}

impl Pen {
    /// For a drawing that is complete by itself.
    const SHEET: Pen = Pen { edge: EDGE, styled: true };

    /// The lines of the grid, each as long as it stays the same.
    fn write_lines(self, out: &mut String, layout: &Layout) -> std::fmt::Result {
        let (rows, columns) = (layout.rows(), layout.columns());
        let before = |i: usize| i.checked_sub(1);
        for heavy in [Edge::Thin, Edge::Thick] {
            let class = if heavy == Edge::Thick { "heavy" } else { "line" };
            for i in 0..=rows.max(columns) {
                let upright = |row: usize| {
                    let cell = |column: Option<usize>| Cell::try_at(row, column?);
                    i <= columns && layout.edge(cell(before(i)), cell(Some(i))) == heavy
                };
                let level = |column: usize| {
                    let cell = |row: Option<usize>| Cell::try_at(row?, column);
                    i <= rows && layout.edge(cell(before(i)), cell(Some(i))) == heavy
                };
                let at = self.edge + i * CELL;
                for (from, to) in shapes::runs(rows, upright) {
                    let (from, to) = (self.edge + from * CELL, self.edge + to * CELL);
                    write!(out, "<path class=\"{class}\" d=\"M{at} {from}V{to}\"/>")?;
                }
                for (from, to) in shapes::runs(columns, level) {
                    let (from, to) = (self.edge + from * CELL, self.edge + to * CELL);
                    write!(out, "<path class=\"{class}\" d=\"M{from} {at}H{to}\"/>")?;
                }
            }
        }
        Ok(())
    }

    /// Figures of decorations, in a group of their own.
    fn write_figures(self, out: &mut String, figures: &[Figure]) -> std::fmt::Result {
        if figures.is_empty() {
            return Ok(());
        }
        let scaled = |length: f64| length * CELL as f64;
        let placed = |length: f64| self.edge as f64 + scaled(length);
        out.push_str("<g class=\"figures\">");
        for figure in figures {
            let style = self.look(figure);
            let dash =
                figure.stroke.and_then(|stroke| stroke.dash).map_or(String::new(), |(a, b)| {
                    format!(
                        " stroke-dasharray=\"{:.2} {:.2}\" stroke-linecap=\"butt\"",
                        scaled(a),
                        scaled(b)
                    )
                });
            match &figure.form {
                Form::Line { points, closed } => {
                    write!(out, "<path{style}{dash} d=\"")?;
                    for (i, point) in points.iter().enumerate() {
                        let (x, y) = (placed(point.x), placed(point.y));
                        write!(out, "{}{x:.2} {y:.2}", if i == 0 { 'M' } else { 'L' })?;
                    }
                    write!(out, "{}\"/>", if *closed { "Z" } else { "" })?;
                }
                Form::Circle { centre, radius } => {
                    let (x, y, r) = (placed(centre.x), placed(centre.y), scaled(*radius));
                    write!(out, "<circle{style}{dash} cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{r:.2}\"/>")?;
                }
                Form::Text { centre, size, bold, text } => {
                    let (x, y, size) = (placed(centre.x), placed(centre.y), scaled(*size));
                    let look = match self.styled {
                        true => {
                            let weight = if *bold { ";font-weight:600" } else { "" };
                            let style = style.trim_end_matches('"');
                            format!("{style};font-size:{size:.1}px{weight}\"")
                        }
                        false => {
                            let weight = if *bold { " font-weight=\"600\"" } else { "" };
                            format!("{style} font-size=\"{size:.1}\"{weight}")
                        }
                    };
                    write!(out, "<text{look} x=\"{x:.2}\" y=\"{y:.2}\">{}</text>", escape(text))?;
                }
            }
        }
        out.push_str("</g>");
        Ok(())
    }

    /// The attributes of a figure that say what it is drawn in.
    fn look(self, figure: &Figure) -> String {
        let width = |stroke: shapes::Stroke| stroke.width * CELL as f64;
        if self.styled {
            let fill = figure.fill.map(|tone| format!("fill:var(--{})", tone.name()));
            let stroke = figure.stroke.map(|stroke| {
                let (tone, width) = (stroke.tone.name(), width(stroke));
                format!("stroke:var(--{tone});stroke-width:{width:.2}")
            });
            let style: Vec<String> = fill.into_iter().chain(stroke).collect();
            return format!(" style=\"{}\"", style.join(";"));
        }
        let fill = figure.fill.map(|tone| format!("fill-{}", tone.name()));
        let stroke = figure.stroke.map(|stroke| format!("stroke-{}", stroke.tone.name()));
        let classes: Vec<String> = fill.into_iter().chain(stroke).collect();
        let width = figure
            .stroke
            .map_or(String::new(), |stroke| format!(" stroke-width=\"{:.2}\"", width(stroke)));
        format!(" class=\"{}\"{width}", classes.join(" "))
    }
}

fn write_house(out: &mut String, cells: CellSet, role: Role) -> std::fmt::Result {
    let class = if role == Role::House { String::new() } else { format!(" {}", role.name()) };
    let outlines = shapes::outlines(cells);
    let scaled = |point: &shapes::At| {
        (EDGE as f64 + point.x * CELL as f64, EDGE as f64 + point.y * CELL as f64)
    };
    if let [one] = outlines.as_slice()
        && let [from, _, to, _] = one.iter().map(scaled).collect::<Vec<_>>().as_slice()
    {
        let (x, y, width, height) = (from.0, from.1, to.0 - from.0, to.1 - from.1);
        return write!(
            out,
            "<rect class=\"house{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        );
    }
    write!(out, "<path class=\"house{class}\" d=\"")?;
    for outline in outlines {
        for (i, point) in outline.iter().enumerate() {
            let (x, y) = scaled(point);
            write!(out, "{}{x} {y}", if i == 0 { 'M' } else { 'L' })?;
        }
        out.push('Z');
    }
    write!(out, "\"/>")
}

/// A text without the characters that mean something in SVG, or that no XML may hold.
fn escape(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A line from rim to rim, slightly bent so that links in one house do not hide each other.
fn write_link(out: &mut String, from: (f64, f64), to: (f64, f64), kind: &str) -> std::fmt::Result {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let rim = 10.0_f64.min(length / 2.0);
    let bend = (length / 8.0).min(14.0);
    write!(
        out,
        "<path class=\"link {kind}\" d=\"M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}\"/>",
        from.0 + ux * rim,
        from.1 + uy * rim,
        from.0 + dx / 2.0 - uy * bend,
        from.1 + dy / 2.0 + ux * bend,
        to.0 - ux * rim,
        to.1 - uy * rim
    )
}

#[cfg(test)]
mod tests {
    use ennead_grid::{Candidate, Cell, House};

    use super::*;
    use crate::LinkEnd;

    #[test]
    fn every_mark_is_drawn_with_its_role() {
        let mut face = Face::default();
        let (five, cell) = (Digit::new(5), Cell::at(4, 4));
        face.candidates[cell].insert(five);
        let mut drawing = Drawing::default();
        let bare = svg(&face, &drawing);
        drawing.cell(cell, Role::Pattern);
        drawing.candidate(Candidate::new(five, cell), Role::Placed);
        drawing.house(House::box_(4), Role::House);
        let end = |cell| LinkEnd { digit: five, cells: [cell].into() };
        drawing.link(end(cell), end(Cell::at(4, 8)), LinkKind::Weak);
        drawing.letter(end(cell), 'A');
        let full = svg(&face, &drawing);
        for part in [
            "<rect class=\"cell pattern\" x=\"253\" y=\"253\"",
            "<circle class=\"ring placed\" cx=\"280\" cy=\"280\"",
            "<rect class=\"house\" x=\"190\" y=\"190\" width=\"180\"",
            "<path class=\"link weak\"",
            ">A</text>",
            "<text class=\"on-disc\" x=\"280\" y=\"280\">5</text>",
        ] {
            assert!(full.contains(part) && !bare.contains(part), "{part}");
        }
    }

    #[test]
    fn rows_and_columns_are_numbered() {
        let (face, drawing) = (Face::default(), Drawing::default());
        let letter = |row| char::from(b'A' + row as u8).to_string();
        let numbered = numbered_svg(&face, &drawing, &letter);
        assert!(numbered.contains("viewBox=\"-22 -22 582 582\""));
        assert_eq!(numbered.matches("<text class=\"mark\"").count(), 18);
        assert!(numbered.contains(">9</text>") && numbered.contains(">I</text>"), "{numbered}");
        assert!(!svg(&face, &drawing).contains("<text"));
    }

    #[test]
    fn every_role_has_a_style() {
        let unused = [Role::House];
        for role in Role::ALL.into_iter().filter(|role| !unused.contains(role)) {
            assert!(STYLE.contains(&format!(".cell.{}", role.name())), "{role:?}");
        }
    }
}
