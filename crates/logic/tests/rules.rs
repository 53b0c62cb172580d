//! The rules of Sudoku Explainer's scale, and the page about them.

use ennead_logic::lesson::Family;
use ennead_logic::{technique, technique_of};
use ennead_rating::Rule;

#[test]
fn the_techniques_of_rules_are_in_the_registry() {
    for name in Rule::ALL.iter().filter_map(|&rule| technique_of(rule)) {
        assert!(technique(name).is_ok(), "{name}");
    }
}

#[test]
fn the_documentation_lists_the_rules() {
    let mut table = String::from("| from | rule | what it finds |\n|---|---|---|\n");
    // Each rule is a line `/// What it finds.` and one with its names and its rating.
    let source = include_str!("../../rating/src/rule.rs");
    let (_, source) = source.split_once("\nrules! {\n").unwrap();
    let (source, _) = source.split_once("\n}\n").unwrap();
    let lines: Vec<_> = source.lines().map(str::trim).collect();
    assert_eq!(lines.len(), 2 * Rule::ALL.len());
    for (rule, lines) in Rule::ALL.iter().zip(lines.chunks(2)) {
        let about = lines[0].trim_start_matches("/// ").trim_end_matches('.');
        let (named, base) = lines[1].rsplit_once(' ').unwrap();
        assert!(named.starts_with(&format!("{rule:?} \"{}\"", rule.name())), "{named}");
        let name = match technique_of(*rule) {
            Some(technique) => {
                let family = Family::of(technique).name;
                format!("[{}](techniques/{family}.md#{technique})", rule.name())
            }
            None => rule.name().to_owned(),
        };
        table += &format!("| {base} | {name} | {about} |\n");
    }
    let page = include_str!("../../../docs/rating.md");
    assert!(page.contains(&table), "the table in docs/rating.md is to be\n{table}");
}
