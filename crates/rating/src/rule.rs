//! The rules of Sudoku Explainer's scale.
//!
//! # How to add one
//!
//! The scale is that of Sudoku Explainer 1.2.1. A new rule makes another scale: all ratings can
//! change.
//!
//! 1. In `rules!`, at its place: its name, its lowest rating and a sentence. If it relies on the
//!    puzzle having one solution, [`Rule::rests_on_uniqueness`] must say so; if it is a technique
//!    with a lesson, `technique_of` in `crates/logic/src/rule.rs` names it.
//! 2. `se/NAME.rs`: the function that finds its first instance, and `mod NAME;` in `se/mod.rs`.
//! 3. A line in `RULES` of `se/rules.rs`, which is in the order of the ratings. A rule for chains
//!    gets no line: add it to the search that already finds chains of its kind.
//! 4. `rule-NAME` in `crates/text/locales/{en,de,nl}/path.ftl`, and its row in `docs/rating.md`.
//! 5. A puzzle that needs it, with its rating, in a new file of `testdata/ratings` that a test
//!    reads. (`se.txt` there holds only what Sudoku Explainer says.)
//! 6. If the rating is below 4.5: its place in `LOW_RATINGS` of `crates/generate/src/wish.rs`.

macro_rules! rules {
    ($( #[doc = $about:literal] $rule:ident $name:literal $base:literal )*) => {
        /// A rule of Sudoku Explainer. They are in the order in which they are tried, easiest
        /// first.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Rule {
            $( #[doc = $about] $rule, )*
        }

        impl Rule {
            /// All rules, in their order.
            pub const ALL: &'static [Rule] = &[$(Rule::$rule),*];

            /// The rule's name in Sudoku Explainer, if it has one there.
            pub const fn name(self) -> &'static str {
                match self { $(Rule::$rule => $name),* }
            }

            /// The rule's name in kebab case, such as `hidden-single-in-box`; it is the key of its
            /// name in other languages.
            pub fn key(self) -> String {
                let identifier = match self { $(Rule::$rule => stringify!($rule)),* };
                let mut key = String::new();
                for (i, letter) in identifier.char_indices() {
                    let starts_word = letter.is_ascii_uppercase() || letter.is_ascii_digit();
                    if i > 0 && starts_word {
                        key.push('-');
                    }
                    key.push(letter.to_ascii_lowercase());
                }
                key
            }

            /// The rating of the rule; the lowest one if it depends on the instance.
            pub(super) const fn base(self) -> f64 {
                match self { $(Rule::$rule => $base),* }
            }
        }
    };
}

rules! {
    /// The last empty cell of a house.
    LastCell "Last Cell" 1.0
    /// A digit with one place left in a box.
    HiddenSingleInBox "Hidden Single in Box" 1.2
    /// A digit with one place left in a row or column.
    HiddenSingleInLine "Hidden Single in Line" 1.5
    /// Pointing that leaves a hidden single.
    DirectPointing "Direct Pointing" 1.7
    /// Claiming that leaves a hidden single.
    DirectClaiming "Direct Claiming" 1.9
    /// A hidden pair that leaves a hidden single.
    DirectHiddenPair "Direct Hidden Pair" 2.0
    /// A cell with one candidate left.
    NakedSingle "Naked Single" 2.3
    /// A hidden triplet that leaves a hidden single.
    DirectHiddenTriplet "Direct Hidden Triplet" 2.5
    /// A digit of a box locked into a line.
    Pointing "Pointing" 2.6
    /// A digit of a line locked into a box.
    Claiming "Claiming" 2.8
    /// Two cells with the same two digits.
    NakedPair "Naked Pair" 3.0
    /// A fish of two lines.
    XWing "X-Wing" 3.2
    /// Two digits with the same two places.
    HiddenPair "Hidden Pair" 3.4
    /// Three cells with three digits.
    NakedTriplet "Naked Triplet" 3.6
    /// A fish of three lines.
    Swordfish "Swordfish" 3.8
    /// Three digits with three places.
    HiddenTriplet "Hidden Triplet" 4.0
    /// A pivot of two candidates and two wings.
    XyWing "XY-Wing" 4.2
    /// A pivot of three candidates and two wings.
    XyzWing "XYZ-Wing" 4.4
    /// A unique rectangle or loop with extra candidates in one cell.
    UniqueLoop1 "Unique Rectangle or Loop type 1" 4.5
    /// A unique rectangle or loop with one extra digit.
    UniqueLoop2 "Unique Rectangle or Loop type 2" 4.5
    /// A unique rectangle or loop whose extra digits make a subset.
    UniqueLoop3 "Unique Rectangle or Loop type 3" 4.5
    /// A unique rectangle or loop with one of its digits locked.
    UniqueLoop4 "Unique Rectangle or Loop type 4" 4.5
    /// Four cells with four digits.
    NakedQuad "Naked Quad" 5.0
    /// A fish of four lines.
    Jellyfish "Jellyfish" 5.2
    /// Four digits with four places.
    HiddenQuad "Hidden Quad" 5.4
    /// A bivalue universal grave (every candidate twice in its houses) with extra candidates in one cell.
    Bug1 "BUG type 1" 5.6
    /// A bivalue universal grave with one extra digit.
    Bug2 "BUG type 2" 5.7
    /// A bivalue universal grave whose extra digits make a subset.
    Bug3 "BUG type 3" 5.7
    /// A bivalue universal grave with two cells that share a digit.
    Bug4 "BUG type 4" 5.7
    /// Two cells whose joint fillings are limited by others.
    AlignedPair "Aligned Pair Exclusion" 6.2
    /// A ring of links within one digit.
    XCycle "Bidirectional X-Cycle" 6.5
    /// A ring of links through cells of two candidates.
    YCycle "Bidirectional Y-Cycle" 6.5
    /// A forcing X-chain over four candidates.
    TurbotFish "Turbot Fish" 6.6
    /// A candidate that leads, through its digit alone, to its own opposite.
    ForcingXChain "Forcing X-Chain" 6.6
    /// A candidate that leads to its opposite.
    ForcingChain "Forcing Chain" 7.0
    /// A ring of links of both kinds.
    XyCycle "Bidirectional Cycle" 7.0
    /// Three cells whose joint fillings are limited by others.
    AlignedTriplet "Aligned Triplet Exclusion" 7.5
    /// A candidate that leads, through its digit alone, to a contradiction.
    Nishio "Nishio Forcing Chains" 7.5
    /// What all candidates of a cell lead to.
    CellForcing "Cell Forcing Chains" 8.0
    /// What all places of a digit in a house lead to.
    RegionForcing "Region Forcing Chains" 8.0
    /// A candidate that leads to a contradiction; candidates removed on the way stay removed.
    DynamicContradiction "Dynamic Contradiction Forcing Chains" 8.5
    /// What a candidate leads to whether it is true or false, with removals as above.
    DynamicDouble "Dynamic Double Forcing Chains" 8.5
    /// What all candidates of a cell lead to, with removals as above.
    DynamicCell "Dynamic Cell Forcing Chains" 8.5
    /// What all places of a digit in a house lead to, with removals as above.
    DynamicRegion "Dynamic Region Forcing Chains" 8.5
    /// Dynamic chains with locking, pairs and X-wings on the way.
    DynamicPlus "Dynamic Forcing Chains (+)" 9.0
    /// Dynamic chains with forcing chains and cycles on the way.
    NestedStatic "Dynamic Forcing Chains (+ Forcing Chains)" 9.5
    /// Dynamic chains with multiple chains on the way.
    NestedMultiple "Dynamic Forcing Chains (+ Multiple Forcing Chains)" 10.0
    /// Dynamic chains with dynamic chains on the way.
    NestedDynamic "Dynamic Forcing Chains (+ Dynamic Forcing Chains)" 10.5
    /// Dynamic chains with nested dynamic chains on the way.
    NestedTwice "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))" 11.0
}

impl Rule {
    /// Whether the rule relies on the puzzle having one solution.
    pub fn rests_on_uniqueness(self) -> bool {
        use Rule::{Bug1, Bug4, UniqueLoop1, UniqueLoop4};
        (UniqueLoop1..=UniqueLoop4).contains(&self) || (Bug1..=Bug4).contains(&self)
    }
}

ennead_grid::display!(Rule: |it, f| f.write_str(it.name()));
ennead_grid::written!(Rule => &'static str: |it| it.name());
ennead_grid::schema_of_names!(Rule, "Rule", Rule::ALL.iter().map(|rule| rule.name()));
