//! An engine shown step by step; or two of them, racing by counted work.
//!
//! Speed is in steps per second, so an engine that needs a microsecond can be watched like one that
//! needs a minute. In a race, both are wound to the same number of digits tried, because that is
//! the only kind of work all engines have in common.

mod chart;
mod commands;
mod survey;
mod tape;
mod view;

use ennead::Puzzle;
use ennead::engine::{Action, Engine};
use ennead_text::Words;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::keys;
use crate::{Flow, Screen, Theme};
use commands::{BINDINGS, Command};
use survey::Survey;
use tape::{Goal, Tape};

/// Steps per second.
const SPEEDS: [u64; 19] = [
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
    200_000, 500_000, 1_000_000,
];

/// The number of chunks wound between two pictures: some 200,000 events, which takes about as long
/// as a picture is shown.
const CHUNKS_A_TICK: usize = 50;

/// What to watch.
pub struct Watched {
    /// An engine with a trace.
    pub engine: &'static dyn Engine,
    /// The engine it races against, if any.
    pub against: Option<&'static dyn Engine>,
    /// The puzzle they search.
    pub puzzle: Puzzle,
    /// The number of solutions after which they stop.
    pub limit: u64,
}

/// A running watch.
pub struct Watch<'a> {
    words: &'a Words,
    theme: Theme,
    runners: Vec<Runner>,
    /// Whether the first runner is looking for an event while the others wait for it.
    leading: bool,
    /// The place that all runners are wound to: a number of events or, in a race, of digits tried.
    clock: u64,
    speed: usize,
    /// While it is playing, the time up to which it has been played.
    playing: Option<u64>,
    /// The remaining fraction of a step, in thousandths.
    fraction: u64,
    view: usize,
    over: Over,
    /// The number of pages of the help at the present size.
    help_pages: usize,
    timeline: Rect,
}

/// An engine, its trace, and the place to which the trace is being wound.
struct Runner {
    tape: Tape,
    goal: Option<Goal>,
    survey: Survey,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Over {
    Nothing,
    /// One page of the help.
    Help(usize),
    Jump(String),
}

impl<'a> Watch<'a> {
    /// The engines at their start.
    pub fn new(watched: &Watched, words: &'a Words, theme: Theme) -> Watch<'a> {
        let runner = |engine| Runner {
            tape: Tape::new(engine, watched.puzzle, watched.limit),
            goal: None,
            survey: Survey::start(engine, watched.puzzle, watched.limit),
        };
        let engines = std::iter::once(watched.engine).chain(watched.against);
        Watch {
            words,
            theme,
            runners: engines.map(runner).collect(),
            leading: false,
            clock: 0,
            speed: 3,
            playing: None,
            fraction: 0,
            view: 0,
            over: Over::Nothing,
            help_pages: 1,
            timeline: Rect::default(),
        }
    }

    /// Begins at the first guess, because there is little to see before: the arrays are empty until
    /// the givens are in them.
    pub fn begin_at_first_guess(&mut self) {
        self.jump(Goal::Next(Action::Guess));
    }

    /// Waits until the lengths of all traces are known. This is not necessary: without it, the
    /// timeline grows as the search goes on.
    pub fn survey(&mut self) {
        self.runners.iter_mut().for_each(|runner| runner.survey.wait());
    }

    fn is_race(&self) -> bool {
        self.runners.len() > 1
    }

    /// The goal for the place `at`.
    fn place(&self, at: u64) -> Goal {
        if self.is_race() { Goal::Nodes(at) } else { Goal::At(at) }
    }

    fn go(&mut self, goal: Goal) {
        self.leading = false;
        for runner in &mut self.runners {
            runner.goal = Some(goal);
        }
        self.wind();
    }

    fn go_to(&mut self, at: u64) {
        self.clock = at;
        self.go(self.place(at));
    }

    /// Moves all tapes nearer to their goals; `true` if any moved.
    fn wind(&mut self) -> bool {
        let mut moved = false;
        if self.leading && self.runners[0].goal.is_none() {
            let nodes = self.runners[0].tape.state().stats().nodes;
            self.runners[1..].iter_mut().for_each(|runner| runner.goal = Some(Goal::Nodes(nodes)));
            self.leading = false;
        }
        for runner in &mut self.runners {
            if let Some(goal) = runner.goal {
                runner.goal = runner.tape.wind(goal, CHUNKS_A_TICK);
                moved = true;
            }
        }
        if moved {
            self.read_clock();
        }
        moved
    }

    /// Sets the clock from the tapes where they cannot follow it: at their ends, and after a jump
    /// to a guess.
    fn read_clock(&mut self) {
        let race = self.is_race();
        let reached = self.runners.iter().map(|runner| match race {
            true => runner.tape.state().stats().nodes,
            false => runner.tape.at(),
        });
        let reached = reached.max().unwrap_or(0);
        let looking = self.is_winding();
        if !looking || reached > self.clock {
            self.clock = reached;
        }
    }

    fn command(&mut self, command: Command, now: u64) -> Flow {
        match command {
            Command::PlayOrStop => {
                self.playing = match self.playing {
                    Some(_) => None,
                    None => Some(now),
                };
                if self.playing.is_some() && self.is_over() {
                    self.go_to(0);
                }
            }
            Command::Step(steps) => {
                self.playing = None;
                self.go_to(self.clock.saturating_add_signed(steps));
            }
            Command::Next(action) => self.jump(Goal::Next(action)),
            Command::Previous(action) => {
                // Leave out the event played last, so that this goes from a guess to the previous
                // one.
                let below = self.runners[0].tape.at().saturating_sub(1);
                self.jump(Goal::Before(action, below));
            }
            Command::Start => {
                self.playing = None;
                self.go_to(0);
            }
            Command::End => {
                self.playing = None;
                self.go(Goal::End);
            }
            Command::Jump => self.over = Over::Jump(String::new()),
            Command::Faster => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Command::Slower => self.speed = self.speed.saturating_sub(1),
            Command::View => self.view += 1,
            Command::Help => self.over = Over::Help(0),
            Command::Leave => return Flow::Leave,
        }
        Flow::Stay
    }

    /// Jumps to an event. In a race, the first engine looks for it, and the others are wound to the
    /// same amount of work.
    fn jump(&mut self, goal: Goal) {
        self.playing = None;
        self.runners[0].goal = Some(goal);
        self.leading = self.is_race();
        self.wind();
    }

    fn is_over(&self) -> bool {
        self.runners.iter().all(|runner| runner.tape.is_at_end())
    }

    /// Whether some tape is still being wound.
    fn is_winding(&self) -> bool {
        self.leading || self.runners.iter().any(|runner| runner.goal.is_some())
    }
}

impl Screen for Watch<'_> {
    fn draw(&mut self, frame: &mut Frame<'_>, _: u64) {
        view::draw(self, frame);
    }

    fn key(&mut self, key: KeyEvent, now: u64) -> Flow {
        match (&mut self.over, key.code) {
            (Over::Nothing, _) => {
                let command = keys::command(BINDINGS, key);
                return command.map_or(Flow::Stay, |command| self.command(command, now));
            }
            (Over::Jump(number), KeyCode::Char(c)) if c.is_ascii_digit() && number.len() < 18 => {
                number.push(c);
            }
            (Over::Jump(number), KeyCode::Backspace) => {
                number.pop();
            }
            (Over::Jump(number), KeyCode::Enter) => {
                let number = number.parse().ok();
                self.over = Over::Nothing;
                if let Some(at) = number {
                    self.playing = None;
                    self.go_to(at);
                }
            }
            (Over::Help(page), code) if code != KeyCode::Esc && *page + 1 < self.help_pages => {
                *page += 1;
            }
            _ => self.over = Over::Nothing,
        }
        Flow::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent, _: u64) {
        let pressed = matches!(
            mouse.kind,
            MouseEventKind::Down(MouseButton::Left) | MouseEventKind::Drag(MouseButton::Left)
        );
        let place = Position { x: mouse.column, y: mouse.row };
        if pressed && self.timeline.contains(place) && !self.is_race() {
            let events = self.runners[0].survey.known().overview.events();
            let column = u64::from(place.x - self.timeline.x);
            self.playing = None;
            self.go_to(events * column / u64::from(self.timeline.width.max(1)));
        }
    }

    fn tick(&mut self, now: u64) -> bool {
        let unknown =
            self.runners.iter().any(|runner| !runner.survey.known().complete) && now % 400 < 40;
        if self.is_winding() {
            self.playing = self.playing.map(|_| now);
            return self.wind();
        }
        let Some(since) = self.playing else { return unknown };
        let thousandths = (now - since) * SPEEDS[self.speed] + self.fraction;
        self.playing = Some(now);
        self.fraction = thousandths % 1000;
        let steps = thousandths / 1000;
        if steps == 0 {
            return unknown;
        }
        self.go_to(self.clock + steps);
        if self.is_over() {
            self.playing = None;
        }
        true
    }

    fn end(&mut self, _: u64) {}
}

/// The key of the sentence for an action.
const fn says(action: Action) -> &'static str {
    match action {
        Action::Given => "tui-does-given",
        Action::Place => "tui-does-place",
        Action::Eliminate => "tui-does-eliminate",
        Action::Reject => "tui-does-reject",
        Action::Guess => "tui-does-guess",
        Action::Undo => "tui-does-undo",
        Action::Contradiction => "tui-does-contradiction",
        Action::Solution => "tui-does-solution",
    }
}
