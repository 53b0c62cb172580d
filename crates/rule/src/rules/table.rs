//! Pairs of values that are allowed.

use ennead_board::{Layout, Value};

use crate::language::{Argument, Expected, Misread, Reader, Writer};
use crate::{Relation, Unfit};

/// The pairs of values that are allowed, the first value first: `1-2 2-1 3-3`. Each is kept once,
/// in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pairs(Vec<(Value, Value)>);

impl Pairs {
    /// These pairs.
    pub fn new(pairs: impl IntoIterator<Item = (Value, Value)>) -> Pairs {
        let mut pairs: Vec<_> = pairs.into_iter().collect();
        pairs.sort_unstable();
        pairs.dedup();
        Pairs(pairs)
    }

    /// Whether the pair is allowed.
    pub fn contains(&self, a: Value, b: Value) -> bool {
        self.0.binary_search(&(a, b)).is_ok()
    }

    /// The pairs in order.
    pub fn iter(&self) -> impl Iterator<Item = (Value, Value)> + '_ {
        self.0.iter().copied()
    }

    pub(super) fn relation(&self) -> Relation {
        Relation::Table(self.0.clone())
    }

    /// Whether the numbers are a pair that is allowed.
    pub(super) fn allows(&self, a: i32, b: i32) -> bool {
        let value = |number| u8::try_from(number).ok().and_then(Value::try_new);
        value(a).zip(value(b)).is_some_and(|(a, b)| self.contains(a, b))
    }
}

impl Argument for Pairs {
    const USAGE: &'static str = "VALUE-VALUE…";

    fn read(line: &mut Reader<'_>) -> Result<Pairs, Misread> {
        let mut pairs = Vec::new();
        while pairs.is_empty() || !line.at_end_of_words() {
            let layout = line.layout();
            let pair = line
                .peek()
                .split_once('-')
                .and_then(|(a, b)| Some((layout.value_of(a)?, layout.value_of(b)?)));
            match pair {
                Some(pair) => pairs.push(pair),
                None => return Err(line.unexpected(Expected::Pair)),
            }
            line.take();
        }
        Ok(Pairs::new(pairs))
    }

    fn write(&self, line: &mut Writer<'_>) {
        for (a, b) in self.iter() {
            line.value(a);
            line.append("-");
            line.joined(b);
        }
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        match self.0.is_empty() {
            true => Err(Unfit::TooFew { found: 0, least: 1 }),
            false => {
                self.0.iter().try_for_each(|(a, b)| a.fit(layout).and_then(|()| b.fit(layout)))
            }
        }
    }
}
