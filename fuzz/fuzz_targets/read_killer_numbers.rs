#![no_main]
ennead_fuzz::reader!("killer-numbers");
