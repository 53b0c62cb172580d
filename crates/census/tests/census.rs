//! The numbers others found before, digit for digit, and the ways to them.

use chacha20::ChaCha8Rng;
use ennead_census::{
    Band, Columns, Completions, NAMINGS, SmallestBands, band_classes, fixed_grids,
};
use ennead_engine::{NO_LIMIT, count_solutions};
use ennead_grid::{Cell, Digit, Puzzle, Symmetry};
use ennead_stop::{Stop, Stopped};
use rand::{RngExt, SeedableRng};

/// B. Felgenhauer and F. Jarvis, *Enumerating possible Sudoku grids* (2005).
#[test]
fn all_grids_are_counted_band_by_band() {
    let table = Columns::new();
    let classes = band_classes();
    assert_eq!(classes.len(), 416);
    assert_eq!(classes.iter().map(|class| class.size).sum::<u64>(), 2_612_736);
    let grids = classes.iter().map(|class| {
        u128::from(class.size) * u128::from(Completions::new(&table, class.first).count())
    });
    let grids = grids.sum::<u128>() * u128::from(NAMINGS);
    assert_eq!(grids, 6_670_903_752_021_072_936_960);
}

#[test]
fn the_bands_of_a_class_begin_equally_many_grids() {
    let table = Columns::new();
    let mut rng = ChaCha8Rng::seed_from_u64(20);
    let classes = band_classes();
    for _ in 0..40 {
        let class = &classes[rng.random_range(0..416)];
        let completions = Completions::new(&table, class.first);
        let grid = completions.unrank(rng.random_range(0..completions.count())).expect("a grid");
        // Only what keeps the first band a band at the top.
        let other = loop {
            let symmetry = Symmetry::random(&mut rng);
            if !symmetry.transposes() && symmetry.rows()[0] < 3 {
                break symmetry.apply(grid);
            }
        };
        let count = Completions::new(&table, Band::first_of(&other)).count();
        assert_eq!(count, completions.count(), "{}", class.first);
    }
}

#[test]
fn the_grids_of_a_band_have_their_numbers() {
    let table = Columns::new();
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    for class in band_classes().into_iter().step_by(60) {
        let completions = Completions::new(&table, class.first);
        let count = completions.count();
        let mut ranks: Vec<u64> = (0..20).map(|_| rng.random_range(0..count)).collect();
        ranks.extend([0, 1, count - 1]);
        for rank in ranks {
            let grid = completions.unrank(rank).expect("a grid for every number below the count");
            assert!(Puzzle::try_from(*grid.grid()).is_ok(), "{grid}");
            assert_eq!(Band::first_of(&grid), class.first);
            assert_eq!(completions.rank(&grid), Some(rank), "{grid}");
        }
        assert_eq!(completions.unrank(count), None);
    }
}

/// Where two bands are given, a search finds as many third ones as the table says.
#[test]
fn a_search_finds_as_many_bands() {
    let table = Columns::new();
    let mut rng = ChaCha8Rng::seed_from_u64(22);
    for class in band_classes().into_iter().step_by(40) {
        let completions = Completions::new(&table, class.first);
        let grid = completions.unrank(rng.random_range(0..completions.count())).expect("a grid");
        let mut givens = *grid.grid();
        let third = Cell::ALL.into_iter().filter(|cell| cell.index() >= 54);
        third.for_each(|cell| givens.set(cell, None));
        let digit = |row: usize, column: usize| {
            grid.grid().get(Cell::at(row, column)).expect("the grid is full").get() - 1
        };
        let column = |column| (6..9).fold(0, |all, row| all | 1 << digit(row, column));
        let columns = [0, 1, 2].map(|it| [0, 1, 2].map(|place| column(it * 3 + place)));
        let found = count_solutions(&Puzzle::try_from(givens).expect("of a grid"), NO_LIMIT);
        assert_eq!(u64::from(table.bands(columns)), found, "{givens}");
    }
}

#[test]
fn a_band_is_refused_where_a_digit_comes_twice() {
    let digits = |text: &str| -> [Digit; 27] {
        let all: Vec<_> = text.bytes().map(|byte| Digit::new(byte - b'0')).collect();
        all.try_into().expect("27 digits")
    };
    assert!(Band::try_new(digits("123456789456789123789123456")).is_some());
    assert_eq!(Band::try_new(digits("123456789456789123789123466")), None);
    assert_eq!(Band::try_new(digits("123456789234567891345678912")), None);
}

/// E. Russell and F. Jarvis, *Mathematics of Sudoku II* (2006): some of the 26 classes besides
/// the identity that fix grids, and two that fix none.
#[test]
fn a_symmetry_fixes_as_many_grids_as_is_known() {
    for (symmetry, fixed) in [
        ("r123456789 c231564897 d123456789", 107_495_424),
        ("r123456789 c456789123 d123456789", 14_837_760),
        ("r123456789 c456789231 d123456789", 5_184),
        ("r123456789 c123456798 d123456789", 0),
        ("r123456798 c132465897 d123456789", 0),
    ] {
        let symmetry: Symmetry = symmetry.parse().expect("a symmetry");
        assert_eq!(fixed_grids(&symmetry, &Stop::never()), Ok(fixed), "{symmetry}");
    }
}

/// The first is known from the Players' Forum. With the last one, only one grid has no smaller
/// band.
#[test]
fn classes_are_counted_by_their_smallest_band() {
    let smallest = SmallestBands::new();
    let count = |number| smallest.count(number, &Stop::never());
    assert_eq!(count(1), Ok(1_007_170));
    assert_eq!(count(416), Ok(1));
}

/// The same number as by Burnside's lemma (E. Russell and F. Jarvis, 2006), in another way; 15 minutes on one core.
#[test]
#[ignore = "takes a quarter of an hour"]
fn the_smallest_bands_have_all_classes() {
    let smallest = SmallestBands::new();
    let counts =
        smallest.classes().iter().map(|class| smallest.count(class.number, &Stop::never()));
    assert_eq!(counts.sum::<Result<u64, _>>(), Ok(5_472_730_538));
}

#[test]
fn counting_can_be_stopped() {
    let symmetry = "r123456789 c231564897 d123456789".parse().expect("a symmetry");
    let stop = Stop::new();
    stop.raise();
    assert_eq!(fixed_grids(&symmetry, &stop), Err(Stopped));
    assert_eq!(SmallestBands::new().count(6, &stop), Err(Stopped));
}
