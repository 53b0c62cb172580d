//! The picture of a small puzzle, line by line.

use ennead_cross::{ClueLanguage, Hooks, Limits, draw, parse, solve};

const PUZZLE: &str = "grid:\nA B\nC #\nA across: = 13\nA down: = 17\nB down: < 4\nC across: > 6\nrule: A across + A down = 30\n";

fn lines(solved: bool, language: Option<ClueLanguage>) -> Vec<String> {
    let puzzle = parse(PUZZLE).unwrap();
    let outcome = solve(&puzzle, &Limits::default(), &Hooks::default());
    let solution = outcome.solutions.first().filter(|_| solved);
    draw(&puzzle, solution, language).lines().map(str::to_owned).collect()
}

#[test]
fn cells_words_names_and_digits_are_where_they_belong() {
    let frame = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 120\" width=\"120\" height=\"120\" font-family=\"sans-serif\">";
    let rect = |x: u32, y: u32, fill: &str| {
        format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"48\" height=\"48\" fill=\"{fill}\" stroke=\"#888\"/>"
        )
    };
    let name = |x: u32, y: u32, name: &str| {
        format!("<text x=\"{x}\" y=\"{y}\" font-size=\"11\">{name}</text>")
    };
    let digit = |x: u32, y: u32, digit: u8| {
        format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"26\" text-anchor=\"middle\" fill=\"#176117\">{digit}</text>"
        )
    };
    let mut expected = vec![
        frame.to_owned(),
        "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>".to_owned(),
        rect(12, 12, "none"),
        rect(60, 12, "none"),
        rect(12, 60, "none"),
        rect(60, 60, "#222"),
        // B down and C across end before the edge of the grid.
        "<line x1=\"60\" y1=\"60\" x2=\"108\" y2=\"60\" stroke=\"#222\" stroke-width=\"3\"/>".to_owned(),
        "<line x1=\"60\" y1=\"60\" x2=\"60\" y2=\"108\" stroke=\"#222\" stroke-width=\"3\"/>".to_owned(),
        "<rect x=\"12\" y=\"12\" width=\"96\" height=\"96\" fill=\"none\" stroke=\"#222\" stroke-width=\"3\"/>".to_owned(),
        name(16, 25, "A"),
        name(64, 25, "B"),
        name(16, 73, "C"),
        "</svg>".to_owned(),
    ];
    assert_eq!(lines(false, None), expected);
    let end = expected.pop().unwrap();
    expected.extend([digit(36, 49, 1), digit(84, 49, 3), digit(36, 97, 7), end]);
    assert_eq!(lines(true, None), expected);
}

#[test]
fn clues_stand_beside_the_grid() {
    let lines = lines(false, Some(ClueLanguage::English));
    let clues: Vec<&str> =
        lines.iter().filter(|line| line.contains("font-size=\"14\"")).map(String::as_str).collect();
    let expected = [
        (32, "A across: = 13"),
        (52, "A down: = 17"),
        (72, "B down: &lt; 4"),
        (92, "C across: &gt; 6"),
        (112, "A across + A down = 30"),
    ]
    .map(|(y, clue)| format!("<text x=\"132\" y=\"{y}\" font-size=\"14\">{clue}</text>"));
    assert_eq!(clues, expected);
    // Eight units for each of the 22 characters of the longest line, and margins.
    assert!(lines[0].contains("width=\"320\" height=\"134\""), "{}", lines[0]);
}
