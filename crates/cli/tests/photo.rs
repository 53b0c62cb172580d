//! Pictures as INPUT. They are drawn by the test, with what draws for the tests of `ennead-photo`.

#[path = "../../photo/tests/common/mod.rs"]
mod common;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs, process};

use common::draw::{Dice, Look, Sheet, light, puzzle};
use common::scenes;
use ennead_photo::Reach;
use image::{ExtendedColorType, ImageEncoder, codecs, save_buffer};

/// A folder of its own for the test of this name.
fn folder(test: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("ennead-photo-{test}-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn save(scene: &scenes::Scene, folder: &std::path::Path, name: &str) -> PathBuf {
    let file = folder.join(name);
    let (width, height) = (scene.photo.width as u32, scene.photo.height as u32);
    save_buffer(&file, &scene.photo.rgb, width, height, ExtendedColorType::Rgb8).expect("written");
    file
}

fn png(width: u32, height: u32, bytes: &[u8], kind: ExtendedColorType) -> Vec<u8> {
    let mut file = Vec::new();
    let encoder = codecs::png::PngEncoder::new(&mut file);
    encoder.write_image(bytes, width, height, kind).expect("in memory");
    file
}

/// Runs `ennead` with `input`: its status, standard output and standard error.
fn ennead(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ennead"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // It may end without having read all.
    let _ = child.stdin.take().expect("it was piped").write_all(input);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("it is text");
    (output.status.code().expect("no signal"), text(output.stdout), text(output.stderr))
}

fn line(digits: &[u8; 81]) -> String {
    digits.iter().map(|&digit| if digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}

#[test]
fn a_picture_is_a_puzzle_for_every_command() {
    let folder = folder("input");
    let scene = scenes::screenshot(3);
    let puzzle = line(&scene.puzzles[0]);
    for name in ["shot.png", "shot.jpg"] {
        let file = save(&scene, &folder, name);
        let file = file.to_str().expect("a plain name");
        let show = folder.join("seen.png");
        let show = show.to_str().expect("a plain name");
        assert_eq!(
            ennead(&["photo", "--show", show, file], b""),
            (0, puzzle.clone() + "\n", String::new())
        );
        assert!(image::open(show).is_ok());
        for command in ["hint", "rate", "canon", "convert --to sdk", "solve --format line"] {
            let of = |input| {
                let mut arguments: Vec<&str> = command.split(' ').collect();
                arguments.push(input);
                ennead(&arguments, b"")
            };
            assert_eq!(of(file), of(&puzzle), "{command}");
        }
    }
    let bytes = fs::read(folder.join("shot.jpg")).expect("just written");
    assert_eq!(ennead(&["photo", "--to", "sdm"], &bytes).0, 0);
    assert_eq!(ennead(&["canon"], &bytes), ennead(&["canon", &puzzle], b""));
    fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn all_grids_of_a_page_are_puzzles_and_solutions_are_left_out() {
    let folder = folder("page");
    let page = scenes::page(2, false);
    assert_eq!(page.reach, Reach::All);
    let file = save(&page, &folder, "page.png");
    let lines: Vec<String> = page.puzzles.iter().map(|puzzle| line(puzzle) + "\n").collect();
    let (status, out, err) = ennead(&["photo", file.to_str().unwrap()], b"");
    assert_eq!((status, out, err.as_str()), (0, lines.concat(), ""));
    let file = save(&scenes::solved(0), &folder, "solved.png");
    let (status, out, err) = ennead(&["photo", file.to_str().unwrap()], b"");
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(err.starts_with("please check: ") && err.contains("is a solution"), "{err}");
    fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn entries_in_colour_are_placements() {
    let scene = scenes::entries(0);
    let (width, height) = (scene.photo.width as u32, scene.photo.height as u32);
    let file = png(width, height, &scene.photo.rgb, ExtendedColorType::Rgb8);
    let (_, out, _) = ennead(&["photo"], &file);
    assert_eq!(out, line(&scene.puzzles[0]) + "\n");
}

#[test]
fn a_doubtful_puzzle_is_printed_with_a_warning() {
    let folder = folder("booklet");
    let mut dice = Dice(22);
    let givens = puzzle(&mut dice);
    let solved = common::count::solution(&givens);
    // Too many digits for a puzzle: some may be a player's.
    let mut digits = givens;
    let empty = (0..81).filter(|&cell| givens[cell] == 0);
    empty.take(25).for_each(|cell| digits[cell] = solved[cell]);
    let mut sheet = Sheet::new(400, 400, [255; 3]);
    sheet.grid(&digits, 20.0, 20.0, 360.0, &light(), &mut dice);
    let file = folder.join("many.png");
    let rgb = &sheet.photo().rgb;
    fs::write(&file, png(400, 400, rgb, ExtendedColorType::Rgb8)).expect("written");
    let pdf = folder.join("many.pdf");
    let (file, pdf) = (file.to_str().unwrap(), pdf.to_str().unwrap());
    let (status, _, err) = ennead(&["booklet", "-o", pdf, file], b"");
    assert_eq!(status, 1, "{err}");
    assert!(err.contains("filled in by a player") && fs::metadata(pdf).is_ok(), "{err}");
    fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn a_doubtful_picture_gives_its_best_reading_and_says_so() {
    let mut dice = Dice(21);
    let mut digits = puzzle(&mut dice);
    // A given too few: no single solution.
    let given = (0..81).find(|&cell| digits[cell] > 0).expect("there are givens");
    for cell in (given..81).step_by(2) {
        digits[cell] = 0;
    }
    let mut sheet = Sheet::new(400, 400, [255; 3]);
    sheet.grid(&digits, 20.0, 20.0, 360.0, &light(), &mut dice);
    let file = png(400, 400, &sheet.photo().rgb, ExtendedColorType::Rgb8);
    let (status, out, err) = ennead(&["photo"], &file);
    assert_eq!((status, out), (1, line(&digits) + "\n"));
    assert!(err.contains("do not have exactly one solution"), "{err}");
    let (status, _, err) = ennead(&["--lang", "de", "solve"], &file);
    assert_eq!(status, 1);
    assert!(err.contains("Bitte prüfen: ") && err.contains("nicht genau eine Lösung"), "{err}");
}

#[test]
fn transparent_paper_and_grey_pictures_are_read() {
    let mut dice = Dice(22);
    let digits = puzzle(&mut dice);
    let mut sheet = Sheet::new(400, 400, [255; 3]);
    sheet.grid(&digits, 20.0, 20.0, 360.0, &Look { bold: true, ..light() }, &mut dice);
    let rgb = sheet.photo().rgb;
    let grey: Vec<u8> = rgb.iter().copied().step_by(3).collect();
    // Black ink of which only the opacity differs.
    let clear: Vec<u8> = grey.iter().flat_map(|&value| [0, 0, 0, 255 - value]).collect();
    let deep: Vec<u8> =
        grey.iter().flat_map(|&value| u16::from(value).to_ne_bytes().map(|_| value)).collect();
    for (bytes, kind) in [
        (grey, ExtendedColorType::L8),
        (clear, ExtendedColorType::Rgba8),
        (deep, ExtendedColorType::L16),
    ] {
        let (status, out, err) = ennead(&["photo"], &png(400, 400, &bytes, kind));
        assert_eq!((status, out, err.as_str()), (0, line(&digits) + "\n", ""), "{kind:?}");
    }
}

#[test]
fn what_is_no_readable_picture_is_refused_in_three_languages() {
    let scene = scenes::screenshot(0);
    let (width, height) = (scene.photo.width as u32, scene.photo.height as u32);
    let whole = png(width, height, &scene.photo.rgb, ExtendedColorType::Rgb8);
    let blank = png(300, 300, &[255; 300 * 300], ExtendedColorType::L8);
    let mut huge = whole.clone();
    huge[16..24].copy_from_slice(&[0, 1, 0, 0, 0, 1, 0, 0]);
    let mut jpeg = Vec::new();
    codecs::jpeg::JpegEncoder::new(&mut jpeg)
        .encode(&scene.photo.rgb, width, height, ExtendedColorType::Rgb8)
        .expect("in memory");
    let noise: Vec<u8> =
        (0..5000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let with = |head: &[u8]| [head, &noise].concat();
    let cases: [(Vec<u8>, [&str; 3]); 9] = [
        (whole[..whole.len() / 2].to_vec(), ["damaged", "beschädigt", "beschadigd"]),
        (whole[..20].to_vec(), ["damaged", "beschädigt", "beschadigd"]),
        (jpeg[..100].to_vec(), ["damaged", "beschädigt", "beschadigd"]),
        (with(b"\xff\xd8\xff\xe0"), ["damaged", "beschädigt", "beschadigd"]),
        (with(b"RIFF\0\x20\0\0WEBPVP8 "), ["damaged", "beschädigt", "beschadigd"]),
        (huge, ["damaged", "beschädigt", "beschadigd"]),
        (with(b"II*\0"), ["TIFF", "TIFF", "TIFF"]),
        (with(b"\0\0\0\x18ftypheic"), ["HEIC", "HEIC", "HEIC"]),
        (blank, ["no Sudoku grid", "kein Sudoku-Gitter", "geen sudokurooster"]),
    ];
    for (i, (bytes, words)) in cases.iter().enumerate() {
        for (language, word) in ["en", "de", "nl"].into_iter().zip(words) {
            for command in ["photo", "solve"] {
                let (status, out, err) = ennead(&["--lang", language, command], bytes);
                assert_eq!((status, out.as_str()), (2, ""), "{i} {command}: {err}");
                assert!(err.contains(word), "{i} {command} {language}: {err}");
            }
        }
    }
}
