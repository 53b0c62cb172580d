//! The 81 cells, and values kept by cell.

use ennead_grid::*;

#[test]
fn there_are_81_cells() {
    assert_eq!(Cell::try_new(80), Some(Cell::ALL[80]));
    assert_eq!([81, usize::MAX].map(Cell::try_new), [None, None]);
}

#[test]
fn peers_share_a_row_a_column_or_a_box() {
    for a in Cell::ALL {
        for b in Cell::ALL {
            let shares = a.row() == b.row() || a.column() == b.column() || a.box_() == b.box_();
            assert_eq!(a.sees(b), a != b && shares, "{a} {b}");
        }
    }
}

#[test]
fn a_map_is_gone_through_in_reading_order() {
    let map = CellMap::from_fn(Cell::index);
    assert!((&map).into_iter().eq(map.iter()));
    assert!(map.into_iter().eq(Cell::ALL.map(|cell| (cell, cell.index()))));
}

#[test]
fn names_round_trip() {
    for cell in Cell::ALL {
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
    for wrong in ["", "r0c1", "r1c10", "c1r1", "r1c", "é1c1"] {
        assert_eq!(wrong.parse::<Cell>(), Err(ParseCellError), "{wrong}");
    }
}
