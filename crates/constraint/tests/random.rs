//! Random constraints of all kinds.

use std::sync::Arc;

use ennead_constraint::{
    Allowed, Automaton, Crusts, Ends, Kind, Model, Relation, Target, Values, Var, View,
};

/// Random numbers, the same for a seed (splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// From 0 to `n` − 1.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.word() % n as u64) as usize
    }

    pub(crate) fn range(&mut self, low: i32, high: i32) -> i32 {
        low + self.below((high - low + 1) as usize) as i32
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// So many different ones of the variables, in random order.
    pub(crate) fn vars(&mut self, count: usize, model: &Model) -> Vec<Var> {
        let mut all: Vec<Var> = (0..model.domains().len()).map(|i| Var(i as u16)).collect();
        (0..count.min(all.len())).map(|_| all.swap_remove(self.below(all.len()))).collect()
    }

    /// Some of these values, at least one.
    pub(crate) fn some(&mut self, of: Values) -> Values {
        let set: Values = of.iter().filter(|_| self.one_in(2)).collect();
        if set.is_empty() { of.least().map_or(of, Values::one) } else { set }
    }
}

/// The names of all kinds, for reports.
pub(crate) const KINDS: [&str; 18] = [
    "Distinct",
    "Equal",
    "Pair",
    "Sum",
    "SameSum",
    "DistinctSet",
    "SameValues",
    "Regular",
    "Table",
    "Count",
    "CountDistinct",
    "Contains",
    "CountsItself",
    "Element",
    "Ends",
    "Sandwich",
    "Skyline",
    "Or",
];

/// A constraint of the kind with this number in [`KINDS`], on at most `most` of the variables, each
/// named once.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of constraint")]
pub(crate) fn kind(random: &mut Random, number: usize, model: &Model, most: usize) -> Kind {
    let all = model.domains().iter().fold(Values::NONE, |all, &domain| all | domain);
    let (low, high) = (all.least().unwrap_or(0), all.greatest().unwrap_or(0));
    let count = 2 + random.below(most.max(3) - 1);
    let mut vars = random.vars(count, model);
    let length = vars.len() as i32;
    let total = |random: &mut Random| {
        let least = length * i32::from(low);
        let most = length * i32::from(high);
        let a = random.range(least, most);
        match random.below(4) {
            0 => Allowed::Range(a, random.range(a, most)),
            1 => Allowed::Set((0..3).map(|_| random.range(least, most)).collect()),
            _ => Allowed::exactly(a),
        }
    };
    let value = |random: &mut Random| random.range(low.into(), high.into()) as u8;
    match KINDS[number] {
        "Distinct" => Kind::Distinct { vars },
        "Equal" => Kind::Equal { vars },
        "Pair" => {
            let rows: Vec<Values> = (0..32).map(|_| random.some(all)).collect();
            let relation = Relation::new(|a, b| rows[usize::from(a)].contains(b));
            Kind::Pair { a: vars[0], b: vars[1], relation }
        }
        "Sum" if random.one_in(2) => {
            let terms = vars.iter().map(|&var| (var, 1)).collect();
            Kind::Sum { terms, total: total(random) }
        }
        "Sum" => {
            let factors: Vec<i32> =
                vars.iter().map(|_| [1, 1, -1, -1, 2, -3, 10][random.below(7)]).collect();
            let sum: i32 = factors.iter().map(|factor| factor * i32::from(value(random))).sum();
            let total = match random.below(3) {
                0 => Allowed::Range(sum - random.range(0, 3), sum),
                1 => Allowed::Set(vec![sum, sum + random.range(1, 5)]),
                _ => Allowed::exactly(sum),
            };
            Kind::Sum { terms: vars.into_iter().zip(factors).collect(), total }
        }
        "SameSum" => Kind::SameSum { parts: parts(random, &vars) },
        "DistinctSet" => {
            let sets = (0..1 + random.below(6)).map(|_| random.some(all)).collect();
            vars.truncate(all.len() as usize);
            Kind::DistinctSet { vars, sets: Arc::new(sets) }
        }
        "SameValues" => {
            let length = 1 + random.below(2);
            let parts = vars.chunks_exact(length).map(<[Var]>::to_vec).collect();
            Kind::SameValues { parts }
        }
        "Regular" => {
            let states = 1 + random.below(5);
            let next: Vec<Vec<usize>> = (0..states * 32)
                .map(|_| (0..random.below(3)).map(|_| random.below(states)).collect())
                .collect();
            let accepting = random.word();
            let automaton = Automaton::nondeterministic(
                [0, states - 1],
                all,
                |state, value| next[state * 32 + usize::from(value)].clone(),
                |state| accepting >> state & 1 != 0,
            );
            Kind::Regular { vars, automaton: Arc::new(automaton.expect("few states")) }
        }
        "Table" => {
            let row = |random: &mut Random| vars.iter().map(|_| value(random)).collect();
            let rows = (0..1 + random.below(30)).map(|_| row(random)).collect();
            Kind::Table { vars, rows: Arc::new(rows) }
        }
        "Count" => {
            let values = random.some(all);
            let times = times(random, &mut vars);
            Kind::Count { vars, values, times }
        }
        "CountDistinct" => {
            let times = times(random, &mut vars);
            Kind::CountDistinct { vars, times }
        }
        "Contains" => {
            let first = random.some(all);
            let mut wanted = vec![(first, random.below(3) as u16)];
            let rest = all - first;
            if !rest.is_empty() {
                wanted.push((random.some(rest), random.below(3) as u16));
            }
            Kind::Contains { vars, wanted }
        }
        "CountsItself" => Kind::CountsItself { vars },
        "Element" => {
            let index = vars.pop().expect("two variables");
            let first = i32::from(low) + random.range(-1, 1);
            let target = match random.below(2) {
                0 if vars.len() > 1 => Target::Var(vars.pop().expect("several")),
                _ => Target::exactly(value(random).into()),
            };
            Kind::Element { index, first, list: vars, target }
        }
        "Ends" => {
            let table: Vec<Option<Values>> = (0..1024)
                .map(|_| (!random.one_in(3)).then(|| Values(random.word() as u32)))
                .collect();
            let ends = Ends::new(|a, b| table[usize::from(a) * 32 + usize::from(b)]);
            let (a, b) = (vars.pop().expect("one"), vars.pop().expect("two"));
            Kind::Ends { a, b, inner: vars, ends }
        }
        "Sandwich" => {
            let crusts = match random.one_in(2) {
                true => Crusts::Extremes,
                false => Crusts::Values(value(random), value(random)),
            };
            let total = match random.one_in(3) {
                true => total(random),
                false => Allowed::exactly(random.range(0, i32::from(high))),
            };
            Kind::Sandwich { vars, crusts, total }
        }
        "Skyline" => {
            let view = match random.one_in(2) {
                true => View::Seen(Allowed::exactly(random.range(1, length))),
                false => View::FirstHidden(value(random)),
            };
            Kind::Skyline { vars, view }
        }
        _ => {
            let branch = |random: &mut Random| {
                (0..random.below(3) + usize::from(!random.one_in(8)))
                    .map(|_| {
                        let number = random.below(KINDS.len());
                        kind(random, number, model, most.min(3))
                    })
                    .collect()
            };
            Kind::Or { branches: (0..random.below(3) + 1).map(|_| branch(random)).collect() }
        }
    }
}

fn parts(random: &mut Random, vars: &[Var]) -> Vec<Vec<Var>> {
    let mut parts = vec![Vec::new(); 2 + random.below(2)];
    for &var in vars {
        let part = random.below(parts.len());
        parts[part].push(var);
    }
    parts
}

fn times(random: &mut Random, vars: &mut Vec<Var>) -> Target {
    match vars.len() {
        3.. if random.one_in(2) => Target::Var(vars.pop().expect("several")),
        length => {
            let low = random.range(0, length as i32);
            let high = random.range(low, length as i32);
            Target::Number(Allowed::Range(low, if random.one_in(2) { low } else { high }))
        }
    }
}
