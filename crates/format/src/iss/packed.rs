//! What is packed into letters: sets of cells, tables of pairs, automata.

use ennead_board::Value;
use ennead_rule::{Machine, Pairs};

use super::{Board, Read, Wrong};

/// Six bits for each letter, `A` for 0.
fn sextets(text: &str) -> Read<'_, Vec<u8>> {
    let sextet = |byte| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    };
    let all = text.bytes().map(sextet).collect::<Option<Vec<u8>>>();
    all.ok_or_else(|| Wrong::rule(text, "found something else than the 64 letters of packed data"))
}

/// The numbers of the bits that are set, the lowest bit of each letter first.
pub(super) fn set(text: &str) -> Read<'_, Vec<usize>> {
    let bits = sextets(text)?.into_iter().enumerate().flat_map(|(at, sextet)| {
        (0..6).filter(move |bit| sextet >> bit & 1 != 0).map(move |bit| 6 * at + bit)
    });
    Ok(bits.collect())
}

/// A text, a byte in eight bits, the highest first.
pub(super) fn text(text: &str) -> Read<'_, String> {
    let sextets = sextets(text)?;
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0u32, 0);
    for sextet in sextets {
        (bits, count) = (bits << 6 | u32::from(sextet), count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    String::from_utf8(bytes).map_err(|_| Wrong::rule(text, "packed data that are no text"))
}

/// The pairs of values that a table allows: a bit for each first value and each second one.
pub(super) fn pairs<'a>(text: &'a str, board: &Board) -> Read<'a, Pairs> {
    let count = board.value_count();
    let bits = set(text)?;
    if text.is_empty() || bits.last().is_some_and(|&last| last >= count * count) {
        return Err(Wrong::rule(text, format!("a table of other than {count} values")));
    }
    let value = |number: usize| Value::new(board.least() + number as u8);
    Ok(Pairs::new(bits.into_iter().map(|bit| (value(bit / count), value(bit % count)))))
}

/// Bits, the highest of each letter first.
struct Bits {
    bits: std::vec::IntoIter<bool>,
}

impl Bits {
    /// The next number of so many bits, at most 16; `None` if there are fewer.
    fn take(&mut self, count: usize) -> Option<u16> {
        if self.left() < count {
            return None;
        }
        Some(self.bits.by_ref().take(count).fold(0, |number, bit| number << 1 | u16::from(bit)))
    }

    fn left(&self) -> usize {
        self.bits.len()
    }
}

/// An automaton: a head with the numbers of states to begin and to end in, then for each state its edges,
/// either a bit for each value and the states of those that are set, or how many there are, and for each
/// its value and its state.
#[expect(clippy::too_many_lines, reason = "one stream of bits, read from its head to its end")]
pub(super) fn automaton<'a>(text: &'a str, board: &Board) -> Read<'a, Machine> {
    let cut = || Wrong::rule(text, "an automaton that is cut off");
    let sextets = sextets(text)?;
    let mut bits: Vec<bool> =
        sextets.iter().flat_map(|it| (0..6).rev().map(move |bit| it >> bit & 1 != 0)).collect();
    bits.truncate(bits.len() / 8 * 8);
    let mut bits = Bits { bits: bits.into_iter() };
    let mut take = |count| bits.take(count).ok_or_else(cut);
    let dense = match take(2)? {
        0 => false,
        1 => true,
        _ => return Err(Wrong::rule(text, "an automaton in a form that is not known")),
    };
    let state_bits = usize::from(take(4)?) + 1;
    let symbols = take(4)? + 1;
    let (starts, ends) = (take(state_bits)?, take(state_bits)?);
    // The states to begin in come first, then those to end in; one may be both.
    let mut both = Vec::new();
    for start in (0..starts).rev() {
        if take(1)? == 1 {
            both.push(start);
        }
    }
    let value = |symbol: u16| {
        let value = board.value(i64::from(board.least()) + i64::from(symbol));
        value.filter(|_| symbol < symbols)
    };
    let mut edges = Vec::new();
    let mut states = 0;
    let mut named = starts.saturating_add(ends);
    let mut edge = |from: u16, symbol: u16, to: u16| {
        named = named.max(to.saturating_add(1));
        if let Some(value) = value(symbol) {
            edges.push((from, value, to));
        }
    };
    if dense {
        for state in 0..=u16::MAX {
            let Some(used) = bits.take(symbols.into()) else { break };
            states = state;
            for symbol in (0..symbols).filter(|symbol| used >> symbol & 1 != 0) {
                edge(state, symbol, bits.take(state_bits).ok_or_else(cut)?);
            }
        }
    } else {
        let symbol_bits = (u16::BITS - (symbols - 1).leading_zeros()) as usize;
        let count_bits = usize::from(bits.take(4).ok_or_else(cut)?);
        for state in 0..=u16::MAX {
            if count_bits == 0 {
                break;
            }
            let Some(count) = bits.take(count_bits) else { break };
            states = state;
            for _ in 0..count {
                let symbol = bits.take(symbol_bits).ok_or_else(cut)?;
                edge(state, symbol, bits.take(state_bits).ok_or_else(cut)?);
            }
        }
    }
    // Each state that is named is listed, the last one at least.
    if !edges.is_empty() && states.saturating_add(1) < named || edges.is_empty() && named > 1 {
        return Err(cut());
    }
    let ends = (starts..starts.saturating_add(ends)).chain(both);
    Ok(Machine::new(0..starts, ends, edges))
}
