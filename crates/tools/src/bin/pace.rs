//! Measures how fast puzzles are made, on one thread, in CPU time.

use std::ops::ControlFlow;
use std::time::Instant;

use chacha20::ChaCha8Rng;
use ennead_generate::{Draft, Minimiser, Ratings, Request, Watch, Wish, full_grid, make};
use ennead_grid::Cell;
use ennead_grid::CellSet;
use ennead_logic::Stop;
use ennead_rating::{Level, Tenths};
use rand::SeedableRng;
use rand::seq::SliceRandom;

fn main() {
    let seconds = |since: Instant| since.elapsed().as_secs_f64();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let start = Instant::now();
    let grids: Vec<_> = (0..20_000).map(|_| full_grid(&mut rng)).collect();
    println!("full grids {:.0}/s", grids.len() as f64 / seconds(start));
    let mut minimiser = Minimiser::new();
    let mut fastest = 0.0f64;
    for _ in 0..7 {
        let start = Instant::now();
        let mut total = 0;
        for chunk in grids.chunks(2048).take(4) {
            let mut drafts: Vec<Draft> = chunk
                .iter()
                .map(|&solution| {
                    let mut queue: Vec<CellSet> = Cell::ALL.map(CellSet::from).to_vec();
                    queue.shuffle(&mut rng);
                    Draft { solution, clues: CellSet::ALL, queue, least: 0 }
                })
                .collect();
            minimiser.reduce(&mut drafts);
            total += drafts.len();
        }
        fastest = fastest.max(total as f64 / seconds(start));
        println!(
            "minimal {:.0}/s, {:.1} questions each",
            total as f64 / seconds(start),
            std::mem::take(&mut minimiser.questions) as f64 / total as f64
        );
    }
    println!("minimal, grids not counted: {fastest:.0}/s at best");
    let wishes = Level::ALL.map(|level| (level.name(), Some(Ratings::from(level))));
    let eight = Ratings { least: Tenths::new(80), most: Tenths::new(120) };
    for (name, rating) in wishes.into_iter().chain([("8.0 and above", Some(eight))]) {
        for minimal in [false, true] {
            let wish = Wish { rating, minimal, ..Wish::default() };
            let request = Request { wish, first: 0, count: u64::MAX, seed: 1, threads: 1 };
            let watch = Watch::new();
            let start = Instant::now();
            let result = make(&request, &watch, &Stop::never(), |_| {
                if seconds(start) > 2.0 {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            let rate = watch.made() as f64 / seconds(start);
            let tried = watch.attempts() as f64 / watch.made().max(1) as f64;
            println!("{name}, minimal {minimal}: {rate:.1}/s, {tried:.1} drafts each {result:?}");
        }
    }
}
