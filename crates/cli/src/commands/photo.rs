//! `ennead photo`: puzzles from photos, screenshots and scanned pages.

use std::fs::File;
use std::io::{self, BufRead, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use ennead::Cell;
use ennead::Writable;
use ennead::format::{self, Format};
use ennead_api::page::{Concern, Seen, seen};
use ennead_photo::geometry::{Perspective, Point};
use ennead_picture::Picture;

use crate::app::{App, Status};
use crate::args::Inputs;
use crate::input::{InputError, LARGEST_WHOLE, Source};
use crate::photo::{self, PhotoError};
use crate::{output, value};

#[derive(Args)]
pub(crate) struct PhotoArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "NAME", value_parser = value::chosen::<Writable>())]
    to: Option<Writable>,
    #[arg(long, value_name = "FILE")]
    show: Option<PathBuf>,
}

pub(crate) fn run(app: &App, args: &PhotoArgs) -> anyhow::Result<Status> {
    let sources = args.inputs.sources(app);
    if args.show.is_some() && sources.len() != 1 {
        bail!(app.words.say("photo-show-one"));
    }
    let format = args.to.map_or_else(line, |it| it.0);
    let mut status = Status::Good;
    let mut sheets = Vec::new();
    for source in &sources {
        let (picture, mut seen) = match look(source) {
            Ok(seen) => seen,
            Err(error) => {
                error.report(app, &source.name());
                status = status.max(error.status());
                continue;
            }
        };
        if io::stdin().is_terminal() && io::stderr().is_terminal() {
            seen.iter_mut().try_for_each(|seen| ask(app, seen, &mut io::stdin().lock()))?;
        }
        let several = seen.len() > 1;
        for (i, seen) in seen.iter().enumerate() {
            if let Some(concern) = &seen.concern {
                let error = PhotoError::Grid(several.then_some(i + 1), concern.clone());
                error.report(app, &source.name());
                status = status.max(error.status());
            }
            sheets.extend(seen.sheet());
        }
        if let Some(file) = &args.show {
            let written = drawn(&picture, &seen).save(file);
            written.with_context(|| file.display().to_string())?;
        }
    }
    let (head, foot) = output::frame(app, format, sheets.len() > 1)?;
    let mut out = app.out();
    out.write_all(head.as_bytes())?;
    for sheet in &sheets {
        output::write_sheet(format, sheet, &mut out)?;
    }
    out.write_all(foot.as_bytes())?;
    out.flush()?;
    Ok(status)
}

fn line() -> &'static Format {
    format::by_name("line").expect("a registered format")
}

/// A picture, and what is seen in it.
fn look(source: &Source) -> Result<(Picture, Vec<Seen>), InputError> {
    let input = source.open().map_err(InputError::Io)?;
    let bytes = photo::rest(&[], input, LARGEST_WHOLE).map_err(InputError::Io)?;
    let bytes = bytes.ok_or(InputError::TooLarge)?;
    let picture = photo::decode(&bytes).map_err(InputError::Photo)?;
    let seen = seen(&picture.pixels());
    if seen.is_empty() {
        return Err(InputError::Photo(PhotoError::NoGrid));
    }
    Ok((picture, seen))
}

/// Asks about each doubtful cell. The user types a digit, 0 or a dot for an empty cell, or nothing
/// to accept what was read. After all answers, only one thing can still be wrong: that the puzzle
/// does not have exactly one solution.
fn ask(app: &App, seen: &mut Seen, answers: &mut impl BufRead) -> anyhow::Result<()> {
    let (Some(Concern::Doubtful(_)), Some(answer)) = (&seen.concern, &seen.answer) else {
        return Ok(());
    };
    let (taken, mut digits) = (answer.digits, answer.digits);
    for doubt in answer.doubts.iter().filter(|doubt| doubt.is_question(&taken)) {
        let name = |digit: u8| if digit == 0 { ".".to_owned() } else { digit.to_string() };
        let cell = Cell::ALL[doubt.cell].to_string();
        let (taken, other) = (name(taken[doubt.cell]), name(doubt.second));
        let question = [("cell", cell.into()), ("taken", taken.into()), ("other", other.into())];
        eprint!("{}", app.words.say_with("photo-question", &question));
        io::stderr().flush()?;
        let mut said = String::new();
        if answers.read_line(&mut said)? == 0 {
            return Ok(());
        }
        match said.trim() {
            "." => digits[doubt.cell] = 0,
            said => {
                if let Ok(digit @ 0..=9) = said.parse() {
                    digits[doubt.cell] = digit;
                }
            }
        }
    }
    seen.take(digits);
    Ok(())
}

/// The longest side of what `--show` writes, in pixels.
const SHOWN: usize = 1600;

const SURE: [u8; 3] = [0, 150, 60];
const DOUBTFUL: [u8; 3] = [230, 90, 0];

/// The picture with the outlines of the grids, and each digit as it was read in the corner of its
/// cell; what is doubtful in orange.
fn drawn(picture: &Picture, seen: &[Seen]) -> Canvas {
    let longer = picture.width().max(picture.height());
    let scale = (SHOWN as f32 / longer as f32).min(1.0);
    let mut shown = Canvas::of(picture, longer.max(SHOWN));
    for seen in seen {
        let map = Perspective::onto(&seen.reading.corners.map(|corner| corner.scaled(scale)));
        let colour = if seen.concern.is_some() { DOUBTFUL } else { SURE };
        let frame = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)];
        for side in frame.windows(2) {
            stroke(&mut shown, &map, side[0], side[1], colour);
        }
        let Some(answer) = &seen.answer else { continue };
        for (cell, &digit) in answer.digits.iter().enumerate() {
            let doubts = answer.doubts.iter().filter(|doubt| doubt.is_question(&answer.digits));
            let doubtful = doubts.into_iter().any(|doubt| doubt.cell == cell);
            let (x, y) = ((cell % 9) as f32, (cell / 9) as f32);
            let colour = if doubtful { DOUBTFUL } else { SURE };
            // In the lower right corner, a quarter as high as the cell.
            let place =
                |(u, v): (f32, f32)| ((x + 0.78 + 0.14 * u) / 9.0, (y + 0.66 + 0.13 * v) / 9.0);
            for (from, to) in segments(digit) {
                stroke(&mut shown, &map, place(from), place(to), colour);
            }
        }
    }
    shown
}

/// The strokes of a digit in seven segments, one wide and two high; none for 0.
fn segments(digit: u8) -> impl Iterator<Item = ((f32, f32), (f32, f32))> {
    const ENDS: [((f32, f32), (f32, f32)); 7] = [
        ((0.0, 0.0), (1.0, 0.0)),
        ((1.0, 0.0), (1.0, 1.0)),
        ((1.0, 1.0), (1.0, 2.0)),
        ((0.0, 2.0), (1.0, 2.0)),
        ((0.0, 1.0), (0.0, 2.0)),
        ((0.0, 0.0), (0.0, 1.0)),
        ((0.0, 1.0), (1.0, 1.0)),
    ];
    const LIT: [u8; 10] = [0, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f];
    let lit = LIT[usize::from(digit)];
    ENDS.into_iter().enumerate().filter(move |(i, _)| lit >> i & 1 == 1).map(|(_, ends)| ends)
}

/// A straight line between two places of the unit square, two pixels wide.
fn stroke(
    canvas: &mut Canvas,
    map: &Perspective,
    from: (f32, f32),
    to: (f32, f32),
    colour: [u8; 3],
) {
    let ends = [from, to].map(|(u, v)| map.at(u, v));
    let steps = (2.0 * ends[0].distance(ends[1])).clamp(1.0, 1e5) as u32;
    for step in 0..=steps {
        let t = step as f32 / steps as f32;
        let Point { x, y } = map.at(from.0 + t * (to.0 - from.0), from.1 + t * (to.1 - from.1));
        for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let (x, y) = (x + dx, y + dy);
            if x >= 0.0 && y >= 0.0 {
                canvas.set(x as usize, y as usize, colour);
            }
        }
    }
}

/// What `--show` draws on.
struct Canvas {
    width: usize,
    height: usize,
    /// Row by row.
    pixels: Vec<[u8; 3]>,
}

impl Canvas {
    /// A picture, made smaller as a side of `longer` pixels becomes one of [`SHOWN`]: each pixel is
    /// the mean of those that it replaces.
    fn of(picture: &Picture, longer: usize) -> Canvas {
        let to = |side: usize| (side * SHOWN / longer).max(1);
        let (width, height) = (to(picture.width()), to(picture.height()));
        let part = |at: usize, of: usize, side: usize| at * side / of..(at + 1) * side / of;
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let (mut sum, mut many) = ([0; 3], 0);
                for from_y in part(y, height, picture.height()) {
                    for from_x in part(x, width, picture.width()) {
                        let rgb = picture.rgb(from_x, from_y);
                        sum.iter_mut().zip(rgb).for_each(|(sum, value)| *sum += u32::from(value));
                        many += 1;
                    }
                }
                pixels.push(sum.map(|sum| (sum / many) as u8));
            }
        }
        Canvas { width, height, pixels }
    }

    /// Colours a pixel, if it is on the canvas.
    fn set(&mut self, x: usize, y: usize, colour: [u8; 3]) {
        if x < self.width && y < self.height {
            self.pixels[y * self.width + x] = colour;
        }
    }

    /// Writes a PNG file.
    fn save(&self, file: &Path) -> anyhow::Result<()> {
        let file = BufWriter::new(File::create(file)?);
        let mut encoder = png::Encoder::new(file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(self.pixels.as_flattened())?;
        writer.finish()?;
        Ok(())
    }
}
