//! The pages. A new page needs a module and a line in [`GROUPS`]; its script is `assets/PATH.js`.

mod about;
mod booklet;
mod cross;
mod days;
mod examples;
mod explain;
mod games;
mod kinds;
pub(crate) mod learn;
mod make;
mod photo;
mod play;
mod settings;
mod start;
mod techniques;
mod train;
pub(crate) mod watch;

use ennead_text::{Language, Words};

use crate::assets;
use crate::frame::Inside;
use crate::icon::{self, Icon};

/// A page.
pub(crate) struct Page {
    /// The last part of its address, and the name of its script.
    pub(crate) path: &'static str,
    /// The name of the text with its name.
    pub(crate) name: &'static str,
    /// Writes it.
    pub(crate) show: fn(&Asked<'_>) -> Inside,
}

/// The pages of the menu, in four groups; the first page of all is the start page.
pub(crate) static GROUPS: &[Group] = &[
    Group {
        name: "web-play",
        entries: &[
            (&start::PAGE, &icon::PLAY),
            (&days::PAGE, &icon::CALENDAR),
            (&kinds::PAGE, &icon::SQUARES),
            (&games::PAGE, &icon::SHELF),
            (&photo::PAGE, &icon::CAMERA),
        ],
        inner: &[&play::PAGE],
    },
    Group {
        name: "web-learn-group",
        entries: &[
            (&techniques::PAGE, &icon::BOOK),
            (&train::PAGE, &icon::TARGET),
            (&explain::PAGE, &icon::STAIRS),
        ],
        inner: &[],
    },
    Group {
        name: "web-watch",
        entries: &[(&watch::PAGE, &icon::EYE), (&learn::PAGE, &icon::CODE)],
        inner: &[],
    },
    Group {
        name: "web-make-group",
        entries: &[
            (&make::PAGE, &icon::NEW),
            (&booklet::PAGE, &icon::PRINTER),
            (&cross::PAGE, &icon::SQUARES),
        ],
        inner: &[],
    },
];

/// The pages at the foot of the menu.
pub(crate) static OTHERS: &[&Page] = &[&settings::PAGE, &about::PAGE];

/// Pages of the menu that belong together.
pub(crate) struct Group {
    /// The name of the text with its name.
    pub(crate) name: &'static str,
    /// The pages with their icons; the group's name leads to the first.
    pub(crate) entries: &'static [(&'static Page, &'static Icon)],
    /// Pages that one of these leads to.
    pub(crate) inner: &'static [&'static Page],
}

impl Group {
    fn pages(&self) -> impl Iterator<Item = &'static Page> {
        self.entries.iter().map(|(page, _)| *page).chain(self.inner.iter().copied())
    }

    /// Whether `page` is one of them.
    pub(crate) fn has(&self, page: &Page) -> bool {
        self.pages().any(|other| other.path == page.path)
    }
}

/// All pages, the start page first.
pub(crate) fn pages() -> impl Iterator<Item = &'static Page> {
    GROUPS.iter().flat_map(Group::pages).chain(OTHERS.iter().copied())
}

/// The page that an address without a page means.
pub(crate) fn first() -> &'static Page {
    GROUPS[0].entries[0].0
}

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

    /// The folder of the assets, from that of the app.
    pub(crate) fn assets(&self) -> &'static str {
        match self.place {
            Place::Server => &assets::FOLDER,
            Place::Site => "assets/",
        }
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
