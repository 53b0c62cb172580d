//! Pictures without a grid have none, and no size is too strange.

use crate::common::draw::{Dice, Look, Photo, Sheet, light};
use crate::common::scenes;
use ennead_photo::{Channels, Pixels, Reach, Reader};

/// The best score of what is found, if anything is.
fn best(reader: &Reader, photo: &Photo) -> Option<f32> {
    let readings = reader.read(&photo.pixels(), Reach::All);
    readings.iter().map(|reading| reading.score).max_by(f32::total_cmp)
}

#[test]
fn other_pictures_have_no_grid() {
    let reader = Reader::default();
    let seen: Vec<(String, f32)> = (0..10)
        .map(scenes::nothing)
        .filter_map(|(name, photo)| best(&reader, &photo).map(|score| (name, score)))
        .collect();
    assert!(seen.is_empty(), "{seen:?}");
}

#[test]
fn a_grid_painted_over_is_not_accepted() {
    let reader = Reader::default();
    let mut dice = Dice(12);
    let digits = crate::common::draw::puzzle(&mut dice);
    let mut sheet = Sheet::new(600, 600, [240, 240, 240]);
    sheet.grid(&digits, 60.0, 60.0, 480.0, &Look { marks: 50, ..light() }, &mut dice);
    sheet.text(60.0, 10.0, 480.0, 30.0, 14.0, &mut dice);
    sheet.rectangle(90.0, 90.0, 420.0, 420.0, [240, 240, 240]);
    assert!(best(&reader, &sheet.photo()).is_none_or(|score| score < ennead_photo::ACCEPT));
}

#[test]
fn strange_sizes_are_no_trouble() {
    let reader = Reader::default();
    let sizes = [
        (0, 0),
        (0, 9),
        (9, 0),
        (1, 1),
        (1, 100_000),
        (100_000, 1),
        (2, 3),
        (79, 500),
        (80, 80),
        (81, 80),
        (80, 20_000),
        (20_000, 90),
        (1001, 999),
        (333, 1601),
    ];
    let kinds = [(Channels::Grey, 1), (Channels::Rgb, 3), (Channels::Rgba, 4)];
    let mut dice = Dice(14);
    for (i, (width, height)) in sizes.into_iter().enumerate() {
        let (channels, bytes) = kinds[i % 3];
        let noise: Vec<u8> = (0..width * height * bytes).map(|_| dice.below(256) as u8).collect();
        let pixels = Pixels::new(&noise, width, height, channels).unwrap();
        let reach = if i % 2 == 0 { Reach::One } else { Reach::All };
        assert!(reader.read(&pixels, reach).is_empty(), "{width} × {height}");
    }
}

#[test]
fn a_grid_in_a_huge_picture_is_found() {
    // The steps work on at most 1600 × 1600 pixels; only the caller's bytes are large.
    let reader = Reader::default();
    let (width, height) = (9_000, 6_600);
    let mut grey = vec![255u8; width * height];
    // Drawn small, put in with pixels of 9 × 9.
    let mut dice = Dice(13);
    let digits = crate::common::draw::puzzle(&mut dice);
    let mut sheet = Sheet::new(600, 600, [255, 255, 255]);
    sheet.grid(&digits, 50.0, 50.0, 500.0, &light(), &mut dice);
    let photo = sheet.photo();
    for y in 0..5400 {
        for x in 0..5400 {
            grey[(y + 1000) * width + x + 3000] = photo.rgb[3 * (y / 9 * 600 + x / 9) + 1];
        }
    }
    let pixels = Pixels::new(&grey, width, height, Channels::Grey).unwrap();
    let readings = reader.read(&pixels, Reach::One);
    assert_eq!(readings[0].digits(), digits);
    let corner = readings[0].corners[0];
    assert!((corner.x - 3450.0).abs() < 9.0 && (corner.y - 1450.0).abs() < 9.0, "{corner:?}");
}
