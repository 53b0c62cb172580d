//! Pages on sheets: cut marks, and two pages on each side for folding and stapling.

use crate::page::{Ink, Mark, Page, Part, Point};

/// How far cut marks extend, and so how much larger the sheet is on every side.
const EDGE: f32 = 20.0;
const GAP: f32 = 4.0;

/// Puts the page on a larger sheet with cut marks.
pub fn with_cut_marks(page: Page) -> Page {
    let (width, height) = (page.width, page.height);
    let mut sheet = Page::new(width + 2.0 * EDGE, height + 2.0 * EDGE);
    sheet.bleed = EDGE;
    sheet.lay(page, EDGE, EDGE);
    let mut marks = Vec::new();
    let mut line = |x1: f32, y1: f32, x2: f32, y2: f32| {
        let (from, to) = (Point { x: x1, y: y1 }, Point { x: x2, y: y2 });
        marks.push(Mark::Line { from, to, width: 0.3, ink: Ink::Black });
    };
    for x in [EDGE, EDGE + width] {
        line(x, 2.0, x, EDGE - GAP);
        line(x, sheet.height - 2.0, x, sheet.height - EDGE + GAP);
    }
    for y in [EDGE, EDGE + height] {
        line(2.0, y, EDGE - GAP, y);
        line(sheet.width - 2.0, y, sheet.width - EDGE + GAP, y);
    }
    sheet.push(Part::Ornament, marks);
    sheet
}

/// The numbers (from 0) of the pages that lie side by side when `count` pages are folded as one
/// booklet: front and back of the first sheet, front and back of the second, and so on. The sheets
/// are printed on both sides and turned over the short edge. Numbers from `count` on are empty
/// pages.
///
/// ```
/// use ennead_booklet::saddle_stitch;
/// assert_eq!(saddle_stitch(7), [(7, 0), (1, 6), (5, 2), (3, 4)]);
/// ```
pub fn saddle_stitch(count: usize) -> Vec<(usize, usize)> {
    let all = count.next_multiple_of(4);
    (0..all / 2)
        .map(|side| match side % 2 {
            0 => (all - 1 - side, side),
            _ => (side, all - 1 - side),
        })
        .collect()
}

/// Two pages on each side, in the order of [`saddle_stitch`].
pub(crate) fn impose(pages: Vec<Page>) -> Vec<Page> {
    let Some(first) = pages.first() else { return pages };
    let (width, height) = (first.width, first.height);
    let sides = saddle_stitch(pages.len());
    let mut pages: Vec<Option<Page>> = pages.into_iter().map(Some).collect();
    sides
        .into_iter()
        .map(|(left, right)| {
            let mut sheet = Page::new(2.0 * width, height);
            for (number, x) in [(left, 0.0), (right, width)] {
                if let Some(page) = pages.get_mut(number).and_then(Option::take) {
                    sheet.lay(page, x, 0.0);
                }
            }
            sheet
        })
        .collect()
}
