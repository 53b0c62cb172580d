//! What the parts of a document are, and in which order they are read.

use pdf_writer::types::StructRole;
use pdf_writer::{Finish, Name, Pdf, Ref, TextStr};

use super::content::{Drawn, role};
use super::{About, Refs};
use crate::page::{Page, Part};

/// Writes a tree of two levels: the document, and its parts in reading order.
pub(super) fn write(
    pdf: &mut Pdf,
    refs: &mut Refs,
    pages: &[Page],
    drawn: &[Drawn],
    about: &About,
) -> Ref {
    let (root, document, parents) = (refs.next(), refs.next(), refs.next());
    let mut ordered = Vec::new();
    let mut on_pages = Vec::new();
    for (page, drawn) in pages.iter().zip(drawn) {
        let mut on_page = Vec::new();
        let roles = page.pieces.iter().filter_map(|piece| Some((piece, role(&piece.part)?)));
        for (number, (piece, role)) in roles.enumerate() {
            let id = refs.next();
            let mut element = pdf.struct_element(id);
            element.kind(role).parent(document).page(drawn.id);
            match &piece.part {
                Part::Heading(_, title) => _ = element.title(TextStr(title)),
                Part::Figure(words) => _ = element.alt(TextStr(words)),
                Part::Paragraph | Part::Ornament => {}
            }
            element.children().marked_content_id(number as i32);
            element.finish();
            on_page.push(id);
            ordered.push((piece.order, id));
        }
        let list = refs.next();
        pdf.indirect(list).array().items(on_page);
        on_pages.push(list);
    }
    ordered.sort_by_key(|&(order, _)| order);

    let mut whole = pdf.struct_element(document);
    whole.kind(StructRole::Document).parent(root).lang(TextStr(&about.language));
    let mut children = whole.children();
    for (_, id) in ordered {
        children.struct_element(id);
    }
    children.finish();
    whole.finish();

    let mut tree = pdf.number_tree::<Ref>(parents);
    let mut nums = tree.nums();
    for (page, list) in drawn.iter().zip(&on_pages) {
        nums.insert(page.number, *list);
    }
    nums.finish();
    tree.finish();

    let mut written = pdf.indirect(root).dict();
    written
        .pair(Name(b"Type"), Name(b"StructTreeRoot"))
        .pair(Name(b"K"), document)
        .pair(Name(b"ParentTree"), parents)
        .pair(Name(b"ParentTreeNextKey"), drawn.len() as i32);
    written.finish();
    root
}
