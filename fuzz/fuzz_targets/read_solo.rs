#![no_main]
ennead_fuzz::reader!("solo");
