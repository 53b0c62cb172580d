//! Each condition of the patterns beyond HoDoKu is needed: without it there would be a wrong step on one
//! of our own puzzles; as built, it is refused.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::common::solution;
use ennead_grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, Solution};
use ennead_logic::derivation::Group;
use ennead_logic::library::{self, Case};
use ennead_logic::pattern::{
    Automorphism, Balance, Closed, Exchange, Exocet, Exocets, OddRing, OrNet, Polygon, Sectors,
    Uncolourable,
};
use ennead_logic::{CandidateSet, Position, Step, technique};

/// The cases of a technique, with the step of each.
fn cases(name: &str) -> Vec<(Position, Solution, Step)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/techniques");
    let text = std::fs::read_to_string(folder.join(name).with_extension("txt")).unwrap();
    let cases: Vec<Case> = library::read(&text).collect::<Result<_, _>>().unwrap();
    let found = cases.into_iter().filter(|case| !case.is_near_miss()).map(|case| {
        let steps = case.steps().unwrap().into_iter();
        let step = steps.filter(|step| step.technique == name).find(|step| case.is(step));
        (case.position().unwrap(), solution(&case.givens), step.unwrap())
    });
    found.collect()
}

/// Whether these are said to be false, and one of them is true.
fn is_wrong(eliminations: &CandidateSet, position: &Position, solution: &Solution) -> bool {
    let right = |c: Candidate| solution.digit(c.cell()) == c.digit();
    (*eliminations & *position.all_candidates()).iter().any(right)
}

/// What a technique says to a pattern.
fn refusal(name: &str, step: &Step, position: &Position) -> Option<&'static str> {
    let technique = technique(name).expect("it is registered");
    technique.prove(&step.pattern, position).err().map(|flaw| flaw.0)
}

/// What is in more links than truths.
fn surplus(balance: &Balance, position: &Position) -> CandidateSet {
    let times = |groups: &[Group], c: Candidate| {
        let has = |group: &&Group| group.candidates(position).contains(c.digit(), c.cell());
        groups.iter().filter(has).count()
    };
    let all = position.all_candidates().iter();
    all.filter(|&c| times(&balance.links, c) > times(&balance.truths, c)).collect()
}

#[test]
fn a_count_needs_as_many_truths_as_links() {
    let mut wrong = 0;
    for name in ["firework-triple", "firework-quadruple"] {
        for (position, solution, step) in cases(name) {
            let balance: &Balance = step.pattern.get().unwrap();
            for left_out in 0..balance.truths.len() {
                let mut fewer = balance.clone();
                fewer.truths.remove(left_out);
                assert!(fewer.prove(&position).is_err(), "{name}: a truth less");
                wrong += usize::from(is_wrong(&surplus(&fewer, &position), &position, &solution));
            }
        }
    }
    assert!(wrong > 0, "a truth less never does harm");
}

#[test]
fn a_count_needs_a_link_for_each_candidate_of_a_truth() {
    let mut wrong = 0;
    for name in ["firework-triple", "firework-quadruple"] {
        for (position, solution, step) in cases(name) {
            let balance: &Balance = step.pattern.get().unwrap();
            for i in 0..balance.links.len() {
                for house in House::ALL {
                    let Group::House(_, digit) = balance.links[i] else { continue };
                    let mut other = balance.clone();
                    other.links[i] = Group::House(house, digit);
                    let refused = other.prove(&position).is_err();
                    let is_wrong = is_wrong(&surplus(&other, &position), &position, &solution);
                    assert!(refused || !is_wrong, "{name}: {other:?}");
                    wrong += usize::from(is_wrong);
                }
            }
        }
    }
    assert!(wrong > 0, "another link never does harm");
}

#[test]
fn sectors_need_houses_that_cover_each_digit_and_no_more_of_them_than_cells() {
    let mut wrong = [0; 2];
    for name in ["sk-loop", "multi-sector-locked-set"] {
        for (position, solution, step) in cases(name) {
            let sectors: &Sectors = step.pattern.get().unwrap();
            for at in 0..sectors.covers.len() {
                for house in House::ALL {
                    let mut other = sectors.clone();
                    let (digit, covers) = &mut other.covers[at];
                    let cover = covers[0];
                    // Another house instead of one: a place is left out. Another besides: one too many.
                    let instead = cover.iter().map(|old| cover.without(old).with(house));
                    for (kind, cover) in instead.map(|it| (0, it)).chain([(1, cover.with(house))]) {
                        *covers = vec![cover];
                        let outside = cover.cells() - sectors.cells;
                        let out = CandidateSet::of(*digit, outside);
                        wrong[kind] += usize::from(is_wrong(&out, &position, &solution));
                        if is_wrong(&out, &position, &solution) {
                            let falsified = Sectors {
                                cells: sectors.cells,
                                covers: {
                                    let mut all = sectors.covers.clone();
                                    all[at] = (*digit, vec![cover]);
                                    all
                                },
                            };
                            assert!(falsified.prove(&position).is_err(), "{name}: {falsified:?}");
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.iter().all(|&count| count > 0), "{wrong:?}");
}

/// What all guardians rule out.
fn ruled_out(guardians: &CandidateSet, position: &Position) -> CandidateSet {
    let excludes = |one: Candidate, other: Candidate| {
        (one.cell() == other.cell() && one.digit() != other.digit())
            || (one.digit() == other.digit() && one.cell().sees(other.cell()))
    };
    let all = position.all_candidates().iter();
    all.filter(|&c| guardians.iter().all(|guardian| excludes(guardian, c))).collect()
}

#[test]
fn cells_that_can_be_filled_have_no_guardians() {
    let mut wrong = BTreeMap::<&str, usize>::new();
    for name in ["tridagon", "bivalue-oddagon"] {
        for (position, solution, step) in cases(name) {
            let pattern: &Uncolourable = step.pattern.get().unwrap();
            // A cell moved to another place of its box or line: an even tridagon, another ring.
            for from in pattern.cells.iter() {
                for to in position.empty().iter() {
                    let cells = pattern.cells.without(from).with(to);
                    let other = Uncolourable::of(cells, pattern.digits, &position);
                    let out = ruled_out(&other.guardians, &position);
                    let false_placement = other.guardians.len() == 1
                        && other.guardians.iter().all(|c| solution.digit(c.cell()) != c.digit());
                    if is_wrong(&out, &position, &solution) || false_placement {
                        assert!(other.prove(&position).is_err(), "{name}: {other:?}");
                        *wrong.entry(name).or_default() += 1;
                    }
                }
            }
            // A guardian that is not looked at.
            for guardian in pattern.guardians.iter() {
                let rest = pattern.guardians - CandidateSet::from(guardian);
                let other = Uncolourable { guardians: rest, ..pattern.clone() };
                assert!(other.prove(&position).is_err(), "{name}: {guardian} left out");
            }
        }
    }
    assert!(wrong.contains_key("tridagon") && wrong.contains_key("bivalue-oddagon"), "{wrong:?}");
}

#[test]
fn a_broken_wing_needs_all_guardians_and_an_odd_ring() {
    let (mut even, mut guardian) = (0, 0);
    for (position, solution, step) in cases("broken-wing") {
        let ring: &OddRing = step.pattern.get().unwrap();
        let says = |guardians: CellSet| CandidateSet::of(ring.digit, guardians.common_peers());
        for left_out in ring.guardians.iter() {
            let other = OddRing { guardians: ring.guardians.without(left_out), ..ring.clone() };
            assert!(other.check(&position).is_err());
            guardian += usize::from(is_wrong(&says(other.guardians), &position, &solution));
        }
        for other in rings_of_four(ring.digit, &position) {
            assert!(other.check(&position).is_err(), "{other:?}");
            even += usize::from(is_wrong(&says(other.guardians), &position, &solution));
        }
    }
    assert!(guardian > 0 && even > 0, "{guardian} {even}");
}

/// What would be broken wings if the ring might have four places: two rows and two columns that
/// cross in places of the digit.
fn rings_of_four(digit: Digit, position: &Position) -> Vec<OddRing> {
    let places = position.cells_of(digit);
    let pairs = || (0..9).flat_map(|one| (one + 1..9).map(move |two| (one, two)));
    let rings = pairs().flat_map(|rows| pairs().map(move |columns| (rows, columns)));
    let rings = rings.map(|((above, below), (left, right))| {
        let corners = [(above, left), (above, right), (below, right), (below, left)];
        let cells = corners.map(|(row, column)| Cell::at(row, column));
        let houses =
            [House::row(above), House::column(right), House::row(below), House::column(left)];
        let in_houses = houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
        let guardians = (places & in_houses) - CellSet::from(cells);
        OddRing { digit, cells: cells.to_vec(), houses: houses.to_vec(), guardians }
    });
    let is_ring = |ring: &OddRing| ring.cells.iter().all(|&cell| places.contains(cell));
    rings.filter(|ring| is_ring(ring) && !ring.guardians.is_empty()).collect()
}

/// The two lines that cover a digit's places, if there are any; by trying all.
fn is_covered(places: CellSet) -> bool {
    let lines = &House::ALL[..18];
    let covers = |one: &House| lines.iter().any(|two| places.is_subset(one.cells() | two.cells()));
    lines.iter().any(covers)
}

/// Everything in a position that has the form of an exocet; targets of one cell or two.
fn exocets(position: &Position) -> Vec<Exocet> {
    let mut all = Vec::new();
    for row in 0..9 {
        for at in 0..3 {
            for escape in 0..3 {
                let mini = |column: usize| Cell::at(row, at * 3 + column % 3);
                let base = [mini(escape + 1), mini(escape + 2)];
                let digits = position.union(base.into());
                let is_empty = base.iter().all(|&cell| position.empty().contains(cell));
                if !is_empty || !(3..=5).contains(&digits.len()) {
                    continue;
                }
                let others: Vec<usize> = (0..3).filter(|&other| other != at).collect();
                for left in 0..3 {
                    for right in 0..3 {
                        let columns =
                            [at * 3 + escape, others[0] * 3 + left, others[1] * 3 + right];
                        let lines = columns.map(House::column);
                        let chute: CellSet =
                            (0..3).flat_map(|i| House::row(row / 3 * 3 + i).cells()).collect();
                        let object = |line: House| {
                            (line.cells() & chute & position.empty()) - House::row(row).cells()
                        };
                        for one in object(lines[1]).subsets() {
                            for two in object(lines[2]).subsets() {
                                let targets = [one, two];
                                all.push(Exocet { base, targets, lines, pairs: Vec::new() });
                            }
                        }
                    }
                }
            }
        }
    }
    all
}

#[test]
fn an_exocet_needs_each_of_its_conditions() {
    let wanted = [
        "a base digit is beside a target",
        "no digit is locked in a target of two cells",
        "a base digit has room for three",
    ];
    let mut shown = BTreeMap::<&str, usize>::new();
    for name in ["junior-exocet", "junior-exocet-plus", "double-exocet", "sk-loop"] {
        for (position, solution, _) in cases(name) {
            for exocet in exocets(&position) {
                let Err(flaw) = exocet.check(&position) else { continue };
                // The last condition is the only one that fails; of the others, that one alone must.
                let digits: DigitSet = exocet.digits(&position);
                let outside = |digit| {
                    let lines = exocet.lines.iter().fold(CellSet::EMPTY, |all, l| all | l.cells());
                    let places = position.cells_of(digit) | position.digits().cells_of(digit);
                    let rows = exocet.base[0].row() / 3 * 3;
                    let chute =
                        (0..3).fold(CellSet::EMPTY, |all, i| all | House::row(rows + i).cells());
                    (places & lines) - chute
                };
                if flaw.0 != wanted[2] && !digits.iter().all(|digit| is_covered(outside(digit))) {
                    continue;
                }
                let out = Exocets(vec![exocet.clone()]).falls(&position);
                if out.is_some_and(|out| is_wrong(&out, &position, &solution)) {
                    *shown.entry(flaw.0).or_default() += 1;
                }
            }
            if wanted.iter().all(|flaw| shown.contains_key(flaw)) {
                return;
            }
        }
    }
    panic!("shown to be needed are only {shown:?}");
}

#[test]
fn a_senior_exocet_needs_targets_that_leave_room_for_two() {
    for name in ["senior-exocet", "junior-exocet", "sk-loop"] {
        for (position, solution, _) in cases(name) {
            for Exocet { base, lines, .. } in exocets(&position) {
                let on_lines = lines.iter().fold(CellSet::EMPTY, |all, line| all | line.cells());
                let open = on_lines & position.empty();
                for [one, two] in open.iter().flat_map(|one| open.iter().map(move |two| [one, two]))
                {
                    let targets = [one.into(), two.into()];
                    let exocet = Exocet { base, targets, lines, pairs: Vec::new() };
                    let is_senior = one != two && exocet.is_senior();
                    if !is_senior || exocet.check(&position).is_ok() {
                        continue;
                    }
                    let out = Exocets(vec![exocet]).falls(&position);
                    if out.is_some_and(|out| is_wrong(&out, &position, &solution)) {
                        return;
                    }
                }
            }
        }
    }
    panic!("targets that leave room for three never do harm");
}

#[test]
fn an_or_k_net_needs_all_guardians_and_lines_that_follow() {
    let (mut guardian, mut line) = (0, 0);
    for name in ["or-k-net", "or-k-forcing-net"] {
        for (position, solution, step) in cases(name) {
            let net: &OrNet = step.pattern.get().unwrap();
            let refused = |net: OrNet| {
                let step = Step { pattern: net.into(), ..step.clone() };
                assert!(refusal(name, &step, &position).is_some(), "{name}: {step:?}");
            };
            let right = |c: &Candidate| solution.digit(c.cell()) == c.digit();
            // If a single guardian is false but believed to be the only one, anything true would
            // refute it.
            for only in net.relation.guardians.iter().filter(|c| !right(c)) {
                let relation = Uncolourable { guardians: only.into(), ..net.relation.clone() };
                let true_ones = position.all_candidates().iter().filter(right);
                let seen = |c: &Candidate| {
                    ruled_out(&(*c).into(), &position).contains(only.digit(), only.cell())
                };
                for supposed in true_ones.filter(seen) {
                    let relation = relation.clone();
                    refused(OrNet { relation, supposed, then: Vec::new(), emptied: None });
                    guardian += 1;
                }
            }
            // The lines of the net after something true: one of them does not follow.
            for supposed in position.all_candidates().iter().filter(right) {
                refused(OrNet { supposed, ..net.clone() });
                line += 1;
            }
            for left_out in 0..net.then.len() {
                let mut other = net.clone();
                other.then.remove(left_out);
                refused(other);
            }
        }
    }
    assert!(guardian > 0 && line > 0, "{guardian} {line}");
}

/// The cells of every polygon of three boxes.
fn polygons() -> Vec<CellSet> {
    let pairs = |chute: usize| [[0, 1], [0, 2], [1, 2]].map(|pair| pair.map(|i| chute * 3 + i));
    let mut all = Vec::new();
    for (band, stack) in (0..9).map(|box_| (box_ / 3, box_ % 3)) {
        for rows in pairs(band) {
            for columns in pairs(stack) {
                let cross = |rows: &[usize], columns: &[usize]| -> CellSet {
                    let row = |&row: &usize| columns.iter().map(move |&c| Cell::at(row, c));
                    rows.iter().flat_map(row).collect()
                };
                let square = cross(&rows, &columns);
                let corners = square.iter().map(|cell| square.without(cell)).chain([square]);
                for corner in corners {
                    for column in (0..9).filter(|column| column / 3 != stack) {
                        for row in (0..9).filter(|row| row / 3 != band) {
                            let wings = cross(&rows, &[column]) | cross(&[row], &columns);
                            all.push(corner | wings);
                        }
                    }
                }
            }
        }
    }
    all
}

#[test]
fn a_deadly_pattern_needs_all_guardians_and_a_twin_for_each_way_to_fill_it() {
    let name = "borescoper-polygon";
    let (mut guardian, mut twin) = (0, 0);
    for (position, solution, step) in cases(name) {
        let deadly = &step.pattern.get::<Polygon>().unwrap().deadly;
        let right = |c: Candidate| solution.digit(c.cell()) == c.digit();
        let is_wrong = |deadly: &Uncolourable| {
            let only = deadly.guardians.iter().next().filter(|_| deadly.guardians.len() == 1);
            let out = ruled_out(&deadly.guardians, &position);
            is_wrong(&out, &position, &solution) || only.is_some_and(|it| !right(it))
        };
        let refused = |deadly: Uncolourable| {
            let step = Step { pattern: Polygon { deadly }.into(), ..step.clone() };
            assert!(refusal(name, &step, &position).is_some(), "{step:?}");
        };
        for left_out in deadly.guardians.iter() {
            let guardians = deadly.guardians - CandidateSet::from(left_out);
            let other = Uncolourable { guardians, ..deadly.clone() };
            guardian += usize::from(!guardians.is_empty() && is_wrong(&other));
            refused(other);
        }
        for from in deadly.cells.iter() {
            for to in (position.empty() - deadly.cells).iter() {
                let cells = deadly.cells.without(from).with(to);
                let other = Uncolourable::of(cells, deadly.digits, &position);
                if !other.guardians.is_empty() && is_wrong(&other) {
                    refused(other);
                    twin += 1;
                }
            }
        }
    }
    assert!(guardian > 0 && twin > 0, "{guardian} {twin}");
}

/// The solution fills some polygons with their three or four digits alone: there the guardians are all
/// false.
#[test]
fn a_deadly_pattern_needs_cells_without_givens() {
    let (name, polygons, mut given) = ("borescoper-polygon", polygons(), 0);
    for (position, solution, step) in cases(name) {
        for &cells in &polygons {
            let digits: DigitSet = cells.iter().map(|cell| solution.digit(cell)).collect();
            let deadly = Uncolourable::of(cells, digits, &position);
            if deadly.guardians.is_empty() || digits.len() + 4 != cells.len() {
                continue;
            }
            let step = Step { pattern: Polygon { deadly }.into(), ..step.clone() };
            assert_eq!(refusal(name, &step, &position), Some("a given does not change"));
            given += 1;
        }
    }
    assert!(given > 0);
}

/// Two lines of different bands or stacks change the digits of boxes when they are exchanged.
#[test]
fn an_exchange_needs_two_lines_of_a_chute() {
    let (name, mut shown) = ("extended-rectangle", 0);
    for (position, solution, step) in cases(name) {
        let lines = &House::ALL[..18];
        for [one, two] in lines.iter().flat_map(|one| lines.iter().map(move |two| [*one, *two])) {
            if one.kind() != two.kind() || one.ordinal() / 3 >= two.ordinal() / 3 {
                continue;
            }
            for (i, j) in (0..9).flat_map(|i| (0..i).map(move |j| (i, j))) {
                let cells = CellSet::from([one.cell(i), one.cell(j), two.cell(i), two.cell(j)]);
                let digits: DigitSet = cells.iter().map(|cell| solution.digit(cell)).collect();
                let deadly = Uncolourable::of(cells, digits, &position);
                // The solution fills the cells with the two digits: the guardians are all false.
                if digits.len() == 2 && !deadly.guardians.is_empty() {
                    let pattern = Exchange { lines: [one, two], deadly }.into();
                    let refused = refusal(name, &Step { pattern, ..step.clone() }, &position);
                    assert_eq!(refused, Some("the lines are in different chutes"));
                    shown += 1;
                }
            }
        }
    }
    assert!(shown > 0);
}

#[test]
fn a_reverse_bug_needs_both_digits_in_each_house_and_others_without_them() {
    let (name, mut shown) = ("reverse-bug", BTreeMap::<&str, usize>::new());
    for (position, solution, step) in cases(name) {
        for last in position.all_candidates().iter() {
            let is_true = solution.digit(last.cell()) == last.digit();
            for other in Digit::ALL.into_iter().filter(|&other| other != last.digit()) {
                let digits = DigitSet::from([last.digit(), other]);
                let standing = |digit| position.digits().cells_of(digit);
                let cells = standing(last.digit()) | standing(other);
                if is_true && cells.len() % 2 == 1 {
                    let pattern = Closed { digits, cells, last }.into();
                    let refused = refusal(name, &Step { pattern, ..step.clone() }, &position);
                    *shown.entry(refused.expect("it is wrong")).or_default() += 1;
                }
            }
        }
    }
    for flaw in ["a house has one of the digits alone", "nothing is left to be exchanged"] {
        assert!(shown.contains_key(flaw), "{shown:?}");
    }
}

#[test]
fn a_symmetry_needs_all_givens_and_their_digits() {
    let (name, mut other_digits, mut other_puzzle) = ("gurth-symmetry", 0, 0);
    let puzzles: Vec<_> = cases("reverse-bug").into_iter().chain(cases(name)).collect();
    for (_, _, step) in cases(name) {
        let found: Automorphism = *step.pattern.get().unwrap();
        let same = Automorphism { digits: Digit::ALL, ..found };
        for (position, solution, _) in &puzzles {
            for map in [found, same] {
                // A true candidate is said to be false because its image cannot be.
                let image =
                    |c: Candidate| (map.digits[c.digit().index()], map.mapping.image(c.cell()));
                let falls = |c: Candidate| {
                    let (digit, cell) = image(c);
                    let stands = position.digit(cell) == Some(digit);
                    solution.digit(c.cell()) == c.digit() && !stands && !position.has(digit, cell)
                };
                if position.all_candidates().iter().any(falls) {
                    let pattern = map.into();
                    let refused = refusal(name, &Step { pattern, ..step.clone() }, position);
                    let flaw = refused.expect("it is wrong");
                    other_puzzle += usize::from(flaw == "a given is mapped to no given");
                    other_digits += usize::from(flaw == "a given is mapped to another digit");
                }
            }
        }
    }
    assert!(other_digits > 0 && other_puzzle > 0, "{other_digits} {other_puzzle}");
}

/// What a technique accepts names its own kind of pattern.
#[test]
fn a_pattern_of_another_technique_is_refused() {
    for (own, other) in [
        ("junior-exocet", "junior-exocet-plus"),
        ("junior-exocet", "double-exocet"),
        ("junior-exocet", "senior-exocet"),
        ("senior-exocet", "junior-exocet"),
        ("firework-triple", "firework-quadruple"),
        ("tridagon", "bivalue-oddagon"),
        ("sk-loop", "multi-sector-locked-set"),
    ] {
        for (position, _, step) in cases(own) {
            assert!(refusal(other, &step, &position).is_some(), "{own} as {other}");
        }
    }
}
