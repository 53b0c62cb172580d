//! A game in the terminal.
//!
//! [`Play`] turns keys and clicks into actions of [`ennead_game`] and shows its board, whichever it is: the
//! classic one is a board without rules, and the only one for which steps of logic are known. It keeps only the
//! state of the interface: the cursor, the selection, the mode, the digit in hand, and the current hint.

mod commands;
mod seek;
mod view;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::TryRecvError;

use ennead::Digit;
use ennead::board::{Cell, CellSet, Givens, Ground, Layout, Sheet, Value};
use ennead::draw::Picture;
use ennead::engine::Stop;
use ennead::logic::{self, Hint};
use ennead::rule::{Rule, Ruled};
use ennead_api::play::{Choice, Finders, Standing, solutions_on};
use ennead_game::{ActionOn, FindingOn, Game, GameOn, Solutions};
use ennead_text::Words;
use ratatui::Frame;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use crate::keys;
use crate::lattice::Placed;
use crate::{Flow, Screen, Theme};
use commands::{BINDINGS, Command, Mode, SWITCHES, Switch, USUAL};
use seek::Seek;

/// Writes a saved game to a file.
pub type Save<'a> = dyn FnMut(&Path, &str) -> io::Result<()> + 'a;

/// A game on any board.
pub type AnyGame = GameOn<Ruled>;

type Action = ActionOn<Ruled>;
type Finding = FindingOn<Ruled>;

/// A game on the screen.
pub struct Play<'a> {
    game: AnyGame,
    /// The board of the game with what is drawn on it for its rules.
    picture: Picture,
    words: &'a Words,
    theme: Theme,
    save: &'a mut Save<'a>,
    file: Option<PathBuf>,
    /// The state of the game when it was last written or, before that, when it was begun.
    written: Saved,
    cursor: Cell,
    selection: CellSet,
    mode: Mode,
    /// In digit-first mode, the digit in hand, which Enter or a click writes.
    in_hand: Option<Value>,
    digit_first: bool,
    /// Which of the [`SWITCHES`] are on.
    switches: [bool; SWITCHES.len()],
    finders: Finders,
    hint: Option<Shown>,
    /// The search for the next hint.
    seek: Option<Seek>,
    /// The mistakes found when the player last asked.
    mistakes: CellSet,
    message: String,
    over: Over,
    /// Whether the player types a puzzle, to be fixed as givens: the cursor goes on after each
    /// digit.
    typing: bool,
    /// Givens with several solutions, which the player has been warned about; fixing them again is
    /// allowed.
    warned: Option<Givens>,
    /// Whether the next key is a symbol, even if it is a letter.
    letter: bool,
    /// The number of pages of the help at the present size.
    help_pages: usize,
    placed: Option<Placed>,
    drawn_second: u64,
}

/// The part of a game that a save has to hold besides the clock.
type Saved = (usize, usize, usize);

/// The current hint, and how much of it the player has asked to see.
struct Shown {
    hint: Hint,
    /// Where it was asked for.
    position: logic::Position,
    depth: u8,
    /// The number of moves in force when it was asked for.
    after: usize,
}

/// What covers the board.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Over {
    Nothing,
    /// One page of the help.
    Help(usize),
    Switches,
    Pause,
    /// Asks for the name of a file; the flag says whether the player wants to leave afterwards.
    FileName(String, bool),
    Leaving,
}

impl<'a> Play<'a> {
    /// The game on the screen, with its clock started at `now`. `save` writes it to `file`, or to
    /// the file the player names.
    pub fn new(
        mut game: AnyGame,
        words: &'a Words,
        theme: Theme,
        file: Option<PathBuf>,
        save: &'a mut Save<'a>,
        now: u64,
    ) -> Play<'a> {
        if !game.board().is_solved() {
            game.clock.start(now);
        }
        let ground = &game.board().ground;
        let all = ground.layout().cells();
        let first = game.board().empty().first().or(all.first()).unwrap_or(Cell::at(0, 0));
        // The middle of a full classic board.
        let middle = Cell::at(4, 4);
        let cursor = match game.board().empty().is_empty() && all.contains(middle) {
            true => middle,
            false => first,
        };
        let givens = &game.start().givens;
        let message = match conflict(givens, ground, words) {
            Some(conflict) => conflict,
            // That may take long, and is left to those who ask.
            None if !ground.rules().is_empty() => String::new(),
            None => match solutions_on(ground, givens, &Stop::never()) {
                Solutions::None => words.say("tui-unsolvable"),
                Solutions::Several => words.say("tui-ambiguous"),
                Solutions::One(_) => String::new(),
            },
        };
        Play {
            written: saved(&game),
            picture: picture(ground),
            game,
            words,
            theme,
            save,
            file,
            cursor,
            selection: cursor.into(),
            mode: Mode::Digit,
            in_hand: None,
            digit_first: false,
            switches: USUAL,
            finders: Choice::default().finders(words).expect("the usual techniques"),
            hint: None,
            seek: None,
            mistakes: CellSet::EMPTY,
            message,
            over: Over::Nothing,
            typing: false,
            warned: None,
            letter: false,
            help_pages: 1,
            placed: None,
            drawn_second: 0,
        }
    }

    /// The same on an empty grid, into which the player types a puzzle.
    pub fn typing(self) -> Play<'a> {
        let cursor = Cell::at(0, 0);
        Play {
            typing: true,
            cursor,
            selection: cursor.into(),
            message: self.words.say("tui-own"),
            ..self
        }
    }

    /// Makes the typed digits the givens of a new game, unless they clash or have no solution. If they
    /// have several solutions, the first call only warns, and the second fixes them.
    fn fix(&mut self, now: u64) {
        if !self.typing {
            return;
        }
        let givens = self.game.board().grid();
        let ground = self.game.board().ground.clone();
        let conflict = conflict(&givens, &ground, self.words);
        let asked =
            conflict.map_or_else(|| Ok(solutions_on(&ground, &givens, &Stop::never())), Err);
        self.message = match asked {
            Err(conflict) => conflict,
            Ok(Solutions::None) => self.words.say("tui-own-unsolvable"),
            Ok(Solutions::Several) if self.warned.as_ref() != Some(&givens) => {
                self.warned = Some(givens);
                self.words.say("tui-own-ambiguous")
            }
            Ok(_) => {
                let count = givens.len();
                self.game = GameOn::on(Sheet { givens, ..Sheet::blank(ground) });
                self.game.clock.start(now);
                // It is not saved yet.
                self.written = (usize::MAX, 0, 0);
                self.typing = false;
                let cursor = self.game.board().empty().first().unwrap_or(self.cursor);
                self.go_to(cursor, false);
                self.words.say_with("tui-own-fixed", &[("count", count.into())])
            }
        };
    }

    fn layout(&self) -> &Layout {
        self.game.board().ground.layout()
    }

    /// The cell so many places further on in reading order.
    fn go_on(&mut self, by: isize) {
        let cells: Vec<Cell> = self.layout().cells().iter().collect();
        let at = self.layout().number_of(self.cursor).unwrap_or(0);
        let next = (at as isize + by).rem_euclid(cells.len() as isize) as usize;
        self.go_to(cells[next], false);
    }

    /// A key while a puzzle is typed: a digit or a sign for an empty cell, and the cursor goes on.
    /// Returns whether it was one.
    fn key_typing(&mut self, key: KeyEvent, now: u64) -> bool {
        let held = KeyModifiers::CONTROL | KeyModifiers::ALT;
        if !self.typing || key.modifiers.intersects(held) {
            return false;
        }
        let cells = CellSet::from(self.cursor);
        match key.code {
            KeyCode::Char('0' | '.' | ' ' | '-' | '_' | '*') => {
                self.act(Action::Clear { cells }, now);
                self.go_on(1);
            }
            KeyCode::Backspace => {
                self.go_on(-1);
                self.act(Action::Clear { cells: self.cursor.into() }, now);
            }
            KeyCode::Char(c) if self.mode == Mode::Digit && !self.digit_first => {
                let Some(digit) = self.value_of(c) else { return false };
                // The same digit again would remove it.
                if self.game.board().digit(self.cursor) != Some(digit) {
                    self.act(Action::Enter { cells, digit, tidy: false }, now);
                }
                self.go_on(1);
            }
            _ => return false,
        }
        true
    }

    /// The game.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The value that a key names: the one printed so, or a number up to 9.
    fn value_of(&self, key: char) -> Option<Value> {
        let number = || Value::try_new(key.to_digit(10)? as u8);
        let printed = self.layout().value_of(key.encode_utf8(&mut [0; 4]));
        printed.or_else(number).filter(|&value| self.layout().values().contains(value))
    }

    /// The value that a letter names: the one printed so, or else a number from 10 on, as is usual where
    /// numbers have one character.
    fn value_of_letter(&self, key: char) -> Option<Value> {
        let number = || Value::try_new(key.to_digit(36)? as u8);
        let values = self.layout().values();
        self.value_of(key).or_else(|| number().filter(|&value| values.contains(value)))
    }

    /// The current message, such as why a file could not be written.
    pub fn message(&self) -> &str {
        &self.message
    }

    fn act(&mut self, action: Action, now: u64) {
        if self.game.act(action, now) {
            self.changed(now);
        }
    }

    /// The board has changed: removes what was said about the old one.
    fn changed(&mut self, now: u64) {
        self.message.clear();
        self.mistakes = CellSet::EMPTY;
        self.hint = None;
        self.seek = None;
        if self.is_on(Switch::Mistakes) {
            self.look_for_mistakes();
        }
        if self.game.board().is_solved() {
            self.game.clock.pause(now);
            self.message = self.words.say_with(
                "tui-solved",
                &[
                    ("time", crate::panel::time(self.game.clock.elapsed(now)).into()),
                    ("hints", self.game.hints().len().into()),
                ],
            );
        } else {
            self.game.clock.start(now);
        }
    }

    fn is_on(&self, switch: Switch) -> bool {
        self.switches[switch as usize]
    }

    fn look_for_mistakes(&mut self) -> Finding {
        let ground = &self.game.board().ground;
        let finding = self.game.check(&|values| solutions_on(ground, values, &Stop::never()));
        self.mistakes = finding.cells();
        finding
    }

    fn check(&mut self) {
        let finding = self.look_for_mistakes();
        self.message = match self.broken_rules() {
            said if said.is_empty() => self.words.finding(&finding),
            said => said,
        };
    }

    /// What the rules that are broken say; empty if none is.
    fn broken_rules(&self) -> String {
        let board = self.game.board();
        broken(&board.grid(), &board.ground, self.words)
    }

    /// The next hint, or more of the current one.
    fn ask_for_hint(&mut self, now: u64) {
        let after = self.game.moves().len();
        if self.seek.as_ref().is_some_and(|seek| seek.after == after) {
            return;
        }
        self.message.clear();
        if let Some(shown) = self.hint.as_mut().filter(|shown| shown.after == after) {
            shown.depth = (shown.depth + 1).min(3);
            return self.note_hint(now);
        }
        // Steps of logic are those of the classic game, which is the same as data.
        let classic = Game::restore(&self.game.save(now));
        let Ok(classic) = classic else {
            self.check();
            self.message += if self.message.is_empty() { "" } else { " " };
            self.message += &self.words.say("ruled-no-steps");
            return;
        };
        match Standing::of_board(classic.board()) {
            Ok(standing) => {
                self.message = self.words.say("tui-hint-sought");
                self.seek = Some(Seek::start(standing, self.finders.clone(), after));
            }
            Err(_) => self.check(),
        }
    }

    /// Shows the hint that was looked for, if it is found; returns whether the search is over.
    fn take_hint(
        &mut self,
        found: Result<(Hint, logic::Position), TryRecvError>,
        now: u64,
    ) -> bool {
        if found == Err(TryRecvError::Empty) {
            return false;
        }
        self.message.clear();
        if let (Some(seek), Ok((hint, position))) = (self.seek.take(), found) {
            self.hint = Some(Shown { hint, position, depth: 1, after: seek.after });
            self.note_hint(now);
        }
        true
    }

    /// Notes in the game how much of a step was shown.
    fn note_hint(&mut self, now: u64) {
        if let Some(Shown { hint: Hint::Step(step), depth, .. }) = &self.hint {
            self.game.note_hint(*depth, step.technique, now);
        }
    }

    /// Does the step of the current hint.
    fn do_step(&mut self, now: u64) {
        let after = self.game.moves().len();
        let Some(Shown { hint: Hint::Step(step), .. }) =
            self.hint.as_ref().filter(|shown| shown.after == after)
        else {
            return self.ask_for_hint(now);
        };
        let action = Action::Step {
            technique: step.technique.to_owned(),
            placements: step.placements.iter().map(any).collect(),
            eliminations: step.eliminations.iter().map(any).collect(),
        };
        self.game.note_hint(3, step.technique, now);
        self.act(action, now);
    }

    fn digit(&mut self, digit: Value, mode: Mode, now: u64) {
        if self.digit_first {
            let again = self.in_hand == Some(digit);
            self.in_hand = (!again).then_some(digit);
            return;
        }
        self.write(digit, mode, now);
    }

    fn write(&mut self, digit: Value, mode: Mode, now: u64) {
        let cells = self.selection;
        let tidy = self.is_on(Switch::Tidy);
        // Colours are numbered 1 to 9.
        let colour = Digit::try_new(digit.number());
        if mode == Mode::Colour && colour.is_none() {
            return;
        }
        self.act(
            match mode {
                Mode::Digit => Action::Enter { cells, digit, tidy },
                Mode::Corner => Action::Corner { cells, digit },
                Mode::Centre => Action::Centre { cells, digit },
                Mode::Colour => Action::Colour { cells, colour: colour.unwrap_or(Digit::ALL[0]) },
            },
            now,
        );
    }

    /// Enter, or a click on the cursor: writes the digit in hand, or else the only mark of the
    /// cell.
    fn enter(&mut self, now: u64) {
        match self.in_hand {
            Some(digit) => self.write(digit, self.mode, now),
            None => {
                let action = Action::Settle { cell: self.cursor, tidy: self.is_on(Switch::Tidy) };
                self.act(action, now);
            }
        }
    }

    /// The next cell in a direction, past the edge on the other side; places without a cell are skipped.
    fn towards(&self, rows: isize, columns: isize) -> Cell {
        let (layout, mut cell) = (self.layout(), self.cursor);
        let wrap =
            |at: usize, by: isize, of: usize| (at as isize + by).rem_euclid(of as isize) as usize;
        loop {
            let row = wrap(cell.row(), rows, layout.rows());
            cell = Cell::at(row, wrap(cell.column(), columns, layout.columns()));
            if layout.cells().contains(cell) {
                return cell;
            }
        }
    }

    fn go_to(&mut self, cell: Cell, add: bool) {
        self.cursor = cell;
        if !add {
            self.selection = CellSet::EMPTY;
        }
        self.selection.insert(cell);
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each command")]
    fn command(&mut self, command: Command, key: KeyEvent, now: u64) -> Flow {
        match command {
            Command::Move(rows, columns) => {
                let cell = self.towards(rows, columns);
                let held = KeyModifiers::SHIFT | KeyModifiers::CONTROL;
                self.go_to(cell, key.modifiers.intersects(held));
            }
            Command::SelectAll => self.selection = self.layout().cells(),
            Command::SelectOne => {
                self.selection = self.cursor.into();
                self.hint = None;
                self.seek = None;
                self.in_hand = None;
                self.message.clear();
            }
            Command::Enter => self.enter(now),
            Command::Mode(mode) => self.mode = mode,
            Command::NextMode => {
                let at = Mode::ALL.iter().position(|&mode| mode == self.mode).unwrap_or(0);
                self.mode = Mode::ALL[(at + 1) % Mode::ALL.len()];
            }
            Command::DigitFirst => {
                self.digit_first = !self.digit_first;
                self.in_hand = None;
            }
            Command::Clear => self.act(Action::Clear { cells: self.selection }, now),
            Command::Undo => {
                if self.game.undo() {
                    self.changed(now);
                }
            }
            Command::Redo => {
                if self.game.redo() {
                    self.changed(now);
                }
            }
            Command::Hint => self.ask_for_hint(now),
            Command::DoStep => self.do_step(now),
            Command::Check => self.check(),
            Command::FillMarks => self.act(Action::FillMarks, now),
            Command::ClearMarks => self.act(Action::ClearMarks, now),
            Command::ClearColours => self.act(Action::ClearColours, now),
            Command::StartOver => self.act(Action::StartOver, now),
            Command::Fix => self.fix(now),
            Command::Pause => {
                self.game.clock.pause(now);
                self.over = Over::Pause;
            }
            Command::Switches => self.over = Over::Switches,
            Command::Save => match self.file.clone() {
                Some(file) => {
                    self.write_to(file, now);
                }
                None => self.over = Over::FileName(String::new(), false),
            },
            Command::Help => self.over = Over::Help(0),
            Command::Leave => return self.leave(now),
            Command::LeaveAtOnce => {
                self.end(now);
                return Flow::Leave;
            }
        }
        Flow::Stay
    }

    /// Leaves if nothing would be lost, or if the game has a file to be saved to; otherwise asks.
    fn leave(&mut self, now: u64) -> Flow {
        let safe = match self.file.clone() {
            Some(file) => self.write_to(file, now),
            None => self.written == saved(&self.game),
        };
        if safe {
            return Flow::Leave;
        }
        self.over = Over::Leaving;
        Flow::Stay
    }

    fn write_to(&mut self, file: PathBuf, now: u64) -> bool {
        let text = match serde_json::to_string_pretty(&self.game.save(now)) {
            Ok(text) => text + "\n",
            Err(error) => {
                self.message = error.to_string();
                return false;
            }
        };
        let name = file.display().to_string();
        match (self.save)(&file, &text) {
            Ok(()) => {
                self.written = saved(&self.game);
                self.message = self.words.say_with("tui-saved", &[("file", name.into())]);
                self.file = Some(file);
                true
            }
            Err(error) => {
                let args =
                    [("file", name.into()), ("error", self.words.system_reason(&error).into())];
                self.message = self.words.say_with("tui-not-saved", &args);
                false
            }
        }
    }

    /// Handles a key while something covers the board.
    fn key_over(&mut self, key: KeyEvent, now: u64) -> Flow {
        match (self.over.clone(), key.code) {
            (Over::Pause, _) => {
                self.over = Over::Nothing;
                if !self.game.board().is_solved() {
                    self.game.clock.start(now);
                }
            }
            (Over::Help(page), code) if code != KeyCode::Esc && page + 1 < self.help_pages => {
                self.over = Over::Help(page + 1);
            }
            (Over::Switches, KeyCode::Char(c)) => {
                let number = c.to_digit(10).and_then(|number| (number as usize).checked_sub(1));
                match number.filter(|&number| number < SWITCHES.len()) {
                    Some(number) => {
                        self.switches[number] = !self.switches[number];
                        self.mistakes = CellSet::EMPTY;
                        if self.is_on(Switch::Mistakes) {
                            self.look_for_mistakes();
                        }
                    }
                    None => self.over = Over::Nothing,
                }
            }
            (Over::FileName(_, _), KeyCode::Esc) => self.over = Over::Nothing,
            (Over::FileName(name, leaving), KeyCode::Enter) if !name.trim().is_empty() => {
                self.over = Over::Nothing;
                if self.write_to(PathBuf::from(name.trim()), now) && leaving {
                    return Flow::Leave;
                }
            }
            (Over::FileName(mut name, leaving), KeyCode::Backspace) => {
                name.pop();
                self.over = Over::FileName(name, leaving);
            }
            (Over::FileName(mut name, leaving), KeyCode::Char(c)) => {
                name.push(c);
                self.over = Over::FileName(name, leaving);
            }
            (Over::FileName(_, _), _) => {}
            (Over::Leaving, KeyCode::Char('q')) => return Flow::Leave,
            (Over::Leaving, KeyCode::Char('s')) => {
                let name = self.file.as_ref().map(|file| file.display().to_string());
                self.over = Over::FileName(name.unwrap_or_default(), true);
            }
            _ => self.over = Over::Nothing,
        }
        Flow::Stay
    }
}

/// A candidate of the classic logic on any board.
fn any(candidate: ennead::Candidate) -> ennead::board::Candidate {
    ennead::board::Candidate { value: candidate.digit().into(), cell: candidate.cell().into() }
}

/// The empty board with what is drawn for its rules.
fn picture(ground: &Ruled) -> Picture {
    let decorations = ground.setup(&ground.blank()).decorations();
    Picture { decorations, ..Picture::new(Sheet::blank(ground.layout().clone())) }
}

/// What is wrong with values already, in a sentence: those that clash, or the rules they break.
fn conflict(values: &Givens, ground: &Ruled, words: &Words) -> Option<String> {
    let layout = ground.layout();
    let clashes = layout.clashes(values);
    if clashes.is_empty() {
        return Some(broken(values, ground, words)).filter(|said| !said.is_empty());
    }
    let symbol = |cell| values.get(cell).map_or("", |value| layout.symbol(value));
    let cells = clashes.iter().map(|cell| format!("{}{}", symbol(cell), words.place(cell)));
    let cells = cells.collect::<Vec<_>>().join(" ");
    Some(words.say_with("clash", &[("cells", cells.into())]))
}

/// What the rules that values break say; empty if there is none.
fn broken(values: &Givens, ground: &Ruled, words: &Words) -> String {
    let said = |(rule, cells): (&Rule, CellSet)| {
        let cells: Vec<String> = cells.iter().map(|cell| words.place(cell)).collect();
        let text = words.rule_text(rule, ground.layout());
        words.say_with(
            "tui-rule-broken",
            &[("rule", text.into()), ("cells", cells.join(" ").into())],
        )
    };
    ground.broken(values).into_iter().map(said).collect::<Vec<_>>().join(" ")
}

fn saved(game: &AnyGame) -> Saved {
    (game.moves().len(), game.taken_back(), game.hints().len())
}

impl Screen for Play<'_> {
    fn draw(&mut self, frame: &mut Frame<'_>, now: u64) {
        self.drawn_second = self.game.clock.elapsed(now) / 1000;
        view::draw(self, frame, now);
    }

    fn key(&mut self, key: KeyEvent, now: u64) -> Flow {
        // After the key for letters, a letter is a symbol.
        let is_command = !self.letter || key.modifiers.contains(KeyModifiers::CONTROL);
        let command = keys::command(BINDINGS, key).filter(|_| is_command);
        if self.over != Over::Nothing && command != Some(Command::LeaveAtOnce) {
            return self.key_over(key, now);
        }
        if self.key_typing(key, now) {
            return Flow::Stay;
        }
        if let Some(command) = command {
            return self.command(command, key, now);
        }
        let KeyCode::Char(c) = key.code else { return Flow::Stay };
        let letter = std::mem::take(&mut self.letter);
        if c == '.' && !letter {
            self.letter = true;
            return Flow::Stay;
        }
        let value = if letter { self.value_of_letter(c) } else { self.value_of(c) };
        if let Some(digit) = value {
            let corner = key.modifiers.contains(KeyModifiers::ALT);
            let centre = key.modifiers.contains(KeyModifiers::CONTROL);
            let mode = match (corner, centre) {
                (true, _) => Mode::Corner,
                (_, true) => Mode::Centre,
                _ => self.mode,
            };
            self.digit(digit, mode, now);
        }
        Flow::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent, now: u64) {
        let place = Position { x: mouse.column, y: mouse.row };
        let Some(cell) = self.placed.as_ref().and_then(|placed| placed.cell_at(place)) else {
            return;
        };
        if self.over != Over::Nothing {
            return;
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let again = cell == self.cursor;
                self.go_to(cell, mouse.modifiers.contains(KeyModifiers::CONTROL));
                if again || self.in_hand.is_some() {
                    self.enter(now);
                }
            }
            MouseEventKind::Drag(MouseButton::Left) => self.go_to(cell, true),
            _ => {}
        }
    }

    fn tick(&mut self, now: u64) -> bool {
        let found = self.seek.as_ref().map(Seek::found);
        let is_over = found.is_some_and(|found| self.take_hint(found, now));
        is_over || self.game.clock.elapsed(now) / 1000 != self.drawn_second
    }

    fn settle(&mut self, now: u64) {
        if let Some(found) = self.seek.as_ref().map(Seek::wait) {
            self.take_hint(found, now);
        }
    }

    fn end(&mut self, now: u64) {
        if let Some(file) = self.file.clone() {
            self.write_to(file, now);
        }
    }
}
