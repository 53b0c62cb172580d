//! All tests of the crate as one program: it is linked once, and its tests share the cores.

mod door;
mod game;
mod hints;
mod modules;
mod rest;
mod rules;
