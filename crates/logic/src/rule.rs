//! The rules of Sudoku Explainer's scale that are techniques, too.

use ennead_rating::Rule;

/// The name of the technique that finds the same patterns, and so has a lesson about the rule; none if
/// the rule joins several techniques, as a unique rectangle or loop does, or is none of them.
///
/// ```
/// use ennead_logic::technique_of;
/// use ennead_rating::Rule;
///
/// assert_eq!(technique_of(Rule::XWing), Some("x-wing"));
/// assert_eq!(technique_of(Rule::NestedTwice), None);
/// ```
pub const fn technique_of(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::LastCell => "full-house",
        Rule::HiddenSingleInBox | Rule::HiddenSingleInLine => "hidden-single",
        Rule::NakedSingle => "naked-single",
        Rule::Pointing => "pointing",
        Rule::Claiming => "claiming",
        Rule::NakedPair => "naked-pair",
        Rule::XWing => "x-wing",
        Rule::HiddenPair => "hidden-pair",
        Rule::NakedTriplet => "naked-triple",
        Rule::Swordfish => "swordfish",
        Rule::HiddenTriplet => "hidden-triple",
        Rule::XyWing => "xy-wing",
        Rule::XyzWing => "xyz-wing",
        Rule::NakedQuad => "naked-quad",
        Rule::Jellyfish => "jellyfish",
        Rule::HiddenQuad => "hidden-quad",
        Rule::Bug1 => "bug-plus-1",
        Rule::Bug2 => "bug-2",
        Rule::Bug3 => "bug-3",
        Rule::Bug4 => "bug-4",
        Rule::AlignedPair => "aligned-pair-exclusion",
        Rule::TurbotFish => "turbot-fish",
        Rule::AlignedTriplet => "aligned-triplet-exclusion",
        Rule::Nishio => "nishio",
        Rule::CellForcing | Rule::RegionForcing => "forcing-chain-verity",
        _ => return None,
    })
}
