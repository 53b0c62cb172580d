//! Refutations, each inference checked by what clues say of full boards.

use std::collections::HashMap;

use ennead_board::{Cell, CellSet, Givens, Ground, Layout, Value, ValueSet};
use ennead_rule::{Filled, Partial, Scene, Setup};
use ennead_stop::{Stop, Stopped};
use ennead_variant::{
    Clue, Differing, Ending, KnownSum, Reason, Refutation, Summand, contradiction, refutation,
};

use crate::clues::{Full, mixture, seeds};

/// What is left of each cell.
type Left = HashMap<Cell, ValueSet>;

/// A checker that knows the clues' definitions and the board, and all its full boards.
struct Checker<'a> {
    setup: &'a Setup,
    clues: &'a [Clue],
    full: &'a [Givens],
}

impl Checker<'_> {
    fn layout(&self) -> &Layout {
        self.setup.layout()
    }

    fn start(&self) -> Left {
        let given = |cell| {
            let is_one = self.clues.contains(&Clue::Given(cell));
            self.setup.givens.get(cell).filter(|_| is_one)
        };
        let left = |cell| given(cell).map_or(self.layout().values(), |value| [value].into());
        self.layout().cells().iter().map(|cell| (cell, left(cell))).collect()
    }

    fn check(&self, refutation: &Refutation, left: &mut Left, supposed: &mut Vec<(Cell, Value)>) {
        for inference in &refutation.inferences {
            assert!(!inference.out.is_empty());
            for (cell, out) in &inference.out {
                assert!(!out.is_empty() && (*out - left[cell]).is_empty(), "{inference:?}");
            }
            if let Reason::Supposed(below) = &inference.reason {
                let [(cell, values)] = inference.out[..] else { panic!("{inference:?}") };
                let value = values.single().expect("one value");
                let before = left.insert(cell, values).expect("a cell");
                supposed.push((cell, value));
                self.check(below, &mut left.clone(), supposed);
                supposed.pop();
                left.insert(cell, before);
            } else {
                for &(cell, out) in &inference.out {
                    for value in out.iter() {
                        assert!(
                            self.rules_out(&inference.reason, left, cell, value),
                            "{value:?} in {cell}: {inference:?}"
                        );
                    }
                }
            }
            for (cell, out) in &inference.out {
                *left.get_mut(cell).expect("a cell") = left[cell] - *out;
            }
        }
        self.end(&refutation.end, left, supposed);
    }

    /// Whether the reason rules out the value.
    fn rules_out(&self, reason: &Reason, left: &Left, cell: Cell, value: Value) -> bool {
        match reason {
            Reason::Clue(clue) => {
                let mut tried = left.clone();
                tried.insert(cell, [value].into());
                !self.clue_can_be_kept(*clue, &tried)
            }
            Reason::Filled { group, cells, values } => {
                let of = self.differing(group);
                cells.len() == values.len()
                    && cells.iter().all(|it| of.contains(it) && (left[it] - *values).is_empty())
                    && of.contains(&cell)
                    && !cells.contains(&cell)
                    && values.contains(value)
            }
            Reason::Places { group, cells, values } => {
                let of = self.house(group);
                let others = of.iter().filter(|it| !cells.contains(it));
                cells.len() == values.len()
                    && others.into_iter().all(|it| (left[it] & *values).is_empty())
                    && cells.contains(&cell)
                    && !values.contains(value)
            }
            Reason::Crossing { group, other, value: only } => {
                let (of, other) = (self.house(group), self.differing(other));
                let mut places = of.iter().filter(|it| left[it].contains(*only));
                value == *only
                    && places.all(|it| other.contains(it))
                    && other.contains(&cell)
                    && !of.contains(&cell)
            }
            Reason::Sum(sum) => {
                let mut tried = left.clone();
                tried.insert(cell, [value].into());
                self.check_sum(sum);
                !self.sum_can_be(sum, &tried)
            }
            Reason::Supposed(_) => false,
        }
    }

    fn end(&self, end: &Ending, left: &Left, supposed: &[(Cell, Value)]) {
        let is_one = match end {
            Ending::NoValue(cell) => left[cell].is_empty(),
            Ending::NoPlace { group, value } => {
                self.house(group).iter().all(|cell| !left[cell].contains(*value))
            }
            Ending::Clue(clue) => !self.clue_can_be_kept(*clue, left),
            Ending::Sum(sum) => {
                self.check_sum(sum);
                !self.sum_can_be(sum, left)
            }
            Ending::Searched { .. } => self.full.iter().all(|board| {
                supposed.iter().any(|&(cell, value)| board.get(cell) != Some(value))
                    || self.clues.iter().any(|&clue| !self.keeps(clue, board))
            }),
        };
        assert!(is_one, "{end:?}\n{left:?}");
    }

    fn keeps(&self, clue: Clue, board: &Givens) -> bool {
        let scene = Scene::new(self.layout(), &self.setup.rules);
        match clue {
            Clue::Given(cell) => board.get(cell) == self.setup.givens.get(cell),
            Clue::Rule(rule) => {
                self.setup.rules[rule].holds(&Filled::new(scene, board).expect("a full board"))
            }
        }
    }

    /// The cells of a group, which is one.
    fn differing(&self, group: &Differing) -> Vec<Cell> {
        let cells = group.cells(self.layout());
        if let Differing::Clue(clue, _) = group {
            assert!(self.clues.contains(clue));
            let Clue::Rule(rule) = *clue else { panic!("a given is no group") };
            for (at, &one) in cells.iter().enumerate() {
                for &other in &cells[at + 1..] {
                    for value in self.layout().values().iter() {
                        let mut board = Givens::blank(self.layout());
                        board.set(one, Some(value));
                        board.set(other, Some(value));
                        let board = Partial::new(&board, &self.setup.rules);
                        assert!(self.setup.rules[rule].is_broken(&board), "{one} {other}");
                    }
                }
            }
        }
        cells
    }

    /// The cells of a group that holds each value.
    fn house(&self, group: &Differing) -> Vec<Cell> {
        let cells = self.differing(group);
        assert_eq!(cells.len(), self.layout().values().len());
        cells
    }

    fn clue_can_be_kept(&self, clue: Clue, left: &Left) -> bool {
        assert!(self.clues.contains(&clue));
        let Clue::Rule(rule) = clue else { panic!("givens are there from the beginning") };
        let of = &self.setup.rules[rule];
        let mut cells: Vec<Cell> = of.cells(self.layout()).iter().collect();
        cells.sort_by_key(|cell| left[cell].len());
        let mut board = Givens::blank(self.layout());
        self.try_all(&cells, left, &mut board, &mut |board, is_full| {
            let broken = of.is_broken(&Partial::new(board, &self.setup.rules));
            !broken && (!is_full || self.keeps(clue, &padded(board)))
        })
    }

    fn sum_can_be(&self, sum: &KnownSum, left: &Left) -> bool {
        let cells: Vec<Cell> = sum.terms.iter().map(|term| term.0).collect();
        if cells.is_empty() {
            return sum.total == 0;
        }
        let mut board = Givens::blank(self.layout());
        self.try_all(&cells, left, &mut board, &mut |board, is_full| {
            let value = |cell| board.get(cell).map_or(0, |it| i32::from(it.number()));
            !is_full
                || sum.terms.iter().map(|&(cell, by)| value(cell) * by).sum::<i32>() == sum.total
        })
    }

    /// That the sums of houses and clues make up the sum.
    fn check_sum(&self, sum: &KnownSum) {
        let (mut terms, mut total) = (HashMap::<Cell, i32>::new(), 0);
        let all = sum.plus.iter().map(|it| (it, 1)).chain(sum.minus.iter().map(|it| (it, -1)));
        for (summand, by) in all {
            let (cells, sum) = match *summand {
                Summand::Group(number) => {
                    let cells = self.house(&Differing::Group(number));
                    let values = self.layout().values();
                    (cells, values.iter().map(|it| i32::from(it.number())).sum())
                }
                Summand::Rule(rule) => {
                    assert!(self.clues.contains(&Clue::Rule(rule)));
                    self.sum_of_rule(rule)
                }
            };
            cells.into_iter().for_each(|cell| *terms.entry(cell).or_default() += by);
            total += by * sum;
        }
        terms.retain(|_, by| *by != 0);
        assert_eq!(terms, sum.terms.iter().copied().collect(), "{sum:?}");
        assert_eq!(total, sum.total, "{sum:?}");
    }

    /// The cells of a rule and what they add up to on any full board that keeps it.
    fn sum_of_rule(&self, rule: usize) -> (Vec<Cell>, i32) {
        let cells: Vec<Cell> = self.setup.rules[rule].cells(self.layout()).iter().collect();
        let mut sums = Vec::new();
        let mut board = Givens::blank(self.layout());
        let start = cells.iter().map(|&cell| (cell, self.layout().values())).collect();
        self.try_all(&cells, &start, &mut board, &mut |board, is_full| {
            if is_full && self.keeps(Clue::Rule(rule), &padded(board)) {
                sums.push(board.iter().map(|(_, value)| i32::from(value.number())).sum());
            }
            // On to the next.
            !is_full
        });
        sums.dedup();
        // A rule that nothing keeps has any sum.
        assert!(sums.len() <= 1, "{sums:?}");
        let line = self.setup.rules[rule].to_line(self.layout());
        let said = || line.split([' ', ':']).find_map(|word| word.parse().ok()).expect("its sum");
        (cells, sums.first().copied().unwrap_or_else(said))
    }

    /// Whether the cells can be filled from what is left, no value twice in a group, so that `fits` of
    /// the board after each value.
    fn try_all(
        &self,
        cells: &[Cell],
        left: &Left,
        board: &mut Givens,
        fits: &mut dyn FnMut(&Givens, bool) -> bool,
    ) -> bool {
        let Some((&cell, rest)) = cells.split_first() else { return true };
        left[&cell].iter().any(|value| {
            let allowed = self.layout().allowed(board, cell).contains(value);
            board.set(cell, Some(value));
            let found =
                allowed && fits(board, rest.is_empty()) && self.try_all(rest, left, board, fits);
            board.set(cell, None);
            found
        })
    }
}

/// The board with some value in each open cell.
fn padded(board: &Givens) -> Givens {
    let layout = board.layout();
    let mut full = board.clone();
    let value = layout.values().iter().next();
    let open: CellSet = layout.cells() - board.cells();
    open.iter().for_each(|cell| full.set(cell, value));
    full
}

#[test]
fn each_inference_of_a_mixture_is_right() {
    let (mut full, mut seen, mut supposed, mut searched) = (Full::default(), 0, 0, 0);
    for setup in seeds().filter_map(|seed| mixture(seed, 0.6)) {
        let stop = Stop::never();
        let found = contradiction(&setup, &stop).expect("it is never stopped");
        let Some(found) = found else { continue };
        let refuted = refutation(&setup, &found.clues, &stop).expect("it is never stopped");
        let refuted = refuted.unwrap_or_else(|| panic!("{}", setup.to_text()));
        let full = full.of(setup.layout());
        let checker = Checker { setup: &setup, clues: &found.clues, full };
        checker.check(&refuted, &mut checker.start(), &mut Vec::new());
        seen += 1;
        let reasons = refuted.inferences.iter().map(|it| &it.reason);
        supposed += usize::from(reasons.into_iter().any(|it| matches!(it, Reason::Supposed(_))));
        searched += usize::from(format!("{refuted:?}").contains("Searched"));
    }
    println!("{seen} refuted, {supposed} by supposing, {searched} by search");
    assert!(seen > 100 && supposed > 0, "{seen}, {supposed}");
}

fn told(text: &str) -> Refutation {
    let setup = Setup::read(text).expect("a setup");
    let found = refutation(&setup, &Clue::all(&setup), &Stop::never());
    let found = found.expect("it is never stopped").expect("they contradict");
    let full = &[];
    let clues = Clue::all(&setup);
    let checker = Checker { setup: &setup, clues: &clues, full };
    checker.check(&found, &mut checker.start(), &mut Vec::new());
    found
}

#[test]
fn nothing_is_told_that_is_not_needed() {
    // The given in the last row has nothing to do with it.
    let found = told("4x4; given 1: r4c4; thermometer: r1c1-4; cage 3: r1c1 r1c3");
    assert_eq!(found.inferences.len(), 1, "{found:?}");
    assert_eq!(found.inferences[0].reason, Reason::Clue(Clue::Rule(1)));
    assert_eq!(found.end, Ending::Clue(Clue::Rule(0)));
}

#[test]
fn sums_that_do_not_add_up_are_told_as_such() {
    let found = told("4x4; cage 4: r1c1 r1c2; cage 5: r1c3 r1c4");
    assert_eq!(found.inferences, []);
    let Ending::Sum(sum) = &found.end else { panic!("{found:?}") };
    assert_eq!((&sum.terms[..], sum.total), (&[][..], 1));
}

#[test]
fn the_last_cell_of_a_row_follows_from_sums() {
    let found = told("6x6; cage 18: r1c1-5; cage 6: r1c6 r2c6; given 1: r2c6");
    assert!(found.inferences.len() <= 2, "{found:?}");
}

#[test]
fn a_refutation_can_be_stopped() {
    let setup = Setup::read("4x4; cage 4: r1c1 r1c2; cage 5: r1c3 r1c4").expect("a setup");
    let stop = Stop::new();
    stop.raise();
    assert_eq!(refutation(&setup, &Clue::all(&setup), &stop), Err(Stopped));
}

#[test]
fn what_does_not_contradict_is_not_refuted() {
    let setup = Setup::read("4x4; given 1: r1c1; thermometer: r1c1-4").expect("a setup");
    assert_eq!(refutation(&setup, &Clue::all(&setup), &Stop::never()), Ok(None));
}
