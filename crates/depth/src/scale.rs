//! The scales: their names, what they say, and the values they give.

use std::fmt;
use std::str::FromStr;

/// A scale of the classification; [`SCALES`] has what each one says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scale {
    /// The depth of trial and error: how many suppositions have to be nested.
    TrialDepth,
    /// The length of the longest braid needed.
    Braids,
    /// The length of the longest g-braid needed.
    GBraids,
    /// How long braids inside one supposition must be.
    BraidsInOne,
    /// How long braids inside two nested suppositions must be.
    BraidsInTwo,
    /// The length of the longest whip needed.
    Whips,
    /// The length of the longest g-whip needed.
    GWhips,
    /// The length of the longest typed whip needed.
    TypedWhips,
    /// The size of the largest subset or whip needed.
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
    /// What the value is, in one sentence.
    pub definition: &'static str,
    /// Whether the value follows from the definition alone. Otherwise it belongs to one
    /// strategy: the shortest chain first and, of those equally short, the one whose target has
    /// the lowest digit, then the first cell in reading order.
    pub is_confluent: bool,
    /// The greatest value looked for where the caller names no limit.
    pub usual_limit: u8,
}

/// All scales.
pub static SCALES: &[Description] = &[
    Description {
        scale: Scale::TrialDepth,
        name: "te",
        symbol: "T&E-depth",
        definition: "The least number of nested suppositions with which trial and error by singles solves the puzzle.",
        is_confluent: true,
        usual_limit: 3,
    },
    Description {
        scale: Scale::Braids,
        name: "b",
        symbol: "B",
        definition: "The least n such that braids of length up to n solve the puzzle.",
        is_confluent: true,
        usual_limit: 36,
    },
    Description {
        scale: Scale::GBraids,
        name: "gb",
        symbol: "gB",
        definition: "The least n such that g-braids of length up to n solve the puzzle.",
        is_confluent: true,
        usual_limit: 36,
    },
    Description {
        scale: Scale::BraidsInOne,
        name: "bxb",
        symbol: "BxB",
        definition: "The least n such that trial and error solves the puzzle when braids of length up to n are applied to each supposition.",
        is_confluent: true,
        usual_limit: 36,
    },
    Description {
        scale: Scale::BraidsInTwo,
        name: "bxbb",
        symbol: "BxBB",
        definition: "The least n such that trial and error with two nested suppositions solves the puzzle when braids of length up to n are applied inside.",
        is_confluent: true,
        usual_limit: 36,
    },
    Description {
        scale: Scale::Whips,
        name: "w",
        symbol: "W",
        definition: "The greatest length of the whips used when the shortest is always taken first.",
        is_confluent: false,
        usual_limit: 36,
    },
    Description {
        scale: Scale::GWhips,
        name: "gw",
        symbol: "gW",
        definition: "The greatest length of the g-whips used when the shortest is always taken first.",
        is_confluent: false,
        usual_limit: 36,
    },
    Description {
        scale: Scale::TypedWhips,
        name: "tw",
        symbol: "TyW",
        definition: "The greatest length of the whips used, each with variables of one type only, when the shortest is always taken first.",
        is_confluent: false,
        usual_limit: 36,
    },
    Description {
        scale: Scale::SubsetsAndWhips,
        name: "s+w",
        symbol: "S+W",
        definition: "The greatest size of the subsets and length of the whips used when the smallest is always taken first.",
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

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Scale {
    type Err = ParseScaleError;

    fn from_str(name: &str) -> Result<Scale, ParseScaleError> {
        let found = SCALES.iter().find(|description| description.name.eq_ignore_ascii_case(name));
        found.map(|description| description.scale).ok_or(ParseScaleError)
    }
}

/// No scale has that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseScaleError;

impl fmt::Display for ParseScaleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such scale; there are")?;
        for (k, description) in SCALES.iter().enumerate() {
            write!(f, "{} {}", if k == 0 { "" } else { "," }, description.name)?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseScaleError {}

/// Where a puzzle lies on a scale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Depth {
    /// This value solves the puzzle and no less one does.
    Exactly(u8),
    /// This value does not solve the puzzle, and more was not asked for.
    MoreThan(u8),
    /// No value solves the puzzle: nothing more can be eliminated, however long the chains.
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

/// `3`, `>12`, `never`, `contradictory`.
impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Depth::Exactly(value) => f.pad(&value.to_string()),
            Depth::MoreThan(value) => f.pad(&format!(">{value}")),
            Depth::Never => f.pad("never"),
            Depth::Contradictory => f.pad("contradictory"),
        }
    }
}
