//! # Multi-sector locked set
//!
//! ## Pattern
//!
//! Three to five rows and three to five columns. For each digit choose as few of these lines as
//! possible that contain all its places in the empty cells where the rows cross the columns. All in
//! all these are just as many lines as cells.
//!
//! ## Why it holds
//!
//! A digit can be in the cells once for each line that is chosen for it. That is just enough to fill
//! them. So each digit is there once for each of its lines: elsewhere in these lines it is false, and
//! so it is where two of its lines cross. If a digit can be covered by other lines, as many, the same
//! is true of these.
//!
//! ## Example
//!
//! ```
//! # use ennead_logic::library::{Case, Outcome};
//! let step: Case = "\
//!     :e:multi-sector-locked-set:569:....+1...5.9..37..+8..2.9....7+5..+41..28+2......\
//!     ....62..5.+6+849+7+3+5+2+1+2..+4853+9693+51+6+287+4::554 613 617 618 637 638 953 \
//!     957 963 967::"
//!     .parse()?;
//! assert_eq!(step.run(), Outcome::Passed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## References
//!
//! - "Exotic patterns: a resumé" and "Using multi-sector locked sets" in the New Sudoku Players'
//!   forum, by Obi-Wahn, David P. Bird, blue, Leren, champagne and others.
//! - That as many lines are enough as there can be places: D. Kőnig's theorem (1931).

use super::prelude::*;
use crate::pattern::Sectors;

/// Lines with just as many digits as they have room for.
pub(super) struct MultiSector;

/// Whether these are three to five lines of a direction that meet all three chutes, as bits.
fn is_choice(lines: u16) -> bool {
    let meets = [0o7, 0o70, 0o700].iter().all(|chute| lines & chute != 0);
    meets && (3..=5).contains(&lines.count_ones())
}

/// What fewer cells say is easier to see in other ways.
const LEAST_CELLS: u32 = 12;

/// The sets of rows that places of a digit can occupy, no two in a row or column: bit *S* is the set
/// *S* of the chosen rows, by their order.
#[derive(Clone, Copy)]
struct Matchings(u32);

impl Matchings {
    const NONE: Matchings = Matchings(1);

    /// With places in one more column, in these rows.
    fn with(self, rows: u16) -> Matchings {
        /// The sets without the row of this order.
        const WITHOUT: [u32; 5] = [0x5555_5555, 0x3333_3333, 0x0f0f_0f0f, 0x00ff_00ff, 0x0000_ffff];
        let mut all = self.0;
        for (row, without) in WITHOUT.into_iter().enumerate() {
            if rows >> row & 1 == 1 {
                all |= (self.0 & without) << (1 << row);
            }
        }
        Matchings(all)
    }

    /// How many places at most: as many lines cover all places.
    fn most(self) -> u32 {
        /// The sets of one row, of two, and so on.
        const OF_SIZE: [u32; 5] = [0x0001_0116, 0x0116_1668, 0x1668_6880, 0x6880_8000, 0x8000_0000];
        OF_SIZE.iter().filter(|&of_size| self.0 & of_size != 0).count() as u32
    }
}

/// A search among the sets of columns for chosen rows.
struct Search<'a> {
    /// For each column and digit, the rows of its places, by their order; and of the empty cells.
    places: [([u16; 9], u32); 9],
    chosen: u16,
    facts: &'a Facts<'a>,
}

impl<'a> Search<'a> {
    fn new(chosen: u16, facts: &'a Facts<'a>) -> Search<'a> {
        let rows: Vec<House> =
            (0..9).filter(|row| chosen >> row & 1 == 1).map(House::row).collect();
        let places = std::array::from_fn(|column| {
            let in_row = |row: &House| row.cell(column);
            let of = |digit: usize| {
                let has = |row: &House| facts.has(Digit::from_index(digit), in_row(row));
                rows.iter().enumerate().fold(0, |all, (i, row)| all | u16::from(has(row)) << i)
            };
            let empty = rows.iter().filter(|row| facts.empty().contains(in_row(row))).count();
            (std::array::from_fn(of), empty as u32)
        });
        Search { places, chosen, facts }
    }

    /// Takes the columns from `next` on or not; `columns` are taken, with `count` empty cells.
    fn extend(
        &self,
        next: usize,
        columns: u16,
        count: u32,
        matchings: &[Matchings; 9],
        sink: &mut dyn Sink,
    ) -> Result<(), End> {
        if is_choice(columns) && count >= LEAST_CELLS {
            let room: u32 = matchings.iter().map(|it| it.most()).sum();
            if room == count {
                self.offer(columns, sink)?;
            }
        }
        if columns.count_ones() < 5 {
            for column in next..9 {
                let (places, empty) = &self.places[column];
                let with = std::array::from_fn(|digit| matchings[digit].with(places[digit]));
                self.extend(column + 1, columns | 1 << column, count + empty, &with, sink)?;
            }
        }
        Ok(())
    }

    fn offer(&self, columns: u16, sink: &mut dyn Sink) -> Result<(), End> {
        let of = |lines: u16, house: fn(usize) -> House| -> HouseSet {
            (0..9).filter(|i| lines >> i & 1 == 1).map(house).collect()
        };
        let (rows, columns) = (of(self.chosen, House::row), of(columns, House::column));
        let cells = rows.cells() & columns.cells() & self.facts.empty();
        match Sectors::of(cells, rows | columns, self.facts) {
            Some(sectors) => {
                let out = sectors.cleared(self.facts);
                MultiSector.report(sectors, out, sink)
            }
            None => Ok(()),
        }
    }
}

impl Technique for MultiSector {
    fn about(&self) -> About {
        About::new("multi-sector-locked-set", &["e:multi-sector-locked-set"])
    }

    fn find(&self, facts: &Facts<'_>, sink: &mut dyn Sink) -> Result<(), End> {
        for rows in (0..512).filter(|&rows| is_choice(rows)) {
            facts.stop().check()?;
            let search = Search::new(rows, facts);
            search.extend(0, 0, 0, &[Matchings::NONE; 9], sink)?;
        }
        Ok(())
    }

    fn prove(&self, pattern: &Pattern, position: &Position) -> Result<Proved, Flaw> {
        let sectors: &Sectors = pattern.get()?;
        let all = sectors.covers.iter().flat_map(|(_, covers)| covers);
        let is_line = |cover: &HouseSet| cover.iter().all(House::is_line);
        ensure(all.clone().all(is_line), "a house is not a line")?;
        sectors.prove(position)
    }

    fn explain(&self, step: &Step) -> Message {
        step.pattern.own::<Sectors>().explain(self.message())
    }
}
