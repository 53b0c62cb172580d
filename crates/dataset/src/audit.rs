//! Audits of data sets for machine learning: does the test set leak into the training set, and are
//! the puzzles and their labels right?
//!
//! An [`Examiner`] looks at one puzzle at a time, so that many threads can share the work; an
//! [`AuditedSet`] collects what they find, about 50 bytes for each puzzle, however long its line;
//! an [`Audit`] compares the sets.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use ennead::engine::Verdict;
use ennead::grid::{Descent, Kin};
use ennead::rating::{Level, Rater, RaterOptions};
use ennead::{CellSet, Clues, Givens, Puzzle, Sheet, Solution, Solutions, Stop, Stopped, solve};
use ennead_text::Words;
use serde::Serialize;

/// What is found out about one puzzle.
#[derive(Clone, Debug)]
pub struct Examined {
    verdict: Verdict,
    level: Option<Level>,
    /// Whether the solution in the data is the right one, if there is one.
    label: Option<bool>,
    is_sukaku: bool,
    record: Option<(Record, Option<Givens>)>,
}

/// Examines puzzles. It keeps the memory of its rater, so use one for many puzzles.
pub struct Examiner {
    rater: Option<Rater>,
}

impl Examiner {
    /// An examiner; with `levels`, puzzles are rated as far as that takes.
    pub fn new(levels: bool) -> Examiner {
        Examiner { rater: levels.then(|| Rater::new(RaterOptions::default())) }
    }

    /// Examines the puzzle on a sheet. Its label is the solution that the sheet names, or else any 81
    /// digits among its remarks.
    ///
    /// # Errors
    ///
    /// If the examiner was stopped.
    pub fn examine(&mut self, sheet: &Sheet, stop: &Stop) -> Result<Examined, Stopped> {
        let clues = Clues::from(sheet);
        let is_sukaku = clues.is_sukaku();
        let bad = |verdict| Examined { verdict, level: None, label: None, is_sukaku, record: None };
        let Ok(puzzle) = Puzzle::try_from(clues) else { return Ok(bad(Verdict::Invalid)) };
        let solution = match solve(&puzzle) {
            Solutions::None => return Ok(bad(Verdict::Unsolvable)),
            Solutions::Several(_) => return Ok(bad(Verdict::Ambiguous)),
            Solutions::One(solution) => solution,
        };
        let level = self.rater.as_mut().map(|rater| rater.level(&puzzle, stop)).transpose()?;
        Ok(Examined {
            verdict: Verdict::of_counted(&puzzle, 1),
            level,
            label: label(sheet).map(|label| label == *solution.grid()),
            is_sukaku,
            // What is struck in a sukaku is not compared.
            record: (!is_sukaku).then(|| Record::new(puzzle.givens(), &solution)),
        })
    }
}

/// The solution in the data.
fn label(sheet: &Sheet) -> Option<Givens> {
    let in_remarks = || {
        let remarks = sheet.info.comment.as_ref()?;
        let mut words = remarks.split(|c: char| !c.is_ascii_digit());
        words.find(|word| word.len() == 81 && !word.contains('0'))?.parse().ok()
    };
    sheet.info.solution.or_else(in_remarks)
}

/// What is kept of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Record {
    /// The class of its solution grid: 128 bits of a hash of the canonical form. Among a million
    /// grids, two share it with a probability of 10⁻²⁷.
    class: u128,
    /// [`Descent::cells`].
    cells: u128,
    /// Where it is: the line of its file, or its number there.
    line: u64,
    /// A hash of the givens as they are.
    copy: u64,
}

impl Record {
    /// The record, and the canonical form if it has automorphisms.
    fn new(givens: &Givens, solution: &Solution) -> (Record, Option<Givens>) {
        let Descent { form, cells, automorphisms } = Descent::new(givens.cells(), solution);
        let class = u128::from(hash(0, &form)) << 64 | u128::from(hash(1, &form));
        let record = Record { class, cells: cells.bits(), line: 0, copy: hash(2, givens) };
        (record, (automorphisms > 1).then_some(form))
    }

    fn puzzle(&self) -> (u128, u128) {
        (self.class, self.cells)
    }
}

fn hash(salt: u8, givens: &Givens) -> u64 {
    let mut hasher = DefaultHasher::new();
    (salt, givens.as_bytes()).hash(&mut hasher);
    hasher.finish()
}

/// How often something was found, and where first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding<T: Ord = u64> {
    /// How often.
    pub count: u64,
    /// The first few places: lines, or a line of this set and the line of the training set (or the
    /// earlier line of this set) with which it belongs together.
    pub first: BTreeSet<T>,
}

impl<T: Ord> Default for Finding<T> {
    fn default() -> Finding<T> {
        Finding { count: 0, first: BTreeSet::new() }
    }
}

impl<T: Ord> Finding<T> {
    fn add(&mut self, at: T, most: usize) {
        self.count += 1;
        self.first.insert(at);
        if self.first.len() > most {
            self.first.pop_last();
        }
    }
}

/// What is found in one set by itself.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SetAudit {
    /// The name of the set.
    pub name: String,
    /// How many puzzles it has.
    pub puzzles: u64,
    /// How many more it may have, which could not be read.
    pub unread: u64,
    /// Those whose givens clash.
    pub invalid: Finding,
    /// Those without a solution.
    pub unsolvable: Finding,
    /// Those with several solutions.
    pub ambiguous: Finding,
    /// How many have one solution, and a solution beside them in the data.
    pub labelled: u64,
    /// Those of them where that solution is wrong.
    pub wrong_labels: Finding,
    /// Those that naked singles alone solve.
    pub trivial: Finding,
    /// How many are sukaku, which are not compared with others.
    pub sukaku: u64,
    /// Those that are already earlier in the set, character by character.
    pub copies: Finding<[u64; 2]>,
    /// Those that are a symmetrical image of an earlier puzzle of the set.
    pub isomorphs: Finding<[u64; 2]>,
    /// How many there are of each level, if they were rated.
    pub levels: BTreeMap<&'static str, u64>,
}

impl SetAudit {
    /// Whether there are puzzles, all were read, and every one has exactly one solution, and no other
    /// beside it in the data.
    pub fn is_sound(&self) -> bool {
        let bad = [&self.invalid, &self.unsolvable, &self.ambiguous, &self.wrong_labels];
        self.puzzles > 0 && self.unread == 0 && bad.into_iter().all(|finding| finding.count == 0)
    }
}

/// What is found in a test set. Each puzzle that leaks is counted once, under the closest kin it has in
/// the training set.
#[derive(Clone, Debug, Default, Serialize)]
pub struct TestAudit {
    /// The set by itself.
    #[serde(flatten)]
    pub set: SetAudit,
    /// Puzzles that are in the training set, character by character.
    pub train_copies: Finding<[u64; 2]>,
    /// Puzzles that are a symmetrical image of one in the training set.
    pub train_isomorphs: Finding<[u64; 2]>,
    /// Puzzles that contain all givens of one in the training set, or all of whose givens one there
    /// contains.
    pub train_parts: Finding<[u64; 2]>,
    /// Puzzles that differ from one in the training set by one moved given.
    pub train_moved: Finding<[u64; 2]>,
    /// Puzzles that have nothing but the solution grid in common with one in the training set.
    pub train_grids: Finding<[u64; 2]>,
    /// How many puzzles were compared with only the first [`AuditedSet::MOST_KIN`] of those with the
    /// same solution grid. These may have a closer relative in the training set than the one
    /// reported.
    pub cut_off: u64,
}

impl TestAudit {
    /// How many puzzles leak.
    pub fn leaks(&self) -> u64 {
        self.kinds().map(|(_, finding)| finding.count).iter().sum()
    }

    /// The leaks by kind, each with the key of its sentence.
    fn kinds(&self) -> [(&'static str, &Finding<[u64; 2]>); 5] {
        [
            ("audit-train-copies", &self.train_copies),
            ("audit-train-isomorphs", &self.train_isomorphs),
            ("audit-train-parts", &self.train_parts),
            ("audit-train-moved", &self.train_moved),
            ("audit-train-grids", &self.train_grids),
        ]
    }
}

/// A training set and test sets.
#[derive(Clone, Debug, Serialize)]
pub struct Audit {
    /// The training set.
    pub train: SetAudit,
    /// The test sets.
    pub tests: Vec<TestAudit>,
    /// Whether there is something in every set, all of it was read, no test set leaks, and every puzzle
    /// of every set has exactly one solution, and no other beside it in the data.
    pub clean: bool,
}

/// A set while it is being read.
#[derive(Clone, Debug)]
pub struct AuditedSet {
    audit: SetAudit,
    records: Vec<Record>,
    /// The canonical forms with automorphisms, by class.
    forms: BTreeMap<u128, Givens>,
    most: usize,
}

impl AuditedSet {
    /// The most puzzles of the same solution grid that a puzzle is compared with. (A copy or a
    /// symmetrical image is always found.)
    pub const MOST_KIN: usize = 20_000;

    /// An empty set. Of each finding, the first `most` places are listed.
    pub fn new(name: String, most: usize) -> AuditedSet {
        let audit = SetAudit { name, ..SetAudit::default() };
        AuditedSet { audit, records: Vec::new(), forms: BTreeMap::new(), most }
    }

    /// Adds the puzzle at this line. The order does not matter.
    pub fn add(&mut self, line: u64, examined: Examined) {
        let Examined { verdict, level, label, is_sukaku, record } = examined;
        let AuditedSet { audit, records, forms, most } = self;
        audit.puzzles += 1;
        audit.sukaku += u64::from(is_sukaku);
        match verdict {
            Verdict::Invalid => audit.invalid.add(line, *most),
            Verdict::Unsolvable => audit.unsolvable.add(line, *most),
            Verdict::Ambiguous => audit.ambiguous.add(line, *most),
            Verdict::Easy => audit.trivial.add(line, *most),
            Verdict::Medium | Verdict::Hard => {}
        }
        if let Some(is_right) = label {
            audit.labelled += 1;
            if !is_right {
                audit.wrong_labels.add(line, *most);
            }
        }
        if let Some(level) = level {
            *audit.levels.entry(level.name()).or_default() += 1;
        }
        if let Some((record, form)) = record {
            records.push(Record { line, ..record });
            if let Some(form) = form {
                forms.insert(record.class, form);
            }
        }
    }

    /// Counts what could not be read.
    pub fn add_unread(&mut self, number: u64) {
        self.audit.unread += number;
    }

    /// Sorts the records, and looks for puzzles that are there twice.
    fn close(&mut self) {
        self.records.sort_unstable();
        for same in self.records.chunk_by(|a, b| a.puzzle() == b.puzzle()) {
            for (i, record) in same.iter().enumerate().skip(1) {
                let copied = same[..i].iter().find(|other| other.copy == record.copy);
                let (finding, other) = match copied {
                    Some(other) => (&mut self.audit.copies, other),
                    None => (&mut self.audit.isomorphs, &same[0]),
                };
                finding.add([record.line, other.line], self.most);
            }
        }
    }

    /// Compares a test set with the training set; both are closed.
    fn against(&self, train: &AuditedSet, stop: &Stop) -> Result<TestAudit, Stopped> {
        let mut test = TestAudit { set: self.audit.clone(), ..TestAudit::default() };
        let mut rest = &train.records[..];
        for kin in self.records.chunk_by(|a, b| a.class == b.class) {
            stop.check()?;
            let class = kin[0].class;
            rest = &rest[rest.partition_point(|record| record.class < class)..];
            let trained = &rest[..rest.partition_point(|record| record.class == class)];
            if trained.is_empty() {
                continue;
            }
            for record in kin {
                stop.check()?;
                let (of, line) = closest(record, trained, self.forms.get(&class));
                let finding = match of {
                    Closest::Copy => &mut test.train_copies,
                    Closest::Kin(Kin::Same) => &mut test.train_isomorphs,
                    Closest::Kin(Kin::Part) => &mut test.train_parts,
                    Closest::Kin(Kin::Moved) => &mut test.train_moved,
                    Closest::Kin(Kin::Grid) => {
                        test.cut_off += u64::from(trained.len() > AuditedSet::MOST_KIN);
                        &mut test.train_grids
                    }
                };
                finding.add([record.line, line], self.most);
            }
        }
        Ok(test)
    }
}

/// What is closest to a test puzzle in the training set.
enum Closest {
    Copy,
    Kin(Kin),
}

/// The closest kin among the training puzzles of the same class, which are sorted, and its line.
fn closest(record: &Record, trained: &[Record], form: Option<&Givens>) -> (Closest, u64) {
    let from = trained.partition_point(|other| other.cells < record.cells);
    let same = &trained[from..];
    let same = &same[..same.partition_point(|other| other.cells == record.cells)];
    if let Some(copied) = same.iter().find(|other| other.copy == record.copy) {
        return (Closest::Copy, copied.line);
    }
    if let Some(other) = same.first() {
        return (Closest::Kin(Kin::Same), other.line);
    }
    let cells = CellSet::from_bits(record.cells);
    let images = match form {
        None => vec![cells],
        // The number of automorphisms only has to be other than 1.
        Some(&form) => Descent { form, cells, automorphisms: 0 }.images(),
    };
    let kin = trained.iter().take(AuditedSet::MOST_KIN).map(|other| {
        let its = CellSet::from_bits(other.cells);
        let kin = images.iter().map(|&image| Kin::of_cells(image, its)).min();
        (kin.unwrap_or(Kin::Grid), other.line)
    });
    let (kin, line) = kin.min().expect("there is kin");
    (Closest::Kin(kin), line)
}

impl Audit {
    /// Compares each test set with the training set.
    ///
    /// # Errors
    ///
    /// If it is stopped.
    pub fn new(
        mut train: AuditedSet,
        tests: impl IntoIterator<Item = AuditedSet>,
        stop: &Stop,
    ) -> Result<Audit, Stopped> {
        train.close();
        let compare = |mut test: AuditedSet| {
            test.close();
            test.against(&train, stop)
        };
        let tests = tests.into_iter().map(compare).collect::<Result<Vec<_>, _>>()?;
        let is_clean = |test: &TestAudit| test.leaks() == 0 && test.set.is_sound();
        let clean = train.audit.is_sound() && tests.iter().all(is_clean);
        Ok(Audit { train: train.audit, tests, clean })
    }

    /// The audit in words, line by line.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        self.train.say(words, &mut lines);
        for test in &self.tests {
            lines.push(String::new());
            test.set.say(words, &mut lines);
            let args = [
                ("train", self.train.name.as_str().into()),
                ("count", test.leaks().into()),
                ("percent", percent(test.leaks(), test.set.puzzles).into()),
            ];
            lines.push(words.say_with("audit-leaks", &args));
            for (key, finding) in test.kinds() {
                let (test, train) = (&test.set.name, &self.train.name);
                let place = |[at, of]: &[u64; 2]| format!("{test}:{at} ~ {train}:{of}");
                say(key, finding, place, words, &mut lines);
            }
            if test.cut_off > 0 {
                let args = [("count", test.cut_off.into()), ("most", AuditedSet::MOST_KIN.into())];
                lines.push(format!("  {}", words.say_with("audit-cut-off", &args)));
            }
        }
        lines.push(String::new());
        lines.push(words.say(if self.clean { "audit-clean" } else { "audit-not-clean" }));
        lines
    }
}

impl SetAudit {
    fn say(&self, words: &Words, lines: &mut Vec<String>) {
        let args = [("name", self.name.as_str().into()), ("count", self.puzzles.into())];
        lines.push(words.say_with("audit-set", &args));
        if self.unread > 0 {
            let args = [("count", self.unread.into())];
            lines.push(format!("  {}", words.say_with("audit-unread", &args)));
        }
        let levels = Level::ALL.into_iter().filter_map(|level| {
            let count = *self.levels.get(level.name())?;
            let args = [
                ("level", words.level(level).into()),
                ("percent", percent(count, self.puzzles).into()),
                ("count", count.into()),
            ];
            Some(words.say_with("audit-level", &args))
        });
        let levels: Vec<String> = levels.collect();
        if !levels.is_empty() {
            let args = [("levels", levels.join(", ").into())];
            lines.push(format!("  {}", words.say_with("audit-levels", &args)));
        }
        if self.labelled > 0 {
            let args = [("count", self.labelled.into())];
            lines.push(format!("  {}", words.say_with("audit-labelled", &args)));
        }
        if self.sukaku > 0 {
            let args = [("count", self.sukaku.into())];
            lines.push(format!("  {}", words.say_with("audit-sukaku", &args)));
        }
        for (key, finding) in [
            ("audit-invalid", &self.invalid),
            ("audit-unsolvable", &self.unsolvable),
            ("audit-ambiguous", &self.ambiguous),
            ("audit-wrong-labels", &self.wrong_labels),
            ("audit-trivial", &self.trivial),
        ] {
            say(key, finding, |line| format!("{}:{line}", self.name), words, lines);
        }
        for (key, finding) in [("audit-copies", &self.copies), ("audit-isomorphs", &self.isomorphs)]
        {
            say(key, finding, |[at, of]| format!("{0}:{at} ~ {0}:{of}", self.name), words, lines);
        }
    }
}

/// Adds the line about a finding, unless there is nothing to say.
fn say<T: Ord>(
    key: &str,
    finding: &Finding<T>,
    place: impl Fn(&T) -> String,
    words: &Words,
    lines: &mut Vec<String>,
) {
    if finding.count == 0 {
        return;
    }
    let mut places: Vec<String> = finding.first.iter().map(place).collect();
    if (places.len() as u64) < finding.count && !places.is_empty() {
        places.push("…".to_owned());
    }
    let said = words.say_with(key, &[("count", finding.count.into())]);
    let places = if places.is_empty() { String::new() } else { format!(": {}", places.join(", ")) };
    lines.push(format!("  {said}{places}"));
}

/// "12.5".
fn percent(part: u64, whole: u64) -> String {
    format!("{:.1}", 100.0 * part as f64 / whole.max(1) as f64)
}
