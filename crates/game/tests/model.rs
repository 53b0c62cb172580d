//! A random walk of actions, beside a model without sets, masks or undo of its own: on the classic
//! board, and on the boards of `testdata/boards.txt`.

use std::rc::Rc;

use ennead_board::{Classic, Digits, Ground, Layout, Set, Sheet};
use ennead_game::{ActionOn, FindingOn, GameOn, SavedGame, Solutions};
use ennead_grid::Digit;
use proptest::prelude::*;

const CLASSIC: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const BOARDS: &str = include_str!("../../../testdata/boards.txt");

/// The sheets of the file.
fn boards() -> Vec<Sheet<Layout>> {
    let lines = BOARDS.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let mut fields = line.split('\t').skip(1);
            let layout: Layout = fields.next().unwrap().parse().expect("a layout");
            sheet(layout, fields.next().unwrap())
        })
        .collect()
}

fn sheet<G: Ground>(ground: G, givens: &str) -> Sheet<G> {
    let givens = ground.parse_givens(givens).expect("givens");
    Sheet { givens, ..Sheet::blank(ground) }
}

/// What the model knows of a board: how many cells, which values, which cells see each other.
#[derive(Debug)]
struct World {
    values: Vec<u8>,
    peers: Vec<Vec<usize>>,
}

/// More than any value.
const VALUES: usize = 32;

/// The board in the plainest way: for each cell a value, and for each cell and value whether it is
/// marked.
#[derive(Clone, Debug)]
struct Model {
    world: Rc<World>,
    given: Vec<bool>,
    digits: Vec<Option<u8>>,
    /// Corner marks, centre marks, colours.
    marks: [Vec<[bool; VALUES]>; 3],
    /// For each cell the peers that lost a corner mark, and a centre mark, to its digit. Nobody sees
    /// this.
    lost: Vec<[Vec<usize>; 2]>,
}

impl PartialEq for Model {
    fn eq(&self, other: &Model) -> bool {
        (&self.given, &self.digits, &self.marks) == (&other.given, &other.digits, &other.marks)
    }
}

/// What the player does, by numbers: of cells, of values.
#[derive(Clone, Debug)]
enum Do {
    Enter(Vec<usize>, u8, bool),
    Corner(Vec<usize>, u8),
    Centre(Vec<usize>, u8),
    Colour(Vec<usize>, u8),
    Clear(Vec<usize>),
    Settle(usize, bool),
    FillMarks,
    ClearMarks,
    ClearColours,
    StartOver,
    Step(Vec<(u8, usize)>, Vec<(u8, usize)>),
}

impl Model {
    fn of<G: Ground>(game: &GameOn<G>) -> Model {
        let board = game.board();
        let ground = &board.ground;
        let cells: Vec<G::Cell> = ground.cells().iter().collect();
        let seen = |cell: G::Cell| {
            let peers = ground.peers(cell);
            (0..cells.len()).filter(|&other| peers.contains(cells[other])).collect()
        };
        let world = World {
            values: ground.values().iter().map(|value| ground.number(value)).collect(),
            peers: cells.iter().map(|&cell| seen(cell)).collect(),
        };
        let row = |values: G::Values| {
            let mut row = [false; VALUES];
            values.iter().for_each(|value| row[usize::from(ground.number(value))] = true);
            row
        };
        let colours = |cell: G::Cell| {
            let mut row = [false; VALUES];
            board.colours[cell].iter().for_each(|colour| row[usize::from(colour.get())] = true);
            row
        };
        Model {
            world: Rc::new(world),
            given: cells.iter().map(|&cell| board.is_given(cell)).collect(),
            digits: cells.iter().map(|&it| board.digit(it).map(|it| ground.number(it))).collect(),
            marks: [
                cells.iter().map(|&cell| row(board.corner[cell])).collect(),
                cells.iter().map(|&cell| row(board.centre[cell])).collect(),
                cells.iter().map(|&cell| colours(cell)).collect(),
            ],
            lost: vec![Default::default(); cells.len()],
        }
    }

    fn peers(&self, cell: usize) -> Vec<usize> {
        self.world.peers[cell].clone()
    }

    fn strike_around(&mut self, cell: usize, digit: u8) {
        for peer in self.peers(cell) {
            for kind in [0, 1] {
                if std::mem::take(&mut self.marks[kind][peer][usize::from(digit)]) {
                    self.lost[cell][kind].push(peer);
                }
            }
        }
    }

    fn is_seen(&self, cell: usize, digit: u8) -> bool {
        self.peers(cell).into_iter().any(|other| self.digits[other] == Some(digit))
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
        let all = 0..self.digits.len();
        let empty: Vec<_> = all.clone().filter(|&cell| self.digits[cell].is_none()).collect();
        for &cell in &empty {
            self.marks[0][cell] = [false; VALUES];
            for &digit in &Rc::clone(&self.world).values {
                self.marks[0][cell][usize::from(digit)] = !self.is_seen(cell, digit);
            }
        }
        for cell in all.filter(|&cell| self.digits[cell].is_some() && !self.given[cell]) {
            let peers = self.peers(cell).into_iter();
            self.lost[cell][0] = peers.filter(|&peer| self.digits[peer].is_none()).collect();
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
        self.marks[kind][cell] == [false; VALUES]
    }

    fn clear_marks(&mut self) {
        self.lost = vec![Default::default(); self.digits.len()];
        self.marks[0].fill([false; VALUES]);
        self.marks[1].fill([false; VALUES]);
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each action")]
    fn apply(&mut self, action: &Do) {
        let free = |model: &Model, cells: &[usize]| -> Vec<usize> {
            cells.iter().copied().filter(|&cell| !model.given[cell]).collect()
        };
        let empty = |model: &Model, cells: &[usize]| -> Vec<usize> {
            cells.iter().copied().filter(|&cell| model.digits[cell].is_none()).collect()
        };
        match action {
            Do::Enter(cells, digit, tidy) => self.enter(&free(self, cells), *digit, *tidy),
            Do::Corner(cells, digit) => self.toggle(0, &empty(self, cells), *digit),
            Do::Centre(cells, digit) => self.toggle(1, &empty(self, cells), *digit),
            Do::Colour(cells, colour) => self.toggle(2, cells, *colour),
            Do::Clear(cells) => {
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
                        self.marks[0][cell] = [false; VALUES];
                        self.marks[1][cell] = [false; VALUES];
                    }
                } else {
                    cells.iter().for_each(|&cell| self.marks[2][cell] = [false; VALUES]);
                }
            }
            &Do::Settle(cell, tidy) => {
                let kind = usize::from(self.is_empty(0, cell));
                let marks = self.marks[kind][cell];
                let marked = (0..VALUES as u8).filter(|&it| marks[usize::from(it)]);
                let marked: Vec<u8> = marked.collect();
                if let ([digit], None) = (marked.as_slice(), self.digits[cell]) {
                    self.enter(&[cell], *digit, tidy);
                }
            }
            Do::FillMarks => self.fill(),
            Do::ClearMarks => self.clear_marks(),
            Do::ClearColours => self.marks[2].fill([false; VALUES]),
            Do::StartOver => {
                for cell in 0..self.digits.len() {
                    self.digits[cell] = self.digits[cell].filter(|_| self.given[cell]);
                }
                self.clear_marks();
                self.marks[2].fill([false; VALUES]);
            }
            Do::Step(placements, eliminations) => {
                let open = (0..self.digits.len()).filter(|&cell| self.digits[cell].is_none());
                let marked = open.clone().next().is_some()
                    && open.clone().all(|cell| !self.is_empty(0, cell));
                if !eliminations.is_empty() && !marked {
                    self.fill();
                }
                for &(digit, cell) in eliminations {
                    self.marks[0][cell][usize::from(digit)] = false;
                    self.marks[1][cell][usize::from(digit)] = false;
                }
                for &(digit, cell) in placements {
                    if self.digits[cell].is_none() {
                        self.digits[cell] = Some(digit);
                        self.strike_around(cell, digit);
                    }
                }
            }
        }
    }
}

/// The action with its numbers taken as those of this board's cells and values.
fn fitted<G: Ground>(action: &Do, ground: &G) -> (Do, ActionOn<G>) {
    let cells: Vec<G::Cell> = ground.cells().iter().collect();
    let values: Vec<G::Value> = ground.values().iter().collect();
    let cell = |number: usize| number % cells.len();
    let value = |number: u8| values[usize::from(number) % values.len()];
    let list = |numbers: &[usize]| -> (Vec<usize>, G::Cells) {
        let mut numbers: Vec<usize> = numbers.iter().map(|&it| cell(it)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let set = numbers.iter().map(|&it| cells[it]).collect();
        (numbers, set)
    };
    let candidates = |them: &[(u8, usize)]| -> (Vec<(u8, usize)>, Vec<G::Candidate>) {
        let number = |&(digit, at): &(u8, usize)| (ground.number(value(digit)), cell(at));
        let candidate = |&(digit, at): &(u8, usize)| G::candidate(value(digit), cells[cell(at)]);
        (them.iter().map(number).collect(), them.iter().map(candidate).collect())
    };
    match action {
        Do::Enter(them, digit, tidy) => {
            let ((numbers, cells), digit, tidy) = (list(them), value(*digit), *tidy);
            let number = ground.number(digit);
            (Do::Enter(numbers, number, tidy), ActionOn::Enter { cells, digit, tidy })
        }
        Do::Corner(them, digit) => {
            let ((numbers, cells), digit) = (list(them), value(*digit));
            (Do::Corner(numbers, ground.number(digit)), ActionOn::Corner { cells, digit })
        }
        Do::Centre(them, digit) => {
            let ((numbers, cells), digit) = (list(them), value(*digit));
            (Do::Centre(numbers, ground.number(digit)), ActionOn::Centre { cells, digit })
        }
        Do::Colour(them, colour) => {
            let ((numbers, cells), colour) = (list(them), colour % 9 + 1);
            let action = ActionOn::Colour { cells, colour: Digit::new(colour) };
            (Do::Colour(numbers, colour), action)
        }
        Do::Clear(them) => {
            let (numbers, cells) = list(them);
            (Do::Clear(numbers), ActionOn::Clear { cells })
        }
        &Do::Settle(at, tidy) => {
            let at = cell(at);
            (Do::Settle(at, tidy), ActionOn::Settle { cell: cells[at], tidy })
        }
        Do::FillMarks => (Do::FillMarks, ActionOn::FillMarks),
        Do::ClearMarks => (Do::ClearMarks, ActionOn::ClearMarks),
        Do::ClearColours => (Do::ClearColours, ActionOn::ClearColours),
        Do::StartOver => (Do::StartOver, ActionOn::StartOver),
        Do::Step(placed, struck) => {
            let ((in_, placements), (out, eliminations)) = (candidates(placed), candidates(struck));
            let technique = "x-wing".to_owned();
            (Do::Step(in_, out), ActionOn::Step { technique, placements, eliminations })
        }
    }
}

/// What a player does: an action, or to and fro.
#[derive(Clone, Debug)]
enum Walk {
    Act(Do),
    Undo,
    Redo,
}

fn walk() -> impl Strategy<Value = Walk> {
    let cells = || prop::collection::vec(0..10_000_usize, 0..4);
    let digit = || 0..225_u8;
    let candidates = || prop::collection::vec((digit(), 0..10_000_usize), 0..3);
    let action = prop_oneof![
        4 => (cells(), digit(), any::<bool>()).prop_map(|(a, b, c)| Do::Enter(a, b, c)),
        2 => (cells(), digit()).prop_map(|(a, b)| Do::Corner(a, b)),
        2 => (cells(), digit()).prop_map(|(a, b)| Do::Centre(a, b)),
        1 => (cells(), digit()).prop_map(|(a, b)| Do::Colour(a, b)),
        2 => cells().prop_map(Do::Clear),
        2 => (0..10_000_usize, any::<bool>()).prop_map(|(a, b)| Do::Settle(a, b)),
        2 => Just(Do::FillMarks),
        1 => Just(Do::ClearMarks),
        1 => Just(Do::ClearColours),
        1 => Just(Do::StartOver),
        2 => (candidates(), candidates()).prop_map(|(a, b)| Do::Step(a, b)),
    ];
    prop_oneof![8 => action.prop_map(Walk::Act), 2 => Just(Walk::Undo), 1 => Just(Walk::Redo)]
}

/// Walks a game and its model side by side, and saves and restores the game at the end.
fn play<G: Ground>(sheet: Sheet<G>, steps: Vec<Walk>) -> Result<(), TestCaseError> {
    let mut game = GameOn::on(sheet);
    let ground = game.board().ground.clone();
    let (mut past, mut future) = (vec![Model::of(&game)], Vec::new());
    for step in steps {
        match step {
            Walk::Act(action) => {
                let (plain, action) = fitted(&action, &ground);
                let mut next = past[past.len() - 1].clone();
                next.apply(&plain);
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
    let board = game.board();
    let grid = board.grid();
    let clash = |&cell: &G::Cell| {
        let peers = ground.peers(cell);
        grid.get(cell).is_some_and(|value| peers.iter().any(|it| grid.get(it) == Some(value)))
    };
    prop_assert_eq!(board.conflicts(), ground.cells().iter().filter(clash).collect());
    // Nothing is solved to see a conflict.
    let conflicts = board.conflicts();
    if !conflicts.is_empty() {
        let found = game.check(&|_| unreachable!("no solving"));
        prop_assert_eq!(found, FindingOn::Conflicts(conflicts));
    }
    let saved = game.save(0);
    let json = serde_json::to_string(&saved).unwrap();
    let read: SavedGame = serde_json::from_str(&json).unwrap();
    prop_assert_eq!(&read, &saved);
    let restored = GameOn::<G>::restore(&read);
    prop_assert_eq!(restored.as_ref(), Ok(&game));
    // All marks and colours of a board are saved too.
    let kept = GameOn::on(game.board().kept());
    prop_assert_eq!(GameOn::<G>::restore(&kept.save(0)), Ok(kept));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_game_is_what_the_model_says(steps in prop::collection::vec(walk(), 0..60)) {
        play(sheet(Classic, CLASSIC), steps)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 60, failure_persistence: None, ..Default::default()
    })]

    #[test]
    fn so_it_is_on_any_board(
        sheet in proptest::sample::select(boards()),
        steps in prop::collection::vec(walk(), 0..30),
    ) {
        play(sheet, steps)?;
    }

    /// The same actions on the classic board and on the layout that is the same.
    #[test]
    fn both_kinds_of_board_save_the_same(steps in prop::collection::vec(walk(), 0..40)) {
        let mut classic = GameOn::on(sheet(Classic, CLASSIC));
        let mut any = GameOn::on(sheet(Layout::classic(), CLASSIC));
        for step in steps {
            match step {
                Walk::Act(action) => {
                    classic.act(fitted(&action, &Classic).1, 0);
                    any.act(fitted(&action, &Layout::classic()).1, 0);
                }
                Walk::Undo => _ = (classic.undo(), any.undo()),
                Walk::Redo => _ = (classic.redo(), any.redo()),
            }
        }
        prop_assert_eq!(classic.save(0), any.save(0));
        prop_assert_eq!(GameOn::<Classic>::restore(&any.save(0)), Ok(classic));
    }
}

#[test]
fn findings_on_a_small_board() {
    let layout = Layout::square(4).unwrap();
    let value = |number| layout.value(number).unwrap();
    let cell = |name: &str| layout.cell(name).unwrap();
    let mut game = GameOn::on(sheet(layout.clone(), "12.434.2.....1.3"));
    let solved = layout.parse_givens("1234341221434321").unwrap();
    let one = |_: &_| Solutions::One(solved.clone());
    assert_eq!(game.check(&one), FindingOn::Fine(8));
    let enter = |name: &str, number| ActionOn::Enter {
        cells: cell(name).into(),
        digit: value(number),
        tidy: true,
    };
    game.act(enter("r3c1", 4), 0);
    let wrong = FindingOn::Mistakes { cells: cell("r3c1").into(), struck: Vec::new() };
    assert_eq!(game.check(&one), wrong);
    game.undo();
    game.act(ActionOn::FillMarks, 0);
    let out = <Layout as Ground>::candidate(value(2), cell("r3c1"));
    let (technique, placements) = (String::new(), Vec::new());
    game.act(ActionOn::Step { technique, placements, eliminations: vec![out] }, 0);
    let struck = FindingOn::Mistakes { cells: Default::default(), struck: vec![out] };
    assert_eq!(game.check(&one), struck);
    assert_eq!(game.check(&|_| Solutions::None), FindingOn::Unsolvable);
    assert_eq!(game.check(&|_| Solutions::Several), FindingOn::Fine(8));
    let start = game.board().givens.clone();
    let lost = |givens: &ennead_board::Givens| match *givens == start {
        true => Solutions::Several,
        false => Solutions::None,
    };
    game.act(enter("r3c3", 4), 0);
    assert_eq!(game.board().left(value(4)), Some(1));
    let lost_game = GameOn::on(game.board().kept());
    assert_eq!(lost_game.check(&lost), FindingOn::Lost);
}
