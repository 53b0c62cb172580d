//! Whole paths in which each technique is used, and false steps of each, as proofs in VeriPB:
//! `cargo run --release -p ennead-tools --bin steps -- DIR`, then `tests/proofs/check.py DIR/true/*`,
//! which must accept all, and `tests/proofs/check.py DIR/false/*`, which must accept none.
//!
//! A path begins at a position in `testdata/techniques` with the step that is given there. A false step also
//! strikes a candidate of the only solution.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::Path as Folder;

use ennead_grid::{Candidate, Puzzle};
use ennead_logic::library::{self, Case};
use ennead_logic::{Options, Path, PathFinder, Position, Step, TECHNIQUES, Table};
use ennead_proof::PathProof;
use ennead_stop::Stop;

fn main() -> io::Result<()> {
    let folder = std::env::args().nth(1).expect("a folder");
    let folder = Folder::new(&folder);
    let cases = Folder::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/techniques");
    let finder = PathFinder::new(Table::hodoku(), Options::DEFAULT);
    for technique in TECHNIQUES {
        let name = technique.about().name;
        let text = fs::read_to_string(cases.join(name).with_extension("txt"))?;
        let cases = library::read(&text).map(|case| case.expect("a case"));
        let (mut paths, mut falsified) = (0, 0);
        for (i, case) in cases.filter(|case| !case.is_near_miss()).enumerate() {
            let position = case.position().expect("a position");
            let steps = case.steps().expect("steps").into_iter();
            let step = steps.filter(|step| step.technique == name).find(|step| case.is(step));
            let step = step.expect("the step of the case");
            let name = format!("{name}-{i}");
            write(&path_from(&finder, position, step.clone()), &folder.join("true").join(&name))?;
            paths += 1;
            if let Some(step) = falsify(&case, &position, step) {
                let mut path = path_from(&finder, position, step);
                path.steps.truncate(1);
                path.end = position;
                path.end.apply(&path.steps[0]);
                write(&path, &folder.join("false").join(&name))?;
                falsified += 1;
            }
        }
        println!("{name}: {paths} paths, {falsified} false steps");
    }
    Ok(())
}

/// The path that begins with `step`.
fn path_from(finder: &PathFinder, start: Position, step: Step) -> Path {
    let mut after = start;
    after.apply(&step);
    let mut path = finder.path(&after, &Stop::never()).expect("never stopped");
    path.start = start;
    path.steps.insert(0, step);
    path
}

/// The step, which also strikes a candidate of the only solution; `None` if there is not only one.
fn falsify(case: &Case, position: &Position, mut step: Step) -> Option<Step> {
    let solution = ennead_engine::solution(&Puzzle::try_from(case.givens).ok()?)?;
    let mut right = position.empty().iter().map(|c| Candidate::new(solution.digit(c), c));
    let wrong = right.find(|c| !step.placements.contains(c.digit(), c.cell()))?;
    step.eliminations.insert(wrong.digit(), wrong.cell());
    Some(step)
}

fn write(path: &Path, folder: &Folder) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let create = |name: &str, ending: &str| {
        io::Result::Ok(BufWriter::new(File::create(folder.join(name.to_string() + ending))?))
    };
    let proof = PathProof::new(path).expect("it strikes something");
    let name = proof.name();
    proof.write_formula(&mut create(&name, ".opb")?)?;
    proof.write_proof(&mut create(&name, ".pbp")?)?;
    if let Some(unique) = proof.uniqueness() {
        let name = unique.name();
        unique.write_formula(&mut create(&name, ".opb")?)?;
        unique.write_proof(&mut create(&name, ".pbp")?)?;
    }
    Ok(())
}
