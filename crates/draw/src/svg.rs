//! The drawing as SVG: self-contained, crisp at any size, light and dark.
//!
//! Units: a cell is 60 wide, the grid starts at (10, 10), a candidate has its own place of 20 × 20.
//! Every mark has a class named after its role; the embedded style sheet gives the classes colour
//! and shape, and a page may override it.

use std::collections::BTreeSet;
use std::fmt::Write;

use ennead_grid::{Candidate, Cell, Digit, House, HouseKind};

use crate::{Drawing, Face, LinkEnd, LinkKind, Role};

const CELL: usize = 60;
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
    let mut out = String::new();
    write_svg(&mut out, face, &drawing.on(face)).expect("a string takes everything");
    out
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

fn write_svg(out: &mut String, face: &Face, drawing: &Drawing) -> std::fmt::Result {
    write!(
        out,
        "<svg class=\"ennead\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIZE} {SIZE}\" \
         role=\"img\"><style>{STYLE}</style><rect class=\"paper\" width=\"{SIZE}\" height=\"{SIZE}\"/>"
    )?;
    for &(cell, role) in &drawing.cells {
        let (x, y) = corner(cell);
        let inner = CELL - 6;
        write!(
            out,
            "<rect class=\"cell {}\" x=\"{}\" y=\"{}\" width=\"{inner}\" height=\"{inner}\"/>",
            role.name(),
            x + 3,
            y + 3
        )?;
    }
    write_lines(out)?;
    for &(house, role) in &drawing.houses {
        write_house(out, house, role)?;
    }
    let ends = drawing.links.iter().flat_map(|link| [link.from, link.to]);
    let groups: BTreeSet<LinkEnd> = ends.filter(|end| end.cells.len() > 1).collect();
    for group in groups {
        write_group(out, group)?;
    }
    for &(candidate, role) in &drawing.candidates {
        write_candidate(out, candidate, role)?;
    }
    write_digits(out, face, drawing)?;
    for link in &drawing.links {
        let class = match link.kind {
            LinkKind::Strong => "strong",
            LinkKind::Weak => "weak",
        };
        write_link(out, centre(link.from), centre(link.to), class)?;
    }
    for &(end, letter) in &drawing.letters {
        let (x, y) = centre(end);
        write!(out, "<text class=\"letter\" x=\"{}\" y=\"{}\">{letter}</text>", x + 11.0, y - 9.0)?;
    }
    out.push_str("</svg>");
    Ok(())
}

fn corner(cell: Cell) -> (usize, usize) {
    (EDGE + cell.column() * CELL, EDGE + cell.row() * CELL)
}

/// The middle of a candidate's place.
fn field(digit: Digit, cell: Cell) -> (f64, f64) {
    let (x, y) = corner(cell);
    let (i, third) = (digit.index(), CELL / 3);
    ((x + i % 3 * third + third / 2) as f64, (y + i / 3 * third + third / 2) as f64)
}

/// The middle of a group of candidates.
fn centre(end: LinkEnd) -> (f64, f64) {
    let n = end.cells.len().max(1) as f64;
    let sum = end.cells.iter().map(|cell| field(end.digit, cell));
    let (x, y) = sum.fold((0.0, 0.0), |(x, y), (dx, dy)| (x + dx, y + dy));
    (x / n, y / n)
}

fn write_lines(out: &mut String) -> std::fmt::Result {
    for heavy in [false, true] {
        for i in (0..=9).filter(|i| (i % 3 == 0) == heavy) {
            let class = if heavy { "heavy" } else { "line" };
            let (at, end) = (EDGE + i * CELL, EDGE + 9 * CELL);
            write!(
                out,
                "<path class=\"{class}\" d=\"M{at} {EDGE}V{end}\"/><path class=\"{class}\" d=\"M{EDGE} {at}H{end}\"/>"
            )?;
        }
    }
    Ok(())
}

fn write_house(out: &mut String, house: House, role: Role) -> std::fmt::Result {
    let (x, y) = corner(house.cell(0));
    let (width, height) = match house.kind() {
        HouseKind::Row => (9, 1),
        HouseKind::Column => (1, 9),
        HouseKind::Box => (3, 3),
    };
    let (width, height) = (width * CELL, height * CELL);
    let class = if role == Role::House { String::new() } else { format!(" {}", role.name()) };
    write!(
        out,
        "<rect class=\"house{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
    )
}

fn write_candidate(out: &mut String, candidate: Candidate, role: Role) -> std::fmt::Result {
    let (x, y) = field(candidate.digit(), candidate.cell());
    match role {
        Role::Eliminated | Role::Mistake | Role::Conflict => write!(
            out,
            "<path class=\"strike\" d=\"M{} {}L{} {}\"/>",
            x - 8.0,
            y + 8.0,
            x + 8.0,
            y - 8.0
        ),
        _ => write!(out, "<circle class=\"ring {}\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>", role.name()),
    }
}

fn write_digits(out: &mut String, face: &Face, drawing: &Drawing) -> std::fmt::Result {
    for (class, grid) in [("given", &face.givens), ("found", &face.found)] {
        for (cell, digit) in grid.iter() {
            let (x, y) = corner(cell);
            let half = CELL / 2;
            write!(
                out,
                "<text class=\"{class}\" x=\"{}\" y=\"{}\">{digit}</text>",
                x + half,
                y + half
            )?;
        }
    }
    for (cell, digits) in face.candidates.iter() {
        for digit in digits.iter() {
            let (x, y) = field(digit, cell);
            let has = |role| drawing.candidates.contains(&(Candidate::new(digit, cell), role));
            let class = match (has(Role::Placed), has(Role::Eliminated)) {
                (true, _) => "on-disc",
                (_, true) => "struck",
                _ => "mark",
            };
            write!(out, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{digit}</text>")?;
        }
    }
    Ok(())
}

/// A band behind the candidates of a group, from each to their middle, where its links end.
fn write_group(out: &mut String, group: LinkEnd) -> std::fmt::Result {
    let (x, y) = centre(group);
    write!(out, "<path class=\"group\" d=\"")?;
    for cell in group.cells.iter() {
        let (from_x, from_y) = field(group.digit, cell);
        write!(out, "M{from_x} {from_y}L{x:.1} {y:.1}")?;
    }
    write!(out, "\"/>")
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
    use super::*;

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
