//! The list of kinds is what their files say.

use ennead_collection::{KINDS, pick};
use ennead_rating::Level;
use ennead_rule::Setup;

use crate::lines;

#[test]
fn there_are_as_many_puzzles_of_each_level_as_the_list_says() {
    let mut all = 0;
    for kind in KINDS {
        let mut before = None;
        for level in Level::ALL {
            let found = lines(kind).filter(|(other, ..)| *other == level.name()).count();
            assert_eq!(found, kind.count(level), "{} {level}", kind.name);
            assert!(pick(kind.list(), level, found + 1).is_none(), "{} {level}", kind.name);
            all += found;
        }
        for (level, ..) in lines(kind) {
            let level: Level = level.parse().expect("a level");
            assert!(before <= Some(level), "{}: {level} comes late", kind.name);
            before = Some(level);
        }
    }
    assert_eq!((KINDS.len(), all), (41, 3120));
}

#[test]
fn puzzles_are_written_as_we_write_them() {
    for kind in KINDS {
        for (_, _, line) in lines(kind) {
            let setup = Setup::read(line).unwrap_or_else(|misread| panic!("{line}: {misread}"));
            assert_eq!(setup.to_line(), line, "{}", kind.name);
            let layout = setup.layout();
            assert!(setup.rules.iter().all(|rule| rule.fit(layout).is_ok()), "{line}");
        }
    }
}

#[test]
fn levels_are_ranges_of_the_hardest_step() {
    let highest = [2.0, 2.5, 3.6, 4.6, 9.9];
    for kind in KINDS {
        for (level, hardest, _) in lines(kind) {
            let hardest = hardest.parse::<f64>().expect("a number");
            let expected = highest.iter().position(|&highest| hardest <= highest);
            let place = Level::NAMES.iter().position(|name| *name == level);
            assert_eq!(place, expected, "{} {level} {hardest}", kind.name);
        }
    }
}

#[test]
fn a_list_with_mistakes_gives_what_is_sound() {
    for list in ["", "\n\n", "easy", "easy 1.5", "easy x 4x4", "light 1.5 4x4", "easy 1.5 4x"] {
        assert_eq!(pick(list, Level::Easy, 1), None, "{list:?}");
        assert_eq!(ennead_collection::of_the_day(list, 7, None), None, "{list:?}");
    }
    let list = "nonsense\r\neasy 1.5 4x4; x\r\n";
    assert_eq!(pick(list, Level::Easy, 1).map(|it| it.setup.to_line()).as_deref(), Some("4x4; x"));
    assert_eq!(pick(list, Level::Easy, 0), None);
    assert_eq!(pick(list, Level::Easy, usize::MAX), None);
}
