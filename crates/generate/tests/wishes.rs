//! The puzzles are as wanted and the same on any number of threads, and what is impossible is
//! refused.

use std::ops::ControlFlow;

use chacha20::ChaCha8Rng;
use ennead_depth::{Classifier, Description, SCALES};
use ennead_engine::{check, count_solutions};
use ennead_generate::sets::Set;
use ennead_generate::{
    Base, Depths, Feature, Impossible, Made, Maker, PathRole, Ratings, Request, Settled, Shape,
    Shortfall, Watch, Way, Wish, make, pattern,
};
use ennead_grid::{Cell, CellSet, Givens, House, Puzzle, Solution, minlex};
use ennead_logic::{PathFinder, Position, Stop, Table, technique};
use ennead_rating::{Level, Rater, RaterOptions, Tenths};
use rand::SeedableRng;

fn made(wish: &Wish, count: u64, threads: usize) -> Result<Vec<Made>, Shortfall> {
    let mut all = Vec::new();
    let request = Request { wish: wish.clone(), first: 0, count, seed: 3, threads };
    make(&request, &Watch::new(), &Stop::never(), |made| {
        all.push(made);
        ControlFlow::Continue(())
    })?;
    assert!(all.iter().map(|made| made.number).eq(0..count));
    for made in &all {
        assert_eq!(count_solutions(&made.puzzle, 2), 1);
        assert!(made.solution.extends(made.puzzle.givens()));
    }
    Ok(all)
}

fn lines(puzzles: &[Made]) -> Vec<String> {
    puzzles.iter().map(|made| made.puzzle.givens().to_string()).collect()
}

#[test]
fn the_plain_wish_makes_minimal_puzzles_the_same_on_any_number_of_threads() {
    let plain = Wish::default();
    let one = made(&plain, 2500, 1).unwrap();
    assert_eq!(lines(&one), lines(&made(&plain, 2500, 3).unwrap()));
    // The number of puzzles asked for does not matter either.
    assert_eq!(lines(&one)[..10], lines(&made(&plain, 10, 1).unwrap()));
    for made in one.iter().take(200) {
        assert!(check(made.puzzle.givens()).redundant.is_empty());
        assert_eq!(made.rating, None, "nobody asked for it");
    }
    let rated = Wish { rated: true, ..plain };
    assert!(made(&rated, 3, 1).unwrap().iter().all(|made| made.rating.is_some()));
    let mean = one.iter().map(|made| made.puzzle.givens().len()).sum::<usize>() as f64 / 2500.0;
    // Random removal leaves 24.38 givens on average (D. Berthier).
    assert!((24.3..24.5).contains(&mean), "{mean}");
}

#[test]
fn levels_are_those_of_the_rater() {
    let mut rater = Rater::new(RaterOptions::default());
    for level in Level::ALL {
        for minimal in [false, true] {
            let wish = Wish { rating: Some(level.into()), minimal, ..Wish::default() };
            let puzzles = made(&wish, 20, 2).unwrap();
            assert_eq!(lines(&puzzles), lines(&made(&wish, 20, 1).unwrap()));
            for made in &puzzles {
                let rating = rater.rate(&made.puzzle, &Stop::never()).unwrap();
                assert_eq!(made.rating, Some(rating));
                assert_eq!(Level::of(rating.er), level);
                if minimal {
                    assert!(check(made.puzzle.givens()).redundant.is_empty());
                }
            }
        }
    }
}

#[test]
fn depths_are_those_of_the_classifier() {
    let mut classifier = Classifier::new();
    for (text, count) in [("te=0", 20), ("b=4..5", 10), ("w=..3", 20), ("te=2", 2)] {
        let depths = Depths::read(text).unwrap();
        let wish = Wish { depths: vec![depths], ..Wish::default() };
        let puzzles = made(&wish, count, 2).unwrap();
        assert_eq!(lines(&puzzles), lines(&made(&wish, count, 1).unwrap()));
        for made in &puzzles {
            let depth = classifier.classify(&made.puzzle, depths.scale, 36, &Stop::never());
            let value = depth.unwrap().exactly().expect("it is in the range");
            assert!((depths.least..=depths.most).contains(&value), "{text}: {value}");
        }
    }
    for text in ["b=5..4", "te=4"] {
        let depths = Depths::read(text).unwrap();
        let wish = Wish { depths: vec![depths], ..Wish::default() };
        let refused = made(&wish, 1, 1).unwrap_err();
        assert_eq!(refused, Impossible::NoDepths(depths).into());
    }
}

#[test]
fn a_rating_rules_out_depths_that_never_come_with_it() {
    let refused = |rating: Level, depths: &str| {
        let depths = vec![Depths::read(depths).unwrap()];
        Wish { rating: Some(rating.into()), depths, ..Wish::default() }.check().is_err()
    };
    for depths in ["te=2", "te=1", "b=1..", "bxb=1.."] {
        assert!(refused(Level::Easy, depths), "{depths}");
    }
    assert!(refused(Level::Hard, "te=0") && refused(Level::Extreme, "w=0"));
    assert!(!refused(Level::Medium, "te=0") && !refused(Level::Hard, "bxb=0"));
    // What there is, is not refused.
    let mut classifier = Classifier::new();
    for made in made(&Wish { rated: true, ..Wish::default() }, 300, 2).unwrap() {
        let er = made.rating.unwrap().er;
        for &Description { scale, .. } in SCALES {
            let depth = classifier.classify(&made.puzzle, scale, 8, &Stop::never()).unwrap();
            let Some(value) = depth.exactly() else { continue };
            let depths = vec![Depths { scale, least: value, most: value }];
            let rating = Some(Ratings { least: er, most: er });
            let wish = Wish { rating, depths, ..Wish::default() };
            assert_eq!(wish.check(), Ok(()), "{}", made.puzzle);
        }
    }
}

#[test]
fn givens_lie_in_their_shape() {
    for shape in Shape::ALL {
        for made in made(&Wish { shape, ..Wish::default() }, 20, 1).unwrap() {
            assert!(shape.holds(made.puzzle.givens().cells()), "{shape:?}");
        }
    }
}

#[test]
fn clues_are_as_many_as_wished_for() {
    for (least, most) in [(20, 20), (23, 24), (30, 30), (60, 60)] {
        let wish = Wish { clues: Some((least, most)), ..Wish::default() };
        for made in made(&wish, 3, 1).unwrap() {
            assert!((least..=most).contains(&made.puzzle.givens().len()), "{least}");
        }
    }
}

/// A range is all of it, not its lower end.
#[test]
fn each_number_of_a_range_occurs() {
    for (least, most) in [(28, 36), (24, 26)] {
        let wish = Wish { clues: Some((least, most)), ..Wish::default() };
        let mut seen = vec![0; most + 1];
        made(&wish, 90, 1).unwrap().iter().for_each(|made| seen[made.puzzle.givens().len()] += 1);
        assert!(seen[least..].iter().all(|&number| number > 0), "{seen:?}");
        assert_eq!(seen.iter().sum::<usize>(), 90);
    }
}

#[test]
fn a_number_of_givens_that_is_not_rare_is_left_to_chance() {
    // Shares of random minimal puzzles that have no more givens: 0.545 have 24, 0.035 have 22.
    for (clues, share) in [(24, 0.545), (22, 0.035)] {
        let wish = Wish { clues: Some((clues, clues)), ..Wish::default() };
        let watch = Watch::new();
        let request = Request { wish: wish.clone(), first: 0, count: 120, seed: 3, threads: 1 };
        let mut one = Vec::new();
        make(&request, &watch, &Stop::never(), |made| {
            one.push(made);
            ControlFlow::Continue(())
        })
        .unwrap();
        assert_eq!(lines(&one), lines(&made(&wish, 120, 3).unwrap()));
        assert_eq!(lines(&one)[..7], lines(&made(&wish, 7, 1).unwrap()));
        // As many drafts as chance needs, and those that a round draws side by side in vain.
        let drafts = watch.attempts() as f64 / 120.0 * share;
        assert!((0.8..3.0).contains(&drafts), "{drafts}");
    }
}

#[test]
fn pictures_become_puzzles() {
    let picture = "
        x.x.x.x.x
        .x.x.x.x.
        x.x.x.x.x
        .x.x.x.x.
        x.x.x.x.x
        .x.x.x.x.
        x.x.x.x.x
        .x.x.x.x.
        x.x.x.x.x";
    let cells = pattern(picture).unwrap();
    for made in made(&Wish { pattern: Some(cells), ..Wish::default() }, 3, 1).unwrap() {
        assert_eq!(made.puzzle.givens().cells(), cells);
    }
    let wish = Wish { pattern: Some(cells), minimal: true, ..Wish::default() };
    for made in made(&wish, 3, 1).unwrap() {
        assert!(made.puzzle.givens().cells().is_subset(cells));
        assert!(check(made.puzzle.givens()).redundant.is_empty());
    }
}

#[test]
fn techniques_play_their_part() {
    for role in [PathRole::InPath, PathRole::Hardest, PathRole::First] {
        let name = "naked-pair";
        let feature = Some(Feature { technique: technique(name).unwrap(), role });
        for made in made(&Wish { feature, ..Wish::default() }, 3, 1).unwrap() {
            let finder = PathFinder::new(Table::usual(), ennead_logic::Options::DEFAULT);
            let path = finder.path(&Position::new(&made.puzzle), &Stop::never()).unwrap();
            let names: Vec<&str> = path.steps.iter().map(|step| step.technique).collect();
            assert!(path.end.is_solved() && names.contains(&name));
            match role {
                PathRole::InPath => {}
                PathRole::First => assert_eq!(names[0], name),
                PathRole::Hardest => assert_eq!(Table::usual().hardest(names), Some(name)),
            }
        }
    }
}

fn rare(name: &str, role: PathRole) -> Wish {
    let feature = Some(Feature { technique: technique(name).unwrap(), role });
    Wish { feature, ..Wish::default() }
}

#[test]
fn rare_techniques_occur_in_new_puzzles() {
    let finder = PathFinder::new(Table::usual(), ennead_logic::Options::DEFAULT);
    for name in ["junior-exocet", "tridagon", "sk-loop", "bivalue-oddagon"] {
        for role in [PathRole::InPath, PathRole::Hardest] {
            let wish = rare(name, role);
            let two = made(&wish, 2, 1).unwrap();
            assert_eq!(lines(&two), lines(&made(&wish, 2, 2).unwrap()), "{name}");
            let [one, other] = [&two[0], &two[1]].map(|made| minlex(made.puzzle.givens()));
            assert_ne!(one, other, "{name}: twice the same puzzle");
            for made in &two {
                let path = finder.path(&Position::new(&made.puzzle), &Stop::never()).unwrap();
                assert_eq!(path.replay(), Ok(()));
                let names: Vec<&str> = path.steps.iter().map(|step| step.technique).collect();
                assert!(path.end.is_solved() && names.contains(&name), "{name}: {names:?}");
                if role == PathRole::Hardest {
                    assert_eq!(Table::usual().hardest(names), Some(name));
                }
            }
        }
    }
}

#[test]
fn the_attempts_at_a_rare_technique_have_an_end() {
    // A tridagon in a puzzle that is rated as one of singles.
    let only = ["naked-single", "hidden-single", "tridagon"].map(|name| technique(name).unwrap());
    let wish = Wish {
        rating: Some(Ratings { least: Tenths::new(10), most: Tenths::new(20) }),
        only: Some(only.to_vec()),
        attempts: 300,
        ..rare("tridagon", PathRole::InPath)
    };
    assert_eq!(wish.most_attempts(), 300);
    assert_eq!(rare("tridagon", PathRole::InPath).most_attempts(), 2000);
    assert_eq!(rare("x-wing", PathRole::InPath).most_attempts(), 10_000);
    let watch = Watch::new();
    let request = Request { wish, first: 0, count: 1, seed: 3, threads: 1 };
    let ended = make(&request, &watch, &Stop::never(), |_| ControlFlow::Continue(()));
    assert_eq!((ended, watch.attempts()), (Err(Shortfall::GaveUp(300)), 300));
}

#[test]
fn a_base_gives_its_like() {
    let (puzzle, solution) = {
        let made = made(&Wish::default(), 1, 1).unwrap()[0];
        (made.puzzle, made.solution)
    };
    let wish = |base| Wish { base, ..Wish::default() };
    for other in made(&wish(Base::Isomorphs(puzzle)), 20, 1).unwrap() {
        assert_eq!(minlex(other.puzzle.givens()).form, minlex(puzzle.givens()).form);
    }
    let neighbours = made(&wish(Base::Neighbours(puzzle)), 5, 1).unwrap();
    for other in &neighbours {
        let shared = puzzle
            .givens()
            .iter()
            .filter(|&(cell, digit)| other.puzzle.givens().get(cell) == Some(digit));
        assert_eq!(shared.count(), puzzle.givens().len() - 1);
        assert_eq!(other.puzzle.givens().len(), puzzle.givens().len());
    }
    let inside = wish(Base::Inside(Puzzle::try_from(*solution.grid()).unwrap()));
    for other in made(&inside, 20, 1).unwrap() {
        assert_eq!(other.solution, solution);
        assert!(check(other.puzzle.givens()).redundant.is_empty());
    }
    // What eases a puzzle comes from the base, too.
    let all: Vec<Cell> = (!puzzle.givens().cells()).iter().collect();
    let more = puzzle.givens().cells() | all.into_iter().step_by(2).collect();
    let base = Puzzle::of_solution(&solution, more);
    let rating = Some(Level::Easy.into());
    let easy = Wish { rating, minimal: false, ..wish(Base::Inside(base)) };
    for other in made(&easy, 20, 1).unwrap() {
        assert!(other.puzzle.givens().cells().is_subset(more));
        assert_eq!(other.solution, solution);
    }
    // One out and one in, even if the base has a redundant given.
    for other in made(&wish(Base::Neighbours(base)), 200, 1).unwrap() {
        assert_eq!(other.puzzle.givens().len(), more.len());
    }
    // There are only a few neighbours, and all of them have been delivered.
    let watch = Watch::new();
    let request = Request {
        wish: wish(Base::Neighbours(puzzle)),
        first: 0,
        count: 1 << 40,
        seed: 1,
        threads: 2,
    };
    let result = make(&request, &watch, &Stop::never(), |_| ControlFlow::Continue(()));
    assert_eq!(result, Err(Shortfall::Exhausted(watch.made())));
    assert!(watch.made() >= 5);
}

#[test]
fn a_base_is_called_what_its_puzzles_are_to_it() {
    let puzzle = made(&Wish::default(), 1, 1).unwrap()[0].puzzle;
    for (name, base) in [
        ("isomorphs", Base::Isomorphs(puzzle)),
        ("neighbours", Base::Neighbours(puzzle)),
        ("inside", Base::Inside(puzzle)),
    ] {
        assert_eq!(name.parse::<Way>().unwrap().base(puzzle), base);
    }
    assert!("outside".parse::<Way>().is_err());
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of cases")]
fn what_cannot_be_is_refused_with_the_reason() {
    let plain = Wish::default();
    let rows = |rows: std::ops::Range<usize>| {
        rows.fold(CellSet::EMPTY, |cells, row| cells | House::row(row).cells())
    };
    let rating = |least, most| Some(Ratings { least: Tenths::new(least), most: Tenths::new(most) });
    let single = technique("hidden-single").unwrap();
    let pair = technique("naked-pair").unwrap();
    let ambiguous = Puzzle::EMPTY;
    let cases = [
        (Wish { clues: Some((16, 16)), ..plain.clone() }, Impossible::FewClues(16)),
        (Wish { clues: Some((82, 90)), ..plain.clone() }, Impossible::ManyClues(82)),
        (Wish { clues: Some((30, 20)), ..plain.clone() }, Impossible::NoClues),
        (
            Wish { clues: Some((23, 23)), shape: Shape::Rotate90, ..plain.clone() },
            Impossible::ClueParity(Shape::Rotate90),
        ),
        (Wish { pattern: Some(rows(0..1)), ..plain.clone() }, Impossible::SmallPattern(9)),
        (
            Wish { pattern: Some(rows(0..7)), ..plain.clone() },
            Impossible::EmptyLines(House::row(7), House::row(8)),
        ),
        (
            Wish { pattern: Some(thin()), ..plain.clone() },
            Impossible::HopelessPattern(thin().len()),
        ),
        (Wish { rating: rating(72, 60), ..plain.clone() }, Impossible::NoRatings),
        (Wish { rating: rating(13, 14), ..plain.clone() }, Impossible::RatingGap),
        (Wish { rating: rating(130, 140), ..plain.clone() }, Impossible::RatingGap),
        (
            Wish {
                feature: Some(Feature { technique: pair, role: PathRole::First }),
                without: vec![pair],
                ..plain.clone()
            },
            Impossible::FeatureForbidden,
        ),
        (
            Wish {
                feature: Some(Feature { technique: pair, role: PathRole::InPath }),
                rating: Some(Level::Easy.into()),
                ..plain.clone()
            },
            Impossible::SolvedBySingles,
        ),
        (
            Wish {
                feature: Some(Feature { technique: single, role: PathRole::Hardest }),
                rating: Some(Level::Hard.into()),
                ..plain.clone()
            },
            Impossible::NeedsMoreThanSingles,
        ),
        (Wish { only: Some(vec![pair]), ..plain.clone() }, Impossible::NothingPlaces),
        (Wish { even: true, clues: Some((24, 24)), ..plain.clone() }, Impossible::EvenMixed),
        (Wish { base: Base::Inside(ambiguous), ..plain.clone() }, Impossible::BaseNotUnique),
        (
            Wish { base: Base::Isomorphs(ambiguous), shape: Shape::Full, ..plain.clone() },
            Impossible::BaseSettles(Settled::Shape),
        ),
    ];
    for (wish, reason) in cases {
        assert_eq!(made(&wish, 1, 1).err(), Some(Shortfall::Impossible(reason)));
    }
}

#[test]
fn what_is_just_possible_is_not_refused() {
    let plain = Wish::default();
    let rating = |er| Some(Ratings { least: Tenths::new(er), most: Tenths::new(er) });
    let cells = |count| (0..81).step_by(4).chain(1..2).map(Cell::new).take(count).collect();
    let pattern = |count| Wish { pattern: Some(cells(count)), attempts: 1, ..plain.clone() };
    let refusal = |wish: &Wish| wish.check().err();
    for wish in [
        Wish { rating: rating(12), ..plain.clone() },
        Wish { clues: Some((17, 17)), ..plain.clone() },
        pattern(17),
    ] {
        assert!(refusal(&wish).is_none());
    }
    let small = Impossible::SmallPattern(16);
    assert_eq!(refusal(&pattern(16)), Some(small));
    // A puzzle with a given more than it needs has no minimal isomorphs, others have.
    let minimal = made(&plain, 1, 1).unwrap().remove(0);
    let more = minimal
        .solution
        .grid()
        .iter()
        .find(|&(cell, _)| minimal.puzzle.givens().get(cell).is_none());
    let mut givens = *minimal.puzzle.givens();
    let (cell, digit) = more.unwrap();
    givens.set(cell, Some(digit));
    let isomorphs = |puzzle| Wish { base: Base::Isomorphs(puzzle), minimal: true, ..plain.clone() };
    assert!(refusal(&isomorphs(minimal.puzzle)).is_none());
    let more = isomorphs(Puzzle::try_from(givens).unwrap());
    assert_eq!(refusal(&more), Some(Impossible::BaseNotMinimal));
}

#[test]
fn sets_hold_what_their_names_say() {
    let rng = &mut ChaCha8Rng::seed_from_u64(8);
    let mut draw = |set: Set| [(); 100].map(|()| set.puzzle(rng));
    for puzzle in draw(Set::Minimal) {
        assert_eq!(count_solutions(&puzzle, 2), 1);
        assert!(check(puzzle.givens()).redundant.is_empty());
    }
    assert!(draw(Set::Easy).iter().all(|puzzle| count_solutions(puzzle, 2) == 1));
    assert!(draw(Set::Several).iter().all(|puzzle| count_solutions(puzzle, 2) == 2));
    let mutants = draw(Set::Mutants).map(|puzzle| count_solutions(&puzzle, 2));
    assert!(mutants.contains(&0) && mutants.contains(&2), "{mutants:?}");
}

#[test]
fn a_set_stays_the_same_for_a_seed() {
    for (set, line) in Set::ALL.into_iter().zip([
        "5..3....89....21..21..5...7.834..2..4...9..73..6..8..1...947...8.56....9.7.5..43.",
        "5..3...2.9....21...1..5...7.83......4.2....7...6..8.41...947...............5..43.",
        "5..3...2......21...1..5...7.83......4.2....7...6..8.41...947...............5..43.",
        "5..3...2......21...1..5...7.83......4.2....76..6..8.41...947...............5..43.",
    ]) {
        let puzzle = set.puzzle(&mut ChaCha8Rng::seed_from_u64(1));
        assert_eq!(puzzle.givens().to_string(), line);
    }
}

/// About twenty diagonal cells: puzzles in them are hardly ever unique.
fn thin() -> CellSet {
    CellSet::ALL.iter().filter(|cell| (cell.row() + cell.column()) % 4 == 0).collect()
}

#[test]
fn a_wish_that_luck_never_fulfils_is_given_up() {
    // Singles alone, and yet as hard as chains.
    let singles = ["naked-single", "hidden-single"].map(|name| technique(name).unwrap());
    let wish = Wish {
        rating: Some(Level::Extreme.into()),
        only: Some(singles.to_vec()),
        attempts: 300,
        ..Wish::default()
    };
    assert_eq!(made(&wish, 2, 1).err(), Some(Shortfall::GaveUp(300)));
}

#[test]
fn a_job_stops_when_told_and_keeps_what_it_has() {
    for threads in [1, 3] {
        let (watch, stop) = (Watch::new(), Stop::new());
        let request =
            Request { wish: Wish::default(), first: 0, count: u64::MAX, seed: 1, threads };
        let mut kept = 0u64;
        let result = make(&request, &watch, &stop, |_| {
            kept += 1;
            if kept == 1500 {
                stop.raise();
            }
            ControlFlow::Continue(())
        });
        assert_eq!(result, Err(Shortfall::Stopped));
        assert!(kept >= 1500 && watch.made() == kept);
        // The taker may have enough, too.
        let result = make(&request, &Watch::new(), &Stop::never(), |made| match made.number {
            2000 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        assert_eq!(result, Ok(()));
    }
}

#[test]
fn a_job_that_gives_up_leaves_the_stop_of_its_caller_alone() {
    let wish = Wish {
        rating: Some(Level::Extreme.into()),
        only: Some(vec![technique("hidden-single").unwrap()]),
        attempts: 300,
        ..Wish::default()
    };
    let stop = Stop::new();
    let request = Request { wish, first: 0, count: 3, seed: 1, threads: 2 };
    let result = make(&request, &Watch::new(), &stop, |_| ControlFlow::Continue(()));
    assert_eq!(result, Err(Shortfall::GaveUp(300)));
    assert!(!stop.is_raised());
}

#[test]
fn a_stop_is_obeyed_at_once_whatever_is_wished_for() {
    let few: Puzzle =
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
            .parse::<Givens>()
            .unwrap()
            .try_into()
            .unwrap();
    let hard = Some(Ratings { least: Tenths::new(110), most: Tenths::new(120) });
    for wish in [
        Wish { base: Base::Neighbours(few), rating: hard, ..Wish::default() },
        Wish { base: Base::Isomorphs(few), rating: hard, ..Wish::default() },
        Wish { pattern: Some(thin()), attempts: u64::MAX, ..Wish::default() },
        Wish { even: true, rating: hard, ..Wish::default() },
        Wish { rating: hard, shape: Shape::Full, ..Wish::default() },
    ] {
        let (watch, stop) = (Watch::new(), Stop::new());
        stop.raise();
        let request = Request { wish, first: 0, count: 1, seed: 1, threads: 1 };
        let result = make(&request, &watch, &stop, |_| ControlFlow::Continue(()));
        assert_eq!(result, Err(Shortfall::Stopped));
        assert!(watch.attempts() < 100);
    }
}

#[test]
fn neighbours_have_their_numbers_whoever_asks_for_which() {
    let base: Puzzle =
        "..8.6.93..5.......1...846....2..9...93...8.2........4....6..2..419...3...6.9.1..."
            .parse::<Givens>()
            .unwrap()
            .try_into()
            .unwrap();
    let wish = Wish { base: Base::Neighbours(base), ..Wish::default() };
    let all = made(&wish, 6, 1).unwrap();
    let mut maker = Maker::new(&wish, &Stop::never()).unwrap();
    for numbers in [0..2, 2..6, 1..3] {
        let part = maker.make(3, numbers.clone(), &Watch::new()).unwrap();
        let expected = numbers.map(|i| all[i as usize]).collect::<Vec<_>>();
        assert_eq!(lines(&part), lines(&expected));
        assert!(part.iter().zip(&expected).all(|(one, other)| one.number == other.number));
    }
}

#[test]
fn a_full_grid_inside_keeps_to_its_solution() {
    let grid: Givens =
        "671834925432159687958762413589621374346978251127543869263417598795386142814295736"
            .parse()
            .unwrap();
    let solution = Solution::try_from(grid).unwrap();
    let base = Base::Inside(Puzzle::try_from(grid).unwrap());
    let wish = Wish { base, shape: Shape::Rotate180, minimal: false, ..Wish::default() };
    for made in made(&wish, 5, 1).unwrap() {
        assert_eq!(made.solution, solution);
        assert!(Shape::Rotate180.holds(made.puzzle.givens().cells()));
    }
}
