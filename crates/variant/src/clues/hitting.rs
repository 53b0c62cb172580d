//! The least set that hits all sets.

use super::ClueSet;

/// A set that has a clue in common with each of `sets`, and whether none has fewer clues; that is
/// not known after `most` steps. An empty set among them cannot be hit and is passed over.
pub(super) fn least_hitting_set(sets: &[ClueSet], most: u64) -> (ClueSet, bool) {
    let sets: Vec<&ClueSet> = sets.iter().filter(|set| !set.is_empty()).collect();
    let best = greedy(&sets);
    let mut hitting = Hitting { sets: &sets, best, left: most };
    let done = hitting.choose(ClueSet::default(), ClueSet::default());
    (hitting.best, done)
}

/// The clue that hits most of what is not hit yet, again and again.
fn greedy(sets: &[&ClueSet]) -> ClueSet {
    let mut chosen = ClueSet::default();
    loop {
        let open: Vec<&ClueSet> = sets.iter().copied().filter(|set| !set.meets(&chosen)).collect();
        let hits = |clue: usize| open.iter().filter(|set| set.contains(clue)).count();
        let Some(clue) = open.iter().flat_map(|set| set.iter()).max_by_key(|&it| hits(it)) else {
            return chosen;
        };
        chosen.insert(clue);
    }
}

/// Branch and bound over the clues of the smallest set that is not hit.
struct Hitting<'a> {
    sets: &'a [&'a ClueSet],
    best: ClueSet,
    left: u64,
}

impl Hitting<'_> {
    /// Whether all ways to go on from `chosen`, without `refused`, have been looked at.
    fn choose(&mut self, chosen: ClueSet, mut refused: ClueSet) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let open = self.sets.iter().filter(|set| !set.meets(&chosen));
        let open: Vec<ClueSet> = open.map(|set| set.without(&refused)).collect();
        let Some(smallest) = open.iter().min_by_key(|set| set.len()) else {
            if chosen.len() < self.best.len() {
                self.best = chosen;
            }
            return true;
        };
        // Each of the sets that have nothing in common needs a clue of its own.
        let mut apart = ClueSet::default();
        let mut bound = chosen.len();
        for set in &open {
            if !set.meets(&apart) {
                set.iter().for_each(|clue| apart.insert(clue));
                bound += 1;
            }
        }
        if bound >= self.best.len() {
            return true;
        }
        let hits = |clue: usize| open.iter().filter(|set| set.contains(clue)).count();
        let mut clues: Vec<usize> = smallest.iter().collect();
        clues.sort_by_key(|&clue| std::cmp::Reverse(hits(clue)));
        for clue in clues {
            let mut more = chosen.clone();
            more.insert(clue);
            if !self.choose(more, refused.clone()) {
                return false;
            }
            refused.insert(clue);
        }
        true
    }
}
