#![no_main]
ennead_fuzz::reader!("gnome-sudoku");
