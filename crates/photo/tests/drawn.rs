//! Grids we draw ourselves are read: some scenes of each kind. The tool `measure` reads all.

use crate::common::draw::{Dice, Sheet, light, puzzle};
use crate::common::scenes::{self, Light, Outcome, Scene};
use ennead_photo::geometry::{Perspective, Point};
use ennead_photo::{Contents, Reach, Reader, repair};

/// Reads scenes; all must be right.
#[track_caller]
fn all_right(scenes: impl IntoIterator<Item = Scene>) {
    let reader = Reader::default();
    let outcomes = scenes.into_iter().map(|scene| (scene.read(&reader), scene.name));
    let wrong: Vec<_> = outcomes.filter(|(outcome, _)| *outcome != Outcome::Right).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn screenshots_of_every_style() {
    all_right((0..10).map(|i| scenes::screenshot(11 * i % 20)));
}

#[test]
fn pages_of_one_to_six() {
    all_right([scenes::page(1, true), scenes::page(3, false)]);
}

#[test]
fn photos_from_aside_in_bad_light() {
    for light in [Light::Blurred, Light::Shadow] {
        all_right((0..2).map(|i| scenes::aside(i, light)));
    }
    // A reflection may wash digits out; then it is a question.
    let glaring = scenes::aside(1, Light::Glare);
    assert!(glaring.read(&Reader::default()) <= Outcome::Asked);
}

#[test]
fn coloured_entries_are_kept_apart_and_nothing_is_taken_for_sure() {
    let reader = Reader::default();
    for i in 0..10 {
        let scene = scenes::entries(i);
        let outcome = scene.read(&reader);
        // Blue, red, green, pencil, black.
        let want = if i % 5 < 3 { Outcome::Right } else { Outcome::Asked };
        assert!(outcome <= want, "{}: {outcome:?}", scene.name);
    }
}

#[test]
fn solutions_are_called_so() {
    all_right((0..2).map(scenes::solved));
}

#[test]
fn a_blank_grid_is_called_so() {
    let mut sheet = Sheet::new(300, 300, [255; 3]);
    sheet.grid(&[0; 81], 20.0, 20.0, 260.0, &light(), &mut Dice(6));
    let readings = Reader::default().read(&sheet.photo().pixels(), Reach::One);
    assert_eq!(readings[0].contents(), Contents::Blank);
}

#[test]
fn every_quarter_turn_is_seen_and_the_corners_are_exact() {
    let reader = Reader::default();
    let mut dice = Dice(4);
    let digits = puzzle(&mut dice);
    let mut sheet = Sheet::new(900, 900, [255, 255, 255]);
    sheet.grid(&digits, 180.0, 135.0, 540.0, &light(), &mut dice);
    let quad = [
        Point::new(60.0, 20.0),
        Point::new(880.0, 50.0),
        Point::new(830.0, 850.0),
        Point::new(20.0, 800.0),
    ];
    let mut photo = sheet.photo().seen(&quad, 720, 720);
    for turn in 0..4usize {
        let reading = reader.read(&photo.pixels(), Reach::One).pop().expect("a grid");
        assert_eq!(reading.digits(), digits);
        assert_eq!(usize::from(reading.turn), (4 - turn) % 4);
        // Where each corner is on the sheet: undo the quarters, then look through the camera.
        let map = Perspective::onto(&quad);
        let corners = [(180.0, 135.0), (720.0, 135.0), (720.0, 675.0), (180.0, 675.0)];
        for (corner, (x, y)) in reading.corners.iter().zip(corners) {
            let (mut u, mut v) = (corner.x / 720.0, corner.y / 720.0);
            for _ in 0..turn {
                (u, v) = (v, 1.0 - u);
            }
            let error = map.at(u, v).distance(Point::new(x, y));
            // A cell is 60 wide: half of a 28th of it is 1.07.
            assert!(error < 1.07, "{turn}: {error}");
        }
        photo = photo.turned_by_a_quarter();
    }
}

#[test]
fn two_spoilt_digits_are_repaired_or_asked_about() {
    let mut dice = Dice(7);
    for _ in 0..40 {
        let digits = puzzle(&mut dice);
        let mut cells = digits.map(|digit| {
            let mut cell = [0.002; 10];
            cell[usize::from(digit)] = 0.982;
            cell
        });
        for _ in 0..2 {
            let cell = dice.below(81);
            let other = dice.below(10);
            cells[cell] = [0.01; 10];
            cells[cell][usize::from(digits[cell])] += 0.3;
            cells[cell][other] += 0.6;
        }
        let answer = repair(&cells, crate::common::count::count);
        assert!(answer.digits == digits || !answer.is_sure());
    }
}
