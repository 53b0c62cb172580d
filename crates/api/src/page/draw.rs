//! One grid as a drawing for other people's layouts.

#[cfg(feature = "rules")]
use ennead::board;
use ennead::draw::{self, Drawing, Face};
use ennead::logic::{self, Position};
#[cfg(feature = "rules")]
use ennead::rule::Setup;
use ennead::{CellMap, Clues, DigitSet, Puzzle};
use ennead_booklet::{MILLIMETRE, Page, Picture, picture, svg};
use serde::{Deserialize, Serialize};

use crate::play::standing::Standing;
use crate::play::techniques::Choice;
#[cfg(feature = "rules")]
use crate::puzzle::{Asked, Ruled};
use crate::question::{Asker, Question, Refusal, within};
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
        let DrawGrid { size, labels, black, .. } = self;
        within("size", size, 10..=1000)?;
        let (board, side) = (self.picture(asker)?, size as f32 * MILLIMETRE);
        let drawn = Picture { board: &board, side, labels, black_only: black };
        Ok(picture(&drawn, asker.words))
    }

    /// The drawing as text, whose rows and columns have their names: the lines of the grid, and what does
    /// not fit into it.
    ///
    /// # Errors
    ///
    /// As [`page`](DrawGrid::page).
    pub fn text(self, asker: &Asker) -> Result<String, Refusal> {
        let picture = self.picture(asker)?;
        let names = asker.words.cell_names();
        let lines = draw::text::board_lines(&picture, &|row| names.row(row));
        let line = |line: &Vec<draw::text::Span>| {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            text.trim_end().to_owned() + "\n"
        };
        let legend = draw::text::board_legend(&picture).into_iter().map(|line| line + "\n");
        Ok(lines.iter().map(line).chain(legend).collect())
    }

    /// What is drawn.
    fn picture(self, asker: &Asker) -> Result<draw::Picture, Refusal> {
        #[cfg(feature = "rules")]
        if !self.puzzle.is_plainly_classic() {
            return match self.puzzle.clone().asked(Vec::new(), false, asker)? {
                Asked::Classic(sheet) => {
                    DrawGrid { puzzle: ennead::Sheet::from(*sheet).into(), ..self }.classic(asker)
                }
                Asked::Ruled(ruled) => self.ruled(&ruled, asker),
            };
        }
        self.classic(asker)
    }

    /// What is drawn of a classic puzzle.
    fn classic(self, asker: &Asker) -> Result<draw::Picture, Refusal> {
        let words = asker.words;
        let sheet = self.puzzle.sheet(asker)?;
        let candidates = || match Position::of_sheet(&sheet) {
            Ok(position) => Ok(position.face().candidates),
            Err(clash) => Err(Refusal::WrongCall(words.clash(&sheet.grid(), clash.cells))),
        };
        let none = CellMap::filled(DigitSet::EMPTY);
        let mut face = Face {
            givens: sheet.givens,
            found: sheet.placed,
            candidates: match self.marks {
                Marks::None => none,
                Marks::Own => sheet.candidates.unwrap_or(none),
                Marks::All => candidates()?,
            },
        };
        let mut drawing = Drawing::default();
        if self.step {
            let standing = Standing::of_sheet(&sheet);
            let standing = standing.map_err(|clash| Refusal::WrongCall(clash.sentence(words)))?;
            let hint = standing.hint(&Choice::default().finders(words)?, asker.stop)?;
            let logic::Hint::Step(step) = &hint else {
                return Err(Refusal::WrongCall(words.hint(&hint, &standing.position, 3)));
            };
            (face, drawing) = (standing.position.face(), step.draw_in(&standing.position));
        }
        if self.solution {
            let found =
                Puzzle::try_from(Clues::from(&sheet)).ok().and_then(|it| ennead::solution(&it));
            face.found = *found.ok_or_else(|| no_solution(asker))?.grid();
            face.candidates = none;
        }
        Ok(draw::Picture::classic(&face, &drawing))
    }

    /// What is drawn of a puzzle with rules, or on another board.
    #[cfg(feature = "rules")]
    fn ruled(self, ruled: &Ruled, asker: &Asker) -> Result<draw::Picture, Refusal> {
        if self.step {
            return Err(Refusal::WrongCall(asker.words.say("ruled-no-steps")));
        }
        let mut picture = ruled.picture();
        let sheet = &mut picture.sheet;
        let blank = board::Sheet::blank(sheet.ground.clone());
        if self.marks == Marks::None || self.solution {
            (sheet.corner, sheet.centre) = (blank.corner, blank.centre);
        } else if self.marks == Marks::All && !sheet.has_corner_marks() {
            let setup = Setup { givens: sheet.grid(), ..ruled.setup().clone() };
            sheet.corner = setup.candidates();
        }
        if self.solution {
            sheet.placed = ruled.solution(asker)?.ok_or_else(|| no_solution(asker))?;
        }
        Ok(picture)
    }
}

fn no_solution(asker: &Asker) -> Refusal {
    Refusal::WrongCall(asker.words.say("draw-no-solution"))
}
