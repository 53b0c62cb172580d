//! Makes the weights of `ennead-photo` from free fonts. See README.md for how to run it.

mod cell;
mod fonts;
mod learn;
mod plane;

use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs, process};

use chacha20::ChaCha8Rng;
use ennead_photo::network::{Network, SIDE};
use rand::SeedableRng;

use cell::Dice;
use fonts::Fonts;
use learn::Learner;

const USAGE: &str =
    "usage: train [--cells N] [--seed N] [--threads N] [--date DATE] [--sheet FILE] -o FILE FOLDER…

Draws N cells (default 1200000) with the fonts below each FOLDER, trains the network on them,
and writes its weights to FILE. The weights do not depend on the number of threads (default 1).
--sheet writes 600 of the cells as a picture (PGM), and trains nothing.";

/// Cells of a step of learning, and the parts of it that threads share.
const BATCH: usize = 256;
const PARTS: usize = 8;

fn main() {
    let mut cells = 1_200_000;
    let (mut seed, mut threads) = (1u64, 1);
    let (mut out, mut sheet, mut folders) = (None, None, Vec::new());
    let mut date = String::from("not given");
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().unwrap_or_else(|| fail(USAGE));
        match argument.as_str() {
            "--cells" => cells = value().parse().unwrap_or_else(|_| fail(USAGE)),
            "--seed" => seed = value().parse().unwrap_or_else(|_| fail(USAGE)),
            "--threads" => threads = value().parse().unwrap_or_else(|_| fail(USAGE)),
            "--date" => date = value(),
            "--sheet" => sheet = Some(PathBuf::from(value())),
            "-o" => out = Some(PathBuf::from(value())),
            _ => folders.push(PathBuf::from(argument)),
        }
    }
    let Some(out) = sheet.clone().or(out).filter(|_| !folders.is_empty()) else { fail(USAGE) };
    let fonts = Fonts::load(&folders);
    let names: Vec<&str> = fonts.families.iter().map(|family| family.name.as_str()).collect();
    println!("{} fonts of {} families: {}", fonts.files, names.len(), names.join(", "));
    if fonts.sans.is_empty() {
        fail("no sans-serif font found");
    }
    if sheet.is_some() {
        return write(&out, &picture_of_cells(&fonts, seed));
    }

    let start = Instant::now();
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut learner = Learner::new(|| {
        // The sum of twelve uniform numbers is near enough to a normal one.
        (0..12).map(|_| rand::RngExt::random::<f32>(&mut dice)).sum::<f32>() - 6.0
    });
    let steps = cells / BATCH;
    let mut loss = 0.0;
    for step in 0..steps {
        let (part_loss, gradient) = batch(&learner, &fonts, seed, step, threads);
        learner.step(&gradient, rate(step as f32 / steps as f32));
        loss += part_loss;
        if (step + 1) % 500 == 0 || step + 1 == steps {
            let every = if (step + 1) % 500 == 0 { 500 } else { steps % 500 };
            let seconds = start.elapsed().as_secs();
            println!("step {} of {steps}: loss {:.4}, {seconds} s", step + 1, loss / every as f32);
            loss = 0.0;
        }
        if (step + 1) % 2000 == 0 || step + 1 == steps {
            let header = format!(
                "cells {} of {cells}, seed {seed}, date {date}\n{} fonts of {} families: {}",
                (step + 1) * BATCH,
                fonts.files,
                names.len(),
                names.join(", ")
            );
            let bytes = learner.to_bytes(&header);
            write(&out, &bytes);
            let network = Network::from_bytes(&bytes).expect("just written");
            println!("{} bytes; {}", bytes.len(), validate(&network, &fonts, seed));
        }
    }
}

/// One cycle: up over a tenth of the time, and down along a cosine.
fn rate(t: f32) -> f32 {
    const MOST: f32 = 3e-3;
    let wave = |x: f32| (1.0 - (x * std::f32::consts::PI).cos()) / 2.0;
    if t < 0.1 {
        MOST * (0.04 + 0.96 * wave(t / 0.1))
    } else {
        MOST * (1e-4 + wave(1.0 - (t - 0.1) / 0.9))
    }
}

/// The mean loss and the gradient of a batch. The numbers are added in the same order on any
/// number of threads.
fn batch(
    learner: &Learner,
    fonts: &Fonts,
    seed: u64,
    step: usize,
    threads: usize,
) -> (f32, learn::Parameters) {
    let part = |part: usize| {
        let mut gradient = learn::zeros();
        let mut loss = 0.0;
        for i in 0..BATCH / PARTS {
            let index = (step * BATCH + part * (BATCH / PARTS) + i) as u64;
            let (cell, label) = cell::draw(&mut dice_of(seed, index), fonts);
            loss += learner.learn(&cell, label, 1.0 / BATCH as f32, &mut gradient) / BATCH as f32;
        }
        (loss, gradient)
    };
    let mut results: Vec<Option<(f32, learn::Parameters)>> = (0..PARTS).map(|_| None).collect();
    std::thread::scope(|scope| {
        let part = &part;
        let each = PARTS.div_ceil(threads.clamp(1, PARTS));
        for (thread, results) in results.chunks_mut(each).enumerate() {
            scope.spawn(move || {
                for (i, result) in results.iter_mut().enumerate() {
                    *result = Some(part(thread * each + i));
                }
            });
        }
    });
    results.into_iter().flatten().fold((0.0, learn::zeros()), |mut sum, (loss, gradient)| {
        learn::add(&mut sum.1, &gradient);
        (sum.0 + loss, sum.1)
    })
}

/// The random numbers of a cell depend on its index alone.
fn dice_of(seed: u64, index: u64) -> Dice {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(index + 1);
    Dice(rng)
}

/// How many of 8000 other cells the stored weights read rightly.
fn validate(network: &Network, fonts: &Fonts, seed: u64) -> String {
    let (mut right, mut digits, mut right_digits) = (0, 0, 0);
    for index in 0..8000 {
        let (cell, label) = cell::draw(&mut dice_of(seed ^ 0x5eed, index), fonts);
        let logarithms = network.classify(&cell);
        let best = (0..10).max_by(|&a, &b| logarithms[a].total_cmp(&logarithms[b]));
        right += usize::from(best == Some(label));
        digits += usize::from(label > 0);
        right_digits += usize::from(label > 0 && best == Some(label));
    }
    format!("{right} of 8000 other cells right, {right_digits} of {digits} digits")
}

/// The first cells, thirty a row.
fn picture_of_cells(fonts: &Fonts, seed: u64) -> Vec<u8> {
    let (across, down) = (30, 20);
    let mut bytes = format!("P5 {} {} 255\n", across * SIDE, down * SIDE).into_bytes();
    let head = bytes.len();
    bytes.resize(head + across * down * SIDE * SIDE, 0);
    for index in 0..across * down {
        let (cell, _) = cell::draw(&mut dice_of(seed, index as u64), fonts);
        for (i, darkness) in cell.iter().enumerate() {
            let (x, y) = (index % across * SIDE + i % SIDE, index / across * SIDE + i / SIDE);
            bytes[head + y * across * SIDE + x] = (190.0 - 127.0 * darkness) as u8;
        }
    }
    bytes
}

fn write(path: &Path, bytes: &[u8]) {
    if let Err(error) = fs::write(path, bytes) {
        fail(&format!("{}: {error}", path.display()));
    }
}

fn fail(message: &str) -> ! {
    eprintln!("{message}");
    process::exit(2);
}
