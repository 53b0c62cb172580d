//! The pages. A new page needs a module and a line in [`PAGES`]; its script is `assets/PATH.js`.

mod about;
mod booklet;
mod cross;
mod explain;
pub(crate) mod learn;
mod make;
mod photo;
mod play;
mod techniques;
mod train;
pub(crate) mod watch;

use ennead_text::{Language, Words};

use crate::frame::Inside;

/// A page.
pub(crate) struct Page {
    /// The last part of its address, and the name of its script.
    pub(crate) path: &'static str,
    /// The name of the text with its name.
    pub(crate) name: &'static str,
    /// Writes it.
    pub(crate) show: fn(&Asked<'_>) -> Inside,
}

/// The pages in the order of the menu, the start page first.
pub(crate) static PAGES: &[&Page] = &[
    &play::PAGE,
    &explain::PAGE,
    &watch::PAGE,
    &learn::PAGE,
    &make::PAGE,
    &booklet::PAGE,
    &cross::PAGE,
    &about::PAGE,
];

/// Pages that are not in the menu, each with the page there that it is a part of.
pub(crate) static PARTS: &[(&Page, &Page)] =
    &[(&photo::PAGE, &play::PAGE), (&techniques::PAGE, &learn::PAGE), (&train::PAGE, &learn::PAGE)];

/// Where a page is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// On the server that writes it, anew for each address.
    Server,
    /// On a site without a server, which may be any folder of a host.
    Site,
}

/// The request for a page.
pub(crate) struct Asked<'a> {
    pub(crate) place: Place,
    pub(crate) language: Language,
    pub(crate) words: &'a Words,
    pub(crate) query: Vec<(String, String)>,
}

impl Asked<'_> {
    /// The value of `name` in the query.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The folder in which the app is, from any page.
    pub(crate) fn root(&self) -> &'static str {
        match self.place {
            Place::Server => "/",
            Place::Site => "../",
        }
    }

    /// A text without placeholders.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key)
    }
}
