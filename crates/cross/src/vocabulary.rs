//! The vocabulary: every operator and predicate, one line each.
//!
//! The parsers, the writers, the checks of arity and kind, the documentation's table and the
//! generator all read [`VOCABULARY`]. What an entry *means* is defined only in
//! [`eval`](crate::eval); how the solver compiles it, in `compile`.

use ennead_grid::name::Named;

/// The kind of a term: an integer, or a truth value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// An integer of any size.
    Number,
    /// True or false, as a rule has to be.
    Truth,
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

macro_rules! vocabulary {
    ($(
        $Op:ident $name:literal [$($alias:literal),*]
        $arity:literal $takes:ident -> $gives:ident $meaning:literal
    )*) => {
        /// An operator or predicate.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Op { $(#[doc = $meaning] $Op,)* }

        /// Every operator and predicate, in the order of [`Op`].
        pub const VOCABULARY: &[Entry] = &[$(Entry {
            op: Op::$Op,
            name: $name,
            aliases: &[$($alias),*],
            arity: $arity,
            takes: Kind::$takes,
            gives: Kind::$gives,
            meaning: $meaning,
        }),*];
    };
}

// Name, aliases, number and kind of the arguments, kind of the result, meaning.
vocabulary! {
    Plus "plus" ["add"] 2 Number -> Number "a + b"
    Minus "minus" ["sub"] 2 Number -> Number "a − b"
    Times "mal" ["times", "mul"] 2 Number -> Number "a × b"
    DigitSum "qs" ["digitsum"] 1 Number -> Number "the sum of the digits of |a|"
    DigitProduct "qp" ["digitproduct"] 1 Number -> Number "the product of the digits of |a|"
    Mod "mod" [] 2 Number -> Number "the remainder of a ÷ b, from 0 to |b| − 1"
    Div "div" [] 2 Number -> Number "a ÷ b without the remainder: (a − mod(a, b)) ÷ b"
    Quotient "quot" ["over"] 2 Number -> Number "a ÷ b, which has to divide without remainder"
    Power "pow" [] 2 Number -> Number "a to the power b, b not negative; pow(0, 0) is 1"
    Reverse "rev" ["reverse"] 1 Number -> Number "the digits of a from back to front"
    Gcd "gcd" ["ggt"] 2 Number -> Number "the greatest common divisor"
    Lcm "lcm" ["kgv"] 2 Number -> Number "the least common multiple"
    Absolute "abs" [] 1 Number -> Number "|a|"
    Equal "eq" ["="] 2 Number -> Truth "a = b"
    NotEqual "ne" ["!=", "≠"] 2 Number -> Truth "a ≠ b"
    Less "lt" ["<"] 2 Number -> Truth "a < b"
    LessOrEqual "le" ["<=", "≤"] 2 Number -> Truth "a ≤ b"
    Greater "gt" [">"] 2 Number -> Truth "a > b"
    GreaterOrEqual "ge" [">=", "≥"] 2 Number -> Truth "a ≥ b"
    Divides "divides" [] 2 Number -> Truth "a is not 0, and b is a multiple of a"
    Unique "U" ["unique"] 1 Number -> Truth "the digits of a are all different"
    Anagram "anagram" [] 2 Number -> Truth "a and b have the same digits, equally often"
    Prime "prime" [] 1 Number -> Truth "a is a prime number"
    Square "square" [] 1 Number -> Truth "a is 0, 1, 4, 9, 16, …"
    Cube "cube" [] 1 Number -> Truth "a is the cube of an integer"
    Triangular "triangular" [] 1 Number -> Truth "a is 0, 1, 3, 6, 10, …"
    Fibonacci "fibonacci" [] 1 Number -> Truth "a is 0, 1, 2, 3, 5, 8, …"
    Palindrome "palindrome" [] 1 Number -> Truth "a reads the same from back to front"
    Perfect "perfect" [] 1 Number -> Truth "a is the sum of its proper divisors: 6, 28, 496, …"
    And "and" ["und"] 2 Truth -> Truth "both hold"
    Or "or" ["oder"] 2 Truth -> Truth "at least one holds"
    Not "not" ["nicht"] 1 Truth -> Truth "a does not hold"
}

impl Named for Op {
    const LIST: &'static str = "operator";

    fn list() -> impl Iterator<Item = (&'static str, Op)> {
        VOCABULARY.iter().map(|entry| (entry.name, entry.op))
    }
}

ennead_grid::chosen!(Op);
ennead_grid::schema_of_names!(Op, "Operator", Op::list().map(|(name, _)| name));

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
