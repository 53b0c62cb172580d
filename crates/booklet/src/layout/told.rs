//! What is printed with a grid: what its rules say, its rating, its techniques, its label and a code.

use ennead_text::Words;
use qrcode::{EcLevel, QrCode};

use super::board::Extent;
use crate::content::Sudoku;
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Point};
use crate::settings::{LARGE, Settings};

/// The numbers of lines that each puzzle of a section has room for, so that the grids of its pages have
/// equal size.
#[derive(Clone, Copy, Default)]
pub(super) struct Lines {
    /// For the names of the rules, above the grid.
    pub(super) names: usize,
    /// For what the rules say, below it.
    pub(super) rules: usize,
    /// For the techniques.
    pub(super) techniques: usize,
}

/// What is printed beside or below a grid.
pub(super) struct Told {
    /// What the rules say, if there is room for it.
    pub(super) rules: String,
    rule_lines: usize,
    texts: Vec<String>,
    /// The techniques in one text: all of them or, where that does not fit, ever fewer of the
    /// hardest.
    techniques: Vec<String>,
    technique_lines: usize,
    /// The number of lines to make room for. It is the same for all puzzles of a section, so that
    /// their grids have equal size.
    most_lines: usize,
    pub(super) size: f32,
    pub(super) code: Option<QrCode>,
    pub(super) code_side: f32,
    /// The white margin that a code needs: four modules.
    pub(super) white: f32,
}

impl Told {
    /// With room for all lines of techniques, beside a label of the size `label`.
    pub(super) fn whole(words: &Words, settings: &Settings, sudoku: &Sudoku, label: f32) -> Told {
        let lines = Lines { techniques: usize::MAX, ..Lines::default() };
        Told::new(words, settings, sudoku, label, lines)
    }

    /// With room for these lines, beside a label of the size `label`.
    pub(super) fn new(
        words: &Words,
        settings: &Settings,
        sudoku: &Sudoku,
        label: f32,
        lines: Lines,
    ) -> Told {
        let mut texts = Vec::new();
        if settings.rating
            && let Some(er) = sudoku.rating
        {
            let args = [("er", er.to_string().into())];
            texts.push(words.say_with("booklet-rating", &args));
        }
        if settings.labels {
            texts.push(sudoku.id.clone());
        }
        let needs = |count: usize| {
            let all = sudoku.techniques.len();
            let rest = if count < all { ", …" } else { "" };
            let list = sudoku.techniques[..count].join(", ") + rest;
            words.say_with("booklet-needs", &[("techniques", list.into())])
        };
        let most = if settings.techniques { sudoku.techniques.len() } else { 0 };
        let techniques = (1..=most).rev().map(needs).collect();
        let link = sudoku.link.as_deref().filter(|_| settings.qr);
        let code = link.and_then(|it| QrCode::with_error_correction_level(it, EcLevel::L).ok());
        // Modules of half a millimetre can be read easily, and of a third just about.
        let modules = code.as_ref().map_or(0, QrCode::width) as f32;
        let module = if modules > 50.0 { 1.0 } else { 1.4 };
        let size = if settings.large_print() { LARGE } else { small(label) };
        let technique_lines = if settings.techniques { lines.techniques } else { 0 };
        let most_lines = technique_lines
            .saturating_add(lines.rules)
            .saturating_add(settings.labels.into())
            .saturating_add(settings.rating.into());
        let (code_side, white) = (modules * module, 4.0 * module);
        let rules =
            sudoku.rules.iter().map(|rule| rule.text.as_str()).collect::<Vec<_>>().join(" ");
        let rule_lines = lines.rules;
        Told {
            rules,
            rule_lines,
            texts,
            techniques,
            technique_lines,
            most_lines,
            size,
            code,
            code_side,
            white,
        }
    }

    pub(super) fn leading(&self) -> f32 {
        self.size * LEADING
    }

    /// The texts in lines of this width, at most [`MOST_LINES`] each; of the techniques, as many
    /// of the hardest as have room.
    pub(super) fn lines(&self, width: f32) -> Vec<String> {
        let mut lines = broken(&self.rules, width / self.size, self.rule_lines);
        for text in &self.texts {
            lines.extend(broken(text, width / self.size, MOST_LINES));
        }
        lines.extend(self.techniques_in(width, self.technique_lines).1);
        lines
    }

    /// Whether all techniques fit into this many lines, and the lines.
    pub(super) fn techniques_in(&self, width: f32, most: usize) -> (bool, Vec<String>) {
        let broken = |text: &String| Weight::Regular.lines(text, width / self.size);
        let mut tried = self.techniques.iter().map(broken).enumerate();
        match tried.find(|(_, lines)| lines.len() <= most) {
            Some((left_out, lines)) => (left_out == 0, lines),
            None => (self.techniques.is_empty(), Vec::new()),
        }
    }

    /// The width to be left free beside the grid.
    fn column(&self) -> f32 {
        (self.size * 9.0).max(self.code_side) + self.white.max(self.size)
    }

    /// The width for the words below a grid, beside the code.
    fn width_below(&self, side: f32) -> f32 {
        if self.code.is_some() { side - self.code_side - self.white } else { side }
    }

    fn gap(&self) -> f32 {
        if self.code.is_some() { self.white.max(self.size * 0.6) } else { self.size * 0.6 }
    }

    /// Where everything goes: the grid as large as possible, and the rest below it if that costs
    /// little, otherwise beside it.
    pub(super) fn arrange(&self, room: Area, extent: Extent) -> Arranged {
        let foot = (self.most_lines as f32 * self.leading()).max(self.code_side) + self.gap();
        let side = extent.side_in(room.width, room.height - foot);
        let (width, height) = extent.size(side);
        let reads = self.width_below(width) >= self.size * 8.0;
        let beside = extent.side_in(room.width - self.column(), room.height);
        if reads && side * 1.05 > beside {
            let x = room.x + (room.width - width) / 2.0;
            let grid = Area { x, width, height, ..room };
            let y = grid.bottom() + self.gap();
            let (width, height) = (self.width_below(width), room.bottom() + 2.0 - y);
            let code = Point { x: grid.right() - self.code_side, y };
            return Arranged { grid, words: Area { x, y, width, height }, code };
        }
        let (width, height) = extent.size(beside.max(20.0));
        let x = room.x + (room.width - width - self.column()).max(0.0) / 2.0;
        let grid = Area { x, width, height, ..room };
        let free = self.white.max(self.size);
        let x = grid.right() + free;
        let code = if self.code.is_some() { self.code_side + self.white } else { 0.0 };
        let (width, height) = (self.column() - free, height - code);
        let words = Area { x, width, height, ..grid };
        Arranged { grid, words, code: Point { x, y: grid.bottom() - self.code_side } }
    }
}

/// The places of a puzzle's parts.
pub(super) struct Arranged {
    pub(super) grid: Area,
    pub(super) words: Area,
    /// The upper left corner of the code.
    pub(super) code: Point,
}

/// The size of text beside a label of this size.
pub(super) fn small(label: f32) -> f32 {
    label * 0.85
}

/// The distance from line to line, as a multiple of the size.
pub(super) const LEADING: f32 = 1.45;

/// The largest number of lines for a text.
pub(super) const MOST_LINES: usize = 2;

/// Breaks a text into lines of this width, up to a maximum number; the rest is cut off.
pub(super) fn broken(text: &str, width: f32, most: usize) -> Vec<String> {
    let mut lines = Weight::Regular.lines(text, width);
    if lines.len() > most {
        let rest = lines.split_off(most.saturating_sub(1)).join(" ");
        lines.push(Weight::Regular.cut(&rest, width));
        lines.truncate(most);
    }
    lines
}

/// A QR code as boxes, one for each run of dark modules in a row.
pub(super) fn squares(code: &QrCode, corner: Point, side: f32) -> Vec<Mark> {
    let modules = code.width();
    let step = side / modules as f32;
    let dark = code.to_colors();
    let mut marks = Vec::new();
    for row in 0..modules {
        let mut column = 0;
        while column < modules {
            let run = (column..modules)
                .take_while(|&c| dark[row * modules + c] == qrcode::Color::Dark)
                .count();
            if run > 0 {
                let area = Area {
                    x: corner.x + column as f32 * step,
                    y: corner.y + row as f32 * step,
                    width: run as f32 * step,
                    height: step * 1.01,
                };
                marks.push(Mark::Box { area, ink: Ink::Black });
            }
            column += run + 1;
        }
    }
    marks
}
