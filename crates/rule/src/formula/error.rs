//! What can be wrong with a formula.

/// What was expected in a formula.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Wanted {
    /// A number, or what makes one.
    Number,
    /// A comparison, or what is made of such.
    Condition,
    /// `=`, `<` or the like.
    Comparison,
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `,`.
    Comma,
    /// An operator, or the end.
    Operator,
    /// A variable that there is here.
    Variable,
}

ennead_grid::display!(Wanted: |it, f| f.write_str(match it {
    Wanted::Number => "a number",
    Wanted::Condition => "a condition such as a < b",
    Wanted::Comparison => "a comparison such as =",
    Wanted::Open => "`(`",
    Wanted::Close => "`)`",
    Wanted::Comma => "`,`",
    Wanted::Operator => "an operator or `:`",
    Wanted::Variable => "another variable",
}));
