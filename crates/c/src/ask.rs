//! Questions of `ennead-api`, as JSON.

use std::ffi::CString;
use std::sync::LazyLock;

use ennead::engine::Stop;
use ennead_api::{Asker, Question, Refusal};
use ennead_text::{LANGUAGES, Language, Words};

use crate::fault::{Fault, Status};

/// The words of each language; to make them takes longer than most answers.
static WORDS: LazyLock<Vec<Words>> =
    LazyLock::new(|| LANGUAGES.iter().copied().map(Words::new).collect());

/// The answer to a question.
pub(crate) fn ask<Q: Question>(
    question: &str,
    language: &str,
    stop: &Stop,
) -> Result<CString, Fault> {
    let language: Language =
        language.parse().map_err(|unknown| Fault::new(Status::Refused, format!("{unknown}")))?;
    let at = LANGUAGES.iter().position(|&one| one == language).expect("it is in the list");
    let words = &WORDS[at];
    let unreadable = |error: serde_json::Error| Fault::new(Status::Unreadable, error.to_string());
    let question: Q = serde_json::from_str(question).map_err(unreadable)?;
    let asker = Asker { stop, ..Asker::patient(words) };
    let answer = question.answer(&asker).map_err(|refusal| {
        let status = match refusal {
            Refusal::Stopped => Status::Stopped,
            Refusal::Unreadable(_) | Refusal::UnreadableCross(_) => Status::Unreadable,
            _ => Status::Refused,
        };
        Fault::new(status, refusal.sentence(words))
    })?;
    let json = serde_json::to_string(&answer).expect("answers have a JSON form");
    Ok(CString::new(json).expect("JSON has no zeros"))
}
