//! How much one question may ask for, and how long its answer may take.

use ennead::Candidate;
use ennead_text::Words;

use crate::cross::{
    CrossBuild, CrossCheck, CrossConvert, CrossDraw, CrossExplain, CrossGenerate, CrossHint,
    CrossJudge, CrossSolve, CrossSudoku,
};
use crate::engine::{Engines, Exercise, TraceEvents, TraceFind, TraceState, TraceSummary};
use crate::judge::Judge;
use crate::page::{BookletPages, DrawGrid, ReadPhoto, ReadPixels};
use crate::play::{
    Check, CheckGame, Explain, Hint, Play, Possible, Protocol, ShowBoard, Steps, Techniques,
};
use crate::puzzle::{
    Canon, Collection, CollectionPuzzle, Daily, Formats, Generate, Inspect, PlayLink, Rate, Read,
    Solve, Write,
};
use crate::question::{Refusal, within};
use crate::train::{Lesson, TrainAnswer, TrainHelp, TrainList, TrainPosition};

/// The size of the largest question, in bytes, except for pictures. A game of tens of thousands of
/// moves fits.
pub const LARGEST_BODY: usize = 2 << 20;

/// The largest number of puzzles in a booklet.
pub const MOST_PRINTED: usize = 1000;

/// The largest number of worksheets: three engines search each of their puzzles.
const MOST_WORKSHEETS: usize = 60;

/// The largest number of changes made to a game at once.
const MOST_CHANGES: usize = 1000;

/// The largest number of clues of a cross-number puzzle that is built.
const MOST_CLUES: usize = 10_000;

/// The largest number of letters in a title, a name or a link.
const LONGEST: usize = 300;

/// How long an answer takes, and so where it is worked out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lane {
    /// No longer than reading the question.
    Here,
    /// Mostly some milliseconds, and seconds for what is harder than anyone has reason to ask.
    Brief,
    /// Until its time is up.
    Long,
}

/// A question that knows what it costs.
pub trait Weighed {
    /// The size of the largest, in bytes.
    const LARGEST: usize = LARGEST_BODY;

    /// How long an answer takes at most, whatever is asked.
    const SLOWEST: Lane;

    /// How long the answer to this question takes.
    ///
    /// # Errors
    ///
    /// The refusal, if the question asks for too much.
    fn weigh(&self, words: &Words) -> Result<Lane, Refusal>;
}

macro_rules! lanes {
    ($($lane:ident: $($question:ident),*;)*) => {
        $($(impl Weighed for $question {
            const SLOWEST: Lane = Lane::$lane;

            fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
                Ok(Lane::$lane)
            }
        })*)*
    };
}

lanes! {
    Here: Protocol, Formats, Collection, CollectionPuzzle, Engines, Techniques, Read, Write, PlayLink,
        CrossConvert;
    Brief: Canon, CheckGame, Hint, DrawGrid, Lesson, ShowBoard, TrainList, TrainPosition, TrainHelp,
        CrossSudoku;
    Long: Possible, Rate, Steps, Daily, Exercise, CrossCheck, CrossExplain, CrossDraw, CrossGenerate,
        CrossJudge, CrossHint;
}

/// Refuses a list that is too long.
fn at_most<T>(of: &'static str, list: &[T], most: usize) -> Result<(), Refusal> {
    within(of, list.len() as u64, 0..=most as u64)
}

impl Weighed for Play {
    const SLOWEST: Lane = Lane::Here;

    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        at_most("changes", &self.changes, MOST_CHANGES)?;
        Ok(Lane::Here)
    }
}

impl Weighed for Judge {
    const SLOWEST: Lane = Lane::Long;

    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        at_most("claims", &self.claims, Judge::MOST)?;
        Ok(Lane::Long)
    }
}

impl Weighed for Explain {
    const SLOWEST: Lane = Lane::Long;

    /// The search for a short path takes as long as it may.
    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        Ok(if self.effort.unwrap_or(0) > 0 { Lane::Long } else { Lane::Brief })
    }
}

impl Weighed for TrainAnswer {
    const SLOWEST: Lane = Lane::Brief;

    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        at_most("marks", &self.marks, Candidate::COUNT)?;
        Ok(Lane::Brief)
    }
}

impl Weighed for CrossBuild {
    const SLOWEST: Lane = Lane::Brief;

    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        let cells = self.cells()?;
        for (of, list) in [("black", &self.black), ("left", &self.left), ("above", &self.above)] {
            at_most(of, list, cells)?;
        }
        at_most("names", &self.names, cells)?;
        at_most("clues", &self.clues, MOST_CLUES)?;
        Ok(Lane::Brief)
    }
}

/// The largest number of pixels of a picture: enough for a page of six puzzles.
const MOST_PIXELS: usize = 2_100_000;

impl Weighed for ReadPhoto {
    /// Three bytes a pixel in Base64, and the fields around them.
    const LARGEST: usize = 4 * MOST_PIXELS + 1000;
    const SLOWEST: Lane = Lane::Brief;

    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        Ok(Lane::Brief)
    }
}

impl Weighed for ReadPixels {
    /// Four bytes a pixel.
    const LARGEST: usize = 4 * MOST_PIXELS;
    const SLOWEST: Lane = Lane::Brief;

    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        Ok(Lane::Brief)
    }
}

impl Weighed for Solve {
    const SLOWEST: Lane = Lane::Long;

    /// An engine chosen by name may take arbitrarily long, and so may a puzzle with rules.
    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        within("limit", self.limit, 1..=1000)?;
        let is_brief = self.engine.is_none() && self.is_plainly_classic();
        Ok(if is_brief { Lane::Brief } else { Lane::Long })
    }
}

impl Weighed for Check {
    const SLOWEST: Lane = Lane::Long;

    /// A puzzle with rules may take arbitrarily long.
    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        Ok(if self.is_plainly_classic() { Lane::Brief } else { Lane::Long })
    }
}

impl Weighed for Inspect {
    const SLOWEST: Lane = Lane::Long;

    /// A rating may take arbitrarily long, and so may a puzzle with rules.
    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        let is_brief = !self.rate && self.subject.is_plainly_classic();
        Ok(if is_brief { Lane::Brief } else { Lane::Long })
    }
}

impl Weighed for Generate {
    const SLOWEST: Lane = Lane::Long;

    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        within("count", self.count.unwrap_or(1), 1..=100)?;
        Ok(Lane::Long)
    }
}

impl Weighed for CrossSolve {
    const SLOWEST: Lane = Lane::Long;

    fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
        within("limit", self.limit, 1..=100)?;
        Ok(Lane::Long)
    }
}

impl Weighed for BookletPages {
    const SLOWEST: Lane = Lane::Long;

    fn weigh(&self, words: &Words) -> Result<Lane, Refusal> {
        within("count", self.count as u64, 1..=12)?;
        at_most("train", &self.train, MOST_WORKSHEETS)?;
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
            None => Ok(Lane::Long),
            Some((what, _)) => {
                let args = [("what", what.into()), ("most", LONGEST.into())];
                Err(Refusal::WrongCall(words.say_with("print-too-long", &args)))
            }
        }
    }
}

macro_rules! of_traces {
    ($($question:ident),*) => {
        $(impl Weighed for $question {
            const SLOWEST: Lane = Lane::Long;

            fn weigh(&self, _: &Words) -> Result<Lane, Refusal> {
                within("limit", self.limit, 1..=1000)?;
                Ok(Lane::Long)
            }
        })*
    };
}

of_traces!(TraceSummary, TraceState, TraceEvents, TraceFind);
