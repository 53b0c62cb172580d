//! Arguments in words: the numbered lines of a net.

use ennead_grid::CellSet;
use ennead_logic::argument::{Argument, Inference, Reason, Says};
use ennead_logic::derivation::Group;
use ennead_logic::pattern::Single;
use ennead_logic::{CandidateSet, Message, Position, Step, Value};

use crate::Words;

/// A paragraph of an explanation; a line of an argument has a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// The number of the line.
    pub number: Option<usize>,
    /// How far the line is indented: the number of branches around it.
    pub indent: usize,
    /// What is said, without the number.
    pub text: String,
}

/// With its number: `4. r2c3 = 5 (last place in column 3; lines 1, 3)`.
impl std::fmt::Display for Paragraph {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(number) = self.number {
            write!(f, "{number}. ")?;
        }
        f.write_str(&self.text)
    }
}

impl Words {
    /// Why `step` holds in `position` and what follows from it: sentences in one paragraph, or the
    /// lines of its argument.
    pub fn paragraphs(&self, step: &Step, position: &Position) -> Vec<Paragraph> {
        let plain = |messages: Vec<Message>| {
            let said: Vec<_> = messages.iter().map(|message| self.message(message)).collect();
            let text = said.join(" ");
            (!text.is_empty()).then_some(Paragraph { number: None, indent: 0, text })
        };
        match step.argument(position) {
            None => plain(step.explain()).into_iter().collect(),
            Some(argument) => {
                let numbered = |(number, line): (usize, &Inference)| Paragraph {
                    number: Some(number),
                    indent: line.depth.saturating_sub(1),
                    text: self.inference(line),
                };
                let opening = plain(self.opening(&argument));
                let lines = (1..).zip(&argument.inferences).map(numbered);
                let remarks = plain(step.technique().remarks(step));
                opening.into_iter().chain(lines).chain(remarks).collect()
            }
        }
    }

    /// A single in a few words, for paper: `r4c7=3 (box 6)`; none for other steps.
    pub fn single(&self, step: &Step) -> Option<String> {
        let single: &Single = step.pattern.get().ok()?;
        let candidate = single.candidate;
        let group = match single.house {
            Some(house) => Group::House(house, candidate.digit()),
            None => Group::Cell(candidate.cell()),
        };
        let reason = self.message(&about("paper-last", group));
        Some(format!("{} ({reason})", self.compared(&candidate.into(), "=")))
    }

    /// What is said before the lines: which cases there are.
    fn opening(&self, argument: &Argument) -> Vec<Message> {
        let reason = argument.inferences.last().map(|line| &line.reason);
        match reason {
            Some(Reason::Cases(group)) => vec![about("line-cases", *group)],
            _ => Vec::new(),
        }
    }

    /// The lines of [`paragraphs`](Words::paragraphs) in fewer words, to be set one after the other on
    /// paper, with blanks at which no line breaks; `None` for steps that are not followed line by line.
    pub fn lines_on_paper(&self, step: &Step, position: &Position) -> Option<Vec<Paragraph>> {
        let argument = step.argument(position)?;
        let numbered = |(number, line): (usize, &Inference)| Paragraph {
            number: Some(number),
            indent: line.depth.saturating_sub(1),
            text: unbroken(&self.inference_in(line, Style::Paper)),
        };
        Some((1..).zip(&argument.inferences).map(numbered).collect())
    }

    /// A line of an argument, without its number.
    pub fn inference(&self, line: &Inference) -> String {
        self.inference_in(line, Style::Screen)
    }

    fn inference_in(&self, line: &Inference, style: Style) -> String {
        let says = self.says(&line.says, style);
        let of = |name: &str| self.say_with(name, &[("says", says.clone().into())]);
        let uses = self.uses(&line.uses, style);
        let because = |reason: String| match &uses {
            Some(uses) => format!("({reason}; {uses})"),
            None => format!("({reason})"),
        };
        match &line.reason {
            Reason::Supposed => of("line-supposed"),
            Reason::Last(group) => {
                let name = match style {
                    Style::Screen => "line-last",
                    Style::Paper => "paper-last",
                };
                format!("{says} {}", because(self.message(&about(name, *group))))
            }
            Reason::Step(step) => format!("{says} {}", because(self.message(&step.brief()))),
            Reason::Otherwise(group) => {
                format!("{says} {}", because(self.message(&about("line-otherwise", *group))))
            }
            Reason::Refuted(group) => {
                let ended = self.message(&about("line-ended", *group));
                let uses = uses.unwrap_or_default();
                format!("{ended} ({uses}), {}", of("line-so"))
            }
            Reason::Unfillable { cells, digits } => {
                let reason = Message::new("line-unfillable")
                    .with("cells", Value::Cells(*cells))
                    .with("digits", Value::Digits(*digits));
                format!("{says} {}", because(self.message(&reason)))
            }
            Reason::LastGuardian => {
                format!("{says} {}", because(self.message(&Message::new("line-last-guardian"))))
            }
            Reason::NoGuardian => {
                let ended = self.message(&Message::new("line-no-guardian"));
                let uses = uses.unwrap_or_default();
                format!("{ended} ({uses}), {}", of("line-so"))
            }
            Reason::Cases(_) => {
                let uses = uses.unwrap_or_default();
                format!("{} ({uses})", of("line-in-every-case"))
            }
        }
    }

    /// "lines 1, 3"; on paper "1, 3".
    fn uses(&self, numbers: &[usize], style: Style) -> Option<String> {
        let list: Vec<_> = numbers.iter().map(ToString::to_string).collect();
        let list = list.join(", ");
        let said = || match style {
            Style::Paper => list.clone(),
            Style::Screen => {
                let args = [("count", numbers.len().into()), ("numbers", list.clone().into())];
                self.say_with("line-uses", &args)
            }
        };
        (!numbers.is_empty()).then(said)
    }

    fn says(&self, says: &Says, style: Style) -> String {
        let [is, is_not] = match style {
            Style::Screen => [" = ", " ≠ "],
            Style::Paper => ["=", "≠"],
        };
        match says {
            Says::True(node) if node.cells.len() > 1 => {
                let message = Message::new("line-one-of").with("cells", Value::Cells(node.cells));
                self.message(&message.with("digit", Value::Digits(node.digit.into())))
            }
            Says::True(node) => self.compared(&node.candidates(), is),
            Says::False(candidates) => self.compared(candidates, is_not),
            Says::OneOf(candidates) => {
                let candidates = Value::Candidates(*candidates);
                self.message(&Message::new("line-relation").with("candidates", candidates))
            }
        }
    }

    /// "r4c7 ≠ 4, 7": cells with the same digits together.
    fn compared(&self, candidates: &CandidateSet, sign: &str) -> String {
        let mut parts: Vec<(CellSet, String)> = Vec::new();
        for cell in candidates.all_cells().iter() {
            let digits: Vec<_> = candidates.digits(cell).iter().map(|d| d.to_string()).collect();
            let digits = digits.join(", ");
            match parts.iter_mut().find(|(_, others)| *others == digits) {
                Some((cells, _)) => cells.insert(cell),
                None => parts.push((cell.into(), digits)),
            }
        }
        let part =
            |(cells, digits): (CellSet, String)| format!("{}{sign}{digits}", self.short(cells));
        parts.into_iter().map(part).collect::<Vec<_>>().join("; ")
    }
}

/// How a line of an argument is worded.
#[derive(Clone, Copy)]
enum Style {
    /// Each on a line of its own.
    Screen,
    /// One after the other, as short as possible.
    Paper,
}

/// The message `NAME-cell` or `NAME-house` about a group.
fn about(name: &str, group: Group) -> Message {
    match group {
        Group::Cell(cell) => {
            Message::new(format!("{name}-cell")).with("cell", Value::Cells(cell.into()))
        }
        Group::House(house, digit) => Message::new(format!("{name}-house"))
            .with("house", Value::Houses(house.into()))
            .with("digit", Value::Digits(digit.into())),
    }
}

/// Keeps a short reason on one line, and the last two line numbers together.
fn unbroken(line: &str) -> String {
    let Some((says, reason)) = line.split_once(" (") else { return line.to_owned() };
    let bound = |text: &str| text.replace(' ', "\u{a0}");
    let (reason, numbers) = reason.rsplit_once("; ").unwrap_or(("", reason));
    let brief = if reason.len() > 10 { reason.to_owned() } else { bound(reason) };
    let numbers = match numbers.rsplit_once(", ") {
        Some((first, last)) => format!("{first},\u{a0}{last}"),
        None => bound(numbers),
    };
    let comma = if brief.is_empty() { "" } else { "; " };
    format!("{says} ({brief}{comma}{numbers}")
}
