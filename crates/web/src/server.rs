//! Connections: accepted, bounded, and closed when they are of no more use.
//!
//! A connection costs memory and a file descriptor for as long as it lives, and nothing can
//! make a client hang up. So there are at most [`MOST_CONNECTIONS`]: when one more comes, the
//! oldest that waits for a request is asked to end, or the oldest of all, which gets a moment
//! to end the answer it is busy with. A client that takes too long to say what it wants is cut
//! off.

use std::collections::VecDeque;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// How many connections are open at the same time.
pub const MOST_CONNECTIONS: usize = 512;

/// How long a client may take to send the head of a request, and to send the next one.
const HEAD: Duration = Duration::from_secs(20);

/// How long a connection is left in peace that has not said anything yet. A client that opens
/// a thousand of them at once gets round to speaking late; of ten thousand that never speak, so
/// many places are free again this often.
const FRESH: Duration = Duration::from_millis(500);

/// How long the oldest connection may take to end when its place is wanted.
const FAREWELL: Duration = Duration::from_secs(2);

/// Answers the connections of `listener` with `app`, for as long as the program runs.
///
/// # Errors
///
/// None that one connection causes: those end that connection.
pub async fn serve(listener: TcpListener, app: Router) -> io::Result<()> {
    let places = Places::default();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                let (place, leave) = places.take().await;
                tokio::spawn(connection(stream, app.clone(), place, leave));
            }
            // Out of file descriptors, or the client went before it was greeted: neither is
            // a reason to stop, but spinning would keep the others from ending.
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

async fn connection(stream: TcpStream, app: Router, place: Place, leave: oneshot::Receiver<()>) {
    let _ = stream.set_nodelay(true);
    let app = TowerToHyperService::new(app);
    let answer = service_fn(|request| {
        let answer = app.call(request);
        let busy = &place.busy;
        async move {
            busy.store(true, Ordering::Relaxed);
            let answer = answer.await;
            busy.store(false, Ordering::Relaxed);
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(64 << 10)
        .serve_connection(TokioIo::new(stream), answer);
    tokio::pin!(connection);
    tokio::select! {
        // What went wrong on the way concerns nobody but the client, who is gone.
        _ = &mut connection => {}
        _ = leave => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(FAREWELL, connection).await;
        }
    }
}

/// The connections that are open, the oldest first.
#[derive(Clone, Default)]
struct Places(Arc<Mutex<Taken>>);

#[derive(Default)]
struct Taken {
    next: u64,
    open: VecDeque<Open>,
}

struct Open {
    number: u64,
    since: Instant,
    busy: Arc<AtomicBool>,
    leave: oneshot::Sender<()>,
}

/// The place of a connection, free again when dropped.
struct Place {
    number: u64,
    /// Whether a request is being answered.
    busy: Arc<AtomicBool>,
    places: Places,
}

impl Places {
    /// A place, for which another connection has to go if there is none left.
    async fn take(&self) -> (Place, oneshot::Receiver<()>) {
        let came = Instant::now();
        loop {
            if let Some(place) = self.try_take(came.elapsed() > FAREWELL) {
                return place;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A place, if there is one or somebody can be asked to leave: who neither is being
    /// answered nor has just come, or in the end whoever came first.
    fn try_take(&self, anyone: bool) -> Option<(Place, oneshot::Receiver<()>)> {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.open.len() >= MOST_CONNECTIONS {
            let idle = |it: &Open| !it.busy.load(Ordering::Relaxed) && it.since.elapsed() > FRESH;
            let idle = taken.open.iter().position(idle);
            let gone = idle.or(anyone.then_some(0)).and_then(|at| taken.open.remove(at))?;
            let _ = gone.leave.send(());
        }
        let (sender, leave) = oneshot::channel();
        let (number, busy) = (taken.next, Arc::default());
        taken.next += 1;
        let open = Open { number, since: Instant::now(), busy: Arc::clone(&busy), leave: sender };
        taken.open.push_back(open);
        Some((Place { number, busy, places: self.clone() }, leave))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(at) = taken.open.binary_search_by_key(&self.number, |it| it.number) {
            taken.open.remove(at);
        }
    }
}
