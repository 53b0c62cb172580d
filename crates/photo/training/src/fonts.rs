//! The fonts: which files are used, what family each belongs to, and the shapes of its digits.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ab_glyph::{Font, FontVec};

use crate::plane::Plane;

/// The height of a digit as it is kept, in pixels.
const HEIGHT: f32 = 56.0;

/// Names of files that hold no text digits, or digits no newspaper prints.
const LEFT_OUT: [&str; 23] = [
    "math",
    "symbol",
    "dingbat",
    "d050000l",
    "z003",
    "lmmi",
    "lmsy",
    "lmex",
    "initials",
    "dunhill",
    "unslant",
    "lmromancaps",
    "olga",
    "smallcaps",
    "emoji",
    "music",
    "braille",
    "keyboard",
    "outline",
    "-sc",
    "sc7",
    "caps",
    "tamil",
];

/// Of Noto, which has a font for every script, only these.
const NOTO: [&str; 5] =
    ["NotoSans-", "NotoSerif-", "NotoSansMono-", "NotoSansDisplay-", "NotoSerifDisplay-"];

/// What marks a sans-serif family, the kind puzzles are usually printed in.
const SANS: [&str; 19] = [
    "Sans",
    "Arimo",
    "Cabin",
    "Cantarell",
    "Carlito",
    "Lato",
    "Roboto",
    "Gothic",
    "heros",
    "adventor",
    "Biolinum",
    "Quicksand",
    "lmsans",
    "Karla",
    "Gillius",
    "Universalis",
    "Play",
    "Jura",
    "LeagueSpartan",
];

/// A typeface: the digits 1 to 9 of each of its files.
pub struct Family {
    pub name: String,
    pub faces: Vec<[Plane; 9]>,
}

/// All typefaces, and which of them are sans-serif.
pub struct Fonts {
    pub families: Vec<Family>,
    pub sans: Vec<usize>,
    pub files: usize,
}

impl Fonts {
    /// Loads every usable font below the folders. The order of the files in the folders does
    /// not matter.
    pub fn load(folders: &[PathBuf]) -> Self {
        let mut files = BTreeMap::new();
        folders.iter().for_each(|folder| collect(folder, &mut files));
        let mut families: BTreeMap<String, Vec<[Plane; 9]>> = BTreeMap::new();
        for (name, path) in &files {
            let lower = name.to_lowercase();
            let foreign = name.starts_with("Noto") && !NOTO.iter().any(|n| name.starts_with(n));
            if foreign || LEFT_OUT.iter().any(|part| lower.contains(part)) {
                continue;
            }
            if let Some(digits) = digits(path) {
                families.entry(family(name)).or_default().push(digits);
            }
        }
        let families: Vec<Family> =
            families.into_iter().map(|(name, faces)| Family { name, faces }).collect();
        let is_sans = |family: &Family| SANS.iter().any(|part| family.name.contains(part));
        let sans = (0..families.len()).filter(|&i| is_sans(&families[i])).collect();
        let files = families.iter().map(|family| family.faces.len()).sum();
        Self { families, sans, files }
    }
}

/// Adds the font files below a folder, by name.
fn collect(folder: &Path, files: &mut BTreeMap<String, PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let kind = path.extension().map(|e| e.to_ascii_lowercase());
        if path.is_dir() {
            collect(&path, files);
        } else if kind.is_some_and(|kind| kind == "ttf" || kind == "otf") {
            files.insert(entry.file_name().to_string_lossy().into_owned(), path);
        }
    }
}

/// `LiberationSans-Bold.ttf` is of the family `LiberationSans`.
fn family(file: &str) -> String {
    let together = [
        "lmroman",
        "lmsans",
        "lmmono",
        "EBGaramond",
        "NotoSans",
        "NotoSerif",
        "DejaVuSans",
        "DejaVuSerif",
        "Gentium",
    ];
    if let Some(prefix) = together.iter().find(|prefix| file.starts_with(**prefix)) {
        return (*prefix).to_owned();
    }
    let mut end = file.find(['-', '_', '.', '[']).unwrap_or(file.len());
    for style in ["Bold", "Italic", "Oblique", "Regular"] {
        end = file.find(style).filter(|&at| at > 0).map_or(end, |at| at.min(end));
    }
    file[..end].to_owned()
}

/// The nine digits of a font, or nothing if one is missing or two look alike.
fn digits(path: &Path) -> Option<[Plane; 9]> {
    let font = FontVec::try_from_vec(fs::read(path).ok()?).ok()?;
    let mut shapes = Vec::new();
    for digit in '1'..='9' {
        let id = font.glyph_id(digit);
        let outline = font.outline(id).filter(|_| id.0 != 0)?;
        let size = HEIGHT * font.height_unscaled() / outline.bounds.height().abs().max(1.0);
        let glyph = font.outline_glyph(id.with_scale(size))?;
        let bounds = glyph.px_bounds();
        if bounds.width() > 4.0 * HEIGHT || bounds.width() < 4.0 || bounds.height() > 2.0 * HEIGHT {
            return None;
        }
        let mut shape = Plane::new(bounds.width() as usize, bounds.height() as usize);
        let width = shape.width;
        glyph.draw(|x, y, cover| {
            if let Some(pixel) = shape.pixels.get_mut(y as usize * width + x as usize) {
                *pixel = cover.min(1.0);
            }
        });
        shapes.push(shape);
    }
    let small: Vec<Plane> = shapes.iter().map(|shape| shape.resized(24, 32)).collect();
    let differ = |a: &Plane, b: &Plane| {
        a.pixels.iter().zip(&b.pixels).filter(|(a, b)| (*a - *b).abs() > 0.5).count() > 20
    };
    let distinct = (0..9).all(|i| (0..i).all(|j| differ(&small[i], &small[j])));
    if distinct { shapes.try_into().ok() } else { None }
}
