//! Measures a folder of photos with the truth beside them.
//!
//! ```sh
//! cargo run --release -p ennead-photo --example measure -- FOLDER [--weights FILE] [--steps FOLDER]
//! ```
//!
//! For each `NAME.jpg` or `NAME.png` there is a `NAME.dat`: two lines of anything, then nine rows
//! of nine numbers, 0 for an empty cell (the layout of the Sudoku Dataset of B. Wicht and
//! J. Hennebert). Prints a line for each photo that is not read perfectly, and a table.
//! `--steps` writes the pictures of the steps of these photos to a folder.

#[path = "../tests/common/count.rs"]
mod count;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs};

use ennead_photo::network::Network;
use ennead_photo::{Answer, Channels, Contents, Pixels, Reach, Reader, Reading, repair};
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
    let (mut weights, mut steps, mut page) = (None, None, false);
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--weights" => weights = arguments.next(),
            "--steps" => steps = arguments.next().map(PathBuf::from),
            "--page" => page = true,
            _ => folder = Some(PathBuf::from(argument)),
        }
    }
    let folder = folder.ok_or("which folder?")?;
    let reader = match weights {
        Some(file) => Reader::new(Network::from_bytes(&fs::read(file)?)?),
        None => Reader::default(),
    };
    let reach = if page { Reach::All } else { Reach::One };
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?;
    files.retain(|file| file.extension().is_some_and(|e| e == "jpg" || e == "png"));
    files.sort();
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
                fs::write(file, picture.to_ppm()).expect("the folder can be written to");
            });
        }
    }
    table.print();
    Ok(())
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
        // Of several the one that is most like the truth; a wrong place would have few right.
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
        self.coloured += usize::from(!reading.entries().is_empty());
        let answer = repair(&reading.givens(), count::count);
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
