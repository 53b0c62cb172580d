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
    let mut names: HashMap<String, usize> = HashMap::new();
    let mut literal = |text: &str| -> Literal {
        let (name, sign) = text.strip_prefix('~').map_or((text, true), |name| (name, false));
        let next = names.len();
        (*names.entry(name.to_owned()).or_insert(next), sign)
    };
    let mut objective: Option<Vec<Literal>> = None;
    let mut constraints = Vec::new();
    for line in formula.lines().filter(|line| !line.starts_with('*')) {
        let line = line.trim_end().strip_suffix(';').ok_or("a line without an end")?;
        let line =
            if line.starts_with('@') { line.split_once(' ').unwrap_or_default().1 } else { line };
        if let Some(terms) = line.strip_prefix("min:") {
            let terms = terms.split_whitespace().filter(|&term| term != "+1");
            objective = Some(terms.map(&mut literal).collect());
            continue;
        }
        let (terms, equal, right) = match line.split_once(">=") {
            Some((terms, right)) => (terms, false, right),
            None => line.split_once('=').map(|(a, b)| (a, true, b)).ok_or("no relation")?,
        };
        let literals: Vec<Literal> =
            terms.split_whitespace().filter(|&term| term != "+1").map(&mut literal).collect();
        let degree: i64 = right.trim().parse().map_err(|_| "no degree")?;
        constraints.push(Constraint::at_least(degree, &literals));
        if equal {
            let opposite: Vec<Literal> = literals.iter().map(|&(v, sign)| (v, !sign)).collect();
            constraints.push(Constraint::at_least(literals.len() as i64 - degree, &opposite));
        }
    }

    let (mut bound, mut satisfied, mut last) = (None, false, None);
    let mut lines = proof.lines();
    if lines.next() != Some("pseudo-Boolean proof version 3.0") {
        return Err("no header".into());
    }
    for line in lines.filter(|line| !line.starts_with('%')) {
        let line = line.strip_suffix(';').ok_or("a line without an end")?;
        let (rule, rest) = line.split_once(' ').unwrap_or((line, ""));
        match rule {
            "f" if rest.parse() == Ok(constraints.len()) => {}
            "soli" | "sol" => {
                let true_ones: Vec<Literal> = rest.split_whitespace().map(&mut literal).collect();
                let is_true = |&(v, sign): &Literal| true_ones.contains(&(v, true)) == sign;
                for Constraint { terms, degree } in &constraints {
                    let met = terms.iter().filter(|&&(v, _, sign)| is_true(&(v, sign)));
                    if met.map(|&(_, count, _)| count).sum::<i64>() < *degree {
                        return Err(format!("{rule}: not a solution"));
                    }
                }
                satisfied = true;
                if rule == "soli" {
                    let objective = objective.as_ref().ok_or("no objective")?;
                    let value = objective.iter().filter(|literal| is_true(literal)).count() as i64;
                    bound = Some(value);
                    let opposite: Vec<Literal> = objective.iter().map(|&(v, s)| (v, !s)).collect();
                    let better = opposite.len() as i64 - value + 1;
                    constraints.push(Constraint::at_least(better, &opposite));
                }
            }
            "pol" => {
                let mut stack: Vec<Constraint> = Vec::new();
                for word in rest.split_whitespace() {
                    let next = if word == "+" {
                        let b = stack.pop().ok_or("nothing to add")?;
                        stack.pop().ok_or("nothing to add")?.plus(&b)
                    } else {
                        let id: isize = word.parse().map_err(|_| "no number")?;
                        let back = constraints.len().wrapping_add_signed(id + 1);
                        let id = if id < 0 { back } else { id as usize };
                        id.checked_sub(1)
                            .and_then(|id| constraints.get(id))
                            .ok_or("no such")?
                            .clone()
                    };
                    stack.push(next);
                }
                constraints.push(stack.pop().ok_or("an empty sum")?);
            }
            "rup" => {
                let (terms, degree) = rest.split_once(">=").ok_or("no relation")?;
                let literals: Vec<Literal> = terms
                    .split_whitespace()
                    .filter(|&term| term != "+1")
                    .map(&mut literal)
                    .collect();
                let degree = degree.trim().parse().map_err(|_| "no degree")?;
                let claimed = Constraint::at_least(degree, &literals);
                if !conflict(&constraints, &claimed.negated(), 729) {
                    return Err(format!("does not follow: {line}"));
                }
                constraints.push(claimed);
            }
            "red" => {
                let (clause, exchange) = rest.split_once(" >= 1 : ").ok_or("no exchange")?;
                let literals = clause.split_whitespace().filter(|&term| term != "+1");
                let claimed =
                    Constraint::at_least(1, &literals.map(&mut literal).collect::<Vec<_>>());
                let words: Vec<usize> = exchange
                    .split_whitespace()
                    .filter(|&word| word != "->")
                    .map(|word| literal(word).0)
                    .collect();
                let twin: HashMap<usize, usize> =
                    words.chunks(2).map(|pair| (pair[0], pair[1])).collect();
                let mut with = constraints.clone();
                with.push(claimed.negated());
                for constraint in constraints.iter().chain([&claimed]) {
                    let other = constraint.renamed(&twin);
                    if other != *constraint && !conflict(&with, &other.negated(), 729) {
                        return Err(format!("the exchange breaks something: {line}"));
                    }
                }
                constraints.push(claimed);
            }
            "del" if rest == "id -1" => drop(constraints.pop()),
            "output" if rest == "NONE" => {}
            "conclusion" => last = Some(rest.to_owned()),
            "end" => break,
            _ => return Err(format!("what is {line}?")),
        }
    }
    let contradiction = constraints.last().is_some_and(Constraint::is_contradiction);
    match last.as_deref() {
        Some("UNSAT : -1") if contradiction && !satisfied => Ok("s VERIFIED UNSATISFIABLE".into()),
        Some("BOUNDS 81 81") if contradiction && bound == Some(81) => {
            Ok("s VERIFIED BOUNDS 81 <= obj <= 81".into())
        }
        Some("SAT") if satisfied => Ok("s VERIFIED SATISFIABLE".into()),
        other => Err(format!("not shown: {other:?}")),
    }
}
