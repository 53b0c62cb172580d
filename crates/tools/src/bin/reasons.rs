//! Breaks puzzles with rules on purpose and measures how soon clues are found that contradict; and how
//! soon it is found out which clues of the sound ones are redundant, and which clues would make them
//! unique again when one, three or six are taken out.
//!
//! Each contradiction is checked: the clue that broke the puzzle is part of it, and without any one of its
//! clues the others have a solution. Each list of clues is checked to make the puzzle unique. With
//! `ENNEAD_REASONS=N` the refutations of the first N broken puzzles are printed, to be read. After the files,
//! `redundant`, `suggest` or `broken` measure only that.
//!
//! ```sh
//! cargo run --release -p ennead-tools --bin reasons -- FILE…
//! ```
//!
//! A puzzle is a line, with tabs between its fields: the puzzle in any format, the solution, a name. It is
//! broken three times: by a wrong given, by another number in one of its rules, and by a wrong given when
//! only half of the clues are there. Times are those of this thread on the processor.

use std::time::Duration;
use std::{env, fs};

use chacha20::ChaCha8Rng;
use ennead_board::Givens;
use ennead_constraint::Progress;
use ennead_format::{Unknown, open};
use ennead_rule::{Rule, Setup};
use ennead_stop::Stop;
use ennead_text::{Language, Words};
use ennead_variant::{
    Clue, Contradiction, Puzzle, Reason, contradiction, least_contradiction, offered, redundant,
    refutation, suggest,
};
use rand::{RngExt, SeedableRng};

/// Sets of clues searched for the least contradiction.
const MOST: usize = 600;

/// How many clues are taken out of a puzzle whose clues are to be completed.
const TAKEN_OUT: [usize; 3] = [1, 3, 6];

/// What can be measured.
const PARTS: [&str; 3] = ["redundant", "suggest", "broken"];

fn main() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut measured = Measured::default();
    let (some, files): (Vec<String>, Vec<String>) =
        env::args().skip(1).partition(|it| PARTS.contains(&it.as_str()));
    let is_asked = |part: &str| some.is_empty() || some.iter().any(|it| it == part);
    for file in files {
        for line in fs::read_to_string(&file).expect("a text").lines() {
            let text = line.split('\t').next().unwrap_or_default();
            if line.starts_with('#') || text.is_empty() {
                continue;
            }
            let Ok(opened) = open(text, Unknown::Refused) else { continue };
            let Ok([opened]) = <[_; 1]>::try_from(opened) else { continue };
            let setup = opened.setup();
            let Ok(puzzle) = Puzzle::new(setup.clone()) else { continue };
            let solutions = puzzle.solve(2, &Stop::never()).expect("it is never stopped");
            let [solution] = &solutions[..] else { continue };
            if is_asked(PARTS[0]) {
                measured.redundancy(&setup, solution);
            }
            for place in (0..TAKEN_OUT.len()).filter(|_| is_asked(PARTS[1])) {
                measured.completion(&setup, solution, place, &mut rng);
            }
            if is_asked(PARTS[2]) {
                for (broken, culprit) in broken(&setup, solution, &mut rng) {
                    measured.contradiction(&broken, culprit);
                }
            }
        }
    }
    measured.print();
}

/// How long each search took, in milliseconds, and what came of it.
#[derive(Default)]
struct Measured {
    redundancy: Vec<f64>,
    some: usize,
    undecided: usize,
    /// For each of [`TAKEN_OUT`]: times, numbers of clues, and how many of them are the least for sure.
    suggested: [(Vec<f64>, Vec<f64>, usize); 3],
    first: Vec<f64>,
    sizes: Vec<f64>,
    minimal: usize,
    least: Vec<f64>,
    least_sizes: Vec<f64>,
    proved: usize,
    smaller: usize,
    /// Without the clue that broke the puzzle, and with a clue that could be left out.
    faults: [usize; 2],
    /// Refutations: times, numbers of lines, how many suppose nothing, how many there are none of.
    refuted: Vec<f64>,
    lines: Vec<f64>,
    propagated: usize,
    untold: usize,
}

impl Measured {
    /// Looks for the redundant clues of a sound puzzle.
    fn redundancy(&mut self, setup: &Setup, solution: &Givens) {
        let (found, took) = timed(|| redundant(setup, solution, &Stop::never()));
        let found = found.expect("it is never stopped");
        self.undecided += usize::from(!found.undecided.is_empty());
        self.some += usize::from(!found.each.is_empty());
        self.redundancy.push(took);
    }

    /// Takes clues out of a sound puzzle, and looks for clues that make it unique again.
    fn completion(&mut self, setup: &Setup, solution: &Givens, place: usize, rng: &mut ChaCha8Rng) {
        let less = without(setup, TAKEN_OUT[place], rng);
        let stop = Stop::never();
        let is_needed = Puzzle::new(less.clone())
            .is_ok_and(|it| it.count(2, &stop).expect("it is never stopped") == 2);
        if is_needed {
            let of = offered(&less, solution);
            let (found, took) = timed(|| suggest(&less, solution, &of, 100, &stop));
            let found = found.expect("it is never stopped");
            let (times, sizes, shortest) = &mut self.suggested[place];
            times.push(took);
            sizes.push(found.as_ref().map_or(99.0, |it| it.clues.len() as f64));
            if let Some(found) = &found {
                let mut mended = less.clone();
                found.clues.iter().for_each(|clue| clue.add_to(&mut mended));
                assert_eq!(solutions(mended), 1, "{}", less.to_line());
            }
            *shortest += usize::from(found.is_some_and(|it| it.is_shortest));
        }
    }

    /// Looks for the clues of a broken puzzle that contradict, and for the fewest, and for why.
    fn contradiction(&mut self, broken: &Setup, culprit: Clue) {
        let stop = Stop::never();
        let (found, took) = timed(|| contradiction(broken, &stop));
        let Some(found) = found.expect("it is never stopped") else { return };
        self.first.push(took);
        self.sizes.push(found.clues.len() as f64);
        self.minimal += usize::from(found.is_minimal);
        let (fewest, took) = timed(|| least_contradiction(broken, MOST, &stop, &mut |_| {}));
        let fewest = fewest.expect("it is never stopped").expect("one was found before");
        self.least.push(took);
        self.least_sizes.push(fewest.clues.len() as f64);
        self.proved += usize::from(fewest.is_least && took < 2_000.0);
        self.smaller += usize::from(fewest.clues.len() < found.clues.len());
        for found in [&found, &fewest] {
            self.faults[0] += usize::from(!found.clues.contains(&culprit));
            self.faults[1] += usize::from(found.is_minimal && !is_minimal(broken, found));
        }
        self.refutation(broken, &fewest.clues);
    }

    /// Looks for why clues contradict.
    fn refutation(&mut self, broken: &Setup, clues: &[Clue]) {
        let (found, took) = timed(|| refutation(broken, clues, &Stop::never()));
        let Some(found) = found.expect("it is never stopped") else {
            self.untold += 1;
            return;
        };
        self.refuted.push(took);
        let lines = Words::new(Language::default()).refutation(&found, broken, clues).len();
        self.lines.push(lines as f64);
        let supposes = |reason: &Reason| matches!(reason, Reason::Supposed(_));
        self.propagated += usize::from(!found.inferences.iter().any(|it| supposes(&it.reason)));
        let shown = env::var("ENNEAD_REASONS").ok().and_then(|it| it.parse::<usize>().ok());
        if self.refuted.len() <= shown.unwrap_or(0) {
            println!("{}", broken.layout());
            clues.iter().for_each(|clue| println!("  {}", clue.text(broken)));
            for line in Words::new(Language::default()).refutation(&found, broken, clues) {
                println!("{}. {}", line.number, line.text);
            }
        }
    }

    fn print(mut self) {
        let (puzzles, redundancy) = (self.redundancy.len(), spread(&mut self.redundancy, "ms"));
        println!("redundant clues of {puzzles} puzzles: {redundancy}");
        println!("  {} have some, {} are not decided throughout", self.some, self.undecided);
        let (count, first) = (self.first.len(), spread(&mut self.first, "ms"));
        println!("contradiction in {count} broken ones: {first}");
        println!("  {} minimal for sure; clues: {}", self.minimal, spread(&mut self.sizes, ""));
        for (out, (times, sizes, shortest)) in TAKEN_OUT.into_iter().zip(&mut self.suggested) {
            let (count, sizes) = (times.len(), spread(sizes, ""));
            println!("clues for {count} puzzles with {out} fewer: {}", spread(times, "ms"));
            println!("  {shortest} shortest for sure; clues (99 for none): {sizes}");
        }
        println!("least contradiction: {}", spread(&mut self.least, "ms"));
        println!(
            "  {} proved within 2 s, {} smaller; clues: {}",
            self.proved,
            self.smaller,
            spread(&mut self.least_sizes, "")
        );
        let [without, more] = self.faults;
        println!("  {without} without the clue that broke it, {more} with a clue too many");
        println!("refutation: {}", spread(&mut self.refuted, "ms"));
        println!(
            "  {} suppose nothing, {} not told; lines: {}",
            self.propagated,
            self.untold,
            spread(&mut self.lines, "")
        );
    }
}

/// The median, the ninety-fifth hundredth and the greatest.
fn spread(values: &mut [f64], unit: &str) -> String {
    values.sort_by(f64::total_cmp);
    let at = |hundredth: usize| values.get((values.len() * hundredth / 100).min(values.len() - 1));
    let at = |hundredth| at(hundredth).copied().unwrap_or(f64::NAN);
    if values.is_empty() {
        return "none".to_owned();
    }
    format!("median {:.2} {unit}, 95 % {:.1}, most {:.1}", at(50), at(95), at(100))
}

/// The result of some work, and its milliseconds on the processor.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let before = processor_time();
    let result = work();
    let took = (processor_time() - before).as_secs_f64() * 1000.0;
    (result, took)
}

/// How long this thread has run on a processor.
fn processor_time() -> Duration {
    // Otherwise the last tick of the clock counts, which may be milliseconds ago.
    std::thread::yield_now();
    let text = fs::read_to_string("/proc/thread-self/schedstat").expect("Linux");
    let nanoseconds = text.split(' ').next().and_then(|it| it.parse().ok());
    Duration::from_nanos(nanoseconds.expect("a number"))
}

/// The puzzle with `count` random clues left out.
fn without(setup: &Setup, count: usize, rng: &mut ChaCha8Rng) -> Setup {
    let mut less = setup.clone();
    for _ in 0..count {
        let clues = Clue::all(&less);
        match clues.get(rng.random_range(0..clues.len().max(1))) {
            Some(&Clue::Given(cell)) => less.givens.set(cell, None),
            Some(&Clue::Rule(rule)) => drop(less.rules.remove(rule)),
            None => {}
        }
    }
    less
}

/// How many solutions there are, up to two.
fn solutions(setup: Setup) -> u64 {
    Puzzle::new(setup).map_or(0, |it| it.count(2, &Stop::never()).expect("it is never stopped"))
}

/// Whether the clues have a solution without any one of them.
fn is_minimal(setup: &Setup, found: &Contradiction) -> bool {
    found.clues.iter().all(|left_out| {
        let has = |clue: Clue| clue != *left_out && found.clues.contains(&clue);
        let model = setup.model_of(|cell| has(Clue::Given(cell)), |rule| has(Clue::Rule(rule)));
        let model = model.expect("a part of what was searched before");
        ennead_constraint::count(&model, 1, &Stop::never()) == Ok(1)
    })
}

/// The puzzle with a mistake, in up to three ways, and where the mistake is.
fn broken(setup: &Setup, solution: &Givens, rng: &mut ChaCha8Rng) -> Vec<(Setup, Clue)> {
    let half = {
        let mut half = setup.clone();
        half.rules.retain(|_| rng.random());
        for cell in setup.givens.cells() {
            if rng.random() {
                half.givens.set(cell, None);
            }
        }
        half
    };
    let ways = [with_wrong_given(setup, solution, rng), with_other_number(setup, rng)];
    ways.into_iter().flatten().chain(with_wrong_given(&half, solution, rng)).collect()
}

/// The setup with a given that the solution does not have, if that leaves no solution soon.
fn with_wrong_given(
    setup: &Setup,
    solution: &Givens,
    rng: &mut ChaCha8Rng,
) -> Option<(Setup, Clue)> {
    let layout = setup.layout();
    let cells: Vec<_> = layout.cells().iter().collect();
    (0..40).find_map(|_| {
        let cell = cells[rng.random_range(0..cells.len())];
        let values: Vec<_> = layout.values().iter().collect();
        let value = values[rng.random_range(0..values.len())];
        let mut wrong = setup.clone();
        wrong.givens.set(cell, Some(value));
        let is_wrong = solution.get(cell) != Some(value) && is_unsolvable(&wrong);
        is_wrong.then_some((wrong, Clue::Given(cell)))
    })
}

/// The setup with another number in one of its rules, if that leaves no solution.
fn with_other_number(setup: &Setup, rng: &mut ChaCha8Rng) -> Option<(Setup, Clue)> {
    let layout = setup.layout();
    (0..40).find_map(|_| {
        let at = rng.random_range(0..setup.rules.len().max(1));
        let line = setup.rules.get(at)?.to_line(layout);
        let (head, places) = line.split_once(':')?;
        let (words, number) = head.rsplit_once(' ')?;
        let number: i32 = number.parse().ok()?;
        let other = number + [-3, -2, -1, 1, 2, 3][rng.random_range(0..6)];
        let rule = Rule::read(&format!("{words} {other}:{places}"), layout).ok()?;
        let mut wrong = setup.clone();
        wrong.rules[at] = rule;
        is_unsolvable(&wrong).then_some((wrong, Clue::Rule(at)))
    })
}

/// Whether a setup makes sense and has no solution, as far as some thousand guesses tell.
fn is_unsolvable(setup: &Setup) -> bool {
    let Ok(puzzle) = Puzzle::new(setup.clone()) else { return false };
    puzzle.search(1).run(2_000) == Progress::Finished && Clue::all(setup).len() > 1
}
