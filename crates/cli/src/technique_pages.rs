//! The pages of the techniques in `docs`: a map, and a page for each family, in every language.
//!
//! They are made from the lessons in `logic` and their words. The English pages are in the folder
//! itself, those of other languages in folders of their own. The pictures contain no words, so all
//! languages share them.

use std::fs;
use std::path::Path;

use anyhow::Context;
use ennead::draw;
use ennead::logic::lesson::{self, Example, FAMILIES, Family};
use ennead::logic::{Row, Table};
use ennead_text::{FamilyPart, LANGUAGES, Language, Shown, Words};

use crate::output;

/// A technique and what shows it; found once for all languages.
struct Lesson {
    row: Row,
    examples: Vec<Example>,
    shown: Option<Shown>,
}

/// Writes all pages and pictures into `folder`.
///
/// # Errors
///
/// If a file cannot be written.
pub(crate) fn write(folder: &Path) -> anyhow::Result<()> {
    let lessons: Vec<Lesson> = Table::usual().rows.iter().map(Lesson::of).collect();
    let save = |path: &Path, text: &str| {
        let folder = path.parent().unwrap_or(path);
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        fs::write(path, text).with_context(|| path.display().to_string())
    };
    for lesson in &lessons {
        for (name, picture) in lesson.pictures() {
            save(&folder.join("pictures").join(name), &picture)?;
        }
    }
    for &language in LANGUAGES {
        let is_root = language == Language::default();
        let folder = if is_root { folder.to_owned() } else { folder.join(language.code()) };
        let book = Book {
            words: Words::new(language),
            lessons: &lessons,
            pictures: if is_root { "pictures" } else { "../pictures" },
        };
        save(&folder.join("README.md"), &book.map())?;
        for family in FAMILIES {
            save(&folder.join(format!("{}.md", family.name)), &book.family(family))?;
        }
    }
    Ok(())
}

impl Lesson {
    fn of(row: &Row) -> Lesson {
        let examples = lesson::examples(row.technique.about().name);
        Lesson { row: *row, shown: Shown::first(&examples), examples }
    }

    fn name(&self) -> &'static str {
        self.row.technique.about().name
    }

    /// The names of its pictures, and the pictures.
    fn pictures(&self) -> Vec<(String, String)> {
        let Some(Shown { example, step, miss }) = &self.shown else { return Vec::new() };
        let row_name = |row: usize| (row + 1).to_string();
        let drawing = step.draw_in(&example.position);
        let pattern = draw::numbered_svg(&example.position.face(), &drawing, &row_name);
        let mut pictures = vec![(format!("{}.svg", self.name()), pattern)];
        if let Some(miss) = miss {
            let picture = draw::numbered_svg(&miss.position.face(), &miss.drawing, &row_name);
            pictures.push((format!("{}-not.svg", self.name()), picture));
        }
        pictures
    }
}

/// The pages of one language.
struct Book<'a> {
    words: Words,
    lessons: &'a [Lesson],
    /// The folder of the pictures, from the pages.
    pictures: &'static str,
}

impl Book<'_> {
    fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    fn of_family(&self, family: &Family) -> impl Iterator<Item = &Lesson> {
        let name = family.name;
        self.lessons.iter().filter(move |lesson| Family::of(lesson.name()).name == name)
    }

    /// The families from easy to hard, with their techniques.
    fn map(&self) -> String {
        let mut page =
            format!("# {}\n\n{}\n", self.say("lessons-title"), self.say("lessons-about"));
        for family in FAMILIES {
            let title = self.words.family(family, FamilyPart::Title);
            page += &format!("\n## [{title}]({}.md)\n\n", family.name);
            let heads = ["lessons-technique", "lessons-level", "lessons-score", "lessons-needing"];
            let heads: Vec<String> = heads.iter().map(|key| self.say(key)).collect();
            page += &format!("| {} |\n|---|---|--:|--:|\n", heads.join(" | "));
            for lesson in self.of_family(family) {
                let Row { technique, level, score, used } = lesson.row;
                let name = technique.about().name;
                let title = self.words.technique(name);
                let used = if used { "" } else { &format!(" ({})", self.say("lessons-unused")) };
                let level = self.words.hodoku_level(level);
                let count = lesson.examples.iter().filter(|example| example.needed).count();
                let link = format!("{}.md#{name}", family.name);
                page += &format!("| [{title}]({link}){used} | {level} | {score} | {count} |\n");
            }
        }
        page
    }

    fn family(&self, family: &Family) -> String {
        let say = |part| self.words.family(family, part);
        let mut page = format!("# {}\n\n", say(FamilyPart::Title));
        page += &format!("[{}](README.md)\n", self.say("lessons-title"));
        for (head, part) in [
            ("lessons-look", FamilyPart::Look),
            ("lessons-why", FamilyPart::Why),
            ("lessons-from", FamilyPart::From),
        ] {
            page += &format!("\n**{}.** {}\n", self.say(head), say(part));
        }
        page += &format!("\n*{} {}*\n", self.say("lessons-legend"), self.say("lessons-signs"));
        for lesson in self.of_family(family) {
            page += &self.technique(lesson);
        }
        page
    }

    fn technique(&self, lesson: &Lesson) -> String {
        let about = lesson.row.technique.about();
        let words = &self.words;
        let mut text = format!("\n<a id=\"{}\"></a>\n\n", about.name);
        text += &format!("## {}\n\n`{}`", words.technique(about.name), about.name);
        let level = words.hodoku_level(lesson.row.level);
        text += &format!(" · {level} · {} {}", self.say("lessons-score"), lesson.row.score);
        text += &format!(" · {}\n\n{}", about.codes.join(", "), words.technique_look(about.name));
        if about.uniqueness {
            text += &format!(" {}", self.say("lessons-one-solution"));
        }
        text += &format!("\n\n{}\n", words.technique_need(lesson.row.technique, &lesson.examples));
        let Some(Shown { example, step, miss }) = &lesson.shown else { return text };
        let picture = |name: &str, alt: &str| format!("![{alt}]({}/{name}.svg)", self.pictures);
        let (pattern, not) = (self.say("lessons-pattern"), self.say("lessons-miss"));
        let explained = words.step(step, &example.position);
        let is_long = explained.contains('\n');
        let caption = if is_long { "" } else { &explained };
        let shown = picture(about.name, &pattern);
        text += &match miss {
            Some(miss) => {
                let other = picture(&format!("{}-not", about.name), &not);
                let why = words.near_miss(miss);
                format!(
                    "\n| {pattern} | {not} |\n|---|---|\n| {shown} | {other} |\n| {caption} | {why} |\n"
                )
            }
            None => format!("\n| {pattern} |\n|---|\n| {shown} |\n| {caption} |\n"),
        };
        let marks = step.draw_in(&example.position);
        let grid = output::marked(words, &example.position.face(), &marks, false);
        text += &format!("\n```text\n{grid}```\n");
        if is_long {
            text += &format!("\n```text\n{explained}\n```\n");
        }
        text += "\n```text\n";
        for example in &lesson.examples {
            text += &format!("{}\n", example.case);
        }
        text + "```\n"
    }
}
