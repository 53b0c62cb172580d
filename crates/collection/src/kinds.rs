//! Which kinds there are.

use std::fmt;

use ennead_grid::name::{Named, UnknownName};
use ennead_rating::Level;

/// A kind of puzzles in the collection.
pub struct Kind {
    /// Its name, and that of its file.
    pub name: &'static str,
    /// How many puzzles there are of each level, the easiest first.
    counts: [usize; Level::ALL.len()],
    #[cfg(feature = "puzzles")]
    list: &'static str,
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

macro_rules! kinds {
    ($($name:literal [$($count:literal)*],)*) => {
        /// All kinds, those that are known best first.
        pub static KINDS: &[Kind] = &[$(Kind {
            name: $name,
            counts: [$($count),*],
            #[cfg(feature = "puzzles")]
            list: include_str!(concat!("puzzles/", $name, ".txt")),
        }),*];
    };
}

// How many puzzles of each level: easy, medium, hard, very hard, extreme.
kinds! {
    "4x4" [60 0 0 0 0],
    "6x6" [60 0 0 0 0],
    "8x8" [60 0 0 0 0],
    "10x10" [60 0 0 0 0],
    "12x12" [30 30 0 0 0],
    "16x16" [60 0 0 0 0],
    "killer-4x4" [20 0 0 0 0],
    "killer-6x6" [60 60 51 9 1],
    "killer" [0 143 147 145 139],
    "killer-gaps" [0 20 20 20 0],
    "killer-x" [0 20 20 20 14],
    "killer-jigsaw" [0 14 20 20 18],
    "jigsaw-5x5" [42 18 0 0 0],
    "jigsaw-6x6" [31 29 0 0 0],
    "jigsaw-7x7" [28 29 3 0 0],
    "jigsaw" [15 15 15 15 0],
    "x-6x6" [28 29 3 0 0],
    "x" [21 21 15 3 0],
    "windoku" [22 22 14 2 0],
    "anti-knight" [20 20 20 0 0],
    "odd-even-6x6" [57 3 0 0 0],
    "odd-even" [20 20 20 0 0],
    "thermometers-6x6" [55 5 0 0 0],
    "thermometers" [15 15 15 15 0],
    "arrows-6x6" [0 30 30 0 0],
    "arrows" [0 20 20 20 0],
    "thermometers-arrows" [0 20 20 20 0],
    "dots" [15 15 15 15 0],
    "dots-all-6x6" [20 20 17 20 20],
    "dots-all" [2 1 9 6 20],
    "xv" [15 15 15 15 0],
    "xv-all" [20 13 20 20 20],
    "inequality-6x6" [20 5 1 5 20],
    "inequality" [20 20 20 0 0],
    "little-killer" [0 20 20 20 0],
    "sandwich" [0 0 42 18 0],
    "quads" [0 0 55 5 0],
    "palindromes" [20 20 20 0 0],
    "renban" [0 0 30 30 0],
    "whispers" [12 16 16 16 0],
    "whispers-renban" [0 0 30 30 0],
}

impl Kind {
    /// The kind called `name`.
    ///
    /// ```
    /// use ennead_collection::Kind;
    ///
    /// assert_eq!(Kind::by_name("killer").map(|kind| kind.name), Ok("killer"));
    /// assert_eq!(Kind::by_name("kilier").unwrap_err().nearest(), Some("killer"));
    /// ```
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn by_name(name: &str) -> Result<&'static Kind, UnknownName> {
        <&'static Kind as Named>::by_name(name)
    }

    /// How many puzzles of this level there are.
    pub fn count(&self, level: Level) -> usize {
        let levels = Level::ALL.into_iter().zip(self.counts);
        levels.filter(|&(other, _)| other == level).map(|(_, count)| count).sum()
    }

    /// The levels that have puzzles, the easiest first.
    pub fn levels(&self) -> impl Iterator<Item = Level> + '_ {
        Level::ALL.into_iter().filter(|&level| self.count(level) > 0)
    }

    /// Its puzzles, as the text of its file.
    #[cfg(feature = "puzzles")]
    pub fn list(&self) -> &'static str {
        self.list
    }
}

impl Named for &'static Kind {
    const LIST: &'static str = "kind";

    fn list() -> impl Iterator<Item = (&'static str, &'static Kind)> {
        KINDS.iter().map(|kind| (kind.name, kind))
    }
}

ennead_grid::chosen!(&'static Kind);
ennead_grid::schema_of_names!(Kind, "CollectionKind", KINDS.iter().map(|kind| kind.name));
