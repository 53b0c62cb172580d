//! A slow checker of the VeriPB proofs that the crate writes, in the words of the definitions. It knows
//! nothing of Sudoku and shares no code with the crate.

use std::collections::HashMap;

/// A literal: a variable, and whether it is meant or its opposite.
type Literal = (usize, bool);

/// The sum of these literals, each so often as it says, is at least `degree`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Constraint {
    terms: HashMap<usize, (u64, bool)>,
    degree: i64,
}

impl Constraint {
    fn at_least(degree: i64, literals: &[Literal]) -> Constraint {
        let mut sum = Constraint { terms: HashMap::new(), degree };
        for &(variable, sign) in literals {
            sum.add_term(variable, 1, sign);
        }
        sum
    }

    /// `x` and not `x` together are always 1.
    fn add_term(&mut self, variable: usize, count: u64, sign: bool) {
        let (before, sign_before) = self.terms.remove(&variable).unwrap_or((0, sign));
        if sign == sign_before {
            self.terms.insert(variable, (before + count, sign));
        } else {
            self.degree -= before.min(count) as i64;
            let sign = if before > count { sign_before } else { sign };
            if before != count {
                self.terms.insert(variable, (before.abs_diff(count), sign));
            }
        }
    }

    fn plus(&self, other: &Constraint) -> Constraint {
        let mut sum = self.clone();
        sum.degree += other.degree;
        for (&variable, &(count, sign)) in &other.terms {
            sum.add_term(variable, count, sign);
        }
        sum
    }

    /// The opposite: the sum is at most `degree` − 1.
    fn negated(&self) -> Constraint {
        let all: u64 = self.terms.values().map(|(count, _)| count).sum();
        let terms = self.terms.iter().map(|(&v, &(count, sign))| (v, (count, !sign))).collect();
        Constraint { terms, degree: all as i64 - self.degree + 1 }
    }

    /// Whether nothing satisfies it.
    fn is_contradiction(&self) -> bool {
        (self.terms.values().map(|(count, _)| *count as i64).sum::<i64>()) < self.degree
    }
}

/// Whether the constraints contradict each other by unit propagation.
fn conflict(constraints: &[Constraint]) -> bool {
    let mut known: HashMap<usize, bool> = HashMap::new();
    loop {
        let before = known.len();
        for Constraint { terms, degree } in constraints {
            let is_false = |v: &usize, sign: bool| known.get(v).is_some_and(|&value| value != sign);
            let possible = terms.iter().filter(|(v, (_, sign))| !is_false(v, *sign));
            let slack = possible.map(|(_, (count, _))| *count as i64).sum::<i64>() - degree;
            if slack < 0 {
                return true;
            }
            for (&variable, &(count, sign)) in terms {
                if count as i64 > slack {
                    known.entry(variable).or_insert(sign);
                }
            }
        }
        if known.len() == before {
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
    for line in lines {
        let line = line.strip_suffix(';').ok_or("a line without an end")?;
        let (rule, rest) = line.split_once(' ').unwrap_or((line, ""));
        match rule {
            "f" if rest.parse() == Ok(constraints.len()) => {}
            "soli" | "sol" => {
                let true_ones: Vec<Literal> = rest.split_whitespace().map(&mut literal).collect();
                let is_true = |&(v, sign): &Literal| true_ones.contains(&(v, true)) == sign;
                for Constraint { terms, degree } in &constraints {
                    let met = terms.iter().filter(|&(&v, &(_, sign))| is_true(&(v, sign)));
                    if met.map(|(_, (count, _))| *count as i64).sum::<i64>() < *degree {
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
                        let id: usize = word.parse().map_err(|_| "no number")?;
                        id.checked_sub(1).and_then(|id| constraints.get(id)).ok_or("no such")?.clone()
                    };
                    stack.push(next);
                }
                constraints.push(stack.pop().ok_or("an empty sum")?);
            }
            "rup" => {
                let (terms, degree) = rest.split_once(">=").ok_or("no relation")?;
                let literals: Vec<Literal> =
                    terms.split_whitespace().filter(|&term| term != "+1").map(&mut literal).collect();
                let degree = degree.trim().parse().map_err(|_| "no degree")?;
                let claimed = Constraint::at_least(degree, &literals);
                let mut with = constraints.clone();
                with.push(claimed.negated());
                if !conflict(&with) {
                    return Err(format!("does not follow: {line}"));
                }
                constraints.push(claimed);
            }
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
