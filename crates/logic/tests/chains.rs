//! The shape that every chain has: changed in any place, it is refuted.

use std::sync::LazyLock;

use crate::common::{PAGES, Random, random_puzzle};
use ennead_grid::{Cell, CellSet, Digit, House, Puzzle};
use ennead_logic::library::{self, Case};
use ennead_logic::links::{Links, NodeId, Nodes, Thread, Walk, bits, has};
use ennead_logic::pattern::{Chain, Colours, Forcing, Link, Node, Pattern, Premise};
use ennead_logic::{
    All, Enough, Facts, Options, Position, Sink, Step, Stop, TECHNIQUES, Technique,
};

/// Random puzzles with their singles taken.
fn positions(count: usize) -> Vec<Position> {
    let mut random = Random(7);
    let singles = ["full-house", "naked-single", "hidden-single"];
    let finder =
        ennead_logic::PathFinder::choose(ennead_logic::Table::hodoku(), Options::DEFAULT, |row| {
            singles.contains(&row.technique.about().name)
        });
    let puzzle = |random: &mut Random| Puzzle::try_from(random_puzzle(random)).expect("valid");
    let ends = (0..)
        .map(|_| finder.path(&Position::new(&puzzle(&mut random)), &Stop::never()).unwrap().end);
    ends.filter(|end| !end.is_solved()).take(count).collect()
}

/// Every step in some positions whose pattern is a chain.
static CHAINS: LazyLock<Vec<(Position, Step)>> = LazyLock::new(|| {
    let mut found = Vec::new();
    let options = Options { als_in_chains: true, ..Options::DEFAULT };
    for position in positions(4) {
        let facts = Facts::new(&position, &options);
        // Fish and nets are left out: they are not chains, and there are many of them here.
        let no_chain = |technique: &&&dyn Technique| {
            let page = &PAGES[technique.about().name];
            ["# Fish", "# Kraken fish", "# Forcing"].iter().any(|title| page.starts_with(title))
        };
        for technique in TECHNIQUES.iter().filter(|technique| !no_chain(technique)) {
            let mut all = All::default();
            let _ = technique.find(&facts, &mut all);
            let of_each = 30;
            let chains = all
                .into_steps()
                .into_iter()
                .filter(|step| matches!(step.pattern, Pattern::Chain(_)));
            found.extend(chains.take(of_each).map(|step| (position, step)));
        }
    }
    assert!(found.len() > 300, "only {} chains", found.len());
    found
});

fn chain(step: &Step) -> Chain {
    let chain: &Chain = step.pattern.get().expect("a chain");
    chain.clone()
}

#[track_caller]
fn refuted(position: &Position, step: &Step, falsified: Chain, how: &str) {
    let eureka = falsified.to_string();
    let step = Step { pattern: falsified.into(), ..step.clone() };
    assert!(step.check(position).is_err(), "{}, {how}: {eureka}", step.technique);
}

#[test]
fn found_chains_hold() {
    for (position, step) in CHAINS.iter() {
        assert_eq!(step.check(position), Ok(()), "{}: {}", step.technique, chain(step));
    }
}

#[test]
fn a_link_of_another_kind_is_refuted() {
    for (position, step) in CHAINS.iter() {
        let whole = chain(step);
        for i in 0..whole.links.len() {
            let mut falsified = whole.clone();
            falsified.links[i] = match whole.links[i] {
                Link::Weak => Link::Strong,
                Link::Strong | Link::Als(_) => Link::Weak,
            };
            refuted(position, step, falsified, "a link of another kind");
        }
    }
}

#[test]
fn a_missing_node_or_link_is_refuted() {
    for (position, step) in CHAINS.iter() {
        let whole = chain(step);
        for i in 0..whole.nodes.len() {
            let mut falsified = whole.clone();
            falsified.nodes.remove(i);
            refuted(position, step, falsified, "a node less");
        }
        let mut falsified = whole.clone();
        falsified.links.pop();
        refuted(position, step, falsified, "a link less");
        let mut falsified = whole.clone();
        falsified.links.push(Link::Weak);
        falsified.links.push(Link::Strong);
        refuted(position, step, falsified, "two links more");
    }
}

/// A node of another digit, or elsewhere, does not have the links of the old one. By chance it may,
/// if the other candidate has links of its own. So the result is compared with a plain reading of
/// the links: whatever `check` accepts must hold candidate by candidate.
#[test]
fn another_node_is_refuted() {
    let (mut tried, mut passed) = (0, 0);
    for (position, step) in CHAINS.iter() {
        let whole = chain(step);
        for i in 0..whole.nodes.len() {
            let old = whole.nodes[i];
            let cells = position.empty().iter().map(|cell| Node { cells: cell.into(), ..old });
            let digits = Digit::ALL.into_iter().map(|digit| Node { digit, ..old });
            for node in cells.chain(digits).filter(|&node| node != old) {
                let mut falsified = whole.clone();
                falsified.nodes[i] = node;
                let good = holds_plainly(&falsified, position);
                let step = Step { pattern: falsified.clone().into(), ..step.clone() };
                tried += 1;
                passed += usize::from(step.check(position).is_ok());
                assert!(
                    good || step.check(position).is_err(),
                    "{}: {falsified} is {} with another node",
                    step.technique,
                    whole
                );
            }
        }
    }
    assert!(tried > 10_000 && passed * 50 < tried, "{passed} of {tried} hold");
}

#[test]
fn an_almost_locked_set_with_another_cell_is_refuted() {
    let mut tried = 0;
    for (position, step) in CHAINS.iter() {
        let whole = chain(step);
        for (i, link) in whole.links.iter().enumerate() {
            let Link::Als(cells) = *link else { continue };
            let outside = (position.empty() - cells).iter().map(|cell| cells.with(cell));
            for other in cells.iter().map(|cell| cells.without(cell)).chain(outside) {
                let mut falsified = whole.clone();
                falsified.links[i] = Link::Als(other);
                let good = holds_plainly(&falsified, position);
                let step = Step { pattern: falsified.into(), ..step.clone() };
                assert!(good || step.check(position).is_err(), "{}: {other:?}", step.technique);
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "only {tried}");
}

/// Whether the links hold, by trying assignments: a link is a statement about its cells, so every
/// way to fill these cells without breaking a rule must satisfy it.
fn holds_plainly(chain: &Chain, position: &Position) -> bool {
    let n = chain.nodes.len();
    chain.nodes.iter().all(|node| node.cells.is_subset(position.cells_of(node.digit)))
        && chain.links.iter().enumerate().all(|(i, &link)| {
            let (from, to) = (chain.nodes[i], chain.nodes[(i + 1) % n]);
            let is = |node: Node, filled: &[(Cell, Digit)]| {
                filled.iter().any(|&(c, d)| d == node.digit && node.cells.contains(c))
            };
            match link {
                Link::Weak => ways(from.cells | to.cells, position)
                    .iter()
                    .all(|filled| !(is(from, filled) && is(to, filled))),
                Link::Als(cells) => {
                    ways(cells, position).iter().all(|filled| is(from, filled) || is(to, filled))
                }
                Link::Strong if from.digit != to.digit => {
                    ways(from.cells, position)
                        .iter()
                        .all(|filled| is(from, filled) || is(to, filled))
                        && from.cells == to.cells
                }
                Link::Strong => House::ALL.iter().any(|house| {
                    let places = position.cells_of(from.digit) & house.cells();
                    !places.is_empty() && places.is_subset(from.cells | to.cells)
                }),
            }
        })
}

/// The ways to fill `cells` so that no two clash.
fn ways(cells: CellSet, position: &Position) -> Vec<Vec<(Cell, Digit)>> {
    let mut ways = vec![Vec::new()];
    for cell in cells.iter() {
        let mut longer = Vec::new();
        for way in &ways {
            for digit in position.candidates(cell).iter() {
                let clash = |&(c, d): &(Cell, Digit)| d == digit && cell.sees(c);
                if !way.iter().any(clash) {
                    let mut way: Vec<(Cell, Digit)> = way.clone();
                    way.push((cell, digit));
                    longer.push(way);
                }
            }
        }
        ways = longer;
    }
    ways
}

fn each_graph(mut look: impl FnMut(&Position, &Links, Nodes)) {
    for position in positions(1) {
        let facts = Facts::new(&position, &Options::DEFAULT);
        for nodes in [Nodes::Single, Nodes::Grouped, Nodes::WithAls] {
            look(&position, facts.links(nodes), nodes);
        }
    }
}

#[test]
fn the_graph_has_every_strong_link_of_candidates_and_groups() {
    each_graph(|position, links, nodes| {
        if nodes == Nodes::WithAls {
            return;
        }
        for a in 0..links.len() as NodeId {
            let mut fast: Vec<NodeId> = links.strong(a).iter().map(|&(to, _)| to).collect();
            fast.sort_unstable();
            fast.dedup();
            let strong = |&b: &NodeId| {
                let pair =
                    Chain { nodes: vec![links.node(a), links.node(b)], links: vec![Link::Strong] };
                a != b && pair.check(position).is_ok()
            };
            let slow: Vec<NodeId> = (0..links.len() as NodeId).filter(strong).collect();
            assert_eq!(fast, slow, "{:?}", links.node(a));
        }
    });
}

#[test]
fn the_graph_has_every_weak_link() {
    each_graph(|_, links, _| {
        for a in 0..links.len() as NodeId {
            let fast: Vec<NodeId> = bits(links.weak(a)).collect();
            let slow = (0..links.len() as NodeId).filter(|&b| {
                let (a, b) = (links.node(a), links.node(b));
                let mut pairs = a.cells.iter().flat_map(|x| b.cells.iter().map(move |y| (x, y)));
                pairs.all(|(x, y)| match a.digit == b.digit {
                    true => x.sees(y),
                    false => x == y && a.cells.len() == 1 && b.cells.len() == 1,
                })
            });
            assert_eq!(fast, slow.collect::<Vec<_>>(), "{:?}", links.node(a));
        }
    });
}

#[test]
fn links_of_almost_locked_sets_hold() {
    let mut sets = 0;
    each_graph(|position, links, _| {
        for a in 0..links.len() as NodeId {
            for &(b, link) in links.strong(a) {
                let pair = Chain { nodes: vec![links.node(a), links.node(b)], links: vec![link] };
                assert_eq!(pair.check(position), Ok(()), "{pair}");
                sets += usize::from(matches!(link, Link::Als(_)));
            }
        }
    });
    assert!(sets > 100);
}

/// The walk with rows of bits finds what plain waves over lists find, at the same distances.
#[test]
fn the_walk_is_breadth_first() {
    each_graph(|_, links, nodes| {
        if nodes == Nodes::WithAls {
            return;
        }
        let longest = Options::DEFAULT.max_chain;
        let reach = links.reach(longest);
        let mut walk = Walk::default();
        for start in 0..links.len() as NodeId {
            let mut on = vec![None; links.len()];
            let mut off = vec![false; links.len()];
            off[usize::from(start)] = true;
            let mut wave = vec![start];
            for length in (1..=longest).step_by(2) {
                let mut next = Vec::new();
                for &(to, _) in wave.iter().flat_map(|&off| links.strong(off)) {
                    if on[usize::from(to)].is_none() {
                        on[usize::from(to)] = Some(length);
                        for c in bits(links.weak(to)) {
                            if !std::mem::replace(&mut off[usize::from(c)], true) {
                                next.push(c);
                            }
                        }
                    }
                }
                wave = next;
            }
            links.walk(start, Thread::Any, longest, &mut walk);
            for end in 0..links.len() as NodeId {
                let length = on[usize::from(end)];
                assert_eq!(reach.distance(start, end), length);
                assert_eq!(has(walk.found(), end), length.is_some());
                if let Some(length) = length {
                    let shortest = links.chain(&walk, end);
                    assert_eq!(shortest.links.len(), length);
                    let all = links.chains(&walk, end, 8);
                    assert!(all.iter().all(|chain| chain.links.len() == length));
                    assert!(!all.is_empty() && (all.len() == 8 || all.contains(&shortest)));
                }
            }
        }
    });
}

/// People read chains in Eureka notation, so the test compares texts.
#[test]
fn eureka_notation() {
    let text = include_str!("../../../testdata/techniques/xy-chain.txt");
    let case: Case = library::read(text).next().expect("a case").expect("it reads");
    let steps = case.steps().expect("somebody answers");
    let step = steps.iter().find(|step| case.is(step)).expect("it is found");
    let written = chain(step).to_string();
    let mut parts = written.split('-');
    assert!(parts.all(|part| part.starts_with('(') && part.contains('=')), "{written}");
}

/// Every step these techniques find in the first cases of their files.
fn steps_of(names: &[&str]) -> Vec<(Position, Step)> {
    let mut found = Vec::new();
    for technique in TECHNIQUES.iter().filter(|t| names.contains(&t.about().name)) {
        let path = format!(
            "{}/../../testdata/techniques/{}.txt",
            env!("CARGO_MANIFEST_DIR"),
            technique.about().name
        );
        let text = std::fs::read_to_string(path).expect("the cases are there");
        let cases = library::read(&text).map(|case| case.expect("it reads"));
        for case in cases.filter(|case| !case.is_near_miss()).take(3) {
            let position = case.position().expect("no clash");
            let mut all = All::default();
            let _ = technique.find(&Facts::new(&position, &case.options()), &mut all);
            found.extend(all.into_steps().into_iter().take(20).map(|step| (position, step)));
        }
    }
    assert!(!found.is_empty());
    found
}

#[test]
fn falsified_colours_are_refuted() {
    for (position, step) in steps_of(&["simple-colours", "multi-colours", "3d-medusa"]) {
        let colours: &Colours = step.pattern.get().expect("colours");
        assert_eq!(step.check(&position), Ok(()));
        let refuted = |falsified: Colours, how: &str| {
            let step = Step { pattern: falsified.into(), ..step.clone() };
            assert!(step.check(&position).is_err(), "{how}: {step:?}");
        };
        for (i, cluster) in colours.clusters.iter().enumerate() {
            for candidate in cluster.all().iter() {
                let (digit, cell) = (candidate.digit(), candidate.cell());
                let from = usize::from(cluster.0[1].contains(digit, cell));
                let mut falsified = colours.clone();
                falsified.clusters[i].0[from].remove(digit, cell);
                falsified.clusters[i].0[1 - from].insert(digit, cell);
                refuted(falsified, "a candidate in the other colour");
            }
            for candidate in (*position.all_candidates() - cluster.all()).iter() {
                let mut falsified = colours.clone();
                falsified.clusters[i].0[0].insert(candidate.digit(), candidate.cell());
                refuted(falsified, "a candidate that is not joined");
            }
        }
        let mut falsified = colours.clone();
        falsified.clusters.pop();
        refuted(falsified, "a cluster less");
    }
}

#[test]
fn falsified_forcing_is_refuted() {
    let names = [
        "forcing-chain-contradiction",
        "forcing-chain-verity",
        "forcing-net-contradiction",
        "forcing-net-verity",
    ];
    let (mut tried, mut passed) = (0, 0);
    for (position, step) in steps_of(&names) {
        let forcing: &Forcing = step.pattern.get().expect("forcing");
        assert_eq!(step.check(&position), Ok(()), "{} {forcing}", step.technique);
        let check = |falsified: Forcing| {
            let step = Step { pattern: falsified.into(), ..step.clone() };
            step.check(&position)
        };
        for i in 0..forcing.branches.len() {
            let mut falsified = forcing.clone();
            falsified.branches.remove(i);
            assert!(check(falsified).is_err(), "a branch less: {forcing}");
            let mut falsified = forcing.clone();
            falsified.branches[i].then.clear();
            let empty = forcing.branches[i].then.is_empty();
            assert!(empty || check(falsified).is_err(), "an empty branch: {forcing}");
            for j in 0..forcing.branches[i].then.len() {
                // In rare cases another node does what the missing one did.
                let mut falsified = forcing.clone();
                falsified.branches[i].then.remove(j);
                tried += 1;
                passed += usize::from(check(falsified).is_ok());
                // A digit that is false there cannot follow.
                let node = forcing.branches[i].then[j];
                let Some(cell) = node.cells.single() else { continue };
                for digit in position.candidates(cell).without(node.digit).iter() {
                    let mut falsified = forcing.clone();
                    falsified.branches[i].then[j] = Node { digit, ..node };
                    tried += 1;
                    passed += usize::from(check(falsified).is_ok());
                }
            }
        }
        for house in House::ALL {
            for digit in Digit::ALL {
                for premise in [Premise::House(house, digit), Premise::EmptiesHouse(house, digit)] {
                    let falsified = Forcing { premise, ..forcing.clone() };
                    let places = position.cells_of(digit) & house.cells();
                    let same = match forcing.premise {
                        Premise::House(h, d) | Premise::EmptiesHouse(h, d) => {
                            position.cells_of(d) & h.cells() == places && d == digit
                        }
                        _ => false,
                    };
                    tried += 1;
                    passed += usize::from(!same && check(falsified).is_ok());
                }
            }
        }
    }
    assert!(tried > 1000 && passed * 20 < tried, "{passed} of {tried} hold");
}

#[test]
fn larger_krakens_keep_the_solution() {
    let options = Options { max_kraken_size: 7, max_kraken_fins: 3, ..Options::DEFAULT };
    let (mut large, mut many_fins) = (0, 0);
    for position in positions(4) {
        let solution = crate::common::solution(position.digits());
        let facts = Facts::new(&position, &options);
        for name in ["kraken-fish-1", "kraken-fish-2"] {
            let technique = TECHNIQUES.iter().find(|technique| technique.about().name == name);
            let mut first = First { of_each: 40, large: Vec::new(), many_fins: Vec::new() };
            let _ = technique.expect("registered").find(&facts, &mut first);
            large += first.large.len();
            many_fins += first.many_fins.len();
            for step in first.large.iter().chain(&first.many_fins) {
                assert_eq!(step.check(&position), Ok(()), "{step:?}");
                for candidate in step.eliminations.iter() {
                    let is_right = solution.digit(candidate.cell()) == candidate.digit();
                    assert!(!is_right, "{step:?}");
                }
            }
        }
    }
    assert!(
        large >= 40 && many_fins >= 40,
        "{large} of five lines or more, {many_fins} of three fins"
    );
}

/// Takes the first krakens larger than usual, and the first with more fins than usual.
struct First {
    of_each: usize,
    large: Vec<Step>,
    many_fins: Vec<Step>,
}

impl Sink for First {
    fn take(&mut self, step: Step) -> Result<(), Enough> {
        let Pattern::Kraken(kraken) = &step.pattern else { panic!("{step:?}") };
        if kraken.fish.base.len() > Options::DEFAULT.max_kraken_size {
            self.large.push(step);
        } else if kraken.fish.fins.len() > Options::DEFAULT.max_kraken_fins
            && self.many_fins.len() < self.of_each
        {
            self.many_fins.push(step);
        }
        if self.large.len() < self.of_each { Ok(()) } else { Err(Enough) }
    }
}
