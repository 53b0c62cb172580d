//! Draws how the scales go together, as SVG on standard output:
//! `cargo run --release -p ennead-tools --bin scales -- COUNT > docs/images/scales.svg`
//!
//! COUNT random minimal puzzles; B beside ER, HoDoKu's score and the human estimate. The area of a
//! square is the share of puzzles among those of the same B. Correlations are by rank (Spearman).

use std::fmt::Write;

use chacha20::ChaCha8Rng;
use ennead_depth::{Classifier, Scale};
use ennead_generate::sets::Set;
use ennead_logic::{Options, PathFinder, Position, Table};
use ennead_rating::{Features, Rater, RaterOptions};
use ennead_stop::Stop;
use rand::SeedableRng;

/// A scale to put beside B: its name, and the value of column 0 and the width of a column.
const BESIDE: [(&str, f64, f64); 3] =
    [("ER", 1.0, 0.5), ("HoDoKu score", 200.0, 200.0), ("human estimate", 0.5, 0.5)];
const COLUMNS: usize = 18;
const ROWS: usize = 8;
/// Pixels of a square, and of a panel with its margin.
const SIDE: f64 = 14.0;
const PANEL: f64 = COLUMNS as f64 * SIDE + 60.0;

fn main() {
    let count = std::env::args().nth(1).map_or(20_000, |n| n.parse().expect("a number"));
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    // The human estimate goes by the steps.
    let with_steps = RaterOptions { steps: true, ..RaterOptions::default() };
    let (mut classifier, mut rater) = (Classifier::new(), Rater::new(with_steps));
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let stop = Stop::never();
    let (mut depths, mut others) = (Vec::new(), [(); 3].map(|()| Vec::new()));
    for _ in 0..count {
        let puzzle = Set::Minimal.puzzle(&mut rng);
        let depth = classifier.classify(&puzzle, Scale::Braids, 36, &stop).expect("never stopped");
        let Some(depth) = depth.exactly() else { continue };
        let (rating, path) = rater.path(&puzzle, &stop).expect("never stopped");
        let hodoku = finder.path(&Position::new(&puzzle), &stop).expect("never stopped");
        depths.push(f64::from(depth));
        others[0].push(rating.er.to_f64());
        others[1].push(f64::from(hodoku.score));
        others[2].push(Features::new(&puzzle, &path).difficulty());
    }
    let (width, height) = (3.0 * PANEL + 20.0, ROWS as f64 * SIDE + 80.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"11\"><title>B beside other scales, {count} puzzles</title>\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    for (k, (about, values)) in BESIDE.iter().zip(&others).enumerate() {
        panel(&mut svg, k as f64 * PANEL + 40.0, about, values, &depths);
    }
    println!("{svg}</svg>");
}

/// One scale beside B.
fn panel(svg: &mut String, left: f64, about: &(&str, f64, f64), values: &[f64], depths: &[f64]) {
    let &(name, first, width) = about;
    let mut counts = [[0.0f64; COLUMNS]; ROWS];
    for (value, depth) in values.iter().zip(depths) {
        let column = ((value - first) / width).max(0.0) as usize;
        counts[(*depth as usize).min(ROWS - 1)][column.min(COLUMNS - 1)] += 1.0;
    }
    let y = |row: usize| 40.0 + (ROWS - 1 - row) as f64 * SIDE;
    let text = |svg: &mut String, x: f64, y: f64, text: &str| {
        writeln!(svg, "<text x=\"{x:.0}\" y=\"{y:.0}\" text-anchor=\"middle\">{text}</text>")
            .expect("a String takes all");
    };
    for (row, of_row) in counts.iter().enumerate() {
        let all: f64 = of_row.iter().sum();
        let more = if row == ROWS - 1 { "+" } else { "" };
        text(svg, left - 14.0, y(row) + 11.0, &format!("{row}{more}"));
        for (column, count) in of_row.iter().enumerate().filter(|(_, count)| **count > 0.0) {
            let side = SIDE * (count / all).sqrt();
            let (x, y) =
                (left + column as f64 * SIDE + (SIDE - side) / 2.0, y(row) + (SIDE - side) / 2.0);
            writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{side:.1}\" height=\"{side:.1}\" fill=\"#25507a\"/>"
            )
            .expect("a String takes all");
        }
    }
    let bottom = y(0) + SIDE + 14.0;
    for column in (0..=COLUMNS).step_by(4) {
        let value = first + column as f64 * width;
        text(svg, left + column as f64 * SIDE, bottom, &format!("{value}"));
    }
    let title = format!("B and {name}: ρ = {:.2}", spearman(values, depths));
    text(svg, left + COLUMNS as f64 * SIDE / 2.0, 24.0, &title);
}

/// The correlation of ranks; equals share theirs.
fn spearman(a: &[f64], b: &[f64]) -> f64 {
    let (a, b) = (ranks(a), ranks(b));
    let mean = (a.len() + 1) as f64 / 2.0;
    let sum = |x: &[f64], y: &[f64]| -> f64 {
        x.iter().zip(y).map(|(x, y)| (x - mean) * (y - mean)).sum()
    };
    sum(&a, &b) / (sum(&a, &a) * sum(&b, &b)).sqrt()
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&i, &j| values[i].total_cmp(&values[j]));
    let mut ranks = vec![0.0; values.len()];
    for same in order.chunk_by(|&i, &j| values[i] == values[j]) {
        let first = order.partition_point(|&i| values[i] < values[same[0]]);
        same.iter().for_each(|&i| ranks[i] = first as f64 + (same.len() + 1) as f64 / 2.0);
    }
    ranks
}
