//! Algorithms in words: the pseudocode of an engine, as data.
//!
//! One tree serves two drawings. [`Pseudocode::lines`] flattens it into the indented lines a
//! programmer reads; the tree itself, sequences of [`Block`]s inside each other, is what a
//! Nassi–Shneiderman structure chart (a *Struktogramm*) draws as boxes inside boxes:
//!
//! ```text
//! FALLS kein leeres Feld mehr existiert          ┌──────────────────────────────┐
//!   merke die Lösung                             │╲   kein leeres Feld mehr?   ╱│
//! WÄHLE das nächste leere Feld                   │ ╲ ja             nein     ╱  │
//! DURCHLAUFE die Zahlen 1 bis 9                  ├──────┬───────────────────────┤
//!   …                                            │merke │ wähle das nächste …   │
//!                                                │      ├───────────────────────┤
//!                                                │      │ DURCHLAUFE …          │
//! ```
//!
//! Every line has a number, its position from the top, by which the [`Event`](crate::Event)s of a
//! trace refer to it.
//!
//! Isaac Nassi and Ben Shneiderman, *Flowchart techniques for structured programming*,
//! SIGPLAN Notices 8 (8), 1973.

/// An algorithm in words.
#[derive(Clone, Copy, Debug)]
pub struct Pseudocode {
    /// The procedures; the first one is where the algorithm starts. Each has a structure chart of
    /// its own.
    pub procedures: &'static [Procedure],
}

/// A part of an algorithm with a name.
#[derive(Clone, Copy, Debug)]
pub struct Procedure {
    /// The name, as a line of its own above the body.
    pub head: Line,
    /// What it does.
    pub body: &'static [Block],
}

/// A piece of an algorithm; a slice of blocks is a sequence.
#[derive(Clone, Copy, Debug)]
pub enum Block {
    /// One thing to do.
    Step(Line),
    /// A procedure is called, perhaps recursively.
    Call(Line),
    /// The body is repeated.
    Loop {
        /// For what, or how long.
        head: Line,
        /// What is repeated.
        body: &'static [Block],
    },
    /// One of two alternatives.
    If {
        /// The question.
        condition: Line,
        /// What is done if the answer is yes.
        then: &'static [Block],
        /// What is done if the answer is no; `None` if nothing is.
        otherwise: Option<Else>,
    },
}

/// What is done if the answer is no.
#[derive(Clone, Copy, Debug)]
pub struct Else {
    /// The word "else" as a line of its own. `None` if the source has no such word and simply
    /// continues with the next line, indented like the question. The chart shows two alternatives
    /// all the same.
    pub line: Option<Line>,
    /// What is done.
    pub body: &'static [Block],
}

/// A line of pseudocode.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The line's number: its position among [`Pseudocode::lines`], counted from 0.
    pub number: u8,
    /// The words in English.
    pub en: &'static str,
    /// The words in German.
    pub de: &'static str,
    /// The words in Dutch.
    pub nl: &'static str,
}

impl Line {
    /// The line with the given number and words.
    pub const fn new(number: u8, en: &'static str, de: &'static str, nl: &'static str) -> Line {
        Line { number, en, de, nl }
    }
}

/// A line with its place on the page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PseudocodeLine {
    /// How deep the line is nested, 0 for the head of a procedure.
    pub indent: u8,
    /// The position in [`Pseudocode::procedures`] of the procedure it belongs to.
    pub procedure: u8,
    /// The line.
    pub line: Line,
}

impl Pseudocode {
    /// The lines from top to bottom; the position of each is its number.
    pub fn lines(&self) -> Vec<PseudocodeLine> {
        let mut lines = Vec::new();
        for (procedure, Procedure { head, body }) in (0..).zip(self.procedures) {
            lines.push(PseudocodeLine { indent: 0, procedure, line: *head });
            flatten(body, 1, procedure, &mut lines);
        }
        lines
    }
}

fn flatten(blocks: &[Block], indent: u8, procedure: u8, lines: &mut Vec<PseudocodeLine>) {
    let row = |line: &Line| PseudocodeLine { indent, procedure, line: *line };
    for block in blocks {
        match block {
            Block::Step(line) | Block::Call(line) => lines.push(row(line)),
            Block::Loop { head, body } => {
                lines.push(row(head));
                flatten(body, indent + 1, procedure, lines);
            }
            Block::If { condition, then, otherwise } => {
                lines.push(row(condition));
                flatten(then, indent + 1, procedure, lines);
                if let Some(Else { line, body }) = otherwise {
                    lines.extend(line.as_ref().map(row));
                    flatten(body, indent + u8::from(line.is_some()), procedure, lines);
                }
            }
        }
    }
}

/// Makes [`Pseudocode`] as it is read: `step`, `call`, `loop`, `if` and `else`, each with the number
/// of its line (or its name in `mod line`) and its words in English, German and Dutch.
macro_rules! pseudocode {
    (@line $name:ident $en:literal $de:literal $nl:literal) => {
        $crate::pseudocode::Line::new(line::$name, $en, $de, $nl)
    };
    (@line $number:literal $en:literal $de:literal $nl:literal) => {
        $crate::pseudocode::Line::new($number, $en, $de, $nl)
    };
    (@blocks [$($done:expr),*]) => { &[$($done),*] };
    (@blocks [$($done:expr),*] step $n:tt $en:literal $de:literal $nl:literal $($rest:tt)*) => {
        pseudocode!(@blocks [
            $($done,)* $crate::pseudocode::Block::Step(pseudocode!(@line $n $en $de $nl))
        ] $($rest)*)
    };
    (@blocks [$($done:expr),*] call $n:tt $en:literal $de:literal $nl:literal $($rest:tt)*) => {
        pseudocode!(@blocks [
            $($done,)* $crate::pseudocode::Block::Call(pseudocode!(@line $n $en $de $nl))
        ] $($rest)*)
    };
    (
        @blocks [$($done:expr),*]
        loop $n:tt $en:literal $de:literal $nl:literal { $($body:tt)* } $($rest:tt)*
    ) => {
        pseudocode!(@blocks [$($done,)* $crate::pseudocode::Block::Loop {
            head: pseudocode!(@line $n $en $de $nl),
            body: pseudocode!(@blocks [] $($body)*),
        }] $($rest)*)
    };
    (
        @blocks [$($done:expr),*] if $n:tt $en:literal $de:literal $nl:literal { $($then:tt)* }
        else { $($body:tt)* } $($rest:tt)*
    ) => {
        pseudocode!(@if [$($done),*] [$n $en $de $nl] [$($then)*] Some($crate::pseudocode::Else {
            line: None,
            body: pseudocode!(@blocks [] $($body)*),
        }); $($rest)*)
    };
    (
        @blocks [$($done:expr),*] if $n:tt $en:literal $de:literal $nl:literal { $($then:tt)* }
        else $m:tt $else_en:literal $else_de:literal $else_nl:literal { $($body:tt)* }
        $($rest:tt)*
    ) => {
        pseudocode!(@if [$($done),*] [$n $en $de $nl] [$($then)*] Some($crate::pseudocode::Else {
            line: Some(pseudocode!(@line $m $else_en $else_de $else_nl)),
            body: pseudocode!(@blocks [] $($body)*),
        }); $($rest)*)
    };
    (
        @blocks [$($done:expr),*] if $n:tt $en:literal $de:literal $nl:literal { $($then:tt)* }
        $($rest:tt)*
    ) => {
        pseudocode!(@if [$($done),*] [$n $en $de $nl] [$($then)*] None; $($rest)*)
    };
    (
        @if [$($done:expr),*] [$($line:tt)*] [$($then:tt)*] $otherwise:expr; $($rest:tt)*
    ) => {
        pseudocode!(@blocks [$($done,)* $crate::pseudocode::Block::If {
            condition: pseudocode!(@line $($line)*),
            then: pseudocode!(@blocks [] $($then)*),
            otherwise: $otherwise,
        }] $($rest)*)
    };
    ($(procedure $n:tt $en:literal $de:literal $nl:literal { $($body:tt)* })*) => {
        $crate::pseudocode::Pseudocode {
            procedures: &[$($crate::pseudocode::Procedure {
                head: pseudocode!(@line $n $en $de $nl),
                body: pseudocode!(@blocks [] $($body)*),
            }),*],
        }
    };
}
pub(crate) use pseudocode;

#[cfg(test)]
mod tests {
    use super::Pseudocode;
    use crate::ENGINES;

    #[test]
    fn every_line_is_numbered_by_its_position_and_has_words_in_three_languages() {
        for engine in ENGINES {
            let Some(pseudocode) = engine.pseudocode() else { continue };
            for (position, row) in pseudocode.lines().iter().enumerate() {
                let line = row.line;
                assert_eq!(usize::from(line.number), position, "{}: {}", engine.name(), line.en);
                assert!(![line.en, line.de, line.nl].contains(&""), "{}", engine.name());
            }
        }
    }

    #[test]
    fn what_is_repeated_is_indented_once_more() {
        for engine in ENGINES {
            let lines = engine.pseudocode().map_or(Vec::new(), |pseudocode| pseudocode.lines());
            for pair in lines.windows(2) {
                let words = pair[0].line.en.to_lowercase();
                if ["for ", "repeat ", "until "].iter().any(|it| words.starts_with(it)) {
                    assert_eq!(pair[1].indent, pair[0].indent + 1, "{}: {words}", engine.name());
                }
            }
        }
    }

    #[test]
    fn what_belongs_to_a_line_is_below_it_and_indented() {
        const PROGRAM: Pseudocode = pseudocode! {
            procedure 0 "to search" "suche" "zoek" {
                loop 1 "for each cell" "für jede Zelle" "voor elk vakje" {
                    if 2 "if it is empty" "wenn sie leer ist" "als het leeg is" {
                        step 3 "fill it" "fülle sie" "vul het"
                    } else 4 "else" "sonst" "anders" {
                        step 5 "leave it" "lass sie" "laat het"
                    }
                    if 6 "return if it clashes" "zurück, wenn es nicht passt" "terug als het botst" {
                    } else {
                        step 7 "go on" "weiter" "verder"
                    }
                }
                call 8 "check" "prüfe" "controleer"
            }
            procedure 9 "to check" "prüfe" "controleer" {
                step 10 "look" "schau" "kijk"
            }
        };
        let drawn: String = PROGRAM
            .lines()
            .iter()
            .map(|row| {
                let indent = "  ".repeat(row.indent.into());
                format!("{} {indent}{}\n", row.procedure, row.line.en)
            })
            .collect();
        let expected = "\
0 to search
0   for each cell
0     if it is empty
0       fill it
0     else
0       leave it
0     return if it clashes
0     go on
0   check
1 to check
1   look
";
        assert_eq!(drawn, expected);
    }
}
