//! The techniques: a file each, or one for a family that is one function of size, and a line
//! in [`TECHNIQUES`].

mod aligned_exclusion;
mod als_chain;
mod bent_set;
mod bug;
mod colours;
mod deadly_types;
mod death_blossom;
mod empty_rectangle;
mod fish;
mod forcing;
mod full_house;
mod hidden_single;
mod hidden_subset;
mod kraken_fish;
mod locked_candidates;
mod naked_single;
mod naked_subset;
mod net;
mod nice_loop;
mod remote_pair;
mod simple_chain;
mod small_unions;
mod sue_de_coq;
mod template;
mod turbot_fish;
mod unique_loop;
mod unique_rectangle;
mod w_wing;
mod xy_wing;
mod xyz_wing;

use ennead_grid::name::{self, UnknownName};

use crate::Technique;

/// Every technique, in the order of HoDoKu's solver. Where a solver tries them in another order,
/// the [`Table`](crate::Table) says so.
pub static TECHNIQUES: &[&dyn Technique] = &[
    &full_house::FullHouse,
    &naked_single::NakedSingle,
    &hidden_single::HiddenSingle,
    &naked_subset::LOCKED_PAIR,
    &naked_subset::LOCKED_TRIPLE,
    &locked_candidates::POINTING,
    &locked_candidates::CLAIMING,
    &naked_subset::NAKED_PAIR,
    &naked_subset::NAKED_TRIPLE,
    &hidden_subset::HIDDEN_PAIR,
    &hidden_subset::HIDDEN_TRIPLE,
    &naked_subset::NAKED_QUAD,
    &hidden_subset::HIDDEN_QUAD,
    &fish::X_WING,
    &fish::SWORDFISH,
    &fish::JELLYFISH,
    &fish::SQUIRMBAG,
    &fish::WHALE,
    &fish::LEVIATHAN,
    &remote_pair::RemotePair,
    &bug::PLUS_1,
    &turbot_fish::SKYSCRAPER,
    &turbot_fish::TWO_STRING_KITE,
    &turbot_fish::TURBOT_FISH,
    &empty_rectangle::EmptyRectangle,
    &w_wing::WWing,
    &xy_wing::XyWing,
    &xyz_wing::XyzWing,
    &unique_rectangle::TYPE_1,
    &unique_rectangle::TYPE_2,
    &unique_rectangle::TYPE_3,
    &unique_rectangle::TYPE_4,
    &unique_rectangle::TYPE_5,
    &unique_rectangle::TYPE_6,
    &unique_rectangle::HIDDEN,
    &unique_rectangle::AVOIDABLE_1,
    &unique_rectangle::AVOIDABLE_2,
    &unique_loop::TYPE_1,
    &unique_loop::TYPE_2,
    &unique_loop::TYPE_3,
    &unique_loop::TYPE_4,
    &bug::TYPE_2,
    &bug::TYPE_3,
    &bug::TYPE_4,
    &bug::PLUS_N,
    &bent_set::WXYZ_WING,
    &bent_set::VWXYZ_WING,
    &fish::FINNED_X_WING,
    &fish::SASHIMI_X_WING,
    &fish::FINNED_SWORDFISH,
    &fish::SASHIMI_SWORDFISH,
    &fish::FINNED_JELLYFISH,
    &fish::SASHIMI_JELLYFISH,
    &fish::FINNED_SQUIRMBAG,
    &fish::SASHIMI_SQUIRMBAG,
    &fish::FINNED_WHALE,
    &fish::SASHIMI_WHALE,
    &fish::FINNED_LEVIATHAN,
    &fish::SASHIMI_LEVIATHAN,
    &sue_de_coq::SueDeCoq,
    &aligned_exclusion::PAIR,
    &aligned_exclusion::TRIPLET,
    &colours::SIMPLE,
    &colours::MULTI,
    &simple_chain::X_CHAIN,
    &simple_chain::XY_CHAIN,
    &nice_loop::CONTINUOUS,
    &nice_loop::AIC,
    &nice_loop::DISCONTINUOUS,
    &colours::MEDUSA,
    &nice_loop::GROUPED_CONTINUOUS,
    &nice_loop::GROUPED_AIC,
    &nice_loop::GROUPED_DISCONTINUOUS,
    &als_chain::ALS_XZ,
    &als_chain::ALS_XY_WING,
    &als_chain::ALS_CHAIN,
    &death_blossom::DeathBlossom,
    &fish::FRANKEN_X_WING,
    &fish::FRANKEN_SWORDFISH,
    &fish::FRANKEN_JELLYFISH,
    &fish::FRANKEN_SQUIRMBAG,
    &fish::FRANKEN_WHALE,
    &fish::FRANKEN_LEVIATHAN,
    &fish::FINNED_FRANKEN_X_WING,
    &fish::FINNED_FRANKEN_SWORDFISH,
    &fish::FINNED_FRANKEN_JELLYFISH,
    &fish::FINNED_FRANKEN_SQUIRMBAG,
    &fish::FINNED_FRANKEN_WHALE,
    &fish::FINNED_FRANKEN_LEVIATHAN,
    &fish::MUTANT_X_WING,
    &fish::MUTANT_SWORDFISH,
    &fish::MUTANT_JELLYFISH,
    &fish::MUTANT_SQUIRMBAG,
    &fish::MUTANT_WHALE,
    &fish::MUTANT_LEVIATHAN,
    &fish::FINNED_MUTANT_X_WING,
    &fish::FINNED_MUTANT_SWORDFISH,
    &fish::FINNED_MUTANT_JELLYFISH,
    &fish::FINNED_MUTANT_SQUIRMBAG,
    &fish::FINNED_MUTANT_WHALE,
    &fish::FINNED_MUTANT_LEVIATHAN,
    &kraken_fish::TYPE_1,
    &kraken_fish::TYPE_2,
    &forcing::NISHIO,
    &forcing::CHAIN_CONTRADICTION,
    &forcing::CHAIN_VERITY,
    &forcing::NET_CONTRADICTION,
    &forcing::NET_VERITY,
    &net::PLUS_CONTRADICTION,
    &net::PLUS_VERITY,
    &net::NESTED,
    &template::TEMPLATE_SET,
    &template::TEMPLATE_DELETE,
];

/// The technique called `name`.
///
/// # Errors
///
/// If there is none.
pub fn technique(name: &str) -> Result<&'static dyn Technique, UnknownName> {
    let names = TECHNIQUES.iter().map(|&technique| (technique.about().name, technique));
    name::find("technique", name, names)
}
