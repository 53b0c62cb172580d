//! The commands, one file each. Their order is that of the help.

use clap::Subcommand;

use crate::app::{App, Status};

macro_rules! commands {
    ($($name:ident $module:ident $args:ty;)*) => {
        $(pub(crate) mod $module;)*

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
    Techniques techniques techniques::TechniquesArgs;
    Serve serve serve::ServeArgs;
    Mcp mcp mcp::McpArgs;
    Completions completions completions::CompletionsArgs;
    Man man man::ManArgs;
    Help help help::HelpArgs;
}
