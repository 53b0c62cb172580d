//! The rules, one file each.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use ennead_board::{CellSet, Layout};
use ennead_constraint::TooManyStates;
use ennead_draw::Decoration;
use ennead_grid::name;

use crate::compile::{Compile, Compiler};
use crate::draw::Draw;
use crate::kind::{Kind, Syntax};
use crate::language::{Misread, Problem, Reader, Writer};
use crate::{Filled, Motion, Part, Partial, Renumbering, Role, Scene, Unfit};

/// A kind of rule in the registry.
pub struct RuleKind {
    /// Its name: the first word of its line, and the key of its words.
    pub name: &'static str,
    /// How its line looks, with capitals for what varies: `cage [SUM]: CELLS`.
    pub usage: fn() -> String,
    /// A line of it that makes sense on the classic board.
    pub example: &'static str,
    read: fn(&mut Reader<'_>) -> Result<Rule, Misread>,
}

impl fmt::Debug for RuleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl RuleKind {
    /// The kind called `name`. Case, hyphens and blanks do not matter: other programs write
    /// `AntiKnight` and `antiknight`.
    ///
    /// ```
    /// use ennead_rule::RuleKind;
    ///
    /// assert_eq!(RuleKind::by_name("AntiKnight").map(|kind| kind.name), Ok("anti-knight"));
    /// assert_eq!(RuleKind::by_name("thermometre").unwrap_err().nearest(), Some("thermometer"));
    /// ```
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn by_name(name: &str) -> Result<&'static RuleKind, name::UnknownName> {
        let all = || KINDS.iter().map(|kind| (kind.name, kind));
        RuleKind::find(name).map_or_else(|| name::find("rule", name, all()), Ok)
    }

    /// The same, without the list of what there is instead: long lists of puzzles have comments, and
    /// each is asked whether it reads as a rule.
    pub fn find(name: &str) -> Option<&'static RuleKind> {
        static BY_BARE_NAME: LazyLock<HashMap<String, &RuleKind>> =
            LazyLock::new(|| KINDS.iter().map(|kind| (name::bare(kind.name), kind)).collect());
        BY_BARE_NAME.get(&name::bare(name)).copied()
    }

    /// Whether it speaks of the whole board and has nothing to choose, so that its name is all of
    /// its line: `anti-knight`.
    pub fn is_bare(&self) -> bool {
        (self.usage)() == self.name
    }
}

/// The registry: each rule's file and type, in the order of the help.
macro_rules! rules {
    ($($module:ident::$Kind:ident,)*) => {
        $(mod $module;)*
        $(pub use $module::$Kind;)*

        /// A rule on a board. The page of each kind says exactly what it means.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "each is described at its type")]
        #[non_exhaustive]
        pub enum Rule {
            $($Kind($Kind),)*
        }

        $(
            impl From<$Kind> for Rule {
                fn from(kind: $Kind) -> Rule {
                    Rule::$Kind(kind)
                }
            }
        )*

        /// All kinds of rules.
        pub static KINDS: &[RuleKind] = &[$(RuleKind {
            name: <$Kind as Syntax>::NAME,
            usage: <$Kind as Syntax>::usage,
            example: <$Kind as Kind>::EXAMPLE,
            read: |line| <$Kind as Syntax>::read(line).map(Rule::$Kind),
        }),*];

        /// Does the same with the rule of whichever kind it is.
        macro_rules! each {
            ($of:expr, $rule:ident => $body:expr) => {
                match $of {
                    $(Rule::$Kind($rule) => $body,)*
                }
            };
        }
    };
}

mod indexing;
mod lanes;
mod table;

rules! {
    cage::Cage,
    sum::Sum,
    equal_sums::EqualSums,
    little_killer::LittleKiller,
    arrow::Arrow,
    double_arrow::DoubleArrow,
    rellik::Rellik,
    equality_cage::EqualityCage,
    look_and_say::LookAndSay,
    lunchbox::Lunchbox,
    thermometer::Thermometer,
    slow_thermometer::SlowThermometer,
    whisper::Whisper,
    renban::Renban,
    nabner::Nabner,
    palindrome::Palindrome,
    between::Between,
    lockout::Lockout,
    region_sum::RegionSum,
    zipper::Zipper,
    sum_line::SumLine,
    entropic::Entropic,
    modular::Modular,
    parity_line::ParityLine,
    difference::Difference,
    ratio::Ratio,
    xv::Xv,
    greater::Greater,
    negative::Negative,
    quad::Quad,
    odd::Odd,
    even::Even,
    candidates::Candidates,
    minimum::Minimum,
    maximum::Maximum,
    sandwich::Sandwich,
    x_sum::XSum,
    skyscraper::Skyscraper,
    hidden_skyscraper::HiddenSkyscraper,
    numbered_room::NumberedRoom,
    row_indexer::RowIndexer,
    column_indexer::ColumnIndexer,
    box_indexer::BoxIndexer,
    index::Index,
    clones::Clones,
    same_values::SameValues,
    counting_circles::CountingCircles,
    contains::Contains,
    exactly::Exactly,
    count::Count,
    different::Different,
    different_counter::DifferentCounter,
    x::X,
    diagonal::Diagonal,
    windoku::Windoku,
    disjoint_groups::DisjointGroups,
    extra_region::ExtraRegion,
    anti_knight::AntiKnight,
    anti_king::AntiKing,
    offset::Offset,
    non_consecutive::NonConsecutive,
    global_entropy::GlobalEntropy,
    pair::Pair,
    every_pair::EveryPair,
    neighbours::Neighbours,
    pair_table::PairTable,
    every_pair_table::EveryPairTable,
    line_rule::LineRule,
    line_table::LineTable,
    either::Either,
    copies::Copies,
}

pub use copies::Rules;
pub use diagonal::Slope;
pub use either::Lists;
pub use line_rule::Memory;
pub use line_table::Machine;
pub use look_and_say::Seen;
pub use negative::Marks;
pub use table::Pairs;

/// Reads a rule: its name and what follows.
pub(crate) fn read(line: &mut Reader<'_>) -> Result<Rule, Misread> {
    let (word, place) = line.take();
    match RuleKind::by_name(word) {
        Ok(kind) => (kind.read)(line),
        Err(unknown) => Err(line.wrong(place, Problem::UnknownRule(unknown))),
    }
}

/// Writes what follows a rule's name.
pub(crate) fn write(rule: &Rule, line: &mut Writer<'_>) {
    each!(rule, rule => rule.write(line));
}

fn name_of<T: Syntax>(_: &T) -> &'static str {
    T::NAME
}

impl Rule {
    /// The name of its kind.
    pub fn name(&self) -> &'static str {
        each!(self, rule => name_of(rule))
    }

    /// What the words about it are filled in with: names, and texts in the board's symbols.
    pub fn arguments(&self, layout: &Layout) -> Vec<(&'static str, String)> {
        each!(self, rule => rule.arguments(layout))
    }

    /// Whether it makes sense on the board.
    ///
    /// # Errors
    ///
    /// If not, why.
    pub fn fit(&self, layout: &Layout) -> Result<(), Unfit> {
        each!(self, rule => {
            rule.fields_fit(layout)?;
            Kind::fit(rule, layout)
        })
    }

    /// The cells whose values matter.
    pub fn cells(&self, layout: &Layout) -> CellSet {
        each!(self, rule => Kind::cells(rule, layout))
    }

    /// What cells are to it, each in the order of its places; nothing for a rule that speaks of all cells
    /// alike, or is made of [other rules](Rule::inner).
    pub fn roles(&self, layout: &Layout) -> Vec<Role> {
        each!(self, rule => Kind::roles(rule, layout))
    }

    /// The rules that it is made of, all of them; none if it is not made of rules.
    pub fn inner(&self) -> Vec<Rule> {
        match self {
            Rule::Either(either) => either.lists.0.iter().flatten().cloned().collect(),
            Rule::Copies(copies) => copies.copies().unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Whether it means the same on a board that is turned or mirrored, when it is
    /// [moved](Rule::moved) likewise.
    pub fn turns(&self, layout: &Layout, by: Motion) -> bool {
        each!(self, rule => rule.turns(layout, by))
    }

    /// Which changes of all values leave it obeyed or not obeyed.
    pub fn renumbering(&self) -> Renumbering {
        each!(self, rule => rule.renumbering())
    }

    /// Whether it is obeyed, by its definition.
    pub fn holds(&self, board: &Filled<'_>) -> bool {
        each!(self, rule => rule.holds(board))
    }

    /// Whether the values that are there already rule it out; see [`Kind::is_broken`].
    pub fn is_broken(&self, board: &Partial<'_>) -> bool {
        each!(self, rule => rule.is_broken(board))
    }

    /// The cells with values that rule it out: those at fault as far as that can be told, else all that have
    /// a value. None if it is not broken.
    pub fn broken_in(&self, board: &Partial<'_>) -> CellSet {
        if !self.is_broken(board) {
            return CellSet::EMPTY;
        }
        let parts = self.parts(board.scene());
        let at_fault: CellSet = parts.iter().flat_map(|part| part.broken_in(board)).collect();
        match at_fault.is_empty() {
            true => {
                let cells = self.cells(board.scene().layout);
                cells.iter().filter(|&cell| board.at(cell).is_some()).collect()
            }
            false => at_fault,
        }
    }

    /// The simple statements it is made of; none if it is not made of such.
    pub fn parts(&self, scene: Scene<'_>) -> Vec<Part> {
        each!(self, rule => rule.parts(scene))
    }

    /// Adds its constraints.
    ///
    /// # Errors
    ///
    /// If an automaton has too many states.
    pub fn compile(&self, to: &mut Compiler<'_>) -> Result<(), TooManyStates> {
        each!(self, rule => rule.compile(to))
    }

    /// The same rule moved; `None` if that is off every board.
    pub fn moved(&self, by: Motion) -> Option<Rule> {
        each!(self, rule => rule.moved(by).map(Rule::from))
    }

    /// What is drawn for it.
    pub fn decorations(&self, layout: &Layout) -> Vec<Decoration> {
        each!(self, rule => rule.decorations(layout))
    }
}
