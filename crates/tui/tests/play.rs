//! Whole games, driven by keys, drawn as text.

use std::cell::RefCell;
use std::io;
use std::path::{Path, PathBuf};

use crate::driven::{buffer, click, draw_everywhere, drawn, press, press_anything, words};
use ennead::board::{self, Cell, Ground, Layout, Value};
use ennead::rule::{Ruled, Setup};
use ennead::{Givens, Puzzle, Sheet};
use ennead_game::SavedGame;
use ennead_text::{LANGUAGES, Words};
use ennead_tui::play::{AnyGame, Play};
use ennead_tui::{Flow, Screen, Theme};
use expect_test::expect;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const PLAIN: Theme = Theme { coloured: false };

fn game() -> AnyGame {
    classic(PUZZLE)
}

/// A game of classic Sudoku.
fn classic(givens: &str) -> AnyGame {
    let sheet = board::AnySheet::from(Sheet::from(givens.parse::<Givens>().unwrap()));
    AnyGame::on(Ruled::from(Layout::classic()).sheet(sheet.on_any_board()))
}

/// A game of a puzzle with rules, or on another board.
fn ruled(setup: &str) -> AnyGame {
    let setup = Setup::read(setup).unwrap();
    let ground = Ruled::new(&setup).unwrap();
    let sheet = board::Sheet { givens: setup.givens.clone(), ..board::Sheet::blank(ground) };
    AnyGame::on(sheet)
}

/// The digits on the board.
fn digits(play: &Play<'_>) -> String {
    let board = play.game().board();
    board.ground.givens_text(&board.grid())
}

/// Presses keys in a game whose saves are discarded, and looks at it.
fn played(game: AnyGame, keys: &str, look: impl FnOnce(&mut Play<'_>, u64)) {
    let words = words("en");
    let mut save = |_: &Path, _: &str| Ok(());
    let mut play = Play::new(game, &words, PLAIN, None, &mut save, 0);
    let mut now = 0;
    assert_eq!(press(&mut play, &mut now, keys), Flow::Stay);
    look(&mut play, now);
}

fn digit_at(play: &Play<'_>, row: usize, column: usize) -> Option<u8> {
    play.game().board().digit(Cell::at(row, column)).map(Value::number)
}

#[test]
fn a_compact_board_with_a_hint() {
    played(game(), "n h h h @61000", |play, now| {
        expect![[r#"
                  1      2      3       4      5      6       7      8      9
              ┌─────────────────────┬─────────────────────┬─────────────────────┐
            1 │   5      3    124   │ 26       7    2468  │ 1489   1249   248   │ 1 ×6
            2 │   6    247    247   │   1      9      5   │ 3478   234    2478  │ 2 ×7
            3 │ 12       9      8   │ 23     34     24    │ 13457    6    247   │ 3 ×6
              ├─────────────────────┼─────────────────────┼─────────────────────┤ 4 ×7
            4 │   8    125    1259  │ 579      6    147   │ 4579   2459     3   │ 5 ×6
            5 │   4    25     2569  │   8    5+       3   │ 579    259      1   │ 6 ×4
            6 │   7    15     1359  │ 59       2    14    │ 4589   459      6   │ 7 ×6
              ├─────────────────────┼─────────────────────┼─────────────────────┤ 8 ×4
            7 │ 139      6    13457…│ 357    35     7     │   2      8    4     │ 9 ×5
            8 │ 23     278    237   │   4      1      9   │ 36     3        5   │
            9 │ 123    1245   12345 │ 2356     8    26    │ 1346     7      9   │
              └─────────────────────┴─────────────────────┴─────────────────────┘
            1:01 · digits · 51 to go · one hint
            Naked single. 5 is the only candidate left in r5c5. Place 5 in r5c5.
            g: do the step






             ? keys   h hint   u r undo redo   k check   n marks   p pause   q leave
        "#]]
        .assert_eq(&drawn(play, now, 80, 24));
    });
}

#[test]
fn where_the_board_gives_way_to_a_hint_it_shows_the_cell_of_the_hint() {
    played(game(), "n h h h", |play, now| {
        let screen = drawn(play, now, 40, 12);
        assert!(screen.contains("5+"), "{screen}");
    });
}

#[test]
fn a_large_board_with_all_kinds_of_marks() {
    let keys = "x 1 2 4 c 1 2 v 3 Right z 2 Down Down Left 7 @3725000";
    played(game(), keys, |play, now| {
        expect![[r#"
                  1       2       3       4       5       6       7       8       9
              ┏━━━━━━━┯━━━━━━━┯━━━━━━━┳━━━━━━━┯━━━━━━━┯━━━━━━━┳━━━━━━━┯━━━━━━━┯━━━━━━━┓  1:02:05
              ┃       │       │ 1    C┃       │       │       ┃       │       │       ┃  digits
            1 ┃   5   │   3   │ 4     ┃   2   │   7   │       ┃       │       │       ┃  50 to go
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
              ┠───────┼───────┼───────╂───────┼───────┼───────╂───────┼───────┼───────┨  1×6 2×6 3×6 4×7 5×6 6×4 7×6 8×4 9×5
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
            2 ┃   6   │       │       ┃   1   │   9   │   5   ┃       │       │       ┃
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
              ┠───────┼───────┼───────╂───────┼───────┼───────╂───────┼───────┼───────┨
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
            3 ┃       │   9   │  ‹8›  ┃       │       │       ┃       │   6   │       ┃
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
              ┣━━━━━━━┿━━━━━━━┿━━━━━━━╋━━━━━━━┿━━━━━━━┿━━━━━━━╋━━━━━━━┿━━━━━━━┿━━━━━━━┫
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
            4 ┃  ‹8›  │       │       ┃       │   6   │       ┃       │       │   3   ┃
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
              ┠───────┼───────┼───────╂───────┼───────┼───────╂───────┼───────┼───────┨
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
            5 ┃   4   │       │       ┃  ‹8›  │       │   3   ┃       │       │   1   ┃
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
              ┠───────┼───────┼───────╂───────┼───────┼───────╂───────┼───────┼───────┨
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
            6 ┃   7   │       │       ┃       │   2   │       ┃       │       │   6   ┃
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
              ┣━━━━━━━┿━━━━━━━┿━━━━━━━╋━━━━━━━┿━━━━━━━┿━━━━━━━╋━━━━━━━┿━━━━━━━┿━━━━━━━┫
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
            7 ┃       │   6   │       ┃       │       │       ┃   2   │  ‹8›  │       ┃
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
              ┠───────┼───────┼───────╂───────┼───────┼───────╂───────┼───────┼───────┨
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
            8 ┃       │       │       ┃   4   │   1   │   9   ┃       │       │   5   ┃
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
              ┠───────┼───────┼───────╂───────┼───────┼───────╂───────┼───────┼───────┨
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
            9 ┃       │       │       ┃       │  ‹8›  │       ┃       │   7   │   9   ┃
              ┃       │       │       ┃       │       │       ┃       │       │       ┃
              ┗━━━━━━━┷━━━━━━━┷━━━━━━━┻━━━━━━━┷━━━━━━━┷━━━━━━━┻━━━━━━━┷━━━━━━━┷━━━━━━━┛

             ? keys   h hint   u r undo redo   k check   n marks   p pause   q leave
        "#]].assert_eq(&drawn(play, now, 120, 40));
    });
}

#[test]
fn the_keys_are_shown_by_the_table_they_are_read_from() {
    played(game(), "?", |play, now| {
        expect![[r#"
                  1      2      3       4      5      6       7      8      9
              ┌─────────────────────┬─────────────────────┬─────────────────────┐
            1 │   5      3      ·   │   ·      7      ·   │   ·      ·      ·   │ 1 ×6
            2 ╭ Keys ─────────────────────────────────────────────────────────────────────╮
            3 │ 1 – 9            write a digit, mark or colour; again: remove it          │
              │ Alt+1 – 9        corner mark in any mode                                  │
            4 │ ← ↑ ↓ →  w a s d move                                                     │
            5 │ Shift+→  Ctrl+A  select more cells, all cells                             │
            6 │ Esc              one cell only, close the hint                            │
              │ z x c v          digits, corner marks, centre marks (underlined), colours │
            7 │ Space            the next of these                                        │
            8 │ f                digit first: then Enter or a click writes it             │
            9 │ Enter            write it; or make the only mark the digit                │
              │ Del  0           clear                                                    │
            0:│ u  Ctrl+Z        undo                                                     │
              │ r  Ctrl+Y        redo                                                     │
              │ h                hint: where to look; again: technique; again: step       │
              │ g                do the step of the hint                                  │
              │ k                check                                                    │
              │ n                mark all candidates                                      │
              │ N                remove all marks                                         │
              │ V                remove all colours                                       │
              │ R                start over                                               │
              │ F                fix the digits typed as givens (ennead play --own)       │
              │ p                pause                                                    │
              │ o                switches                                                 │
              │ Ctrl+S           save                                                     │
              │ ?                keys                                                     │
              │ q                leave                                                    │
              │ Ctrl+C           leave at once; a game with a file is saved               │
              ╰───────────────────────────────────────────────────────────────────────────╯


             ? keys   h hint   u r undo redo   k check   n marks   p pause   q leave
        "#]]
        .assert_eq(&drawn(play, now, 80, 34));
    });
}

#[test]
fn the_help_is_whole_in_every_language_and_a_small_terminal() {
    for language in LANGUAGES {
        let words = Words::new(*language);
        let mut save = |_: &Path, _: &str| Ok(());
        let mut play = Play::new(game(), &words, PLAIN, None, &mut save, 0);
        let mut pages = String::new();
        press(&mut play, &mut 0, "?");
        for _ in 0..2 {
            pages += &drawn(&mut play, 0, 80, 24);
            press(&mut play, &mut 0, "Space");
        }
        for key in ["digit", "digit-first", "enter", "hint", "mode", "save", "leave-at-once"] {
            let sentence = words.say(&format!("tui-key-{key}"));
            assert!(pages.contains(&sentence), "{sentence} in\n{pages}");
        }
        assert!(!drawn(&mut play, 0, 80, 24).contains('╭'), "the last page closes it");
    }
}

#[test]
fn a_game_is_played_to_its_end() {
    let solution = ennead::solution(&Puzzle::try_from(PUZZLE.parse::<Givens>().unwrap()).unwrap());
    let solution = solution.unwrap();
    // The cursor begins in the first empty cell, r1c3.
    let mut keys = "Left Left".to_owned();
    for row in 0..9 {
        for column in 0..9 {
            keys += &format!(" {} Right", solution.digit(ennead::Cell::at(row, column)));
        }
        keys += " Down @1000";
    }
    played(game(), &keys, |play, now| {
        assert!(play.game().board().is_solved());
        assert_eq!(play.game().moves().len(), 51);
        assert_eq!(play.message(), "Solved in 0:08, with no hint. Well done.");
        let before = play.game().clock.elapsed(now);
        press(play, &mut { now }, "@5000");
        assert_eq!(play.game().clock.elapsed(now + 5000), before, "the clock stands");

        let mut now = now;
        press(play, &mut now, &"u ".repeat(60));
        assert_eq!(play.game().board(), play.game().start());
        press(play, &mut now, &"r ".repeat(60));
        assert!(play.game().board().is_solved());
    });
}

#[test]
fn all_candidates_are_one_step_back() {
    played(game(), "n", |play, mut now| {
        assert!(play.game().board().is_marked());
        press(play, &mut now, "u");
        assert_eq!(play.game().board(), play.game().start());
        press(play, &mut now, "C-y");
        assert!(play.game().board().is_marked());
    });
}

#[test]
fn hints_go_deeper_and_are_done() {
    played(game(), "h", |play, mut now| {
        let said = |play: &mut Play<'_>, now| {
            drawn(play, now, 80, 24).lines().nth(15).unwrap_or_default().to_owned()
        };
        assert_eq!(said(play, now), "Look at row 5.");
        press(play, &mut now, "h");
        assert_eq!(said(play, now), "Naked single. Look at row 5.");
        press(play, &mut now, "h h h");
        assert!(said(play, now).contains("r5c5"), "{}", said(play, now));
        press(play, &mut now, "g");
        assert_eq!(digit_at(play, 4, 4), Some(5));
        assert_eq!((play.game().hints().len(), play.game().hints()[0].depth), (1, 3));
    });
}

#[test]
fn hints_alone_solve_it() {
    played(game(), &"g g ".repeat(60), |play, _| {
        assert!(play.game().board().is_solved());
    });
}

#[test]
fn a_conflict_is_seen_and_a_mistake_only_told_on_request() {
    // 5 is in the row already; 2 is not, but differs from the solution.
    played(game(), "5", |play, now| {
        assert!(drawn(play, now, 80, 24).lines().nth(2).unwrap().contains("5!"));
    });
    played(game(), "2", |play, mut now| {
        assert!(!drawn(play, now, 80, 24).contains('!'));
        press(play, &mut now, "k");
        assert!(drawn(play, now, 80, 24).contains("2!"));
        assert_eq!(play.message(), "One digit is wrong: r1c3");
        press(play, &mut now, "u k");
        assert_eq!(play.message(), "Right so far; 51 cells are left.");
    });
}

#[test]
fn the_pause_blanks_the_grid_and_stops_the_clock() {
    played(game(), "@3000 p @60000", |play, mut now| {
        assert_eq!(play.game().clock.elapsed(now), 3000);
        let screen = drawn(play, now, 80, 24);
        let rows = screen.lines().skip(2).take(11);
        assert!(rows.clone().count() == 11);
        for row in rows {
            let inside: String = row.chars().skip(2).take(67).collect();
            assert!(!inside.chars().any(|c| c.is_ascii_digit()), "{row}");
        }
        press(play, &mut now, "5 @1000");
        assert_eq!(play.game().clock.elapsed(now), 4000);
        assert_eq!(play.game().moves().len(), 0, "the key only ends the pause");
    });
}

#[test]
fn digit_first_with_keys_and_mouse() {
    played(game(), "f 4", |play, mut now| {
        buffer(play, now, 80, 24);
        // The inside of r1c3 is at columns 17 to 23 of line 2; of r1c4 at 25 to 31.
        click(play, now, 20, 2);
        assert_eq!(digit_at(play, 0, 2), Some(4));
        press(play, &mut now, "1 Right Enter");
        assert_eq!(digit_at(play, 0, 3), Some(1));
        press(play, &mut now, "1 Right Enter");
        assert_eq!(play.game().moves().len(), 2, "nothing in hand, a given under the cursor");
    });
}

#[test]
fn many_cells_and_lone_marks() {
    played(game(), "x S-Right 7", |play, mut now| {
        let board = play.game().board();
        assert!(board.corner[Cell::at(0, 2)].contains(Value::new(7)));
        assert!(board.corner[Cell::at(0, 3)].contains(Value::new(7)));
        assert_eq!(play.game().moves().len(), 1);
        press(play, &mut now, "Esc Enter");
        assert_eq!(digit_at(play, 0, 3), Some(7));
        press(play, &mut now, "Del M-8 C-9");
        let board = play.game().board();
        assert!(board.corner[Cell::at(0, 3)].contains(Value::new(8)));
        assert!(board.centre[Cell::at(0, 3)].contains(Value::new(9)));
        press(play, &mut now, "C-a N");
        assert!(!play.game().board().corner[Cell::at(0, 3)].contains(Value::new(8)));
        press(play, &mut now, "R");
        assert_eq!(play.game().board(), play.game().start());
    });
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let words = words("de");
    let written = RefCell::new(Vec::new());
    let mut save = |path: &Path, text: &str| {
        written.borrow_mut().push((path.to_owned(), text.to_owned()));
        Ok(())
    };
    let mut play = Play::new(game(), &words, PLAIN, None, &mut save, 0);
    let mut now = 0;
    press(&mut play, &mut now, "4 Right 2 u h @9000 C-s a . j Back j Enter");
    assert_eq!(play.message(), "Gespeichert: a.j");
    assert_eq!(press(&mut play, &mut now, "q"), Flow::Leave);
    let (path, text) = written.borrow().last().unwrap().clone();
    assert_eq!(path, PathBuf::from("a.j"));

    let saved: SavedGame = serde_json::from_str(&text).unwrap();
    let mut again = |_: &Path, _: &str| Ok(());
    let game = AnyGame::restore(&saved).unwrap();
    let mut resumed = Play::new(game, &words, PLAIN, Some(path), &mut again, 500_000);
    assert_eq!(resumed.game().board(), play.game().board());
    let mut now = 501_000;
    assert_eq!(resumed.game().clock.elapsed(now), 10_000);
    press(&mut resumed, &mut now, "r");
    assert_eq!(digit_at(&resumed, 0, 3), Some(2));
}

#[test]
fn nothing_is_lost_without_being_asked() {
    let words = words("en");
    let mut save = |_: &Path, _: &str| Err(io::Error::other("the disk is full"));
    let mut play = Play::new(game(), &words, PLAIN, None, &mut save, 0);
    let mut now = 0;
    assert_eq!(press(&mut play, &mut now, "4 q"), Flow::Stay);
    assert!(drawn(&mut play, now, 80, 24).contains("leave without saving"));
    assert_eq!(press(&mut play, &mut now, "s x Enter"), Flow::Stay);
    assert_eq!(play.message(), "Not saved: x: the disk is full");
    assert_eq!(press(&mut play, &mut now, "q Esc Right"), Flow::Stay);
    assert_eq!(press(&mut play, &mut now, "q q"), Flow::Leave);
    assert_eq!(press(&mut play, &mut now, "Esc C-c"), Flow::Leave);
}

#[test]
fn nothing_to_lose_is_left_at_once() {
    let words = words("nl");
    let mut save = |_: &Path, _: &str| unreachable!("no file, no move");
    let mut play = Play::new(game(), &words, PLAIN, None, &mut save, 0);
    assert_eq!(press(&mut play, &mut 0, "Right q"), Flow::Leave);
}

#[test]
fn the_program_ended_from_outside_saves_to_its_file() {
    let words = words("en");
    let count = RefCell::new(0);
    let mut save = |_: &Path, _: &str| {
        *count.borrow_mut() += 1;
        Ok(())
    };
    let mut play = Play::new(game(), &words, PLAIN, Some("g".into()), &mut save, 0);
    press(&mut play, &mut 0, "4");
    play.end(100);
    assert_eq!(*count.borrow(), 1);
}

#[test]
fn no_key_and_no_size_is_too_much() {
    for (language, coloured) in [("en", false), ("de", true), ("nl", false)] {
        let words = words(language);
        let mut save = |_: &Path, _: &str| Ok(());
        let mut play = Play::new(game(), &words, Theme { coloured }, None, &mut save, 0);
        press_anything(&mut play, 2000, |play, now| draw_everywhere(play, now, coloured));
    }
}

#[test]
fn a_chain_is_drawn_from_candidate_to_candidate() {
    let hard = ".....1.2.3...4.5.....6....7..2.....1.8..9..3.4.....8..5....2....9..3.4....67.....";
    played(classic(hard), "n h h h g h h h", |play, now| {
        let large = drawn(play, now, 130, 42);
        assert!(large.contains('╌'), "weak links are broken lines:\n{large}");
        // A compact board has no room for links.
        assert!(!drawn(play, now, 80, 24).contains('╌'));
    });
}

/// Puzzles with no solution, many solutions, clashing givens, full and empty grids.
#[test]
fn odd_puzzles_are_played_as_well() {
    let odd = [
        ".".repeat(81),
        format!("55{}", ".".repeat(79)),
        format!("1234567.......8{}9{}", ".".repeat(10), ".".repeat(55)),
        "123789456456123789789456123231897564564231897897564231312978645645312978978645312".into(),
    ];
    for givens in odd {
        played(classic(&givens), "h h h g k n h g u o 2 Esc 5 k", |play, now| {
            draw_everywhere(play, now, false);
        });
    }
}

/// A game as a child would keep it: the digits, and what they were before each move.
struct Model {
    givens: Vec<u8>,
    digits: Vec<u8>,
    before: Vec<Vec<u8>>,
    after: Vec<Vec<u8>>,
    row: usize,
    column: usize,
}

impl Model {
    fn new() -> Model {
        let digits: Vec<u8> =
            PUZZLE.bytes().map(|c| if c == b'.' { 0 } else { c - b'0' }).collect();
        let (before, after) = (Vec::new(), Vec::new());
        // The first empty cell.
        Model { givens: digits.clone(), digits, before, after, row: 0, column: 2 }
    }

    fn press(&mut self, key: &str) {
        let at = self.row * 9 + self.column;
        match key {
            "Left" => self.column = (self.column + 8) % 9,
            "Right" => self.column = (self.column + 1) % 9,
            "Up" => self.row = (self.row + 8) % 9,
            "Down" => self.row = (self.row + 1) % 9,
            "u" => {
                if let Some(digits) = self.before.pop() {
                    self.after.push(std::mem::replace(&mut self.digits, digits));
                }
            }
            "r" => {
                if let Some(digits) = self.after.pop() {
                    self.before.push(std::mem::replace(&mut self.digits, digits));
                }
            }
            "Del" => self.write(at, 0),
            "Esc" | "h" | "k" | "?" => {}
            digit => {
                let digit = digit.parse().unwrap();
                self.write(at, if self.digits[at] == digit { 0 } else { digit });
            }
        }
    }

    fn write(&mut self, at: usize, digit: u8) {
        if self.givens[at] == 0 && self.digits[at] != digit {
            self.before.push(self.digits.clone());
            self.after.clear();
            self.digits[at] = digit;
        }
    }
}

#[test]
fn a_random_walk_agrees_with_a_plain_model_whatever_the_size() {
    const KEYS: [&str; 19] = [
        "Left", "Right", "Up", "Down", "1", "2", "3", "4", "5", "6", "7", "8", "9", "Del", "u",
        "r", "Esc", "h", "k",
    ];
    const SIZES: [(u16, u16); 8] =
        [(40, 16), (50, 18), (60, 20), (72, 20), (80, 24), (132, 43), (45, 30), (200, 16)];
    for (language, seed) in LANGUAGES.iter().zip(7u64..) {
        let words = Words::new(*language);
        let mut save = |_: &Path, _: &str| Ok(());
        let mut play = Play::new(game(), &words, PLAIN, None, &mut save, 0);
        let (mut model, mut now, mut state) = (Model::new(), 0, seed);
        for step in 0..750 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let (random, size) = ((state >> 33) as usize, SIZES[(state >> 60) as usize % 8]);
            let key = KEYS[random % KEYS.len()];
            assert_eq!(press(&mut play, &mut now, key), Flow::Stay);
            model.press(key);
            let grid = digits(&play);
            let expected: String = model.digits.iter().map(|d| char::from(b'0' + d)).collect();
            assert_eq!(grid.replace('.', "0"), expected, "{language}, step {step}: {key}");

            // The row of the cursor is on the screen, and all of its digits are.
            let at = |what: &str| format!("{language}, step {step}: {what} at {size:?}");
            let buffer = buffer(&mut play, now, size.0, size.1);
            let lines: Vec<String> = (0..size.1)
                .map(|y| (0..size.0).map(|x| buffer[(x, y)].symbol()).collect())
                .collect();
            let label = (model.row + 1).to_string();
            let lit = (0..size.1).find(|&y| {
                let place = &buffer[(0, y)];
                place.symbol() == label
                    && place.modifier.contains(ratatui::style::Modifier::REVERSED)
            });
            let lit = lit.unwrap_or_else(|| panic!("{}\n{}", at("no cursor"), lines.join("\n")));
            let line = &lines[usize::from(lit)];
            let board = line.trim_start_matches(|c| c != '│' && c != '┃').to_owned();
            let end = board.rfind(['│', '┃']).unwrap();
            let shown: String = board[..end].chars().filter(char::is_ascii_digit).collect();
            let row = &model.digits[9 * model.row..9 * model.row + 9];
            let digits: Vec<u8> = row.iter().copied().filter(|&digit| digit > 0).collect();
            let mut shown = shown.bytes().map(|c| c - b'0');
            // A hint may show candidates between them.
            assert!(
                digits.iter().all(|digit| shown.any(|it| it == *digit)),
                "{}\n{line}",
                at("digits")
            );
            // Help and the way out are always in sight.
            let foot = lines.last().unwrap();
            assert!(foot.contains(" ? ") && foot.contains(" q "), "{}: {foot}", at("foot"));
            let leave = words.say("tui-foot-leave");
            assert!(foot.contains(&leave), "{}: {foot}", at("foot"));
        }
    }
}

#[test]
fn the_smallest_board_has_room_for_everything() {
    played(game(), "x 1 2 4 Right h h", |play, now| {
        expect![[r#"
                1  2  3   4  5  6   7  8  9
              ┌─────────┬─────────┬─────────┐
            1 │ 5  3 124│ ·  7  · │ ·  ·  · │ 1 ×6
            2 │ 6  ·  · │ 1  9  5 │ ·  ·  · │ 2 ×7
            3 │ ·  9  8 │ ·  ·  · │ ·  6  · │ 3 ×6
              ├─────────┼─────────┼─────────┤ 4 ×7
            4 │ 8  ·  · │ ·  6  · │ ·  ·  3 │ 5 ×6
            5 │▸4 ▸· ▸· │▸8 ▸· ▸3 │▸· ▸· ▸1 │ 6 ×4
            6 │ 7  ·  · │ ·  2  · │ ·  ·  6 │ 7 ×6
              ├─────────┼─────────┼─────────┤ 8 ×4
            7 │ ·  6  · │ ·  ·  · │ 2  8  · │ 9 ×5
            8 │ ·  ·  · │ 4  1  9 │ ·  ·  5 │
            corner marks · 51 to go · one hint
            Naked single. Look at row 5.
            h: tell me more
             ? keys   h hint   q leave
        "#]]
        .assert_eq(&drawn(play, now, 40, 16));
    });
}

#[test]
fn an_own_puzzle_is_typed_and_fixed_as_givens() {
    let words = words("en");
    let mut save = |_: &Path, _: &str| Ok(());
    let empty = classic(&".".repeat(81));
    let mut play = Play::new(empty, &words, PLAIN, None, &mut save, 0).typing();
    let mut now = 0;
    let typed = |text: &str| text.chars().map(|c| format!("{c} ")).collect::<String>();
    // A slip: the wrong digit, back, and the right one; and a puzzle that is not complete.
    press(&mut play, &mut now, "4 Back");
    press(&mut play, &mut now, &typed(&PUZZLE[..60]));
    press(&mut play, &mut now, "F");
    assert!(play.message().contains("several solutions"), "{}", play.message());
    press(&mut play, &mut now, &typed(&PUZZLE[60..]));
    press(&mut play, &mut now, "F");
    assert_eq!(play.message(), "Fixed: 30 givens.");
    let start = play.game().start();
    assert_eq!(start.ground.givens_text(&start.givens), PUZZLE);
    // From here it is a game: the cursor stays, and givens cannot be changed.
    press(&mut play, &mut now, "4 4 2");
    assert_eq!(digit_at(&play, 0, 2), Some(2));
    assert_eq!(press(&mut play, &mut now, "q"), Flow::Stay, "the puzzle is not saved");
}

#[test]
fn a_puzzle_without_a_solution_is_told_at_once() {
    let wrong = "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36";
    played(classic(wrong), "", |play, now| {
        assert_eq!(play.message(), "This puzzle has no solution.");
        press(play, &mut now.clone(), "h");
        let screen = drawn(play, now, 80, 24);
        assert!(screen.contains("no step helps") && !screen.contains("Look at"), "{screen}");
    });
}

/// A killer, a letter for each value above 9, a samurai: played with the same keys, and what breaks a rule is
/// said at once.
#[test]
fn other_boards_are_played_with_the_same_keys() {
    let killer = "4x4; cage 3: r1c1 r1c2; cage 7: r1c3 r1c4; x";
    played(ruled(killer), "1 Right 3", |play, mut now| {
        assert_eq!(digit_at(play, 0, 1), Some(3));
        let screen = drawn(play, now, 60, 24);
        assert!(screen.contains("Broken at r1c1 r1c2: In a cage"), "{screen}");
        assert!(screen.contains("cage 3: r1c1 r1c2"), "{screen}");
        press(play, &mut now, "2 k");
        assert_eq!(play.message(), "Right so far; 14 cells are left.");
        press(play, &mut now, "h");
        assert!(play.message().contains("classic puzzles only"), "{}", play.message());
        press(play, &mut now, "u u u");
        assert_eq!(play.game().board(), play.game().start());
        draw_everywhere(play, now, false);
    });
    played(ruled("16x16; symbols letters"), ". g Right . a Right 9 Right x . c n", |play, now| {
        assert!(digits(play).starts_with("GA9."), "{}", digits(play));
        draw_everywhere(play, now, false);
    });
    played(ruled("6x6; values 0-5"), ". 0 Right 5 Left Left", |play, now| {
        assert!(digits(play).starts_with("05...."), "{}", digits(play));
        draw_everywhere(play, now, false);
    });
    // From the upper left grid over the gap to the upper right one.
    let right = "Right ".repeat(9);
    played(ruled("samurai"), &right, |play, mut now| {
        press(play, &mut now, "7");
        assert_eq!(digit_at(play, 0, 12), Some(7));
        draw_everywhere(play, now, false);
    });
}

#[test]
fn games_with_rules_are_saved_and_go_on() {
    let words = words("en");
    let written = RefCell::new(String::new());
    let mut save = |_: &Path, text: &str| {
        text.clone_into(&mut written.borrow_mut());
        Ok(())
    };
    let game = ruled(
        "8x8; pieces aaabbbbb aaaabbbd acccdddd cccccddd eeeeefff geeeffff gggghhhf ggghhhhh; cage 15: r1c1 r1c2",
    );
    let mut play = Play::new(game, &words, PLAIN, Some("g.j".into()), &mut save, 0);
    let mut now = 0;
    press(&mut play, &mut now, "7 Right x 8 C-s");
    let saved: SavedGame = serde_json::from_str(&written.borrow()).unwrap();
    assert_eq!(saved.rules, ["cage 15: r1c1 r1c2"]);
    let again = AnyGame::restore(&saved).unwrap();
    assert_eq!(again.board(), play.game().board());
    let broken = SavedGame { rules: vec!["cage 15: r1c9".into()], ..saved };
    assert_eq!(AnyGame::restore(&broken).unwrap_err().part, "rules");
}

#[test]
fn cages_have_lines_only_around_them() {
    let killer = "4x4; givens 1...............; cage 3: r1c1 r2c1; xv 5: r3c1 r3c2";
    played(ruled(killer), "", |play, now| {
        let screen = buffer(play, now, 60, 18);
        let sign = |x, y| screen[(x, y)].symbol();
        assert_eq!((sign(5, 4), sign(11, 4)), (" ", "─"), "in the cage, and beside it");
        assert_eq!((sign(3, 1), sign(8, 9)), ("3", "V"), "the sum of the cage, a sign on a border");
    });
}

/// Any keys on any board: no panic, and what is saved is what is played.
#[test]
fn any_keys_on_any_board() {
    let setups = [
        "4x4; givens 1..............4; thermometer: r2c1-3; odd: r3c3",
        "6x6; boxes 3x2; cage 9: r1c1-2; greater: r2c2 r2c3",
        "12x12; arrow: r1c1 | r1c2-3; quad 1 2: r3c3",
        "25x25; symbols letters",
        "samurai; x-sum 12: r1c1 right",
        "5x5; boxes none; anti-knight",
    ];
    for setup in setups {
        let (words, mut save) = (words("nl"), |_: &Path, _: &str| Ok(()));
        let mut play = Play::new(ruled(setup), &words, PLAIN, None, &mut save, 0);
        press_anything(&mut play, 400, |screen, now| {
            drawn(screen, now, 100, 30);
        });
        let saved = play.game().save(0);
        let again = AnyGame::restore(&saved).unwrap();
        assert_eq!(again.board(), play.game().board(), "{setup}");
        assert_eq!(again.save(0), saved, "{setup}");
    }
}
