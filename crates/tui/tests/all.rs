//! All tests of the crate as one program: it is linked once, and its tests share the cores.

mod driven;
mod play;
mod train;
mod watch;

// Modules with unit tests, each compiled by itself.
#[allow(dead_code)]
#[path = "../src/watch/chart.rs"]
mod chart;
#[allow(dead_code)]
#[path = "../src/lattice.rs"]
mod lattice;
#[allow(dead_code)]
#[path = "../src/panel.rs"]
mod panel;
#[allow(dead_code)]
#[path = "../src/watch/tape.rs"]
mod tape;
#[allow(dead_code, unreachable_pub)]
#[path = "../src/theme.rs"]
mod theme;

use theme::Theme;
