//! Classes of solution grids, and checksums.

use ennead::{Givens, Isomorphic, Solution, Symmetry};
use ennead_dataset::{Sum, class};

#[test]
fn the_class_is_what_the_page_says_and_the_same_for_all_isomorphs() {
    let grid: Givens =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
            .parse()
            .unwrap();
    let solution = Solution::try_from(grid).unwrap();
    // hashlib.sha256(ennead.canon(grid).encode()).hexdigest()[:16], in Python.
    assert_eq!(format!("{:016x}", class(&solution)), "053aea2242d8aa49");
    for index in [1, 77_777_777, 987_654_321_098] {
        assert_eq!(class(&solution.under(&Symmetry::from_index(index))), class(&solution));
    }
}

#[test]
fn the_checksum_is_sha_256() {
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    assert_eq!(Sum::of(b""), empty);
    let mut sum = Sum::new();
    sum.add(b"a");
    sum.add(b"b");
    assert_eq!((sum.bytes(), sum.hex()), (2, Sum::of(b"ab")));
}
