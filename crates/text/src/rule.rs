//! Rules of Sudokus in words: their names, what a solver is told, and mistakes in their language.

use ennead_board::{BadLayout, Cell, Layout, Regions, Symbols};
use ennead_grid::format::Mistake;
use ennead_rule::formula::Wanted;
use ennead_rule::{Cage, Expected, Marks, Problem, Rule, Unfit};
use fluent_bundle::FluentValue;

use crate::{ReadingSentences, Words};

/// The explanation of a board, or of its rules of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleSaid {
    /// What it is called.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// The arguments of a sentence.
type Arguments = Vec<(&'static str, FluentValue<'static>)>;

impl Words {
    /// The name of a kind of rule, which the registry calls `kind`.
    ///
    /// ```
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::for_locale("nl").unwrap_or_default());
    /// assert_eq!(words.rule_name("palindrome"), "Palindroom");
    /// ```
    pub fn rule_name(&self, kind: &str) -> String {
        self.say(&format!("rule-name-{kind}"))
    }

    /// What a kind of puzzles of the collection is called.
    ///
    /// ```
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// assert_eq!(words.collection("killer-6x6"), "Killer 6 × 6");
    /// ```
    pub fn collection(&self, kind: &str) -> String {
        self.say(&format!("collection-{kind}"))
    }

    /// The explanation of a rule on a board.
    ///
    /// ```
    /// use ennead_board::Layout;
    /// use ennead_rule::Rule;
    /// use ennead_text::{Language, Words};
    ///
    /// let layout = Layout::classic();
    /// let rule = Rule::read("whisper 5: r1c1-4", &layout).expect("a rule");
    /// let words = Words::new(Language::default());
    /// let text = words.rule_text(&rule, &layout);
    /// assert_eq!(text, "Neighbouring digits on the line differ by at least 5.");
    /// ```
    pub fn rule_text(&self, rule: &Rule, layout: &Layout) -> String {
        let mut key = format!("rule-text-{}", rule.name());
        let arguments = rule.arguments(layout).into_iter();
        let mut args: Arguments = arguments.map(|(name, text)| (name, text.into())).collect();
        args.push(("line", rule.to_line(layout).into()));
        match rule {
            Rule::Cage(Cage { sum: None, .. }) => key += "-bare",
            Rule::Negative(negative) => {
                let (marks, numbers) = match &negative.marks {
                    Marks::Differences(gaps) => {
                        ("difference", self.one_of(gaps.iter().map(|it| it.get())))
                    }
                    Marks::Ratios(factors) => {
                        ("ratio", self.one_of(factors.iter().map(|it| it.get())))
                    }
                    Marks::Sums(sums) => ("sum", self.one_of(sums.iter().map(|it| it.get()))),
                };
                key = format!("{key}-{marks}");
                args.push(("numbers", numbers.into()));
            }
            _ => {}
        }
        self.say_with(&key, &args)
    }

    /// The explanations of all rules on a board, one for each kind, with the position of the first rule
    /// of the kind. Where clues of a kind differ and are drawn, the sentence refers to them.
    ///
    /// ```
    /// use ennead_rule::Setup;
    /// use ennead_text::{Language, Words};
    ///
    /// let setup = Setup::read("6x6; cage 3: r1c1-2; x; cage 11: r2c1-2").expect("a setup");
    /// let said = Words::new(Language::default()).rules_said(&setup.rules, setup.layout());
    /// let names: Vec<&str> = said.iter().map(|(_, said)| said.name.as_str()).collect();
    /// assert_eq!(names, ["Killer cage", "X-Sudoku"]);
    /// assert!(said[0].1.text.ends_with("add up to the number in its corner."));
    /// ```
    pub fn rules_said(&self, rules: &[Rule], layout: &Layout) -> Vec<(usize, RuleSaid)> {
        let mut said: Vec<(usize, RuleSaid)> = Vec::new();
        for (first, rule) in rules.iter().enumerate() {
            let kind = rule.name();
            if rules[..first].iter().any(|earlier| earlier.name() == kind) {
                continue;
            }
            let of_kind =
                || rules.iter().enumerate().skip(first).filter(|(_, it)| it.name() == kind);
            let mut texts: Vec<(usize, String)> = Vec::new();
            for (place, rule) in of_kind() {
                let text = self.rule_text(rule, layout);
                if texts.iter().all(|(_, other)| *other != text) {
                    texts.push((place, text));
                }
            }
            let some = of_kind().any(|(_, it)| matches!(it, Rule::Cage(Cage { sum: None, .. })));
            let all = format!("rule-all-{kind}{}", if some { "-some" } else { "" });
            if texts.len() > 1 && self.has(&all) {
                texts = vec![(first, self.say(&all))];
            }
            let name = self.rule_name(kind);
            let told = |(place, text)| (place, RuleSaid { name: name.clone(), text });
            said.extend(texts.into_iter().map(told));
        }
        said
    }

    /// The explanation of a board; none of the classic one.
    ///
    /// ```
    /// use ennead_board::Layout;
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// let said = words.board_said(&"16x16; symbols letters".parse()?).expect("another board");
    /// assert_eq!(said.name, "16 × 16");
    /// assert!(said.text.ends_with("every box holds 1 to 9 and A to G, each exactly once."));
    /// assert_eq!(words.board_said(&Layout::classic()), None);
    /// # Ok::<(), ennead_board::BadLayout>(())
    /// ```
    pub fn board_said(&self, layout: &Layout) -> Option<RuleSaid> {
        if layout.is_classic() {
            return None;
        }
        let grids = &layout.plan().grids;
        let has = |of: fn(&Regions) -> bool| grids.iter().any(|grid| of(&grid.regions));
        let regions =
            match (has(|it| matches!(it, Regions::Pieces(_))), has(|it| *it != Regions::None)) {
                (true, _) => "pieces",
                (_, true) => "boxes",
                _ => "none",
            };
        let is_full = layout.groups().iter().all(|group| group.is_house);
        let args = [("symbols", self.symbols(layout).into())];
        let rest = self
            .say_with(&format!("board-text-{}", if is_full { regions } else { "loose" }), &args);
        let size = [
            ("rows", layout.rows().to_string().into()),
            ("columns", layout.columns().to_string().into()),
        ];
        let count = [("count", grids.len().into()), ("rest", rest.as_str().into())];
        let name = match (grids.len(), regions) {
            (1, "pieces") => self.say_with("board-name-pieces", &size),
            (1, _) => self.say_with("board-name", &size),
            _ if *layout == Layout::samurai() => self.say("board-name-samurai"),
            _ => self.say_with("board-name-grids", &count),
        };
        let text = if grids.len() > 1 { self.say_with("board-text-grids", &count) } else { rest };
        Some(RuleSaid { name, text })
    }

    /// What is known of a puzzle with rules before it is played: labels and values.
    pub fn ruled_facts(
        &self,
        givens: usize,
        rules: &[Rule],
        layout: &Layout,
    ) -> Vec<(String, String)> {
        let board = self.board_said(layout).map(|said| said.name);
        let mut names: Vec<String> = board.into_iter().collect();
        for (_, said) in self.rules_said(rules, layout) {
            if !names.contains(&said.name) {
                names.push(said.name);
            }
        }
        let mut facts = vec![(self.say("fact-solutions"), self.say("fact-one"))];
        facts.push((self.say("fact-rules"), names.join(", ")));
        facts.push((self.say("fact-givens"), givens.to_string()));
        facts
    }

    /// The symbols of a board: `1 to 6`.
    fn symbols(&self, layout: &Layout) -> String {
        let symbols: Vec<&str> = layout.values().iter().map(|value| layout.symbol(value)).collect();
        let (first, last) = (symbols.first().copied(), symbols.last().copied());
        let (Some(first), Some(last)) = (first, last) else { return String::new() };
        match layout.plan().symbols {
            Symbols::Numbers => {
                let args = [("first", first.into()), ("last", last.into())];
                self.say_with("board-symbols", &args)
            }
            Symbols::Letters if first == "1" => {
                self.say_with("board-symbols-letters", &[("last", last.into())])
            }
            Symbols::Letters | Symbols::Own(_) => symbols.join(" "),
        }
    }

    /// `5, 10 or 15`.
    fn one_of(&self, numbers: impl Iterator<Item = i32>) -> String {
        self.either(&numbers.map(|number| number.to_string()).collect::<Vec<_>>())
    }

    /// The same of any names.
    pub(crate) fn either(&self, names: &[String]) -> String {
        match names.split_last() {
            Some((last, before)) if !before.is_empty() => {
                let args = [("list", before.join(", ").into()), ("last", last.as_str().into())];
                self.say_with("rule-one-of", &args)
            }
            _ => names.concat(),
        }
    }

    /// The sentences about what is wrong with a rule, if it is wrong in our language, or a board.
    pub(crate) fn mistake(&self, mistake: &Mistake) -> Option<ReadingSentences> {
        let board = || mistake.get::<BadLayout>().cloned().map(Problem::Layout);
        mistake.get::<Problem>().cloned().or_else(board).map(|problem| self.misread(&problem))
    }

    /// The sentences about a mistake in a text in the language of rules. They have no preamble.
    pub fn misread(&self, problem: &Problem) -> ReadingSentences {
        let (key, args): (&str, Arguments) = match problem {
            Problem::Expected { expected, found } => {
                let args = vec![
                    ("found", found.clone().into()),
                    ("expected", self.expected(expected).into()),
                ];
                (if found.is_empty() { "misread-end" } else { "misread" }, args)
            }
            Problem::UnknownRule(unknown) | Problem::UnknownName(unknown) => {
                let args = vec![
                    ("found", unknown.found.clone().into()),
                    ("sentence", self.unknown_name(unknown).into()),
                ];
                ("misread-name", args)
            }
            Problem::Layout(bad) => ("misread-layout", vec![("why", self.bad_layout(bad).into())]),
            Problem::Unfit(unfit) => ("misread-unfit", vec![("why", self.unfit(unfit).into())]),
            Problem::GivenTwice => ("misread-twice", vec![]),
            Problem::TooDeep => ("misread-deep", vec![]),
            Problem::TooManyRules { most } => ("misread-many", vec![("most", (*most).into())]),
            other => ("misread-unfit", vec![("why", other.to_string().into())]),
        };
        ReadingSentences {
            preamble: None,
            title: self.say_with(&format!("rule-{key}"), &args),
            label: self.say_with(&format!("rule-{key}-label"), &args),
        }
    }

    /// Why there can be no such board.
    fn bad_layout(&self, bad: &BadLayout) -> String {
        let (key, args): (&str, Arguments) = match bad {
            BadLayout::NoCells => ("no-cells", vec![]),
            BadLayout::TooLarge { found } => {
                ("too-large", vec![("found", (*found).into()), ("most", Cell::SIDE.into())])
            }
            BadLayout::Values { least, greatest } => {
                ("values", vec![("least", (*least).into()), ("greatest", (*greatest).into())])
            }
            BadLayout::Boxes { rows, columns } => {
                ("boxes", vec![("rows", (*rows).into()), ("columns", (*columns).into())])
            }
            BadLayout::Pieces { found, expected } => {
                ("pieces", vec![("found", (*found).into()), ("expected", (*expected).into())])
            }
            BadLayout::TooManyPieces { most } => {
                ("too-many-pieces", vec![("most", (*most).into())])
            }
            BadLayout::Crowded { cells, values } => {
                ("crowded", vec![("cells", (*cells).into()), ("values", (*values).into())])
            }
            BadLayout::Symbols => ("symbols", vec![]),
            BadLayout::Unknown { part } => ("unknown", vec![("part", part.clone().into())]),
            other => return other.to_string(),
        };
        self.say_with(&format!("rule-layout-{key}"), &args)
    }

    /// What was expected.
    fn expected(&self, expected: &Expected) -> String {
        let (key, args): (&str, Arguments) = match expected {
            Expected::Size => ("size", vec![]),
            Expected::Cell => ("cell", vec![]),
            Expected::Term => ("term", vec![]),
            Expected::Number { least, greatest } => {
                ("number", vec![("least", (*least).into()), ("greatest", (*greatest).into())])
            }
            Expected::Value => ("value", vec![]),
            Expected::Givens { cells } => ("givens", vec![("cells", (*cells).into())]),
            Expected::Pair => ("pair", vec![]),
            Expected::Edge => ("edge", vec![]),
            Expected::Rule => ("rule", vec![]),
            Expected::End => ("end", vec![]),
            Expected::Formula(Wanted::Number) => ("formula-number", vec![]),
            Expected::Formula(Wanted::Condition) => ("formula-condition", vec![]),
            Expected::Formula(Wanted::Comparison) => ("formula-comparison", vec![]),
            Expected::Formula(Wanted::Operator) => ("formula-operator", vec![]),
            Expected::Formula(Wanted::Variable) => ("formula-variable", vec![]),
            // A sign, as it is.
            sign => return sign.to_string(),
        };
        self.say_with(&format!("rule-expected-{key}"), &args)
    }

    /// Why a rule makes no sense on a board.
    pub fn unfit(&self, unfit: &Unfit) -> String {
        let cell = |cell: &Cell| vec![("cell", cell.to_string().into())];
        let (key, args): (&str, Arguments) = match unfit {
            Unfit::NoSuchCell { cell: it } => ("no-such-cell", cell(it)),
            Unfit::NoSuchValue { value } => {
                ("no-such-value", vec![("value", value.number().into())])
            }
            Unfit::TooFew { found, least } => {
                ("too-few", vec![("found", (*found).into()), ("least", (*least).into())])
            }
            Unfit::TooGreat { found, most } => {
                ("too-great", vec![("found", (*found).into()), ("most", (*most).into())])
            }
            Unfit::Apart { from, to } => {
                ("apart", vec![("from", from.to_string().into()), ("to", to.to_string().into())])
            }
            Unfit::Twice { cell: it } => ("twice", cell(it)),
            Unfit::Unequal { one, other } => {
                ("unequal", vec![("one", (*one).into()), ("other", (*other).into())])
            }
            Unfit::NotAtTheEdge { cell: it } => ("not-at-the-edge", cell(it)),
            Unfit::AtTheEdge { cell: it } => ("at-the-edge", cell(it)),
            Unfit::Direction { cell: it } => ("direction", cell(it)),
            Unfit::NoRegions => ("no-regions", vec![]),
            Unfit::NotSquare => ("not-square", vec![]),
            Unfit::Indivisible { values, parts } => {
                ("indivisible", vec![("values", (*values).into()), ("parts", (*parts).into())])
            }
            Unfit::Misplaced => ("misplaced", vec![]),
            other => return other.to_string(),
        };
        self.say_with(&format!("rule-unfit-{key}"), &args)
    }
}
