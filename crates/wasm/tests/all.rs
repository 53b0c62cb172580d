//! All tests of the crate as one program: it is linked once, and its tests share the cores.

mod door;
mod game;
mod hints;
mod modules;
mod rest;
mod rules;

/// A door that was handed the texts of `language` in these files.
#[cfg(all(
    any(feature = "hints", feature = "rules"),
    not(any(feature = "play", feature = "rest"))
))]
fn door_with(language: ennead_text::Language, files: &[&str]) -> ennead_wasm::Door {
    let texts = language.texts().iter().filter(|(file, _)| files.contains(file));
    let texts: String = texts.map(|(_, text)| *text).collect();
    let mut door = ennead_wasm::Door::new(|| std::time::Duration::ZERO);
    let reply = door.answer(format!("POST /words?lang={language}\n{texts}").as_bytes());
    assert_eq!(reply.status, 200);
    door
}
