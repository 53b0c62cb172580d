//! Writing an argument, line by line.

use ennead_grid::{Candidate, House};

use super::{Argument, Inference, Reason, Says, follows};
use crate::derivation::Group;
use crate::pattern::{Node, Uncolourable};
use crate::{CandidateSet, Position, Proved, Step};

/// What follows in every case, and the lines of the cases from which it follows.
pub(crate) struct Case {
    says: Says,
    uses: Vec<usize>,
}

impl Case {
    /// What a step says: all that is false together, and each candidate that is true.
    pub(crate) fn of(proved: &Proved) -> Vec<Case> {
        let falses = (!proved.eliminations.is_empty()).then_some(Says::False(proved.eliminations));
        let trues = proved.placements.iter().map(|candidate| Says::True(candidate.into()));
        falses.into_iter().chain(trues).map(|says| Case { says, uses: Vec::new() }).collect()
    }
}

/// Writes an argument. A method returns `None` if what it is given does not follow from the lines
/// so far.
pub(crate) struct Writer<'a> {
    position: &'a Position,
    lines: Vec<Inference>,
    /// The numbers of the lines that can be used.
    visible: Vec<usize>,
    /// For each open supposition, how many lines could be used before.
    before: Vec<usize>,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(position: &'a Position) -> Writer<'a> {
        Writer { position, lines: Vec::new(), visible: Vec::new(), before: Vec::new() }
    }

    fn write(&mut self, says: Says, reason: Reason, mut uses: Vec<usize>) {
        uses.sort_unstable();
        self.lines.push(Inference { depth: self.before.len(), says, reason, uses });
        self.visible.push(self.lines.len());
    }

    /// Supposes a candidate.
    pub(crate) fn suppose(&mut self, candidate: Candidate) {
        self.before.push(self.visible.len());
        self.write(Says::True(candidate.into()), Reason::Supposed, Vec::new());
    }

    /// A candidate or group is the last of a cell or a house: of that which needs the fewest lines.
    pub(crate) fn last(&mut self, node: Node) -> Option<()> {
        let ways = Group::of(node).filter_map(|group| {
            let others = group.candidates(self.position) - node.candidates();
            self.cover(others).map(|uses| (group, uses))
        });
        let (group, uses) = ways.min_by_key(|(_, uses)| uses.len())?;
        self.write(Says::True(node), Reason::Last(group), uses);
        Some(())
    }

    /// One of the guardians is true; the number of the line.
    pub(crate) fn relation(&mut self, relation: &Uncolourable) -> usize {
        let Uncolourable { cells, digits, guardians } = *relation;
        self.write(Says::OneOf(guardians), Reason::Unfillable { cells, digits }, Vec::new());
        self.lines.len()
    }

    /// The candidate is the last of those of which one is true, as the line of a relation says.
    pub(crate) fn last_of(&mut self, candidate: Candidate, relation: usize) -> Option<()> {
        let others = self.guardians(relation)? - candidate.into();
        let mut uses = self.cover(others)?;
        uses.push(relation);
        self.write(Says::True(candidate.into()), Reason::LastGuardian, uses);
        Some(())
    }

    fn guardians(&self, relation: usize) -> Option<CandidateSet> {
        match self.lines.get(relation - 1)?.says {
            Says::OneOf(guardians) => Some(guardians),
            _ => None,
        }
    }

    /// What was supposed last is false, because no guardian is left.
    pub(crate) fn refute_by(&mut self, relation: usize) -> Option<()> {
        let mut uses = self.cover(self.guardians(relation)?)?;
        uses.push(relation);
        let before = self.before.pop()?;
        let supposed = *self.visible.get(before)?;
        self.visible.truncate(before);
        let says = Says::False(self.lines[supposed - 1].says.proved().placements);
        self.write(says, Reason::NoGuardian, uses);
        Some(())
    }

    /// A step of another technique, which eliminates. What is false already is not said again: a line may say
    /// more than the step that it was written for, such as that the one place a digit is locked in holds it.
    pub(crate) fn step(&mut self, step: &Step) -> Option<()> {
        let new = step.eliminations - self.gone(&self.visible);
        if new.is_empty() {
            return Some(());
        }
        let says = Says::False(new);
        let reason = Reason::Step(Box::new(step.clone()));
        let holds =
            |uses: &[usize]| follows(&reason, &says, &[], &self.gone(uses), self.position).is_ok();
        let mut uses = self.visible.clone();
        if !holds(&uses) {
            return None;
        }
        for k in (0..uses.len()).rev() {
            let used = uses.remove(k);
            if !holds(&uses) {
                uses.insert(k, used);
            }
        }
        self.write(says, reason, uses);
        Some(())
    }

    /// What was supposed last is false, because nothing is left of a group.
    pub(crate) fn refute(&mut self, group: Group) -> Option<()> {
        let mut uses = self.cover(group.candidates(self.position))?;
        let before = self.before.pop()?;
        let supposed = *self.visible.get(before)?;
        self.visible.truncate(before);
        let says = Says::False(self.lines[supposed - 1].says.proved().placements);
        if supposed == self.lines.len() {
            // Nothing came between: it needs not be supposed.
            self.lines.pop();
            uses.retain(|&number| number != supposed);
            self.write(says, Reason::Otherwise(group), uses);
        } else {
            self.write(says, Reason::Refuted(group), uses);
        }
        Some(())
    }

    /// Ends a case, that of what was supposed last. For each of what follows in every case, the
    /// lines of this case from which it follows are added to `cases`.
    pub(crate) fn end_of_case(&mut self, cases: &mut [Case]) -> Option<()> {
        for case in cases {
            case.uses.extend(match &case.says {
                Says::False(candidates) => self.cover(*candidates)?,
                says => {
                    let proved = says.proved();
                    let is_said = |number: &&usize| {
                        self.lines[**number - 1].says.implies(&proved, self.position)
                    };
                    vec![*self.visible.iter().find(is_said)?]
                }
            });
        }
        self.visible.truncate(self.before.pop()?);
        Some(())
    }

    /// Each of a group was supposed: what follows in all cases.
    pub(crate) fn conclude(&mut self, group: Group, cases: Vec<Case>) {
        for Case { says, uses } in cases {
            self.write(says, Reason::Cases(group), uses);
        }
    }

    fn gone(&self, uses: &[usize]) -> CandidateSet {
        let says = uses.iter().map(|&number| &self.lines[number - 1].says);
        says.fold(CandidateSet::EMPTY, |gone, says| gone | says.gone(self.position))
    }

    /// A few lines that make all these false.
    fn cover(&self, candidates: CandidateSet) -> Option<Vec<usize>> {
        let (mut left, mut uses) = (candidates, Vec::new());
        while !left.is_empty() {
            let gain = |number: usize| (left & self.gone(&[number])).len();
            let best = self.visible.iter().copied().rev().max_by_key(|&number| gain(number))?;
            if gain(best) == 0 {
                return None;
            }
            left -= self.gone(&[best]);
            uses.push(best);
        }
        for k in (0..uses.len()).rev() {
            let used = uses.remove(k);
            if !candidates.is_subset(&self.gone(&uses)) {
                uses.insert(k, used);
            }
        }
        Some(uses)
    }

    /// The argument, without lines that are not used and without those parts of a line that are not
    /// used.
    pub(crate) fn finish(self) -> Argument {
        let position = self.position;
        let mut argument = Argument { inferences: self.lines };
        for i in 0..argument.inferences.len() {
            let Inference { says: Says::False(all), reason: Reason::Step(_), .. } =
                argument.inferences[i]
            else {
                continue;
            };
            let mut needed = all;
            for candidate in all.iter() {
                let less = needed - candidate.into();
                argument.inferences[i].says = Says::False(less);
                match !less.is_empty() && argument.check(position).is_ok() {
                    true => needed = less,
                    false => argument.inferences[i].says = Says::False(needed),
                }
            }
        }
        argument.without_unused()
    }
}

impl Argument {
    fn without_unused(mut self) -> Argument {
        let n = self.inferences.len();
        let mut used = vec![false; n];
        for i in (0..n).rev() {
            let line = &self.inferences[i];
            // A further supposition stays if the line that refutes it does.
            let is_refuted = || {
                let after = (i + 1..n).find(|&k| self.inferences[k].depth < line.depth);
                after.is_some_and(|k| used[k])
            };
            let is_needed = line.reason == Reason::Supposed && (line.depth == 1 || is_refuted());
            let stays = line.depth == 0 || is_needed || used[i];
            used[i] = stays;
            if stays {
                line.uses.iter().for_each(|&number| used[number - 1] = true);
            }
        }
        let mut numbers = vec![0; n + 1];
        let mut next = 0;
        for i in 0..n {
            next += usize::from(used[i]);
            numbers[i + 1] = next;
        }
        let mut used = used.into_iter();
        self.inferences.retain(|_| used.next().unwrap_or(true));
        for line in &mut self.inferences {
            line.uses.iter_mut().for_each(|number| *number = numbers[*number]);
        }
        self
    }
}

impl Group {
    /// The groups that all candidates of a node are in; those that are easier to see come first.
    fn of(node: Node) -> impl Iterator<Item = Group> {
        let houses: Vec<House> = node.cells.common_houses().iter().collect();
        let houses = houses.into_iter().rev().map(move |house| Group::House(house, node.digit));
        houses.chain(node.cells.single().map(Group::Cell))
    }
}
