# ennead audit
audit-set = { $name }: { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
audit-unread = Nicht gelesen, also nicht geprüft: { $count }
audit-levels = Nach Stufen: { $levels }
audit-level = { $level } { $count } ({ $percent } %)
audit-labelled = Mit einer Lösung in den Daten: { $count }
audit-sukaku = Sukaku, nicht verglichen: { $count }
audit-invalid = Vorgaben widersprechen sich: { $count }
audit-unsolvable = Keine Lösung: { $count }
audit-ambiguous = Mehrere Lösungen: { $count }
audit-wrong-labels = Die Lösung in den Daten ist falsch: { $count }
audit-trivial = Trivial, allein mit einzigen Kandidaten gelöst: { $count }
audit-copies = Kopien innerhalb der Menge: { $count }
audit-isomorphs = Bis auf eine Symmetrie dasselbe Rätsel, innerhalb der Menge: { $count }
audit-leaks = Überschneidungen mit { $train }: { $count } ({ $percent } %)
audit-train-copies = Genaue Kopien: { $count }
audit-train-isomorphs = Bis auf eine Symmetrie dasselbe Rätsel: { $count }
audit-train-parts = Alle Vorgaben des einen und weitere im anderen: { $count }
audit-train-moved = Eine Vorgabe verschoben: { $count }
audit-train-grids = Nur das Lösungsgitter gemeinsam: { $count }
audit-cut-off = Nur mit den ersten { $most } Rätseln desselben Lösungsgitters verglichen: { $count }
audit-clean = In Ordnung: keine Überschneidungen, je genau eine Lösung, keine falsche Lösung in den Daten.
audit-not-clean = Nicht in Ordnung.
audit-unnamed = angegebene Rätsel
