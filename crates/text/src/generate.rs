//! Why puzzles cannot be made.

use ennead_generate::{Impossible, Settled, Shortfall};

use crate::Words;

impl Words {
    /// Why a generating job ended early.
    pub fn shortfall(&self, shortfall: &Shortfall) -> String {
        match shortfall {
            Shortfall::Impossible(impossible) => self.impossible(impossible),
            Shortfall::GaveUp(attempts) => {
                self.say_with("generate-gave-up", &[("attempts", (*attempts).into())])
            }
            Shortfall::Exhausted(number) => {
                self.say_with("generate-exhausted", &[("number", (*number).into())])
            }
            Shortfall::Stopped => self.say("generate-cancelled"),
        }
    }

    /// Why a wish is impossible.
    pub fn impossible(&self, impossible: &Impossible) -> String {
        let number = |key: &str, n: usize| self.say_with(key, &[("number", n.into())]);
        match *impossible {
            Impossible::FewClues(n) => number("generate-few-clues", n),
            Impossible::ManyClues(n) => number("generate-many-clues", n),
            Impossible::NoClues => self.say("generate-no-clues"),
            Impossible::ClueParity(shape) => {
                self.say_with("generate-clue-parity", &[("symmetry", shape.name().into())])
            }
            Impossible::SmallPattern(n) => number("generate-small-pattern", n),
            Impossible::EmptyLines(one, other) => {
                let lines = [("one", one.to_string().into()), ("other", other.to_string().into())];
                self.say_with("generate-empty-lines", &lines)
            }
            Impossible::HopelessPattern(n) => number("generate-hopeless-pattern", n),
            Impossible::NoRatings => self.say("generate-no-ratings"),
            Impossible::RatingGap => self.say("generate-rating-gap"),
            Impossible::NoDepths(depths) => {
                self.say_with("generate-no-depths", &[("depths", depths.to_string().into())])
            }
            Impossible::RatingAndDepths(ratings, depths) => {
                let (ratings, depths) = (ratings.to_string(), depths.to_string());
                let both = [("ratings", ratings.into()), ("depths", depths.into())];
                self.say_with("generate-rating-and-depths", &both)
            }
            Impossible::FeatureForbidden => self.say("generate-feature-forbidden"),
            Impossible::SolvedBySingles => self.say("generate-solved-by-singles"),
            Impossible::NeedsMoreThanSingles => self.say("generate-needs-more-than-singles"),
            Impossible::NothingPlaces => self.say("generate-nothing-places"),
            Impossible::EvenMixed => self.say("generate-even-mixed"),
            Impossible::BaseNotUnique => self.say("generate-base-not-unique"),
            Impossible::BaseNotMinimal => self.say("generate-base-not-minimal"),
            Impossible::BaseSettles(what) => self.say(match what {
                Settled::Shape => "generate-base-settles-shape",
                Settled::Clues => "generate-base-settles-clues",
                Settled::Pattern => "generate-base-settles-pattern",
            }),
        }
    }
}
