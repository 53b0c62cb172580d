//! What cells are called, in every notation.

use ennead_text::{CellNames, Language, Words};

fn words_naming(cells: CellNames) -> Words {
    Words::silent(Language::default()).with_cells(cells)
}

#[test]
fn cells_are_renamed_in_every_notation() {
    for (text, names) in [
        ("r1c5", ["r1c5", "Z1S5", "A5", "R1K5"]),
        ("5r4c79", ["5r4c79", "5Z4S79", "5D79", "5R4K79"]),
        ("r13c5,r9c9", ["r13c5,r9c9", "Z13S5,Z9S9", "AC5,I9", "R13K5,R9K9"]),
        ("r1c2 =7= r3c4", ["r1c2 =7= r3c4", "Z1S2 =7= Z3S4", "A2 =7= C4", "R1K2 =7= R3K4"]),
        ("error r0c1 r1 c1", ["error r0c1 r1 c1"; 4]),
    ] {
        let renamed = CellNames::ALL.map(|it| words_naming(it).notation(text));
        assert_eq!(renamed, names.map(str::to_owned));
    }
}
