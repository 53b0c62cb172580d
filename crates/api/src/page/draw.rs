//! One grid as a drawing for other people's layouts.

use ennead::draw::{Drawing, Face};
use ennead::logic::{self, Position};
use ennead::{CellMap, Clues, DigitSet, Puzzle};
use ennead_booklet::{MILLIMETRE, Page, Picture, picture, svg};
use serde::{Deserialize, Serialize};

use crate::play::standing::Standing;
use crate::play::techniques::Choice;
use crate::question::{Asker, Question, Refusal};
use crate::subject::Subject;

ennead::grid::named! {
    /// Which pencil marks are drawn.
    #[derive(Default)]
    pub enum Marks of "marks" {
        /// None.
        None = "none",
        /// Those of the sheet.
        #[default]
        Own = "own",
        /// All candidates; if the sheet has pencil marks, those.
        All = "all",
    }
}

/// What does the grid look like?
///
/// ```
/// use ennead_api::page::DrawGrid;
/// use ennead_api::{Asker, Question};
/// use ennead_text::{Language, Words};
///
/// let words = Words::new(Language::default());
/// let question: DrawGrid = serde_json::from_str(
///     r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
///         "step": true}"#,
/// )?;
/// assert!(question.answer(&Asker::patient(&words)).unwrap().svg.starts_with("<svg "));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawGrid {
    /// The puzzle, with the digits and pencil marks of its sheet.
    pub puzzle: Subject,
    /// Which pencil marks are drawn: `none`, `own` (those of the sheet) or `all` (candidates).
    #[serde(default)]
    pub marks: Marks,
    /// Whether the digits of the solution are drawn, lighter than the givens.
    #[serde(default)]
    pub solution: bool,
    /// Whether the next step of logic is marked, in a grid with all candidates.
    #[serde(default)]
    pub step: bool,
    /// The side of the grid in millimetres, 10 to 1000.
    #[serde(default = "eighty")]
    pub size: u64,
    /// Whether rows and columns have their names at the edges.
    #[serde(default)]
    pub labels: bool,
    /// Whether everything is black.
    #[serde(default)]
    pub black: bool,
}

const fn eighty() -> u64 {
    DrawGrid::SIZE
}

/// A drawing of a grid.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GridDrawn {
    /// The drawing.
    pub svg: String,
}

impl Question for DrawGrid {
    type Answer = GridDrawn;

    fn answer(self, asker: &Asker) -> Result<GridDrawn, Refusal> {
        Ok(GridDrawn { svg: svg(&self.page(asker)?) })
    }
}

impl DrawGrid {
    /// The usual side in millimetres.
    pub const SIZE: u64 = 80;

    /// The drawing as a page, for SVG, PDF or PNG.
    ///
    /// # Errors
    ///
    /// If the puzzle cannot be read, or has no solution or no step to draw.
    pub fn page(self, asker: &Asker) -> Result<Page, Refusal> {
        let DrawGrid { puzzle, marks, solution, step, size, labels, black } = self;
        if !(10..=1000).contains(&size) {
            return Err(Refusal::OutOfBounds { of: "size", least: 10, most: 1000 });
        }
        let words = asker.words;
        let refused = |sentence| Refusal::WrongCall(sentence);
        let sheet = puzzle.sheet(asker)?;
        let candidates = || match Position::of_sheet(&sheet) {
            Ok(position) => Ok(position.face().candidates),
            Err(clash) => Err(refused(words.clash(&sheet.grid(), clash.cells))),
        };
        let none = CellMap::filled(DigitSet::EMPTY);
        let mut face = Face {
            givens: sheet.givens,
            found: sheet.placed,
            candidates: match marks {
                Marks::None => none,
                Marks::Own => sheet.candidates.unwrap_or(none),
                Marks::All => candidates()?,
            },
        };
        let mut drawing = Drawing::default();
        if step {
            let standing = Standing::of_sheet(&sheet);
            let standing = standing.map_err(|clash| refused(clash.sentence(words)))?;
            let hint = standing.hint(&Choice::default().finders(words)?, asker.stop)?;
            let logic::Hint::Step(step) = &hint else {
                return Err(refused(words.hint(&hint, &standing.position, 3)));
            };
            (face, drawing) = (standing.position.face(), step.draw_in(&standing.position));
        }
        if solution {
            let found =
                Puzzle::try_from(Clues::from(&sheet)).ok().and_then(|it| ennead::solution(&it));
            let Some(found) = found else { return Err(refused(words.say("draw-no-solution"))) };
            face.found = *found.grid();
            face.candidates = none;
        }
        let side = size as f32 * MILLIMETRE;
        let drawn = Picture { face: &face, drawing: &drawing, side, labels, black_only: black };
        Ok(picture(&drawn, words))
    }
}
