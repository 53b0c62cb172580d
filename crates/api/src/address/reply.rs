//! From a request to its reply, whatever brought it: HTTP, JavaScript, C or a language model.
//!
//! A [`Request`] is [read](ready) as the question of its address. The question weighs itself, so
//! that whoever answers knows how long that takes, and becomes [`Ready`]: what is left to do, whatever
//! kind of question it was. Who serves many clients gives it a slot and a time; everybody else calls
//! [`reply`].

use ennead_text::{CellNames, Language, Words};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{ADDRESSES, Address, Lane, Problem, Weighed};
use crate::engine::{Trace, TraceOf, TraceQuestion};
use crate::page::{BookletPages, ReadPixels};
use crate::question::{Asker, Question, Refusal};

/// A request that has been taken apart.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The method, as in HTTP, in any case. Without one, the body holds the question, whatever the
    /// address.
    pub method: Option<&'a str>,
    /// The address below `/api/v1`, such as `/solve`.
    pub path: &'a str,
    /// What comes after the `?` of the address: how to say the answer, and the question of a GET.
    pub query: &'a str,
    /// What is sent along: the question as JSON, or the pixels of a picture.
    pub body: &'a [u8],
}

/// How a request wants its answer to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// The language, of `?lang=de`.
    pub language: Option<Language>,
    /// What cells are called, of `?cells=Z1S5`.
    pub cells: CellNames,
}

impl<'a> Request<'a> {
    /// A request to an address, which may have a query.
    pub fn new(method: Option<&'a str>, address: &'a str, body: &'a [u8]) -> Request<'a> {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        Request { method, path, query, body }
    }

    /// How the answer is to be said.
    ///
    /// # Errors
    ///
    /// If there is no such language, or no such names of cells.
    pub fn spoken(&self) -> Result<Spoken, Problem> {
        #[derive(Default, Deserialize)]
        struct Fields {
            lang: Option<String>,
            cells: Option<String>,
        }
        let Fields { lang, cells } = serde_urlencoded::from_str(self.query).unwrap_or_default();
        Ok(Spoken {
            language: lang.map(|code| code.parse()).transpose()?,
            cells: cells.map_or(Ok(CellNames::default()), |name| name.parse())?,
        })
    }

    /// Refuses another method than that of the address.
    ///
    /// # Errors
    ///
    /// If there is a method, and it is another one.
    pub fn demand(&self, method: &str) -> Result<(), Problem> {
        match self.method.is_none_or(|used| used.eq_ignore_ascii_case(method)) {
            true => Ok(()),
            false => Err(Problem::WrongMethod),
        }
    }

    /// The question: the query of a GET, else the body as JSON.
    ///
    /// # Errors
    ///
    /// If it is too large, or not such a question.
    pub fn question<Q: DeserializeOwned + Weighed>(&self) -> Result<Q, Problem> {
        if self.body.len() > Q::LARGEST {
            return Err(Problem::TooLarge(Q::LARGEST));
        }
        if self.method.is_some_and(|method| method.eq_ignore_ascii_case("get")) {
            return self.fields();
        }
        serde_json::from_slice(self.body).map_err(|error| Problem::unread(error.to_string()))
    }

    /// The question in the query.
    ///
    /// # Errors
    ///
    /// If it is not such a question.
    pub fn fields<Q: DeserializeOwned>(&self) -> Result<Q, Problem> {
        // How to say the answer is not part of the question.
        let spoken = |field: &&str| field.starts_with("lang=") || field.starts_with("cells=");
        let fields: Vec<_> = self.query.split('&').filter(|field| !spoken(field)).collect();
        serde_urlencoded::from_str(&fields.join("&"))
            .map_err(|error| Problem::unread(error.to_string()))
    }
}

/// What is answered.
#[derive(Clone, Debug)]
pub struct Reply {
    /// What the answer is.
    pub kind: Kind,
    /// The answer.
    pub body: Vec<u8>,
}

/// What an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The answer of a question.
    Json,
    /// A file to print.
    Pdf,
}

impl Kind {
    /// Its media type.
    pub const fn media_type(self) -> &'static str {
        match self {
            Kind::Json => "application/json",
            Kind::Pdf => "application/pdf",
        }
    }
}

impl Reply {
    /// An answer as JSON.
    ///
    /// # Panics
    ///
    /// If it has no JSON form; all answers have one.
    pub fn json(answer: &impl Serialize) -> Reply {
        let body = serde_json::to_vec(answer).expect("answers are plain data");
        Reply { kind: Kind::Json, body }
    }
}

/// A question that was read and weighed. Its type is forgotten, so that receiving requests and sending
/// answers is compiled once, not for each kind of question.
pub struct Ready {
    /// How long its answer takes.
    pub lane: Lane,
    /// What is left to do.
    pub work: Work,
}

/// The answer to a question, to be worked out.
pub type Answer = Box<dyn FnOnce(&Asker) -> Result<Reply, Refusal> + Send>;

/// The answer to a question about a trace, to be looked up there.
pub type Look = Box<dyn FnOnce(&Trace, &Asker) -> Result<Reply, Refusal> + Send>;

/// What is left to do for an answer.
pub enum Work {
    /// To work it out.
    Answer(Answer),
    /// To look it up in a trace, which is recorded first. Whoever is asked about one trace again and
    /// again keeps it.
    Look(Box<TraceOf>, Look),
}

impl Ready {
    /// A question with an answer of its own.
    ///
    /// # Errors
    ///
    /// If the request holds no such question, or it asks for too much.
    pub fn ask<Q>(request: &Request<'_>, words: &Words) -> Result<Ready, Problem>
    where
        Q: Question + Weighed + Send + 'static,
    {
        let question: Q = request.question()?;
        Ready::answering(question.weigh(words)?, |asker| Ok(Reply::json(&question.answer(asker)?)))
    }

    /// A question about a trace.
    ///
    /// # Errors
    ///
    /// As [`Ready::ask`]; or if there is nothing to trace.
    pub fn look<Q>(request: &Request<'_>, words: &Words) -> Result<Ready, Problem>
    where
        Q: TraceQuestion + Weighed + Send + 'static,
    {
        let question: Q = request.question()?;
        let lane = question.weigh(words)?;
        let search = Box::new(question.search(&Asker::patient(words))?);
        let look: Look = Box::new(|trace, asker| Ok(Reply::json(&question.look(trace, asker)?)));
        Ok(Ready { lane, work: Work::Look(search, look) })
    }

    /// Pages to print, as a file.
    ///
    /// # Errors
    ///
    /// As [`Ready::ask`].
    pub fn pdf<Q>(request: &Request<'_>, words: &Words) -> Result<Ready, Problem>
    where
        Q: Printed + DeserializeOwned + Weighed + Send + 'static,
    {
        let question: Q = request.question()?;
        Ready::answering(question.weigh(words)?, |asker| {
            Ok(Reply { kind: Kind::Pdf, body: question.pdf(asker)? })
        })
    }

    /// A question about the pixels in the body; its fields are in the query.
    ///
    /// # Errors
    ///
    /// As [`Ready::ask`].
    pub fn pixels<Q>(request: &Request<'_>, words: &Words) -> Result<Ready, Problem>
    where
        Q: Seeing + DeserializeOwned + Weighed + Send + 'static,
    {
        if request.body.len() > Q::LARGEST {
            return Err(Problem::TooLarge(Q::LARGEST));
        }
        let question: Q = request.fields()?;
        let pixels = request.body.to_vec();
        Ready::answering(question.weigh(words)?, move |asker| question.see(&pixels, asker))
    }

    fn answering(
        lane: Lane,
        answer: impl FnOnce(&Asker) -> Result<Reply, Refusal> + Send + 'static,
    ) -> Result<Ready, Problem> {
        Ok(Ready { lane, work: Work::Answer(Box::new(answer)) })
    }

    /// The reply, worked out now.
    ///
    /// # Errors
    ///
    /// The [`Refusal`], if the question makes no sense or the asker stops waiting.
    pub fn answer(self, asker: &Asker) -> Result<Reply, Refusal> {
        match self.work {
            Work::Answer(answer) => answer(asker),
            Work::Look(search, look) => look(&Trace::record(&search, asker.stop)?, asker),
        }
    }
}

/// A question whose answer is a file to print.
pub trait Printed {
    /// The file.
    ///
    /// # Errors
    ///
    /// As [`Question::answer`].
    fn pdf(self, asker: &Asker) -> Result<Vec<u8>, Refusal>;
}

impl Printed for BookletPages {
    fn pdf(self, asker: &Asker) -> Result<Vec<u8>, Refusal> {
        BookletPages::pdf(self, ennead_booklet::day_of((asker.clock)().as_secs()), asker)
    }
}

/// A question about pixels.
pub trait Seeing {
    /// The answer.
    ///
    /// # Errors
    ///
    /// As [`Question::answer`].
    fn see(self, pixels: &[u8], asker: &Asker) -> Result<Reply, Refusal>;
}

impl Seeing for ReadPixels {
    fn see(self, pixels: &[u8], asker: &Asker) -> Result<Reply, Refusal> {
        Ok(Reply::json(&self.answer(pixels, asker)?))
    }
}

/// What is asked at an address.
///
/// # Errors
///
/// If nothing is.
pub fn at(path: &str) -> Result<&'static Address, Problem> {
    ADDRESSES.iter().find(|address| address.path == path).ok_or(Problem::NoSuchAddress)
}

/// The reply to a request, worked out now.
///
/// ```
/// use ennead_api::Asker;
/// use ennead_api::address::{Request, reply};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let request = Request::new(None, "/check", br#"{"puzzle": "5.......5........................................................................"}"#);
/// let reply = reply(&request, &Asker::patient(&words)).unwrap();
/// assert!(String::from_utf8(reply.body).unwrap().contains(r#""valid":false"#));
/// ```
///
/// # Errors
///
/// The [`Problem`], if it is no question, makes no sense or the asker stops waiting.
pub fn reply(request: &Request<'_>, asker: &Asker) -> Result<Reply, Problem> {
    Ok(at(request.path)?.ready(request, asker.words)?.answer(asker)?)
}

impl Address {
    /// The question that a request to this address holds.
    ///
    /// # Errors
    ///
    /// If it holds none, or one that asks for too much.
    pub fn ready(&self, request: &Request<'_>, words: &Words) -> Result<Ready, Problem> {
        request.demand(self.method)?;
        (self.read)(request, words)
    }
}
