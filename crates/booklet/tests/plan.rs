//! Plans of booklets.

use ennead_booklet::{Plan, PlanError, PlanProblem};
use ennead_rating::Level;

#[test]
fn plans_are_read() {
    let plan = Plan::read(
        "\u{feff}# x\r\ntitle: Rätsel\r\neasy 2\r\nsection: Schön\r\nhard 1\r\nextreme 3\r\n",
    );
    let plan = plan.unwrap();
    assert_eq!((plan.title.as_deref(), plan.len()), (Some("Rätsel"), 6));
    assert_eq!(plan.sections[0].title, None);
    assert_eq!(plan.sections[1].title.as_deref(), Some("Schön"));
    assert_eq!(plan.sections[1].wanted, [(Level::Hard, 1), (Level::Extreme, 3)]);
}

#[test]
fn wrong_plans_say_where() {
    use PlanProblem::*;
    for (text, line, problem) in [
        ("", 1, Empty),
        ("easy 0\n", 1, Empty),
        ("easy\n", 1, Count("".into())),
        ("easy 4\nmedium four\n", 2, Count("four".into())),
        ("easy 99999999999999999999999\n", 1, TooMany),
        ("easy 9999\nhard 2\n", 2, TooMany),
        ("# x\n\nleicht 4\n", 3, Unknown("leicht 4".into())),
    ] {
        assert_eq!(Plan::read(text), Err(PlanError { line, problem }), "{text:?}");
    }
}
