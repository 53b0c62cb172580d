//! What a kind of rule has to say.

use ennead_board::{CellSet, Layout, Value};

use crate::language::{Misread, Reader, Writer};
use crate::{Filled, Motion, Part, Partial, Renumbering, Role, Scene, Unfit};

/// A rule's line in our language, and the places it lies on: made by `clue!` from its fields.
pub trait Syntax: Sized {
    /// The first word of its line, which is also the key of its words.
    const NAME: &'static str;

    /// How its line looks, with capitals for what varies: `cage [SUM]: CELLS`.
    fn usage() -> String;

    /// Reads what follows the name.
    ///
    /// # Errors
    ///
    /// If something else is there.
    fn read(line: &mut Reader<'_>) -> Result<Self, Misread>;

    /// Writes what follows the name.
    fn write(&self, line: &mut Writer<'_>);

    /// What its words are filled in with: the name of each field before the colon, and its text.
    fn arguments(&self, layout: &Layout) -> Vec<(&'static str, String)>;

    /// Whether each field by itself makes sense on the board.
    ///
    /// # Errors
    ///
    /// The first that does not.
    fn fields_fit(&self, layout: &Layout) -> Result<(), Unfit>;

    /// The cells of the places it names.
    fn places(&self, layout: &Layout) -> CellSet;

    /// What each cell of those places is to it.
    fn place_roles(&self, layout: &Layout) -> Vec<Role>;

    /// The same rule moved; `None` if that is off every board.
    fn moved(&self, by: Motion) -> Option<Self>;
}

/// A kind of rule: what it says about a board.
///
/// Whoever asks knows that the rule [fits](Kind::fit) the board.
pub trait Kind: Syntax {
    /// A line of it that makes sense on the classic board: for help, documentation and tests.
    const EXAMPLE: &'static str;

    /// Whether it makes sense on the board, beyond what its fields say by themselves.
    ///
    /// # Errors
    ///
    /// If not, why.
    fn fit(&self, _layout: &Layout) -> Result<(), Unfit> {
        Ok(())
    }

    /// The cells whose values matter.
    fn cells(&self, layout: &Layout) -> CellSet {
        self.places(layout)
    }

    /// What cells are to it; nothing for a rule that speaks of all cells alike.
    fn roles(&self, layout: &Layout) -> Vec<Role> {
        self.place_roles(layout)
    }

    /// Whether it means the same on a board that is turned or mirrored, when it is moved likewise. Not a
    /// rule that tells rows from columns, or left from right.
    fn turns(&self, _layout: &Layout, _by: Motion) -> bool {
        true
    }

    /// Which changes of all values leave it obeyed or not obeyed.
    fn renumbering(&self) -> Renumbering {
        Renumbering::None
    }

    /// Whether it is obeyed: the definition of what it means. It looks at no cell but its own.
    fn holds(&self, board: &Filled<'_>) -> bool;

    /// The simple statements it is made of; none if it is not made of such.
    fn parts(&self, _scene: Scene<'_>) -> Vec<Part> {
        Vec::new()
    }

    /// Whether the values that are there already rule it out. Never of a board that can be filled
    /// so that it holds, as far as this rule is concerned; always of a full board on which it does
    /// not hold.
    fn is_broken(&self, board: &Partial<'_>) -> bool {
        let parts = self.parts(board.scene());
        match parts.is_empty() {
            true => cannot_hold(self, board),
            false => parts.iter().any(|part| part.is_broken(board)),
        }
    }
}

/// With more ways to fill the open cells than this, none is tried: two cells of a 9×9.
const MOST_TRIED: usize = 100;

/// Tries all ways to fill the open cells, if there are few.
pub(crate) fn cannot_hold(rule: &impl Kind, board: &Partial<'_>) -> bool {
    let layout = board.scene().layout;
    let open: Vec<_> = board.open(rule.cells(layout)).iter().collect();
    let values: Vec<Value> = layout.values().iter().collect();
    let ways = u32::try_from(open.len()).ok().and_then(|count| values.len().checked_pow(count));
    let Some(ways) = ways.filter(|&ways| ways <= MOST_TRIED) else { return false };
    let mut filled = Filled::padded(board);
    !(0..ways).any(|mut way| {
        for &cell in &open {
            filled.set(cell, values[way % values.len()]);
            way /= values.len();
        }
        rule.holds(&filled)
    })
}

/// Defines the data of a kind of rule and its line: a name, the fields before the colon, then those
/// after it, which are places and are separated by `|`.
macro_rules! clue {
    (
        $(#[$doc:meta])*
        $Name:ident = $name:literal {
            $($(#[$meaning:meta])* $argument:ident: $Argument:ty,)*
            $(; $($(#[$where:meta])* $place:ident: $Place:ty,)+)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub struct $Name {
            $($(#[$meaning])* pub $argument: $Argument,)*
            $($($(#[$where])* pub $place: $Place,)+)?
        }

        impl $crate::kind::Syntax for $Name {
            const NAME: &'static str = $name;

            fn usage() -> String {
                let arguments: &[String] =
                    &[$($crate::language::usage_of::<$Argument>()),*];
                let places: &[String] = &[$($($crate::language::usage_of::<$Place>()),+)?];
                $crate::language::usage($name, arguments, places)
            }

            #[allow(unused_mut, unused_variables, unused_assignments)]
            fn read(
                line: &mut $crate::language::Reader<'_>,
            ) -> Result<Self, $crate::language::Misread> {
                $(let $argument = $crate::language::Argument::read(line)?;)*
                $(
                    let mut first = true;
                    $(
                        if first { line.colon()? } else { line.expect_bar()? }
                        first = false;
                        let $place = $crate::language::Argument::read(line)?;
                    )+
                )?
                Ok($Name { $($argument,)* $($($place,)+)? })
            }

            #[allow(unused_mut, unused_variables, unused_assignments)]
            fn write(&self, line: &mut $crate::language::Writer<'_>) {
                $($crate::language::Argument::write(&self.$argument, line);)*
                $(
                    let mut first = true;
                    $(
                        if first { line.colon() } else { line.bar() }
                        first = false;
                        $crate::language::Argument::write(&self.$place, line);
                    )+
                )?
            }

            #[allow(unused_variables)]
            fn arguments(
                &self,
                layout: &ennead_board::Layout,
            ) -> Vec<(&'static str, String)> {
                vec![$((
                    stringify!($argument),
                    $crate::language::text_of(&self.$argument, layout),
                )),*]
            }

            #[allow(unused_variables)]
            fn fields_fit(&self, layout: &ennead_board::Layout) -> Result<(), $crate::Unfit> {
                $($crate::language::Argument::fit(&self.$argument, layout)?;)*
                $($($crate::language::Argument::fit(&self.$place, layout)?;)+)?
                Ok(())
            }

            #[allow(unused_mut, unused_variables)]
            fn places(&self, layout: &ennead_board::Layout) -> ennead_board::CellSet {
                let mut cells = ennead_board::CellSet::EMPTY;
                $($(cells |= $crate::Place::cells(&self.$place, layout);)+)?
                cells
            }

            #[allow(unused_mut, unused_variables)]
            fn place_roles(&self, layout: &ennead_board::Layout) -> Vec<$crate::Role> {
                let mut roles = Vec::new();
                $($(
                    let spots = $crate::Place::spots(&self.$place, layout).into_iter();
                    roles.extend(spots.map(|(cell, spot)| {
                        $crate::Role { cell, place: stringify!($place), spot }
                    }));
                )+)?
                roles
            }

            #[allow(unused_variables)]
            fn moved(&self, by: $crate::Motion) -> Option<Self> {
                Some($Name {
                    $($argument: $crate::language::Argument::moved(&self.$argument, by)?,)*
                    $($($place: $crate::language::Argument::moved(&self.$place, by)?,)+)?
                })
            }
        }
    };
}

pub(crate) use clue;
