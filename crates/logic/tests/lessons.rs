//! The positions of the lessons: each is proved again.

use std::collections::BTreeSet;

use ennead_engine::count_solutions;
use ennead_grid::minlex;
use ennead_logic::lesson::{self, Example, FAMILIES, Family, Undone};
use ennead_logic::{Facts, First, Options, TECHNIQUES, Table};

/// Positions of a technique.
const EACH: usize = 5;

fn all() -> impl Iterator<Item = (&'static str, Vec<Example>)> {
    let names = TECHNIQUES.iter().map(|technique| technique.about().name);
    names.map(|name| (name, lesson::examples(name)))
}

/// The first easier technique that is used by default and finds something.
fn easier(example: &Example) -> Option<&'static str> {
    let facts = Facts::new(&example.position, &Options::DEFAULT);
    let mut easier = lesson::easier(example.technique);
    let helps = easier.find(|technique| {
        let mut first = First::default();
        let _ = technique.find(&facts, &mut first);
        first.0.is_some()
    });
    helps.map(|technique| technique.about().name)
}

#[test]
fn each_step_is_proved() {
    for (name, examples) in all() {
        for example in examples {
            let step = example.step().unwrap_or_else(|| panic!("{name} does not find {example}"));
            assert_eq!(step.check(&example.position), Ok(()), "{example}");
        }
    }
}

#[test]
fn nothing_easier_helps_where_a_technique_is_needed() {
    for (_, examples) in all() {
        for example in examples {
            assert_eq!(
                easier(&example).is_none(),
                example.needed,
                "{:?}: {example}",
                easier(&example)
            );
        }
    }
}

/// Each puzzle has one solution, the position agrees with it, and no two puzzles of a technique are the
/// same up to a symmetry.
#[test]
fn the_puzzles_are_proper_and_different() {
    for (name, examples) in all() {
        let mut forms = BTreeSet::new();
        for example in &examples {
            assert_eq!(count_solutions(&example.puzzle, 2), 1, "{example}");
            let solution = ennead_engine::some_solution(&example.puzzle).expect("it has one");
            for (cell, digit) in solution.grid().iter() {
                let own = example.position.digit(cell);
                assert!(
                    own.map_or(example.position.has(digit, cell), |it| it == digit),
                    "{example}"
                );
            }
            forms.insert(minlex(example.puzzle.givens()).form);
        }
        assert_eq!(forms.len(), examples.len(), "{name}: a puzzle is there twice");
    }
}

/// Every line of the file is an example, and the easier techniques are those of the table.
#[test]
fn every_line_is_read() {
    let text = include_str!("../lessons/examples.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(lesson::read(text).count(), lines);
    assert_eq!(all().map(|(_, examples)| examples.len()).sum::<usize>(), lines);
    for (name, examples) in all() {
        assert_eq!(examples.len(), EACH, "{name}");
    }
    let last = Table::usual().rows.last().expect("there are techniques").technique.about().name;
    let used = Table::usual().rows.iter().filter(|row| row.used).count();
    assert_eq!(lesson::easier(last).count(), used);
}

/// Beside each first position there is one in which the step is not proved, for most of them because of one
/// candidate.
#[test]
fn near_misses_are_refused() {
    let (mut all_misses, mut spoilt) = (0, 0);
    for (name, examples) in all() {
        let Some(example) = examples.first() else { continue };
        let step = example.step().expect("a test above");
        let miss =
            example.near_miss(&step).unwrap_or_else(|| panic!("{name}: no near miss: {example}"));
        assert_eq!(step.check(&miss.position), Err(miss.flaw), "{name}");
        let (candidate, before) = (miss.undone.candidate(), &example.position);
        all_misses += 1;
        if let Some(spoiler) = miss.spoiler {
            spoilt += 1;
            let (digit, cell) = (spoiler.digit(), spoiler.cell());
            assert!(miss.position.has(digit, cell) && !before.has(digit, cell), "{name}");
            let mut without = miss.position;
            without.eliminate(digit, cell);
            assert_eq!(step.check(&without), Ok(()), "{name}: {digit} in {cell} spoils nothing");
        }
        match miss.undone {
            Undone::Struck(_) => {
                let mut again = miss.position;
                again.eliminate(candidate.digit(), candidate.cell());
                assert_eq!(again, *before, "{name}: not one candidate");
            }
            Undone::Found(_) => {
                assert_eq!(before.digits(), miss.position.digits(), "{name}");
                assert!(!before.givens().contains(candidate.cell()), "{name}");
                assert!(miss.position.givens().contains(candidate.cell()), "{name}");
            }
            Undone::Filled(_) => {
                assert_eq!(before.digit(candidate.cell()), Some(candidate.digit()), "{name}");
                assert_eq!(miss.position.digits().len() + 1, before.digits().len(), "{name}");
            }
        }
    }
    assert!(2 * spoilt > all_misses, "{spoilt} of {all_misses}");
}

#[test]
fn each_technique_is_in_one_family() {
    let listed: Vec<&str> = FAMILIES
        .iter()
        .flat_map(|family| family.techniques().map(|technique| technique.about().name))
        .collect();
    let mut sorted = listed.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!((listed.len(), sorted.len()), (TECHNIQUES.len(), TECHNIQUES.len()));
    assert_eq!(Family::of("finned-mutant-leviathan").name, "complex-fish");
    assert_eq!(Family::of("tridagon").name, lesson::OTHERS);
}
