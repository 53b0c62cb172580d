#![no_main]
ennead_fuzz::reader!("killer-letters");
