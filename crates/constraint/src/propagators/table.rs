//! Rows of a table.

pub(crate) struct Table {
    /// Each value as a bit of its cell's domain.
    pub(crate) rows: Vec<Box<[u32]>>,
}

impl Table {
    /// Leaves each cell the values of some row that fits. Exact, if no cell is named twice.
    pub(crate) fn narrow(&self, doms: &mut [u32]) -> bool {
        let mut keep = vec![0; doms.len()];
        let mut some = false;
        for row in &self.rows {
            if row.iter().zip(&*doms).all(|(bit, dom)| bit & dom != 0) {
                some = true;
                keep.iter_mut().zip(row).for_each(|(keep, bit)| *keep |= bit);
            }
        }
        doms.copy_from_slice(&keep);
        some
    }
}
