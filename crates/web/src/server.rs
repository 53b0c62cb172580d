//! Connections: accepted, bounded, and closed when they are of no more use.
//!
//! A connection costs memory and a file descriptor for as long as it lives, and nothing can
//! make a client hang up. So there are at most [`MOST_CONNECTIONS`]: when one more comes, the
//! oldest is asked to end after the answer it is busy with, and gets a moment for that. A
//! client that takes too long to say what it wants is cut off.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// How many connections are open at the same time.
pub const MOST_CONNECTIONS: usize = 512;

/// How long a client may take to send the head of a request, and to send the next one.
const HEAD: Duration = Duration::from_secs(20);

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
                let (place, leave) = places.take();
                tokio::spawn(connection(stream, app.clone(), place, leave));
            }
            // Out of file descriptors, or the client went before it was greeted: neither is
            // a reason to stop, but spinning would keep the others from ending.
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

async fn connection(stream: TcpStream, app: Router, _place: Place, leave: oneshot::Receiver<()>) {
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(64 << 10)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(app));
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
    open: VecDeque<(u64, oneshot::Sender<()>)>,
}

/// The place of a connection, free again when dropped.
struct Place {
    number: u64,
    places: Places,
}

impl Places {
    /// A place, for which the oldest connection has to go if there is none left.
    fn take(&self) -> (Place, oneshot::Receiver<()>) {
        let (sender, leave) = oneshot::channel();
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let number = taken.next;
        taken.next += 1;
        taken.open.push_back((number, sender));
        if taken.open.len() > MOST_CONNECTIONS
            && let Some((_, oldest)) = taken.open.pop_front()
        {
            let _ = oldest.send(());
        }
        (Place { number, places: self.clone() }, leave)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(at) = taken.open.binary_search_by_key(&self.number, |(number, _)| *number) {
            taken.open.remove(at);
        }
    }
}
