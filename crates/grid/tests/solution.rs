//! Full grids.

use ennead_grid::*;

#[test]
fn a_solution_extends_its_puzzles_and_no_others() {
    let text = "671834925432159687958762413589621374346978251127543869263417598795386142814295736";
    let solution: Solution = text.parse().expect("it is correct");
    let extends = |givens: &str| solution.extends(&givens.parse().expect("81 characters"));
    assert!(extends(text) && extends(&".".repeat(81)));
    assert!(extends(&format!("{}{}", &text[..20], ".".repeat(61))));
    assert!(!extends(&format!("9{}", ".".repeat(80))));
}

#[test]
fn only_a_full_and_correct_grid_is_read() {
    let text = "671834925432159687958762413589621374346978251127543869263417598795386142814295736";
    let solution: Solution = text.parse().expect("it is correct");
    assert_eq!(solution.to_string(), text);
    assert_eq!(Givens::from(solution), *solution.grid());
    let wrong = [text.replace("671", "67."), text.replace("671", "617"), text[1..].to_owned()];
    for wrong in wrong {
        assert_eq!(wrong.parse::<Solution>(), Err(NotASolution), "{wrong}");
    }
}
