//! The one search behind subsets: *n* words whose union has *n* bits.
//!
//! Cells and the digits they can hold, digits and the places they can go to: each time nine
//! words of nine bits, and *n* of them that share *n* bits between them.

use ennead_stop::End;

/// Visits every choice of `size` of the `words`, each with 1 to `size` bits, whose union has
/// exactly `size` bits, as (the chosen ones, their union). Zero words are never chosen.
pub(super) fn small_unions(
    words: &[u16; 9],
    size: u32,
    visit: &mut impl FnMut(u16, u16) -> Result<(), End>,
) -> Result<(), End> {
    let fits = |&i: &usize| words[i] != 0 && words[i].count_ones() <= size;
    let usable = (0..9).filter(fits).fold(0u16, |usable, i| usable | 1 << i);
    if usable.count_ones() < size {
        return Ok(());
    }
    extend(words, size, usable, (0, 0), visit)
}

fn extend(
    words: &[u16; 9],
    size: u32,
    usable: u16,
    (chosen, union): (u16, u16),
    visit: &mut impl FnMut(u16, u16) -> Result<(), End>,
) -> Result<(), End> {
    if chosen.count_ones() == size {
        return if union.count_ones() == size { visit(chosen, union) } else { Ok(()) };
    }
    let mut rest = usable;
    while rest != 0 {
        let i = rest.trailing_zeros();
        rest &= rest - 1;
        let grown = union | words[i as usize];
        if grown.count_ones() <= size {
            extend(words, size, rest, (chosen | 1 << i, grown), visit)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_unions_a_plain_search_finds() {
        let words = [0b11, 0b110, 0b101, 0, 0b1, 0b111000, 0b11000, 0b101000, 0b111111111];
        for size in 1..=4 {
            let mut found = Vec::new();
            let _ = small_unions(&words, size, &mut |chosen, union| {
                found.push((chosen, union));
                Ok(())
            });
            found.sort();
            let plain: Vec<(u16, u16)> = (0u16..512)
                .filter(|chosen| chosen.count_ones() == size)
                .map(|chosen| {
                    let parts = (0..9).filter(|i| chosen >> i & 1 == 1).map(|i| words[i]);
                    (chosen, parts.clone().fold(0, |all, word| all | word), parts.min())
                })
                .filter(|&(_, union, least)| union.count_ones() == size && least > Some(0))
                .map(|(chosen, union, _)| (chosen, union))
                .collect();
            assert_eq!(found, plain, "{size}");
        }
    }
}
