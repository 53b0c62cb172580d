//! Connections: accepting them, limiting their number, closing those no longer needed.
//!
//! A connection costs memory and a file descriptor as long as it is open, and nothing makes a
//! client hang up. So at most [`MOST_CONNECTIONS`] are open. When one more arrives, the oldest one
//! that is waiting for a request is asked to close. If none is waiting, the oldest of all is asked,
//! and gets a moment to finish its answer. A client that takes too long to send its request is cut
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

/// The largest number of open connections.
pub const MOST_CONNECTIONS: usize = 512;

/// How long a client may take to send the head of a request, and how long until the next request.
const HEAD: Duration = Duration::from_secs(20);

/// How long a new connection that has not sent anything is left open. It must not be too short: a
/// client that opens a thousand connections at once is slow to send its first requests. If ten
/// thousand connections never send any, [`MOST_CONNECTIONS`] of them are closed each time this
/// passes.
const FRESH: Duration = Duration::from_millis(500);

/// How long the oldest connection may take to close when its place is needed.
const FAREWELL: Duration = Duration::from_secs(2);

/// Answers the connections of `listener` with `app` until the program ends.
///
/// # Errors
///
/// None are caused by a single connection: its errors only end that connection.
pub async fn serve(listener: TcpListener, app: Router) -> io::Result<()> {
    let places = Places::default();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                let (place, leave) = places.take().await;
                tokio::spawn(connection(stream, app.clone(), place, leave));
            }
            // There is no file descriptor left, or the client is already gone. Neither is a reason
            // to stop, but a busy loop would keep the other connections from closing.
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
        // An error concerns only the client, and the client is gone.
        _ = &mut connection => {}
        _ = leave => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(FAREWELL, connection).await;
        }
    }
}

/// The open connections, the oldest first.
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

/// The place of a connection, released when dropped.
struct Place {
    number: u64,
    /// Whether a request is being answered on it.
    busy: Arc<AtomicBool>,
    places: Places,
}

impl Places {
    /// A place; if none is free, another connection has to close.
    async fn take(&self) -> (Place, oneshot::Receiver<()>) {
        let came = Instant::now();
        loop {
            if let Some(place) = self.try_take(came.elapsed() > FAREWELL) {
                return place;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A place, if one is free or a connection can be asked to close: the oldest that is neither
    /// being answered nor new or, if `anyone` may be asked, the oldest of all.
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
