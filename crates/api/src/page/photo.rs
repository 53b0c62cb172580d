//! Which puzzles are in a picture?
//!
//! `ennead-photo` reads the pixels; here the engine's count makes the readings sure, and what is
//! doubtful becomes data and a sentence.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use ennead::grid::named;
use ennead::{Cell, Givens, Sheet};
use ennead_photo::{
    Answer, Channels, Contents, MOST_GIVENS, PictureError, Pixels, Reach, Reader, Reading,
};
use ennead_text::Words;
use serde::{Deserialize, Serialize};

use crate::puzzle::solve::SolveMany;
use crate::question::{Asker, Question, Refusal, within};

/// Which puzzles are in a picture? It is sent as pixels: decode the file first.
///
/// ```
/// use ennead_api::page::ReadPhoto;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// // One white pixel.
/// let question: ReadPhoto =
///     serde_json::from_str(r#"{"width": 1, "height": 1, "pixels": "////"}"#)?;
/// assert!(question.answer(&Asker::patient(&words)).unwrap().grids.is_empty());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadPhoto {
    /// The width in pixels.
    pub width: usize,
    /// The height in pixels.
    pub height: usize,
    /// The pixels from left to right and top to bottom, three bytes each (red, green, blue), in
    /// Base64.
    pub pixels: String,
    /// By how many quarters clockwise the digits have to be turned to be upright; if left out, this
    /// is found out for each grid.
    #[serde(default)]
    pub turn: Option<u8>,
}

/// Which puzzles are in a picture? Its pixels come by themselves, as a canvas of a browser has them:
/// from left to right and top to bottom, four bytes each (red, green, blue, opacity, which is ignored).
///
/// (As text, in Base64, they cost the WebAssembly module 20 ms more for a photo of 960 × 1280.)
///
/// ```
/// use ennead_api::Asker;
/// use ennead_api::page::ReadPixels;
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question = ReadPixels { width: 1, height: 1, turn: None };
/// // One white pixel.
/// assert!(question.answer(&[255; 4], &Asker::patient(&words)).unwrap().grids.is_empty());
/// ```
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadPixels {
    /// The width in pixels.
    pub width: usize,
    /// The height in pixels.
    pub height: usize,
    /// By how many quarters clockwise the digits have to be turned to be upright; if left out, this
    /// is found out for each grid.
    #[serde(default)]
    pub turn: Option<u8>,
}

/// The answer to [`ReadPhoto`] and [`ReadPixels`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PhotoRead {
    /// The grids in reading order.
    pub grids: Vec<PhotoGrid>,
}

/// A grid in a picture.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PhotoGrid {
    /// The corners in pixels, x and y, clockwise from the one at r1c1.
    pub corners: [[f32; 2]; 4],
    /// How much it looks like a grid, from 0.5 to 1; from 0.65 on, it is one.
    pub score: f32,
    /// By how many quarters clockwise the digits have to be turned to be upright.
    pub turn: u8,
    /// What it holds.
    pub contents: PhotoContents,
    /// The puzzle, without what a player seems to have filled in.
    pub puzzle: Givens,
    /// The digits a player seems to have filled in.
    pub entries: Givens,
    /// Whether the puzzle has exactly one solution.
    pub unique: bool,
    /// Whether nothing has to be asked.
    pub sure: bool,
    /// What has to be said or asked; none if `sure`.
    pub sentence: Option<String>,
    /// The cells worth a look, the least probable first.
    pub doubts: Vec<PhotoDoubt>,
    /// For each cell, in reading order, ten probabilities: empty, then the digits 1 to 9.
    pub probabilities: Vec<[f32; 10]>,
}

/// A cell of a picture that is worth a look.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PhotoDoubt {
    /// The cell.
    pub cell: Cell,
    /// The digit in the puzzle; 0 for none.
    pub taken: u8,
    /// The next choice.
    pub second: u8,
    /// Whether the digit was changed: with the one that was read, the puzzle would not have exactly
    /// one solution.
    pub repaired: bool,
    /// Whether it is doubtful enough to ask.
    pub question: bool,
    /// How probable the choices are, or why it was repaired.
    pub sentence: String,
}

named! {
    /// What a grid in a picture holds.
    pub enum PhotoContents {
        /// No digit.
        Blank = "blank",
        /// Some digits.
        Puzzle = "puzzle",
        /// A digit in nearly every cell.
        Solution = "solution",
    }
}

impl Question for ReadPhoto {
    type Answer = PhotoRead;

    fn answer(self, asker: &Asker) -> Result<PhotoRead, Refusal> {
        let bytes = BASE64_STANDARD.decode(&self.pixels).map_err(|_| unusable(asker))?;
        let Self { width, height, turn, .. } = self;
        ReadPixels { width, height, turn }.read(&bytes, Channels::Rgb, asker)
    }
}

impl ReadPixels {
    /// What is in the picture with these pixels: `4 * width * height` bytes.
    ///
    /// # Errors
    ///
    /// The refusal, if there are not as many bytes as the size needs, or `turn` is more than 3.
    pub fn answer(self, pixels: &[u8], asker: &Asker) -> Result<PhotoRead, Refusal> {
        self.read(pixels, Channels::Rgba, asker)
    }

    fn read(self, bytes: &[u8], channels: Channels, asker: &Asker) -> Result<PhotoRead, Refusal> {
        within("turn", self.turn.unwrap_or(0).into(), 0..=3)?;
        let pixels = Pixels::new(bytes, self.width, self.height, channels);
        let pixels = pixels.map_err(|_| unusable(asker))?;
        let reader = Reader::default().for_turn(self.turn);
        Ok(PhotoRead::of(&seen_by(&reader, &pixels), asker.words))
    }
}

fn unusable(asker: &Asker) -> Refusal {
    Refusal::WrongCall(asker.words.say("photo-pixels"))
}

impl PhotoRead {
    /// The answer for what was seen in a picture.
    pub fn of(seen: &[Seen], words: &Words) -> PhotoRead {
        PhotoRead { grids: seen.iter().map(|seen| PhotoGrid::of(seen, words)).collect() }
    }
}

impl PhotoGrid {
    fn of(seen: &Seen, words: &Words) -> PhotoGrid {
        let Seen { reading, concern, answer, entries } = seen;
        let read = reading.digits();
        let mut placed = [0; 81];
        entries.iter().for_each(|&cell| placed[cell] = read[cell]);
        PhotoGrid {
            corners: reading.corners.map(|corner| [corner.x, corner.y]),
            score: reading.score,
            turn: reading.turn,
            contents: match reading.contents() {
                Contents::Blank => PhotoContents::Blank,
                Contents::Puzzle => PhotoContents::Puzzle,
                Contents::Solution => PhotoContents::Solution,
            },
            puzzle: givens(answer.as_ref().map_or(&read, |answer| &answer.digits)),
            entries: givens(&placed),
            unique: answer.as_ref().is_some_and(|answer| answer.proper),
            sure: concern.is_none(),
            sentence: concern.as_ref().map(|concern| concern.sentence(words)),
            doubts: answer.iter().flat_map(|answer| doubts(answer, reading, words)).collect(),
            probabilities: reading.cells.to_vec(),
        }
    }
}

fn doubts(answer: &Answer, reading: &Reading, words: &Words) -> Vec<PhotoDoubt> {
    let doubt = |doubt: &ennead_photo::Doubt| {
        let taken = answer.digits[doubt.cell];
        let repaired = doubt.read != taken;
        let percent = |digit: u8| {
            let probability = reading.cells[doubt.cell][usize::from(digit)];
            ((100.0 * probability).round() as u32).into()
        };
        let name = |digit: u8| match digit {
            0 => words.say("photo-none").into(),
            digit => digit.to_string().into(),
        };
        let args = [("taken", name(taken)), ("other", name(doubt.second))];
        let shares = [("taken-share", percent(taken)), ("other-share", percent(doubt.second))];
        let key = if repaired { "photo-repaired" } else { "photo-choices" };
        PhotoDoubt {
            cell: Cell::ALL[doubt.cell],
            taken,
            second: doubt.second,
            repaired,
            question: doubt.is_question(&answer.digits),
            sentence: words.say_with(key, &[args, shares].concat()),
        }
    };
    answer.doubts.iter().map(doubt).collect()
}

/// A grid of a picture, and what was made of it.
#[derive(Clone, Debug)]
pub struct Seen {
    /// What was read.
    pub reading: Reading,
    /// What has to be said or asked about it.
    pub concern: Option<Concern>,
    /// The puzzle made of it, unless it is blank or a solution.
    pub answer: Option<Answer>,
    /// The cells, 0 to 80, that hold a player's entries.
    pub entries: Vec<usize>,
}

/// What has to be said of a grid in a picture.
#[derive(Clone, Debug)]
pub enum Concern {
    /// It is a solution.
    Solution,
    /// It has no digit.
    Blank,
    /// There is a puzzle with one solution, but these cells may be wrong: what is taken, and what
    /// else it could be.
    Doubtful(Vec<String>),
    /// These digits do not have exactly one solution; the least certain of them.
    Improper(Vec<String>),
    /// It has more digits than puzzles usually have: some may be a player's entries.
    Many(usize),
}

/// The grids of a picture, in reading order.
pub fn seen(pixels: &Pixels) -> Vec<Seen> {
    seen_by(&Reader::default(), pixels)
}

fn seen_by(reader: &Reader, pixels: &Pixels) -> Vec<Seen> {
    reader.read(pixels, Reach::All).into_iter().map(Seen::new).collect()
}

impl Seen {
    fn new(reading: Reading) -> Seen {
        let entries = reading.entries();
        let concern = match reading.contents() {
            Contents::Blank => Some(Concern::Blank),
            Contents::Solution if entries.is_empty() => Some(Concern::Solution),
            _ => None,
        };
        if concern.is_some() {
            return Seen { reading, concern, answer: None, entries };
        }
        let (answer, entries) = reading.puzzle(solutions);
        let count = answer.digits.iter().filter(|digit| **digit > 0).count();
        let concern = match () {
            () if answer.is_sure() => None,
            () if !answer.proper => Some(Concern::Improper(unsure(&answer))),
            () if count > MOST_GIVENS => Some(Concern::Many(count)),
            () => Some(Concern::Doubtful(unsure(&answer))),
        };
        Seen { reading, concern, answer: Some(answer), entries }
    }

    /// Takes digits that the user has looked at. What is left to say is whether they have exactly
    /// one solution.
    pub fn take(&mut self, digits: [u8; 81]) {
        if let Some(answer) = &mut self.answer {
            answer.digits = digits;
            answer.proper = solutions(&digits) == 1;
            self.concern = (!answer.proper).then(|| Concern::Improper(unsure(answer)));
        }
    }

    /// The puzzle, with the entries of a player; `None` if it is blank or a solution.
    pub fn sheet(&self) -> Option<Sheet> {
        let answer = self.answer.as_ref()?;
        let mut placed = [0; 81];
        let digits = self.reading.digits();
        self.entries.iter().for_each(|&cell| placed[cell] = digits[cell]);
        let (givens, placed) = (givens(&answer.digits), givens(&placed));
        Some(Sheet { givens, placed, ..Sheet::default() })
    }
}

impl Concern {
    /// What is said of a grid that the user looks at.
    fn sentence(&self, words: &Words) -> String {
        let count = |count: usize| [("count", count.into())];
        match self {
            Concern::Solution => words.say("photo-seen-solution"),
            Concern::Blank => words.say("photo-seen-blank"),
            Concern::Doubtful(cells) => words.say_with("photo-seen-doubtful", &count(cells.len())),
            Concern::Improper(_) => words.say("photo-seen-improper"),
            Concern::Many(digits) => words.say_with("photo-seen-many", &count(*digits)),
        }
    }
}

/// The cells worth a question: what is taken, and what else it could be.
fn unsure(answer: &Answer) -> Vec<String> {
    let cell = |doubt: &ennead_photo::Doubt| {
        let name = |digit: u8| if digit == 0 { '.' } else { char::from(b'0' + digit) };
        let (cell, taken) = (Cell::ALL[doubt.cell], name(answer.digits[doubt.cell]));
        format!("{cell} {taken} ({}?)", name(doubt.second))
    };
    let unsure = answer.doubts.iter().filter(|doubt| doubt.is_question(&answer.digits));
    unsure.map(cell).collect()
}

fn givens(digits: &[u8; 81]) -> Givens {
    Givens::from_bytes(*digits).expect("the network has no other digits")
}

/// The engine's count, up to two.
fn solutions(digits: &[u8; 81]) -> usize {
    SolveMany::default().answers(&[givens(digits)], 2)[0].count as usize
}

/// What is said of a file called `source` that gives no picture.
pub fn no_picture(error: &PictureError, source: &str, words: &Words) -> String {
    let source = ("source", source.into());
    match error {
        PictureError::Kind(kind) => {
            words.say_with("photo-kind", &[source, ("kind", (*kind).into())])
        }
        PictureError::None => words.say_with("photo-not-a-picture", &[source]),
        PictureError::TooLarge { width, height, most } => {
            let most = ("most", (most / 1_000_000).into());
            let size = format!("{width} × {height}");
            words.say_with("photo-too-large", &[source, ("size", size.into()), most])
        }
        PictureError::TooMuch => words.say_with("photo-too-much", &[source]),
        PictureError::Broken(reason) => {
            words.say_with("photo-broken", &[source, ("reason", reason.as_str().into())])
        }
    }
}
