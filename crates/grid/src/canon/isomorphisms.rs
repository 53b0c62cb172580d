//! All symmetries between two grids.

use super::{Grid, Search, Way, beginnings, minlex, pack, views};
use crate::symmetry::{factorial, permute};
use crate::{Givens, Symmetry};

/// The symmetries that map `givens` to itself, including the identity, one by one. The empty grid
/// has 1,218,998,108,160 of them; [`minlex`] counts them without listing them.
///
/// ```
/// use ennead_grid::{Givens, Symmetry, automorphisms};
///
/// let one: Givens = format!("1{:.<80}", "").parse()?;
/// assert!(automorphisms(&one).take(1000).all(|symmetry| symmetry.apply(one) == one));
/// # Ok::<(), ennead_grid::ParseGivensError>(())
/// ```
pub fn automorphisms(givens: &Givens) -> Isomorphisms {
    isomorphisms(givens, givens)
}

/// The symmetries that map one grid to the other, each once; none if the two are not isomorphic.
pub fn isomorphisms(from: &Givens, to: &Givens) -> Isomorphisms {
    let target = minlex(to);
    let isomorphic = minlex(from).form == target.form;
    Isomorphisms {
        views: views(from),
        form: views(&target.form)[0],
        back: target.symmetry.inverse(),
        open: if isomorphic { beginnings() } else { Vec::new() },
        orders: None,
    }
}

/// An iterator over symmetries, made by [`automorphisms`] and [`isomorphisms`]. It searches depth
/// first, so it needs little memory however many there are.
pub struct Isomorphisms {
    views: [Grid; 2],
    form: Grid,
    back: Symmetry,
    open: Vec<Way>,
    /// A way to lay all nine rows, and the number of the next order of its columns and digits.
    orders: Option<(Way, u64)>,
}

impl Iterator for Isomorphisms {
    type Item = Symmetry;

    fn next(&mut self) -> Option<Symmetry> {
        loop {
            if let Some((way, index)) = &mut self.orders {
                if *index < way.state.orders() {
                    let to_form = order(way, *index);
                    *index += 1;
                    return Some(to_form.then(&self.back));
                }
                self.orders = None;
            }
            let way = self.open.pop()?;
            if way.laid == 9 {
                self.orders = Some((way, 0));
                continue;
            }
            let mut search =
                Search { least: pack(&self.form[way.laid as usize]), found: Vec::new() };
            way.each_next_row(&self.views, false, |way, row| search.begin(way, row));
            self.open.append(&mut search.found);
        }
    }
}

/// The symmetry of the way's order number `index`.
fn order(way: &Way, mut index: u64) -> Symmetry {
    let mut state = way.state;
    for run in way.state.runs() {
        let orders = factorial(run.len());
        permute(&mut state.columns[run], index % orders);
        index /= orders;
    }
    let mut names = state.names();
    let mut rest: Vec<u8> = (state.named..9).collect();
    permute(&mut rest, index);
    for name in names.iter_mut().filter(|name| **name >= state.named) {
        *name = rest[(*name - state.named) as usize];
    }
    way.symmetry(state.columns, &names)
}
