//! Questions of `ennead-api`, as JSON.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ennead_api::address::{Problem, Request, reply};
use ennead_api::{Asker, Refusal, Stop};
use ennead_text::{CellNames, Language, Words};

use crate::fault::{Fault, Status};

/// The answer to the question at an address, and a zero after it.
pub(crate) fn ask(address: &str, question: &str, stop: &Stop) -> Result<Vec<u8>, Fault> {
    let request = Request::new(None, address, question.as_bytes());
    let english = Words::shared(Language::default(), CellNames::default());
    let spoken = request.spoken().map_err(|problem| fault(&problem, english))?;
    let words = Words::shared(spoken.language.unwrap_or_default(), spoken.cells);
    let asker = Asker { words, stop, clock };
    let mut answer = reply(&request, &asker).map_err(|problem| fault(&problem, words))?.body;
    answer.push(0);
    Ok(answer)
}

fn fault(problem: &Problem, words: &Words) -> Fault {
    let status = match problem {
        Problem::TooLong => Status::Stopped,
        Problem::Json(_)
        | Problem::Refused(Refusal::Unreadable(_) | Refusal::UnreadableCross(_)) => {
            Status::Unreadable
        }
        _ => Status::Refused,
    };
    let reason = match status {
        Status::Stopped => words.say("question-stopped"),
        _ => problem.detail(words),
    };
    Fault::new(status, reason)
}

fn clock() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
