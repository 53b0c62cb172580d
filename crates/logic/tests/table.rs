//! Tables as text.

use ennead_logic::{TECHNIQUES, Table};

#[test]
fn a_written_table_reads_back() {
    let text = Table::hodoku().to_string();
    let table: Table = text.parse().unwrap();
    assert_eq!(table.to_string(), text);
    assert_eq!(table.rows.len(), TECHNIQUES.len());
    assert!(text.contains("\nlevel\tunfair\t1800\nlevel\textreme\t-\n"), "{text}");
    assert!(text.contains("\ntechnique\twhale\tunfair\t470\tno\n"), "{text}");
}
