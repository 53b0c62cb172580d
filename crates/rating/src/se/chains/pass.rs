//! The passes of a search for static chains.

/// Which links a pass uses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pass {
    /// Strong links in houses.
    pub(crate) x: bool,
    /// Links in cells.
    pub(crate) y: bool,
    /// The base rating of cycles.
    pub(crate) cycle: f64,
    /// The base rating of forcing chains.
    pub(crate) forcing: f64,
    /// Decides among chains of equal rating and complexity.
    pub(crate) kind: u8,
}

/// The passes in their order.
pub(crate) const PASSES: [Pass; 3] = [
    Pass { x: true, y: false, cycle: 6.5, forcing: 6.6, kind: 2 },
    Pass { x: false, y: true, cycle: 6.5, forcing: 6.6, kind: 3 },
    Pass { x: true, y: true, cycle: 7.0, forcing: 7.0, kind: 4 },
];
