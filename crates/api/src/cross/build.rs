//! A puzzle from bars, black cells and clues.

use ennead::cross::{self, DigitReading, Direction, Mark, Puzzle};
use serde::Deserialize;

use crate::cross::puzzle::{CrossSubject, CrossText};
use crate::question::{Asker, Question, Refusal};

/// What is the puzzle with these bars, black cells and clues?
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossBuild {
    /// The number of columns, 1 to 50.
    pub width: usize,
    /// The number of rows, 1 to 50.
    pub height: usize,
    /// The black cells, counted from 0 row by row.
    #[serde(default)]
    pub black: Vec<usize>,
    /// The cells with a bar on their left.
    #[serde(default)]
    pub left: Vec<usize>,
    /// The cells with a bar above them.
    #[serde(default)]
    pub above: Vec<usize>,
    /// Names to keep. Any other cell at which a word begins gets a new name.
    #[serde(default)]
    pub names: Vec<CellNamed>,
    /// The clues.
    #[serde(default)]
    pub clues: Vec<ClueAt>,
    /// Whether numbers may begin with 0.
    #[serde(default = "yes")]
    pub leading_zeros: bool,
    /// Whether the digits of a word are those of its `cells`, as by default, or those of its
    /// `number`.
    #[serde(default)]
    pub digits: Option<DigitReading>,
}

const fn yes() -> bool {
    true
}

/// A cell and its name.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CellNamed {
    /// The name.
    pub name: String,
    /// The cell.
    pub cell: usize,
}

/// A clue, and the word it is about.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClueAt {
    /// The first cell of the word; null for a rule about several words.
    pub cell: Option<usize>,
    /// Whether the word goes across.
    #[serde(default)]
    pub across: bool,
    /// The clue.
    pub clue: String,
}

/// The largest width or height of a puzzle that is built.
const MOST_BUILT: usize = 50;

impl Question for CrossBuild {
    type Answer = CrossText;

    fn answer(self, asker: &Asker) -> Result<CrossText, Refusal> {
        for (of, side) in [("width", self.width), ("height", self.height)] {
            if !(1..=MOST_BUILT).contains(&side) {
                return Err(Refusal::OutOfBounds { of, least: 1, most: MOST_BUILT as u64 });
            }
        }
        let cells = self.width * self.height;
        let mut black: Vec<usize> = self.black.iter().copied().filter(|&it| it < cells).collect();
        black.sort_unstable();
        black.dedup();
        let mut frame = self.frame(&black).map_err(|_| wrong_names(asker))?;
        frame.reading.leading_zeros = self.leading_zeros;
        frame.reading.digits = self.digits.unwrap_or(frame.reading.digits);
        let language = asker.words.clue_language();
        let mut text = cross::write_clues(&frame, language);
        for ClueAt { cell, across, clue } in &self.clues {
            let clue = clue.trim().replace(['\n', '\r'], " ");
            if clue.is_empty() {
                continue;
            }
            let Some(cell) = cell else {
                text.push_str(&format!("rule: {clue}\n"));
                continue;
            };
            let direction = if *across { Direction::Across } else { Direction::Down };
            // If a word is gone, its clues are dropped too.
            let word = frame
                .word_ids()
                .find(|(_, word)| word.direction == direction && word.cells[0] as usize == *cell);
            if let Some((word, _)) = word {
                let head = cross::word_in_words(&frame, word, language);
                text.push_str(&format!("{head}: {clue}\n"));
            }
        }
        // The clues must be readable.
        CrossSubject::Text(text.clone()).puzzle()?;
        Ok(CrossText { text })
    }
}

fn wrong_names(asker: &Asker) -> Refusal {
    Refusal::WrongCall(asker.words.say("cross-build-names"))
}

impl CrossBuild {
    /// The puzzle without rules.
    fn frame(&self, black: &[usize]) -> Result<Puzzle, cross::FrameError> {
        let (width, height) = (self.width, self.height);
        let is_black = |cell: usize| black.binary_search(&cell).is_ok();
        let mut words: Vec<(usize, Direction)> = Vec::new();
        for cell in (0..width * height).filter(|&cell| !is_black(cell)) {
            let (row, column) = (cell / width, cell % width);
            let open_left = column > 0 && !is_black(cell - 1);
            let open_above = row > 0 && !is_black(cell - width);
            let bar = |open: bool, bars: &[usize], cell: usize| open && bars.contains(&cell);
            let begins_across = bar(open_left, &self.left, cell);
            let begins_down = bar(open_above, &self.above, cell);
            // A single cell is a word only if a bar sets it off.
            let goes_right =
                column + 1 < width && !is_black(cell + 1) && !self.left.contains(&(cell + 1));
            let goes_down = row + 1 < height
                && !is_black(cell + width)
                && !self.above.contains(&(cell + width));
            if begins_across || (!open_left && goes_right) {
                words.push((cell, Direction::Across));
            }
            if begins_down || (!open_above && goes_down) {
                words.push((cell, Direction::Down));
            }
        }
        let mut begins: Vec<usize> = words.iter().map(|word| word.0).collect();
        begins.sort_unstable();
        begins.dedup();
        let kept = |cell: usize| self.names.iter().find(|named| named.cell == cell);
        let is_used = |name: &str| {
            self.names.iter().any(|named| named.name == name && begins.contains(&named.cell))
        };
        let mut fresh = names().filter(|name| !is_used(name));
        let marks: Vec<Mark> = begins
            .iter()
            .map(|&cell| Mark {
                name: kept(cell)
                    .map_or_else(|| fresh.next().expect("endless"), |named| named.name.clone()),
                row: cell / width,
                column: cell % width,
            })
            .collect();
        let place = |cell| begins.binary_search(&cell).expect("it begins a word");
        let words: Vec<_> = words.into_iter().map(|(cell, run)| (place(cell), run)).collect();
        Puzzle::new(width, height, black, marks, &words)
    }
}

/// A to Z, then AA to AZ, BA and so on.
fn names() -> impl Iterator<Item = String> {
    (0usize..).map(|mut number| {
        let mut name = String::new();
        loop {
            name.insert(0, (b'A' + (number % 26) as u8) as char);
            number /= 26;
            if number == 0 {
                return name;
            }
            number -= 1;
        }
    })
}
