//! Drills: a position in which one technique is to be found, and what is said of the answers.
//!
//! A player who practises learns more than whether a claim is true. An answer is right if a step of
//! the technique says it; if another technique does, that one is named; and if nothing does, there
//! is a reason, taken from the position alone: what the claim misses. The solution is never used,
//! so no answer gives it away: a claim that is false and one that merely does not follow get the
//! same reasons.

use ennead_grid::{Candidate, CellSet, DigitSet, House, kinds};
use ennead_stop::{Stop, Stopped};

use super::{Claim, Malformed, Premises};
use crate::HodokuLevel;
use crate::{CandidateSet, Options, PathFinder, Position, Row, Step, Table, Technique};

/// The most steps of the technique that are taken account of. Positions made for practice have a few;
/// an answer beyond these would be called another technique's or none.
const MOST_STEPS: usize = 1000;

/// A position in which one technique is to be found.
#[derive(Clone, Debug)]
pub struct Drill {
    position: Position,
    technique: &'static str,
    /// Finds steps of the technique only.
    only: PathFinder,
    /// Finds steps of the others.
    others: PathFinder,
    // The plainest first.
    steps: Vec<Step>,
}

/// What is said of one claim of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It makes no sense in the position.
    Malformed(Malformed),
    /// A step of the technique says it.
    Right,
    /// Another technique says it, by this step.
    Other(Box<Step>),
    /// It follows by this single, once a step of the technique is done.
    Ahead(Box<Step>),
    /// No step says it.
    Not,
}

kinds! {
    /// What is said of a claim, in a word.
    pub enum MarkKind of Mark {
        Malformed = "malformed",
        Right = "right",
        Other = "other",
        Ahead = "ahead",
        Not = "not",
    }
}

/// What is said of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marked {
    /// What is said of each claim.
    pub marks: Vec<Mark>,
    /// The step of the technique that the answer contains best: the one of which the least is
    /// missing.
    pub step: Option<Step>,
    /// How many of its conclusions are missing.
    pub missing: usize,
    /// How many other steps of the technique say something that the answer does not.
    pub more: usize,
}

impl Marked {
    /// Whether every claim follows, and a step of the technique is there as a whole.
    pub fn is_complete(&self) -> bool {
        self.is_sound() && self.step.is_some() && self.missing == 0
    }

    /// Whether every claim makes sense and follows.
    pub fn is_sound(&self) -> bool {
        !self.marks.iter().any(|mark| matches!(mark, Mark::Malformed(_) | Mark::Not))
    }
}

/// Why a claim does not follow from the technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Miss {
    /// The digit clashes with that of these cells.
    Clash(CellSet),
    /// Everything that this step strikes out sees certain cells; the candidate sees only a part of
    /// them.
    Unseen {
        /// The step.
        step: Box<Step>,
        /// What it sees.
        sees: CellSet,
        /// What it does not see.
        misses: CellSet,
    },
    /// A step of the technique would say it if a candidate were not there.
    Spoilt {
        /// That step.
        step: Box<Step>,
        /// The candidate that is in its way.
        by: Candidate,
    },
    /// The digit to place is not the only one of its cell, nor is the cell its only place in a house.
    Open {
        /// The other digits of the cell.
        digits: DigitSet,
        /// The house in which it has the fewest other places.
        house: House,
        /// Those places.
        places: CellSet,
    },
    /// The candidate breaks no rule: if it is true, every cell keeps a candidate and every digit a place
    /// in every house.
    Harmless,
}

kinds! {
    /// Why a claim does not follow, in a word.
    pub enum MissKind of Miss {
        Clash = "clash",
        Unseen = "unseen",
        Spoilt = "spoilt",
        Open = "open",
        Harmless = "harmless",
    }
}

impl Drill {
    /// A drill in the technique, in a position of a puzzle with one solution.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn new(
        position: Position,
        technique: &dyn Technique,
        stop: &Stop,
    ) -> Result<Drill, Stopped> {
        let technique = technique.about().name;
        let is_it = |row: &Row| row.technique.about().name == technique;
        let level = Table::usual().row(technique).map_or(HodokuLevel::Easy, |row| row.level);
        // Harder ones take too long for an answer while someone waits.
        let most = level.max(HodokuLevel::Unfair);
        let is_other = |row: &Row| {
            row.used && row.level <= most && !is_it(row) && !row.technique.about().is_net()
        };
        let choose = |wanted: &dyn Fn(&Row) -> bool| {
            PathFinder::choose(Table::usual(), Options::DEFAULT, wanted)
        };
        let (only, others) = (choose(&is_it), choose(&is_other));
        let mut steps = only.steps(&position, MOST_STEPS, stop)?;
        steps.sort_by_key(|step| {
            (step.pattern.shape().size(), step.eliminations.len() + step.placements.len())
        });
        Ok(Drill { position, technique, only, others, steps })
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The technique's name.
    pub fn technique(&self) -> &'static str {
        self.technique
    }

    /// The steps of the technique, the plainest first.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The plainest step of the technique; none if it is not there.
    pub fn step(&self) -> Option<&Step> {
        self.steps.first()
    }

    /// Whether the technique places digits here.
    pub fn places(&self) -> bool {
        self.steps.iter().any(|step| !step.placements.is_empty())
    }

    /// What is said of the claims of an answer.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn mark(&self, claims: &[Claim], stop: &Stop) -> Result<Marked, Stopped> {
        let mut marks: Vec<Option<Mark>> =
            claims.iter().map(|&claim| self.mark_at_sight(claim)).collect();
        let open = |marks: &[Option<Mark>]| -> Vec<usize> {
            (0..marks.len()).filter(|&i| marks[i].is_none()).collect()
        };
        let unknown = open(&marks);
        let asked: Vec<Claim> = unknown.iter().map(|&i| claims[i]).collect();
        for (i, step) in
            unknown.into_iter().zip(self.others.settling(&self.position, &asked, stop)?)
        {
            marks[i] = step.map(|step| Mark::Other(Box::new(step)));
        }
        for i in open(&marks) {
            marks[i] = self.ahead(claims[i], stop)?.map(|step| Mark::Ahead(Box::new(step)));
        }
        let marks: Vec<Mark> = marks.into_iter().map(|mark| mark.unwrap_or(Mark::Not)).collect();

        let missing = |step: &Step| conclusions(step).filter(|it| !claims.contains(it)).count();
        let is_touched = |step: &&Step| claims.iter().any(|claim| claim.is_settled_by(step));
        let nearest = self.steps.iter().filter(is_touched).min_by_key(|step| missing(step));
        let is_left = |step: &&Step| Some(*step) != nearest && missing(step) > 0;
        Ok(Marked {
            marks,
            step: nearest.cloned(),
            missing: nearest.map_or(0, missing),
            more: self.steps.iter().filter(is_left).count(),
        })
    }

    /// Why a claim that no step says does not follow.
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    pub fn miss(&self, claim: Claim, stop: &Stop) -> Result<Miss, Stopped> {
        let it = claim.candidate();
        let clashes = self.position.digits().cells_of(it.digit()) & it.cell().peers();
        match claim {
            Claim::Place(_) if !clashes.is_empty() => Ok(Miss::Clash(clashes)),
            Claim::Place(_) => Ok(self.open(it)),
            Claim::Remove(_) => match self.unseen(it) {
                Some(miss) => Ok(miss),
                None => Ok(self.spoilt(claim, stop)?.unwrap_or(Miss::Harmless)),
            },
        }
    }

    /// What can be said of a claim without a search.
    fn mark_at_sight(&self, claim: Claim) -> Option<Mark> {
        if let Some(why) = claim.malformed_in(&self.position) {
            return Some(Mark::Malformed(why));
        }
        self.steps.iter().any(|step| claim.is_settled_by(step)).then_some(Mark::Right)
    }

    /// The single that says it after a step of the technique.
    fn ahead(&self, claim: Claim, stop: &Stop) -> Result<Option<Step>, Stopped> {
        let is_single = |row: &Row| row.technique.about().name.ends_with("single");
        let singles = PathFinder::choose(Table::usual(), Options::DEFAULT, is_single);
        for step in &self.steps {
            let mut after = self.position;
            after.apply(step);
            if let Some(single) = singles.settling_where(&after, claim, |_| true, |_| true, stop)? {
                return Ok(Some(single));
            }
        }
        Ok(None)
    }

    /// What keeps a digit from being placed.
    fn open(&self, it: Candidate) -> Miss {
        let places =
            |house: &House| (self.position.cells_of(it.digit()) & house.cells()).without(it.cell());
        let house = it.cell().houses().into_iter().min_by_key(|house| places(house).len());
        let house = house.expect("a cell has three houses");
        let digits = self.position.candidates(it.cell()).without(it.digit());
        Miss::Open { digits, house, places: places(&house) }
    }

    /// The step that strikes out candidates which see more than this one does.
    fn unseen(&self, it: Candidate) -> Option<Miss> {
        let mut best: Option<(usize, Miss)> = None;
        for step in &self.steps {
            let pattern = pattern_cells(step, it, &self.position);
            let seen = pattern & it.cell().peers();
            if seen.is_empty() {
                continue;
            }
            for struck in step.eliminations.cells(it.digit()).iter() {
                let needed = pattern & struck.peers();
                let (sees, misses) = (needed & seen, needed - seen);
                let is_better = best.as_ref().is_none_or(|(least, _)| misses.len() < *least);
                if !sees.is_empty() && !misses.is_empty() && is_better {
                    let step = Box::new(step.clone());
                    best = Some((misses.len(), Miss::Unseen { step, sees, misses }));
                }
            }
        }
        best.map(|(_, miss)| miss)
    }

    /// The step that would be there without one candidate; of several, the one with the smallest pattern. None if
    /// the technique is extreme, where the search took seconds (krakens) or a minute (whips).
    fn spoilt(&self, claim: Claim, stop: &Stop) -> Result<Option<Miss>, Stopped> {
        let row = Table::usual().row(self.technique);
        if row.is_none_or(|row| row.level >= HodokuLevel::Extreme) {
            return Ok(None);
        }
        let it = claim.candidate();
        let mut best: Option<(usize, Step, Candidate)> = None;
        for by in self.position.all_candidates().iter().filter(|&by| by != it) {
            let mut without = self.position;
            without.eliminate(by.digit(), by.cell());
            if without.contradiction() {
                continue;
            }
            let is_spoilt = |step: &Step| step.check(&self.position).is_err();
            let found = self.only.settling_where(&without, claim, |_| true, is_spoilt, stop)?;
            let Some(step) = found else { continue };
            let size = step.pattern.shape().size();
            if best.as_ref().is_none_or(|(least, ..)| size < *least) {
                best = Some((size, step, by));
            }
        }
        Ok(best.map(|(_, step, by)| Miss::Spoilt { step: Box::new(step), by }))
    }
}

/// What a step says, as claims.
pub fn conclusions(step: &Step) -> impl Iterator<Item = Claim> + '_ {
    let placed = step.placements.iter().map(Claim::Place);
    placed.chain(step.eliminations.iter().map(Claim::Remove))
}

/// The cells of a step's pattern that can hold the candidate's digit.
fn pattern_cells(step: &Step, it: Candidate, position: &Position) -> CellSet {
    let Premises { cells, candidates, .. } = Premises::of(step);
    let named: &CandidateSet = &candidates;
    let of_digit = named.cells(it.digit());
    // Cells without candidates of their own are in the pattern with all of them.
    let whole = cells - named.all_cells();
    (of_digit | (whole & position.cells_of(it.digit()))).without(it.cell())
}
