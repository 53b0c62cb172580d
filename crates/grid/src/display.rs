//! Types as text.

/// Implements `Display` for a type: `|it, f|` name the value and the formatter.
///
/// ```
/// struct Metres(f64);
/// ennead_grid::display!(Metres: |it, f| write!(f, "{} m", it.0));
/// assert_eq!(Metres(1.5).to_string(), "1.5 m");
/// ```
#[macro_export]
macro_rules! display {
    ($(#[$doc:meta])* $type:ty: |$it:pat_param, $f:ident| $body:expr) => {
        $(#[$doc])*
        impl ::std::fmt::Display for $type {
            fn fmt(&self, $f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let $it = self;
                $body
            }
        }
    };
}

/// Implements [`Error`](std::error::Error) for a type, with its `Display` as in
/// [`display!`](crate::display).
///
/// ```
/// #[derive(Debug)]
/// struct TooShort(usize);
/// ennead_grid::error!(TooShort: |it, f| write!(f, "{} characters are too few", it.0));
/// let error: Box<dyn std::error::Error> = Box::new(TooShort(3));
/// assert_eq!(error.to_string(), "3 characters are too few");
/// ```
#[macro_export]
macro_rules! error {
    ($(#[$doc:meta])* $type:ty: |$it:pat_param, $f:ident| $body:expr) => {
        $crate::display!($(#[$doc])* $type: |$it, $f| $body);
        impl ::std::error::Error for $type {}
    };
}
