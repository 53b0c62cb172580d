//! Marks and their roles.

use ennead_grid::{
    Candidate, Cell, CellMap, CellSet, Digit, DigitSet, Givens, House, HouseSet, named,
};

named! {
    /// What a mark says.
    pub enum Role {
        /// The player's cell, or the candidate in question: warm tint and inner frame.
        Selected = "selected",
        /// A peer of the selected cell: faint tint.
        Peer = "peer",
        /// The same digit as in the selected cell: a firmer tint.
        SameDigit = "same-digit",
        /// Clashes with another digit: underlined, with a dot.
        Conflict = "conflict",
        /// Differs from the solution: struck through.
        Mistake = "mistake",
        /// Belongs to the pattern: a ring.
        Pattern = "pattern",
        /// Belongs to the second set or colour of the pattern, or is a fin: a dashed ring.
        Second = "second",
        /// Is eliminated by the step: struck through.
        Eliminated = "eliminated",
        /// Is placed by the step: on a disc.
        Placed = "placed",
        /// The house in question: an outline.
        House = "house",
    }
}

named! {
    /// Whether a link says "one of the two is true" or "not both are".
    pub enum LinkKind {
        /// If one end is false, the other is true: a solid line.
        Strong = "strong",
        /// If one end is true, the other is false: a dashed line.
        Weak = "weak",
    }
}

/// An end of a link: a digit in one cell, or in a group of cells taken as one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LinkEnd {
    /// The digit.
    pub digit: Digit,
    /// The cells, at least one.
    pub cells: CellSet,
}

/// A line between two candidates or groups of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Link {
    /// Where it starts.
    pub from: LinkEnd,
    /// Where it ends.
    pub to: LinkEnd,
    /// Solid or dashed.
    pub kind: LinkKind,
}

/// What is marked on a grid. Marks are listed in the order in which they are drawn: a later mark
/// covers an earlier one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawing {
    /// Marked cells.
    pub cells: Vec<(Cell, Role)>,
    /// Marked candidates.
    pub candidates: Vec<(Candidate, Role)>,
    /// Marked houses.
    pub houses: Vec<(House, Role)>,
    /// Links.
    pub links: Vec<Link>,
    /// Places with a letter: the ends of a chain are A and B.
    pub letters: Vec<(LinkEnd, char)>,
}

impl Drawing {
    /// Marks a cell.
    pub fn cell(&mut self, cell: Cell, role: Role) {
        self.cells.push((cell, role));
    }

    /// Marks each of `cells`.
    pub fn cells(&mut self, cells: CellSet, role: Role) {
        self.cells.extend(cells.iter().map(|cell| (cell, role)));
    }

    /// Marks a candidate.
    pub fn candidate(&mut self, candidate: Candidate, role: Role) {
        self.candidates.push((candidate, role));
    }

    /// Marks `digit` in each of `cells`.
    pub fn candidates(&mut self, digit: Digit, cells: CellSet, role: Role) {
        self.candidates.extend(cells.iter().map(|cell| (Candidate::new(digit, cell), role)));
    }

    /// Marks a house.
    pub fn house(&mut self, house: House, role: Role) {
        self.houses.push((house, role));
    }

    /// Marks each of `houses`.
    pub fn houses(&mut self, houses: HouseSet, role: Role) {
        self.houses.extend(houses.iter().map(|house| (house, role)));
    }

    /// Draws a link.
    pub fn link(&mut self, from: LinkEnd, to: LinkEnd, kind: LinkKind) {
        self.links.push(Link { from, to, kind });
    }

    /// Puts a letter beside a candidate or a group.
    pub fn letter(&mut self, end: LinkEnd, letter: char) {
        self.letters.push((end, letter));
    }
}

impl Drawing {
    /// The marks as they can be seen on `face`: a ring round a digit that is filled in marks its cell,
    /// and one round a digit that is not there is left out, as is a cell from a group at the end of
    /// a link. In a cell without pencil marks, any digit may be marked.
    pub fn on(&self, face: &Face) -> Drawing {
        let is_ring =
            |role: Role| !matches!(role, Role::Eliminated | Role::Mistake | Role::Conflict);
        let mut drawing = Drawing { candidates: Vec::new(), ..self.clone() };
        for &(candidate, role) in &self.candidates {
            let cell = candidate.cell();
            match face.digit(cell).filter(|_| is_ring(role)) {
                Some(digit) if digit == candidate.digit() => drawing.cell(cell, role),
                Some(_) => {}
                None if is_ring(role) && !face.may_show(candidate) => {}
                None => drawing.candidate(candidate, role),
            }
        }
        let narrowed = |end: LinkEnd| {
            let there = |cell: &Cell| face.may_show(Candidate::new(end.digit, *cell));
            let cells: CellSet = end.cells.iter().filter(there).collect();
            if cells.is_empty() { end } else { LinkEnd { cells, ..end } }
        };
        for link in &mut drawing.links {
            (link.from, link.to) = (narrowed(link.from), narrowed(link.to));
        }
        for (end, _) in &mut drawing.letters {
            *end = narrowed(*end);
        }
        drawing
    }
}

/// What the cells contain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// The givens, drawn in ink.
    pub givens: Givens,
    /// The digits found while solving, drawn in green.
    pub found: Givens,
    /// The pencil marks of the cells without a digit.
    pub candidates: CellMap<DigitSet>,
}

impl Face {
    /// The digit in the cell, given or found.
    fn digit(&self, cell: Cell) -> Option<Digit> {
        self.givens.get(cell).or(self.found.get(cell))
    }

    /// Whether the candidate is there, or its cell has neither a digit nor pencil marks.
    fn may_show(&self, candidate: Candidate) -> bool {
        let digits = self.candidates[candidate.cell()];
        match self.digit(candidate.cell()) {
            Some(digit) => digit == candidate.digit(),
            None => digits.is_empty() || digits.contains(candidate.digit()),
        }
    }
}

impl Default for Face {
    fn default() -> Face {
        Face {
            givens: Givens::EMPTY,
            found: Givens::EMPTY,
            candidates: CellMap::filled(DigitSet::EMPTY),
        }
    }
}
