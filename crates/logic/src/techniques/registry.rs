//! The registry of techniques.
//!
//! The order of `techniques!` is the order in which they are tried. After a change of it, run
//! `ennead techniques doc`. (For a single run, `--table FILE` gives another order.)

use std::fmt;

use ennead_grid::name::{Named, UnknownName};

use crate::Technique;
use crate::row::{HodokuLevel, Row};

/// Makes the registry: for each technique the static in its file, its level, the score of a step,
/// and whether a solver uses it by default: HoDoKu, we alone (`ours`), or neither. The second part
/// comes with the feature `extreme`.
macro_rules! techniques {
    ($($file:ident::$TECHNIQUE:ident $level:ident $score:literal $used:ident,)*
     ; $($last:ident::$LAST:ident $its_level:ident $its_score:literal $its_used:ident,)*) => {
        /// Every technique, in the order of HoDoKu's solver; ours between its chains and its nets. A [`Table`](crate::Table) may give
        /// another order.
        pub static TECHNIQUES: &[&dyn Technique] = &[
            $(&super::$file::$TECHNIQUE,)*
            $(#[cfg(feature = "extreme")] &super::$last::$LAST,)*
        ];

        /// The rows of HoDoKu's table, in the same order.
        pub(crate) static ROWS: &[Row] = &[
            $(techniques!(@ row $file::$TECHNIQUE $level $score $used),)*
            $(#[cfg(feature = "extreme")] techniques!(@ row $last::$LAST $its_level $its_score $its_used),)*
        ];

        /// Whether they are used by default though HoDoKu does not have them, in the same order.
        pub(crate) static OURS: &[bool] = &[
            $(techniques!(@ whose $used),)*
            $(#[cfg(feature = "extreme")] techniques!(@ whose $its_used),)*
        ];
    };
    (@ row $file:ident::$TECHNIQUE:ident $level:ident $score:literal $used:ident) => {
        Row {
            technique: &super::$file::$TECHNIQUE,
            level: HodokuLevel::$level,
            score: $score,
            used: techniques!(@ $used),
        }
    };
    (@ whose ours) => { true };
    (@ whose $used:ident) => { false };
    (@ used) => { true };
    (@ unused) => { false };
    (@ ours) => { false };
}

// Order, levels and scores are those of HoDoKu 2.2.4 (Bernhard Hobiger).
techniques! {
    full_house::FullHouse            Easy        4 used,
    naked_single::NakedSingle        Easy        4 used,
    hidden_single::HiddenSingle      Easy       14 used,
    naked_subset::LOCKED_PAIR        Medium     40 used,
    naked_subset::LOCKED_TRIPLE      Medium     60 used,
    locked_candidates::POINTING      Medium     50 used,
    locked_candidates::CLAIMING      Medium     50 used,
    naked_subset::NAKED_PAIR         Medium     60 used,
    naked_subset::NAKED_TRIPLE       Medium     80 used,
    hidden_subset::HIDDEN_PAIR       Medium     70 used,
    hidden_subset::HIDDEN_TRIPLE     Medium    100 used,
    naked_subset::NAKED_QUAD         Hard      120 used,
    hidden_subset::HIDDEN_QUAD       Hard      150 used,
    fish::X_WING                     Hard      140 used,
    fish::SWORDFISH                  Hard      150 used,
    fish::JELLYFISH                  Hard      160 used,
    fish::SQUIRMBAG                  Unfair    470 unused,
    fish::WHALE                      Unfair    470 unused,
    fish::LEVIATHAN                  Unfair    470 unused,
    remote_pair::RemotePair          Hard      110 used,
    bug::PLUS_1                      Hard      100 used,
    turbot_fish::SKYSCRAPER          Hard      130 used,
    turbot_fish::TWO_STRING_KITE     Hard      150 used,
    turbot_fish::TURBOT_FISH         Hard      120 used,
    empty_rectangle::EmptyRectangle  Hard      120 used,
    w_wing::WWing                    Hard      150 used,
    xy_wing::XyWing                  Hard      160 used,
    xyz_wing::XyzWing                Hard      180 used,
    unique_rectangle::TYPE_1         Hard      100 used,
    unique_rectangle::TYPE_2         Hard      100 used,
    unique_rectangle::TYPE_3         Hard      100 used,
    unique_rectangle::TYPE_4         Hard      100 used,
    unique_rectangle::TYPE_5         Hard      100 used,
    unique_rectangle::TYPE_6         Hard      100 used,
    unique_rectangle::HIDDEN         Hard      100 used,
    unique_rectangle::AVOIDABLE_1    Hard      100 used,
    unique_rectangle::AVOIDABLE_2    Hard      100 used,
    unique_loop::TYPE_1              Hard      110 unused,
    unique_loop::TYPE_2              Hard      110 unused,
    unique_loop::TYPE_3              Hard      110 unused,
    unique_loop::TYPE_4              Hard      110 unused,
    bug::TYPE_2                      Hard      110 unused,
    bug::TYPE_3                      Hard      120 unused,
    bug::TYPE_4                      Hard      110 unused,
    bug::PLUS_N                      Hard      120 unused,
    bent_set::WXYZ_WING              Hard      200 unused,
    bent_set::VWXYZ_WING             Unfair    240 unused,
    fish::FINNED_X_WING              Hard      130 used,
    fish::SASHIMI_X_WING             Hard      150 used,
    fish::FINNED_SWORDFISH           Unfair    200 used,
    fish::SASHIMI_SWORDFISH          Unfair    240 used,
    fish::FINNED_JELLYFISH           Unfair    250 used,
    fish::SASHIMI_JELLYFISH          Unfair    260 used,
    fish::FINNED_SQUIRMBAG           Unfair    470 unused,
    fish::SASHIMI_SQUIRMBAG          Unfair    470 unused,
    fish::FINNED_WHALE               Unfair    470 unused,
    fish::SASHIMI_WHALE              Unfair    470 unused,
    fish::FINNED_LEVIATHAN           Unfair    470 unused,
    fish::SASHIMI_LEVIATHAN          Unfair    470 unused,
    sue_de_coq::SueDeCoq             Unfair    250 used,
    aligned_exclusion::PAIR          Unfair    260 unused,
    aligned_exclusion::TRIPLET       Unfair    350 unused,
    colours::SIMPLE                  Hard      150 used,
    colours::MULTI                   Hard      200 used,
    simple_chain::X_CHAIN            Unfair    260 used,
    simple_chain::XY_CHAIN           Unfair    260 used,
    nice_loop::CONTINUOUS            Unfair    280 used,
    nice_loop::AIC                   Unfair    280 used,
    nice_loop::DISCONTINUOUS         Unfair    280 used,
    colours::MEDUSA                  Unfair    290 unused,
    nice_loop::GROUPED_CONTINUOUS    Unfair    300 used,
    nice_loop::GROUPED_AIC           Unfair    300 used,
    nice_loop::GROUPED_DISCONTINUOUS Unfair    300 used,
    als_chain::ALS_XZ                Unfair    300 used,
    als_chain::ALS_XY_WING           Unfair    320 used,
    als_chain::ALS_CHAIN             Unfair    340 used,
    death_blossom::DeathBlossom      Unfair    360 unused,
    fish::FRANKEN_X_WING             Unfair    300 used,
    fish::FRANKEN_SWORDFISH          Unfair    350 used,
    fish::FRANKEN_JELLYFISH          Unfair    370 unused,
    fish::FRANKEN_SQUIRMBAG          Extreme   470 unused,
    fish::FRANKEN_WHALE              Extreme   470 unused,
    fish::FRANKEN_LEVIATHAN          Extreme   470 unused,
    fish::FINNED_FRANKEN_X_WING      Unfair    390 used,
    fish::FINNED_FRANKEN_SWORDFISH   Unfair    410 used,
    fish::FINNED_FRANKEN_JELLYFISH   Unfair    430 unused,
    fish::FINNED_FRANKEN_SQUIRMBAG   Extreme   470 unused,
    fish::FINNED_FRANKEN_WHALE       Extreme   470 unused,
    fish::FINNED_FRANKEN_LEVIATHAN   Extreme   470 unused,
    fish::MUTANT_X_WING              Extreme   450 unused,
    fish::MUTANT_SWORDFISH           Extreme   450 unused,
    fish::MUTANT_JELLYFISH           Extreme   450 unused,
    fish::MUTANT_SQUIRMBAG           Extreme   470 unused,
    fish::MUTANT_WHALE               Extreme   470 unused,
    fish::MUTANT_LEVIATHAN           Extreme   470 unused,
    fish::FINNED_MUTANT_X_WING       Extreme   470 unused,
    fish::FINNED_MUTANT_SWORDFISH    Extreme   470 unused,
    fish::FINNED_MUTANT_JELLYFISH    Extreme   470 unused,
    fish::FINNED_MUTANT_SQUIRMBAG    Extreme   470 unused,
    fish::FINNED_MUTANT_WHALE        Extreme   470 unused,
    fish::FINNED_MUTANT_LEVIATHAN    Extreme   470 unused,

    ; // These come with the feature `extreme`. Those that are `ours` are not HoDoKu's.
    gurth::Gurth                     Hard      110 ours,
    reverse_bug::ReverseBug          Hard      120 ours,
    extended_rectangle::ExtendedRectangle Hard 130 ours,
    deadly_polygon::BorescoperPolygon Hard     140 ours,
    broken_wing::BrokenWing          Unfair    260 ours,
    bivalue_oddagon::BivalueOddagon  Unfair    280 ours,
    tridagon::Tridagon               Unfair    300 ours,
    firework::TRIPLE                 Unfair    320 ours,
    firework::QUADRUPLE              Unfair    360 ours,
    sk_loop::SkLoop                  Extreme   400 ours,
    exocet::JUNIOR                   Extreme   430 ours,
    exocet::PLUS                     Extreme   450 ours,
    exocet::DOUBLE                   Extreme   470 ours,
    kraken_fish::TYPE_1              Extreme   500 unused,
    kraken_fish::TYPE_2              Extreme   500 unused,
    forcing::NISHIO                  Extreme   480 unused,
    forcing::CHAIN_CONTRADICTION     Extreme   500 used,
    forcing::CHAIN_VERITY            Extreme   500 used,
    forcing::NET_CONTRADICTION       Extreme   700 used,
    forcing::NET_VERITY              Extreme   700 used,
    exocet::SENIOR                   Extreme   705 ours,
    impossible::Impossible           Extreme   710 ours,
    or_k::NET                        Extreme   720 ours,
    or_k::FORCING                    Extreme   760 ours,
    multi_sector::MultiSector        Extreme   800 ours,
    net::PLUS_CONTRADICTION          Extreme   900 used,
    net::PLUS_VERITY                 Extreme   900 used,
    net::NESTED                      Extreme  2000 used,
    template::TEMPLATE_SET           Extreme 10000 unused,
    template::TEMPLATE_DELETE        Extreme 10000 unused,
    whips::BIVALUE_CHAIN             Unfair    280 unused,
    whips::Z_CHAIN                   Unfair    300 unused,
    whips::T_WHIP                    Unfair    320 unused,
    whips::WHIP                      Extreme   480 unused,
    whips::G_WHIP                    Extreme   490 unused,
    whips::BRAID                     Extreme   490 unused,
}

impl Named for &'static dyn Technique {
    const LIST: &'static str = "technique";

    fn list() -> impl Iterator<Item = (&'static str, Self)> {
        TECHNIQUES.iter().map(|&technique| (technique.about().name, technique))
    }
}

ennead_grid::chosen!(&'static dyn Technique);
ennead_grid::written!(dyn Technique => &'static str: |it| it.about().name);
ennead_grid::schema_of_names!(
    dyn Technique,
    "TechniqueName",
    <&'static dyn Technique>::list().map(|(name, _)| name)
);

/// Techniques of one name are one.
impl PartialEq for dyn Technique {
    fn eq(&self, other: &dyn Technique) -> bool {
        self.about().name == other.about().name
    }
}

impl Eq for dyn Technique {}

impl fmt::Debug for dyn Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.about().name)
    }
}

/// The technique called `name`.
///
/// # Errors
///
/// If there is none.
pub fn technique(name: &str) -> Result<&'static dyn Technique, UnknownName> {
    Named::by_name(name)
}
