//! Nothing: the choice is in `Cargo.toml`.
