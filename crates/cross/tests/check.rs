//! What `check` and `minimise` say about puzzles that are right, wrong and not decided.

use ennead_cross::{Checked, Direction, Hooks, Limits, check, minimise, parse};
use ennead_stop::Looks;

fn checked(text: &str, limits: &Limits) -> Checked {
    check(&parse(text).unwrap(), limits, &Hooks::default())
}

const FRAME: &str = "grid:\nA B .\nC . .\nacross: A C\ndown: A B\n";

/// Rules that are all needed.
const NEEDED: [&str; 2] = ["A across: = 135", "C across: = 712"];

fn with(rules: &[&str]) -> String {
    format!("{FRAME}{}\n", rules.join("\n"))
}

#[test]
fn a_puzzle_is_minimal_if_it_is_unique_and_needs_each_rule() {
    let all = Limits::default();
    let none = Limits { states: 1, work: 1, nodes: 0, ..all };
    for (rules, limits, minimal, redundant) in [
        (NEEDED.to_vec(), all, Some(true), vec![Some(false); 2]),
        (
            [&NEEDED[..], &["A down: = 17"]].concat(),
            all,
            Some(false),
            vec![Some(false), Some(false), Some(true)],
        ),
        // Not unique, though each rule is needed.
        (vec![NEEDED[0]], all, Some(false), vec![Some(false)]),
        // No solution: no rule is asked about.
        (vec![NEEDED[0], "A across: = 145"], all, Some(false), vec![]),
        (NEEDED.to_vec(), none, None, vec![None; 2]),
    ] {
        let checked = checked(&with(&rules), &limits);
        assert_eq!((checked.is_minimal(), checked.redundant), (minimal, redundant), "{rules:?}");
    }
}

#[test]
fn words_without_a_rule_and_cells_without_a_word_are_listed() {
    let puzzle = parse(&with(&NEEDED)).unwrap();
    let checked = checked(&with(&NEEDED), &Limits::default());
    let names: Vec<String> =
        checked.unused_words.iter().map(|&word| puzzle.word_name(word)).collect();
    assert_eq!(names, ["A_s", "B_s"]);
    let word = |name| puzzle.word(name, Direction::Down);
    assert_eq!([word("A"), word("B")].map(Option::unwrap), checked.unused_words[..]);
    assert_eq!((word("C"), word("")), (None, None));
    assert!(checked.loose_cells.is_empty());
    let of_one = "grid:\nA B .\n. . .\nacross: A\n";
    let checked = self::checked(&format!("{of_one}A across: = 135\n"), &Limits::default());
    assert_eq!((checked.unused_words.len(), checked.loose_cells), (0, vec![3, 4, 5]));
}

#[test]
fn minimise_leaves_out_what_follows_and_later_rules_first() {
    let rules = |text: &str, hooks: &Hooks| {
        let puzzle = minimise(&parse(text).unwrap(), &Limits::default(), hooks);
        puzzle.rules().iter().map(|rule| rule.place.line).collect::<Vec<_>>()
    };
    let (one, two) = (NEEDED[0], NEEDED[1]);
    assert_eq!(rules(&with(&[one, two, one, "A down: = 17"]), &Hooks::default()), [6, 7]);
    assert_eq!(rules(&with(&["A down: = 17", two, one]), &Hooks::default()), [7, 8]);
    let stop = Looks::until(1).stop();
    let stopped = Hooks { stop: &stop, ..Hooks::default() };
    assert_eq!(rules(&with(&[one, two, one]), &stopped), [6, 7, 8], "not decided");
}
