//! Whole watches, driven by keys, drawn as text.

use crate::driven::{draw_everywhere, drawn, press, press_anything, words};
use ennead::engine::{ENGINES, Engine, NO_LIMIT, by_name};
use ennead::{Givens, Puzzle};
use ennead_tui::watch::{Watch, Watched};
use ennead_tui::{Flow, Theme};
use expect_test::expect;

const BEFUNGE: &str =
    ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";
const BROEDERS: &str =
    "1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......";

fn watched(puzzle: &str, engine: &str, against: Option<&str>) -> Watched {
    let named = |name| by_name(name).expect("an engine of that name");
    Watched {
        engine: named(engine),
        against: against.map(named),
        puzzle: Puzzle::try_from(puzzle.parse::<Givens>().unwrap()).unwrap(),
        limit: 1,
    }
}

/// Presses keys in a watch whose lengths are known, and looks at it.
fn seen(watched: &Watched, keys: &str, look: impl FnOnce(&mut Watch<'_>, u64)) {
    let words = words("en");
    let mut watch = Watch::new(watched, &words, Theme { coloured: false });
    watch.survey();
    let mut now = 0;
    assert_eq!(press(&mut watch, &mut now, keys), Flow::Stay);
    look(&mut watch, now);
}

#[test]
fn the_befunge_puzzle_ends_with_its_own_figures() {
    seen(&watched(BEFUNGE, "guess-ladder", None), "End", |watch, now| {
        let screen = drawn(watch, now, 120, 40);
        for figure in [
            "82\u{202f}669 / 82\u{202f}669",
            "14 recursionLevel",
            "81 solvedCells",
            "digits tried: 13\u{202f}502",
            "guesses: 2\u{202f}164",
            "undone: 2\u{202f}151",
            "greatest depth: 22",
        ] {
            assert!(screen.contains(figure), "{figure} in\n{screen}");
        }
    });
}

#[test]
fn a_guess_in_a_small_terminal() {
    seen(&watched(BEFUNGE, "guess-ladder", None), "n n n", |watch, now| {
        expect![[r#"
             guess-ladder  guess: 7r8c5, depth 4
                  1      2      3       4      5      6       7      8      9
              ┌─────────────────────┬─────────────────────┬─────────────────────┐
            1 │2489   289    248    │48     24568     3   │4569      1      7   │
            2 │247       1      5   │47     2467      9   │46     36        8   │
            3 │24789     6   23478  │1478   124578 245    │459    359    2359   │
              ├─────────────────────┼─────────────────────┼─────────────────────┤
            4 │   1   2358   23468  │3489   234689    7   │5689   35689  3569   │
            5 │4678   3578      9   │1348   13468  46     │   2   35678  356    │
            6 │2678   2378   23678  │   5   123689 26     │16789  36789     4   │
              ├─────────────────────┼─────────────────────┼─────────────────────┤
            7 │6789   789    1678   │3479   34579  45     │56789     2   569    │
            8 │   5   279    27     │   6      7      8   │   3      4      1   │
            9 │   3      4   678    │   2   579       1   │56789  56789  569    │
              └─────────────────────┴─────────────────────┴─────────────────────┘
             guesses: 3, undone: 0, depth: 4
                  depth + 1
                  note the depth in rlatter
            ▶     guess: SetValueAndHints(cell, the least of these)
                else
                  RecursionStepUp()
            ▄▅▆▅▅▆▆▆▅▆▆▆▆▅▅▇▆▇▇▆▅▆▆▆▅▇█▆▆▅▅▇█▇▇█▇█▇▆▇▇▇▇▆██▇██▇▆▆▆▆▆▆▆▆▆▅▆▆▆▆▆▇█▆▆▆▆▆▆▇▇▆▇▆▆
            ▲                                                                              ◆
             stopped, 10 steps/s   ? keys   Space play   ← → step   n guess   q leave
        "#]]
        .assert_eq(&drawn(watch, now, 80, 24));
    });
}

#[test]
fn a_narrow_terminal_shows_all_nine_columns() {
    seen(&watched(BEFUNGE, "guess-ladder", None), "End", |watch, now| {
        expect![[r#"
             guess-ladder  solved  the end
            ┌─────────┬─────────┬─────────┐
            │ 2  9  4 │ 8  6  3 │ 5  1  7 │
            │ 7  1  5 │ 4  2  9 │ 6  3  8 │
            │ 8  6  3 │ 7  5  1 │ 4  9  2 │
            ├─────────┼─────────┼─────────┤
            │ 1  5  2 │ 9  4  7 │ 8  6  3 │
            │ 4  7  9 │ 3  8  6 │ 2  5  1 │
            │ 6  3  8 │ 5  1  2 │ 9  7  4 │
            ├─────────┼─────────┼─────────┤
            │ 9  8  6 │ 1  3  4 │ 7  2  5 │
            │ 5  2  1 │ 6  7  8 │ 3  4  9 │
            │ 3  4  7 │ 2  9  5 │ 1  8  6 │
            └─────────┴─────────┴─────────┘
             guesses: 2 164, undone: 2 151, depth: 14
                      if a single one is left
                        SetValueAndHints(cell, its cand…
                  if every cell is filled
            ▶       solved
                  else
                    RecursionStepDown(cell with fewest …
            ▅▆▅▆▆▆▆▅▇▇▇▆▆▇█▆▅████▆▇▇▇███▆▆▆▆▆▆▆▆██▆▆▇▇▇▆
                                                       ▲
             stopped, 10 steps/s   ? keys   q leave
        "#]]
        .assert_eq(&drawn(watch, now, 44, 24));
    });
}

#[test]
fn the_smallest_terminal_shows_all_nine_rows_and_how_to_leave() {
    for language in ["en", "de", "nl"] {
        let words = words(language);
        let mut watch =
            Watch::new(&watched(BEFUNGE, "guess-ladder", None), &words, Theme { coloured: false });
        watch.survey();
        assert_eq!(press(&mut watch, &mut 0, "End"), Flow::Stay);
        let screen = drawn(&mut watch, 0, 40, 16);
        assert!(screen.contains("│ 3  4  7 │ 2  9  5 │ 1  8  6 │"), "{screen}");
        let leave = words.say("tui-foot-leave");
        assert!(screen.trim_end().ends_with(&format!("q {leave}")), "{screen}");
    }
}

#[test]
fn a_watch_may_begin_at_the_first_guess() {
    let words = words("en");
    let mut watch =
        Watch::new(&watched(BEFUNGE, "guess-ladder", None), &words, Theme { coloured: false });
    watch.survey();
    watch.begin_at_first_guess();
    let screen = drawn(&mut watch, 0, 80, 24);
    assert!(screen.contains("guess: ") && screen.contains("guesses: 1, undone: 0"), "{screen}");
}

#[test]
#[expect(clippy::too_many_lines, reason = "a recorded screen")]
fn the_four_arrays_in_a_wide_terminal() {
    seen(&watched(BEFUNGE, "guess-ladder", None), "n n n n u Left", |watch, now| {
        expect![[r#"
             guess-ladder  dead end: r4c8
            grid, and pspace in it: the candidates                     rstack: the depth at which each candidate was struck                                  rlatter: the depth of each guess
                 1     2     3     4     5     6     7     8     9           1        2        3        4        5        6        7        8        9           1  2  3   4  5  6   7  8  9
              ┏━━━━━┯━━━━━┯━━━━━┳━━━━━┯━━━━━┯━━━━━┳━━━━━┯━━━━━┯━━━━━┓    ┏━━━━━━━━┯━━━━━━━━┯━━━━━━━━┳━━━━━━━━┯━━━━━━━━┯━━━━━━━━┳━━━━━━━━┯━━━━━━━━┯━━━━━━━━┓    ┌─────────┬─────────┬─────────┐
              ┃     │     │     ┃     │     │     ┃     │     │     ┃    ┃ 1  7  1│ 1  7  1│ 1  4  1┃ 1  1  1│ 1  7  1│ 1  1  1┃ 1  1  1│ 1  1  1│ 1  1  1┃  1 │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            1 ┃4    │  2  │4    ┃4    │    6│  3  ┃  5  │  1  │  7  ┃  1 ┃    1  1│ 1  1  1│    1  1┃    1  1│ 9  5   │ 1  1  1┃ 8  8  8│ 1  1  1│ 1  1  1┃  2 │ ·  ·  · │ ·  ·  · │ ·  ·  · │
              ┃  8 9│     │  8  ┃  8  │  8  │     ┃     │     │     ┃    ┃ 1      │ 1  7  4│ 1     1┃ 1     1│ 1     1│ 1  1  1┃ 1  1  8│ 1  1  1│ 1  1  1┃  3 │ ·  ·  · │ ·  ·  · │ ·  ·  · │
              ┠─────┼─────┼─────╂─────┼─────┼─────╂─────┼─────┼─────┨    ┠────────┼────────┼────────╂────────┼────────┼────────╂────────┼────────┼────────┨    ├─────────┼─────────┼─────────┤
              ┃     │     │     ┃     │     │     ┃     │     │     ┃    ┃ 1  7  1│ 1  1  1│ 1  1  1┃ 1  1  1│ 1  9  1│ 1  1  1┃ 1  1  1│ 1  1  8│ 1  1  1┃  4 │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            2 ┃4    │  1  │  5  ┃4    │  2  │  9  ┃  6  │  3  │  8  ┃  2 ┃    1  1│ 1  1  1│ 1  1  1┃    1  1│ 9  1  8│ 1  1  1┃ 8  1  8│ 1  1  8│ 1  1  1┃  5 │ ·  ·  · │ ·  ·  · │ ·  ·  · │
              ┃7    │     │     ┃7    │     │     ┃     │     │     ┃    ┃    1  1│ 1  1  1│ 1  1  1┃    1  1│ 4  1  1│ 1  1  1┃ 1  1  1│ 1  1  1│ 1  1  1┃  6 │ ·  ·  · │ ·  ·  · │ ·  ·  · │
              ┠─────┼─────┼─────╂─────┼─────┼─────╂─────┼─────┼─────┨    ┠────────┼────────┼────────╂────────┼────────┼────────╂────────┼────────┼────────┨    ├─────────┼─────────┼─────────┤
              ┃     │     │    3┃1    │1    │     ┃     │     │     ┃    ┃ 1  7  1│ 1  1  1│ 1  4   ┃    1  1│    8  1│ 3  5  1┃ 1  1  1│ 1  1  8│ 1  8  8┃  7 │ ·  ·  · │ ·  9  · │ ·  ·  · │
            3 ┃     │  6  │     ┃     │     │  5  ┃  4  │  9  │  2  ┃  3 ┃ 8  1  1│ 1  1  1│ 8  1  1┃ 8  1  1│ 8  5  1│ 5  5  1┃ 8  5  1│ 1  5  1│ 1  5  1┃  8 │ ·  ·  · │ ·  4  · │ ·  ·  2 │
              ┃7 8  │     │  8  ┃7 8  │  8  │     ┃     │     │     ┃    ┃       8│ 1  1  1│ 7     1┃       1│ 4     1│ 1  2  1┃ 1  1  8│ 1  1  8│ 1  1  8┃  9 │ ·  ·  7 │ ·  5  3 │ ·  8  6 │
              ┣━━━━━┿━━━━━┿━━━━━╋━━━━━┿━━━━━┿━━━━━╋━━━━━┿━━━━━┿━━━━━┫    ┣━━━━━━━━┿━━━━━━━━┿━━━━━━━━╋━━━━━━━━┿━━━━━━━━┿━━━━━━━━╋━━━━━━━━┿━━━━━━━━┿━━━━━━━━┫    └─────────┴─────────┴─────────┘
              ┃     │     │     ┃     │     │     ┃     │     │     ┃    ┃ 1  1  1│ 1  7  9│ 1  4  9┃ 1  1  9│ 1  5  9│ 1  1  1┃ 1  1  1│ 1  1  8│ 1  1  8┃
            4 ┃  1  │  5  │  6  ┃  3  │  4  │  7  ┃  8  │     │  9  ┃  4 ┃ 1  1  1│ 1  9  1│ 9  1  9┃ 9  1  1│ 9  1  5│ 1  1  1┃ 1  8  8│ 1  9  9│ 1  8  6┃  754 / 82 669
              ┃     │     │     ┃     │     │     ┃     │     │     ┃    ┃ 1  1  1│ 1  7  1│ 1  8  1┃ 1  8  8│ 1  8  8│ 1  1  1┃ 1  8  8│ 1  8  8│ 1  1  8┃  9 recursionLevel
              ┠─────┼─────┼─────╂─────┼─────┼─────╂─────┼─────┼─────┨    ┠────────┼────────┼────────╂────────┼────────┼────────╂────────┼────────┼────────┨  61 solvedCells
              ┃     │     │     ┃1    │1    │     ┃     │     │     ┃    ┃ 1  1  1│ 1  1  8│ 1  1  1┃    1  8│    1  8│ 3  1  1┃ 1  1  1│ 1  1  8│ 2  1  8┃  digits tried: 39
            5 ┃4    │  7  │  9  ┃     │     │  6  ┃  2  │  5  │  3  ┃  5 ┃    1  5│ 1  9  1│ 1  1  1┃ 9  1  1│ 9  1  5│ 5  1  5┃ 1  1  1│ 1     5│ 1  8  5┃  guesses: 8
              ┃  8  │     │     ┃  8  │  8  │     ┃     │     │     ┃    ┃ 9     1│ 9  7  1│ 1  1  1┃ 1     1│ 1     1│ 1  2  1┃ 1  1  1│ 9  8  1│ 1  1  1┃  undone: 0
              ┠─────┼─────┼─────╂─────┼─────┼─────╂─────┼─────┼─────┨    ┠────────┼────────┼────────╂────────┼────────┼────────╂────────┼────────┼────────┨  greatest depth: 9
              ┃     │    3│    3┃     │     │     ┃     │     │     ┃    ┃ 1  5  1│ 1  5   │ 1  4   ┃ 1  1  1│ 8  5  9│ 3  5  1┃ 8  1  1│ 1  1  8│ 1  1  1┃
            6 ┃     │     │     ┃  5  │     │  2  ┃  1  │    6│  4  ┃  6 ┃ 1  1  7│ 1  1  1│ 1  1  9┃ 1  1  1│ 1  1  5│ 1  1  5┃ 1  1  8│ 1  1   │ 1  1  1┃  Solve()
              ┃  8  │     │  8  ┃     │  8 9│     ┃     │7    │     ┃    ┃ 9     1│ 9  7  1│ 7     1┃ 1  1  1│ 1      │ 1  2  1┃ 8  8  8│    8  8│ 1  1  1┃  depth 9: 3r7c5
              ┣━━━━━┿━━━━━┿━━━━━╋━━━━━┿━━━━━┿━━━━━╋━━━━━┿━━━━━┿━━━━━┫    ┣━━━━━━━━┿━━━━━━━━┿━━━━━━━━╋━━━━━━━━┿━━━━━━━━┿━━━━━━━━╋━━━━━━━━┿━━━━━━━━┿━━━━━━━━┫  depth 8: 8r9c8
              ┃     │     │     ┃     │    9│     ┃     │     │     ┃    ┃ 1  1  1│ 1  1  1│ 7  1  1┃ 3  1  9│ 3  1  9│ 3  1  1┃ 2  1  1│ 1  1  1│ 2  1  1┃  depth 7: 7r9c3
            7 ┃  6  │  8  │  1  ┃  9  │  3  │  4  ┃  7  │  2  │  5  ┃  7 ┃ 1  1  7│ 1  1  1│ 1  1  7┃ 5  1  1│ 5  5  1│ 5  5  1┃ 1  8  6│ 1  1  1│ 1  8  6┃  depth 6: 6r9c9
              ┃     │     │     ┃     │     │     ┃     │     │     ┃    ┃ 7  7  4│ 7  7  4│ 7  7  1┃ 4  2  9│ 4  2  9│ 1  2  1┃ 8  7  8│ 1  1  1│ 1  1  8┃  depth 5: 5r9c5
              ┠─────┼─────┼─────╂─────┼─────┼─────╂─────┼─────┼─────┨    ┠────────┼────────┼────────╂────────┼────────┼────────╂────────┼────────┼────────┨  depth 4: 7r8c5
              ┃     │     │     ┃     │    4│     ┃     │     │    2┃    ┃ 1  1  1│ 1  4  1│ 2  4  1┃ 1  1  1│ 2  1  1│ 2  1  1┃ 1  1  1│ 1  1  1│ 2  1  1┃  depth 3: 1r9c6
            8 ┃  5  │  9  │  2  ┃  6  │  7  │  8  ┃  3  │  4  │  1  ┃  8 ┃ 1  1  1│ 1  1  1│ 1  1  1┃ 1  1  1│ 1  1  1│ 1  1  1┃ 1  1  1│ 1  1  1│ 1  1  1┃  depth 2: 1r8c9
              ┃     │     │     ┃     │     │     ┃     │     │     ┃    ┃ 1  1  1│ 4  2  4│ 4  2  1┃ 1  1  1│ 4  2  4│ 1  2  1┃ 1  1  1│ 1  1  1│ 1  1  2┃
              ┠─────┼─────┼─────╂─────┼─────┼─────╂─────┼─────┼─────┨    ┠────────┼────────┼────────╂────────┼────────┼────────╂────────┼────────┼────────┨
              ┃     │     │    7┃     │    5│    3┃     │    8│    6┃    ┃ 1  1  1│ 1  1  1│ 3  1  1┃ 1  1  1│ 3  1  1│ 3  1  1┃ 2  1  1│ 1  1  1│ 2  1  1┃
            9 ┃  3  │  4  │  7  ┃  2  │  5  │  1  ┃  9  │  8  │  6  ┃  9 ┃ 1  1  1│ 1  1  1│ 1  1  6┃ 1  1  1│ 1  5  1│ 1  3  1┃ 1  5  6│ 1  5  6│ 1  5  6┃
              ┃     │     │     ┃     │     │     ┃     │     │     ┃    ┃ 1  1  1│ 1  1  1│ 7  7  1┃ 1  1  1│ 4  2  5│ 1  2  1┃ 7  8  8│ 7  8  8│ 1  1  6┃
              ┗━━━━━┷━━━━━┷━━━━━┻━━━━━┷━━━━━┷━━━━━┻━━━━━┷━━━━━┷━━━━━┛    ┗━━━━━━━━┷━━━━━━━━┷━━━━━━━━┻━━━━━━━━┷━━━━━━━━┷━━━━━━━━┻━━━━━━━━┷━━━━━━━━┷━━━━━━━━┛
              Solve()
                for each given, from r9c9 back to r1c1
                  SetValueAndHints(cell, digit)
                until it is solved or depth 1 is given up
                  repeat while a pass changes something
                    for each empty cell, from r9c9 back to r1c1
                      if no candidate is left
            ▶           dead end: RecursionStepUp()
                      if a single one is left
                        SetValueAndHints(cell, its candidate)
                  if every cell is filled
                    solved
                  else
                    RecursionStepDown(cell with fewest candidates, 0)
              SetValueAndHints(cell, digit)
                write the digit into grid; strike all digits in pspace of the cell, each with the depth in rstack
                strike the digit in the row, with the depth
            ▁▄▅▅▅▅▆▆▅▄▅▅▄▄▆▆▆▆▆▆▅▄▆▆▆▆▆▆▆▆▆▅▅▅▅▅▅▅▇▆▆▅▅▅▇▇▇▆▅▅▅▅▆▆▆▆▆▆▅▅▄▅▇▇▆▇█▆▆▆▆▆▅▅▅▅▄▄▇▇▆██▆▇▇▆▇█▇▆▇▇██▇▆▆▆▆▇▇▇▆▇▇▇▆▆▇▆▆▆▅██▇▇▆▇██▆██▇▆▆▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▅▅▅▅▅▆▆▆▆▆▆▆▆▆▅▅▇▇███▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▅▆▇▇▇▆▆▆▅▆
             ▲                                                                                                                                                                                                     ◆
             stopped, 10 steps/s   ? keys   Space play   ← → step   n guess   v view   q leave
        "#]].assert_eq(&drawn(watch, now, 200, 60));
    });
}

#[test]
fn a_race_by_counted_work() {
    let race = watched(BROEDERS, "backtracking", Some("trial"));
    seen(&race, "n n n n n n n n n n", |watch, now| {
        expect![[r#"
             backtracking : trial  digits tried: 48
             backtracking  guess: 1r2c4, depth 11     trial
             guesses: 10, undone: 0, depth: 11        guesses: 0, undone: 0, depth: 1
            ┌─────────┬─────────┬─────────┐          ┌─────────┬─────────┬─────────┐
            │ 1  2  3 │ 7  8  9 │ 4  5  6 │          │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            │ 4  5  6 │ 1  2  · │ 7  ·  · │          │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            │ 7  8  9 │ 4  5  · │ 1  ·  3 │          │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            ├─────────┼─────────┼─────────┤          ├─────────┼─────────┼─────────┤
            │ ·  ·  · │ 8  ·  7 │ ·  ·  4 │          │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            │ ·  ·  · │ ·  3  · │ ·  ·  · │          │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            │ ·  9  · │ ·  ·  4 │ 2  ·  1 │          │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            ├─────────┼─────────┼─────────┤          ├─────────┼─────────┼─────────┤
            │ 3  1  2 │ 9  7  · │ ·  4  · │          │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            │ ·  4  · │ ·  1  2 │ ·  7  8 │          │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            │ 9  ·  8 │ ·  ·  · │ ·  ·  · │          │ ·  ·  · │ ·  ·  · │ ·  ·  · │
            └─────────┴─────────┴─────────┘          └─────────┴─────────┴─────────┘
                FOR EACH digit x from 1 to 9           main()
                  IF x is allowed in (r, c)              read the 81 numbers into s
            ▶       write x into (r, c)                  solve(s)
                    backtrack_sudoku()                 solve(s)
                    take the entry back                  if no cell is empty
            ▁▁▂▃▄▄▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▄▄▅▆▇▇▇█ ▁▂▃▄▄▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▄▅▅▆▇▇██
               ▲                                   ◆ ▲                                     ◆
             winding, 10 digits/s   ? keys   Space play   ← → step   n guess   q leave
        "#]]
        .assert_eq(&drawn(watch, now, 80, 24));
    });
}

#[test]
fn steps_forth_and_back_show_the_same() {
    seen(&watched(BEFUNGE, "guess-ladder", None), "n n n n n", |watch, mut now| {
        let size = (160, 50);
        let mut screens = vec![drawn(watch, now, size.0, size.1)];
        for _ in 0..40 {
            press(watch, &mut now, "Right");
            screens.push(drawn(watch, now, size.0, size.1));
        }
        for screen in screens.iter().rev().skip(1) {
            press(watch, &mut now, "Left");
            assert_eq!(*screen, drawn(watch, now, size.0, size.1));
        }
        press(watch, &mut now, "n");
        press(watch, &mut now, "N");
        assert_eq!(screens[0], drawn(watch, now, size.0, size.1));
        press(watch, &mut now, "End Home");
        assert!(drawn(watch, now, 120, 40).contains("0 / 82\u{202f}669"));
        press(watch, &mut now, "g 4 1 0 0 0 Enter");
        assert!(drawn(watch, now, 120, 40).contains("41\u{202f}000 / 82\u{202f}669"));
    });
}

#[test]
fn it_plays_at_its_speed_and_stops_at_the_end() {
    let page = "PgDn ".repeat(82);
    let keys = format!("{page} Space @2000");
    seen(&watched(BEFUNGE, "guess-ladder", None), &keys, |watch, mut now| {
        // Ten steps a second.
        assert!(drawn(watch, now, 120, 40).contains("82\u{202f}020 /"));
        press(watch, &mut now, "+ + + @2000");
        assert!(drawn(watch, now, 120, 40).contains("82\u{202f}220 /"));
        press(watch, &mut now, "+ + + + + + + @2000");
        let screen = drawn(watch, now, 120, 40);
        assert!(screen.contains("82\u{202f}669 /") && screen.contains("stopped"), "{screen}");
    });
}

#[test]
fn every_engine_with_a_trace_is_watched_and_raced() {
    let traced: Vec<&dyn Engine> =
        ENGINES.iter().copied().filter(|engine| engine.pseudocode().is_some()).collect();
    assert!(traced.len() >= 4);
    for engine in traced {
        let race = watched(BROEDERS, engine.name(), Some("guess-ladder"));
        seen(&race, "End", |watch, now| {
            let screen = drawn(watch, now, 160, 50);
            assert_eq!(screen.matches("the end").count(), 2, "{screen}");
        });
        seen(&watched(BROEDERS, engine.name(), None), "End", |watch, mut now| {
            draw_everywhere(watch, now, false);
            press(watch, &mut now, "d n s u");
            for _ in 0..4 {
                press(watch, &mut now, "D N v");
                draw_everywhere(watch, now, false);
            }
        });
    }
}

/// A search of billions of steps: nothing waits for its end.
#[test]
fn a_search_without_end_is_watched_from_its_beginning() {
    let words = words("de");
    let endless = Watched { limit: NO_LIMIT, ..watched(&".".repeat(81), "backtracking", None) };
    let mut watch = Watch::new(&endless, &words, Theme { coloured: true });
    let mut now = 0;
    press(&mut watch, &mut now, "g 3 0 0 0 0 0 0 Enter @2000");
    assert!(drawn(&mut watch, now, 120, 40).contains("3\u{202f}000\u{202f}000 / >"));
    press(&mut watch, &mut now, "g 5 0 0 Enter @2000 Left");
    assert!(drawn(&mut watch, now, 120, 40).contains("499 / >"));
    press(&mut watch, &mut now, "End @400");
    assert!(drawn(&mut watch, now, 120, 40).contains("spult"));
    press(&mut watch, &mut now, "g 7 Enter @100");
    assert!(drawn(&mut watch, now, 120, 40).contains("7 / >"));
}

#[test]
fn no_key_and_no_size_is_too_much() {
    for (language, coloured, against) in
        [("en", false, None), ("de", true, Some("three-tier")), ("nl", false, None)]
    {
        let words = words(language);
        let watched = watched(BEFUNGE, "guess-ladder", against);
        let mut watch = Watch::new(&watched, &words, Theme { coloured });
        press_anything(&mut watch, 500, |watch, now| draw_everywhere(watch, now, coloured));
    }
}

#[test]
fn the_structure_chart_with_the_acting_box_lit() {
    seen(&watched(BEFUNGE, "backtracking", None), "n n v v", |watch, now| {
        expect![[r#"
             backtracking  guess: 8r1c2, depth 3
             guesses: 2, undone: 0, depth: 3
            ┌──────────────────────────────────────────────────────────────────────────────┐
            │ solve_sudoku()                                                               │
            ├──────────────────────────────────────────────────────────────────────────────┤
            │ COPY the givens into the grid                                                │
            ├┬────────────────────────────────────────────────────────────────────────────┬┤
            ││ backtrack_sudoku()                                                         ││
            └┴────────────────────────────────────────────────────────────────────────────┴┘
            ┌──────────────────────────────────────────────────────────────────────────────┐
            │ backtrack_sudoku()                                                           │
            ├──────────────────────────────────────────────────────────────────────────────┤
            │╲                     IF the Sudoku is completely filled                     ╱│
            │ yes                                   ╲╱                                  no │
            ├───────────────────────────────────────┬──────────────────────────────────────┤
            │ remember the complete solution        │ CHOOSE the next empty cell (r, c)    │
            ├───────────────────────────────────────┼──────────────────────────────────────┤
            │                                       │ FOR EACH digit x from 1 to 9         │
            │                                       │  ┌───────────────────────────────────┤
            │                                       │  │╲    IF x is allowed in (r, c)    ╱│
            │                                       │  │ yes                  ╲╱        no │
            │                                       │  ├──────────────────────┬────────────┤
            │                                       │  │ write x into (r, c)  │      ∅     │
            │                                       │  ├┬────────────────────┬┤            │
            │                                       │  ││ backtrack_sudoku() ││            │
            │                                       │  ├┴────────────────────┴┤            │
            │                                       │  │ take the entry back  │            │
            └───────────────────────────────────────┴──┴──────────────────────┴────────────┘









            ▄▄▅▅▄▅▆▅▆▆▅▄▄▇█▇▆▄▄▄▅▅▅▅▅▆▆▆▆▅▆▅▅▆▆▅▅▅▆▆▆▆▅▆▅▆▅▄▆▆▆▅▅▅▅▅▅▅▆▆▆▆▅▆▆▅▅▆▆▆▅▅▆▆▆▆▆▆▆█
            ▲                                                                              ◆
             stopped, 10 steps/s   ? keys   Space play   ← → step   n guess   q leave
        "#]]
        .assert_eq(&drawn(watch, now, 80, 40));
    });
}
