#![no_main]
ennead_fuzz::reader!("json-lines");
