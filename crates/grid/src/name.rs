//! Names of things that come in a list: engines, formats, techniques, levels.

/// A name that nothing in a list has.
///
/// This is the one error of everything in ennead that is chosen by name; `text` makes the
/// sentence in the user's language.
///
/// ```
/// use ennead_grid::name::{self, UnknownName};
///
/// let seasons = [("spring", 1), ("summer", 2), ("autumn", 3), ("winter", 4)];
/// assert_eq!(name::find("season", "autumn", seasons), Ok(3));
/// let error = name::find("season", "sumer", seasons).unwrap_err();
/// assert_eq!(error.nearest(), Some("summer"));
/// assert_eq!(
///     error.to_string(),
///     "unknown season `sumer`: expected spring, summer, autumn, winter; did you mean `summer`?"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    /// What is listed, such as `engine`.
    pub of: &'static str,
    /// What was found.
    pub found: String,
    /// The names there are, in the order of the list.
    pub expected: Vec<String>,
}

/// What is called `found` in a list of `of`.
///
/// # Errors
///
/// If nothing is.
pub fn find<T>(
    of: &'static str,
    found: &str,
    list: impl IntoIterator<Item = (&'static str, T)>,
) -> Result<T, UnknownName> {
    let mut expected = Vec::new();
    for (name, thing) in list {
        if name == found {
            return Ok(thing);
        }
        expected.push(name);
    }
    let expected = expected.into_iter().map(str::to_owned).collect();
    Err(UnknownName { of, found: found.to_owned(), expected })
}

/// Defines an enum of things that have names, such as levels: `ALL` lists them in order, `name` and
/// `Display` give the name. After `of` comes what the list is called: then a name can be parsed.
///
/// ```
/// ennead_grid::named! {
///     /// A quarter of the year.
///     pub enum Season of "season" {
///         /// When the days grow long.
///         Spring = "spring",
///         /// When they are.
///         Summer = "summer",
///     }
/// }
///
/// assert_eq!(Season::ALL.map(Season::name), ["spring", "summer"]);
/// assert_eq!("summer".parse(), Ok(Season::Summer));
/// assert_eq!("sumer".parse::<Season>().unwrap_err().nearest(), Some("summer"));
/// ```
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        pub enum $Name:ident $(of $list:literal)? {
            $($(#[$meaning:meta])* $One:ident = $name:literal,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $Name {
            $($(#[$meaning])* $One,)*
        }

        impl $Name {
            /// All of them, in order.
            pub const ALL: [$Name; [$($name),*].len()] = [$($Name::$One),*];

            /// The name in data and on the command line.
            pub const fn name(self) -> &'static str {
                match self { $($Name::$One => $name),* }
            }
        }

        $crate::display! {
            /// The name.
            $Name: |it, f| f.write_str(it.name())
        }

        $crate::plain!($Name => String: ToString::to_string);

        $(
            /// The one with this name.
            impl ::std::str::FromStr for $Name {
                type Err = $crate::name::UnknownName;

                fn from_str(name: &str) -> Result<$Name, $crate::name::UnknownName> {
                    $crate::name::find($list, name, $Name::ALL.map(|one| (one.name(), one)))
                }
            }
        )?
    };
}

/// How similar two names must be for one to count as the other, misspelt; 1 means equal.
const ALIKE: f64 = 0.7;

impl UnknownName {
    /// The name that was probably meant. Case and what separates words do not count: `XWing`
    /// is near `x-wing`.
    pub fn nearest(&self) -> Option<&str> {
        let bare = |name: &str| -> String {
            name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
        };
        let found = bare(&self.found);
        let alike = |name: &String| strsim::normalized_damerau_levenshtein(&found, &bare(name));
        let near = self.expected.iter().map(|name| (alike(name), name.as_str()));
        // Among equally near names, the first of the list.
        let nearest = near.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        (nearest.0 >= ALIKE).then_some(nearest.1)
    }
}

crate::error! {
    /// For programmers; the crate `text` has the sentences.
    UnknownName: |it, f| {
        let UnknownName { of, found, expected } = it;
        write!(f, "unknown {of} `{found}`: expected {}", expected.join(", "))?;
        it.nearest().map_or(Ok(()), |near| write!(f, "; did you mean `{near}`?"))
    }
}
