//! What a player draws over the board to think with: coloured candidates, links between candidates, and the
//! strokes of a pen. Nothing follows from it for the game.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use ennead_board::Ground;
use ennead_grid::Digit;

/// What is drawn over a board.
///
/// A drawing refers to candidates whether or not they are marked: a mark that returns has its colour again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn<C> {
    /// The coloured candidates, each with its one colour, 1 to 9.
    pub tints: BTreeMap<C, Digit>,
    /// The links by their ends. Invariant: the first end is the lesser one.
    links: BTreeMap<(C, C), Line>,
    /// The strokes of the pen, in the order in which they were drawn.
    pub strokes: Vec<Stroke>,
}

/// How a link looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its colour, 1 to 9.
    pub colour: Digit,
    /// Whether it is dashed, as weak links are.
    pub weak: bool,
}

/// A stroke of the pen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// Its colour, 1 to 9.
    pub colour: Digit,
    /// The points that it goes through.
    pub points: Points,
}

/// The points of a stroke: how far each is from the left and from the top of the board, in hundredths of a cell.
///
/// As text they are pairs between blanks.
///
/// ```
/// use ennead_game::Points;
///
/// let points: Points = "50,50 850,50".parse().unwrap();
/// assert_eq!(points.all(), [(50, 50), (850, 50)]);
/// assert_eq!(points.to_string(), "50,50 850,50");
/// assert!("50;50".parse::<Points>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Points(Vec<(u16, u16)>);

/// The text is not a list of points: it holds none, too many, one that is not a pair of numbers, or one farther
/// from the corner than the largest board is wide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPoints;

ennead_grid::error!(NoPoints: |_, f| f.write_str("no points"));

impl Points {
    /// How many points a stroke has at most. A hand that crosses the board needs a few dozen.
    pub const MOST: usize = 500;

    /// How far a point is from the corner at most: boards have no more than 64 rows or columns.
    pub const FARTHEST: u16 = 6400;

    /// These points, if there are neither none nor too many and none is too far.
    pub fn try_new(points: Vec<(u16, u16)>) -> Option<Points> {
        let near = points.iter().all(|&(x, y)| x.max(y) <= Points::FARTHEST);
        (near && (1..=Points::MOST).contains(&points.len())).then_some(Points(points))
    }

    /// All of them, in order.
    pub fn all(&self) -> &[(u16, u16)] {
        &self.0
    }
}

impl FromStr for Points {
    type Err = NoPoints;

    fn from_str(text: &str) -> Result<Points, NoPoints> {
        let pair = |word: &str| {
            let (x, y) = word.split_once(',')?;
            let number = |text: &str| {
                let digits = text.starts_with(|c: char| c.is_ascii_digit());
                text.parse().ok().filter(|_| digits)
            };
            Some((number(x)?, number(y)?))
        };
        // One more than there may be is enough to know that there are too many.
        let words = text.split_ascii_whitespace().take(Points::MOST + 1);
        words.map(pair).collect::<Option<_>>().and_then(Points::try_new).ok_or(NoPoints)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (x, y)) in self.0.iter().enumerate() {
            write!(f, "{}{x},{y}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl<C> Default for Drawn<C> {
    fn default() -> Drawn<C> {
        Drawn { tints: BTreeMap::new(), links: BTreeMap::new(), strokes: Vec::new() }
    }
}

impl<C: Copy + Ord> Drawn<C> {
    /// The links, with their ends.
    pub fn links(&self) -> impl Iterator<Item = (C, C, Line)> {
        self.links.iter().map(|(&(from, to), &line)| (from, to, line))
    }

    /// Gives the candidates the colour in place of any other; if all of them have it already, takes it away.
    pub(crate) fn tint(&mut self, candidates: &[C], colour: Digit) {
        let all = candidates.iter().all(|it| self.tints.get(it) == Some(&colour));
        for &candidate in candidates {
            if all {
                self.tints.remove(&candidate);
            } else {
                self.tints.insert(candidate, colour);
            }
        }
    }

    /// Draws a link in place of any other between its ends; if it is there just so, takes it away.
    pub(crate) fn link(&mut self, from: C, to: C, line: Line) {
        if from == to {
            return;
        }
        let ends = (from.min(to), from.max(to));
        if self.links.get(&ends) == Some(&line) {
            self.links.remove(&ends);
        } else {
            self.links.insert(ends, line);
        }
    }

    /// Draws a stroke; if it is there already, rubs it out.
    pub(crate) fn draw(&mut self, stroke: &Stroke) {
        match self.strokes.iter().position(|it| it == stroke) {
            Some(at) => _ = self.strokes.remove(at),
            None => self.strokes.push(stroke.clone()),
        }
    }

    /// Takes away the links and the strokes.
    pub(crate) fn rub_out(&mut self) {
        self.links.clear();
        self.strokes.clear();
    }
}

/// What is drawn over a board of this kind.
pub type DrawnOn<G> = Drawn<<G as Ground>::Candidate>;
