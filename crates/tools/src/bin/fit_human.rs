//! Fits the human difficulty estimate and says how good it is.
//!
//! `cargo run --release -p ennead-tools --bin fit_human -- FILE`, where FILE is the CSV of
//! synnwang/sudoku_dataset_difficulty: number, puzzle, D_TO, D_TR.
//!
//! How good: ten-fold cross-validation, repeated with twenty shufflings; in each training part the
//! ridge parameter is chosen by five-fold cross-validation again, so that no puzzle has a say
//! in its own prediction. The intervals are bootstrap intervals (2,000 samples of the puzzles) of
//! the mean prediction over the repetitions. The gain over ER alone has an interval of its own: both are
//! compared on the same samples, so what makes a sample easy or hard to predict for both cancels out. The choice of the features themselves, made
//! once by looking at all puzzles, is not part of the validation.

use ennead_grid::{Givens, Puzzle};
use ennead_logic::Stop;
use ennead_rating::{Features, Rater, RaterOptions};

const N: usize = Features::COUNT;
const LAMBDAS: [f64; 7] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0];
const REPEATS: usize = 20;

struct Case {
    features: [f64; N],
    difficulty: f64,
}

fn main() {
    let file = std::env::args().nth(1).expect("usage: fit_human FILE");
    let text = std::fs::read_to_string(&file).expect("a readable file");
    let mut rater = Rater::new(RaterOptions { steps: true, ..RaterOptions::default() });
    let mut cases = Vec::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let &[_, puzzle, _, difficulty] = &fields[..] else { continue };
        let givens: Givens = puzzle.parse().expect("a puzzle");
        let puzzle = Puzzle::try_from(givens).expect("no clash");
        let (_, path) = rater.path(&puzzle, &Stop::never()).expect("never stopped");
        let features = Features::new(&puzzle, &path).values;
        cases.push(Case { features, difficulty: difficulty.trim().parse().expect("a number") });
    }
    let all: Vec<usize> = (0..cases.len()).collect();
    let truth: Vec<f64> = cases.iter().map(|case| case.difficulty).collect();
    let er: Vec<f64> = cases.iter().map(|case| case.features[0]).collect();
    println!("{} puzzles", cases.len());

    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let mut mean = vec![0.0; cases.len()];
    let (mut pearsons, mut spearmans) = (Vec::new(), Vec::new());
    for _ in 0..REPEATS {
        let mut order = all.clone();
        random.shuffle(&mut order);
        let mut predictions = vec![0.0; cases.len()];
        for fold in 0..10 {
            let (test, training) = split(&order, fold, 10);
            let model = Model::fit(&cases, &training, best_lambda(&cases, &training));
            for i in test {
                predictions[i] = model.predict(&cases[i]).exp();
            }
        }
        pearsons.push(pearson(&predictions, &truth));
        spearmans.push(pearson(&ranks(&predictions), &ranks(&truth)));
        for (mean, prediction) in mean.iter_mut().zip(&predictions) {
            *mean += prediction / REPEATS as f64;
        }
    }
    report("ER alone", &er, &truth, &mut random);
    report("estimate, mean prediction", &mean, &truth, &mut random);
    report_gain(&er, &mean, &truth, &mut random);
    println!("each repetition: Pearson {}, Spearman {}", spread(&pearsons), spread(&spearmans));

    let lambda = best_lambda(&cases, &all);
    let model = Model::fit(&cases, &all, lambda);
    println!("ridge parameter {lambda}");
    println!("const INTERCEPT: f64 = {:.4};", model.intercept);
    println!("const COEFFICIENTS: [f64; Features::COUNT] = [");
    for (coefficient, name) in model.coefficients.iter().zip(Features::NAMES) {
        println!("    {coefficient:.4}, // {name}");
    }
    println!("];");
}

/// A linear model of the logarithm of the difficulty.
struct Model {
    intercept: f64,
    coefficients: [f64; N],
}

impl Model {
    /// Ridge regression on standardised features; `lambda` is relative to the number of cases.
    fn fit(cases: &[Case], training: &[usize], lambda: f64) -> Model {
        let n = training.len() as f64;
        let column = |k: usize| training.iter().map(move |&i| cases[i].features[k]);
        let means: [f64; N] = std::array::from_fn(|k| column(k).sum::<f64>() / n);
        let scales: [f64; N] = std::array::from_fn(|k| {
            let variance = column(k).map(|x| (x - means[k]).powi(2)).sum::<f64>() / n;
            variance.sqrt().max(1e-9)
        });
        let logs: Vec<f64> = training.iter().map(|&i| cases[i].difficulty.ln()).collect();
        let mean_log = logs.iter().sum::<f64>() / n;
        let mut normal = [[0.0; N]; N];
        let mut right = [0.0; N];
        for (&i, log) in training.iter().zip(&logs) {
            let z: [f64; N] =
                std::array::from_fn(|k| (cases[i].features[k] - means[k]) / scales[k]);
            for a in 0..N {
                right[a] += z[a] * (log - mean_log);
                for b in 0..N {
                    normal[a][b] += z[a] * z[b];
                }
            }
        }
        for (k, row) in normal.iter_mut().enumerate() {
            row[k] += lambda * n;
        }
        let weights = solve(normal, right);
        let coefficients: [f64; N] = std::array::from_fn(|k| weights[k] / scales[k]);
        let shift: f64 = coefficients.iter().zip(means).map(|(c, mean)| c * mean).sum();
        Model { intercept: mean_log - shift, coefficients }
    }

    fn predict(&self, case: &Case) -> f64 {
        let terms = self.coefficients.iter().zip(case.features);
        self.intercept + terms.map(|(coefficient, x)| coefficient * x).sum::<f64>()
    }
}

/// The parameter with the least error in five-fold cross-validation.
fn best_lambda(cases: &[Case], training: &[usize]) -> f64 {
    let error = |lambda: f64| -> f64 {
        (0..5)
            .flat_map(|fold| {
                let (test, rest) = split(training, fold, 5);
                let model = Model::fit(cases, &rest, lambda);
                test.into_iter()
                    .map(move |i| (model.predict(&cases[i]) - cases[i].difficulty.ln()).powi(2))
            })
            .sum()
    };
    LAMBDAS.into_iter().min_by(|a, b| error(*a).total_cmp(&error(*b))).expect("some")
}

/// Every `folds`-th case from `fold` on, and the others.
fn split(cases: &[usize], fold: usize, folds: usize) -> (Vec<usize>, Vec<usize>) {
    let (mut test, mut training) = (Vec::new(), Vec::new());
    for (i, &case) in cases.iter().enumerate() {
        if i % folds == fold { test.push(case) } else { training.push(case) }
    }
    (test, training)
}

/// Gaussian elimination with pivots.
fn solve(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for k in 0..N {
        let pivot = (k..N)
            .max_by(|&a, &b| matrix[a][k].abs().total_cmp(&matrix[b][k].abs()))
            .expect("some row");
        matrix.swap(k, pivot);
        right.swap(k, pivot);
        for row in k + 1..N {
            let factor = matrix[row][k] / matrix[k][k];
            for column in k..N {
                matrix[row][column] -= factor * matrix[k][column];
            }
            right[row] -= factor * right[k];
        }
    }
    let mut solution = [0.0; N];
    for k in (0..N).rev() {
        let known: f64 = (k + 1..N).map(|column| matrix[k][column] * solution[column]).sum();
        solution[k] = (right[k] - known) / matrix[k][k];
    }
    solution
}

fn pearson(a: &[f64], b: &[f64]) -> f64 {
    let n = a.len() as f64;
    let (mean_a, mean_b) = (a.iter().sum::<f64>() / n, b.iter().sum::<f64>() / n);
    let (mut ab, mut aa, mut bb) = (0.0, 0.0, 0.0);
    for (a, b) in a.iter().zip(b) {
        ab += (a - mean_a) * (b - mean_b);
        aa += (a - mean_a).powi(2);
        bb += (b - mean_b).powi(2);
    }
    ab / (aa * bb).sqrt()
}

/// Ranks, equal values sharing the mean of theirs.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    let mut from = 0;
    while from < order.len() {
        let mut to = from;
        while to < order.len() && values[order[to]] == values[order[from]] {
            to += 1;
        }
        for &i in &order[from..to] {
            ranks[i] = (from + to - 1) as f64 / 2.0;
        }
        from = to;
    }
    ranks
}

/// Both correlations with 95% bootstrap intervals.
fn report(name: &str, predictions: &[f64], truth: &[f64], random: &mut Random) {
    let (mut pearsons, mut spearmans) = (Vec::new(), Vec::new());
    for _ in 0..2000 {
        let sample: Vec<usize> = truth.iter().map(|_| random.below(truth.len())).collect();
        let pick = |values: &[f64]| -> Vec<f64> { sample.iter().map(|&i| values[i]).collect() };
        let (p, t) = (pick(predictions), pick(truth));
        pearsons.push(pearson(&p, &t));
        spearmans.push(pearson(&ranks(&p), &ranks(&t)));
    }
    let interval = |values: &mut Vec<f64>| {
        values.sort_by(f64::total_cmp);
        format!("{:.3} to {:.3}", values[50], values[1949])
    };
    println!(
        "{name}: Pearson {:.3} ({}), Spearman {:.3} ({})",
        pearson(predictions, truth),
        interval(&mut pearsons),
        pearson(&ranks(predictions), &ranks(truth)),
        interval(&mut spearmans),
    );
}

/// How much better `new` correlates than `old`, on the same bootstrap samples.
fn report_gain(old: &[f64], new: &[f64], truth: &[f64], random: &mut Random) {
    let gain = |sample: &[usize]| {
        let pick = |values: &[f64]| -> Vec<f64> { sample.iter().map(|&i| values[i]).collect() };
        let (old, new, truth) = (pick(old), pick(new), pick(truth));
        let ranked = ranks(&truth);
        let spearmans = pearson(&ranks(&new), &ranked) - pearson(&ranks(&old), &ranked);
        [pearson(&new, &truth) - pearson(&old, &truth), spearmans]
    };
    let draw = |_| {
        let sample: Vec<usize> = truth.iter().map(|_| random.below(truth.len())).collect();
        gain(&sample)
    };
    let samples: Vec<[f64; 2]> = (0..2000).map(draw).collect();
    let all: Vec<usize> = (0..truth.len()).collect();
    for (k, name) in ["Pearson", "Spearman"].into_iter().enumerate() {
        let mut gains: Vec<f64> = samples.iter().map(|sample| sample[k]).collect();
        gains.sort_by(f64::total_cmp);
        let worse = gains.iter().filter(|&&gain| gain <= 0.0).count();
        println!(
            "gain over ER alone, {name}: {:.3} ({:.3} to {:.3}); none in {worse} of 2,000 samples",
            gain(&all)[k],
            gains[50],
            gains[1949],
        );
    }
}

/// Mean, least and greatest.
fn spread(values: &[f64]) -> String {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let greatest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    format!("{mean:.3} ({least:.3} to {greatest:.3})")
}

/// Xorshift: the figures are the same on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % n
    }

    fn shuffle(&mut self, values: &mut [usize]) {
        for i in (1..values.len()).rev() {
            values.swap(i, self.below(i + 1));
        }
    }
}
