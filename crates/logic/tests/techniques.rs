//! What every technique must have. Each test goes over the whole registry.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::common::{PAGES, Random, random_puzzle, solution};
use ennead_grid::{Candidate, CellMap, Givens, House, Puzzle, Solution, Symmetry};
use ennead_logic::derivation::{Group, Line, Term};
use ennead_logic::library::{self, Case, Outcome};
use ennead_logic::pattern::{Automorphism, Chain, Deadly};
use ennead_logic::{
    About, All, CandidateSet, Facts, Options, PathFinder, Position, Step, Stop, TECHNIQUES, Table,
    Technique, Value, technique,
};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The cases of `testdata/techniques/NAME.txt`.
fn cases(technique: &dyn Technique) -> Vec<Case> {
    let name = technique.about().name;
    let path = root().join("testdata/techniques").join(name).with_extension("txt");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|_| {
        panic!("testdata/techniques/{name}.txt is missing: the tool `cases` makes it")
    });
    let cases: Result<Vec<Case>, _> = library::read(&text).collect();
    cases.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn solved(case: &Case) -> Solution {
    solution(&case.givens)
}

/// The step a case describes.
fn step_of(technique: &dyn Technique, case: &Case) -> Step {
    let name = technique.about().name;
    let steps = case.steps().unwrap_or_else(|| panic!("nothing answers for the code of {case}"));
    let own = steps.into_iter().find(|step| step.technique == name && case.is(step));
    own.unwrap_or_else(|| panic!("{name} does not find {case}"))
}

/// Whether the case is one of two fish shown as one.
fn is_siamese(case: &Case) -> bool {
    case.options().siamese_fish && !case.is_near_miss()
}

fn found(technique: &dyn Technique) -> impl Iterator<Item = (Case, Position, Step)> {
    cases(technique).into_iter().filter(|case| !case.is_near_miss()).map(move |case| {
        let position = case.position().expect("a case's digits do not clash");
        let step = step_of(technique, &case);
        (case, position, step)
    })
}

#[test]
fn registry_and_cases_name_the_same_techniques() {
    let registered: BTreeSet<String> =
        TECHNIQUES.iter().map(|technique| technique.about().name.to_owned()).collect();
    assert_eq!(registered.len(), TECHNIQUES.len(), "a name is there twice");
    let files: BTreeSet<String> = std::fs::read_dir(root().join("testdata/techniques"))
        .expect("the cases are there")
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_str()?.to_owned()))
        .collect();
    assert_eq!(registered, files, "each technique has a file in testdata/techniques, and back");
}

#[test]
fn every_case_passes_and_there_are_near_misses() {
    for technique in TECHNIQUES {
        let name = technique.about().name;
        let cases = cases(*technique);
        let near = cases.iter().filter(|case| case.is_near_miss()).count();
        assert!(near >= 1 && cases.len() - near >= 2, "{name}: two steps, one near miss at least");
        for case in &cases {
            assert_eq!(case.run(), Outcome::Passed, "{name}: {case}");
        }
        for (case, position, step) in found(*technique) {
            assert_eq!(step.check(&position), Ok(()), "{name}: {case}");
        }
    }
}

#[test]
fn steps_agree_with_the_solution_and_false_ones_are_refuted() {
    for technique in TECHNIQUES {
        for (case, position, step) in found(*technique) {
            let solution = solved(&case);
            for cell in position.empty().iter() {
                let right = solution.digit(cell);
                assert!(
                    !step.eliminations.contains(right, cell),
                    "{case} takes {right} from {cell}"
                );
                let mut false_step = step.clone();
                false_step.eliminations.insert(right, cell);
                assert!(false_step.check(&position).is_err(), "{case}: {right}{cell} is refuted");
                for wrong in position.candidates(cell).without(right).iter() {
                    assert!(!step.placements.contains(wrong, cell), "{case} places {wrong}{cell}");
                    let mut false_step = step.clone();
                    false_step.placements.insert(wrong, cell);
                    assert!(
                        false_step.check(&position).is_err(),
                        "{case}: {wrong}{cell} is refuted"
                    );
                }
            }
        }
    }
}

#[test]
fn check_refutes_a_pattern_that_is_not_quite_there() {
    for technique in TECHNIQUES {
        let name = technique.about().name;
        let mut refuted = 0;
        // A near miss comes right after the case it resembles.
        for pair in cases(*technique).windows(2).filter(|pair| pair[1].is_near_miss()) {
            let step = step_of(*technique, &pair[0]);
            let position = pair[1].position().expect("a case's digits do not clash");
            assert!(step.check(&position).is_err(), "{name}: {}", pair[1]);
            refuted += 1;
        }
        assert!(refuted > 0, "{name}: a near miss is a case with one thing undone");
    }
}

#[test]
fn a_pattern_of_another_shape_is_refuted() {
    for technique in TECHNIQUES {
        for (case, position, step) in found(*technique) {
            let nothing = Chain { nodes: Vec::new(), links: Vec::new() };
            let empty = Step { pattern: nothing.into(), ..step };
            assert!(empty.check(&position).is_err(), "{case}");
        }
    }
}

/// A step may say only what [`Technique::prove`] proves, and no solution contradicts that.
#[test]
fn only_what_is_proved_may_be_said() {
    for technique in TECHNIQUES {
        for (case, position, step) in found(*technique) {
            let solution = solved(&case);
            let proved = technique.prove(&step.pattern, &position).expect("a found step holds");
            let right = |c: &ennead_grid::Candidate| solution.digit(c.cell()) == c.digit();
            let eliminated = proved.eliminations & *position.all_candidates();
            assert!(!eliminated.iter().any(|c| right(&c)), "{case}: a digit of the solution");
            assert!(proved.placements.iter().all(|c| right(&c)), "{case}: not of the solution");
            for other in position.all_candidates().iter() {
                let (digit, cell) = (other.digit(), other.cell());
                let mut more = step.clone();
                more.eliminations.insert(digit, cell);
                let follows = proved.eliminations.contains(digit, cell);
                assert_eq!(more.check(&position).is_ok(), follows, "{case}: {other} eliminated");
                let mut more = step.clone();
                more.placements.insert(digit, cell);
                let follows = proved.placements.contains(digit, cell);
                assert_eq!(more.check(&position).is_ok(), follows, "{case}: {other} placed");
            }
        }
    }
}

/// A sum says that its candidates, each as often as it is in more links than truths, are true no more
/// often than there are more links than truths. Supposed to be true, an eliminated candidate makes
/// others false, and then what is left is more than that.
#[test]
fn of_siamese_fish_each_elimination_is_proved_by_a_sum() {
    let mut count = 0;
    for technique in TECHNIQUES {
        for case in cases(*technique).into_iter().filter(is_siamese) {
            let position = case.position().expect("a case's digits do not clash");
            let step = step_of(*technique, &case);
            assert_eq!(step.pattern.parts().len(), 2, "{case}");
            let proves = |line: &Line, target: Candidate| {
                let Line::Sum(terms) = line else { return false };
                let sum = |number: &dyn Fn(Group) -> i32| -> i32 {
                    let of_term = |term: &Term| match *term {
                        Term::Link(group) => number(group),
                        Term::Truth(group) => -number(group),
                        Term::Before => panic!("{case}: a sum of its own"),
                    };
                    terms.iter().map(of_term).sum()
                };
                let surplus = |candidate: Candidate| {
                    let (digit, cell) = (candidate.digit(), candidate.cell());
                    sum(&|group| group.candidates(&position).contains(digit, cell).into())
                };
                let is_left = |other: &Candidate| {
                    let beside = other.cell() == target.cell();
                    let seen = other.digit() == target.digit() && other.cell().sees(target.cell());
                    *other == target || !beside && !seen
                };
                let left = position.all_candidates().iter().filter(is_left);
                let least =
                    |other| if other == target { surplus(other) } else { surplus(other).min(0) };
                left.map(least).sum::<i32>() > sum(&|_| 1)
            };
            let lines = step.derive(&position).lines;
            for target in step.eliminations.iter() {
                assert!(lines.iter().any(|line| proves(line, target)), "{case}: {target}");
            }
            count += 1;
        }
    }
    assert!(count > 5, "{count}");
}

/// Whatever is placed, its image follows.
#[test]
fn of_a_symmetry_each_placed_digit_has_its_image() {
    let technique = technique("gurth-symmetry").expect("it is registered");
    for (case, position, step) in found(technique) {
        let (found, solution): (&Automorphism, _) = (step.pattern.get().unwrap(), solved(&case));
        for cell in position.empty().iter().filter(|&cell| found.mapping.image(cell) != cell) {
            let (digit, image) = (solution.digit(cell), found.mapping.image(cell));
            let mut after = position;
            after.place(digit, cell);
            let proved = technique.prove(&step.pattern, &after).expect("the givens are the same");
            for other in after.candidates(image).iter() {
                let falls = proved.eliminations.contains(other, image);
                let stays = other == found.digits[digit.index()];
                assert_eq!(falls, !stays, "{case}: {digit} in {cell}, {other} in {image}");
            }
        }
    }
}

/// A step that says nothing, or mentions a removed candidate, is refuted whatever its pattern
/// proves.
#[test]
fn a_step_about_nothing_or_about_what_is_gone_is_refuted() {
    for technique in TECHNIQUES {
        for (case, position, step) in found(*technique) {
            let silent = Step {
                eliminations: CandidateSet::EMPTY,
                placements: CandidateSet::EMPTY,
                ..step.clone()
            };
            assert!(silent.check(&position).is_err(), "{case}");
            for candidate in step.eliminations.iter().chain(step.placements.iter()) {
                let mut later = position;
                later.eliminate(candidate.digit(), candidate.cell());
                assert!(step.check(&later).is_err(), "{case}: {candidate} is gone");
            }
        }
    }
}

/// A pattern proves nothing in a position of another case, unless it occurs there too; then what it
/// proves agrees with that position's solution.
#[test]
fn a_pattern_in_another_position_is_refuted_or_true() {
    let all: Vec<_> = TECHNIQUES.iter().flat_map(|technique| found(*technique)).collect();
    let mut refuted = 0;
    for (case, position, _) in all.iter().step_by(7) {
        let solution = solved(case);
        for (.., step) in &all {
            let Ok(proved) = step.technique().prove(&step.pattern, position) else {
                refuted += 1;
                continue;
            };
            let right = |c: ennead_grid::Candidate| solution.digit(c.cell()) == c.digit();
            let eliminated = proved.eliminations & *position.all_candidates();
            assert!(!eliminated.iter().any(right), "{} in {case}", step.technique);
            assert!(proved.placements.iter().all(right), "{} in {case}", step.technique);
        }
    }
    assert!(refuted > 10_000, "only {refuted}");
}

/// A hidden rectangle names the row and the column of the corner it eliminates from.
#[test]
fn a_hidden_rectangle_with_other_houses_is_refuted() {
    let hidden = technique("hidden-rectangle").expect("it is registered");
    for (case, position, step) in found(hidden) {
        let deadly: &Deadly = step.pattern.get().expect("its own shape");
        for house in House::ALL.into_iter().filter(|house| !deadly.houses.contains(*house)) {
            for left_out in deadly.houses.iter().map(Some).chain([None]) {
                let mut houses = deadly.houses.with(house);
                if let Some(left_out) = left_out {
                    houses.remove(left_out);
                }
                let pattern = Deadly { houses, ..*deadly }.into();
                let falsified = Step { pattern, ..step.clone() };
                assert!(falsified.check(&position).is_err(), "{case}: {houses:?}");
            }
        }
    }
}

/// The codes of a technique are numbers from HoDoKu's library, or one of our own.
#[test]
fn codes_are_hodokus_or_say_the_name() {
    for technique in TECHNIQUES {
        let About { name, codes, .. } = technique.about();
        assert!(!codes.is_empty(), "{name} has no code");
        for code in codes {
            let number = code.len() >= 4 && code.bytes().all(|b| b.is_ascii_digit());
            assert!(number || *code == format!("e:{name}"), "{name}: {code}");
        }
    }
}

#[test]
fn pages_are_complete() {
    for technique in TECHNIQUES {
        let about = technique.about();
        let page = &PAGES[about.name];
        assert!(page.starts_with("# "), "{}: the module's head is its page", about.name);
        for heading in ["## Pattern", "## Why it holds", "## Example", "## References"] {
            assert!(page.contains(heading), "{}: {heading} is missing", about.name);
        }
        // The example is the first case of the technique, or of one that shares the page.
        let squeeze = |text: &str| text.replace(['\\', '\n', ' '], "");
        let squeezed = squeeze(page);
        let shown = TECHNIQUES
            .iter()
            .filter(|other| PAGES[other.about().name] == *page)
            .any(|other| squeezed.contains(&squeeze(&cases(*other)[0].to_string())));
        assert!(shown, "{}: the example is not the first case of its file", about.name);
    }
}

#[test]
fn every_step_has_words_in_every_language() {
    for language in ["en", "de", "nl"] {
        let folder = root().join("crates/text/locales").join(language);
        let text: String = ["techniques.ftl", "extreme.ftl"]
            .map(|file| std::fs::read_to_string(folder.join(file)).expect("the texts are there"))
            .concat();
        let message = |name: &str| {
            let start = format!("\n{name} = ");
            let at = text.find(&start).unwrap_or_else(|| panic!("{language}: {name} is missing"));
            let body = &text[at + start.len()..];
            // A message continues while its lines are indented.
            let lines = body.lines().enumerate();
            let own = lines.take_while(|(i, line)| *i == 0 || line.starts_with(' '));
            own.map(|(_, line)| line).collect::<Vec<_>>().join("\n")
        };
        for technique in TECHNIQUES {
            message(&format!("technique-{}", technique.about().name));
            for (case, _, step) in found(*technique) {
                for sentence in step.explain() {
                    let body = message(&sentence.name);
                    for used in body.split('$').skip(1) {
                        let end = |c: char| !c.is_ascii_alphanumeric() && c != '-';
                        let used = used.split(end).next().unwrap_or("");
                        let known = sentence.arguments.iter().any(|(argument, value)| {
                            let counted = !matches!(value, Value::Number(_) | Value::Notation(_));
                            used == *argument
                                || counted && used.strip_suffix("-count") == Some(argument)
                                || matches!(value, Value::Houses(_))
                                    && used.strip_suffix("-dative") == Some(argument)
                        });
                        assert!(known, "{language}: {} has no ${used} ({case})", sentence.name);
                    }
                }
            }
        }
    }
}

#[test]
fn every_step_is_drawn() {
    for technique in TECHNIQUES {
        for (case, position, step) in found(*technique) {
            let drawing = step.draw();
            let marked = drawing.candidates.len();
            assert!(marked >= step.eliminations.len() + step.placements.len(), "{case}");
            assert!(ennead_draw::svg(&position.face(), &drawing).ends_with("</svg>"));
        }
    }
}

#[test]
fn of_siamese_fish_both_are_drawn_and_counted() {
    for technique in TECHNIQUES {
        for case in cases(*technique).into_iter().filter(is_siamese) {
            let step = step_of(*technique, &case);
            let drawing = step.draw();
            let sizes = step.pattern.parts().iter().map(|part| part.shape().size());
            assert_eq!(step.pattern.shape().size(), sizes.sum::<usize>(), "{case}");
            for part in step.pattern.parts() {
                let alone = Step { pattern: part.clone(), ..step.clone() }.draw();
                assert!(!alone.houses.is_empty(), "{case}");
                assert!(alone.houses.iter().all(|it| drawing.houses.contains(it)), "{case}");
                assert!(
                    alone.candidates.iter().all(|it| drawing.candidates.contains(it)),
                    "{case}"
                );
            }
        }
    }
}

/// What these find depends on the order of their search: the first way to a candidate hides others, or
/// they end after so many. And only those symmetries of a grid are looked for that a person sees.
const IN_ORDER: [&str; 16] = [
    "als-chain",
    "bivalue-chain",
    "braid",
    "forcing-net-plus-verity",
    "forcing-net-verity",
    "g-whip",
    "grouped-aic",
    "grouped-continuous-nice-loop",
    "grouped-discontinuous-nice-loop",
    "gurth-symmetry",
    "impossible-pattern",
    "or-k-forcing-net",
    "or-k-net",
    "t-whip",
    "whip",
    "z-chain",
];

/// These look at their own case only: of the others, each would take seconds.
const SLOW: [&str; 4] = ["als-xy-wing", "finned-franken", "kraken", "mutant"];

/// The same position with its rows, columns and digits in another order.
fn turned(position: &Position, symmetry: &Symmetry) -> Position {
    let face = position.face();
    let [givens, found] = [face.givens, face.found].map(|digits| symmetry.apply(digits));
    let marks = symmetry.apply(CellMap::from_fn(|cell| position.candidates(cell)));
    Position::from_marks(&givens, &found, &marks).expect("a symmetry makes no clash")
}

/// Searches go through cells, lines and digits in one way or another; what there is does not depend on it.
/// Each technique looks at its own first case, and those that are quick at some of the others'.
#[test]
fn in_a_turned_position_the_same_is_found() {
    let all: Vec<Case> = TECHNIQUES.iter().flat_map(|technique| cases(*technique)).collect();
    // A short whip hides longer ones; to make sure that there are no long ones takes seconds.
    let usual = Options { max_whip: 8, ..Options::DEFAULT };
    let others: Vec<_> = all.iter().step_by(23).map(|case| (case, usual)).collect();
    let mut found = 0;
    for (number, technique) in TECHNIQUES.iter().enumerate() {
        let name = technique.about().name;
        if IN_ORDER.contains(&name) {
            continue;
        }
        let own = cases(*technique).remove(0);
        let is_slow = SLOW.iter().any(|slow| name.contains(slow));
        let others = if is_slow { &[] } else { &others[..] };
        for (i, (case, options)) in [(&own, own.options())].iter().chain(others).enumerate() {
            let position = case.position().expect("a case's digits do not clash");
            // The multiplier spreads the few numbers over all symmetries.
            let spread = ((number * 100 + i) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let symmetry = Symmetry::from_index(spread % Symmetry::COUNT);
            let find = |position: &Position, symmetry: &Symmetry| -> BTreeSet<_> {
                let mut all = All::default();
                let _ = technique.find(&Facts::new(position, options), &mut all);
                let turn = |set: &CandidateSet| -> BTreeSet<Candidate> {
                    set.iter().map(|candidate| symmetry.apply(candidate)).collect()
                };
                all.steps()
                    .iter()
                    .map(|step| (turn(&step.eliminations), turn(&step.placements)))
                    .collect()
            };
            let here = find(&position, &symmetry);
            let there = find(&turned(&position, &symmetry), &Symmetry::IDENTITY);
            assert_eq!(here, there, "{name}, {symmetry} of {case}");
            found += here.len();
        }
    }
    assert!(found > 10_000, "only {found}");
}

/// The laws of a path, tested with random puzzles: it can be replayed, its steps agree with the
/// solution, and it ends at the solution or where no technique helps.
#[test]
fn paths_hold() {
    let mut random = Random(9);
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let mut finished = 0;
    for _ in 0..100 {
        let givens: Givens = random_puzzle(&mut random);
        let solution = solution(&givens);
        let puzzle = Puzzle::try_from(givens).expect("from a full grid");
        let path = finder.path(&Position::new(&puzzle), &Stop::never()).unwrap();
        assert_eq!(path.replay(), Ok(()), "{givens}");
        for (i, step) in path.steps.iter().enumerate() {
            let right = |c: ennead_grid::Candidate| solution.digit(c.cell()) == c.digit();
            assert!(step.placements.iter().all(right), "{givens}: step {i}");
            assert!(!step.eliminations.iter().any(right), "{givens}: step {i}");
        }
        assert!(!path.end.contradiction());
        finished += usize::from(path.end.digits() == solution.grid());
    }
    assert!(finished > 60, "only {finished} of 100 are solved");
}

#[test]
fn uniqueness_can_be_switched_off() {
    let options = Options { uniqueness: false, ..Options::DEFAULT };
    let used = PathFinder::new(Table::hodoku(), options);
    let all = PathFinder::choose(Table::hodoku(), Options::DEFAULT, |_| true);
    assert!(used.techniques().all(|technique| !technique.about().uniqueness));
    assert_eq!(all.techniques().count(), TECHNIQUES.len());
}

/// Each line of our library of patterns beyond HoDoKu: its step is found and proved again, and agrees with the
/// solution; a near miss is not found.
#[test]
fn the_library_beyond_hodoku_holds() {
    let text = std::fs::read_to_string(root().join("testdata/beyond-hodoku.txt")).unwrap();
    let cases: Vec<Case> = library::read(&text).collect::<Result<_, _>>().unwrap();
    let mut named = BTreeSet::new();
    for case in &cases {
        assert_eq!(case.run(), Outcome::Passed, "{case}");
        named.insert(case.code.trim_start_matches("e:").to_owned());
        let right = |c: ennead_grid::Candidate| solved(case).digit(c.cell()) == c.digit();
        if !case.is_near_miss() {
            assert!(!case.eliminations.iter().any(right), "{case}");
            assert!(case.placements.iter().all(right), "{case}");
        }
    }
    let rows = Table::usual().rows.iter().zip(&Table::hodoku().rows);
    let ours = rows.filter(|(usual, hodoku)| usual.used && !hodoku.used);
    let ours: BTreeSet<String> =
        ours.map(|(row, _)| row.technique.about().name.to_owned()).collect();
    assert_eq!(named, ours, "the library has lines for each of our techniques");
}
