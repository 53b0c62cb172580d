//! Claims as they are made in texts.

use ennead::logic::{Claim, Malformed};
use ennead_text::Words;
use serde::Deserialize;

/// A claim about a position, or a text that is none. Such a text is judged rather than refused, so that a
/// learner or a model gets a verdict on each line it wrote.
///
/// ```
/// use ennead_api::Claimed;
///
/// assert_eq!(Claimed::from("R4C7 : 5".to_owned()).to_string(), "r4c7=5");
/// assert_eq!(Claimed::from("five".to_owned()).to_string(), "five");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "String")]
pub enum Claimed {
    /// A claim.
    Claim(Claim),
    /// A text that is none, and why.
    Malformed(String, Malformed),
}

impl Claimed {
    /// The same, of a cell that may be called as cells are called in the answer.
    pub(crate) fn named(self, words: &Words) -> Claimed {
        match self {
            Claimed::Malformed(text, Malformed::Unreadable) => match words.claim(&text) {
                Ok(claim) => Claimed::Claim(claim),
                Err(why) => Claimed::Malformed(text, why),
            },
            // A number that is no claim is known to be out of range: its text says less.
            known => known,
        }
    }

    /// The claim, or why there is none.
    pub(crate) fn claim(&self) -> Result<Claim, Malformed> {
        match self {
            Claimed::Claim(claim) => Ok(*claim),
            Claimed::Malformed(_, why) => Err(*why),
        }
    }

    /// Why there is none, in words.
    pub(crate) fn wrong(&self, words: &Words) -> Option<String> {
        match self {
            Claimed::Claim(_) => None,
            Claimed::Malformed(text, why) => Some(words.malformed(text, *why)),
        }
    }
}

impl Default for Claimed {
    /// An empty text.
    fn default() -> Claimed {
        Claimed::from(String::new())
    }
}

impl From<Claim> for Claimed {
    fn from(claim: Claim) -> Claimed {
        Claimed::Claim(claim)
    }
}

impl From<String> for Claimed {
    fn from(text: String) -> Claimed {
        match text.parse() {
            Ok(claim) => Claimed::Claim(claim),
            Err(why) => Claimed::Malformed(text, why),
        }
    }
}

ennead::grid::display! {
    /// The claim in its usual form, or else the text as it is.
    Claimed: |it, f| match it {
        Claimed::Claim(claim) => write!(f, "{claim}"),
        Claimed::Malformed(text, _) => f.write_str(text),
    }
}

ennead::grid::plain!(Claimed => String: |it| it.to_string());
