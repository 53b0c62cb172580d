//! Trial and error: a candidate whose supposition is contradictory is eliminated.

use ennead_engine::{Stop, Stopped};

use crate::classifier::Nets;
use crate::level::{End, Level};
use crate::net::Net;

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

    /// The length of its braids.
    fn length(self) -> u8 {
        match self {
            Theory::Singles => 0,
            Theory::Braids(length) => length,
        }
    }
}

/// Trial and error with a theory in the position of the last level, to the end. The levels before are for suppositions: by
/// singles alone, or by braids of length 1, it goes as deep as there are levels; by longer braids
/// one less, as these take a level themselves.
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
    deepen(nets, net, levels, theory, stop)
}

/// Suppositions closed under singles, and with the grouped net under braids of length 1: no
/// supposition is made one after the other.
fn close(nets: &Nets, net: &Net, level: &mut Level) {
    while level.suppositions.is_moving {
        level.advance(net);
        let fresh = std::mem::take(&mut level.suppositions.fresh);
        for &candidate in &fresh {
            if level.position().is_open(net, candidate as usize) {
                level.eliminate(&nets.plain, candidate as usize);
                let Level { suppositions, gone, .. } = level;
                suppositions.eliminated(net, gone);
                if level.position().contradictory {
                    return;
                }
            }
        }
        level.suppositions.fresh = fresh;
    }
}

fn deepen(
    nets: &Nets,
    net: &Net,
    levels: &mut [Level],
    theory: Theory,
    stop: &Stop,
) -> Result<End, Stopped> {
    let length = theory.length();
    let (outer, inner) = levels.split_last_mut().expect("a level at least");
    close(nets, net, outer);
    if let Some(end) = outer.end(net, length) {
        return Ok(end);
    }
    if inner.is_empty() {
        return Ok(End::Quiet(length));
    }
    let mut may_go_on;
    loop {
        let mut found = false;
        may_go_on = false;
        for target in 0..net.len() {
            if !outer.position().is_open(net, target) {
                continue;
            }
            stop.check()?;
            match suppose(nets, net, outer, inner, target, theory, stop)? {
                Some(more) => may_go_on |= more,
                None => {
                    found = true;
                    outer.eliminate(&nets.plain, target);
                    let Level { suppositions, gone, .. } = &mut *outer;
                    suppositions.eliminated(net, gone);
                    if !outer.position().contradictory {
                        close(nets, net, outer);
                    }
                    if let Some(end) = outer.end(net, length) {
                        return Ok(end);
                    }
                }
            }
        }
        if !found {
            break;
        }
    }
    Ok(if length > 1 && !may_go_on { End::Stuck } else { End::Quiet(length) })
}

/// Whether longer braids might say more about a supposition; `None` if it is contradictory.
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
    let level = inner.last_mut().expect("there is an inner level");
    let board = &mut level.search.board;
    let saved = &mut outer.saved[target];
    let was = &outer.search.board.position;
    if saved.quiet.is_some() {
        let mut gone = (0..net.len()).filter(|&c| was.off[c] && !saved.position.off[c]).peekable();
        if saved.quiet == Some(rank) && gone.peek().is_none() {
            return Ok(Some(saved.may_go_on));
        }
        board.position.copy(&saved.position);
        for candidate in gone {
            board.clear(plain, candidate);
        }
    } else {
        board.position.copy(was);
        for &other in plain.links.get(target) {
            if !board.position.off[other as usize] {
                board.clear(plain, other as usize);
            }
        }
    }
    board.settle(plain, &mut level.gone);
    if !level.position().contradictory {
        let is_innermost = inner.len() == 1;
        let level = inner.last_mut().expect("there is an inner level");
        let end = if is_innermost && length > 1 {
            level.braids(plain, &nets.links, length, length, stop)?
        } else {
            level.suppositions.copy(&outer.suppositions);
            level.gone.clear();
            for candidate in 0..net.len() {
                if level.search.board.position.off[candidate] && !was.off[candidate] {
                    level.gone.push(candidate as u16);
                }
            }
            level.suppositions.eliminated(net, &level.gone);
            for saved in &mut level.saved {
                saved.quiet = None;
            }
            deepen(nets, net, inner, theory, stop)?
        };
        if end != End::Contradictory {
            let level = inner.last_mut().expect("there is an inner level");
            saved.position.copy(level.position());
            saved.quiet = Some(rank);
            saved.may_go_on = matches!(end, End::Quiet(_)) && length > 1;
            return Ok(Some(saved.may_go_on));
        }
    }
    saved.quiet = None;
    Ok(None)
}
