//! Links of SudokuPad, and the shortened JSON in them.

use ennead_format::{Opened, Problem, Unknown, open};

use crate::format::{compressed, read};

/// A link to this text in the site's own, shortened JSON.
fn link(zipped: &str) -> String {
    format!("https://sudokupad.app/scl{}", compressed(zipped))
}

#[test]
fn broken_json_is_refused() {
    for broken in ["{", "[", "{a:1", "[1,2", "{a:'b}", r"'\u12", "[1]]", &"[".repeat(100_000)] {
        assert!(read(&link(broken)).is_err(), "{broken:.9}");
    }
}

#[test]
fn its_own_links_are_read() {
    let mut cells: Vec<String> = Vec::new();
    for row in [
        "53..7....",
        "6..195...",
        ".98....6.",
        "8...6...3",
        "4..8.3..1",
        "7...2...6",
        ".6....28.",
        "...419..5",
        "....8..79",
    ] {
        let cell = |c: char| c.to_digit(10).map_or(String::new(), |d| format!("{{v:{d}}}"));
        cells.push(format!("[{}]", row.chars().map(cell).collect::<Vec<_>>().join(",")));
    }
    let zipped = format!(
        r"{{id:x1,cs:64,x:t,c2:FFAA00,e:-1.5,ca:[{{v:'title: It\'s small'}},{{v:'author: me'}}],ce:[{}]}}",
        cells.join(",")
    );
    let sheets = read(&link(&zipped)).unwrap();
    assert_eq!(sheets[0].givens.len(), 30);
    assert_eq!(sheets[0].info.title.as_deref(), Some("It's small"));
    assert_eq!(sheets[0].info.author.as_deref(), Some("me"));
    // With several solutions, a drawing may be a rule: of its own one has to be certain.
    let open = zipped.replacen("{v:5}", "", 1).replacen("{v:3}", "", 1).replacen("{v:7}", "", 1);
    for (drawn, rule) in [
        ("l:[{wp:[[0,0],[1,1]]}]", "lines"),
        ("a:[{wp:[[0,0],[1,1]]}]", "arrows"),
        ("o:[{ct:[1,1],te:X}]", "overlays"),
        ("u:[{ct:[1,1],w:0.8,h:0.8}]", "underlays"),
        ("underlays:[{ct:[1,1],w:0.8,h:0.8}]", "underlays"),
    ] {
        let error = read(&link(&open.replace(",x:t,c2:FFAA00,e:-1.5", "").replace("cs:64", drawn)));
        let Problem::NotUnderstood { name, .. } = error.unwrap_err().problem else {
            panic!("{drawn} is refused for another reason");
        };
        assert_eq!(name, rule);
    }
}

/// A puzzle with all digits but six of a full grid, and with these drawings, as JSON.
fn drawn(drawings: &str) -> String {
    let rows = [
        ".34678912",
        "672195348",
        "198342567",
        "85976142.",
        "426853791",
        "713924856",
        "961537284",
        "2874.9635",
        "345286.79",
    ];
    let cell = |c: char| match c.to_digit(10) {
        Some(digit) => format!(r#"{{"value":{digit}}}"#),
        None => "{}".to_owned(),
    };
    let row = |row: &&str| format!("[{}]", row.chars().map(cell).collect::<Vec<_>>().join(","));
    let rows: Vec<String> = rows.iter().map(row).collect();
    link(&format!(r#"{{"cells":[{}],{drawings}}}"#, rows.join(",")))
}

/// A box or circle in SudokuPad's JSON.
fn one_box(at: &str, side: f64, round: bool, inside: &str, border: &str, more: &str) -> String {
    format!(
        r##"{{"center":{at},"width":{side},"height":{side},"rounded":{round},"backgroundColor":"#{inside}","borderColor":"#{border}"{more}}}"##
    )
}

fn line(colour: &str, thickness: f64, way: &str) -> String {
    format!(r##"{{"color":"#{colour}","thickness":{thickness},"wayPoints":{way}}}"##)
}

/// What is drawn for each rule, the way SudokuPad does it itself.
#[expect(clippy::too_many_lines, reason = "an entry for each rule")]
fn drawings() -> Vec<(&'static str, String)> {
    let grey = |at, side, round| one_box(at, side, round, "CFCFCF", "CFCFCF", "");
    let text = |at, font: u8, text: &str| {
        let more = format!(r#","fontSize":{font},"text":"{text}""#);
        one_box(at, 0.25, false, "FFFFFF", "FFFFFF", &more)
    };
    let dot = |at, inside| one_box(at, 0.3, true, inside, "000000", "");
    let end = |at| one_box(at, 0.8, true, "FFFFFF", "CFCFCF", r#","borderSize":2,"fontSize":16"#);
    let pill = |at, width: f64| {
        one_box(at, 0.75, true, "FFFFFF", "A1A1A1", r#","thickness":5,"fontSize":16,"text":"""#)
            .replace(r#""width":0.75"#, &format!(r#""width":{width}"#))
    };
    let arrow = |way| line("a1a1a1", 5.0, way).replace('}', r#","headLength":0.3}"#);
    let plain = |at, inside: &str| {
        one_box(at, 1.0, false, inside, "", "").replace(r##","borderColor":"#""##, "")
    };
    let tint = |at| plain(at, "").replace("#\"", "rgba(207, 207, 207, 0.95)\"");
    let (lines, over, under) = (
        |lines: String| format!(r#""lines":[{lines}]"#),
        |boxes: String| format!(r#""overlays":[{boxes}]"#),
        |boxes: String| format!(r#""underlays":[{boxes}]"#),
    );
    let with = |one: String, other: String| format!("{one},{other}");
    vec![
        (
            "thermometer: r1c2-6",
            with(
                under(grey("[0.5,1.5]", 0.85, true)),
                lines(line("CFCFCF", 21.0, "[[0.5,1.5],[0.5,5.5]]")),
            ),
        ),
        ("palindrome: r1c2 r2c3 r3c4", lines(line("CFCFCF", 16.0, "[[0.5,1.5],[2.5,3.5]]"))),
        ("renban: r1c4-6", lines(line("F067F0", 12.8, "[[0.5,3.5],[0.5,4.5],[0.5,5.5]]"))),
        ("whisper 5: r1c7 r1c8", lines(line("67F067", 9.6, "[[0.5,6.5],[0.5,7.5]]"))),
        ("region-sum: r1c2 r1c3", lines(line("2ECBFF", 8.0, "[[0.5,1.5],[0.5,2.5]]"))),
        ("entropic: r2c4-6", lines(line("FFCCAA", 8.0, "[[1.5,3.5],[1.5,5.5]]"))),
        ("zipper: r1c2 r2c2 r1c3", lines(line("cdb1ec", 5.0, "[[0.5,1.5],[1.5,1.5],[0.5,2.5]]"))),
        (
            "between: r1c2-4",
            with(
                over(format!("{},{}", end("[0.5,1.5]"), end("[0.5,3.5]"))),
                lines(line("CFCFCF", 2.0, "[[0.5,1.9],[0.5,2.5],[0.5,3.1]]")),
            ),
        ),
        (
            "arrow: r1c4 | r1c3 r2c3",
            with(
                over(pill("[0.5,3.5]", 0.75)),
                format!(r#""arrows":[{}]"#, arrow("[[0.5,3.2],[0.5,2.5],[1.5,2.5]]")),
            ),
        ),
        (
            "arrow: r1c8 r1c9 | r2c9 r2c8",
            with(
                over(pill("[0.5,8]", 1.75)),
                format!(r#""arrows":[{}]"#, arrow("[[0.8,8.5],[1.5,8.5],[1.5,7.5]]")),
            ),
        ),
        ("difference 1: r1c2 r1c3", over(dot("[0.5,2]", "FFFFFF"))),
        ("ratio 2: r1c8 r1c9", over(dot("[0.5,8]", "000000"))),
        ("xv 10: r1c7 r1c8", over(text("[0.5,7]", 21, "X"))),
        (
            "quad 3 7: r1c1",
            over(one_box(
                "[1,1]",
                0.7,
                true,
                "FFFFFF",
                "000000",
                ",\"fontSize\":14,\"text\":\"3\u{2009}7\"",
            )),
        ),
        ("odd: r2c2", under(grey("[1.5,1.5]", 0.7, true))),
        ("even: r1c3", under(grey("[0.5,2.5]", 0.7, false))),
        (
            "minimum: r1c8",
            with(
                under(plain("[0.5,7.5]", "ccc")),
                lines(line("000000", 1.0, "[[0.06,7.4],[0.11,7.5],[0.06,7.6]]")),
            ),
        ),
        (
            "maximum: r1c7",
            with(
                under(plain("[0.5,6.5]", "ccc")),
                lines(line("000000", 1.0, "[[0.11,6.4],[0.06,6.5],[0.11,6.6]]")),
            ),
        ),
        ("sandwich 19: r1c1 down", over(text("[-0.5,0.5]", 32, "19"))),
        (
            "little-killer 38: r1c2 down-right",
            with(
                over(text("[-0.5,0.5]", 28, "38")),
                format!(r#""arrows":[{}]"#, line("000000", 2.0, "[[-0.2,0.8],[-0.02,0.98]]")),
            ),
        ),
        (
            "extra-region: r1c2 r2c3",
            with(
                under(format!("{},{}", tint("[0.5,1.5]"), tint("[1.5,2.5]"))),
                r#""cages":[{"cells":[[0,1],[1,2]]}]"#.to_owned(),
            ),
        ),
    ]
}

fn opened(text: &str, unknown: Unknown) -> Result<Opened, Problem> {
    open(text, unknown).map(|mut all| all.swap_remove(0)).map_err(|error| error.problem)
}

#[test]
fn a_drawing_of_its_own_is_taken_for_its_rule_and_said_to_be_guessed() {
    for (rule, drawing) in drawings() {
        let opened = opened(&drawn(&drawing), Unknown::Refused);
        let opened = opened.unwrap_or_else(|problem| panic!("{rule}: {problem}\n{drawing}"));
        let layout = opened.sheet.layout();
        let rules: Vec<String> = opened.rules.iter().map(|rule| rule.to_line(&layout)).collect();
        assert_eq!(rules, [rule]);
        let guessed = opened.guessed.expect("it is no rule in the text");
        assert_eq!((guessed.rules, guessed.decoration.len()), (vec![opened.rules[0].name()], 0));
        assert!(opened.ignored.is_empty());
    }
}

#[test]
fn a_guess_that_the_digits_refute_is_refused_by_name() {
    let bulb = one_box("[0.5,5.5]", 0.85, true, "CFCFCF", "CFCFCF", "");
    let wrong = line("CFCFCF", 21.0, "[[0.5,5.5],[0.5,1.5]]");
    let text = drawn(&format!(r#""underlays":[{bulb}],"lines":[{wrong}]"#));
    let problem = opened(&text, Unknown::Refused).expect_err("it falls");
    assert_eq!(
        problem,
        Problem::NotUnderstood { name: "thermometer".to_owned(), place: String::new() }
    );
    let read = opened(&text, Unknown::Ignored).expect("without it");
    assert_eq!((read.rules.len(), read.guessed), (0, None));
    assert_eq!(read.ignored.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["thermometer"]);
}

#[test]
fn other_drawings_are_decoration_only_where_there_is_one_solution() {
    let pink = one_box("[0.5,0.5]", 1.0, false, "FFA0A0", "FFA0A0", "");
    let read = opened(&drawn(&format!(r#""underlays":[{pink}]"#)), Unknown::Refused);
    let guessed = read.expect("a classic puzzle").guessed.expect("a drawing");
    assert_eq!(
        guessed.decoration.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["underlays at R1C1"]
    );
    let empty = format!(r#"{{"cells":[{}],"underlays":[{pink}]}}"#, ["[{},{},{},{}]"; 4].join(","));
    let refused = opened(&link(&empty), Unknown::Refused).expect_err("many solutions");
    assert!(matches!(refused, Problem::NotUnderstood { name, .. } if name == "underlays"));
}

#[test]
fn what_is_typed_is_read_as_typed() {
    let cage = r#""cages":[{"unique":true,"cells":[[0,0],[0,1]],"value":"8","sum":8}]"#;
    let read = opened(&drawn(cage), Unknown::Refused).expect("a killer");
    assert_eq!(read.guessed, None);
    assert_eq!(read.rules[0].to_line(&read.sheet.layout()), "cage 8: r1c1 r1c2");
    // A cage that says nothing of the kind is a drawing.
    let cage = r#""cages":[{"cells":[[0,0],[0,1]],"value":"AB"}]"#;
    let read = opened(&drawn(cage), Unknown::Refused).expect("a classic puzzle");
    assert_eq!((read.rules.len(), read.guessed.map(|it| it.decoration.len())), (0, Some(1)));
}

#[test]
fn the_solution_in_the_text_counts_where_there_are_several() {
    let rows = ["[{},{},{},{}]"; 4].join(",");
    let diagonal = line("34BBE6", 2.0, "[[0,0],[4,4]]");
    let with = |solution: &str| {
        link(&format!(
            r#"{{"cells":[{rows}],"lines":[{diagonal}],"metadata":{{"solution":"{solution}"}}}}"#
        ))
    };
    let read = opened(&with("1234341243212143"), Unknown::Refused).expect("it is obeyed");
    assert_eq!(read.guessed.map(|it| it.rules), Some(vec!["diagonal"]));
    let refused = opened(&with("1234341221434321"), Unknown::Refused).expect_err("it is broken");
    assert!(matches!(refused, Problem::NotUnderstood { name, .. } if name == "diagonal-"));
}
