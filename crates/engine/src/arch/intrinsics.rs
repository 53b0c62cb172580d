//! How methods of one instruction are written.

/// Defines methods that consist of one expression of intrinsics of the features named.
macro_rules! intrinsics {
    ($features:literal: $($(#[$doc:meta])* fn $name:ident $(<const $N:ident: u32>)? ($($arg:ident $(: $Arg:ty)?),*) -> $Out:ty { $body:expr })*) => {
        $(
            $(#[$doc])*
            #[inline(always)]
            fn $name $(<const $N: u32>)? ($($arg $(: $Arg)?),*) -> $Out {
                // SAFETY: needs `$features`; tasks get this type only after the check for it.
                unsafe { $body }
            }
        )*
    };
}
