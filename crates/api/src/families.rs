//! The families of techniques, by which they are listed.

use ennead::logic::TECHNIQUES;

/// The families, each with parts of the names of its techniques. The first family with a part of the name
/// is the technique's.
pub(crate) const FAMILIES: [(&str, &[&str]); 10] = [
    ("singles", &["full-house", "single"]),
    ("uniqueness", &["unique", "avoidable", "hidden-rectangle", "extended-rectangle", "bug"]),
    ("sets", &["locked", "pointing", "claiming", "naked", "hidden"]),
    ("fish", &["x-wing", "sword", "jelly", "squirmbag", "whale", "leviathan", "kraken"]),
    ("turbot", &["skyscraper", "kite", "turbot", "empty-rectangle", "template"]),
    ("almost", &["als", "sue-de-coq", "death-blossom", "aligned"]),
    ("wings", &["wing"]),
    ("colouring", &["colours", "medusa"]),
    (
        "chains",
        &["chain", "aic", "nice-loop", "forcing-net", "nishio", "pair", "braid", "whip", "or-k"],
    ),
    ("exotic", &["exocet", "oddagon", "tridagon", "firework", "sk-loop", "gurth", "impossible"]),
];

/// The number of a technique's family in [`FAMILIES`]; the last if none has a part of its name.
pub(crate) fn number(technique: &str) -> usize {
    let is_in = |parts: &[&str]| parts.iter().any(|part| technique.contains(part));
    FAMILIES.iter().position(|(_, parts)| is_in(parts)).unwrap_or(FAMILIES.len() - 1)
}

/// The techniques by family, each in the order of the registry: the family's name, for the text
/// `family-NAME`, and the names of its techniques.
pub fn families() -> Vec<(&'static str, Vec<&'static str>)> {
    let names = || TECHNIQUES.iter().map(|technique| technique.about().name);
    let members = |at| names().filter(|name| number(name) == at).collect();
    FAMILIES.iter().enumerate().map(|(at, &(name, _))| (name, members(at))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_has_a_family() {
        for technique in TECHNIQUES {
            let name = technique.about().name;
            let is_in = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
            let found = FAMILIES.iter().any(|(_, parts)| is_in(parts));
            assert!(found, "{name} needs a part of it in FAMILIES");
        }
    }
}
