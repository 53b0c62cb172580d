//! The keyboard shortcuts as a page lists them.
//!
//! The list itself is `assets/shortcuts.js`: the scripts act on it and fill in the empty elements
//! here.

use maud::{Markup, html};

use crate::pages::Asked;

/// The texts `shortcuts.js` needs.
pub(crate) const WORDS: &str = "
    key-control key-shift key-space key-arrows key-delete key-backspace key-enter key-escape
    key-home key-end key-page-up key-page-down shortcut-write shortcut-corner shortcut-centre
    shortcut-mode shortcut-tool shortcut-explain shortcut-next-mode shortcut-move shortcut-extend shortcut-all shortcut-clear
    shortcut-skip shortcut-settle shortcut-undo shortcut-redo shortcut-drop shortcut-hint
    shortcut-check shortcut-pause shortcut-filter shortcut-keys shortcut-run watch-backwards
    shortcut-far-back shortcut-far-on shortcut-back shortcut-forward shortcut-first
    shortcut-last
";

/// The shortcuts of the page whose path is `page`.
pub(crate) fn help(page: &str) -> Markup {
    html! { ul.shortcuts.small.soft data-shortcuts=(page) {} }
}

/// The same as a sheet that a shortcut opens over the page.
pub(crate) fn sheet(asked: &Asked<'_>, page: &str) -> Markup {
    html! {
        dialog.keysheet id="keysheet" aria-labelledby="keysheet-title" {
            div.title {
                h2 id="keysheet-title" { (asked.say("keys-title")) }
                div.end { button id="keysheet-close" { (asked.say("hint-close")) } }
            }
            (help(page))
        }
    }
}
