//! `ennead explain`: the whole solution path by logic.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::Context;
use clap::{Args, ValueEnum};
use ennead::draw;
use ennead::logic::lesson::{self, Family};
use ennead::logic::{Options, Position, Step, Table};
use ennead::{Cell, Digit, Sheet};
use ennead_api as api;
use ennead_api::play::{Finders, Walk};
use ennead_text::{FamilyPart, Paragraph, wrapped};

use crate::app::{App, Status};
use crate::args::{Inputs, Threads};
use crate::proof_folder::Folder;
use crate::{bulk, output, value};

#[derive(Args)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[arg(long)]
    grid: bool,
    #[arg(long)]
    short: bool,
    #[arg(long, value_name = "N", requires = "short", default_value_t = api::play::USUAL_EFFORT.into(), value_parser = value::number(0..=api::play::MOST_EFFORT.into()))]
    effort: u64,
    #[arg(long, value_name = "DIR")]
    proof: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    #[command(flatten)]
    threads: Threads,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Markdown,
    Html,
    Json,
}

/// Which techniques are used, and in which order.
#[derive(Args)]
pub(crate) struct Choice {
    #[arg(long, value_name = "NAME", value_parser = value::theory())]
    theory: Option<&'static str>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = value::technique())]
    only: Vec<&'static str>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = value::technique())]
    without: Vec<&'static str>,
    #[arg(long)]
    no_uniqueness: bool,
    #[arg(long, value_name = "N", default_value_t = Options::DEFAULT.max_kraken_size as u64, value_parser = value::number(2..=7))]
    kraken_size: u64,
    #[arg(long, value_name = "N", default_value_t = Options::DEFAULT.max_kraken_fins as u64, value_parser = value::number(1..=5))]
    kraken_fins: u64,
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
}

impl Choice {
    /// The finders of the chosen techniques.
    pub(crate) fn finders(&self, app: &App) -> anyhow::Result<Finders> {
        self.finders_of(app, |choice| choice)
    }

    /// The finders for all steps: see [`api::play::Steps`].
    pub(crate) fn finders_of_all(&self, app: &App) -> anyhow::Result<Finders> {
        self.finders_of(app, api::play::Choice::without_nets)
    }

    fn finders_of(
        &self,
        app: &App,
        narrowed: impl FnOnce(api::play::Choice) -> api::play::Choice,
    ) -> anyhow::Result<Finders> {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let name = || self.table.as_ref().map_or(String::new(), |path| path.display().to_string());
        let table = self.table.as_ref().map(std::fs::read_to_string).transpose();
        let table = table.with_context(name)?;
        let choice = api::play::Choice {
            only: names(&self.only),
            without: names(&self.without),
            uniqueness: !self.no_uniqueness,
            kraken_size: self.kraken_size as usize,
            kraken_fins: self.kraken_fins as usize,
            table,
            theory: self.theory.map(str::to_owned),
        };
        let finders = narrowed(choice).finders(&app.words).map_err(|refusal| app.refused(refusal));
        if self.table.is_some() { finders.with_context(name) } else { finders }
    }
}

pub(crate) fn run(app: &App, args: &ExplainArgs) -> anyhow::Result<Status> {
    let finders = args.choice.finders(app)?;
    let (format, grid, coloured) = (args.format, args.grid, app.is_coloured());
    let proofs = args.proof.as_ref().map(|path| Folder::make(app, path)).transpose()?;
    let effort = args.short.then_some(args.effort as u32);
    let met = Mutex::default();
    let explainer = Explainer { app, format, grid, coloured, finders, effort, proofs, met };
    app.attend_to_signals()?;
    let mut out = app.out();
    if args.format == Format::Html {
        out.write_all(explainer.html_head().as_bytes())?;
        out.flush()?;
    }
    // `each_sheet` takes the standard output for itself.
    drop(out);
    let chunks = args.inputs.chunks(app).in_pieces(4);
    let status = bulk::each_sheet(app, chunks, args.threads.count(), |sheet, out| {
        explainer.explain(sheet, out)
    })?;
    if args.format == Format::Html {
        writeln!(io::stdout(), "{}</main></body></html>", explainer.html_lessons())?;
    }
    Ok(status)
}

/// The style of a printed page: small type in two columns. Class `w` makes the grid at the start
/// large; class `s` puts singles one after the other; class `b` is shown on paper only.
const PAPER: &str = "\
    .b{display:none}@page{size:A4;margin:8mm 9mm}@media print{body{font:11pt/1.05 'Times New Roman','Liberation Serif',serif;margin:0;\
    max-width:none;padding:0}h1{font-size:9pt;margin:0 0 1mm}.e{display:none}p.b{display:block;font-size:8.5pt;margin:0 0 1mm;max-width:none}\
    ol{columns:2;column-gap:5mm;margin:0}li,li.b{display:block;margin:0 0 .5mm;break-inside:auto}li svg,li.s>*{display:none}\
    li.b svg{display:block;width:66mm;height:auto;margin:0 auto 1mm}li.w svg{width:85mm}li.b .ennead{--quiet:#222}li.b .heavy{stroke-width:5}li.b{font-size:8.5pt}li.s{display:inline;margin:0 .1em 0 0}.n{white-space:nowrap}li.b{break-inside:avoid}li.s>.b{display:inline}\
    li.d svg{display:block;width:70mm;height:auto;margin:.5mm auto}li.d .ennead{--quiet:#222}li.d{display:flex;flex-direction:column-reverse;gap:0;break-inside:avoid}\
    li h2,li p{display:inline;font-size:inherit}h2 a{text-decoration:none}li h2::after{content:'. '}li .l{display:none}li>div>.b{display:inline}}";

struct Explainer<'a> {
    app: &'a App,
    format: Format,
    grid: bool,
    coloured: bool,
    finders: Finders,
    effort: Option<u32>,
    proofs: Option<Folder<'a>>,
    /// The techniques of all steps, for what is said of them at the end of a page of HTML.
    met: Mutex<BTreeSet<&'static str>>,
}

impl Explainer<'_> {
    fn explain(&self, sheet: &Sheet, out: &mut dyn Write) -> anyhow::Result<Status> {
        let words = &self.app.words;
        let walk = match Walk::new(sheet, &self.finders, self.effort, &self.app.stop)? {
            Ok(walk) => walk,
            Err(clash) => {
                writeln!(out, "{}", clash.sentence(words))?;
                return Ok(Status::NotUnique);
            }
        };
        if let Some(proofs) = &self.proofs {
            proofs.add_path(&walk.path)?;
        }
        match self.format {
            Format::Text => self.text(&walk, out)?,
            Format::Markdown => self.markdown(&walk, out)?,
            Format::Html => self.html(&walk, out)?,
            Format::Json => output::json(&walk.explained(false, &self.app.asker())?, out)?,
        }
        Ok(if walk.standing.is_unique() { Status::Good } else { Status::NotUnique })
    }

    fn text(&self, walk: &Walk, out: &mut dyn Write) -> anyhow::Result<()> {
        let words = &self.app.words;
        writeln!(out, "{}", walk.standing.clues)?;
        if !walk.standing.is_unique() {
            writeln!(out, "{}", words.say("not-unique"))?;
        }
        for (number, (before, step)) in (1..).zip(walk.path.positions()) {
            writeln!(out, "\n{number:>3}. {}", words.technique(step.technique))?;
            for paragraph in words.paragraphs(step, &before) {
                let indent = 5 + 3 * paragraph.indent;
                let hanging = paragraph.number.map_or(0, |number| format!("{number}. ").len());
                let text = wrapped(&paragraph.to_string(), indent + hanging);
                writeln!(out, "{:indent$}{text}", "")?;
            }
            if self.grid {
                writeln!(out)?;
                let marks = &step.draw_in(&before);
                let text = output::marked(words, &before.face(), marks, self.coloured);
                out.write_all(text.as_bytes())?;
            }
        }
        Ok(writeln!(out, "\n{}", walk.end(&self.app.asker())?)?)
    }

    fn markdown(&self, walk: &Walk, out: &mut dyn Write) -> anyhow::Result<()> {
        let words = &self.app.words;
        writeln!(out, "# {}\n", walk.standing.clues)?;
        if !walk.standing.is_unique() {
            writeln!(out, "*{}*\n", words.say("not-unique"))?;
        }
        for (number, (before, step)) in (1..).zip(walk.path.positions()) {
            let name = words.technique(step.technique);
            write!(out, "{number}. **{name}.**")?;
            for paragraph in words.paragraphs(step, &before) {
                let indent = "  ".repeat(paragraph.indent);
                match paragraph.number {
                    // Markdown would number a list anew where a branch ends.
                    Some(line) => write!(out, "\n   {indent}- {line}\\. {}", paragraph.text)?,
                    None => write!(out, " {}", paragraph.text)?,
                }
            }
            writeln!(out)?;
            if self.grid {
                let marks = &step.draw_in(&before);
                writeln!(out, "\n   ```")?;
                for line in output::marked(words, &before.face(), marks, false).lines() {
                    writeln!(out, "   {line}")?;
                }
                writeln!(out, "   ```\n")?;
            }
        }
        Ok(writeln!(out, "\n{}\n", walk.end(&self.app.asker())?)?)
    }

    fn html_head(&self) -> String {
        format!(
            "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\"><title>ennead</title><style>\
             :root{{color-scheme:light dark}}body{{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;\
             max-width:62rem;padding:0 1rem}}h1{{font:600 1rem ui-monospace,monospace;overflow-wrap:anywhere}}h2 a{{color:inherit}}\
             ol{{padding:0;list-style:none}}li{{display:grid;grid-template-columns:minmax(0,24rem) 1fr;\
             gap:1.5rem;margin:0 0 2rem;break-inside:avoid}}.l{{margin:0 0 0 2.5em;text-indent:-2.5em}}\
             .l1{{margin-left:4em}}.l2{{margin-left:5.5em}}li h2{{font-size:1rem;margin:0}}p{{max-width:70ch}}\
             @media(max-width:40rem){{li{{grid-template-columns:1fr}}}}{PAPER}</style></head><body><main>\n",
            self.app.words.language()
        )
    }

    /// How to read what is on paper.
    fn key(&self, walk: &Walk) -> String {
        let words = &self.app.words;
        // The example is a candidate of this puzzle, in case the reader looks for it on the grid.
        let start = &walk.path.start;
        let example = start.empty().first().unwrap_or(Cell::at(0, 0));
        let args = [
            ("cell", words.cell(example).into()),
            ("row", (example.row() + 1).into()),
            ("column", (example.column() + 1).into()),
            ("box", (example.box_() + 1).into()),
            ("two", words.notation("r12c1").into()),
            ("first", words.notation("r1c1").into()),
            ("second", words.notation("r2c1").into()),
            ("digit", start.candidates(example).first().map_or(1, Digit::get).into()),
        ];
        let in_lines = |(before, step): (Position, &Step)| step.argument(&before).is_some();
        let mut key = words.say_with("paper-key", &args);
        if walk.path.hard_steps() > 0 {
            key += &format!(" {}", words.say_with("paper-key-sets", &args));
        }
        let is_chain = |step: &Step| Family::of(step.technique).name == "chains";
        if walk.path.steps.iter().any(is_chain) {
            key += &format!(" {}", words.say("paper-key-chains"));
        }
        if walk.path.positions().any(in_lines) {
            key += &format!(" {}", words.say_with("paper-key-lines", &args));
        }
        let is_drawn = |step: &Step| Family::of(step.technique).name == lesson::OTHERS;
        if walk.path.positions().any(|(_, step)| is_drawn(step)) {
            key += &format!(" {}", words.say("paper-key-pictures"));
        }
        key
    }

    /// What to look for in each technique met, and why it holds. The names above lead here: a file is read
    /// where no server may be. It is not printed.
    fn html_lessons(&self) -> String {
        let words = &self.app.words;
        let met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        let names = Table::usual().rows.iter().map(|row| row.technique.about().name);
        let lesson = |name: &str| {
            let why = words.family(Family::of(name), FamilyPart::Why);
            let said = output::html(&format!("{} {why}", words.technique_look(name)));
            format!(
                "<dt id=\"{name}\"><b>{}</b></dt><dd><p>{said}</p></dd>\n",
                words.technique(name)
            )
        };
        let lessons: String = names.filter(|name| met.contains(name)).map(lesson).collect();
        match lessons.is_empty() {
            true => lessons,
            false => {
                let title = words.say("lessons-title");
                format!("<section class=\"e\"><h2>{title}</h2><dl>\n{lessons}</dl></section>")
            }
        }
    }

    fn html(&self, walk: &Walk, out: &mut dyn Write) -> anyhow::Result<()> {
        let words = &self.app.words;
        writeln!(out, "<h1>{}</h1>", walk.standing.clues)?;
        if !walk.standing.is_unique() {
            writeln!(out, "<p><em>{}</em></p>", words.say("not-unique"))?;
        }
        let end = output::html(&walk.end(&self.app.asker())?);
        writeln!(out, "<p class=\"b\">{end}</p>")?;
        let row_name = |row| words.cell_names().row(row);
        let picture = |before: &Position, marks: &draw::Drawing| {
            draw::numbered_svg(&before.face(), marks, &row_name)
        };
        let start = picture(&walk.path.start, &draw::Drawing::default());
        // Where the path is short, there is room for a larger grid.
        let class = if walk.path.hard_steps() == 0 { "b w" } else { "b" };
        writeln!(out, "<ol><li class=\"{class}\">{start}{}</li>", output::html(&self.key(walk)))?;
        for (number, (before, step)) in (1..).zip(walk.path.positions()) {
            let svg = picture(&before, &step.draw_in(&before));
            let name = words.technique(step.technique);
            self.met.lock().unwrap_or_else(PoisonError::into_inner).insert(step.technique);
            // Names and sentences are our own. The only special characters of HTML in them are the
            // `<`, `>` and `&` of Eureka notation.
            let brief = words.single(step);
            let class = match Family::of(step.technique).name {
                _ if brief.is_some() => " class=\"s\"",
                // These patterns are hard to find on the grid from the text alone.
                lesson::OTHERS => " class=\"d\"",
                _ => "",
            };
            write!(
                out,
                "<li{class}>{svg}<div><h2>{number}. <a href=\"#{}\">{name}</a></h2>",
                step.technique
            )?;
            for paragraph in words.paragraphs(step, &before) {
                // Lines break before a link of a chain: a dash at the end of a line looks like a hyphen.
                let text = output::html(&paragraph.to_string()).replace("-(", "<wbr>-\u{2060}(");
                match paragraph.number {
                    None => write!(out, "<p>{text}</p>")?,
                    Some(_) => write!(out, "<p class=\"l l{}\">{text}</p>", paragraph.indent)?,
                }
            }
            if let Some(lines) = words.lines_on_paper(step, &before) {
                write!(out, "<span class=\"b\">{}</span>", on_paper(&lines))?;
            }
            write!(out, "</div>")?;
            if let Some(brief) = brief {
                write!(out, "<span class=\"b n\"><b>{number}.</b> {brief}</span> ")?;
            }
            writeln!(out, "</li>")?;
        }
        Ok(writeln!(out, "</ol><p class=\"e\">{end}</p>")?)
    }
}

/// Keeps a short reason on one line, and the last two line numbers together.
fn unbroken(line: &str) -> String {
    let Some((says, reason)) = line.split_once(" (") else { return line.to_owned() };
    let bound = |text: &str| text.replace(' ', "\u{a0}");
    let (reason, numbers) = reason.rsplit_once("; ").unwrap_or(("", reason));
    let brief = if reason.len() > 10 { reason.to_owned() } else { bound(reason) };
    let numbers = match numbers.rsplit_once(", ") {
        Some((first, last)) => format!("{first},\u{a0}{last}"),
        None => bound(numbers),
    };
    let comma = if brief.is_empty() { "" } else { "; " };
    format!("{says} ({brief}{comma}{numbers}")
}

/// Numbered lines one after the other; nested suppositions, with what follows from them, are in
/// brackets.
fn on_paper(lines: &[Paragraph]) -> String {
    let mut html = String::new();
    let mut depth = 0_usize;
    for line in lines {
        let number = line.number.unwrap_or_default();
        html += &"]".repeat(depth.saturating_sub(line.indent));
        // Wider than a blank: a line begins with its number, and the one before it may end with a digit.
        html += if html.is_empty() { "" } else { "\u{2002}" };
        html += &"[".repeat(line.indent.saturating_sub(depth));
        html += &format!("<b>{number}</b>\u{a0}{}", output::html(&unbroken(&line.text)));
        depth = line.indent;
    }
    html
}
