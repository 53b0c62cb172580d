//! Every technique's steps are accepted by a checker that knows no technique, and false ones are not.

use std::path::Path as File;

use ennead_grid::{Candidate, Cell, Digit, Givens, House, Puzzle, Solution};
use ennead_logic::library::{self, Case};
use ennead_logic::{
    HodokuLevel, Options, Path, PathFinder, Position, Step, TECHNIQUES, Table, Technique,
};
use ennead_proof::PathProof;
use ennead_stop::Stop;

use crate::checker;

/// What the checker says about the path, and about what it assumes.
fn verdicts(path: &Path) -> Vec<Result<String, String>> {
    let proof = PathProof::new(path).expect("it strikes something");
    let (mut formula, mut lines) = (Vec::new(), Vec::new());
    proof.write_formula(&mut formula).unwrap();
    proof.write_proof(&mut lines).unwrap();
    let check = |formula: &[u8], lines: &[u8], verdict: &str| {
        let [formula, lines] = [formula, lines].map(|text| std::str::from_utf8(text).unwrap());
        checker::check(formula, lines).inspect(|said| assert_eq!(said, verdict))
    };
    let mut said = vec![check(&formula, &lines, proof.verdict())];
    if let Some(unique) = proof.uniqueness() {
        assert_eq!(unique.name(), proof.name() + "-unique");
        let (mut formula, mut lines) = (Vec::new(), Vec::new());
        unique.write_formula(&mut formula).unwrap();
        unique.write_proof(&mut lines).unwrap();
        said.push(check(&formula, &lines, unique.verdict()));
    }
    said
}

fn path_of(start: Position, step: Step) -> Path {
    let mut end = start;
    end.apply(&step);
    let (hardest, level) = (HodokuLevel::Easy, HodokuLevel::Easy);
    Path { start, steps: vec![step], end, score: 0, hardest, level }
}

/// The first cases of a technique that are about a puzzle with one solution, or about any.
fn cases(technique: &dyn Technique) -> impl Iterator<Item = (Case, Position, Step)> {
    let name = technique.about().name;
    let folder = File::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/techniques");
    let text = std::fs::read_to_string(folder.join(name).with_extension("txt")).unwrap();
    let cases: Vec<Case> = library::read(&text).collect::<Result<_, _>>().unwrap();
    cases.into_iter().filter(|case| !case.is_near_miss()).map(move |case| {
        let steps = case.steps().unwrap().into_iter();
        let step = steps.filter(|step| step.technique == name).find(|step| case.is(step));
        let position = case.position().unwrap();
        (case, position, step.unwrap())
    })
}

fn solution(case: &Case) -> Option<Solution> {
    ennead_engine::solution(&Puzzle::try_from(case.givens).unwrap())
}

#[test]
fn a_step_of_each_technique_is_accepted_and_a_false_one_is_not() {
    for technique in TECHNIQUES {
        let name = technique.about().name;
        let mut falsified = 0;
        for (case, position, step) in cases(*technique) {
            let said = verdicts(&path_of(position, step.clone()));
            assert!(said.iter().all(Result::is_ok), "{name} {case}: {said:?}");
            assert_eq!(said.len() > 1, technique.about().uniqueness, "{name} {case}");
            // A candidate of the solution, struck as well.
            let Some(solution) = solution(&case) else { continue };
            let mut right = position.empty().iter().map(|c| Candidate::new(solution.digit(c), c));
            let wrong = right.find(|c| !step.placements.contains(c.digit(), c.cell()));
            let wrong = wrong.expect("another cell is empty");
            let mut step = step;
            step.eliminations.insert(wrong.digit(), wrong.cell());
            let said = verdicts(&path_of(position, step));
            assert!(said[0].is_err(), "{name} {case}: a false step was accepted");
            falsified += 1;
        }
        assert!(falsified > 0, "{name} has no case with one solution");
    }
}

/// Three cells or places for each of three, all in all: singles see nothing, so the sum is needed.
#[test]
fn full_triples_and_full_swordfish_need_their_sums() {
    let empty = Position::new(&Puzzle::try_from(Givens::EMPTY).unwrap());
    let [mut triple, mut swordfish] = [empty; 2];
    for cell in [0, 3, 6].map(Cell::new) {
        Digit::ALL[3..].iter().for_each(|&digit| triple.eliminate(digit, cell));
    }
    for row in [0, 3, 6].map(|row| House::ALL[row]) {
        for cell in row.cells().iter().filter(|cell| cell.column() % 3 != 0) {
            swordfish.eliminate(Digit::new(1), cell);
        }
    }
    for (start, name) in [(triple, "naked-triple"), (swordfish, "swordfish")] {
        let only = |row: &ennead_logic::Row| row.technique.about().name == name;
        let finder = PathFinder::choose(Table::hodoku(), Options::DEFAULT, only);
        let path = finder.path(&start, &Stop::never()).unwrap();
        assert_eq!(path.steps.len(), 1, "{name}");
        assert!(verdicts(&path).iter().all(Result::is_ok), "{name}");
        let proof = PathProof::new(&path).unwrap();
        let (mut formula, mut lines) = (Vec::new(), Vec::new());
        proof.write_formula(&mut formula).unwrap();
        proof.write_proof(&mut lines).unwrap();
        let [formula, lines] = [formula, lines].map(|text| String::from_utf8(text).unwrap());
        let without: String =
            lines.split_inclusive('\n').filter(|line| !line.starts_with("pol")).collect();
        assert!(checker::check(&formula, &without).is_err(), "{name}");
    }
}

#[test]
fn whole_paths_are_accepted_whether_they_lead_to_the_solution_or_not() {
    let simple = |row: &ennead_logic::Row| row.level <= HodokuLevel::Medium;
    let all = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    let few = PathFinder::choose(Table::hodoku(), Options::DEFAULT, simple);
    for text in [crate::ONE, crate::HARD] {
        let start = Position::new(&Puzzle::try_from(crate::puzzle(text)).unwrap());
        for finder in [&all, &few] {
            let path = finder.path(&start, &Stop::never()).unwrap();
            let said = verdicts(&path);
            assert!(said.iter().all(Result::is_ok), "{text}: {said:?}");
        }
    }
    // A path that says nothing has no proof, and pencil marks make another name.
    let start = Position::new(&Puzzle::try_from(crate::puzzle(crate::HARD)).unwrap());
    let mut path = few.path(&start, &Stop::never()).unwrap();
    let name = PathProof::new(&path).unwrap().name();
    assert!(name.ends_with("-path"), "{name}");
    let first = start.all_candidates().iter().next().unwrap();
    path.start.eliminate(first.digit(), first.cell());
    assert_ne!(PathProof::new(&path).unwrap().name(), name);
    let stuck = Path { end: start, start, steps: Vec::new(), ..path };
    assert!(PathProof::new(&stuck).is_none());
}
