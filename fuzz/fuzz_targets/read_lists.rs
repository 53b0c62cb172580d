#![no_main]
ennead_fuzz::reader!("lists");
