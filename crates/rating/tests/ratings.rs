//! The ratings are compared with Sudoku Explainer's, and the shortcuts with the plain code.

use ennead_engine::solution;
use ennead_grid::{Clues, Puzzle, Symmetry, format};
use ennead_rating::{
    Features, Filters, Level, Rater, RaterOptions, Rating, RatingStep, Rule, Tenths, canonical,
};
use ennead_stop::{Looks, Stop, Stopped};

use crate::{ESCARGOT, puzzle};

/// Random minimal puzzles of our own, with the ratings that Sudoku Explainer 1.2.1 gives them.
const RATED: &str = include_str!("../../../testdata/ratings/se.txt");

/// Sukaku of our own, with the ratings that SukakuExplainer gives them.
const SUKAKU: &str = include_str!("../../../testdata/ratings/sukaku.txt");

/// Another famous puzzle, by tarek: the hardest there is by this scale.
const GOLDEN_NUGGET: &str =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

fn corpus() -> impl Iterator<Item = (Puzzle, &'static str)> {
    RATED.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (givens, rating) = line.split_once(' ').expect("a puzzle and its rating");
        (puzzle(givens), rating)
    })
}

fn paths(
    options: RaterOptions,
    puzzles: impl IntoIterator<Item = Puzzle>,
) -> Vec<(Rating, Vec<RatingStep>)> {
    let mut rater = Rater::new(RaterOptions { steps: true, ..options });
    puzzles.into_iter().map(|puzzle| rater.path(&puzzle, &Stop::never()).unwrap()).collect()
}

#[test]
fn ratings_are_those_of_sudoku_explainer() {
    let mut rater = Rater::new(RaterOptions::default());
    let mut count = 0;
    for (puzzle, rating) in corpus() {
        assert_eq!(
            rater.rate(&puzzle, &Stop::never()).unwrap().to_string(),
            rating,
            "{}",
            puzzle.givens()
        );
        count += 1;
    }
    assert!(count > 200);
}

#[test]
fn ratings_of_sukaku_are_those_of_sukaku_explainer() {
    let mut rater = Rater::new(RaterOptions::default());
    for line in SUKAKU.lines().filter(|line| !line.starts_with('#')) {
        let (sukaku, rating) = line.split_once(' ').expect("a sukaku and its rating");
        let sheet = format::read(sukaku).expect("729 characters").remove(0);
        let clues = Clues::from(&sheet);
        assert!(clues.is_sukaku());
        let puzzle = Puzzle::try_from(clues).expect("no clash");
        assert_eq!(rater.rate(&puzzle, &Stop::never()).unwrap().to_string(), rating, "{sukaku}");
    }
}

#[test]
fn famous_puzzles_have_their_known_ratings() {
    let mut rater = Rater::new(RaterOptions::default());
    assert_eq!(rater.rate(&puzzle(ESCARGOT), &Stop::never()).unwrap().to_string(), "10.5/1.2/1.2");
    assert_eq!(
        rater.rate(&puzzle(GOLDEN_NUGGET), &Stop::never()).unwrap().to_string(),
        "11.9/11.9/11.3"
    );
}

#[test]
fn every_rule_but_two_has_a_case() {
    let puzzles = corpus().map(|(puzzle, _)| puzzle);
    let paths = paths(RaterOptions::default(), puzzles.chain([puzzle(GOLDEN_NUGGET)]));
    let has_case = |rule| paths.iter().any(|(_, path)| path.iter().any(|step| step.rule == rule));
    let missing: Vec<_> = Rule::ALL.iter().filter(|&&rule| !has_case(rule)).collect();
    // Direct claiming never comes first: where claiming leaves a single in a line of a band, the
    // box without a place in that line points at the third line, or the single is the last place in
    // its own box, so direct pointing or a hidden single applies. The highest level occurs in no
    // puzzle we know. Both are tested beside their code.
    assert_eq!(missing, [&Rule::DirectClaiming, &Rule::NestedTwice]);
}

#[test]
fn no_shortcut_changes_a_step() {
    let with = |filters, puzzles: &[Puzzle]| {
        let options = RaterOptions { filters, ..RaterOptions::default() };
        paths(options, puzzles.iter().copied())
    };
    let some: Vec<Puzzle> = corpus().map(|(puzzle, _)| puzzle).step_by(5).collect();
    let all: Vec<Puzzle> = corpus().map(|(puzzle, _)| puzzle).chain([puzzle(ESCARGOT)]).collect();
    assert_eq!(with(Filters::ALL, &all), with(Filters::NONE, &all));
    let plain = with(Filters::NONE, &some);
    for alone in [
        Filters { planes: true, ..Filters::NONE },
        Filters { reach: true, ..Filters::NONE },
        Filters { memory: true, ..Filters::NONE },
        Filters { inherit: true, ..Filters::NONE },
        Filters { bound: true, ..Filters::NONE },
        Filters { lanes: true, ..Filters::NONE },
    ] {
        assert_eq!(with(alone, &some), plain, "{alone:?}");
    }
}

#[test]
fn steps_lead_to_the_solution() {
    for (puzzle, _) in corpus() {
        let solution = solution(&puzzle).expect("one solution");
        let is_true = |c: &ennead_grid::Candidate| solution.digit(c.cell()) == c.digit();
        let (rating, path) = paths(RaterOptions::default(), [puzzle]).remove(0);
        let mut placed = *puzzle.givens();
        for step in &path {
            assert!(step.placement.iter().all(is_true), "{}: {step:?}", puzzle.givens());
            assert!(!step.eliminations.iter().any(is_true), "{}: {step:?}", puzzle.givens());
            if let Some(candidate) = &step.placement {
                placed.set(candidate.cell(), Some(candidate.digit()));
            }
        }
        assert_eq!(&placed, solution.grid());
        assert_eq!(rating.steps, path.len());
        let hardest = path.iter().map(|step| step.rating).max();
        assert_eq!(hardest, Some(rating.er));
        let first_hardest = path.iter().find(|step| step.rating == rating.er);
        assert_eq!(first_hardest.map(|step| step.rule), rating.hardest);
    }
}

#[test]
fn without_uniqueness_no_step_needs_it() {
    let unique = Rule::UniqueLoop1..=Rule::UniqueLoop4;
    let bug = Rule::Bug1..=Rule::Bug4;
    let rests_on_it = |step: &RatingStep| unique.contains(&step.rule) || bug.contains(&step.rule);
    let count = |uniqueness| {
        let options = RaterOptions { uniqueness, ..RaterOptions::default() };
        let paths = paths(options, corpus().map(|(puzzle, _)| puzzle));
        paths.iter().flat_map(|(_, path)| path).filter(|step| rests_on_it(step)).count()
    };
    assert!(count(true) > 50);
    assert_eq!(count(false), 0);
}

#[test]
fn a_bound_stops_the_path_where_it_is_passed() {
    let bound = Tenths::new(50);
    let options = RaterOptions { stop_above: Some(bound), ..RaterOptions::default() };
    let mut stopped = 0;
    for (puzzle, _) in corpus() {
        let (rating, path) = paths(options, [puzzle]).remove(0);
        let (last, before) = path.split_last().expect("steps");
        assert!(before.iter().all(|step| step.rating <= bound));
        assert_eq!(rating.stopped, last.rating > bound);
        stopped += rating.stopped as u32;
    }
    assert!(stopped > 50);
}

#[test]
fn within_a_bound_the_rating_is_the_same_and_above_it_there_is_none() {
    let mut rater = Rater::new(RaterOptions::default());
    let bounds = [15, 23, 44, 45, 50, 62, 64, 65, 70, 74, 75, 80].map(Tenths::new);
    for (puzzle, _) in corpus() {
        let rating = rater.rate(&puzzle, &Stop::never()).unwrap();
        for most in bounds {
            let expected = (rating.er <= most).then_some(rating);
            assert_eq!(
                rater.within(&puzzle, most, &Stop::never()).unwrap(),
                expected,
                "{most} {rating}"
            );
        }
    }
}

#[test]
fn isomorphs_have_one_rating_by_their_canonical_form() {
    let mut rater = Rater::new(RaterOptions::default());
    let mut differ = 0;
    for (i, (puzzle, _)) in corpus().enumerate().step_by(7) {
        // The multiplier spreads the few indices over all symmetries.
        let symmetry =
            Symmetry::from_index((i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) % Symmetry::COUNT);
        let turned = symmetry.apply(*puzzle.givens());
        let turned = Puzzle::try_from(turned).expect("a symmetry makes no clash");
        assert_eq!(
            rater.rate(&canonical(&puzzle), &Stop::never()).unwrap(),
            rater.rate(&canonical(&turned), &Stop::never()).unwrap()
        );
        differ += (rater.rate(&puzzle, &Stop::never()).unwrap()
            != rater.rate(&turned, &Stop::never()).unwrap()) as u32;
    }
    assert!(differ > 0, "Sudoku Explainer's own rating is not invariant");
}

#[test]
fn a_full_grid_has_no_rating() {
    let mut rater = Rater::new(RaterOptions::default());
    let (solved, _) = corpus().next().expect("a puzzle");
    let solved = Puzzle::try_from(*solution(&solved).expect("one").grid()).expect("no clash");
    let rating = rater.rate(&solved, &Stop::never()).unwrap();
    assert_eq!((rating.to_string().as_str(), rating.hardest), ("0.0/0.0/0.0", None));
}

#[test]
fn puzzles_without_solution_end_all_the_same() {
    // The bound avoids nested chains, which take long on such puzzles.
    let options = RaterOptions { stop_above: Some(Tenths::new(80)), ..RaterOptions::default() };
    let mut rater = Rater::new(options);
    let none = include_str!("../../../testdata/puzzles/none.txt");
    let ends =
        none.lines().take(40).map(|line| rater.rate(&puzzle(&line[..81]), &Stop::never()).unwrap());
    assert!(ends.filter(|rating| rating.er == Tenths::UNSOLVED || rating.stopped).count() > 0);
}

#[test]
fn what_no_level_solves_is_unsolved() {
    // Four cells of a full grid that two digits can fill in two ways.
    let (first, _) = corpus().next().expect("a puzzle");
    let full = *solution(&first).expect("one").grid();
    let digit = |row: usize, column: usize| full.as_bytes()[9 * row + column];
    let pairs = |within: fn(usize, usize) -> bool| {
        (0..9)
            .flat_map(move |a| (a + 1..9).map(move |b| (a, b)))
            .filter(move |&(a, b)| within(a, b))
    };
    let mut open = full;
    let mut count = 0;
    for (r, s) in pairs(|a, b| a / 3 == b / 3) {
        for (c, d) in pairs(|a, b| a / 3 != b / 3) {
            if digit(r, c) == digit(s, d) && digit(r, d) == digit(s, c) {
                for (row, column) in [(r, c), (r, d), (s, c), (s, d)] {
                    open.set(ennead_grid::Cell::at(row, column), None);
                }
                count += 1;
            }
        }
    }
    assert!(count > 0, "{full}");
    let open = Puzzle::try_from(open).expect("no clash");
    for filters in [Filters::ALL, Filters::NONE] {
        let mut rater = Rater::new(RaterOptions { filters, ..RaterOptions::default() });
        let rating = rater.rate(&open, &Stop::never()).unwrap();
        assert_eq!(rating.er, Tenths::UNSOLVED, "{}", open.givens());
        assert_eq!(rater.level(&open, &Stop::never()).unwrap(), Level::Extreme);
    }
}

#[test]
fn levels_are_those_of_the_ratings() {
    let mut rater = Rater::new(RaterOptions::default());
    let famous = [ESCARGOT, GOLDEN_NUGGET].map(puzzle);
    for (puzzle, rating) in corpus() {
        let er: f64 = rating.split('/').next().expect("ER").parse().expect("a number");
        let er = Tenths::new((er * 10.0).round() as u16);
        assert_eq!(
            rater.level(&puzzle, &Stop::never()).unwrap(),
            Level::of(er),
            "{}",
            puzzle.givens()
        );
    }
    assert!(
        famous.iter().all(|puzzle| rater.level(puzzle, &Stop::never()).unwrap() == Level::Extreme)
    );
}

#[test]
fn nothing_half_made_survives_a_stop() {
    let options = RaterOptions { steps: true, ..RaterOptions::default() };
    let (escargot, never) = (puzzle(ESCARGOT), Stop::never());
    let all = Looks::unlimited();
    let fresh = Rater::new(options).path(&escargot, &all.stop());
    // Stops at the first checks, and at some later ones up to the end.
    let far = (1..=all.count()).step_by(1 + all.count() as usize / 15);
    for n in (1..5).chain(far).chain([all.count()]) {
        // A rater that remembers the puzzle would check less often.
        let (mut rater, looks) = (Rater::new(options), Looks::until(n));
        assert_eq!(rater.path(&escargot, &looks.stop()), Err(Stopped), "{n}");
        assert_eq!(looks.count(), n, "once it is known to be raised it is not looked at again");
        assert_eq!(rater.path(&escargot, &never), fresh, "{n}");
    }
    // The same if only the bound or the level is asked for.
    let mut rater = Rater::new(options);
    for n in [1, 2, 3] {
        let most = Tenths::new(75);
        assert_eq!(rater.within(&escargot, most, &Looks::until(n).stop()), Err(Stopped));
        assert_eq!(rater.within(&escargot, most, &never), Ok(None));
        assert_eq!(rater.level(&escargot, &Looks::until(1).stop()), Err(Stopped));
        assert_eq!(rater.level(&escargot, &never), Ok(Level::Extreme));
    }
}

/// How soon a stop takes effect depends on the work between two checks. The checks are counted, not
/// timed: the hardest puzzles take a second or so, with a fraction of a millisecond between checks.
#[test]
fn a_long_rating_looks_often() {
    let looks = Looks::unlimited();
    let rating = Rater::new(RaterOptions::default()).rate(&puzzle(GOLDEN_NUGGET), &looks.stop());
    assert!(rating.is_ok() && looks.count() > 5_000, "{} looks", looks.count());
}

#[test]
fn every_rule_has_its_own_name() {
    let names: std::collections::BTreeSet<_> = Rule::ALL.iter().map(|rule| rule.name()).collect();
    assert_eq!(names.len(), Rule::ALL.len());
}

#[test]
fn harder_puzzles_are_estimated_harder_for_people() {
    let mut by_level = [const { Vec::new() }; 5];
    for ((puzzle, _), (rating, path)) in
        corpus().zip(paths(RaterOptions::default(), corpus().map(|(puzzle, _)| puzzle)))
    {
        let difficulty = Features::new(&puzzle, &path).difficulty();
        assert!(difficulty.is_finite() && difficulty > 0.3, "{}", puzzle.givens());
        by_level[Level::of(rating.er) as usize].push(difficulty);
    }
    let means = by_level.map(|level| level.iter().sum::<f64>() / level.len() as f64);
    assert!(means.is_sorted(), "{means:?}");
}
