//! # Exocet
//!
//! ## Pattern
//!
//! For a band (turn the page for a stack):
//!
//! - The *base*: two cells of a box in a row, with three to five digits between them.
//! - Three columns, the *cross-lines*, one in each box of the band; that of the base's box runs
//!   through the third cell of its row in the box.
//! - Two *targets*, one on each of the other two cross-lines, not in the row of the base. The third
//!   cell of the cross-line in the band, neither in that row nor the target, holds no digit of the base.
//! - Outside the band, the places of each digit of the base on the cross-lines can be covered by two
//!   lines.
//!
//! ```text
//!     B  B  x  |  x  .  .  |  x  .  .
//!     .  .  x  |  T  m  m  |  -  .  .       B: base, T: targets, -: no base digits
//!     .  .  x  |  -  .  .  |  T  m  m       m: mirrors, see below
//!    ----------+-----------+---------
//!     .  .  S  |  S  .  .  |  S  .  .       S: at most two of each base digit
//! ```
//!
//! In a *junior exocet* each target is a cell. In a *junior exocet plus* a target may be the two cells
//! of a cross-line outside the row of the base, if another digit is locked in them. A *double exocet* is two
//! junior exocets with the same four digits, the same three cross-lines and different bases.
//!
//! In a *senior exocet* the targets are any two cells of the cross-lines. Suppose that a digit is
//! in the base, and look at its other places on the cross-lines, in the band and outside it: two
//! lines can cover them all.
//!
//! ## Why it holds
//!
//! Suppose a digit is in the base. Each of the three cross-lines has it once. In the band the row and
//! the box of the base leave it no place on them but the targets; outside the band there are at most
//! two. So it is in a target. The base holds two digits, and so the two targets hold the same two.
//!
//! Each pair of digits can then be tried in base and targets. A digit in one target is, outside the
//! band, on the other two cross-lines, and, in the box of the other target, in the two cells of the
//! third row off the cross-line: its *mirror*. A pair without room there falls,
//! and what falls for every other pair is false. In a double exocet the two bases hold different
//! digits. For a senior exocet the same count holds, but there are no mirrors.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:junior-exocet:126:..52.....2..6871.971.3..6.415286..4.947...2..8.34..91.4.9.3\
//!     .5.8..1958....86..43..::176 276 678::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - champagne named exocets; Allan Barker saw the first one, in *Fata Morgana*.
//! - David P. Bird, "JExocet compendium", in the New Sudoku Players' forum (2012 and later).

use super::on_lines::OnLines;
use super::prelude::*;
use crate::derivation::{Line, Sum, clause};
use crate::exocet_frame::ExocetFrame;
use crate::facts::boxes_across;
use crate::notation;

/// A base and its targets.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Exocet {
    /// The base.
    pub base: [Cell; 2],
    /// The targets: each a cell, or two cells in which another digit is locked.
    pub targets: [CellSet; 2],
    /// The cross-lines: that of the base's box, that of the first target, that of the second.
    pub lines: [House; 3],
    /// The digits that the two targets can hold, each pair in the order of the targets; the base holds the same.
    pub pairs: Vec<[Digit; 2]>,
}

/// An exocet, or the two of a double exocet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Exocets(pub Vec<Exocet>);

/// A way to fill base and targets: what is true then, and what is false.
#[derive(Clone, Default)]
struct Trial {
    yes: CandidateSet,
    no: CandidateSet,
}

/// A trial came to a contradiction.
struct Fails;

impl Trial {
    /// `digit` is in one of `cells`, which all of them see.
    fn in_one(&mut self, digit: Digit, cells: CellSet, position: &Position) -> Result<(), Fails> {
        if cells.is_empty() {
            return Err(Fails);
        }
        self.no.add(digit, position.cells_of(digit) & cells.common_peers());
        if let Some(cell) = cells.single() {
            self.yes.insert(digit, cell);
            self.no |= position.candidates_in(!DigitSet::only(digit), cell.into());
        }
        Ok(())
    }

    /// `digits` are in as many `cells`.
    fn fill(&mut self, digits: DigitSet, cells: CellSet, position: &Position) {
        self.no |= position.candidates_in(!digits, cells);
    }

    fn is_consistent(&self) -> bool {
        (self.yes & self.no).is_empty()
    }

    fn agrees(&self, other: &Trial) -> bool {
        (self.yes & other.no).is_empty() && (other.yes & self.no).is_empty()
    }
}

/// The places of a digit: the cells that have it as a candidate or already hold it.
fn places(digit: Digit, position: &Position) -> CellSet {
    position.cells_of(digit) | position.digits().cells_of(digit)
}

/// The other digits whose places in one of the houses are all in `cells`.
fn locked(cells: CellSet, houses: &[House], position: &Position) -> DigitSet {
    let is_locked = |digit: &Digit| {
        houses.iter().any(|house| {
            let left = places(*digit, position) & house.cells();
            !left.is_empty() && left.is_subset(cells & position.empty())
        })
    };
    Digit::ALL.into_iter().filter(is_locked).collect()
}

impl Exocet {
    /// The line of the base that crosses the cross-lines, and its box.
    fn row_and_box(&self) -> Option<(House, House)> {
        let shared = CellSet::from(self.base).common_houses();
        let row = shared.iter().find(|house| house.is_line())?;
        let box_ = shared.iter().find(|house| !house.is_line())?;
        Some((row, box_))
    }

    /// The digits of the base.
    pub fn digits(&self, position: &Position) -> DigitSet {
        position.union(self.base.into())
    }

    /// The band or stack of the base.
    fn chute(row: House) -> CellSet {
        boxes_across(row).into_iter().collect::<HouseSet>().cells()
    }

    /// The cells of the cross-lines that do not see both cells of the base.
    fn unseen(&self, row: House) -> CellSet {
        let seen = CellSet::from(self.base).common_houses().cells();
        self.lines.into_iter().collect::<HouseSet>().cells() - row.cells() - seen
    }

    /// Whether a target is not beside the base: only in a senior exocet.
    pub fn is_senior(&self) -> bool {
        let Some((row, _)) = self.row_and_box() else { return false };
        let chute = Exocet::chute(row);
        let beside = |(target, line): (&CellSet, &House)| target.is_subset(line.cells() & chute);
        !self.targets.iter().zip(&self.lines[1..]).all(beside)
    }

    /// Where a digit of the base can be on the cross-lines besides the targets: in the other exocets
    /// nowhere in the chute.
    fn outside(&self, row: House) -> CellSet {
        match self.is_senior() {
            true => self.unseen(row) - self.targets[0] - self.targets[1],
            false => self.unseen(row) - Exocet::chute(row),
        }
    }

    /// Two lines that cover the places of a digit outside the targets.
    fn covers(&self, digit: Digit, row: House, position: &Position) -> Option<[House; 2]> {
        let places = places(digit, position) & self.outside(row);
        let lines = &House::ALL[..18];
        let pairs = lines.iter().flat_map(|&one| lines.iter().map(move |&two| [one, two]));
        pairs.into_iter().find(|[one, two]| places.is_subset(one.cells() | two.cells()))
    }

    /// Checks that base, targets and cross-lines are as they must be.
    ///
    /// # Errors
    ///
    /// The first flaw met.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        let Some((row, box_)) = self.row_and_box() else {
            return Err(Flaw("the base is not two cells of a line and a box"));
        };
        let base = CellSet::from(self.base);
        let digits = self.digits(position);
        ensure(base.len() == 2 && base.is_subset(position.empty()), "the base is filled")?;
        ensure((3..=5).contains(&digits.len()), "the base has not three to five digits")?;
        let chute = Exocet::chute(row);
        let boxes = boxes_across(row);
        for line in self.lines {
            ensure(line.is_line() && line.kind() != row.kind(), "not a cross-line")?;
            ensure(line.cells().intersects(chute), "a cross-line is elsewhere")?;
        }
        let box_of = |line: &House| boxes.into_iter().find(|b| b.cells().intersects(line.cells()));
        let met: HouseSet = self.lines.iter().filter_map(box_of).collect();
        ensure(met.len() == 3, "two cross-lines in a box")?;
        let [escape, ..] = self.lines;
        ensure(box_of(&escape) == Some(box_), "no cross-line in the box of the base")?;
        ensure(!base.intersects(escape.cells()), "the base is on a cross-line")?;
        if self.is_senior() {
            let [one, two] = self.targets.map(|target| target.single());
            ensure(one.is_some() && two.is_some() && one != two, "the targets are not two cells")?;
            let targets = self.targets[0] | self.targets[1];
            ensure(targets.is_subset(self.unseen(row)), "a target is elsewhere")?;
            ensure(targets.is_subset(position.empty()), "a target is filled")?;
            let covered = |digit: Digit| self.covers(digit, row, position).is_some();
            return ensure(digits.iter().all(covered), "a base digit has room for three");
        }
        for (&target, &line) in self.targets.iter().zip(&self.lines[1..]) {
            let both = (line.cells() & chute) - row.cells();
            ensure(!target.is_empty() && target.is_subset(both), "a target is elsewhere")?;
            ensure(target.is_subset(position.empty()), "a target is filled")?;
            let free = |digit: Digit| !places(digit, position).intersects(both - target);
            ensure(digits.iter().all(free), "a base digit is beside a target")?;
            if target.len() == 2 {
                let others = self.locked_in(target, line, position) - digits;
                ensure(!others.is_empty(), "no digit is locked in a target of two cells")?;
            }
        }
        let covered = |digit: Digit| self.covers(digit, row, position).is_some();
        ensure(digits.iter().all(covered), "a base digit has room for three")
    }

    /// The digits locked in a target of two cells.
    fn locked_in(&self, target: CellSet, line: House, position: &Position) -> DigitSet {
        let box_ = target.first().map(|cell| House::box_(cell.box_()));
        let houses: Vec<House> = box_.into_iter().chain([line]).collect();
        locked(target, &houses, position)
    }

    /// Fills the base with two digits in this order, and the targets with the same two in the order of
    /// `in_targets`.
    fn trial(
        &self,
        in_base: [Digit; 2],
        in_targets: [Digit; 2],
        row: House,
        position: &Position,
    ) -> Result<Trial, Fails> {
        let mut trial = Trial::default();
        let digits = self.digits(position);
        for (cell, digit) in self.base.into_iter().zip(in_base) {
            trial.in_one(digit, cell.into(), position)?;
        }
        for i in 0..2 {
            let (digit, other) = (in_targets[i], in_targets[1 - i]);
            let target = self.targets[i];
            let at = target & position.cells_of(digit);
            trial.in_one(digit, at, position)?;
            if target.len() == 2 {
                for locked in (self.locked_in(target, self.lines[i + 1], position) - digits).iter()
                {
                    trial.fill([digit, locked].into(), target, position);
                    if let Some(cell) = at.single() {
                        trial.in_one(locked, target.without(cell), position)?;
                    }
                }
            }
            self.cross(digit, target, row, &mut trial, position)?;
            if let (Some(cell), false) = (at.single(), self.is_senior()) {
                let node = self.node(cell, 1 - i, row);
                mirror(digit, other, node, &mut trial, position)?;
            }
        }
        if trial.is_consistent() { Ok(trial) } else { Err(Fails) }
    }

    /// A digit in a target is also on the two cross-lines that do not run through it, in different rows.
    fn cross(
        &self,
        digit: Digit,
        target: CellSet,
        row: House,
        trial: &mut Trial,
        position: &Position,
    ) -> Result<(), Fails> {
        let others = self.lines.into_iter().filter(|line| !target.intersects(line.cells()));
        let mut others =
            others.map(|line| places(digit, position) & self.outside(row) & line.cells());
        let (Some(on_escape), Some(on_line)) = (others.next(), others.next()) else {
            return Err(Fails);
        };
        let (mut ends, mut seen) = ([CellSet::EMPTY; 2], CellSet::ALL);
        for one in on_escape.iter() {
            for two in on_line.iter().filter(|&two| !one.sees(two)) {
                ends[0].insert(one);
                ends[1].insert(two);
                seen &= one.peers() | two.peers();
            }
        }
        trial.in_one(digit, ends[0], position)?;
        trial.in_one(digit, ends[1], position)?;
        trial.no.add(digit, position.cells_of(digit) & seen);
        Ok(())
    }

    /// The mirror of a target in `cell`: two cells in the box of the other target.
    fn node(&self, cell: Cell, across: usize, row: House) -> CellSet {
        let box_ = self.targets[across].first().map(|cell| House::box_(cell.box_()));
        let own = cell.houses().into_iter().find(|house| house.kind() == row.kind());
        let taken = [Some(row), own, Some(self.lines[across + 1])];
        let taken: HouseSet = taken.into_iter().flatten().collect();
        box_.map_or(CellSet::EMPTY, |box_| box_.cells() - taken.cells())
    }

    /// The ways to fill base and targets, each with the digits of the targets.
    fn trials(&self, position: &Position) -> Vec<([Digit; 2], Trial)> {
        let Some((row, _)) = self.row_and_box() else { return Vec::new() };
        let [one, two] = self.base.map(|cell| position.candidates(cell));
        let orders = one.iter().flat_map(|a| two.without(a).iter().map(move |b| [a, b]));
        orders
            .flat_map(|[a, b]| [[a, b], [b, a]].map(|in_targets| ([a, b], in_targets)))
            .filter_map(|(in_base, in_targets)| {
                let trial = self.trial(in_base, in_targets, row, position).ok()?;
                Some((in_targets, trial))
            })
            .collect()
    }

    /// The mirror of each target; none for two cells, or in a senior exocet.
    fn mirrors(&self) -> [CellSet; 2] {
        let row = self.row_and_box().filter(|_| !self.is_senior()).map(|(row, _)| row);
        [0, 1].map(|i| match (row, self.targets[i].single()) {
            (Some(row), Some(target)) => self.node(target, 1 - i, row),
            _ => CellSet::EMPTY,
        })
    }
}

/// A digit in a target is, in the mirror of the target, in the third row of the chute and not on the
/// cross-line.
fn mirror(
    digit: Digit,
    other: Digit,
    node: CellSet,
    trial: &mut Trial,
    position: &Position,
) -> Result<(), Fails> {
    let Some(first) = node.first() else { return Err(Fails) };
    trial.in_one(digit, node & places(digit, position), position)?;
    let third = node.common_houses().iter().find(|house| house.is_line());
    let houses: Vec<House> = third.into_iter().chain([House::box_(first.box_())]).collect();
    for locked in locked(node, &houses, position).without(digit).iter() {
        if locked == other {
            return Err(Fails);
        }
        trial.fill([digit, locked].into(), node, position);
    }
    Ok(())
}

/// The pairs of trials, in order.
fn pairs_of(trials: &[([Digit; 2], Trial)]) -> Vec<[Digit; 2]> {
    let mut pairs: Vec<[Digit; 2]> = trials.iter().map(|(pair, _)| *pair).collect();
    pairs.sort();
    pairs.dedup();
    pairs
}

impl Exocets {
    /// What is false in each way to fill the bases and targets; `None` if there is no way. It notes
    /// which pairs are possible, and takes for granted that the targets hold the digits of the
    /// base.
    pub fn falls(&mut self, position: &Position) -> Option<CandidateSet> {
        let mut trials: Vec<Vec<([Digit; 2], Trial)>> =
            self.0.iter().map(|exocet| exocet.trials(position)).collect();
        if let [one, two] = &mut trials[..] {
            let before = one.clone();
            let agree = |(_, trial): &([Digit; 2], Trial), others: &[([Digit; 2], Trial)]| {
                others.iter().any(|(_, other)| trial.agrees(other))
            };
            one.retain(|trial| agree(trial, two));
            two.retain(|trial| agree(trial, &before));
        }
        for (exocet, trials) in self.0.iter_mut().zip(&trials) {
            exocet.pairs = pairs_of(trials);
        }
        let mut out = *position.all_candidates();
        let mut any = false;
        match &trials[..] {
            [trials] => {
                for (_, trial) in trials {
                    (any, out) = (true, out & trial.no);
                }
            }
            [ones, twos] => {
                for (_, one) in ones {
                    for (_, two) in twos.iter().filter(|(_, two)| one.agrees(two)) {
                        (any, out) = (true, out & (one.no | two.no));
                    }
                }
            }
            _ => {}
        }
        any.then_some(out)
    }
}

/// Exocets of one kind.
pub(super) struct ExocetKind {
    about: About,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Junior,
    Plus,
    Double,
    Senior,
}

family! { ExocetKind: new;
    JUNIOR "junior-exocet" ["e:junior-exocet"] { kind: Kind::Junior }
    PLUS "junior-exocet-plus" ["e:junior-exocet-plus"] { kind: Kind::Plus }
    DOUBLE "double-exocet" ["e:double-exocet"] { kind: Kind::Double }
    SENIOR "senior-exocet" ["e:senior-exocet"] { kind: Kind::Senior }
}

/// Where each digit is or can be in each line.
struct Lines([[u16; 9]; 18]);

impl Lines {
    fn new(facts: &Facts<'_>) -> Lines {
        let mut lines = [[0; 9]; 18];
        for (line, places) in lines.iter_mut().zip(facts.all_places()) {
            *line = *places;
        }
        for (cell, digit) in facts.digits().iter() {
            lines[cell.row()][digit.index()] |= 1 << cell.column();
            lines[9 + cell.column()][digit.index()] |= 1 << cell.row();
        }
        Lines(lines)
    }

    /// The empty cells of each line.
    fn empty(facts: &Facts<'_>) -> [u16; 18] {
        std::array::from_fn(|line| facts.all_places()[line].into_iter().fold(0, |all, it| all | it))
    }

    /// The places of a digit on three lines.
    fn on(&self, digit: Digit, lines: [House; 3]) -> OnLines {
        OnLines::new(lines.map(|line| self.0[line.index()][digit.index()]))
    }
}

/// Visits every choice of a base and cross-lines.
fn each_frame(
    facts: &Facts<'_>,
    visit: &mut dyn FnMut(&ExocetFrame) -> Result<(), End>,
) -> Result<(), End> {
    for &row in &House::ALL[..18] {
        let boxes = boxes_across(row);
        for (at, box_) in boxes.into_iter().enumerate() {
            let miniline = row.cells() & box_.cells();
            for third in miniline.iter() {
                let mut base = miniline.without(third).iter();
                let (Some(one), Some(two)) = (base.next(), base.next()) else { continue };
                let base = [one, two];
                let digits = facts.union(base.into());
                let is_empty = base.iter().all(|&cell| facts.empty().contains(cell));
                if !is_empty || !(3..=5).contains(&digits.len()) {
                    continue;
                }
                let across = |cell: Cell| {
                    let [row_of, column_of, _] = cell.houses();
                    if row.kind() == row_of.kind() { column_of } else { row_of }
                };
                let mut others = (0..3).filter(|&other| other != at).map(|other| boxes[other]);
                let (Some(left), Some(right)) = (others.next(), others.next()) else { continue };
                for on_left in (row.cells() & left.cells()).iter() {
                    for on_right in (row.cells() & right.cells()).iter() {
                        let lines = [third, on_left, on_right].map(across);
                        visit(&ExocetFrame { row, boxes: [left, right], base, digits, lines })?;
                    }
                }
            }
        }
    }
    Ok(())
}

/// The bases and cross-lines with no room for three of a digit outside the chute.
fn frames(facts: &Facts<'_>) -> Vec<ExocetFrame> {
    let (all, mut frames) = (Lines::new(facts), Vec::new());
    let _ = each_frame(facts, &mut |frame| {
        let chute = OnLines::new([0o7 << (frame.row.ordinal() / 3 * 3); 3]);
        let room = |digit| all.on(digit, frame.lines).without(chute).has_room();
        frames.extend((!frame.digits.iter().any(room)).then_some(*frame));
        Ok(())
    });
    frames
}

/// The same, found once for each position.
fn known_frames<'a>(facts: &'a Facts<'_>) -> &'a [ExocetFrame] {
    facts.exocet_frames.get_or_init(|| frames(facts))
}

/// Visits every exocet with targets beside the base as wanted, its pairs not yet known.
fn each(
    facts: &Facts<'_>,
    with_pairs: bool,
    visit: &mut dyn FnMut(Exocet) -> Result<(), End>,
) -> Result<(), End> {
    for &ExocetFrame { row, boxes: [left, right], base, digits, lines } in known_frames(facts) {
        let firsts = targets(lines[1], left, row, digits, with_pairs, facts);
        let seconds = targets(lines[2], right, row, digits, with_pairs, facts);
        for &first in &firsts {
            for &second in &seconds {
                if !with_pairs || first.len() + second.len() > 2 {
                    let targets = [first, second];
                    visit(Exocet { base, targets, lines, pairs: Vec::new() })?;
                }
            }
        }
    }
    Ok(())
}

/// Visits every senior exocet, its pairs not yet known.
fn each_senior(
    facts: &Facts<'_>,
    visit: &mut dyn FnMut(Exocet) -> Result<(), End>,
) -> Result<(), End> {
    let on_lines = Lines::new(facts);
    let empty = Lines::empty(facts);
    each_frame(facts, &mut |&ExocetFrame { row, base, digits, lines, .. }| {
        let places = |digit: Digit| on_lines.on(digit, lines).without_seen(row);
        if !digits.iter().all(|digit| places(digit).can_be_covered_but_for(2)) {
            return Ok(());
        }
        let mut all: Vec<OnLines> = digits.iter().map(places).collect();
        all.sort_by_key(|places| std::cmp::Reverse(places.0.count_ones()));
        let empty = OnLines::new(lines.map(|line| empty[line.index()])).without_seen(row);
        let chute = OnLines::new([0o7 << (row.ordinal() / 3 * 3); 3]);
        // Cells that cannot be one of two targets are left out before pairs are tried: a hard position
        // has some 39,000 pairs.
        let may_be_one =
            |one: &OnLines| all.iter().all(|places| places.without(*one).can_be_covered_but_for(1));
        let ones: Vec<OnLines> = empty.each().filter(may_be_one).collect();
        for (i, &one) in ones.iter().enumerate() {
            for &two in &ones[i + 1..] {
                let both = OnLines(one.0 | two.0);
                let are_beside = both.without(chute).is_empty();
                if !are_beside && !all.iter().any(|places| places.without(both).has_room()) {
                    let targets = [one, two].map(|target| target.cell(lines).into());
                    visit(Exocet { base, targets, lines, pairs: Vec::new() })?;
                }
            }
        }
        Ok(())
    })
}

/// The targets on a cross-line in a box.
fn targets(
    line: House,
    box_: House,
    row: House,
    digits: DigitSet,
    with_pairs: bool,
    facts: &Facts<'_>,
) -> Vec<CellSet> {
    let both = (line.cells() & box_.cells()) - row.cells();
    let with = digits.iter().fold(CellSet::EMPTY, |all, digit| all | places(digit, facts)) & both;
    if !with.is_subset(facts.empty()) {
        return Vec::new();
    }
    match with.len() {
        1 => vec![with],
        2 if with_pairs && !(locked(with, &[line, box_], facts) - digits).is_empty() => vec![with],
        _ => Vec::new(),
    }
}

impl ExocetKind {
    fn offer(
        &self,
        mut exocets: Exocets,
        facts: &Facts<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        match exocets.falls(facts) {
            Some(out) => self.report(exocets, out, sink),
            None => Ok(()),
        }
    }
}

impl Technique for ExocetKind {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        if self.kind == Kind::Senior {
            return each_senior(facts, &mut |exocet| {
                self.offer(Exocets(vec![exocet]), facts, sink)
            });
        }
        if self.kind != Kind::Double {
            return each(facts, self.kind == Kind::Plus, &mut |exocet| {
                self.offer(Exocets(vec![exocet]), facts, sink)
            });
        }
        let mut all: Vec<Exocet> = Vec::new();
        each(facts, false, &mut |exocet| {
            if exocet.digits(facts).len() == 4 {
                all.push(exocet);
            }
            Ok(())
        })?;
        for (i, one) in all.iter().enumerate() {
            for two in &all[i + 1..] {
                let lines = |exocet: &Exocet| exocet.lines.into_iter().collect::<HouseSet>();
                let same = lines(one) == lines(two) && one.digits(facts) == two.digits(facts);
                if same && one.base != two.base {
                    self.offer(Exocets(vec![one.clone(), two.clone()]), facts, sink)?;
                }
            }
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let exocets: &Exocets = pattern.get()?;
        let count = if self.kind == Kind::Double { 2 } else { 1 };
        ensure(exocets.0.len() == count, "another number of exocets")?;
        for exocet in &exocets.0 {
            exocet.check(position)?;
            let is_plus = exocet.targets.iter().any(|target| target.len() == 2);
            ensure(is_plus == (self.kind == Kind::Plus), "targets of another kind")?;
            let is_senior = exocet.is_senior();
            ensure(is_senior == (self.kind == Kind::Senior), "targets of another kind")?;
        }
        let mut again = exocets.clone();
        let Some(out) = again.falls(position) else {
            return Err(Flaw("no pair of digits is possible"));
        };
        ensure(again == *exocets, "other pairs are possible")?;
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let exocets: &Exocets = step.pattern.own();
        let all = |of: fn(&Exocet) -> CellSet| {
            exocets.0.iter().map(of).fold(CellSet::EMPTY, |all, cells| all | cells)
        };
        let list = |exocet: &Exocet| {
            let pairs = exocet.pairs.iter().map(|[one, two]| format!("{one}/{two}"));
            pairs.collect::<Vec<_>>().join(", ")
        };
        let mut message = self.message();
        let names =
            [("base", "targets", "order", "pairs"), ("base2", "targets2", "order2", "pairs2")];
        for (exocet, (base, targets, order, pairs)) in exocets.0.iter().zip(names) {
            message = message
                .with(base, Value::Cells(exocet.base.into()))
                .with(targets, Value::Cells(exocet.targets[0] | exocet.targets[1]))
                .with(order, Value::Notation(exocet.targets.map(notation::set).join("/")))
                .with(pairs, Value::Notation(list(exocet)));
        }
        let pairs = exocets.0.iter().flat_map(|exocet| &exocet.pairs);
        let digits: DigitSet = pairs.flatten().copied().collect();
        // Where the targets only lose what no base digit is, no pair needs to be tried.
        let targets = all(|exocet| exocet.targets[0] | exocet.targets[1]);
        let is_plain = step.eliminations.all_cells().is_subset(targets)
            && (step.eliminations.all_digits() & digits).is_empty();
        let lines = exocets.0.iter().flat_map(|exocet| exocet.lines);
        let choices = exocets.0.first().map_or(0, |exocet| exocet.pairs.len());
        let row = exocets.0.first().and_then(Exocet::row_and_box);
        let boxes = row.map(|(row, _)| boxes_across(row)).into_iter().flatten();
        if let [exocet] = &exocets.0[..] {
            let (targets, mirrors) = (exocet.targets, exocet.mirrors());
            message = message
                .with("target", Value::Cells(targets[0]))
                .with("other", Value::Cells(targets[1]))
                .with("mirror", Value::Cells(mirrors[0]))
                .with("other-mirror", Value::Cells(mirrors[1]));
        }
        message
            .with("boxes", Value::Houses(boxes.collect()))
            .with("choices", Value::Number(choices))
            .with("digits", Value::Digits(digits))
            .with("lines", Value::Houses(lines.collect()))
            .with("trial", Value::Number(usize::from(!is_plain)))
    }
}

/// The lines that say: not these together with the conclusion.
struct Refutation {
    lines: Vec<Line>,
    conclusion: Candidate,
}

impl Refutation {
    fn not(&mut self, together: &[Candidate]) {
        let all = together.iter().copied().chain([self.conclusion]);
        self.lines.push(clause(all, []));
    }
}

impl Exocet {
    /// A digit that is in the base is in a target: for each digit, a sum.
    fn sums(&self, position: &Position) -> Vec<Line> {
        let Some((row, _)) = self.row_and_box() else { return Vec::new() };
        let sum = |digit| {
            let covers = self.covers(digit, row, position)?;
            Some(Sum::default().placed(digit, self.lines).limited(digit, covers).line())
        };
        self.digits(position).iter().filter_map(sum).collect()
    }

    /// The orders of two digits in the base.
    fn orders(&self, position: &Position) -> Vec<[Candidate; 2]> {
        let [one, two] = self.base;
        let with = |a: Digit| {
            let others = position.candidates(two).without(a).iter();
            others.map(move |b| [Candidate::new(a, one), Candidate::new(b, two)])
        };
        position.candidates(one).iter().flat_map(with).collect()
    }

    /// Where a digit of the base is in a target.
    fn in_target(&self, digit: Digit, i: usize, position: &Position) -> Vec<Candidate> {
        let cells = self.targets[i] & position.cells_of(digit);
        cells.iter().map(|cell| Candidate::new(digit, cell)).collect()
    }

    /// Refutes an order of digits in the base, case by case of the targets. `given` holds besides.
    fn refute(
        &self,
        given: &[Candidate],
        [a, b]: [Candidate; 2],
        refutation: &mut Refutation,
        inner: &mut dyn FnMut(&[Candidate], &mut Refutation),
        position: &Position,
    ) {
        let known = [given, &[a, b]].concat();
        for [first, second] in [[a, b], [b, a]].map(|order| order.map(Candidate::digit)) {
            for one in self.in_target(first, 0, position) {
                for two in self.in_target(second, 1, position) {
                    let all = [&known[..], &[one, two]].concat();
                    inner(&all, refutation);
                    refutation.not(&all);
                }
                refutation.not(&[&known[..], &[one]].concat());
            }
        }
        for two in self.in_target(a.digit(), 1, position) {
            refutation.not(&[&known[..], &[two]].concat());
        }
        refutation.not(&known);
    }
}

impl Shape for Exocets {
    fn size(&self) -> usize {
        self.0.iter().map(|exocet| 10 + exocet.targets[0].len() + exocet.targets[1].len()).sum()
    }

    fn derive(&self, proved: &Proved, position: &Position) -> Derivation {
        let mut lines: Vec<Line> = self.0.iter().flat_map(|exocet| exocet.sums(position)).collect();
        let [first, more @ ..] = &self.0[..] else { return Derivation::default() };
        for conclusion in proved.eliminations.iter() {
            let mut refutation = Refutation { lines: Vec::new(), conclusion };
            for order in first.orders(position) {
                let mut inner = |given: &[Candidate], refutation: &mut Refutation| {
                    for second in more {
                        for order in second.orders(position) {
                            second.refute(given, order, refutation, &mut |_, _| {}, position);
                        }
                        let each = position.candidates(second.base[0]);
                        for digit in each.iter() {
                            let one = Candidate::new(digit, second.base[0]);
                            refutation.not(&[given, &[one]].concat());
                        }
                    }
                };
                first.refute(&[], order, &mut refutation, &mut inner, position);
            }
            for digit in position.candidates(first.base[0]).iter() {
                refutation.not(&[Candidate::new(digit, first.base[0])]);
            }
            lines.append(&mut refutation.lines);
        }
        lines.into()
    }

    fn draw(&self, drawing: &mut Drawing) {
        for exocet in &self.0 {
            drawing.houses(exocet.lines.into_iter().collect(), Role::House);
            exocet.mirrors().into_iter().for_each(|mirror| drawing.cells(mirror, Role::Peer));
            drawing.cells(exocet.base.into(), Role::Pattern);
            let digits: DigitSet = exocet.pairs.iter().flatten().copied().collect();
            for (i, &target) in exocet.targets.iter().enumerate() {
                drawing.cells(target, Role::Second);
                for digit in digits.iter() {
                    drawing.candidates(digit, target, Role::Second);
                    if i == 0 {
                        drawing.candidates(digit, exocet.base.into(), Role::Pattern);
                    }
                }
            }
        }
    }
}
