//! Worksheets: the first steps of a puzzle to be filled in, and three engines whose work is to be guessed;
//! or a position in which a technique is to be found. The reasons and the counts are at the back.

use ennead_draw::{Drawing, Picture};
use ennead_text::Words;

use super::board::{self, CLASSIC};
use super::builder::{Align, Builder};
use super::told::{Told, squares};
use crate::content::{Lesson, Sudoku};
use crate::font::Weight;
use crate::page::{Area, Ink, Mark, Part, Point};
use crate::settings::LARGE;

/// The lines below a drill, for an answer and its reason.
const DRILL_LINES: usize = 4;

/// The page under work becomes a worksheet.
pub(super) fn sheet(builder: &mut Builder, sudoku: &Sudoku, lesson: &Lesson, number: usize) {
    let words = builder.words;
    let title = words.say_with("booklet-puzzle", &[("number", number.to_string().into())]);
    let size = builder.settings.text_size();
    let large = board::side_for(LARGE, CLASSIC);
    // The heading of the section may leave too little room on a small page.
    if builder.settings.large_print() && builder.room() < large + size * 3.0 {
        builder.page();
    }
    builder.heading(2, &title);
    let area = builder.area();
    let mut side = (area.width * 0.75).min(builder.room() * 0.45);
    if builder.settings.large_print() {
        side = side.max(large.min(area.width).min(builder.room() - 4.0));
    }
    let drill = lesson.drill.as_ref();
    let shown = match drill {
        Some(drill) => Picture::classic(&drill.position.face(), &Drawing::default()),
        None if builder.settings.candidates => sudoku.with_candidates(),
        None => sudoku.board.clone(),
    };
    let told = Told::whole(words, builder.settings, sudoku, size);
    let code = told.code.as_ref().map_or(0.0, |_| told.code_side + told.white);
    side = side.min(area.width - code);
    let at = Point { x: area.x + (area.width - side - code) / 2.0, y: builder.y };
    let area = Area { x: at.x, y: at.y, width: side, height: side };
    let marks = board::board(builder, &shown, area);
    let rows = board::rows(&shown.sheet.grid());
    let args = [("number", number.to_string().into()), ("rows", rows.into())];
    let alt = words.say_with("booklet-grid-alt", &args);
    builder.last().push(Part::Figure(alt), marks);
    if let Some(code) = &told.code {
        let marks = squares(code, Point { x: at.x + side + told.white, y: at.y }, told.code_side);
        let args = [("number", number.to_string().into())];
        builder.last().push(Part::Figure(words.say_with("booklet-qr-alt", &args)), marks);
    }
    builder.y += side + size * 0.6;
    for line in told.lines(area.width) {
        builder.text(&line, told.size, Ink::Quiet);
    }
    builder.y += size * 0.3;

    if let Some(drill) = drill {
        builder.paragraph(&drill.task);
        for _ in 0..DRILL_LINES {
            to_fill_in(builder, &words.say("booklet-drill-line"));
        }
        return;
    }
    builder.paragraph(&words.say_with("booklet-steps", &[("count", lesson.steps.len().into())]));
    for i in 0..lesson.steps.len() {
        let text = words.say_with("booklet-step-line", &[("number", (i + 1).to_string().into())]);
        to_fill_in(builder, &text);
    }
    builder.y += size * 0.5;
    builder.paragraph(&words.say("booklet-engines-ask"));
    for engine in Lesson::ENGINES {
        let about =
            format!("{}: {}.", engine_name(words, engine), words.say(&format!("engine-{engine}")));
        builder.text(&about, size, Ink::Black);
        to_fill_in(builder, &words.say("booklet-engine-line"));
    }
}

/// The readable name of an engine; `ennead engines` lists the names for the command line.
fn engine_name(words: &Words, engine: &str) -> String {
    words.say(&format!("booklet-engine-{engine}"))
}

/// Adds a line of text, and a rule to write on up to the end of the line.
fn to_fill_in(builder: &mut Builder, text: &str) {
    let size = builder.settings.text_size();
    if builder.room() < size * 2.0 {
        builder.page();
    }
    let area = builder.area();
    let mark =
        builder.line(text, Weight::Regular, size, Ink::Black, (area, builder.y, Align::Left));
    let taken = match &mark {
        Mark::Text { text, .. } => Weight::Regular.width(text) * size,
        _ => 0.0,
    };
    let y = builder.y + size;
    let from = Point { x: area.x + taken + size * 0.5, y };
    let to = Point { x: area.right(), y };
    builder.last().push(Part::Paragraph, vec![mark]);
    if to.x > from.x {
        let ink = builder.ink(Ink::Quiet);
        let rule = Mark::Line { from, to, width: 0.5, ink };
        builder.last().push(Part::Ornament, vec![rule]);
    }
    builder.y += size * 2.0;
}

/// The reasons and counts, at the back.
pub(super) fn answers(builder: &mut Builder, lessons: &[(usize, &Lesson)]) {
    let words = builder.words;
    builder.page();
    builder.heading(1, &words.say("booklet-answers"));
    for (number, lesson) in lessons {
        if builder.room() < builder.settings.text_size() * 8.0 {
            builder.page();
        }
        let number = [("number", number.to_string().into())];
        builder.heading(2, &words.say_with("booklet-puzzle", &number));
        for (i, step) in lesson.steps.iter().enumerate() {
            match lesson.drill {
                Some(_) => builder.paragraph(step),
                None => builder.paragraph(&format!("{}. {step}", i + 1)),
            }
        }
        if lesson.drill.is_some() {
            continue;
        }
        builder.paragraph(&words.say("booklet-engines"));
        for (engine, work) in Lesson::ENGINES.iter().zip(&lesson.work) {
            let (nodes, guesses) = match work {
                Some(work) => (work.nodes.to_string(), work.backtracks.to_string()),
                None => (format!("> {}", Lesson::MOST_STEPS), "?".to_owned()),
            };
            let args = [
                ("engine", engine_name(words, engine).into()),
                ("nodes", nodes.into()),
                ("guesses", guesses.into()),
            ];
            builder.paragraph(&words.say_with("booklet-engines-work", &args));
        }
    }
}
