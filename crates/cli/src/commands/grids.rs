//! `ennead grids`: counts all grids, or their classes.

use std::io::Write;
use std::iter;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use ennead::census::{
    Columns, Completions, NAMINGS, SmallestBands, band_classes, fixed_grids, symmetry_classes,
};
use ennead_api::Stopped;

use crate::app::{App, Status};
use crate::args::Threads;
use crate::progress::Progress;

#[derive(Args)]
pub(crate) struct GridsArgs {
    #[arg(long)]
    classes: bool,
    #[arg(long, requires = "classes")]
    by_band: bool,
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(app: &App, args: &GridsArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let mut out = app.out();
    let total = match (args.classes, args.by_band) {
        (false, _) => grids(app, args.list, &mut out)? * u128::from(NAMINGS),
        (true, false) => classes_by_symmetry(app, args, &mut out)?,
        (true, true) => classes_by_band(app, args, &mut out)?.into(),
    };
    writeln!(out, "{total}")?;
    out.flush()?;
    Ok(Status::Good)
}

/// The number of grids up to the names of the digits. If `list`, prints a line for each class of
/// bands: number, first band, bands with its first row, grids of each.
fn grids(app: &App, list: bool, out: &mut impl Write) -> anyhow::Result<u128> {
    let table = Columns::new();
    let classes = band_classes();
    let mut progress = Progress::puzzles(app, classes.len() as u64, app.words.say("grids-bands"));
    let mut total = 0;
    for class in classes {
        app.stop.check()?;
        let grids = Completions::new(&table, class.first).count();
        if list {
            writeln!(out, "{} {} {} {grids}", class.number, class.first, class.size)?;
        }
        total += u128::from(class.size) * u128::from(grids);
        progress.reach(class.number as u64);
    }
    Ok(total)
}

/// The number of classes of grids by Burnside's lemma. Lists a line for each class of symmetries: one of them, how many
/// they are, how many grids each fixes.
fn classes_by_symmetry(app: &App, args: &GridsArgs, out: &mut impl Write) -> anyhow::Result<u128> {
    // The first class is the identity, which fixes all.
    let all = grids(app, false, out)?;
    let classes = symmetry_classes();
    let others = count_each(app, args, classes.len() - 1, "grids-symmetries", |class| {
        fixed_grids(&classes[1 + class].symmetry, &app.stop)
    })?;
    let fixed = iter::once(all).chain(others.into_iter().map(u128::from));
    let (mut sum, mut symmetries) = (0, 0);
    for (class, fixed) in classes.iter().zip(fixed) {
        if args.list {
            writeln!(out, "{} {} {fixed}", class.symmetry, class.size)?;
        }
        sum += u128::from(class.size) * fixed;
        symmetries += u128::from(class.size);
    }
    Ok(sum / symmetries)
}

/// The number of classes of grids as the sum over their smallest bands. Lists a line for each class of bands: number, first
/// band, classes of grids that have it as their smallest.
fn classes_by_band(app: &App, args: &GridsArgs, out: &mut impl Write) -> anyhow::Result<u64> {
    let smallest = SmallestBands::new();
    let classes = smallest.classes();
    let counts = count_each(app, args, classes.len(), "grids-bands", |class| {
        smallest.count(classes[class].number, &app.stop)
    })?;
    if args.list {
        for (class, count) in classes.iter().zip(&counts) {
            writeln!(out, "{} {} {count}", class.number, class.first)?;
        }
    }
    Ok(counts.iter().sum())
}

/// What `count` finds for each number below `tasks`, in threads; shown as it goes.
fn count_each(
    app: &App,
    args: &GridsArgs,
    tasks: usize,
    label: &str,
    count: impl Fn(usize) -> Result<u64, Stopped> + Sync,
) -> Result<Vec<u64>, Stopped> {
    let counts = Mutex::new(vec![0; tasks]);
    let progress = Mutex::new(Progress::puzzles(app, tasks as u64, app.words.say(label)));
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let worker = || -> Result<(), Stopped> {
            loop {
                let task = next.fetch_add(1, Ordering::Relaxed);
                if task >= tasks {
                    return Ok(());
                }
                let found = count(task)?;
                counts.lock().expect("no thread panics with the lock")[task] = found;
                progress.lock().expect("no thread panics with the lock").advance(1, 1);
            }
        };
        let workers: Vec<_> = (0..args.threads.count()).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|it| it.join().expect("no thread panics"))
    })?;
    Ok(counts.into_inner().expect("no thread panics with the lock"))
}
