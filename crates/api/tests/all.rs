//! All tests of the crate's outside as one program: it is linked once, and its tests share the cores.

mod answers;
mod door;
mod hostile;
mod judge;
mod lesson;
mod photo;
mod play_texts;
mod sukaku;
mod train;
