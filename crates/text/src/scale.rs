//! D. Berthier's scales, and values on them.

use ennead_depth::{Depth, SCALES, Scale};

use crate::Words;

impl Words {
    /// What the values of a scale are.
    pub fn scale(&self, scale: Scale) -> String {
        self.say(&key(scale))
    }

    /// The names of the scales with what their values are, one in each line, after that of Sudoku
    /// Explainer.
    pub fn scales(&self) -> String {
        let mut lines = vec![format!("{:5}{}", "se", self.say("scale-se"))];
        let of = |scale| self.scale(scale);
        lines.extend(
            SCALES.iter().map(|it| format!("{:5}{}: {}", it.name, it.symbol, of(it.scale))),
        );
        lines.join("\n")
    }

    /// Where a puzzle lies on a scale.
    pub fn depth(&self, scale: Scale, depth: Depth) -> String {
        let value = match depth {
            Depth::Exactly(value) => value.to_string(),
            Depth::MoreThan(bound) => self.say_with("depth-more-than", &[("bound", bound.into())]),
            Depth::Never | Depth::Contradictory => self.say("depth-never"),
        };
        let args = [
            ("scale", scale.description().symbol.into()),
            ("value", value.into()),
            ("meaning", self.scale(scale).into()),
        ];
        self.say_with("rate-depth", &args)
    }
}

/// Keys have no plus.
fn key(scale: Scale) -> String {
    format!("scale-{}", scale.name().replace('+', "-"))
}
