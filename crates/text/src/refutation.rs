//! Why clues of a puzzle with rules contradict each other, line by line.

use ennead_board::{Cell, GroupKind, Layout, Regions, ValueSet};
use ennead_rule::Setup;
use ennead_variant::{Clue, Differing, Ending, Inference, KnownSum, Reason, Refutation, Summand};
use fluent_bundle::FluentValue;

use crate::Words;

/// A line of a refutation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefutationLine<'a> {
    /// Its number: `3`, and `3.1` for the first line under what line 3 supposes.
    pub number: String,
    /// What it says.
    pub text: String,
    /// What it rules out; none if it is an end.
    pub inference: Option<&'a Inference>,
}

impl Words {
    /// A refutation of these clues of a setup, line by line.
    ///
    /// ```
    /// use ennead_rule::Setup;
    /// use ennead_stop::Stop;
    /// use ennead_text::{Language, Words};
    /// use ennead_variant::{Clue, refutation};
    ///
    /// let setup = Setup::read("4x4; thermometer: r1c1-4; cage 3: r1c1 r1c3")?;
    /// let clues = Clue::all(&setup);
    /// let found = refutation(&setup, &clues, &Stop::never())?.expect("they contradict");
    /// let lines = Words::new(Language::default()).refutation(&found, &setup, &clues);
    /// assert_eq!(lines[0].text, "“cage 3: r1c1 r1c3” leaves r1c3 = 1 or 2.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn refutation<'a>(
        &self,
        refutation: &'a Refutation,
        setup: &Setup,
        clues: &[Clue],
    ) -> Vec<RefutationLine<'a>> {
        let layout = setup.layout();
        let given = |cell| setup.givens.get(cell).filter(|_| clues.contains(&Clue::Given(cell)));
        let start = |cell| given(cell).map_or(layout.values(), |value| [value].into());
        let left = layout.cells().iter().map(|cell| (cell, start(cell))).collect();
        let mut told = Told { words: self, setup, left, lines: Vec::new() };
        told.refutation(refutation, "");
        told.lines
    }
}

/// The lines so far.
struct Told<'a, 'w> {
    words: &'w Words,
    setup: &'w Setup,
    /// The values that each cell has left.
    left: Vec<(Cell, ValueSet)>,
    lines: Vec<RefutationLine<'a>>,
}

type Arguments = Vec<(&'static str, FluentValue<'static>)>;

impl<'a> Told<'a, '_> {
    fn refutation(&mut self, refutation: &'a Refutation, above: &str) {
        for (at, inference) in refutation.inferences.iter().enumerate() {
            let number = format!("{above}{}", at + 1);
            let before = self.left.clone();
            self.strike(inference);
            let below = format!("{number}.");
            let text = self.inference(inference);
            self.lines.push(RefutationLine { number, text, inference: Some(inference) });
            if let Reason::Supposed(supposed) = &inference.reason {
                let after = std::mem::replace(&mut self.left, before);
                self.suppose(inference);
                self.refutation(supposed, &below);
                self.left = after;
            }
        }
        let number = format!("{above}{}", refutation.inferences.len() + 1);
        let text = self.ending(&refutation.end);
        self.lines.push(RefutationLine { number, text, inference: None });
    }

    fn strike(&mut self, inference: &Inference) {
        for &(cell, values) in &inference.out {
            let left = self.left.iter_mut().filter(|(other, _)| *other == cell);
            left.for_each(|(_, left)| *left -= values);
        }
    }

    fn suppose(&mut self, inference: &Inference) {
        for &(cell, values) in &inference.out {
            let left = self.left.iter_mut().filter(|(other, _)| *other == cell);
            left.for_each(|(_, left)| *left = values);
        }
    }

    fn inference(&self, inference: &Inference) -> String {
        match &inference.reason {
            Reason::Clue(clue) => {
                let clue = clue.text(self.setup);
                self.say("refuted-clue", inference, vec![("clue", clue.into())])
            }
            Reason::Filled { group, cells, values } => {
                self.say("refuted-filled", inference, self.subset(group, cells, *values))
            }
            Reason::Places { group, cells, values } => {
                self.say("refuted-places", inference, self.subset(group, cells, *values))
            }
            Reason::Crossing { group, other, value } => {
                let crossing = other.cells(self.layout());
                let mut cells = group.cells(self.layout());
                cells.retain(|cell| crossing.contains(cell));
                let values: ValueSet = [*value].into();
                let mut args = self.subset(group, &cells, values);
                args.push(("other", self.group(other).into()));
                self.say("refuted-crossing", inference, args)
            }
            Reason::Sum(sum) => self.say("refuted-sum", inference, self.sum(sum)),
            Reason::Supposed(_) => {
                self.words.say_with("refuted-supposed", &self.supposed(inference))
            }
        }
    }

    /// The cell and the value that are supposed.
    fn supposed(&self, inference: &Inference) -> Arguments {
        let (cell, value) =
            inference.out.first().map_or_else(Default::default, |&(cell, value)| {
                (cell.to_string(), self.symbols(value).concat())
            });
        vec![("cell", cell.into()), ("value", value.into())]
    }

    fn ending(&self, end: &Ending) -> String {
        let (key, args) = match end {
            Ending::NoValue(cell) => ("refuted-no-value", vec![("cell", cell.to_string().into())]),
            Ending::NoPlace { group, value } => {
                let value = self.layout().symbol(*value).to_owned();
                let group = self.group(group);
                ("refuted-no-place", vec![("group", group.into()), ("value", value.into())])
            }
            Ending::Clue(clue) => ("refuted-by-clue", vec![("clue", clue.text(self.setup).into())]),
            Ending::Sum(sum) if sum.terms.is_empty() => ("refuted-by-total", self.sum(sum)),
            Ending::Sum(sum) => ("refuted-by-sum", self.sum(sum)),
            Ending::Searched { tries } => ("refuted-searched", vec![("count", (*tries).into())]),
        };
        self.words.say_with(key, &args)
    }

    fn layout(&self) -> &Layout {
        self.setup.layout()
    }

    /// A sentence with what is ruled out.
    fn say(&self, key: &str, inference: &Inference, mut args: Arguments) -> String {
        args.push(("out", self.out(inference).into()));
        self.words.say_with(key, &args)
    }

    /// `r1c1 r1c3 = 1 or 2; r2c2 ≠ 3, 4`: what is left of each cell, or what is ruled out, whichever
    /// is less.
    fn out(&self, inference: &Inference) -> String {
        let mut said: Vec<(Vec<String>, String)> = Vec::new();
        for &(cell, out) in &inference.out {
            let own = self.left.iter().find(|(other, _)| *other == cell);
            let left = own.map_or(ValueSet::EMPTY, |own| own.1);
            let what = match left.len() {
                0 => format!("≠ {}", self.symbols(out).join(", ")),
                1 => format!("= {}", self.symbols(left).concat()),
                few if few <= out.len() => {
                    format!("= {}", self.words.either(&self.symbols(left)))
                }
                _ => format!("≠ {}", self.symbols(out).join(", ")),
            };
            match said.iter_mut().find(|(_, other)| *other == what) {
                Some((cells, _)) => cells.push(cell.to_string()),
                None => said.push((vec![cell.to_string()], what)),
            }
        }
        let said = said.into_iter().map(|(cells, what)| format!("{} {what}", cells.join(" ")));
        said.collect::<Vec<_>>().join("; ")
    }

    fn symbols(&self, values: ValueSet) -> Vec<String> {
        values.iter().map(|value| self.layout().symbol(value).to_owned()).collect()
    }

    fn subset(&self, group: &Differing, cells: &[Cell], values: ValueSet) -> Arguments {
        let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
        vec![
            ("group", self.group(group).into()),
            ("count", values.len().into()),
            ("cells", cells.join(" ").into()),
            ("values", self.symbols(values).join(" ").into()),
        ]
    }

    /// The name of a group, at the beginning of a sentence.
    fn group(&self, group: &Differing) -> String {
        let number = match group {
            Differing::Clue(clue, _) => {
                let clue = [("clue", clue.text(self.setup).into())];
                return self.words.say_with("refuted-of-clue", &clue);
            }
            Differing::Group(number) => *number,
        };
        let layout = self.layout();
        let group = &layout.groups()[number];
        let grids = &layout.plan().grids;
        let kind = match group.kind {
            GroupKind::Row => "row",
            GroupKind::Column => "column",
            GroupKind::Region => match grids[group.grid].regions {
                Regions::Pieces(_) => "piece",
                _ => "box",
            },
        };
        let first = group.cells.first().map_or(String::new(), |cell| cell.to_string());
        let args = [
            ("kind", kind.into()),
            ("number", (group.number + 1).to_string().into()),
            ("cell", first.into()),
        ];
        let name = self.words.say_with("refuted-group", &args);
        if grids.len() == 1 || kind == "piece" {
            return name;
        }
        let args = [("group", name.into()), ("grid", (group.grid + 1).to_string().into())];
        self.words.say_with("refuted-group-of", &args)
    }

    fn sum(&self, sum: &KnownSum) -> Arguments {
        let name = |summand: &Summand| match *summand {
            Summand::Group(number) => self.group(&Differing::Group(number)),
            Summand::Rule(rule) => {
                let clue = [("clue", Clue::Rule(rule).text(self.setup).into())];
                self.words.say_with("refuted-of-clue", &clue)
            }
        };
        let plus = sum.plus.iter().map(|it| (1, name(it)));
        let minus = sum.minus.iter().map(|it| (-1, name(it)));
        let terms = sum.terms.iter().map(|&(cell, factor)| (factor, cell.to_string()));
        vec![
            ("sums", added(plus.chain(minus)).into()),
            ("terms", added(terms).into()),
            ("total", sum.total.to_string().into()),
        ]
    }
}

/// `a + b − c`.
fn added(terms: impl Iterator<Item = (i32, String)>) -> String {
    let mut text = String::new();
    for (factor, name) in terms {
        match (text.is_empty(), factor < 0) {
            (true, false) => {}
            (true, true) => text += "− ",
            (false, false) => text += " + ",
            (false, true) => text += " − ",
        }
        if factor.abs() != 1 {
            text += &format!("{} · ", factor.abs());
        }
        text += &name;
    }
    text
}
