//! Trial and error: a candidate whose supposition is contradictory is eliminated.

use ennead_stop::{Stop, Stopped};

use crate::level::{End, Kept, Level, PATIENCE, Saved};
use crate::net::Net;
use crate::nets::Nets;
use crate::position::Position;
use crate::row::Row;
use crate::suppositions::Suppositions;

/// What is applied to a supposition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theory {
    /// Singles.
    Singles,
    /// Singles and braids of up to this length.
    Braids(u8),
}

impl Theory {
    pub(crate) fn of_length(length: u8) -> Theory {
        if length == 0 { Theory::Singles } else { Theory::Braids(length) }
    }

    /// A theory that looks at no supposition by itself.
    fn weaker(self) -> Theory {
        Theory::of_length(self.length().min(1))
    }

    /// The length of its braids.
    fn length(self) -> u8 {
        match self {
            Theory::Singles => 0,
            Theory::Braids(length) => length,
        }
    }
}

/// Trial and error with a theory in the position of the last level, to the end. The levels before
/// it are for suppositions. By singles alone, or by braids of length 1, suppositions can be nested
/// as deep as there are levels; longer braids need one level themselves.
pub(crate) fn trial(
    nets: &Nets,
    levels: &mut [Level],
    theory: Theory,
    stop: &Stop,
) -> Result<End, Stopped> {
    let net = match theory {
        Theory::Singles => &nets.plain,
        Theory::Braids(_) => &nets.grouped,
    };
    let outer = levels.last_mut().expect("a level at least");
    outer.suppositions.begin(net, &nets.links, &outer.search.board.position);
    deepen(nets, net, levels, theory, &nets.solution, stop)
}

/// Suppositions closed under singles, and with the grouped net under braids of length 1: no
/// supposition is made one after the other.
fn close(nets: &Nets, net: &Net, level: &mut Level) {
    while level.suppositions.is_moving && !level.position().contradictory {
        level.close(net);
        let fresh = std::mem::take(&mut level.suppositions.fresh);
        for &candidate in &fresh {
            if level.position().is_open(net, candidate as usize) && !level.position().contradictory
            {
                eliminate(nets, net, level, candidate as usize);
            }
        }
        level.suppositions.fresh = fresh;
    }
}

/// Whether chains can solve the position, or show that it is contradictory, if they may be of any
/// length: braids, or g-braids in the grouped net. The position is left as it was.
pub(crate) fn is_within_reach(nets: &Nets, net: &Net, level: &mut Level) -> bool {
    let before = level.position().clone();
    level.suppositions.begin(net, &nets.links, &before);
    close(nets, net, level);
    let is_within_reach = level.end(net, 0).is_some();
    level.search.board.position = before;
    is_within_reach
}

/// Eliminates a candidate from a position and from its suppositions.
fn eliminate(nets: &Nets, net: &Net, level: &mut Level, candidate: usize) {
    level.eliminate(&nets.plain, candidate);
    level.suppositions.eliminated(net, &level.gone);
}

/// The same, where the suppositions of singles are begun. What is `known` to be part of a solution
/// is not tried: it is never contradictory.
///
/// A candidate is not tried either if it was decided within a supposition that the theory left
/// without contradiction: everything that follows from the candidate followed there as well.
fn deepen(
    nets: &Nets,
    net: &Net,
    levels: &mut [Level],
    theory: Theory,
    known: &[bool],
    stop: &Stop,
) -> Result<End, Stopped> {
    let length = theory.length();
    let last = levels.len() - 1;
    close(nets, net, &mut levels[last]);
    if let Some(end) = levels[last].end(net, length) {
        return Ok(end);
    }
    if last == 0 {
        return Ok(End::Quiet(length));
    }
    'again: loop {
        let order = most_promising_first(net, &mut levels[last], known);
        let mut may_go_on = false;
        let mut is_covered = vec![false; net.len()];
        for &target in &order {
            let target = target as usize;
            if is_covered[target] || !levels[last].position().is_open(net, target) {
                continue;
            }
            stop.check()?;
            let (outer, inner) = levels.split_last_mut().expect("a level at least");
            if let Some(more) = suppose(nets, net, outer, inner, target, theory, stop)? {
                may_go_on |= more;
                outer.saved[target].cover(net, &mut is_covered);
                continue;
            }
            eliminate(nets, net, outer, target);
            close(nets, net, outer);
            // What is less deep is far cheaper, and may do the rest.
            if last > 1 && outer.end(net, length).is_none() {
                deepen(nets, net, &mut levels[last - 1..], theory.weaker(), known, stop)?;
            }
            if let Some(end) = levels[last].end(net, length) {
                return Ok(end);
            }
            continue 'again;
        }
        let is_stuck = length > 1 && !may_go_on;
        return Ok(if is_stuck { End::Stuck } else { End::Quiet(length) });
    }
}

/// What is open, without what is known to be true.
///
/// A supposition that has made many candidates false is likely to be contradictory: the sooner such are
/// found, the fewer have to be tried. What braids have eliminated from it counts as well.
fn most_promising_first(net: &Net, level: &mut Level, known: &[bool]) -> Vec<u16> {
    level.suppositions.weights(net, &mut level.weights);
    let is_known = |candidate: usize| known.get(candidate) == Some(&true);
    for (weight, saved) in level.weights.iter_mut().zip(&level.saved) {
        if saved.quiet.is_some() {
            let off = saved.strongest().off().iter().filter(|&&off| off).count();
            *weight = (*weight).max(off as u16);
        }
    }
    let open = (0..net.len()).filter(|&c| level.position().is_open(net, c) && !is_known(c));
    let mut order: Vec<u16> = open.map(|c| c as u16).collect();
    order.sort_by_key(|&c| std::cmp::Reverse(level.weights[c as usize]));
    order
}

/// Whether longer braids might say more about a supposition; `None` if it is contradictory.
#[expect(clippy::too_many_lines, reason = "what was kept is taken up, tried and put back")]
#[expect(clippy::too_many_arguments, reason = "a level and those within it are borrowed apart")]
fn suppose(
    nets: &Nets,
    net: &Net,
    outer: &mut Level,
    inner: &mut [Level],
    target: usize,
    theory: Theory,
    stop: &Stop,
) -> Result<Option<bool>, Stopped> {
    let plain = &nets.plain;
    let length = theory.length();
    let rank = (inner.len() as u8, length);
    let is_innermost = inner.len() == 1;
    // Larger positions, which no puzzle with one solution has, would take much memory.
    let is_small = net.len() <= Row::BITS;
    let level = inner.last_mut().expect("there is an inner level");
    let board = &mut level.search.board;
    let saved = &mut outer.saved[target];
    let was = &outer.search.board.position;
    let mut resume = false;
    // What is kept of singles alone does not know groups.
    if saved.quiet.is_some_and(|(_, before)| (before == 0) != (length == 0)) {
        saved.kept = Kept::Nothing;
    }
    if saved.quiet.is_some() {
        let mut gone =
            (0..net.len()).filter(|&c| was.is_off(c) && !saved.position.is_off(c)).peekable();
        let by_braids = |rank: (u8, u8)| is_innermost && rank.1 > 1;
        let is_quiet = saved.quiet == Some(rank)
            || by_braids(rank) && saved.quiet.is_some_and(by_braids) && !saved.may_go_on;
        if is_quiet && gone.peek().is_none() {
            return Ok(Some(saved.may_go_on));
        }
        // Braids one longer than those that had nothing to say.
        resume = saved.kept == Kept::Rounds
            && gone.peek().is_none()
            && saved.quiet == Some((rank.0, rank.1.wrapping_sub(1)));
        board.position.copy(&saved.position);
        for candidate in gone {
            board.clear(plain, candidate);
        }
    } else {
        board.position.copy(was);
        for &other in plain.links.get(target) {
            if !board.position.is_off(other.into()) {
                board.clear(plain, other as usize);
            }
        }
    }
    board.settle(plain, &mut level.gone);
    if !level.position().contradictory {
        let end = if !is_innermost {
            begin_closed(net, level, &outer.suppositions, was);
            level.saved.iter_mut().for_each(Saved::forget);
            deepen(nets, net, inner, theory, &[], stop)?
        } else {
            let by_braids = length > 1;
            // Where braids of any length do not suffice, long ones need not be looked for.
            if !by_braids || length > PATIENCE && !saved.will_fail {
                saved.position.copy(level.position());
                if saved.kept == Kept::Closed {
                    reopen(plain, level, saved);
                } else {
                    begin_closed(net, level, &outer.suppositions, was);
                }
                close(nets, if by_braids { plain } else { net }, level);
                saved.will_fail = level.position().contradictory;
                if !saved.will_fail {
                    saved.closed.copy(level.position());
                    std::mem::swap(&mut level.suppositions, &mut saved.suppositions);
                    saved.kept = if is_small { Kept::Closed } else { Kept::Nothing };
                    saved.quiet = Some(rank);
                    saved.may_go_on = false;
                    return Ok(Some(false));
                }
                level.search.board.position.copy(&saved.position);
            }
            if by_braids {
                if resume {
                    std::mem::swap(&mut level.suppositions, &mut saved.suppositions);
                }
                let end = level.braids(plain, &nets.links, (length, length), resume, stop)?;
                std::mem::swap(&mut level.suppositions, &mut saved.suppositions);
                saved.kept = if is_small { Kept::Rounds } else { Kept::Nothing };
                end
            } else {
                End::Contradictory
            }
        };
        if end != End::Contradictory {
            let level = inner.last_mut().expect("there is an inner level");
            saved.position.copy(level.position());
            saved.quiet = Some(rank);
            saved.may_go_on = matches!(end, End::Quiet(_)) && length > 1;
            return Ok(Some(saved.may_go_on));
        }
    }
    saved.forget();
    Ok(None)
}

/// Takes up the closed suppositions within a supposition where candidates have been eliminated from its
/// position since.
fn reopen(net: &Net, level: &mut Level, saved: &mut Saved) {
    std::mem::swap(&mut level.suppositions, &mut saved.suppositions);
    let board = &mut level.search.board;
    board.position.copy(&saved.closed);
    for candidate in 0..net.len() {
        if saved.position.is_off(candidate)
            && !board.position.is_off(candidate)
            && board.empty.is_none()
        {
            board.clear(net, candidate);
        }
    }
    board.settle(net, &mut level.gone);
    level.suppositions.eliminated(net, &level.gone);
}

/// Begins the suppositions within a supposition with what is known of those without it.
fn begin_closed(net: &Net, level: &mut Level, outer: &Suppositions, was: &Position) {
    level.suppositions.copy(outer);
    let position = &level.search.board.position;
    level.gone.clear();
    level
        .gone
        .extend((0..net.len()).filter(|&c| position.is_off(c) && !was.is_off(c)).map(|c| c as u16));
    level.suppositions.eliminated(net, &level.gone);
}
