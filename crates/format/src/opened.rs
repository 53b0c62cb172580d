//! What a reader found: a sheet, the rules on it, and what was left out because it is not understood.

use ennead_board::{AnySheet, Cell, CellMap, Layout, Sheet, ValueSet};
use ennead_grid::format::{self, Problem, ReadError};
use ennead_rule::{Area, Candidates, Rule, Setup, Values};

/// A puzzle that was opened: what lies on its board, and its rules.
///
/// ```
/// use ennead_format::{Unknown, open};
///
/// let opened = &open("4x4\ngivens\n1 . . .\n. . . .\n. . . .\n. . . .\nx", Unknown::Refused)?[0];
/// assert_eq!(opened.sheet.layout().to_string(), "4x4");
/// assert_eq!(opened.rules.len(), 1);
/// assert_eq!(opened.setup().to_line(), "4x4; givens 1...............; x");
/// # Ok::<(), ennead_format::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The board with what lies on it.
    pub sheet: AnySheet,
    /// The rules. They need not make sense on the board: that is for the one who solves to say.
    pub rules: Vec<Rule>,
    /// What may be a rule and was left out; empty unless [`Unknown::Ignored`] was asked for.
    pub ignored: Vec<Ignored>,
    /// What was guessed from drawings, if anything was.
    pub guessed: Option<Guessed>,
}

/// What a reader guessed from drawings, where the text says no rule, only draws it. The solution in the text
/// obeys it, or with it there is exactly one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guessed {
    /// The names of the kinds of rules that drawings were taken for.
    pub rules: Vec<&'static str>,
    /// Drawings that were taken for decoration.
    pub decoration: Vec<Ignored>,
}

/// Something in a text that may be a rule, and that its reader does not understand.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ignored {
    /// What the format calls it: a key, a drawing, a kind of rule.
    pub name: String,
    /// Where it is: cells, as the format names them; empty if it is about the whole board.
    pub place: String,
}

ennead_grid::display! {
    /// The name, and the place behind `at`.
    Ignored: |it, f| match it.place.as_str() {
        "" => f.write_str(&it.name),
        place => write!(f, "{} at {place}", it.name),
    }
}

/// What becomes of a puzzle with something that is not understood, and may be a rule.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Unknown {
    /// The puzzle is refused: without a rule it would be another puzzle.
    #[default]
    Refused,
    /// It is read without that, which is listed in [`Opened::ignored`].
    Ignored,
}

impl From<AnySheet> for Opened {
    fn from(sheet: AnySheet) -> Opened {
        Opened { sheet, rules: Vec::new(), ignored: Vec::new(), guessed: None }
    }
}

impl From<Setup> for Opened {
    fn from(setup: Setup) -> Opened {
        let sheet = Sheet { givens: setup.givens.clone(), ..Sheet::blank(setup.layout().clone()) };
        Opened { rules: setup.rules, ..Opened::from(AnySheet::from(sheet)) }
    }
}

impl Opened {
    /// The puzzle by itself: board, givens and rules. The candidates of a sukaku are rules too.
    pub fn setup(&self) -> Setup {
        let sheet = self.sheet.clone().on_any_board();
        let mut rules = self.rules.clone();
        if sheet.by_candidates {
            rules.extend(candidates(&sheet.ground, &sheet.corner));
        }
        Setup { givens: sheet.givens, rules }
    }

    /// What is read for one who asks for sheets: it has no rules.
    pub(crate) fn into_sheet(self, text: &str) -> Result<AnySheet, ReadError> {
        match self.rules.first() {
            None => Ok(self.sheet),
            Some(rule) => {
                let rule = rule.name().to_owned();
                Err(ReadError::at_first_line(text, Problem::Variant { rule }))
            }
        }
    }
}

/// A rule for each set of values that some cells are restricted to.
pub(crate) fn candidates(layout: &Layout, marks: &CellMap<ValueSet>) -> Vec<Rule> {
    let mut sets: Vec<(ValueSet, Vec<Cell>)> = Vec::new();
    for (cell, &set) in marks.iter().filter(|&(_, &set)| !set.is_empty() && set != layout.values())
    {
        match sets.iter_mut().find(|(other, _)| *other == set) {
            Some((_, cells)) => cells.push(cell),
            None => sets.push((set, vec![cell])),
        }
    }
    let rule = |(set, cells): (ValueSet, Vec<Cell>)| {
        Candidates { values: Values::new(set.iter()), cells: Area::new(cells) }.into()
    };
    sets.into_iter().map(rule).collect()
}

/// What is wrong with a part of a puzzle that may be a rule.
pub(crate) enum Wrong {
    /// It may mean something that is not known.
    NotUnderstood {
        /// Where it is.
        place: String,
    },
    /// It is known, and makes no sense.
    Nonsense {
        /// Why.
        message: String,
    },
}

impl Wrong {
    /// It makes no sense, for this reason.
    pub(crate) fn nonsense(message: impl Into<String>) -> Wrong {
        Wrong::Nonsense { message: message.into() }
    }
}

/// What a reader of JSON has not understood so far.
pub(crate) struct Found {
    unknown: Unknown,
    /// What was left out.
    pub(crate) ignored: Vec<Ignored>,
}

impl Found {
    pub(crate) fn new(unknown: Unknown) -> Found {
        Found { unknown, ignored: Vec::new() }
    }

    /// Refuses what is called `name` and is not understood, or lists it.
    pub(crate) fn not_understood(&mut self, name: &str, place: &str) -> Result<(), Problem> {
        let (name, place) = (format::shorten(name), format::shorten(place));
        match self.unknown {
            Unknown::Refused => Err(Problem::NotUnderstood { name, place }),
            Unknown::Ignored => {
                self.ignored.push(Ignored { name, place });
                Ok(())
            }
        }
    }

    pub(crate) fn wrong(&mut self, name: &str, wrong: Wrong) -> Result<(), Problem> {
        match wrong {
            Wrong::NotUnderstood { place } => self.not_understood(name, &place),
            Wrong::Nonsense { message } => Err(Problem::rule(format!("{name}: {message}"))),
        }
    }
}
