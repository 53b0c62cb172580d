//! The documents name every scale.

use ennead_depth::SCALES;

#[test]
fn every_scale_is_explained() {
    let page = include_str!("../../../docs/rating.md");
    for scale in SCALES {
        let row = format!("\n| `{}` | {} | ", scale.name, scale.symbol);
        assert!(page.contains(&row), "docs/rating.md has no row for {}", scale.name);
    }
    let question = include_str!("../../api/src/puzzle/rate.rs");
    let python = include_str!("../../python/src/functions/rate.rs");
    for scale in SCALES {
        let name = format!("`{}`", scale.name);
        assert!(question.contains(&name), "the question does not list {name}");
        assert!(python.contains(&name), "the Python function does not list {name}");
    }
}
