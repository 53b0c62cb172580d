//! The keywords of the clue notation, in three languages.

use super::ClueLanguage;
use crate::puzzle::Direction;
use crate::vocabulary::Op;

/// What a keyword means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Size,
    Grid,
    At,
    Black,
    Rule,
    LeadingZeros,
    Digits,
    Yes,
    No,
    Cells,
    Number,
    Run(Direction),
    /// A predicate of the word itself, or of the parentheses that follow.
    Predicate(Op),
    /// An operator on the single term after it.
    Of(Op),
    /// An operator on the word itself.
    Own(Op),
    /// An operator between the word itself, or what comes before the keyword, and what follows.
    Relation(Op),
    /// A relation with its sides exchanged.
    Turned(Op),
    Even,
    Odd,
    And,
    Or,
    Not,
}

/// The keywords: first those that our writer uses, in English, German and Dutch, then others that
/// are understood. A keyword comes before any other that is its beginning.
pub(super) const KEYWORDS: &[(Word, [&str; 3], &[&str])] = &[
    (Word::LeadingZeros, ["leading zeros", "führende Nullen", "voorloopnullen"], &[]),
    (
        Word::Of(Op::DigitSum),
        ["digit sum of", "Quersumme von", "cijfersom van"],
        &["sum of digits of"],
    ),
    (Word::Of(Op::DigitProduct), ["digit product of", "Querprodukt von", "cijferproduct van"], &[]),
    (Word::Own(Op::DigitSum), ["digit sum", "Quersumme", "cijfersom"], &[]),
    (Word::Own(Op::DigitProduct), ["digit product", "Querprodukt", "cijferproduct"], &[]),
    (Word::Of(Op::Reverse), ["reverse of", "Umkehrung von", "omkering van"], &[]),
    (Word::Own(Op::Reverse), ["reverse", "Umkehrung", "omkering"], &[]),
    (
        Word::Turned(Op::Divides),
        ["multiple of", "Vielfaches von", "veelvoud van"],
        &["divisible by", "teilbar durch", "deelbaar door"],
    ),
    (
        Word::Relation(Op::Divides),
        ["divisor of", "Teiler von", "deler van"],
        &["factor of", "divides"],
    ),
    (Word::Relation(Op::Anagram), ["anagram of", "Anagramm von", "anagram van"], &[]),
    (
        Word::Predicate(Op::Unique),
        ["digits differ", "Ziffern verschieden", "cijfers verschillend"],
        &[],
    ),
    (Word::Predicate(Op::Prime), ["prime", "Primzahl", "priemgetal"], &[]),
    (Word::Predicate(Op::Square), ["square", "Quadratzahl", "kwadraat"], &[]),
    (Word::Predicate(Op::Cube), ["cube", "Kubikzahl", "derdemacht"], &[]),
    (Word::Predicate(Op::Triangular), ["triangular", "Dreieckszahl", "driehoeksgetal"], &[]),
    (Word::Predicate(Op::Fibonacci), ["fibonacci", "Fibonaccizahl", "fibonaccigetal"], &[]),
    (Word::Predicate(Op::Palindrome), ["palindrome", "Palindrom", "palindroom"], &[]),
    (Word::Predicate(Op::Perfect), ["perfect", "vollkommen", "volmaakt"], &[]),
    (Word::Even, ["even", "gerade", "even"], &[]),
    (Word::Odd, ["odd", "ungerade", "oneven"], &[]),
    (Word::Size, ["size", "Größe", "grootte"], &["groesse"]),
    (Word::Grid, ["grid", "Gitter", "rooster"], &[]),
    (Word::Black, ["black", "schwarz", "zwart"], &[]),
    (Word::Rule, ["rule", "Regel", "regel"], &[]),
    (Word::Digits, ["digits", "Ziffern", "cijfers"], &[]),
    (Word::Cells, ["cells", "Zellen", "cellen"], &[]),
    (Word::Number, ["number", "Zahl", "getal"], &[]),
    (Word::Yes, ["yes", "ja", "ja"], &[]),
    (Word::No, ["no", "nein", "nee"], &[]),
    (Word::At, ["at", "bei", "bij"], &["auf", "op"]),
    (
        Word::Run(Direction::Across),
        ["across", "waagerecht", "horizontaal"],
        &["waagrecht", "horizontal"],
    ),
    (Word::Run(Direction::Down), ["down", "senkrecht", "verticaal"], &["vertikal"]),
    (Word::Not, ["not", "nicht", "niet"], &[]),
    (Word::And, ["and", "und", "en"], &[";"]),
    (Word::Or, ["or", "oder", "of"], &[]),
];

/// The signs between two terms. If an operator has several, our writer uses the first. A sign comes
/// before any sign that is its beginning.
pub(super) const SIGNS: &[(&str, Op)] = &[
    ("≤", Op::LessOrEqual),
    ("<=", Op::LessOrEqual),
    ("≥", Op::GreaterOrEqual),
    (">=", Op::GreaterOrEqual),
    ("≠", Op::NotEqual),
    ("!=", Op::NotEqual),
    ("=", Op::Equal),
    ("<", Op::Less),
    (">", Op::Greater),
    ("+", Op::Plus),
    ("−", Op::Minus),
    ("-", Op::Minus),
    ("×", Op::Times),
    ("*", Op::Times),
    ("·", Op::Times),
    ("/", Op::Quotient),
    ("÷", Op::Quotient),
    ("^", Op::Power),
];

/// What our writer puts between two terms; `None` for a function such as `gcd(a, b)`.
pub(super) fn between(op: Op, language: ClueLanguage) -> Option<&'static str> {
    match op {
        Op::And => Some(Word::And.written(language)),
        Op::Or => Some(Word::Or.written(language)),
        Op::Anagram | Op::Divides => Some(Word::Relation(op).written(language)),
        Op::Mod | Op::Div => Some(op.entry().name),
        _ => SIGNS.iter().find(|&&(_, other)| other == op).map(|&(sign, _)| sign),
    }
}

impl Word {
    pub(super) fn written(self, language: ClueLanguage) -> &'static str {
        let entry = KEYWORDS.iter().find(|entry| entry.0 == self).expect("it has its line");
        entry.1[language as usize]
    }
}

/// Whether a name would be read as the beginning of another line: `size 2 2`, `black at r1c1`.
pub(in crate::language) fn is_reserved(name: &str) -> bool {
    KEYWORDS.iter().filter(|(word, ..)| matches!(word, Word::Size | Word::Black)).any(
        |(_, names, more)| {
            names.iter().chain(more.iter()).any(|word| matches_keyword(name, word).is_some())
        },
    )
}

/// The number of bytes that the keyword takes, if `text` begins with it as a whole word.
pub(super) fn matches_keyword(text: &str, keyword: &str) -> Option<usize> {
    let mut chars = text.char_indices();
    for wanted in keyword.chars() {
        let (_, c) = chars.next()?;
        let same = c.to_lowercase().eq(wanted.to_lowercase());
        let blank = wanted == ' ' && c.is_whitespace();
        if !same && !blank {
            return None;
        }
    }
    let end = chars.next();
    let goes_on = end.is_some_and(|(_, c)| c.is_alphanumeric() || c == '_');
    let is_sign = keyword == ";";
    (!goes_on || is_sign).then(|| end.map_or(text.len(), |(at, _)| at))
}
