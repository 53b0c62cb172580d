//! The outline: what begins where, in reading order, at most two levels deep.

use pdf_writer::{Finish, Pdf, Ref, TextStr};

use super::content::Drawn;
use super::{About, Refs};
use crate::page::{Page, Part};

/// An entry.
struct Entry<'a> {
    title: &'a str,
    /// The page, and the height on it from below.
    place: (Ref, f32),
    /// What begins inside it.
    inner: Vec<Entry<'a>>,
}

/// Writes the outline. It has an entry at least, the document.
pub(super) fn write(
    pdf: &mut Pdf,
    refs: &mut Refs,
    pages: &[Page],
    drawn: &[Drawn],
    about: &About,
) -> Ref {
    let mut entries = entries(pages, drawn);
    if entries.is_empty()
        && let (Some(page), Some(drawn)) = (pages.first(), drawn.first())
    {
        let place = (drawn.id, page.height);
        entries.push(Entry { title: &about.title, place, inner: Vec::new() });
    }
    let root = refs.next();
    let ids = write_level(pdf, refs, root, &entries);
    let mut outline = pdf.outline(root);
    if let (Some(&first), Some(&last)) = (ids.first(), ids.last()) {
        outline.first(first).last(last).count(ids.len() as i32);
    }
    outline.finish();
    root
}

fn entries<'a>(pages: &'a [Page], drawn: &[Drawn]) -> Vec<Entry<'a>> {
    // Position in the reading order, depth, entry.
    let mut all = Vec::new();
    for (page, drawn) in pages.iter().zip(drawn) {
        for (depth, title, y) in page.begins.iter().filter(|(_, title, _)| !title.is_empty()) {
            let heading = |part: &Part| matches!(part, Part::Heading(_, text) if text == title);
            let order = page.pieces.iter().find(|piece| heading(&piece.part)).map(|p| p.order);
            let place = (drawn.id, page.height - y);
            all.push((order.unwrap_or_default(), *depth, Entry { title, place, inner: vec![] }));
        }
    }
    all.sort_by_key(|&(order, ..)| order);
    let mut entries: Vec<Entry> = Vec::new();
    for (_, depth, entry) in all {
        match entries.last_mut() {
            Some(outer) if depth > 1 => outer.inner.push(entry),
            _ => entries.push(entry),
        }
    }
    entries
}

/// Writes entries and what is inside them.
fn write_level(pdf: &mut Pdf, refs: &mut Refs, parent: Ref, entries: &[Entry]) -> Vec<Ref> {
    let ids: Vec<Ref> = entries.iter().map(|_| refs.next()).collect();
    for (i, (entry, &id)) in entries.iter().zip(&ids).enumerate() {
        let inner = write_level(pdf, refs, id, &entry.inner);
        let mut item = pdf.outline_item(id);
        item.parent(parent).title(TextStr(entry.title));
        if let Some(&before) = i.checked_sub(1).and_then(|i| ids.get(i)) {
            item.prev(before);
        }
        if let Some(&after) = ids.get(i + 1) {
            item.next(after);
        }
        if let (Some(&first), Some(&last)) = (inner.first(), inner.last()) {
            // Negative: closed.
            item.first(first).last(last).count(-(inner.len() as i32));
        }
        let (page, y) = entry.place;
        item.dest().page(page).xyz(0.0, y, None);
        item.finish();
    }
    ids
}
