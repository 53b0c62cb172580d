//! How a game looks: a large board if there is room, otherwise a compact one.

use ennead::board::{Cell, CellSet, ValueSet};
use ennead::draw::{Marks, Picture, Role};
use ennead::logic::Hint;
use ennead::rule::Ruled;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::commands::{BINDINGS, SWITCHES, Switch};
use super::{Over, Play};
use crate::board::{Shown, compact, large};
use crate::lattice::Mesh;
use crate::{keys, panel};

/// The width of the panel beside a large board.
const PANEL: u16 = 25;

/// The width of the counts beside a compact board.
const COUNTS: u16 = 6;

/// Rows of a compact board that remain visible beside a long text.
const FEWEST_ROWS: u16 = 7;

pub(super) fn draw(play: &mut Play<'_>, frame: &mut Frame<'_>, now: u64) {
    let screen = frame.area();
    let fits = |shape: &&Mesh| {
        let (width, height) = shape.size();
        width + PANEL <= screen.width && height < screen.height
    };
    match large(&play.picture).iter().find(fits) {
        Some(shape) => draw_large(play, shape, frame, now),
        None => draw_compact(play, frame, now),
    }
    let foot = Rect { y: screen.bottom().saturating_sub(1), height: 1, ..screen };
    draw_foot(play, frame, foot.intersection(screen));
    draw_over(play, frame);
}

/// The board, and everything else in a panel beside it.
fn draw_large(play: &mut Play<'_>, shape: &Mesh, frame: &mut Frame<'_>, now: u64) {
    let screen = frame.area();
    let (width, height) = shape.size();
    let board = Rect { width, height, ..screen };
    draw_board(play, shape, board, frame.buffer_mut());
    let side = Rect {
        x: board.right() + 2,
        width: screen.width - board.width - 2,
        height: screen.height - 2,
        y: screen.y + 1,
    };
    let mut parts = status(play, now);
    parts.push((String::new(), Style::new()));
    parts.push((counts(play), play.theme.quiet()));
    parts.push((String::new(), Style::new()));
    parts.extend(marks_of_cell(play));
    parts.push((String::new(), Style::new()));
    parts.extend(said(play));
    panel::paragraphs(frame, side, &parts);
}

/// The board with the counts beside it and a few lines below. If a text needs more lines, the board
/// gives way, as far as possible, and shows the part around the cursor.
fn draw_compact(play: &mut Play<'_>, frame: &mut Frame<'_>, now: u64) {
    let screen = frame.area();
    let fits = |shape: &&Mesh| shape.size().0 + COUNTS <= screen.width;
    let shapes = compact(play.layout());
    let shape = shapes.iter().find(fits).unwrap_or(&shapes[shapes.len() - 1]);
    let (width, height) = shape.size();

    let mut status: Vec<_> = status(play, now).into_iter().map(|(text, _)| text).collect();
    let one_line = |status: &[String]| status.join(" · ");
    // The name of the puzzle is what can be missed most.
    while status.len() > 1 && one_line(&status).chars().count() > usize::from(screen.width) {
        status.remove(0);
    }
    let mut parts = vec![(one_line(&status), play.theme.strong())];
    parts.extend(said(play));
    if parts.len() == 1 {
        parts.extend(marks_of_cell(play));
    }
    let lines = panel::height(&parts, screen.width);
    let room = screen.height.saturating_sub(1);
    let height = height.min(room.saturating_sub(lines).max(FEWEST_ROWS.min(room)));
    let board = Rect { width, height, ..screen }.intersection(screen);
    draw_board(play, shape, board, frame.buffer_mut());

    let side = Rect { x: board.right() + 1, ..screen }.intersection(screen);
    for (y, (symbol, left)) in (board.y + 2..).zip(left(play)) {
        let place = Rect { y, height: 1, ..side };
        let line = format!("{symbol} ×{left}");
        if y < board.bottom() {
            frame.render_widget(Line::styled(line, play.theme.quiet()), place.intersection(screen));
        }
    }
    let below = Rect { y: board.bottom(), height: room.saturating_sub(board.height), ..screen };
    panel::paragraphs(frame, below.intersection(screen), &parts);
}

/// The puzzle, the time, the mode.
fn status(play: &Play<'_>, now: u64) -> Vec<(String, Style)> {
    let (words, theme, game) = (play.words, play.theme, &play.game);
    let mut parts = Vec::new();
    let about = [&game.info.title, &game.info.level].into_iter().flatten();
    let about: Vec<&str> = about.map(String::as_str).collect();
    if !about.is_empty() {
        parts.push((about.join(", "), theme.strong()));
    }
    if play.is_on(Switch::Timer) {
        parts.push((panel::time(game.clock.elapsed(now)), theme.strong()));
    }
    let mode = words.say(play.mode.says());
    parts.push((
        match (play.digit_first, play.in_hand) {
            (false, _) => mode,
            (true, None) => format!("{mode}, {}", words.say("tui-digit-first")),
            (true, Some(digit)) => {
                let args = [("digit", play.layout().symbol(digit).into())];
                format!("{mode}, {}", words.say_with("tui-in-hand", &args))
            }
        },
        theme.accent(),
    ));
    let left = game.board().empty().len();
    parts.push((words.say_with("tui-left", &[("left", left.into())]), Style::new()));
    if !game.hints().is_empty() {
        let args = [("hints", game.hints().len().into())];
        parts.push((words.say_with("tui-hints", &args), Style::new()));
    }
    parts
}

/// How often each value still has to be placed, where that is known.
fn left<'a>(play: &'a Play<'_>) -> impl Iterator<Item = (&'a str, usize)> {
    let (layout, board) = (play.layout(), play.game.board());
    let left = |value| Some((layout.symbol(value), board.left(value)?));
    layout.values().iter().filter_map(left)
}

/// The same on one line.
fn counts(play: &Play<'_>) -> String {
    let counts: Vec<_> = left(play).map(|(symbol, left)| format!("{symbol}×{left}")).collect();
    counts.join("  ")
}

/// The marks of the cursor's cell in words, because a compact cell has no room for nine.
fn marks_of_cell(play: &Play<'_>) -> Vec<(String, Style)> {
    let (words, board, cell) = (play.words, play.game.board(), play.cursor);
    let digits = |set: ValueSet| {
        let digits: Vec<_> = set.iter().map(|value| play.layout().symbol(value)).collect();
        digits.join(" ")
    };
    let parts =
        [("tui-corner-marks", board.corner[cell]), ("tui-centre-marks", board.centre[cell])];
    let parts = parts.into_iter().filter(|(_, set)| !set.is_empty()).map(|(key, set)| {
        let args = [("cell", words.place(cell).into()), ("digits", digits(set).into())];
        (words.say_with(key, &args), play.theme.quiet())
    });
    // What rules say of the cell, except those of the whole board.
    let layout = play.layout();
    let here = board.ground.rules().iter().filter(|rule| {
        let cells = rule.cells(layout);
        cells.contains(cell) && cells != layout.cells()
    });
    let rules = here.map(|rule| (rule.to_line(layout), play.theme.quiet()));
    parts.chain(rules).collect()
}

/// The current hint and the current message.
fn said(play: &Play<'_>) -> Vec<(String, Style)> {
    let mut parts = Vec::new();
    if let Some(shown) = &play.hint {
        let said = play.words.hint(&shown.hint, &shown.position, shown.depth);
        parts.extend(said.lines().map(|line| (line.to_owned(), Style::new())));
        if let Hint::Step(_) = shown.hint {
            let key = if shown.depth < 3 { "tui-more" } else { "tui-do-it" };
            parts.push((play.words.say(key), play.theme.quiet()));
        }
    }
    let broken = play.broken_rules();
    if play.is_on(Switch::Conflicts) && !broken.is_empty() && broken != play.message {
        parts.push((broken, play.theme.role(Role::Conflict)));
    }
    if !play.message.is_empty() {
        parts.push((play.message.clone(), play.theme.strong()));
    }
    parts
}

fn draw_foot(play: &Play<'_>, frame: &mut Frame<'_>, area: Rect) {
    let keys = [
        ("?", "tui-foot-help"),
        ("h", "tui-foot-hint"),
        ("u r", "tui-foot-undo"),
        ("k", "tui-foot-check"),
        ("n", "tui-foot-marks"),
        ("p", "tui-foot-pause"),
        ("q", "tui-foot-leave"),
    ];
    let keys = keys.map(|(key, says)| (key, play.words.say(says)));
    frame.render_widget(panel::foot(play.theme, &keys, area.width), area);
}

fn draw_over(play: &mut Play<'_>, frame: &mut Frame<'_>) {
    let (words, theme) = (play.words, play.theme);
    let (title, rows, page): (&str, Vec<(String, String)>, usize) = match &play.over {
        Over::Nothing => return,
        &Over::Help(page) => {
            let digits = [("1 – 9", "tui-key-digit"), ("Alt+1 – 9", "tui-key-alt-digit")];
            // Where one key is not enough for each value.
            let letters = [(". A", "tui-key-letter")];
            let has_letters =
                play.layout().values().iter().any(|it| !(1..=9).contains(&it.number()));
            let letters = letters.into_iter().filter(|_| has_letters);
            let digits = digits.into_iter().chain(letters);
            let digits = digits.map(|(key, says)| (key, words.say(says)));
            let rows = digits.chain(keys::help(BINDINGS, words));
            ("tui-help", rows.map(|(key, says)| (key.to_owned(), says)).collect(), page)
        }
        Over::Switches => {
            let rows = SWITCHES.iter().zip(play.switches).zip(1..).map(|((says, on), number)| {
                (format!("{number} [{}]", if on { 'x' } else { ' ' }), words.say(says))
            });
            ("tui-switches", rows.collect(), 0)
        }
        Over::Pause => ("tui-paused", vec![(String::new(), words.say("tui-any-key"))], 0),
        Over::FileName(name, _) => {
            let rows = [
                (">", format!("{name}▏")),
                ("Enter", words.say("tui-key-save")),
                ("Esc", words.say("tui-back")),
            ];
            ("tui-file-name", rows.map(|(key, says)| (key.to_owned(), says)).into(), 0)
        }
        Over::Leaving => {
            let rows =
                [("s", "tui-save-and-leave"), ("q", "tui-leave-unsaved"), ("Esc", "tui-back")];
            let rows = rows.map(|(key, says)| (key.to_owned(), words.say(says)));
            ("tui-leave", rows.into(), 0)
        }
    };
    play.help_pages = panel::overlay(frame, theme, &words.say(title), &rows, page);
}

/// What is marked on the board: what is wrong, and the step of the hint.
fn marks(play: &Play<'_>) -> Marks {
    let mut marks = Marks::default();
    if let Some(shown) = &play.hint {
        match &shown.hint {
            Hint::Step(step) if shown.depth == 3 => {
                marks = Marks::from(&step.draw_in(&shown.position));
            }
            Hint::Step(step) => {
                let houses = step.region().iter().map(|house| house.cells().into());
                marks.houses.extend(houses.map(|cells: CellSet| (cells, Role::House)));
            }
            Hint::Mistakes(mistakes) => {
                let wrong = mistakes.digits.iter().map(|wrong| wrong.cell());
                let cells = wrong.collect::<ennead::CellSet>() | mistakes.struck;
                mark(&mut marks, cells.into(), Role::Mistake);
            }
            Hint::Solved | Hint::Stuck | Hint::Unsolvable => {}
        }
    }
    mark(&mut marks, play.mistakes, Role::Mistake);
    if play.is_on(Switch::Conflicts) {
        mark(&mut marks, play.game.board().conflicts(), Role::Conflict);
    }
    marks
}

fn mark(marks: &mut Marks, cells: CellSet, role: Role) {
    marks.cells.extend(cells.iter().map(|cell| (cell, role)));
}

fn draw_board(play: &mut Play<'_>, shape: &Mesh, area: Rect, buf: &mut Buffer) {
    let board = play.game.board();
    let crossing = match play.is_on(Switch::Houses) {
        true => play.cursor.into(),
        false => CellSet::EMPTY,
    };
    let lit = play.in_hand.or(board.digit(play.cursor)).filter(|_| play.is_on(Switch::SameDigit));
    let decorations = play.picture.decorations.clone();
    let picture = Picture { sheet: Ruled::plain(board.kept()), decorations, marks: marks(play) };
    let shown = Shown {
        theme: play.theme,
        names: play.words.cell_names(),
        picture: &picture,
        cursor: play.cursor,
        selection: play.selection,
        lit,
        crossing,
        focus: in_view(play),
        is_hidden: play.over == Over::Pause,
    };
    let placed = shown.draw(shape, area, buf);
    play.placed = Some(placed);
}

/// The cell to keep in view if there is no room for the whole board: once the hint shows its step,
/// a cell of that step; otherwise the cursor's.
fn in_view(play: &Play<'_>) -> Cell {
    let of_step = match &play.hint {
        Some(shown) if shown.depth == 3 => match &shown.hint {
            Hint::Step(step) => step.placements.iter().chain(step.eliminations.iter()).next(),
            _ => None,
        },
        _ => None,
    };
    of_step.map_or(play.cursor, |candidate| candidate.cell().into())
}
