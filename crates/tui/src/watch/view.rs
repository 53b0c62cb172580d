//! How a watch looks: the four arrays, the algorithm as pseudocode or structure chart, the stack of
//! guesses, the timeline.
//!
//! ```text
//!  wide                       medium              small: one view at a time
//!  ┌ pspace ┬ rstack ┬ rlatter┐ ┌ pspace ┬ code ┐   ┌ grid ────┐
//!  │        │        │ figures│ │        │ …    │   │          │
//!  ├────────┴────────┤ stack  │ │        │ or   │   ├ code ────┤
//!  │ code            │        │ │        │rstack│   └──────────┘
//! ```

use ennead::engine::State;
use ennead::{Candidate, Cell, CellSet, Digit};
use ennead_text::Words;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Constraint::{Fill, Length};
use ratatui::layout::{Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::chart::{Chart, NARROWEST};
use super::commands::BINDINGS;
use super::{Over, Runner, SPEEDS, Watch, says};
use crate::lattice::{Lattice, Look};
use crate::{Theme, keys, panel};

const PSPACE_RULED: Lattice = Lattice::new(5, 3).ruled().numbered();
const PSPACE: Lattice = Lattice::new(5, 3).columns_ruled().numbered();
const PSPACE_NARROW: Lattice = Lattice::new(5, 3);
const GRID: Lattice = Lattice::new(7, 1).numbered();
const GRID_NARROW: Lattice = Lattice::new(3, 1);
const RSTACK_RULED: Lattice = Lattice::new(8, 3).ruled().numbered();
const RSTACK: Lattice = Lattice::new(6, 3);
const RLATTER: Lattice = Lattice::new(3, 1).numbered();

/// The first of `shapes`, largest first, for which there is room; otherwise the smallest.
fn largest<const N: usize>(shapes: [Lattice; N], width: u16, height: u16) -> Lattice {
    let fits = |shape: &Lattice| shape.size().0 <= width && shape.size().1 <= height;
    shapes.into_iter().find(fits).unwrap_or(shapes[N - 1])
}

/// What is drawn, in which language and style.
#[derive(Clone, Copy)]
struct Eye<'a> {
    words: &'a Words,
    theme: Theme,
}

/// The fewest rows of a screen that has room for a timeline below the grid.
const TIMELINE_FROM: u16 = 18;

pub(super) fn draw(watch: &mut Watch<'_>, frame: &mut Frame<'_>) {
    let timeline = if frame.area().height < TIMELINE_FROM { 0 } else { 2 };
    let rows = [Length(1), Fill(1), Length(timeline), Length(1)];
    let [head, main, timeline, foot] = Layout::vertical(rows).areas(frame.area());
    let eye = Eye { words: watch.words, theme: watch.theme };
    if watch.is_race() {
        frame.render_widget(race_head(watch), head);
        let [left, right] = Layout::horizontal([Fill(1); 2]).spacing(1).areas(main);
        for (runner, area) in watch.runners.iter().zip([left, right]) {
            eye.lane(runner, watch.view, area, frame);
        }
        let [left, right] = Layout::horizontal([Fill(1); 2]).spacing(1).areas(timeline);
        for (runner, area) in watch.runners.iter().zip([left, right]) {
            eye.timeline(runner, area, frame.buffer_mut());
        }
    } else {
        let runner = &watch.runners[0];
        frame.render_widget(eye.head(runner), head);
        match (main.width, main.height) {
            (170.., 46..) => eye.wide(runner, watch.view, main, frame),
            (116.., 32..) => eye.medium(runner, watch.view, main, frame),
            _ => eye.small(runner, watch.view, main, frame),
        }
        watch.timeline = timeline;
        eye.timeline(runner, timeline, frame.buffer_mut());
    }
    frame.render_widget(foot_line(watch, foot.width), foot);
    match &watch.over {
        Over::Nothing => {}
        &Over::Help(page) => {
            let rows = keys::help(BINDINGS, watch.words);
            watch.help_pages =
                panel::overlay(frame, watch.theme, &watch.words.say("tui-help"), &rows, page);
        }
        Over::Jump(number) => {
            let key = if watch.is_race() { "tui-watch-jump-work" } else { "tui-watch-jump" };
            let rows = [(">", format!("{number}▏")), ("Esc", watch.words.say("tui-back"))];
            panel::overlay(frame, watch.theme, &watch.words.say(key), &rows, 0);
        }
    }
}

fn race_head(watch: &Watch<'_>) -> Line<'static> {
    let names: Vec<_> = watch.runners.iter().map(|runner| runner.tape.engine.name()).collect();
    let clock = panel::number(watch.clock);
    let clock = watch.words.say_with("tui-watch-clock", &[("nodes", clock.into())]);
    Line::from(vec![
        Span::styled(format!(" {}", names.join(" : ")), watch.theme.accent()),
        Span::styled(format!("  {clock}"), watch.theme.strong()),
    ])
}

fn foot_line(watch: &Watch<'_>, width: u16) -> Line<'static> {
    let (words, theme) = (watch.words, watch.theme);
    let doing = match (watch.is_winding(), watch.playing) {
        (true, _) => words.say("tui-watch-winding"),
        (_, Some(_)) => words.say("tui-watch-playing"),
        _ => words.say("tui-watch-stopped"),
    };
    let speed = panel::number(SPEEDS[watch.speed]);
    let key = if watch.is_race() { "tui-watch-speed-work" } else { "tui-watch-speed" };
    let speed = words.say_with(key, &[("speed", speed.into())]);
    let keys = [
        ("?", "tui-foot-help"),
        ("Space", "tui-watch-foot-play"),
        ("← →", "tui-watch-foot-step"),
        ("n", "tui-watch-foot-guess"),
        ("v", "tui-watch-foot-view"),
        ("q", "tui-foot-leave"),
    ];
    let keys = keys.map(|(key, says)| (key, words.say(says)));
    let room = |doing: &str| width.saturating_sub(doing.chars().count() as u16);
    let long = format!(" {doing}, {speed}  ");
    let fits = room(&long) >= panel::foot_width(&keys);
    let doing = if fits { long } else { format!(" {doing}  ") };
    let room = room(&doing);
    let mut line = panel::foot(theme, &keys, room);
    line.spans.insert(0, Span::styled(doing, theme.strong()));
    line
}

impl Eye<'_> {
    fn wide(self, runner: &Runner, view: usize, area: Rect, frame: &mut Frame<'_>) {
        let (width, height) = PSPACE_RULED.size();
        let (stack, _) = RSTACK_RULED.size();
        let columns = [Length(width), Length(stack), Fill(1)];
        let [left, middle, right] = Layout::horizontal(columns).spacing(2).areas(area);
        let rows = [Length(1), Length(height), Fill(1)];
        let [title, pspace, _] = Layout::vertical(rows).areas(left);
        self.title(frame, title, "tui-watch-pspace");
        self.pspace(PSPACE_RULED, runner, pspace, frame.buffer_mut());
        let [title, rstack, below] = Layout::vertical(rows).areas(middle);
        self.title(frame, title, "tui-watch-rstack");
        self.rstack(RSTACK_RULED, runner, rstack, frame.buffer_mut());
        let below = Rect { x: left.x, width: middle.right() - left.x, ..below };
        self.algorithm(runner, view % 2 == 1, below, frame);
        self.side(runner, right, frame);
    }

    fn medium(self, runner: &Runner, view: usize, area: Rect, frame: &mut Frame<'_>) {
        let (width, _) = PSPACE.size();
        let columns = [Length(width), Fill(1)];
        let [left, right] = Layout::horizontal(columns).spacing(1).areas(area);
        self.pspace(PSPACE, runner, left, frame.buffer_mut());
        if view % 3 == 1 {
            let rows = [Length(1), Fill(1)];
            let [title, rstack] = Layout::vertical(rows).areas(right);
            self.title(frame, title, "tui-watch-rstack");
            return self.rstack(RSTACK, runner, rstack, frame.buffer_mut());
        }
        let (_, height) = RLATTER.size();
        let rows = [Length(height + 1), Fill(1)];
        let [above, below] = Layout::vertical(rows).areas(right);
        self.rlatter_and_figures(runner, above, frame);
        self.algorithm(runner, view % 3 == 2, below, frame);
    }

    fn small(self, runner: &Runner, view: usize, area: Rect, frame: &mut Frame<'_>) {
        match view % 5 {
            0 => {
                let shape = largest([GRID, GRID_NARROW], area.width, area.height);
                let (_, height) = shape.size();
                let rows = [Length(height), Length(1), Fill(1)];
                let [above, counted, below] = Layout::vertical(rows).areas(area);
                self.pspace(shape, runner, above, frame.buffer_mut());
                frame.render_widget(self.counted(runner), counted);
                self.code(runner, below, frame);
            }
            1 => {
                let shape = largest([PSPACE, PSPACE_NARROW], area.width, u16::MAX);
                let columns = [Length(shape.size().0), Fill(1)];
                let [grid, side] = Layout::horizontal(columns).spacing(1).areas(area);
                self.pspace(shape, runner, grid, frame.buffer_mut());
                panel::paragraphs(frame, side, &self.figures(runner));
            }
            2 => {
                let rows = [Length(1), Fill(1)];
                let [counted, below] = Layout::vertical(rows).areas(area);
                frame.render_widget(self.counted(runner), counted);
                self.chart(runner, below, frame);
            }
            3 => {
                let [title, rstack] = Layout::vertical([Length(1), Fill(1)]).areas(area);
                self.title(frame, title, "tui-watch-rstack");
                self.rstack(RSTACK, runner, rstack, frame.buffer_mut());
            }
            _ => {
                let rows = [Length(RLATTER.size().1 + 1), Fill(1)];
                let [above, below] = Layout::vertical(rows).areas(area);
                self.rlatter_and_figures(runner, above, frame);
                self.stack(runner, below, frame);
            }
        }
    }

    /// One of two racers.
    fn lane(self, runner: &Runner, view: usize, area: Rect, frame: &mut Frame<'_>) {
        let shapes = [PSPACE, PSPACE_NARROW, GRID_NARROW];
        let shape = largest(shapes, area.width, area.height.saturating_sub(5));
        let rows = [Length(1), Length(1), Length(shape.size().1), Fill(1)];
        let [head, figures, grid, code] = Layout::vertical(rows).areas(area);
        frame.render_widget(self.head(runner), head);
        frame.render_widget(self.counted(runner), figures);
        self.pspace(shape, runner, grid, frame.buffer_mut());
        self.algorithm(runner, view % 2 == 1, code, frame);
    }

    /// The counters in one line.
    fn counted(self, runner: &Runner) -> Line<'static> {
        let (state, stats) = (runner.tape.state(), runner.tape.state().stats());
        let args = [
            ("guesses", panel::number(stats.guesses).into()),
            ("undos", panel::number(stats.backtracks).into()),
            ("depth", state.depth().into()),
        ];
        let counted = self.words.say_with("tui-watch-counted", &args);
        Line::styled(format!(" {counted}"), self.theme.quiet())
    }

    /// The engine's name and what it has just done.
    fn head(self, runner: &Runner) -> Line<'static> {
        let mut spans =
            vec![Span::styled(format!(" {}  ", runner.tape.engine.name()), self.theme.accent())];
        if let Some(event) = runner.tape.event() {
            let digit = event.digit.map(|digit| digit.to_string()).unwrap_or_default();
            let cell = event.cell.map(|cell| self.words.cell(cell)).unwrap_or_default();
            let depth = event.depth.into();
            let args = [("what", format!("{digit}{cell}").into()), ("depth", depth)];
            spans.push(Span::raw(self.words.say_with(says(event.action), &args)));
        }
        if runner.tape.is_at_end() {
            let end = self.words.say("tui-watch-end");
            spans.push(Span::styled(format!("  {end}"), self.theme.strong()));
        }
        Line::from(spans)
    }

    fn title(self, frame: &mut Frame<'_>, area: Rect, says: &str) {
        frame.render_widget(Line::styled(self.words.say(says), self.theme.quiet()), area);
    }

    /// The figures, the array *rlatter*, the guesses in force.
    fn side(self, runner: &Runner, area: Rect, frame: &mut Frame<'_>) {
        let (_, height) = RLATTER.size();
        let figures = self.figures(runner);
        let rows = [Length(1), Length(height), Length(figures.len() as u16 + 2), Fill(1)];
        let [title, rlatter, counted, stack] = Layout::vertical(rows).areas(area);
        self.title(frame, title, "tui-watch-rlatter");
        self.rlatter(runner, rlatter, frame.buffer_mut());
        panel::paragraphs(frame, Rect { y: counted.y + 1, ..counted }, &figures);
        self.stack(runner, stack, frame);
    }

    fn rlatter_and_figures(self, runner: &Runner, area: Rect, frame: &mut Frame<'_>) {
        let (width, _) = RLATTER.size();
        let [left, right] = Layout::horizontal([Length(width), Fill(1)]).spacing(2).areas(area);
        let [title, rlatter] = Layout::vertical([Length(1), Fill(1)]).areas(left);
        self.title(frame, title, "tui-watch-rlatter");
        self.rlatter(runner, rlatter, frame.buffer_mut());
        panel::paragraphs(frame, right, &self.figures(runner));
    }

    /// The counters, with the names of the Befunge program where it has them.
    fn figures(self, runner: &Runner) -> Vec<(String, Style)> {
        let (state, stats) = (runner.tape.state(), runner.tape.state().stats());
        let known = runner.survey.known();
        let events = panel::number(known.overview.events());
        let total = if known.complete { events } else { format!("> {events}") };
        let event = self.words.say_with(
            "tui-watch-event",
            &[("at", panel::number(runner.tape.at()).into()), ("total", total.into())],
        );
        let figure = |key: &str, number: u64| {
            let args = [("number", panel::number(number).into())];
            (self.words.say_with(key, &args), Style::new())
        };
        vec![
            (event, self.theme.strong()),
            figure("tui-watch-level", state.depth().into()),
            figure("tui-watch-solved", state.grid().len() as u64),
            figure("tui-watch-nodes", stats.nodes),
            figure("tui-watch-guesses", stats.guesses),
            figure("tui-watch-undos", stats.backtracks),
            figure("tui-watch-deepest", stats.max_depth.into()),
        ]
    }

    /// The current procedure, then the guesses in force, the latest first.
    fn stack(self, runner: &Runner, area: Rect, frame: &mut Frame<'_>) {
        let mut lines = Vec::new();
        let acting = runner.tape.event().and_then(|event| {
            let code = runner.tape.engine.pseudocode()?;
            let lines = code.lines();
            let procedure = lines.get(usize::from(event.line))?.procedure;
            let head = code.procedures.get(usize::from(procedure))?.head;
            Some(self.words.pseudocode(&head))
        });
        lines.push((acting.unwrap_or_default().to_owned(), self.theme.strong()));
        let guesses = runner.tape.state().guesses();
        for (index, guess) in guesses.iter().enumerate().rev() {
            let args = [("depth", (index + 2).into()), ("guess", guess.to_string().into())];
            lines.push((self.words.say_with("tui-watch-guess", &args), Style::new()));
        }
        panel::paragraphs(frame, area, &lines);
    }

    /// The algorithm, as pseudocode or as a chart.
    fn algorithm(self, runner: &Runner, as_chart: bool, area: Rect, frame: &mut Frame<'_>) {
        match as_chart && area.width >= NARROWEST {
            true => self.chart(runner, area, frame),
            false => self.code(runner, area, frame),
        }
    }

    /// The part of the structure chart around the current box, which is highlighted.
    fn chart(self, runner: &Runner, area: Rect, frame: &mut Frame<'_>) {
        let Some(code) = runner.tape.engine.pseudocode() else { return };
        let chart = Chart::new(code, self.words, area.width.min(100));
        let acting = runner.tape.event().and_then(|event| chart.place(event.line));
        let height = usize::from(area.height);
        let rows: Vec<String> = chart.rows().collect();
        let middle = acting.as_ref().map_or(0, |(rows, _)| rows.start);
        let first = middle.saturating_sub(height / 2).min(rows.len().saturating_sub(height));
        for (y, row) in (area.y..).zip(rows.iter().skip(first).take(height)) {
            frame.buffer_mut().set_stringn(area.x, y, row, area.width.into(), Style::new());
        }
        let Some((rows, columns)) = acting else { return };
        let lit = Rect {
            x: area.x + columns.start as u16,
            y: area.y + rows.start.saturating_sub(first) as u16,
            width: columns.len() as u16,
            height: rows.len() as u16,
        };
        frame.buffer_mut().set_style(lit.intersection(area), self.theme.cursor());
    }

    /// The part of the pseudocode around the current line, which is highlighted and marked.
    fn code(self, runner: &Runner, area: Rect, frame: &mut Frame<'_>) {
        let Some(code) = runner.tape.engine.pseudocode() else { return };
        let lines = code.lines();
        let acting = runner.tape.event().map(|event| usize::from(event.line));
        let height = usize::from(area.height);
        let first = acting.unwrap_or(0).saturating_sub(height / 2);
        let first = first.min(lines.len().saturating_sub(height));
        for (row, (number, line)) in lines.iter().enumerate().skip(first).take(height).enumerate() {
            let is_acting = acting == Some(number);
            let style = match (is_acting, line.indent) {
                (true, _) => self.theme.cursor(),
                (false, 0) => self.theme.strong(),
                _ => Style::new(),
            };
            let pointer = if is_acting { "▶" } else { " " };
            let indent = "  ".repeat(line.indent.into());
            let text = format!("{pointer} {indent}{}", self.words.pseudocode(&line.line));
            let place = Rect { y: area.y + row as u16, height: 1, ..area };
            frame.render_widget(Line::styled(cut(&text, area.width.into()), style), place);
        }
    }

    /// *grid*, with *pspace* in place: the candidates of the cells without a digit.
    fn pspace(self, shape: Lattice, runner: &Runner, area: Rect, buf: &mut Buffer) {
        let state = runner.tape.state();
        let look = self.look(runner);
        let candidate = runner.tape.event().and_then(|event| event.candidate());
        let struck = keeps_candidates(state);
        shape.draw(look, area, buf, |page| {
            for (cell, inside) in shape.cells() {
                let middle = (inside.x + inside.width / 2, inside.y + inside.height / 2);
                match state.grid().get(cell) {
                    Some(digit) => {
                        let guessed = state.guessed_at(cell);
                        let style = match guessed {
                            _ if state.given().contains(cell) => self.theme.given(),
                            Some(_) => self.theme.guessed(),
                            None => self.theme.found(),
                        };
                        page.set_string(middle.0, middle.1, digit.to_string(), style);
                        if let Some(depth) = guessed.filter(|_| inside.height > 1) {
                            let text = format!("{depth:>2}");
                            page.set_string(inside.right() - 2, inside.y, text, self.theme.quiet());
                        }
                    }
                    None if !struck => {
                        page.set_string(middle.0, middle.1, "·", self.theme.quiet());
                    }
                    None if inside.height > 1 => {
                        for digit in state.candidates(cell).iter() {
                            let (x, y) = sub_place(inside, digit, 2);
                            page.set_string(x, y, digit.to_string(), self.theme.mark());
                        }
                    }
                    None if inside.width > 3 => {
                        let digits: String =
                            state.candidates(cell).iter().map(|digit| digit.to_char()).collect();
                        let text = cut(&digits, inside.width.into());
                        page.set_string(inside.x, inside.y, text, self.theme.quiet());
                    }
                    None => {}
                }
                if look.focus == Some(cell.into()) {
                    page.set_style(inside, self.theme.cursor());
                    // Show what is being struck or tried even if it is no longer a candidate.
                    if let Some(candidate) = candidate.filter(|_| inside.height > 1)
                        && state.grid().get(cell).is_none()
                    {
                        let (x, y) = sub_place(inside, candidate.digit(), 2);
                        page.set_string(x, y, candidate.digit().to_string(), self.theme.strong());
                    }
                }
            }
        });
    }

    /// *rstack*: for each candidate, the depth at which it was struck.
    fn rstack(self, shape: Lattice, runner: &Runner, area: Rect, buf: &mut Buffer) {
        let state = runner.tape.state();
        let candidate = runner.tape.event().and_then(|event| event.candidate());
        let step = shape.cell.0 / 3 + u16::from(shape.cell.0 % 3 == 2);
        shape.draw(self.look(runner), area, buf, |page| {
            let places = shape.cells().flat_map(|place| Digit::ALL.map(|digit| (place, digit)));
            for ((cell, inside), digit) in places {
                let here = Candidate::new(digit, cell);
                let Some(depth) = state.struck_at(here) else { continue };
                let (x, y) = sub_place(inside, digit, step);
                let acts = candidate == Some(here);
                let style = if acts { self.theme.cursor() } else { self.theme.heat(depth) };
                page.set_string(x, y, format!("{depth:>2}"), style);
            }
        });
    }

    /// *rlatter*: for each guessed cell, the depth that its guess opened.
    fn rlatter(self, runner: &Runner, area: Rect, buf: &mut Buffer) {
        let state = runner.tape.state();
        RLATTER.draw(self.look(runner), area, buf, |page| {
            for (cell, inside) in RLATTER.cells() {
                match state.guessed_at(cell) {
                    Some(depth) => {
                        let text = format!("{depth:>2}");
                        page.set_string(inside.x, inside.y, text, self.theme.heat(depth));
                    }
                    None => page.set_string(inside.x + 1, inside.y, "·", self.theme.quiet()),
                }
            }
        });
    }

    /// The cell of the event played last stands out.
    fn look(self, runner: &Runner) -> Look {
        let focus = runner.tape.event().and_then(|event| event.cell);
        let lit = focus.map_or(CellSet::EMPTY, CellSet::only);
        let (lit, focus) = (lit.into(), focus.map(Into::into));
        Look { frame: self.theme.frame(), lit, focus, names: self.words.cell_names() }
    }

    /// The depth over the whole search; below it, the present place and the places of solutions.
    fn timeline(self, runner: &Runner, area: Rect, buf: &mut Buffer) {
        const BARS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
        if area.width == 0 || area.height < 2 {
            return;
        }
        let known = runner.survey.known().overview;
        let depths = known.columns(area.width.into());
        let deepest = depths.iter().copied().max().unwrap_or(1).max(1);
        for (x, &depth) in (area.x..).zip(&depths) {
            let bar = (usize::from(depth) * 8).div_ceil(deepest.into());
            buf.set_string(x, area.y, BARS[bar.min(8)], self.theme.heat_ink());
        }
        let end = known.events().max(1);
        let column = |at: u64| {
            let column = u128::from(at.min(end)) * u128::from(area.width - 1) / u128::from(end);
            area.x + column as u16
        };
        for &solution in known.solutions() {
            buf.set_string(column(solution), area.y + 1, "◆", self.theme.accent());
        }
        let at = runner.tape.at();
        buf.set_string(column(at), area.y + 1, "▲", self.theme.strong());
    }
}

/// Whether the engine strikes candidates at all; otherwise there is nothing to show.
fn keeps_candidates(state: &State) -> bool {
    Cell::ALL.iter().any(|&cell| state.candidates(cell).len() < 9)
}

/// The place of a digit within its cell: three by three, `step` characters apart.
fn sub_place(inside: Rect, digit: Digit, step: u16) -> (u16, u16) {
    let index = digit.index() as u16;
    (inside.x + index % 3 * step, inside.y + index / 3)
}

/// `text` in at most `width` characters.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}
