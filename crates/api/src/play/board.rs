//! What does not change on the board of a game: its cells, its values, what is drawn on it, its rules.

#[cfg(feature = "rules")]
use ennead::board::{Ground, Layout};
#[cfg(feature = "rules")]
use ennead::draw::{self, CELL, Ground as Drawn};
#[cfg(feature = "rules")]
use ennead::rule::{Rule, Setup};
use serde::Serialize;

#[cfg(feature = "rules")]
use crate::play::game::Places;
#[cfg(feature = "rules")]
use crate::puzzle::{Asked, Ruled};
use crate::question::{Asker, Question, Refusal};
use crate::subject::about_puzzle_or_game;

about_puzzle_or_game! {
    /// What does the board of a puzzle or a game look like, and which rules does it have?
    ///
    /// ```
    /// use ennead_api::play::ShowBoard;
    /// use ennead_api::{Asker, Question};
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// let question: ShowBoard = serde_json::from_str(r#"{"puzzle": "4x4; cage 5: r1c1 r1c2"}"#)?;
    /// let answer = question.answer(&Asker::patient(&words)).unwrap();
    /// assert_eq!((answer.rows, answer.symbols.len(), answer.rules.len()), (4, 4, 2));
    /// assert!(answer.over.contains(">5</text>"));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub struct ShowBoard {}
}

/// The answer to [`ShowBoard`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardShown {
    /// How many rows there are, with those in which a grid of several has no cells.
    pub rows: usize,
    /// How many columns there are.
    pub columns: usize,
    /// The names of the cells in reading order.
    pub cells: Vec<String>,
    /// The houses of each cell, as numbers.
    pub houses: Vec<Vec<usize>>,
    /// The symbols of the values in order.
    pub symbols: Vec<String>,
    /// The number that the first value is.
    pub least: u8,
    /// How the places of candidates are arranged in a cell: columns and rows.
    pub places: (usize, usize),
    /// What is drawn under the lines, as elements of SVG. A cell is 60 wide, and the first begins at (0, 0).
    pub under: String,
    /// The lines, and what is drawn over them, likewise.
    pub over: String,
    /// The width of the space that clues beside the grid need, as a part of a cell's.
    pub margin: f64,
    /// The cells with a label in their upper corner.
    pub labelled: Vec<String>,
    /// What each cell is to the rules, in phrases, such as "cage of 15": for a screen reader.
    pub notes: Vec<Vec<String>>,
    /// The cages with a sum.
    pub cages: Vec<ShownCage>,
    /// The rules in words: that of the board, and one for each kind.
    pub rules: Vec<ShownRule>,
    /// What is not checked, because it was not understood.
    pub unchecked: Vec<String>,
}

/// A cage with a sum.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownCage {
    /// Its cells.
    pub cells: Vec<String>,
    /// Its sum.
    pub sum: String,
    /// The sets of values that add up to it, as the marks on the board of a game.
    pub combinations: Vec<u32>,
}

/// A rule in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownRule {
    /// What it is called.
    pub name: String,
    /// What it says.
    pub text: String,
}

impl Question for ShowBoard {
    type Answer = BoardShown;

    #[cfg(feature = "rules")]
    fn answer(self, asker: &Asker) -> Result<BoardShown, Refusal> {
        Ok(match self.subject.asked(Vec::new(), true, asker)? {
            Asked::Classic(_) => BoardShown::of(&Setup::blank(&Layout::classic()), asker),
            Asked::Ruled(ruled) => BoardShown::ruled(&ruled, asker),
        })
    }

    #[cfg(not(feature = "rules"))]
    fn answer(self, asker: &Asker) -> Result<BoardShown, Refusal> {
        Err(Refusal::WrongCall(asker.words.say("ruled-not-here")))
    }
}

#[cfg(feature = "rules")]
impl BoardShown {
    fn ruled(ruled: &Ruled, asker: &Asker) -> BoardShown {
        BoardShown { unchecked: ruled.ignored(), ..BoardShown::of(ruled.setup(), asker) }
    }

    fn of(setup: &Setup, asker: &Asker) -> BoardShown {
        let (layout, words) = (setup.layout(), asker.words);
        let decorations = setup.decorations();
        let drawn = Drawn::of(layout, &decorations);
        let houses = |cell| {
            let groups = layout.groups().iter().enumerate();
            groups
                .filter(|(_, group)| group.cells.contains(cell))
                .map(|(number, _)| number)
                .collect()
        };
        let said = words.board_said(layout).into_iter();
        let rules = words.rules_said(&setup.rules, layout).into_iter().map(|(_, said)| said);
        let first = layout.values().iter().next();
        BoardShown {
            rows: layout.rows(),
            columns: layout.columns(),
            cells: layout.cells().iter().map(|cell| cell.to_string()).collect(),
            houses: layout.cells().iter().map(houses).collect(),
            symbols: layout.values().iter().map(|value| layout.symbol(value).to_owned()).collect(),
            least: first.map_or(1, |value| layout.number(value)),
            places: draw::places(layout),
            under: drawn.under,
            over: drawn.over,
            margin: drawn.margin as f64 / CELL as f64,
            labelled: drawn.labelled.iter().map(|cell| cell.to_string()).collect(),
            notes: words.cells_said(&setup.rules, layout).values().to_vec(),
            cages: cages(setup),
            rules: said.chain(rules).map(|it| ShownRule { name: it.name, text: it.text }).collect(),
            unchecked: Vec::new(),
        }
    }
}

/// The cages with a sum.
#[cfg(feature = "rules")]
fn cages(setup: &Setup) -> Vec<ShownCage> {
    let layout = setup.layout();
    let places = Places::of(layout);
    let cage = |rule: &Rule| match rule {
        Rule::Cage(cage) => Some(ShownCage {
            cells: cage.cells.cells().iter().map(ToString::to_string).collect(),
            sum: cage.sum?.get().to_string(),
            combinations: cage.combinations(layout).into_iter().map(|it| places.bits(it)).collect(),
        }),
        _ => None,
    };
    setup.rules.iter().filter_map(cage).collect()
}

about_puzzle_or_game! {
    /// Which values does each open cell have in some solution? Of a game, the player's digits count too.
    ///
    /// ```
    /// use ennead_api::play::Possible;
    /// use ennead_api::{Asker, Question};
    /// use ennead_text::{Language, Words};
    ///
    /// let words = Words::new(Language::default());
    /// let question: Possible = serde_json::from_str(r#"{"puzzle": "4x4; given 1: r1c1; cage 5: r1c1 r1c2"}"#)?;
    /// let answer = question.answer(&Asker::patient(&words)).unwrap();
    /// assert_eq!(answer.values[..2], [0, 0b1000]);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub struct Possible {}
}

/// The answer to [`Possible`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PossibleValues {
    /// For each cell a set of values, as the marks on the board of a game; none of cells with a digit.
    pub values: Vec<u32>,
}

impl Question for Possible {
    type Answer = PossibleValues;

    #[cfg(feature = "rules")]
    fn answer(self, asker: &Asker) -> Result<PossibleValues, Refusal> {
        asker.stop.check()?;
        let setup = match self.subject.asked(Vec::new(), true, asker)? {
            Asked::Classic(sheet) => {
                Setup { givens: sheet.on_any_board().grid(), rules: Vec::new() }
            }
            Asked::Ruled(ruled) => {
                let grid = ruled.opened().sheet.clone().on_any_board().grid();
                Setup { givens: grid, ..ruled.setup().clone() }
            }
        };
        let layout = setup.layout().clone();
        let open = |cell| setup.givens.get(cell).is_none();
        let places = Places::of(&layout);
        let found = match ennead::variant::Puzzle::new(setup.clone()) {
            Ok(puzzle) => Some(puzzle.true_candidates(asker.stop)?),
            Err(_) => None,
        };
        let values = |cell| match &found {
            Some(found) if open(cell) => places.bits(found[cell]),
            _ => 0,
        };
        Ok(PossibleValues { values: layout.cells().iter().map(values).collect() })
    }

    #[cfg(not(feature = "rules"))]
    fn answer(self, asker: &Asker) -> Result<PossibleValues, Refusal> {
        Err(Refusal::WrongCall(asker.words.say("ruled-not-here")))
    }
}
