//! Questions and answers: what every front end of ennead can ask, and what it gets back.
//!
//! A [`Question`] and its answer are plain data with one JSON form. The command line, the web API,
//! the terminal and Python ask the same questions; each front end adds arguments, transport and
//! printing, and nothing about Sudoku. This crate does no input or output, reads no clock and knows
//! no HTTP.
//!
//! Each file holds one question or a few about one matter, and how they are answered. Answers hold
//! values of the core (a `Verdict`, a `Solution`), so that front ends can do more with them than
//! print them.

#![forbid(unsafe_code)]

pub mod address;
mod audit;
mod booklet;
mod canon;
mod check;
mod cross;
mod cross_play;
mod daily;
mod draw;
mod engines;
mod exercise;
mod explain;
mod formats;
mod game;
mod generate;
mod hint;
mod inspect;
mod judge;
mod lesson;
mod photo;
mod proof;
mod question;
mod rate;
mod scales;
mod seed;
mod solve;
mod standing;
mod step;
mod steps;
mod subject;
mod techniques;
mod trace;
mod train;

pub use audit::{Audit, AuditedSet, Examined, Examiner, Finding, SetAudit, TestAudit};
pub use booklet::{
    BookletLook, BookletPages, BookletSection, Finisher, PageShown, PagesShown, PrintedPuzzle,
    label, proper, unprintable,
};
pub use canon::{Canon, Canonical};
pub use check::{Check, Checked};
pub use cross::{
    CrossCheck, CrossChecked, CrossConvert, CrossDraw, CrossDrawn, CrossExplain, CrossExplained,
    CrossGenerate, CrossNotation, CrossSolve, CrossSolved, CrossSubject, CrossSudoku, CrossSummary,
    CrossText, CrossWord, DigitsLeft, MarkAt, RuleExplained,
};
pub use cross_play::{
    CellLeft, CellNamed, ClueAt, CrossBuild, CrossHint, CrossHinted, CrossJudge, CrossJudged,
    WayLeft,
};
pub use daily::{DAILY_LEVELS, Daily, DailyAnswer};
pub use draw::{DrawGrid, GridDrawn, Marks};
pub use engines::{EngineAnswer, Engines};
pub use ennead::engine::{Stop, Stopped};
pub use ennead_photo::{Channels, Pixels};
pub use exercise::{Exercise, ExerciseMoment, Exercised};
pub use explain::{Explain, Explained, MOST_EFFORT, USUAL_EFFORT, Walk};
pub use formats::{FormatAnswer, Formats, Read, ReadAnswer, Write, Written};
pub use game::{
    Change, CheckGame, Found, Play, Played, Protocol, ProtocolLine, ProtocolText, Time, View,
};
pub use generate::{Generate, Generated, MadeAnswer, one_of};
pub use hint::{Hint, HintAnswer};
pub use inspect::{Inspect, Inspected, Mend};
pub use judge::{ClaimJudge, Judge, JudgeLimits, Judged, JudgedClaim, JudgedPremises, Rewards};
pub use lesson::{Lesson, LessonAnswer, LessonExample, LessonFamily, LessonMiss, LessonTechnique};
pub use photo::{
    Concern, PhotoContents, PhotoDoubt, PhotoGrid, PhotoRead, ReadPhoto, ReadPixels, Seen, seen,
};
pub use proof::{Proof, Prove, Proved, Prover};
pub use question::{Asker, Question, Refusal};
pub use rate::{HoDoKu, Rate, RateAnswer, Rated, RatedPath, RatedStep};
pub use scales::{Gauge, GaugeOptions, Never, OnScale, RatingScale};
pub use seed::random_seed;
pub use solve::{Search, Solve, SolveMany, Solved, Work, demand_candidates, sukaku_refused};
pub use standing::{Clashing, Standing, demand_playable};
pub use step::{Drawn, Line, Step};
pub use steps::{Steps, StepsAnswer};
pub use subject::Subject;
pub use techniques::{Choice, Finders, TechniqueAnswer, Techniques};
pub use trace::{
    Cover, Events, FoundAt, GivenUp, Guess, MOST_AT_ONCE, MOST_EVENTS, Moment, Near, Stretches,
    Trace, TraceEvent, TraceEvents, TraceFind, TraceOf, TraceQuestion, TraceState, TraceSummarised,
    TraceSummary, Tree, TreeNode, demand_trace,
};
pub use train::{
    TrainAnswer, TrainDay, TrainFamily, TrainHelp, TrainHelped, TrainJudged, TrainList,
    TrainListed, TrainMark, TrainPosition, TrainPositioned, TrainTechnique, practised,
    train_worksheets,
};
