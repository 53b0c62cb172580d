//! Values as plain data: read from their texts, as they are written.

use std::fmt::Debug;

use serde::de::value::{Error, StrDeserializer, U8Deserializer};
use serde::de::{Deserialize, IntoDeserializer};

use ennead_grid::*;

/// Whether a value that is written as `text` is read from it.
fn is_read<'de, T: Deserialize<'de> + ToString + PartialEq + Debug>(text: &'de str) {
    let from: StrDeserializer<'de, Error> = text.into_deserializer();
    assert_eq!(T::deserialize(from).map(|value| value.to_string()).as_deref(), Ok(text));
    let from: StrDeserializer<'_, Error> = "x1".into_deserializer();
    T::deserialize(from).expect_err("x1 is nothing");
}

#[test]
fn what_is_written_is_read_and_nothing_else() {
    let solution =
        "671834925432159687958762413589621374346978251127543869263417598795386142814295736";
    let puzzle = solution.replace('1', ".");
    is_read::<Candidate>("4r1c2");
    is_read::<Cell>("r9c9");
    is_read::<Clues>(&puzzle);
    is_read::<Givens>(&puzzle);
    is_read::<House>("b5");
    is_read::<Puzzle>(&puzzle);
    is_read::<Solution>(solution);
    is_read::<Symmetry>("t r456123789 c213456789 d987654321");
    let digit = |value: u8| {
        let from: U8Deserializer<Error> = value.into_deserializer();
        Digit::deserialize(from)
    };
    assert_eq!(digit(7), Ok(Digit::new(7)));
    digit(0).expect_err("0 is no digit");
    digit(10).expect_err("10 is no digit");
}
