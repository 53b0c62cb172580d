//! The puzzle of a day.

use chacha20::ChaCha8Rng;
use ennead_board::{Layout, Regions, Value};
use ennead_rating::Level;
use ennead_rule::{Motion, Renumbering, Setup};
use rand::{Rng, RngExt, SeedableRng};

use crate::list::{Picked, lines, pick};

/// The puzzle of a day from the list of a kind, of one level or of any; `None` if there is none.
/// The day is a number of days since a fixed date. The same day always gives the same puzzle.
///
/// Days that follow each other go through all puzzles before one comes again. It is then turned or
/// mirrored and its values are changed, as far as its rules allow: what comes out is another puzzle
/// with the solution turned and changed likewise.
///
/// ```
/// use ennead_collection::of_the_day;
///
/// let list = "easy 1.5 4x4; givens .....4.3.3..1..4\neasy 1.5 4x4; givens 1.....4..3....2.\n";
/// let [today, tomorrow] = [20_000, 20_001].map(|day| of_the_day(list, day, None).expect("one"));
/// assert_ne!(today.number, tomorrow.number);
/// assert_eq!(of_the_day(list, 20_000, None), Some(today));
/// ```
pub fn of_the_day(list: &str, day: u64, level: Option<Level>) -> Option<Picked> {
    let levels: Vec<Level> = lines(list).map(|line| line.level).collect();
    let is_wanted = |other: &Level| level.is_none_or(|level| level == *other);
    let wanted: Vec<usize> = (0..levels.len()).filter(|&i| is_wanted(&levels[i])).collect();
    let index = *wanted.get(place_of(day, wanted.len())?)?;
    let number = levels[..=index].iter().filter(|&&other| other == levels[index]).count();
    let picked = pick(list, levels[index], number)?;
    let mut rng = ChaCha8Rng::seed_from_u64(day);
    let setup = renumbered(turned(picked.setup, &mut rng), &mut rng);
    Some(Picked { setup, ..picked })
}

/// The index of a day's puzzle in a list of `count`. Each day goes a fixed step further in the list, and the
/// step is chosen so that every puzzle has its turn.
fn place_of(day: u64, count: usize) -> Option<usize> {
    let count = u64::try_from(count).ok()?;
    // A step in the golden ratio: what stands side by side in the list is far apart in the calendar.
    let golden = count * 618 / 1000;
    let step = (golden..count).find(|&step| common(step, count) == 1).unwrap_or(1);
    let place = (day % count.max(1)) * step % count.max(1);
    (count > 0).then_some(place as usize)
}

/// The greatest common divisor.
fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}

/// Turned or mirrored in one of the ways that all its rules allow and that leave a board with boxes as it
/// is: those of a 6×6 stay as wide as they were.
fn turned(setup: Setup, rng: &mut impl Rng) -> Setup {
    let is_usual = |layout: &Layout| {
        let pieces = |layout: &Layout| {
            let regions = layout.plan().grids.iter().map(|grid| &grid.regions);
            regions.into_iter().all(|regions| matches!(regions, Regions::Pieces(_)))
        };
        layout == setup.layout() || (pieces(layout) && pieces(setup.layout()))
    };
    let all = Motion::symmetries(setup.layout()).into_iter();
    let mut all: Vec<Setup> =
        all.filter_map(|by| setup.turned(by)).filter(|it| is_usual(it.layout())).collect();
    match all.is_empty() {
        true => setup,
        false => all.swap_remove(rng.random_range(0..all.len())),
    }
}

/// With other values, in one of the ways that all its rules allow.
fn renumbered(setup: Setup, rng: &mut impl Rng) -> Setup {
    let allowed = setup.renumbering();
    let mut values: Vec<Value> = setup.layout().values().iter().collect();
    match allowed {
        Renumbering::None => {}
        Renumbering::Reversed => {
            if rng.random() {
                values.reverse();
            }
        }
        Renumbering::Any | Renumbering::SameParity => {
            for i in (1..values.len()).rev() {
                let alike = |&j: &usize| {
                    allowed == Renumbering::Any || values[i].number() % 2 == values[j].number() % 2
                };
                let places: Vec<usize> = (0..=i).filter(alike).collect();
                let j = places[rng.random_range(0..places.len())];
                values.swap(i, j);
            }
        }
    }
    setup.renumbered(&values).unwrap_or(setup)
}
