//! Look-and-say cages.

use ennead_board::{Layout, Value};
use ennead_constraint::{Kind as Constraint, Target, TooManyStates, Values as Set};
use ennead_draw::Decoration;

use crate::kind::{cannot_hold, clue};
use crate::language::{Argument, Expected, Misread, Reader, Writer};
use crate::{Area, Compile, Compiler, Draw, Filled, Kind, Partial, Unfit};

clue! {
    /// The cells hold some values so many times: `2x3` is two 3s.
    ///
    /// *Meaning:* exactly so many times; other values are free, and may repeat. `0x5` forbids the
    /// 5.
    LookAndSay = "look-and-say" {
        /// What is seen.
        seen: Seen,
        ;
        /// The cells.
        cells: Area,
    }
}

/// Values with how often each is there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seen(pub Vec<(u8, Value)>);

impl Argument for Seen {
    const USAGE: &'static str = "COUNTxVALUE…";

    fn read(line: &mut Reader<'_>) -> Result<Seen, Misread> {
        let mut seen = Vec::new();
        while seen.is_empty() || !line.at_end_of_words() {
            let layout = line.layout();
            let one = line.peek().split_once(['x', 'X', '×']).and_then(|(count, value)| {
                let plain = !count.starts_with('+');
                Some((count.parse().ok().filter(|_| plain)?, layout.value_of(value)?))
            });
            match one {
                Some(one) => seen.push(one),
                None => return Err(line.unexpected(Expected::Word("2x3"))),
            }
            line.take();
        }
        Ok(Seen(seen))
    }

    fn write(&self, line: &mut Writer<'_>) {
        for &(count, value) in &self.0 {
            line.word(&format!("{count}x"));
            line.joined(value);
        }
    }

    fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        match self.0.is_empty() {
            true => Err(Unfit::TooFew { found: 0, least: 1 }),
            false => self.0.iter().try_for_each(|(_, value)| value.fit(layout)),
        }
    }
}

impl Kind for LookAndSay {
    const EXAMPLE: &'static str = "look-and-say 2x3 1x5: r1c1-3 r2c4";

    fn holds(&self, board: &Filled<'_>) -> bool {
        let values = board.all(self.cells.set());
        self.seen.0.iter().all(|&(count, value)| {
            let number = i32::from(value.number());
            values.iter().filter(|&&other| other == number).count() == usize::from(count)
        })
    }

    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let known = board.known(self.cells.set());
        let open = self.cells.set().len() - known.len();
        self.seen.0.iter().any(|&(count, value)| {
            let number = i32::from(value.number());
            let there = known.iter().filter(|&&other| other == number).count();
            !(there..=there + open).contains(&usize::from(count))
        }) || cannot_hold(self, board)
    }
}

impl Compile for LookAndSay {
    fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        for &(count, value) in &self.seen.0 {
            let values = Set::one(value.number());
            let times = Target::exactly(count.into());
            to.push(Constraint::Count { vars: to.vars(self.cells.set()), values, times });
        }
        Ok(())
    }
}

impl Draw for LookAndSay {
    fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        let seen = self.seen.0.iter();
        let pairs = seen.map(|&(count, value)| format!("{count}{}", layout.symbol(value)));
        crate::draw::cage(self.cells.set(), &pairs.collect::<Vec<_>>().join(" "))
    }
}
