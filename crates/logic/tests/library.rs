//! Lines of a library of cases.

use ennead_logic::library::Case;

#[test]
fn codes_have_variants_and_ours_have_names() {
    for (line, code, variant) in [
        ("0110", "0110", ""),
        ("0110-1", "0110", "1"),
        ("e:exocet", "e:exocet", ""),
        ("e:junior-exocet", "e:junior-exocet", ""),
        ("e:junior-exocet-x", "e:junior-exocet", "x"),
        ("e:sk-loop-12", "e:sk-loop", "12"),
    ] {
        let grid = ".".repeat(81);
        let line = format!(":{line}:47:{grid}::111 222::");
        let case: Case = line.parse().unwrap();
        assert_eq!((case.code.as_str(), case.variant.as_str()), (code, variant), "{line}");
        assert_eq!((case.digits.to_string(), case.eliminations.len()), ("47".into(), 2));
        assert_eq!(case.to_string(), line);
    }
}
