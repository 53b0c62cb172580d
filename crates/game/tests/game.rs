//! The game, played without any door.

use ennead_game::{Action, Finding, Game, Line, Points, SavedAction, SavedGame, Solutions, Stroke};
use ennead_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Givens, Puzzle, Sheet};
use proptest::prelude::*;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Checks with the solutions that the fast engine finds.
fn check(game: &Game) -> Finding {
    game.check(&|givens| {
        let puzzle = Puzzle::try_from(*givens).expect("no two digits clash");
        match (ennead_engine::solution(&puzzle), ennead_engine::some_solution(&puzzle)) {
            (Some(solution), _) => Solutions::One(solution.into()),
            (None, Some(_)) => Solutions::Several,
            (None, None) => Solutions::None,
        }
    })
}

fn game() -> Game {
    Game::new(Sheet::from(PUZZLE.parse::<Givens>().unwrap()))
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn enter(name: &str, digit: u8, tidy: bool) -> Action {
    Action::Enter { cells: CellSet::only(cell(name)), digit: Digit::new(digit), tidy }
}

#[test]
fn a_digit_goes_in_and_the_same_key_takes_it_out() {
    let mut game = game();
    assert!(game.act(enter("r1c3", 4, false), 0));
    assert_eq!(game.board().digit(cell("r1c3")), Some(Digit::new(4)));
    assert_eq!(game.board().remaining(Digit::new(4)), 6);
    assert!(game.act(enter("r1c3", 4, false), 0));
    assert_eq!(game.board().digit(cell("r1c3")), None);
}

#[test]
fn givens_stay_and_what_changes_nothing_is_no_move() {
    let mut game = game();
    assert!(!game.act(enter("r1c1", 4, true), 0));
    assert!(!game.act(Action::Clear { cells: CellSet::only(cell("r1c1")) }, 0));
    assert!(!game.act(Action::Settle { cell: cell("r1c3"), tidy: true }, 0));
    assert!(game.moves().is_empty());
}

#[test]
fn marks_lie_under_a_digit_and_come_back_with_clear() {
    let mut game = game();
    let cells = CellSet::only(cell("r1c3"));
    game.act(Action::Corner { cells, digit: Digit::new(1) }, 0);
    game.act(Action::Corner { cells, digit: Digit::new(4) }, 0);
    game.act(enter("r1c3", 4, false), 0);
    game.act(Action::Clear { cells }, 0);
    let marks: DigitSet = [Digit::new(1), Digit::new(4)].into_iter().collect();
    assert_eq!(game.board().corner[cell("r1c3")], marks);
    game.act(Action::Clear { cells }, 0);
    assert!(game.board().corner[cell("r1c3")].is_empty());
}

#[test]
fn a_sheet_has_what_is_printed_written_and_marked() {
    let mut game = game();
    let bare = game.board().sheet();
    assert_eq!(bare.givens, PUZZLE.parse().unwrap());
    assert_eq!((bare.placed, bare.candidates), (Givens::EMPTY, None));

    let (four, cells) = (Digit::new(4), CellSet::only(cell("r1c3")));
    game.act(Action::Corner { cells, digit: four }, 0);
    let marked = game.board().sheet().candidates.expect("a mark");
    assert_eq!(marked[cell("r1c3")], DigitSet::only(four));
    assert!(marked[cell("r1c4")].is_empty());

    // Under a digit there are marks, but no candidates.
    game.act(enter("r1c3", 2, false), 0);
    let written = game.board().sheet();
    assert_eq!(written.placed.iter().collect::<Vec<_>>(), [(cell("r1c3"), Digit::new(2))]);
    assert_eq!(written.candidates, None);
}

#[test]
fn candidates_are_the_marks_once_every_empty_cell_has_some() {
    let mut game = game();
    let (one, first) = (Digit::new(1), cell("r1c3"));
    game.act(Action::Corner { cells: CellSet::only(first), digit: one }, 0);
    let allowed = |digits: &[u8]| digits.iter().map(|&it| Digit::new(it)).collect::<DigitSet>();
    // One mark says nothing of the others.
    assert_eq!(game.board().candidates()[first], allowed(&[1, 2, 4]));
    assert!(game.board().candidates()[cell("r1c1")].is_empty());

    game.act(Action::FillMarks, 0);
    assert!(game.act(Action::Corner { cells: CellSet::only(first), digit: one }, 0));
    assert_eq!(game.board().candidates()[first], allowed(&[2, 4]));
}

#[test]
fn a_mixed_selection_is_first_marked_throughout() {
    let mut game = game();
    let four = Digit::new(4);
    let both: CellSet = [cell("r1c3"), cell("r1c4")].into_iter().collect();
    game.act(Action::Centre { cells: CellSet::only(cell("r1c3")), digit: four }, 0);
    game.act(Action::Centre { cells: both, digit: four }, 0);
    assert!(both.iter().all(|cell| game.board().centre[cell].contains(four)));
    game.act(Action::Centre { cells: both, digit: four }, 0);
    assert!(both.iter().all(|cell| game.board().centre[cell].is_empty()));
}

#[test]
fn filling_in_all_candidates_is_one_step_and_tidying_keeps_them_right() {
    let mut game = game();
    game.act(Action::FillMarks, 0);
    assert!(game.board().is_marked());
    game.act(enter("r5c5", 5, true), 0);
    for peer in cell("r5c5").peers().iter() {
        assert!(!game.board().corner[peer].contains(Digit::new(5)), "{peer}");
    }
    game.undo();
    game.undo();
    assert_eq!(game.board(), game.start());
    assert!(game.redo() && game.redo() && !game.redo());
    assert_eq!(game.taken_back(), 2);
}

#[test]
fn a_double_tap_settles_a_lone_candidate() {
    let mut game = game();
    game.act(Action::FillMarks, 0);
    assert_eq!(game.board().lone_mark(cell("r5c5")), Some(Digit::new(5)));
    game.act(Action::Settle { cell: cell("r5c5"), tidy: true }, 0);
    assert_eq!(game.board().digit(cell("r5c5")), Some(Digit::new(5)));
}

#[test]
fn conflicts_are_seen_and_mistakes_are_only_told_when_asked() {
    let mut game = game();
    game.act(enter("r1c3", 5, true), 0);
    let conflicts: CellSet = [cell("r1c1"), cell("r1c3")].into_iter().collect();
    assert_eq!(game.board().conflicts(), conflicts);
    assert_eq!(check(&game), Finding::Conflicts(conflicts));
    // No house holds a 2 yet, but the solution has a 4 here.
    game.act(enter("r1c3", 2, true), 0);
    assert!(game.board().conflicts().is_empty());
    let cells = CellSet::only(cell("r1c3"));
    assert_eq!(check(&game), Finding::Mistakes { cells, struck: vec![] });
    game.act(enter("r1c3", 4, true), 0);
    assert_eq!(check(&game), Finding::Fine(50));
}

#[test]
fn a_struck_candidate_of_the_solution_is_a_mistake_once_all_cells_are_marked() {
    let mut game = game();
    game.act(Action::FillMarks, 0);
    game.act(Action::Corner { cells: CellSet::only(cell("r1c3")), digit: Digit::new(4) }, 0);
    let struck = vec![Candidate::new(Digit::new(4), cell("r1c3"))];
    assert_eq!(check(&game), Finding::Mistakes { cells: CellSet::EMPTY, struck });
}

/// The digit that is wrong is the mistake, not the candidates it rules out.
#[test]
fn a_wrong_digit_is_not_blamed_on_the_marks_around_it() {
    let mut game = game();
    game.act(Action::FillMarks, 0);
    game.act(enter("r1c3", 2, true), 0);
    assert!(game.board().is_marked());
    let cells = CellSet::only(cell("r1c3"));
    assert_eq!(check(&game), Finding::Mistakes { cells, struck: vec![] });
}

/// Marks that a wrong digit ruled out return when it goes, in whatever way it goes; so candidates
/// that only the mistake had struck do not count as mistakes later.
#[test]
fn a_wrong_digit_that_is_taken_out_costs_no_marks() {
    let wrong = || enter("r1c3", 2, true);
    let r1c3 = CellSet::only(cell("r1c3"));
    let again = Action::Enter { cells: r1c3, digit: Digit::new(2), tidy: true };
    for gone in [Action::Clear { cells: r1c3 }, again, enter("r1c3", 4, true)] {
        for order in [[Action::FillMarks, wrong()], [wrong(), Action::FillMarks]] {
            let mut game = game();
            order.into_iter().for_each(|action| _ = game.act(action, 0));
            assert_eq!(game.board().digit(cell("r1c3")), Some(Digit::new(2)));
            game.act(gone.clone(), 0);
            let left = game.board().empty().len();
            assert_eq!(check(&game), Finding::Fine(left), "{gone:?}");
        }
    }
    // What the player struck by hand stays struck.
    let mut game = game();
    let r2c2 = CellSet::only(cell("r2c2"));
    for action in [Action::FillMarks, wrong(), Action::Corner { cells: r2c2, digit: Digit::new(4) }]
    {
        game.act(action, 0);
    }
    game.act(Action::Clear { cells: r1c3 }, 0);
    assert!(!game.board().corner[cell("r2c2")].contains(Digit::new(2)));
}

#[test]
fn puzzles_with_no_or_several_solutions_are_checked_honestly() {
    // E. Sturm's slide "Ein unlösbares Sudoku".
    let none = "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36";
    let mut game = Game::new(Sheet::from(none.parse::<Givens>().unwrap()));
    assert_eq!(check(&game), Finding::Unsolvable);
    game = Game::new(Sheet::from(Givens::EMPTY));
    assert_eq!(check(&game), Finding::Fine(81));
    for (column, digit) in (1..=8).zip(1..) {
        game.act(enter(&format!("r1c{column}"), digit, false), 0);
    }
    game.act(enter("r2c9", 9, false), 0);
    assert_eq!(check(&game), Finding::Lost);
}

#[test]
fn findings_have_a_name_and_cells_to_look_at() {
    let cells = CellSet::only(cell("r1c3"));
    let struck = vec![Candidate::new(Digit::new(4), cell("r1c4"))];
    let mistakes =
        |cells, struck: &[Candidate]| Finding::Mistakes { cells, struck: struck.to_vec() };
    for (finding, name, seen) in [
        (Finding::Conflicts(cells), "conflicts", cells),
        (mistakes(cells, &struck), "mistakes", cells),
        (mistakes(cells, &[]), "mistakes", cells),
        (mistakes(CellSet::EMPTY, &struck), "struck", CellSet::only(cell("r1c4"))),
        (Finding::Lost, "lost", CellSet::EMPTY),
        (Finding::Unsolvable, "unsolvable", CellSet::EMPTY),
        (Finding::Fine(3), "fine", CellSet::EMPTY),
        (Finding::Solved, "solved", CellSet::EMPTY),
    ] {
        assert_eq!((finding.name(), finding.cells()), (name, seen));
    }
}

#[test]
fn it_is_known_since_which_move_something_holds() {
    let mut game = game();
    let since = |game: &Game, name: &str| game.since(|board| board.digit(cell(name)).is_some());
    assert_eq!(since(&game, "r1c1"), None, "since the start");
    for (name, digit) in [("r1c3", 4), ("r1c4", 6), ("r5c5", 5)] {
        game.act(enter(name, digit, false), 0);
    }
    assert_eq!([since(&game, "r1c3"), since(&game, "r5c5")], [Some(1), Some(3)]);
    assert_eq!(since(&game, "r1c1"), None, "since the start");
    assert_eq!(since(&game, "r9c1"), None, "it does not hold");
    // Taken out and written again: what counts is the last time.
    game.act(enter("r1c3", 4, false), 0);
    game.act(enter("r1c3", 4, false), 0);
    assert_eq!(since(&game, "r1c3"), Some(5));
    game.undo();
    assert_eq!(since(&game, "r1c3"), None);
    assert_eq!(game.undone().len(), 1);
    assert_eq!(game.undone()[0].action, enter("r1c3", 4, false));
}

#[test]
fn the_last_digit_solves_it() {
    let mut game = game();
    let solution: Givens = SOLUTION.parse().unwrap();
    let to_find = game.board().empty();
    for (cell, digit) in solution.iter().filter(|(cell, _)| to_find.contains(*cell)) {
        assert!(!game.board().is_solved());
        game.act(Action::Enter { cells: CellSet::only(cell), digit, tidy: true }, 0);
    }
    assert!(game.board().is_solved());
    assert_eq!(check(&game), Finding::Solved);
    assert_eq!(game.moves().len(), 51);
}

#[test]
fn a_step_of_the_logic_marks_the_candidates_it_strikes_from() {
    let mut game = game();
    let out = Candidate::new(Digit::new(4), cell("r1c3"));
    let step = Action::Step {
        technique: "x-wing".to_owned(),
        placements: vec![],
        eliminations: vec![out],
    };
    game.act(step, 0);
    assert!(game.board().is_marked());
    assert!(!game.board().corner[out.cell()].contains(out.digit()));
    game.undo();
    assert_eq!(game.board(), game.start());
}

#[test]
fn moves_know_when_and_why_and_hints_count_once() {
    let mut game = game();
    game.clock.start(1_000);
    game.act(enter("r1c3", 4, true), 5_000);
    game.give_reason(0, "the only 4 in box 1");
    game.note_hint(1, "naked-single", 6_000);
    game.note_hint(3, "naked-single", 7_000);
    game.note_hint(1, "x-wing", 8_000);
    game.clock.pause(9_000);
    assert_eq!(
        (game.moves()[0].at, game.moves()[0].reason.as_str()),
        (4_000, "the only 4 in box 1")
    );
    assert_eq!(game.hints().len(), 2);
    assert_eq!((game.hints()[0].depth, game.hints()[0].at), (3, 5_000));
    assert_eq!(game.clock.elapsed(99_000), 8_000);
    assert!(!game.give_reason(1, "no such move"));
}

#[test]
fn a_saved_game_keeps_how_it_began_and_how_long_it_took() {
    let mut sheet = Sheet::from(PUZZLE.parse::<Givens>().unwrap());
    sheet.placed.set(cell("r1c3"), Some(Digit::new(4)));
    let mut marks = ennead_grid::CellMap::default();
    marks[cell("r5c5")] = DigitSet::only(Digit::new(5));
    sheet.candidates = Some(marks);
    (sheet.info.title, sheet.info.level) = (Some("Monday".to_owned()), Some("easy".to_owned()));
    let mut game = Game::new(sheet.clone());
    game.clock.start(1_000);

    let saved = game.save(61_000);
    let restored = Game::restore(&saved).unwrap();
    assert_eq!(restored.board().sheet(), ennead_grid::Sheet { info: Default::default(), ..sheet });
    assert_eq!(restored.save(99_000), saved);
    assert_eq!((saved.title.as_str(), saved.level.as_str()), ("Monday", "easy"));
    assert_eq!(saved.elapsed, 60_000);
    // What is not there is not written.
    let bare = serde_json::to_string(&self::game().save(0)).unwrap();
    assert!(!bare.contains("corner") && !bare.contains("placed"), "{bare}");
}

#[test]
fn a_saved_game_can_be_read_by_people() {
    let mut game = game();
    game.act(enter("r1c3", 4, true), 0);
    let saved = serde_json::to_string(&game.save(0)).unwrap();
    assert!(
        saved.contains(r#"{"do":"enter","cells":"r1c3","digit":4,"tidy":true,"at":0}"#),
        "{saved}"
    );
}

#[test]
fn broken_data_is_refused_and_its_place_named() {
    for (text, part) in [
        (r#"{}"#, "version"),
        (r#"{"version":1,"start":{"givens":"12"}}"#, "start.givens"),
        (r#"{"version":1,"start":{"givens":"","corner":["1"]}}"#, "start.corner"),
        (r#"{"version":1,"moves":[{"do":"clear","cells":"r0c1"}]}"#, "moves[0].cells"),
        (r#"{"version":1,"moves":[{"do":"enter","cells":"r1c1","digit":10}]}"#, "moves[0].digit"),
        (
            r#"{"version":1,"moves":[{"do":"step","technique":"t","placements":"é1c1"}]}"#,
            "moves[0].candidates",
        ),
        (r#"{"version":1,"moves":[{"do":"clear","cells":""}]}"#, "moves[0]"),
        (r#"{"version":1,"done":1}"#, "done"),
        (r#"{"version":3}"#, "version"),
        (r#"{"version":2,"layout":"6x6"}"#, "layout"),
        (r#"{"version":2,"rules":["killer"]}"#, "rules"),
        (r#"{"version":2,"start":{"givens":"","centre":["1"]}}"#, "start.centre"),
        (r#"{"version":2,"start":{"givens":"","colours":["1"]}}"#, "start.colours"),
    ] {
        let saved: SavedGame = serde_json::from_str(text).unwrap();
        assert_eq!(Game::restore(&saved).unwrap_err().part, part, "{text}");
    }
}

/// A part that a later version may mean something by is not passed over.
#[test]
fn an_unknown_field_is_refused_by_its_name() {
    let mut texts = vec![
        r#"{"version":2,"cages":[]}"#.to_owned(),
        r#"{"version":2,"start":{"cages":[]}}"#.to_owned(),
        r#"{"hints":[{"after":0,"at":0,"depth":1,"technique":"x-wing","cages":[]}]}"#.to_owned(),
    ];
    for action in [
        r#""do":"enter","cells":"r1c3","digit":4"#,
        r#""do":"clear","cells":"r1c3","at":5"#,
        r#""do":"fill-marks""#,
        r#""do":"start-over","reason":"why""#,
        r#""do":"step","technique":"x-wing""#,
    ] {
        let moves = |more: &str| format!(r#"{{"moves":[{{{action}{more}}}]}}"#);
        serde_json::from_str::<SavedGame>(&moves("")).unwrap();
        texts.push(moves(r#","cages":[]"#));
    }
    for text in &texts {
        let error = serde_json::from_str::<SavedGame>(text).unwrap_err().to_string();
        assert!(error.contains("unknown field `cages`"), "{error}");
    }
}

/// A game as it was saved before boards had other sizes.
#[test]
fn version_1_opens() {
    let text = format!(
        r#"{{"version":1,"title":"Monday","level":"easy","start":{{"givens":"{PUZZLE}"}},
        "moves":[{{"do":"enter","cells":"r1c3","digit":4,"tidy":true,"at":5}},
                 {{"do":"corner","cells":"r1c4 r1c6","digit":2,"at":6,"reason":"why"}}],
        "done":2,"taken_back":1,"hints":[],"elapsed":9}}"#
    );
    let saved: SavedGame = serde_json::from_str(&text).unwrap();
    let game = Game::restore(&saved).unwrap();
    assert_eq!(game.moves().len(), 2);
    let again = game.save(0);
    assert_eq!((again.version, again.layout.as_str()), (2, "9x9"));
    assert_eq!(again, SavedGame { version: 2, layout: "9x9".to_owned(), ..saved });
}

#[test]
fn a_drawing_is_undone_rubbed_out_and_started_over_and_is_no_mark() {
    let mut game = game();
    let [a, b]: [Candidate; 2] = ["4r1c3", "4r4c3"].map(|name| name.parse().unwrap());
    let [red, blue] = [6, 5].map(Digit::new);
    let strong = Line { colour: red, weak: false };
    let stroke = Stroke { colour: red, points: "50,50 850,50".parse().unwrap() };
    let links = |game: &Game| game.board().drawn.links().collect::<Vec<_>>();
    let tint =
        |candidates: &[Candidate], colour| Action::Tint { candidates: candidates.to_vec(), colour };

    // A colour takes the place of another; the second time it is taken away.
    assert!(game.act(tint(&[a], red), 0));
    assert!(game.act(tint(&[a, b], red), 0), "b has it not yet");
    assert!(game.act(tint(&[a], blue), 0));
    assert_eq!(game.board().drawn.tints, [(a, blue), (b, red)].into());
    assert!(game.act(tint(&[b], red), 0));
    assert_eq!(game.board().drawn.tints, [(a, blue)].into());
    assert!(!game.act(tint(&[], red), 0), "nothing is no move");

    // A link has two ends, whichever was first.
    assert!(game.act(Action::Link { from: b, to: a, line: strong }, 0));
    assert!(game.act(Action::Link { from: a, to: b, line: Line { weak: true, ..strong } }, 0));
    assert_eq!(links(&game), [(a, b, Line { weak: true, ..strong })]);
    assert!(!game.act(Action::Link { from: a, to: a, line: strong }, 0));
    assert!(game.act(Action::Link { from: b, to: a, line: Line { weak: true, ..strong } }, 0));
    assert_eq!(links(&game), []);
    game.undo();
    assert_eq!(links(&game).len(), 1);

    assert!(game.act(Action::Draw { stroke: stroke.clone() }, 0));
    assert_eq!(game.board().drawn.strokes, std::slice::from_ref(&stroke));
    assert!(game.act(Action::Draw { stroke: stroke.clone() }, 0));
    assert!(game.board().drawn.strokes.is_empty());
    game.undo();

    // Nothing of it is a mark, and none of it hinders solving.
    assert!(!game.board().is_marked());
    assert_eq!(game.board().lone_mark(a.cell()), None);

    // Clearing a cell takes the colours of its candidates last of all.
    let cells = CellSet::only(a.cell());
    game.act(Action::Corner { cells, digit: Digit::new(4) }, 0);
    game.act(Action::Clear { cells }, 0);
    assert_eq!(game.board().drawn.tints.len(), 1);
    game.act(Action::Clear { cells }, 0);
    assert!(game.board().drawn.tints.is_empty());
    game.undo();

    let mut colourless = game.clone();
    assert!(colourless.act(Action::ClearColours, 0));
    assert!(colourless.board().drawn.tints.is_empty());
    assert_eq!((links(&colourless).len(), colourless.board().drawn.strokes.len()), (1, 1));
    assert!(colourless.act(Action::ClearDrawings, 0));
    assert_eq!((links(&colourless).len(), colourless.board().drawn.strokes.len()), (0, 0));
    assert!(!colourless.act(Action::ClearDrawings, 0));

    assert!(game.act(Action::StartOver, 0));
    assert_eq!(game.board(), game.start());
    game.undo();
    let saved = serde_json::to_string(&game.save(0)).unwrap();
    assert_eq!(Game::restore(&serde_json::from_str(&saved).unwrap()).unwrap(), game);
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let many = "1,1 ".repeat(Points::MOST + 1);
    for action in [
        r#"{"do":"tint","candidates":"4r1c3 0r1c1","colour":1}"#,
        r#"{"do":"tint","candidates":"4r1c3","colour":0}"#,
        r#"{"do":"tint","candidates":"4r1c3","colour":10}"#,
        r#"{"do":"link","from":"4r1c3 5r1c3","to":"4r4c3","colour":1}"#,
        r#"{"do":"link","from":"","to":"4r4c3","colour":1}"#,
        r#"{"do":"draw","points":"","colour":1}"#,
        r#"{"do":"draw","points":"1,1 2","colour":1}"#,
        r#"{"do":"draw","points":"+1,1","colour":1}"#,
        r#"{"do":"draw","points":"-1,1","colour":1}"#,
        r#"{"do":"draw","points":"1,6401","colour":1}"#,
        r#"{"do":"draw","points":"1,99999","colour":1}"#,
        &format!(r#"{{"do":"draw","points":"{many}","colour":1}}"#),
    ] {
        let saved: SavedAction = serde_json::from_str(action).unwrap();
        assert!(Action::try_from(&saved).is_err(), "{action}");
    }
    let unknown = r#"{"do":"clear-drawings","all":true}"#;
    assert!(serde_json::from_str::<SavedAction>(unknown).is_err());
}

/// Any action, sensible or not.
fn action() -> impl Strategy<Value = Action> {
    let cells = any::<u128>().prop_map(CellSet::from_bits);
    let few = prop::collection::vec(0..81usize, 1..4)
        .prop_map(|cells| cells.into_iter().map(Cell::new).collect::<CellSet>());
    let cells = prop_oneof![3 => few, 1 => cells];
    let digit = (1..=9u8).prop_map(Digit::new);
    // Few, so that the same is drawn twice.
    let one = (0..3usize).prop_map(Candidate::from_index);
    let candidate = || prop::collection::vec((0..729usize).prop_map(Candidate::from_index), 0..3);
    prop_oneof![
        (cells.clone(), digit.clone(), any::<bool>())
            .prop_map(|(cells, digit, tidy)| Action::Enter { cells, digit, tidy }),
        (cells.clone(), digit.clone()).prop_map(|(cells, digit)| Action::Corner { cells, digit }),
        (cells.clone(), digit.clone()).prop_map(|(cells, digit)| Action::Centre { cells, digit }),
        (cells.clone(), digit.clone()).prop_map(|(cells, colour)| Action::Colour { cells, colour }),
        cells.prop_map(|cells| Action::Clear { cells }),
        (0..81usize, any::<bool>())
            .prop_map(|(cell, tidy)| Action::Settle { cell: Cell::new(cell), tidy }),
        Just(Action::FillMarks),
        Just(Action::ClearMarks),
        Just(Action::ClearColours),
        Just(Action::StartOver),
        (candidate(), digit.clone())
            .prop_map(|(candidates, colour)| Action::Tint { candidates, colour }),
        (one.clone(), one, digit.clone(), any::<bool>()).prop_map(|(from, to, colour, weak)| {
            Action::Link { from, to, line: Line { colour, weak } }
        }),
        (prop::collection::vec((0..900u16, 0..900u16), 1..4), digit).prop_map(
            |(points, colour)| {
                let points = Points::try_new(points).unwrap();
                Action::Draw { stroke: Stroke { colour, points } }
            }
        ),
        Just(Action::ClearDrawings),
        (candidate(), candidate()).prop_map(|(placements, eliminations)| Action::Step {
            technique: "x-wing".to_owned(),
            placements,
            eliminations
        }),
    ]
}

proptest! {
    #[test]
    fn everything_can_be_taken_back_and_done_again(
        actions in prop::collection::vec(action(), 0..40),
    ) {
        let mut game = game();
        let mut boards = vec![game.board().clone()];
        for action in actions {
            let saved = SavedAction::from(&action);
            prop_assert_eq!(&Action::try_from(&saved).unwrap(), &action);
            if game.act(action, 0) {
                boards.push(game.board().clone());
            }
            prop_assert_eq!(game.board().givens, game.start().givens);
            prop_assert!((game.board().placed.cells() & game.board().givens.cells()).is_empty());
        }
        let end = game.clone();
        for board in boards.iter().rev() {
            prop_assert_eq!(game.board(), board);
            game.undo();
        }
        prop_assert!(!game.can_undo());
        while game.redo() {}
        prop_assert_eq!(game.board(), end.board());
    }

    #[test]
    fn a_saved_game_is_restored_with_its_redo(
        actions in prop::collection::vec(action(), 0..30),
        undone in 0..10usize,
    ) {
        let mut game = game();
        for (at, action) in (0..).zip(actions) {
            game.act(action, at);
        }
        for _ in 0..undone {
            game.undo();
        }
        let text = serde_json::to_string(&game.save(0)).unwrap();
        let restored = Game::restore(&serde_json::from_str(&text).unwrap()).unwrap();
        prop_assert_eq!(restored, game);
    }
}
