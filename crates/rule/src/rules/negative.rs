//! Negative rules: all marks are given.

use ennead_board::{Cell, CellSet, Layout};

use crate::kind::clue;
use crate::language::{Argument, Expected, Misread, Reader, Writer};
use crate::{
    Border, Compile, Draw, Factor, Filled, Gap, Kind, Part, Relation, Renumbering, Rule, Scene,
    Total,
};

clue! {
    /// All marks of a kind are given: where two neighbours have none, none would be right.
    ///
    /// *Meaning:* `negative difference 1` and `negative ratio 2` speak of borders with neither a
    /// white nor a black dot, whatever numbers are in the dots, so that a dot frees its border of
    /// both. `negative sum 5 10` speaks of borders without X and V, and of both sums even if only
    /// one of the signs is there. It sees only marks that are rules of the puzzle themselves, not
    /// those among alternatives.
    Negative = "negative" {
        /// Which marks.
        marks: Marks,
    }
}

/// Which marks are all given, and for which numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Marks {
    /// White dots for these differences.
    Differences(Vec<Gap>),
    /// Black dots for these factors.
    Ratios(Vec<Factor>),
    /// X, V and the like for these sums.
    Sums(Vec<Total>),
}

impl Marks {
    /// What borders without a mark must not be.
    fn relations(&self) -> Vec<Relation> {
        match self {
            Marks::Differences(gaps) => gaps.iter().map(|it| Relation::Differ(it.get())).collect(),
            Marks::Ratios(factors) => factors.iter().map(|it| Relation::Ratio(it.get())).collect(),
            Marks::Sums(sums) => sums.iter().map(|it| Relation::Total(it.get())).collect(),
        }
    }

    /// The border that a rule marks, if its mark is one of these.
    fn marked(&self, rule: &Rule) -> Option<Border> {
        match (self, rule) {
            (Marks::Differences(_) | Marks::Ratios(_), Rule::Difference(dot)) => Some(dot.border),
            (Marks::Differences(_) | Marks::Ratios(_), Rule::Ratio(dot)) => Some(dot.border),
            (Marks::Sums(_), Rule::Xv(mark)) => Some(mark.border),
            _ => None,
        }
    }
}

impl Argument for Marks {
    const USAGE: &'static str = "difference|ratio|sum NUMBER…";

    fn read(line: &mut Reader<'_>) -> Result<Marks, Misread> {
        fn all<T: Argument>(line: &mut Reader<'_>) -> Result<Vec<T>, Misread> {
            let mut all = vec![T::read(line)?];
            while !line.at_end_of_words() {
                all.push(T::read(line)?);
            }
            Ok(all)
        }
        if line.takes("ratio") {
            all(line).map(Marks::Ratios)
        } else if line.takes("sum") {
            all(line).map(Marks::Sums)
        } else if line.takes("difference") {
            all(line).map(Marks::Differences)
        } else {
            Err(line.unexpected(Expected::Word("difference")))
        }
    }

    fn write(&self, line: &mut Writer<'_>) {
        match self {
            Marks::Differences(gaps) => {
                line.word("difference");
                gaps.iter().for_each(|it| it.write(line));
            }
            Marks::Ratios(factors) => {
                line.word("ratio");
                factors.iter().for_each(|it| it.write(line));
            }
            Marks::Sums(sums) => {
                line.word("sum");
                sums.iter().for_each(|it| it.write(line));
            }
        }
    }
}

impl Negative {
    /// The pairs of neighbours without a mark.
    fn pairs(&self, scene: Scene<'_>) -> Vec<(Cell, Cell)> {
        let marked = scene.rules.iter().filter_map(|rule| self.marks.marked(rule));
        let mut marked: Vec<(Cell, Cell)> = marked.map(Border::ends).collect();
        marked.sort_unstable();
        let mut pairs = scene.neighbours();
        pairs.retain(|pair| marked.binary_search(pair).is_err());
        pairs
    }
}

impl Kind for Negative {
    const EXAMPLE: &'static str = "negative difference 1";

    fn cells(&self, layout: &Layout) -> CellSet {
        layout.cells()
    }

    fn renumbering(&self) -> Renumbering {
        match self.marks {
            Marks::Differences(_) => Renumbering::Reversed,
            Marks::Ratios(_) | Marks::Sums(_) => Renumbering::None,
        }
    }

    fn holds(&self, board: &Filled<'_>) -> bool {
        let wrong = |a: i32, b: i32| match &self.marks {
            Marks::Differences(gaps) => gaps.iter().any(|it| (a - b).abs() == it.get()),
            Marks::Ratios(factors) => {
                factors.iter().any(|it| a == it.get() * b || b == it.get() * a)
            }
            Marks::Sums(sums) => sums.iter().any(|it| a + b == it.get()),
        };
        let pairs = self.pairs(board.scene());
        !pairs.iter().any(|&(a, b)| wrong(board.at(a), board.at(b)))
    }

    fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        let neither = Relation::Neither(self.marks.relations());
        vec![Part::related(self.pairs(scene), neither)]
    }
}

impl Compile for Negative {}

impl Draw for Negative {}
