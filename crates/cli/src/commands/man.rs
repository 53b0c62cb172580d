//! `ennead man`: the manual pages.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Command, CommandFactory};
use clap_mangen::Man;

use crate::app::{App, Status};
use crate::call::Cli;
use crate::help;

#[derive(Args)]
pub(crate) struct ManArgs {
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// Writes a page for each command into the folder, or else prints everything as one page.
pub(crate) fn run(app: &App, args: &ManArgs) -> anyhow::Result<Status> {
    let mut command = help::localised(Cli::command(), &app.words);
    command.build();
    match &args.folder {
        Some(folder) => {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
            let written = write_pages(app, &command, "ennead", folder)?;
            let said = [("count", written.into()), ("folder", folder.display().to_string().into())];
            app.note(&app.words.say_with("man-written", &said));
        }
        None => {
            let mut page = Vec::new();
            Man::new(command.clone()).render_title(&mut page)?;
            sections(&command, &mut page)?;
            chapters(&command, "ennead", &mut page)?;
            closing(app, &mut page)?;
            let mut out = app.out();
            out.write_all(localised(&page, app).as_bytes())?;
            out.flush()?;
        }
    }
    Ok(Status::Good)
}

/// Writes the page of a command, called `name`, and those of its subcommands; returns how many.
fn write_pages(app: &App, command: &Command, name: &str, folder: &Path) -> anyhow::Result<usize> {
    let page_name = name.replace(' ', "-");
    let named = command.clone().name(page_name.clone()).display_name(page_name.clone());
    let mut page = Vec::new();
    let man = Man::new(named.clone());
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    sections(&named, &mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    closing(app, &mut page)?;
    let file = folder.join(format!("{page_name}.1"));
    fs::write(&file, localised(&page, app)).with_context(|| file.display().to_string())?;
    let mut written = 1;
    for subcommand in command.get_subcommands() {
        let name = format!("{name} {}", subcommand.get_name());
        written += write_pages(app, subcommand, &name, folder)?;
    }
    Ok(written)
}

/// A chapter for each subcommand, and theirs.
fn chapters(command: &Command, name: &str, page: &mut Vec<u8>) -> anyhow::Result<()> {
    for subcommand in command.get_subcommands() {
        let name = format!("{name} {}", subcommand.get_name());
        writeln!(page, ".SH \"{}\"", name.to_uppercase())?;
        let mut text = Vec::new();
        sections(subcommand, &mut text)?;
        // Its sections are parts of the chapter.
        page.extend(String::from_utf8(text)?.replace("\n.SH ", "\n.SS ").bytes());
        chapters(subcommand, &name, page)?;
    }
    Ok(())
}

fn sections(command: &Command, page: &mut Vec<u8>) -> anyhow::Result<()> {
    let man = Man::new(command.clone());
    man.render_synopsis_section(page)?;
    man.render_description_section(page)?;
    man.render_options_section(page)?;
    if command.get_after_help().is_some() {
        man.render_extra_section(page)?;
    }
    Ok(())
}

/// What is the same for all commands: how they end, and what they look at besides the arguments.
fn closing(app: &App, page: &mut Vec<u8>) -> io::Result<()> {
    const SECTIONS: [(&str, &[(&str, &str)]); 3] = [
        (
            "man-status",
            &[
                ("0", "man-status-0"),
                ("1", "man-status-1"),
                ("2", "man-status-2"),
                ("3", "man-status-3"),
                ("130", "man-status-130"),
            ],
        ),
        (
            "man-environment",
            &[
                ("LC_ALL, LC_MESSAGES, LANG", "man-environment-language"),
                ("NO_COLOR", "man-environment-colour"),
                ("ENNEAD_MACHINE", "man-environment-machine"),
            ],
        ),
        ("man-files", &[("ennead/train.json", "man-files-train")]),
    ];
    for (heading, items) in SECTIONS {
        writeln!(page, ".SH \"{}\"", app.words.say(heading).to_uppercase())?;
        for (name, text) in items {
            writeln!(page, ".TP\n{name}\n{}", app.words.say(text).replace('-', "\\-"))?;
        }
    }
    Ok(())
}

/// The headings in the user's language, and the text at the end under the heading it brings along.
fn localised(page: &[u8], app: &App) -> String {
    let headings = [
        ("NAME", "man-name"),
        ("SYNOPSIS", "man-synopsis"),
        ("DESCRIPTION", "man-description"),
        ("EXTRA", "help-heading-examples"),
    ];
    let examples = format!("{}:", app.words.say("help-heading-examples"));
    let page = String::from_utf8_lossy(page);
    let lines = page.lines().filter(|line| *line != examples).map(|line| {
        let Some((macro_name, heading)) = line.split_once(' ') else { return line.to_owned() };
        let known = headings.iter().find(|(english, _)| *english == heading);
        match known.filter(|_| matches!(macro_name, ".SH" | ".SS")) {
            Some((_, key)) => format!("{macro_name} {}", app.words.say(key).to_uppercase()),
            None => line.to_owned(),
        }
    });
    lines.map(|line| line + "\n").collect()
}
