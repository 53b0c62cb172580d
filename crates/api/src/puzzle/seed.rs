//! Random seeds.

use std::hash::{BuildHasher, RandomState};

/// A random seed. It is below 2⁵³, so that JSON numbers hold it exactly in every language. This is
/// the only place where ennead asks the system for randomness.
pub fn random_seed() -> u64 {
    RandomState::new().hash_one("seed") >> 11
}
