//! A page as PNG, for a quick look.

use tiny_skia::{
    FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform,
};

use crate::page::{Ink, Mark, Page};

/// The largest number of pixels in a picture: 100 million, about 1200 dots per inch on A4.
const MOST_PIXELS: f32 = 1e8;

/// The page as a PNG file with `dots` pixels per inch, or fewer if the picture would be too large.
pub fn png(page: &Page, dots: f32) -> Vec<u8> {
    let most = (MOST_PIXELS / (page.width * page.height)).sqrt();
    let scale = (dots / 72.0).clamp(0.05, most);
    let size = |length: f32| ((length * scale).round() as u32).max(1);
    let mut picture = Pixmap::new(size(page.width), size(page.height)).expect("a size in bounds");
    picture.fill(tiny_skia::Color::WHITE);
    let whole = Transform::from_scale(scale, scale);
    for mark in page.pieces.iter().flat_map(|piece| &piece.marks) {
        draw(&mut picture, mark, whole);
    }
    picture.encode_png().unwrap_or_default()
}

fn paint(ink: Ink) -> Paint<'static> {
    let [red, green, blue] = ink.rgb();
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint.anti_alias = true;
    paint
}

fn draw(picture: &mut Pixmap, mark: &Mark, whole: Transform) {
    let mut fill = |path: Option<Path>, ink: Ink, transform: Transform| {
        if let Some(path) = path {
            picture.fill_path(&path, &paint(ink), FillRule::Winding, transform, None);
        }
    };
    match mark {
        Mark::Line { from, to, width, ink } => {
            let mut path = PathBuilder::new();
            path.move_to(from.x, from.y);
            path.line_to(to.x, to.y);
            stroke(picture, path.finish(), *width, *ink, whole);
        }
        Mark::Path { points, closed, width, ink } => {
            let mut path = PathBuilder::new();
            for (i, point) in points.iter().enumerate() {
                match i {
                    0 => path.move_to(point.x, point.y),
                    _ => path.line_to(point.x, point.y),
                }
            }
            if *closed {
                path.close();
            }
            if *width > 0.0 {
                let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
                let stroke = Stroke { width: *width, line_cap, line_join, ..Stroke::default() };
                if let Some(path) = path.finish() {
                    picture.stroke_path(&path, &paint(*ink), &stroke, whole, None);
                }
            } else {
                fill(path.finish(), *ink, whole);
            }
        }
        Mark::Box { area, ink } => {
            let rect = Rect::from_xywh(area.x, area.y, area.width, area.height);
            fill(rect.map(PathBuilder::from_rect), *ink, whole);
        }
        Mark::Disc { centre, radius, width, ink } => {
            let circle = PathBuilder::from_circle(centre.x, centre.y, *radius);
            if *width > 0.0 {
                stroke(picture, circle, *width, *ink, whole);
            } else {
                fill(circle, *ink, whole);
            }
        }
        Mark::Text { at, size, weight, ink, text } => {
            let em = size / weight.units();
            let mut x = at.x;
            for glyph in weight.shape(text) {
                let place = whole
                    .pre_translate(x + glyph.offset.0 * size, at.y - glyph.offset.1 * size)
                    .pre_scale(em, -em);
                fill(weight.outline(glyph.id), *ink, place);
                x += glyph.advance * size;
            }
        }
    }
}

fn stroke(picture: &mut Pixmap, path: Option<Path>, width: f32, ink: Ink, whole: Transform) {
    if let Some(path) = path {
        let stroke = Stroke { width, ..Stroke::default() };
        picture.stroke_path(&path, &paint(ink), &stroke, whole, None);
    }
}
