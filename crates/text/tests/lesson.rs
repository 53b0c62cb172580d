//! What learners write into the gaps of the lesson.

use ennead_engine::lesson::{After, Then, When};
use ennead_text::lesson::{after, then, when};

#[test]
fn what_pupils_write_is_understood() {
    let cases = [
        ("allowed", Some(When::Allowed)),
        ("x is not in row r, column c or its box", Some(When::Allowed)),
        ("x kommt weder in Zeile noch Spalte noch Block vor", Some(When::Allowed)),
        ("x nicht in Zeile und nicht in Spalte", Some(When::RowColumn)),
        ("x staat nog niet in de rij", Some(When::RowOnly)),
        ("x komt niet voor in kolom c", Some(When::ColumnOnly)),
        ("zahl ist zulässig", Some(When::Allowed)),
        ("istZahlZulaessig(z,s,x)", Some(When::Allowed)),
        ("isAllowed(r, c, x)", Some(When::Allowed)),
        ("x is toegestaan", Some(When::Allowed)),
        ("true", Some(When::Always)),
        ("immer", Some(When::Always)),
        ("x steht in der Zeile", None),
        ("x ist nicht erlaubt", None),
        ("hallo", None),
        ("", None),
    ];
    for (text, expected) in cases {
        assert_eq!(when(text), expected, "{text}");
    }
    let cases = [
        ("backtrack_sudoku()", Some(Then::Recurse)),
        ("rufe dich selbst auf", Some(Then::Recurse)),
        ("roep backtrack aan", Some(Then::Recurse)),
        ("RETURN", Some(Then::Return)),
        ("beende", Some(Then::Return)),
        ("nichts", Some(Then::NextDigit)),
        ("volgend cijfer", Some(Then::NextDigit)),
        ("42", None),
    ];
    for (text, expected) in cases {
        assert_eq!(then(text), expected, "{text}");
    }
    let cases = [
        ("empty (r, c) again", Some(After::TakeBack)),
        ("nimm x wieder zurück", Some(After::TakeBack)),
        ("lösche Zeile z, Spalte s", Some(After::TakeBack)),
        ("feld[z][s] = 0", Some(After::TakeBack)),
        ("maak (r, k) weer leeg", Some(After::TakeBack)),
        ("leere die Zeile", Some(After::ClearRow)),
        ("nothing", Some(After::Keep)),
        ("do not remove it", Some(After::Keep)),
        ("lass x stehen", Some(After::Keep)),
        ("?", None),
    ];
    for (text, expected) in cases {
        assert_eq!(after(text), expected, "{text}");
    }
}
