//! The regular expressions of the program: characters, `.`, `[1-3]`, `[^1-3]`, `( | )`, `* + ? {2} {2,} {2,3}`.

use std::iter::Peekable;
use std::str::Chars;

use ennead_board::ValueSet;
use ennead_rule::Machine;

use super::Board;

/// An expression.
enum Node {
    /// One of some values.
    One(ValueSet),
    /// One after the other.
    All(Vec<Node>),
    /// One of several.
    Any(Vec<Node>),
    /// So many times, at least and at most.
    Times(Box<Node>, u16, Option<u16>),
}

/// The automaton of an expression, or `None` if it is none, or one with too many states.
pub(super) fn automaton(pattern: &str, board: &Board) -> Option<Machine> {
    let pattern: String = pattern.chars().filter(|c| !c.is_whitespace()).collect();
    let mut parser = Parser { board, rest: pattern.chars().peekable() };
    let node = parser.any(0).filter(|_| parser.rest.peek().is_none())?;
    let mut builder = Builder::default();
    let start = builder.state()?;
    let end = builder.add(&node, start)?;
    Some(builder.machine(start, end))
}

struct Parser<'a> {
    board: &'a Board,
    rest: Peekable<Chars<'a>>,
}

/// Parentheses go no deeper than this.
const DEEPEST: usize = 32;

impl Parser<'_> {
    fn takes(&mut self, c: char) -> bool {
        self.rest.next_if_eq(&c).is_some()
    }

    fn any(&mut self, depth: usize) -> Option<Node> {
        let mut nodes = vec![self.all(depth)?];
        while self.takes('|') {
            nodes.push(self.all(depth)?);
        }
        Some(Node::Any(nodes))
    }

    fn all(&mut self, depth: usize) -> Option<Node> {
        let mut nodes = Vec::new();
        while self.rest.peek().is_some_and(|c| !matches!(c, '|' | ')')) {
            let mut node = self.one(depth)?;
            while let Some((least, most)) = self.times()? {
                node = Node::Times(Box::new(node), least, most);
            }
            nodes.push(node);
        }
        Some(Node::All(nodes))
    }

    /// How often something stands, if that is said; the outer `None` is a mistake.
    #[allow(
        clippy::type_complexity,
        reason = "a range that may be open, may be missing, may be wrong"
    )]
    fn times(&mut self) -> Option<Option<(u16, Option<u16>)>> {
        if self.takes('*') {
            return Some(Some((0, None)));
        }
        if self.takes('+') {
            return Some(Some((1, None)));
        }
        if self.takes('?') {
            return Some(Some((0, Some(1))));
        }
        if !self.takes('{') {
            return Some(None);
        }
        let least = self.number()?;
        let most = match self.takes(',') {
            false => Some(least),
            true if self.rest.peek() == Some(&'}') => None,
            true => Some(self.number()?),
        };
        let sensible = self.takes('}') && most.is_none_or(|most| least <= most);
        sensible.then_some(Some((least, most)))
    }

    fn number(&mut self) -> Option<u16> {
        let mut digits = String::new();
        while let Some(digit) = self.rest.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        digits.parse().ok()
    }

    fn one(&mut self, depth: usize) -> Option<Node> {
        Some(Node::One(match self.rest.next()? {
            '(' if depth < DEEPEST => {
                let node = self.any(depth + 1)?;
                return self.takes(')').then_some(node);
            }
            '.' => self.board.layout.values(),
            '[' => self.class()?,
            c => self.values(c, c)?,
        }))
    }

    /// What stands in brackets.
    fn class(&mut self) -> Option<ValueSet> {
        let others = self.takes('^');
        let mut set = ValueSet::EMPTY;
        loop {
            match self.rest.next()? {
                ']' => break,
                from => {
                    let to = if self.takes('-') { self.rest.next()? } else { from };
                    set |= self.values(from, to)?;
                }
            }
        }
        let all = self.board.layout.values();
        Some(if others { all - set } else { set })
    }

    /// The values of some characters that follow each other; those that the board does not have count for
    /// nothing.
    fn values(&self, from: char, to: char) -> Option<ValueSet> {
        let number = |c: char| c.is_ascii().then(|| c.to_digit(36)).flatten();
        let (from, to) = (number(from)?, number(to)?);
        let values = (from..=to).filter_map(|number| self.board.value(number.into()));
        (from <= to).then(|| values.collect())
    }
}

/// An automaton with steps that read nothing.
#[derive(Default)]
struct Builder {
    states: u16,
    steps: Vec<(u16, ValueSet, u16)>,
    free: Vec<(u16, u16)>,
}

/// An automaton with more states is refused.
const MOST_STATES: u16 = 500;

impl Builder {
    fn state(&mut self) -> Option<u16> {
        let state = self.states;
        self.states += 1;
        (state < MOST_STATES).then_some(state)
    }

    /// Adds an expression that begins in a state; returns where it ends.
    fn add(&mut self, node: &Node, start: u16) -> Option<u16> {
        match node {
            Node::One(values) => {
                let end = self.state()?;
                self.steps.push((start, *values, end));
                Some(end)
            }
            Node::All(nodes) => nodes.iter().try_fold(start, |at, node| self.add(node, at)),
            Node::Any(nodes) => {
                let end = self.state()?;
                for node in nodes {
                    let begin = self.state()?;
                    self.free.push((start, begin));
                    let last = self.add(node, begin)?;
                    self.free.push((last, end));
                }
                Some(end)
            }
            Node::Times(node, least, most) => {
                let mut at = start;
                for _ in 0..*least {
                    at = self.add(node, at)?;
                }
                let end = self.state()?;
                match most {
                    None => {
                        let begin = self.state()?;
                        self.free.extend([(at, begin), (begin, end)]);
                        let last = self.add(node, begin)?;
                        self.free.push((last, begin));
                    }
                    Some(most) => {
                        for _ in *least..*most {
                            self.free.push((at, end));
                            at = self.add(node, at)?;
                        }
                        self.free.push((at, end));
                    }
                }
                Some(end)
            }
        }
    }

    /// The states that are reached from one without reading.
    fn reached(&self, from: u16) -> Vec<u16> {
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&state) = reached.get(next) {
            for &(_, to) in self.free.iter().filter(|step| step.0 == state) {
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
            next += 1;
        }
        reached
    }

    /// The automaton without steps that read nothing.
    fn machine(&self, start: u16, end: u16) -> Machine {
        let reached: Vec<Vec<u16>> = (0..self.states).map(|state| self.reached(state)).collect();
        let ends = (0..self.states).filter(|&state| reached[usize::from(state)].contains(&end));
        let edges = (0..self.states).flat_map(|state| {
            let steps =
                self.steps.iter().filter(|step| reached[usize::from(state)].contains(&step.0));
            let steps: Vec<_> = steps.copied().collect();
            steps.into_iter().flat_map(move |(_, values, to)| {
                values.iter().map(move |value| (state, value, to)).collect::<Vec<_>>()
            })
        });
        Machine::new([start], ends, edges)
    }
}
