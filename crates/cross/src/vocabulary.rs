//! The vocabulary: every operator and predicate, one line each.
//!
//! The parsers, the writers, the checks of arity and kind, the documentation's table and the
//! generator all read [`VOCABULARY`]. What an entry *means* is defined only in
//! [`eval`](crate::eval); how the solver compiles it, in `compile`.

/// The kind of a term: an integer, or a truth value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// An integer of any size.
    Number,
    /// True or false, as a rule has to be.
    Truth,
}

/// An operator or predicate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)] // Each is described by its line in `VOCABULARY`.
pub enum Op {
    Plus,
    Minus,
    Times,
    DigitSum,
    DigitProduct,
    Mod,
    Div,
    Quotient,
    Power,
    Reverse,
    Gcd,
    Lcm,
    Absolute,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Divides,
    Unique,
    Anagram,
    Prime,
    Square,
    Cube,
    Triangular,
    Fibonacci,
    Palindrome,
    Perfect,
    And,
    Or,
    Not,
}

/// One line of the vocabulary.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The operator.
    pub op: Op,
    /// Its name in the contest notation, as our writer writes it.
    pub name: &'static str,
    /// Other names that are understood.
    pub aliases: &'static [&'static str],
    /// The number of arguments: 1 or 2. When reading, `and` and `or` may have more.
    pub arity: usize,
    /// The kind of its arguments.
    pub takes: Kind,
    /// The kind of its result.
    pub gives: Kind,
    /// What it means, in a sentence.
    pub meaning: &'static str,
}

const fn entry(
    op: Op,
    name: &'static str,
    aliases: &'static [&'static str],
    arity: usize,
    takes: Kind,
    gives: Kind,
    meaning: &'static str,
) -> Entry {
    Entry { op, name, aliases, arity, takes, gives, meaning }
}

use Kind::{Number as N, Truth as T};

/// Every operator and predicate, in the order of [`Op`].
pub const VOCABULARY: &[Entry] = &[
    entry(Op::Plus, "plus", &["add"], 2, N, N, "a + b"),
    entry(Op::Minus, "minus", &["sub"], 2, N, N, "a − b"),
    entry(Op::Times, "mal", &["times", "mul"], 2, N, N, "a × b"),
    entry(Op::DigitSum, "qs", &["digitsum"], 1, N, N, "the sum of the digits of |a|"),
    entry(Op::DigitProduct, "qp", &["digitproduct"], 1, N, N, "the product of the digits of |a|"),
    entry(Op::Mod, "mod", &[], 2, N, N, "the remainder of a ÷ b, from 0 to |b| − 1"),
    entry(Op::Div, "div", &[], 2, N, N, "a ÷ b without the remainder: (a − mod(a, b)) ÷ b"),
    entry(Op::Quotient, "quot", &["over"], 2, N, N, "a ÷ b, which has to divide without remainder"),
    entry(Op::Power, "pow", &[], 2, N, N, "a to the power b, b not negative; pow(0, 0) is 1"),
    entry(Op::Reverse, "rev", &["reverse"], 1, N, N, "the digits of a from back to front"),
    entry(Op::Gcd, "gcd", &["ggt"], 2, N, N, "the greatest common divisor"),
    entry(Op::Lcm, "lcm", &["kgv"], 2, N, N, "the least common multiple"),
    entry(Op::Absolute, "abs", &[], 1, N, N, "|a|"),
    entry(Op::Equal, "eq", &["="], 2, N, T, "a = b"),
    entry(Op::NotEqual, "ne", &["!=", "≠"], 2, N, T, "a ≠ b"),
    entry(Op::Less, "lt", &["<"], 2, N, T, "a < b"),
    entry(Op::LessOrEqual, "le", &["<=", "≤"], 2, N, T, "a ≤ b"),
    entry(Op::Greater, "gt", &[">"], 2, N, T, "a > b"),
    entry(Op::GreaterOrEqual, "ge", &[">=", "≥"], 2, N, T, "a ≥ b"),
    entry(Op::Divides, "divides", &[], 2, N, T, "a is not 0, and b is a multiple of a"),
    entry(Op::Unique, "U", &["unique"], 1, N, T, "the digits of a are all different"),
    entry(Op::Anagram, "anagram", &[], 2, N, T, "a and b have the same digits, equally often"),
    entry(Op::Prime, "prime", &[], 1, N, T, "a is a prime number"),
    entry(Op::Square, "square", &[], 1, N, T, "a is 0, 1, 4, 9, 16, …"),
    entry(Op::Cube, "cube", &[], 1, N, T, "a is the cube of an integer"),
    entry(Op::Triangular, "triangular", &[], 1, N, T, "a is 0, 1, 3, 6, 10, …"),
    entry(Op::Fibonacci, "fibonacci", &[], 1, N, T, "a is 0, 1, 2, 3, 5, 8, …"),
    entry(Op::Palindrome, "palindrome", &[], 1, N, T, "a reads the same from back to front"),
    entry(
        Op::Perfect,
        "perfect",
        &[],
        1,
        N,
        T,
        "a is the sum of its proper divisors: 6, 28, 496, …",
    ),
    entry(Op::And, "and", &["und"], 2, T, T, "both hold"),
    entry(Op::Or, "or", &["oder"], 2, T, T, "at least one holds"),
    entry(Op::Not, "not", &["nicht"], 1, T, T, "a does not hold"),
];

impl Op {
    /// The operator's line in the vocabulary.
    pub fn entry(self) -> &'static Entry {
        &VOCABULARY[self as usize]
    }

    /// The operator with that name, or `None`.
    ///
    /// ```
    /// use ennead_cross::Op;
    ///
    /// assert_eq!(Op::named("="), Some(Op::Equal));
    /// assert_eq!(Op::named("U"), Some(Op::Unique));
    /// assert_eq!(Op::named("u"), None);
    /// ```
    pub fn named(name: &str) -> Option<Op> {
        VOCABULARY
            .iter()
            .find(|entry| entry.name == name || entry.aliases.contains(&name))
            .map(|entry| entry.op)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_operators_and_names_are_unique() {
        let mut names = Vec::new();
        for (i, entry) in VOCABULARY.iter().enumerate() {
            assert_eq!(entry.op as usize, i, "{}", entry.name);
            names.push(entry.name);
            names.extend(entry.aliases);
        }
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn the_documentation_has_every_line() {
        let page = include_str!("../../../docs/cross-number.md");
        for entry in VOCABULARY {
            let names: Vec<String> = std::iter::once(&entry.name)
                .chain(entry.aliases)
                .map(|name| format!("`{name}`"))
                .collect();
            let meaning = entry.meaning.replace('|', "\\|");
            let line = format!("| {} | {meaning} |", names.join(" "));
            assert!(page.contains(&line), "{line}");
        }
    }
}
