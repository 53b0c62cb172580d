//! Measures how well pictures are read: without a folder all those the tests draw, otherwise
//! a folder of photos with the truth beside them.
//!
//! ```sh
//! cargo run --release -p ennead-tools --bin measure -- [FOLDER] [--weights FILE]
//!     [--stress] [--steps FOLDER] [--page]
//! ```
//!
//! For each `NAME.jpg` or `NAME.png` there is a `NAME.dat`: two lines of anything, then nine rows
//! of nine numbers, 0 for an empty cell (the layout of the Sudoku Dataset of B. Wicht and
//! J. Hennebert). Prints a line for each photo that is not read perfectly, and a table.
//! `--steps` writes the pictures of the steps of these photos to a folder; `--stress` spoils every
//! tenth photo in many ways; `--page` looks for all grids.

#[path = "../../../photo/tests/common/mod.rs"]
mod common;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs};

use common::count::count;
use common::draw::Photo;
use common::scenes::{KINDS, NOTHING, Outcome, nothing};
use ennead_photo::geometry::Point;
use ennead_photo::network::Network;
use ennead_photo::{Answer, Channels, Contents, Picture, Pixels, Reach, Reader, Reading};
use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageDecoder, ImageReader};

#[derive(Default)]
struct Table {
    photos: usize,
    found: usize,
    cells: usize,
    givens: [usize; 2],
    empties: [usize; 2],
    as_read: usize,
    repaired: usize,
    sure: usize,
    sure_and_wrong: usize,
    wrong_and_likely: usize,
    coloured: usize,
    milliseconds: Vec<f64>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut folder = None;
    let (mut weights, mut steps, mut page, mut stressed) = (None, None, false, false);
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--weights" => weights = arguments.next(),
            "--steps" => steps = arguments.next().map(PathBuf::from),
            "--page" => page = true,
            "--stress" => stressed = true,
            _ => folder = Some(PathBuf::from(argument)),
        }
    }
    let reader = match weights {
        Some(file) => Reader::new(Network::from_bytes(&fs::read(file)?)?),
        None => Reader::default(),
    };
    let Some(folder) = folder else {
        drawn(&reader);
        return Ok(());
    };
    let reach = if page { Reach::All } else { Reach::One };
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?;
    files.retain(|file| file.extension().is_some_and(|e| e == "jpg" || e == "png"));
    files.sort();
    if stressed {
        return stress(&reader, &files);
    }
    let mut table = Table::default();
    for file in &files {
        let truth = truth(&file.with_extension("dat"))?;
        let photo = open(file)?.into_rgb8();
        let (width, height) = (photo.width() as usize, photo.height() as usize);
        let pixels = Pixels::new(photo.as_raw(), width, height, Channels::Rgb)?;
        let start = Instant::now();
        let readings = reader.read(&pixels, reach);
        table.milliseconds.push(start.elapsed().as_secs_f64() * 1e3);
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let perfect = table.add(&name, &readings, &truth);
        if let Some(steps) = steps.as_ref().filter(|_| !perfect) {
            let mut number = 0;
            reader.read_showing(&pixels, reach, &mut |step, picture| {
                number += 1;
                let file = steps.join(format!("{name}-{number:02}-{step}.ppm"));
                fs::write(file, ppm(picture)).expect("the folder can be written to");
            });
        }
    }
    table.print();
    Ok(())
}

/// Reads all that the tests draw.
fn drawn(reader: &Reader) {
    println!("{:26} {:>5} {:>6} {:>6} {:>6} {:>6}", "", "of", "right", "asked", "missed", "wrong");
    for (name, number, scene) in KINDS {
        let mut counts = [0; 4];
        for scene in (0..number).map(scene) {
            let outcome = scene.read(reader);
            counts[outcome as usize] += 1;
            if outcome != Outcome::Right {
                println!("    {}: {outcome:?}", scene.name);
            }
        }
        let [right, asked, missed, wrong] = counts;
        println!("{name:26} {number:5} {right:6} {asked:6} {missed:6} {wrong:6}");
    }
    let mut found = 0;
    for (name, photo) in (0..NOTHING).map(nothing) {
        for reading in reader.read(&photo.pixels(), Reach::All) {
            let (score, contents) = (reading.score, reading.contents());
            let clarity = clarity(&reading);
            println!("    {name}: a grid, {contents:?}, score {score:.2}, {clarity:.3}");
            found += 1;
        }
    }
    println!("{:26} {NOTHING:5}   grids found: {found}", "no grid");
}

/// The bytes of a PPM file.
fn ppm(picture: &Picture) -> Vec<u8> {
    let mut bytes = format!("P6 {} {} 255\n", picture.width, picture.height).into_bytes();
    bytes.extend(&picture.rgb);
    bytes
}

/// How clearly the cells are read: the mean of their greatest probabilities. Grids that can be read
/// have 0.95 and more; what has cells but no digits in them has less.
fn clarity(reading: &Reading) -> f32 {
    let greatest = reading.cells.iter().map(|cell| cell.iter().copied().fold(0.0, f32::max));
    greatest.sum::<f32>() / 81.0
}

/// Reads every tenth photo, spoilt in many ways.
fn stress(reader: &Reader, files: &[PathBuf]) -> Result<(), Box<dyn Error>> {
    type Spoil = fn(Photo) -> Photo;
    let rows: [(&str, Spoil); 14] = [
        ("as it is", |photo| photo),
        ("turned by 12°", |photo| on_black(&photo, 12.0)),
        ("turned by 30°", |photo| on_black(&photo, 30.0)),
        ("turned by 45°", |photo| on_black(&photo, 45.0)),
        ("turned by 180°", |photo| photo.turned(180.0)),
        ("far edge 30 % shorter", |photo| trapezoid(&photo, 0.30)),
        ("far edge 50 % shorter", |photo| trapezoid(&photo, 0.50)),
        ("longer side 450", |photo| shrunk(&photo, 450)),
        ("longer side 320", |photo| shrunk(&photo, 320)),
        ("longer side 240", |photo| shrunk(&photo, 240)),
        ("JPEG of quality 15", |photo| jpeg(&photo, 15)),
        ("hard shadow, × 0.45", |photo| photo.shadowed(0.5, 0.45)),
        ("reflection", |photo| photo.glaring(0.5, 0.5, 0.25)),
        ("noise of 12", |photo| photo.noisy(12.0, &mut common::draw::Dice(1))),
    ];
    println!("{:26} {:>5} {:>6} {:>6} {:>6} {:>6}", "", "of", "found", "read", "repair", "wrong");
    for (name, spoil) in rows {
        let mut table = Table::default();
        for file in files.iter().step_by(10) {
            let photo = open(file)?.into_rgb8();
            let (width, height) = (photo.width() as usize, photo.height() as usize);
            let photo = spoil(Photo { width, height, rgb: photo.into_raw() });
            let truth = truth(&file.with_extension("dat"))?;
            let file = file.file_stem().unwrap_or_default().to_string_lossy();
            table.add(&format!("    {file}"), &reader.read(&photo.pixels(), Reach::One), &truth);
        }
        let Table { photos, found, as_read, repaired, sure_and_wrong, .. } = table;
        println!("{name:26} {photos:5} {found:6} {as_read:6} {repaired:6} {sure_and_wrong:6}");
    }
    Ok(())
}

/// Turned by degrees, on a canvas on which all of it has room.
fn on_black(photo: &Photo, degrees: f32) -> Photo {
    let side = (photo.width as f32).hypot(photo.height as f32) as usize;
    let mut canvas = Photo { width: side, height: side, rgb: vec![90; 3 * side * side] };
    let (left, top) = ((side - photo.width) / 2, (side - photo.height) / 2);
    for (y, row) in photo.rgb.chunks_exact(3 * photo.width).enumerate() {
        let start = 3 * ((top + y) * side + left);
        canvas.rgb[start..start + row.len()].copy_from_slice(row);
    }
    canvas.turned(degrees)
}

/// The far edge this much shorter: what the camera sees of it reaches past the picture.
fn trapezoid(photo: &Photo, share: f32) -> Photo {
    let (width, height) = (photo.width as f32, photo.height as f32);
    let past = width * (1.0 / (1.0 - share) - 1.0) / 2.0;
    let quad = [(-past, 0.0), (width + past, 0.0), (width, height), (0.0, height)];
    photo.seen(&quad.map(|(x, y)| Point::new(x, y)), photo.width, photo.height)
}

fn shrunk(photo: &Photo, longer: u32) -> Photo {
    let picture =
        image::RgbImage::from_raw(photo.width as u32, photo.height as u32, photo.rgb.clone());
    let picture = DynamicImage::from(picture.expect("its own size")).thumbnail(longer, longer);
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    Photo { width, height, rgb: picture.into_rgb8().into_raw() }
}

fn jpeg(photo: &Photo, quality: u8) -> Photo {
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, quality);
    let (width, height) = (photo.width as u32, photo.height as u32);
    encoder.encode(&photo.rgb, width, height, image::ExtendedColorType::Rgb8).expect("in memory");
    let picture = image::load_from_memory(&bytes).expect("just written").into_rgb8();
    Photo { width: photo.width, height: photo.height, rgb: picture.into_raw() }
}

/// Decodes a picture and turns it as its EXIF data say.
fn open(file: &Path) -> Result<DynamicImage, Box<dyn Error>> {
    let mut decoder = ImageReader::open(file)?.with_guessed_format()?.into_decoder()?;
    let orientation = decoder.orientation()?;
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

fn truth(file: &Path) -> Result<[u8; 81], Box<dyn Error>> {
    let text = fs::read_to_string(file)?;
    let numbers = text.lines().skip(2).flat_map(str::split_whitespace).map(str::parse);
    let numbers: Vec<u8> = numbers.collect::<Result<_, _>>()?;
    numbers.try_into().map_err(|_| format!("{}: not 81 numbers", file.display()).into())
}

impl Table {
    /// Adds a photo; whether it was read without a fault.
    fn add(&mut self, name: &str, readings: &[Reading], truth: &[u8; 81]) -> bool {
        self.photos += 1;
        let right = |reading: &&Reading| {
            let digits = reading.digits();
            (0..81).filter(|&cell| digits[cell] == truth[cell]).count()
        };
        // If there are several, the one that is most like the truth; a grid at a wrong place would
        // have few digits right.
        let Some(reading) = readings.iter().max_by_key(right).filter(|r| right(r) > 60) else {
            let scores: Vec<f32> = readings.iter().map(|r| r.score).collect();
            println!("{name}: no grid ({scores:?})");
            return false;
        };
        self.found += 1;
        self.cells += right(&reading);
        let digits = reading.digits();
        for (digit, truth) in digits.iter().zip(truth) {
            let kind = if *truth > 0 { &mut self.givens } else { &mut self.empties };
            kind[usize::from(digit == truth)] += 1;
        }
        let (answer, entries) = reading.puzzle(count);
        self.coloured += usize::from(!entries.is_empty());
        let as_read = digits == *truth;
        let repaired = answer.proper && answer.digits == *truth;
        self.as_read += usize::from(as_read);
        self.repaired += usize::from(repaired);
        self.sure += usize::from(answer.is_sure());
        self.sure_and_wrong += usize::from(answer.is_sure() && answer.digits != *truth);
        let likely = answer.proper && answer.rival.is_none() && answer.repaired() <= 2;
        self.wrong_and_likely += usize::from(likely && answer.digits != *truth);
        if !as_read || !repaired || reading.contents() != Contents::Puzzle {
            println!("{name}: {}", describe(reading, &answer, truth));
        }
        as_read && repaired
    }

    fn print(&mut self) {
        let share =
            |[wrong, right]: [usize; 2]| 100.0 * right as f64 / (wrong + right).max(1) as f64;
        let cells = share([81 * self.photos - self.cells, self.cells]);
        self.milliseconds.sort_by(f64::total_cmp);
        let times = &self.milliseconds;
        println!("photos                              {}", self.photos);
        println!("grid found                          {}", self.found);
        println!("cells right (of all photos)         {cells:.2} %");
        println!("givens right (of grids found)       {:.2} %", share(self.givens));
        println!("empties right (of grids found)      {:.2} %", share(self.empties));
        println!("whole grids as read                 {}", self.as_read);
        println!("whole grids repaired                {}", self.repaired);
        println!("sure, no question                   {}", self.sure);
        println!("sure and wrong                      {}", self.sure_and_wrong);
        println!("wrong among repairs of 1–2 cells    {}", self.wrong_and_likely);
        println!("with entries seen by their colour   {}", self.coloured);
        if let (Some(most), n @ 1..) = (times.last(), times.len()) {
            let mean = times.iter().sum::<f64>() / n as f64;
            println!(
                "ms: mean, median, 95 %, most        {mean:.0}, {:.0}, {:.0}, {most:.0}",
                times[n / 2],
                times[n * 95 / 100]
            );
        }
    }
}

fn describe(reading: &Reading, answer: &Answer, truth: &[u8; 81]) -> String {
    let digits = reading.digits();
    let wrong: Vec<String> = (0..81)
        .filter(|&cell| digits[cell] != truth[cell])
        .map(|cell| {
            let probability = reading.cells[cell][usize::from(digits[cell])];
            let (row, column) = (cell / 9 + 1, cell % 9 + 1);
            format!("r{row}c{column} {} as {} ({probability:.2})", truth[cell], digits[cell])
        })
        .collect();
    let repaired = answer.proper && answer.digits == *truth;
    format!(
        "score {:.2}, {}{}; {} counts, {}",
        reading.score,
        wrong.join(", "),
        if reading.entries().is_empty() { "" } else { "; entries in colour" },
        answer.counts,
        if repaired { "repaired" } else { "NOT repaired" }
    )
}
