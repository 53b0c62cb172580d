//! Pictures without a grid have none, and no size is too strange.

mod common;

use common::draw::{Dice, Look, Photo, Sheet, light};
use ennead_photo::{Channels, Pixels, Reach, Reader};

/// The best score of what is found, if anything is.
fn best(reader: &Reader, photo: &Photo) -> Option<f32> {
    let one = reader.read(&photo.pixels(), Reach::One);
    let all = reader.read(&photo.pixels(), Reach::All);
    one.iter().chain(&all).map(|reading| reading.score).max_by(f32::total_cmp)
}

fn squares(count: usize, dice: &mut Dice, is_dark: impl Fn(usize, usize, usize) -> bool) -> Photo {
    let mut sheet = Sheet::new(700, 700, [245, 245, 240]);
    let side = 600.0 / count as f32;
    for (row, column) in (0..count).flat_map(|row| (0..count).map(move |column| (row, column))) {
        let (x, y) = (50.0 + column as f32 * side, 50.0 + row as f32 * side);
        sheet.rectangle(x - 1.0, y - 1.0, side + 2.0, side + 2.0, [40, 40, 40]);
        let colour =
            if is_dark(row, column, dice.below(100)) { [60, 60, 60] } else { [245, 245, 240] };
        sheet.rectangle(x + 1.0, y + 1.0, side - 2.0, side - 2.0, colour);
    }
    sheet.photo().noisy(3.0, dice)
}

#[test]
fn other_pictures_have_no_grid() {
    let reader = Reader::default();
    let mut dice = Dice(11);
    let mut seen = Vec::new();
    let mut check = |name: String, photo: Photo| {
        if let Some(score) = best(&reader, &photo) {
            seen.push((name, score));
        }
    };
    for i in 0..4 {
        check(
            format!("chessboard {i}"),
            squares(8, &mut dice, |r, c, _| (r + c) % 2 == 0).turned(i as f32 * 7.0),
        );
    }
    for count in [5, 7, 8, 10, 11, 12, 13, 15, 17, 21] {
        for share in [10, 25] {
            check(
                format!("crossword {count} {share}"),
                squares(count, &mut dice, |_, _, n| n < share),
            );
        }
        check(format!("squares {count}"), squares(count, &mut dice, |_, _, _| false));
    }
    for i in 0..4u16 {
        let mut sheet = Sheet::new(600, 800, [250, 250, 250]);
        sheet.text(30.0, 30.0, 540.0, 740.0, 12.0 + 4.0 * f32::from(i), &mut dice);
        check(format!("text {i}"), sheet.photo().noisy(4.0, &mut dice));
    }
    for columns in [3u16, 6, 12] {
        let mut sheet = Sheet::new(800, 600, [255, 255, 255]);
        for i in 0..=columns {
            sheet.rectangle(
                40.0 + 720.0 / f32::from(columns) * f32::from(i),
                30.0,
                2.0,
                540.0,
                [60; 3],
            );
        }
        for i in 0..=18u16 {
            sheet.rectangle(40.0, 30.0 + 30.0 * f32::from(i), 720.0, 2.0, [60; 3]);
        }
        sheet.text(45.0, 30.0, 700.0, 520.0, 14.0, &mut dice);
        check(format!("table {columns}"), sheet.photo());
    }
    for deviation in [5.0, 40.0, 120.0] {
        let flat = Photo { width: 640, height: 480, rgb: vec![128; 640 * 480 * 3] };
        check(format!("noise {deviation}"), flat.noisy(deviation, &mut dice));
    }
    for i in 0..4 {
        // Blobs of all sizes, as leaves and faces are.
        let mut sheet = Sheet::new(640, 480, [150, 160, 140]);
        for _ in 0..400 {
            let (x, y, w) =
                (dice.within(-50.0, 640.0), dice.within(-50.0, 480.0), dice.within(3.0, 90.0));
            let shade = dice.below(220) as u8;
            sheet.rectangle(x, y, w, w * dice.within(0.3, 2.0), [shade, shade / 2 + 60, shade]);
        }
        check(format!("blobs {i}"), sheet.photo().turned(13.0 * i as f32).blurred(2));
    }
    assert!(seen.is_empty(), "{seen:?}");
}

#[test]
fn a_grid_painted_over_is_not_accepted() {
    let reader = Reader::default();
    let mut dice = Dice(12);
    let digits = common::draw::puzzle(&mut dice);
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
    for (width, height) in sizes {
        for channels in [Channels::Grey, Channels::Rgb, Channels::Rgba] {
            let bytes = match channels {
                Channels::Grey => 1,
                Channels::Rgb => 3,
                Channels::Rgba => 4,
            };
            let mut state = 1u32;
            let noise: Vec<u8> = (0..width * height * bytes)
                .map(|_| {
                    state = state.wrapping_mul(1664525).wrapping_add(1013904223);
                    (state >> 24) as u8
                })
                .collect();
            let pixels = Pixels::new(&noise, width, height, channels).unwrap();
            for reach in [Reach::One, Reach::All] {
                assert!(reader.read(&pixels, reach).is_empty(), "{width} × {height}");
            }
        }
    }
}

#[test]
fn a_hundred_megapixels_are_read_in_bounded_memory() {
    // The steps work on at most 1600 × 1600 pixels; only the caller's bytes are large.
    let reader = Reader::default();
    let (width, height) = (12_000, 8_400);
    let mut grey = vec![0u8; width * height];
    let pixels = Pixels::new(&grey, width, height, Channels::Grey).unwrap();
    assert!(reader.read(&pixels, Reach::All).is_empty());
    // And a grid is found in it: drawn small, put in with pixels of 9 × 9.
    let mut dice = Dice(13);
    let digits = common::draw::puzzle(&mut dice);
    let mut sheet = Sheet::new(600, 600, [255, 255, 255]);
    sheet.grid(&digits, 50.0, 50.0, 500.0, &light(), &mut dice);
    let photo = sheet.photo();
    grey.fill(255);
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
