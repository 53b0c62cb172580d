//! The question which puzzles are in a picture. How well pictures are read is tested in
//! `ennead-photo`; here it is what becomes of a reading.

#[path = "../../photo/tests/common/mod.rs"]
mod common;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use common::draw::{Dice, Photo, Sheet, light, puzzle};
use ennead_api::page::{PhotoContents, PhotoRead, ReadPhoto};
use ennead_api::{Asker, Question, Refusal};
use ennead_text::{Language, Words};

fn words(language: &str) -> Words {
    Words::new(Language::for_locale(language).expect("it is spoken"))
}

fn ask(question: ReadPhoto, language: &str) -> Result<PhotoRead, String> {
    let words = words(language);
    let answer = question.answer(&Asker::patient(&words));
    answer.map_err(|refusal: Refusal| refusal.sentence(&words))
}

fn question(photo: &Photo) -> ReadPhoto {
    let (width, height) = (photo.width, photo.height);
    ReadPhoto { width, height, pixels: BASE64_STANDARD.encode(&photo.rgb), turn: None }
}

/// A picture of a grid with these digits.
fn drawn(digits: &[u8; 81]) -> Photo {
    let mut sheet = Sheet::new(420, 420, [255; 3]);
    sheet.grid(digits, 30.0, 30.0, 360.0, &light(), &mut Dice(3));
    sheet.photo()
}

fn line(digits: &[u8; 81]) -> String {
    digits.iter().map(|&digit| if digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}

#[test]
fn a_clear_picture_is_sure() {
    let digits = puzzle(&mut Dice(8));
    let answer = ask(question(&drawn(&digits)), "en").expect("a picture");
    let [grid] = &answer.grids[..] else { panic!("{} grids", answer.grids.len()) };
    assert_eq!(grid.puzzle.to_string(), line(&digits));
    assert!(grid.sure && grid.unique && grid.doubts.is_empty() && grid.sentence.is_none());
    assert_eq!((grid.contents, grid.turn), (PhotoContents::Puzzle, 0));
    assert!((grid.corners[0][0] - 30.0).abs() < 2.0 && (grid.corners[2][1] - 390.0).abs() < 2.0);
    for (cell, &digit) in grid.probabilities.iter().zip(&digits) {
        assert!(cell[usize::from(digit)] > 0.5);
        assert!((cell.iter().sum::<f32>() - 1.0).abs() < 1e-3);
    }
}

#[test]
fn a_turn_can_be_chosen() {
    let digits = puzzle(&mut Dice(8));
    for turn in 0..4 {
        let asked = ReadPhoto { turn: Some(turn), ..question(&drawn(&digits)) };
        let grid = ask(asked, "en").expect("a picture").grids.remove(0);
        assert_eq!(grid.turn, turn);
        // The corner that is at r1c1 after the turn.
        let at = [[30.0, 30.0], [30.0, 390.0], [390.0, 390.0], [390.0, 30.0]][usize::from(turn)];
        assert!(
            (grid.corners[0][0] - at[0]).abs() < 2.0 && (grid.corners[0][1] - at[1]).abs() < 2.0
        );
    }
    let refused = ReadPhoto { turn: Some(4), ..question(&drawn(&digits)) };
    assert!(ask(refused, "en").is_err());
}

#[test]
fn digits_that_were_looked_at_are_judged_again() {
    let digits = puzzle(&mut Dice(8));
    let mut seen = ennead_api::page::seen(&drawn(&digits).pixels()).remove(0);
    let first = (0..81).find(|&cell| digits[cell] == 0).expect("an empty cell");
    let mut clashing = digits;
    clashing[first] = *digits.iter().find(|&&digit| digit > 0).expect("a given");
    clashing[if first == 0 { 1 } else { 0 }] = clashing[first];
    seen.take(clashing);
    assert!(matches!(seen.concern, Some(ennead_api::page::Concern::Improper(_))));
    seen.take(digits);
    assert!(seen.concern.is_none());
    assert_eq!(seen.sheet().expect("a puzzle").givens.to_string(), line(&digits));
}

#[test]
fn what_is_no_puzzle_is_said_in_three_languages() {
    for (language, blank, none, other) in [
        ("en", "no digits", "not have exactly one", "not the pixels"),
        ("de", "keine Ziffern", "nicht genau eine", "nicht die Pixel"),
        ("nl", "geen cijfers", "niet precies één", "niet de pixels"),
    ] {
        let grid = ask(question(&drawn(&[0; 81])), language).expect("a picture").grids.remove(0);
        assert_eq!(grid.contents, PhotoContents::Blank);
        assert!(grid.sentence.expect("not sure").contains(blank));
        let mut few = [0; 81];
        few[..9].copy_from_slice(&[1, 0, 2, 0, 3, 0, 4, 0, 5]);
        let grid = ask(question(&drawn(&few)), language).expect("a picture").grids.remove(0);
        assert!(!grid.unique && !grid.sure);
        assert!(grid.sentence.expect("not sure").contains(none));
        for wrong in [
            ReadPhoto { width: 419, ..question(&drawn(&few)) },
            ReadPhoto { pixels: "?".into(), ..question(&drawn(&few)) },
            ReadPhoto { width: usize::MAX, height: 2, pixels: String::new(), turn: None },
        ] {
            assert!(ask(wrong, language).expect_err("no picture").contains(other));
        }
    }
}
