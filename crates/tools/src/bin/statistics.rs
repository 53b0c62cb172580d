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
use ennead_logic::rating::{Rater, RaterOptions};

type Histogram = BTreeMap<u32, u64>;

fn main() {
    let numbers: Vec<u64> =
        std::env::args().skip(1).map(|text| text.parse().expect("a number")).collect();
    let &[plain, rated, even] = numbers.as_slice() else { panic!("three numbers") };
    let (mut clues, mut ratings) = (Histogram::new(), Histogram::new());
    let (mut even_clues, mut even_ratings) = (Histogram::new(), Histogram::new());
    let mut rater = Rater::new(RaterOptions::default());
    let mut done = 0;
    each(Wish::default(), plain, |made| {
        *clues.entry(made.puzzle.givens().len() as u32).or_default() += 1;
        if done < rated {
            let er = rater.rate(&made.puzzle, &Stop::never()).expect("never stopped").er.get();
            *ratings.entry(u32::from(er)).or_default() += 1;
        }
        done += 1;
    });
    each(Wish { even: true, ..Wish::default() }, even, |made| {
        *even_clues.entry(made.puzzle.givens().len() as u32).or_default() += 1;
        let er = rater.rate(&made.puzzle, &Stop::never()).expect("never stopped").er.get();
        *even_ratings.entry(u32::from(er)).or_default() += 1;
    });
    for (name, histogram) in [
        ("givens", &clues),
        ("ER", &ratings),
        ("givens, even", &even_clues),
        ("ER, even", &even_ratings),
    ] {
        let total: u64 = histogram.values().sum();
        let mean: f64 = histogram.iter().map(|(&x, &n)| f64::from(x) * n as f64).sum::<f64>();
        eprintln!("{name}: {total} puzzles, mean {:.3}", mean / total as f64);
        for (x, n) in histogram {
            eprintln!("  {x} {n} {:.4} %", 100.0 * *n as f64 / total as f64);
        }
    }
    // Steps of half a point keep the picture readable.
    let in_halves = |ratings: &Histogram| {
        let mut halves = Histogram::new();
        for (er, n) in ratings {
            *halves.entry(er / 5).or_default() += n;
        }
        halves
    };
    let (halves, even_halves) = (in_halves(&ratings), in_halves(&even_ratings));
    let mut svg = String::new();
    svg += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 560\" font-family=\"sans-serif\" font-size=\"12\">\n";
    svg += "<rect width=\"720\" height=\"560\" fill=\"#fff\"/>\n";
    let panel = |svg: &mut String,
                 top,
                 title: &str,
                 range: (u32, u32),
                 sets: &[(&Histogram, &str)],
                 label: fn(u32) -> String| {
        let (first, last) = range;
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
    };
    const PLAIN: &str = "#3b6ea5";
    const EVEN: &str = "#d9822b";
    let of = |histogram: &Histogram| histogram.values().sum::<u64>();
    panel(
        &mut svg,
        10,
        &format!(
            "Givens of minimal puzzles, per cent: {} left out at random (blue), {} by even chances (orange)",
            of(&clues),
            of(&even_clues)
        ),
        (19, 30),
        &[(&clues, PLAIN), (&even_clues, EVEN)],
        |x| x.to_string(),
    );
    panel(
        &mut svg,
        290,
        &format!(
            "Rating (ER) of minimal puzzles, per cent: {} left out at random (blue), {} by even chances (orange)",
            of(&ratings),
            of(&even_ratings)
        ),
        (2, 19),
        &[(&halves, PLAIN), (&even_halves, EVEN)],
        |x| format!("{}.{}", x / 2, x % 2 * 5),
    );
    svg += "</svg>\n";
    print!("{svg}");
}

fn each(wish: Wish, count: u64, mut take: impl FnMut(Made)) {
    let request = Request { wish, first: 0, count, seed: 2026, threads: 2 };
    make(&request, &Watch::new(), &Stop::never(), |made| {
        take(made);
        ControlFlow::Continue(())
    })
    .expect("plain puzzles can be made");
}
