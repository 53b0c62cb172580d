//! What learners write into the gaps of the lesson's algorithm, in any of the languages or as code.
//!
//! A text is understood by the words in it, whatever else is written around them. What says nothing
//! clear is not guessed.

use ennead_engine::lesson::{After, Then, When};

/// The words of a text in small letters, and the text itself without spaces.
struct Said {
    words: Vec<String>,
    joined: String,
}

impl Said {
    fn new(text: &str) -> Said {
        let small = text.to_lowercase();
        let words = small.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let joined = small.chars().filter(|c| !c.is_whitespace()).collect();
        Said { words: words.map(str::to_owned).collect(), joined }
    }

    /// Whether a word begins with one of these, or a longer one has it inside, as in
    /// `istZahlZulaessig`.
    fn has(&self, stems: &[&str]) -> bool {
        let has = |word: &String, stem: &&str| {
            word.starts_with(stem) || (stem.len() > 4 && word.contains(stem))
        };
        self.words.iter().any(|word| stems.iter().any(|stem| has(word, stem)))
    }

    fn is_one_of(&self, words: &[&str]) -> bool {
        self.words.iter().any(|word| words.contains(&word.as_str()))
    }

    fn contains(&self, signs: &[&str]) -> bool {
        signs.iter().any(|sign| self.joined.contains(sign))
    }
}

const ROW: &[&str] = &["row", "zeile", "reihe", "rij"];
const COLUMN: &[&str] = &["col", "spalte", "kolom"];
const BOX: &[&str] = &["box", "block", "blok", "quadrat", "region", "3x3", "teilquadrat", "vak"];
const NOT: &[&str] = &[
    "not", "no", "nicht", "kein", "keine", "keiner", "keinem", "niet", "geen", "nor", "neither",
    "none", "never", "weder", "noch", "nirgends", "nergens", "without", "ohne", "zonder",
];
const NOTHING: &[&str] =
    &["nothing", "nichts", "niets", "pass", "continue", "leave", "lass", "laat"];

/// When a digit may be written, as a learner says it; `None` if it is not clear.
///
/// ```
/// use ennead_engine::lesson::When;
/// use ennead_text::lesson::when;
///
/// assert_eq!(when("x steht noch nicht in der Zeile"), Some(When::RowOnly));
/// assert_eq!(when("istZahlZulaessig(z, s, x)"), Some(When::Allowed));
/// assert_eq!(when("x is in the row"), None);
/// ```
pub fn when(text: &str) -> Option<When> {
    if let Ok(when) = text.trim().parse() {
        return Some(when);
    }
    let said = Said::new(text);
    let (row, column) = (said.has(ROW), said.has(COLUMN));
    let box_ = said.has(BOX);
    let absent = said.is_one_of(NOT)
        || said.has(&["missing", "fehl", "free", "frei", "vrij", "ontbreek", "absent"])
        || said.contains(&["!", "≠", "∉"]);
    let allowed = said.has(&[
        "allowed",
        "admissible",
        "valid",
        "legal",
        "possible",
        "zulässig",
        "zulaessig",
        "erlaubt",
        "gültig",
        "gueltig",
        "möglich",
        "toegestaan",
        "geldig",
        "toelaatbaar",
        "mogelijk",
        "mag",
        "darf",
        "passt",
        "past",
        "fits",
    ]);
    match row || column || box_ {
        true if absent || allowed => Some(When::not_in(row, column, box_)),
        true => None,
        false if allowed && !absent => Some(When::Allowed),
        false if said.has(&["always", "immer", "altijd", "true", "wahr", "waar"]) => {
            Some(When::Always)
        }
        false => None,
    }
}

/// How the algorithm continues, as a learner says it; `None` if it is not clear.
pub fn then(text: &str) -> Option<Then> {
    if let Ok(then) = text.trim().parse() {
        return Some(then);
    }
    let said = Said::new(text);
    let recursive =
        ["backtrack", "recur", "rekur", "recurs", "aufruf", "aanroep", "solve", "loese"];
    if said.has(&recursive) || said.is_one_of(&["call", "rufe", "ruf", "roep", "itself", "selbst"])
    {
        return Some(Then::Recurse);
    }
    if said.is_one_of(NOTHING) || said.has(&["next", "nächst", "naechst", "volgend", "weiter"]) {
        return Some(Then::NextDigit);
    }
    let ends = [
        "return", "stop", "break", "exit", "end", "ende", "abbr", "beende", "einde", "terug",
        "zurück", "zurueck", "klaar", "fertig",
    ];
    said.has(&ends).then_some(Then::Return)
}

/// What happens after the call, as a learner says it; `None` if it is not clear.
pub fn after(text: &str) -> Option<After> {
    if let Ok(after) = text.trim().parse() {
        return Some(after);
    }
    let said = Said::new(text);
    let empties = said.has(&[
        "empty",
        "leer",
        "leeg",
        "lösch",
        "loesch",
        "entfern",
        "undo",
        "remove",
        "erase",
        "clear",
        "delete",
        "verwijder",
        "wis",
        "ongedaan",
        "rückgängig",
        "rueckgaengig",
        "zurück",
        "zurueck",
        "take",
        "terug",
        "reset",
        "radier",
    ]) || said.contains(&["=0", "←0", "=null", "=none", "=leer"]);
    let keeps =
        said.is_one_of(NOTHING) || said.has(&["keep", "behalt", "behoud", "stehen", "staan"]);
    // "Take the digit back" is not "do not take it back".
    let negated = said.is_one_of(NOT);
    match (empties && !negated, keeps || (empties && negated)) {
        (true, _)
            if said.has(ROW)
                && !said.has(COLUMN)
                && !said.has(&["cell", "feld", "zelle", "cel"]) =>
        {
            Some(After::ClearRow)
        }
        (true, _) => Some(After::TakeBack),
        (false, true) => Some(After::Keep),
        (false, false) => None,
    }
}
