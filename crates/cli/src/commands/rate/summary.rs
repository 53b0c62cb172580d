//! `ennead rate --summary`: how hard many puzzles are, in one table.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use anyhow::bail;
use ennead::rating::RaterOptions;
use ennead_api::puzzle::{Gauge, GaugeOptions, RateSummary, Rated};
use ennead_text::Words;

use super::{Format, RateArgs, status_of};
use crate::app::{App, Status};
use crate::bulk::{Run, Shape};
use crate::input::Chunks;
use crate::output;

/// Counts levels and rules over all puzzles, and prints that at the end, or when it is stopped.
pub(super) fn run(
    app: &App,
    args: &RateArgs,
    chunks: Chunks,
    options: &GaugeOptions,
) -> anyhow::Result<Status> {
    let in_words = match args.format {
        None | Some(Format::Text) => true,
        Some(Format::Json) => false,
        _ => bail!(app.words.say("rate-summary-format")),
    };
    let counted = Mutex::<RateSummary>::default();
    let shape = Shape { pieces: Some(1), silent: true, ..Shape::lines(true) };
    let rater = RaterOptions { steps: true, ..options.rater };
    let options = GaugeOptions { rater, ..options.clone() };
    let ended = Run { app, chunks, bulk: &args.bulk, shape }.answer(
        || Gauge::new(&options),
        |gauge, batch, _| {
            let mut status = Status::Good;
            for clues in batch.puzzles {
                let rated = Rated::new(gauge, clues, &app.asker())?;
                counted.lock().unwrap_or_else(PoisonError::into_inner).add(&rated);
                status = status.max(status_of(&rated));
            }
            Ok(status)
        },
    );
    if ended.is_err() && !app.stop.is_raised() {
        return ended;
    }
    let counted = counted.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut out = app.out();
    if in_words {
        text(&app.words, &counted, &mut out)?;
    } else {
        output::json(&counted, &mut out)?;
    }
    out.flush()?;
    ended
}

fn text(words: &Words, counted: &RateSummary, out: &mut impl Write) -> io::Result<()> {
    let unique = counted.puzzles - counted.not_unique.values().sum::<u64>();
    let puzzles = [("puzzles", counted.puzzles.into()), ("unique", unique.into())];
    writeln!(out, "{}", words.say_with("rate-summary-count", &puzzles))?;
    if let (Some(least), Some(median), Some(most)) =
        (counted.ratings.first(), counted.median(), counted.ratings.last())
    {
        let ratings = [
            ("least", least.er.to_string().into()),
            ("median", median.to_string().into()),
            ("most", most.er.to_string().into()),
        ];
        writeln!(out, "{}", words.say_with("rate-summary-ratings", &ratings))?;
    }
    let heads = ["level", "rating", "puzzles", "hardest", "steps"];
    let [level, rating, puzzles, hardest, steps] =
        heads.map(|head| words.say(&format!("rate-summary-{head}")));
    writeln!(out, "\n{level:24} {puzzles:>9}")?;
    for (&level, &puzzles) in &counted.levels {
        let share = 100.0 * puzzles as f64 / counted.puzzles as f64;
        writeln!(out, "{:24} {puzzles:9} {share:5.1} %", words.level(level))?;
    }
    if counted.stopped > 0 {
        writeln!(out, "{:24} {:9}", words.say("rate-summary-stopped"), counted.stopped)?;
    }
    let rule = words.say("rate-summary-rule");
    writeln!(out, "\n{rule:40} {rating:>10} {puzzles:>9} {hardest:>9} {steps:>9}")?;
    for count in &counted.rules {
        let rating = match count.least == count.most {
            true => count.least.to_string(),
            false => format!("{}..{}", count.least, count.most),
        };
        writeln!(
            out,
            "{:40} {rating:>10} {:9} {:9} {:9}",
            words.rule(count.rule),
            count.puzzles,
            count.hardest,
            count.steps,
        )?;
    }
    Ok(())
}
