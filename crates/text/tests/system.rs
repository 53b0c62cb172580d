//! Why the system refuses a file.

use std::io::{Error, ErrorKind};

use ennead_text::{LANGUAGES, Words};

#[test]
fn usual_reasons_are_in_the_users_language() {
    let reason = |code: &str, kind: ErrorKind| {
        let language = LANGUAGES.iter().find(|it| it.code() == code).unwrap();
        Words::new(*language).system_reason(&Error::from(kind))
    };
    assert_eq!(reason("de", ErrorKind::NotFound), "nicht vorhanden");
    assert_eq!(reason("nl", ErrorKind::IsADirectory), "dat is een map");
    assert_eq!(reason("en", ErrorKind::StorageFull), "no space left");
}
