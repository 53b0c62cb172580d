//! The 27 houses: nine rows, nine columns, nine boxes.

use ennead_grid::*;

#[test]
fn rows_and_columns_are_lines() {
    for house in House::ALL {
        assert_eq!(house.is_line(), house.kind() != HouseKind::Box, "{house}");
    }
}

#[test]
fn names_round_trip() {
    for house in House::ALL {
        assert_eq!(house.to_string().parse(), Ok(house));
    }
    for wrong in ["", "r", "r0", "r10", "x1", "1r", "é"] {
        assert_eq!(wrong.parse::<House>(), Err(ParseHouseError), "{wrong:?}");
    }
}

#[test]
fn every_cell_lies_in_its_three_houses_and_no_other() {
    for cell in Cell::ALL {
        for house in House::ALL {
            assert_eq!(house.cells().contains(cell), cell.houses().contains(&house));
        }
    }
    assert!(House::ALL.iter().all(|house| house.cells().len() == 9));
}
