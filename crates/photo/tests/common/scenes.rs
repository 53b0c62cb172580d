//! What is drawn to be read: screenshots, printed pages, photos from aside, entries of a player,
//! solutions, and pictures without a grid. Each scene has a number and is the same on every run.
//! The tests read some of each kind; the tool `measure` reads all.

use ennead_photo::geometry::Point;
use ennead_photo::{Contents, Reach, Reader};

use super::count::{count, solution};
use super::draw::{Dice, Look, Photo, Sheet, dark, light, puzzle};

/// A picture, and what is in it.
pub struct Scene {
    pub name: String,
    pub photo: Photo,
    pub reach: Reach,
    /// The puzzles in reading order.
    pub puzzles: Vec<[u8; 81]>,
    /// Whether they are shown solved.
    pub solved: bool,
}

/// What became of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Everything is as it was drawn, after repair.
    Right,
    /// Something is not, and a question is asked.
    Asked,
    /// A grid is missing, or there is one too many.
    Missed,
    /// Something wrong is taken without a question.
    Wrong,
}

/// A kind of scenes: what it is called, how many there are, and the scene of a number.
pub type Kind = (&'static str, usize, fn(usize) -> Scene);

pub const KINDS: [Kind; 8] = [
    ("screenshots", 60, screenshot),
    ("pages, flat", 16, |i| page(i, false)),
    ("pages, turned and noisy", 16, |i| page(i, true)),
    ("from aside, blurred", 24, |i| aside(i, Light::Blurred)),
    ("from aside, hard shadow", 24, |i| aside(i, Light::Shadow)),
    ("from aside, reflection", 24, |i| aside(i, Light::Glare)),
    ("with entries", 50, entries),
    ("solutions", 24, solved),
];

impl Scene {
    /// Reads it, and compares.
    pub fn read(&self, reader: &Reader) -> Outcome {
        let readings = reader.read(&self.photo.pixels(), self.reach);
        if readings.len() != self.puzzles.len() {
            return Outcome::Missed;
        }
        let outcomes = readings.iter().zip(&self.puzzles).map(|(reading, puzzle)| {
            if self.solved {
                let right = reading.contents() == Contents::Solution;
                return if right && reading.digits() == *puzzle {
                    Outcome::Right
                } else if right {
                    Outcome::Asked
                } else {
                    Outcome::Missed
                };
            }
            let (answer, _) = reading.puzzle(count);
            match answer.proper && answer.digits == *puzzle {
                true => Outcome::Right,
                false if answer.is_sure() => Outcome::Wrong,
                false => Outcome::Asked,
            }
        });
        outcomes.max().unwrap_or(Outcome::Right)
    }
}

fn dice(kind: u64, i: usize) -> Dice {
    let mut dice = Dice(1000 * kind + i as u64);
    // The first numbers of neighbouring seeds are alike.
    (0..8).for_each(|_| _ = dice.below(2));
    dice
}

/// The grid of a screen, with something around it.
fn screen(digits: &[u8; 81], width: u32, look: &Look, dice: &mut Dice) -> Photo {
    let mut sheet = Sheet::new(width, width * 5 / 4, look.paper);
    let side = width as f32 * 0.9;
    sheet.grid(digits, width as f32 * 0.05, width as f32 * 0.12, side, look, dice);
    for i in 0..5 {
        let c = char::from(b'1' + i);
        let x = width as f32 * (0.15 + 0.17 * f32::from(i));
        sheet.character(c, width as f32 * 0.05, x, width as f32 * 1.14, true, look.ink);
    }
    sheet.photo()
}

/// Ten styles; six sizes.
pub fn screenshot(i: usize) -> Scene {
    let looks = [
        light(),
        dark(),
        Look { bold: true, thick: 0.1, ..light() },
        Look { marks: 60, ..light() },
        Look { marks: 60, ..dark() },
        Look { highlight: Some([210, 225, 245]), marks: 30, ..light() },
        Look { highlight: Some([45, 55, 75]), ..dark() },
        Look { line: [190, 190, 190], ..light() },
        Look { ink: [30, 60, 160], paper: [250, 245, 230], ..light() },
        Look { line: [60, 63, 68], ..dark() },
    ];
    let mut dice = dice(1, i);
    let (style, width) = (i % 10, [180, 320, 480, 240, 750, 1400][i / 10 % 6]);
    let digits = puzzle(&mut dice);
    let photo = screen(&digits, width, &looks[style], &mut dice);
    one(format!("style {style}, {width} px"), photo, digits)
}

fn one(name: String, photo: Photo, puzzle: [u8; 81]) -> Scene {
    Scene { name, photo, reach: Reach::One, puzzles: vec![puzzle], solved: false }
}

/// Pages of A4 with one to six puzzles, 100 to 300 dots an inch.
pub fn page(i: usize, spoilt: bool) -> Scene {
    let mut dice = dice(2 + u64::from(spoilt), i);
    let (number, across) = [(1, 1), (2, 1), (4, 2), (6, 2)][i % 4];
    let dpi = [100.0, 150.0, 200.0, 300.0][i / 4 % 4];
    let puzzles: Vec<[u8; 81]> = (0..number).map(|_| puzzle(&mut dice)).collect();
    let mut photo = paper(&puzzles, across, dpi, &light(), &mut dice);
    if spoilt {
        photo = photo.turned(dice.within(-5.0, 5.0)).noisy(8.0, &mut dice);
    }
    let name = format!("{number} at {dpi} dpi");
    Scene { name, photo, reach: Reach::All, puzzles, solved: false }
}

fn paper(puzzles: &[[u8; 81]], across: usize, dpi: f32, look: &Look, dice: &mut Dice) -> Photo {
    let (width, height) = (8.27 * dpi, 11.69 * dpi);
    let mut sheet = Sheet::new(width as u32, height as u32, [255, 255, 255]);
    let down = puzzles.len().div_ceil(across);
    let slot = (width * 0.86 / across as f32, height * 0.86 / down as f32);
    let side = slot.0.min(slot.1) * 0.82;
    for (i, digits) in puzzles.iter().enumerate() {
        let x = width * 0.07 + slot.0 * (i % across) as f32 + (slot.0 - side) / 2.0;
        let y = height * 0.07 + slot.1 * (i / across) as f32 + (slot.1 - side) / 2.0;
        sheet.text(x, y - 0.3 * dpi, side * 0.6, 0.1 * dpi, 0.12 * dpi, dice);
        sheet.grid(digits, x, y, side, look, dice);
    }
    sheet.photo()
}

/// What spoils a photo.
#[derive(Clone, Copy, Debug)]
pub enum Light {
    Blurred,
    Shadow,
    Glare,
}

/// A page photographed from aside, every other one a quarter round.
pub fn aside(i: usize, light: Light) -> Scene {
    let mut dice = dice(4 + light as u64, i);
    let digits = puzzle(&mut dice);
    let look = Look { bold: i.is_multiple_of(2), paper: [228, 224, 214], ..super::draw::light() };
    let mut sheet = Sheet::new(800, 800, look.paper);
    sheet.grid(&digits, 120.0, 120.0, 560.0, &look, &mut dice);
    sheet.text(120.0, 16.0, 560.0, 72.0, 18.0, &mut dice);
    let mut corner =
        |x: f32, y: f32| Point::new(x + dice.within(-96.0, 96.0), y + dice.within(-96.0, 96.0));
    let quad = [corner(0.0, 0.0), corner(800.0, 0.0), corner(800.0, 800.0), corner(0.0, 800.0)];
    let mut photo = sheet.photo().seen(&quad, 640, 640);
    photo = match light {
        Light::Blurred => photo.blurred(1),
        Light::Shadow => photo.shadowed(dice.within(0.25, 0.75), dice.within(0.4, 0.7)),
        Light::Glare => photo.glaring(dice.within(0.2, 0.8), dice.within(0.2, 0.8), 0.3),
    };
    if i % 2 == 1 {
        photo = photo.turned_by_a_quarter().turned(dice.within(-12.0, 12.0));
    }
    one(format!("{light:?} {i}"), photo.noisy(6.0, &mut dice), digits)
}

/// Givens in black, and beside them a player's digits: printed or written by hand, in colour, in
/// the grey of a pencil or, every fifth, in the same black.
pub fn entries(i: usize) -> Scene {
    let colours = [[20, 70, 220], [200, 30, 40], [10, 110, 60], [120, 120, 120], [20, 20, 20]];
    let mut dice = dice(8, i);
    let digits = puzzle(&mut dice);
    let mut put_in = solution(&digits);
    let share = 20 + dice.below(70);
    put_in.iter_mut().filter(|_| dice.below(100) >= share).for_each(|digit| *digit = 0);
    let (colour, by_hand) = (colours[i % 5], (i / 5).is_multiple_of(2));
    let look = Look { entries: Some((put_in, colour)), by_hand, ..light() };
    let photo = screen(&digits, [320, 480, 700][i % 3], &look, &mut dice);
    one(format!("entries {colour:?}, by hand: {by_hand}, share {share}"), photo, digits)
}

/// Solved grids, on screens and on pages of solutions, with thin lines and thick ones.
pub fn solved(i: usize) -> Scene {
    let mut dice = dice(9, i);
    let look = Look { bold: i % 2 == 1, thin: [0.025, 0.012][i / 2 % 2], ..light() };
    let number = [1, 4, 6][i % 3];
    let puzzles: Vec<[u8; 81]> = (0..number).map(|_| solution(&puzzle(&mut dice))).collect();
    let (photo, reach) = if number == 1 {
        (screen(&puzzles[0], [240, 480, 750][i / 3 % 3], &look, &mut dice), Reach::One)
    } else {
        (paper(&puzzles, 2, [100.0, 150.0][i / 6 % 2], &look, &mut dice), Reach::All)
    };
    Scene { name: format!("{number} solved, {i}"), photo, reach, puzzles, solved: true }
}

/// How many pictures without a grid there are.
pub const NOTHING: usize = 200;

/// A picture without a grid: a chessboard, a crossword, squares, text, a table, noise, blobs as
/// leaves and faces are, lines across each other.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of picture")]
pub fn nothing(i: usize) -> (String, Photo) {
    let mut dice = dice(10, i);
    let (round, kind) = (i / 10, i % 10);
    let angle = dice.within(-10.0, 10.0);
    let (name, photo) = match kind {
        0 => ("chessboard", squares([8, 10][round % 2], &mut dice, |r, c, _| (r + c) % 2 == 0)),
        1..=3 => {
            let count = 5 + (i * 7) % 17;
            let share = [8, 16, 28][round % 3];
            // Nine by nine squares with a few black ones are another kind of puzzle's grid.
            let count = if count == 9 { 14 } else { count };
            ("crossword", squares(count, &mut dice, |_, _, n| n < share))
        }
        4 => (
            "squares",
            squares([5, 7, 8, 10, 11, 12, 15, 16, 20][round % 9], &mut dice, |_, _, _| false),
        ),
        5 => {
            let mut sheet = Sheet::new(600, 700, [250, 250, 250]);
            sheet.text(30.0, 30.0, 540.0, 640.0, 11.0 + (round % 5) as f32 * 4.0, &mut dice);
            ("text", sheet.photo().noisy(4.0, &mut dice))
        }
        6 => {
            let (columns, rows) = ([3.0, 6.0, 12.0, 7.0][round % 4], [18.0, 12.0, 31.0][round % 3]);
            let mut sheet = Sheet::new(800, 600, [255, 255, 255]);
            let mut x = 0.0;
            while x <= columns {
                sheet.rectangle(40.0 + 720.0 / columns * x, 30.0, 2.0, 540.0, [60; 3]);
                x += 1.0;
            }
            let mut y = 0.0;
            while y <= rows {
                sheet.rectangle(40.0, 30.0 + 540.0 / rows * y, 722.0, 2.0, [60; 3]);
                y += 1.0;
            }
            sheet.text(45.0, 30.0, 700.0, 520.0, 14.0, &mut dice);
            ("table", sheet.photo())
        }
        7 => {
            let flat = Photo { width: 640, height: 480, rgb: vec![128; 640 * 480 * 3] };
            ("noise", flat.noisy([5.0, 40.0, 120.0][round % 3], &mut dice))
        }
        8 => {
            let mut sheet = Sheet::new(640, 480, [150, 160, 140]);
            for _ in 0..400 {
                let (x, y, w) =
                    (dice.within(-50.0, 640.0), dice.within(-50.0, 480.0), dice.within(3.0, 90.0));
                let shade = dice.below(220) as u8;
                sheet.rectangle(x, y, w, w * dice.within(0.3, 2.0), [shade, shade / 2 + 60, shade]);
            }
            ("blobs", sheet.photo().blurred(1 + round % 3))
        }
        _ => {
            let mut sheet = Sheet::new(700, 500, [240, 235, 225]);
            for _ in 0..8 + round {
                let (x, y) = (dice.within(0.0, 700.0), dice.within(0.0, 500.0));
                sheet.rectangle(x, 0.0, dice.within(1.0, 6.0), 500.0, [70, 60, 50]);
                sheet.rectangle(0.0, y, 700.0, dice.within(1.0, 6.0), [70, 60, 50]);
            }
            ("lines", sheet.photo())
        }
    };
    (format!("{name} {i}"), if round % 2 == 1 { photo.turned(angle) } else { photo })
}

fn squares(count: usize, dice: &mut Dice, is_dark: impl Fn(usize, usize, usize) -> bool) -> Photo {
    let mut sheet = Sheet::new(560, 560, [245, 245, 240]);
    let side = 480.0 / count as f32;
    for (row, column) in (0..count).flat_map(|row| (0..count).map(move |column| (row, column))) {
        let (x, y) = (40.0 + column as f32 * side, 40.0 + row as f32 * side);
        sheet.rectangle(x - 1.0, y - 1.0, side + 2.0, side + 2.0, [40, 40, 40]);
        let colour =
            if is_dark(row, column, dice.below(100)) { [60, 60, 60] } else { [245, 245, 240] };
        sheet.rectangle(x + 1.0, y + 1.0, side - 2.0, side - 2.0, colour);
    }
    sheet.photo().noisy(3.0, dice)
}
