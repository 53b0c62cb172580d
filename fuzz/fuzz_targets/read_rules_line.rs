#![no_main]
ennead_fuzz::reader!("rules-line");
