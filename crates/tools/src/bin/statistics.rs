//! Draws how many givens plain minimal puzzles have, and how hard they are, as an SVG.
//!
//! ```text
//! cargo run --release -p ennead-tools --bin statistics -- 1000000 20000 400 > docs/images/minimal.svg
//! ```
//!
//! The arguments are the number of plain puzzles whose givens are counted, how many of them are
//! rated, and the number of puzzles drawn with even chances, all of which are counted and rated.
//! The tables go to standard error.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::ControlFlow;

use ennead_generate::{Made, Request, Watch, Wish, make};
use ennead_logic::Stop;
use ennead_rating::{Rater, RaterOptions};

type Histogram = BTreeMap<u32, u64>;

/// How many givens puzzles have, and how they are rated.
#[derive(Default)]
struct Counts {
    clues: Histogram,
    ratings: Histogram,
}

fn main() {
    let numbers: Vec<u64> =
        std::env::args().skip(1).map(|text| text.parse().expect("a number")).collect();
    let &[plain, rated, even] = numbers.as_slice() else { panic!("three numbers") };
    let plain = count(Wish::default(), plain, rated);
    let even = count(Wish { even: true, ..Wish::default() }, even, even);
    for (name, histogram) in [
        ("givens", &plain.clues),
        ("ER", &plain.ratings),
        ("givens, even", &even.clues),
        ("ER, even", &even.ratings),
    ] {
        let total: u64 = histogram.values().sum();
        let mean: f64 = histogram.iter().map(|(&x, &n)| f64::from(x) * n as f64).sum::<f64>();
        eprintln!("{name}: {total} puzzles, mean {:.3}", mean / total as f64);
        for (x, n) in histogram {
            eprintln!("  {x} {n} {:.4} %", 100.0 * *n as f64 / total as f64);
        }
    }
    print!("{}", svg(&plain, &even));
}

/// Makes puzzles and rates the first of them.
fn count(wish: Wish, puzzles: u64, rated: u64) -> Counts {
    let mut counts = Counts::default();
    let mut rater = Rater::new(RaterOptions::default());
    let mut done = 0;
    let request = Request { wish, first: 0, count: puzzles, seed: 2026, threads: 2 };
    make(&request, &Watch::new(), &Stop::never(), |made: Made| {
        *counts.clues.entry(made.puzzle.givens().len() as u32).or_default() += 1;
        if done < rated {
            let er = rater.rate(&made.puzzle, &Stop::never()).expect("never stopped").er.get();
            *counts.ratings.entry(u32::from(er)).or_default() += 1;
        }
        done += 1;
        ControlFlow::Continue(())
    })
    .expect("plain puzzles can be made");
    counts
}

fn svg(plain: &Counts, even: &Counts) -> String {
    const PLAIN: &str = "#3b6ea5";
    const EVEN: &str = "#d9822b";
    let mut svg = String::new();
    svg += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 560\" font-family=\"sans-serif\" font-size=\"12\">\n";
    svg += "<rect width=\"720\" height=\"560\" fill=\"#fff\"/>\n";
    let of = |histogram: &Histogram| histogram.values().sum::<u64>();
    let clues = Panel {
        top: 10,
        title: format!(
            "Givens of minimal puzzles, per cent: {} left out at random (blue), {} by even chances (orange)",
            of(&plain.clues),
            of(&even.clues)
        ),
        range: (19, 30),
        sets: [(&plain.clues, PLAIN), (&even.clues, EVEN)],
        label: |x| x.to_string(),
    };
    clues.draw(&mut svg);
    let ratings = Panel {
        top: 290,
        title: format!(
            "Rating (ER) of minimal puzzles, per cent: {} left out at random (blue), {} by even chances (orange)",
            of(&plain.ratings),
            of(&even.ratings)
        ),
        range: (2, 19),
        sets: [(&in_halves(&plain.ratings), PLAIN), (&in_halves(&even.ratings), EVEN)],
        label: |x| format!("{}.{}", x / 2, x % 2 * 5),
    };
    ratings.draw(&mut svg);
    svg += "</svg>\n";
    svg
}

/// Steps of half a point keep the picture readable.
fn in_halves(ratings: &Histogram) -> Histogram {
    let mut halves = Histogram::new();
    for (er, n) in ratings {
        *halves.entry(er / 5).or_default() += n;
    }
    halves
}

/// Histograms side by side.
struct Panel<'a> {
    top: u32,
    title: String,
    /// The first and the last value that is drawn.
    range: (u32, u32),
    /// Each with its colour.
    sets: [(&'a Histogram, &'static str); 2],
    /// What is written below a value.
    label: fn(u32) -> String,
}

impl Panel<'_> {
    fn draw(&self, svg: &mut String) {
        let &Panel { top, ref title, range: (first, last), ref sets, label } = self;
        let _ =
            writeln!(svg, "<text x=\"40\" y=\"{}\" font-weight=\"bold\">{title}</text>", top + 16);
        let share = |histogram: &Histogram, x: u32| {
            let total: u64 = histogram.values().sum();
            *histogram.get(&x).unwrap_or(&0) as f64 / total.max(1) as f64
        };
        let highest = sets
            .iter()
            .flat_map(|(histogram, _)| (first..=last).map(|x| share(histogram, x)))
            .fold(0.01, f64::max);
        let step = 640.0 / f64::from(last - first + 1);
        let width = step * 0.8 / sets.len() as f64;
        for x in first..=last {
            let left = 40.0 + step * f64::from(x - first);
            for (k, (histogram, colour)) in sets.iter().enumerate() {
                let height = 180.0 * share(histogram, x) / highest;
                let (left, y) = (left + width * k as f64, f64::from(top) + 220.0 - height);
                let _ = writeln!(
                    svg,
                    "<rect x=\"{left:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{colour}\"/>"
                );
                let percent = 100.0 * share(histogram, x);
                if percent >= 0.05 {
                    let _ = writeln!(
                        svg,
                        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"8\">{percent:.1}</text>",
                        left + width / 2.0,
                        y - 3.0
                    );
                }
            }
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                left + step * 0.4,
                top + 236,
                label(x)
            );
        }
    }
}
