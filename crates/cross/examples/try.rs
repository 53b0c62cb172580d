use ennead_cross::*;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let text = if a[1] == "sudoku" {
        sudoku::write_sudoku(
            &a.get(2).map_or(ennead_grid::Givens::EMPTY, |g| g.parse().unwrap()),
            Default::default(),
        )
    } else {
        std::fs::read_to_string(&a[1]).unwrap()
    };
    if a[1] == "sudoku" {
        std::fs::write("/tmp/sudoku.kz", &text).unwrap();
    }
    let t = Instant::now();
    let p = match parse(&text) {
        Ok(p) => p,
        Err(e) => {
            println!("{e}\n{}\n{}{}", e.excerpt, " ".repeat(e.offset), "^".repeat(e.length));
            return;
        }
    };
    println!("parse {:?} {} terms", t.elapsed(), p.terms.nodes().len());
    let t = Instant::now();
    let o = solve(&p, &Limits::default(), &Hooks::default());
    for g in &o.solutions {
        println!("{g}");
    }
    println!("{:?} {:?} {:?}", o.ending, o.statistics, t.elapsed());
}
