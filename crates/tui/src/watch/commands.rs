//! What the keys of a watch do.

use ennead::engine::Action;
use ratatui::crossterm::event::KeyCode;

use crate::keys::{Binding, Key, bind};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    PlayOrStop,
    /// By this many steps; in a race, by this many digits tried.
    Step(i64),
    Next(Action),
    Previous(Action),
    Start,
    End,
    Jump,
    Faster,
    Slower,
    View,
    Help,
    Leave,
}

#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding<Command>] = &[
    bind(&[Key::Char(' '), Key::Char('p')], Command::PlayOrStop, "Space", "tui-watch-key-play"),
    bind(&[Key::Code(KeyCode::Right), Key::Char('l')], Command::Step(1), "→", "tui-watch-key-step"),
    bind(&[Key::Code(KeyCode::Left), Key::Char('h')], Command::Step(-1), "←", "tui-watch-key-back"),
    bind(&[Key::Code(KeyCode::PageDown)], Command::Step(1000), "PgDn PgUp", "tui-watch-key-page"),
    bind(&[Key::Code(KeyCode::PageUp)], Command::Step(-1000), "", "tui-watch-key-page"),
    bind(&[Key::Code(KeyCode::Up), Key::Char('+'), Key::Char('k')], Command::Faster, "↑ ↓  + -", "tui-watch-key-speed"),
    bind(&[Key::Code(KeyCode::Down), Key::Char('-'), Key::Char('j')], Command::Slower, "", "tui-watch-key-speed"),
    bind(&[Key::Char('n')], Command::Next(Action::Guess), "n N", "tui-watch-key-guess"),
    bind(&[Key::Char('N')], Command::Previous(Action::Guess), "", "tui-watch-key-guess"),
    bind(&[Key::Char('u')], Command::Next(Action::Undo), "u U", "tui-watch-key-undo"),
    bind(&[Key::Char('U')], Command::Previous(Action::Undo), "", "tui-watch-key-undo"),
    bind(&[Key::Char('d')], Command::Next(Action::Contradiction), "d D", "tui-watch-key-dead-end"),
    bind(&[Key::Char('D')], Command::Previous(Action::Contradiction), "", "tui-watch-key-dead-end"),
    bind(&[Key::Char('s')], Command::Next(Action::Solution), "s S", "tui-watch-key-solution"),
    bind(&[Key::Char('S')], Command::Previous(Action::Solution), "", "tui-watch-key-solution"),
    bind(&[Key::Code(KeyCode::Home)], Command::Start, "Home End", "tui-watch-key-ends"),
    bind(&[Key::Code(KeyCode::End)], Command::End, "", "tui-watch-key-ends"),
    bind(&[Key::Char('g')], Command::Jump, "g", "tui-watch-key-jump"),
    bind(&[Key::Char('v'), Key::Code(KeyCode::Tab)], Command::View, "v", "tui-watch-key-view"),
    bind(&[Key::Char('?')], Command::Help, "?", "tui-key-help"),
    bind(&[Key::Char('q'), Key::Ctrl('c'), Key::Code(KeyCode::Esc)], Command::Leave, "q", "tui-key-leave"),
];
