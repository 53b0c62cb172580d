//! The conjugacy classes of the symmetries of the cells.

use ennead_grid::Symmetry;

use crate::lines;

/// Symmetries of the cells that are conjugate, that is, the same up to a symmetry of the cells:
/// they fix equally many grids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymmetryClass {
    /// One of them; it leaves the digits as they are.
    pub symmetry: Symmetry,
    /// How many there are.
    pub size: u64,
}

/// The conjugacy classes of the symmetries of the cells, that of the identity first.
///
/// Rows and columns are put in order by the same group of 1296, which has 22 classes. Without
/// transposition a class is a pair of these in either order, since transposing swaps rows and
/// columns: 253. With transposition, the class is that of what happens to a row when the
/// symmetry is applied twice, rows' order after columns' order: 22.
///
/// ```
/// let classes = ennead_census::symmetry_classes();
/// assert_eq!(classes.len(), 275);
/// assert_eq!(classes.iter().map(|class| class.size).sum::<u64>(), 3_359_232);
/// ```
pub fn symmetry_classes() -> Vec<SymmetryClass> {
    let lines = lines::classes();
    let unmoved = *Symmetry::IDENTITY.digits();
    let symmetry = |transposes, rows, columns| {
        Symmetry::try_new(transposes, rows, columns, unmoved).expect("the orders keep chutes")
    };
    let mut classes = Vec::new();
    for (index, &(rows, size)) in lines.iter().enumerate() {
        for (other, &(columns, other_size)) in lines.iter().enumerate().skip(index) {
            let size = size * other_size * if index == other { 1 } else { 2 };
            classes.push(SymmetryClass { symmetry: symmetry(false, rows, columns), size });
        }
    }
    let orders = lines.iter().map(|&(_, size)| size).sum::<u64>();
    for (rows, size) in lines {
        classes
            .push(SymmetryClass { symmetry: symmetry(true, rows, unmoved), size: size * orders });
    }
    classes
}
