//! Languages and their locales.

use ennead_text::Language;

#[test]
fn a_locale_names_its_language() {
    for (locale, code) in [
        ("de", Some("de")),
        ("de_DE.UTF-8", Some("de")),
        ("nl-BE", Some("nl")),
        ("EN", Some("en")),
        ("de@euro", Some("de")),
        ("fr_FR.UTF-8", None),
        ("C", None),
        ("", None),
        ("deutsch", None),
    ] {
        assert_eq!(Language::for_locale(locale).map(Language::code), code, "{locale}");
    }
}
