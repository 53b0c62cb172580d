//! What holds of every rule, of each kind on each board.

use ennead_board::{Cell, Givens, Layout, Value};
use ennead_rule::{Filled, KINDS, Motion, Partial, Renumbering, Rule, Scene, Setup};
use rand::RngExt;

use crate::random::{Maker, full_board, rng};

/// Boards of different kinds: sizes, values from 0, letters, houses of fewer cells, pieces, several
/// grids.
fn layouts() -> Vec<Layout> {
    let notations = [
        "4x4",
        "6x6",
        "9x9",
        "4x4; values 0-3",
        "6x6; boxes none; values 0-5",
        "3x4; boxes none",
        "4x4; boxes none; values 1-6",
        "12x12; symbols letters",
        "5x5; pieces aaabb aabbb cccdd ccddd eeeee",
        "6x6; grid r1c1 4x4; grid r3c3 4x4",
        "16x16",
    ];
    notations.iter().map(|it| it.parse().expect("a layout")).collect()
}

/// Rules of every kind on every board where they make sense, each with a full board on which it holds
/// if one was found.
fn rules(seed: u64, rounds: usize, mut law: impl FnMut(&Rule, &Givens)) {
    let mut rng = rng(seed);
    let mut met = std::collections::BTreeSet::new();
    for layout in layouts() {
        let mut maker = Maker::new(&layout, rng.random());
        for _ in 0..rounds {
            let Some(board) = full_board(&layout, &mut rng) else { continue };
            for kind in KINDS {
                let rule = match maker.that_holds(kind, &board) {
                    Some(rule) => Some(rule),
                    None => maker.of_kind(kind),
                };
                if let Some(rule) = rule {
                    met.insert(kind.name);
                    law(&rule, &board);
                }
            }
        }
    }
    let missing: Vec<&str> =
        KINDS.iter().map(|it| it.name).filter(|it| !met.contains(it)).collect();
    assert!(missing.is_empty(), "no rule was made of {missing:?}");
}

fn holds(rule: &Rule, board: &Givens) -> bool {
    let rules = [rule.clone()];
    let filled = Filled::new(Scene::new(board.layout(), &rules), board).expect("a full board");
    rule.holds(&filled)
}

/// Another value in `cell`, whether or not it clashes.
fn changed(board: &Givens, cell: Cell, by: usize) -> Givens {
    let values: Vec<Value> = board.layout().values().iter().collect();
    let at = values.iter().position(|&it| Some(it) == board.get(cell)).expect("a value");
    let mut board = board.clone();
    board.set(cell, Some(values[(at + by) % values.len()]));
    board
}

#[test]
fn what_is_written_is_read_back() {
    rules(1, 4, |rule, board| {
        let line = rule.to_line(board.layout());
        assert_eq!(Rule::read(&line, board.layout()).as_ref(), Ok(rule), "{line}");
        assert_eq!(rule.moved(Motion::shift(0, 0)).as_ref(), Some(rule), "{line}");
    });
}

#[test]
fn a_rule_looks_at_no_cell_but_its_own() {
    rules(2, 2, |rule, board| {
        let layout = board.layout();
        let own = rule.cells(layout);
        assert!(own.is_subset(layout.cells()), "{}", rule.to_line(layout));
        let mut other = board.clone();
        for (i, cell) in (layout.cells() - own).iter().enumerate() {
            other = changed(&other, cell, 1 + i % 2);
        }
        assert_eq!(holds(rule, board), holds(rule, &other), "{}", rule.to_line(layout));
    });
}

#[test]
fn a_rule_is_broken_when_it_must_be_and_never_when_it_must_not() {
    let mut rng = rng(3);
    let (mut kept, mut broken) = (0, 0);
    rules(4, 3, |rule, board| {
        let layout = board.layout();
        let cells: Vec<Cell> = rule.cells(layout).iter().collect();
        let mut board = board.clone();
        // The board as it is, and with a few other values.
        for _ in 0..6 {
            let rules = [rule.clone()];
            let holds = holds(rule, &board);
            let seen = rule.is_broken(&Partial::new(&board, &rules));
            let line = rule.to_line(layout);
            assert_eq!(
                seen,
                !holds,
                "{line}\n{}",
                Setup { givens: board, rules: vec![] }.to_text()
            );
            if holds {
                kept += 1;
                let mut partial = board.clone();
                for _ in 0..cells.len() {
                    let cell = cells[rng.random_range(0..cells.len())];
                    partial.set(cell, None);
                    let broken = rule.is_broken(&Partial::new(&partial, &rules));
                    let drawn = Setup { givens: partial.clone(), rules: vec![] }.to_text();
                    assert!(!broken, "{line}\n{drawn}");
                }
            } else {
                broken += 1;
            }
            let cell = cells[rng.random_range(0..cells.len())];
            board = changed(&board, cell, rng.random_range(1..4));
        }
    });
    assert!(kept > 1000 && broken > 1000, "{kept} kept, {broken} broken");
}

#[test]
fn constraints_say_what_the_definition_says() {
    let mut rng = rng(5);
    let (mut kept, mut broken) = (0, 0);
    rules(6, 6, |rule, board| {
        let layout = board.layout();
        let cells: Vec<Cell> = rule.cells(layout).iter().collect();
        let setup = Setup { givens: Givens::blank(layout), rules: vec![rule.clone()] };
        let model = setup.model().expect("it is simple enough");
        let mut board = board.clone();
        for _ in 0..10 {
            let numbers: Vec<u8> = board.iter().map(|(_, value)| value.number()).collect();
            let solved = setup.is_solved_by(&board);
            let line = rule.to_line(layout);
            assert_eq!(model.holds(&numbers), solved, "{line}\n{}", drawn(&board));
            if solved {
                kept += 1
            } else {
                broken += 1
            }
            board = shuffled(&board, &mut rng).unwrap_or_else(|| {
                let cell = cells[rng.random_range(0..cells.len())];
                changed(&board, cell, 1)
            });
        }
    });
    assert!(kept > 1000 && broken > 1000, "{kept} kept, {broken} broken");
}

fn drawn(board: &Givens) -> String {
    Setup { givens: board.clone(), rules: vec![] }.to_text()
}

/// Two values in each other's places: that keeps rows, columns and regions.
fn shuffled(board: &Givens, rng: &mut chacha20::ChaCha8Rng) -> Option<Givens> {
    let layout: &Layout = board.layout();
    let values: Vec<Value> = layout.values().iter().collect();
    let (a, b) = (rng.random_range(0..values.len()), rng.random_range(0..values.len()));
    if a == b {
        return None;
    }
    let mut swapped = board.clone();
    for (cell, value) in board.iter() {
        let to = match value {
            it if it == values[a] => values[b],
            it if it == values[b] => values[a],
            it => it,
        };
        swapped.set(cell, Some(to));
    }
    Some(swapped)
}

/// The board and the rule, moved; `None` if the rule does not allow it.
fn moved(rule: &Rule, board: &Givens, by: Motion) -> Option<(Rule, Givens)> {
    let setup = Setup { givens: board.clone(), rules: vec![rule.clone()] };
    let Setup { givens, mut rules } = setup.turned(by)?;
    Some((rules.remove(0), givens))
}

#[test]
fn a_turned_rule_says_the_same_of_a_turned_board() {
    let mut turned = std::collections::BTreeSet::new();
    rules(8, 4, |rule, board| {
        let layout = board.layout();
        let line = rule.to_line(layout);
        for (i, by) in Motion::symmetries(layout).into_iter().enumerate() {
            let Some((other, there)) = moved(rule, board, by) else { continue };
            let other_line = other.to_line(there.layout());
            assert_eq!(other.fit(there.layout()), Ok(()), "{i}: {line} became {other_line}");
            // The board, and a board with other values.
            let cells: Vec<Cell> = rule.cells(layout).iter().collect();
            let changed = changed(board, cells[i % cells.len()], 1);
            let (_, changed_there) = moved(rule, &changed, by).expect("it was possible before");
            for (board, there) in [(board, &there), (&changed, &changed_there)] {
                let (before, after) = (holds(rule, board), holds(&other, there));
                assert_eq!(before, after, "{i}: {line} became {other_line}\n{}", drawn(board));
            }
            if i > 0 {
                turned.insert(rule.name());
            }
        }
    });
    let unturned = KINDS.iter().map(|kind| kind.name).filter(|name| !turned.contains(name));
    let expected = "row-indexer column-indexer box-indexer every-pair neighbours every-pair-table";
    assert_eq!(unturned.collect::<Vec<_>>().join(" "), expected);
}

/// Other values in the order of the layout's, as a rule allows them.
fn renumbered(layout: &Layout, by: Renumbering, rng: &mut chacha20::ChaCha8Rng) -> Vec<Value> {
    let mut values: Vec<Value> = layout.values().iter().collect();
    match by {
        Renumbering::None => {}
        Renumbering::Reversed => values.reverse(),
        Renumbering::SameParity | Renumbering::Any => {
            for i in 0..values.len() {
                let j = rng.random_range(0..values.len());
                let keeps = values[i].number() % 2 == values[j].number() % 2;
                if keeps || by == Renumbering::Any {
                    values.swap(i, j);
                }
            }
        }
    }
    values
}

#[test]
fn a_rule_says_the_same_of_a_renumbered_board_if_it_allows_that() {
    let mut rng = rng(9);
    let mut seen = std::collections::BTreeSet::new();
    rules(10, 6, |rule, board| {
        let layout = board.layout();
        let allowed = rule.renumbering();
        let to = renumbered(layout, allowed, &mut rng);
        let cells: Vec<Cell> = rule.cells(layout).iter().collect();
        let other = changed(board, cells[rng.random_range(0..cells.len())], 1);
        for board in [board, &other] {
            let setup = Setup { givens: board.clone(), rules: vec![rule.clone()] };
            let there = setup.renumbered(&to).expect("it is allowed");
            let line = rule.to_line(layout);
            assert_eq!(holds(rule, board), holds(rule, &there.givens), "{line}\n{}", drawn(board));
        }
        if allowed != Renumbering::None {
            seen.insert(rule.name());
        }
    });
    assert!(seen.len() > 20, "{seen:?}");
}

#[test]
fn drawings_are_on_the_board() {
    rules(7, 1, |rule, board| {
        for decoration in rule.decorations(board.layout()) {
            for cell in decoration.cells() {
                assert!(board.layout().cells().contains(cell), "{}", rule.to_line(board.layout()));
            }
        }
    });
}

/// Rules without a picture are told in words only: a new one is either drawn or named here.
#[test]
fn rules_are_drawn_but_for_these() {
    let layout = Layout::classic();
    let drawn = |example: &str| {
        let rule = Rule::read(example, &layout).expect("an example");
        !rule.decorations(&layout).is_empty()
    };
    let without: Vec<&str> =
        KINDS.iter().filter(|kind| !drawn(kind.example)).map(|kind| kind.name).collect();
    let expected = "negative candidates disjoint-groups anti-knight anti-king offset \
                    non-consecutive global-entropy neighbours";
    assert_eq!(without.join(" "), expected);
}
