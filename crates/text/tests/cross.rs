//! What is wrong with the file of a cross-number puzzle.

use ennead_text::{LANGUAGES, Words};

#[test]
fn every_broken_file_is_told_in_every_language() {
    let broken = [
        "",
        "0 1",
        "2 2\n1\nA 3 1\n",
        "2 2\n2\nA 1 1\nA 1 2",
        "2 2\n1\nA 1 1\n1\nB",
        "2 2\n1\nA 1 1\n1\nA\n0\n1\neq(A_s,1)",
        "2 2\n1\nA 1 1\n1\nA\n0\n1\neq(B_w,1)",
        "2 2\n1\nA 1 1\n1\nA\n0\n1\neq(x,1)",
        "2 2\n1\nA 1 1\n1\nA\n0\n1\nxx(A_w,1)",
        "2 2\n1\nA 1 1\n1\nA\n0\n1\neq(A_w)",
        "2 2\n1\nA 1 1\n1\nA\n0\n1\nand(A_w,1)",
        "2 2\n1\nA 1 1\n1\nA\n0\n1\nqs(eq(1,1))",
        "2 2\n1\nA 1 1\n1\nA\n0\n1\nA_w",
        "2 2\n1\nA 1 1\n1\nA 3\n0\n0",
        "2 2\n1\nA 1 1\n1\nA\n0\n1\neq(A_w,1",
        "2 2\n1\nA 1 1\n1\nA\n0\n0\nU(A_w)",
        "2 2\n1\nA 1 1\n2\nA\nA\n0\n0",
        "grid:\nA B\nC\n",
        "grid:\nA B\nC .\nA across: =",
        "size 2 2\nA at r1c1\nblack at r1c1\n",
    ];
    for &language in LANGUAGES {
        let words = Words::new(language);
        for text in broken {
            let error = ennead_cross::parse(text).expect_err(text);
            assert!(!words.cross_problem(&error).is_empty());
        }
    }
}
