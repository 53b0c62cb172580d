#![no_main]
ennead_fuzz::reader!("line");
