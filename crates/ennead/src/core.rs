//! Which core answers questions about a puzzle, and texts read for it.

use ennead_board::{AnySheet, Classic, Layout, Sheet};
#[cfg(feature = "rules")]
use ennead_format::{Opened, Unknown};
use ennead_grid::format::{self as plain, Problem, ReadError};
#[cfg(feature = "rules")]
use ennead_rule::Rule;

/// The core that answers questions about a puzzle, with the puzzle as it takes it.
///
/// It is decided here and nowhere else: a classic puzzle goes to the classic core. The other one is
/// there with the feature `rules`.
///
/// ```
/// use ennead::board::{Layout, Sheet};
/// use ennead::core::Core;
///
/// let puzzle = Sheet::blank(Layout::classic());
/// assert!(matches!(Core::of(puzzle.into()), Core::Classic(_)));
/// let small = Sheet::blank(Layout::square(6).expect("a usual size"));
/// assert!(Core::of(small.into()).classic().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Core {
    /// The classic core: the engines, logic and ratings of this library.
    Classic(Box<Sheet<Classic>>),
    /// The core of puzzles with rules and on other boards.
    #[cfg(feature = "rules")]
    Ruled(Box<Opened>),
    /// None, for this board.
    #[cfg(not(feature = "rules"))]
    Missing(Layout),
}

impl Core {
    /// The core for the puzzle on `sheet`.
    pub fn of(sheet: AnySheet) -> Core {
        match sheet {
            AnySheet::Classic(sheet) => Core::Classic(Box::new(sheet)),
            #[cfg(feature = "rules")]
            AnySheet::Other(_) => Core::Ruled(Box::new(sheet.into())),
            #[cfg(not(feature = "rules"))]
            AnySheet::Other(sheet) => Core::Missing(sheet.ground),
        }
    }

    /// The core for a puzzle that was opened. One from which something was left out is no classic
    /// puzzle, so that every answer can say what.
    #[cfg(feature = "rules")]
    pub fn of_opened(opened: Opened) -> Core {
        match opened.rules.is_empty() && opened.ignored.is_empty() {
            true => Core::of(opened.sheet),
            false => Core::Ruled(Box::new(opened)),
        }
    }

    /// The puzzle, for whoever asks the classic core.
    ///
    /// # Errors
    ///
    /// [`Problem::Board`] or [`Problem::Variant`] if another core would have to answer.
    pub fn classic(self) -> Result<Sheet<Classic>, Problem> {
        match self {
            Core::Classic(sheet) => Ok(*sheet),
            #[cfg(feature = "rules")]
            Core::Ruled(opened) => Err(match (opened.rules.first(), opened.ignored.first()) {
                (Some(rule), _) => Problem::Variant { rule: rule.name().to_owned() },
                (None, Some(ignored)) => Problem::Variant { rule: ignored.name.clone() },
                (None, None) => other_board(&opened.sheet.layout()),
            }),
            #[cfg(not(feature = "rules"))]
            Core::Missing(layout) => Err(other_board(&layout)),
        }
    }
}

fn other_board(layout: &Layout) -> Problem {
    Problem::Board { layout: plain::shorten(&layout.to_string()) }
}

/// How puzzles are opened that may have rules.
#[cfg(feature = "rules")]
#[derive(Clone, Default, Debug)]
pub struct Opening {
    /// What becomes of what is not understood.
    pub unknown: Unknown,
    /// Rules of the whole board that each puzzle has besides its own.
    pub rules: Vec<crate::WholeBoard>,
}

#[cfg(feature = "rules")]
impl Opening {
    /// The puzzle with the rules that each has.
    pub fn ruled(&self, mut opened: Opened) -> Core {
        if self.rules.is_empty() {
            return Core::of_opened(opened);
        }
        let layout = opened.sheet.layout();
        for crate::WholeBoard(kind) in &self.rules {
            let rule = Rule::read(kind.name, &layout).expect("its name is all of its line");
            if !opened.rules.contains(&rule) {
                opened.rules.push(rule);
            }
        }
        Core::of_opened(opened)
    }
}

/// Opens a whole text in any format, or a link to Play, for whichever core.
///
/// ```
/// use ennead::core::{Core, Opening, open};
///
/// let small = &open(".4.2..1..1..2.4.", &Opening::default())?[0];
/// assert!(matches!(small, Core::Ruled(_)));
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert!(matches!(open(line, &Opening::default())?[0], Core::Classic(_)));
/// # Ok::<(), ennead::format::ReadError>(())
/// ```
///
/// # Errors
///
/// If the format is unknown, at the first mistake, and at the first thing that is not understood and
/// is not to be ignored.
#[cfg(feature = "rules")]
pub fn open(text: &str, opening: &Opening) -> Result<Vec<Core>, ReadError> {
    let text = &*plain::plain(text);
    let format = ennead_format::detect(text).ok_or_else(|| ennead_format::unrecognised(text))?;
    let opened = format.open_all(text, opening.unknown)?;
    Ok(opened.into_iter().map(|opened| opening.ruled(opened)).collect())
}

/// Opens one [unit](ennead_format::Format::unit) of a text in `format`, for whichever core.
///
/// # Errors
///
/// At the first mistake, and at the first thing that is not understood and is not to be ignored.
#[cfg(feature = "rules")]
pub fn open_unit(
    format: &ennead_format::Format,
    unit: &str,
    opening: &Opening,
) -> Result<Vec<Core>, ReadError> {
    let opened = format.open(unit, opening.unknown)?;
    Ok(opened.into_iter().map(|opened| opening.ruled(opened)).collect())
}

/// Reads a whole text in any format, or a link to Play, for the classic core.
///
/// ```
/// use ennead::format::Problem;
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(ennead::core::read(line)?[0].givens.len(), 30);
/// # #[cfg(feature = "formats")]
/// # {
/// let small = ennead::core::read(".4.2..1..1..2.4.").unwrap_err();
/// assert_eq!(small.problem, Problem::Board { layout: "4x4".to_owned() });
/// # }
/// # Ok::<(), ennead::format::ReadError>(())
/// ```
///
/// # Errors
///
/// If the format is unknown, at the first mistake, and at the first puzzle for which there is no core.
pub fn read(text: &str) -> Result<Vec<Sheet<Classic>>, ReadError> {
    #[cfg(feature = "formats")]
    {
        use ennead_format::{Reader, detect, unrecognised};
        let text = &*plain::plain(text);
        let format = detect(text).ok_or_else(|| unrecognised(text))?;
        format.read_all_by(text, |unit| match format.read {
            Reader::Classic(read) => Ok(read(unit)?.into_iter().map(Sheet::from).collect()),
            _ => for_classic(unit, format.read(unit)?),
        })
    }
    #[cfg(not(feature = "formats"))]
    {
        let text = text.trim();
        // A list of links is left to whoever knows the formats of lists.
        if !text.contains('\n') && ennead_format::share::detect(text) {
            return Ok(vec![ennead_format::share::read_classic(text)?]);
        }
        Ok(plain::read(text)?.into_iter().map(Sheet::from).collect())
    }
}

/// Reads one [unit](ennead_format::Format::unit) of a text in `format`, for the classic core.
///
/// # Errors
///
/// At the first mistake, and at the first puzzle for which there is no core.
#[cfg(feature = "formats")]
pub fn read_unit(
    format: &ennead_format::Format,
    unit: &str,
) -> Result<Vec<ennead_grid::Sheet>, ReadError> {
    match format.read {
        // Lists of such puzzles are long: nothing is done that need not be.
        ennead_format::Reader::Classic(read) => read(unit),
        _ => {
            let sheets = for_classic(unit, format.read(unit)?)?;
            Ok(sheets.into_iter().map(ennead_grid::Sheet::from).collect())
        }
    }
}

/// Reads a whole text in any format, for the classic core; a mistake costs only the puzzle it is in. Each
/// puzzle, or why there is none, in the order of the text.
///
/// ```
/// let grid = "1........\n".to_owned() + &".........\n".repeat(8);
/// let text = format!("{grid}\n{}\n{grid}", grid.replacen('.', "z", 1));
/// let read = ennead::core::read_each(&text);
/// let errors: Vec<_> = read.iter().map(|sheet| sheet.as_ref().err().map(|error| error.line)).collect();
/// assert_eq!(errors, [None, Some(11), None]);
/// ```
#[cfg(feature = "formats")]
pub fn read_each(text: &str) -> Vec<Result<ennead_grid::Sheet, ReadError>> {
    each(text, read_unit)
}

/// Opens a whole text in any format, each unit of it by `open`; a mistake costs only the puzzle it is in.
#[cfg(feature = "rules")]
pub fn open_each<T>(
    text: &str,
    open: impl Fn(&ennead_format::Format, &str) -> Result<Vec<T>, ReadError>,
) -> Vec<Result<T, ReadError>> {
    each(text, open)
}

#[cfg(feature = "formats")]
fn each<T>(
    text: &str,
    read: impl Fn(&ennead_format::Format, &str) -> Result<Vec<T>, ReadError>,
) -> Vec<Result<T, ReadError>> {
    ennead_format::in_pieces(&plain::plain(text), |text| {
        let format = ennead_format::detect(text);
        let format = format.ok_or_else(|| ennead_format::unrecognised(text))?;
        format.read_all_by(text, |unit| read(format, unit))
    })
}

/// The sheets of a text as the classic core takes them.
#[cfg(feature = "formats")]
fn for_classic(text: &str, sheets: Vec<AnySheet>) -> Result<Vec<Sheet<Classic>>, ReadError> {
    let refused = |problem| ReadError::at_first_line(text, problem);
    sheets.into_iter().map(|sheet| Core::of(sheet).classic().map_err(refused)).collect()
}
