//! A random walk of actions, beside a model without sets, masks or undo of its own.

use ennead_game::{Action, Game};
use ennead_grid::{Candidate, Cell, CellSet, Digit, Givens, Sheet};
use proptest::prelude::*;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The board in the plainest way: for each cell a digit, and for each cell and digit whether it
/// is marked.
#[derive(Clone, Debug)]
struct Model {
    given: Vec<bool>,
    digits: Vec<Option<u8>>,
    /// Corner marks, centre marks, colours.
    marks: [Vec<[bool; 10]>; 3],
    /// For each cell the peers that lost a corner mark, and a centre mark, to its digit. Nobody sees
    /// this.
    lost: Vec<[Vec<usize>; 2]>,
}

impl PartialEq for Model {
    fn eq(&self, other: &Model) -> bool {
        (&self.given, &self.digits, &self.marks) == (&other.given, &other.digits, &other.marks)
    }
}

fn is_peer(a: usize, b: usize) -> bool {
    let (row, column) = (|cell| cell / 9, |cell| cell % 9);
    let same_box = row(a) / 3 == row(b) / 3 && column(a) / 3 == column(b) / 3;
    a != b && (row(a) == row(b) || column(a) == column(b) || same_box)
}

fn nothing_lost() -> Vec<[Vec<usize>; 2]> {
    vec![Default::default(); 81]
}

impl Model {
    fn new() -> Model {
        let digits: Vec<_> = PUZZLE.bytes().map(|c| (c != b'.').then(|| c - b'0')).collect();
        let given = digits.iter().map(Option::is_some).collect();
        let none = vec![[false; 10]; 81];
        Model { given, digits, marks: [none.clone(), none.clone(), none], lost: nothing_lost() }
    }

    fn of(game: &Game) -> Model {
        let board = game.board();
        let marks = [&board.corner, &board.centre, &board.colours].map(|marks| {
            let of = |cell| (0..10).map(move |digit| (cell, digit));
            let has = |(cell, digit): (Cell, u8)| {
                Digit::try_new(digit).is_some_and(|digit| marks[cell].contains(digit))
            };
            let row = |cell| of(cell).map(has).collect::<Vec<_>>().try_into().unwrap();
            Cell::ALL.into_iter().map(row).collect()
        });
        Model {
            given: Cell::ALL.map(|cell| board.is_given(cell)).to_vec(),
            digits: Cell::ALL.map(|cell| board.digit(cell).map(Digit::get)).to_vec(),
            marks,
            lost: nothing_lost(),
        }
    }

    fn strike_around(&mut self, cell: usize, digit: u8) {
        for peer in (0..81).filter(|&other| is_peer(cell, other)) {
            for kind in [0, 1] {
                if std::mem::take(&mut self.marks[kind][peer][usize::from(digit)]) {
                    self.lost[cell][kind].push(peer);
                }
            }
        }
    }

    fn is_seen(&self, cell: usize, digit: u8) -> bool {
        (0..81).any(|other| is_peer(cell, other) && self.digits[other] == Some(digit))
    }

    /// The digits go, and what they had ruled out comes back, if no other digit rules it out.
    fn take_out(&mut self, cells: &[usize]) {
        for &cell in cells {
            let Some(digit) = self.digits[cell].take() else { continue };
            for (kind, peers) in std::mem::take(&mut self.lost[cell]).into_iter().enumerate() {
                for peer in peers {
                    self.marks[kind][peer][usize::from(digit)] |= !self.is_seen(peer, digit);
                }
            }
        }
    }

    /// The player decides on the marks of `cells`, so nothing comes back there.
    fn decide(&mut self, cells: &[usize]) {
        for lost in self.lost.iter_mut().flatten() {
            lost.retain(|peer| !cells.contains(peer));
        }
    }

    fn fill(&mut self) {
        let empty: Vec<_> = (0..81).filter(|&cell| self.digits[cell].is_none()).collect();
        for &cell in &empty {
            for digit in 1..=9 {
                self.marks[0][cell][usize::from(digit)] = !self.is_seen(cell, digit);
            }
            self.marks[0][cell][0] = false;
        }
        for cell in (0..81).filter(|&cell| self.digits[cell].is_some() && !self.given[cell]) {
            let peers = empty.iter().copied().filter(|&other| is_peer(cell, other));
            self.lost[cell][0] = peers.collect();
        }
    }

    fn toggle(&mut self, kind: usize, cells: &[usize], digit: u8) {
        if kind < 2 {
            self.decide(cells);
        }
        let digit = usize::from(digit);
        let all = cells.iter().all(|&cell| self.marks[kind][cell][digit]);
        cells.iter().for_each(|&cell| self.marks[kind][cell][digit] = !all);
    }

    fn enter(&mut self, cells: &[usize], digit: u8, tidy: bool) {
        let all = !cells.is_empty() && cells.iter().all(|&cell| self.digits[cell] == Some(digit));
        self.take_out(cells);
        cells.iter().for_each(|&cell| self.digits[cell] = (!all).then_some(digit));
        if tidy && !all {
            cells.iter().for_each(|&cell| self.strike_around(cell, digit));
        }
    }

    fn is_empty(&self, kind: usize, cell: usize) -> bool {
        self.marks[kind][cell] == [false; 10]
    }

    fn apply(&mut self, action: &Action) {
        let all = |cells: CellSet| cells.iter().map(Cell::index).collect::<Vec<_>>();
        let free = |model: &Model, cells: CellSet| -> Vec<usize> {
            all(cells).into_iter().filter(|&cell| !model.given[cell]).collect()
        };
        let empty = |model: &Model, cells: CellSet| -> Vec<usize> {
            all(cells).into_iter().filter(|&cell| model.digits[cell].is_none()).collect()
        };
        match action {
            &Action::Enter { cells, digit, tidy } => {
                self.enter(&free(self, cells), digit.get(), tidy);
            }
            &Action::Corner { cells, digit } => self.toggle(0, &empty(self, cells), digit.get()),
            &Action::Centre { cells, digit } => self.toggle(1, &empty(self, cells), digit.get()),
            &Action::Colour { cells, colour } => self.toggle(2, &all(cells), colour.get()),
            &Action::Clear { cells } => {
                let written: Vec<_> =
                    free(self, cells).into_iter().filter(|&it| self.digits[it].is_some()).collect();
                let marked: Vec<_> = empty(self, cells)
                    .into_iter()
                    .filter(|&it| !(self.is_empty(0, it) && self.is_empty(1, it)))
                    .collect();
                if !written.is_empty() {
                    self.take_out(&written);
                } else if !marked.is_empty() {
                    self.decide(&marked);
                    for cell in marked {
                        self.marks[0][cell] = [false; 10];
                        self.marks[1][cell] = [false; 10];
                    }
                } else {
                    all(cells).iter().for_each(|&cell| self.marks[2][cell] = [false; 10]);
                }
            }
            &Action::Settle { cell, tidy } => {
                let cell = cell.index();
                let kind = usize::from(self.is_empty(0, cell));
                let marks = self.marks[kind][cell];
                let marked: Vec<u8> = (1..=9).filter(|&it| marks[usize::from(it)]).collect();
                if let ([digit], None) = (marked.as_slice(), self.digits[cell]) {
                    self.enter(&[cell], *digit, tidy);
                }
            }
            Action::FillMarks => self.fill(),
            Action::ClearMarks => {
                self.lost = nothing_lost();
                self.marks[0].fill([false; 10]);
                self.marks[1].fill([false; 10]);
            }
            Action::ClearColours => self.marks[2].fill([false; 10]),
            Action::StartOver => *self = Model::new(),
            Action::Step { placements, eliminations, .. } => {
                let open = (0..81).filter(|&cell| self.digits[cell].is_none());
                let marked = open.clone().next().is_some()
                    && open.clone().all(|cell| !self.is_empty(0, cell));
                if !eliminations.is_empty() && !marked {
                    self.fill();
                }
                for it in eliminations {
                    self.marks[0][it.cell().index()][usize::from(it.digit().get())] = false;
                    self.marks[1][it.cell().index()][usize::from(it.digit().get())] = false;
                }
                for it in placements {
                    let (cell, digit) = (it.cell().index(), it.digit().get());
                    if self.digits[cell].is_none() {
                        self.digits[cell] = Some(digit);
                        self.strike_around(cell, digit);
                    }
                }
            }
        }
    }
}

/// What a player does: an action, or to and fro.
#[derive(Clone, Debug)]
enum Walk {
    Act(Action),
    Undo,
    Redo,
}

fn walk() -> impl Strategy<Value = Walk> {
    let cells = prop::collection::vec(0..81usize, 0..4)
        .prop_map(|cells| cells.into_iter().map(Cell::new).collect::<CellSet>());
    let digit = (1..=9u8).prop_map(Digit::new);
    let candidates = || prop::collection::vec((0..729usize).prop_map(Candidate::from_index), 0..3);
    let action = prop_oneof![
        4 => (cells.clone(), digit.clone(), any::<bool>())
            .prop_map(|(cells, digit, tidy)| Action::Enter { cells, digit, tidy }),
        2 => (cells.clone(), digit.clone())
            .prop_map(|(cells, digit)| Action::Corner { cells, digit }),
        2 => (cells.clone(), digit.clone())
            .prop_map(|(cells, digit)| Action::Centre { cells, digit }),
        1 => (cells.clone(), digit).prop_map(|(cells, colour)| Action::Colour { cells, colour }),
        2 => cells.prop_map(|cells| Action::Clear { cells }),
        2 => (0..81usize, any::<bool>())
            .prop_map(|(cell, tidy)| Action::Settle { cell: Cell::new(cell), tidy }),
        2 => Just(Action::FillMarks),
        1 => Just(Action::ClearMarks),
        1 => Just(Action::ClearColours),
        1 => Just(Action::StartOver),
        2 => (candidates(), candidates()).prop_map(|(placements, eliminations)| Action::Step {
            technique: "x-wing".to_owned(),
            placements,
            eliminations,
        }),
    ];
    prop_oneof![8 => action.prop_map(Walk::Act), 2 => Just(Walk::Undo), 1 => Just(Walk::Redo)]
}

proptest! {
    #[test]
    fn a_game_is_what_the_model_says(steps in prop::collection::vec(walk(), 0..60)) {
        let mut game = Game::new(Sheet::from(PUZZLE.parse::<Givens>().unwrap()));
        let (mut past, mut future) = (vec![Model::new()], Vec::new());
        for step in steps {
            match step {
                Walk::Act(action) => {
                    let mut next = past[past.len() - 1].clone();
                    next.apply(&action);
                    let changes = next != past[past.len() - 1];
                    prop_assert_eq!(game.act(action, 0), changes);
                    if changes {
                        past.push(next);
                        future.clear();
                    }
                }
                Walk::Undo => {
                    prop_assert_eq!(game.undo(), past.len() > 1);
                    if past.len() > 1 {
                        future.extend(past.pop());
                    }
                }
                Walk::Redo => {
                    prop_assert_eq!(game.redo(), !future.is_empty());
                    past.extend(future.pop());
                }
            }
            prop_assert_eq!(&Model::of(&game), &past[past.len() - 1]);
        }
    }
}
