//! What the keys of a game do.

use ratatui::crossterm::event::KeyCode;

use crate::keys::{Binding, Key, bind};

/// A command without a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Moves the cursor by rows and columns, wrapping around the edges.
    Move(isize, isize),
    SelectAll,
    SelectOne,
    Enter,
    Mode(Mode),
    NextMode,
    DigitFirst,
    Clear,
    Undo,
    Redo,
    Hint,
    DoStep,
    Check,
    FillMarks,
    ClearMarks,
    ClearColours,
    StartOver,
    Fix,
    Pause,
    Switches,
    Save,
    Help,
    Leave,
    LeaveAtOnce,
}

/// What a digit key writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Digit,
    Corner,
    Centre,
    Colour,
}

impl Mode {
    /// The modes, in the order of the keys.
    pub(super) const ALL: [Mode; 4] = [Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour];

    /// The sentence with its name.
    pub(super) fn says(self) -> &'static str {
        match self {
            Mode::Digit => "tui-mode-digit",
            Mode::Corner => "tui-mode-corner",
            Mode::Centre => "tui-mode-centre",
            Mode::Colour => "tui-mode-colour",
        }
    }
}

/// Keys by letter, because a terminal does not report the position of a key: `y` is listed with `z`
/// for keyboards on which the two are exchanged.
#[rustfmt::skip]
pub(super) static BINDINGS: &[Binding<Command>] = &[
    bind(&[Key::Char('a'), Key::Code(KeyCode::Left)], Command::Move(0, -1), "← ↑ ↓ →  w a s d", "tui-key-move"),
    bind(&[Key::Char('d'), Key::Code(KeyCode::Right)], Command::Move(0, 1), "", "tui-key-move"),
    bind(&[Key::Char('w'), Key::Code(KeyCode::Up)], Command::Move(-1, 0), "", "tui-key-move"),
    bind(&[Key::Char('s'), Key::Code(KeyCode::Down)], Command::Move(1, 0), "", "tui-key-move"),
    bind(&[Key::Ctrl('a')], Command::SelectAll, "Shift+→  Ctrl+A", "tui-key-select"),
    bind(&[Key::Code(KeyCode::Esc)], Command::SelectOne, "Esc", "tui-key-escape"),
    bind(&[Key::Char('z'), Key::Char('y')], Command::Mode(Mode::Digit), "z x c v", "tui-key-mode"),
    bind(&[Key::Char('x')], Command::Mode(Mode::Corner), "", "tui-key-mode"),
    bind(&[Key::Char('c')], Command::Mode(Mode::Centre), "", "tui-key-mode"),
    bind(&[Key::Char('v')], Command::Mode(Mode::Colour), "", "tui-key-mode"),
    bind(&[Key::Char(' ')], Command::NextMode, "Space", "tui-key-next-mode"),
    bind(&[Key::Char('f')], Command::DigitFirst, "f", "tui-key-digit-first"),
    bind(&[Key::Code(KeyCode::Enter)], Command::Enter, "Enter", "tui-key-enter"),
    bind(&[Key::Code(KeyCode::Delete), Key::Code(KeyCode::Backspace), Key::Char('0')], Command::Clear, "Del  0", "tui-key-clear"),
    bind(&[Key::Char('u'), Key::Ctrl('z')], Command::Undo, "u  Ctrl+Z", "tui-key-undo"),
    bind(&[Key::Char('r'), Key::Ctrl('y')], Command::Redo, "r  Ctrl+Y", "tui-key-redo"),
    bind(&[Key::Char('h')], Command::Hint, "h", "tui-key-hint"),
    bind(&[Key::Char('g')], Command::DoStep, "g", "tui-key-step"),
    bind(&[Key::Char('k')], Command::Check, "k", "tui-key-check"),
    bind(&[Key::Char('n')], Command::FillMarks, "n", "tui-key-fill"),
    bind(&[Key::Char('N')], Command::ClearMarks, "N", "tui-key-clear-marks"),
    bind(&[Key::Char('V')], Command::ClearColours, "V", "tui-key-clear-colours"),
    bind(&[Key::Char('R')], Command::StartOver, "R", "tui-key-start-over"),
    bind(&[Key::Char('F')], Command::Fix, "F", "tui-key-fix"),
    bind(&[Key::Char('p')], Command::Pause, "p", "tui-key-pause"),
    bind(&[Key::Char('o')], Command::Switches, "o", "tui-key-switches"),
    bind(&[Key::Ctrl('s')], Command::Save, "Ctrl+S", "tui-key-save"),
    bind(&[Key::Char('?')], Command::Help, "?", "tui-key-help"),
    bind(&[Key::Char('q')], Command::Leave, "q", "tui-key-leave"),
    bind(&[Key::Ctrl('c')], Command::LeaveAtOnce, "Ctrl+C", "tui-key-leave-at-once"),
];

/// What the player can switch on and off, in the order of the keys.
pub(super) const SWITCHES: [&str; 6] = [
    "tui-switch-conflicts",
    "tui-switch-mistakes",
    "tui-switch-same-digit",
    "tui-switch-houses",
    "tui-switch-tidy",
    "tui-switch-timer",
];

/// The usual switches: all are on except the mistakes, which spoil a game unless the player asks
/// for them.
pub(super) const USUAL: [bool; SWITCHES.len()] = [true, false, true, true, true, true];

/// The positions of the [`SWITCHES`].
#[derive(Clone, Copy)]
pub(super) enum Switch {
    Conflicts,
    Mistakes,
    SameDigit,
    Houses,
    Tidy,
    Timer,
}
