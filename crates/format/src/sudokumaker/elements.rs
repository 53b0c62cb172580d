//! The elements of Sudoku Maker: what each is called, which rules it is, and how it looks.
//!
//! An element holds all clues of a kind. What refuses a puzzle is named as Sudoku Maker names the element,
//! and with the name that the setter has given to it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use ennead_board::{Cell, CellSet, GroupKind, Value as Number, ValueSet};
use ennead_grid::format::Problem;
use ennead_rule::{
    AntiKing, AntiKnight, Area, Arrow, Between, Cage, Candidates, Clones, ColumnIndexer, Copies,
    Corner, Diagonal, Difference, DisjointGroups, DoubleArrow, Entropic, EqualSums, Even,
    EveryPairTable, ExtraRegion, Factor, Gap, GlobalEntropy, HowMany, Line, LineTable,
    LittleKiller, Lockout, LookAndSay, Machine, Marks, Maximum, Minimum, Modular, Modulus,
    Negative, NonConsecutive, NumberedRoom, Odd, Pairs, Palindrome, ParityLine, Quad, Ratio,
    RegionSum, Renban, RowIndexer, Rule, Rules, Sandwich, Seen, Several, Skyscraper, Slope,
    SlowThermometer, Thermometer, Total, Values, Whisper, XSum, Xv,
};

use super::board::{self, says};
use super::places::{Board, Read, number};
use crate::f_puzzles::ruled::{is_blank, is_used};
use crate::opened::{Found, Wrong};

/// A kind of element.
pub(super) struct Element {
    /// Its number in the field `type`.
    pub(super) kind: u64,
    /// What it is called.
    name: &'static str,
    /// The fields it has, beside those that all have.
    fields: &'static [&'static str],
    /// Reads its rules.
    read: fn(&Value, &Context<'_>) -> Read<Vec<Rule>>,
    /// Its usual look. Sudoku Maker cannot show an element without.
    pub(super) style: fn() -> Value,
}

/// What an element is read with.
struct Context<'a> {
    board: &'a Board,
    /// How many elements of each kind are switched on.
    count: BTreeMap<u64, usize>,
    /// The kinds with a negative rule in some element.
    negative: BTreeSet<u64>,
}

impl Context<'_> {
    fn new<'a>(board: &'a Board, all: &[&Value]) -> Context<'a> {
        let mut with = Context { board, count: BTreeMap::new(), negative: BTreeSet::new() };
        for element in all {
            let Some(kind) = element["type"].as_u64() else { continue };
            *with.count.entry(kind).or_default() += 1;
            if is_used(&element["negative"]) {
                with.negative.insert(kind);
            }
        }
        with
    }
}

/// Fields of any element that say only how it looks and is listed.
const OF_ANY: [&str; 5] = ["type", "name", "style", "disabled", "solverIgnored"];

/// As much as fits beside parentheses into what an error says, of what it is and how the setter calls it.
const LONGEST: usize = 37;

macro_rules! elements {
    ($($kind:literal $name:literal [$($field:literal),*] $style:tt => $read:expr,)*) => {
        /// All kinds of elements.
        static ELEMENTS: &[Element] = &[$(Element {
            kind: $kind,
            name: $name,
            fields: &[$($field),*],
            read: $read,
            style: || json!($style),
        }),*];
    };
}

elements! {
    0 "given digits" [] null => |_, _| Ok(Vec::new()),
    1 "regions" ["regions"] null => |_, _| Ok(Vec::new()),
    2003 "rows and columns" ["areas"] null => |_, _| Ok(Vec::new()),

    10 "negative diagonal" [] { "color": "#34bbe6ff", "thickness": 0.02 } => |it, with| {
        along(it, with, Diagonal { slope: Slope::Falling })
    },
    11 "positive diagonal" [] { "color": "#34bbe6ff", "thickness": 0.02 } => |it, with| {
        along(it, with, Diagonal { slope: Slope::Rising })
    },
    12 "antiking" [] null => |_, _| Ok(vec![AntiKing {}.into()]),
    13 "antiknight" [] null => |_, _| Ok(vec![AntiKnight {}.into()]),
    14 "disjoint groups" [] null => |it, with| along(it, with, DisjointGroups {}),
    15 "nonconsecutive" [] null => |_, _| Ok(vec![NonConsecutive {}.into()]),
    16 "global 2x2 groups" ["groups"] null => every_square,

    100 "even" ["cells"] { "color": "#00000033", "size": 0.8 } => |it, with| {
        area(&it["cells"], with, |cells| Even { cells }.into())
    },
    101 "odd" ["cells"] { "color": "#00000033", "size": 0.8 } => |it, with| {
        area(&it["cells"], with, |cells| Odd { cells }.into())
    },
    102 "maximum" ["cells"] { "color": "#00000033" } => |it, with| {
        area(&it["cells"], with, |cells| Maximum { cells }.into())
    },
    103 "minimum" ["cells"] { "color": "#00000033" } => |it, with| {
        area(&it["cells"], with, |cells| Minimum { cells }.into())
    },

    200 "differences" ["clues", "negative", "overrideNegativeRatios"] null => |it, with| {
        frees_from(it, 201, "overrideNegativeRatios", with)?;
        let dot = |value| Some(Gap::try_new(value)?).filter(|gap| gap.get() > 0);
        let rules = each(it, "clues", &["value", "edge"], |clue| {
            let (gap, border) = (required(clue, dot)?, with.board.border(&clue["edge"])?);
            Ok(vec![Difference { gap, border }.into()])
        });
        with_negative(it, rules?, with, |numbers| Some(Marks::Differences(all(numbers, dot)?)))
    },
    201 "ratios" ["clues", "negative", "overrideNegativeDifferences"] null => |it, with| {
        frees_from(it, 200, "overrideNegativeDifferences", with)?;
        let rules = each(it, "clues", &["value", "edge"], |clue| {
            let factor = required(clue, Factor::try_new)?;
            Ok(vec![Ratio { factor, border: with.board.border(&clue["edge"])? }.into()])
        });
        with_negative(it, rules?, with, |numbers| {
            Some(Marks::Ratios(all(numbers, Factor::try_new)?))
        })
    },
    202 "XV" ["clues", "negative"] null => |it, with| {
        let sign = |value| Some(value).filter(|value| [5, 10].contains(value)).map(Total::new);
        let rules = each(it, "clues", &["value", "edge"], |clue| {
            let sum = required(clue, sign)?;
            Ok(vec![Xv { sum, border: with.board.border(&clue["edge"])? }.into()])
        });
        with_negative(it, rules?, with, |numbers| Some(Marks::Sums(all(numbers, sign)?)))
    },

    300 "thermometers" ["thermometers", "slow"]
        { "color": "#cccccc", "thickness": 0.3, "bulbRadius": 0.4 } => |it, with| {
        let is_slow = is_used(&it["slow"]);
        lines(it, "thermometers", with, |line| match is_slow {
            true => SlowThermometer { line }.into(),
            false => Thermometer { line }.into(),
        })
    },
    301 "killer cages" ["cages"]
        { "cage": { "color": "#000000" }, "text": { "color": "#000000" } } => |it, with| {
        each(it, "cages", &["cells", "value"], |cage| {
            // No sum is written as none, or as 0.
            let sum = optional(cage, Total::try_new)?.filter(|sum| sum.get() > 0);
            area(&cage["cells"], with, |cells| Cage { sum, cells }.into())
        })
    },
    302 "clones" ["groups"] { "color": "#00000033" } => clones,
    303 "quadruples" ["clues"] { "singleLine": false } => |it, with| {
        each(it, "clues", &["corner", "digits"], |clue| {
            let corner = with.board.corner(&clue["corner"])?;
            let values = list(&clue["digits"])?.iter().map(|digit| value(digit, with));
            let values = values.collect::<Read<Vec<Number>>>()?;
            // A circle without digits says nothing.
            let quad = |values| Quad { values: Values::new(values), corner }.into();
            Ok(Some(values).filter(|it| !it.is_empty()).map(quad).into_iter().collect())
        })
    },
    304 "look-and-say cages" ["cages"]
        { "cage": { "color": "#000000" }, "text": { "color": "#000000" } } => |it, with| {
        each(it, "cages", &["cells", "value"], |cage| {
            let seen = seen(cage, with)?;
            area(&cage["cells"], with, |cells| LookAndSay { seen: seen.clone(), cells }.into())
        })
    },
    305 "different values" ["cells"] { "color": "#00000033", "offset": 0.1 } => |it, with| {
        area(&it["cells"], with, |cells| ExtraRegion { cells }.into())
    },

    400 "renban lines" ["lines"] { "color": "#f067f0", "thickness": 0.15 } => |it, with| {
        lines(it, "lines", with, |line| Renban { line }.into())
    },
    401 "whisper lines" ["lines", "minDifference"]
        { "color": "#67f067", "thickness": 0.15 } => |it, with| {
        let gap = small(&it["minDifference"]).and_then(Gap::try_new);
        let gap = gap.ok_or_else(|| not_understood(it, with))?;
        lines(it, "lines", with, |line| Whisper { gap, line }.into())
    },
    402 "palindromes" ["lines"] { "color": "#bbbbbb", "thickness": 0.15 } => |it, with| {
        lines(it, "lines", with, |line| Palindrome { line }.into())
    },
    403 "between lines" ["lines"] {
        "lines": { "color": "#aaaaaa", "thickness": 0.1 },
        "endPoints": {
            "size": 0.8, "fill": "#ffffff80", "stroke": { "color": "#aaaaaa", "thickness": 0.02 }
        }
    } => |it, with| lines(it, "lines", with, |line| Between { line }.into()),
    404 "region sum lines" ["lines", "singleRegionTotals"]
        { "color": "#2ecbff", "thickness": 0.15 } => region_sums,
    405 "sequence lines" ["lines"] { "color": "#bbbbbb", "thickness": 0.15 } => |it, with| {
        lines(it, "lines", with, |line| sequence(line, with.board))
    },
    406 "digit group lines" ["lines", "groups"]
        { "color": "#ffccaa", "thickness": 0.15 } => group_lines,
    407 "lockout lines" ["lines"] {
        "lines": { "color": "#aabeefff", "thickness": 0.1 },
        "endPoints": {
            "size": 0.8, "fill": "#e7e6ff80", "stroke": { "color": "#0000ff80", "thickness": 0.05 }
        }
    } => |it, with| {
        let gap = lockout_gap(with.board);
        lines(it, "lines", with, |line| Lockout { gap, line }.into())
    },
    408 "arrows" ["bulbsWithArrows"] {
        "bulb": {
            "size": 0.8, "fill": "#ffffff", "stroke": { "color": "#aaaaaa", "thickness": 0.02 }
        },
        "arrow": { "color": "#aaaaaa", "thickness": 0.05, "headSize": 0.35 }
    } => arrows,
    409 "double arrows" ["lines"] {
        "lines": { "color": "#aaaaaa", "thickness": 0.05 },
        "endPoints": {
            "size": 0.8, "fill": "#ffffff", "stroke": { "color": "#aaaaaa", "thickness": 0.02 }
        }
    } => |it, with| lines(it, "lines", with, |line| DoubleArrow { line }.into()),

    500 "little killers" ["clues"]
        { "text": { "color": "#000000" }, "arrow": { "color": "#000000" } } => |it, with| {
        outside(it, &["value", "outerCell", "diagonal"], with, |clue| {
            let rises = match clue["diagonal"].as_i64() {
                Some(1) => true,
                Some(-1) => false,
                _ => return Err(not_understood(clue, with)),
            };
            let lane = with.board.diagonal(&clue["outerCell"], rises)?;
            Ok(LittleKiller { sum: required(clue, Total::try_new)?, lane }.into())
        })
    },
    501 "sandwich sums" ["clues"] { "color": "#000000ff" } => |it, with| {
        outside(it, &["value", "outerCell"], with, |clue| {
            let lane = with.board.lane(&clue["outerCell"])?;
            Ok(Sandwich { sum: required(clue, Total::try_new)?, lane }.into())
        })
    },
    502 "x-sums" ["clues"] { "color": "#000000" } => |it, with| {
        outside(it, &["value", "outerCell"], with, |clue| {
            let lane = with.board.lane(&clue["outerCell"])?;
            Ok(XSum { sum: required(clue, Total::try_new)?, lane }.into())
        })
    },
    503 "skyscrapers" ["clues"] { "color": "#000000ff" } => |it, with| {
        outside(it, &["value", "outerCell"], with, |clue| {
            let lane = with.board.lane(&clue["outerCell"])?;
            Ok(Skyscraper { seen: required(clue, HowMany::try_new)?, lane }.into())
        })
    },
    504 "numbered rooms" ["clues"] { "color": "#000000" } => |it, with| {
        outside(it, &["value", "outerCell"], with, |clue| {
            let lane = with.board.lane(&clue["outerCell"])?;
            Ok(NumberedRoom { value: value(&clue["value"], with)?, lane }.into())
        })
    },
    600 "row indexers" ["cells"] { "color": "#0080f955" } => |it, with| {
        rows_and_columns(it, with)?;
        area(&it["cells"], with, |cells| RowIndexer { cells }.into())
    },
    601 "column indexers" ["cells"] { "color": "#f9000055" } => |it, with| {
        rows_and_columns(it, with)?;
        area(&it["cells"], with, |cells| ColumnIndexer { cells }.into())
    },

    // These have no meaning that the file tells. Without clues, a drawing is none.
    1000 "custom constraint" ["definition", "input"] null => |it, with| Err(not_understood(it, with)),
    2000 "cosmetic lines" ["lines"] null => |it, with| drawing(it, "lines", with),
    2001 "cosmetic cages" ["cages"] null => |it, with| drawing(it, "cages", with),
    2002 "cosmetic symbols" ["symbols", "params"] null => |it, with| drawing(it, "symbols", with),
    4000 "fog lights" ["cells"] null => |it, with| Err(not_understood(it, with)),
    4001 "custom fog clearing" ["patterns", "triggers", "effects", "overrides", "editor"] null =>
        |it, with| Err(not_understood(it, with)),
}

/// The kind with this number.
pub(super) fn of_kind(kind: u64) -> Option<&'static Element> {
    ELEMENTS.iter().find(|element| element.kind == kind)
}

/// The rules of all elements.
pub(super) fn rules(
    all: &[&Value],
    board: &Board,
    found: &mut Found,
) -> Result<Vec<Rule>, Problem> {
    let with = Context::new(board, all);
    let mut rules = Vec::new();
    for element in all {
        let known = element["type"].as_u64().and_then(of_kind);
        let own = [&element["name"], &element["definition"]["name"]];
        let own = own.into_iter().filter_map(Value::as_str).find(|name| !name.is_empty());
        let kind =
            known.map_or_else(|| format!("type {}", element["type"]), |it| it.name.to_owned());
        let name = own.map_or_else(
            || kind.clone(),
            |own| {
                let own: String = own.chars().take(LONGEST.saturating_sub(kind.len())).collect();
                format!("{kind} ({})", own.trim_end())
            },
        );
        let mut strange = element.as_object().into_iter().flatten().filter(|(field, value)| {
            let fields = known.map_or(&[][..], |known| known.fields);
            !OF_ANY.contains(&field.as_str()) && !fields.contains(&field.as_str()) && says(value)
        });
        // What its solver is told to ignore still stands there for people.
        let is_ignored = is_used(&element["solverIgnored"]);
        match known.filter(|_| !is_ignored && strange.next().is_none()) {
            None => found.not_understood(&name, &place(element, board))?,
            Some(known) => match (known.read)(element, &with) {
                Ok(more) => rules.extend(more),
                Err(wrong) => found.wrong(&name, wrong)?,
            },
        }
    }
    Ok(rules)
}

/// Fields with cells, or with clues that have cells.
const WITH_CELLS: [&str; 9] = [
    "cells",
    "lines",
    "thermometers",
    "cages",
    "symbols",
    "input",
    "groups",
    "bulbsWithArrows",
    "bulbCells",
];

/// Where an element or a clue is: its cells, those of the first of several clues.
fn place(entry: &Value, board: &Board) -> String {
    let point = |x: Option<&Value>, y: Option<&Value>| {
        board.at(Some(y?.as_f64()? as usize), Some(x?.as_f64()? as usize))
    };
    let mut inner = entry;
    loop {
        inner = match inner {
            // A drawn line goes from point to point.
            Value::Object(fields) if fields.contains_key("x") => {
                return named(point(fields.get("x"), fields.get("y")));
            }
            Value::Object(fields) => match WITH_CELLS.iter().find_map(|name| fields.get(*name)) {
                Some(field) => field,
                None => return String::new(),
            },
            Value::Array(list) => match list.first() {
                Some(first) if !first.is_number() => first,
                // A symbol begins with the point where it is.
                _ if entry.get("symbols").is_some() => {
                    return named(point(list.first(), list.get(1)));
                }
                _ => return named(list.iter().filter_map(|id| board.cell_at(number(id)?))),
            },
            _ => return String::new(),
        };
    }
}

fn named(cells: impl IntoIterator<Item = Cell>) -> String {
    cells.into_iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

fn not_understood(entry: &Value, with: &Context<'_>) -> Wrong {
    Wrong::NotUnderstood { place: place(entry, with.board) }
}

/// A drawing without anything drawn.
fn drawing(element: &Value, field: &str, with: &Context<'_>) -> Read<Vec<Rule>> {
    match is_used(&element[field]) {
        true => Err(not_understood(element, with)),
        false => Ok(Vec::new()),
    }
}

/// What speaks of rows, columns or boxes is not understood where there are only cells.
fn rows_and_columns(element: &Value, with: &Context<'_>) -> Read<()> {
    if with.board.is_raw { Err(not_understood(element, with)) } else { Ok(()) }
}

/// A rule along rows, columns or boxes.
fn along(element: &Value, with: &Context<'_>, rule: impl Into<Rule>) -> Read<Vec<Rule>> {
    rows_and_columns(element, with)?;
    Ok(vec![rule.into()])
}

/// The entries of a list; nothing is an empty one.
fn list(value: &Value) -> Read<&[Value]> {
    match value {
        Value::Null => Ok(&[]),
        value => value
            .as_array()
            .map(Vec::as_slice)
            .ok_or_else(|| Wrong::nonsense(format!("{value} is no list"))),
    }
}

/// The rules of each clue of an element, which have no fields but these.
fn each(
    element: &Value,
    clues: &str,
    fields: &[&str],
    rules: impl Fn(&Value) -> Read<Vec<Rule>>,
) -> Read<Vec<Rule>> {
    let all = list(&element[clues])?.iter().map(|clue| {
        let object =
            clue.as_object().ok_or_else(|| Wrong::nonsense(format!("{clue} is no clue")))?;
        match object.iter().find(|(name, value)| !fields.contains(&name.as_str()) && says(value)) {
            Some((name, _)) => Err(Wrong::NotUnderstood { place: format!("field {name}") }),
            None => rules(clue),
        }
    });
    Ok(all.collect::<Read<Vec<_>>>()?.concat())
}

/// A number that is not great.
fn small(value: &Value) -> Option<u16> {
    number(value).and_then(|number| u16::try_from(number).ok())
}

/// The value of a clue, if it has one.
fn optional<T>(clue: &Value, kind: impl Fn(u16) -> Option<T>) -> Read<Option<T>> {
    match &clue["value"] {
        value if is_blank(value) => Ok(None),
        value => match small(value).and_then(kind) {
            Some(number) => Ok(Some(number)),
            None => Err(Wrong::NotUnderstood { place: format!("value {value}") }),
        },
    }
}

fn required<T>(clue: &Value, kind: impl Fn(u16) -> Option<T>) -> Read<T> {
    optional(clue, kind)?.ok_or_else(|| Wrong::NotUnderstood { place: "no value".to_owned() })
}

/// Each number, if all are of the kind.
fn all<T>(numbers: &[u16], kind: impl Fn(u16) -> Option<T>) -> Option<Vec<T>> {
    numbers.iter().map(|&number| kind(number)).collect()
}

/// A digit of the board.
fn value(digit: &Value, with: &Context<'_>) -> Read<Number> {
    let value = number(digit).and_then(|number| Number::try_new(u8::try_from(number).ok()?));
    value
        .filter(|&value| with.board.layout.values().contains(value))
        .ok_or_else(|| Wrong::nonsense(format!("{digit} is no digit of the board")))
}

fn cells(ids: &Value, with: &Context<'_>) -> Read<Vec<Cell>> {
    list(ids)?.iter().map(|id| with.board.cell(id)).collect()
}

/// A rule for cells, each named once; no rule for no cells.
fn area(ids: &Value, with: &Context<'_>, rule: impl Fn(Area) -> Rule) -> Read<Vec<Rule>> {
    let cells = cells(ids, with)?;
    let area = Area::new(cells.iter().copied());
    match area.set().len() {
        0 => Ok(Vec::new()),
        count if count < cells.len() => Err(Wrong::nonsense("a cell is named twice")),
        _ => Ok(vec![rule(area)]),
    }
}

/// A rule for each line.
fn lines(
    element: &Value,
    field: &str,
    with: &Context<'_>,
    rule: impl Fn(Line) -> Rule,
) -> Read<Vec<Rule>> {
    Ok(all_lines(element, field, with)?.into_iter().map(|it| rule(Line::new(it))).collect())
}

/// The lines of an element, each of a cell at least.
fn all_lines(element: &Value, field: &str, with: &Context<'_>) -> Read<Vec<Vec<Cell>>> {
    let lines = list(&element[field])?.iter().map(|line| cells(line, with));
    let lines = lines.collect::<Read<Vec<_>>>()?;
    match lines.iter().any(Vec::is_empty) {
        true => Err(Wrong::nonsense("a line without cells")),
        false => Ok(lines),
    }
}

/// Clues beside the grid; one without a number says nothing.
fn outside(
    element: &Value,
    fields: &[&str],
    with: &Context<'_>,
    rule: impl Fn(&Value) -> Read<Rule>,
) -> Read<Vec<Rule>> {
    each(element, "clues", fields, |clue| match is_blank(&clue["value"]) {
        true => Ok(Vec::new()),
        false => {
            rows_and_columns(clue, with)?;
            Ok(vec![rule(clue)?])
        }
    })
}

/// That a dot frees its border of the other kind's negative rule, too, can be switched off. Ours always does.
fn frees_from(element: &Value, other: u64, field: &str, with: &Context<'_>) -> Read<()> {
    let matters = is_used(&element["clues"]) && with.negative.contains(&other);
    match matters && !is_used(&element[field]) {
        true => Err(Wrong::NotUnderstood { place: field.to_owned() }),
        false => Ok(()),
    }
}

/// The rules of dots or signs, with the one that all are given.
fn with_negative(
    element: &Value,
    mut rules: Vec<Rule>,
    with: &Context<'_>,
    marks: impl Fn(&[u16]) -> Option<Marks>,
) -> Read<Vec<Rule>> {
    let numbers = list(&element["negative"])?;
    if !numbers.is_empty() {
        let wrong = || Wrong::NotUnderstood { place: "negative".to_owned() };
        let numbers = numbers.iter().map(small).collect::<Option<BTreeSet<u16>>>();
        let numbers: Vec<u16> = numbers.ok_or_else(wrong)?.into_iter().collect();
        // It speaks of the element's own clues, ours of all of the kind.
        let kind = element["type"].as_u64().unwrap_or_default();
        let is_alone = with.count.get(&kind) == Some(&1);
        let marks = marks(&numbers).filter(|_| is_alone).ok_or_else(wrong)?;
        rules.push(Negative { marks }.into());
    }
    Ok(rules)
}

/// Groups of digits.
fn groups(element: &Value) -> Read<Vec<ValueSet>> {
    let group = |bits: &Value| {
        board::digits(bits).map_err(|_| Wrong::nonsense(format!("{bits} is no set of digits")))
    };
    let mut groups = list(&element["groups"])?.iter().map(group).collect::<Read<Vec<_>>>()?;
    groups.sort_unstable();
    Ok(groups)
}

/// Low, middle and high digits; none if they cannot be parted so.
pub(super) fn thirds(board: &Board) -> Vec<ValueSet> {
    let values: Vec<Number> = board.layout.values().iter().collect();
    match values.len() % 3 {
        0 => values.chunks(values.len() / 3).map(|it| it.iter().copied().collect()).collect(),
        _ => Vec::new(),
    }
}

/// The digits by their remainders, if all remainders occur.
pub(super) fn remainders(board: &Board, modulus: Modulus) -> Option<Vec<ValueSet>> {
    let values = board.layout.values();
    let class = |rest: i32| {
        let of = values.iter().filter(|it| i32::from(it.number()) % modulus.get() == rest);
        of.collect::<ValueSet>()
    };
    let mut classes: Vec<ValueSet> = (0..modulus.get()).map(class).collect();
    classes.sort_unstable();
    classes.iter().all(|class| !class.is_empty()).then_some(classes)
}

/// In every square of four cells, a digit of each group. If these are not the low, the middle and the high
/// ones, an automaton notes which groups it has met.
fn every_square(element: &Value, with: &Context<'_>) -> Read<Vec<Rule>> {
    let groups = groups(element)?;
    if groups.is_empty() {
        return Ok(Vec::new());
    }
    if groups == thirds(with.board) {
        return Ok(vec![GlobalEntropy {}.into()]);
    }
    if groups.len() > 4 {
        return Err(not_understood(element, with));
    }
    let cells = with.board.layout.cells();
    let is_whole = |at: &Cell| {
        let square: Vec<Cell> = Corner(*at).square().filter(|&it| cells.contains(it)).collect();
        square.len() == 4
    };
    let to: Vec<Cell> = cells.iter().filter(is_whole).collect();
    let Some(&from) = to.first() else { return Ok(Vec::new()) };
    let met = |value: Number| {
        let of = groups.iter().enumerate().filter(|(_, group)| group.contains(value));
        of.fold(0, |met, (i, _)| met | 1 << i)
    };
    let every: u16 = (1 << groups.len()) - 1;
    let values = with.board.layout.values();
    let edges = (0..=every)
        .flat_map(|state| values.iter().map(move |value| (state, value)).collect::<Vec<_>>());
    let edges = edges.map(|(state, value)| (state, value, state | met(value)));
    let machine = Machine::new([0], [every], edges);
    let rule = LineTable { machine, line: Line::new(Corner(from).square()) };
    Ok(vec![Copies { rules: Rules(vec![rule.into()]), from, to: Area::new(to) }.into()])
}

/// Of as many successive cells as there are groups, each has a digit of another group.
fn group_lines(element: &Value, with: &Context<'_>) -> Read<Vec<Rule>> {
    let groups = groups(element)?;
    if groups == thirds(with.board) && !groups.is_empty() {
        return lines(element, "lines", with, |line| Entropic { line }.into());
    }
    let modulus = u16::try_from(groups.len()).ok().and_then(Modulus::try_new);
    if let Some(modulus) = modulus
        && remainders(with.board, modulus).as_ref() == Some(&groups)
    {
        return lines(element, "lines", with, |line| match modulus.get() {
            2 => ParityLine { line }.into(),
            _ => Modular { modulus, line }.into(),
        });
    }
    let lines = all_lines(element, "lines", with)?;
    let union = groups.iter().fold(ValueSet::EMPTY, |all, &group| all | group);
    let count: usize = groups.iter().map(|group| group.len()).sum();
    // A digit in two groups has no meaning that Sudoku Maker is sure of.
    if groups.is_empty() || count > union.len() {
        return match lines.is_empty() {
            true => Ok(Vec::new()),
            false => Err(not_understood(element, with)),
        };
    }
    let other = |a: Number, b: Number| !groups.iter().any(|it| it.contains(a) && it.contains(b));
    let pairs = union.iter().flat_map(|a| union.iter().map(move |b| (a, b)));
    let pairs = Pairs::new(pairs.filter(|&(a, b)| other(a, b)));
    let mut rules = Vec::new();
    for line in lines {
        let mut cells = line;
        // Around a loop, the first cells follow the last one.
        let is_loop = cells.len() > 2 && cells.first() == cells.last();
        if is_loop {
            cells.pop();
            let again: Vec<Cell> = cells.iter().copied().take(groups.len() - 1).collect();
            if again.len() < cells.len() {
                cells.extend(again);
            }
        }
        if cells.len() == 1 {
            let values = Values::new(union.iter());
            rules.push(Candidates { values, cells: Area::new(cells) }.into());
            continue;
        }
        for window in cells.windows(groups.len().min(cells.len())) {
            let area = Area::new(window.iter().copied());
            if area.set().len() < window.len() {
                return Err(not_understood(element, with));
            }
            rules.push(EveryPairTable { pairs: pairs.clone(), cells: area }.into());
        }
    }
    Ok(rules)
}

/// Each visit of a region has the sum; or all visits of a region together, if that is another rule.
fn region_sums(element: &Value, with: &Context<'_>) -> Read<Vec<Rule>> {
    let lines = all_lines(element, "lines", with)?;
    if !lines.is_empty() {
        rows_and_columns(element, with)?;
    }
    let mut rules = Vec::new();
    let mut passed = CellSet::EMPTY;
    for line in &lines {
        // Lines that touch may be the branches of one.
        if line.iter().any(|&cell| passed.contains(cell)) {
            return Err(not_understood(element, with));
        }
        passed |= line.iter().copied().collect();
        let groups = with.board.layout.groups().iter();
        let regions = groups.filter(|group| group.kind == GroupKind::Region);
        let visited = regions.map(|region| {
            let inside = |cell: &Cell| region.cells.contains(*cell);
            let visits = line.chunk_by(|a, b| inside(a) == inside(b));
            let visits = visits.filter(|visit| inside(&visit[0])).count();
            (visits, Area::new(line.iter().copied().filter(inside)))
        });
        let visited: Vec<(usize, Area)> = visited.filter(|(visits, _)| *visits > 0).collect();
        let together = is_used(&element["singleRegionTotals"]);
        if together && visited.iter().any(|(visits, _)| *visits > 1) {
            let areas: Vec<Area> = visited.into_iter().map(|(_, area)| area).collect();
            // A cell that the line passes twice would count twice.
            if areas.iter().map(|area| area.set().len()).sum::<usize>() != line.len() {
                return Err(not_understood(element, with));
            }
            rules.push(EqualSums { areas: Several(areas) }.into());
        } else {
            rules.push(RegionSum { line: Line::new(line.iter().copied()) }.into());
        }
    }
    Ok(rules)
}

/// How much the ends of lockout lines differ at least: half of the digits.
pub(super) fn lockout_gap(board: &Board) -> Gap {
    Gap::new(board.layout.values().len() as u16 / 2)
}

/// The digits of a sequence go on by equal steps: the memory is the step, above 0, once it is known.
pub(super) fn sequence(line: Line, board: &Board) -> Rule {
    let text = "line-rule start 0 step if(i = 1, 0, if(i = 2 or d - p + 32 = s, d - p + 32, 0)) \
                keep i = 1 or s > 0 end s >= 0: r1c1";
    match Rule::read(text, &board.layout).expect("it is a rule of any board") {
        Rule::LineRule(rule) => ennead_rule::LineRule { line, ..rule }.into(),
        _ => unreachable!("a line rule by its name"),
    }
}

/// Each group is of cells that are equal. Groups of two are the pairs of two areas.
fn clones(element: &Value, with: &Context<'_>) -> Read<Vec<Rule>> {
    let groups = list(&element["groups"])?.iter().map(|group| cells(group, with));
    let groups = groups.collect::<Read<Vec<_>>>()?;
    let is_set = |group: &Vec<Cell>| Area::new(group.iter().copied()).set().len() == group.len();
    if !groups.iter().all(is_set) {
        return Err(Wrong::nonsense("a cell is named twice"));
    }
    let most = groups.iter().map(Vec::len).max().unwrap_or(0);
    let rule = |i: usize| {
        let pairs = groups.iter().filter_map(|group| Some((*group.first()?, *group.get(i)?)));
        let (one, other): (Vec<Cell>, Vec<Cell>) = pairs.unzip();
        Clones { one: Line::new(one), other: Line::new(other) }.into()
    };
    Ok((1..most).map(rule).collect())
}

/// What is said aloud: how often, which digit, in turns.
fn seen(cage: &Value, with: &Context<'_>) -> Read<Seen> {
    let text = match &cage["value"] {
        Value::String(text) => text.trim().to_owned(),
        value => value.to_string(),
    };
    let numbers: Option<Vec<u8>> =
        text.chars().map(|c| c.to_digit(10).map(|digit| digit as u8)).collect();
    let numbers = numbers.filter(|it| !it.is_empty() && it.len().is_multiple_of(2));
    let numbers = numbers.ok_or_else(|| not_understood(cage, with))?;
    let seen = numbers.chunks(2).map(|pair| Ok((pair[0], value(&json!(pair[1]), with)?)));
    seen.collect::<Read<_>>().map(Seen)
}

/// The cells of a bulb stand in reading order, in which its number is read. Each arrow begins in the bulb.
fn arrows(element: &Value, with: &Context<'_>) -> Read<Vec<Rule>> {
    each(element, "bulbsWithArrows", &["bulbCells", "arrows"], |bulb| {
        let circle = cells(&bulb["bulbCells"], with)?;
        if !circle.is_sorted_by(|one, next| one < next) {
            return Err(not_understood(bulb, with));
        }
        let mut rules = Vec::new();
        for arrow in all_lines(bulb, "arrows", with)? {
            match arrow.split_first() {
                Some((first, shaft)) if circle.contains(first) && !shaft.is_empty() => {
                    let shaft = Line::new(shaft.iter().copied());
                    rules.push(Arrow { circle: Line::new(circle.iter().copied()), shaft }.into());
                }
                _ => return Err(Wrong::nonsense("an arrow that does not begin in its bulb")),
            }
        }
        Ok(rules)
    })
}
