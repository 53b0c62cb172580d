//! How the trainer looks: the list of techniques, or a board with a panel.

use ennead::CellSet;
use ennead::logic::{MarkKind, Technique};
use ennead_api::train::{Dot, TrainListed, TrainVerdict};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::commands::{BINDINGS, Command};
use super::{Drilling, Stage, Train};
use crate::board::{Shown, compact, large};
use crate::lattice::Mesh;
use crate::{Theme, keys, panel};

/// The width of the panel beside a large board.
const PANEL: u16 = 25;

/// Rows of a compact board that remain visible beside a long text.
const FEWEST_ROWS: u16 = 7;

/// What can be chosen in the list, line by line: the path, and each technique.
pub(super) fn lines(listed: &TrainListed) -> Vec<Option<&'static dyn Technique>> {
    let techniques = listed.families.iter().flat_map(|family| &family.techniques);
    [None].into_iter().chain(techniques.map(|it| Some(it.technique))).collect()
}

pub(super) fn draw(train: &mut Train<'_>, frame: &mut Frame<'_>) {
    let screen = frame.area();
    let foot = Rect { y: screen.bottom().saturating_sub(1), height: 1, ..screen };
    match &train.stage {
        Stage::Choosing(listed, at) => draw_list(train, listed, *at, frame),
        Stage::Drilling(_) => draw_drill(train, frame),
    }
    draw_foot(train, frame, foot.intersection(screen));
    if let Some(page) = train.keys_shown {
        let words = train.words;
        let digits = [("1 – 9".to_owned(), words.say("tui-train-key-digit"))];
        let rows = keys::help::<Command>(BINDINGS, words);
        let rows = rows.into_iter().map(|(key, says)| (key.to_owned(), says));
        let rows: Vec<_> = digits.into_iter().chain(rows).collect();
        train.key_pages = panel::overlay(frame, train.theme, &words.say("tui-help"), &rows, page);
    }
}

/// The techniques by families, scrolled to the one that is chosen.
fn draw_list(train: &Train<'_>, listed: &TrainListed, at: usize, frame: &mut Frame<'_>) {
    let (words, theme, screen) = (train.words, train.theme, frame.area());
    let width = usize::from(screen.width);
    let mut rows: Vec<Line<'_>> = Vec::new();
    let mut chosen_row = 0;
    let mut number = 0;
    let mut choice = |rows: &mut Vec<Line<'_>>, left: String, right: String, dots: &[Dot]| {
        let is_chosen = number == at;
        if is_chosen {
            chosen_row = rows.len();
        }
        number += 1;
        let style = if is_chosen { theme.cursor() } else { Style::new() };
        let dots: String = dots.iter().map(|&dot| sign(dot)).collect();
        let used = 2 + left.chars().count() + dots.chars().count() + right.chars().count() + 2;
        // When it comes back is what can be missed most.
        let (right, used) = match used > width {
            true => (String::new(), used - right.chars().count()),
            false => (right, used),
        };
        let gap = " ".repeat(width.saturating_sub(used).min(60usize.saturating_sub(used)) + 1);
        rows.push(Line::from(vec![
            Span::raw(if is_chosen { "> " } else { "  " }),
            Span::styled(left, style),
            Span::raw(gap),
            Span::styled(dots, theme.accent()),
            Span::styled(format!(" {right}"), theme.quiet()),
        ]));
    };
    rows.push(Line::styled(words.say("train-lead"), theme.strong()));
    let due = format!("{} {}", listed.due, listed.due_text);
    for line in panel::wrap(&due, width) {
        rows.push(Line::raw(line));
    }
    choice(&mut rows, words.say("train-start"), String::new(), &[]);
    for family in &listed.families {
        rows.push(Line::default());
        rows.push(Line::from(vec![
            Span::styled(family.name.clone(), theme.strong()),
            Span::styled(format!("  {}", family.known), theme.quiet()),
        ]));
        for technique in &family.techniques {
            let (left, right) = (technique.name.clone(), technique.when.clone());
            choice(&mut rows, left, right, &technique.dots);
        }
    }
    let room = usize::from(screen.height.saturating_sub(1));
    let top = (chosen_row + 3).saturating_sub(room).min(rows.len().saturating_sub(room));
    for (line, y) in rows.into_iter().skip(top).take(room).zip(screen.y..) {
        frame.render_widget(line, Rect { y, height: 1, ..screen });
    }
}

/// How a position was answered last, as a sign.
fn sign(dot: Dot) -> char {
    match dot {
        Dot::New => '○',
        Dot::Missed => '×',
        Dot::Helped => '◐',
        Dot::Known => '●',
    }
}

fn draw_drill(train: &mut Train<'_>, frame: &mut Frame<'_>) {
    let screen = frame.area();
    let fits = |shape: &&Mesh| {
        let (width, height) = shape.size();
        width + PANEL <= screen.width && height < screen.height
    };
    let Stage::Drilling(drilling) = &train.stage else { return };
    let (title, said) = (title(train, drilling), said(train, drilling));
    let picture = drilling.picture();
    let (large, compact) = (large(&picture), compact(&picture.sheet.ground));
    let (board, shape) = match large.iter().find(fits) {
        Some(shape) => {
            let (width, height) = shape.size();
            let board = Rect { width, height, ..screen };
            let side = Rect {
                x: board.right() + 2,
                width: screen.width - width - 2,
                height: screen.height - 2,
                y: screen.y + 1,
            };
            let gap = (String::new(), Style::new());
            let parts: Vec<_> = title.into_iter().chain([gap]).chain(said).collect();
            panel::paragraphs(frame, side, &parts);
            (board, shape)
        }
        None => {
            let fits = |shape: &&Mesh| shape.size().0 <= screen.width;
            let shape = compact.iter().find(fits).unwrap_or(&compact[compact.len() - 1]);
            let (width, height) = shape.size();
            let texts: Vec<_> = title.iter().map(|(text, _)| text.as_str()).collect();
            let mut parts = vec![(texts.join(" · "), train.theme.strong())];
            parts.extend(said);
            let lines = panel::height(&parts, screen.width);
            let room = screen.height.saturating_sub(1);
            let height = height.min(room.saturating_sub(lines).max(FEWEST_ROWS.min(room)));
            let board = Rect { width, height, ..screen }.intersection(screen);
            let below = Rect { y: board.bottom(), height: room.saturating_sub(height), ..screen };
            panel::paragraphs(frame, below.intersection(screen), &parts);
            (board, shape)
        }
    };
    let Stage::Drilling(drilling) = &train.stage else { return };
    let shown = Shown {
        theme: train.theme,
        names: train.words.cell_names(),
        picture: &picture,
        cursor: drilling.cursor.into(),
        selection: CellSet::only(drilling.cursor).into(),
        lit: drilling.in_hand.map(Into::into),
        crossing: CellSet::only(drilling.cursor).into(),
        focus: drilling.cursor.into(),
        is_hidden: false,
    };
    let placed = shown.draw(shape, board, frame.buffer_mut());
    train.placed = Some(placed);
}

/// The technique, the position, and what a digit does.
fn title(train: &Train<'_>, drilling: &Drilling) -> Vec<(String, Style)> {
    let (words, theme, set) = (train.words, train.theme, &drilling.set);
    let dots: String = set.dots.iter().map(|&dot| sign(dot)).collect();
    let hand = match drilling.in_hand {
        Some(digit) => words.say_with("tui-train-in-hand", &[("digit", digit.get().into())]),
        None => words.say("tui-train-hand-empty"),
    };
    vec![
        (set.name.clone(), theme.strong()),
        (format!("{} {dots}", set.number), Style::new()),
        (format!("{}, {hand}", words.say(drilling.mode.says())), theme.accent()),
    ]
}

/// The task and the marks, or what is said of the answer; then the help.
fn said(train: &Train<'_>, drilling: &Drilling) -> Vec<(String, Style)> {
    let (words, theme) = (train.words, train.theme);
    let mut parts = Vec::new();
    let mut add = |text: &str, style: Style| {
        parts.extend(text.lines().map(|line| (line.to_owned(), style)));
    };
    let marks: Vec<_> = drilling.marks.iter().map(|&mark| words.marked(mark)).collect();
    let marked = match marks.is_empty() {
        true => words.say("tui-train-no-marks"),
        false => words.say_with("tui-train-marks", &[("marks", marks.join(", ").into())]),
    };
    match &drilling.judged {
        None => {
            add(&drilling.set.title, theme.strong());
            add(&drilling.set.task, Style::new());
            add(&marked, theme.quiet());
            for (number, sentence) in
                (1..).zip(drilling.help.iter().flat_map(|help| &help.sentences))
            {
                add(&format!("{number}. {sentence}"), Style::new());
            }
        }
        Some(judged) => {
            add(
                &format!("{} {}", sign_of(judged.verdict), judged.title),
                verdict(theme, judged.verdict),
            );
            for mark in &judged.marks {
                add(&format!("{} {}", sign_of_mark(mark.verdict), mark.text), Style::new());
            }
            add(&judged.text, Style::new());
            add(&judged.more_text, theme.quiet());
            add(&judged.back, theme.quiet());
            let next = if judged.done { "train-next-button" } else { "train-again-button" };
            let next = [("next", words.say(next).into())];
            add(&words.say_with("tui-train-verdict-enter", &next), theme.strong());
        }
    }
    add(&train.message, theme.strong());
    parts
}

fn sign_of_mark(mark: MarkKind) -> char {
    match mark {
        MarkKind::Right => '✓',
        MarkKind::Other | MarkKind::Ahead => '~',
        MarkKind::Malformed | MarkKind::Not => '×',
    }
}

fn sign_of(verdict: TrainVerdict) -> char {
    match verdict {
        TrainVerdict::Complete | TrainVerdict::Incomplete => '✓',
        TrainVerdict::Other | TrainVerdict::Ahead => '~',
        TrainVerdict::Nothing | TrainVerdict::Malformed | TrainVerdict::Not => '×',
    }
}

fn verdict(theme: Theme, verdict: TrainVerdict) -> Style {
    use ennead::draw::Role;
    match verdict {
        TrainVerdict::Complete | TrainVerdict::Incomplete => theme.accent(),
        TrainVerdict::Other | TrainVerdict::Ahead => theme.role(Role::Pattern),
        TrainVerdict::Nothing | TrainVerdict::Malformed | TrainVerdict::Not => {
            theme.role(Role::Mistake)
        }
    }
}

fn draw_foot(train: &Train<'_>, frame: &mut Frame<'_>, area: Rect) {
    let list = [("?", "tui-foot-help"), ("Enter", "tui-train-foot-open"), ("q", "tui-foot-leave")];
    let drill = [
        ("?", "tui-foot-help"),
        ("Enter", "tui-train-foot-answer"),
        ("f", "tui-train-foot-help"),
        ("s p n", "tui-train-foot-modes"),
        ("t", "tui-train-foot-choose"),
        ("q", "tui-foot-leave"),
    ];
    let keys: &[(&str, &str)] =
        if matches!(train.stage, Stage::Choosing(..)) { &list } else { &drill };
    let keys: Vec<_> = keys.iter().map(|&(key, says)| (key, train.words.say(says))).collect();
    frame.render_widget(panel::foot(train.theme, &keys, area.width), area);
}
