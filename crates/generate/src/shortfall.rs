//! Why there are fewer puzzles than asked for.

use crate::Impossible;

/// Why fewer puzzles were made than asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortfall {
    /// The wish cannot be fulfilled.
    Impossible(Impossible),
    /// No puzzle was found within this many drafts: [`Wish::most_attempts`](crate::Wish::most_attempts).
    GaveUp(u64),
    /// There are only this many such puzzles: all neighbours of a puzzle.
    Exhausted(u64),
    /// The job was stopped.
    Stopped,
}

impl From<Impossible> for Shortfall {
    fn from(impossible: Impossible) -> Shortfall {
        Shortfall::Impossible(impossible)
    }
}

ennead_grid::error! {
    /// For programmers; the crate `text` has the sentences.
    Shortfall: |it, f| match it {
        Shortfall::Impossible(impossible) => impossible.fmt(f),
        Shortfall::GaveUp(attempts) => {
            write!(f, "no such puzzle was found among {attempts} drafts")
        }
        Shortfall::Exhausted(number) => write!(f, "there are only {number} such puzzles"),
        Shortfall::Stopped => f.write_str("stopped"),
    }
}
