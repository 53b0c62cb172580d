#![no_main]
ennead_fuzz::reader!("sudoku-puzzle");
