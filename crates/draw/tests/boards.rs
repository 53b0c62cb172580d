//! Boards of all sizes and every decoration, as SVG and as text.

mod common {
    pub(crate) mod kit;
}

use std::collections::BTreeSet;

use common::kit::{boards, decorations, kit};
use ennead_board::{Cell, CellSet, Edge, Layout, Sheet, Value};
use ennead_draw::{
    BorderSign, CellSign, Decoration, Marks, Outline, OutsideSign, Pattern, Picture, PlaceEnd,
    PlaceLink, Role, Tint, board_svg, places, shapes, text,
};
use proptest::prelude::*;

fn text_of(picture: &Picture) -> Vec<String> {
    let lines = text::board_lines(picture, &|row| (row + 1).to_string());
    lines.iter().map(|line| line.iter().map(|span| span.text.as_str()).collect()).collect()
}

#[test]
fn every_board_is_drawn_with_all_its_lines_and_symbols() {
    for (name, sheet) in boards() {
        let layout = sheet.ground.clone();
        let (givens, marks): (usize, usize) =
            (sheet.givens.len(), sheet.corner.values().iter().map(|set| set.len()).sum());
        let picture = Picture::new(sheet);
        let svg = board_svg(&picture);
        let (width, height) = (layout.columns() * 60 + 20, layout.rows() * 60 + 20);
        assert!(svg.contains(&format!("viewBox=\"0 0 {width} {height}\"")), "{name}");
        assert_eq!(svg.matches("<text class=\"given\"").count(), givens, "{name}");
        assert_eq!(svg.matches("<text class=\"mark\"").count(), marks, "{name}");
        let text = text_of(&picture);
        let symbols = |cell: Cell| match picture.sheet.givens.get(cell) {
            Some(value) => vec![layout.symbol(value)],
            None => picture.sheet.corner[cell].iter().map(|it| layout.symbol(it)).collect(),
        };
        let rows = text.iter().filter(|line| line.contains('│'));
        let words: Vec<Vec<&str>> = (0..layout.rows())
            .map(|row| {
                (0..layout.columns())
                    .filter(|&column| layout.cells().contains(Cell::at(row, column)))
                    .flat_map(|column| symbols(Cell::at(row, column)))
                    .collect()
            })
            .collect();
        // What is printed in each row, without blanks and lines.
        let printed: Vec<String> = rows
            .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
            .map(|line| line.split_once(' ').unwrap().1.replace(['│', ' '], ""))
            .collect();
        assert_eq!(printed, words.iter().map(|row| row.concat()).collect::<Vec<_>>(), "{name}");
    }
}

#[test]
fn candidates_have_fixed_places() {
    let of = |side| places(&Layout::square(side).unwrap());
    assert_eq!(
        [4, 6, 8, 9, 12, 16, 25].map(of),
        [(2, 2), (3, 2), (3, 3), (3, 3), (4, 3), (4, 4), (5, 5)]
    );
}

#[test]
fn thick_lines_follow_the_regions() {
    let (_, sheet) = boards().find(|(name, _)| *name == "jigsaw").unwrap();
    let svg = board_svg(&Picture::new(sheet.clone()));
    let layout = &sheet.ground;
    let mut length = 0;
    for path in svg.split("<path class=\"heavy\" d=\"M").skip(1) {
        let numbers: Vec<usize> = path
            .split('"')
            .next()
            .unwrap()
            .split(|c: char| !c.is_ascii_digit())
            .map(|number| number.parse().unwrap())
            .collect();
        let start = if path.split('"').next().unwrap().contains('V') { 1 } else { 0 };
        length += (numbers[2] - numbers[start]) / 60;
    }
    let at = |row: usize, column: usize| (row < 8 && column < 8).then(|| Cell::at(row, column));
    let mut thick = 0;
    for row in 0..=8_usize {
        for column in 0..=8_usize {
            let left = column.checked_sub(1).and_then(|left| at(row, left));
            let above = row.checked_sub(1).and_then(|above| at(above, column));
            thick += usize::from(layout.edge(left, at(row, column)) == Edge::Thick);
            thick += usize::from(layout.edge(above, at(row, column)) == Edge::Thick);
        }
    }
    assert_eq!(length, thick);
}

#[test]
fn the_samurai_as_text() {
    let (_, mut sheet) = boards().find(|(name, _)| *name == "samurai").unwrap();
    sheet.corner = Sheet::blank(sheet.ground.clone()).corner;
    let text = text_of(&Picture::new(sheet));
    let rules: Vec<&str> = text.iter().filter(|line| line.contains('─')).map(|it| &**it).collect();
    let ends = "┌────────────┬────────────┬────────────┐";
    assert_eq!(rules[0], format!("   {ends}            {ends}"));
    let box_ = "────────────";
    assert_eq!(rules[3], "   └B┴B┼B┼B┼B┼B┴B┘".replace('B', box_));
}

#[test]
fn the_kit_has_every_decoration_there_is() {
    let names: BTreeSet<String> = decorations().iter().map(Decoration::name).collect();
    let mut all: BTreeSet<String> = [
        "corner ring",
        "diagonal line",
        "border white",
        "border black",
        "border letters",
        "border points",
    ]
    .map(str::to_owned)
    .into();
    all.extend(Pattern::ALL.map(|it| format!("line {it}")));
    all.extend(Outline::ALL.map(|it| format!("outline {it}")));
    all.extend(CellSign::ALL.map(|it| format!("cell {it}")));
    all.extend(OutsideSign::ALL.map(|it| format!("outside {it}")));
    all.extend(Tint::ALL.map(|it| format!("tint {it}")));
    assert_eq!(names, all);
}

#[test]
fn every_decoration_is_drawn_and_named() {
    let picture = kit();
    let bare = Picture { decorations: Vec::new(), ..picture.clone() };
    assert!(!board_svg(&bare).contains("<g class=\"figures\">"));
    for decoration in &picture.decorations {
        let one = Picture { decorations: vec![decoration.clone()], ..bare.clone() };
        let svg = board_svg(&one);
        assert!(svg.contains("<g class=\"figures\">"), "{decoration:?}");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{decoration:?}");
        let legend = text::board_legend(&one);
        assert_eq!(legend.len(), 1);
        assert!(legend[0].starts_with(&decoration.name()), "{legend:?}");
        for symbol in decoration.text().split(' ').filter(|it| !it.is_empty()) {
            assert!(svg.contains(&format!(">{symbol}")) || svg.contains(&format!(" {symbol}<")));
        }
    }
    assert_eq!(text::board_legend(&picture)[0], "line band: r1c1 r1c2 r1c3 r2c3");
    assert!(board_svg(&picture).contains("viewBox=\"-51 -51 1082 1082\""));
}

/// No two patterns are drawn alike, whatever their colours.
#[test]
fn a_pencil_is_seen_on_whatever_covers_a_cell() {
    use ennead_draw::shapes::{Form, Tone};
    let kit = kit();
    let drawn = shapes::shapes(&kit.sheet.ground, &kit.decorations);
    // An outline is a wide line with a narrower one of paper upon it.
    let covering = |tone: Tone| !matches!(tone, Tone::Ink | Tone::Black | Tone::Quiet);
    let mut covered = 0;
    for figure in drawn.under {
        let stroke = figure.stroke.filter(|stroke| stroke.width > 0.12);
        let small = match figure.form {
            Form::Circle { radius, .. } => radius < 0.2,
            Form::Text { .. } => true,
            Form::Line { .. } => false,
        };
        let fill = figure.fill.filter(|_| !small);
        let tones = fill.into_iter().chain(stroke.map(|stroke| stroke.tone));
        for tone in tones.filter(|&tone| covering(tone)) {
            let black = 100.0 - f64::from(tone.colours().2) / 2.55;
            assert!(black <= 12.0, "{tone:?}: {black:.1} %");
            covered += 1;
        }
    }
    assert!(covered > 10, "{covered}");
}

#[test]
fn patterns_differ_in_form() {
    let cells: Vec<Cell> = (0..6).map(|column| Cell::at(1, column)).collect();
    let layout = Layout::square(6).unwrap();
    let mut forms: Vec<String> = Vec::new();
    for pattern in Pattern::ALL {
        let line = Decoration::Line { cells: cells.clone(), pattern };
        let shapes = shapes::shapes(&layout, &[line]);
        let form = |figure: &shapes::Figure| {
            let dash = figure.stroke.map(|stroke| (stroke.dash, stroke.width));
            format!("{:?} {} {dash:?}", figure.form, figure.fill.is_some())
        };
        forms.push(shapes.under.iter().map(form).collect());
        // The filled tube differs from the band in its bulb, the hollow one in its core.
        assert!(!shapes.under.is_empty());
    }
    let distinct: BTreeSet<&String> = forms.iter().collect();
    assert_eq!(distinct.len(), Pattern::ALL.len());
}

#[test]
fn what_is_written_on_a_decoration_cannot_break_the_drawing() {
    let label = "<a & b>\u{0}\"".to_owned();
    let cells = CellSet::from([Cell::at(0, 0)]);
    let cage = Decoration::Outline { cells, outline: Outline::Dashed, label };
    let sheet = Sheet::blank(Layout::square(4).unwrap());
    let svg = board_svg(&Picture { decorations: vec![cage], ..Picture::new(sheet) });
    assert!(svg.contains("&lt;a &amp; b&gt;\"</text>") && !svg.contains('\u{0}'));
}

#[test]
fn marks_lie_on_any_board() {
    let layout = Layout::square(16).unwrap();
    let mut sheet = Sheet::blank(layout.clone());
    let (cell, other, value) = (Cell::at(15, 15), Cell::at(15, 3), Value::new(16));
    sheet.corner[cell] = [value, Value::new(3)].into();
    sheet.corner[other] = value_set(value);
    sheet.placed.set(Cell::at(0, 0), Some(value));
    let end = |cell: Cell| PlaceEnd { value, cells: cell.into() };
    let kind = ennead_draw::LinkKind::Strong;
    let marks = Marks {
        cells: vec![(cell, Role::Pattern)],
        candidates: vec![(cell, value, Role::Eliminated), (other, value, Role::Pattern)],
        houses: vec![(layout.groups()[15].cells, Role::House), ([cell, other].into(), Role::House)],
        links: vec![PlaceLink { from: end(cell), to: end(other), kind }],
        letters: vec![(end(other), 'A')],
    };
    let picture = Picture { marks, ..Picture::new(sheet) };
    let svg = board_svg(&picture);
    assert!(svg.contains("<rect class=\"house\" x=\"10\" y=\"910\" width=\"960\" height=\"60\"/>"));
    assert!(
        svg.contains("<path class=\"house\" d=\"M190 910"),
        "two cells apart have two outlines"
    );
    assert!(svg.contains("<text class=\"struck\" x=\"962.5\" y=\"962.5\">16</text>"), "{svg}");
    assert!(svg.contains("<path class=\"link strong\""));
    let text = text_of(&picture);
    let last = text.iter().find(|line| line.starts_with("16#")).unwrap();
    assert!(last.contains("16*A") && last.ends_with("[3 16-] │"), "{last}");
    assert_eq!(text::board_legend(&picture), ["# r16c4 r16c16", "16r16c16 = 16r16c4 A"]);
}

fn value_set(value: Value) -> ennead_board::ValueSet {
    [value].into()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    /// Whatever a file says is drawn, with finite numbers, also off the board.
    #[test]
    fn no_decoration_is_too_strange_to_draw(
        places in proptest::collection::vec((0..32_usize, 0..32_usize), 0..9),
        form in 0..40_usize,
        towards in any::<(i8, i8)>(),
        text in "\\PC{0,4}",
    ) {
        let cells: Vec<Cell> = places.iter().map(|&(row, column)| Cell::at(row, column)).collect();
        let first = cells.first().copied().unwrap_or(Cell::at(0, 0));
        let last = cells.last().copied().unwrap_or(Cell::at(31, 31));
        let all = cells.iter().copied().collect::<CellSet>();
        let decoration = match form {
            0..16 => Decoration::Line { cells, pattern: Pattern::ALL[form] },
            16..19 => Decoration::Outline {
                cells: all, outline: Outline::ALL[form - 16], label: text.clone() },
            19..23 => Decoration::InCell { cell: first, sign: CellSign::ALL[form - 19] },
            23..28 => Decoration::Outside {
                cell: first, towards, sign: OutsideSign::ALL[form - 23], text: text.clone() },
            28..33 => Decoration::Tint { cells: all, tint: Tint::ALL[form - 28] },
            33 => Decoration::Diagonal { from: first, to: last },
            34 => Decoration::OnCorner { cell: last, text: text.clone() },
            35 => Decoration::OnBorder { from: first, to: last, sign: BorderSign::Points },
            36 => Decoration::OnBorder {
                from: first, to: last, sign: BorderSign::Black(text.clone()) },
            _ => Decoration::OnBorder {
                from: first, to: last, sign: BorderSign::Letters(text.clone()) },
        };
        let sheet = Sheet::blank(Layout::samurai());
        let picture = Picture { decorations: vec![decoration], ..Picture::new(sheet) };
        let svg = board_svg(&picture);
        prop_assert!(!svg.contains("NaN") && !svg.contains("inf"), "{}", svg);
        prop_assert_eq!(text::board_legend(&picture).len(), 1);
    }
}
