//! Reads and solves puzzles with rules from a folder of them, and says how many of each kind are read,
//! solved, equal to the solution that is known, and unique, and how long that takes.
//!
//! ```sh
//! cargo run --release -p ennead-tools --bin variants -- FOLDER [SECONDS] [KIND…]
//! cargo run --release -p ennead-tools --bin variants -- --each FOLDER [SECONDS] [KIND…]
//! cargo run --release -p ennead-tools --bin variants -- --candidates FOLDER [SECONDS] [KIND…]
//! ```
//!
//! With `--each`, it writes a line for each puzzle instead, with tabs between kind, name and milliseconds, the
//! least of five times, to be held against those of other programs.
//!
//! With `--candidates`, it says how long the true candidates of all puzzles take together, whole and with
//! some clues taken out.
//!
//! A puzzle is a line of a `.txt` file, with tabs between its fields: the puzzle in any format, the
//! solution, a name; a link to f-puzzles has the puzzle as a string behind it. In the folder `files` are
//! files of other programs, a folder for each kind. A puzzle that is not decided after so many seconds
//! (10) is given up. Times are those of this thread on the processor, from text to verdict.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, Once};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use ennead_board::Givens;
use ennead_format::{Unknown, open};
use ennead_rule::Setup;
use ennead_stop::Stop;
use ennead_variant::Puzzle;

mod candidates;
mod entries;

use entries::{Entry, entries};

fn main() {
    let mut args = env::args().skip(1).peekable();
    let of_candidates = args.next_if(|it| it == "--candidates").is_some();
    let of_each = args.next_if(|it| it == "--each").is_some();
    let folder = PathBuf::from(args.next().expect("a folder"));
    let seconds = args.next().map_or(10, |text| text.parse().expect("seconds"));
    let kinds: Vec<String> = args.collect();
    let limit = Duration::from_secs(seconds);
    let mut entries = entries(&folder);
    entries.retain(|entry| kinds.is_empty() || kinds.contains(&entry.kind));
    if of_candidates {
        return candidates::print(&entries, limit);
    }
    if of_each {
        for entry in &entries {
            print_least(entry, limit);
        }
        return;
    }
    let mut table: BTreeMap<String, Row> = BTreeMap::new();
    for entry in &entries {
        table.entry(entry.kind.clone()).or_default().add(entry, limit);
    }
    println!("kind                 puzzles read refused solved equal unique median-ms slowest-ms");
    let mut all = Row::default();
    for (kind, row) in table {
        println!("{}", row.line(&kind));
        all.join(row);
    }
    println!("{}", all.line("all"));
    for (reason, names) in &all.reasons {
        println!("{}x {reason}: {}", names.len(), names.join(", "));
    }
}

/// Prints how long a puzzle takes at least, if it is decided.
fn print_least(entry: &Entry, limit: Duration) {
    let times = (0..5).map_while(|_| {
        let mut row = Row::default();
        row.add(entry, limit);
        row.times.first().copied()
    });
    if let Some(least) = times.min_by(f64::total_cmp) {
        println!("{}\t{}\t{least:.4}", entry.kind, entry.name);
    }
}

/// What became of the puzzles of a kind.
#[derive(Default)]
struct Row {
    puzzles: usize,
    read: usize,
    solved: usize,
    equal: usize,
    unique: usize,
    /// Milliseconds of those that were decided.
    times: Vec<f64>,
    /// Why some were refused or are otherwise not as they should be, and their names.
    reasons: BTreeMap<String, Vec<String>>,
}

impl Row {
    fn add(&mut self, entry: &Entry, limit: Duration) {
        self.puzzles += 1;
        let Entry { kind, name, .. } = entry;
        let mut note = |reason: String| {
            self.reasons.entry(reason).or_default().push(format!("{kind} {name}"));
        };
        let clock = Clock::start();
        let setup = match open(&entry.text, Unknown::Refused) {
            Ok(opened) => match <[_; 1]>::try_from(opened) {
                Ok([opened]) => opened.setup(),
                Err(several) => return note(format!("refused: {} puzzles", several.len())),
            },
            Err(error) => return note(format!("refused: {}", error.problem)),
        };
        let puzzle = match Puzzle::new(setup.clone()) {
            Ok(puzzle) => puzzle,
            Err(fault) => return note(format!("no puzzle: {fault}")),
        };
        self.read += 1;
        let solved = within(limit, |stop| puzzle.solve(2, stop));
        let took = clock.milliseconds();
        let Ok(solutions) = solved else { return note("not decided in time".to_owned()) };
        self.times.push(took);
        self.solved += usize::from(!solutions.is_empty());
        self.unique += usize::from(solutions.len() == 1);
        if solutions.len() != 1 {
            note(format!("{} solutions", solutions.len()));
        }
        match entry.solution.as_ref().filter(|it| !it.is_empty()) {
            None => {}
            Some(known) if solutions.iter().any(|it| is_solution(it, known)) => self.equal += 1,
            Some(_) => note("another solution".to_owned()),
        }
        if let Some(other) = entry.twin.as_deref().and_then(|twin| same_puzzle(&setup, twin)) {
            note(format!("another puzzle than its twin: {other}"));
        }
    }

    fn join(&mut self, other: Row) {
        self.puzzles += other.puzzles;
        self.read += other.read;
        self.solved += other.solved;
        self.equal += other.equal;
        self.unique += other.unique;
        self.times.extend(other.times);
        for (reason, names) in other.reasons {
            self.reasons.entry(reason).or_default().extend(names);
        }
    }

    fn line(&self, kind: &str) -> String {
        let mut times = self.times.clone();
        times.sort_by(f64::total_cmp);
        let median = times.get(times.len() / 2).copied().unwrap_or(0.0);
        let slowest = times.last().copied().unwrap_or(0.0);
        let mut line =
            format!("{kind:20} {:7} {:4} {:7}", self.puzzles, self.read, self.puzzles - self.read);
        let _ = write!(line, " {:6} {:5} {:6}", self.solved, self.equal, self.unique);
        let _ = write!(line, " {median:9.2} {slowest:10.1}");
        line
    }
}

/// The rules and givens that only one of two texts has, if they differ.
fn same_puzzle(setup: &Setup, twin: &str) -> Option<String> {
    let twin = open(twin, Unknown::Refused).ok()?.into_iter().next()?.setup();
    let lines = |setup: &Setup| {
        let mut lines: Vec<String> = setup.to_text().lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    let (one, other) = (lines(setup), lines(&twin));
    let mut differing: Vec<&String> = one.iter().filter(|line| !other.contains(line)).collect();
    differing.extend(other.iter().filter(|line| !one.contains(line)));
    let listed: Vec<String> = differing.iter().take(4).map(|line| (*line).clone()).collect();
    (!differing.is_empty()).then(|| listed.join(" / "))
}

/// Whether the board is the one written as a character a cell, `A` for 10.
fn is_solution(board: &Givens, known: &str) -> bool {
    let values: Vec<u32> = board.iter().map(|(_, value)| value.number().into()).collect();
    let known: Option<Vec<u32>> = known.chars().map(|c| c.to_digit(36)).collect();
    known.is_some_and(|known| known == values)
}

/// Does work that is stopped after a while.
fn within<T>(limit: Duration, work: impl FnOnce(&Stop) -> T) -> T {
    let stop = Stop::new();
    *due() = Some((Instant::now() + limit, stop.clone()));
    let result = work(&stop);
    *due() = None;
    result
}

/// What is to be stopped, and when. One thread watches over it: to start one for each puzzle would take as long
/// as an easy puzzle.
fn due() -> MutexGuard<'static, Option<(Instant, Stop)>> {
    static DUE: Mutex<Option<(Instant, Stop)>> = Mutex::new(None);
    static WATCH: Once = Once::new();
    WATCH.call_once(|| {
        thread::spawn(|| {
            loop {
                thread::sleep(Duration::from_millis(100));
                let due = DUE.lock().expect("nothing panics with it");
                if let Some((_, stop)) = due.as_ref().filter(|(when, _)| *when < Instant::now()) {
                    stop.raise();
                }
            }
        });
    });
    DUE.lock().expect("nothing panics with it")
}

/// Measures how long this thread runs on a processor; how much time passes where that is not known, or if it is
/// little: the system counts in ticks.
struct Clock {
    processor: Option<Duration>,
    wall: Instant,
}

impl Clock {
    const TICKS: Duration = Duration::from_millis(10);

    fn start() -> Clock {
        Clock { processor: processor_time(), wall: Instant::now() }
    }

    fn milliseconds(&self) -> f64 {
        let passed = self.wall.elapsed();
        let took = self.processor.zip(processor_time()).map(|(before, now)| now - before);
        let took = took.filter(|_| passed > Clock::TICKS).unwrap_or(passed);
        took.as_secs_f64() * 1000.0
    }
}

/// How long this thread has run on a processor, where the system says so.
fn processor_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}
