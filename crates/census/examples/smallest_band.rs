//! How many classes of grids have a class of bands as the smallest of their six:
//! `cargo run --release -p ennead-census --example smallest_band -- [BAND]`
//!
//! BAND is its number from 1 to 416. The canonical form of a grid begins with its smallest band, so the
//! forms are collected that begin with the first band of that class. They are kept in memory: five
//! minutes and 200 MB for band 1, hours and gigabytes for most others.

use std::collections::HashSet;

use ennead_census::{Band, Columns, Completions, band_classes};
use ennead_grid::{Solution, minlex};

fn main() {
    let number = std::env::args().nth(1).map_or(1, |it| it.parse().expect("a number"));
    let classes = band_classes();
    let class = classes.iter().find(|it| it.number == number).expect("a number from 1 to 416");
    let table = Columns::new();
    let completions = Completions::new(&table, class.first);
    let (mut tried, mut forms) = (0_u64, HashSet::new());
    for grid in completions.representatives() {
        tried += 1;
        let form = minlex(grid.grid()).form;
        let form = Solution::try_from(form).expect("an isomorph of a grid");
        if Band::first_of(&form) == class.first {
            forms.insert(form);
        }
        if tried.is_multiple_of(100_000) {
            eprintln!("{tried} grids, {} classes", forms.len());
        }
    }
    println!(
        "band {number} ({}): {} grids begin with it; {} classes have it as their smallest band ({tried} grids tried)",
        class.first,
        completions.count(),
        forms.len(),
    );
}
