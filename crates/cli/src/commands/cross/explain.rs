//! `ennead cross explain`: what each rule really says.

use std::io::Write;

use ennead::cross::{Ending, explain};

use super::{FileArgs, Watch, read};
use crate::app::{App, Status};

pub(super) fn run(app: &App, args: &FileArgs) -> anyhow::Result<Status> {
    let Some(puzzle) = read(app, args)? else { return Ok(Status::Unreadable) };
    let limits = args.bounds.limits(1);
    let explained = Watch::new(app, &args.bounds).with(|hooks| explain(&puzzle, &limits, hooks));
    let mut out = app.out();
    let title = |rule: usize| {
        app.words.say_with("cross-rule", &[("number", (rule + 1).to_string().into())])
    };
    for (i, rule) in explained.rules.iter().enumerate() {
        let facts = app.words.cross_facts(rule);
        let args = [
            ("support", rule.support.to_string().into()),
            ("cells", rule.cells.to_string().into()),
            ("states", rule.states.to_string().into()),
            ("time", format!("{:.1}", rule.time.as_secs_f64() * 1e3).into()),
        ];
        let size = app.words.say_with("cross-support", &args);
        writeln!(out, "{}: {}  [{size}]", title(i), facts.join(", "))?;
    }
    if let Some(rules) = &explained.contradiction {
        writeln!(out, "{}", app.words.say("cross-contradiction"))?;
        for &rule in rules {
            let place = puzzle.rules()[rule].place;
            writeln!(out, "{} ({}:{})", title(rule), place.line, place.column)?;
        }
    }
    let status = match (&explained.contradiction, explained.ending) {
        (Some(_), _) => Status::NotUnique,
        (None, Ending::NotDecided(bound)) => {
            let why = [("why", app.words.cross_bound(bound).into())];
            writeln!(out, "{}", app.words.say_with("cross-not-decided", &why))?;
            Status::NotDecided
        }
        (None, _) => Status::Good,
    };
    out.flush()?;
    Ok(status)
}
