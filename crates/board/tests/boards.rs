//! Laws of all boards, on those of `testdata/boards.txt` and on random ones.

use std::collections::HashSet;

use ennead_board::{
    AnySheet, BadLayout, Cell, CellSet, Classic, Digits, Edge, Grid, Ground, GroupKind, Layout,
    Plan, Regions, Set, Sheet, Symbols, Value, ValueSet,
};
use ennead_grid::{Digit, DigitSet};
use proptest::prelude::*;

const BOARDS: &str = include_str!("../../../testdata/boards.txt");

/// The name, layout and givens of each board of the file.
fn boards() -> impl Iterator<Item = (&'static str, Layout, &'static str)> {
    BOARDS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut fields = line.split('\t');
        let mut field = || fields.next().expect("three fields");
        (field(), field().parse().expect("a layout"), field())
    })
}

/// Random boards: any size with boxes or pieces, values from 0 or 1, all symbols, and samurai.
fn layouts() -> impl Strategy<Value = Layout> {
    let grid = (2..=25_usize, 0..=1_u8, 0..4_usize, any::<u64>());
    let one = grid.prop_map(|(side, least, kind, seed)| {
        let regions = match kind {
            0 => Regions::None,
            1 => Regions::usual(side),
            _ => Regions::Pieces(snake(side, seed)),
        };
        let symbols = if seed % 2 == 0 { Symbols::Letters } else { Symbols::Numbers };
        let greatest = side as u8 - 1 + least;
        let plan = Plan { least, greatest, symbols, ..Plan::square(side, regions) };
        Layout::new(plan).expect("a sound plan")
    });
    let known = boards().map(|(_, layout, _)| layout).collect::<Vec<_>>();
    prop_oneof![4 => one, 1 => proptest::sample::select(known)]
}

/// Pieces of `side` cells along a snake through the grid, some of whose cells are left out.
fn snake(side: usize, seed: u64) -> Vec<Option<u8>> {
    let piece = |cell: usize| {
        let (row, column) = (cell / side, cell % side);
        let column = if row % 2 == 0 { column } else { side - 1 - column };
        let along = row * side + column;
        let left_out = seed >> (along % 60) & 15 == 0;
        (!left_out).then_some((along / side) as u8)
    };
    (0..side * side).map(piece).collect()
}

#[test]
fn the_boards_of_the_file_are_what_they_are_called() {
    let known: Vec<_> = boards().map(|(name, layout, _)| (name, layout)).collect();
    let of = |name: &str| known.iter().find(|it| it.0 == name).map(|it| it.1.clone()).unwrap();
    for (name, cells, groups, peers, times) in [
        ("classic", 81, 27, 20, Some(9)),
        ("four", 16, 12, 7, Some(4)),
        ("six", 36, 18, 12, Some(6)),
        ("jigsaw", 64, 24, 17, Some(8)),
        ("twelve", 144, 36, 28, Some(12)),
        ("sixteen", 256, 48, 39, Some(16)),
        ("twenty-five", 625, 75, 64, Some(25)),
        ("samurai", 369, 45 * 3 - 4, 20, Some(41)),
        ("no boxes", 25, 10, 8, Some(5)),
    ] {
        let layout = of(name);
        assert_eq!(layout.cells().len(), cells, "{name}");
        assert_eq!(layout.groups().len(), groups, "{name}");
        assert_eq!(layout.peers_of(Cell::at(0, 0)).len(), peers, "{name}");
        assert_eq!(layout.times(), times, "{name}");
        assert_eq!(layout.is_classic(), name == "classic");
    }
    assert_eq!(of("samurai").peers_of(Cell::at(7, 7)).len(), 32);
    assert_eq!(of("samurai").edge(Some(Cell::at(0, 8)), Some(Cell::at(0, 9))), Edge::Thick);
    assert_eq!(of("samurai").edge(Some(Cell::at(0, 9)), Some(Cell::at(0, 10))), Edge::Outside);
    assert_eq!(of("jigsaw").edge(Some(Cell::at(1, 0)), Some(Cell::at(2, 0))), Edge::Thin);
    assert_eq!(of("jigsaw").edge(Some(Cell::at(1, 1)), Some(Cell::at(2, 1))), Edge::Thick);
    assert_eq!(of("sixteen").symbol(Value::new(16)), "G");
    assert_eq!(of("twelve").symbol(Value::new(12)), "12");
}

#[test]
fn givens_are_written_as_they_stand_in_the_file() {
    for (name, layout, givens) in boards() {
        let read = layout.parse_givens(givens).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(layout.givens_text(&read), givens, "{name}");
        assert!(layout.clashes(&read).is_empty(), "{name}");
        assert!(!read.is_empty(), "{name}");
    }
}

#[test]
fn whoever_says_the_same_layout_gets_the_same() {
    let same = |a: &str, b: &str| {
        let (a, b): (Layout, Layout) = (a.parse().unwrap(), b.parse().unwrap());
        assert_eq!(a, b);
        assert_eq!(a.to_string(), b.to_string());
    };
    same("9x9", "9x9; boxes 3x3; values 1-9; symbols numbers");
    same("9x9", "9x9; symbols letters");
    same("4x4", "4x4; pieces qqZZqqZZ99009900");
    same("4x4", "4x4\npieces aabb aabb ccdd ccdd\n");
    same("5x5", "5x5; boxes none");
    same("4x4; symbols A B C D", "4x4; symbols A B C D; boxes 2x2");
    same(
        "samurai",
        &"21x21; grid r1c1 9x9; grid r1c13 9x9; grid r7c7 9x9; grid r13c1 9x9 boxes \
                      3x3; grid r13c13 9x9"
            .replace("  ", ""),
    );
    assert_eq!(Layout::classic().to_string(), "9x9");
    let shown = |text: &str| text.parse::<Layout>().unwrap().to_string();
    assert_eq!(shown("8x8; boxes 4x2"), "8x8; boxes 4x2");
    assert_eq!(shown("6x6; values 0-5;boxes none"), "6x6; boxes none; values 0-5");
    assert_eq!(shown("12x9; grid r1c1 9x9; grid r4c1 9x9"), "12x9; grid r1c1 9x9; grid r4c1 9x9");
}

#[test]
fn what_makes_no_sense_is_no_layout() {
    let read = |text: &str| text.parse::<Layout>().unwrap_err();
    let unknown = |part: &str| BadLayout::Unknown { part: part.to_owned() };
    assert_eq!(read(""), unknown(""));
    assert_eq!(read("nine"), unknown("nine"));
    assert_eq!(read("9x9; cage 15"), unknown("cage 15"));
    assert_eq!(read("9x9; boxes 3x3; boxes 3x3"), unknown("boxes 3x3"));
    assert_eq!(read("9x9; values 1"), unknown("1"));
    assert_eq!(read("9x9; grid r1c1 4x4"), unknown("9x9"));
    assert_eq!(read("0x0"), BadLayout::Values { least: 1, greatest: 0 });
    assert_eq!(read("26x26"), BadLayout::Values { least: 1, greatest: 26 });
    assert_eq!(read("255x255"), BadLayout::Values { least: 1, greatest: 255 });
    assert_eq!(read("9x9; values 5-300"), unknown("5-300"));
    assert_eq!(read("9x9; values 9-1"), BadLayout::Values { least: 9, greatest: 1 });
    assert_eq!(read("9x9; boxes 2x3"), BadLayout::Boxes { rows: 2, columns: 3 });
    assert_eq!(read("9x9; boxes 0x9"), BadLayout::Boxes { rows: 0, columns: 9 });
    assert_eq!(read("4x4; pieces aaaa"), BadLayout::Pieces { found: 4, expected: 16 });
    assert_eq!(read("9x9; values 1-8"), BadLayout::Crowded { cells: 9, values: 8 });
    assert_eq!(read("4x4; pieces aaaaabbbbbbccccc"), BadLayout::Crowded { cells: 6, values: 4 });
    assert_eq!(read("33x9; grid r25c1 9x9"), BadLayout::TooLarge { found: 33 });
    for symbols in ["A B C", "A B C a", "A B C x", "A B C .", "A B C 0", "ABC B C D", "A B C ;"] {
        let text = format!("4x4; symbols {symbols}");
        assert!(text.parse::<Layout>().is_err(), "{text}");
    }
    assert_eq!("4x4; values 0-3; symbols 0 B C D".parse::<Layout>().map(|_| ()), Ok(()));
    let each: Vec<Option<u8>> = (0..64).map(Some).chain([None; 57]).collect();
    let many = Layout::new(Plan::square(11, Regions::Pieces(each))).unwrap_err();
    assert_eq!(many, BadLayout::TooManyPieces { most: 62 });
    let nothing = Plan { grids: Vec::new(), ..Plan::square(9, Regions::None) };
    assert_eq!(Layout::new(nothing).unwrap_err(), BadLayout::NoCells);
    let far = Grid { at: Cell::at(31, 31), rows: usize::MAX, columns: 1, regions: Regions::None };
    let far = Plan { grids: vec![far], ..Plan::square(9, Regions::None) };
    assert_eq!(Layout::new(far).unwrap_err(), BadLayout::TooLarge { found: usize::MAX });
}

#[test]
fn cells_have_one_name() {
    for name in [
        "r0c1",
        "r01c1",
        "r+1c1",
        "r33c1",
        "r1c33",
        "r1",
        "c1r1",
        "",
        "r1c1 ",
        "r99999999999999999999c1",
    ] {
        assert!(name.parse::<Cell>().is_err(), "{name}");
    }
    assert_eq!("R32C32".parse(), Ok(Cell::at(31, 31)));
}

#[test]
fn the_classic_board_is_the_same_both_ways() {
    let layout = Layout::classic();
    for cell in ennead_grid::Cell::ALL {
        assert_eq!(CellSet::from(cell.peers()), layout.peers_of(cell.into()), "{cell}");
    }
    for (house, group) in ennead_grid::House::ALL.iter().zip(layout.groups()) {
        assert_eq!(CellSet::from(house.cells()), group.cells, "{house}");
        assert!(group.is_house);
    }
    assert_eq!(Classic.notation(), layout.notation());
    assert_eq!(Classic.times(), layout.times());
    let not_classic = ["9x9; boxes none", "9x9; values 0-8", "9x9; symbols A B C D E F G H I"];
    for text in not_classic {
        assert_eq!(Classic::from_notation(text), None);
        assert!(!text.parse::<Layout>().unwrap().is_classic());
        let sheet = Sheet::blank(text.parse::<Layout>().unwrap());
        let error = Sheet::<Classic>::try_from(sheet.clone()).unwrap_err();
        assert_eq!(error.layout, sheet.ground);
        assert_eq!(AnySheet::from(sheet.clone()), AnySheet::Other(sheet));
    }
}

/// Fills a sheet with what `seed` says: some givens, placements, marks and colours.
fn filled<G: Ground>(ground: G, seed: u64) -> Sheet<G> {
    let mut random = seed | 1;
    let mut next = move |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 20) as usize % below
    };
    let mut sheet = Sheet::blank(ground.clone());
    let values: Vec<G::Value> = ground.values().iter().collect();
    for cell in ground.cells().iter() {
        let value = values[next(values.len())];
        match next(6) {
            0 => sheet.givens.set(cell, Some(value)),
            1 => sheet.placed.set(cell, Some(value)),
            2 => sheet.corner[cell].insert(value),
            3 => sheet.centre[cell].insert(value),
            _ => {}
        }
        if next(9) == 0 {
            sheet.colours[cell] = DigitSet::only(Digit::from_index(next(9)));
        }
    }
    sheet.info.title = Some("A title".to_owned());
    sheet
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_layout_is_read_as_it_was_written(layout in layouts()) {
        let text = layout.to_string();
        let read = text.parse::<Layout>();
        prop_assert_eq!(read.as_ref(), Ok(&layout), "{}", text);
        prop_assert_eq!(read.unwrap().to_string(), text);
        prop_assert_eq!(Layout::new(layout.plan().clone()), Ok(layout));
    }

    #[test]
    fn peers_are_the_other_cells_of_the_groups(layout in layouts()) {
        for cell in layout.cells() {
            let groups = layout.groups().iter().filter(|group| group.cells.contains(cell));
            let peers: HashSet<Cell> = groups.flat_map(|group| group.cells.iter()).collect();
            let slow: CellSet = peers.into_iter().filter(|&other| other != cell).collect();
            prop_assert_eq!(layout.peers_of(cell), slow);
            for peer in slow {
                prop_assert!(layout.peers_of(peer).contains(cell));
            }
        }
        for kind in [GroupKind::Row, GroupKind::Column, GroupKind::Region] {
            let groups = layout.groups().iter().filter(|group| group.kind == kind);
            let distinct: HashSet<CellSet> = groups.clone().map(|group| group.cells).collect();
            prop_assert_eq!(distinct.len(), groups.count(), "no group is listed twice");
        }
    }

    #[test]
    fn sets_are_sets(cells in proptest::collection::vec((0..32_usize, 0..32_usize), 0..80),
                     others in proptest::collection::vec((0..32_usize, 0..32_usize), 0..80)) {
        let slow = |cells: &[(usize, usize)]| -> std::collections::BTreeSet<Cell> {
            cells.iter().map(|&(row, column)| Cell::at(row, column)).collect()
        };
        let (a, b) = (slow(&cells), slow(&others));
        let (fast_a, fast_b): (CellSet, CellSet) =
            (a.iter().copied().collect(), b.iter().copied().collect());
        let list = |cells: CellSet| cells.iter().collect::<Vec<_>>();
        prop_assert_eq!(list(fast_a), a.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!(list(fast_a | fast_b), a.union(&b).copied().collect::<Vec<_>>());
        prop_assert_eq!(list(fast_a & fast_b), a.intersection(&b).copied().collect::<Vec<_>>());
        prop_assert_eq!(list(fast_a - fast_b), a.difference(&b).copied().collect::<Vec<_>>());
        prop_assert_eq!(fast_a.len(), a.len());
        prop_assert_eq!(fast_a.iter().len(), a.len());
        prop_assert_eq!(fast_a.is_subset(fast_b), a.is_subset(&b));
        prop_assert_eq!(fast_a.first(), a.first().copied());
        prop_assert_eq!(fast_a.to_string().parse(), Ok(fast_a));
    }

    #[test]
    fn clashes_and_allowed_values_follow_from_the_peers(layout in layouts(), seed: u64) {
        let givens = filled(layout.clone(), seed).grid();
        let clashes = layout.clashes(&givens);
        for cell in layout.cells() {
            let held: Vec<Value> =
                layout.peers_of(cell).iter().filter_map(|peer| givens.get(peer)).collect();
            let clash = givens.get(cell).is_some_and(|value| held.contains(&value));
            prop_assert_eq!(clashes.contains(cell), clash);
            let allowed: ValueSet =
                layout.values().iter().filter(|value| !held.contains(value)).collect();
            prop_assert_eq!(layout.allowed(&givens, cell), allowed);
        }
        prop_assert_eq!(layout.parse_givens(&layout.givens_text(&givens)), Some(givens));
    }

    #[test]
    fn classic_sheets_come_back_from_any_board(seed: u64) {
        let classic = filled(Classic, seed);
        let any = classic.clone().on_any_board();
        prop_assert_eq!(any.givens.iter().count(), Digits::<Classic>::iter(&classic.givens).count());
        prop_assert_eq!(
            any.ground.clashes(&any.grid()),
            CellSet::from(Classic.clashes(&classic.grid()))
        );
        let (a, b) = (Set::iter(classic.givens.cells()), Set::iter(classic.placed.cells()));
        let (a, b): (ennead_grid::CellSet, ennead_grid::CellSet) = (a.collect(), b.collect());
        prop_assert_eq!(CellSet::from(a).cmp(&b.into()), a.cmp(&b));
        prop_assert_eq!(any.ground.givens_text(&any.givens), Classic.givens_text(&classic.givens));
        for cell in ennead_grid::Cell::ALL {
            let marks = any.ground.values_text(any.corner[cell.into()]);
            prop_assert_eq!(&marks, &Classic.values_text(classic.corner[cell]));
            let allowed = any.ground.allowed(&any.givens, cell.into());
            prop_assert_eq!(allowed, ValueSet::from(Classic.allowed(&classic.givens, cell)));
        }
        prop_assert_eq!(Sheet::<Classic>::try_from(any.clone()), Ok(classic.clone()));
        prop_assert_eq!(AnySheet::from(any), AnySheet::Classic(classic.clone()));
        // By way of `grid`, which knows no centre marks beside corner marks and no colours.
        let grid = ennead_grid::Sheet::from(classic.clone());
        let back = Sheet::<Classic>::from(grid.clone());
        prop_assert_eq!(&back.givens, &classic.givens);
        prop_assert_eq!(&back.corner, &classic.corner);
        prop_assert_eq!(ennead_grid::Sheet::from(back), grid);
    }

    #[test]
    fn no_text_makes_a_layout_panic(text in "[0-9x;a-z \n.]{0,40}", more in "\\PC{0,40}") {
        let _ = text.parse::<Layout>();
        let _ = format!("9x9;{text}").parse::<Layout>();
        let _ = format!("21x21; grid {text}; pieces {more}").parse::<Layout>();
        let _ = format!("6x6; symbols {more}").parse::<Layout>();
        let _ = Layout::classic().parse_givens(&more);
        let _ = Layout::samurai().parse_values(&text);
        let _ = more.parse::<CellSet>();
    }
}
