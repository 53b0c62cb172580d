//! The candidates during a search, and what follows from them without a guess.
//!
//! A checker's unit propagation on "exactly one" is naked and hidden singles. This board must never
//! see more than that, or a step would not be accepted; so the one deduction beyond them, locked
//! candidates, is remembered in [`Locked`] and gets a line of its own in the proof.

use ennead_grid::{Candidate, Cell, CellSet, Clues, Digit, House, HouseKind, Solution};

/// The candidates that are left.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// For each digit the cells where it may go.
    places: [CellSet; 9],
    /// The cells whose digit has been taken from their peers.
    placed: CellSet,
    /// Whether a cell has no candidate, or a digit no place in a house.
    dead: bool,
}

/// The locked candidates that were used: for each digit a bit for each of [`CROSSINGS`].
#[derive(Clone, Copy, Default)]
pub(crate) struct Locked([u128; 9]);

/// A line and a box that meet, in either order: a digit that has no place in the first outside the
/// second has none in the second outside the first.
struct Crossing {
    houses: [House; 2],
    first_only: CellSet,
    second_only: CellSet,
}

static CROSSINGS: std::sync::LazyLock<Vec<Crossing>> = std::sync::LazyLock::new(|| {
    let boxes = House::ALL.into_iter().filter(|house| house.kind() == HouseKind::Box);
    let pairs = boxes.flat_map(|box_| {
        let lines = House::ALL.into_iter().filter(|house| house.is_line());
        let meeting = lines.filter(move |line| line.cells().intersects(box_.cells()));
        meeting.flat_map(move |line| [[box_, line], [line, box_]])
    });
    let crossing = |houses: [House; 2]| {
        let [first, second] = houses.map(House::cells);
        Crossing { houses, first_only: first - second, second_only: second - first }
    };
    pairs.map(crossing).collect()
});

impl Locked {
    /// What was used, as pairs of houses: the digit's place in the first is in the second.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Digit, [House; 2])> {
        Digit::ALL.into_iter().flat_map(|digit| {
            let used = self.0[digit.index()];
            let used = CROSSINGS.iter().enumerate().filter(move |(i, _)| used >> i & 1 == 1);
            used.map(move |(_, crossing)| (digit, crossing.houses))
        })
    }
}

impl Board {
    /// The board with the givens and all other candidates that are not struck; nothing has been deduced
    /// yet.
    pub(crate) fn new(clues: &Clues) -> Board {
        let mut board = Board { places: [CellSet::ALL; 9], placed: CellSet::EMPTY, dead: false };
        let givens = clues.givens().iter();
        givens.for_each(|(cell, digit)| board.assume(Candidate::new(digit, cell)));
        clues.struck().for_each(|candidate| board.strike(candidate));
        board
    }

    /// Leaves `candidate` alone in its cell.
    pub(crate) fn assume(&mut self, candidate: Candidate) {
        let digit = candidate.digit().index();
        let is_left = self.places[digit].contains(candidate.cell());
        self.places.iter_mut().for_each(|places| places.remove(candidate.cell()));
        if is_left {
            self.places[digit].insert(candidate.cell());
        }
    }

    /// Strikes `candidate`.
    pub(crate) fn strike(&mut self, candidate: Candidate) {
        self.places[candidate.digit().index()].remove(candidate.cell());
    }

    /// Whether `candidate` is alone in its cell.
    pub(crate) fn holds(&self, candidate: Candidate) -> bool {
        let cell = candidate.cell();
        self.places[candidate.digit().index()].contains(cell) && self.count(cell) == 1
    }

    /// Whether every cell has its digit.
    pub(crate) fn is_full(&self) -> bool {
        !self.dead && self.placed == CellSet::ALL
    }

    /// Nothing is left to refute: it is dead, or full and so one of the solutions that are excluded.
    pub(crate) fn is_closed(&self) -> bool {
        self.dead || self.is_full()
    }

    /// The number of candidates; 0 if it is dead.
    pub(crate) fn len(&self) -> usize {
        if self.dead { 0 } else { self.places.iter().map(|places| places.len()).sum() }
    }

    /// Whether `solution` can still be reached.
    pub(crate) fn allows(&self, solution: &Solution) -> bool {
        Digit::ALL
            .into_iter()
            .all(|digit| solution.grid().cells_of(digit).is_subset(self.places[digit.index()]))
    }

    /// The candidates of cells without a digit.
    pub(crate) fn open(&self) -> impl Iterator<Item = Candidate> {
        let open = CellSet::ALL - self.placed;
        let places = self.places;
        Digit::ALL.into_iter().flat_map(move |digit| {
            (places[digit.index()] & open).iter().map(move |cell| Candidate::new(digit, cell))
        })
    }

    /// The number of candidates in `cell`.
    pub(crate) fn count(&self, cell: Cell) -> usize {
        self.places.iter().filter(|places| places.contains(cell)).count()
    }

    /// Does all singles and, if they may be used, locked candidates, until nothing is left to do.
    pub(crate) fn propagate(&mut self, locked: Option<&mut Locked>) {
        match locked {
            None => while self.singles() {},
            Some(locked) => while self.singles() || !self.dead && self.lock(locked) {},
        }
    }

    /// One round of singles; whether there may be more. Notices all that is dead.
    fn singles(&mut self) -> bool {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for &places in &self.places {
            twice |= once & places;
            once |= places;
        }
        if once != CellSet::ALL {
            self.dead = true;
            return false;
        }
        let naked = once - twice - self.placed;
        for places in &mut self.places {
            for cell in (*places & naked).iter() {
                *places &= CellSet::ALL - cell.peers();
            }
        }
        self.placed |= naked;
        let mut again = !naked.is_empty();
        for digit in 0..9 {
            let open = self.places[digit] - self.placed;
            if open.is_empty() && self.places[digit].len() == 9 {
                continue;
            }
            for house in House::ALL {
                let here = self.places[digit] & house.cells();
                if here.is_empty() {
                    self.dead = true;
                    return false;
                }
                if let Some(cell) = (here & open).single().filter(|_| here.len() == 1)
                    && self.count(cell) > 1
                {
                    self.assume(Candidate::new(Digit::from_index(digit), cell));
                    again = true;
                }
            }
        }
        again
    }

    /// One round of locked candidates; whether there were any.
    fn lock(&mut self, locked: &mut Locked) -> bool {
        let mut again = false;
        for (places, used) in self.places.iter_mut().zip(&mut locked.0) {
            for (i, crossing) in CROSSINGS.iter().enumerate() {
                if places.intersects(crossing.second_only)
                    && !places.intersects(crossing.first_only)
                {
                    *places &= CellSet::ALL - crossing.second_only;
                    *used |= 1 << i;
                    again = true;
                }
            }
        }
        again
    }
}
