//! A board with every kind of decoration, and the boards of `testdata/boards.txt`.

use ennead_board::{Cell, CellSet, Ground, Layout, Sheet, Value};
use ennead_draw::{BorderSign, CellSign, Decoration, Outline, OutsideSign, Pattern, Picture, Tint};

const BOARDS: &str = include_str!("../../../../testdata/boards.txt");

/// The name and the sheet of each board of the file; empty cells have all the marks they may.
pub(crate) fn boards() -> impl Iterator<Item = (&'static str, Sheet<Layout>)> {
    BOARDS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut fields = line.split('\t');
        let mut field = || fields.next().expect("three fields");
        let (name, layout) = (field(), field().parse::<Layout>().expect("a layout"));
        let mut sheet = Sheet::blank(layout.clone());
        sheet.givens = layout.parse_givens(field()).expect("givens");
        for cell in Layout::cells(&layout) {
            if sheet.givens.get(cell).is_none() {
                sheet.corner[cell] = layout.allowed(&sheet.givens, cell);
            }
        }
        (name, sheet)
    })
}

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| name.parse().expect("a cell")).collect()
}

fn set(names: &str) -> CellSet {
    names.parse().expect("cells")
}

/// Every decoration there is, each on cells of its own as far as there is room.
#[expect(clippy::too_many_lines, reason = "a list of every decoration")]
pub(crate) fn decorations() -> Vec<Decoration> {
    let line = |names: &str, pattern| Decoration::Line { cells: cells(names), pattern };
    let outline = |names: &str, outline, label: &str| Decoration::Outline {
        cells: set(names),
        outline,
        label: label.to_owned(),
    };
    let border = |from: &str, to: &str, sign| Decoration::OnBorder {
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
        sign,
    };
    let outside = |cell: &str, towards, sign, text: &str| Decoration::Outside {
        cell: cell.parse().unwrap(),
        towards,
        sign,
        text: text.to_owned(),
    };
    let in_cell = |cell: &str, sign| Decoration::InCell { cell: cell.parse().unwrap(), sign };
    let tint = |names: &str, tint| Decoration::Tint { cells: set(names), tint };
    vec![
        line("r1c1 r1c2 r1c3 r2c3", Pattern::Band),
        line("r1c5 r2c5 r2c6 r1c7 r1c8", Pattern::Zigzag),
        line("r1c9 r1c10 r2c11 r2c12", Pattern::Wave),
        line("r1c13 r2c13 r2c14 r1c15", Pattern::Rails),
        line("r3c2 r3c3 r3c4 r3c5 r4c5 r5c5", Pattern::Barred),
        line("r3c7 r3c8 r4c9 r4c10 r4c11", Pattern::Teeth),
        line("r3c12 r3c13 r4c14", Pattern::Rings),
        line("r3c15 r3c16 r4c16 r5c15", Pattern::Diamonds),
        line("r5c1 r5c2 r6c3 r6c4", Pattern::ThreeRails),
        line("r5c7 r6c7 r6c8 r6c9", Pattern::Ticks),
        line("r5c10 r5c11 r6c12 r6c13", Pattern::Dashes),
        line("r5c13 r5c14 r6c15 r6c16", Pattern::Beads),
        line("r8c1 r7c1 r7c2 r7c3 r8c4", Pattern::Tube),
        line("r8c5 r7c5 r7c6 r7c7", Pattern::HollowTube),
        outline("r7c9", Outline::Pill, ""),
        line("r7c9 r7c10 r8c11 r8c12", Pattern::Arrow),
        outline("r7c13 r7c14", Outline::Pill, ""),
        line("r7c14 r8c15 r8c16", Pattern::Arrow),
        line("r16c13 r16c14 r15c15", Pattern::Thin),
        outline("r9c1 r9c2 r10c1", Outline::Dashed, "15"),
        outline("r9c3 r9c4 r10c2 r10c3 r10c4", Outline::Dashed, "120"),
        outline("r11c1 r11c2 r12c2", Outline::Dashed, ""),
        outline("r9c5 r9c6 r10c6", Outline::Solid, "A"),
        outline("r11c5 r11c6 r12c6", Outline::Solid, "A"),
        tint("r9c8 r9c9 r10c8 r10c9", Tint::Shade),
        tint("r9c11 r10c11", Tint::First),
        tint("r9c12 r10c12", Tint::Second),
        tint("r9c13 r10c13", Tint::Third),
        tint("r9c14 r10c14", Tint::Fourth),
        in_cell("r9c15", CellSign::Circle),
        in_cell("r9c16", CellSign::Square),
        in_cell("r10c15", CellSign::Outwards),
        in_cell("r10c16", CellSign::Inwards),
        border("r12c8", "r12c9", BorderSign::White(String::new())),
        border("r12c10", "r13c10", BorderSign::Black(String::new())),
        border("r12c12", "r12c13", BorderSign::White("4".to_owned())),
        border("r12c14", "r13c14", BorderSign::Black("3".to_owned())),
        border("r13c8", "r13c9", BorderSign::Letters("X".to_owned())),
        border("r13c12", "r14c12", BorderSign::Letters("V".to_owned())),
        border("r13c5", "r13c6", BorderSign::Points),
        border("r14c6", "r13c6", BorderSign::Points),
        Decoration::OnCorner { cell: "r14c8".parse().unwrap(), text: "1 2".to_owned() },
        Decoration::OnCorner { cell: "r14c10".parse().unwrap(), text: "1 2 3 4".to_owned() },
        Decoration::Diagonal { from: Cell::at(15, 0), to: Cell::at(12, 3) },
        outside("r1c2", (1, 0), OutsideSign::Plain, "12"),
        outside("r1c4", (1, 0), OutsideSign::Between, "0"),
        outside("r5c1", (0, 1), OutsideSign::Between, "17"),
        outside("r16c6", (-1, 0), OutsideSign::Mouth, "6"),
        outside("r8c16", (0, -1), OutsideSign::Mouth, "33"),
        outside("r1c8", (1, 0), OutsideSign::Roof, "3"),
        outside("r12c16", (0, -1), OutsideSign::Roof, "2"),
        outside("r1c12", (1, 1), OutsideSign::Arrow, "16"),
        outside("r10c1", (-1, 1), OutsideSign::Arrow, "9"),
    ]
}

/// The 16×16 board with all of [`decorations`], and a value in some cells.
pub(crate) fn kit() -> Picture {
    let layout: Layout = "16x16; symbols letters".parse().expect("a layout");
    let mut sheet = Sheet::blank(layout.clone());
    for cell in Layout::cells(&layout).iter().filter(|cell| (cell.row() + cell.column()) % 3 == 0) {
        let value = (cell.row() * 5 + cell.column() * 3) % 16 + 1;
        sheet.givens.set(cell, Some(Value::new(value as u8)));
    }
    sheet.corner[Cell::at(8, 3)] = layout.values();
    sheet.centre[Cell::at(10, 9)] = layout.values();
    sheet.colours[Cell::at(10, 10)] = [1, 2, 5].map(ennead_grid::Digit::new).into();
    Picture { decorations: decorations(), ..Picture::new(sheet) }
}
