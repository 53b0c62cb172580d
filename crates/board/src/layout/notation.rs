//! A layout as text.
//!
//! ```text
//! 6x6                                  the usual boxes, values 1 to 6
//! 8x8; boxes 4x2                       boxes of 4 rows and 2 columns
//! 6x6; boxes none; values 0-5
//! 4x4; pieces aaab abbb ccdd ccdd      a letter for each cell, `.` for none
//! 16x16; symbols letters               1 to 9, A to G
//! 4x4; symbols A B C D
//! samurai
//! 12x9; grid r1c1 9x9; grid r4c1 9x9 boxes 3x3
//! ```
//!
//! The size comes first: rows, then columns. The parts are separated by `;` or stand on lines of
//! their own. What is usual is left out when a layout is written.

use std::fmt;
use std::str::FromStr;

use super::{BadLayout, Grid, Layout, Plan, Regions, Symbols};
use crate::Cell;

/// The pieces are called `a` to `z`, `A` to `Z`, `0` to `9`.
pub(super) const NAMES: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

const SAMURAI: &str = "samurai";

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plan = self.plan();
        let several = plan.grids.len() > 1 || plan.grids[0].at != Cell::at(0, 0);
        let samurai = several && Layout::samurai().plan().grids == plan.grids;
        match samurai {
            true => f.write_str(SAMURAI)?,
            false => write!(f, "{}x{}", self.rows(), self.columns())?,
        }
        if several && !samurai {
            for grid in &plan.grids {
                let size = Size(grid.rows, grid.columns);
                write!(f, "; grid {} {size}{}", grid.at, Divided(grid, plan, " "))?;
            }
        } else if !several {
            write!(f, "{}", Divided(&plan.grids[0], plan, "; "))?;
        }
        if (plan.least, usize::from(plan.greatest)) != (1, usual_values(&plan.grids)) {
            write!(f, "; values {}-{}", plan.least, plan.greatest)?;
        }
        match &plan.symbols {
            Symbols::Numbers => Ok(()),
            Symbols::Letters => f.write_str("; symbols letters"),
            Symbols::Own(symbols) => write!(f, "; symbols {}", symbols.join(" ")),
        }
    }
}

/// As many values as the longest row or column has cells.
fn usual_values(grids: &[Grid]) -> usize {
    grids.iter().map(|grid| grid.rows.max(grid.columns)).max().unwrap_or(0)
}

/// `3x2`: rows and columns.
struct Size(usize, usize);

ennead_grid::display!(Size: |it, f| write!(f, "{}x{}", it.0, it.1));

/// How a grid of the plan is divided, with what separates it from what comes before; nothing for
/// the usual boxes.
struct Divided<'a>(&'a Grid, &'a Plan, &'a str);

ennead_grid::display!(Divided<'_>: |it, f| {
    let Divided(grid, plan, gap) = it;
    if grid.regions == usual(grid, &plan.grids) {
        return Ok(());
    }
    match &grid.regions {
        Regions::None => write!(f, "{gap}boxes none"),
        &Regions::Boxes { rows, columns } => write!(f, "{gap}boxes {}", Size(rows, columns)),
        Regions::Pieces(pieces) => {
            write!(f, "{gap}pieces")?;
            for row in pieces.chunks(grid.columns) {
                let name = |piece: &Option<u8>| match piece {
                    Some(piece) => NAMES.chars().nth(usize::from(*piece)).unwrap_or('?'),
                    None => '.',
                };
                write!(f, " {}", row.iter().map(name).collect::<String>())?;
            }
            Ok(())
        }
    }
});

/// The regions of a grid of which nothing is said.
fn usual(grid: &Grid, grids: &[Grid]) -> Regions {
    match Regions::usual(usual_values(grids)) {
        Regions::Boxes { rows, columns }
            if grid.rows.is_multiple_of(rows) && grid.columns.is_multiple_of(columns) =>
        {
            Regions::Boxes { rows, columns }
        }
        _ => Regions::None,
    }
}

fn unknown(part: &str) -> BadLayout {
    BadLayout::Unknown { part: part.chars().take(40).collect() }
}

fn size(text: &str) -> Result<(usize, usize), BadLayout> {
    let number = |text: &str| text.parse::<u8>().ok().map(usize::from);
    let sides = text.split_once(['x', 'X', '×']);
    let sides = sides.and_then(|(rows, columns)| Some((number(rows)?, number(columns)?)));
    sides.ok_or_else(|| unknown(text))
}

/// What is said about the regions of a grid: `boxes 2x3`, `boxes none`, `pieces aab …`.
fn regions<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Option<Regions>, BadLayout> {
    match words.next() {
        None => Ok(None),
        Some("boxes") => {
            let found = words.next().unwrap_or("");
            if let Some(more) = words.next() {
                return Err(unknown(more));
            }
            Ok(Some(match found {
                "none" => Regions::None,
                found => {
                    let (rows, columns) = size(found)?;
                    Regions::Boxes { rows, columns }
                }
            }))
        }
        Some("pieces") => {
            let piece = |c: char| match c {
                '.' => Ok(None),
                c => match NAMES.find(c) {
                    Some(number) => Ok(Some(number as u8)),
                    None => Err(unknown(&c.to_string())),
                },
            };
            let pieces = words.flat_map(str::chars).map(piece).collect::<Result<_, _>>()?;
            Ok(Some(Regions::Pieces(pieces)))
        }
        Some(other) => Err(unknown(other)),
    }
}

fn values(text: &str) -> Result<(u8, u8), BadLayout> {
    let ends = text.trim().split_once('-');
    let ends = ends.and_then(|(least, greatest)| {
        Some((least.trim().parse().ok()?, greatest.trim().parse().ok()?))
    });
    ends.ok_or_else(|| unknown(text))
}

fn symbols(text: &str) -> Symbols {
    match text.trim() {
        "numbers" => Symbols::Numbers,
        "letters" => Symbols::Letters,
        own => Symbols::Own(own.split_whitespace().map(str::to_owned).collect()),
    }
}

/// What a text says beyond the size.
#[derive(Default)]
struct Said {
    grids: Vec<SaidGrid>,
    /// The regions of the only grid.
    regions: Option<Regions>,
    values: Option<(u8, u8)>,
    symbols: Option<Symbols>,
}

/// Where a grid begins, its rows and columns, and its regions if they are said.
type SaidGrid = (Cell, (usize, usize), Option<Regions>);

impl Said {
    /// Adds a part. One that is said twice is a mistake, not an order.
    fn add(&mut self, part: &str, samurai: bool) -> Result<(), BadLayout> {
        let once = |before: bool| if before { Err(unknown(part)) } else { Ok(()) };
        let (name, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
        match name {
            "boxes" | "pieces" => {
                once(self.regions.is_some() || samurai)?;
                self.regions = regions(part.split_whitespace())?;
            }
            "values" => {
                once(self.values.is_some())?;
                self.values = Some(values(rest)?);
            }
            "symbols" => {
                once(self.symbols.is_some())?;
                self.symbols = Some(symbols(rest));
            }
            "grid" => {
                once(samurai)?;
                let mut words = rest.split_whitespace();
                let mut word = || words.next().unwrap_or("");
                let at = word();
                let at = at.parse().map_err(|_| unknown(at))?;
                let sides = size(word())?;
                self.grids.push((at, sides, regions(words)?));
            }
            _ => return Err(unknown(part)),
        }
        Ok(())
    }

    /// The plan of a samurai.
    fn samurai(self) -> Plan {
        let mut plan = Layout::samurai().plan().clone();
        (plan.least, plan.greatest) = self.values.unwrap_or((plan.least, plan.greatest));
        plan.symbols = self.symbols.unwrap_or(plan.symbols);
        plan
    }

    /// The plan of the grids; of one grid of this size, if none is named.
    fn plan(mut self, sides: (usize, usize)) -> Result<Plan, BadLayout> {
        if self.grids.is_empty() {
            self.grids.push((Cell::at(0, 0), sides, self.regions.take()));
        }
        if let Some(regions) = self.regions {
            return Err(unknown(&format!("{regions:?}")));
        }
        let bare = |&(at, (rows, columns), _): &SaidGrid| Grid {
            at,
            rows,
            columns,
            regions: Regions::None,
        };
        let all: Vec<Grid> = self.grids.iter().map(bare).collect();
        let grids = self.grids.into_iter().zip(&all).map(|((.., said), grid)| {
            let regions = said.unwrap_or_else(|| usual(grid, &all));
            Grid { regions, ..grid.clone() }
        });
        let usual = u8::try_from(usual_values(&all)).unwrap_or(u8::MAX);
        let (least, greatest) = self.values.unwrap_or((1, usual));
        let symbols = self.symbols.unwrap_or(Symbols::Numbers);
        Ok(Plan { grids: grids.collect(), least, greatest, symbols })
    }
}

/// Reads what `Display` writes; see the head of this module's file for all of it.
impl FromStr for Layout {
    type Err = BadLayout;

    fn from_str(text: &str) -> Result<Layout, BadLayout> {
        let mut parts = text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty());
        let head = parts.next().ok_or_else(|| unknown(""))?;
        let samurai = head.eq_ignore_ascii_case(SAMURAI);
        let (rows, columns) = if samurai { (21, 21) } else { size(head)? };
        let mut said = Said::default();
        parts.try_for_each(|part| said.add(part, samurai))?;
        if samurai {
            return Layout::new(said.samurai());
        }
        let layout = Layout::new(said.plan((rows, columns))?)?;
        match (layout.rows(), layout.columns()) == (rows, columns) {
            true => Ok(layout),
            false => Err(unknown(head)),
        }
    }
}
