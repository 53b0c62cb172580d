//! A page as SVG. Letters are drawn as outlines, so that it looks the same everywhere.

use std::collections::BTreeSet;
use std::fmt::Write;

use tiny_skia::{Path, PathSegment};

use crate::font::Weight;
use crate::page::{Ink, Mark, Page};

/// The page as a self-contained SVG.
pub fn svg(page: &Page) -> String {
    let mut out = String::new();
    write_svg(&mut out, page).expect("a string takes everything");
    out
}

fn colour(ink: Ink) -> String {
    let [red, green, blue] = ink.rgb();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// An outline as path data.
fn path_data(path: &Path) -> String {
    let segment = |segment| match segment {
        PathSegment::MoveTo(to) => format!("M{} {}", to.x, to.y),
        PathSegment::LineTo(to) => format!("L{} {}", to.x, to.y),
        PathSegment::QuadTo(by, to) => format!("Q{} {} {} {}", by.x, by.y, to.x, to.y),
        PathSegment::CubicTo(a, b, to) => {
            format!("C{} {} {} {} {} {}", a.x, a.y, b.x, b.y, to.x, to.y)
        }
        PathSegment::Close => "Z".to_owned(),
    };
    path.segments().map(segment).collect()
}

fn write_svg(out: &mut String, page: &Page) -> std::fmt::Result {
    let (width, height) = (page.width, page.height);
    write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}pt\" height=\"{height}pt\"><rect width=\"100%\" height=\"100%\" \
         fill=\"#fff\"/>"
    )?;
    let mut used: BTreeSet<(bool, u16)> = BTreeSet::new();
    let marks = || page.pieces.iter().flat_map(|piece| &piece.marks);
    for mark in marks() {
        if let Mark::Text { weight, text, .. } = mark {
            let bold = *weight == Weight::Bold;
            used.extend(weight.shape(text).iter().map(|glyph| (bold, glyph.id)));
        }
    }
    out.push_str("<defs>");
    for (bold, id) in used {
        let (weight, letter) = if bold { (Weight::Bold, 'b') } else { (Weight::Regular, 'r') };
        let data = weight.outline(id).as_ref().map(path_data).unwrap_or_default();
        write!(out, "<path id=\"{letter}{id}\" d=\"{data}\"/>")?;
    }
    out.push_str("</defs>");
    marks().try_for_each(|mark| write_mark(out, mark))?;
    out.push_str("</svg>");
    Ok(())
}

#[expect(clippy::too_many_lines, reason = "one arm for each kind of mark")]
fn write_mark(out: &mut String, mark: &Mark) -> std::fmt::Result {
    match mark {
        Mark::Line { from, to, width, ink } => write!(
            out,
            "<path d=\"M{:.2} {:.2}L{:.2} {:.2}\" stroke=\"{}\" stroke-width=\"{width}\"/>",
            from.x,
            from.y,
            to.x,
            to.y,
            colour(*ink)
        )?,
        Mark::Box { area, ink } => write!(
            out,
            "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{:.2}\" fill=\"{}\"/>",
            area.x,
            area.y,
            area.width,
            area.height,
            colour(*ink)
        )?,
        Mark::Disc { centre, radius, width, ink } => {
            let (fill, stroke) = match *width > 0.0 {
                true => ("none".to_owned(), colour(*ink)),
                false => (colour(*ink), "none".to_owned()),
            };
            write!(
                out,
                "<circle cx=\"{:.2}\" cy=\"{:.2}\" r=\"{radius:.2}\" fill=\"{fill}\" \
                 stroke=\"{stroke}\" stroke-width=\"{width}\"/>",
                centre.x, centre.y
            )?;
        }
        Mark::Path { points, closed, width, ink } => {
            out.push_str("<path d=\"");
            for (i, point) in points.iter().enumerate() {
                write!(out, "{}{:.2} {:.2}", if i == 0 { 'M' } else { 'L' }, point.x, point.y)?;
            }
            let (end, ink) = (if *closed { "Z" } else { "" }, colour(*ink));
            match *width > 0.0 {
                true => write!(
                    out,
                    "{end}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" \
                     stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
                )?,
                false => write!(out, "{end}\" fill=\"{ink}\"/>")?,
            }
        }
        Mark::Text { at, size, weight, ink, text } => {
            let scale = size / weight.units();
            let letter = if *weight == Weight::Bold { 'b' } else { 'r' };
            write!(
                out,
                "<g fill=\"{}\" transform=\"translate({:.2} {:.2}) scale({scale:.5} -{scale:.5})\">",
                colour(*ink),
                at.x,
                at.y
            )?;
            let mut x = 0.0;
            for glyph in weight.shape(text) {
                let place = (x + glyph.offset.0) * weight.units();
                write!(out, "<use href=\"#{letter}{}\" x=\"{place:.0}\"/>", glyph.id)?;
                x += glyph.advance;
            }
            out.push_str("</g>");
        }
    }
    Ok(())
}
