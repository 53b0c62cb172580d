//! The commands, one file each.

pub(crate) mod bench;
pub(crate) mod booklet;
pub(crate) mod canon;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod cross;
pub(crate) mod engines;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod grids;
pub(crate) mod hint;
pub(crate) mod man;
pub(crate) mod photo;
pub(crate) mod play;
pub(crate) mod rate;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod techniques;
pub(crate) mod watch;
