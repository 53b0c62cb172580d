//! Names of things that come in a list: engines, formats, techniques, levels.

use std::borrow::Cow;

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
    pub of: Cow<'static, str>,
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
    Err(UnknownName { of: of.into(), found: found.to_owned(), expected })
}

/// A name without what is easily written differently: case, hyphens and blanks.
///
/// ```
/// use ennead_grid::name::bare;
///
/// assert_eq!(bare("X-Wing"), bare("xwing"));
/// ```
pub fn bare(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// A thing that is chosen by its name from a list: a level, an engine, a technique.
///
/// The list is the one definition of its names: data is read by it ([`chosen!`](crate::chosen)), the
/// schema of that data lists them, and so does the help of a command line.
pub trait Named: Copy + 'static {
    /// What the list is called, such as `level`.
    const LIST: &'static str;

    /// All things of the list with their names, in order.
    fn list() -> impl Iterator<Item = (&'static str, Self)>;

    /// The thing called `name`.
    ///
    /// # Errors
    ///
    /// If there is none.
    fn by_name(name: &str) -> Result<Self, UnknownName> {
        find(Self::LIST, name, Self::list())
    }
}

/// Defines an enum of things that have names, such as levels: `ALL` lists them in order, `name` and
/// `Display` give the name, and data holds it. After `of` comes what the list is called: then a name
/// can be read too, and the enum is [`Named`].
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

            /// The names, in the same order.
            pub const NAMES: [&'static str; $Name::ALL.len()] = [$($name),*];

            /// The name in data and on the command line.
            pub const fn name(self) -> &'static str {
                match self { $($Name::$One => $name),* }
            }
        }

        $crate::display! {
            /// The name.
            $Name: |it, f| f.write_str(it.name())
        }

        $crate::written!($Name => &'static str: |it| it.name());
        $crate::schema_of_names!($Name, stringify!($Name), $Name::NAMES);

        $(
            impl $crate::name::Named for $Name {
                const LIST: &'static str = $list;

                fn list() -> impl Iterator<Item = (&'static str, $Name)> {
                    $Name::ALL.into_iter().map(|one| (one.name(), one))
                }
            }

            /// The one with this name.
            impl ::std::str::FromStr for $Name {
                type Err = $crate::name::UnknownName;

                fn from_str(name: &str) -> Result<$Name, $crate::name::UnknownName> {
                    $crate::name::Named::by_name(name)
                }
            }

            $crate::chosen!($Name);
        )?
    };
}

/// Defines the kinds of an enum whose variants hold more than their name: an enum of the same variants
/// as by [`named!`], and `kind` and `name` for the first one.
///
/// ```
/// enum Weather {
///     Dry,
///     Rain { millimetres: u32 },
/// }
///
/// ennead_grid::kinds! {
///     /// What kind of weather it is.
///     pub enum WeatherKind of Weather {
///         Dry = "dry",
///         Rain = "rain",
///     }
/// }
///
/// assert_eq!(Weather::Rain { millimetres: 3 }.kind(), WeatherKind::Rain);
/// assert_eq!(Weather::Dry.name(), "dry");
/// ```
#[macro_export]
macro_rules! kinds {
    (
        $(#[$about:meta])*
        pub enum $Kind:ident of $Whole:ident {
            $($(#[$also:meta])* $One:ident = $name:literal,)*
        }
    ) => {
        $crate::named! {
            $(#[$about])*
            pub enum $Kind {
                $(
                    #[doc = concat!("See [`", stringify!($Whole), "::", stringify!($One), "`].")]
                    $(#[$also])*
                    $One = $name,
                )*
            }
        }

        impl $Whole {
            /// The kind.
            pub const fn kind(&self) -> $Kind {
                match self { $($Whole::$One { .. } => $Kind::$One),* }
            }

            /// The name of the kind in data.
            pub const fn name(&self) -> &'static str {
                self.kind().name()
            }
        }
    };
}

/// How similar two names must be for one to count as the other, misspelt; 1 means equal.
const ALIKE: f64 = 0.7;

impl UnknownName {
    /// The name that was probably meant. Case and what separates words do not count: `XWing`
    /// is near `x-wing`.
    pub fn nearest(&self) -> Option<&str> {
        let found = bare(&self.found);
        let letters = found.chars().count();
        let alike = |name: &String| {
            let name = bare(name);
            // Each letter that one has more than the other is a difference. To compare texts of
            // megabytes letter by letter would take minutes.
            let other = name.chars().count();
            let (fewer, more) = (letters.min(other) as f64, letters.max(other) as f64);
            if fewer < ALIKE * more {
                0.0
            } else {
                strsim::normalized_damerau_levenshtein(&found, &name)
            }
        };
        let near = self.expected.iter().map(|name| (alike(name), name.as_str()));
        // Among equally near names, the first of the list.
        let nearest = near.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        (nearest.0 >= ALIKE).then_some(nearest.1)
    }
}

impl UnknownName {
    /// The error in a text that its own text is a part of: what reads data has only texts as errors.
    ///
    /// ```
    /// use ennead_grid::name::{self, UnknownName};
    ///
    /// let unknown = name::find("season", "`: expected", [("spring", 1), ("autumn", 3)]).unwrap_err();
    /// let text = format!("{unknown} at line 1 column 7");
    /// assert_eq!(UnknownName::found_in(&text), Some(unknown));
    /// assert_eq!(UnknownName::found_in("unknown field `season`"), None);
    /// ```
    pub fn found_in(text: &str) -> Option<UnknownName> {
        // No name of a list has a blank or a backquote; what was found can have anything.
        let (of, rest) = text.split_once("unknown ")?.1.split_once(" `")?;
        let (found, rest) = rest.rsplit_once("`: expected ")?;
        let list = rest.split_once(';').map_or(rest, |(list, _)| list);
        let list = list.split_once(" at line ").map_or(list, |(list, _)| list);
        let expected = list.split(", ").map(str::to_owned).collect();
        Some(UnknownName { of: of.to_owned().into(), found: found.to_owned(), expected })
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
