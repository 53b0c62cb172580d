#![no_main]
ennead_fuzz::reader!("f-puzzles-json");
