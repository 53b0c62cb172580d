#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ennead_fuzz::layout(bytes));
