//! Questions that are asked at an address: which question each address takes, how much one may ask
//! for, and what is answered to a question that is refused.
//!
//! The web server, the WebAssembly module, the C library and the server for language models answer at
//! the same addresses, and all of them by [`Ready`]. So the same scripts can ask either of the first
//! two, and a rule that holds in one holds in all.

use ennead_text::Words;

mod limits;
mod problem;
mod reply;

pub use limits::{LARGEST_BODY, Lane, MOST_PRINTED, Weighed};
pub use problem::Problem;
pub use reply::{
    Answer, Kind, Look, Printed, Ready, Reply, Request, Seeing, Spoken, Work, at, reply,
};

/// The texts ([`texts`](ennead_text::Language::texts)) that are needed to answer what is asked while a
/// puzzle is played. A page without a server loads only these before the first hint.
pub const PLAY_TEXTS: [&str; 5] = ["path", "play", "puzzle", "question", "techniques"];

/// The same for puzzles with rules and other boards, and for what is refused there.
pub const RULE_TEXTS: [&str; 10] = [
    "collection",
    "format",
    "judge",
    "path",
    "play",
    "problem",
    "puzzle",
    "question",
    "reading",
    "rules",
];

/// Hands the list of addresses to the macro called `$with`: for each one the method, the address
/// below `/api/v1`, how it is read (the function of [`Ready`] that reads it), and the question.
///
/// ```
/// macro_rules! count {
///     ($($method:ident $path:literal $by:ident $question:ty;)*) => { [$($path),*].len() };
/// }
/// assert!(ennead_api::addresses!(count) > 30);
/// ```
#[macro_export]
macro_rules! addresses {
    ($with:ident) => {
        $with! {
            post "/solve" ask $crate::puzzle::Solve;
            post "/check" ask $crate::play::Check;
            post "/inspect" ask $crate::puzzle::Inspect;
            post "/canon" ask $crate::puzzle::Canon;
            post "/read" ask $crate::puzzle::Read;
            post "/write" ask $crate::puzzle::Write;
            post "/link" ask $crate::puzzle::PlayLink;
            post "/photo" ask $crate::page::ReadPhoto;
            post "/photo/pixels" pixels $crate::page::ReadPixels;
            get "/formats" ask $crate::puzzle::Formats;
            get "/engines" ask $crate::engine::Engines;
            get "/techniques" ask $crate::play::Techniques;
            post "/lesson" ask $crate::train::Lesson;
            post "/explain" ask $crate::play::Explain;
            post "/hint" ask $crate::play::Hint;
            post "/steps" ask $crate::play::Steps;
            post "/judge" ask $crate::judge::Judge;
            post "/draw" ask $crate::page::DrawGrid;
            post "/rate" ask $crate::puzzle::Rate;
            post "/generate" ask $crate::puzzle::Generate;
            post "/daily" ask $crate::puzzle::Daily;
            get "/collection" ask $crate::puzzle::Collection;
            post "/collection/puzzle" ask $crate::puzzle::CollectionPuzzle;
            post "/game" ask $crate::play::Play;
            post "/board" ask $crate::play::ShowBoard;
            post "/board/possible" ask $crate::play::Possible;
            post "/game/check" ask $crate::play::CheckGame;
            post "/game/hint" ask $crate::play::Hint;
            post "/game/protocol" ask $crate::play::Protocol;
            post "/booklet/pages" ask $crate::page::BookletPages;
            post "/booklet/pdf" pdf $crate::page::BookletPages;
            post "/cross/solve" ask $crate::cross::CrossSolve;
            post "/cross/check" ask $crate::cross::CrossCheck;
            post "/cross/explain" ask $crate::cross::CrossExplain;
            post "/cross/draw" ask $crate::cross::CrossDraw;
            post "/cross/convert" ask $crate::cross::CrossConvert;
            post "/cross/sudoku" ask $crate::cross::CrossSudoku;
            post "/cross/generate" ask $crate::cross::CrossGenerate;
            post "/cross/judge" ask $crate::cross::CrossJudge;
            post "/cross/hint" ask $crate::cross::CrossHint;
            post "/cross/build" ask $crate::cross::CrossBuild;
            post "/train" ask $crate::train::TrainList;
            post "/train/position" ask $crate::train::TrainPosition;
            post "/train/help" ask $crate::train::TrainHelp;
            post "/train/answer" ask $crate::train::TrainAnswer;
            post "/exercise" ask $crate::engine::Exercise;
            get "/trace" look $crate::engine::TraceSummary;
            get "/trace/state" look $crate::engine::TraceState;
            get "/trace/events" look $crate::engine::TraceEvents;
            get "/trace/find" look $crate::engine::TraceFind;
        }
    };
}

/// What is asked at an address, and how.
pub struct Address {
    /// The method, as in HTTP: `get` or `post`.
    pub method: &'static str,
    /// The address below `/api/v1`.
    pub path: &'static str,
    /// The size of the largest question, in bytes.
    pub largest: usize,
    /// How long an answer takes at most, whatever is asked.
    pub slowest: Lane,
    /// Reads the question and weighs it.
    read: fn(&Request<'_>, &Words) -> Result<Ready, Problem>,
}

macro_rules! table {
    ($($method:ident $path:literal $by:ident $question:ty;)*) => {
        &[$(Address {
            method: stringify!($method),
            path: $path,
            largest: <$question as Weighed>::LARGEST,
            slowest: <$question as Weighed>::SLOWEST,
            read: Ready::$by::<$question>,
        }),*]
    };
}

/// All addresses.
pub static ADDRESSES: &[Address] = addresses!(table);
