//! From a request to its reply.

use std::time::Duration;

use ennead_api::address::{self, Problem, Ready, Request, Work};
use ennead_api::play::{Hint, HintKind};
use ennead_api::puzzle::{Inspect, Read, SolveMany};
use ennead_api::{Asker, Question, Refusal, Stop, Subject};
use ennead_text::{Language, Words};
use serde::Deserialize;

use crate::traces::Traces;

/// Answers requests, and keeps between them what is needed again: texts and traces.
pub struct Door {
    /// The time since 1970.
    clock: fn() -> Duration,
    words: Option<Words>,
    kept: Kept,
}

/// What is kept from one question to the next.
struct Kept {
    traces: Traces,
    /// Its memory is used again.
    solver: Option<SolveMany>,
}

/// What is answered.
pub struct Reply {
    /// The status, as in HTTP.
    pub status: u16,
    /// The answer: JSON, except for a PDF and for many puzzles.
    pub body: Vec<u8>,
}

/// Which module answers at an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Module {
    /// The moves of a game.
    Game,
    /// What is asked while a puzzle is played, except for ratings.
    Hints,
    /// What is asked while a puzzle with rules, or on another board, is played.
    Rules,
    /// Whatever is asked about a puzzle.
    Play,
    /// The other addresses.
    Rest,
}

impl Module {
    /// All of them, each after those that are a part of it.
    pub const ALL: [Module; 5] =
        [Module::Game, Module::Hints, Module::Rules, Module::Play, Module::Rest];

    /// The name of its feature and of its file.
    pub const fn name(self) -> &'static str {
        match self {
            Module::Game => "game",
            Module::Hints => "hints",
            Module::Rules => "rules",
            Module::Play => "play",
            Module::Rest => "rest",
        }
    }

    /// The only address of [`Module::Game`].
    pub const GAME: &str = "/game";
    /// How the addresses of [`Module::Hints`] begin.
    pub const HINTS: [&str; 5] = ["/game", "/hint", "/inspect", "/link", "/read"];
    /// How the addresses begin that [`Module::Rules`] is the first to have.
    pub const RULES: [&str; 2] = ["/board", "/collection"];
    /// What else it is asked of puzzles with rules. The smaller modules refer to it.
    const ALSO_RULES: [&str; 5] = ["/game", "/game/check", "/game/protocol", "/link", "/read"];
    /// How the addresses of [`Module::Rest`] begin.
    pub const REST: [&str; 5] = ["/booklet", "/cross", "/exercise", "/photo", "/trace"];

    /// The smallest module that answers at `path`.
    pub const fn of(path: &str) -> Module {
        match () {
            () if is_equal(path.as_bytes(), Module::GAME.as_bytes()) => Module::Game,
            () if starts_with_one(path, &Module::HINTS) => Module::Hints,
            () if starts_with_one(path, &Module::RULES) => Module::Rules,
            () if starts_with_one(path, &Module::REST) => Module::Rest,
            () => Module::Play,
        }
    }

    /// Whether it is part of this one.
    const fn is_here(self) -> bool {
        match self {
            Module::Game => cfg!(feature = "game"),
            Module::Hints => cfg!(feature = "hints"),
            Module::Rules => cfg!(feature = "rules"),
            Module::Play => cfg!(feature = "play"),
            Module::Rest => cfg!(feature = "rest"),
        }
    }
}

const fn starts_with_one(path: &str, starts: &[&str]) -> bool {
    let mut i = 0;
    while i < starts.len() {
        if let Some((start, _)) = path.as_bytes().split_at_checked(starts[i].len())
            && is_equal(start, starts[i].as_bytes())
        {
            return true;
        }
        i += 1;
    }
    false
}

const fn is_one(path: &str, of: &[&str]) -> bool {
    let mut i = 0;
    while i < of.len() {
        if is_equal(path.as_bytes(), of[i].as_bytes()) {
            return true;
        }
        i += 1;
    }
    false
}

const fn is_equal(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether this module answers at `path` as the server does, whatever is asked there.
const fn answers(path: &str) -> bool {
    const PARTLY: [&str; 3] = ["/game/hint", "/hint", "/inspect"];
    if RULED {
        return Module::of(path).is_here() || is_one(path, &Module::ALSO_RULES);
    }
    Module::of(path).is_here() && (RATES || !starts_with_one(path, &PARTLY))
}

/// Whether this is the module for puzzles with rules and no more.
const RULED: bool = cfg!(feature = "rules") && !cfg!(feature = "hints");

/// Whether this module has the texts of all languages in it.
const SPEAKS: bool = cfg!(any(feature = "play", feature = "rest"));

/// Whether this module can be handed the texts of one language.
const LEARNS: bool = cfg!(any(feature = "hints", feature = "rules"));

/// Whether this module says why it refuses a question.
const REFUSES: bool = SPEAKS || cfg!(feature = "rules");

/// The module to ask where this one cannot speak.
const NEXT: Module = if cfg!(feature = "rules") { Module::Play } else { Module::Rules };

/// Whether this module has hints.
const HINTS: bool = cfg!(feature = "hints");

/// Whether this module can rate.
const RATES: bool = cfg!(feature = "play");

impl Door {
    /// A door that reads this clock.
    pub const fn new(clock: fn() -> Duration) -> Door {
        Door { clock, words: None, kept: Kept { traces: Traces::new(), solver: None } }
    }

    /// The reply to a request: the first line has the method and the address below `/api/v1`, such as
    /// `POST /solve?lang=de`; after it comes the body. Without a method, the body holds the question,
    /// whatever the address.
    ///
    /// ```
    /// # use ennead_wasm::Door;
    /// # use std::time::Duration;
    /// let mut door = Door::new(|| Duration::ZERO);
    /// let reply = door.answer(b"POST /check?lang=de\n{\"puzzle\": \"12\"}");
    /// # if cfg!(feature = "play") {
    /// assert_eq!(reply.status, 400);
    /// # }
    /// ```
    pub fn answer(&mut self, request: &[u8]) -> Reply {
        let end = request.iter().position(|&byte| byte == b'\n').unwrap_or(request.len());
        let (head, body) = (&request[..end], request.get(end + 1..).unwrap_or_default());
        let head = str::from_utf8(head).unwrap_or_default();
        let (method, address) = match head.split_once(' ') {
            Some((method, address)) => (Some(method), address),
            None => (None, head),
        };
        let request = Request::new(method, address, body);
        if request.path == "/words" && LEARNS {
            return self.learn(&request);
        }
        let Door { clock, words, kept } = self;
        match spoken(words, &request) {
            Ok(Some(words)) => {
                let asker = Asker { words, stop: &Stop::never(), clock: *clock };
                match answered(&request, kept, &asker) {
                    Ok(reply) => reply,
                    Err(problem) if REFUSES => refused(&problem, words),
                    Err(_) => Reply::elsewhere(NEXT),
                }
            }
            Err(problem) if SPEAKS => {
                refused(&problem, words.get_or_insert_with(|| Words::new(Language::default())))
            }
            _ => Reply::elsewhere(NEXT),
        }
    }

    /// Takes the texts of a language, for a module that has none in it.
    fn learn(&mut self, request: &Request<'_>) -> Reply {
        let words = || {
            let language = request.spoken().ok()?.language?;
            Words::read(language, [str::from_utf8(request.body).ok()?]).ok()
        };
        match words() {
            Some(words) => {
                self.words = Some(words);
                Reply { status: 200, body: b"{}".to_vec() }
            }
            None => Reply { status: 400, body: Vec::new() },
        }
    }
}

impl Reply {
    /// This module has to be asked, which is larger. The status is that of a request which came to the
    /// wrong server.
    fn elsewhere(module: Module) -> Reply {
        Reply { status: 421, body: module.name().into() }
    }
}

/// The texts to answer in: those of the last time, unless the language or the names of cells have
/// changed; `None` if this module has no texts of the language.
fn spoken<'a>(
    known: &'a mut Option<Words>,
    request: &Request<'_>,
) -> Result<Option<&'a Words>, Problem> {
    let address::Spoken { language, cells } = request.spoken()?;
    let language = language.unwrap_or_default();
    if known.as_ref().is_none_or(|words| words.language() != language) {
        *known = match () {
            () if SPEAKS => Some(Words::new(language)),
            () if LEARNS => return Ok(None),
            // The moves of a game need none.
            () => Some(Words::silent(language)),
        };
    }
    *known = known.take().map(|words| words.with_cells(cells));
    Ok(known.as_ref())
}

fn refused(problem: &Problem, words: &Words) -> Reply {
    let body = problem.in_words(words).to_string().into_bytes();
    Reply { status: problem.status(), body }
}

/// The reply at each address that this module has.
fn answered(request: &Request<'_>, kept: &mut Kept, asker: &Asker) -> Result<Reply, Problem> {
    macro_rules! routes {
        ($($method:ident $path:literal $by:ident $question:ty;)*) => {
            match request.path {
                "/read" if HINTS && !REFUSES => {
                    request.demand("post")?;
                    read(request, asker)
                }
                $($path if const { answers($path) } => {
                    request.demand(stringify!($method))?;
                    kept.reply(Ready::$by::<$question>(request, asker.words)?, asker)
                })*
                "/hint" | "/game/hint" if HINTS && !RATES => {
                    request.demand("post")?;
                    easy(request, asker)
                }
                "/inspect" if !RATES && LEARNS => {
                    request.demand("post")?;
                    unrated(request, asker)
                }
                "/many" if cfg!(feature = "play") => {
                    request.demand("post")?;
                    many(request, kept, asker)
                }
                // JavaScript ended the work and asks for the sentence that says so.
                "/problems/too-long" => Err(Problem::TooLong),
                "/problems/broken" => Err(Problem::Broken),
                path if RULED && Module::of(path) != Module::Rules => {
                    Ok(Reply::elsewhere(Module::Play))
                }
                _ => Err(Problem::NoSuchAddress),
            }
        };
    }
    ennead_api::addresses!(routes)
}

impl Kept {
    /// The reply to a question, from a trace that is kept if it is about one.
    fn reply(&mut self, ready: Ready, asker: &Asker) -> Result<Reply, Problem> {
        Ok(match ready.work {
            Work::Answer(answer) => answer(asker)?,
            Work::Look(search, look) => look(self.traces.trace(*search, asker.stop)?, asker)?,
        }
        .into())
    }
}

impl From<address::Reply> for Reply {
    fn from(reply: address::Reply) -> Reply {
        Reply { status: 200, body: reply.body }
    }
}

/// What is in a text, unless the small module may mistake it: it takes the five grids of a samurai for
/// puzzles, and for one the solution in a table of killers, or in another program's JSON or XML.
fn read(request: &Request<'_>, asker: &Asker) -> Result<Reply, Problem> {
    let question: Read = request.question()?;
    let is_table = question.text.contains('\t');
    let mut signs = question.text.chars().filter(|&c| !c.is_whitespace() && c != '\u{feff}');
    let is_structured = match signs.next() {
        Some('[') => signs.next() == Some('{'),
        first => matches!(first, Some('{' | '<')),
    };
    if is_table || is_structured {
        return Ok(Reply::elsewhere(Module::Rules));
    }
    let answer = question.answer(asker)?;
    match answer.found == 5 {
        true => Ok(Reply::elsewhere(Module::Rules)),
        false => Ok(address::Reply::json(&answer).into()),
    }
}

/// A hint, unless it is found only with the techniques that make the largest module so large.
fn easy(request: &Request<'_>, asker: &Asker) -> Result<Reply, Problem> {
    let question: Hint = request.question()?;
    let hint = question.answer(asker)?;
    match hint.hint == HintKind::Stuck {
        true => Ok(Reply::elsewhere(Module::Play)),
        false => Ok(address::Reply::json(&hint).into()),
    }
}

/// What was opened, without a rating: the rater is as large as the rest of the small module.
fn unrated(request: &Request<'_>, asker: &Asker) -> Result<Reply, Problem> {
    let question: Inspect = request.question()?;
    match question.rate {
        true => Ok(Reply::elsewhere(Module::Play)),
        false => Ok(address::Reply::json(&question.unrated(asker)?).into()),
    }
}

/// How many solutions each puzzle has, up to a limit, and the first of them. Puzzles are lines of the
/// body, and so are the answers: JSON would take longer than solving.
fn many(request: &Request<'_>, kept: &mut Kept, asker: &Asker) -> Result<Reply, Problem> {
    #[derive(Deserialize)]
    struct Many {
        limit: Option<u64>,
    }
    let text = str::from_utf8(request.body).map_err(|error| Problem::Json(error.to_string()))?;
    let Many { limit } = request.fields()?;
    let read = |(number, line)| {
        Subject::from(line).clues(asker).map_err(|mut refusal| {
            if let Refusal::Unreadable(error) = &mut refusal {
                error.line = number + 1;
            }
            refusal
        })
    };
    let puzzles = text.lines().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
    let answers = kept.solver.get_or_insert_default().answers_of(&puzzles, limit.unwrap_or(2));
    let mut body = String::with_capacity(answers.len() * 84);
    for answer in answers {
        body += &answer.count.to_string();
        if let Some(solution) = &answer.solution {
            body += " ";
            body += &solution.to_string();
        }
        body += "\n";
    }
    Ok(Reply { status: 200, body: body.into_bytes() })
}
