//! Lines of a list of exotic patterns.

use ennead_logic::corpus::Line;

#[test]
fn the_cells_of_a_pattern_end_where_its_guardians_begin() {
    let puzzle = ".".repeat(81);
    let line = format!("tridagon\t{puzzle}\tr1c1,r2c5 r9c9 digits 258 guardians r4c4 3\t-\t-");
    let (cells, digits) = line.parse::<Line>().unwrap().cells_and_digits();
    assert_eq!(
        (cells.to_string().as_str(), digits.to_string().as_str()),
        ("r1c1 r2c5 r9c9", "258")
    );
}
