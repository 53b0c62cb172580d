//! `--help` in the language of the user.
//!
//! The keys of the texts follow the command line: `help` for the program, `help-solve` for a
//! command, `help-solve-limit` for its option, `help-solve-examples` for the text at the end.
//! Options that several commands share have one text, `help-any-ID`.

use clap::{Arg, Command, ValueHint};
use ennead::engine::batch::Machine;
use ennead_text::Words;

/// The command line with all its help texts.
pub(crate) fn localised(command: Command, words: &Words) -> Command {
    let template = format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
        words.say("help-heading-usage")
    );
    localise(command, "help", &template, words)
}

/// What clap calls the options and the usage, in the user's language.
pub(crate) fn localised_usage(text: &str, words: &Words) -> String {
    let options = format!("[{}]", words.say("help-value-options"));
    let usage = format!("{}:", words.say("help-heading-usage"));
    text.replace("[OPTIONS]", &options).replace("Usage:", &usage)
}

fn localise(command: Command, key: &str, template: &str, words: &Words) -> Command {
    let (arguments, options) =
        (words.say("help-heading-arguments"), words.say("help-heading-options"));
    let mut command = command
        .about(words.say(key))
        .help_template(template.to_owned())
        .subcommand_help_heading(words.say("help-heading-commands"))
        .subcommand_value_name(words.say("help-value-command"))
        .disable_help_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(clap::ArgAction::Help)
                .help(words.say("help-any-help")),
        );
    let examples = format!("{key}-examples");
    if words.has(&examples) {
        let heading = words.say("help-heading-examples");
        command = command.after_help(format!("{heading}:\n{}", say(&examples, words)));
    }
    if command.get_version().is_some() {
        command = command.disable_version_flag(true).arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(clap::ArgAction::Version)
                .help(words.say("help-any-version")),
        );
    }
    let command = command.mut_args(|arg| {
        let own = format!("{key}-{}", arg.get_id());
        let shared = format!("help-any-{}", arg.get_id());
        let heading = if arg.is_positional() { &arguments } else { &options };
        // Our texts list values and defaults, because clap does so only in English.
        let takes_value = arg.get_action().takes_values();
        // Only names of files are completed by names of files.
        let hint = match arg.get_value_names().and_then(|names| names.first()).map(|it| it.as_str())
        {
            Some("FILE" | "INPUT" | "PUZZLE") => ValueHint::FilePath,
            Some("DIR" | "FOLDER") => ValueHint::DirPath,
            _ => ValueHint::Other,
        };
        let is_option = takes_value && !arg.is_positional();
        let arg = if takes_value { arg.value_hint(hint) } else { arg };
        // What is wrong with `--limit -1` is the number.
        let arg = if is_option { arg.allow_negative_numbers(true) } else { arg };
        let arg = arg
            .help_heading(heading.clone())
            .hide_possible_values(takes_value)
            .hide_default_value(takes_value);
        if words.has(&own) {
            arg.help(say(&own, words))
        } else if words.has(&shared) {
            arg.help(words.say(&shared))
        } else {
            arg
        }
    });
    command.mut_subcommands(|subcommand| {
        let key = format!("{key}-{}", subcommand.get_name());
        localise(subcommand, &key, template, words)
    })
}

/// The text `key`; the lists in it are those of registries.
fn say(key: &str, words: &Words) -> String {
    match key {
        "help-rate-scale" => words.say_with(key, &[("scales", words.scales().into())]),
        "help-bench-examples" => {
            let machines = Machine::ALL.map(Machine::name).join(", ");
            words.say_with(key, &[("machines", machines.into())])
        }
        _ => words.say(key),
    }
}
