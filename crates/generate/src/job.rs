//! A whole job: puzzles in order, made on several threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, PoisonError};

use ennead_rating::Level;
use ennead_stop::Stop;

use crate::{Made, Maker, Shape, Shortfall, Watch, Wish};

/// A generating job.
#[derive(Clone)]
pub struct Request {
    /// What the puzzles must be like.
    pub wish: Wish,
    /// The number of the first one. It is usually 0; a higher number continues an earlier job.
    pub first: u64,
    /// How many puzzles.
    pub count: u64,
    /// The seed: the same one gives the same puzzles.
    pub seed: u64,
    /// The number of threads; it does not affect the puzzles.
    pub threads: usize,
}

/// Makes the puzzles of a request and passes them to `take`, in order and as soon as they are made,
/// on the caller's thread. `Break` ends the job.
///
/// # Errors
///
/// If the wish is impossible, a puzzle was not found within the bound, or the job was stopped. The
/// puzzles before it have been handed on.
pub fn make(
    request: &Request,
    watch: &Watch,
    stop: &Stop,
    mut take: impl FnMut(Made) -> ControlFlow<()>,
) -> Result<(), Shortfall> {
    let mut first = Maker::new(&request.wish, stop)?;
    // Every thread should have work, as long as the shares are large enough for searching side by
    // side.
    let share = request.count.div_ceil(2 * request.threads.max(1) as u64).max(32);
    let chunk = match first.good_chunk() {
        u64::MAX => u64::MAX,
        chunk => chunk.min(share),
    };
    let chunks = request.count.div_ceil(chunk);
    let numbers = |i: u64| {
        let (from, to) = (i * chunk, (i + 1).saturating_mul(chunk).min(request.count));
        request.first.saturating_add(from)..request.first.saturating_add(to)
    };
    let mut hand_on = |puzzles: Vec<Made>| {
        for made in puzzles {
            watch.handed_on();
            take(made)?;
        }
        ControlFlow::Continue(())
    };
    if request.threads <= 1 || chunks <= 1 {
        for i in 0..chunks {
            let (puzzles, result) = parts(first.make(request.seed, numbers(i), watch));
            if hand_on(puzzles).is_break() {
                break;
            }
            result?;
        }
        return Ok(());
    }
    // Chunks that are made ahead end with the job.
    let ahead_stop = stop.child();
    let queue = Queue { state: Mutex::default(), changed: Condvar::new() };
    let ahead = 4 * request.threads as u64;
    std::thread::scope(|scope| {
        for _ in 0..request.threads.min(chunks as usize) {
            scope.spawn(|| {
                let Ok(mut maker) = Maker::new(&request.wish, &ahead_stop) else { return };
                while let Some(i) = queue.begin(chunks, ahead) {
                    queue.finish(i, maker.make(request.seed, numbers(i), watch));
                }
            });
        }
        let result = (0..chunks).try_for_each(|i| {
            let (puzzles, result) = parts(queue.take(i));
            match hand_on(puzzles) {
                ControlFlow::Continue(()) => result.map_err(Some),
                ControlFlow::Break(()) => Err(None),
            }
        });
        queue.close();
        if result.is_err() {
            ahead_stop.raise();
        }
        match result {
            Ok(()) | Err(None) => Ok(()),
            Err(Some(shortfall)) => Err(shortfall),
        }
    })
}

/// The result of a chunk: all of it, or its beginning and why there is no more.
type Chunk = Result<Vec<Made>, (Vec<Made>, Shortfall)>;

fn parts(chunk: Chunk) -> (Vec<Made>, Result<(), Shortfall>) {
    match chunk {
        Ok(puzzles) => (puzzles, Ok(())),
        Err((puzzles, shortfall)) => (puzzles, Err(shortfall)),
    }
}

/// A symmetric puzzle of a level, to be played at once.
///
/// # Errors
///
/// As [`make`].
pub fn one_of(level: Level, seed: u64, stop: &Stop) -> Result<Made, Shortfall> {
    let wish = Wish { rating: Some(level.into()), shape: Shape::Rotate180, ..Wish::default() };
    let request = Request { wish, first: 0, count: 1, seed, threads: 1 };
    let mut found = None;
    make(&request, &Watch::new(), stop, |made| {
        found = Some(made);
        ControlFlow::Continue(())
    })?;
    Ok(found.expect("one was asked for and nothing stopped it"))
}

/// The chunks in progress.
struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The next chunk to begin, and the next to be delivered.
    begun: u64,
    taken: u64,
    finished: BTreeMap<u64, Chunk>,
    closed: bool,
}

impl Queue {
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next chunk to make; waits while the results are too far ahead of their consumer.
    fn begin(&self, chunks: u64, ahead: u64) -> Option<u64> {
        let state = self.lock();
        let wait = |state: &mut State| !state.closed && state.begun >= state.taken + ahead;
        let mut state =
            self.changed.wait_while(state, wait).unwrap_or_else(PoisonError::into_inner);
        if state.closed || state.begun == chunks {
            return None;
        }
        state.begun += 1;
        Some(state.begun - 1)
    }

    fn finish(&self, i: u64, result: Chunk) {
        self.lock().finished.insert(i, result);
        self.changed.notify_all();
    }

    /// The result of chunk `i`; waits until it is there.
    fn take(&self, i: u64) -> Chunk {
        let state = self.lock();
        let wait = |state: &mut State| !state.finished.contains_key(&i);
        let mut state =
            self.changed.wait_while(state, wait).unwrap_or_else(PoisonError::into_inner);
        state.taken = i + 1;
        let result = state.finished.remove(&i).expect("it was waited for");
        drop(state);
        self.changed.notify_all();
        result
    }

    fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_chunks_are_made_ahead_than_allowed() {
        let queue = Queue { state: Mutex::default(), changed: Condvar::new() };
        assert_eq!([(); 2].map(|()| queue.begin(9, 2)), [Some(0), Some(1)]);
        // The third waits, here until the job ends.
        std::thread::scope(|scope| {
            let third = scope.spawn(|| queue.begin(9, 2));
            queue.close();
            assert_eq!(third.join().unwrap(), None);
        });
        // Once the first is taken, there is room for the third.
        let queue = Queue { state: Mutex::default(), changed: Condvar::new() };
        assert_eq!([(); 2].map(|()| queue.begin(9, 2)), [Some(0), Some(1)]);
        queue.finish(0, Ok(Vec::new()));
        assert!(queue.take(0).is_ok());
        assert_eq!(queue.begin(9, 2), Some(2));
    }
}
