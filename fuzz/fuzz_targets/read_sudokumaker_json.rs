#![no_main]
ennead_fuzz::reader!("sudokumaker-json");
