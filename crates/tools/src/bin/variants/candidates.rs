//! How long the true candidates take.

use std::time::Duration;

use chacha20::ChaCha8Rng;
use ennead_board::Cell;
use ennead_format::{Unknown, open};
use ennead_rule::{KINDS, Setup};
use ennead_variant::Puzzle;
use rand::{RngExt, SeedableRng};

use crate::entries::Entry;
use crate::{Clock, within};

/// How many clues are taken out.
const TAKEN: [usize; 4] = [0, 3, 6, 10];

/// Prints the times of all puzzles that can be read.
pub(crate) fn print(entries: &[Entry], limit: Duration) {
    println!("taken out  puzzles  median-ms   95%-ms   99%-ms slowest-ms not-decided");
    for taken in TAKEN {
        let (mut times, mut undecided) = (Vec::new(), 0);
        for (number, entry) in entries.iter().enumerate() {
            let Some(mut setup) = only(&entry.text) else { continue };
            let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
            (0..taken).for_each(|_| take_one(&mut setup, &mut rng));
            let Ok(puzzle) = Puzzle::new(setup) else { continue };
            let clock = Clock::start();
            let found = within(limit, |stop| puzzle.true_candidates(stop));
            times.push(clock.milliseconds());
            undecided += usize::from(found.is_err());
        }
        times.sort_by(f64::total_cmp);
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
        let [median, most, nearly, slowest] = [0.5, 0.95, 0.99, 1.0].map(at);
        let number = times.len();
        print!("{taken:9}  {number:7}  {median:9.2}  {most:7.1}  {nearly:7.1}");
        println!("  {slowest:9.1}  {undecided:10}");
    }
}

/// The puzzle of a text that holds one.
fn only(text: &str) -> Option<Setup> {
    let opened = <[_; 1]>::try_from(open(text, Unknown::Refused).ok()?).ok()?;
    Some(opened[0].setup())
}

/// Takes out a given, or a rule that is not about the whole board; nothing if there is none left.
fn take_one(setup: &mut Setup, rng: &mut ChaCha8Rng) {
    let givens: Vec<Cell> = setup.givens.cells().iter().collect();
    let is_clue = |name: &str| KINDS.iter().any(|kind| kind.name == name && !kind.is_bare());
    let rules: Vec<usize> =
        (0..setup.rules.len()).filter(|&i| is_clue(setup.rules[i].name())).collect();
    let clues = givens.len() + rules.len();
    if clues == 0 {
        return;
    }
    let chosen = rng.random_range(0..clues);
    match givens.get(chosen) {
        Some(&cell) => setup.givens.set(cell, None),
        None => drop(setup.rules.remove(rules[chosen - givens.len()])),
    }
}
