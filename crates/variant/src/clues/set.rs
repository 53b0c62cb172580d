//! Sets of clues.

/// A set of clues, by their numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct ClueSet(Vec<u64>);

impl ClueSet {
    /// The first `count` clues.
    pub(super) fn first(count: usize) -> ClueSet {
        (0..count).collect()
    }

    pub(super) fn insert(&mut self, clue: usize) {
        if self.0.len() <= clue / 64 {
            self.0.resize(clue / 64 + 1, 0);
        }
        self.0[clue / 64] |= 1 << (clue % 64);
    }

    pub(super) fn remove(&mut self, clue: usize) {
        if let Some(word) = self.0.get_mut(clue / 64) {
            *word &= !(1 << (clue % 64));
        }
    }

    pub(super) fn contains(&self, clue: usize) -> bool {
        self.0.get(clue / 64).is_some_and(|word| word >> (clue % 64) & 1 != 0)
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Those of the clues that are not in `other`.
    pub(super) fn without(&self, other: &ClueSet) -> ClueSet {
        let others = other.0.iter().chain(std::iter::repeat(&0));
        ClueSet(self.0.iter().zip(others).map(|(word, other)| word & !other).collect())
    }

    /// Whether some clue is in both.
    pub(super) fn meets(&self, other: &ClueSet) -> bool {
        self.0.iter().zip(&other.0).any(|(word, other)| word & other != 0)
    }

    /// Whether each of the clues is in `other`.
    pub(super) fn is_within(&self, other: &ClueSet) -> bool {
        self.without(other).is_empty()
    }

    /// The clues, in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let bits = |word: u64| {
            let next = |rest: &u64| (rest & (rest - 1) != 0).then_some(rest & (rest - 1));
            std::iter::successors((word != 0).then_some(word), next).map(u64::trailing_zeros)
        };
        let words = self.0.iter().enumerate();
        words.flat_map(move |(at, &word)| bits(word).map(move |bit| at * 64 + bit as usize))
    }
}

impl FromIterator<usize> for ClueSet {
    fn from_iter<I: IntoIterator<Item = usize>>(clues: I) -> ClueSet {
        let mut set = ClueSet::default();
        clues.into_iter().for_each(|clue| set.insert(clue));
        set
    }
}
