//! What the keys of the trainer do.

use ratatui::crossterm::event::KeyCode;

use crate::keys::{Binding, Key, bind};

/// A command without a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Moves the cursor by rows and columns, wrapping around the edges.
    Move(isize, isize),
    Mode(Mode),
    /// Marks the digit in hand in the cell of the cursor.
    Mark,
    Undo,
    Clear,
    Help,
    Answer,
    Skip,
    Choose,
    Keys,
    Leave,
}

/// What a digit does in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Strike,
    Place,
    Note,
}

impl Mode {
    /// The sentence with its name.
    pub(super) fn says(self) -> &'static str {
        match self {
            Mode::Strike => "train-mode-strike",
            Mode::Place => "train-mode-place",
            Mode::Note => "train-mode-note",
        }
    }
}

#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding<Command>] = &[
    bind(&[Key::Code(KeyCode::Left)], Command::Move(0, -1), "← ↑ ↓ →", "tui-train-key-move"),
    bind(&[Key::Code(KeyCode::Right)], Command::Move(0, 1), "", "tui-train-key-move"),
    bind(&[Key::Code(KeyCode::Up)], Command::Move(-1, 0), "", "tui-train-key-move"),
    bind(&[Key::Code(KeyCode::Down)], Command::Move(1, 0), "", "tui-train-key-move"),
    bind(&[Key::Char(' ')], Command::Mark, "Space", "tui-train-key-mark"),
    bind(&[Key::Char('s')], Command::Mode(Mode::Strike), "s", "tui-train-key-strike"),
    bind(&[Key::Char('p')], Command::Mode(Mode::Place), "p", "tui-train-key-place"),
    bind(&[Key::Char('n')], Command::Mode(Mode::Note), "n", "tui-train-key-note"),
    bind(&[Key::Char('u'), Key::Code(KeyCode::Backspace)], Command::Undo, "u", "tui-train-key-undo"),
    bind(&[Key::Code(KeyCode::Esc)], Command::Clear, "Esc", "tui-train-key-clear"),
    bind(&[Key::Char('f')], Command::Help, "f", "tui-train-key-help"),
    bind(&[Key::Code(KeyCode::Enter)], Command::Answer, "Enter", "tui-train-key-answer"),
    bind(&[Key::Char('x')], Command::Skip, "x", "tui-train-key-skip"),
    bind(&[Key::Char('t'), Key::Code(KeyCode::Tab)], Command::Choose, "t", "tui-train-key-choose"),
    bind(&[Key::Char('?')], Command::Keys, "?", "tui-key-help"),
    bind(&[Key::Char('q'), Key::Ctrl('c')], Command::Leave, "q", "tui-key-leave"),
];
