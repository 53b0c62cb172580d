//! Orders, levels and scores: a table that anyone can replace.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::row::{HodokuLevel, Row};
use crate::technique;
use crate::techniques::{OURS, ROWS};

/// The techniques in the order they are tried.
///
/// ```
/// use ennead_logic::Table;
///
/// let table = Table::hodoku();
/// assert_eq!(table.row("x-wing").unwrap().score, 140);
/// let error = "technique\tx-wing\teasy\tmany\tyes".parse::<Table>().unwrap_err();
/// assert_eq!(error.to_string(), "line 1: expected a score, found `many`");
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    /// The rows, beginning with the technique tried first.
    pub rows: Vec<Row>,
    /// The highest score of each level; above it the path belongs to the next level.
    pub ceilings: [Option<u32>; 5],
}

impl Table {
    /// The table of HoDoKu. It lists other techniques too, but does not use them.
    pub fn hodoku() -> &'static Table {
        static HODOKU: LazyLock<Table> = LazyLock::new(|| Table {
            rows: ROWS.to_vec(),
            ceilings: [Some(800), Some(1000), Some(1600), Some(1800), None],
        });
        &HODOKU
    }

    /// HoDoKu's table, with the techniques used that HoDoKu does not have: exocets, tridagons and other
    /// patterns that were found later.
    ///
    /// ```
    /// use ennead_logic::Table;
    ///
    /// assert!(Table::usual().row("junior-exocet").unwrap().used);
    /// assert!(!Table::hodoku().row("junior-exocet").unwrap().used);
    /// ```
    pub fn usual() -> &'static Table {
        static USUAL: LazyLock<Table> = LazyLock::new(|| {
            let rows = ROWS.iter().zip(OURS);
            let used = |(row, ours): (&Row, &bool)| Row { used: row.used || *ours, ..*row };
            Table { rows: rows.map(used).collect(), ceilings: Table::hodoku().ceilings }
        });
        &USUAL
    }

    /// The row of the technique called `name`.
    pub fn row(&self, name: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.technique.about().name == name)
    }

    /// The technique among `names` that is tried last.
    pub fn hardest<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
        let order =
            |name: &&str| self.rows.iter().position(|row| row.technique.about().name == *name);
        names.into_iter().max_by_key(order)
    }

    /// The level of a path whose hardest step is of level `hardest` and whose scores add up to
    /// `score`: many easy steps raise a puzzle to the next level.
    pub fn level(&self, hardest: HodokuLevel, score: u32) -> HodokuLevel {
        let levels = HodokuLevel::ALL.into_iter().filter(|&level| level >= hardest);
        levels
            .into_iter()
            .find(|&level| self.ceilings[level as usize].is_none_or(|ceiling| score <= ceiling))
            .unwrap_or(HodokuLevel::Extreme)
    }
}

/// The table in the form that [`FromStr`] reads, so that it can be written to a file, changed and
/// read back.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEAD)?;
        for (level, ceiling) in HodokuLevel::ALL.iter().zip(self.ceilings) {
            let ceiling = ceiling.map_or_else(|| "-".to_owned(), |score| score.to_string());
            writeln!(f, "level\t{}\t{ceiling}", level.name())?;
        }
        for Row { technique, level, score, used } in &self.rows {
            let (name, used) = (technique.about().name, if *used { "yes" } else { "no" });
            writeln!(f, "technique\t{name}\t{}\t{score}\t{used}", level.name())?;
        }
        Ok(())
    }
}

/// The meaning of a table's lines, as comments.
const HEAD: &str = "\
# How a solver goes about it: the techniques in the order they are tried, each with its level
# and its score. `ennead` reads a file like this one with --table.
#
# level <name> <score from which a puzzle of easier steps is of the next level>
# technique <name> <level> <score of a step> <used unless asked otherwise: yes or no>
#
# Order, levels and scores are those of HoDoKu 2.2.4 (Bernhard Hobiger).
";

/// A line of a table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseTableError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected.
    pub expected: &'static str,
    /// What was found there.
    pub found: String,
}

ennead_grid::error!(ParseTableError: |it, f|
    write!(f, "line {}: expected {}, found `{}`", it.line, it.expected, it.found));

impl FromStr for Table {
    type Err = ParseTableError;

    fn from_str(text: &str) -> Result<Table, ParseTableError> {
        let mut table = Table { rows: Vec::new(), ceilings: [None; 5] };
        for (i, line) in text.lines().enumerate() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            table.read(line).map_err(|(expected, found)| ParseTableError {
                line: i + 1,
                expected,
                found: found.to_owned(),
            })?;
        }
        Ok(table)
    }
}

impl Table {
    fn read<'a>(&mut self, line: &'a str) -> Result<(), (&'static str, &'a str)> {
        let mut fields = line.split_whitespace();
        let mut next = || fields.next().unwrap_or("");
        match next() {
            "level" => {
                let name = next();
                let level: HodokuLevel = name.parse().map_err(|_| ("a level", name))?;
                self.ceilings[level as usize] = match next() {
                    "-" => None,
                    score => Some(score.parse().map_err(|_| ("a score or `-`", score))?),
                };
            }
            "technique" => {
                let (name, level, score, used) = (next(), next(), next(), next());
                let technique = technique(name).map_err(|_| ("a technique", name))?;
                if self.row(name).is_some() {
                    return Err(("each technique once", name));
                }
                self.rows.push(Row {
                    technique,
                    level: level.parse().map_err(|_| ("a level", level))?,
                    score: score.parse().map_err(|_| ("a score", score))?,
                    used: match used {
                        "yes" => true,
                        "no" => false,
                        _ => return Err(("yes or no", used)),
                    },
                });
            }
            other => return Err(("`level` / `technique`", other)),
        }
        match next() {
            "" => Ok(()),
            more => Err(("the end of the line", more)),
        }
    }
}
