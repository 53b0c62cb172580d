//! Pages side by side for folding.

use ennead_booklet::saddle_stitch;

#[test]
fn folded_sheets_read_in_order() {
    for count in 0..40 {
        let sides = saddle_stitch(count);
        // Fold it: read the right halves of the fronts and the left halves of the backs from
        // the outside in, then the others from the inside out.
        let mut read = Vec::new();
        for sheet in sides.chunks(2) {
            read.extend([sheet[0].1, sheet[1].0]);
        }
        for sheet in sides.chunks(2).rev() {
            read.extend([sheet[1].1, sheet[0].0]);
        }
        let all: Vec<usize> = (0..count.next_multiple_of(4)).collect();
        assert_eq!(read, all);
    }
}
