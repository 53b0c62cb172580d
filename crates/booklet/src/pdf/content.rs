//! What is drawn on a page, as operators.

use pdf_writer::types::{ArtifactType, LineCapStyle, LineJoinStyle, StructRole};
use pdf_writer::{Content, Finish, Name, Ref, Str};

use super::typeface::{self, Typeface};
use crate::page::{Ink, Mark, Page, Part, Piece, Point};

/// A page that has been drawn.
pub(super) struct Drawn {
    /// The page as an object.
    pub(super) id: Ref,
    /// Its number, from 0.
    pub(super) number: i32,
    /// The operators.
    pub(super) content: Vec<u8>,
}

/// The constant for drawing a quarter circle as a Bézier curve.
const ROUND: f32 = 0.552_285;

/// Draws a page; `typefaces` learn which glyphs are used.
pub(super) fn draw(page: &Page, id: Ref, number: i32, typefaces: &mut [Typeface; 2]) -> Drawn {
    let mut pen =
        Pen { content: Content::with_settings(super::COMPACT), height: page.height, typefaces };
    let mut tagged = 0;
    for piece in &page.pieces {
        match role(&piece.part) {
            Some(role) => {
                let name = role.to_name();
                let mut mark = pen.content.begin_marked_content_with_properties(name);
                mark.properties().identify(tagged);
                tagged += 1;
            }
            None => pen.begin_artifact(),
        }
        pen.piece(piece);
        pen.content.end_marked_content();
    }
    Drawn { id, number, content: pen.content.finish().into_vec() }
}

/// What a part is in the structure of the document; `None` if it is no content.
pub(super) fn role(part: &Part) -> Option<StructRole> {
    Some(match part {
        Part::Heading(depth, _) => match depth {
            0 | 1 => StructRole::H1,
            2 => StructRole::H2,
            3 => StructRole::H3,
            4 => StructRole::H4,
            5 => StructRole::H5,
            _ => StructRole::H6,
        },
        Part::Paragraph => StructRole::P,
        Part::Figure(_) => StructRole::Figure,
        Part::Ornament => return None,
    })
}

/// Draws in the coordinates of a page, whose y goes down; that of PDF goes up.
struct Pen<'a> {
    content: Content,
    height: f32,
    typefaces: &'a mut [Typeface; 2],
}

impl Pen<'_> {
    fn begin_artifact(&mut self) {
        let mut mark = self.content.begin_marked_content_with_properties(Name(b"Artifact"));
        mark.properties().artifact().kind(ArtifactType::Page);
    }

    fn piece(&mut self, piece: &Piece) {
        for mark in &piece.marks {
            self.mark(mark);
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of mark")]
    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Text { at, size, weight, ink, text } => {
                self.fill(*ink);
                self.content.begin_text().set_font(typeface::name(*weight), *size);
                self.content.next_line(at.x, self.height - at.y);
                let typeface = &mut self.typefaces[*weight as usize];
                let mut shown = self.content.show_positioned();
                let mut items = shown.items();
                for run in typeface.runs(text) {
                    match run {
                        typeface::Run::Glyphs(bytes) => items.show(Str(&bytes)),
                        typeface::Run::Back(distance) => items.adjust(distance),
                    };
                }
                items.finish();
                shown.finish();
                self.content.end_text();
            }
            Mark::Line { from, to, width, ink } => {
                self.stroke(*ink, *width);
                self.content.move_to(from.x, self.height - from.y);
                self.content.line_to(to.x, self.height - to.y).stroke();
            }
            Mark::Path { points, closed, width, ink } => {
                let Some((first, rest)) = points.split_first() else { return };
                self.content.save_state();
                if *width > 0.0 {
                    self.stroke(*ink, *width);
                    self.content.set_line_cap(LineCapStyle::RoundCap);
                    self.content.set_line_join(LineJoinStyle::RoundJoin);
                } else {
                    self.fill(*ink);
                }
                self.content.move_to(first.x, self.height - first.y);
                for point in rest {
                    self.content.line_to(point.x, self.height - point.y);
                }
                if *closed {
                    self.content.close_path();
                }
                if *width > 0.0 {
                    self.content.stroke()
                } else {
                    self.content.fill_nonzero()
                };
                self.content.restore_state();
            }
            Mark::Box { area, ink } => {
                self.fill(*ink);
                let bottom = self.height - area.bottom();
                self.content.rect(area.x, bottom, area.width, area.height).fill_nonzero();
            }
            Mark::Disc { centre, radius, width, ink } => {
                if *width > 0.0 {
                    self.stroke(*ink, *width);
                    self.circle(*centre, *radius);
                    self.content.stroke();
                } else {
                    self.fill(*ink);
                    self.circle(*centre, *radius);
                    self.content.fill_nonzero();
                }
            }
        }
    }

    fn circle(&mut self, centre: Point, r: f32) {
        let (x, y, k) = (centre.x, self.height - centre.y, r * ROUND);
        self.content
            .move_to(x + r, y)
            .cubic_to(x + r, y + k, x + k, y + r, x, y + r)
            .cubic_to(x - k, y + r, x - r, y + k, x - r, y)
            .cubic_to(x - r, y - k, x - k, y - r, x, y - r)
            .cubic_to(x + k, y - r, x + r, y - k, x + r, y)
            .close_path();
    }

    fn fill(&mut self, ink: Ink) {
        match shade(ink) {
            Shade::Grey(grey) => self.content.set_fill_gray(grey),
            Shade::Colour([red, green, blue]) => self.content.set_fill_rgb(red, green, blue),
        };
    }

    fn stroke(&mut self, ink: Ink, width: f32) {
        match shade(ink) {
            Shade::Grey(grey) => self.content.set_stroke_gray(grey),
            Shade::Colour([red, green, blue]) => self.content.set_stroke_rgb(red, green, blue),
        };
        self.content.set_line_width(width);
    }
}

enum Shade {
    /// A printer makes greys of black alone, where it can.
    Grey(f32),
    Colour([f32; 3]),
}

fn shade(ink: Ink) -> Shade {
    let [red, green, blue] = ink.rgb().map(|part| f32::from(part) / 255.0);
    if red == green && green == blue { Shade::Grey(red) } else { Shade::Colour([red, green, blue]) }
}
