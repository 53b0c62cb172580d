//! What the techniques may look for.

/// Switches that change what techniques find, like HoDoKu's options. They are passed in with the
/// [`Facts`](crate::Facts); nothing is global.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Techniques that assume that the puzzle has only one solution. Off if that is not known.
    pub uniqueness: bool,
    /// Empty rectangles whose box has only two candidates (library variant `0402-1`).
    pub empty_rectangle_of_two: bool,
    /// Unique and hidden rectangles some of whose candidates are gone (`060x-2`).
    pub rectangle_with_gaps: bool,
    /// Almost locked sets as nodes of grouped chains (`0709-2`, `0710-3`/`-4`, `0711-3`/`-4`).
    pub als_in_chains: bool,
    /// Loops that eliminate candidates in their own cells if two of these cells exclude them too.
    pub loops_in_own_cells: bool,
    /// Almost locked sets that share cells (`0901-2`, `0902-2`, …).
    pub als_overlap: bool,
    /// Two fish with the same base and different fins, shown as one step (`03111`, `03211`, …).
    pub siamese_fish: bool,
    /// Two kites, or two empty rectangles, of one box, shown as one step (`0404`, `0405`).
    pub dual_patterns: bool,
    /// The largest number of fins of a fish.
    pub max_fins: usize,
    /// The largest number of candidates that may lie in two base sets of a fish at once.
    pub max_endo_fins: usize,
    /// The largest number of base lines of a kraken fish, 2 to 7. From five on the search is slow.
    pub max_kraken_size: usize,
    /// The largest number of fins of a kraken fish, each with its chain.
    pub max_kraken_fins: usize,
    /// The largest number of links of a chain.
    pub max_chain: usize,
    /// The largest number of variables of whips, braids and their kin.
    pub max_whip: usize,
}

impl Options {
    /// What a solver uses by default.
    pub const DEFAULT: Options = Options {
        uniqueness: true,
        empty_rectangle_of_two: false,
        rectangle_with_gaps: true,
        als_in_chains: false,
        loops_in_own_cells: true,
        als_overlap: false,
        siamese_fish: false,
        dual_patterns: false,
        max_fins: 5,
        max_endo_fins: 2,
        max_kraken_size: 4,
        max_kraken_fins: 2,
        max_chain: 40,
        max_whip: 36,
    };
}

impl Default for Options {
    fn default() -> Options {
        Options::DEFAULT
    }
}
