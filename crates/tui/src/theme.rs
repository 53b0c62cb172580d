//! Colours, and shapes that show the same without colours.

use ennead::draw::Role;
use ratatui::style::{Color, Modifier, Style};

/// How things are distinguished: always by shape or weight, and by colour if wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Whether colours are used. With `NO_COLOR`, bold, underlined and reversed text and the signs
    /// remain.
    pub coloured: bool,
}

/// Text colours from the 256 that are legible both on black and on white, with a contrast of at
/// least 4.5 : 1 against either. There are few of them, and the sixteen named colours are not among
/// them (consider blue on black, yellow on white).
const GREEN: u8 = 29;
const BLUE: u8 = 63;
const PURPLE: u8 = 98;
const RED: u8 = 131;
const MAGENTA: u8 = 163;
const GREY: u8 = 243;

/// A scale from shallow to deep, as entries of the 256 colours; dark text is legible on all of
/// them.
const HEAT: [u8; 12] = [195, 159, 123, 122, 120, 156, 192, 228, 222, 216, 210, 211];

impl Theme {
    fn ink(self, color: u8) -> Style {
        if self.coloured { Style::new().fg(Color::Indexed(color)) } else { Style::new() }
    }

    /// The lines between cells.
    pub(crate) fn frame(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// A printed digit.
    pub(crate) fn given(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A digit that a person wrote.
    pub(crate) fn placed(self) -> Style {
        self.ink(BLUE).add_modifier(Modifier::ITALIC)
    }

    /// A digit that an engine found.
    pub(crate) fn found(self) -> Style {
        self.ink(GREEN)
    }

    /// A digit that an engine guessed.
    pub(crate) fn guessed(self) -> Style {
        self.ink(MAGENTA).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    }

    /// A pencil mark.
    pub(crate) fn mark(self) -> Style {
        Style::new()
    }

    /// Less important text.
    pub(crate) fn quiet(self) -> Style {
        // How dim "dim" is differs from terminal to terminal.
        if self.coloured { self.ink(GREY) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// A heading, a key, an important figure.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The accent colour: green.
    pub(crate) fn accent(self) -> Style {
        self.ink(GREEN).add_modifier(Modifier::BOLD)
    }

    /// The player's cell; the current line of the code.
    pub(crate) fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A role of the drawing model; its sign is [`ennead::draw::text::sign`].
    pub(crate) fn role(self, role: Role) -> Style {
        let bold = Modifier::BOLD;
        match role {
            Role::Selected => self.strong(),
            Role::Peer | Role::SameDigit => self.ink(PURPLE).add_modifier(bold),
            Role::Conflict | Role::Mistake => self.ink(RED).add_modifier(bold),
            Role::Pattern => self.ink(BLUE).add_modifier(bold),
            Role::Second => self.ink(PURPLE).add_modifier(bold),
            Role::Eliminated => self.ink(RED).add_modifier(Modifier::CROSSED_OUT),
            Role::Placed => self.ink(GREEN).add_modifier(bold),
            Role::House => self.ink(MAGENTA).add_modifier(bold),
        }
    }

    /// The background for a depth, warmer for deeper; the number on it shows the same.
    pub(crate) fn heat(self, depth: u8) -> Style {
        if !self.coloured || depth == 0 {
            return Style::new();
        }
        let warm = HEAT[usize::from(depth - 1).min(HEAT.len() - 1)];
        Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(warm))
    }

    /// The bars of the timeline.
    pub(crate) fn heat_ink(self) -> Style {
        self.ink(GREEN)
    }

    /// One of the player's nine colours; its letter, A to I, shows the same.
    pub(crate) fn colour(self, number: u8) -> Style {
        const COLOURS: [u8; 9] = [203, 215, 227, 120, 87, 111, 177, 218, 250];
        if !self.coloured {
            return Style::new();
        }
        let index = COLOURS[usize::from(number - 1) % COLOURS.len()];
        Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance, as in WCAG 2.2, of an entry of the 256 colours.
    fn luminance(index: u8) -> f64 {
        const STEPS: [f64; 6] = [0.0, 95.0, 135.0, 175.0, 215.0, 255.0];
        let cube = |i: u8| STEPS[usize::from(i)];
        let [red, green, blue] = match index {
            16..=231 => [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map(cube),
            _ => [8.0 + 10.0 * f64::from(index - 232); 3],
        };
        let linear = |c: f64| {
            let c = c / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    #[test]
    fn every_ink_is_legible_on_black_and_on_white() {
        for ink in [GREEN, BLUE, PURPLE, RED, MAGENTA, GREY] {
            let (on_black, on_white) =
                ((luminance(ink) + 0.05) / 0.05, 1.05 / (luminance(ink) + 0.05));
            assert!(on_black >= 4.5 && on_white >= 4.5, "{ink}: {on_black:.2} {on_white:.2}");
        }
        for ground in HEAT {
            assert!((luminance(ground) + 0.05) / 0.05 >= 4.5, "{ground}");
        }
    }
}
