//! Many puzzles in one call.

use std::mem::MaybeUninit;

use ennead::engine::Stop;
use ennead::engine::batch::{Answer, Solver};
use ennead::format::line;

use crate::fault::{Fault, Status};

/// The characters of a puzzle.
pub(crate) const ROW: usize = 81;

/// So many puzzles are searched at a time; more would need more memory and gain no speed.
const AT_ONCE: usize = 1 << 14;

/// Counts the solutions of each puzzle up to `limit`, and writes down the first one found. There must
/// be a place for each count, and for each solution unless there is none for any.
pub(crate) fn solve(
    puzzles: &[u8],
    limit: u64,
    counts: &mut [MaybeUninit<u64>],
    solutions: Option<&mut [MaybeUninit<u8>]>,
    stop: &Stop,
) -> Result<(), Fault> {
    let (rows, rest) = puzzles.as_chunks::<ROW>();
    if !rest.is_empty() {
        let reason = format!("{} characters are no multiple of 81", puzzles.len());
        return Err(Fault::new(Status::Length, reason));
    }
    let room = |what: &str, there: usize, needed: usize| {
        let reason = format!("`{what}` has {there} places, {needed} are needed");
        if there < needed { Err(Fault::new(Status::Length, reason)) } else { Ok(()) }
    };
    room("counts", counts.len(), rows.len())?;
    let mut written = match solutions {
        None => Default::default(),
        Some(solutions) => {
            room("solutions", solutions.len(), puzzles.len())?;
            solutions.as_chunks_mut::<ROW>().0.iter_mut()
        }
    };
    let mut solver = Solver::new();
    let mut answers = vec![Answer::default(); rows.len().min(AT_ONCE)];
    let mut counts = counts.iter_mut();
    for (part, rows) in rows.chunks(AT_ONCE).enumerate() {
        let read = |(i, row): (usize, &[u8; ROW])| match line::parse(row) {
            Ok((givens, _)) => Ok(givens),
            Err(_) => {
                let reason = format!("puzzle {} is not 81 digits and dots", part * AT_ONCE + i);
                Err(Fault::new(Status::Unreadable, reason))
            }
        };
        let givens = rows.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
        let answers = &mut answers[..givens.len()];
        solver
            .solve_unless(&givens, limit, answers, stop)
            .map_err(|stopped| Fault::new(Status::Stopped, stopped.to_string()))?;
        for answer in answers {
            counts.next().expect("a place for each").write(answer.count);
            if let Some(place) = written.next() {
                let digits = answer.solution.map(|solution| solution.as_bytes().map(|d| b'0' + d));
                *place = digits.unwrap_or([b'.'; ROW]).map(MaybeUninit::new);
            }
        }
    }
    Ok(())
}
