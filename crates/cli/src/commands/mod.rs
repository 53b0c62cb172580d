//! The commands, one file each. Their order is that of the help.

// Not in the macro below: rustfmt does not look into macros, and so would not find the files.
pub(crate) mod audit;
pub(crate) mod bench;
pub(crate) mod booklet;
pub(crate) mod canon;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod cross;
pub(crate) mod dataset;
pub(crate) mod draw;
pub(crate) mod engines;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod grids;
pub(crate) mod help;
pub(crate) mod hint;
pub(crate) mod judge;
pub(crate) mod man;
pub(crate) mod mcp;
pub(crate) mod photo;
pub(crate) mod play;
pub(crate) mod rate;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod techniques;
pub(crate) mod train;
pub(crate) mod watch;

use clap::Subcommand;

use crate::app::{App, Status};

macro_rules! commands {
    ($($name:ident $module:ident $args:ty;)*) => {
        // A command with its arguments. A doc comment would be a text of the help.
        #[derive(Subcommand)]
        pub(crate) enum Command {
            $($name($args),)*
        }

        impl Command {
            /// Does what the command is for.
            pub(crate) fn run(&self, app: &App) -> anyhow::Result<Status> {
                match self {
                    $(Command::$name(args) => $module::run(app, args),)*
                }
            }
        }
    };
}

commands! {
    Solve solve solve::SolveArgs;
    Check check check::CheckArgs;
    Explain explain explain::ExplainArgs;
    Hint hint hint::HintArgs;
    Judge judge judge::JudgeArgs;
    Rate rate rate::RateArgs;
    Generate generate generate::GenerateArgs;
    Convert convert convert::ConvertArgs;
    Dataset dataset dataset::DatasetArgs;
    Audit audit audit::AuditArgs;
    Photo photo photo::PhotoArgs;
    Canon canon canon::CanonArgs;
    Booklet booklet Box<booklet::BookletArgs>;
    Draw draw draw::DrawArgs;
    Cross cross cross::CrossArgs;
    Bench bench bench::BenchArgs;
    Grids grids grids::GridsArgs;
    Play play play::PlayArgs;
    Watch watch watch::WatchArgs;
    Train train train::TrainArgs;
    Engines engines engines::EnginesArgs;
    Rules rules rules::RulesArgs;
    Techniques techniques techniques::TechniquesArgs;
    Serve serve serve::ServeArgs;
    Mcp mcp mcp::McpArgs;
    Completions completions completions::CompletionsArgs;
    Man man man::ManArgs;
    Help help help::HelpArgs;
}
