//! The laws of the step judge, on puzzles from anywhere.

use ennead_grid::{Candidate, Cell, Givens, Puzzle, Solution};
use ennead_logic::{
    Claim, Follows, Judge, Judgement, Limits, Malformed, Options, PathFinder, Position, Table,
};
use ennead_stop::Stop;

use crate::common::{Random, processor_time, solution};

/// What came of it.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    pub(crate) steps: usize,
    /// Steps that follow at once, by their own technique or an easier one.
    pub(crate) as_expected: usize,
    pub(crate) claims: usize,
    /// Claims that contradict the solution.
    pub(crate) wrong: usize,
    /// Claims that agree with the solution.
    pub(crate) right: usize,
    pub(crate) follows: usize,
    /// Claims that follow, proved again in another way.
    pub(crate) proved: usize,
    pub(crate) search: usize,
    pub(crate) unproven: usize,
    /// The seconds that judging took, without the checks.
    pub(crate) seconds: f64,
}

fn judge() -> Judge {
    Judge::new(PathFinder::new(Table::hodoku(), Options::DEFAULT), Limits::DEFAULT)
}

/// Judges the first conclusion of every step of the puzzle's path.
pub(crate) fn judge_path(givens: &Givens, tally: &mut Tally) {
    let puzzle = Puzzle::try_from(*givens).expect("from a full grid");
    let (table, mut judge) = (Table::hodoku(), judge());
    let rank = |name: &str| table.rows.iter().position(|row| row.technique.about().name == name);
    let finder = PathFinder::new(table, Options::DEFAULT);
    let path = finder.path(&Position::new(&puzzle), &Stop::never()).expect("never stopped");
    let solution = solution(givens);
    for (before, step) in path.positions() {
        let claim = match (step.placements.iter().next(), step.eliminations.iter().next()) {
            (Some(placed), _) => Claim::Place(placed),
            (_, Some(eliminated)) => Claim::Remove(eliminated),
            _ => unreachable!("a step does something"),
        };
        let start = processor_time();
        let said = judge.judge(&before, &solution, claim, &Stop::never()).expect("never stopped");
        tally.seconds += (processor_time() - start).as_secs_f64();
        tally.steps += 1;
        let Judgement::Follows(follows) = said else { panic!("{givens} {claim}: {said:?}") };
        let is_as_easy = rank(follows.step().technique) <= rank(step.technique);
        tally.as_expected += (follows.further() == 0 && is_as_easy) as usize;
    }
}

/// Judges claims about positions on the puzzle's path, half of them true.
pub(crate) fn judge_claims(givens: &Givens, count: usize, random: &mut Random, tally: &mut Tally) {
    let puzzle = Puzzle::try_from(*givens).expect("from a full grid");
    let mut judge = judge();
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let path = finder.path(&Position::new(&puzzle), &Stop::never()).expect("never stopped");
    let positions: Vec<Position> = path.positions().map(|(before, _)| before).collect();
    let solution = solution(givens);
    for number in 0..count {
        let position = &positions[random.below(positions.len())];
        let claim = random_claim(position, &solution, number % 2 == 0, random);
        let start = processor_time();
        let said = judge.judge(position, &solution, claim, &Stop::never()).expect("never stopped");
        tally.seconds += (processor_time() - start).as_secs_f64();
        tally.claims += 1;
        let is_true = claim_is_true(claim, &solution);
        match &said {
            Judgement::Wrong { .. } => {
                assert!(!is_true, "{givens} {claim}: {said:?}");
                tally.wrong += 1;
                continue;
            }
            Judgement::Malformed(why) => assert_eq!(*why, Malformed::Absent, "{givens} {claim}"),
            Judgement::OffTheRails { .. } => panic!("{givens} {claim}: the path is right"),
            Judgement::Follows(follows) => {
                tally.follows += 1;
                tally.proved += is_proved(follows, position, claim, &solution) as usize;
            }
            Judgement::Search { .. } => tally.search += 1,
            Judgement::Unproven { .. } => tally.unproven += 1,
        }
        assert!(is_true, "{givens} {claim}: {said:?}");
        tally.right += 1;
    }
}

/// A claim about an empty cell; a candidate that is claimed to be false is there.
fn random_claim(
    position: &Position,
    solution: &Solution,
    is_true: bool,
    random: &mut Random,
) -> Claim {
    let cells: Vec<Cell> = position.empty().iter().collect();
    loop {
        let cell = cells[random.below(cells.len())];
        let right = Candidate::new(solution.digit(cell), cell);
        let others = position.candidates(cell).iter().filter(|&digit| digit != right.digit());
        let others: Vec<Candidate> = others.map(|digit| Candidate::new(digit, cell)).collect();
        let other = (!others.is_empty()).then(|| others[random.below(others.len())]);
        let is_placement = random.below(2) == 0;
        return match (is_true, is_placement, other) {
            (true, true, _) => Claim::Place(right),
            (false, false, _) => Claim::Remove(right),
            (true, false, Some(other)) => Claim::Remove(other),
            (false, true, Some(other)) => Claim::Place(other),
            (_, _, None) => continue,
        };
    }
}

/// By the solution's text alone.
fn claim_is_true(claim: Claim, solution: &Solution) -> bool {
    let candidate = claim.candidate();
    let line = solution.grid().to_string();
    let digit = line.as_bytes()[candidate.cell().index()];
    let is_there = digit.to_string() == (b'0' + candidate.digit().get()).to_string();
    match claim {
        Claim::Place(_) => is_there,
        Claim::Remove(_) => !is_there,
    }
}

/// Whether each step is proved from its pattern, none contradicts the solution, and the claim holds
/// at the end.
fn is_proved(follows: &Follows, start: &Position, claim: Claim, solution: &Solution) -> bool {
    let mut at = *start;
    let is_right = |c: &Candidate| solution.digit(c.cell()) == c.digit();
    let holds = follows.steps.iter().all(|step| {
        let holds = step.check(&at).is_ok()
            && step.placements.iter().all(|c| is_right(&c))
            && !step.eliminations.iter().any(|c| is_right(&c));
        at.apply(step);
        holds
    });
    let candidate = claim.candidate();
    holds
        && match claim {
            Claim::Place(_) => at.digit(candidate.cell()) == Some(candidate.digit()),
            Claim::Remove(_) => !at.has(candidate.digit(), candidate.cell()),
        }
}
