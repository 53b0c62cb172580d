//! Whether the laws of the step judge hold on many puzzles, and how fast it is:
//! `cargo run --release -p ennead-tools --bin judge -- SEED PATHS CLAIMS`
//!
//! Makes PATHS random minimal puzzles. Judges every step of the path of each, then CLAIMS random
//! claims, half of them true, in positions on it. Panics where a judgement disagrees with the solution;
//! a step that does not follow as expected, or a conclusion that is not proved again, shows in the
//! counts. Times are the judge's alone.

#[path = "../../../logic/tests/common/mod.rs"]
mod common;
#[path = "../../../logic/tests/common/judging.rs"]
mod judging;

use common::{Random, random_puzzle};
use judging::{Tally, judge_claims, judge_path};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|arg| arg.parse().expect("a number"));
    let mut next = |usual| arguments.next().unwrap_or(usual);
    let (mut random, paths, claims) = (Random(next(1)), next(100), next(100) as usize);
    let (mut steps, mut random_claims) = (Tally::default(), Tally::default());
    for _ in 0..paths {
        let givens = random_puzzle(&mut random);
        judge_path(&givens, &mut steps);
        if claims > 0 {
            judge_claims(&givens, claims, &mut random, &mut random_claims);
        }
    }
    let Tally { steps: count, as_expected, seconds, .. } = steps;
    println!(
        "{paths} paths, {count} steps: {as_expected} follow at once by their technique or an easier \
         one; {:.0} steps a second",
        count as f64 / seconds
    );
    let Tally { claims, wrong, right, follows, proved, search, unproven, seconds, .. } =
        random_claims;
    println!(
        "{claims} claims: {wrong} wrong, {right} true; {follows} follow, {proved} of them proved \
         again; {search} by search; {unproven} unproven; {:.0} claims a second",
        claims as f64 / seconds
    );
}
