//! What the tests share.
#![allow(dead_code, unreachable_pub)]

pub mod count;
pub mod draw;
pub mod scenes;
