//! The engine: what is known of a model, and how it is narrowed until nothing changes.

pub(crate) mod bits;
pub(crate) mod network;
pub(crate) mod propagate;
pub(crate) mod sets;
pub(crate) mod width;
pub(crate) mod work;
