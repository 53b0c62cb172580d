//! How work ends early, and why.
//!
//! Whoever waits for a result can raise a [`Stop`]. The work looks at it every few milliseconds,
//! counting its steps with [`Pace`] or [`Meter`], and returns [`Stopped`]: there is no result.
//!
//! Whoever is handed results one by one can say [`Enough`]: what came so far is the result. The two
//! are different types, so that no search mistakes one for the other. Where both can happen, the
//! search returns an [`End`].
//!
//! ```
//! use ennead_stop::{End, Enough, Stop};
//!
//! /// Hands the squares to `take`, one by one.
//! fn squares(
//!     stop: &Stop,
//!     take: &mut dyn FnMut(u64) -> Result<(), Enough>,
//! ) -> Result<(), End> {
//!     for n in 1..u64::MAX {
//!         stop.check()?;
//!         take(n * n)?;
//!     }
//!     Ok(())
//! }
//!
//! let mut first = None;
//! let ended = squares(&Stop::never(), &mut |square| {
//!     first = Some(square);
//!     if square > 50 { Err(Enough) } else { Ok(()) }
//! });
//! assert_eq!((ended, first), (Err(End::Enough), Some(64)));
//!
//! let stop = Stop::new();
//! stop.raise();
//! assert_eq!(squares(&stop, &mut |_| Err(Enough)), Err(End::Stopped));
//! ```

#![forbid(unsafe_code)]

mod end;
mod pace;
mod stop;

pub use end::{End, Enough, Stopped};
pub use pace::{Meter, Pace};
pub use stop::{Looks, Stop};
