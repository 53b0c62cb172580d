//! Sentences in the lines of a terminal.

/// A sentence in lines of at most 72 characters, with all but the first indented by `indent` blanks.
///
/// ```
/// let text = "In row 5 there are only two cells left for the digit 7, and both are in box 4.";
/// assert_eq!(
///     ennead_text::wrapped(text, 2),
///     "In row 5 there are only two cells left for the digit 7, and both are in\n  box 4."
/// );
/// ```
pub fn wrapped(sentence: &str, indent: usize) -> String {
    const WIDTH: usize = 72;
    let mut text = String::new();
    let mut column = 0;
    for (i, line) in sentence.lines().enumerate() {
        if i > 0 {
            text += &format!("\n{:indent$}", "");
            column = 0;
        }
        for word in line.split_whitespace() {
            let mut gap = usize::from(column > 0);
            // A chain too long for a line is broken after a weak link.
            let long = word.chars().count() > WIDTH;
            for piece in word.split_inclusive(|c| long && c == '-') {
                let length = piece.chars().count();
                if column > 0 && column + gap + length > WIDTH {
                    text += &format!("\n{:indent$}", "");
                    (column, gap) = (0, 0);
                }
                text += &" "[..gap];
                text += piece;
                (column, gap) = (column + gap + length, 0);
            }
        }
    }
    text
}
