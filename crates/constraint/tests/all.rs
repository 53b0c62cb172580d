//! The tests of this crate.

mod large;
mod mixtures;
mod plain;
mod propagators;
mod random;

/// How many rounds a random test has: a few, or `ENNEAD_ROUNDS` for a long run.
pub(crate) fn rounds(few: u64) -> u64 {
    std::env::var("ENNEAD_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(few)
}
