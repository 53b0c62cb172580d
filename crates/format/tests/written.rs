//! Puzzles with rules as setting tools keep them: what is written is read back, and what would be lost is
//! said.

use std::collections::BTreeSet;

use ennead_board::{AnySheet, Cell, CellMap, Givens, Ground, Layout, Sheet, ValueSet};
use ennead_format::{Format, Opened, Unknown, WriteError, by_name, detect, open};
use ennead_rule::{
    Area, Border, Candidates, Diagonal, Even, KINDS, Marks, Maximum, Minimum, Negative,
    NonConsecutive, Odd, ParityLine, Rule, Setup, Slope, Values,
};
use rand::RngExt;

use crate::random::{Maker, rng};

/// The formats of setting tools.
const MAKER: [&str; 2] = ["sudokumaker", "sudokumaker-json"];
const F_PUZZLES: [&str; 3] = ["f-puzzles", "f-puzzles-json", "sudokupad"];

/// The kinds of rules that Sudoku Maker has an element for.
const IN_MAKER: &str = "anti-king anti-knight arrow between cage clone column-indexer diagonal \
    difference disjoint-groups double-arrow entropic even extra-region global-entropy \
    little-killer lockout look-and-say maximum minimum modular negative non-consecutive \
    numbered-room odd palindrome parity quad ratio region-sum renban row-indexer sandwich \
    skyscraper slow-thermometer thermometer whisper x x-sum xv";

/// The kinds that f-puzzles and its add-on have a key for.
const IN_F_PUZZLES: &str = "anti-king anti-knight arrow between box-indexer cage candidates clone \
    column-indexer diagonal difference disjoint-groups double-arrow entropic even extra-region \
    little-killer lockout maximum minimum modular nabner negative non-consecutive odd palindrome \
    quad ratio region-sum renban row-indexer sandwich skyscraper slow-thermometer thermometer \
    whisper x x-sum xv zipper";

fn is_of(names: &[&str], format: &Format) -> bool {
    names.contains(&format.name)
}

/// Boards that both know, and others.
fn boards() -> Vec<Layout> {
    let mut boards: Vec<Layout> = [
        "9x9",
        "6x6",
        "4x4",
        "7x7",
        "16x16",
        "6x6; boxes 3x2",
        "9x9; boxes none",
        "5x5; pieces aaabb acabb cccbd ecddd eeeed",
        "9x9; values 0-8",
        "6x4; values 1-6",
        "6x6; boxes none; values 2-9",
    ]
    .map(|board| board.parse().expect("a layout"))
    .into();
    boards.push(raw(3, 4));
    boards
}

/// Cells without rows and columns.
fn raw(rows: usize, columns: usize) -> Layout {
    use ennead_board::{Grid, Plan, Regions, Symbols};
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| Cell::at(row, column)));
    let grid = |at| Grid { at, rows: 1, columns: 1, regions: Regions::None };
    let grids = cells.map(grid).collect();
    Layout::new(Plan { grids, least: 1, greatest: 5, symbols: Symbols::Numbers }).expect("a layout")
}

/// A puzzle with so many random rules that fit the board.
fn mixture(layout: &Layout, seed: u64, count: usize) -> Opened {
    let mut maker = Maker::new(layout, seed);
    let rules = (0..count).filter_map(|_| {
        let kind = maker.kind();
        maker.of_kind(kind)
    });
    let rules = rules.collect();
    let mut givens = Givens::blank(layout);
    let mut rng = rng(seed);
    let values: Vec<_> = layout.values().iter().collect();
    for cell in layout.cells() {
        if rng.random_range(0..4) == 0 {
            givens.set(cell, Some(values[rng.random_range(0..values.len())]));
        }
    }
    Opened::from(Setup { givens, rules })
}

/// The puzzle in a form that all that mean the same have, as far as the formats can say the same in
/// several ways. In f-puzzles, cells with a sign are those of all signs of a kind.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of rule")]
fn normal(setup: &Setup, merges: bool) -> Vec<String> {
    let layout = setup.layout();
    let upwards = |border: Border| Border {
        from: border.from.min(border.to),
        to: border.from.max(border.to),
    };
    let has_dots =
        setup.rules.iter().any(|rule| matches!(rule, Rule::Difference(_) | Rule::Ratio(_)));
    let mut rules: Vec<Rule> = Vec::new();
    let (mut gaps, mut factors, mut sums) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut areas: [BTreeSet<Cell>; 4] = Default::default();
    let mut marks = CellMap::filled(layout, layout.values());
    for rule in setup.rules.clone() {
        match rule {
            Rule::X(_) => {
                rules.push(Diagonal { slope: Slope::Rising }.into());
                rules.push(Diagonal { slope: Slope::Falling }.into());
            }
            Rule::Difference(mut dot) => {
                dot.border = upwards(dot.border);
                rules.push(dot.into());
            }
            Rule::Ratio(mut dot) => {
                dot.border = upwards(dot.border);
                rules.push(dot.into());
            }
            Rule::Xv(mut sign) => {
                sign.border = upwards(sign.border);
                rules.push(sign.into());
            }
            Rule::Negative(it) => match it.marks {
                Marks::Differences(more) => gaps.extend(more),
                Marks::Ratios(more) => factors.extend(more),
                Marks::Sums(more) => sums.extend(more),
            },
            Rule::Modular(it) if it.modulus.get() == 2 => {
                rules.push(ParityLine { line: it.line }.into());
            }
            Rule::Odd(it) if merges => areas[0].extend(it.cells.cells()),
            Rule::Even(it) if merges => areas[1].extend(it.cells.cells()),
            Rule::Minimum(it) if merges => areas[2].extend(it.cells.cells()),
            Rule::Maximum(it) if merges => areas[3].extend(it.cells.cells()),
            Rule::Candidates(it) if merges => {
                it.cells.cells().iter().for_each(|&cell| marks[cell] &= it.values.set());
            }
            rule => rules.push(rule),
        }
    }
    let negative = |marks| Rule::from(Negative { marks });
    // Where there are no dots, all that could be given are missing.
    match gaps.iter().map(|gap| gap.get()).collect::<Vec<_>>()[..] {
        [] => {}
        [1] if merges && !has_dots => rules.push(NonConsecutive {}.into()),
        _ => rules.push(negative(Marks::Differences(gaps.into_iter().collect()))),
    }
    if !factors.is_empty() {
        rules.push(negative(Marks::Ratios(factors.into_iter().collect())));
    }
    if !sums.is_empty() {
        rules.push(negative(Marks::Sums(sums.into_iter().collect())));
    }
    let [odd, even, minimum, maximum] = areas.map(Area::new);
    let signs: [(Area, Rule); 4] = [
        (odd, Odd { cells: odd }.into()),
        (even, Even { cells: even }.into()),
        (minimum, Minimum { cells: minimum }.into()),
        (maximum, Maximum { cells: maximum }.into()),
    ];
    let signs = signs.into_iter().filter(|(cells, _)| !cells.set().is_empty());
    rules.extend(signs.map(|(_, rule)| rule));
    for (cell, &values) in marks.iter() {
        let is_said: &ValueSet = &layout.values();
        if values != *is_said && setup.givens.get(cell).is_none() {
            let values = Values::new(values.iter());
            rules.push(Candidates { values, cells: Area::new([cell]) }.into());
        }
    }
    let mut lines: Vec<String> = rules.iter().map(|rule| rule.to_line(layout)).collect();
    lines.sort();
    lines.dedup();
    let board = format!("{layout}; givens {}", layout.givens_text(&setup.givens));
    [vec![board], lines].concat()
}

/// Writes what the format can say of the puzzle; what it cannot is exactly what it says would be lost.
fn kept(format: &Format, opened: &Opened) -> Option<(Opened, String)> {
    let layout = opened.sheet.layout();
    let lost = match format.write(opened) {
        Ok(text) => return Some((opened.clone(), text)),
        Err(WriteError::Lost { what }) => what,
        Err(error) => panic!("{error}"),
    };
    if lost == [layout.to_string()] {
        return None;
    }
    let mut kept = opened.clone();
    kept.rules.retain(|rule| !lost.contains(&rule.to_line(&layout)));
    assert!(kept.rules.len() < opened.rules.len(), "{lost:?}");
    let text = format.write(&kept).unwrap_or_else(|error| panic!("{error}, after {lost:?}"));
    Some((kept, text))
}

#[test]
fn what_sudoku_maker_is_given_is_read_back_as_the_same_puzzle() {
    is_read_back(&MAKER);
}

#[test]
fn what_f_puzzles_is_given_is_read_back_as_the_same_puzzle() {
    is_read_back(&F_PUZZLES);
}

fn is_read_back(formats: &[&'static str]) {
    for &name in formats {
        let format = by_name(name).unwrap();
        let merges = is_of(&F_PUZZLES, format);
        let mut said = BTreeSet::new();
        let mut boards_said = 0;
        for layout in boards() {
            let mut is_said = false;
            for seed in 0..60 {
                let opened = mixture(&layout, seed, 12);
                let Some((kept, text)) = kept(format, &opened) else { continue };
                is_said = true;
                assert_eq!(detect(&text).map(|it| it.name), Some(name), "{text}");
                let again = open(&text, Unknown::Refused)
                    .unwrap_or_else(|error| panic!("{error}\n{}", kept.setup().to_line()));
                assert_eq!(
                    normal(&again[0].setup(), merges),
                    normal(&kept.setup(), merges),
                    "{name} {}",
                    kept.setup().to_line()
                );
                said.extend(kept.rules.iter().map(|rule| rule.name()));
            }
            boards_said += usize::from(is_said);
        }
        let expected = if merges { IN_F_PUZZLES } else { IN_MAKER };
        let expected: BTreeSet<&str> = expected.split_whitespace().collect();
        assert_eq!(said, expected, "{name}");
        assert_eq!(boards_said, if merges { 8 } else { boards().len() }, "{name}");
    }
}

#[test]
fn every_kind_is_written_or_named_as_lost() {
    let layout = Layout::classic();
    for name in MAKER.into_iter().chain(F_PUZZLES) {
        let format = by_name(name).unwrap();
        let known = if is_of(&MAKER, format) { IN_MAKER } else { IN_F_PUZZLES };
        for kind in KINDS {
            let rule = Rule::read(kind.example, &layout).unwrap();
            let setup = Setup { rules: vec![rule], ..Setup::blank(&layout) };
            match format.write(&Opened::from(setup)) {
                Ok(_) => assert!(known.split_whitespace().any(|it| it == kind.name), "{kind:?}"),
                Err(error) => {
                    let what = vec![kind.example.to_owned()];
                    assert_eq!(error, WriteError::Lost { what }, "{name}");
                    let message = format!("this format cannot say: {}", kind.example);
                    assert_eq!(error.to_string(), message);
                }
            }
        }
    }
}

fn lost(name: &str, text: &str) -> Vec<String> {
    let opened = open(text, Unknown::Refused).unwrap().remove(0);
    match by_name(name).unwrap().write(&opened) {
        Ok(_) => Vec::new(),
        Err(WriteError::Lost { what }) => what,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn what_would_be_another_puzzle_is_lost() {
    for (text, in_maker, in_f_puzzles) in [
        // 0 stands for no sum, and an empty dot for the usual one.
        ("9x9; cage 0: r1c1", "cage 0: r1c1", "cage 0: r1c1"),
        ("9x9; difference 0: r1c1 r1c2", "difference 0: r1c1 r1c2", "difference 0: r1c1 r1c2"),
        ("9x9; xv 7: r1c1 r1c2", "xv 7: r1c1 r1c2", "xv 7: r1c1 r1c2"),
        // All are given, but of which numbers is fixed.
        ("9x9; negative sum 5", "", "negative sum 5"),
        ("9x9; negative ratio 3", "", "negative ratio 3"),
        ("9x9; ratio 3: r1c1 r1c2; negative ratio 3", "", ""),
        ("9x9; non-consecutive; ratio 3: r1c1 r1c2", "", "non-consecutive"),
        // A pill that is not read in reading order.
        ("9x9; arrow: r1c2 r1c1 | r2c2", "arrow: r1c2 r1c1 | r2c2", "arrow: r1c2 r1c1 | r2c2"),
        ("9x9; arrow: r1c2 r2c1 | r3c1", "", "arrow: r1c2 r2c1 | r3c1"),
        ("9x9; arrow: r1c1 | r1c2 r1c1", "", "arrow: r1c1 | r1c2 r1c1"),
        // Signs that touch are one area in f-puzzles.
        ("9x9; minimum: r1c1; minimum: r1c2", "", "minimum: r1c1; minimum: r1c2"),
        ("9x9; minimum: r1c1; minimum: r2c2; maximum: r1c2", "", ""),
        // The ends of lockout lines differ by half of the digits.
        ("9x9; lockout 3: r1c1-4", "lockout 3: r1c1-4", ""),
        ("6x6; lockout 3: r1c1-4", "", ""),
        ("9x9; candidates 1 2: r1c1", "candidates 1 2: r1c1", ""),
        ("4x4; given 1: r1c1; candidates 2: r1c1", "candidates 2: r1c1", "candidates 2: r1c1"),
        ("9x9; look-and-say 10x1: r1c1", "look-and-say 10x1: r1c1", "look-and-say 10x1: r1c1"),
        ("9x9; modular 9: r1c1 r1c2", "", ""),
        // A cell that equals itself.
        ("9x9; clone: r1c1 | r1c1", "clone: r1c1 | r1c1", "clone: r1c1 | r1c1"),
        // Region sums that touch are not the branches of one line.
        ("9x9; region-sum: r1c3 r1c4; region-sum: r1c4 r1c3", "", ""),
        ("4x4; modular 5: r1c1 r1c2", "modular 5: r1c1 r1c2", ""),
    ] {
        assert_eq!(lost("sudokumaker", text).join("; "), in_maker, "{text}");
        assert_eq!(lost("f-puzzles", text).join("; "), in_f_puzzles, "{text}");
    }
    // Boards.
    for (text, in_maker, in_f_puzzles) in [
        ("9x9; values 0-8; x", "", "9x9; values 0-8"),
        ("6x4; values 1-6; anti-king", "", "6x4"),
        ("20x20; anti-king", "", "20x20"),
        ("2x2; anti-king", "", "2x2"),
    ] {
        assert_eq!(lost("sudokumaker", text).join("; "), in_maker, "{text}");
        assert_eq!(lost("f-puzzles", text).join("; "), in_f_puzzles, "{text}");
    }
    let samurai = AnySheet::from(Sheet::blank(Layout::samurai()));
    for name in MAKER.into_iter().chain(F_PUZZLES) {
        let what = vec![Layout::samurai().to_string()];
        assert_eq!(by_name(name).unwrap().write(&samurai), Err(WriteError::Lost { what }));
    }
}

#[test]
fn what_the_add_on_draws_is_drawn() {
    let text = "9x9; renban: r1c1-3; whisper 5: r2c1-3; row-indexer: r1c1; thermometer: r5c5-7";
    let opened = open(text, Unknown::Refused).unwrap().remove(0);
    let json = by_name("f-puzzles-json").unwrap().write(&opened).unwrap();
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    let names = |key: &str| -> Vec<&str> {
        let drawings = value[key].as_array().unwrap();
        drawings.iter().map(|it| it["fromConstraint"].as_str().unwrap()).collect()
    };
    assert_eq!((names("line"), names("cage")), (vec!["Renban", "Whispers"], vec!["Row Indexer"]));
    assert_eq!(value["line"][0]["lines"], value["renban"][0]["lines"]);
    // So the pictures are taken for what they are.
    assert_eq!(open(&json, Unknown::Refused).unwrap()[0].rules.len(), 4);
}
