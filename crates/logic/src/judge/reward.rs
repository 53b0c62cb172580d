//! What a judgement is worth to a learner.

use super::Judgement;

/// A number for each judgement. Guesses that happen to be right earn nothing by default: if they did,
/// guessing would pay.
///
/// ```
/// use ennead_logic::{Reward, Judgement};
///
/// let reward = Reward::default();
/// assert_eq!(reward.of(&Judgement::Unproven { caps: Vec::new() }), 0.0);
/// assert_eq!(Reward { unproven: 0.5, ..reward }.of(&Judgement::Unproven { caps: Vec::new() }), 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reward {
    /// It makes no sense.
    pub malformed: f32,
    /// It contradicts the solution.
    pub wrong: f32,
    /// The position was wrong before.
    pub off_the_rails: f32,
    /// It follows in one step.
    pub at_once: f32,
    /// It follows after further steps.
    pub later: f32,
    /// It follows by search only.
    pub search: f32,
    /// It is true, but not proved.
    pub unproven: f32,
}

impl Default for Reward {
    fn default() -> Reward {
        Reward {
            malformed: -2.0,
            wrong: -1.0,
            off_the_rails: 0.0,
            at_once: 1.0,
            later: 0.0,
            search: 0.0,
            unproven: 0.0,
        }
    }
}

impl Reward {
    /// The greatest reward that makes sense: a thousand of them can be added up.
    const MOST: f32 = 1e9;

    /// A reward that cannot be added up, if there is one.
    pub fn unusable(&self) -> Option<f32> {
        let Reward { malformed, wrong, off_the_rails, at_once, later, search, unproven } = *self;
        let all = [malformed, wrong, off_the_rails, at_once, later, search, unproven];
        // What is no number is not within bounds either.
        all.into_iter().find(|reward| !(-Reward::MOST..=Reward::MOST).contains(reward))
    }

    /// What a judgement is worth.
    pub fn of(&self, judgement: &Judgement) -> f32 {
        match judgement {
            Judgement::Malformed(_) => self.malformed,
            Judgement::Wrong { .. } => self.wrong,
            Judgement::OffTheRails { .. } => self.off_the_rails,
            Judgement::Follows(follows) if follows.further() == 0 => self.at_once,
            Judgement::Follows(_) => self.later,
            Judgement::Search { .. } => self.search,
            Judgement::Unproven { .. } => self.unproven,
        }
    }
}
