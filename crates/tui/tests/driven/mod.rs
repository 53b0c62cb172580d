//! A screen driven by keys, without a terminal.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use ennead_text::{Language, Words};
use ennead_tui::{Flow, Screen};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Color;

pub fn words(language: &str) -> Words {
    Words::new(language.parse::<Language>().unwrap())
}

/// Presses keys, written like this: `n`, `C-s`, `M-3`, `S-Right`, `Enter`; `@500` lets that many
/// milliseconds pass. After each key, what it began is awaited. Returns whether the screen stays.
pub fn press(screen: &mut dyn Screen, now: &mut u64, keys: &str) -> Flow {
    for word in keys.split_whitespace() {
        if let Some(time) = word.strip_prefix('@') {
            let until = *now + time.parse::<u64>().unwrap();
            while *now < until {
                *now = (*now + 40).min(until);
                screen.tick(*now);
            }
            continue;
        }
        if screen.key(key(word), *now) == Flow::Leave {
            return Flow::Leave;
        }
        screen.settle(*now);
    }
    Flow::Stay
}

fn key(word: &str) -> KeyEvent {
    let (held, name) = match word.split_once('-') {
        Some(("C", name)) => (KeyModifiers::CONTROL, name),
        Some(("M", name)) => (KeyModifiers::ALT, name),
        Some(("S", name)) => (KeyModifiers::SHIFT, name),
        _ => (KeyModifiers::NONE, word),
    };
    let code = match name {
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PgDn" => KeyCode::PageDown,
        "PgUp" => KeyCode::PageUp,
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Del" => KeyCode::Delete,
        "Back" => KeyCode::Backspace,
        "Space" => KeyCode::Char(' '),
        _ => KeyCode::Char(name.chars().next().unwrap()),
    };
    KeyEvent::new(code, held)
}

pub fn click(screen: &mut dyn Screen, now: u64, column: u16, row: u16) {
    let kind = MouseEventKind::Down(MouseButton::Left);
    screen.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }, now);
}

pub fn buffer(screen: &mut dyn Screen, now: u64, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen.draw(frame, now)).unwrap();
    terminal.backend().buffer().clone()
}

/// What is drawn, as text, without trailing blanks.
pub fn drawn(screen: &mut dyn Screen, now: u64, width: u16, height: u16) -> String {
    let buffer = buffer(screen, now, width, height);
    let rows = buffer.content.chunks(width.into());
    let row = |row: &[ratatui::buffer::Cell]| {
        let text: String = row.iter().map(|cell| cell.symbol()).collect();
        text.trim_end().to_owned() + "\n"
    };
    rows.map(row).collect()
}

/// Draws at many sizes, none of which may panic. Unless `coloured`, no colours may be used.
pub fn draw_everywhere(screen: &mut dyn Screen, now: u64, coloured: bool) {
    for (width, height) in
        [(1, 1), (5, 2), (20, 5), (40, 12), (72, 24), (80, 24), (100, 36), (120, 40), (200, 60)]
    {
        let buffer = buffer(screen, now, width, height);
        if !coloured {
            let plain = |color| color == Color::Reset;
            assert!(buffer.content.iter().all(|cell| plain(cell.fg) && plain(cell.bg)));
        }
    }
}

/// Presses `count` keys of all kinds, in a pseudo-random order.
pub fn press_anything(
    screen: &mut dyn Screen,
    count: usize,
    mut seen: impl FnMut(&mut dyn Screen, u64),
) {
    const KEYS: &str = "1 2 3 4 5 6 7 8 9 0 a d w s z x c v Space f Enter Del u r C-z C-y h g k n N \
                        V R p o Esc C-a S-Right S-Down M-4 C-5 ? Left Right Up Down Home End PgDn \
                        PgUp Back d D U S + - v @100";
    let keys: Vec<&str> = KEYS.split_whitespace().collect();
    let (mut state, mut now) = (1u64, 0);
    for i in 0..count {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let key = keys[(state >> 33) as usize % keys.len()];
        press(screen, &mut now, key);
        if i % 50 == 0 {
            seen(screen, now);
        }
    }
}
