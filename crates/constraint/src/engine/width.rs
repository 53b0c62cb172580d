//! How wide the sets of a search have to be.

use crate::model::Model;

/// How many cells and values there are.
pub(crate) enum Width {
    /// Up to 128 cells and 16 values.
    Small,
    /// Up to 256 cells and 16 values.
    Medium,
    /// Up to 1024 cells and 32 values.
    Large,
}

impl Width {
    pub(crate) fn of(model: &Model) -> Width {
        let domains = model.domains();
        let all = domains.iter().fold(crate::Values::NONE, |all, &domain| all | domain);
        let span = all.greatest().unwrap_or(0) - all.least().unwrap_or(0);
        match domains.len() {
            _ if span >= 16 => Width::Large,
            0..=128 => Width::Small,
            129..=256 => Width::Medium,
            _ => Width::Large,
        }
    }
}
