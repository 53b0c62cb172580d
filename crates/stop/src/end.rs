//! Why work ended before it was finished.

use std::error::Error;
use std::fmt;

/// The work was stopped before it was finished; there is no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stopped before the work was finished")
    }
}

impl Error for Stopped {}

/// Whoever receives the results wants no more of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enough;

/// Why a search that hands on its results ended before it was through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The receiver wants no more.
    Enough,
    /// The search was stopped. What it has handed on is only a part.
    Stopped,
}

impl End {
    /// Passes on that a search was stopped; otherwise, whether its receiver had enough.
    ///
    /// ```
    /// use ennead_stop::{End, Stopped};
    ///
    /// assert_eq!(End::enough(Ok(())), Ok(false));
    /// assert_eq!(End::enough(Err(End::Enough)), Ok(true));
    /// assert_eq!(End::enough(Err(End::Stopped)), Err(Stopped));
    /// ```
    ///
    /// # Errors
    ///
    /// If the search was stopped.
    #[inline]
    pub fn enough(searched: Result<(), End>) -> Result<bool, Stopped> {
        match searched {
            Ok(()) => Ok(false),
            Err(End::Enough) => Ok(true),
            Err(End::Stopped) => Err(Stopped),
        }
    }
}

impl From<Enough> for End {
    #[inline]
    fn from(_: Enough) -> End {
        End::Enough
    }
}

impl From<Stopped> for End {
    #[inline]
    fn from(_: Stopped) -> End {
        End::Stopped
    }
}
