//! The trainer in the terminal.
//!
//! [`Train`] turns keys and clicks into marks and asks the questions of [`ennead_api`]; what is said and
//! drawn comes from there. It keeps only the state of the interface: the marks, the cursor, the mode, the
//! digit in hand, and the answer that is shown.

mod commands;
mod view;

use std::io;

use ennead::draw::{Drawing, Marks, Picture, Role};
use ennead::logic::{Claim, Technique};
use ennead::{Candidate, Cell, CellMap, Digit, DigitSet, Sheet};
use ennead_api::train::{
    Asks, TrainAnswer, TrainHelp, TrainHelped, TrainJudged, TrainList, TrainListed, TrainPosition,
    TrainPositioned, TrainVerdict,
};
use ennead_api::{Asker, Claimed, Question, Refusal};
use ennead_game::{Board, Progress};
use ennead_text::Words;
use ratatui::Frame;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use crate::lattice::Placed;
use crate::{Flow, Screen, Theme, keys};
use commands::{BINDINGS, Command, Mode};

/// Keeps the progress, such as in a file.
pub type Keep<'a> = dyn FnMut(&Progress) -> io::Result<()> + 'a;

/// The trainer on the screen.
pub struct Train<'a> {
    words: &'a Words,
    theme: Theme,
    keep: &'a mut Keep<'a>,
    progress: Progress,
    /// Today, in days since 1 January 1970.
    day: u32,
    stage: Stage,
    /// The technique the learner has chosen; none on the path.
    chosen: Option<&'static dyn Technique>,
    message: String,
    /// The page of the list of keys, if it is shown.
    keys_shown: Option<usize>,
    key_pages: usize,
    placed: Option<Placed>,
}

/// What is on the screen.
enum Stage {
    /// The list of techniques, with the line that is chosen: 0 is the path.
    Choosing(Box<TrainListed>, usize),
    /// A position.
    Drilling(Box<Drilling>),
}

/// A position, and what the learner has done with it.
struct Drilling {
    set: TrainPositioned,
    board: Board,
    /// In the order in which they were marked.
    marks: Vec<Claim>,
    mode: Mode,
    in_hand: Option<Digit>,
    cursor: Cell,
    help: Option<TrainHelped>,
    mistaken: bool,
    judged: Option<TrainJudged>,
}

impl<'a> Train<'a> {
    /// The list of techniques, or the first position of one. `keep` keeps the progress after each answer.
    ///
    /// # Errors
    ///
    /// If the technique is unknown or has no positions.
    pub fn new(
        technique: Option<&'static dyn Technique>,
        progress: Progress,
        day: u32,
        words: &'a Words,
        theme: Theme,
        keep: &'a mut Keep<'a>,
    ) -> Result<Train<'a>, Refusal> {
        let question = TrainList { progress: Some(progress.clone()), day };
        let listed = question.answer(&Asker::patient(words))?;
        let mut train = Train {
            words,
            theme,
            keep,
            progress,
            day,
            stage: Stage::Choosing(Box::new(listed), 0),
            chosen: None,
            message: String::new(),
            keys_shown: None,
            key_pages: 1,
            placed: None,
        };
        if let Some(technique) = technique {
            train.open(Some(technique), None)?;
            if let Stage::Drilling(drilling) = &train.stage {
                train.chosen = Some(drilling.set.technique);
            }
        }
        Ok(train)
    }

    /// The learner's progress.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Why the progress was not kept; empty if it was.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Shows the next position of a technique, or of the path.
    fn open(
        &mut self,
        technique: Option<&'static dyn Technique>,
        after: Option<u32>,
    ) -> Result<(), Refusal> {
        let question = TrainPosition {
            technique,
            position: None,
            after,
            progress: Some(self.progress.clone()),
            day: self.day,
        };
        let set = question.answer(&Asker::patient(self.words))?;
        self.stage = Stage::Drilling(Box::new(Drilling::new(set)));
        Ok(())
    }

    /// The next position; what cannot be asked is said.
    fn go_on(&mut self, after: Option<u32>) {
        self.message.clear();
        if let Err(refusal) = self.open(self.chosen, after) {
            self.message = refusal.sentence(self.words);
        }
    }

    /// The list of techniques.
    fn choose(&mut self) {
        let question = TrainList { progress: Some(self.progress.clone()), day: self.day };
        match question.answer(&Asker::patient(self.words)) {
            Ok(listed) => {
                let at = view::lines(&listed).iter().position(|it| *it == self.chosen).unwrap_or(0);
                self.stage = Stage::Choosing(Box::new(listed), at);
            }
            Err(refusal) => self.message = refusal.sentence(self.words),
        }
    }

    fn command(&mut self, command: Command) -> Flow {
        match (&mut self.stage, command) {
            (_, Command::Leave) => return Flow::Leave,
            (_, Command::Keys) => self.keys_shown = Some(0),
            (Stage::Choosing(listed, at), Command::Move(rows, _)) => {
                let count = view::lines(listed).len() as isize;
                *at = (*at as isize + rows).rem_euclid(count.max(1)) as usize;
            }
            (Stage::Choosing(listed, at), Command::Answer | Command::Mark) => {
                self.chosen = view::lines(listed).get(*at).copied().flatten();
                self.go_on(None);
            }
            (Stage::Choosing(..), _) => {}
            (Stage::Drilling(drilling), command) => match command {
                Command::Move(rows, columns) => drilling.step(rows, columns),
                Command::Mode(mode) => drilling.mode = mode,
                Command::Mark => {
                    let cell = drilling.cursor;
                    if let Some(digit) = drilling.in_hand {
                        self.mark(digit, cell);
                    }
                }
                Command::Undo => {
                    drilling.judged = None;
                    drilling.marks.pop();
                }
                Command::Clear => match drilling.judged.take() {
                    Some(_) => {}
                    None => drilling.marks.clear(),
                },
                Command::Help => self.help(),
                Command::Answer => self.answer(),
                Command::Skip => {
                    let after = Some(drilling.set.position);
                    self.go_on(after);
                }
                Command::Choose => self.choose(),
                Command::Leave | Command::Keys => {}
            },
        }
        Flow::Stay
    }

    /// Marks a digit in a cell, or takes its mark back.
    fn mark(&mut self, digit: Digit, cell: Cell) {
        self.message.clear();
        let words = self.words;
        let Stage::Drilling(drilling) = &mut self.stage else { return };
        let name = words.cell(cell);
        if let Some(false) = drilling.toggle(Candidate::new(digit, cell)) {
            let args = [("cell", name.into()), ("digit", digit.get().into())];
            let key = match drilling.board.digit(cell) {
                Some(_) => "train-filled",
                None => "train-no-candidate",
            };
            let args = if key == "train-filled" { &args[..1] } else { &args[..] };
            self.message = words.say_with(key, args);
        }
    }

    fn help(&mut self) {
        let Stage::Drilling(drilling) = &mut self.stage else { return };
        drilling.judged = None;
        let depth =
            drilling.help.as_ref().map_or(1, |help| (help.sentences.len() as u8 + 1).min(3));
        let set = &drilling.set;
        let question = TrainHelp { technique: set.technique, position: set.position, depth };
        match question.answer(&Asker::patient(self.words)) {
            Ok(help) => drilling.help = Some(help),
            Err(refusal) => self.message = refusal.sentence(self.words),
        }
    }

    /// Answers; or, after an answer, tries again or goes on.
    fn answer(&mut self) {
        self.message.clear();
        let Stage::Drilling(drilling) = &mut self.stage else { return };
        let set = &drilling.set;
        match drilling.judged.take() {
            Some(judged) if judged.done => {
                let after = Some(set.position);
                return self.go_on(after);
            }
            Some(_) => return,
            None => {}
        }
        let question = TrainAnswer {
            technique: set.technique,
            position: set.position,
            marks: drilling.marks.iter().copied().map(Claimed::from).collect(),
            help: drilling.help.as_ref().map_or(0, |help| help.sentences.len() as u8),
            mistaken: drilling.mistaken,
            progress: Some(self.progress.clone()),
            day: self.day,
        };
        let judged = match question.answer(&Asker::patient(self.words)) {
            Ok(judged) => judged,
            Err(refusal) => {
                self.message = refusal.sentence(self.words);
                return;
            }
        };
        drilling.mistaken |= judged.verdict == TrainVerdict::Not;
        drilling.set.dots.clone_from(&judged.dots);
        if self.progress != judged.progress {
            self.progress = judged.progress.clone();
            if let Err(error) = (self.keep)(&self.progress) {
                self.message = self.words.system_reason(&error);
            }
        }
        drilling.judged = Some(judged);
    }
}

impl Drilling {
    fn new(set: TrainPositioned) -> Drilling {
        let mut candidates: CellMap<DigitSet> = CellMap::default();
        for (cell, &bits) in Cell::ALL.into_iter().zip(&set.marks) {
            candidates[cell] = DigitSet::from_bits(bits);
        }
        let sheet =
            Sheet { placed: set.placed, candidates: Some(candidates), ..Sheet::from(set.givens) };
        let board = Board::new(&sheet);
        let mode = if set.asks == Asks::Place { Mode::Place } else { Mode::Strike };
        Drilling {
            cursor: board.empty().iter().next().unwrap_or(Cell::at(4, 4)),
            board,
            marks: Vec::new(),
            mode,
            in_hand: None,
            help: None,
            mistaken: false,
            judged: None,
            set,
        }
    }

    fn step(&mut self, rows: isize, columns: isize) {
        let wrap = |at: usize, by: isize| (at as isize + by).rem_euclid(9) as usize;
        self.cursor = Cell::at(wrap(self.cursor.row(), rows), wrap(self.cursor.column(), columns));
    }

    /// Marks a candidate or takes the mark back; false if the digit is not a candidate there.
    /// Nothing happens while the last answer is right.
    fn toggle(&mut self, it: Candidate) -> Option<bool> {
        if self.judged.as_ref().is_some_and(|judged| judged.done) {
            return None;
        }
        self.judged = None;
        if !self.board.corner[it.cell()].contains(it.digit()) {
            return Some(false);
        }
        match self.mode {
            Mode::Note => {
                let notes = &mut self.board.centre[it.cell()];
                match notes.contains(it.digit()) {
                    true => notes.remove(it.digit()),
                    false => notes.insert(it.digit()),
                };
            }
            Mode::Strike | Mode::Place => {
                let claim = match self.mode {
                    Mode::Place => Claim::Place(it),
                    _ => Claim::Remove(it),
                };
                let was_there = self.marks.contains(&claim);
                self.marks.retain(|other| *other != claim && !other.contradicts(claim));
                if !was_there {
                    self.marks.push(claim);
                }
            }
        }
        Some(true)
    }

    /// What is marked on the board: the picture of the answer or of the help, and the learner's own marks.
    /// The board with its marks.
    fn picture(&self) -> Picture {
        let (sheet, marks) = (self.board.kept().on_any_board(), Marks::from(&self.drawing()));
        Picture { marks, ..Picture::new(sheet) }
    }

    fn drawing(&self) -> Drawing {
        let mut drawing = match (&self.judged, &self.help) {
            (Some(judged), _) => judged.drawn.as_ref().map(|drawn| drawn.drawing.clone()),
            (None, Some(help)) => Some(help.drawn.drawing.clone()),
            (None, None) => None,
        }
        .unwrap_or_default();
        for mark in &self.marks {
            let role = match mark {
                Claim::Place(_) => Role::Placed,
                Claim::Remove(_) => Role::Eliminated,
            };
            drawing.candidate(mark.candidate(), role);
        }
        drawing
    }
}

impl Screen for Train<'_> {
    fn draw(&mut self, frame: &mut Frame<'_>, _now: u64) {
        view::draw(self, frame);
    }

    fn key(&mut self, key: KeyEvent, _now: u64) -> Flow {
        let command = keys::command(BINDINGS, key);
        if let Some(page) = self.keys_shown.filter(|_| command != Some(Command::Leave)) {
            let is_last = page + 1 >= self.key_pages || key.code == KeyCode::Esc;
            self.keys_shown = (!is_last).then_some(page + 1);
            return Flow::Stay;
        }
        if let Some(command) = command {
            return self.command(command);
        }
        let held = KeyModifiers::CONTROL | KeyModifiers::ALT;
        if let KeyCode::Char(c) = key.code
            && let Some(digit) = Digit::from_char(c)
            && !key.modifiers.intersects(held)
            && let Stage::Drilling(drilling) = &mut self.stage
        {
            drilling.in_hand = Some(digit);
            let cell = drilling.cursor;
            if drilling.board.corner[cell].contains(digit) {
                self.mark(digit, cell);
            }
        }
        Flow::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent, _now: u64) {
        let place = Position { x: mouse.column, y: mouse.row };
        let cell = self.placed.as_ref().and_then(|placed| placed.cell_at(place));
        let Some(cell) = cell.map(|cell| Cell::at(cell.row(), cell.column())) else { return };
        let Stage::Drilling(drilling) = &mut self.stage else { return };
        if self.keys_shown.is_some() || mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return;
        }
        drilling.cursor = cell;
        if let Some(digit) = drilling.in_hand {
            self.mark(digit, cell);
        }
    }

    fn tick(&mut self, _now: u64) -> bool {
        false
    }

    fn end(&mut self, _now: u64) {}
}
