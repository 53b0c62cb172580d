//! What rules mean, by hand-written examples: `meaning.txt`.

use std::collections::BTreeMap;

use ennead_board::{Cell, Givens, Ground, Layout};
use ennead_rule::{Filled, KINDS, Partial, Rule, Scene, Setup};

/// The values of a line such as `+ 1 2 3  # a remark`.
fn values<'a>(line: &'a str, layout: &'a Layout) -> Vec<ennead_board::Value> {
    let known = |word| layout.value_of(word).unwrap_or_else(|| panic!("{line}: {word}"));
    line.split_whitespace().map(known).collect()
}

#[test]
fn rules_mean_what_the_examples_say() {
    let mut layout = Layout::classic();
    let mut rule: Option<Rule> = None;
    let mut met: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    for (number, line) in (1..).zip(include_str!("meaning.txt").lines()) {
        let text = line.split('#').next().unwrap().trim();
        let first = text.get(..2).unwrap_or(text);
        match first {
            "" => {}
            "@ " => layout = text[2..].parse().unwrap_or_else(|it| panic!("{number}: {it}")),
            "+ " | "- " => {
                let rule = rule.clone().expect("a rule comes first");
                let rules = [rule.clone()];
                let mut board = Givens::blank(&layout);
                let cells: Vec<Cell> = rule.cells(&layout).iter().collect();
                let values = values(&text[2..], &layout);
                assert_eq!(values.len(), cells.len(), "line {number}: {text}");
                for (&cell, value) in cells.iter().zip(values) {
                    board.set(cell, Some(value));
                }
                let good = first == "+ ";
                let broken = rule.is_broken(&Partial::new(&board, &rules));
                // The other cells do not matter.
                let least = layout.values().first();
                for cell in layout.cells() - board.cells() {
                    board.set(cell, least);
                }
                let scene = Scene::new(&layout, &rules);
                let holds = rule.holds(&Filled::new(scene, &board).expect("a full board"));
                let name = rule.to_line(&layout);
                assert_eq!((holds, broken), (good, !good), "line {number}: {name}: {line}");
                met.entry(rule.name()).or_default()[usize::from(good)] += 1;
            }
            _ => {
                let read = Rule::read(text, &layout);
                rule = Some(read.unwrap_or_else(|it| panic!("line {number}: {text}: {it}")));
            }
        }
    }
    for kind in KINDS {
        let [bad, good] = met.get(kind.name).copied().unwrap_or_default();
        assert!(bad > 0 && good > 0, "{}: {good} good and {bad} bad examples", kind.name);
    }
}

/// What a negative rule speaks of depends on the marks that are there.
#[test]
fn marks_free_their_borders_of_negative_rules() {
    // Whether the last rule holds on the board 1 2 / 3 4.
    let holds = |rules: &str| {
        let setup = Setup::read(&format!("2x2; boxes none; values 1-4; {rules}")).expect("a setup");
        let board = setup.layout().parse_givens("1234").expect("a board");
        let scene = Scene::new(setup.layout(), &setup.rules);
        let filled = Filled::new(scene, &board).expect("a full board");
        setup.rules.last().expect("a rule").holds(&filled)
    };
    assert!(!holds("negative ratio 2"));
    assert!(!holds("ratio 2: r1c1 r1c2; negative ratio 2"), "2 and 4 have no dot");
    assert!(holds("ratio 2: r1c1 r1c2; ratio 2: r2c2 r1c2; negative ratio 2"));
    // A white dot frees of the negative of black ones as well, and the other way round.
    assert!(holds("difference 1: r1c1 r1c2; ratio 2: r1c2 r2c2; negative ratio 2"));
    assert!(holds("difference 1: r2c1 r2c2; ratio 2: r1c1 r1c2; negative difference 1"));
    // X and V free of nothing but their own.
    assert!(!holds("xv 3: r1c1 r1c2; ratio 2: r1c2 r2c2; negative ratio 2"));
    assert!(holds("xv 3: r1c1 r1c2; negative sum 3"));
    assert!(!holds("difference 1: r1c1 r1c2; negative sum 3"));
    // With X and V, both sums are meant even if only one of the signs is there.
    assert!(!holds("xv 4: r1c1 r2c1; negative sum 3 4"));
    // A mark among alternatives marks nothing.
    assert!(!holds("either: (xv 3: r1c1 r1c2); negative sum 3"));
}
