//! Puzzles given by candidates: the states of paths as texts, and what users may get wrong.

use std::fs;
use std::path::PathBuf;

use ennead::engine::Chosen;
use ennead::grid::name::Named;
use ennead::logic::{Options, PathFinder, Position, Table};
use ennead::rating::{Rater, RaterOptions};
use ennead_api::engine::Prove;
use ennead_api::page::{DrawGrid, Marks};
use ennead_api::play::{Check, Checked, Choice, Explain, Hint, HintKind, Standing, Steps};
use ennead_api::puzzle::{Canon, Rate, RatingScale, Read, Solve, Solved};
use ennead_api::{Asker, Question, Refusal, Stop};
use ennead_grid::format;
use ennead_grid::{Cell, CellMap, Clues, Digit, DigitSet, Givens, Puzzle, Sheet, Solution};
use ennead_text::{Language, Words};

/// Puzzles of the corpus with one solution.
fn puzzles() -> Vec<Puzzle> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/puzzles");
    let text = fs::read_to_string(folder.join("unique.txt")).unwrap();
    let sheets = format::read(&text).unwrap();
    sheets.iter().map(|sheet| Puzzle::try_from(sheet.givens).unwrap()).collect()
}

/// A state as 729 characters, read again.
fn written_and_read(digits: &Givens, candidates: impl Fn(Cell) -> DigitSet) -> Sheet {
    let marks = CellMap::from_fn(candidates);
    let sheet = Sheet { candidates: Some(marks), ..Sheet::from(*digits) };
    let text = format::by_name("candidates").unwrap().write_all(&[sheet]).unwrap();
    assert_eq!(text.trim().len(), 729);
    format::read(&text).unwrap().remove(0)
}

fn words() -> Words {
    Words::new(Language::default())
}

fn answer<Q: Question>(question: Q) -> Result<Q::Answer, String> {
    let words = words();
    question.answer(&Asker::patient(&words)).map_err(|refusal: Refusal| refusal.sentence(&words))
}

fn solve(text: &str) -> Solve {
    Solve::of(text.into())
}

fn answered(question: Solve) -> Result<Solved, String> {
    answer(question).map(|it| it.classic().expect("a classic puzzle"))
}

fn checked(text: &str) -> Result<Checked, String> {
    answer(Check::of(text.into())).map(|it| it.classic().expect("a classic puzzle"))
}

/// Whether every digit of the state is read as a digit, and no other: a candidate alone in its cell may
/// be taken for a digit.
fn reads_as(sheet: &Sheet, digits: &Givens) -> bool {
    sheet.givens == *digits
}

#[test]
fn states_of_paths_have_the_answers_of_the_states() {
    let finder =
        PathFinder::new(Table::hodoku(), Options { uniqueness: false, ..Options::DEFAULT });
    let words = words();
    let finders = Choice { uniqueness: false, ..Choice::default() }.finders(&words).unwrap();
    let (mut states, mut alike) = (0, 0);
    for puzzle in puzzles() {
        if states >= 10_000 {
            break;
        }
        let solution = ennead::solution(&puzzle).unwrap();
        let path = finder.path(&Position::new(&puzzle), &Stop::never()).unwrap();
        for (before, step) in path.positions() {
            states += 1;
            let sheet = written_and_read(before.digits(), |cell| before.candidates(cell));
            let clues = Clues::from(&sheet);
            let read = Puzzle::try_from(clues).unwrap();
            assert_eq!(ennead::count_solutions(&read, 3), 1);
            assert_eq!(ennead::solution(&read), Some(solution));
            if !reads_as(&sheet, before.digits()) {
                continue;
            }
            alike += 1;
            let standing = Standing::of_sheet(&sheet).unwrap();
            assert_eq!(standing.position.all_candidates(), before.all_candidates());
            assert_eq!(Position::new(&read).all_candidates(), before.all_candidates());
            assert!(standing.is_unique());
            let hint = standing.hint(&finders, &Stop::never()).unwrap();
            let ennead::logic::Hint::Step(found) = hint else { panic!("{hint:?}") };
            let expected = finder.most_helpful(&before, &Stop::never()).unwrap().unwrap();
            assert_eq!(found.technique, step.technique);
            assert_eq!(
                (&found.eliminations, &found.placements),
                (&expected.eliminations, &expected.placements)
            );
        }
    }
    assert!(states >= 10_000 && alike * 2 > states, "{alike} of {states}");
}

#[test]
fn the_rest_of_a_rating_is_the_rating_of_what_is_left() {
    let mut rater = Rater::new(RaterOptions { steps: true, ..RaterOptions::default() });
    let mut compared = 0;
    for puzzle in puzzles().into_iter().step_by(9) {
        let (_, steps) = rater.path(&puzzle, &Stop::never()).unwrap();
        let mut position = Position::new(&puzzle);
        for (done, step) in steps.iter().enumerate() {
            // Every state would take long.
            if done % 6 == 3 {
                let sheet = written_and_read(position.digits(), |cell| position.candidates(cell));
                if reads_as(&sheet, position.digits()) {
                    let read = Puzzle::try_from(Clues::from(&sheet)).unwrap();
                    let (rating, left) = rater.path(&read, &Stop::never()).unwrap();
                    assert_eq!(left, steps[done..], "{}", read.clues());
                    assert_eq!(Some(rating.er), left.iter().map(|step| step.rating).max());
                    compared += 1;
                }
            }
            for candidate in &step.eliminations {
                position.eliminate(candidate.digit(), candidate.cell());
            }
            if let Some(candidate) = step.placement {
                position.place(candidate.digit(), candidate.cell());
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// A sukaku without a given: in most cells two digits besides that of the solution.
fn sukaku() -> (String, Solution) {
    let solution: Givens =
        "671834925432159687958762413589621374346978251127543869263417598795386142814295736"
            .parse()
            .unwrap();
    let text = Cell::ALL.into_iter().flat_map(|cell| {
        let own = solution[cell];
        (1..=9u8).map(move |digit| {
            let left = digit == own
                || digit == own % 9 + 1
                || (cell.row() + cell.column()) % 2 == 0 && digit == (own + 3) % 9 + 1;
            if left { char::from(b'0' + digit) } else { '.' }
        })
    });
    (text.collect(), Solution::try_from(solution).unwrap())
}

#[test]
fn all_questions_honour_what_is_struck() {
    let (text, solution) = sukaku();
    let solved = answered(solve(&text)).unwrap();
    let count = solved.solutions.len();
    assert!(solved.solutions.contains(&solution) || count == 2);
    // Strike until there is one.
    let mut text = text.into_bytes();
    for cell in Cell::ALL {
        let solved = answered(solve(std::str::from_utf8(&text).unwrap())).unwrap();
        let wrong = solved.solutions.iter().find(|found| **found != solution);
        let Some(wrong) = wrong else { break };
        let differs = Cell::ALL.into_iter().find(|&at| wrong.digit(at) != solution.digit(at));
        let at = differs.unwrap_or(cell);
        text[9 * at.index() + wrong.digit(at).index()] = b'.';
    }
    let text = String::from_utf8(text).unwrap();
    let solved = answered(solve(&text)).unwrap();
    assert_eq!((solved.solutions, solved.puzzle.to_string()), (vec![solution], text.clone()));
    assert_eq!(solved.verdict, checked(&text).map(|it| it.verdict).ok());
    let rate = |canonical| Rate {
        puzzle: text.as_str().into(),
        canonical,
        uniqueness: true,
        stop_above: None,
        scales: ["se", "te", "b", "w"].map(|name| RatingScale::by_name(name).unwrap()).to_vec(),
    };
    let rated = answer(rate(false)).unwrap();
    assert!(rated.er.is_some() && rated.scales.is_some());
    assert!(answer(rate(true)).unwrap().er.is_some());
    let explain = Explain {
        puzzle: text.as_str().into(),
        techniques: Choice::default(),
        drawings: false,
        effort: None,
    };
    let explained = answer(explain).unwrap();
    assert!(explained.unique && explained.puzzle.is_sukaku());
    let hint = Hint::of(format::read(&text).unwrap().remove(0));
    assert_eq!(answer(hint).unwrap().hint, HintKind::Step);
    let prove = |engine: Option<&str>| Prove {
        puzzle: text.as_str().into(),
        notation: None,
        engine: engine.map(|name| Chosen::by_name(name).unwrap()),
        trim: false,
    };
    for engine in [None, Some("three-tier")] {
        let proved = answer(prove(engine)).unwrap();
        assert_eq!(proved.solutions, [solution]);
        assert!(proved.proofs[0].formula.contains("\n+1 ~x"));
    }
    // Those that know givens only say so.
    let said = answer(prove(Some("trial"))).unwrap_err();
    assert!(said.contains("trial") && said.contains("three-tier"), "{said}");
    let said =
        answered(Solve { engine: Some(Chosen::by_name("backtracking").unwrap()), ..solve(&text) })
            .unwrap_err();
    assert!(said.contains("backtracking"), "{said}");
    let said = answer(Canon { puzzle: text.as_str().into(), symmetry: false }).unwrap_err();
    assert!(said.contains("sukaku"), "{said}");
}

#[test]
fn what_users_may_get_wrong() {
    let solutions =
        |text: &str| answered(solve(text)).map(|it| (it.solutions.len(), it.puzzle.is_sukaku()));
    let all = "123456789".repeat(81);
    // Nothing is struck: several solutions, and no sukaku.
    assert_eq!(solutions(&all), Ok((2, false)));
    // All is struck, or all in one cell.
    assert_eq!(solutions(&".".repeat(729)), Ok((0, true)));
    assert_eq!(solutions(&"0".repeat(729)), Ok((0, true)));
    assert_eq!(solutions(&all.replacen("123456789", ".........", 1)), Ok((0, true)));
    // One candidate.
    assert_eq!(solutions(&all.replacen('5', ".", 1)), Ok((2, true)));
    // A digit is alone in two cells of a row, and nowhere else there: givens that clash.
    let five = "....5....";
    let without = "1234.6789";
    let row = format!("{five}{five}{}", without.repeat(7));
    let others = without.repeat(72);
    assert_eq!(solutions(&format!("{row}{others}")), Ok((0, true)));
    let check = checked(&format!("{row}{others}")).unwrap();
    assert_eq!(check.verdict.to_string(), "invalid");
    // One is alone in its cell, but another cell of the row has it beside others: a candidate.
    let row = format!("{five}{}", all[..72].to_owned());
    assert_eq!(solutions(&format!("{row}{}", &all[..648])), Ok((2, true)));
    // A byte order mark, line ends of other systems, a comment.
    let struck = all.replacen('5', ".", 1);
    for text in
        [format!("\u{feff}{struck}\r\n"), format!("{struck}\r\n"), format!("{struck} # mine")]
    {
        assert_eq!(solutions(&text), Ok((2, true)), "{text}");
    }
    // Two, too few, too many, something else.
    for text in [
        format!("{struck}\n{struck}"),
        struck[1..].to_owned(),
        format!("1{struck}"),
        struck.replacen('7', "y", 1),
    ] {
        assert!(solutions(&text).is_err(), "{text}");
    }
    // The order of the digits in a cell does not matter.
    assert_eq!(solutions(&struck.replacen("12", "21", 1)), Ok((2, true)));
}

#[test]
fn notes_of_a_player_are_no_part_of_the_puzzle() {
    let puzzle: Givens =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()
            .unwrap();
    let mut sheet = Sheet::from(puzzle);
    let mut marks = sheet.candidates_or_allowed();
    marks[Cell::at(0, 2)] = DigitSet::EMPTY;
    sheet.candidates = Some(marks);
    for format in format::FORMATS.iter().filter(|format| format.write.is_some()) {
        let text = format.write_all(std::slice::from_ref(&sheet)).unwrap();
        let read = format.read_all(&text).unwrap().remove(0);
        let by_candidates = ["candidates", "pencilmarks", "sdx"].contains(&format.name);
        assert_eq!(read.by_candidates, by_candidates, "{}", format.name);
        let expected = if by_candidates { 0 } else { 1 };
        let solved = answered(Solve::of(read.into())).unwrap();
        assert_eq!(solved.solutions.len(), expected, "{}", format.name);
    }
}

#[test]
fn what_is_played_is_given_by_digits() {
    let read = |text: &str| {
        answer(Read { text: text.to_owned(), most: 1, ignore: false })
            .map(|it| it.games[0].start.givens.clone())
    };
    let said = read(&sukaku().0).unwrap_err();
    assert!(said.contains("sukaku"), "{said}");
    // Candidates of a puzzle whose givens lead to one solution become notes.
    let puzzle = *puzzles()[0].givens();
    let text =
        written_and_read(&puzzle, |cell| puzzle.allowed(cell) - DigitSet::only(Digit::new(9)));
    assert!(Clues::from(&text).is_sukaku());
    let text = Clues::from(&text).to_string();
    assert!(read(&text).is_ok());
}

#[test]
fn drawings_and_steps_honour_what_is_struck() {
    let text = include_str!("../../../examples/sukaku.txt");
    let draw = |solution, step| DrawGrid {
        puzzle: text.into(),
        marks: Marks::Own,
        solution,
        step,
        size: DrawGrid::SIZE,
        labels: false,
        black: false,
    };
    for (solution, step) in [(false, false), (true, false), (false, true)] {
        assert!(answer(draw(solution, step)).unwrap().svg.contains("</svg>"));
    }
    let steps = answer(Steps::of(format::read(text).unwrap().remove(0))).unwrap();
    assert_eq!(steps.hint, HintKind::Step);
    assert!(steps.puzzle.is_sukaku() && !steps.steps.is_empty());
}
