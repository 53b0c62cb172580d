//! Cages.

use ennead_board::{Layout, Value, ValueSet};
use ennead_draw::Decoration;

use crate::kind::clue;
use crate::{Area, Compile, Draw, Filled, Kind, Part, Renumbering, Scene, Total};

clue! {
    /// A cage: no value occurs twice in it, and its values add up to the sum, if it has one.
    ///
    /// *Meaning:* a cage forbids repeats whether or not it has a sum. Cells with a sum in which
    /// values may repeat are a [`Sum`](crate::Sum).
    Cage = "cage" {
        /// The sum.
        sum: Option<Total>,
        ;
        /// The cells.
        cells: Area,
    }
}

impl Kind for Cage {
    const EXAMPLE: &'static str = "cage 15: r1c1 r1c2 r2c1";

    fn renumbering(&self) -> Renumbering {
        if self.sum.is_none() { Renumbering::Any } else { Renumbering::None }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let cells = self.cells.set();
        board.differ(cells) && self.sum.is_none_or(|sum| board.sum(cells) == sum.get())
    }

    fn parts(&self, _: Scene<'_>) -> Vec<Part> {
        let cells = self.cells.cells();
        let terms = cells.iter().map(|&cell| (cell, 1)).collect();
        let sum = self.sum.map(|sum| Part::Sum(terms, sum.get()));
        std::iter::once(Part::Differ(cells)).chain(sum).collect()
    }
}

impl Cage {
    /// The sets of values that add up to the sum, the least first; none of a cage without a sum.
    ///
    /// ```
    /// use ennead_board::{Ground, Layout};
    /// use ennead_rule::Rule;
    ///
    /// let layout = Layout::classic();
    /// let Ok(Rule::Cage(cage)) = Rule::read("cage 7: r1c1-3", &layout) else { panic!() };
    /// let sets: Vec<String> =
    ///     cage.combinations(&layout).iter().map(|&set| layout.values_text(set)).collect();
    /// assert_eq!(sets, ["124"]);
    /// ```
    pub fn combinations(&self, layout: &Layout) -> Vec<ValueSet> {
        let mut found = Vec::new();
        if let Some(sum) = self.sum {
            let values: Vec<Value> = layout.values().iter().collect();
            combine(&values, self.cells.set().len(), sum.get(), ValueSet::EMPTY, &mut found);
        }
        found
    }
}

/// Adds to `found` the sets made of `chosen` and `count` of the values, which add up to `sum`.
fn combine(values: &[Value], count: usize, sum: i32, chosen: ValueSet, found: &mut Vec<ValueSet>) {
    if count == 0 {
        found.extend((sum == 0).then_some(chosen));
        return;
    }
    for (i, &value) in values.iter().enumerate() {
        let left = sum - i32::from(value.number());
        // Those that follow are larger.
        if left < 0 {
            return;
        }
        let mut with = chosen;
        with.insert(value);
        combine(&values[i + 1..], count - 1, left, with, found);
    }
}

impl Compile for Cage {}

impl Draw for Cage {
    fn decorations(&self, _: &Layout) -> Vec<Decoration> {
        let label = self.sum.map(|sum| sum.get().to_string());
        crate::draw::cage(self.cells.set(), &label.unwrap_or_default())
    }
}
