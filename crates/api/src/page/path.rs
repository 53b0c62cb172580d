//! Solution paths as a page of HTML, for screen and paper.

use std::collections::BTreeSet;

use ennead::draw;
use ennead::engine::Stopped;
use ennead::logic::lesson::{self, Family};
use ennead::logic::{Position, Step, Table};
use ennead::{Cell, Digit};
use ennead_text::{FamilyPart, Paragraph, Words};

use crate::play::explain::Walk;
use crate::question::Asker;

/// The style of a printed page: small type in two columns. Class `w` makes the grid at the start
/// large; class `s` puts singles one after the other; class `b` is shown on paper only.
const PAPER: &str = "\
    .b{display:none}@page{size:A4;margin:8mm 9mm}@media print{body{font:11pt/1.05 'Times New Roman','Liberation Serif',serif;margin:0;\
    max-width:none;padding:0}h1{font-size:9pt;margin:0 0 1mm}.e{display:none}p.b{display:block;font-size:8.5pt;margin:0 0 1mm;max-width:none}\
    ol{columns:2;column-gap:5mm;margin:0}li,li.b{display:block;margin:0 0 .5mm;break-inside:auto}li svg,li.s>*{display:none}\
    li.b svg{display:block;width:66mm;height:auto;margin:0 auto 1mm}li.w svg{width:85mm}li.b .ennead{--quiet:#222}li.b .heavy{stroke-width:5}li.b{font-size:8.5pt}li.s{display:inline;margin:0 .1em 0 0}.n{white-space:nowrap}li.b{break-inside:avoid}li.s>.b{display:inline}\
    li.d svg{display:block;width:70mm;height:auto;margin:.5mm auto}li.d .ennead{--quiet:#222}li.d{display:flex;flex-direction:column-reverse;gap:0;break-inside:avoid}\
    li h2,li p{display:inline;font-size:inherit}h2 a{text-decoration:none}li h2::after{content:'. '}li .l{display:none}li>div>.b{display:inline}}";

/// What comes before the paths.
pub fn path_page_head(words: &Words) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>ennead</title><style>\
         :root{{color-scheme:light dark}}body{{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;\
         max-width:62rem;padding:0 1rem}}h1{{font:600 1rem ui-monospace,monospace;overflow-wrap:anywhere}}h2 a{{color:inherit}}\
         ol{{padding:0;list-style:none}}li{{display:grid;grid-template-columns:minmax(0,24rem) 1fr;\
         gap:1.5rem;margin:0 0 2rem;break-inside:avoid}}.l{{margin:0 0 0 2.5em;text-indent:-2.5em}}\
         .l1{{margin-left:4em}}.l2{{margin-left:5.5em}}li h2{{font-size:1rem;margin:0}}p{{max-width:70ch}}\
         @media(max-width:40rem){{li{{grid-template-columns:1fr}}}}{PAPER}</style></head><body><main>\n",
        words.language()
    )
}

/// How to read what is on paper.
fn key(walk: &Walk, words: &Words) -> String {
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
    let is_chain = |step: &Step| Family::of(step.technique).name == lesson::CHAINS;
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
pub fn path_page_foot(met: &BTreeSet<&'static str>, words: &Words) -> String {
    let names = Table::usual().rows.iter().map(|row| row.technique.about().name);
    let lesson = |name: &str| {
        let why = words.family(Family::of(name), FamilyPart::Why);
        let said = escaped(&format!("{} {why}", words.technique_look(name)));
        format!("<dt id=\"{name}\"><b>{}</b></dt><dd><p>{said}</p></dd>\n", words.technique(name))
    };
    let lessons: String = names.filter(|name| met.contains(name)).map(lesson).collect();
    let lessons = match lessons.is_empty() {
        true => lessons,
        false => {
            let title = words.say("lessons-title");
            format!("<section class=\"e\"><h2>{title}</h2><dl>\n{lessons}</dl></section>")
        }
    };
    format!("{lessons}</main></body></html>")
}

/// A path, for screen and paper.
///
/// # Errors
///
/// If the asker stops waiting.
pub fn path_page(walk: &Walk, asker: &Asker) -> Result<String, Stopped> {
    let words = asker.words;
    let mut out = String::new();
    out += &format!("<h1>{}</h1>\n", walk.standing.clues);
    if !walk.standing.is_unique() {
        out += &format!("<p><em>{}</em></p>\n", words.say("not-unique"));
    }
    let end = escaped(&walk.end(asker)?);
    out += &format!("<p class=\"b\">{end}</p>\n");
    let row_name = |row| words.cell_names().row(row);
    let picture = |before: &Position, marks: &draw::Drawing| {
        draw::numbered_svg(&before.face(), marks, &row_name)
    };
    let start = picture(&walk.path.start, &draw::Drawing::default());
    // Where the path is short, there is room for a larger grid.
    let class = if walk.path.hard_steps() == 0 { "b w" } else { "b" };
    out += &format!("<ol><li class=\"{class}\">{start}{}</li>\n", escaped(&key(walk, words)));
    for (number, (before, step)) in (1..).zip(walk.path.positions()) {
        let svg = picture(&before, &step.draw_in(&before));
        let name = words.technique(step.technique);
        // Names and sentences are our own. The only special characters of HTML in them are the
        // `<`, `>` and `&` of Eureka notation.
        let brief = words.single(step);
        let class = match Family::of(step.technique).name {
            _ if brief.is_some() => " class=\"s\"",
            // These patterns are hard to find on the grid from the text alone.
            lesson::OTHERS => " class=\"d\"",
            _ => "",
        };
        out += &format!(
            "<li{class}>{svg}<div><h2>{number}. <a href=\"#{}\">{name}</a></h2>",
            step.technique
        );
        for paragraph in words.paragraphs(step, &before) {
            // Lines break before a link of a chain: a dash at the end of a line looks like a hyphen.
            let text = escaped(&paragraph.to_string()).replace("-(", "<wbr>-\u{2060}(");
            match paragraph.number {
                None => out += &format!("<p>{text}</p>"),
                Some(_) => out += &format!("<p class=\"l l{}\">{text}</p>", paragraph.indent),
            }
        }
        if let Some(lines) = words.lines_on_paper(step, &before) {
            out += &format!("<span class=\"b\">{}</span>", on_paper(&lines));
        }
        out += "</div>";
        if let Some(brief) = brief {
            out += &format!("<span class=\"b n\"><b>{number}.</b> {brief}</span> ");
        }
        out += "</li>\n";
    }
    out += &format!("</ol><p class=\"e\">{end}</p>\n");
    Ok(out)
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
        html += &format!("<b>{number}</b>\u{a0}{}", escaped(&line.text));
        depth = line.indent;
    }
    html
}

/// A sentence in HTML.
fn escaped(sentence: &str) -> String {
    sentence.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
