//! How much one question may ask for, and how long its answer may take.

use ennead_text::Words;

use crate::cross::{
    CrossBuild, CrossCheck, CrossConvert, CrossDraw, CrossExplain, CrossGenerate, CrossHint,
    CrossJudge, CrossSolve, CrossSudoku,
};
use crate::engine::{Engines, Exercise, TraceEvents, TraceFind, TraceState, TraceSummary};
use crate::judge::Judge;
use crate::page::{BookletPages, DrawGrid, ReadPhoto, ReadPixels};
use crate::play::{Check, CheckGame, Explain, Hint, Play, Protocol, Steps, Techniques};
use crate::puzzle::{Canon, Daily, Formats, Generate, Inspect, Rate, Read, Solve, Write};
use crate::question::Refusal;
use crate::train::{Lesson, TrainAnswer, TrainHelp, TrainList, TrainPosition};

/// The size of the largest question, in bytes, except for pictures. A game of tens of thousands of
/// moves fits.
pub const LARGEST_BODY: usize = 2 << 20;

/// The largest number of puzzles in a booklet.
pub const MOST_PRINTED: usize = 1000;

/// The largest number of worksheets: three engines search each of their puzzles.
const MOST_WORKSHEETS: usize = 60;

/// The largest number of letters in a title, a name or a link.
const LONGEST: usize = 300;

/// How long an answer takes, and so where it is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// No longer than reading the question, so it is computed on the thread that read it.
    Here,
    /// Less than a second.
    Brief,
    /// Until its time is up.
    Long,
}

/// The limits of a question.
pub trait Limited {
    /// The size of the largest, in bytes.
    const LARGEST: usize = LARGEST_BODY;

    /// How long its answer takes.
    fn lane(&self) -> Lane;

    /// Refuses a question that is too much.
    ///
    /// # Errors
    ///
    /// The refusal, if it asks for too much.
    fn check(&self, _: &Words) -> Result<(), Refusal> {
        Ok(())
    }
}

macro_rules! lanes {
    ($($lane:ident: $($question:ident),*;)*) => {
        $($(impl Limited for $question {
            fn lane(&self) -> Lane {
                Lane::$lane
            }
        })*)*
    };
}

lanes! {
    Here: Play, Protocol, Formats, Engines, Techniques, Read, Write, CrossConvert, CrossSudoku,
        CrossBuild;
    Brief: Check, CheckGame, Hint, Explain, DrawGrid, Lesson, TrainList, TrainPosition, TrainHelp, TrainAnswer;
    Long: Rate, Steps, Judge, Daily, Canon, Exercise, CrossCheck, CrossExplain, CrossDraw, CrossGenerate,
        CrossJudge, CrossHint;
}

/// The largest number of pixels of a picture: enough for a page of six puzzles.
const MOST_PIXELS: usize = 2_100_000;

impl Limited for ReadPhoto {
    /// Three bytes a pixel in Base64, and the fields around them.
    const LARGEST: usize = 4 * MOST_PIXELS + 1000;

    fn lane(&self) -> Lane {
        Lane::Brief
    }
}

impl Limited for ReadPixels {
    /// Four bytes a pixel.
    const LARGEST: usize = 4 * MOST_PIXELS;

    fn lane(&self) -> Lane {
        Lane::Brief
    }
}

fn within(of: &'static str, value: u64, least: u64, most: u64) -> Result<(), Refusal> {
    match (least..=most).contains(&value) {
        true => Ok(()),
        false => Err(Refusal::OutOfBounds { of, least, most }),
    }
}

impl Limited for Solve {
    /// An engine chosen by name may take arbitrarily long.
    fn lane(&self) -> Lane {
        if self.engine.is_none() { Lane::Brief } else { Lane::Long }
    }

    fn check(&self, _: &Words) -> Result<(), Refusal> {
        within("limit", self.limit, 1, 1000)
    }
}

impl Limited for Inspect {
    /// A rating may take arbitrarily long.
    fn lane(&self) -> Lane {
        if self.rate { Lane::Long } else { Lane::Brief }
    }
}

impl Limited for Generate {
    fn lane(&self) -> Lane {
        Lane::Long
    }

    fn check(&self, _: &Words) -> Result<(), Refusal> {
        within("count", self.count.unwrap_or(1), 1, 100)
    }
}

impl Limited for CrossSolve {
    fn lane(&self) -> Lane {
        Lane::Long
    }

    fn check(&self, _: &Words) -> Result<(), Refusal> {
        within("limit", self.limit, 1, 100)
    }
}

impl Limited for BookletPages {
    fn lane(&self) -> Lane {
        Lane::Long
    }

    fn check(&self, words: &Words) -> Result<(), Refusal> {
        within("count", self.count as u64, 1, 12)?;
        within("train", self.train.len() as u64, 0, MOST_WORKSHEETS as u64)?;
        let (most, key) = match self.settings.worksheets {
            true => (MOST_WORKSHEETS, "print-too-many-sheets"),
            false => (MOST_PRINTED, "print-too-many"),
        };
        let puzzles = || self.sections.iter().flat_map(|section| &section.puzzles);
        if puzzles().count() > most || self.sections.len() > MOST_PRINTED {
            return Err(Refusal::WrongCall(words.say_with(key, &[("most", most.into())])));
        }
        let titles = self.sections.iter().filter_map(|section| section.title.as_ref());
        let titles = self.title.iter().chain(titles).map(|title| ("title", title));
        let ids = puzzles().map(|printed| ("id", &printed.id));
        let link = self.settings.link.iter().map(|link| ("link", link));
        let is_long = |(_, text): &(_, &String)| text.chars().count() > LONGEST;
        match titles.chain(ids).chain(link).find(is_long) {
            None => Ok(()),
            Some((what, _)) => {
                let args = [("what", what.into()), ("most", LONGEST.into())];
                Err(Refusal::WrongCall(words.say_with("print-too-long", &args)))
            }
        }
    }
}

/// Refuses a trace with too many solutions.
fn solutions(limit: u64) -> Result<(), Refusal> {
    within("limit", limit, 1, 1000)
}

macro_rules! of_traces {
    ($($question:ident),*) => {
        $(impl Limited for $question {
            fn lane(&self) -> Lane {
                Lane::Long
            }

            fn check(&self, _: &Words) -> Result<(), Refusal> {
                solutions(self.limit)
            }
        })*
    };
}

of_traces!(TraceSummary, TraceState, TraceEvents, TraceFind);
