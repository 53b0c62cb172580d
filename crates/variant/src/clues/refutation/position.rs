//! What is left of each cell, and what follows from it without supposing anything.

use ennead_board::{Value, ValueSet};
use ennead_stop::{Stop, Stopped};

use super::ground::{Ground, Source};
use super::{Ending, Reason};

/// Subsets of groups up to this size are looked for.
const LARGEST_SUBSET: usize = 3;

/// Values ruled out: cells by number, values as bits.
pub(super) type Out = Vec<(usize, u32)>;

/// An inference as it is found.
#[derive(Clone)]
pub(super) struct Found {
    pub(super) why: Why,
    pub(super) out: Out,
}

/// Why, by the numbers of the ground.
#[derive(Clone)]
pub(super) enum Why {
    Unit(usize),
    Filled {
        group: usize,
        cells: Vec<usize>,
        values: u32,
    },
    Places {
        group: usize,
        cells: Vec<usize>,
        values: u32,
    },
    Crossing {
        group: usize,
        other: usize,
        value: u8,
    },
    /// With what must be ruled out before.
    Supposed {
        proof: Box<Proof>,
        needed: Vec<u32>,
    },
}

/// How it ends.
#[derive(Clone)]
pub(super) enum End {
    NoValue(usize),
    NoPlace {
        group: usize,
        value: u8,
    },
    Unit(usize),
    /// The sum that contradicts itself.
    Wrong,
    Searched {
        tries: u64,
        supposed: Vec<(usize, u8)>,
    },
}

/// Inferences and their end.
#[derive(Clone)]
pub(super) struct Proof {
    pub(super) found: Vec<Found>,
    pub(super) end: End,
}

/// Which inferences are made first. Each finds the same in the end, but the first contradiction that is met
/// may be told in more or in fewer words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// Cells with one value and values with one place, then clues.
    Singles,
    /// Clues, and only then the board.
    Clues,
    /// What follows from sums of houses, then singles.
    Sums,
}

impl Order {
    pub(super) const ALL: [Order; 3] = [Order::Singles, Order::Clues, Order::Sums];
}

/// The values that are left, and how they came to be.
#[derive(Clone)]
pub(super) struct Position<'a> {
    ground: &'a Ground,
    pub(super) left: Vec<u32>,
    pub(super) found: Vec<Found>,
    /// What is supposed, outermost first.
    pub(super) supposed: Vec<(usize, u8)>,
    /// How many changes there have been, when each cell changed last, and when each unit was asked.
    clock: u32,
    changed: Vec<u32>,
    asked: Vec<u32>,
}

impl<'a> Position<'a> {
    pub(super) fn new(ground: &'a Ground) -> Position<'a> {
        Position {
            ground,
            left: ground.start.clone(),
            found: Vec::new(),
            supposed: Vec::new(),
            clock: 1,
            changed: vec![1; ground.cells.len()],
            asked: vec![0; ground.units.len()],
        }
    }

    /// The position in which a cell has a value besides; nothing has been found there yet.
    pub(super) fn supposing(&self, cell: usize, value: u8) -> Position<'a> {
        let mut position = self.clone();
        position.found.clear();
        position.supposed.push((cell, value));
        position.strike(cell, !(1 << value));
        position
    }

    /// Notes an inference.
    pub(super) fn add(&mut self, why: Why, out: Out) {
        for &(cell, values) in &out {
            self.strike(cell, values);
        }
        self.found.push(Found { why, out });
    }

    fn strike(&mut self, cell: usize, values: u32) {
        self.left[cell] &= !values;
        self.clock += 1;
        self.changed[cell] = self.clock;
    }

    /// Infers whatever follows, the simplest first, until something is impossible or nothing more
    /// follows.
    pub(super) fn infer(&mut self, order: Order, stop: &Stop) -> Result<Option<End>, Stopped> {
        stop.check()?;
        if self.ground.wrong.is_some() {
            return Ok(Some(End::Wrong));
        }
        let ways = match order {
            Order::Singles => [Way::Singles, Way::Clues, Way::Sums, Way::Others],
            Order::Clues => [Way::Clues, Way::Singles, Way::Sums, Way::Others],
            Order::Sums => [Way::Sums, Way::Singles, Way::Clues, Way::Others],
        };
        'again: loop {
            if let Some(end) = self.impossible() {
                return Ok(Some(end));
            }
            for way in ways {
                let asked = match way {
                    Way::Singles => self.singles(),
                    Way::Clues => self.units(stop, |it| matches!(it, Source::Clue(_)))?,
                    Way::Sums => self.units(stop, |it| matches!(it, Source::Sum(_)))?,
                    Way::Others => self.others(),
                };
                match asked {
                    Asked::Impossible(unit) => return Ok(Some(End::Unit(unit))),
                    Asked::Narrowed => continue 'again,
                    Asked::Nothing => {}
                }
            }
            return Ok(None);
        }
    }

    /// A cell without a value, or a value without a place.
    fn impossible(&self) -> Option<End> {
        if let Some(cell) = self.left.iter().position(|&left| left == 0) {
            return Some(End::NoValue(cell));
        }
        let mut houses = self.ground.groups.iter().enumerate().filter(|(_, it)| it.is_house);
        houses.find_map(|(group, house)| {
            let there = house.cells.iter().fold(0, |all, &cell| all | self.left[cell]);
            let missing = self.ground.values & !there;
            (missing != 0).then(|| End::NoPlace { group, value: missing.trailing_zeros() as u8 })
        })
    }

    /// Cells with one value, and values with one place.
    fn singles(&mut self) -> Asked {
        Asked::of(self.subsets(1))
    }

    /// Crossings, then larger subsets.
    fn others(&mut self) -> Asked {
        Asked::of(self.crossings() || (2..=LARGEST_SUBSET).any(|size| self.subsets(size)))
    }

    fn subsets(&mut self, size: usize) -> bool {
        let mut groups = 0..self.ground.groups.len();
        groups.any(|group| self.filled(group, size) || self.places(group, size))
    }

    /// So many cells of a group with as many values.
    fn filled(&mut self, group: usize, size: usize) -> bool {
        let of = &self.ground.groups[group];
        let few = |&&cell: &&usize| self.left[cell].count_ones() as usize <= size;
        let few: Vec<usize> = of.cells.iter().filter(few).copied().collect();
        let found = choose(&few, size, &mut |cells| {
            let values = cells.iter().fold(0, |all, &cell| all | self.left[cell]);
            let others = of.cells.iter().filter(|cell| !cells.contains(cell));
            let out = struck(others.map(|&cell| (cell, self.left[cell] & values)));
            (values.count_ones() as usize == size && !out.is_empty())
                .then(|| (cells.to_vec(), values, out))
        });
        let Some((cells, values, out)) = found else { return false };
        self.add(Why::Filled { group, cells, values }, out);
        true
    }

    /// So many values of a house with as many places.
    fn places(&mut self, group: usize, size: usize) -> bool {
        let of = &self.ground.groups[group];
        if !of.is_house {
            return false;
        }
        let places = |value: u8| -> u32 {
            let has = |&(_, &cell): &(usize, &usize)| self.left[cell] >> value & 1 == 1;
            of.cells.iter().enumerate().filter(has).fold(0, |all, (at, _)| all | 1 << at)
        };
        let few = |&value: &u8| places(value).count_ones() as usize <= size;
        let few: Vec<u8> = bits(self.ground.values).filter(few).collect();
        let found = choose(&few, size, &mut |values| {
            let at = values.iter().fold(0, |all, &value| all | places(value));
            let cells: Vec<usize> = bits(at).map(|at| of.cells[usize::from(at)]).collect();
            let values = values.iter().fold(0, |all, &value| all | 1 << value);
            let out = struck(cells.iter().map(|&cell| (cell, self.left[cell] & !values)));
            (cells.len() == size && !out.is_empty()).then_some((cells, values, out))
        });
        let Some((cells, values, out)) = found else { return false };
        self.add(Why::Places { group, cells, values }, out);
        true
    }

    /// A value that a house has only where another group crosses it.
    fn crossings(&mut self) -> bool {
        let ground = self.ground;
        for (group, house) in ground.groups.iter().enumerate().filter(|(_, it)| it.is_house) {
            for value in bits(ground.values) {
                let has = |cell: &&usize| self.left[**cell] >> value & 1 == 1;
                let places: Vec<usize> = house.cells.iter().filter(has).copied().collect();
                let Some(&first) = places.first() else { continue };
                for &other in ground.groups_of[first].iter().filter(|&&other| other != group) {
                    let cells = &ground.groups[other].cells;
                    if !places.iter().all(|cell| cells.contains(cell)) {
                        continue;
                    }
                    let others = cells.iter().filter(|cell| !places.contains(cell));
                    let out = struck(others.map(|&cell| (cell, self.left[cell] & 1 << value)));
                    if !out.is_empty() {
                        self.add(Why::Crossing { group, other, value }, out);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The first of some units that rules something out.
    fn units(&mut self, stop: &Stop, some: fn(&Source) -> bool) -> Result<Asked, Stopped> {
        for (number, (source, unit)) in self.ground.units.iter().enumerate() {
            let asked = self.asked[number];
            let is_same = || unit.cells.iter().all(|&cell| self.changed[cell] <= asked);
            if !some(source) || (asked > 0 && is_same()) {
                continue;
            }
            self.asked[number] = self.clock;
            let Some(left) = unit.narrow(&self.left, stop)? else {
                return Ok(Asked::Impossible(number));
            };
            let narrowed = unit.cells.iter().zip(left);
            let out = struck(narrowed.map(|(&cell, left)| (cell, self.left[cell] & !left)));
            if !out.is_empty() {
                self.add(Why::Unit(number), out);
                return Ok(Asked::Narrowed);
            }
        }
        Ok(Asked::Nothing)
    }
}

/// Ways to infer something.
#[derive(Clone, Copy)]
enum Way {
    Singles,
    Clues,
    Sums,
    Others,
}

/// What came of trying one.
enum Asked {
    /// This unit cannot be kept.
    Impossible(usize),
    /// Something was ruled out.
    Narrowed,
    Nothing,
}

impl Asked {
    fn of(found: bool) -> Asked {
        if found { Asked::Narrowed } else { Asked::Nothing }
    }
}

impl Ground {
    /// A reason as it is told.
    pub(super) fn reason(&self, why: &Why) -> Reason {
        let cells = |numbers: &[usize]| numbers.iter().map(|&cell| self.cells[cell]).collect();
        let name = |group: usize| self.groups[group].name.clone();
        match why {
            Why::Unit(unit) => match &self.units[*unit].0 {
                Source::Clue(clue) => Reason::Clue(*clue),
                Source::Sum(sum) => Reason::Sum(sum.clone()),
            },
            Why::Filled { group, cells: of, values } => Reason::Filled {
                group: name(*group),
                cells: cells(of),
                values: ValueSet::from_bits(*values),
            },
            Why::Places { group, cells: of, values } => Reason::Places {
                group: name(*group),
                cells: cells(of),
                values: ValueSet::from_bits(*values),
            },
            Why::Crossing { group, other, value } => Reason::Crossing {
                group: name(*group),
                other: name(*other),
                value: Value::new(*value),
            },
            Why::Supposed { proof, .. } => Reason::Supposed(Box::new(self.told(proof))),
        }
    }

    /// An end as it is told.
    pub(super) fn ending(&self, end: &End) -> Ending {
        match end {
            End::NoValue(cell) => Ending::NoValue(self.cells[*cell]),
            End::NoPlace { group, value } => Ending::NoPlace {
                group: self.groups[*group].name.clone(),
                value: Value::new(*value),
            },
            End::Unit(unit) => match &self.units[*unit].0 {
                Source::Clue(clue) => Ending::Clue(*clue),
                Source::Sum(sum) => Ending::Sum(sum.clone()),
            },
            End::Wrong => Ending::Sum(self.wrong.clone().expect("it ended there")),
            End::Searched { tries, .. } => Ending::Searched { tries: *tries },
        }
    }
}

/// Those with values.
fn struck(out: impl Iterator<Item = (usize, u32)>) -> Out {
    out.filter(|&(_, values)| values != 0).collect()
}

/// The values of a set.
pub(super) fn bits(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |value| set >> value & 1 == 1)
}

/// The first choice of `size` of these for which `of` has something.
fn choose<E: Copy, T>(from: &[E], size: usize, of: &mut dyn FnMut(&[E]) -> Option<T>) -> Option<T> {
    fn go<E: Copy, T>(
        from: &[E],
        chosen: &mut Vec<E>,
        size: usize,
        of: &mut dyn FnMut(&[E]) -> Option<T>,
    ) -> Option<T> {
        if chosen.len() == size {
            return of(chosen);
        }
        for at in 0..from.len() {
            chosen.push(from[at]);
            let found = go(&from[at + 1..], chosen, size, of);
            chosen.pop();
            if found.is_some() {
                return found;
            }
        }
        None
    }
    go(from, &mut Vec::new(), size, of)
}
