//! Questions that are asked at an address: which question each address takes, how much one may ask
//! for, and what is answered to a question that is refused.
//!
//! The web server and the WebAssembly module answer at the same addresses, so the same scripts can
//! ask either of them.

mod limits;
mod problem;

pub use limits::{LARGEST_BODY, Lane, Limited, MOST_PRINTED};
pub use problem::Problem;

/// The texts ([`texts`](ennead_text::Language::texts)) that are needed to answer what is asked while a
/// puzzle is played. A page without a server loads only these before the first hint.
pub const PLAY_TEXTS: [&str; 5] = ["path", "play", "puzzle", "question", "techniques"];

/// Hands the list of addresses to the macro called `$with`: for each one the method, the address
/// below `/api/v1`, how it is answered (`ask`, or `look` if it is about a trace), and the question.
///
/// ```
/// macro_rules! count {
///     ($($method:ident $path:literal $by:ident $question:ident;)*) => { [$($path),*].len() };
/// }
/// assert!(ennead_api::addresses!(count) > 30);
/// ```
#[macro_export]
macro_rules! addresses {
    ($with:ident) => {
        $with! {
            post "/solve" ask Solve;
            post "/check" ask Check;
            post "/inspect" ask Inspect;
            post "/canon" ask Canon;
            post "/read" ask Read;
            post "/write" ask Write;
            post "/photo" ask ReadPhoto;
            get "/formats" ask Formats;
            get "/engines" ask Engines;
            get "/techniques" ask Techniques;
            post "/lesson" ask Lesson;
            post "/explain" ask Explain;
            post "/hint" ask Hint;
            post "/steps" ask Steps;
            post "/judge" ask Judge;
            post "/draw" ask DrawGrid;
            post "/rate" ask Rate;
            post "/generate" ask Generate;
            post "/daily" ask Daily;
            post "/game" ask Play;
            post "/game/check" ask CheckGame;
            post "/game/hint" ask Hint;
            post "/game/protocol" ask Protocol;
            post "/booklet/pages" ask BookletPages;
            post "/cross/solve" ask CrossSolve;
            post "/cross/check" ask CrossCheck;
            post "/cross/explain" ask CrossExplain;
            post "/cross/draw" ask CrossDraw;
            post "/cross/convert" ask CrossConvert;
            post "/cross/sudoku" ask CrossSudoku;
            post "/cross/generate" ask CrossGenerate;
            post "/cross/judge" ask CrossJudge;
            post "/cross/hint" ask CrossHint;
            post "/cross/build" ask CrossBuild;
            post "/train" ask TrainList;
            post "/train/position" ask TrainPosition;
            post "/train/help" ask TrainHelp;
            post "/train/answer" ask TrainAnswer;
            post "/exercise" ask Exercise;
            get "/trace" look TraceSummary;
            get "/trace/state" look TraceState;
            get "/trace/events" look TraceEvents;
            get "/trace/find" look TraceFind;
        }
    };
}
