# Warum eine Frage keine Antwort hat
unknown-name = { $of ->
    [engine] Das Verfahren `{ $found }` gibt es nicht.
    [format] Das Format `{ $found }` gibt es nicht.
    [language] Die Sprache `{ $found }` gibt es nicht.
    [level] Die Stufe `{ $found }` gibt es nicht.
    [scale] Die Skala `{ $found }` gibt es nicht.
    [symmetry] Die Symmetrie `{ $found }` gibt es nicht.
    [technique] Die Technik `{ $found }` gibt es nicht.
    [theory] Es gibt keine Theorie `{ $found }`.
    [verdict] Das Urteil `{ $found }` gibt es nicht.
   *[other] `{ $found }` ist unbekannt.
}
unknown-name-near = Gemeint ist vielleicht `{ $near }`.
unknown-name-expected = Es gibt: { $expected }.
question-out-of-bounds = `{ $of }` muss zwischen { $least } und { $most } liegen.
question-one-puzzle = Erwartet wird genau ein Rätsel, gefunden: { $found }.
question-stopped = Abgebrochen, bevor es eine Antwort gab.
question-puzzle-or-game = Erwartet wird ein Rätsel oder ein Spiel, nicht beides.
question-broken-game = Das ist kein gespeichertes Spiel: `{ $part }` kann nicht `{ $found }` sein.
trace-no-engine = Das Verfahren { $engine } zeichnet keinen Ablauf auf; diese schon: { $engines }
question-rating = Erwartet wird eine Einstufung wie 7.2, gefunden: `{ $found }`.
question-ratings = Erwartet wird eine Einstufung wie 7.2 oder ein Bereich wie 7.2..8.3, gefunden: `{ $found }`.
question-depths = Erwartet wird eine Skala und ein Bereich wie te=2, b=..4 oder bxb=3..; gefunden wurde `{ $found }`.
question-pattern = Erwartet wird eine Zeichnung von 81 Zellen, in der die Zellen für Vorgaben markiert sind.
question-theory = Eine Theorie legt schon fest, welche Techniken benutzt werden; `only` und `without` entfallen dann.
question-table = Zeile { $line } der Tabelle der Techniken: erwartet wird { $expected }, gefunden: `{ $found }`.
