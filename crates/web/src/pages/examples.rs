//! Three finished puzzles, which pages show before the visitor has made any.

use ennead::rating::{Level, Rule};
use serde_json::{Value, json};

/// A puzzle and what is known of it.
struct Example {
    puzzle: &'static str,
    level: Level,
    rating: f64,
    /// The hardest rule it needs.
    hardest: Rule,
}

static EXAMPLES: [Example; 3] = [
    Example {
        puzzle: ".17.8.2.4.9..25.8124......948.3..1.59.......67.1..6.931......3886.73..1.3.9.1.54.",
        level: Level::Easy,
        rating: 1.2,
        hardest: Rule::HiddenSingleInBox,
    },
    Example {
        puzzle: "..2..7.9.3.9.5.8...7...81..5..8....9..8...7..1....3..6..16...7...3.1.9.8.6.9..4..",
        level: Level::Medium,
        rating: 2.0,
        hardest: Rule::DirectHiddenPair,
    },
    Example {
        puzzle: ".....761..6..21..4..43........64...8.5.....2.1...53........58..6..98..7..871.....",
        level: Level::Hard,
        rating: 2.6,
        hardest: Rule::Pointing,
    },
];

/// They, as a script shows what it has made.
pub(super) fn shown() -> Value {
    let shown = |example: &Example| {
        json!({
            "puzzle": example.puzzle,
            "level": example.level.name(),
            "er": example.rating,
            "hardest": example.hardest.name(),
        })
    };
    EXAMPLES.iter().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use ennead::logic::Stop;
    use ennead::rating::{Rater, RaterOptions};
    use ennead::{Givens, Puzzle};

    use super::*;

    #[test]
    fn the_examples_are_what_they_are_said_to_be() {
        let mut rater = Rater::new(RaterOptions::default());
        for example in &EXAMPLES {
            let givens: Givens = example.puzzle.parse().expect("81 characters");
            let puzzle = Puzzle::try_from(givens).expect("no clash");
            let rating = rater.rate(&puzzle, &Stop::never()).expect("nobody stops it");
            assert_eq!(rating.er.to_string(), format!("{:.1}", example.rating));
            assert_eq!(rating.level(), Some(example.level));
            assert_eq!(rating.hardest, Some(example.hardest));
        }
    }
}
