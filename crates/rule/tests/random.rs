//! Random rules, made from the usage in the registry: a new rule is tested as soon as it is there.

use chacha20::ChaCha8Rng;
use ennead_board::{Cell, Givens, Layout, Value};
use ennead_rule::{Direction, Filled, KINDS, Rule, RuleKind, Scene};
use rand::{RngExt, SeedableRng};

/// Random numbers that are the same everywhere.
pub(crate) fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Makes the text of one field.
type Field = fn(&mut Maker) -> String;

/// What each field's usage stands for, longer ones before those they begin with.
const FIELDS: &[(&str, Field)] = &[
    ("start NUMBER step NUMBER [keep CONDITION] end CONDITION", Maker::memory),
    ("start STATE… end STATE… STATE-VALUE-STATE…", Maker::machine),
    ("difference|ratio|sum NUMBER…", Maker::marks),
    ("rising|falling", |it| it.pick(&["rising", "falling"]).to_owned()),
    ("(RULE & RULE…) (RULE…)…", |it| format!("{} {}", it.rules(), it.rules())),
    ("(RULE & RULE…)", Maker::rules),
    ("COUNTxVALUE…", |it| {
        it.list(2, |it| format!("{}x{}", it.rng.random_range(0..3), it.value()))
    }),
    ("VALUE-VALUE…", Maker::table),
    ("VALUE…", |it| it.list(3, Maker::value)),
    ("VALUE", Maker::value),
    ("[FACTOR*]CELL…", |it| {
        it.list(4, |it| format!("{}{}", it.pick(&["", "", "", "2*", "-", "-3*"]), it.cell()))
    }),
    ("CELL DIRECTION", Maker::lane),
    ("CELL CELL", Maker::border),
    ("CELLS", Maker::area),
    ("CELL", |it| it.cell().to_string()),
    ("LINE", Maker::line),
    ("SUM", |it| it.number(0, 25)),
    ("DIFFERENCE", |it| it.number(0, 4)),
    ("FACTOR", |it| it.number(1, 3)),
    ("MODULUS", |it| it.number(2, 3)),
    ("COUNT", |it| it.number(0, 5)),
    ("DISTANCE", |it| it.number(0, 3)),
    ("FORMULA", |it| it.condition(&["a", "b"], 2)),
];

/// Makes texts of rules on a board.
pub(crate) struct Maker {
    layout: Layout,
    pub(crate) rng: ChaCha8Rng,
    cells: Vec<Cell>,
    depth: usize,
}

impl Maker {
    pub(crate) fn new(layout: &Layout, seed: u64) -> Maker {
        let cells = layout.cells().iter().collect();
        Maker { layout: layout.clone(), rng: rng(seed), cells, depth: 0 }
    }

    /// A rule of this kind that fits the board; `None` if none was found.
    pub(crate) fn of_kind(&mut self, kind: &RuleKind) -> Option<Rule> {
        (0..40).find_map(|_| {
            let line = self.filled(&(kind.usage)());
            match Rule::read(&line, &self.layout) {
                Ok(rule) => Some(rule),
                Err(misread) => {
                    let fits = matches!(misread.problem, ennead_rule::Problem::Unfit(_));
                    assert!(fits, "{line}\n{misread}\n{}", misread.underlined(&line));
                    None
                }
            }
        })
    }

    /// A rule of a kind that holds on this board, if such a one is found soon.
    pub(crate) fn that_holds(&mut self, kind: &RuleKind, board: &Givens) -> Option<Rule> {
        let layout = self.layout.clone();
        (0..60).find_map(|_| {
            let rule = self.of_kind(kind)?;
            let rules = [rule];
            let filled = Filled::new(Scene::new(&layout, &rules), board)?;
            let holds = rules[0].holds(&filled);
            let [rule] = rules;
            holds.then_some(rule)
        })
    }

    /// A kind that is not made of other rules.
    pub(crate) fn kind(&mut self) -> &'static RuleKind {
        &KINDS[self.rng.random_range(0..KINDS.len())]
    }

    fn filled(&mut self, usage: &str) -> String {
        let mut line = String::new();
        let mut rest = usage;
        while let Some(first) = rest.chars().next() {
            if let Some((field, make)) = FIELDS.iter().find(|(field, _)| rest.starts_with(field)) {
                line += &make(self);
                rest = &rest[field.len()..];
                // `CELLS | CELLS…`: there may be more.
                let again = rest.strip_prefix(" | ").and_then(|it| it.strip_prefix(field));
                if let Some(after) = again.and_then(|it| it.strip_prefix('…')) {
                    for _ in 0..self.rng.random_range(0..3) {
                        line += " | ";
                        line += &make(self);
                    }
                    rest = after;
                }
                continue;
            }
            if let Some((inner, after)) = rest.strip_prefix('[').and_then(|it| it.split_once(']')) {
                if self.rng.random() {
                    line += &self.filled(inner);
                }
                rest = after;
                continue;
            }
            line.push(first);
            rest = &rest[first.len_utf8()..];
        }
        line
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.rng.random_range(0..from.len())]
    }

    fn number(&mut self, least: u16, greatest: u16) -> String {
        self.rng.random_range(least..=greatest).to_string()
    }

    fn list(&mut self, most: usize, mut one: impl FnMut(&mut Self) -> String) -> String {
        let count = self.rng.random_range(1..=most);
        (0..count).map(|_| one(self)).collect::<Vec<_>>().join(" ")
    }

    fn value(&mut self) -> String {
        let values: Vec<Value> = self.layout.values().iter().collect();
        let value = self.pick(&values);
        self.layout.symbol(value).to_owned()
    }

    fn cell(&mut self) -> Cell {
        let cells = self.cells.clone();
        self.pick(&cells)
    }

    fn neighbour(&mut self, cell: Cell) -> Option<Cell> {
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1)];
        let (down, right) = self.pick(&steps);
        cell.step(down, right).filter(|&next| self.layout.cells().contains(next))
    }

    /// A walk, mostly without crossing itself; now and then a loop.
    fn walk(&mut self, least: usize) -> Vec<Cell> {
        let mut walk = vec![self.cell()];
        let length = self.rng.random_range(least..=5);
        for _ in 0..20 {
            let last = walk[walk.len() - 1];
            match self.neighbour(last) {
                Some(next) if !walk.contains(&next) => walk.push(next),
                _ => {}
            }
            if walk.len() == length {
                break;
            }
        }
        if walk.len() > 2 && self.rng.random_range(0..8) == 0 {
            walk.push(walk[0]);
        }
        walk
    }

    fn line(&mut self) -> String {
        names(&self.walk(1))
    }

    fn area(&mut self) -> String {
        let mut cells = self.walk(1);
        if self.rng.random_range(0..4) == 0 {
            cells.push(self.cell());
        }
        cells.sort_unstable();
        cells.dedup();
        names(&cells)
    }

    fn border(&mut self) -> String {
        loop {
            let cell = self.cell();
            if let Some(next) = self.neighbour(cell).filter(|next| next.touches(cell)) {
                return names(&[cell, next]);
            }
        }
    }

    fn lane(&mut self) -> String {
        let towards = self.pick(&Direction::ALL);
        let (rows, columns) = towards.step();
        let cells = self.layout.cells();
        let at_edge =
            |cell: &Cell| !cell.step(-rows, -columns).is_some_and(|before| cells.contains(before));
        let edge: Vec<Cell> = cells.iter().filter(at_edge).collect();
        format!("{} {towards}", self.pick(&edge))
    }

    fn marks(&mut self) -> String {
        match self.rng.random_range(0..3) {
            0 => format!("difference {}", self.list(2, |it| it.number(1, 3))),
            1 => format!("ratio {}", self.list(2, |it| it.number(2, 3))),
            _ => format!("sum {}", self.list(2, |it| it.number(3, 9))),
        }
    }

    fn table(&mut self) -> String {
        let count = self.layout.values().len();
        self.list(count * count, |it| format!("{}-{}", it.value(), it.value()))
    }

    fn memory(&mut self) -> String {
        let start = self.number(0, 3);
        let step =
            self.pick(&["s + d", "max(s, d)", "if(d > p, s + 1, s)", "(s + d * i) % 5", "s"]);
        let keep = self.pick(&["", "keep s < 12 ", "keep d != p ", "keep s + d != 4 or i = n "]);
        let end = self.pick(&["s % 2 = 0", "s > n", "s <= 6", "s != 3"]);
        format!("start {start} step {step} {keep}end {end}")
    }

    fn machine(&mut self) -> String {
        let edges =
            self.list(20, |it| format!("{}-{}-{}", it.number(0, 3), it.value(), it.number(0, 3)));
        format!("start 0 end {} {edges}", self.list(2, |it| it.number(0, 3)))
    }

    fn rules(&mut self) -> String {
        self.depth += 1;
        let rules: Vec<String> = (0..self.rng.random_range(1..=2))
            .filter_map(|_| {
                let kind = self.kind();
                // Rules within rules within rules take too long.
                let deep = self.depth > 1 && (kind.usage)().contains("RULE");
                let rule = if deep { None } else { self.of_kind(kind) };
                rule.map(|rule| rule.to_line(&self.layout))
            })
            .collect();
        self.depth -= 1;
        if rules.is_empty() { "(odd: r1c1)".to_owned() } else { format!("({})", rules.join(" & ")) }
    }

    pub(crate) fn term(&mut self, of: &[&str], deep: usize) -> String {
        let inner = |it: &mut Self| it.term(of, deep - 1);
        match self.rng.random_range(0..if deep == 0 { 2 } else { 9 }) {
            0 => self.number(0, 5),
            1 => self.pick(of).to_owned(),
            2 => format!("-({})", inner(self)),
            3 => format!("abs({})", inner(self)),
            4 => format!("min({}, {})", inner(self), inner(self)),
            5 => format!("max({})", self.list(1, inner)),
            6 => format!("if({}, {}, {})", self.condition(of, 0), inner(self), inner(self)),
            _ => {
                let sign = self.pick(&["+", "-", "*", "/", "%"]);
                format!("({}) {sign} ({})", inner(self), inner(self))
            }
        }
    }

    pub(crate) fn condition(&mut self, of: &[&str], deep: usize) -> String {
        let inner = |it: &mut Self| it.condition(of, deep - 1);
        match self.rng.random_range(0..if deep == 0 { 1 } else { 5 }) {
            1 => format!("not ({})", inner(self)),
            2 => format!("({}) and ({})", inner(self), inner(self)),
            3 => format!("({}) or ({})", inner(self), inner(self)),
            _ => {
                let sign = self.pick(&["=", "!=", "<", "<=", ">", ">="]);
                format!("{} {sign} {}", self.term(of, deep), self.term(of, deep))
            }
        }
    }
}

fn names(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}

/// A full board without clashes, by random trying; `None` if that takes long.
pub(crate) fn full_board(layout: &Layout, rng: &mut ChaCha8Rng) -> Option<Givens> {
    use ennead_board::Ground;
    fn fill(board: &mut Givens, left: &mut u32, rng: &mut ChaCha8Rng) -> bool {
        let layout = board.layout().clone();
        let open = layout.cells() - board.cells();
        // The cell with the fewest values left.
        let choice = |cell: &Cell| layout.allowed(board, *cell).len();
        let Some(cell) = open.iter().min_by_key(choice) else { return true };
        let mut values: Vec<Value> = layout.allowed(board, cell).iter().collect();
        while !values.is_empty() && *left > 0 {
            *left -= 1;
            let value = values.swap_remove(rng.random_range(0..values.len()));
            board.set(cell, Some(value));
            if fill(board, left, rng) {
                return true;
            }
        }
        board.set(cell, None);
        false
    }
    let mut board = Givens::blank(layout);
    fill(&mut board, &mut 20_000, rng).then_some(board)
}
