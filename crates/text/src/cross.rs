//! Cross-number puzzles in words: what is wrong with a file, what a rule says.

use ennead_cross::{
    Bound, Checked, ClueLanguage, Deduction, Ending, Expected, Explained, Fact, Found, ParseError,
    Problem, Puzzle,
};

use crate::Words;

/// A rule in a sentence is cut off after this many characters.
const LONGEST_RULE: usize = 120;

/// A text of at most `most` characters, and whether it was longer; then an ellipsis follows them.
pub fn shortened(text: String, most: usize) -> (String, bool) {
    match text.char_indices().nth(most) {
        Some((end, _)) => (format!("{} …", &text[..end]), true),
        None => (text, false),
    }
}

impl Words {
    /// The language in which clues are written.
    pub fn clue_language(&self) -> ClueLanguage {
        match self.language().code() {
            "de" => ClueLanguage::German,
            "nl" => ClueLanguage::Dutch,
            _ => ClueLanguage::English,
        }
    }

    /// Why a file is not a cross-number puzzle, without the place.
    #[expect(clippy::too_many_lines, reason = "one arm for each problem")]
    pub fn cross_problem(&self, error: &ParseError) -> String {
        let problem = &error.problem;
        let key = format!("cross-problem-{}", problem.name());
        let expected =
            |expected: &Expected| self.say(&format!("cross-expected-{}", expected.name()));
        let say = |args: &[(&str, String)]| {
            let args: Vec<_> =
                args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
            self.say_with(&key, &args)
        };
        match problem {
            Problem::Unexpected { found, expected: what, count } => {
                let found = found.clone().unwrap_or_default();
                let sentence = say(&[("found", found), ("expected", expected(what))]);
                match count {
                    None => sentence,
                    Some(count) => {
                        let args = [
                            ("line", count.line.to_string().into()),
                            ("stated", count.stated.to_string().into()),
                            ("number", (count.read + 1).to_string().into()),
                        ];
                        format!("{sentence} {}", self.say_with("cross-problem-count", &args))
                    }
                }
            }
            Problem::TextAfterRules { found, count } => say(&[
                ("found", found.clone()),
                ("line", count.line.to_string()),
                ("stated", count.stated.to_string()),
            ]),
            Problem::Size { found, limit } => {
                say(&[("found", found.clone()), ("limit", limit.to_string())])
            }
            Problem::OffGrid { name, width, height } => say(&[
                ("name", name.clone()),
                ("width", width.to_string()),
                ("height", height.to_string()),
            ]),
            Problem::OnBlack { name }
            | Problem::NotAName { name }
            | Problem::NameTwice { name }
            | Problem::WordTwice { name }
            | Problem::UnknownMark { name }
            | Problem::UnlistedWord { name }
            | Problem::UnknownName { name }
            | Problem::UnknownOperator { name }
            | Problem::Unclosed { name } => say(&[("name", name.clone())]),
            Problem::Arity { op, found } => say(&[
                ("operator", op.entry().name.to_owned()),
                ("wanted", op.entry().arity.to_string()),
                ("found", found.to_string()),
            ]),
            Problem::ArgumentKind { op, .. } => say(&[("operator", op.entry().name.to_owned())]),
            Problem::RuleIsNumber | Problem::SizeTwice => say(&[]),
            Problem::Length { name, stated, actual } => say(&[
                ("name", name.clone()),
                ("stated", stated.to_string()),
                ("actual", actual.to_string()),
            ]),
            Problem::NumberTooLong { digits, limit } => {
                say(&[("digits", digits.to_string()), ("limit", limit.to_string())])
            }
            Problem::RaggedGrid { found, expected } => {
                say(&[("found", found.to_string()), ("wanted", expected.to_string())])
            }
        }
    }

    /// What a rule says.
    fn cross_fact(&self, fact: &Fact) -> String {
        let list = |cells: &[ennead_cross::CellName]| {
            cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        match fact {
            Fact::Never => self.say("cross-fact-never"),
            Fact::OneOf(cell, digits) => {
                let digits: Vec<String> = digits.iter().map(ToString::to_string).collect();
                match digits.as_slice() {
                    [digit] => format!("{cell} = {digit}"),
                    digits => format!("{cell} ∈ {{{}}}", digits.join(" ")),
                }
            }
            Fact::NotEqual(a, b) => format!("{a} ≠ {b}"),
            Fact::Equal(a, b) => format!("{a} = {b}"),
            Fact::Pairs(a, b, pairs) => {
                let cells = format!("{a} {b}");
                let args = [("cells", cells.into()), ("ways", pairs.to_string().into())];
                self.say_with("cross-fact-combinations", &args)
            }
            Fact::AllDifferent(cells) => {
                self.say_with("cross-fact-different", &[("cells", list(cells).into())])
            }
            Fact::Combinations { cells, ways, nodes } => {
                let ways = ways.map_or("> 10^38".to_owned(), |ways| ways.to_string());
                let args = [("cells", list(cells).into()), ("ways", ways.into())];
                let sentence = self.say_with("cross-fact-combinations", &args);
                let nodes = [("nodes", nodes.to_string().into())];
                format!("{sentence}{}", self.say_with("cross-fact-nodes", &nodes))
            }
        }
    }

    /// What a rule says, fact by fact.
    pub fn cross_facts(&self, rule: &Explained) -> Vec<String> {
        let mut facts: Vec<_> = rule.facts.iter().map(|fact| self.cross_fact(fact)).collect();
        if rule.waiting > 0 {
            facts.push(self.say("cross-fact-waiting"));
        }
        if facts.is_empty() {
            facts.push(self.say("cross-fact-always"));
        }
        facts
    }

    /// How many solutions a puzzle has, as far as a search that ended with `ending` found
    /// `count` of them, and how its numbers are read.
    pub fn cross_verdict(&self, puzzle: &Puzzle, count: u64, ending: Ending) -> Vec<String> {
        let counted = [("count", count.to_string().into())];
        let mut sentences = match (ending, count) {
            (Ending::Complete, 0) => vec![self.say("cross-none")],
            (Ending::Complete, 1) => vec![self.say("cross-unique")],
            (Ending::Complete, _) => {
                vec![self.say("cross-several"), self.say_with("cross-count", &counted)]
            }
            (Ending::SolutionLimit, _) => {
                let several = (count > 1).then(|| self.say("cross-several"));
                several.into_iter().chain([self.say_with("cross-count-more", &counted)]).collect()
            }
            (Ending::NotDecided(bound), _) => {
                let why = [("why", self.cross_bound(bound).into())];
                let undecided = self.say_with("cross-not-decided", &why);
                vec![undecided, self.say_with("cross-count-more", &counted)]
            }
        };
        let zeros = match puzzle.reading.leading_zeros {
            true => "cross-zeros-yes",
            false => "cross-zeros-no",
        };
        let digits = format!("cross-digits-{}", puzzle.reading.digits.name());
        let args = [("zeros", self.say(zeros).into()), ("digits", self.say(&digits).into())];
        sentences.push(self.say_with("cross-reading", &args));
        sentences
    }

    /// What a check found besides the solutions.
    pub fn cross_checked(&self, puzzle: &Puzzle, checked: &Checked) -> Vec<String> {
        let rules = |wanted: Option<bool>| {
            let rules = checked.redundant.iter().enumerate().filter(|(_, found)| **found == wanted);
            rules.map(|(i, _)| (i + 1).to_string()).collect::<Vec<_>>().join(", ")
        };
        let language = self.clue_language();
        let name = |&word: &_| ennead_cross::word_in_words(puzzle, word, language);
        let unused: Vec<String> = checked.unused_words.iter().map(name).collect();
        let loose: Vec<String> =
            checked.loose_cells.iter().map(|&cell| puzzle.cell_name(cell).to_string()).collect();
        let lists = [
            ("cross-unused", "words", unused.join(", ")),
            ("cross-loose", "cells", loose.join(" ")),
            ("cross-redundant", "rules", rules(Some(true))),
            ("cross-redundant-unknown", "rules", rules(None)),
        ];
        let lists = lists.into_iter().filter(|(_, _, list)| !list.is_empty());
        let mut sentences: Vec<String> =
            lists.map(|(key, name, list)| self.say_with(key, &[(name, list.into())])).collect();
        let needed = |&found: &Option<bool>| found == Some(false);
        if !checked.redundant.is_empty() && checked.redundant.iter().all(needed) {
            sentences.push(self.say("cross-minimal"));
        }
        sentences
    }

    /// A rule as people read it: `C across: digit product = 9`.
    pub fn cross_rule(&self, puzzle: &Puzzle, rule: usize) -> String {
        let (term, language) = (puzzle.rules()[rule].term, self.clue_language());
        let text = match ennead_cross::clue(puzzle, term, language) {
            Some((word, clue)) => {
                let word = ennead_cross::word_in_words(puzzle, word, language);
                format!("{word}: {clue}")
            }
            None => ennead_cross::formula(puzzle, term, None, language),
        };
        shortened(text, LONGEST_RULE).0
    }

    /// `1, 2 or 4`.
    fn cross_digits(&self, digits: &[u8]) -> String {
        let digits: Vec<String> = digits.iter().map(ToString::to_string).collect();
        match digits.split_last() {
            None => "–".to_owned(),
            Some((last, [])) => last.clone(),
            Some((last, some)) => {
                let args = [("some", some.join(", ").into()), ("last", last.as_str().into())];
                self.say_with("cross-or", &args)
            }
        }
    }

    /// A sentence about a digit in a cell.
    fn cross_digit_at(&self, key: &str, puzzle: &Puzzle, cell: usize, digit: u8) -> String {
        let cell = puzzle.cell_name(cell).to_string();
        self.say_with(key, &[("cell", cell.into()), ("digit", digit.into())])
    }

    /// A sentence for each set of digits, about all cells that have it.
    fn cross_cells_with_digits<'a>(
        &self,
        key: &str,
        puzzle: &Puzzle,
        each: impl Iterator<Item = (usize, &'a [u8])>,
    ) -> String {
        let mut named: Vec<(Vec<String>, &[u8])> = Vec::new();
        for (cell, digits) in each {
            let name = puzzle.cell_name(cell).to_string();
            match named.iter_mut().find(|(_, other)| *other == digits) {
                Some((names, _)) => names.push(name),
                None => named.push((vec![name], digits)),
            }
        }
        let sentences = named.into_iter().map(|(names, digits)| {
            let digits = self.cross_digits(digits);
            self.say_with(key, &[("cells", names.join(", ").into()), ("digits", digits.into())])
        });
        sentences.collect::<Vec<_>>().join("; ")
    }

    /// One rule applied, with what it needs: "1 is left for r1c4, since C across: … and r1c3 is 3."
    pub fn cross_deduction(&self, puzzle: &Puzzle, step: &Deduction) -> String {
        let known = step.premises.iter().map(|it| (it.cell, &it.digits[..]));
        let known = self.cross_cells_with_digits("cross-hint-known", puzzle, known);
        let left = step.left.iter().map(|it| (it.cell, &it.after[..]));
        let left = self.cross_cells_with_digits("cross-hint-left", puzzle, left);
        let key = match (step.left.is_empty(), known.is_empty()) {
            (true, true) => "cross-hint-never",
            (true, false) => "cross-hint-never-with",
            (false, true) => "cross-hint-since",
            (false, false) => "cross-hint-since-with",
        };
        let rule = self.cross_rule(puzzle, step.rule);
        let args = [("left", left.into()), ("rule", rule.into()), ("known", known.into())];
        self.say_with(key, &args)
    }

    /// The conclusion of a hint: which digit is left.
    pub fn cross_conclusion(&self, puzzle: &Puzzle, cell: usize, digit: u8) -> String {
        self.cross_digit_at("cross-hint-digit", puzzle, cell, digit)
    }

    /// A digit of the solution, where no short reason leads to one.
    pub fn cross_without_reason(&self, puzzle: &Puzzle, cell: usize, digit: u8) -> String {
        self.cross_digit_at("cross-hint-solution", puzzle, cell, digit)
    }

    /// A hint that a digit is impossible, with those that are left.
    pub fn cross_refuted(&self, puzzle: &Puzzle, cell: usize, digit: u8, left: &[u8]) -> String {
        let args = [
            ("cell", puzzle.cell_name(cell).to_string().into()),
            ("digit", digit.into()),
            ("left", self.cross_digits(left).into()),
        ];
        self.say_with("cross-hint-refuted", &args)
    }

    /// The supposition with which such a hint begins.
    pub fn cross_supposed(&self, puzzle: &Puzzle, cell: usize, digit: u8) -> String {
        self.cross_digit_at("cross-hint-suppose", puzzle, cell, digit)
    }

    /// Where to look for the next digit.
    pub fn cross_look(&self, puzzle: &Puzzle, cell: usize, rule: Option<usize>) -> String {
        let cell = puzzle.cell_name(cell).to_string();
        match rule {
            None => self.say_with("cross-hint-look-cell", &[("cell", cell.into())]),
            Some(rule) => {
                let rule = self.cross_rule(puzzle, rule);
                self.say_with("cross-hint-look", &[("rule", rule.into())])
            }
        }
    }

    /// Whether the digits filled in are right.
    pub fn cross_judged(
        &self,
        puzzle: &Puzzle,
        found: Found,
        wrong: &[usize],
        broken: &[usize],
    ) -> String {
        let cells = wrong.iter().map(|&cell| puzzle.cell_name(cell).to_string());
        let cells = cells.collect::<Vec<_>>().join(", ");
        match (found, wrong, broken) {
            (Found::Wrong, [], [rule, ..]) => {
                let rule = self.cross_rule(puzzle, *rule);
                self.say_with("cross-judged-broken", &[("rule", rule.into())])
            }
            (Found::Wrong, ..) => {
                let args = [("cells", cells.into()), ("count", wrong.len().into())];
                self.say_with("cross-judged-wrong", &args)
            }
            (found, ..) => self.say(&format!("cross-judged-{found}")),
        }
    }

    /// Why a search ended before the answer.
    pub fn cross_bound(&self, bound: Bound) -> String {
        self.say(match bound {
            Bound::Nodes => "cross-bound-nodes",
            Bound::Stopped => "cross-bound-stopped",
            Bound::NumberTooLarge => "cross-bound-number",
        })
    }
}
