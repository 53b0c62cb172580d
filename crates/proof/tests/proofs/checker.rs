//! A slow checker of the VeriPB proofs that the crate writes, in the words of the definitions. It knows
//! nothing of Sudoku and shares no code with the crate.

use std::collections::{BTreeMap, HashMap};

/// A literal: a variable, and whether it is meant or its opposite.
type Literal = (usize, bool);

/// The sum of these literals, each as often as it says, is at least `degree`.
#[derive(Clone, PartialEq, Debug)]
struct Constraint {
    /// Variable, how often, and whether it is meant or its opposite; each variable once.
    terms: Vec<(usize, i64, bool)>,
    degree: i64,
}

impl Constraint {
    fn at_least(degree: i64, literals: &[Literal]) -> Constraint {
        let terms = literals.iter().map(|&(variable, sign)| (variable, 1, sign));
        let one = Constraint { terms: terms.collect(), degree };
        Constraint { terms: Vec::new(), degree: 0 }.plus(&one)
    }

    /// The sum, in which `x` and not `x` together are always 1.
    fn plus(&self, other: &Constraint) -> Constraint {
        let mut counts: BTreeMap<usize, i64> = BTreeMap::new();
        let mut degree = self.degree + other.degree;
        // Not `x` is 1 − `x`.
        for &(variable, count, sign) in self.terms.iter().chain(&other.terms) {
            *counts.entry(variable).or_default() += if sign { count } else { -count };
            degree -= if sign { 0 } else { count };
        }
        let terms = counts.into_iter().filter(|&(_, count)| count != 0).map(|(variable, count)| {
            degree += if count < 0 { -count } else { 0 };
            (variable, count.abs(), count > 0)
        });
        Constraint { terms: terms.collect(), degree }
    }

    /// The opposite: the sum is at most `degree` − 1.
    fn negated(&self) -> Constraint {
        let terms = self.terms.iter().map(|&(variable, count, sign)| (variable, count, !sign));
        Constraint { terms: terms.collect(), degree: self.all() - self.degree + 1 }
    }

    /// The same about other variables.
    fn renamed(&self, twin: &HashMap<usize, usize>) -> Constraint {
        let name = |variable| twin.get(&variable).copied().unwrap_or(variable);
        let terms = self.terms.iter().map(|&(v, count, sign)| (name(v), count, sign)).collect();
        let renamed = Constraint { terms, degree: self.degree };
        renamed.plus(&Constraint { terms: Vec::new(), degree: 0 })
    }

    fn all(&self) -> i64 {
        self.terms.iter().map(|&(_, count, _)| count).sum()
    }

    /// Whether nothing satisfies it.
    fn is_contradiction(&self) -> bool {
        self.all() < self.degree
    }
}

/// Whether the constraints contradict each other by unit propagation; all variables are below
/// `variables`.
fn conflict(constraints: &[Constraint], claimed: &Constraint, variables: usize) -> bool {
    let mut known: Vec<Option<bool>> = vec![None; variables];
    loop {
        let mut changed = false;
        for Constraint { terms, degree } in constraints.iter().chain([claimed]) {
            let possible = terms.iter().filter(|&&(v, _, sign)| known[v] != Some(!sign));
            let slack = possible.map(|&(_, count, _)| count).sum::<i64>() - degree;
            if slack < 0 {
                return true;
            }
            for &(variable, count, sign) in terms {
                if count > slack && known[variable].is_none() {
                    known[variable] = Some(sign);
                    changed = true;
                }
            }
        }
        if !changed {
            return false;
        }
    }
}

/// What a checker does with a proof: the verdict, or why it is refused.
pub(crate) fn check(formula: &str, proof: &str) -> Result<String, String> {
    let mut checker = Checker::default();
    for line in formula.lines().filter(|line| !line.starts_with('*')) {
        checker.read(line.trim_end().strip_suffix(';').ok_or("a line without an end")?)?;
    }
    let mut lines = proof.lines().filter(|line| !line.starts_with('%'));
    if lines.next() != Some("pseudo-Boolean proof version 3.0") {
        return Err("no header".into());
    }
    let mut conclusion = "";
    for line in lines {
        let line = line.strip_suffix(';').ok_or("a line without an end")?;
        let (rule, rest) = line.split_once(' ').unwrap_or((line, ""));
        match rule {
            "f" if rest.parse() == Ok(checker.constraints.len()) => {}
            "soli" | "sol" => checker.solution(rest, rule == "soli")?,
            "pol" => checker.sum(rest)?,
            "rup" => checker.propagation(rest)?,
            "red" => checker.exchange(rest)?,
            "del" if rest == "id -1" => drop(checker.constraints.pop()),
            "output" if rest == "NONE" => {}
            "conclusion" => conclusion = rest,
            "end" => break,
            _ => return Err(format!("what is {line}?")),
        }
    }
    let contradiction = checker.constraints.last().is_some_and(Constraint::is_contradiction);
    let said = match conclusion {
        "UNSAT : -1" if contradiction && !checker.satisfied => "s VERIFIED UNSATISFIABLE",
        "BOUNDS 81 81" if contradiction && checker.bound == Some(81) => {
            "s VERIFIED BOUNDS 81 <= obj <= 81"
        }
        "SAT" if checker.satisfied => "s VERIFIED SATISFIABLE",
        other => return Err(format!("not shown: {other}")),
    };
    Ok(said.into())
}

/// What is known so far.
#[derive(Default)]
struct Checker {
    names: HashMap<String, usize>,
    objective: Option<Vec<Literal>>,
    constraints: Vec<Constraint>,
    bound: Option<i64>,
    satisfied: bool,
}

impl Checker {
    fn literal(&mut self, text: &str) -> Literal {
        let (name, sign) = text.strip_prefix('~').map_or((text, true), |name| (name, false));
        let next = self.names.len();
        (*self.names.entry(name.to_owned()).or_insert(next), sign)
    }

    /// The literals of a sum in which each is there once.
    fn literals(&mut self, sum: &str) -> Vec<Literal> {
        let terms = sum.split_whitespace().filter(|&term| term != "+1");
        terms.map(|term| self.literal(term)).collect()
    }

    /// A line of the formula.
    fn read(&mut self, line: &str) -> Result<(), String> {
        if let Some(sum) = line.strip_prefix("min:") {
            self.objective = Some(self.literals(sum));
            return Ok(());
        }
        let line = if line.starts_with('@') { line.split_once(' ').ok_or("?")?.1 } else { line };
        if line.contains(">=") {
            let constraint = self.inequality(line)?;
            self.constraints.push(constraint);
            return Ok(());
        }
        let (sum, right) = line.split_once('=').ok_or("no relation")?;
        let literals = self.literals(sum);
        let degree: i64 = right.trim().parse().map_err(|_| "no degree")?;
        let opposite: Vec<Literal> = literals.iter().map(|&(v, sign)| (v, !sign)).collect();
        self.constraints.push(Constraint::at_least(degree, &literals));
        self.constraints.push(Constraint::at_least(literals.len() as i64 - degree, &opposite));
        Ok(())
    }

    fn inequality(&mut self, text: &str) -> Result<Constraint, String> {
        let (sum, degree) = text.split_once(">=").ok_or("no relation")?;
        let degree = degree.trim().parse().map_err(|_| "no degree")?;
        Ok(Constraint::at_least(degree, &self.literals(sum)))
    }

    /// A solution; if it `improves`, from now on only better ones count.
    fn solution(&mut self, text: &str, improves: bool) -> Result<(), String> {
        let true_ones = self.literals(text);
        let is_true = |&(v, sign): &Literal| true_ones.contains(&(v, true)) == sign;
        for Constraint { terms, degree } in &self.constraints {
            let met = terms.iter().filter(|&&(v, _, sign)| is_true(&(v, sign)));
            if met.map(|&(_, count, _)| count).sum::<i64>() < *degree {
                return Err("not a solution".into());
            }
        }
        self.satisfied = true;
        if improves {
            let objective = self.objective.as_ref().ok_or("no objective")?;
            let value = objective.iter().filter(|literal| is_true(literal)).count() as i64;
            self.bound = Some(value);
            let opposite: Vec<Literal> = objective.iter().map(|&(v, s)| (v, !s)).collect();
            let better = opposite.len() as i64 - value + 1;
            self.constraints.push(Constraint::at_least(better, &opposite));
        }
        Ok(())
    }

    /// A sum of constraints, by their numbers; negative ones count back from the last.
    fn sum(&mut self, text: &str) -> Result<(), String> {
        let mut stack: Vec<Constraint> = Vec::new();
        for word in text.split_whitespace() {
            let next = if word == "+" {
                let b = stack.pop().ok_or("nothing to add")?;
                stack.pop().ok_or("nothing to add")?.plus(&b)
            } else {
                let number: isize = word.parse().map_err(|_| "no number")?;
                let all = self.constraints.len();
                let at = if number < 0 {
                    all.checked_add_signed(number)
                } else {
                    number.checked_sub(1).map(|at| at as usize)
                };
                at.and_then(|at| self.constraints.get(at)).ok_or("no such constraint")?.clone()
            };
            stack.push(next);
        }
        self.constraints.push(stack.pop().ok_or("an empty sum")?);
        Ok(())
    }

    /// A constraint whose opposite leads to a conflict.
    fn propagation(&mut self, text: &str) -> Result<(), String> {
        let claimed = self.inequality(text)?;
        if !conflict(&self.constraints, &claimed.negated(), VARIABLES) {
            return Err(format!("does not follow: {text}"));
        }
        self.constraints.push(claimed);
        Ok(())
    }

    /// A constraint, and variables to exchange in what breaks it: then it, and all others, hold.
    fn exchange(&mut self, text: &str) -> Result<(), String> {
        let (claimed, pairs) = text.split_once(" : ").ok_or("no exchange")?;
        let claimed = self.inequality(claimed)?;
        let words = pairs.split_whitespace().filter(|&word| word != "->");
        let words: Vec<usize> = words.map(|word| self.literal(word).0).collect();
        let twin = words.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let mut broken = self.constraints.clone();
        broken.push(claimed.negated());
        for constraint in self.constraints.iter().chain([&claimed]) {
            let other = constraint.renamed(&twin);
            if other != *constraint && !conflict(&broken, &other.negated(), VARIABLES) {
                return Err(format!("the exchange breaks something: {text}"));
            }
        }
        self.constraints.push(claimed);
        Ok(())
    }
}

/// The number of variables: the candidates of a Sudoku.
const VARIABLES: usize = 729;
