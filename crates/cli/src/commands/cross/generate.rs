//! `ennead cross generate`: new cross-number puzzles.

use std::io::Write;

use anyhow::anyhow;
use clap::Args;
use ennead::cross::{CONTEST, Limits, Op, VOCABULARY, Wanted, generate};
use ennead::grid::name::UnknownName;
use ennead_api::{CrossNotation, random_seed};
use rand::SeedableRng;

use super::{Bounds, Watch, notation, yes_or_no};
use crate::app::{App, Status};

#[derive(Args)]
pub(super) struct GenerateArgs {
    #[arg(long, value_name = "COLUMNSxROWS", default_value = "5x5")]
    size: String,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = operator)]
    vocabulary: Vec<Op>,
    #[arg(long, value_name = "PERCENT", default_value_t = 0)]
    black: u32,
    #[arg(long, value_parser = yes_or_no())]
    leading_zeros: Option<bool>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    #[arg(long, value_parser = notation(), default_value = "clues")]
    to: CrossNotation,
    #[command(flatten)]
    bounds: Bounds,
}

fn operator(name: &str) -> Result<Op, UnknownName> {
    Op::named(name).ok_or_else(|| UnknownName {
        of: "operator",
        found: name.to_owned(),
        expected: VOCABULARY.iter().map(|entry| entry.name.to_owned()).collect(),
    })
}

pub(super) fn run(app: &App, args: &GenerateArgs) -> anyhow::Result<Status> {
    let size = || anyhow!(app.words.say("cross-generate-size"));
    let (width, height) = args.size.split_once(['x', '×']).ok_or_else(size)?;
    let side = |text: &str| text.parse().ok().filter(|side| (1..=50).contains(side));
    let wanted = Wanted {
        width: side(width).ok_or_else(size)?,
        height: side(height).ok_or_else(size)?,
        vocabulary: if args.vocabulary.is_empty() {
            CONTEST.to_vec()
        } else {
            args.vocabulary.clone()
        },
        black: args.black,
        leading_zeros: args.leading_zeros.unwrap_or(false),
    };
    let seed = args.seed.unwrap_or_else(random_seed);
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
    let limits = Limits { nodes: args.bounds.nodes.min(100_000), ..args.bounds.limits(2) };
    let watch = Watch::new(app, &args.bounds);
    let mut out = app.out();
    for i in 0..args.count {
        let made = watch.with(|hooks| generate(&wanted, &mut rng, &limits, hooks));
        let Ok((puzzle, _)) = made else {
            app.complain(&app.words.say("cross-not-made"));
            return Ok(Status::NotDecided);
        };
        if i > 0 {
            writeln!(out)?;
        }
        out.write_all(args.to.write(&puzzle, &app.words).as_bytes())?;
    }
    out.flush()?;
    Ok(Status::Good)
}
