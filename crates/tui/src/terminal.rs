//! The only place that talks to a terminal.
//!
//! The terminal is restored in every case: by the guard's drop on returns and errors, by a panic
//! hook (before the message is printed, so that it can be read), and through a flag on signals that
//! end the program from outside.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEvent, KeyEventKind, MouseEvent,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::prelude::CrosstermBackend;
use ratatui::{Frame, Terminal};

/// Whether the screen stays open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It stays.
    Stay,
    /// The user leaves.
    Leave,
}

/// Something that fills the terminal. Times are in milliseconds since some fixed moment.
pub trait Screen {
    /// Draws everything.
    fn draw(&mut self, frame: &mut Frame<'_>, now: u64);

    /// A key was pressed.
    fn key(&mut self, key: KeyEvent, now: u64) -> Flow;

    /// The mouse was moved or clicked.
    fn mouse(&mut self, mouse: MouseEvent, now: u64);

    /// Time has passed; `true` if it should be drawn again.
    fn tick(&mut self, now: u64) -> bool;

    /// Waits for what is worked on beside the screen, if there is anything.
    fn settle(&mut self, _now: u64) {}

    /// The program is ended from outside.
    fn end(&mut self, now: u64);
}

/// The time between two looks at the clock, for twenty-five pictures a second.
const TICK: Duration = Duration::from_millis(40);

/// How long a program asked to end may take to restore the terminal.
const GRACE: Duration = Duration::from_millis(500);

/// Shows `screen` on the terminal until the user leaves.
///
/// # Errors
///
/// If there is no terminal, or if it disappears.
pub fn run(screen: &mut dyn Screen) -> io::Result<()> {
    let ended = ended_from_outside()?;
    let guard = Guard::enter()?;
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let started = Instant::now();
    let now = || started.elapsed().as_millis() as u64;
    terminal.draw(|frame| screen.draw(frame, now()))?;
    'shown: loop {
        let mut stale = false;
        let next = Instant::now() + TICK;
        while event::poll(next.saturating_duration_since(Instant::now()))? {
            match event::read()? {
                Event::Key(key) if key.kind == KeyEventKind::Release => {}
                Event::Key(key) => match screen.key(key, now()) {
                    Flow::Stay => {}
                    Flow::Leave => break 'shown,
                },
                Event::Mouse(mouse) => screen.mouse(mouse, now()),
                _ => {}
            }
            stale = true;
            // Handle everything typed so far before the next picture.
            if !event::poll(Duration::ZERO)? {
                break;
            }
        }
        if ended.load(Ordering::Relaxed) {
            screen.end(now());
            break;
        }
        if screen.tick(now()) || stale {
            terminal.draw(|frame| screen.draw(frame, now()))?;
        }
    }
    drop(guard);
    Ok(())
}

/// Control of the terminal, given back exactly once: on drop, or earlier by a panic. Doing it twice
/// would put the cursor on top of the message.
struct Guard(Arc<AtomicBool>);

impl Guard {
    fn enter() -> io::Result<Guard> {
        enable_raw_mode()?;
        let held = Arc::new(AtomicBool::new(true));
        let guard = Guard(Arc::clone(&held));
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            give_back(&held);
            previous(info);
        }));
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back(&self.0);
    }
}

/// Restores the terminal if it is still held. If that fails, nothing more can be done.
fn give_back(held: &AtomicBool) {
    if held.swap(false, Ordering::Relaxed) {
        let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode().and_then(|()| io::stdout().flush());
    }
}

/// A flag that is raised when a signal asks the program to end.
fn ended_from_outside() -> io::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in
        [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP]
    {
        signal_hook::flag::register(signal, Arc::clone(&flag))?;
    }
    // If the terminal itself has gone, reading from it may never return (crossterm loops at the end
    // of file). Then an abrupt end does no harm.
    let gone = Arc::clone(&flag);
    std::thread::spawn(move || {
        while !gone.load(Ordering::Relaxed) {
            std::thread::sleep(GRACE);
        }
        std::thread::sleep(GRACE);
        std::process::exit(128 + 1);
    });
    Ok(flag)
}
