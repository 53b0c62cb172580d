//! Grids and counted work.

use std::fmt;

use anstyle::{AnsiColor, Style};
use ennead::engine::Stats;
use ennead::{Cell, Givens};
use ennead_text::Words;
use serde::Serialize;

/// What the machine found, in E. Sturm's green.
const FOUND: Style = AnsiColor::Green.on_default();

/// A grid as people read it: nine rows, digits parted by one blank, boxes by two, an empty
/// line between bands. `?` stands in cells without a digit; what is not a given is green.
pub(crate) struct Drawn<'a> {
    pub(crate) givens: &'a Givens,
    pub(crate) grid: &'a Givens,
    /// Whether the output takes colours.
    pub(crate) coloured: bool,
}

impl fmt::Display for Drawn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = if self.coloured { FOUND } else { Style::new() };
        for row in 0..9 {
            if row == 3 || row == 6 {
                writeln!(f)?;
            }
            for column in 0..9 {
                f.write_str(match column {
                    0 => "",
                    3 | 6 => "  ",
                    _ => " ",
                })?;
                let cell = Cell::at(row, column);
                match (self.grid.get(cell), self.givens.get(cell)) {
                    (Some(digit), Some(_)) => write!(f, "{digit}")?,
                    (Some(digit), None) => write!(f, "{found}{digit}{found:#}")?,
                    (None, _) => f.write_str("?")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The counted work of a search, as `--stats` shows it.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Work {
    pub(crate) engine: &'static str,
    pub(crate) nodes: u64,
    pub(crate) guesses: u64,
    pub(crate) backtracks: u64,
    pub(crate) max_depth: u32,
    pub(crate) seconds: f64,
}

impl Work {
    pub(crate) fn new(engine: &'static str, stats: Stats, seconds: f64) -> Work {
        let Stats { nodes, guesses, backtracks, max_depth } = stats;
        Work { engine, nodes, guesses, backtracks, max_depth, seconds }
    }

    /// The same in words.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        words.say_with(
            "work",
            &[
                ("engine", self.engine.into()),
                ("nodes", self.nodes.into()),
                ("guesses", self.guesses.into()),
                ("backtracks", self.backtracks.into()),
                ("depth", self.max_depth.into()),
                ("seconds", format!("{:.6}", self.seconds).into()),
            ],
        )
    }
}
