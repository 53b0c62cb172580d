//! A plan: options that make sense, and how each part is made from them.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ennead::engine::{Solutions, solve};
use ennead::generate::{Made, Maker, Shortfall, Watch, Wish};
use ennead::logic::{Options as LogicOptions, PathFinder, Position, Table};
use ennead::rating::{Level, Rater, RaterOptions};
use ennead::{Givens, Puzzle, Solution};
use ennead_api::puzzle::Generate;
use ennead_api::{Asker, Refusal, Stop, Stopped, within};
use ennead_text::Words;

use crate::item::{Item, Row};
use crate::output::Writer;
use crate::record::{File, FileRecord, Join, PartRecord, Skipped};
use crate::{Group, Options, Share, Sum, Trace, card, class, crew, seed_for};

/// How many puzzles a thread takes at a time, at most. Puzzles of one kind are made side by side.
const PIECE: u64 = 128;
/// How many puzzles are worked on before what is known of them is written, about: a puzzle with its
/// steps takes 30 KB until then.
const WAVE: u64 = 4096;

/// What a data set is to hold, checked.
pub struct Plan {
    options: Options,
    /// The kinds of puzzles to be made: the name and seed of each. None if there are sources.
    kinds: Vec<(Wish, u64)>,
    /// The names of the kinds or sources.
    names: Vec<Arc<str>>,
    /// Where each split ends, if the classes from 0 to 2⁶⁴ are divided in the order of the splits.
    bounds: Vec<u128>,
}

/// Why a part is not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The work was stopped.
    Stopped,
    /// No puzzle of the kind with this name was found.
    Shortfall(Arc<str>, Shortfall),
}

impl From<Stopped> for Trouble {
    fn from(Stopped: Stopped) -> Trouble {
        Trouble::Stopped
    }
}

impl Trouble {
    /// The refusal, in these words.
    pub fn refusal(self, words: &Words) -> Refusal {
        match self {
            Trouble::Stopped => Refusal::Stopped,
            Trouble::Shortfall(kind, shortfall) => {
                Refusal::NotDecided(format!("{kind}: {}", words.shortfall(&shortfall)))
            }
        }
    }
}

/// A puzzle before anything is said of it, or what is wrong with it.
type Found = Result<(Puzzle, Solution, Option<Made>), fn(&mut Skipped) -> &mut u64>;

impl Plan {
    /// The plan for these options. Groups of columns that the form of the files cannot do without are
    /// added.
    ///
    /// # Errors
    ///
    /// If an option makes no sense.
    pub fn new(mut options: Options, asker: &Asker) -> Result<Plan, Refusal> {
        let words = asker.words;
        let wrong = |key: &str, found: &str| {
            Refusal::WrongCall(words.say_with(key, &[("found", found.to_owned().into())]))
        };
        let output = options.output;
        if !output.is_built() {
            return Err(wrong("dataset-not-built", output.name()));
        }
        for &group in output.needs() {
            if !options.columns.contains(&group) {
                options.columns.push(group);
            }
        }
        options.columns.sort_unstable();
        options.columns.dedup();
        // The rating is among the default columns, so it is dropped silently if the format has no
        // place for it.
        let without = Options::default().columns;
        options.columns.retain(|group| output.holds(*group) || !without.contains(group));
        if let Some(group) = options.columns.iter().find(|group| !output.holds(**group)) {
            let args = [("columns", group.name().into()), ("format", output.name().into())];
            return Err(Refusal::WrongCall(words.say_with("dataset-no-room", &args)));
        }
        let bounds = bounds(&options.splits, wrong)?;
        within("rows-per-file", options.rows_per_file, 1..=u64::MAX)?;
        if !options.sources.is_empty() {
            let is_wish = !options.levels.is_empty()
                || !options.ratings.is_empty()
                || !options.techniques.is_empty()
                || options.clues.is_some()
                || options.minimal;
            if is_wish {
                return Err(wrong("dataset-sources", ""));
            }
            let names = options.sources.iter().map(|source| source.name.as_str().into()).collect();
            return Ok(Plan { options, kinds: Vec::new(), names, bounds });
        }
        within("count", options.count, 1..=u64::MAX)?;
        let mut kinds = Vec::new();
        let mut names = Vec::<Arc<str>>::new();
        for (name, question) in kinds_of(&options) {
            let wish = question.wish(asker)?;
            wish.check()
                .map_err(|why| Refusal::WrongCall(format!("{name}: {}", words.impossible(&why))))?;
            kinds.push((wish, seed_for(&["make", &options.seed.to_string(), &name])));
            names.push(name.into());
        }
        Ok(Plan { options, kinds, names, bounds })
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The plan as JSON, with the version of ennead: what must be the same in all parts.
    pub fn json(&self) -> String {
        let plan =
            serde_json::json!({"ennead": env!("CARGO_PKG_VERSION"), "options": self.options});
        format!("{plan:#}\n")
    }

    /// How many puzzles there are, images not counted.
    pub fn puzzles(&self) -> u64 {
        if self.kinds.is_empty() {
            self.options.sources.iter().map(|source| source.puzzles).sum()
        } else {
            self.options.count.saturating_mul(self.kinds.len() as u64)
        }
    }

    /// How many puzzles a part has.
    fn size(&self) -> u64 {
        (self.options.rows_per_file / (u64::from(self.options.augment) + 1)).max(1)
    }

    /// How many parts there are: at least one.
    pub fn parts(&self) -> u64 {
        self.puzzles().div_ceil(self.size()).max(1)
    }

    /// The numbers of the puzzles of a part, among all.
    pub fn range(&self, part: u64) -> Range<u64> {
        let start = part.saturating_mul(self.size()).min(self.puzzles());
        start..start.saturating_add(self.size()).min(self.puzzles())
    }

    /// The split of a class.
    fn split(&self, class: u64) -> usize {
        self.bounds.iter().position(|&bound| u128::from(class) < bound).unwrap_or(0)
    }

    /// Makes a part: its files, and what is to be kept of it. If there are sources, `given` are the
    /// puzzles with the numbers of [`Plan::range`]. `made` counts the puzzles that are ready.
    ///
    /// # Errors
    ///
    /// If the work is stopped, or no puzzle of a kind is found.
    pub fn make(
        &self,
        part: u64,
        given: &[Givens],
        threads: usize,
        made: &AtomicU64,
        stop: &Stop,
    ) -> Result<(Vec<File>, PartRecord), Trouble> {
        let range = self.range(part);
        let count = range.end - range.start;
        // Few puzzles are divided evenly.
        let piece = count.div_ceil(4 * threads.max(1) as u64).clamp(1, PIECE);
        let mut skipped = Skipped::default();
        let mut puzzles = vec![0; self.options.splits.len()];
        let mut levels = vec![vec![0; Level::ALL.len()]; self.options.splits.len()];
        let writers = self.options.splits.iter().map(|_| self.options.output.writer(&self.options));
        let mut writers: Vec<(Box<dyn Writer>, u64)> = writers.map(|writer| (writer, 0)).collect();
        let seed = seed_for(&["symmetry", &self.options.seed.to_string()]);
        let pieces = count.div_ceil(piece) as usize;
        let wave = (WAVE / piece).max(1) as usize;
        for first in (0..pieces).step_by(wave) {
            let found = crew::each(
                threads,
                0..wave.min(pieces - first),
                || Worker::new(self),
                |worker, i| {
                    let start = range.start + (first + i) as u64 * piece;
                    let numbers = start..(start + piece).min(range.end);
                    let items = self.items(worker, numbers.clone(), given, range.start, stop)?;
                    made.fetch_add(numbers.end - numbers.start, Ordering::Relaxed);
                    Ok::<_, Trouble>(items)
                },
            )?;
            for (items, left_out) in found {
                skipped.add(left_out);
                for item in items {
                    stop.check()?;
                    let split = item.split;
                    puzzles[split] += 1;
                    if let Some(rating) = &item.rating {
                        levels[split][Level::of(rating.er) as usize] += 1;
                    }
                    let (writer, rows) = &mut writers[split];
                    for variant in 0..self.options.variants(split) as u32 {
                        let source = Arc::clone(&self.names[item.source]);
                        writer.add(Row { source, variant, item: item.variant(variant, seed) });
                        *rows += 1;
                    }
                }
            }
        }
        let (mut files, mut records) = (Vec::new(), Vec::new());
        for (split, (writer, rows)) in self.options.splits.iter().zip(writers) {
            for (name, bytes) in writer.finish() {
                let output = self.options.output;
                let path = output.path(&split.name, part, self.parts(), name);
                let (split, sha256) = (split.name.clone(), Sum::of(&bytes));
                records.push(FileRecord {
                    path: path.clone(),
                    split,
                    rows,
                    bytes: bytes.len() as u64,
                    sha256,
                });
                files.push(File { path, bytes });
            }
        }
        Ok((files, PartRecord { part, files: records, skipped, puzzles, levels }))
    }

    /// The puzzles with these numbers, among all, and how many are left out.
    fn items(
        &self,
        worker: &mut Worker,
        numbers: Range<u64>,
        given: &[Givens],
        first: u64,
        stop: &Stop,
    ) -> Result<(Vec<Item>, Skipped), Trouble> {
        let found: Vec<(usize, u64, Found)> = if self.kinds.is_empty() {
            let take = |number: u64| {
                let (source, own) = self.place(number);
                (source, own, look_at(&given[(number - first) as usize]))
            };
            numbers.map(take).collect()
        } else {
            worker.make(self, numbers, stop)?
        };
        let mut skipped = Skipped::default();
        let mut items = Vec::with_capacity(found.len());
        for (source, number, found) in found {
            stop.check()?;
            match found {
                Ok(found) => items.push(worker.tell(self, (source, number), found, stop)?),
                Err(why) => *why(&mut skipped) += 1,
            }
        }
        Ok((items, skipped))
    }

    /// The source of the puzzle with this number, and its number there.
    fn place(&self, mut number: u64) -> (usize, u64) {
        for (i, source) in self.options.sources.iter().enumerate() {
            if number < source.puzzles {
                return (i, number);
            }
            number -= source.puzzles;
        }
        unreachable!("the number is below the number of puzzles")
    }

    /// The files that consist of the files of the parts, once all parts are made.
    pub fn joins(&self, parts: &[PartRecord]) -> Vec<Join> {
        let splits = self.options.splits.iter().enumerate();
        let joins = splits.flat_map(|(i, split)| {
            let puzzles: u64 = parts.iter().map(|part| part.puzzles[i]).sum();
            let group = self.options.variants(i);
            self.options.output.joins(&split.name, puzzles * group, group, self.parts())
        });
        joins.collect()
    }

    /// The card, `README.md`, and the manifest, `manifest.json`, once all parts are made and joined.
    pub fn finish(&self, parts: &[PartRecord], joined: &[FileRecord]) -> [File; 2] {
        let files: Vec<_> = if self.options.output.is_joined() {
            joined.to_vec()
        } else {
            let files = self.options.splits.iter().flat_map(|split| {
                let files = parts.iter().flat_map(|part| &part.files);
                files.filter(|file| file.split == split.name)
            });
            files.cloned().collect()
        };
        let facts = card::Facts::new(&self.options, parts, &files);
        [
            File { path: "README.md".to_owned(), bytes: facts.card().into_bytes() },
            File { path: "manifest.json".to_owned(), bytes: facts.manifest().into_bytes() },
        ]
    }
}

/// Where each split ends, if the classes from 0 to 2⁶⁴ are divided in the order of the splits.
fn bounds(splits: &[Share], wrong: impl Fn(&str, &str) -> Refusal) -> Result<Vec<u128>, Refusal> {
    let is_name = |name: &str| {
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    for (i, split) in splits.iter().enumerate() {
        let is_new = splits[..i].iter().all(|other| other.name != split.name);
        if !is_name(&split.name) || !is_new {
            return Err(wrong("dataset-split", &split.name));
        }
    }
    let total: u128 = splits.iter().map(|split| u128::from(split.weight)).sum();
    if total == 0 {
        return Err(wrong("dataset-no-split", ""));
    }
    let ends = splits.iter().scan(0, |sum, split| {
        *sum += u128::from(split.weight);
        Some((*sum << 64) / total)
    });
    Ok(ends.collect())
}

/// The kinds of puzzles that the options ask for, with their names.
fn kinds_of(options: &Options) -> Vec<(String, Generate)> {
    let mut ranges: Vec<(String, Generate)> = Vec::new();
    for level in &options.levels {
        let question = Generate { level: Some(*level), ..Generate::default() };
        ranges.push((format!("level={level}"), question));
    }
    for rating in &options.ratings {
        let question = Generate { rating: Some(*rating), ..Generate::default() };
        ranges.push((format!("rating={rating}"), question));
    }
    if ranges.is_empty() {
        ranges.push((String::new(), Generate::default()));
    }
    let mut techniques: Vec<_> = options.techniques.iter().copied().map(Some).collect();
    if techniques.is_empty() {
        techniques.push(None);
    }
    let mut kinds = Vec::new();
    for (range, question) in ranges {
        for technique in &techniques {
            let clues = options.clues.map(|(least, most)| format!("clues={least}..{most}"));
            let named = [
                Some(range.clone()).filter(|range| !range.is_empty()),
                technique.map(|technique| format!("technique={}", technique.about().name)),
                clues,
                options.minimal.then(|| "minimal".to_owned()),
            ];
            let name: Vec<_> = named.into_iter().flatten().collect();
            let name = if name.is_empty() { "random".to_owned() } else { name.join(" ") };
            let question = Generate {
                technique: *technique,
                clues: options.clues,
                minimal: options.minimal,
                rate: options.columns.contains(&Group::Rating),
                ..question.clone()
            };
            kinds.push((name, question));
        }
    }
    kinds
}

/// A puzzle of a source, if it has exactly one solution.
fn look_at(givens: &Givens) -> Found {
    let Ok(puzzle) = Puzzle::try_from(*givens) else { return Err(|it| &mut it.invalid) };
    match solve(&puzzle) {
        Solutions::One(solution) => Ok((puzzle, solution, None)),
        Solutions::None => Err(|it| &mut it.unsolvable),
        Solutions::Several(_) => Err(|it| &mut it.ambiguous),
    }
}

/// What a thread keeps from piece to piece.
struct Worker {
    makers: Vec<Option<Maker>>,
    rater: Rater,
    finder: PathFinder,
}

impl Worker {
    fn new(plan: &Plan) -> Worker {
        Worker {
            makers: plan.kinds.iter().map(|_| None).collect(),
            rater: Rater::new(RaterOptions::default()),
            finder: PathFinder::new(Table::hodoku(), LogicOptions::DEFAULT),
        }
    }

    /// Makes the puzzles with these numbers. The kinds take turns, so that every file holds all of
    /// them.
    fn make(
        &mut self,
        plan: &Plan,
        numbers: Range<u64>,
        stop: &Stop,
    ) -> Result<Vec<(usize, u64, Found)>, Trouble> {
        let kinds = plan.kinds.len() as u64;
        let mut all = Vec::with_capacity((numbers.end - numbers.start) as usize);
        for (kind, (wish, seed)) in plan.kinds.iter().enumerate() {
            // The numbers n with n mod kinds = kind are puzzles n div kinds of this kind.
            let own = |bound: u64| (bound + kinds - 1 - kind as u64) / kinds;
            let own = own(numbers.start)..own(numbers.end);
            let short = |shortfall| match shortfall {
                Shortfall::Stopped => Trouble::Stopped,
                why => Trouble::Shortfall(Arc::clone(&plan.names[kind]), why),
            };
            let maker = match &mut self.makers[kind] {
                Some(maker) => maker,
                empty => empty.insert(Maker::new(wish, stop).map_err(|why| short(why.into()))?),
            };
            let made = maker.make(*seed, own, &Watch::new()).map_err(|(_, why)| short(why))?;
            all.extend(made.into_iter().map(|made| {
                let place = made.number * kinds + kind as u64;
                (place, (kind, made.number, Ok((made.puzzle, made.solution, Some(made)))))
            }));
        }
        all.sort_unstable_by_key(|(place, _)| *place);
        Ok(all.into_iter().map(|(_, found)| found).collect())
    }

    /// All that is said of a puzzle.
    fn tell(
        &mut self,
        plan: &Plan,
        (source, number): (usize, u64),
        (puzzle, solution, made): (Puzzle, Solution, Option<Made>),
        stop: &Stop,
    ) -> Result<Item, Stopped> {
        let groups = &plan.options.columns;
        let wants = |group: Group| groups.contains(&group);
        let rating = match made.and_then(|made| made.rating) {
            Some(rating) if wants(Group::Rating) => Some(rating),
            None if wants(Group::Rating) => Some(self.rater.rate(&puzzle, stop)?),
            _ => None,
        };
        let trace = if wants(Group::Path) || wants(Group::Trace) {
            let path = self.finder.path(&Position::new(&puzzle), stop)?;
            Some(Trace::new(&path, wants(Group::Trace)))
        } else {
            None
        };
        let class = class(&solution);
        let (split, puzzle) = (plan.split(class), *puzzle.givens());
        Ok(Item { source, number, split, puzzle, solution, class, rating, trace })
    }
}
