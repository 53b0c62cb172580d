//! Values by their rank: medians and other percentiles.

/// The value that exactly `rank` others are below or equal to when all are sorted, as
/// `select_nth_unstable_by(rank, f32::total_cmp)` finds it.
///
/// A standard library built for size, as in the WebAssembly modules, selects in a way that took
/// 2 s for the pixels of one grid: they are many, and most are equal. Here they are counted by
/// the leading byte of their order, then those with the right first byte by the second, and so on.
///
/// # Panics
/// If there are not more than `rank` values.
pub(crate) fn nth(values: &[f32], rank: usize) -> f32 {
    let mut prefix = 0;
    let mut below = 0;
    for shift in [24, 16, 8, 0] {
        let mut counts = [0; 256];
        for key in values.iter().map(|value| order(*value)) {
            if (key ^ prefix).checked_shr(shift + 8).unwrap_or(0) == 0 {
                counts[(key >> shift & 255) as usize] += 1;
            }
        }
        let byte = (0..255).find(|&byte| {
            let reached = below + counts[byte] > rank;
            below += if reached { 0 } else { counts[byte] };
            reached
        });
        prefix |= (byte.unwrap_or(255) as u32) << shift;
    }
    f32::from_bits(if prefix >> 31 == 1 { prefix & !SIGN } else { !prefix })
}

const SIGN: u32 = 1 << 31;

/// A number in the order of [`f32::total_cmp`].
fn order(value: f32) -> u32 {
    let bits = value.to_bits();
    if bits & SIGN == 0 { bits | SIGN } else { !bits }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_what_sorting_gives() {
        let spread = |i: u32| f32::from_bits(i.wrapping_mul(0x9E37_79B9));
        let few = |i: u32| (i * 7 % 5) as f32 - 2.0;
        let signs = |i: u32| [0.0, -0.0, 1.5, -1.5, f32::MAX, f32::MIN][i as usize % 6];
        for values in [spread as fn(u32) -> f32, few, signs] {
            for count in [1, 2, 7, 180, 1000] {
                let values: Vec<f32> = (0..count).map(values).collect();
                let mut sorted = values.clone();
                sorted.sort_by(f32::total_cmp);
                for (rank, value) in sorted.iter().enumerate() {
                    assert_eq!(nth(&values, rank).to_bits(), value.to_bits());
                }
            }
        }
    }
}
