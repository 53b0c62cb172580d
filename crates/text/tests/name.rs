//! Names that nothing has.

use ennead_grid::name::find;
use ennead_text::{Language, Words};

#[test]
fn a_misspelt_name_is_set_right() {
    let engines = ["fast", "trial"].map(|name| (name, ()));
    let unknown = find("engine", "fsat", engines).unwrap_err();
    let said = |code: &str| Words::new(Language::for_locale(code).unwrap()).unknown_name(&unknown);
    assert_eq!(
        said("en"),
        "There is no engine `fsat`. Did you mean `fast`? There are: fast, trial."
    );
    assert_eq!(
        said("de"),
        "Das Verfahren `fsat` gibt es nicht. Gemeint ist vielleicht `fast`. Es gibt: fast, trial."
    );
    assert_eq!(
        said("nl"),
        "De methode `fsat` bestaat niet. Misschien is `fast` bedoeld. Mogelijk: fast, trial."
    );
}
