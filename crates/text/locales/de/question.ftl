# Warum eine Frage keine Antwort hat
unknown-name = { $of ->
    [command] Den Befehl `{ $found }` gibt es nicht.
    [engine] Das Verfahren `{ $found }` gibt es nicht.
    [field] Das Feld `{ $found }` gibt es nicht.
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
question-level-or-rating = Erwartet wird eine Stufe oder eine Einstufung, nicht beides; gefunden: die Stufe und `{ $found }`.
question-reward = Ein Lohn ist eine Zahl bis zu einer Milliarde, gefunden: `{ $found }`.
question-broken-game = Das ist kein gespeichertes Spiel: `{ $part }` kann nicht `{ $found }` sein.
trace-none-written = Das Verfahren { $engine } zeichnet keinen Ablauf auf. Wähle mit --engine eines von diesen: { $engines }
trace-no-engine = Das Verfahren { $engine } zeichnet keinen Ablauf auf; diese schon: { $engines }
question-sukaku = Dieses Rätsel ist ein Sukaku: Es sind Kandidaten gestrichen, die keine Vorgabe ausschließt. Das geht hier nicht: Nur Vorgaben zählen.
question-sukaku-engine = Das Verfahren { $engine } kennt nur Vorgaben, aber in diesem Rätsel sind Kandidaten gestrichen. Diese Verfahren können es lösen: { $engines }
question-rating = Erwartet wird eine Einstufung wie 7.2, gefunden: `{ $found }`.
question-ratings = Erwartet wird eine Einstufung wie 7.2 oder ein Bereich wie 7.2..8.3, gefunden: `{ $found }`.
question-depths = Erwartet werden eine Skala und ein Bereich wie te=2, b=..4 oder bxb=3..; gefunden wurde `{ $found }`.
question-pattern = Erwartet wird eine Zeichnung von 81 Zellen, in der die Zellen für Vorgaben markiert sind.
question-no-techniques = Es bleibt keine Technik übrig: Alle in `only` stehen auch in `without`.
question-theory = Eine Theorie legt schon fest, welche Techniken benutzt werden; `only` und `without` entfallen dann.
question-table = Zeile { $line } der Tabelle der Techniken: erwartet wird { $expected }, gefunden: `{ $found }`.
