//! Runs a library of technique cases: `cargo run --release -p ennead-tools --bin reglib -- FILE`.
//!
//! Prints the failing lines with what was found instead, a count per code, and all together.
//! With `-- FILE CODE` only the cases of that code, such as `0110`.

use std::process::ExitCode;

use ennead_logic::library::{self, Case, Report};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(file) = arguments.next() else {
        eprintln!("usage: reglib FILE [CODE]");
        return ExitCode::from(2);
    };
    let code = arguments.next();
    let text = match std::fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::from(2);
        }
    };
    let mut cases = Vec::new();
    for case in library::read(&text) {
        match case {
            Ok(case) => cases.push(case),
            Err(error) => eprintln!("{file}: {error}"),
        }
    }
    cases.retain(|case| code.as_ref().is_none_or(|code| *code == case.code));
    let report = Report::of(cases);
    for case in &report.failures {
        println!("failed {case}");
        explain(case);
    }
    for (code, count) in &report.codes {
        println!("{code:8} {count}");
    }
    println!("{}", report.total());
    if report.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

/// What was found instead.
fn explain(case: &Case) {
    let Some(position) = case.position() else { return println!("    its digits clash") };
    for step in case.steps().unwrap_or_default() {
        let flaw = step.check(&position).err().map(|flaw| format!(" FLAW: {flaw}"));
        println!(
            "    {} digits {} eliminates {:?} places {:?}{} {:?}",
            step.technique,
            step.technique().digits(&step),
            step.eliminations,
            step.placements,
            flaw.unwrap_or_default(),
            step.pattern,
        );
    }
}
