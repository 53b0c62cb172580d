//! The icons: 20 px, drawn with one pen.

use maud::{Markup, PreEscaped, html};

/// An icon: its outlines, and its filled shapes.
pub(crate) struct Icon {
    outline: &'static str,
    filled: &'static str,
}

const fn line(outline: &'static str) -> Icon {
    Icon { outline, filled: "" }
}

pub(crate) const UNDO: Icon = line("M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8");
pub(crate) const REDO: Icon = line("M13 4l3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12");
pub(crate) const CLEAR: Icon =
    line("M7.5 5H17a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H7.5L2 10zM10 8l4 4M14 8l-4 4");
pub(crate) const CHECK: Icon = line("M4 10.5l4 4 8-9");
pub(crate) const CROSS: Icon = line("M5 5l10 10M15 5 5 15");
pub(crate) const MORE: Icon = line("M4 10h.01M10 10h.01M16 10h.01");
pub(crate) const HINT: Icon =
    line("M10 3a5 5 0 0 0-2.8 9.1c.6.5.8 1 .8 1.9h4c0-.9.2-1.4.8-1.9A5 5 0 0 0 10 3zM8.2 16.8h3.6");
pub(crate) const NEW: Icon = line("M10 4v12M4 10h12");
pub(crate) const PAUSE: Icon = line("M7 4.5v11M13 4.5v11");
pub(crate) const MENU: Icon = line("M3 6h14M3 10h14M3 14h14");
pub(crate) const BACK: Icon = line("M12.5 4.5 7 10l5.5 5.5");
pub(crate) const FORWARD: Icon = line("M7.5 4.5 13 10l-5.5 5.5");
pub(crate) const TURN: Icon = line("M15 6a6 6 0 1 0 1.5 5M16 3v4h-4");
pub(crate) const CAMERA: Icon =
    line("M3 6.5h3.2L7.6 4.5h4.8l1.4 2H17v9H3zM13 11a3 3 0 1 1-6 0 3 3 0 0 1 6 0z");
pub(crate) const CALENDAR: Icon = line("M3.5 5h13v12h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5");
pub(crate) const SLIDERS: Icon = line(
    "M3 6h7M15.5 6H17M3 14h1.5M10 14h7M15.1 6a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0zM9.7 14a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0z",
);
pub(crate) const KEYBOARD: Icon =
    line("M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7");
pub(crate) const CLIPBOARD: Icon = line("M7 4H4.5v13h11V4H13M7 3h6v3H7z");
pub(crate) const PLAY: Icon = Icon { outline: "", filled: "M6 3.8v12.4L16.5 10z" };
pub(crate) const BACKWARDS: Icon = Icon { outline: "", filled: "M14 3.8v12.4L3.5 10z" };
pub(crate) const FIRST: Icon = Icon { outline: "M5 4.5v11", filled: "M16 4.2v11.6L7.2 10z" };
pub(crate) const LAST: Icon = Icon { outline: "M15 4.5v11", filled: "M4 4.2v11.6l8.8-5.8z" };
pub(crate) const BOOK: Icon = line(
    "M10 5.5C8 4 5.5 4 3 4.5v11c2.5-.5 5-.5 7 1 2-1.5 4.5-1.5 7-1v-11c-2.5-.5-5-.5-7 1zM10 5.5v11",
);
pub(crate) const TARGET: Icon =
    line("M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0z");
pub(crate) const STAIRS: Icon = line("M3 16h4v-4h4V8h4V4h3");
pub(crate) const EYE: Icon = line(
    "M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM12 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
);
pub(crate) const CODE: Icon = line("M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5");
pub(crate) const PRINTER: Icon = line("M6 7V3.5h8V7M6 14H3.5V7h13v7H14M6 11.5h8v5H6z");
pub(crate) const SAVE: Icon = line("M10 3v9.5M6.5 9 10 12.5 13.5 9M4 16.5h12");
pub(crate) const SQUARES: Icon = line("M3.5 3.5h13v13h-13zM3.5 8h13M3.5 12h13M8 3.5v13M12 3.5v13");
pub(crate) const SHELF: Icon =
    line("M3.5 3.5H9V9H3.5zM11 3.5h5.5V9H11zM3.5 11H9v5.5H3.5zM11 11h5.5v5.5H11z");
pub(crate) const THEME: Icon =
    Icon { outline: "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z", filled: "M10 3a7 7 0 1 0 0 14z" };

impl maud::Render for Icon {
    fn render(&self) -> Markup {
        html! {
            svg.i viewBox="0 0 20 20" aria-hidden="true" {
                @if !self.outline.is_empty() { path d=(self.outline) {} }
                @if !self.filled.is_empty() { path.f d=(self.filled) {} }
            }
        }
    }
}

/// The logo: nine dots, the middle one green.
pub(crate) fn sign() -> Markup {
    let dots = (0..9).map(|dot| {
        let (x, y) = (3.5 + 7.5 * f64::from(dot % 3), 3.5 + 7.5 * f64::from(dot / 3));
        let class = if dot == 4 { " class=\"mid\"" } else { "" };
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"2.6\"{class}/>")
    });
    html! { svg viewBox="0 0 22 22" aria-hidden="true" { (PreEscaped(dots.collect::<String>())) } }
}
