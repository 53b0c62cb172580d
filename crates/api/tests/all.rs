//! All tests of the crate's outside as one program: it is linked once, and its tests share the cores.

mod answers;
mod collection;
mod described;
mod door;
mod hostile;
mod judge;
mod lesson;
mod photo;
mod play_texts;
mod ruled;
mod ruled_play;
mod sukaku;
mod summary;
mod train;

/// The answer to a question as it comes in data, or the sentence the user reads.
fn asked<Q: ennead_api::Question>(
    question: serde_json::Value,
    words: &ennead_text::Words,
) -> Result<Q::Answer, String> {
    let read = serde_json::from_value::<Q>(question);
    let told = |error: serde_json::Error| {
        let text = error.to_string();
        ennead_api::Refusal::found_in(&text).map_or(text, |refusal| refusal.sentence(words))
    };
    let answer = read.map_err(told)?.answer(&ennead_api::Asker::patient(words));
    answer.map_err(|refusal| refusal.sentence(words))
}
