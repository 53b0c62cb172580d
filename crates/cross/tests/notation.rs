//! What a file can say besides its rules, and how errors and black cells are shown.

use ennead_cross::{ClueLanguage, DigitReading, parse, write_clues, write_contest};
use expect_test::expect_file;

#[test]
fn a_file_may_say_how_its_numbers_are_read() {
    use DigitReading::{Cells, Number};
    for (line, leading_zeros, digits) in [
        ("", true, Cells),
        ("leading zeros: no", false, Cells),
        ("leading zeros: yes", true, Cells),
        ("digits: number", true, Number),
        ("digits: cells", true, Cells),
        ("digits: number\ndigits: cells", true, Cells),
        ("Ziffern: Zahl\nführende Nullen: nein", false, Number),
        ("cijfers: cellen\nvoorloopnullen: nee", false, Cells),
    ] {
        let reading = parse(&format!("grid:\nA .\n{line}\nA across: prime\n")).unwrap().reading;
        assert_eq!((reading.leading_zeros, reading.digits), (leading_zeros, digits), "{line}");
    }
}

#[test]
fn of_a_long_line_an_error_shows_the_part_around_it() {
    for before in [9, 49, 50, 51, 52, 300] {
        let line = format!("{}é{}", " ".repeat(before), "+".repeat(300));
        let error = parse(&format!("1 1\n{line}\n")).expect_err("no number");
        assert_eq!((error.place.line, error.place.column), (2, before + 1));
        assert_eq!(error.offset, before.min(50));
        assert_eq!(error.excerpt.chars().nth(error.offset), Some('é'), "{}", error.excerpt);
        assert_eq!(error.excerpt.chars().count(), 100);
    }
}

/// A black cell is written as a mark with two words, of which the rules need one of a single cell.
#[test]
fn a_black_cell_is_written_as_a_word_of_one_cell() {
    for (grid, rule, marks) in [
        // At the border, and before another black cell.
        ("A #\n. .", "eq(BLACK1_w,0)", 2),
        ("A . #\nB . .\nC . .", "eq(BLACK1_w,0)", 4),
        ("A # #\n. . .\n. . .", "eq(BLACK1_w,0)", 3),
        ("A .\n# .", "eq(BLACK1_s,0)", 2),
        // Only a mark that stops the word makes it so short.
        ("# A\nB .", "eq(BLACK1_w,0)", 3),
        ("# .\nA .\n. .", "eq(BLACK1_s,0)", 3),
    ] {
        let puzzle = parse(&format!("grid:\n{grid}\nacross: A\n")).unwrap();
        let text = write_contest(&puzzle);
        assert!(text.contains(rule), "{grid}\n{text}");
        assert_eq!(text.lines().nth(1), Some(&*marks.to_string()), "{grid}\n{text}");
        assert_eq!(write_contest(&parse(&text).unwrap()), text);
    }
}

/// Each operator as the clue of a word, and inside a formula.
#[test]
fn clues_are_written_as_an_author_would() {
    let rules = [
        "divides(7,A down)",
        "divides(A down,36)",
        "divides(plus(A across,1),B down)",
        "anagram(A across,C across)",
        "prime(A across)",
        "not(square(B down))",
        "U(A across)",
        "U(mal(A across,C across))",
        "eq(qs(B down),12)",
        "eq(qp(C across),qs(C across))",
        "eq(rev(A across),C across)",
        "gt(A across,minus(C across,-5))",
        "lt(plus(qs(A across),qs(C across)),20)",
        "eq(mod(A across,2),0)",
        "eq(mod(A across,2),1)",
        "ne(mod(A across,3),div(C across,4))",
        "eq(A across,minus(B down,minus(C across,3)))",
        "eq(C across,mal(plus(A across,1),minus(9,A across)))",
        "eq(pow(pow(A across,2),3),pow(A across,pow(2,3)))",
        "le(abs(minus(A across,C across)),gcd(A across,C across))",
        "ge(quot(B down,3),lcm(2,A across))",
        "and(prime(A across),gt(A across,10))",
        "or(and(prime(A across),cube(C across)),not(or(palindrome(B down),perfect(C across))))",
        "or(triangular(A across),fibonacci(A across))",
    ];
    let list: String = rules.iter().map(|rule| format!("rule: {rule}\n")).collect();
    let frame = "grid:\nA B\n. .\nC .\nacross: A C\ndown: A B\n";
    let puzzle = parse(&format!("{frame}{list}")).unwrap();
    let mut written = String::new();
    for language in [ClueLanguage::English, ClueLanguage::German, ClueLanguage::Dutch] {
        let clues = write_clues(&puzzle, language);
        assert_eq!(write_contest(&parse(&clues).unwrap()), write_contest(&puzzle), "{clues}");
        written += &format!("{clues}\n");
    }
    expect_file!["../../../testdata/cross/clues.txt"].assert_eq(&written);
}
