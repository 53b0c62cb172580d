//! What several techniques need to know about one position, computed at most once.
//!
//! Techniques have much in common: wings, chains, colours and kites all need the strong links, nine
//! families need the almost locked sets. [`Facts`] holds a position by reference and computes each
//! of these tables the first time it is asked for, so that a step found by a single does not pay
//! for chains. To add a fact, add a field, a method, and a test that derives the same result
//! slowly.

use std::cell::OnceCell;
use std::ops::Deref;

use ennead_grid::{Cell, CellSet, Digit, DigitSet, House};
use ennead_stop::Stop;
#[cfg(feature = "extreme")]
use ennead_stop::Stopped;

#[cfg(feature = "extreme")]
use crate::exocet_frame::ExocetFrame;
use crate::links::{Links, Nodes};
#[cfg(feature = "extreme")]
use crate::pattern::uncolourable::Uncolourable;
use crate::{Als, CandidateSet, Options, Position};

/// A position and the facts about it. It dereferences to the [`Position`].
pub struct Facts<'a> {
    position: &'a Position,
    options: &'a Options,
    stop: &'a Stop,
    aim: Option<&'a CandidateSet>,
    places: OnceCell<Box<[[u16; 9]; 27]>>,
    by_count: OnceCell<[CellSet; 5]>,
    conjugates: [OnceCell<Vec<Conjugate>>; 9],
    groups: [OnceCell<Vec<CellSet>>; 9],
    als: OnceCell<Vec<Als>>,
    links: [OnceCell<Links>; 3],
    templates: [OnceCell<CellSet>; 9],
    als_seen: OnceCell<Vec<[CellSet; 9]>>,
    restricted_commons: OnceCell<Vec<Vec<RestrictedCommon>>>,
    // The facts know no technique, so the techniques that work these out fill them in.
    #[cfg(feature = "extreme")]
    pub(crate) exocet_frames: OnceCell<Vec<ExocetFrame>>,
    #[cfg(feature = "extreme")]
    pub(crate) relations: OnceCell<Result<Vec<Uncolourable>, Stopped>>,
}

/// A strong link: the only two cells of a house that can hold a digit.
///
/// A pair that lies in a line and a box at once is listed for both houses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Conjugate {
    /// The house with two places for the digit.
    pub house: House,
    /// The two cells, in reading order.
    pub cells: [Cell; 2],
}

/// The link between two almost locked sets: digits that cannot be in both, because every cell of
/// one set with the digit sees every cell of the other with it. A set without one of its digits is
/// locked, so at least one of the two sets is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RestrictedCommon {
    /// The other set, as its index in [`Facts::als`].
    pub to: usize,
    /// One digit, or two or more.
    pub digits: DigitSet,
}

impl<'a> Facts<'a> {
    /// The facts of `position`, none of them computed yet.
    pub fn new(position: &'a Position, options: &'a Options) -> Facts<'a> {
        static NEVER: Stop = Stop::never();
        Facts::until(position, options, &NEVER)
    }

    /// The facts of `position`, for techniques that must end when `stop` is raised.
    pub fn until(position: &'a Position, options: &'a Options, stop: &'a Stop) -> Facts<'a> {
        Facts {
            position,
            options,
            stop,
            aim: None,
            places: OnceCell::new(),
            by_count: OnceCell::new(),
            conjugates: [const { OnceCell::new() }; 9],
            groups: [const { OnceCell::new() }; 9],
            als: OnceCell::new(),
            links: [const { OnceCell::new() }; 3],
            templates: [const { OnceCell::new() }; 9],
            als_seen: OnceCell::new(),
            restricted_commons: OnceCell::new(),
            #[cfg(feature = "extreme")]
            exocet_frames: OnceCell::new(),
            #[cfg(feature = "extreme")]
            relations: OnceCell::new(),
        }
    }

    /// The position.
    #[inline]
    pub const fn position(&self) -> &'a Position {
        self.position
    }

    /// The options of the techniques.
    #[inline]
    pub const fn options(&self) -> &'a Options {
        self.options
    }

    /// The same facts, for a caller who will use a step only if it places a digit or eliminates one of `aim`. A
    /// technique may skip other steps where that saves work. The search for longer chains of almost locked sets does:
    /// without an aim, it took three quarters of the time of the trainer's answers.
    pub const fn aimed_at(mut self, aim: &'a CandidateSet) -> Facts<'a> {
        self.aim = Some(aim);
        self
    }

    /// The `cells` in which eliminating `digit` is of use to the caller: all of them, unless the facts have
    /// [an aim](Facts::aimed_at).
    #[inline]
    pub fn wanted(&self, digit: Digit, cells: CellSet) -> CellSet {
        self.aim.map_or(cells, |aim| cells & aim.cells(digit))
    }

    /// What ends the work. A technique that takes more than a few milliseconds looks at it again and
    /// again, and ends when it says so.
    #[inline]
    pub const fn stop(&self) -> &'a Stop {
        self.stop
    }

    /// The places of `digit` in `house`, as a word of nine bits: bit *p* is [`House::cell`]`(p)`.
    ///
    /// For subsets and fish, which unite such words. `position.cells_of(digit) & house.cells()` is
    /// the same as a set of cells.
    #[inline]
    pub fn places(&self, house: House, digit: Digit) -> u16 {
        self.all_places()[house.index()][digit.index()]
    }

    /// [`places`](Facts::places) for every house and every digit.
    pub fn all_places(&self) -> &[[u16; 9]; 27] {
        self.places.get_or_init(|| {
            let mut places = Box::new([[0; 9]; 27]);
            for cell in self.empty().iter() {
                let (row, column, box_) = (cell.row(), cell.column(), cell.box_());
                let in_box = row % 3 * 3 + column % 3;
                for digit in self.candidates(cell).iter() {
                    let d = digit.index();
                    places[row][d] |= 1 << column;
                    places[9 + column][d] |= 1 << row;
                    places[18 + box_][d] |= 1 << in_box;
                }
            }
            places
        })
    }

    /// The empty cells with exactly `count` candidates, 0 to 3.
    ///
    /// # Panics
    ///
    /// If `count` is not below 4.
    pub fn with_count(&self, count: usize) -> CellSet {
        assert!(count < 4, "cells are counted up to three candidates");
        self.counts()[count]
    }

    /// The cells with two candidates.
    #[inline]
    pub fn bivalue(&self) -> CellSet {
        self.counts()[2]
    }

    /// Cells with 0, 1, 2, 3 and more candidates: all 81 cells are counted at once, one bit each.
    fn counts(&self) -> &[CellSet; 5] {
        self.by_count.get_or_init(|| {
            let mut counts =
                [self.empty(), CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY];
            for digit in Digit::ALL {
                let cells = self.cells_of(digit);
                for n in (0..4).rev() {
                    let up = counts[n] & cells;
                    counts[n + 1] |= up;
                    counts[n] -= up;
                }
            }
            counts
        })
    }

    /// The strong links of `digit`: houses with exactly two places for it, in house order.
    pub fn conjugates(&self, digit: Digit) -> &[Conjugate] {
        self.conjugates[digit.index()].get_or_init(|| {
            let places = self.all_places();
            House::ALL
                .into_iter()
                .filter(|house| places[house.index()][digit.index()].count_ones() == 2)
                .map(|house| {
                    let word = places[house.index()][digit.index()];
                    let (first, second) = (word.trailing_zeros(), 15 - word.leading_zeros());
                    Conjugate {
                        house,
                        cells: [house.cell(first as usize), house.cell(second as usize)],
                    }
                })
                .collect()
        })
    }

    /// The groups of `digit`: two or three candidates in one line and one box, which a grouped
    /// chain takes as one node. Rows before columns.
    pub fn groups(&self, digit: Digit) -> &[CellSet] {
        self.groups[digit.index()].get_or_init(|| {
            let cells = self.cells_of(digit);
            let mut groups = Vec::new();
            for line in &House::ALL[..18] {
                let in_line = cells & line.cells();
                for box_ in boxes_across(*line) {
                    let group = in_line & box_.cells();
                    if group.len() >= 2 {
                        groups.push(group);
                    }
                }
            }
            groups
        })
    }

    /// Every almost locked set: first single cells with two candidates, then by house. A set that
    /// is in a line and in a box is listed once.
    pub fn als(&self) -> &[Als] {
        self.als.get_or_init(|| {
            let mut all: Vec<Als> = self
                .bivalue()
                .iter()
                .map(|cell| Als { cells: CellSet::only(cell), digits: self.candidates(cell) })
                .collect();
            for house in House::ALL {
                let cells: Vec<Cell> = (self.empty() & house.cells()).iter().collect();
                let start = Als { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
                self.extend_als(&cells, house, start, &mut all);
            }
            all
        })
    }

    /// The graph of strong and weak links between `nodes`.
    pub fn links(&self, nodes: Nodes) -> &Links {
        self.links[nodes as usize].get_or_init(|| match nodes {
            Nodes::Single => Links::new(self, |_| Vec::new(), &[]),
            Nodes::Grouped => Links::new(self, |digit| self.groups(digit).to_vec(), &[]),
            Nodes::WithAls => Links::new(self, |digit| self.groups(digit).to_vec(), self.als()),
        })
    }

    /// The cells of all templates of `digit`. A template is a way to write the digit nine times,
    /// once in each house, using its placed cells and its candidates. Empty if there is none.
    pub fn templates(&self, digit: Digit) -> CellSet {
        *self.templates[digit.index()].get_or_init(|| {
            crate::templates::union(self.cells_of(digit) | self.digits().cells_of(digit))
        })
    }

    /// The candidates of `digit` that are in no template. An argument about this digit alone can
    /// eliminate only these.
    pub fn outside_templates(&self, digit: Digit) -> CellSet {
        self.cells_of(digit) - self.templates(digit)
    }

    /// For each almost locked set and each digit (by index), the candidates outside that see every
    /// cell of the set with the digit: [`Als::seen_by`]. Empty for a digit the set does not have.
    pub fn als_seen(&self) -> &[[CellSet; 9]] {
        self.als_seen.get_or_init(|| {
            let seen = |als: &Als| {
                let mut seen = [CellSet::EMPTY; 9];
                for digit in als.digits.iter() {
                    seen[digit.index()] = als.seen_by(digit, self.position);
                }
                seen
            };
            self.als().iter().map(seen).collect()
        })
    }

    /// For each almost locked set, its restricted commons with other sets, in their order. Sets
    /// that share cells are included only if [`Options::als_overlap`] is on, and a digit of a
    /// shared cell never counts.
    pub fn restricted_commons(&self) -> &[Vec<RestrictedCommon>] {
        self.restricted_commons.get_or_init(|| {
            let (all, seen) = (self.als(), self.als_seen());
            let mut commons = vec![Vec::new(); all.len()];
            // For each digit, the sets that have it, and their cells with it.
            let having: [Vec<(usize, CellSet)>; 9] = Digit::ALL.map(|digit| {
                let with = all.iter().enumerate().filter(|(_, als)| als.digits.contains(digit));
                with.map(|(i, als)| (i, als.cells_of(digit, self.position))).collect()
            });
            let mut shared = vec![DigitSet::EMPTY; all.len()];
            for (i, als) in all.iter().enumerate() {
                for digit in als.digits.iter() {
                    let seen = seen[i][digit.index()];
                    if seen.is_empty() {
                        continue;
                    }
                    let having = &having[digit.index()];
                    let later = having.partition_point(|&(j, _)| j <= i);
                    for &(j, cells) in &having[later..] {
                        if cells.is_subset(seen) {
                            shared[j].insert(digit);
                        }
                    }
                }
                for j in i + 1..all.len() {
                    let digits = std::mem::take(&mut shared[j]);
                    let allowed = self.options.als_overlap || !als.cells.intersects(all[j].cells);
                    if !digits.is_empty() && allowed {
                        commons[i].push(RestrictedCommon { to: j, digits });
                        commons[j].push(RestrictedCommon { to: i, digits });
                    }
                }
            }
            commons
        })
    }

    fn extend_als(&self, cells: &[Cell], house: House, set: Als, all: &mut Vec<Als>) {
        for (i, &cell) in cells.iter().enumerate() {
            let grown =
                Als { cells: set.cells.with(cell), digits: set.digits | self.candidates(cell) };
            let n = grown.cells.len();
            let again = !house.is_line() && in_one_line(grown.cells);
            if n > 1 && grown.digits.len() == n + 1 && !again {
                all.push(grown);
            }
            // Even if the cells to come add no digit, they must make up the difference.
            let rest = &cells[i + 1..];
            if grown.digits.len() <= n + 1 + rest.len() {
                self.extend_als(rest, house, grown, all);
            }
        }
    }
}

/// The three boxes a line runs through.
pub(crate) fn boxes_across(line: House) -> [House; 3] {
    let n = line.ordinal();
    let (first, step) = if line.index() < 9 { (n / 3 * 3, 1) } else { (n / 3, 3) };
    // Not by `map`: it was not inlined, and locked candidates took a third longer.
    [House::box_(first), House::box_(first + step), House::box_(first + 2 * step)]
}

fn in_one_line(cells: CellSet) -> bool {
    cells.first().is_some_and(|cell| {
        let [row, column, _] = cell.houses();
        cells.is_subset(row.cells()) || cells.is_subset(column.cells())
    })
}

impl Deref for Facts<'_> {
    type Target = Position;

    #[inline]
    fn deref(&self) -> &Position {
        self.position
    }
}
