//! From a request to its reply.

use std::time::Duration;

use ennead_api::address::{Limited, Problem};
use ennead_api::engine::TraceQuestion;
use ennead_api::play::{Hint, HintKind};
use ennead_api::puzzle::{Inspect, SolveMany};
use ennead_api::{Asker, Question, Refusal, Stop, Subject};
use ennead_text::{CellNames, Language, Words};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::traces::Traces;

/// Answers requests, and keeps between them what is needed again: texts and traces.
pub struct Door {
    /// The time since some fixed moment; for the date of a PDF, since 1970.
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

/// The part of a request's address that says how to answer.
#[derive(Default, Deserialize)]
struct Spoken {
    lang: Option<String>,
    cells: Option<String>,
}

/// A request that has been taken apart.
struct Asked<'a> {
    method: &'a str,
    /// Below `/api/v1`.
    path: &'a str,
    query: &'a str,
    body: &'a [u8],
}

/// Which module answers at an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Module {
    /// The moves of a game.
    Game,
    /// What is asked while a puzzle is played, except for ratings.
    Hints,
    /// Whatever is asked about a puzzle.
    Play,
    /// The other addresses.
    Rest,
}

impl Module {
    /// The smallest module that answers at `path`.
    pub const fn of(path: &str) -> Module {
        const HINTS: [&str; 4] = ["/game", "/hint", "/inspect", "/read"];
        const REST: [&str; 5] = ["/booklet/", "/cross/", "/exercise", "/photo", "/trace"];
        match () {
            () if is_equal(path.as_bytes(), b"/game") => Module::Game,
            () if starts_with_one(path, &HINTS) => Module::Hints,
            () if starts_with_one(path, &REST) => Module::Rest,
            () => Module::Play,
        }
    }

    /// Whether it is part of this one.
    const fn is_here(self) -> bool {
        match self {
            Module::Game => cfg!(feature = "game"),
            Module::Hints => cfg!(feature = "hints"),
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
    Module::of(path).is_here() && (RATES || !starts_with_one(path, &PARTLY))
}

/// Whether this module has the texts of all languages in it.
const SPEAKS: bool = cfg!(any(feature = "play", feature = "rest"));

/// Whether this module can be given texts.
const LEARNS: bool = cfg!(feature = "hints");

/// Whether this module can rate.
const RATES: bool = cfg!(feature = "play");

impl Door {
    /// A door that reads this clock.
    pub const fn new(clock: fn() -> Duration) -> Door {
        Door { clock, words: None, kept: Kept { traces: Traces::new(), solver: None } }
    }

    /// The reply to a request: the first line has the method and the address below `/api/v1`, such as
    /// `POST /solve?lang=de`; after it comes the body.
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
        let (method, address) = head.split_once(' ').unwrap_or_default();
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let asked = Asked { method, path, query, body };
        if path == "/words" && LEARNS {
            return self.learn(&asked);
        }
        let Door { clock, words, kept } = self;
        match spoken(words, &asked) {
            Ok(Some(words)) => {
                let asker = Asker { words, stop: &Stop::never(), clock: *clock };
                match answered(&asked, kept, &asker) {
                    Ok(reply) => reply,
                    Err(problem) if SPEAKS => refused(&problem, words),
                    Err(_) => Reply::ELSEWHERE,
                }
            }
            Err(problem) if SPEAKS => {
                refused(&problem, words.get_or_insert_with(|| Words::new(Language::default())))
            }
            _ => Reply::ELSEWHERE,
        }
    }

    /// Takes the texts of a language, for a module that has none in it.
    fn learn(&mut self, asked: &Asked<'_>) -> Reply {
        let words = || {
            let language = asked.spoken().lang?.parse().ok()?;
            Words::read(language, [str::from_utf8(asked.body).ok()?]).ok()
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
    /// A larger module has to be asked. Its status is that of a request which came to the wrong server.
    const ELSEWHERE: Reply = Reply { status: 421, body: Vec::new() };
}

/// The texts to answer in: those of the last time, unless the language or the names of cells have
/// changed; `None` if this module has no texts of the language.
fn spoken<'a>(
    known: &'a mut Option<Words>,
    asked: &Asked<'_>,
) -> Result<Option<&'a Words>, Problem> {
    let asked = asked.spoken();
    let language: Language = asked.lang.map_or(Ok(Language::default()), |it| it.parse())?;
    let cells: CellNames = asked.cells.map_or(Ok(CellNames::default()), |it| it.parse())?;
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
fn answered(asked: &Asked<'_>, kept: &mut Kept, asker: &Asker) -> Result<Reply, Problem> {
    macro_rules! routes {
        ($($method:ident $path:literal $by:ident $question:ty;)*) => {
            match asked.path {
                $($path if const { answers($path) } => {
                    asked.demand(stringify!($method))?;
                    $by::<$question>(asked, kept, asker)
                })*
                "/hint" | "/game/hint" if LEARNS && !RATES => {
                    asked.demand("post")?;
                    easy(asked, asker)
                }
                "/inspect" if LEARNS && !RATES => {
                    asked.demand("post")?;
                    unrated(asked, asker)
                }
                "/many" if cfg!(feature = "play") => {
                    asked.demand("post")?;
                    many(asked, kept, asker)
                }
                #[cfg(feature = "rest")]
                "/booklet/pdf" => {
                    asked.demand("post")?;
                    pdf(asked, asker)
                }
                #[cfg(feature = "rest")]
                "/photo/pixels" => {
                    asked.demand("post")?;
                    pixels(asked, asker)
                }
                // JavaScript ended the work and asks for the sentence that says so.
                "/problems/too-long" => Err(Problem::TooLong),
                "/problems/broken" => Err(Problem::Broken),
                _ => Err(Problem::NoSuchAddress),
            }
        };
    }
    ennead_api::addresses!(routes)
}

fn ask<Q: Question + Limited>(
    asked: &Asked<'_>,
    _: &mut Kept,
    asker: &Asker,
) -> Result<Reply, Problem> {
    let question: Q = asked.question(asker)?;
    json(&question.answer(asker)?)
}

/// A hint, unless it takes techniques that only a larger module contains.
fn easy(asked: &Asked<'_>, asker: &Asker) -> Result<Reply, Problem> {
    let question: Hint = asked.question(asker)?;
    let hint = question.answer(asker)?;
    if hint.hint == HintKind::Stuck { Ok(Reply::ELSEWHERE) } else { json(&hint) }
}

/// What was opened, without a rating: the rater is as large as the rest of the small module.
fn unrated(asked: &Asked<'_>, asker: &Asker) -> Result<Reply, Problem> {
    let question: Inspect = asked.question(asker)?;
    match question.rate {
        true => Ok(Reply::ELSEWHERE),
        false => json(&question.unrated(asker)?),
    }
}

fn look<Q: TraceQuestion + Limited>(
    asked: &Asked<'_>,
    kept: &mut Kept,
    asker: &Asker,
) -> Result<Reply, Problem> {
    let question: Q = asked.question(asker)?;
    let trace = kept.traces.trace(question.search(asker)?, asker.stop)?;
    json(&question.look(trace, asker)?)
}

/// How many solutions each puzzle has, up to a limit, and the first of them. Puzzles are lines of the
/// body, and so are the answers: JSON would take longer than solving.
fn many(asked: &Asked<'_>, kept: &mut Kept, asker: &Asker) -> Result<Reply, Problem> {
    #[derive(Deserialize)]
    struct Many {
        limit: Option<u64>,
    }
    let text = str::from_utf8(asked.body).map_err(|error| Problem::Json(error.to_string()))?;
    let Many { limit } = serde_urlencoded::from_str(asked.query)
        .map_err(|error| Problem::Json(error.to_string()))?;
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

/// The whole booklet as a PDF.
#[cfg(feature = "rest")]
fn pdf(asked: &Asked<'_>, asker: &Asker) -> Result<Reply, Problem> {
    let question: ennead_api::page::BookletPages = asked.question(asker)?;
    let day = ennead_booklet::day_of((asker.clock)().as_secs());
    Ok(Reply { status: 200, body: question.pdf(day, asker)? })
}

/// The puzzles in a picture; the fields of the question are in the query, the pixels are the body.
#[cfg(feature = "rest")]
fn pixels(asked: &Asked<'_>, asker: &Asker) -> Result<Reply, Problem> {
    use ennead_api::page::ReadPixels;
    if asked.body.len() > ReadPixels::LARGEST {
        return Err(Problem::TooLarge(ReadPixels::LARGEST));
    }
    let question: ReadPixels = asked.fields()?;
    json(&question.answer(asked.body, asker)?)
}

fn json(answer: &impl serde::Serialize) -> Result<Reply, Problem> {
    let body = serde_json::to_vec(answer).map_err(|_| Problem::Broken)?;
    Ok(Reply { status: 200, body })
}

impl Asked<'_> {
    fn spoken(&self) -> Spoken {
        serde_urlencoded::from_str(self.query).unwrap_or_default()
    }

    fn demand(&self, method: &str) -> Result<(), Problem> {
        let fits = self.method.eq_ignore_ascii_case(method);
        if fits { Ok(()) } else { Err(Problem::WrongMethod) }
    }

    /// The question: the query of a GET, else the body as JSON; within its limits.
    fn question<Q: DeserializeOwned + Limited>(&self, asker: &Asker) -> Result<Q, Problem> {
        if self.body.len() > Q::LARGEST {
            return Err(Problem::TooLarge(Q::LARGEST));
        }
        let question: Q = if self.method.eq_ignore_ascii_case("get") {
            self.fields()?
        } else {
            serde_json::from_slice(self.body).map_err(|error| Problem::unread(error.to_string()))?
        };
        question.check(asker.words)?;
        Ok(question)
    }

    /// The question in the query.
    fn fields<Q: DeserializeOwned>(&self) -> Result<Q, Problem> {
        // The language and the names of cells are not part of the question.
        let spoken = |field: &&str| field.starts_with("lang=") || field.starts_with("cells=");
        let fields: Vec<_> = self.query.split('&').filter(|field| !spoken(field)).collect();
        serde_urlencoded::from_str(&fields.join("&"))
            .map_err(|error| Problem::unread(error.to_string()))
    }
}
