//! `ennead grids`: counts all grids, or their classes.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use ennead::census::{
    Columns, Completions, NAMINGS, SymmetryClass, band_classes, fixed_grids, symmetry_classes,
};
use ennead_api::Stopped;

use crate::app::{App, Status};
use crate::args::Threads;
use crate::progress::Progress;

#[derive(Args)]
pub(crate) struct GridsArgs {
    #[arg(long)]
    classes: bool,
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(app: &App, args: &GridsArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let mut out = app.out();
    let normal = normal_grids(app, args.list && !args.classes, &mut out)?;
    if !args.classes {
        writeln!(out, "{}", normal * u128::from(NAMINGS))?;
        return Ok(Status::Good);
    }
    let classes = symmetry_classes();
    let fixed = fixed_by_each(app, &classes, normal, args.threads.count())?;
    let mut sum = 0;
    let mut symmetries = 0;
    for (class, fixed) in classes.iter().zip(fixed) {
        if args.list {
            writeln!(out, "{} {} {fixed}", class.symmetry, class.size)?;
        }
        sum += u128::from(class.size) * fixed;
        symmetries += u128::from(class.size);
    }
    writeln!(out, "{}", sum / symmetries)?;
    Ok(Status::Good)
}

/// The number of grids up to the names of the digits. If `list`, prints a line for each class of
/// bands: number, first band, bands with its first row, grids of each.
fn normal_grids(app: &App, list: bool, out: &mut impl Write) -> anyhow::Result<u128> {
    let table = Columns::new();
    let classes = band_classes();
    let mut progress = Progress::puzzles(classes.len() as u64, app.words.say("grids-bands"));
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

/// For each class of symmetries, the number of grids (up to the names of the digits) that they fix.
/// The first class is the identity, which fixes all.
fn fixed_by_each(
    app: &App,
    classes: &[SymmetryClass],
    all: u128,
    threads: usize,
) -> Result<Vec<u128>, Stopped> {
    let fixed = Mutex::new(vec![all; classes.len()]);
    let progress = Progress::puzzles(classes.len() as u64, app.words.say("grids-symmetries"));
    let progress = Mutex::new(progress);
    let next = AtomicUsize::new(1);
    std::thread::scope(|scope| {
        let worker = || -> Result<(), Stopped> {
            loop {
                let place = next.fetch_add(1, Ordering::Relaxed);
                let Some(class) = classes.get(place) else { return Ok(()) };
                let grids = fixed_grids(&class.symmetry, &app.stop)?;
                fixed.lock().expect("no thread panics with the lock")[place] = grids.into();
                progress.lock().expect("no thread panics with the lock").advance(1, 1);
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|it| it.join().expect("no thread panics"))
    })?;
    Ok(fixed.into_inner().expect("no thread panics with the lock"))
}
