//! From INPUT to puzzles: opening, recognising the format, dividing into chunks.
//!
//! A chunk is what one thread works on at a time. Formats with one puzzle per line are streamed: a
//! chunk is a run of whole lines, and a file may be larger than memory. Other formats are read
//! whole, as one chunk.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use ennead::core::{self, Opening};
use ennead::format::{self, Format, ReadError, Reader, Unit, WriteError};
use ennead::{Clues, Sheet};
use ennead_api::puzzle::{Asked, Misfit, sukaku_refused, unwritable};
use ennead_picture::Picture;
use ennead_text::ReadingSentences;
use memchr::{memchr, memchr_iter, memrchr};

use crate::app::{self, App, Status, Underlined};
use crate::buffer::Buffer;
use crate::part::Shard;
use crate::photo::{self, PhotoError};
use crate::unpack::{self, NotPlain};

/// How much is read at once, and so roughly the size of a chunk: some 13,000 puzzles.
const CHUNK: usize = 1 << 20;
/// How much is examined to recognise a format.
const HEAD: usize = 1 << 16;
/// The longest line: far more than any comment, far less than memory.
const LONGEST_LINE: usize = 16 << 20;
/// The largest file, for formats that have to be read whole.
pub(crate) const LARGEST_WHOLE: usize = 256 << 20;

/// One INPUT.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// `-`, or no INPUT.
    Stdin,
    /// A file.
    File(PathBuf),
    /// The puzzle itself.
    Literal(String),
}

impl Source {
    /// What `argument` means: standard input, a puzzle or a file.
    ///
    /// An existing file comes first, then a text that some format recognises as a puzzle. Anything
    /// else is the name of a file that will not be found.
    pub(crate) fn new(argument: &OsStr) -> Source {
        if argument == "-" {
            return Source::Stdin;
        }
        let path = Path::new(argument);
        match argument.to_str() {
            Some(text) if !path.exists() && is_literal(text) => Source::Literal(text.to_owned()),
            _ => Source::File(path.to_owned()),
        }
    }

    /// The name used in messages.
    pub(crate) fn name(&self) -> String {
        match self {
            Source::Stdin => "-".to_owned(),
            Source::File(path) => path.display().to_string(),
            Source::Literal(_) => String::new(),
        }
    }

    /// The size in bytes, where it is known beforehand.
    pub(crate) fn size(&self) -> Option<u64> {
        match self {
            Source::Stdin => None,
            Source::File(path) => match path.metadata() {
                Ok(found) if found.is_file() && !self.is_packed() => Some(found.len()),
                Ok(_) => None,
                // Reading it only gives an error.
                Err(_) => Some(0),
            },
            Source::Literal(text) => Some(text.len() as u64),
        }
    }

    /// Whether it is a file packed by a program such as gzip.
    fn is_packed(&self) -> bool {
        let mut head = Vec::new();
        let read = self.open().and_then(|input| input.take(4).read_to_end(&mut head));
        read.is_ok() && unpack::is_packed(&head)
    }

    pub(crate) fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        Ok(match self {
            Source::Stdin => Box::new(Stdin),
            Source::File(path) => Box::new(File::open(path)?),
            Source::Literal(text) => Box::new(io::Cursor::new(text.clone().into_bytes())),
        })
    }
}

/// Standard input, or its end once the command has been stopped.
struct Stdin;

impl Read for Stdin {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let Some(stop) = app::stop_of_signals() else { return io::stdin().read(into) };
        // A blocked read cannot be interrupted, so it is left to another thread.
        let (sender, block) = mpsc::channel();
        let mut bytes = vec![0; into.len()];
        thread::spawn(move || {
            let read = io::stdin().read(&mut bytes);
            let _ = sender.send(read.map(|length| (bytes, length)));
        });
        loop {
            match block.recv_timeout(Duration::from_millis(50)) {
                Ok(read) => {
                    let (bytes, length) = read?;
                    into[..length].copy_from_slice(&bytes[..length]);
                    return Ok(length);
                }
                Err(RecvTimeoutError::Timeout) if !stop.is_raised() => {}
                Err(_) => return Ok(0),
            }
        }
    }
}

/// Whether an argument that is not a file is meant as a puzzle: a format recognises it, or it is as
/// long as a puzzle and has hardly any letters.
fn is_literal(text: &str) -> bool {
    if format::detect(&format::plain_text(text)).is_some() {
        return true;
    }
    let cells = text.chars().filter(|c| c.is_ascii_digit() || ".*_- \n|".contains(*c)).count();
    text.chars().count() >= 60 && cells * 10 >= text.chars().count() * 9
}

/// Why an input gives no puzzles.
#[derive(Debug)]
pub(crate) enum InputError {
    /// The file cannot be opened or read.
    Io(io::Error),
    /// It is too large for a format that has to be read whole.
    TooLarge,
    /// This line (from 1) has no end.
    LongLine(usize),
    /// It contains no puzzle.
    Empty,
    /// It is a sukaku, and the command, or the engine of this name, takes givens only.
    Sukaku(Option<&'static str>),
    /// It is a table in Parquet or Arrow IPC.
    Table,
    /// It breaks the rules of its format.
    Read(ReadError),
    /// The format of this name does not hold it.
    Unwritable(&'static str, WriteError),
    /// One of its rules makes no sense.
    Misfit(Misfit),
    /// It is a picture, and no puzzle or a doubtful one is in it.
    Photo(PhotoError),
}

impl InputError {
    /// Prints on standard error why `source` gives no puzzle, with the place underlined.
    pub(crate) fn report(&self, app: &App, source: &str) {
        let words = &app.words;
        let (key, more) = match self {
            InputError::Read(error) => return report_text(app, source, error),
            InputError::Photo(error) => return error.report(app, source),
            InputError::Io(error) => {
                return app.tell(&words.unreadable(source, &words.system_reason(error)));
            }
            InputError::Sukaku(engine) => {
                return app.complain(&format!("{source}: {}", sukaku_refused(*engine, words)));
            }
            InputError::Misfit(misfit) => {
                return complain_of(app, source, &misfit.sentence(words));
            }
            InputError::Unwritable(format, error) => {
                return complain_of(app, source, &unwritable(error, format, words));
            }
            InputError::TooLarge => ("too-large", Some(("most", (LARGEST_WHOLE >> 20).into()))),
            InputError::LongLine(line) => ("long-line", Some(("line", (*line).into()))),
            InputError::Table => ("columns-table", None),
            InputError::Empty => ("no-puzzle", None),
        };
        let args: Vec<_> = [("source", source.into())].into_iter().chain(more).collect();
        app.complain(&words.say_with(key, &args));
    }

    /// How a run ends with it.
    pub(crate) fn status(&self) -> Status {
        match self {
            InputError::Photo(error) => error.status(),
            _ => Status::Unreadable,
        }
    }
}

impl From<NotPlain> for InputError {
    fn from(reason: NotPlain) -> InputError {
        match reason {
            NotPlain::Io(error) => InputError::Io(error),
            NotPlain::Text(error) => InputError::Read(error),
        }
    }
}

/// Says what is wrong with a puzzle of `source`; one that was typed as an argument has no name.
fn complain_of(app: &App, source: &str, said: &str) {
    app.complain(&if source.is_empty() { said.to_owned() } else { format!("{source}: {said}") });
}

/// Prints on standard error what cannot be read, underlined.
fn report_text(app: &App, source: &str, error: &ReadError) {
    let ReadingSentences { preamble, title, label } = app.words.reading(source, error);
    let start = error.column - 1 - error.cut;
    let place = Underlined {
        source,
        line: error.line,
        column: error.column,
        text: &error.text,
        characters: start..start + error.length,
        label: Some(label),
    };
    let report = app.underlined(title, place);
    app.tell(&preamble.map_or(report.clone(), |lines| format!("{lines}\n{report}")));
}

/// A run of puzzles from one source.
pub(crate) struct Chunk {
    /// The source's name.
    pub(crate) source: Arc<str>,
    /// The number of bytes of the source that the chunk covers.
    pub(crate) bytes: u64,
    /// The number of bytes before it in all sources together, as far as their sizes are known.
    at: u64,
    /// Whether it is outside the work and only counted.
    pub(crate) outside: bool,
    sukaku: Sukaku,
    /// How puzzles with rules are opened; none if the command takes classic puzzles only.
    opening: Option<Arc<Opening>>,
    content: Content,
}

/// Whether puzzles may be sukaku.
#[derive(Clone, Copy)]
enum Sukaku {
    Taken,
    /// The engine of this name, or the command, takes givens only.
    Refused(Option<&'static str>),
}

/// A grid of a picture: a puzzle, or what is to be said about it, or both.
type PhotoGrid = (Option<Sheet>, Option<Arc<InputError>>);

enum Content {
    /// Whole lines, the first with number `first_line` (from 1).
    Lines { format: &'static Format, first_line: usize, text: Buffer },
    /// Puzzles already read, and what could not be, in the order of the file.
    Sheets(Vec<Item<Sheet>>),
    /// The same for whichever core.
    Asked(Vec<Item<Arc<Asked>>>),
    /// The grids of a picture.
    Photo(Vec<PhotoGrid>),
    /// An input that cannot be read.
    Failed(Arc<InputError>),
}

impl Chunk {
    /// The chunk divided into pieces of at most `lines` lines each.
    fn pieces(self, lines: usize) -> Vec<Chunk> {
        let Content::Lines { text, .. } = &self.content else { return vec![self] };
        let ends = memchr_iter(b'\n', text);
        let ends = ends.skip(lines - 1).step_by(lines).map(|i| i + 1).collect();
        self.cut(ends)
    }

    /// The chunk divided into up to three: before, in and after `shard` of this many `bytes`. A
    /// puzzle belongs to the shard in which it begins.
    fn around(self, shard: Shard, bytes: u64) -> Vec<Chunk> {
        let range = shard.range(bytes);
        // Sizes are those found at the start: a file that has grown since is read to its end.
        let before = |at: u64| at < range.start && !shard.is_first();
        let after = |at: u64| at >= range.end && !shard.is_last();
        let bounds = [range.start, range.end].map(|bound| bound.saturating_sub(self.at));
        let places = match &self.content {
            Content::Lines { text, .. } => {
                let first_line_from = |place: u64| match place.min(text.len() as u64) as usize {
                    0 => 0,
                    place => memchr(b'\n', &text[place - 1..]).map_or(text.len(), |i| place + i),
                };
                bounds.map(first_line_from).to_vec()
            }
            Content::Sheets(sheets) => bounds.map(|at| self.number_at(at, sheets.len())).to_vec(),
            Content::Asked(asked) => bounds.map(|at| self.number_at(at, asked.len())).to_vec(),
            Content::Photo(_) | Content::Failed(_) => Vec::new(),
        };
        let mut parts = self.cut(places);
        for part in &mut parts {
            part.outside = before(part.at) || after(part.at);
        }
        parts
    }

    /// The index of the first puzzle that begins at or after `byte`, if all `puzzles` of the chunk are
    /// equally long.
    fn number_at(&self, byte: u64, puzzles: usize) -> usize {
        let bytes = self.bytes.max(1);
        (byte.min(bytes) * puzzles as u64).div_ceil(bytes) as usize
    }

    /// The chunk divided at these places, which are bytes where lines begin, or numbers of sheets.
    /// They ascend; none of the parts is empty.
    fn cut(self, places: Vec<usize>) -> Vec<Chunk> {
        let Chunk { source, bytes, at, outside, sukaku, opening, content } = self;
        let part = |bytes, at, content| {
            let (source, opening) = (Arc::clone(&source), opening.clone());
            Chunk { source, bytes, at, outside, sukaku, opening, content }
        };
        // All puzzles of a list are taken to be equally long.
        let byte = |puzzle: usize, of: usize| bytes * puzzle as u64 / of.max(1) as u64;
        let of_list = |range: Range<usize>, of, content| {
            let (from, to) = (byte(range.start, of), byte(range.end, of));
            part(to - from, at + from, content)
        };
        match content {
            Content::Lines { format, mut first_line, text } => {
                let mut parts = Vec::with_capacity(places.len() + 1);
                let mut from = 0;
                for to in places.into_iter().chain([text.len()]).filter(|&to| to > 0) {
                    if to <= from {
                        continue;
                    }
                    let text = Buffer::from(&text[from..to]);
                    let lines = memchr_iter(b'\n', &text).count();
                    let content = Content::Lines { format, first_line, text };
                    parts.push(part((to - from) as u64, at + from as u64, content));
                    first_line += lines;
                    from = to;
                }
                parts
            }
            Content::Sheets(sheets) => ranges(places, sheets.len())
                .map(|it| of_list(it.clone(), sheets.len(), Content::Sheets(sheets[it].to_vec())))
                .collect(),
            Content::Asked(asked) => ranges(places, asked.len())
                .map(|it| of_list(it.clone(), asked.len(), Content::Asked(asked[it].to_vec())))
                .collect(),
            content => vec![part(bytes, at, content)],
        }
    }
}

/// Splits the indices of a list of length `number` at `places`, and skips empty ranges.
fn ranges(places: Vec<usize>, number: usize) -> impl Iterator<Item = Range<usize>> {
    let mut from = 0;
    places.into_iter().chain([number]).filter_map(move |to| {
        let range = from..to;
        from = from.max(to);
        (!range.is_empty()).then_some(range)
    })
}

/// A puzzle, or why there is none.
#[derive(Clone)]
pub(crate) enum Item<T> {
    Puzzle(T),
    Error(Arc<InputError>),
}

impl Chunk {
    /// Appends what each puzzle starts from to `puzzles`, and what cannot be read to `errors`. This is
    /// the fast path: a plain line is read without making a sheet of it.
    pub(crate) fn clues(&self, puzzles: &mut Vec<Clues>, errors: &mut Vec<Arc<InputError>>) {
        match &self.content {
            Content::Lines { format, first_line, text } if format.name == "line" => {
                let mut wrong = Vec::new();
                format::read_list(text, *first_line, puzzles, &mut wrong);
                errors.extend(wrong.into_iter().map(|error| Arc::new(InputError::Read(error))));
            }
            _ => self.sheets(|item| match self.clues_of(item) {
                Item::Puzzle(clues) => puzzles.push(clues),
                Item::Error(error) => errors.push(error),
            }),
        }
    }

    /// What the puzzle starts from; an error if that is candidates, and only givens are taken.
    fn clues_of(&self, item: Item<Sheet>) -> Item<Clues> {
        match item {
            Item::Puzzle(sheet) => match (Clues::from(&sheet), self.sukaku) {
                (clues, Sukaku::Refused(engine)) if clues.is_sukaku() => {
                    Item::Error(Arc::new(InputError::Sukaku(engine)))
                }
                (clues, _) => Item::Puzzle(clues),
            },
            Item::Error(error) => Item::Error(error),
        }
    }

    /// Whether puzzles are asked about for whichever core: some may have rules.
    pub(crate) fn is_for_every_core(&self) -> bool {
        self.opening.as_ref().is_some_and(|opening| {
            let is_classic = match &self.content {
                Content::Lines { format, .. } => matches!(format.read, Reader::Classic(_)),
                Content::Asked(_) => false,
                _ => true,
            };
            !is_classic || !opening.rules.is_empty()
        })
    }

    /// Each puzzle for the core that answers questions about it, in order.
    pub(crate) fn asked(&self, mut take: impl FnMut(Item<Arc<Asked>>)) {
        let _ = self.asked_while(|item| {
            take(item);
            ControlFlow::Continue(())
        });
    }

    fn asked_while(
        &self,
        mut take: impl FnMut(Item<Arc<Asked>>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let usual = Opening::default();
        let opening = self.opening.as_deref().unwrap_or(&usual);
        match &self.content {
            Content::Lines { format, first_line, text } => {
                lines(text).enumerate().try_for_each(|(i, line)| {
                    let opened = format::decode(line);
                    match opened.and_then(|line| Asked::open(format, &line, opening)) {
                        Ok(asked) => asked.into_iter().map(item_of).try_for_each(&mut take),
                        Err(error) => take(Item::Error(at_line(error, first_line + i))),
                    }
                })
            }
            Content::Asked(asked) => asked.iter().cloned().try_for_each(take),
            _ => self.sheets_while(|item| {
                take(match item {
                    Item::Puzzle(sheet) => item_of(Asked::of_sheet(sheet, opening)),
                    Item::Error(error) => Item::Error(error),
                })
            }),
        }
    }

    /// How many puzzles there are.
    pub(crate) fn puzzles(&self) -> u64 {
        if self.is_for_every_core() {
            return self.puzzles_up_to(u64::MAX);
        }
        let mut puzzles = Vec::new();
        self.clues(&mut puzzles, &mut Vec::new());
        puzzles.len() as u64
    }

    /// How many puzzles there are, counted up to `most`.
    fn puzzles_up_to(&self, most: u64) -> u64 {
        let mut puzzles = 0;
        let mut count = |is_puzzle: bool| {
            puzzles += u64::from(is_puzzle);
            if puzzles < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let _ = match self.is_for_every_core() {
            true => self.asked_while(|item| count(matches!(item, Item::Puzzle(_)))),
            false => {
                self.sheets_while(|item| count(matches!(self.clues_of(item), Item::Puzzle(_))))
            }
        };
        puzzles
    }

    /// Each puzzle with everything its format can hold, and where it is: the number of its line if
    /// each line is a puzzle, else its own number in the file, from 1.
    pub(crate) fn placed_sheets(&self, mut take: impl FnMut(u64, Item<Sheet>)) {
        let mut number = 0;
        match &self.content {
            Content::Lines { format, first_line, text } => {
                for (line, text) in (*first_line..).zip(plain_lines(text)) {
                    match text.and_then(|text| core::read_unit(format, &text)) {
                        Ok(sheets) => {
                            let sheets = sheets.into_iter().map(Item::Puzzle);
                            sheets.for_each(|sheet| take(line as u64, sheet));
                        }
                        Err(error) => take(line as u64, Item::Error(at_line(error, line))),
                    }
                }
            }
            _ => self.sheets(|item| {
                number += u64::from(matches!(item, Item::Puzzle(_)));
                take(number, item);
            }),
        }
    }

    /// Each puzzle with everything its format can hold, in order.
    pub(crate) fn sheets(&self, mut take: impl FnMut(Item<Sheet>)) {
        let _ = self.sheets_while(|item| {
            take(item);
            ControlFlow::Continue(())
        });
    }

    fn sheets_while(
        &self,
        mut take: impl FnMut(Item<Sheet>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match &self.content {
            Content::Lines { format, first_line, text } => {
                plain_lines(text).enumerate().try_for_each(|(i, line)| {
                    match line.and_then(|line| core::read_unit(format, &line)) {
                        Ok(sheets) => sheets.into_iter().map(Item::Puzzle).try_for_each(&mut take),
                        Err(error) => take(Item::Error(at_line(error, first_line + i))),
                    }
                })
            }
            Content::Sheets(sheets) => sheets.iter().cloned().try_for_each(take),
            // Whoever asks for sheets is not handed these.
            Content::Asked(_) => ControlFlow::Continue(()),
            Content::Photo(grids) => grids.iter().try_for_each(|(sheet, error)| {
                error.iter().cloned().map(Item::Error).try_for_each(&mut take)?;
                sheet.iter().cloned().map(Item::Puzzle).try_for_each(&mut take)
            }),
            Content::Failed(error) => take(Item::Error(Arc::clone(error))),
        }
    }
}

fn item_of(asked: Result<Asked, Misfit>) -> Item<Arc<Asked>> {
    match asked {
        Ok(asked) => Item::Puzzle(Arc::new(asked)),
        Err(misfit) => Item::Error(Arc::new(InputError::Misfit(misfit))),
    }
}

fn at_line(error: ReadError, line: usize) -> Arc<InputError> {
    Arc::new(InputError::Read(ReadError { line, ..error }))
}

/// The lines of `text` without their ends.
fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let mut begin = 0;
    let ends = memchr_iter(b'\n', text).chain([text.len()]);
    let lines = ends.map(move |end| &text[std::mem::replace(&mut begin, end + 1)..end]);
    lines.map(|line| line.strip_suffix(b"\r").unwrap_or(line))
}

/// The same lines as plain text, or why they are no text.
fn plain_lines(text: &[u8]) -> impl Iterator<Item = Result<Cow<'_, str>, ReadError>> {
    // The lines of a plain text are plain: most lists are looked at once, and not line by line.
    let is_plain = text.is_ascii() && matches!(format::decode(text), Ok(Cow::Borrowed(_)));
    lines(text).map(move |line| match std::str::from_utf8(line) {
        Ok(line) if is_plain => Ok(Cow::Borrowed(line)),
        _ => format::decode(line),
    })
}

/// The chunks of all sources, in order.
pub(crate) struct Chunks {
    /// The size of all sources together, if it is known.
    pub(crate) bytes: Option<u64>,
    chunks: Box<dyn Iterator<Item = Chunk> + Send>,
}

impl Chunks {
    /// The chunks of `sources`, for the classic core. A source is opened when its turn comes.
    pub(crate) fn new(sources: Vec<Source>) -> Chunks {
        Chunks::of(sources, None)
    }

    /// The chunks of `sources`, for whichever core.
    pub(crate) fn for_every_core(sources: Vec<Source>, opening: Opening) -> Chunks {
        Chunks::of(sources, Some(Arc::new(opening)))
    }

    fn of(sources: Vec<Source>, opening: Option<Arc<Opening>>) -> Chunks {
        let sizes: Vec<_> = sources.iter().map(Source::size).collect();
        let bytes = sizes.iter().copied().sum();
        let starts = sizes.into_iter().scan(0, |end, size| {
            let start = *end;
            *end += size.unwrap_or(0);
            Some(start)
        });
        let starts: Vec<_> = starts.collect();
        let chunks = sources.into_iter().zip(starts).flat_map(move |(source, mut at)| {
            let name: Arc<str> = source.name().into();
            let mut state = State::Closed(source);
            let opening = opening.clone();
            std::iter::from_fn(move || {
                let (bytes, content) = state.next(opening.as_deref())?;
                let (source, sukaku, opening) = (Arc::clone(&name), Sukaku::Taken, opening.clone());
                let chunk = Chunk { source, bytes, at, outside: false, sukaku, opening, content };
                at += bytes;
                Some(chunk)
            })
        });
        Chunks { bytes, chunks: Box::new(chunks) }
    }

    /// The same in smaller chunks of at most `lines` lines. For work that takes long for each
    /// puzzle, so that all threads are busy and the progress bar moves.
    pub(crate) fn in_pieces(self, lines: usize) -> Chunks {
        let chunks = self.chunks.flat_map(move |chunk| chunk.pieces(lines));
        Chunks { bytes: self.bytes, chunks: Box::new(chunks) }
    }

    /// The same with an error for each sukaku: `engine`, or else the command, takes givens only.
    pub(crate) fn of_givens(self, engine: Option<&'static str>) -> Chunks {
        let sukaku = Sukaku::Refused(engine);
        let chunks = self.chunks.map(move |chunk| Chunk { sukaku, ..chunk });
        Chunks { bytes: self.bytes, chunks: Box::new(chunks) }
    }

    /// The same, with everything outside `shard` marked as such; `None` if the sizes of the sources
    /// are not known beforehand.
    pub(crate) fn shard(self, shard: Shard) -> Option<Chunks> {
        let bytes = self.bytes?;
        let chunks = self.chunks.flat_map(move |chunk| chunk.around(shard, bytes));
        Some(Chunks { bytes: Some(bytes), chunks: Box::new(chunks) })
    }

    /// Whether there are several puzzles. The chunks read to find out are kept.
    pub(crate) fn peek_several(mut self) -> (Chunks, bool) {
        let (mut seen, mut puzzles) = (Vec::new(), 0);
        while puzzles < 2 {
            let Some(chunk) = self.chunks.next() else { break };
            puzzles += chunk.puzzles_up_to(2 - puzzles);
            seen.push(chunk);
        }
        let chunks = Box::new(seen.into_iter().chain(self.chunks));
        (Chunks { bytes: self.bytes, chunks }, puzzles > 1)
    }
}

impl Iterator for Chunks {
    type Item = Chunk;

    fn next(&mut self) -> Option<Chunk> {
        self.chunks.next()
    }
}

/// How far a source has been read.
enum State {
    Closed(Source),
    Streaming(Lines),
    Done,
}

/// A list that has been read in part.
struct Lines {
    input: Box<dyn Read + Send>,
    format: &'static Format,
    /// The number of the next line.
    next: usize,
    /// What has been read of the next lines.
    rest: Buffer,
    /// Whether there was a puzzle so far, or anything else but comments and headings.
    puzzles: bool,
}

impl State {
    fn next(&mut self, opening: Option<&Opening>) -> Option<(u64, Content)> {
        match std::mem::replace(self, State::Done) {
            State::Done => None,
            State::Closed(source) => match self.begin(&source, opening) {
                Ok(chunk) => Some(chunk),
                Err(error) => Some((0, Content::Failed(Arc::new(error)))),
            },
            State::Streaming(lines) => self
                .stream(lines)
                .unwrap_or_else(|error| Some((0, Content::Failed(Arc::new(error))))),
        }
    }

    /// Opens the source, recognises its format and returns the first chunk.
    fn begin(
        &mut self,
        source: &Source,
        opening: Option<&Opening>,
    ) -> Result<(u64, Content), InputError> {
        let mut input = unpack::plain(source.open().map_err(InputError::Io)?, LARGEST_WHOLE)?;
        let mut head = Buffer::new();
        let mut ended = false;
        let mut comments = 0;
        // Formats with one puzzle per line are recognised by their first lines, so that a program
        // that writes line by line into a pipe gets answers before it closes the pipe.
        let format = loop {
            ended = ended || read_some(&mut input, &mut head, HEAD).map_err(InputError::Io)? == 0;
            if Picture::kind(&head).is_some() {
                let bytes = photo::rest(&head, input, LARGEST_WHOLE).map_err(InputError::Io)?;
                let bytes = bytes.ok_or(InputError::TooLarge)?;
                let grids = photo::sheets(&bytes).map_err(InputError::Photo)?;
                let said = |error| Arc::new(InputError::Photo(error));
                let grids = grids.into_iter().map(|(sheet, error)| (sheet, error.map(said)));
                return Ok((bytes.len() as u64, Content::Photo(grids.collect())));
            }
            comments += format::leading_comments(&head[comments..]);
            let telling = head.len() - comments;
            let complete = match whole_lines(&head) {
                // XML and JSON are often on one line, and so may anything broken be.
                0 if telling >= HEAD => head.len(),
                _ if ended => head.len(),
                complete if complete == comments && head.len() < LARGEST_WHOLE => continue,
                complete => complete,
            };
            if head.starts_with(b"PAR1") || head.starts_with(b"ARROW1") {
                return Err(InputError::Table);
            }
            let text = String::from_utf8_lossy(&head[..complete]);
            match format::detect(&format::plain_text(&text)) {
                Some(format) if ended || format.unit == Unit::Line => break Some(format),
                found if ended || telling >= HEAD || head.len() >= LARGEST_WHOLE => break found,
                _ => {}
            }
        };
        match format {
            Some(format) if format.unit == Unit::Line => self
                .stream(Lines { input, format, next: 1, rest: head, puzzles: false })?
                .ok_or(InputError::Empty),
            format => {
                if format.is_none() {
                    // What is no text is refused before all of it is read.
                    let text = &head[..if ended { head.len() } else { whole_lines(&head) }];
                    format::decode(text).map_err(InputError::Read)?;
                }
                while !ended {
                    ended = read_some(&mut input, &mut head, CHUNK).map_err(InputError::Io)? == 0;
                    if head.len() > LARGEST_WHOLE {
                        return Err(InputError::TooLarge);
                    }
                }
                Ok((head.len() as u64, whole(&head, opening)?))
            }
        }
    }

    /// The next run of whole lines.
    fn stream(&mut self, lines: Lines) -> Result<Option<(u64, Content)>, InputError> {
        let Lines { mut input, format, next: first_line, rest: mut text, puzzles } = lines;
        let mut ended = false;
        while !ended && whole_lines(&text) == 0 {
            if text.len() > LONGEST_LINE {
                return Err(InputError::LongLine(first_line));
            }
            ended = read_some(&mut input, &mut text, CHUNK).map_err(InputError::Io)? == 0;
        }
        let puzzles = puzzles || !is_without_puzzles(format, &text);
        if ended {
            if !puzzles {
                return Err(InputError::Empty);
            }
            let chunk = (text.len() as u64, Content::Lines { format, first_line, text });
            return Ok((chunk.0 > 0).then_some(chunk));
        }
        let whole = whole_lines(&text);
        let rest = Buffer::from(&text[whole..]);
        text.truncate(whole);
        let next = first_line + memchr_iter(b'\n', &text).count();
        *self = State::Streaming(Lines { input, format, next, rest, puzzles });
        Ok(Some((text.len() as u64, Content::Lines { format, first_line, text })))
    }
}

/// The puzzles of a text that is read as a whole; if it has a mistake, those that are without.
fn whole(bytes: &[u8], opening: Option<&Opening>) -> Result<Content, InputError> {
    let text = format::decode(bytes).map_err(InputError::Read)?;
    let is_classic = |format: &Format| matches!(format.read, Reader::Classic(_));
    Ok(match opening.filter(|_| !format::detect(&text).is_some_and(is_classic)) {
        Some(opening) => {
            let asked = Asked::open_each(&text, opening).into_iter();
            Content::Asked(asked.map(|asked| asked.map_or_else(wrong, item_of)).collect())
        }
        None => {
            let sheets = core::read_each(&text).into_iter();
            Content::Sheets(sheets.map(|sheet| sheet.map_or_else(wrong, Item::Puzzle)).collect())
        }
    })
}

fn wrong<T>(error: ReadError) -> Item<T> {
    Item::Error(Arc::new(InputError::Read(error)))
}

/// Whether all lines are blank, comments or headings of a table.
fn is_without_puzzles(format: &Format, text: &[u8]) -> bool {
    let is_blank = |line| format::decode(line).and_then(|line| core::read_unit(format, &line));
    lines(text).all(|line| is_blank(line).is_ok_and(|puzzles| puzzles.is_empty()))
}

/// The length of the whole lines at the start of `text`.
fn whole_lines(text: &[u8]) -> usize {
    memrchr(b'\n', text).map_or(0, |last| last + 1)
}

/// Reads what there is, at most `most` bytes, onto the end of `text`.
fn read_some(input: &mut dyn Read, text: &mut Vec<u8>, most: usize) -> io::Result<usize> {
    let start = text.len();
    text.resize(start + most, 0);
    let read = loop {
        match input.read(&mut text[start..]) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            read => break read,
        }
    };
    text.truncate(start + read.as_ref().unwrap_or(&0));
    read
}
