//! Steps and hints in words.

use std::collections::BTreeMap;

use ennead_grid::{CellSet, DigitSet, House, HouseKind, HouseSet};
use ennead_logic::{
    CandidateSet, Hint, HodokuLevel, Message, Mistakes, Path, Position, Step, Table, Value,
    notation,
};
use ennead_rating::{Features, Level, Rule, Tenths};
use fluent_bundle::FluentValue;

use crate::Words;

impl Words {
    /// The name of the technique called `name`, such as "Hidden single".
    pub fn technique(&self, name: &str) -> String {
        self.say(&format!("technique-{name}"))
    }

    /// The name of a level of HoDoKu's scale.
    pub fn hodoku_level(&self, level: HodokuLevel) -> String {
        self.say(&format!("hodoku-level-{}", level.name()))
    }

    /// The name of a level by rating.
    pub fn level(&self, level: Level) -> String {
        self.say(&format!("level-{}", level.name()))
    }

    /// The name of a rule of Sudoku Explainer's scale.
    pub fn rule(&self, rule: Rule) -> String {
        self.say(&format!("rule-{}", rule.key()))
    }

    /// The estimate of how difficult people find a puzzle of this rating, a number without a unit.
    pub fn human(&self, difficulty: f64, er: Tenths) -> String {
        let highest = Features::HIGHEST_RATED;
        let (key, difficulty) = match Features::HARDEST_MEASURED {
            most if difficulty > most => ("rate-human-beyond", most),
            _ if er > highest => ("rate-human-guess", difficulty),
            _ => ("rate-human", difficulty),
        };
        let args =
            [("human", format!("{difficulty:.1}").into()), ("er", highest.to_string().into())];
        self.say_with(key, &args)
    }

    /// Why `step` holds in `position` and what follows from it; the lines of an argument are lines
    /// of their own.
    pub fn step(&self, step: &Step, position: &Position) -> String {
        let paragraphs = self.paragraphs(step, position);
        paragraphs.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    }

    /// Where `path` ends, and how hard it was. If it is a short path, it is compared with the
    /// `usual` one. The level and the score are those of `judged`.
    pub fn path_end(&self, path: &Path, usual: Option<&Path>, judged: &Path) -> String {
        let steps = path.steps.len();
        let end = &path.end;
        if steps == 0 && end.is_solved() {
            return self.say("path-full");
        }
        if end.is_solved() {
            let hardest = Table::hodoku().hardest(path.steps.iter().map(|step| step.technique));
            let hardest = hardest.map_or_else(String::new, |name| self.technique(name));
            let level = self.hodoku_level(judged.level);
            let args = [
                ("steps", steps.into()),
                ("hardest", hardest.into()),
                ("level", level.into()),
                ("score", judged.score.into()),
            ];
            let longest = path.longest_chain().map(|length| {
                format!(" {}", self.say_with("path-longest", &[("length", length.into())]))
            });
            let shorter = usual.filter(|usual| usual.hard_steps() > 0).map(|usual| {
                let args =
                    [("hard", path.hard_steps().into()), ("usual", usual.hard_steps().into())];
                format!(" {}", self.say_with("path-shorter", &args))
            });
            let further = [longest, shorter].into_iter().flatten().collect::<String>();
            return self.say_with("path-solved", &args) + &further;
        }
        if end.contradiction() {
            return self.say_with("path-contradiction", &[("steps", steps.into())]);
        }
        let missing = end.empty().len();
        self.say_with("path-stuck", &[("steps", steps.into()), ("missing", missing.into())])
    }

    /// A hint, shown to a depth: 1 where to look, 2 which technique, 3 the whole step. For a
    /// mistake, the wrong digit is named at depth 2; the right digit is never given.
    pub fn hint(&self, hint: &Hint, position: &Position, depth: u8) -> String {
        match hint {
            Hint::Solved => self.say("hint-solved"),
            Hint::Stuck => self.say("hint-stuck"),
            Hint::Unsolvable => self.say("hint-unsolvable"),
            Hint::Mistakes(mistakes) => self.mistakes(mistakes, depth),
            Hint::Step(step) => {
                let look = || {
                    let houses = self.houses(step.region());
                    self.say_with("hint-look", &[("houses", houses.into())])
                };
                let name = self.technique(step.technique);
                let technique = || self.say_with("hint-technique", &[("technique", name.into())]);
                match depth {
                    0 | 1 => look(),
                    2 => format!("{} {}", technique(), look()),
                    _ => {
                        let paragraphs = self.paragraphs(step, position);
                        // Lines begin below the name.
                        let gap = if paragraphs.len() > 1 { '\n' } else { ' ' };
                        format!("{}{gap}{}", technique(), self.step(step, position))
                    }
                }
            }
        }
    }

    fn mistakes(&self, mistakes: &Mistakes, depth: u8) -> String {
        let mut sentences = Vec::new();
        if !mistakes.digits.is_empty() {
            let cells: CellSet = mistakes.digits.iter().map(|wrong| wrong.cell()).collect();
            let wrong = match depth {
                0 | 1 => self.cells(cells),
                _ => self.candidates(&mistakes.digits.iter().copied().collect()),
            };
            let args = [("wrong", wrong.into()), ("count", cells.len().into())];
            sentences.push(self.say_with("hint-wrong-digits", &args));
        }
        if !mistakes.struck.is_empty() {
            let cells = self.cells(mistakes.struck);
            let args = [("cells", cells.into()), ("count", mistakes.struck.len().into())];
            sentences.push(self.say_with("hint-struck", &args));
        }
        sentences.join(" ")
    }

    /// The sentence of a message.
    pub fn message(&self, message: &Message) -> String {
        let names: Vec<_> = message
            .arguments
            .iter()
            .map(|(name, _)| (format!("{name}-count"), format!("{name}-dative")))
            .collect();
        let mut args: Vec<(&str, FluentValue<'_>)> = Vec::new();
        for ((name, value), (count, dative)) in message.arguments.iter().zip(&names) {
            let (text, size) = self.value(value);
            args.push((name, text));
            args.extend(size.map(|size| (count.as_str(), size.into())));
            if let Value::Houses(houses) = value {
                args.push((dative, self.houses_by(*houses, "-dative").into()));
            }
        }
        self.say_with(&message.name, &args)
    }

    /// An argument in words, and its size if it is a set.
    fn value(&self, value: &Value) -> (FluentValue<'static>, Option<usize>) {
        match value {
            Value::Digits(digits) => (self.digits(*digits).into(), Some(digits.len())),
            Value::Cells(cells) => (self.cells(*cells).into(), Some(cells.len())),
            Value::Houses(houses) => (self.houses(*houses).into(), Some(houses.len())),
            Value::Candidates(candidates) => {
                (self.candidates(candidates).into(), Some(candidates.len()))
            }
            Value::Number(number) => ((*number).into(), None),
            Value::Notation(text) => (self.notation(text).into(), None),
        }
    }

    /// "3, 4 and 7".
    fn digits(&self, digits: DigitSet) -> String {
        self.list(digits.iter().map(|digit| digit.to_string()).collect())
    }

    /// "r1c2 and r4c79".
    pub(crate) fn cells(&self, cells: CellSet) -> String {
        self.list(self.short(cells).split(',').map(str::to_owned).collect())
    }

    /// "r1c2,r4c79".
    pub(crate) fn short(&self, cells: CellSet) -> String {
        self.notation(&notation::cells(cells))
    }

    /// "row 4 and columns 2 and 8".
    pub fn houses(&self, houses: HouseSet) -> String {
        self.houses_by(houses, "")
    }

    /// The same by messages whose names end in `case`.
    fn houses_by(&self, houses: HouseSet, case: &str) -> String {
        let kinds =
            [(HouseKind::Row, "rows"), (HouseKind::Column, "columns"), (HouseKind::Box, "boxes")];
        let parts = kinds.into_iter().filter_map(|(kind, key)| {
            let of_kind = houses.iter().filter(|house| house.kind() == kind);
            let name = |house: House| match kind {
                HouseKind::Row => self.cell_names().row(house.ordinal()),
                HouseKind::Column | HouseKind::Box => (house.ordinal() + 1).to_string(),
            };
            let numbers: Vec<_> = of_kind.map(name).collect();
            let count = numbers.len();
            let args = [("count", count.into()), ("numbers", self.list(numbers).into())];
            (count > 0).then(|| self.say_with(&format!("{key}{case}"), &args))
        });
        self.list(parts.collect())
    }

    /// "7 in r1c2 and r3c4"; digits that share their cells together: "4 and 7 in r1c2".
    fn candidates(&self, candidates: &CandidateSet) -> String {
        let mut by_cells: BTreeMap<(usize, u128), DigitSet> = BTreeMap::new();
        for digit in candidates.all_digits().iter() {
            let cells = candidates.cells(digit);
            let before = by_cells.keys().find(|key| key.1 == cells.bits()).copied();
            let key = before.unwrap_or((digit.index(), cells.bits()));
            by_cells.entry(key).or_default().insert(digit);
        }
        let alone = by_cells.len() == 1;
        let parts = by_cells.into_iter().map(|((_, cells), digits)| {
            let cells = CellSet::from_bits(cells);
            // With several such parts, a second "and" would be one too many.
            let cells = if alone { self.cells(cells) } else { self.short(cells) };
            let args = [("digits", self.digits(digits).into()), ("cells", cells.into())];
            self.say_with("digits-in-cells", &args)
        });
        self.list(parts.collect())
    }

    /// "a, b and c".
    pub(crate) fn list(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else { return String::new() };
        if items.is_empty() {
            return last;
        }
        let args = [("first", items.join(", ").into()), ("last", last.into())];
        self.say_with("list", &args)
    }
}
