//! The table of operators, and its page.

use ennead_cross::VOCABULARY;

#[test]
fn the_table_is_in_the_order_of_the_operators_and_names_are_unique() {
    let mut names = Vec::new();
    for (i, entry) in VOCABULARY.iter().enumerate() {
        assert_eq!(entry.op as usize, i, "{}", entry.name);
        names.push(entry.name);
        names.extend(entry.aliases);
    }
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn the_documentation_has_every_line() {
    let page = include_str!("../../../docs/cross-number.md");
    for entry in VOCABULARY {
        let names: Vec<String> = std::iter::once(&entry.name)
            .chain(entry.aliases)
            .map(|name| format!("`{name}`"))
            .collect();
        let meaning = entry.meaning.replace('|', "\\|");
        let line = format!("| {} | {meaning} |", names.join(" "));
        assert!(page.contains(&line), "{line}");
    }
}
