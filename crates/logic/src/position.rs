//! A position: digits and pencil marks.
//!
//! The pencil marks are stored twice, by cell and by digit, because half of the techniques ask
//! "what can be here" and the other half "where can this go". Only `eliminate` and `place` change
//! them, both copies at once. A position is 430 bytes of plain words, so that a chain search can
//! copy it freely.

use ennead_draw::Face;
use ennead_grid::{Candidate, Cell, CellMap, CellSet, Digit, DigitSet, Givens, Puzzle, Sheet};

use crate::CandidateSet;

/// The digits that are filled in and the candidates that remain.
///
/// A position may be wrong, with a cell that has no candidate left or a digit without a place: see
/// [`contradiction`](Position::contradiction). Placed digits never clash.
///
/// ```
/// use ennead_grid::{Cell, Digit, Givens, Puzzle};
/// use ennead_logic::Position;
///
/// let givens: Givens =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse()?;
/// let mut position = Position::new(&Puzzle::try_from(givens)?);
/// assert_eq!(position.candidates(Cell::at(0, 2)).to_string(), "124");
/// position.place(Digit::new(4), Cell::at(0, 2));
/// assert_eq!(position.candidates(Cell::at(0, 3)).to_string(), "26");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    digits: Givens,
    givens: CellSet,
    empty: CellSet,
    // Invariant: `by_cell` and `by_digit` hold the same candidates, all in empty cells.
    by_cell: CellMap<DigitSet>,
    by_digit: CandidateSet,
}

/// Two digits of a position clash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clashing {
    /// The cells that clash.
    pub cells: CellSet,
}

ennead_grid::error!(Clashing: |it, f|
    write!(f, "the digits clash at {}", crate::notation::cells(it.cells)));

impl Position {
    /// The puzzle with every candidate that its givens allow and that is not struck.
    pub fn new(puzzle: &Puzzle) -> Position {
        let mut position = Position::fill(puzzle.givens(), &Givens::EMPTY);
        for candidate in puzzle.clues().struck() {
            position.eliminate(candidate.digit(), candidate.cell());
        }
        position
    }

    /// Givens, digits placed since, and pencil marks. Marks that a placed digit rules out are
    /// dropped; marks the player has removed stay removed. If a given and a placed digit share a
    /// cell, the given counts.
    ///
    /// # Errors
    ///
    /// [`Clashing`] if two digits clash.
    pub fn from_marks(
        givens: &Givens,
        placed: &Givens,
        marks: &CellMap<DigitSet>,
    ) -> Result<Position, Clashing> {
        let mut position = Position::from_digits(givens, placed)?;
        for cell in position.empty.iter() {
            for digit in (position.by_cell[cell] - marks[cell]).iter() {
                position.eliminate(digit, cell);
            }
        }
        Ok(position)
    }

    /// Givens and digits placed since, with every candidate they allow.
    ///
    /// # Errors
    ///
    /// [`Clashing`] if two digits clash.
    pub fn from_digits(givens: &Givens, placed: &Givens) -> Result<Position, Clashing> {
        let mut digits = *placed;
        for (cell, digit) in givens.iter() {
            digits.set(cell, Some(digit));
        }
        let cells = digits.clashes();
        if cells.is_empty() { Ok(Position::fill(givens, placed)) } else { Err(Clashing { cells }) }
    }

    /// The position on a sheet, with its pencil marks if it has any.
    ///
    /// # Errors
    ///
    /// [`Clashing`] if two digits clash.
    pub fn of_sheet(sheet: &Sheet) -> Result<Position, Clashing> {
        match &sheet.candidates {
            Some(marks) => Position::from_marks(&sheet.givens, &sheet.placed, marks),
            None => Position::from_digits(&sheet.givens, &sheet.placed),
        }
    }

    fn fill(givens: &Givens, placed: &Givens) -> Position {
        let mut position = Position {
            digits: Givens::EMPTY,
            givens: givens.cells(),
            empty: CellSet::ALL,
            by_cell: CellMap::filled(DigitSet::ALL),
            by_digit: CandidateSet::all_of(DigitSet::ALL, CellSet::ALL),
        };
        for (cell, digit) in givens.iter().chain(placed.iter()) {
            if position.empty.contains(cell) {
                position.place(digit, cell);
            }
        }
        position
    }

    /// The digit in `cell`, if it is filled.
    #[inline]
    pub const fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell)
    }

    /// All digits that are filled in, givens and placed.
    #[inline]
    pub const fn digits(&self) -> &Givens {
        &self.digits
    }

    /// The cells with a given.
    #[inline]
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// The cells with a digit that is not a given.
    #[inline]
    pub fn placed(&self) -> CellSet {
        !(self.givens | self.empty)
    }

    /// The cells without a digit.
    #[inline]
    pub const fn empty(&self) -> CellSet {
        self.empty
    }

    /// The candidates of `cell`; none if it is filled.
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.by_cell[cell]
    }

    /// The candidates of each cell; of a filled one, none.
    pub fn marks(&self) -> &CellMap<DigitSet> {
        &self.by_cell
    }

    /// The cells that have `digit` as a candidate.
    #[inline]
    pub const fn cells_of(&self, digit: Digit) -> CellSet {
        self.by_digit.cells(digit)
    }

    /// All candidates.
    #[inline]
    pub const fn all_candidates(&self) -> &CandidateSet {
        &self.by_digit
    }

    /// Whether `digit` is a candidate of `cell`.
    #[inline]
    pub const fn has(&self, digit: Digit, cell: Cell) -> bool {
        self.by_digit.contains(digit, cell)
    }

    /// The union of the candidates of `cells`.
    pub fn union(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |union, cell| union | self.by_cell[cell])
    }

    /// Those of `digits` in `cells` that are candidates there.
    #[inline]
    pub fn candidates_in(&self, digits: DigitSet, cells: CellSet) -> CandidateSet {
        CandidateSet::all_of(digits, cells) & self.by_digit
    }

    /// Removes a candidate; nothing happens if it is not there.
    #[inline]
    pub fn eliminate(&mut self, digit: Digit, cell: Cell) {
        self.by_cell[cell].remove(digit);
        self.by_digit.remove(digit, cell);
    }

    /// Writes `digit` into `cell` and removes the candidates that this rules out.
    ///
    /// Nothing happens if the cell is filled already, or if a peer holds this digit.
    pub fn place(&mut self, digit: Digit, cell: Cell) {
        let clash = || cell.peers().iter().any(|peer| self.digits.get(peer) == Some(digit));
        if !self.empty.contains(cell) || (!self.has(digit, cell) && clash()) {
            return;
        }
        self.digits.set(cell, Some(digit));
        self.empty.remove(cell);
        for other in self.by_cell[cell].iter() {
            self.by_digit.remove(other, cell);
        }
        self.by_cell[cell] = DigitSet::EMPTY;
        let seen = self.by_digit.cells(digit) & cell.peers();
        for peer in seen.iter() {
            self.by_cell[peer].remove(digit);
        }
        self.by_digit.subtract(digit, seen);
    }

    /// Places the first, and eliminates the others.
    #[inline]
    pub(crate) fn conclude(&mut self, placements: &CandidateSet, eliminations: &CandidateSet) {
        for candidate in placements.iter() {
            self.place(candidate.digit(), candidate.cell());
        }
        if !eliminations.is_empty() {
            for candidate in eliminations.iter() {
                self.eliminate(candidate.digit(), candidate.cell());
            }
        }
    }

    /// Puts a candidate back into an empty cell. For constructing positions; a solver never does
    /// this.
    pub fn restore(&mut self, candidate: Candidate) {
        let (digit, cell) = (candidate.digit(), candidate.cell());
        if self.empty.contains(cell) {
            self.by_cell[cell].insert(digit);
            self.by_digit.insert(digit, cell);
        }
    }

    /// Whether every cell has a digit.
    #[inline]
    pub fn is_solved(&self) -> bool {
        self.empty.is_empty()
    }

    /// Whether a cell has no candidate, or a digit no place in a house.
    pub fn contradiction(&self) -> bool {
        !self.empty.is_subset(self.by_digit.all_cells())
            || Digit::ALL.into_iter().any(|digit| {
                let cells = self.cells_of(digit) | self.digits.cells_of(digit);
                ennead_grid::House::ALL.iter().any(|house| !cells.intersects(house.cells()))
            })
    }

    /// The position for drawing.
    pub fn face(&self) -> Face {
        let mut face = Face { candidates: self.by_cell, ..Face::default() };
        for (cell, digit) in self.digits.iter() {
            let grid = if self.givens.contains(cell) { &mut face.givens } else { &mut face.found };
            grid.set(cell, Some(digit));
        }
        face
    }
}
