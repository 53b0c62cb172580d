//! The bits of a domain.

/// The numbers of the bits that are set, least first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}

/// Whether at most one bit is set.
#[inline]
pub(crate) fn is_single(set: u32) -> bool {
    set & set.wrapping_sub(1) == 0
}
