# Urteile nach E. Sturm, Sudopli 1.0
verdict-easy = Dies war eine leichte Aufgabe (gesucht: { $missing }) ...
verdict-medium = Dies war eine mittelschwere Aufgabe (gesucht: { $missing }) ...
verdict-hard = Dies war eine schwere Aufgabe (gesucht: { $missing }) ...
verdict-unsolvable = Diese Aufgabe ist nicht lösbar (gesucht: { $missing }) ...
verdict-ambiguous = Diese Aufgabe ist nicht eindeutig lösbar (gesucht: { $missing }) ...
verdict-invalid = Diese Aufgabe ist ungültig (gesucht: { $missing }) ...

# Um die Gitter herum
solution-of = Lösung ("{ $source }"):
solution = Lösung:
another-solution = Eine weitere Lösung:
ask-for-file = Name der Eingabedatei:{" "}
type-puzzles = Rätsel eintippen oder einfügen, dann in einer neuen Zeile Strg+D drücken (unter Windows Strg+Z, dann Eingabe).
clash = Dieselbe Ziffer steht zweimal in einer Zeile, einer Spalte oder einem Block: { $cells }
work = Verfahren { $engine }: { $nodes ->
    [one] eine Ziffer
   *[other] { $nodes } Ziffern
} probiert, { $guesses }-mal geraten, { $backtracks }-mal zurückgenommen, größte Tiefe { $depth }, { $seconds } s

# check
check-valid = Die Vorgaben widersprechen sich nicht.
check-none = Es gibt keine Lösung.
check-unique = Es gibt genau eine Lösung.
check-several = Es gibt mehr als eine Lösung; die Lösungen unterscheiden sich in { $count ->
    [one] einer Zelle
   *[other] { $count } Zellen
}: { $cells }
check-minimal = Die Aufgabe ist minimal: Keine Vorgabe ist entbehrlich.
check-redundant = Die Aufgabe ist nicht minimal. { $count ->
    [one] Eine Vorgabe ist
   *[other] Jede von { $count } Vorgaben ist für sich
} entbehrlich: { $cells }

# trace
trace-of-one = Ein Ablauf lässt sich nur für ein einziges Rätsel aufzeichnen; die Eingabe enthält mehrere.
trace-cut = Der Ablauf hat { $events } Ereignisse; geschrieben wurden die ersten { $most }.

# proofs
proof-no-trace = Das Verfahren { $engine } zeichnet keinen Ablauf auf, der ein Beweis sein könnte. Ohne --engine entsteht ein kurzer Beweis; einen Ablauf haben: { $engines }
proof-too-many = { $puzzle } hat mehr als { $most } Lösungen, zu viele zum Aufzählen. { $notation ->
    [drat] Es wird kein Beweis geschrieben.
   *[other] Der Beweis zeigt, dass { $most } Gitter Lösungen sind, nicht aber, dass es keine weiteren gibt.
}
proof-unwritable = { $file } lässt sich nicht schreiben: { $reason }. { $why ->
    [full] Schaffe Platz und starte noch einmal; mit --resume geht es nach den fertigen Rätseln weiter.
   *[other] Nenne mit --proof einen Ordner, in den du schreiben darfst.
}
