//! `ennead cross generate`: new cross-number puzzles.

use std::io::Write;

use anyhow::anyhow;
use clap::Args;
use ennead::cross::{Limits, Op, generate};
use ennead_api::cross::{CrossGenerate, CrossNotation};
use ennead_api::puzzle::random_seed;
use rand::SeedableRng;

use super::{Bounds, Watch, yes_or_no};
use crate::app::{App, Status};
use crate::value;

#[derive(Args)]
pub(super) struct GenerateArgs {
    #[arg(long, value_name = "COLUMNSxROWS", default_value = "5x5")]
    size: String,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = value::chosen::<Op>())]
    vocabulary: Vec<Op>,
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = value::number(0..=u64::from(CrossGenerate::MOST_BLACK)))]
    black: u64,
    #[arg(long, value_parser = yes_or_no())]
    leading_zeros: Option<bool>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    #[arg(long, value_parser = value::chosen::<CrossNotation>(), default_value = "clues")]
    to: CrossNotation,
    #[command(flatten)]
    bounds: Bounds,
}

pub(super) fn run(app: &App, args: &GenerateArgs) -> anyhow::Result<Status> {
    let size = || anyhow!(app.words.say("cross-generate-size"));
    let (width, height) = args.size.split_once(['x', '×']).ok_or_else(size)?;
    let side = |text: &str| text.parse().map_err(|_| size());
    let question = CrossGenerate {
        width: side(width)?,
        height: side(height)?,
        vocabulary: args.vocabulary.clone(),
        black: args.black as u32,
        leading_zeros: args.leading_zeros.unwrap_or(false),
        seed: args.seed.unwrap_or_else(random_seed),
        to: args.to,
    };
    let wanted = question.wanted()?;
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(question.seed);
    let nodes = args.bounds.nodes.min(CrossGenerate::MOST_NODES);
    let limits = Limits { nodes, ..args.bounds.limits(2) };
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
