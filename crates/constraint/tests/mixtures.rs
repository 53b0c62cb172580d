//! Random mixtures of constraints, against plain trying: all solutions, and true candidates.

use ennead_constraint::{
    Kind, Model, Origin, Search, Values, Var, count, holders, true_candidates,
};
use ennead_stop::Stop;

use crate::plain;
use crate::random::{KINDS, Random, kind};

fn compare(model: &Model, solutions: &[Vec<u8>], report: &dyn Fn() -> String) {
    let stop = Stop::never();
    let limit = solutions.len() as u64 + 2;
    let mut search = Search::new(model, limit);
    let mut found = Vec::new();
    while let Some(values) = search.next(&stop).expect("never stopped") {
        found.push(values);
    }
    found.sort_unstable();
    let mut wanted = solutions.to_vec();
    wanted.sort_unstable();
    assert_eq!(found, wanted, "{}", report());
    assert_eq!(count(model, 2, &stop), Ok(solutions.len().min(2) as u64), "{}", report());
    let candidates = plain::candidates(model.domains().len(), solutions);
    assert_eq!(true_candidates(model, &stop), Ok(candidates), "{}", report());
    for most in [1, 3, u64::MAX] {
        let held = plain::holders(model.domains().len(), solutions, most);
        assert_eq!(holders(model, most, &stop), Ok(held), "{}", report());
    }
}

#[test]
fn a_few_variables_agree_with_plain_trying() {
    for round in 0..crate::rounds(1500) {
        let mut random = Random(77_000_000 + round);
        let count = 2 + random.below(5);
        let least = [0, 1, 3][random.below(3)];
        let all = Values::range(least, least + 1 + random.below(5) as u8);
        let domains = (0..count).map(|_| if random.one_in(2) { all } else { random.some(all) });
        let mut model = Model::new(domains.collect());
        for rule in 0..random.below(5) {
            let number = random.below(KINDS.len());
            let mut kind = kind(&mut random, number, &model, count);
            if random.one_in(4) {
                kind = twice(&mut random, kind);
            }
            model.push(kind, Origin::Rule(rule as u32)).expect("it suits");
        }
        let solutions = plain::solutions(&model);
        compare(&model, &solutions, &|| format!("round {round}: {model:?}"));
    }
}

/// The same constraint with a variable named twice, where that is easily done.
fn twice(random: &mut Random, kind: Kind) -> Kind {
    match kind {
        Kind::Sum { mut terms, total } => {
            let term = terms[random.below(terms.len())];
            terms.push(term);
            Kind::Sum { terms, total }
        }
        Kind::Regular { mut vars, automaton } => {
            vars.push(vars[random.below(vars.len())]);
            Kind::Regular { vars, automaton }
        }
        Kind::Count { mut vars, values, times } if !vars.is_empty() => {
            vars.push(vars[random.below(vars.len())]);
            Kind::Count { vars, values, times }
        }
        Kind::Skyline { mut vars, view } => {
            vars.push(vars[random.below(vars.len())]);
            Kind::Skyline { vars, view }
        }
        Kind::CountsItself { mut vars } => {
            vars.push(vars[random.below(vars.len())]);
            Kind::CountsItself { vars }
        }
        Kind::Contains { mut vars, wanted } => {
            vars.push(vars[random.below(vars.len())]);
            Kind::Contains { vars, wanted }
        }
        other => other,
    }
}

/// All full grids of 4×4 with boxes: 288.
fn grids() -> Vec<Vec<u8>> {
    fn fill(grid: &mut Vec<u8>, all: &mut Vec<Vec<u8>>) {
        let cell = grid.len();
        if cell == 16 {
            all.push(grid.clone());
            return;
        }
        for value in 0..4 {
            let clashes = |other: usize| {
                let (row, column) = (cell / 4, cell % 4);
                let (r, c) = (other / 4, other % 4);
                let house = r == row || c == column || (r / 2, c / 2) == (row / 2, column / 2);
                house && grid[other] == value
            };
            if !(0..cell).any(clashes) {
                grid.push(value);
                fill(grid, all);
                grid.pop();
            }
        }
    }
    let mut all = Vec::new();
    fill(&mut Vec::new(), &mut all);
    all
}

#[test]
fn small_boards_agree_with_plain_trying() {
    let grids = grids();
    assert_eq!(grids.len(), 288);
    for round in 0..crate::rounds(1500) {
        let mut random = Random(88_000_000 + round);
        let least = [0, 1, 1, 4][random.below(4)];
        let mut model = Model::new(vec![Values::range(least, least + 3); 16]);
        for i in 0..4u16 {
            let row = (0..4).map(|j| Var(4 * i + j)).collect();
            let column = (0..4).map(|j| Var(4 * j + i)).collect();
            let corner = 8 * (i / 2) + 2 * (i % 2);
            let region = [0, 1, 4, 5].map(|j| Var(corner + j)).to_vec();
            for vars in [row, column, region] {
                model.push(Kind::Distinct { vars }, Origin::Layout).expect("it suits");
            }
        }
        for rule in 0..1 + random.below(7) {
            let number = random.below(KINDS.len());
            let most = 2 + random.below(7);
            let kind = kind(&mut random, number, &model, most);
            // Most rules are made true of some grid, so that mixtures have solutions.
            let grid = &grids[random.below(grids.len())];
            let grid: Vec<u8> = grid.iter().map(|value| value + least).collect();
            if kind.holds(&grid) || random.one_in(8) {
                model.push(kind, Origin::Rule(rule as u32)).expect("it suits");
            }
        }
        if random.one_in(2) {
            let var = Var(random.below(16) as u16);
            let keep = random.some(model.domains()[var.index()]);
            model.restrict(var, keep);
        }
        let shifted = grids.iter().map(|grid| grid.iter().map(|value| value + least).collect());
        let solutions: Vec<Vec<u8>> = shifted.filter(|grid: &Vec<u8>| model.holds(grid)).collect();
        compare(&model, &solutions, &|| format!("round {round}: {model:?}"));
    }
}

/// What a propagator remembers of one node must hold at all others: several parts with the same sum,
/// and little else, so that the search goes to and fro.
#[test]
fn parts_with_the_same_sum_agree_with_plain_trying() {
    for round in 0..crate::rounds(400) {
        let mut random = Random(99_000_000 + round);
        let all = Values::range(1, 3 + random.below(2) as u8);
        let mut model = Model::new((0..7).map(|_| random.some(all) | Values::one(2)).collect());
        let vars: Vec<Var> = random.vars(7, &model);
        let parts = vec![vars[..2].to_vec(), vars[2..4].to_vec(), vars[4..].to_vec()];
        model.push(Kind::SameSum { parts }, Origin::Rule(0)).expect("it suits");
        for rule in 1..1 + random.below(3) {
            let kind = Kind::Distinct { vars: random.vars(2, &model) };
            model.push(kind, Origin::Rule(rule as u32)).expect("it suits");
        }
        let solutions = plain::solutions(&model);
        compare(&model, &solutions, &|| format!("round {round}: {model:?}"));
    }
}
