//! Sets of houses, digits and candidates in words.

use ennead_grid::{Cell, Digit, House};
use ennead_logic::{CandidateSet, Message, Value};
use ennead_text::{LANGUAGES, Words};

#[test]
fn sets_read_as_a_person_would_say_them() {
    let houses = [House::row(3), House::column(1), House::column(7), House::box_(8)].into();
    let digits = [Digit::new(3), Digit::new(4), Digit::new(7)].into();
    let mut candidates = CandidateSet::of(Digit::new(7), [Cell::at(0, 1), Cell::at(2, 3)].into());
    candidates.add(Digit::new(4), [Cell::at(0, 1), Cell::at(2, 3)].into());
    candidates.add(Digit::new(5), [Cell::at(8, 8)].into());
    let said: Vec<_> = LANGUAGES
        .iter()
        .map(|&language| {
            let texts = language.texts().iter().map(|(_, text)| *text);
            let words = Words::read(language, texts.chain(["only = { $it }"])).unwrap();
            let said = |it| words.message(&Message::new("only").with("it", it));
            [Value::Houses(houses), Value::Digits(digits), Value::Candidates(candidates)].map(said)
        })
        .collect();
    let expected = [
        ["row 4, columns 2 and 8 and box 9", "3, 4 and 7", "4 and 7 in r1c2,r3c4 and 5 in r9c9"],
        [
            "Zeile 4, die Spalten 2 und 8 und Block 9",
            "3, 4 und 7",
            "4 und 7 in r1c2,r3c4 und 5 in r9c9",
        ],
        ["rij 4, de kolommen 2 en 8 en blok 9", "3, 4 en 7", "4 en 7 in r1c2,r3c4 en 5 in r9c9"],
    ];
    assert_eq!(said, expected);
}
