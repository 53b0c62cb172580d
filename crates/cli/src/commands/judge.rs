//! `ennead judge`: whether claims about a position follow, and from what.

use clap::Args;
use ennead::Sheet;
use ennead::rating::Tenths;
use ennead_api as api;
use ennead_api::Claimed;
use ennead_api::judge::{JudgeLimits, Judged};
use ennead_api::play::Finders;
use ennead_text::wrapped;

use super::explain::Choice;
use crate::app::{App, Status};
use crate::args::{Format, Inputs, Threads};
use crate::{bulk, output, value};

#[derive(Args)]
pub(crate) struct JudgeArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "CLAIM,…", value_delimiter = ',', required = true)]
    claims: Vec<Claimed>,
    #[arg(long)]
    moves: bool,
    #[arg(long, value_name = "N", value_parser = value::number(0..=729))]
    further: Option<u64>,
    #[arg(long, value_name = "RATING", value_parser = value::rating)]
    highest: Option<Tenths>,
    #[arg(long, value_name = "N", value_parser = value::number(0..=3))]
    depth: Option<u64>,
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(app: &App, args: &JudgeArgs) -> anyhow::Result<Status> {
    app.attend_to_signals()?;
    let finders = args.choice.finders(app)?;
    let chunks = args.inputs.chunks(app).in_pieces(16);
    bulk::each_sheet(app, chunks, args.threads.count(), |sheet, out| {
        let judged = judged(app, args, sheet, &finders)?;
        match args.format {
            Format::Json => output::json(&judged, out)?,
            Format::Text => {
                for claim in &judged.claims {
                    writeln!(out, "{}", wrapped(&claim.text, 0))?;
                }
            }
        }
        let is_good = judged.claims.iter().all(|claim| claim.judgement.is_sound());
        Ok(if is_good { Status::Good } else { Status::NotUnique })
    })
}

fn judged(app: &App, args: &JudgeArgs, sheet: &Sheet, finders: &Finders) -> anyhow::Result<Judged> {
    let usual = JudgeLimits::default();
    let limits = JudgeLimits {
        further: args.further.map_or(usual.further, |further| further as u32),
        rating: args.highest.unwrap_or(usual.rating),
        depth: args.depth.map_or(usual.depth, |depth| depth as u8),
        ..usual
    };
    let judge = api::judge::Judge {
        claims: args.claims.clone(),
        moves: args.moves,
        limits,
        ..api::judge::Judge::of(sheet.clone())
    };
    Ok(judge.answer_with(finders, &app.asker())?)
}
