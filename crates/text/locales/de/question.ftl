# Warum eine Frage keine Antwort hat
unknown-name = { $of ->
    [engine] Das Verfahren `{ $found }` gibt es nicht.
    [format] Das Format `{ $found }` gibt es nicht.
    [language] Die Sprache `{ $found }` gibt es nicht.
    [level] Die Stufe `{ $found }` gibt es nicht.
    [symmetry] Die Symmetrie `{ $found }` gibt es nicht.
    [technique] Die Technik `{ $found }` gibt es nicht.
    [verdict] Das Urteil `{ $found }` gibt es nicht.
   *[other] `{ $found }` ist unbekannt.
}
unknown-name-near = Gemeint ist vielleicht `{ $near }`.
unknown-name-expected = Es gibt: { $expected }.
question-out-of-bounds = `{ $of }` liegt zwischen { $least } und { $most }.
question-one-puzzle = Genau ein Rätsel wird erwartet, gefunden: { $found }.
question-stopped = Abgebrochen, bevor es eine Antwort gab.
