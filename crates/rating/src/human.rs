//! How hard people find a puzzle: an estimate from the path.
//!
//! SE's rating is that of the hardest step alone. The time people take depends as much on how many
//! steps there are at each level, and on how many are open at a time: if only one cell can be
//! filled, it has to be found (R. Pelánek, *Difficulty Rating of Sudoku Puzzles: An Overview and
//! Evaluation*, 2014). The estimate is a model of such [`Features`], linear in the logarithm of the
//! difficulty. Its coefficients are fitted by ridge regression to the 344 puzzles for which
//! synnwang/sudoku_dataset_difficulty (CC0) gives the difficulty D_TR, computed from solving times:
//! 0.57 to 15.1, half of them below 1.3. Nearly all of these puzzles need no chains and none is
//! above 7.4, so for harder puzzles the estimate extrapolates.
//!
//! By repeated nested ten-fold cross-validation the estimate correlates with D_TR by 0.82 (Pearson;
//! 95% interval 0.71 to 0.91) and 0.72 (Spearman; 0.66 to 0.78), SE's rating alone by 0.74 (0.60 to
//! 0.85) and 0.66 (0.59 to 0.72). On the same samples the gain is 0.080 (0.002 to 0.155) and 0.062
//! (0.020 to 0.101). `cargo run --release -p ennead-tools --bin fit_human -- FILE`
//! repeats the fit and prints the coefficients. Rejected: fitting the difficulty itself instead of
//! its logarithm (0.74, 0.69); plain counts of steps instead of their logarithms (0.80, 0.72);
//! leaving out the open singles (0.80, 0.70).
//!
//! What these figures do not say: the features were chosen by looking at all 344 puzzles, and only
//! the coefficients are validated. The model predicts a mean logarithm, so its exponential is a
//! median difficulty rather than a mean.

use ennead_grid::Puzzle;

use super::{RatingStep, Tenths, se};

/// The features of a puzzle's path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Features {
    /// The values, named by [`Features::NAMES`].
    pub values: [f64; Features::COUNT],
}

/// The ranges of ratings in which steps are counted, in tenths. Steps rated 3.7 to 4.4 (swordfish, hidden
/// triplets, XY- and XYZ-wings) and those rated 1.0 and 1.2 (the easiest singles) are not counted.
/// They only show in the ER, if nothing harder is needed.
const LEVELS: [(u16, u16); 7] =
    [(13, 15), (16, 20), (21, 25), (26, 28), (29, 36), (45, 62), (63, u16::MAX)];

/// The head of the module says where the coefficients come from.
const INTERCEPT: f64 = 0.3102;
const COEFFICIENTS: [f64; Features::COUNT] = [
    0.0422, -0.0226, 0.1133, 0.4151, 0.5248, 0.1460, 0.2995, 0.1247, 0.0290, 0.0022, 0.0964,
    0.2278, -0.2423, 0.0617,
];

impl Features {
    /// The difficulty of the hardest puzzle for which people's times are known. A higher estimate
    /// means only that the puzzle is harder than that.
    pub const HARDEST_MEASURED: f64 = 15.1;

    /// The ER of the hardest-rated puzzle for which people's times are known. For puzzles rated higher,
    /// the estimate is an extrapolation, whatever its value.
    pub const HIGHEST_RATED: Tenths = Tenths::new(74);

    /// The number of features.
    pub const COUNT: usize = 14;

    /// The names of the features. Steps and scarcities count as the logarithm of one more than
    /// their number.
    pub const NAMES: [&str; Features::COUNT] = [
        "ER",
        "givens",
        "steps 1.5",
        "steps 1.7 to 2.0",
        "steps 2.3 to 2.5",
        "steps 2.6 to 2.8",
        "steps 3.0 to 3.6",
        "steps 4.5 to 6.2",
        "steps from 6.5",
        "scarcity of hidden singles in boxes",
        "scarcity of hidden singles",
        "scarcity of singles",
        "mean logarithm of open hidden singles in the first half",
        "mean logarithm of open singles",
    ];

    /// The features of a puzzle with this path.
    pub fn new(puzzle: &Puzzle, path: &[RatingStep]) -> Features {
        let tenths = |step: &RatingStep| step.rating.get();
        let open = se::open_singles(puzzle, path);
        // The fewer steps there are to choose from, the longer it takes to find one.
        let scarcity = |kind: usize| -> f64 {
            let sum: f64 = open.iter().map(|open| 1.0 / (0.5 + open[kind] as f64)).sum();
            sum.ln_1p()
        };
        let mean_log = |open: &[[u32; 3]], kind: usize| {
            let sum: f64 = open.iter().map(|open| (open[kind] as f64).ln_1p()).sum();
            sum / open.len().max(1) as f64
        };
        let mut values = [0.0; Features::COUNT];
        values[0] = path.iter().map(tenths).max().unwrap_or(0) as f64 / 10.0;
        values[1] = puzzle.givens().len() as f64;
        for (value, (from, to)) in values[2..9].iter_mut().zip(LEVELS) {
            let steps = path.iter().filter(|step| (from..=to).contains(&tenths(step))).count();
            *value = (steps as f64).ln_1p();
        }
        for kind in 0..3 {
            values[9 + kind] = scarcity(kind);
        }
        values[12] = mean_log(&open[..open.len() / 2], 1);
        values[13] = mean_log(&open, 2);
        Features { values }
    }

    /// The difficulty people are expected to find, on the scale of D_TR: 1 is easy, 3 is hard, 10
    /// is beyond most people.
    ///
    /// ```
    /// use ennead_grid::{Givens, Puzzle};
    /// use ennead_rating::{Features, Rater, RaterOptions};
    /// use ennead_stop::Stop;
    ///
    /// let givens: Givens =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ///         .parse()?;
    /// let puzzle = Puzzle::try_from(givens)?;
    /// let mut rater = Rater::new(RaterOptions { steps: true, ..RaterOptions::default() });
    /// let (_, path) = rater.path(&puzzle, &Stop::never())?;
    /// let difficulty = Features::new(&puzzle, &path).difficulty();
    /// assert!(difficulty < 1.2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn difficulty(&self) -> f64 {
        let terms = self.values.iter().zip(COEFFICIENTS);
        (INTERCEPT + terms.map(|(value, coefficient)| value * coefficient).sum::<f64>()).exp()
    }
}
