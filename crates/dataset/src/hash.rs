//! Hashes that are the same everywhere and for ever: SHA-256, which every language has.

use ennead::{Givens, Solution, minlex};
use sha2::{Digest, Sha256};

/// The class of a solution grid: the first 64 bits of the SHA-256 of the 81 characters of its
/// canonical form. All grids that are the same up to a symmetry have the same class.
///
/// There are 5,472,730,538 classes of grids, so two of them having the same number does happen (about
/// once among all); then their puzzles are put into the same split, which does no harm.
pub fn class(solution: &Solution) -> u64 {
    class_of_form(&minlex(solution.grid()).form)
}

fn class_of_form(form: &Givens) -> u64 {
    first_bits(&Sha256::digest(form.to_string()))
}

/// A seed for a purpose: the first 64 bits of the SHA-256 of the parts, joined by line ends.
///
/// ```
/// use ennead_dataset::seed_for;
///
/// assert_ne!(seed_for(&["make", "42", "level=easy"]), seed_for(&["make", "43", "level=easy"]));
/// ```
pub fn seed_for(parts: &[&str]) -> u64 {
    first_bits(&Sha256::digest(parts.join("\n")))
}

fn first_bits(digest: &[u8]) -> u64 {
    digest.iter().take(8).fold(0, |bits, &byte| bits << 8 | u64::from(byte))
}

/// A checksum while bytes are added to it.
#[derive(Clone, Default)]
pub struct Sum {
    digest: Sha256,
    bytes: u64,
}

impl Sum {
    /// The sum of no bytes.
    pub fn new() -> Sum {
        Sum::default()
    }

    /// Adds bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.digest.update(bytes);
        self.bytes += bytes.len() as u64;
    }

    /// How many bytes were added.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The SHA-256 of the bytes, in 64 hexadecimal digits.
    pub fn hex(self) -> String {
        self.digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The checksum of these bytes.
    pub fn of(bytes: &[u8]) -> String {
        let mut sum = Sum::new();
        sum.add(bytes);
        sum.hex()
    }
}
