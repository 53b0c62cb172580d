//! # Empty rectangle
//!
//! ## Pattern
//!
//! In a box all places of a digit lie in one row and one column, so that the other four cells, a
//! rectangle, are empty of it. Outside the box a strong link has one end in that row, and its
//! other end shares a row with a cell of that column; or the same with rows and columns
//! exchanged. Two of them with the same box are a *dual* empty rectangle.
//!
//! ```text
//!   . . x |   . . .            x  places of the box
//!   x x . |   . b .   <- row   b  strong link to A
//!   . . x |   . ║ .
//!   ------+--------
//!   . . * |   . A .            *  is eliminated
//!       ^ column
//! ```
//!
//! ## Why it holds
//!
//! If A is not the digit, b is; so the digit of the box is not in the row, so it is in the
//! column. Either A or the column's part of the box holds the digit, and the cell that
//! sees both cannot.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :0402:8:..+41..26......6+4+1..1+6.2.5...+48.+5.+6.1+1...+67+8.46.3+84+19..2+3..9\
//!     .+14.4.+1.3.7.98.9.+1.+3..::836::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - Rod Hagglund, Sudoku Players' forum (2006). It is a grouped chain of one digit; with only two
//!   places in the box it is a turbot fish, and found on request only.

use super::prelude::*;

/// A box whose places for a digit lie in a cross, and a strong link.
pub(super) struct EmptyRectangle;

/// The box of an empty rectangle, and the chain from the far end of the strong link into the box.
struct Found {
    box_: House,
    chain: [Node; 4],
    out: CandidateSet,
}

impl Found {
    fn chain(&self) -> Chain {
        Chain::through(self.chain)
    }
}

fn search(facts: &Facts<'_>, found: &mut dyn FnMut(Found) -> Result<(), End>) -> Result<(), End> {
    for digit in Digit::ALL {
        let targets = facts.outside_templates(digit);
        if targets.is_empty() {
            continue;
        }
        let links = facts.conjugates(digit);
        for &box_ in &House::ALL[18..] {
            let places = facts.cells_of(digit) & box_.cells();
            let least = if facts.options().empty_rectangle_of_two { 2 } else { 3 };
            // Five cells are a cross.
            if !(least..=5).contains(&places.len()) {
                continue;
            }
            for (row, column) in crosses(box_, places) {
                for (line, other) in [(row, column), (column, row)] {
                    // The cell where they cross is counted with the link's side; it sees both.
                    let near = places & line.cells();
                    let far = places - near;
                    for link in links {
                        let [one, two] = link.cells;
                        for (a, b) in [(one, two), (two, one)] {
                            let joins = line.cells().contains(b)
                                && link.house.is_line()
                                && link.house != line
                                && !box_.cells().contains(b);
                            let end = CellSet::only(a).with(b).common_houses();
                            let out = (targets & other.cells() & a.peers()) - box_.cells();
                            if joins && end.contains(link.house) && !out.is_empty() {
                                let node = |cells: CellSet| Node { digit, cells };
                                found(Found {
                                    box_,
                                    chain: [node(a.into()), node(b.into()), node(near), node(far)],
                                    out: CandidateSet::of(digit, out),
                                })?;
                            }
                        }
                    }
                }
            }
        }
    }
    Ok(())
}

/// The rows and columns of a box that together hold `places`, each at least one outside the
/// crossing.
fn crosses(box_: House, places: CellSet) -> impl Iterator<Item = (House, House)> {
    let [row, column, _] = box_.cell(0).houses();
    let rows = (0..3).map(move |i| House::new(row.index() + i));
    rows.flat_map(move |row| (0..3).map(move |i| (row, House::new(column.index() + i)))).filter(
        move |(row, column)| {
            let (in_row, in_column) = (places & row.cells(), places & column.cells());
            in_row | in_column == places
                && !in_row.is_subset(in_column)
                && !in_column.is_subset(in_row)
        },
    )
}

impl EmptyRectangle {
    /// Two with the same box, each of which rules out something the other does not.
    fn find_dual(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        let mut all: Vec<Found> = Vec::new();
        let _ = search(facts, &mut |found| {
            all.push(found);
            Ok(())
        });
        for (i, first) in all.iter().enumerate() {
            for second in &all[i + 1..] {
                let same =
                    first.box_ == second.box_ && first.chain[0].digit == second.chain[0].digit;
                if same && first.out != second.out {
                    let out = first.out | second.out;
                    sink.take(self.eliminates(Twin::new(first.chain(), second.chain()), out))?;
                }
            }
        }
        Ok(())
    }
}

impl Technique for EmptyRectangle {
    fn about(&self) -> About {
        About::new("empty-rectangle", &["0402", "0405"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        if facts.options().dual_patterns {
            self.find_dual(facts, sink)?;
        }
        search(facts, &mut |found| Ok(sink.take(self.eliminates(found.chain(), found.out))?))
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let out = pattern.all_parts(|chain: &Chain| proven(chain, position))?;
        Ok(Proved::eliminating(out))
    }

    fn explain(&self, step: &Step) -> Message {
        let parts = step.pattern.parts();
        let name = if parts.len() > 1 {
            "explain-dual-empty-rectangle"
        } else {
            "explain-empty-rectangle"
        };
        let chain: &Chain = parts[0].own();
        let [a, b, near, far] = chain.nodes[..] else { return Message::new(name) };
        let box_ = (near.cells | far.cells).common_houses();
        let message = Message::new(name)
            .with("digit", Value::Digits(a.digit.into()))
            .with("end", Value::Cells(a.cells))
            .with("start", Value::Cells(b.cells))
            .with("near", Value::Cells(near.cells))
            .with("far", Value::Cells(far.cells))
            .with("box", Value::Houses(box_));
        match parts.get(1) {
            None => message,
            Some(twin) => {
                let other: &Chain = twin.own();
                message
                    .with("other-end", Value::Cells(other.nodes[0].cells))
                    .with("other-start", Value::Cells(other.nodes[1].cells))
            }
        }
    }

    fn code(&self, step: &Step) -> &'static str {
        if step.pattern.parts().len() > 1 { "0405" } else { "0402" }
    }
}

/// What a chain rules out, proved to be an empty rectangle.
fn proven(chain: &Chain, position: &Position) -> Result<CandidateSet, Flaw> {
    chain.check(position)?;
    let (false, &[a, b, near, far]) = (chain.is_loop(), &chain.nodes[..]) else {
        return Err(Flaw("not two strong links"));
    };
    let one_digit = [b, near, far].iter().all(|node| node.digit == a.digit);
    ensure(one_digit, "of several digits")?;
    let single = a.cells.single().is_some() && b.cells.single().is_some();
    ensure(single, "the strong link joins two cells")?;
    let cross = near.cells | far.cells;
    let boxes = cross.common_houses().iter().filter(|house| !house.is_line());
    let whole = |house: House| position.cells_of(a.digit) & house.cells() == cross;
    ensure(boxes.into_iter().any(whole), "not all places of a box")?;
    Ok(chain.rules_out(position))
}
