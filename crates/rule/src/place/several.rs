//! Several places.

use ennead_board::{Cell, CellSet, Layout};

use super::Place;
use crate::language::{Argument, Misread, Reader, Writer};
use crate::{Motion, Spot, Unfit};

/// Several places of a kind, separated by `|`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Several<T>(pub Vec<T>);

impl<T> Several<T> {
    /// One after the other.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T: Argument> Argument for Several<T> {
    const USAGE: &'static str = T::USAGE;
    const SEVERAL: bool = true;

    fn read(line: &mut Reader<'_>) -> Result<Several<T>, Misread> {
        let mut all = vec![T::read(line)?];
        while line.bar_follows() {
            all.push(T::read(line)?);
        }
        Ok(Several(all))
    }

    fn write(&self, line: &mut Writer<'_>) {
        for (i, one) in self.0.iter().enumerate() {
            if i > 0 {
                line.bar();
            }
            one.write(line);
        }
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        match self.0.is_empty() {
            true => Err(Unfit::TooFew { found: 0, least: 1 }),
            false => self.0.iter().try_for_each(|one| one.fit(layout)),
        }
    }

    fn moved(&self, by: Motion) -> Option<Several<T>> {
        self.0.iter().map(|one| one.moved(by)).collect::<Option<_>>().map(Several)
    }
}

impl<T: Place> Place for Several<T> {
    fn cells(&self, layout: &Layout) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |all, one| all | one.cells(layout))
    }

    fn spots(&self, layout: &Layout) -> Vec<(Cell, Spot)> {
        Spot::in_areas(self.iter().map(|one| one.cells(layout)).collect())
    }
}
