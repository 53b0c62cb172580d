//! The search for a hint, on a thread of its own: nets take seconds, and the screen goes on meanwhile.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use ennead::logic::{Hint, Position};
use ennead_api::Stop;
use ennead_api::play::{Finders, Standing};

/// A hint, and the position in which it was looked for.
type Found = (Hint, Position);

/// A search in progress; dropping it ends it.
pub(super) struct Seek {
    stop: Stop,
    found: Receiver<Found>,
    /// The number of moves in force when it began.
    pub(super) after: usize,
}

impl Seek {
    /// Starts to look for the next step.
    pub(super) fn start(standing: Standing, finders: Finders, after: usize) -> Seek {
        let (stop, (to_screen, found)) = (Stop::new(), channel());
        let unwanted = stop.clone();
        std::thread::spawn(move || {
            if let Ok(hint) = standing.hint(&finders, &unwanted) {
                // The screen may have gone on.
                let _ = to_screen.send((hint, standing.position));
            }
        });
        Seek { stop, found, after }
    }

    /// What was found. The search is over if there is nothing and never will be.
    pub(super) fn found(&self) -> Result<Found, TryRecvError> {
        self.found.try_recv()
    }

    /// The same, once the search has ended.
    pub(super) fn wait(&self) -> Result<Found, TryRecvError> {
        self.found.recv().map_err(|_| TryRecvError::Disconnected)
    }
}

impl Drop for Seek {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
