//! The 27 houses: nine rows, nine columns, nine boxes.

use crate::Cell;

/// A row, a column or a box: nine cells that hold each digit once.
///
/// Houses are numbered rows 0 to 8, columns 9 to 17, boxes 18 to 26.
///
/// ```
/// use ennead_grid::{Cell, House};
///
/// let house = House::box_(4);
/// assert_eq!(house.to_string(), "b5");
/// assert!(house.cells().contains(Cell::at(4, 4)));
/// assert_eq!(house.cell(0), Cell::at(3, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

/// Which kind of house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// One of the nine rows.
    Row,
    /// One of the nine columns.
    Column,
    /// One of the nine boxes.
    Box,
}

impl House {
    /// The houses: rows, columns, boxes.
    pub const ALL: [House; 27] = table!(27 of House(0), |i| House(i as u8));

    /// The house with number `index` among all 27.
    ///
    /// # Panics
    ///
    /// If `index` is 27 or more.
    #[inline]
    #[track_caller]
    pub const fn new(index: usize) -> House {
        assert!(index < 27, "a house is 0 to 26");
        House(index as u8)
    }

    /// Row `index`, 0 to 8 from the top.
    ///
    /// # Panics
    ///
    /// If `index` is 9 or more.
    #[inline]
    #[track_caller]
    pub const fn row(index: usize) -> House {
        assert!(index < 9);
        House(index as u8)
    }

    /// Column `index`, 0 to 8 from the left. Panics as [`row`](House::row) does.
    #[inline]
    #[track_caller]
    pub const fn column(index: usize) -> House {
        assert!(index < 9);
        House(index as u8 + 9)
    }

    /// Box `index`, 0 to 8 in reading order. Panics as [`row`](House::row) does.
    #[inline]
    #[track_caller]
    pub const fn box_(index: usize) -> House {
        assert!(index < 9);
        House(index as u8 + 18)
    }

    /// The house's number among all 27.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The house's number among those of its kind, 0 to 8.
    #[inline]
    pub const fn ordinal(self) -> usize {
        self.0 as usize % 9
    }

    /// Row, column or box.
    #[inline]
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// Whether the house is a line, that is a row or a column.
    #[inline]
    pub const fn is_line(self) -> bool {
        self.0 < 18
    }

    /// The cell at `position`, 0 to 8, in reading order.
    ///
    /// # Panics
    ///
    /// If `position` is 9 or more.
    #[inline]
    #[track_caller]
    pub const fn cell(self, position: usize) -> Cell {
        assert!(position < 9);
        let i = self.ordinal();
        match self.kind() {
            HouseKind::Row => Cell::at(i, position),
            HouseKind::Column => Cell::at(position, i),
            HouseKind::Box => Cell::at(i / 3 * 3 + position / 3, i % 3 * 3 + position % 3),
        }
    }
}

crate::display!(House: |it, f| {
    let letter = match it.kind() {
        HouseKind::Row => 'r',
        HouseKind::Column => 'c',
        HouseKind::Box => 'b',
    };
    write!(f, "{letter}{}", it.ordinal() + 1)
});

/// The text is not a house such as `r1`, `c9` or `b5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseHouseError;

crate::error!(ParseHouseError: |_, f| f.write_str("expected a house such as r1, c9 or b5"));

impl std::str::FromStr for House {
    type Err = ParseHouseError;

    fn from_str(text: &str) -> Result<House, ParseHouseError> {
        let [kind, number @ b'1'..=b'9'] = text.as_bytes() else { return Err(ParseHouseError) };
        let index = usize::from(number - b'1');
        match kind {
            b'r' | b'R' => Ok(House::row(index)),
            b'c' | b'C' => Ok(House::column(index)),
            b'b' | b'B' => Ok(House::box_(index)),
            _ => Err(ParseHouseError),
        }
    }
}
