//! The laws of paths by theories: each step is proved from its pattern, falsified ones are not, and the
//! longest chain is the puzzle's value on the scale.

use ennead_depth::{Classifier, Depth, Scale};
use ennead_grid::{Candidate, Givens, Puzzle, Solution};
use ennead_logic::pattern::{Right, Whip};
use ennead_logic::{Options, PathFinder, Position, Step, Table, Theory};
use ennead_stop::Stop;

/// What came of some paths.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    pub(crate) steps: usize,
    pub(crate) refused: usize,
    pub(crate) kinds: std::collections::BTreeMap<&'static str, usize>,
    pub(crate) longest: usize,
}

const SCALES: [(Theory, Scale); 4] = [
    (Theory::Whips, Scale::Whips),
    (Theory::SubsetsAndWhips, Scale::SubsetsAndWhips),
    (Theory::GWhips, Scale::GWhips),
    (Theory::Braids, Scale::Braids),
];

/// Walks the puzzle's path in each theory.
pub(crate) fn walk(givens: &Givens, solution: &Solution, tally: &mut Tally) {
    let puzzle = Puzzle::try_from(*givens).expect("from a full grid");
    for (theory, scale) in SCALES {
        let finder = PathFinder::by(theory, Table::hodoku(), Options::DEFAULT);
        let path = finder.path(&Position::new(&puzzle), &Stop::never()).expect("never stopped");
        assert_eq!(path.replay(), Ok(()), "{givens} {theory}");
        let mut longest = 0;
        for (before, step) in path.positions() {
            tally.steps += 1;
            *tally.kinds.entry(step.technique).or_default() += 1;
            let is_right = |c: &Candidate| solution.digit(c.cell()) == c.digit();
            assert!(!step.eliminations.iter().any(|c| is_right(&c)), "{givens}: {step:?}");
            if let Ok(whip) = step.pattern.get::<Whip>() {
                longest = longest.max(whip.links.len());
                tally.refused += refuse_falsified(step, whip, &before, solution);
            } else if theory == Theory::SubsetsAndWhips && !step.eliminations.is_empty() {
                longest = longest.max(step.pattern.shape().size().min(2));
            }
        }
        tally.longest = tally.longest.max(longest);
        let depth = Classifier::new().classify(&puzzle, scale, 36, &Stop::never());
        let depth = depth.expect("never stopped");
        assert_eq!(path.end.is_solved(), depth.exactly().is_some(), "{givens} {theory}");
        if theory != Theory::SubsetsAndWhips && path.end.is_solved() {
            assert_eq!(depth, Depth::Exactly(longest as u8), "{givens} {theory}");
        }
    }
}

/// Makes sure that the step is refused if something in it is changed; how many ways there were.
fn refuse_falsified(step: &Step, whip: &Whip, before: &Position, solution: &Solution) -> usize {
    let mut falsified = Vec::new();
    let mut change = |change: &dyn Fn(&mut Whip)| {
        let mut changed = whip.clone();
        change(&mut changed);
        falsified.push(changed);
    };
    change(&|it| it.links.truncate(it.links.len() - 1));
    change(&|it| it.targets.clear());
    for cell in before.empty().iter() {
        change(&|it| it.targets = vec![Candidate::new(solution.digit(cell), cell)]);
    }
    for (k, link) in whip.links.iter().enumerate() {
        let Some(right) = link.right else { continue };
        let left = Right { digit: link.left.digit(), cells: link.left.cell().into() };
        change(&|it| it.links[k].right = Some(left));
        change(&|it| it.links[k].right = None);
        if let Some(cell) = right.cells.single() {
            change(&|it| it.links[k].left = Candidate::new(right.digit, cell));
        }
    }
    for changed in &falsified {
        let eliminations = match changed.targets[..] {
            [] => step.eliminations,
            ref targets => targets.iter().copied().collect(),
        };
        let changed = Step { pattern: changed.clone().into(), eliminations, ..step.clone() };
        assert!(changed.check(before).is_err(), "{changed:?} is not so");
    }
    falsified.len()
}
