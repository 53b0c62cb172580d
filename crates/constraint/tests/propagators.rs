//! Each kind of constraint by itself, against plain trying: nothing that is in a solution falls, and
//! what claims to be exact leaves nothing else.

use ennead_constraint::{Allowed, Kind, Model, Origin, Target, Values, Var, narrow};

use crate::plain;
use crate::random::{KINDS, Random, kind};

/// Variables with random domains, and one constraint.
fn single(random: &mut Random, number: usize) -> Model {
    let count = 2 + random.below(4);
    let least = [0, 1, 1, 5][random.below(4)];
    let greatest = least + 2 + random.below(6) as u8;
    let all = Values::range(least, greatest);
    let domains =
        (0..count).map(|_| if random.one_in(3) { all } else { random.some(all) }).collect();
    let mut model = Model::new(domains);
    let kind = kind(random, number, &model, count);
    model.push(kind, Origin::Rule(0)).expect("it suits");
    model
}

#[test]
fn each_kind_by_itself_strikes_no_solution_and_keeps_its_word() {
    let rounds = crate::rounds(300);
    for number in 0..KINDS.len() {
        let (mut exact, mut left) = (0, 0);
        for round in 0..rounds {
            let mut random = Random(1_000_003 * number as u64 + round);
            let model = single(&mut random, number);
            let solutions = plain::solutions(&model);
            let wanted = plain::candidates(model.domains().len(), &solutions);
            let found = narrow(&model);
            let report = || format!("{} round {round}: {model:?}", KINDS[number]);
            let Some(found) = found else {
                assert!(solutions.is_empty(), "{}", report());
                continue;
            };
            for (found, wanted) in found.iter().zip(&wanted) {
                assert!((*wanted - *found).is_empty(), "{}\n{found:?} {wanted:?}", report());
            }
            let claims = model.constraints()[0].kind.is_exact();
            if claims {
                exact += 1;
                assert_eq!(found, wanted, "{}", report());
            }
            left += usize::from(found != wanted);
        }
        println!("{}: {exact} of {rounds} claimed exact; {left} not exact", KINDS[number]);
    }
}

/// A killer cage is exact, whatever its size: no value twice, and a sum.
#[test]
fn cages_are_exact() {
    for round in 0..crate::rounds(1_000) {
        let mut random = Random(55_000_000 + round);
        let count = 2 + random.below(5);
        let least = random.below(3) as u8;
        let spare = random.below(if count < 5 { 7 } else { 3 }) as u8;
        let all = Values::range(least, least + count as u8 - 1 + spare);
        let domains = (0..count).map(|_| if random.one_in(2) { all } else { random.some(all) });
        let mut model = Model::new(domains.collect());
        let vars: Vec<Var> = (0..count as u16).map(Var).collect();
        let most = count as i32 * i32::from(all.greatest().unwrap_or(0));
        let low = random.range(0, most);
        let high = if random.one_in(4) { random.range(low, most) } else { low };
        let factor = if random.one_in(4) { -1 } else { 1 };
        let terms = vars.iter().map(|&var| (var, factor)).collect();
        let total = match factor {
            1 => Allowed::Range(low, high),
            _ => Allowed::Range(-high, -low),
        };
        model.push(Kind::Distinct { vars }, Origin::Rule(0)).expect("it suits");
        model.push(Kind::Sum { terms, total }, Origin::Rule(0)).expect("it suits");
        let solutions = plain::solutions(&model);
        match narrow(&model) {
            Some(found) => assert_eq!(found, plain::candidates(count, &solutions), "{model:?}"),
            None => assert!(solutions.is_empty(), "{model:?}"),
        }
    }
}

#[test]
fn a_counted_value_falls_where_all_its_places_of_a_part_are_in_sight() {
    // Two rows of three cells; of the first two cells of each, two hold the 1.
    let mut model = Model::new(vec![Values::range(1, 4); 6]);
    for row in [[0, 1, 2], [3, 4, 5]] {
        let vars = row.map(Var).to_vec();
        model.push(Kind::Distinct { vars }, Origin::Layout).expect("it suits");
    }
    let vars = [0, 1, 3, 4].map(Var).to_vec();
    let ones = Values::one(1);
    let twice = Kind::Count { vars, values: ones, times: Target::exactly(2) };
    model.push(twice, Origin::Rule(0)).expect("it suits");
    let left = narrow(&model).expect("it has solutions");
    let without = Values::range(2, 4);
    assert_eq!((left[2], left[5]), (without, without));
    assert!(left[0].contains(1) && left[4].contains(1));
}
