//! A game as data: what is saved, sent and restored.
//!
//! Cells are written as `r4c7`, grids as 81 characters and candidates as `5r4c7`, so that people
//! can read and write a saved game. On other boards a grid has as many symbols as there are cells,
//! separated by blanks if some have two characters, and a candidate begins with the number that its
//! value is.
//!
//! Version 2 adds the layout, and has room for what else belongs to a puzzle; version 1 is read as a
//! classic game.

use ennead_board::{Classic, Digits, Ground, Set, Sheet};
use ennead_grid::{Digit, DigitSet, Info};
use serde::{Deserialize, Serialize};

use crate::{Action, ActionOn, BoardOn, Clock, GameOn, HintAsked, Line, MoveOn, Stroke};

/// The version that is written.
const VERSION: u32 = 2;

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct SavedGame {
    /// The version of this notation: 1 or 2.
    pub version: u32,
    /// The layout of the board, such as `9x9` or `6x6; symbols letters`; left out in version 1.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub layout: String,
    /// The puzzle's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Who made it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub author: String,
    /// Its level, as named by the source.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub level: String,
    /// Its rules besides those of the layout, each a line of their language. A game with a rule that its
    /// reader does not know is refused.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// What the puzzle has besides and was not understood, so that nothing checks it: each a few words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unchecked: Vec<String>,
    /// The board at the start.
    pub start: SavedBoard,
    /// The moves, those taken back at the end.
    pub moves: Vec<SavedMove>,
    /// How many of the moves are in force.
    pub done: usize,
    /// How often a move was taken back.
    pub taken_back: usize,
    /// The hints asked for.
    pub hints: Vec<HintAsked>,
    /// The milliseconds played.
    pub elapsed: u64,
}

/// A board as data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct SavedBoard {
    /// The givens, on the classic board 81 characters.
    pub givens: String,
    /// The digits written in, likewise; empty if there are none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub placed: String,
    /// The corner marks of each cell, a word of digits for each; empty if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub corner: Vec<String>,
    /// The centre marks, likewise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub centre: Vec<String>,
    /// The colours of each cell, words of the digits 1 to 9; empty if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<String>,
}

/// A move as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SavedMove {
    /// What was done.
    #[serde(flatten)]
    pub action: SavedAction,
    /// The milliseconds played when it was made.
    #[serde(default)]
    pub at: u64,
    /// The player's reason.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// What a player does to the board, as data, such as `{"do":"enter","cells":"r1c1 r1c2","digit":5,"tidy":true}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of Action")]
pub enum SavedAction {
    Enter {
        cells: String,
        digit: u8,
        #[serde(default)]
        tidy: bool,
    },
    Corner {
        cells: String,
        digit: u8,
    },
    Centre {
        cells: String,
        digit: u8,
    },
    Colour {
        cells: String,
        colour: u8,
    },
    Clear {
        cells: String,
    },
    Settle {
        cell: String,
        #[serde(default)]
        tidy: bool,
    },
    // With braces: an unknown field beside a bare name would be passed over.
    FillMarks {},
    ClearMarks {},
    ClearColours {},
    Tint {
        candidates: String,
        colour: u8,
    },
    Link {
        from: String,
        to: String,
        colour: u8,
        #[serde(default)]
        weak: bool,
    },
    // The points are pairs such as `50,50 850,50`.
    Draw {
        points: String,
        colour: u8,
    },
    ClearDrawings {},
    StartOver {},
    Step {
        technique: String,
        #[serde(default)]
        placements: String,
        #[serde(default)]
        eliminations: String,
    },
}

/// The data is not a valid game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which part, such as `moves[3]`.
    pub part: String,
    /// What was found there.
    pub found: String,
}

impl Broken {
    /// Whether the game is not on the kind of board it was to be restored on.
    pub fn is_of_another_board(&self) -> bool {
        ["layout", "rules"].contains(&self.part.as_str())
    }
}

ennead_grid::error!(Broken: |it, f| write!(f, "{} makes no sense: {:?}", it.part, it.found));

impl<G: Ground> GameOn<G> {
    /// The game as data, at the time `now`.
    pub fn save(&self, now: u64) -> SavedGame {
        let ground = &self.start().ground;
        SavedGame {
            version: VERSION,
            layout: ground.notation(),
            title: self.info.title.clone().unwrap_or_default(),
            author: self.info.author.clone().unwrap_or_default(),
            level: self.info.level.clone().unwrap_or_default(),
            rules: ground.rules(),
            unchecked: self.unchecked.clone(),
            start: SavedBoard::of(self.start()),
            moves: self.every_move().iter().map(|entry| SavedMove::of(entry, ground)).collect(),
            done: self.moves().len(),
            taken_back: self.taken_back(),
            hints: self.hints().to_vec(),
            elapsed: self.clock.elapsed(now),
        }
    }

    /// The saved game, with its clock stopped.
    ///
    /// # Errors
    ///
    /// [`Broken`] for the first invalid part; for the layout or the rules, if they are not those of this kind
    /// of board.
    pub fn restore(saved: &SavedGame) -> Result<GameOn<G>, Broken> {
        if !(1..=VERSION).contains(&saved.version) {
            return Err(broken("version", saved.version));
        }
        let ground =
            G::from_notation(&saved.layout).ok_or_else(|| broken("layout", &saved.layout))?;
        let ground = ground
            .with_rules(&saved.rules)
            .ok_or_else(|| broken("rules", saved.rules.join("; ")))?;
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let info = Info {
            title: text(&saved.title),
            author: text(&saved.author),
            level: text(&saved.level),
            ..Info::default()
        };
        let clock = Clock::stopped_at(saved.elapsed);
        let start = saved.start.on(ground.clone())?;
        let mut game = GameOn::starting_at(start, info, clock);
        for (index, entry) in saved.moves.iter().enumerate() {
            let action = ActionOn::restored(&entry.action, &ground)
                .map_err(|it| Broken { part: format!("moves[{index}].{}", it.part), ..it })?;
            if !game.act_at(action, entry.at, entry.reason.clone()) {
                // It changes nothing.
                return Err(broken(&format!("moves[{index}]"), format!("{:?}", entry.action)));
            }
        }
        if saved.done > saved.moves.len() {
            return Err(broken("done", saved.done));
        }
        game.unchecked.clone_from(&saved.unchecked);
        game.recount(saved.done, saved.taken_back, saved.hints.clone());
        Ok(game)
    }
}

fn broken(part: &str, found: impl ToString) -> Broken {
    Broken { part: part.to_owned(), found: found.to_string() }
}

impl SavedBoard {
    fn of<G: Ground>(board: &BoardOn<G>) -> SavedBoard {
        let ground = &board.ground;
        let words = |word: &dyn Fn(G::Cell) -> String| {
            let words: Vec<String> = ground.cells().iter().map(word).collect();
            let some = words.iter().any(|word| !word.is_empty());
            if some { words } else { Vec::new() }
        };
        SavedBoard {
            givens: ground.givens_text(&board.givens),
            placed: match board.placed.is_empty() {
                true => String::new(),
                false => ground.givens_text(&board.placed),
            },
            corner: words(&|cell| ground.values_text(board.corner[cell])),
            centre: words(&|cell| ground.values_text(board.centre[cell])),
            colours: words(&|cell| board.colours[cell].to_string()),
        }
    }

    fn on<G: Ground>(&self, ground: G) -> Result<BoardOn<G>, Broken> {
        let grid = |part, text: &str| match text {
            "" => Ok(ground.blank()),
            _ => ground.parse_givens(text).ok_or_else(|| broken(part, text)),
        };
        let mut sheet = Sheet::blank(ground.clone());
        sheet.givens = grid("start.givens", &self.givens)?;
        sheet.placed = grid("start.placed", &self.placed)?;
        for (part, words) in [
            ("start.corner", &self.corner),
            ("start.centre", &self.centre),
            ("start.colours", &self.colours),
        ] {
            if !words.is_empty() && words.len() != ground.cells().len() {
                return Err(broken(part, words.len()));
            }
        }
        let cells = || ground.cells().iter();
        let marks = |part, word: &str| ground.parse_values(word).ok_or_else(|| broken(part, word));
        for (cell, word) in cells().zip(&self.corner) {
            sheet.corner[cell] = marks("start.corner", word)?;
        }
        for (cell, word) in cells().zip(&self.centre) {
            sheet.centre[cell] = marks("start.centre", word)?;
        }
        for (cell, word) in cells().zip(&self.colours) {
            let colours = word.parse::<DigitSet>();
            sheet.colours[cell] = colours.map_err(|_| broken("start.colours", word))?;
        }
        Ok(BoardOn::on(sheet))
    }
}

impl SavedMove {
    fn of<G: Ground>(entry: &MoveOn<G>, ground: &G) -> SavedMove {
        SavedMove {
            action: SavedAction::of(&entry.action, ground),
            at: entry.at,
            reason: entry.reason.clone(),
        }
    }
}

fn names<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}

fn cells<G: Ground>(text: &str, ground: &G) -> Result<G::Cells, Broken> {
    let cells = text.split_ascii_whitespace().map(|name| ground.cell(name));
    cells.collect::<Option<_>>().ok_or_else(|| broken("cells", text))
}

fn digit<G: Ground>(value: u8, ground: &G) -> Result<G::Value, Broken> {
    ground.value(value).ok_or_else(|| broken("digit", value))
}

fn colour(value: u8) -> Result<Digit, Broken> {
    Digit::try_new(value).ok_or_else(|| broken("digit", value))
}

fn candidates<G: Ground>(text: &str, ground: &G) -> Result<Vec<G::Candidate>, Broken> {
    let candidate = |word: &str| {
        let (number, cell) = word.split_at_checked(word.find(['r', 'R'])?)?;
        let digit = number.starts_with(|c: char| c.is_ascii_digit());
        let value = ground.value(number.parse().ok().filter(|_| digit)?)?;
        Some(G::candidate(value, ground.cell(cell)?))
    };
    let all: Option<_> = text.split_ascii_whitespace().map(candidate).collect();
    all.ok_or_else(|| broken("candidates", text))
}

impl From<&Action> for SavedAction {
    fn from(action: &Action) -> SavedAction {
        SavedAction::of(action, &Classic)
    }
}

impl SavedAction {
    /// An action on any board as data.
    pub fn of<G: Ground>(action: &ActionOn<G>, ground: &G) -> SavedAction {
        let names_of = |cells: G::Cells| names(cells.iter());
        match action {
            &ActionOn::Enter { cells, digit, tidy } => {
                SavedAction::Enter { cells: names_of(cells), digit: ground.number(digit), tidy }
            }
            &ActionOn::Corner { cells, digit } => {
                SavedAction::Corner { cells: names_of(cells), digit: ground.number(digit) }
            }
            &ActionOn::Centre { cells, digit } => {
                SavedAction::Centre { cells: names_of(cells), digit: ground.number(digit) }
            }
            &ActionOn::Colour { cells, colour } => {
                SavedAction::Colour { cells: names_of(cells), colour: colour.get() }
            }
            &ActionOn::Clear { cells } => SavedAction::Clear { cells: names_of(cells) },
            &ActionOn::Settle { cell, tidy } => {
                SavedAction::Settle { cell: cell.to_string(), tidy }
            }
            ActionOn::FillMarks => SavedAction::FillMarks {},
            ActionOn::ClearMarks => SavedAction::ClearMarks {},
            ActionOn::ClearColours => SavedAction::ClearColours {},
            ActionOn::Tint { candidates, colour } => {
                SavedAction::Tint { candidates: names(candidates), colour: colour.get() }
            }
            ActionOn::Link { from, to, line: Line { colour, weak } } => SavedAction::Link {
                from: from.to_string(),
                to: to.to_string(),
                colour: colour.get(),
                weak: *weak,
            },
            ActionOn::Draw { stroke: Stroke { points, colour } } => {
                SavedAction::Draw { points: points.to_string(), colour: colour.get() }
            }
            ActionOn::ClearDrawings => SavedAction::ClearDrawings {},
            ActionOn::StartOver => SavedAction::StartOver {},
            ActionOn::Step { technique, placements, eliminations } => SavedAction::Step {
                technique: technique.clone(),
                placements: names(placements),
                eliminations: names(eliminations),
            },
        }
    }
}

impl TryFrom<&SavedAction> for Action {
    type Error = Broken;

    fn try_from(saved: &SavedAction) -> Result<Action, Broken> {
        ActionOn::restored(saved, &Classic)
    }
}

impl<G: Ground> ActionOn<G> {
    /// The saved action, on this board.
    ///
    /// # Errors
    ///
    /// [`Broken`] for what the board does not have.
    pub fn restored(saved: &SavedAction, ground: &G) -> Result<ActionOn<G>, Broken> {
        let cells = |text: &str| cells(text, ground);
        let digit = |value: u8| digit(value, ground);
        let candidates = |text: &str| candidates(text, ground);
        let candidate = |text: &str| match candidates(text)?[..] {
            [candidate] => Ok(candidate),
            _ => Err(broken("candidates", text)),
        };
        Ok(match saved {
            SavedAction::Enter { cells: text, digit: value, tidy } => {
                ActionOn::Enter { cells: cells(text)?, digit: digit(*value)?, tidy: *tidy }
            }
            SavedAction::Corner { cells: text, digit: value } => {
                ActionOn::Corner { cells: cells(text)?, digit: digit(*value)? }
            }
            SavedAction::Centre { cells: text, digit: value } => {
                ActionOn::Centre { cells: cells(text)?, digit: digit(*value)? }
            }
            SavedAction::Colour { cells: text, colour: value } => {
                ActionOn::Colour { cells: cells(text)?, colour: colour(*value)? }
            }
            SavedAction::Clear { cells: text } => ActionOn::Clear { cells: cells(text)? },
            SavedAction::Settle { cell, tidy } => ActionOn::Settle {
                cell: ground.cell(cell).ok_or_else(|| broken("cell", cell))?,
                tidy: *tidy,
            },
            SavedAction::FillMarks {} => ActionOn::FillMarks,
            SavedAction::ClearMarks {} => ActionOn::ClearMarks,
            SavedAction::ClearColours {} => ActionOn::ClearColours,
            SavedAction::Tint { candidates: text, colour: value } => {
                ActionOn::Tint { candidates: candidates(text)?, colour: colour(*value)? }
            }
            SavedAction::Link { from, to, colour: value, weak } => ActionOn::Link {
                from: candidate(from)?,
                to: candidate(to)?,
                line: Line { colour: colour(*value)?, weak: *weak },
            },
            SavedAction::Draw { points, colour: value } => {
                let points = points.parse().map_err(|_| broken("points", points))?;
                ActionOn::Draw { stroke: Stroke { colour: colour(*value)?, points } }
            }
            SavedAction::ClearDrawings {} => ActionOn::ClearDrawings,
            SavedAction::StartOver {} => ActionOn::StartOver,
            SavedAction::Step { technique, placements, eliminations } => ActionOn::Step {
                technique: technique.clone(),
                placements: candidates(placements)?,
                eliminations: candidates(eliminations)?,
            },
        })
    }
}
