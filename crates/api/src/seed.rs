//! Random seeds.

use std::hash::{BuildHasher, RandomState};

/// A seed nobody has chosen, another one each time. It is below 2⁵³, so that JSON keeps it in
/// every language. The one place where ennead asks the system for randomness.
pub fn random_seed() -> u64 {
    RandomState::new().hash_one("seed") >> 11
}
