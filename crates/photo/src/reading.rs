//! What is read in a picture: from pixels to readings, the steps in their order.

use crate::cells::cut_out;
use crate::find::{Found, find};
use crate::geometry::{Quad, bounds};
use crate::ink;
use crate::network::{CellPicture, Network, SIDE};
use crate::picture::{Picture, Steps};
use crate::repair::{Answer, most_probable, repair};
use crate::turn::{turned, turned_from, upright};
use crate::{Pixels, Reach};

/// Coloured ink has at least this colour, light ink is at most this dark; and between it and the
/// other ink there is at least this gap: in blurred photos black print has colours and greys too,
/// but of every strength.
const COLOURED: f32 = 0.3;
const LIGHT: f32 = 0.65;
const GAP: f32 = 0.2;

/// Digits count as a player's entries only if at least this many others are neither coloured nor
/// light.
const LEAST_PLAIN: usize = 8;

/// Light digits count as entries only if there are at least this many: in bad print, single givens
/// are light too.
const LEAST_LIGHT: usize = 4;

/// A cell read with less probability than this is looked at again.
const LOOK_AGAIN: f32 = 0.97;

/// The odds of an empty cell in real grids, where two in three are empty, divided by those in
/// training, where one in five is (`training/src/cell.rs`). By Bayes' theorem, the probability of
/// an empty cell is weighted by this factor.
const MORE_EMPTIES: f32 = (2.0 / 1.0) / (1.0 / 4.0);

/// A grid as it was read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The corners in pixels of the picture, clockwise from the one at r1c1 as it is read.
    pub corners: Quad,
    /// How much it looks like a grid: at least [`ASK`](crate::ASK), at most 1.
    pub score: f32,
    /// How many quarters clockwise the picture must be turned to be upright, 0 to 3.
    pub turn: u8,
    /// Whether it is light on a dark ground.
    pub negative: bool,
    /// The probabilities of each cell, row by row: empty, then the digits 1 to 9. They add up
    /// to 1.
    pub cells: [[f32; 10]; 81],
    /// How far the ink of each cell is from grey, 0 to 1; all 0 in grey pictures.
    pub colours: [f32; 81],
    /// How dark the ink of each cell is, 0 to 1.5; about 0.85 where the print is darkest.
    pub inks: [f32; 81],
}

/// What a grid holds, by its most probable digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    /// No digit: an empty grid, or something else with 9 × 9 cells.
    Blank,
    /// Some digits.
    Puzzle,
    /// A digit in nearly every cell: a solution, or a puzzle somebody has finished.
    Solution,
}

impl Reading {
    /// The most probable digit of each cell, 0 for empty.
    pub fn digits(&self) -> [u8; 81] {
        self.cells.map(|cell| most_probable(&cell) as u8)
    }

    /// What the grid holds.
    pub fn contents(&self) -> Contents {
        match self.digits().iter().filter(|digit| **digit > 0).count() {
            0 => Contents::Blank,
            1..=74 => Contents::Puzzle,
            _ => Contents::Solution,
        }
    }

    /// The puzzle, and the cells that hold a player's entries. `count` counts solutions up to 2, as
    /// for [`repair`](fn@repair).
    ///
    /// Entries are left out. But if the rest is not a puzzle as it was read, light digits may be
    /// givens in bad light: then only those in colour are left out.
    pub fn puzzle(&self, mut count: impl FnMut(&[u8; 81]) -> usize) -> (Answer, Vec<usize>) {
        let (coloured, entries) = (self.coloured(), self.entries());
        let answer = repair(&self.without(&entries), &mut count);
        if coloured.len() == entries.len() || answer.proper && answer.repaired() == 0 {
            return (answer, entries);
        }
        (repair(&self.without(&coloured), count), coloured)
    }

    /// The cells whose digit is coloured or light, if at least eight other digits clearly are
    /// not: entries of a player beside the givens, in coloured ink or in pencil. Entries that look
    /// like the givens cannot be distinguished from them.
    pub fn entries(&self) -> Vec<usize> {
        let mut entries = self.coloured();
        let plain = self.filled().filter(|cell| !entries.contains(cell)).collect();
        let (_, light) = apart(plain, |cell| -self.inks[cell], -LIGHT);
        entries.extend(if light.len() >= LEAST_LIGHT { light } else { Vec::new() });
        entries.sort_unstable();
        entries
    }

    fn filled(&self) -> impl Iterator<Item = usize> {
        let digits = self.digits();
        (0..81).filter(move |&cell| digits[cell] > 0)
    }

    fn coloured(&self) -> Vec<usize> {
        apart(self.filled().collect(), |cell| self.colours[cell], COLOURED).1
    }

    /// The probabilities with these cells empty.
    fn without(&self, entries: &[usize]) -> [[f32; 10]; 81] {
        let mut cells = self.cells;
        for &cell in entries {
            cells[cell] = [0.0; 10];
            cells[cell][0] = 1.0;
        }
        cells
    }
}

/// Cells with a small value, and those after the first gap that have at least `least`.
fn apart(
    mut cells: Vec<usize>,
    value: impl Fn(usize) -> f32,
    least: f32,
) -> (Vec<usize>, Vec<usize>) {
    cells.sort_by(|&a, &b| value(a).total_cmp(&value(b)));
    let at = |i: usize| value(cells[i]);
    let gap = (LEAST_PLAIN..cells.len()).find(|&i| at(i) >= least && at(i) - at(i - 1) >= GAP);
    let others = gap.map_or_else(Vec::new, |gap| cells.split_off(gap));
    (cells, others)
}

/// Reads grids, with a network.
#[derive(Clone, Debug)]
pub struct Reader {
    network: Network,
    turn: Option<u8>,
}

impl Default for Reader {
    /// The reader with the network that comes with the crate.
    fn default() -> Self {
        Self::new(Network::shipped())
    }
}

impl Reader {
    /// A reader with another network.
    pub fn new(network: Network) -> Self {
        Self { network, turn: None }
    }

    /// A reader that does not look for the way up: every grid has to be turned clockwise by this
    /// many quarters. With `None` it looks.
    #[must_use]
    pub fn for_turn(self, quarters: Option<u8>) -> Self {
        Self { turn: quarters, ..self }
    }

    /// The grids of a picture in reading order: from top to bottom, those side by side from left
    /// to right. None if there is none.
    pub fn read(&self, pixels: &Pixels, reach: Reach) -> Vec<Reading> {
        self.read_steps(pixels, reach, &mut Steps(None))
    }

    /// Reads, and shows each step as a picture with a name. The names sort in the order of the
    /// steps; steps that are made for each grid are shown for each grid.
    pub fn read_showing(
        &self,
        pixels: &Pixels,
        reach: Reach,
        show: &mut dyn FnMut(&str, &Picture),
    ) -> Vec<Reading> {
        self.read_steps(pixels, reach, &mut Steps(Some(show)))
    }

    fn read_steps(&self, pixels: &Pixels, reach: Reach, steps: &mut Steps) -> Vec<Reading> {
        let found = in_reading_order(find(pixels, reach, steps));
        found.iter().map(|grid| self.read_grid(pixels, grid, steps)).collect()
    }

    fn read_grid(&self, pixels: &Pixels, found: &Found, steps: &mut Steps) -> Reading {
        let cells = cut_out(pixels, found, steps);
        let turn = match self.turn {
            Some(quarters) => usize::from(quarters % 4),
            None => upright(&self.network, &cells.pictures),
        };
        let pictures = turned(&cells.pictures, turn);
        Reading {
            corners: std::array::from_fn(|i| found.corners[(i + 4 - turn) % 4]),
            score: found.score,
            turn: turn as u8,
            negative: found.negative,
            cells: std::array::from_fn(|cell| self.probabilities(&pictures[cell])),
            colours: std::array::from_fn(|cell| cells.colours[turned_from(cell, 9, turn)]),
            inks: std::array::from_fn(|cell| ink::strength(&pictures[cell])),
        }
    }
}

impl Reader {
    /// The probabilities of a cell. Where they leave a doubt, it is looked at again, moved by a
    /// pixel to each side, and the mean is taken: chance falls out differently each time.
    fn probabilities(&self, picture: &CellPicture) -> [f32; 10] {
        let look = |picture: &CellPicture| self.network.classify(picture).map(f32::exp);
        let mut sum = look(picture);
        if sum[most_probable(&sum)] < LOOK_AGAIN {
            for (dx, dy) in [(0, 1), (1, 0), (2, 1), (1, 2)] {
                let other = look(&moved(picture, dx, dy));
                sum.iter_mut().zip(other).for_each(|(sum, other)| *sum += other);
            }
            sum = sum.map(|sum| sum / 5.0);
        }
        sum[0] *= MORE_EMPTIES;
        let all: f32 = sum.iter().sum();
        sum.map(|sum| sum / all)
    }
}

/// A cell whose pixels come from `dx - 1` to the right and `dy - 1` further down.
fn moved(picture: &CellPicture, dx: usize, dy: usize) -> CellPicture {
    let from = |at: usize, step: usize| (at + step).saturating_sub(1).min(SIDE - 1);
    std::array::from_fn(|i| picture[from(i / SIDE, dy) * SIDE + from(i % SIDE, dx)])
}

/// From top to bottom, and from left to right what lies side by side.
fn in_reading_order(mut found: Vec<Found>) -> Vec<Found> {
    let middle = |grid: &Found| {
        let (least, most) = bounds(&grid.corners);
        ((least.x + most.x) / 2.0, (least.y + most.y) / 2.0, most.y - least.y)
    };
    found.sort_by(|a, b| middle(a).1.total_cmp(&middle(b).1));
    let mut start = 0;
    while start < found.len() {
        let (_, top, height) = middle(&found[start]);
        let row = found[start..].iter().take_while(|g| middle(g).1 < top + height / 2.0).count();
        let end = start + row.max(1);
        found[start..end].sort_by(|a, b| middle(a).0.total_cmp(&middle(b).0));
        start = end;
    }
    found
}
