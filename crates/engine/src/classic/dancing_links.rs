//! Dancing links: a Sudoku as an exact cover problem.
//!
//! A Sudoku makes 324 *wishes*, each to be granted exactly once: each cell holds a digit (81
//! wishes), and each row, each column and each box holds each digit (3 · 81). Writing a digit into
//! a cell grants four of them. So make a matrix with a column for each wish and a row for each of
//! the 729 candidates, and look for rows that cover every column exactly once:
//!
//! ```text
//!            cell r1c1  cell r1c2 …  r1 has 1  r1 has 2 …  c1 has 1 …  b1 has 1 …
//! 1r1c1          1                      1                     1           1
//! 2r1c1          1                                 1
//! 1r1c2                     1           1                                 1
//! ```
//!
//! Knuth's Algorithm X takes a column with the fewest rows, tries each of these rows, removes what
//! the row excludes, and goes on. The "dance" is the way of removing. Every 1 of the matrix is a
//! node in two circular lists, one along its row and one down its column. To remove a node from a
//! list, make its neighbours point at each other. The node still knows its neighbours, so it can be
//! put back by making them point at it again, in the opposite order. No other memory is needed.
//!
//! Once the matrix is built, nothing here knows about rows, columns or boxes. So this engine is an
//! independent check on the fast one. All work is counted; the trace shows the digits written and
//! taken back, but not every link that moves.
//!
//! Donald E. Knuth, *Dancing links*, 2000, <https://arxiv.org/abs/cs/0011047>; the trick
//! itself: Hirosi Hitotumatu and Kohei Noshita, *A technique for implementing backtrack
//! algorithms and its application*, Information Processing Letters 8 (4), 1979.

use ennead_grid::{Candidate, Cell, Digit, Givens, Puzzle};

use super::{Classic, Flow, Run};
use crate::pseudocode::pseudocode;
use crate::{Arrays, CoverMatrix, Pseudocode};

/// The engine.
pub(crate) struct DancingLinks;

impl Classic for DancingLinks {
    const NAME: &str = "dancing-links";
    const ORIGIN: &str = "Donald E. Knuth, Dancing links (2000)";
    const PSEUDOCODE: &Pseudocode = &PSEUDOCODE;
    const ARRAYS: Arrays = Arrays::Cover;

    fn run(puzzle: &Puzzle, run: &mut Run) -> Flow {
        let mut cover = ExactCover { links: MATRIX, grid: Givens::EMPTY };
        for (cell, digit) in puzzle.givens().iter() {
            cover.grid.set(cell, Some(digit));
            cover.links.cover_row(first_node(Candidate::new(digit, cell)));
            run.given(cell, digit, line::GIVENS)?;
        }
        cover.search(run)
    }
}

/// A position in the arrays of [`Links`]: [`ROOT`] comes first, then the [`COLUMNS`] headers, then
/// the 1s of the matrix, four for each row.
type Node = u16;

const ROOT: Node = 0;
const COLUMNS: usize = CoverMatrix::COLUMNS;
const NODES: usize = 1 + COLUMNS + 4 * Candidate::COUNT;

/// The first of the four nodes of a candidate's row.
const fn first_node(candidate: Candidate) -> Node {
    (1 + COLUMNS + 4 * candidate.index()) as Node
}

/// The candidate whose row the node is in.
const fn candidate_of(node: Node) -> Candidate {
    Candidate::from_index((node as usize - 1 - COLUMNS) / 4)
}

/// The headers of the columns a candidate covers: the wishes it grants.
const fn wishes(candidate: Candidate) -> [Node; 4] {
    let [a, b, c, d] = CoverMatrix::columns_of(candidate);
    [a as Node + 1, b as Node + 1, c as Node + 1, d as Node + 1]
}

/// The cell or the digit that a column is about.
fn subject(header: Node) -> (Option<Cell>, Option<Digit>) {
    match usize::from(header) - 1 {
        cell @ ..81 => (Some(Cell::new(cell)), None),
        house_and_digit => (None, Some(Digit::from_index((house_and_digit - 81) % 9))),
    }
}

/// The matrix, as linked lists. The four nodes of a row are always next to each other in the
/// arrays, so they need no links; `left` and `right` link only the headers.
#[derive(Clone)]
struct Links {
    left: [Node; 1 + COLUMNS],
    right: [Node; 1 + COLUMNS],
    up: [Node; NODES],
    down: [Node; NODES],
    header: [Node; NODES],
    /// The number of nodes in each column, by header.
    size: [u8; 1 + COLUMNS],
}

/// The matrix of the empty Sudoku.
const MATRIX: Links = {
    let mut links = Links {
        left: [0; 1 + COLUMNS],
        right: [0; 1 + COLUMNS],
        up: [0; NODES],
        down: [0; NODES],
        header: [0; NODES],
        size: [0; 1 + COLUMNS],
    };
    let mut header = 0;
    while header <= COLUMNS {
        links.left[header] = ((header + COLUMNS) % (1 + COLUMNS)) as Node;
        links.right[header] = ((header + 1) % (1 + COLUMNS)) as Node;
        links.up[header] = header as Node;
        links.down[header] = header as Node;
        links.header[header] = header as Node;
        header += 1;
    }
    let mut index = 0;
    while index < Candidate::COUNT {
        let candidate = Candidate::from_index(index);
        let mut i = 0;
        while i < 4 {
            let node = first_node(candidate) + i as Node;
            let header = wishes(candidate)[i];
            // Add it at the foot of its column.
            let last = links.up[header as usize];
            links.header[node as usize] = header;
            links.up[node as usize] = last;
            links.down[node as usize] = header;
            links.down[last as usize] = node;
            links.up[header as usize] = node;
            links.size[header as usize] += 1;
            i += 1;
        }
        index += 1;
    }
    links
};

/// The three other nodes in the row of `node`, from left to right, cyclically.
fn others(node: Node) -> impl DoubleEndedIterator<Item = Node> {
    let place = (node - 1 - COLUMNS as Node) % 4;
    (1..4).map(move |step| node - place + (place + step) % 4)
}

impl Links {
    /// Removes the column, and removes the rows that cover it from all other columns.
    fn cover(&mut self, header: Node) {
        let (left, right) = (self.left[header as usize], self.right[header as usize]);
        self.right[left as usize] = right;
        self.left[right as usize] = left;
        let mut row = self.down[header as usize];
        while row != header {
            for node in others(row) {
                let (up, down) = (self.up[node as usize], self.down[node as usize]);
                self.down[up as usize] = down;
                self.up[down as usize] = up;
                self.size[self.header[node as usize] as usize] -= 1;
            }
            row = self.down[row as usize];
        }
    }

    /// Undoes [`cover`](Links::cover), last link first.
    fn uncover(&mut self, header: Node) {
        let mut row = self.up[header as usize];
        while row != header {
            for node in others(row).rev() {
                self.size[self.header[node as usize] as usize] += 1;
                let (up, down) = (self.up[node as usize], self.down[node as usize]);
                self.down[up as usize] = node;
                self.up[down as usize] = node;
            }
            row = self.up[row as usize];
        }
        let (left, right) = (self.left[header as usize], self.right[header as usize]);
        self.right[left as usize] = header;
        self.left[right as usize] = header;
    }

    /// Covers all four columns of a row.
    fn cover_row(&mut self, node: Node) {
        self.cover(self.header[node as usize]);
        others(node).for_each(|other| self.cover(self.header[other as usize]));
    }

    /// Undoes [`cover_row`](Links::cover_row).
    fn uncover_row(&mut self, node: Node) {
        others(node).rev().for_each(|other| self.uncover(self.header[other as usize]));
        self.uncover(self.header[node as usize]);
    }

    /// The first of the columns with the fewest rows; `None` if all are covered.
    fn shortest_column(&self) -> Option<Node> {
        let mut shortest = None;
        let mut least = u8::MAX;
        let mut header = self.right[ROOT as usize];
        while header != ROOT && least > 1 {
            if self.size[header as usize] < least {
                least = self.size[header as usize];
                shortest = Some(header);
            }
            header = self.right[header as usize];
        }
        shortest
    }
}

/// A search: the remaining matrix, and the digits of the chosen rows.
struct ExactCover {
    links: Links,
    grid: Givens,
}

impl ExactCover {
    /// Knuth's `search(k)`. Never deeper than the 81 rows of a solution.
    fn search(&mut self, run: &mut Run) -> Flow {
        let Some(column) = self.links.shortest_column() else {
            return run.solution(&self.grid, line::SOLUTION);
        };
        let forced = match self.links.size[column as usize] {
            0 => {
                let (cell, digit) = subject(column);
                return run.contradiction(cell, digit, line::CHOOSE);
            }
            rows => rows == 1,
        };
        let mut row = self.links.down[column as usize];
        while row != column {
            let candidate = candidate_of(row);
            let (cell, digit) = (candidate.cell(), candidate.digit());
            self.grid.set(cell, Some(digit));
            self.links.cover_row(row);
            if forced {
                run.place(cell, digit, line::COVER)?;
                self.search(run)?;
            } else {
                run.guess(cell, digit, line::COVER)?;
                self.search(run)?;
                run.undo(line::UNCOVER)?;
            }
            self.links.uncover_row(row);
            self.grid.set(cell, None);
            row = self.links.down[row as usize];
        }
        Flow::Continue(())
    }
}

/// The lines that act.
mod line {
    pub(super) const GIVENS: u8 = 2;
    pub(super) const SOLUTION: u8 = 6;
    pub(super) const CHOOSE: u8 = 7;
    pub(super) const COVER: u8 = 9;
    pub(super) const UNCOVER: u8 = 11;
}

static PSEUDOCODE: Pseudocode = pseudocode! {
    procedure 0 "exact_cover()" "exakte_ueberdeckung()" "exacte_overdekking()" {
        loop 1 "for each given" "für jede Vorgabe" "voor elk gegeven" {
            step GIVENS "take its row: cover the row's four columns"
                "nimm ihre Zeile: überdecke deren vier Spalten"
                "neem zijn rij: overdek de vier kolommen daarvan"
        }
        call 3 "search()" "suche()" "zoek()"
    }
    procedure 4 "search()" "suche()" "zoek()" {
        if 5 "if every column is covered"
            "falls jede Spalte überdeckt ist"
            "als elke kolom overdekt is" {
            step SOLUTION "the rows taken are a solution"
                "die genommenen Zeilen sind eine Lösung"
                "de genomen rijen zijn een oplossing"
        } else {
            step CHOOSE "choose a column with fewest rows"
                "wähle eine Spalte mit den wenigsten Zeilen"
                "kies een kolom met de minste rijen"
            loop 8 "for each row in this column"
                "für jede Zeile in dieser Spalte"
                "voor elke rij in deze kolom" {
                step COVER "take the row: cover its four columns"
                    "nimm die Zeile: überdecke ihre vier Spalten"
                    "neem de rij: overdek haar vier kolommen"
                call 10 "search()" "suche()" "zoek()"
                step UNCOVER "give the row back: uncover them, last first"
                    "gib die Zeile zurück: decke sie rückwärts wieder auf"
                    "geef de rij terug: maak ze in omgekeerde volgorde vrij"
            }
        }
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wish_is_granted_by_nine_candidates_and_named_rightly() {
        for header in 1..=COLUMNS {
            assert_eq!(MATRIX.size[header], 9);
        }
        for index in 0..Candidate::COUNT {
            let candidate = Candidate::from_index(index);
            let [cell, row, ..] = wishes(candidate);
            assert_eq!(subject(cell), (Some(candidate.cell()), None));
            assert_eq!(subject(row), (None, Some(candidate.digit())));
            assert_eq!(candidate_of(first_node(candidate)), candidate);
        }
    }

    #[test]
    fn uncovering_in_the_opposite_order_restores_every_link() {
        let mut links = MATRIX;
        let rows: Vec<Node> = [(5, 40), (7, 0), (5, 1)]
            .map(|(digit, cell)| first_node(Candidate::new(Digit::new(digit), Cell::new(cell))))
            .into();
        rows.iter().for_each(|&row| links.cover_row(row));
        rows.iter().rev().for_each(|&row| links.uncover_row(row));
        assert!(links.up == MATRIX.up && links.down == MATRIX.down);
        assert!(links.left == MATRIX.left && links.right == MATRIX.right);
        assert_eq!(links.size, MATRIX.size);
    }
}
