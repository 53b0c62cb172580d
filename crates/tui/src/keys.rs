//! Keys and what they do: one table, read by the key handler and by the help.

use ennead_text::Words;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A line of the table.
pub(crate) struct Binding<C: 'static> {
    /// The keys; any of them works.
    pub(crate) keys: &'static [Key],
    /// What they do.
    pub(crate) command: C,
    /// The keys as the help shows them.
    pub(crate) shown: &'static str,
    /// The sentence that says what it does; the help shows a repeated sentence only once.
    pub(crate) says: &'static str,
}

/// A row of a table of bindings.
pub(crate) const fn bind<C>(
    keys: &'static [Key],
    command: C,
    shown: &'static str,
    says: &'static str,
) -> Binding<C> {
    Binding { keys, command, shown, says }
}

/// A key.
#[derive(Clone, Copy)]
pub(crate) enum Key {
    /// A character, as it arrives.
    Char(char),
    /// A character with Ctrl.
    Ctrl(char),
    /// A key without a character, whatever modifiers are held.
    Code(KeyCode),
}

impl Key {
    fn is(self, event: KeyEvent) -> bool {
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        let alt = event.modifiers.contains(KeyModifiers::ALT);
        match (self, event.code) {
            (Key::Char(key), KeyCode::Char(c)) => key == c && !control && !alt,
            (Key::Ctrl(key), KeyCode::Char(c)) => key == c.to_ascii_lowercase() && control,
            (Key::Code(key), code) => key == code,
            _ => false,
        }
    }
}

/// The command of a key.
pub(crate) fn command<C: Copy>(table: &[Binding<C>], event: KeyEvent) -> Option<C> {
    let binding = table.iter().find(|binding| binding.keys.iter().any(|key| key.is(event)));
    binding.map(|binding| binding.command)
}

/// The help: keys and what they do.
pub(crate) fn help<C>(table: &[Binding<C>], words: &Words) -> Vec<(&'static str, String)> {
    let mut lines: Vec<(&str, &str)> = Vec::new();
    for binding in table {
        if !lines.iter().any(|&(_, says)| says == binding.says) {
            lines.push((binding.shown, binding.says));
        }
    }
    lines.into_iter().map(|(shown, says)| (shown, words.say(says))).collect()
}
