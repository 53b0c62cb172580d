//! The scales: their names and the values they give.
//!
//! # How to add one
//!
//! 1. Here: its variant of [`Scale`] and its place in [`SCALES`].
//! 2. In `classifier.rs`: how it is found.
//! 3. In `tests/definitions/slow.rs`: a plain, slow search that follows the definition literally,
//!    and a test that compares the two.
//! 4. A sentence about it: `scale-NAME` in `crates/text/locales/{en,de,nl}/path.ftl`.
//! 5. Its column in `testdata/depth/classes.txt`, made by the tool `make_classes`, and its row in
//!    `docs/rating.md`.
//!
//! Options, help, columns, JSON and Python follow.

use std::str::FromStr;

use ennead_grid::name::{self, UnknownName};

/// A scale of the classification.
///
/// What a value means to a person is a sentence of the crate `text`: `scale-te`, `scale-b` ….
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scale {
    /// The least number of nested suppositions with which trial and error by singles solves the
    /// puzzle.
    TrialDepth,
    /// The least *n* such that braids of length up to *n* solve the puzzle.
    Braids,
    /// The least *n* such that g-braids of length up to *n* solve the puzzle.
    GBraids,
    /// The least *n* such that trial and error solves the puzzle when braids of length up to *n* are
    /// applied to each supposition.
    BraidsInOne,
    /// The least *n* such that trial and error with two nested suppositions solves the puzzle when
    /// braids of length up to *n* are applied inside.
    BraidsInTwo,
    /// The greatest length of the whips used when the shortest is always taken first.
    Whips,
    /// The greatest length of the g-whips used when the shortest is always taken first.
    GWhips,
    /// The same for whips with variables of one type only.
    TypedWhips,
    /// The greatest size of the subsets and length of the whips used when the smallest is always
    /// taken first.
    SubsetsAndWhips,
}

/// A scale, described.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Description {
    /// The scale.
    pub scale: Scale,
    /// The name: `te`, `b`, ….
    pub name: &'static str,
    /// As the author of the classification writes it.
    pub symbol: &'static str,
    /// Whether the value follows from the definition alone. Otherwise it belongs to one
    /// strategy: the shortest chain first and, of those equally short, the one whose target has
    /// the lowest digit, then the first cell in reading order.
    pub is_confluent: bool,
    /// The greatest value looked for where the caller names no limit.
    pub usual_limit: u8,
}

/// All scales. Help, lists, columns and tests follow from this list.
pub static SCALES: &[Description] = &[
    Description {
        scale: Scale::TrialDepth,
        name: "te",
        symbol: "T&E-depth",
        is_confluent: true,
        usual_limit: 3,
    },
    Description {
        scale: Scale::Braids,
        name: "b",
        symbol: "B",
        is_confluent: true,
        usual_limit: 36,
    },
    Description {
        scale: Scale::GBraids,
        name: "gb",
        symbol: "gB",
        is_confluent: true,
        usual_limit: 36,
    },
    Description {
        scale: Scale::BraidsInOne,
        name: "bxb",
        symbol: "BxB",
        is_confluent: true,
        usual_limit: 36,
    },
    Description {
        scale: Scale::BraidsInTwo,
        name: "bxbb",
        symbol: "BxBB",
        is_confluent: true,
        usual_limit: 36,
    },
    Description {
        scale: Scale::Whips,
        name: "w",
        symbol: "W",
        is_confluent: false,
        usual_limit: 36,
    },
    Description {
        scale: Scale::GWhips,
        name: "gw",
        symbol: "gW",
        is_confluent: false,
        usual_limit: 36,
    },
    Description {
        scale: Scale::TypedWhips,
        name: "tw",
        symbol: "TyW",
        is_confluent: false,
        usual_limit: 36,
    },
    Description {
        scale: Scale::SubsetsAndWhips,
        name: "s+w",
        symbol: "S+W",
        is_confluent: false,
        usual_limit: 36,
    },
];

impl Scale {
    /// What the scale is.
    pub fn description(self) -> &'static Description {
        SCALES.iter().find(|description| description.scale == self).expect("every scale is listed")
    }

    /// The name: `te`, `b`, `gb`, `bxb`, `bxbb`, `w`, `gw`, `tw`, `s+w`.
    pub fn name(self) -> &'static str {
        self.description().name
    }
}

ennead_grid::display!(Scale: |it, f| f.pad(it.name()));

impl FromStr for Scale {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Scale, UnknownName> {
        name::find("scale", name, SCALES.iter().map(|it| (it.name, it.scale)))
    }
}

/// Where a puzzle lies on a scale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Depth {
    /// This value solves the puzzle and no less one does.
    Exactly(u8),
    /// This value does not solve the puzzle, and more was not asked for.
    MoreThan(u8),
    /// No value solves the puzzle, however great.
    Never,
    /// The puzzle has no solution: one of its variables lost all candidates.
    Contradictory,
}

impl Depth {
    /// The value, if it is known exactly.
    pub fn exactly(self) -> Option<u8> {
        match self {
            Depth::Exactly(value) => Some(value),
            _ => None,
        }
    }
}

ennead_grid::display! {
    /// `3`, `>12`, `never`, `contradictory`.
    Depth: |it, f| match it {
        Depth::Exactly(value) => f.pad(&value.to_string()),
        Depth::MoreThan(value) => f.pad(&format!(">{value}")),
        Depth::Never => f.pad("never"),
        Depth::Contradictory => f.pad("contradictory"),
    }
}
