//! Audits with planted leaks and faults: each is found where it is, and none is invented.

use std::ops::ControlFlow;

use chacha20::ChaCha8Rng;
use ennead::generate::{Request, Watch, Wish, make};
use ennead::{Cell, CellSet, Givens, Isomorphic, Puzzle, Sheet, Solution, Symmetry, minlex};
use ennead_api::Stop;
use ennead_dataset::{Audit, AuditedSet, Examiner, Finding, TestAudit};
use ennead_text::{LANGUAGES, Words};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

/// Random minimal puzzles.
fn puzzles(count: u64, seed: u64) -> Vec<Givens> {
    let wish = Wish { minimal: true, ..Wish::default() };
    let request = Request { wish, first: 0, count, seed, threads: 2 };
    let mut puzzles = Vec::new();
    make(&request, &Watch::new(), &Stop::never(), |made| {
        puzzles.push(*made.puzzle.givens());
        ControlFlow::Continue(())
    })
    .expect("it is possible");
    puzzles
}

fn solution(givens: &Givens) -> Option<Solution> {
    ennead::solution(&Puzzle::try_from(*givens).ok()?)
}

/// The givens of the solution in these cells.
fn within(solution: &Solution, cells: CellSet) -> Givens {
    let mut givens = Givens::EMPTY;
    for cell in cells.iter() {
        givens.set(cell, Some(solution.digit(cell)));
    }
    givens
}

fn shuffled(cells: CellSet, rng: &mut ChaCha8Rng) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.iter().collect();
    cells.shuffle(rng);
    cells
}

/// The puzzle with a given more.
fn extended(givens: &Givens, rng: &mut ChaCha8Rng) -> Givens {
    let full = solution(givens).expect("it has one");
    let cell = shuffled(!givens.cells(), rng)[0];
    within(&full, givens.cells() | cell.into())
}

/// The puzzle with one given moved and still one solution, the same; there may be none.
fn moved(givens: &Givens, rng: &mut ChaCha8Rng) -> Option<Givens> {
    let full = solution(givens).expect("it has one");
    shuffled(givens.cells(), rng).into_iter().find_map(|from| {
        let less = givens.cells() - from.into();
        shuffled(!givens.cells(), rng).into_iter().find_map(|to| {
            let other = within(&full, less | to.into());
            solution(&other).is_some().then_some(other)
        })
    })
}

/// Another minimal puzzle with the same solution.
fn other_of_grid(givens: &Givens, rng: &mut ChaCha8Rng) -> Givens {
    let full = solution(givens).expect("it has one");
    let mut cells = CellSet::ALL;
    for cell in shuffled(CellSet::ALL, rng) {
        let less = cells - cell.into();
        if solution(&within(&full, less)).is_some() {
            cells = less;
        }
    }
    within(&full, cells)
}

fn disguised(givens: &Givens, rng: &mut ChaCha8Rng) -> Givens {
    givens.under(&Symmetry::random(rng))
}

/// The set of these sheets, at the lines 1, 2, ….
fn set(name: &str, sheets: &[Sheet], levels: bool) -> AuditedSet {
    let mut set = AuditedSet::new(name.to_owned(), 100);
    let mut examiner = Examiner::new(levels);
    for (line, sheet) in (1..).zip(sheets) {
        set.add(line, examiner.examine(sheet, &Stop::never()).expect("never stopped"));
    }
    set
}

fn sheets(puzzles: &[Givens]) -> Vec<Sheet> {
    puzzles.iter().map(|&givens| Sheet::from(givens)).collect()
}

fn at<T: Ord + Clone>(finding: &Finding<T>) -> Vec<T> {
    assert_eq!(finding.count, finding.first.len() as u64);
    finding.first.iter().cloned().collect()
}

/// The leaks of each kind, as line of the test set and line of the training set.
fn leaks(test: &TestAudit) -> [Vec<[u64; 2]>; 5] {
    let TestAudit { train_copies, train_isomorphs, train_parts, train_moved, train_grids, .. } =
        test;
    [train_copies, train_isomorphs, train_parts, train_moved, train_grids].map(at)
}

/// Plants a leak of each kind among the test puzzles, made of the training puzzles with these numbers.
/// Returns what has to be found.
fn plant(
    train: &[Givens],
    test: &mut [Givens],
    from: [usize; 5],
    to: [usize; 5],
    rng: &mut ChaCha8Rng,
) -> [Vec<[u64; 2]>; 5] {
    let mut moves = from[3];
    test[to[0]] = train[from[0]];
    test[to[1]] = disguised(&train[from[1]], rng);
    test[to[2]] = disguised(&extended(&train[from[2]], rng), rng);
    // Not every minimal puzzle has such a neighbour.
    test[to[3]] = loop {
        if let Some(moved) = moved(&train[moves], rng) {
            break disguised(&moved, rng);
        }
        moves += 1;
    };
    test[to[4]] = disguised(&other_of_grid(&train[from[4]], rng), rng);
    let from = [from[0], from[1], from[2], moves, from[4]];
    std::array::from_fn(|kind| vec![[to[kind] as u64 + 1, from[kind] as u64 + 1]])
}

#[test]
fn leaks_of_each_kind_are_found_and_none_is_invented() {
    let mut rng = ChaCha8Rng::seed_from_u64(23);
    let (train, mut test) = (puzzles(300, 1), puzzles(100, 2));
    let clean = Audit::new(
        set("train", &sheets(&train), false),
        [set("test", &sheets(&test), false)],
        &Stop::never(),
    );
    let clean = clean.expect("never stopped");
    assert!(clean.clean, "{clean:?}");
    assert_eq!(clean.tests[0].leaks(), 0);

    let planted = plant(&train, &mut test, [10, 20, 30, 40, 200], [1, 3, 50, 70, 99], &mut rng);
    let audit = Audit::new(
        set("train", &sheets(&train), false),
        [set("test", &sheets(&test), false)],
        &Stop::never(),
    );
    let audit = audit.expect("never stopped");
    assert_eq!(leaks(&audit.tests[0]), planted);
    assert_eq!(audit.tests[0].leaks(), 5);
    assert!(!audit.clean && audit.tests[0].set.is_sound());
}

#[test]
fn leaks_are_found_in_grids_with_automorphisms() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let grid = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let full: Solution = grid.parse::<Givens>().unwrap().try_into().unwrap();
    let base = other_of_grid(full.grid(), &mut rng);
    let train = [base];
    for _ in 0..5 {
        let mut test = vec![base; 4];
        test[1] = disguised(&base, &mut rng);
        test[2] = disguised(&extended(&base, &mut rng), &mut rng);
        test[3] = disguised(&other_of_grid(&base, &mut rng), &mut rng);
        let sets = [set("test", &sheets(&test), false)];
        let audit = Audit::new(set("train", &sheets(&train), false), sets, &Stop::never());
        let audit = audit.expect("never stopped");
        let found = [vec![[1, 1]], vec![[2, 1]], vec![[3, 1]], vec![], vec![[4, 1]]];
        assert_eq!(leaks(&audit.tests[0]), found);
    }
}

#[test]
fn faults_of_each_kind_are_found_where_they_are() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut train = sheets(&puzzles(30, 5));
    let right = |sheet: &Sheet| solution(&sheet.givens).map(|solution| *solution.grid());
    for sheet in &mut train {
        sheet.info.solution = right(sheet);
    }
    let clashing = "55".to_owned() + &".".repeat(79);
    let unsolvable =
        "6.58..9.4.3.1.9...9.8762....8.6..47..4..712.....54.36..6....5.8...38.1.2.14....36";
    let trivial =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    train[2] = Sheet::from(clashing.parse::<Givens>().unwrap());
    train[4] = Sheet::from(unsolvable.parse::<Givens>().unwrap());
    train[6] = Sheet::from(Givens::EMPTY);
    train[8] = Sheet::from(trivial.parse::<Givens>().unwrap());
    // A wrong solution that agrees with the givens is where solutions are; one that does not is a
    // remark.
    let wrong = |sheet: &Sheet| {
        let cells: Vec<Cell> = (!sheet.givens.cells()).iter().collect();
        let mut grid = right(sheet).expect("it has one");
        let (a, b) = (grid.get(cells[0]), grid.get(cells[1]));
        grid.set(cells[0], b);
        grid.set(cells[1], a);
        grid
    };
    train[10].info.solution = Some(wrong(&train[10]));
    train[11].info.solution = None;
    train[11].info.comment = Some(format!("12, {}", right(&train[12]).unwrap()));
    train[20] = train[19].clone();
    train[21] = Sheet::from(disguised(&train[18].givens, &mut rng));
    let audit = Audit::new(set("train", &train, true), [], &Stop::never()).unwrap();
    let found = &audit.train;
    assert_eq!(found.puzzles, 30);
    assert_eq!(at(&found.invalid), [3]);
    assert_eq!(at(&found.unsolvable), [5]);
    assert_eq!(at(&found.ambiguous), [7]);
    assert_eq!(at(&found.wrong_labels), [11, 12]);
    assert_eq!(found.labelled, 25);
    assert!(found.trivial.first.contains(&9), "{:?}", found.trivial);
    assert_eq!(at(&found.copies), [[21, 20]]);
    assert_eq!(at(&found.isomorphs), [[22, 19]]);
    assert_eq!(found.levels.values().sum::<u64>(), 27);
    assert!(!audit.clean);
}

#[test]
fn the_order_of_puzzles_does_not_matter() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (train, mut test) = (puzzles(60, 8), puzzles(30, 9));
    plant(&train, &mut test, [0, 1, 2, 3, 40], [0, 1, 2, 3, 4], &mut rng);
    let audit = |rng: &mut ChaCha8Rng| {
        let [train, test] = [("train", &train), ("test", &test)].map(|(name, puzzles)| {
            let mut set = AuditedSet::new(name.to_owned(), 2);
            let mut examiner = Examiner::new(false);
            let mut lines: Vec<usize> = (0..puzzles.len()).collect();
            lines.shuffle(rng);
            for line in lines {
                let sheet = Sheet::from(puzzles[line]);
                let examined = examiner.examine(&sheet, &Stop::never()).expect("never stopped");
                set.add(line as u64, examined);
            }
            set
        });
        let audit = Audit::new(train, [test], &Stop::never()).expect("never stopped");
        serde_json::to_string(&audit).expect("plain data")
    };
    assert_eq!(audit(&mut rng), audit(&mut rng));
}

#[test]
fn every_finding_has_a_sentence_in_every_language() {
    let everything = || {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let (train, mut test) = (puzzles(60, 3), puzzles(10, 4));
        plant(&train, &mut test, [0, 1, 2, 3, 40], [0, 1, 2, 3, 4], &mut rng);
        test[5] = Givens::EMPTY;
        let sets = [set("test.csv", &sheets(&test), true)];
        Audit::new(set("train.csv", &sheets(&train), true), sets, &Stop::never()).unwrap()
    };
    for &language in LANGUAGES {
        let lines = everything().lines(&Words::new(language)).join("\n");
        assert!(lines.contains("test.csv:1 ~ train.csv:1"), "{lines}");
        assert_eq!(lines.lines().filter(|line| line.contains(" ~ ")).count(), 5, "{lines}");
    }
}

#[test]
fn a_raised_stop_ends_it() {
    let stop = Stop::new();
    let one = puzzles(1, 1);
    let train = set("train", &sheets(&one), false);
    let test = set("test", &sheets(&one), false);
    stop.raise();
    assert!(Audit::new(train, [test], &stop).is_err());
}

/// A million puzzles and one leak of each kind: some minutes in release. There are 5.47 · 10⁹ classes of
/// grids, so by chance some 16 of the 9 · 10¹⁰ pairs share one.
#[test]
#[ignore = "takes minutes"]
fn one_leak_in_a_million_is_found() {
    let mut rng = ChaCha8Rng::seed_from_u64(99);
    let (train, mut test) = (puzzles(900_000, 11), puzzles(100_000, 12));
    let (train_set, before) = std::thread::scope(|scope| {
        let train = scope.spawn(|| set("train", &sheets(&train), false));
        let test = set("test", &sheets(&test), false);
        (train.join().expect("it does not panic"), test)
    });
    let audit = Audit::new(train_set.clone(), [before], &Stop::never()).expect("never stopped");
    let [copies, isomorphs, parts, moved, by_chance] = leaks(&audit.tests[0]);
    assert_eq!(copies.len() + isomorphs.len() + parts.len() + moved.len(), 0);
    println!("{} puzzles share a grid by chance", by_chance.len());
    assert!(by_chance.len() < 50);
    for &[line, of] in &by_chance {
        let form = |givens: &Givens| minlex(solution(givens).expect("it has one").grid()).form;
        assert_eq!(form(&test[line as usize - 1]), form(&train[of as usize - 1]));
    }

    let mut numbers = |most| std::array::from_fn(|_| rng.random_range(0..most));
    let (from, to): ([usize; 5], [usize; 5]) = (numbers(899_000), numbers(100_000));
    let mut planted = plant(&train, &mut test, from, to, &mut rng);
    let is_left = |&[line, _]: &[u64; 2]| !to.contains(&(line as usize - 1));
    planted[4].extend(by_chance.into_iter().filter(is_left));
    planted[4].sort_unstable();
    let after = set("test", &sheets(&test), false);
    let audit = Audit::new(train_set, [after], &Stop::never()).expect("never stopped");
    assert_eq!(leaks(&audit.tests[0]), planted);
    assert!(audit.tests[0].set.is_sound() && audit.train.is_sound());
}
