//! A puzzle from bars, black cells and clues.

use std::collections::{HashMap, HashSet};

use ennead::cross::{self, DigitReading, Direction, Mark, Puzzle, Word, WordId};
use serde::Deserialize;

use crate::cross::puzzle::{CrossSubject, CrossText};
use crate::question::{Asker, Question, Refusal, within};

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

/// The largest number of letters in a name of a puzzle that is built.
const LONGEST_NAME: usize = 40;

/// The largest width or height of a puzzle that is built.
const MOST_BUILT: u64 = 50;

impl Question for CrossBuild {
    type Answer = CrossText;

    /// Refuses cells outside the grid, and names that could not be read again.
    fn answer(self, asker: &Asker) -> Result<CrossText, Refusal> {
        let mut frame = self.frame(asker)?;
        frame.reading.leading_zeros = self.leading_zeros;
        frame.reading.digits = self.digits.unwrap_or(frame.reading.digits);
        let language = asker.words.clue_language();
        let mut text = cross::write_clues(&frame, language);
        let word_at = |(id, word): (WordId, &Word)| ((word.cells[0] as usize, word.direction), id);
        let words: HashMap<_, _> = frame.word_ids().map(word_at).collect();
        for ClueAt { cell, across, clue } in &self.clues {
            asker.stop.check()?;
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
            if let Some(&word) = words.get(&(*cell, direction)) {
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
    /// How many cells there are.
    pub(crate) fn cells(&self) -> Result<usize, Refusal> {
        within("width", self.width as u64, 1..=MOST_BUILT)?;
        within("height", self.height as u64, 1..=MOST_BUILT)?;
        Ok(self.width * self.height)
    }

    /// The puzzle without rules.
    fn frame(&self, asker: &Asker) -> Result<Puzzle, Refusal> {
        let (width, cells) = (self.width, self.cells()?);
        let black = marked("black", &self.black, cells)?;
        let left = marked("left", &self.left, cells)?;
        let above = marked("above", &self.above, cells)?;
        let mut words: Vec<(usize, Direction)> = Vec::new();
        for cell in (0..cells).filter(|&cell| !black[cell]) {
            let (row, column) = (cell / width, cell % width);
            let open_left = column > 0 && !black[cell - 1];
            let open_above = row > 0 && !black[cell - width];
            // A single cell is a word only if a bar sets it off.
            let goes_right = column + 1 < width && !black[cell + 1] && !left[cell + 1];
            let goes_down = cell + width < cells && !black[cell + width] && !above[cell + width];
            if open_left && left[cell] || !open_left && goes_right {
                words.push((cell, Direction::Across));
            }
            if open_above && above[cell] || !open_above && goes_down {
                words.push((cell, Direction::Down));
            }
        }
        let mut begins: Vec<usize> = words.iter().map(|word| word.0).collect();
        begins.sort_unstable();
        begins.dedup();
        let kept = self.names_kept(cells, asker)?;
        let begin = |cell: &&usize| begins.binary_search(cell).is_ok();
        let used: HashSet<&str> = kept.keys().filter(begin).map(|cell| kept[cell]).collect();
        let mut fresh = names().filter(|name| !used.contains(name.as_str()));
        let name = |cell| match kept.get(cell) {
            Some(&name) => name.to_owned(),
            None => fresh.next().expect("endless"),
        };
        let names: Vec<String> = begins.iter().map(name).collect();
        let mark = |(name, &cell)| Mark { name, row: cell / width, column: cell % width };
        let marks = names.into_iter().zip(&begins).map(mark).collect();
        let place = |cell| begins.binary_search(&cell).expect("it begins a word");
        let words: Vec<_> = words.into_iter().map(|(cell, run)| (place(cell), run)).collect();
        let black: Vec<usize> = (0..cells).filter(|&cell| black[cell]).collect();
        Puzzle::new(width, self.height, &black, marks, &words).map_err(|_| wrong_names(asker))
    }

    /// The names to keep, by cell. If a cell has several, the first is kept.
    fn names_kept(&self, cells: usize, asker: &Asker) -> Result<HashMap<usize, &str>, Refusal> {
        let mut kept = HashMap::new();
        for CellNamed { name, cell } in &self.names {
            inside("names", *cell, cells)?;
            // A name could be as long as the body.
            if name.chars().nth(LONGEST_NAME).is_some() || !cross::is_name(name) {
                let name: String = name.chars().take(LONGEST_NAME).collect();
                let said =
                    asker.words.say_with("cross-problem-not-a-name", &[("name", name.into())]);
                return Err(Refusal::WrongCall(said));
            }
            kept.entry(*cell).or_insert(name.as_str());
        }
        Ok(kept)
    }
}

/// For each cell, whether it is in the list.
fn marked(of: &'static str, list: &[usize], cells: usize) -> Result<Vec<bool>, Refusal> {
    let mut marked = vec![false; cells];
    for &cell in list {
        inside(of, cell, cells)?;
        marked[cell] = true;
    }
    Ok(marked)
}

/// Refuses a cell that is outside the grid.
fn inside(of: &'static str, cell: usize, cells: usize) -> Result<(), Refusal> {
    within(of, cell as u64, 0..=cells as u64 - 1)
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
