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
check-contradiction = Schon diese { $count } Vorgaben lassen keine Lösung zu; lässt man eine beliebige davon weg, haben die übrigen eine: { $cells }
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

# Rätsel mit Regeln
ruled-unfit = Die Regel „{ $rule }“ ergibt auf diesem Brett keinen Sinn: { $why }.
ruled-too-complicated = Das Rätsel lässt sich nicht durchsuchen: { $why }.
ruled-valid = Keine Vorgaben widersprechen einander, und keine verletzt eine Regel.
ruled-clash = Derselbe Wert steht zweimal, wo er es nicht darf: { $cells }
ruled-broken = Die Vorgaben verletzen die Regel „{ $rule }“.
ruled-ignored = Nicht verstanden und weggelassen: { $ignored }. Alles hier gilt für das Rätsel ohne das.
ruled-guessed = Diese Regeln sind im Text nur gezeichnet, also geraten; die Lösung bestätigt sie: { $rules }.
ruled-decoration =
    { $count ->
        [one] Eine Zeichnung wurde als Verzierung angesehen: { $drawings }.
       *[other] { $count } Zeichnungen wurden als Verzierung angesehen: { $drawings }.
    }
ruled-held = Werte, und wie viele Lösungen sie dort haben (bis { $most } gezählt): { $held }.
ruled-minimal = Das Rätsel ist minimal: Nichts lässt sich weglassen.
ruled-redundant = Das Rätsel ist nicht minimal. { $count ->
    [one] Entbehrlich ist eine Angabe
   *[other] Jede von { $count } Angaben ist für sich entbehrlich
}: { $clues }
ruled-together = { $count ->
    [one] Weglassen lässt sich immer nur eine von ihnen.
   *[other] Zusammen lassen sich diese { $count } weglassen: { $clues }
}
ruled-cages-cover = Die Käfige bedecken das ganze Gitter, dessen Werte zusammen { $total } ergeben: Jede Summe folgt also aus allen anderen.
ruled-undecided = Ob { $count ->
    [one] diese Angabe
   *[other] jede dieser { $count } Angaben
} entbehrlich ist, ließe sich nur mit zu langem Suchen klären: { $clues }
ruled-contradiction = { $count ->
    [0] Ein solches Gitter lässt sich nicht füllen, ganz gleich mit welchen Angaben.
    [one] Schon diese Angabe lässt keine Lösung zu: { $clues }
   *[other] Schon diese { $count } Angaben lassen keine Lösung zu; lässt man eine beliebige davon weg, haben die übrigen eine: { $clues }
}
ruled-contradiction-some = Schon diese { $count } Angaben lassen keine Lösung zu; ob auch weniger genügen, ließe sich nur mit zu langem Suchen klären: { $clues }
ruled-contradiction-steps = Schritt für Schritt:
refuted-clue = „{ $clue }“ lässt übrig: { $out }.
refuted-filled = { $group }: { $cells } { $count ->
    [one] enthält
   *[other] enthalten
} { $values }, also { $out }.
refuted-places = { $group }: { $values } { $count ->
    [one] hat nur noch den Platz
   *[other] haben nur noch die Plätze
} { $cells }, also { $out }.
refuted-crossing = { $group }: { $values } kann nur in { $cells } stehen. { $other } enthält diese Zellen auch, also { $out }.
refuted-sum = Summen: { $sums } lässt { $terms } = { $total } übrig, also { $out }.
refuted-supposed = Angenommen, { $cell } = { $value }. Das führt zu einem Widerspruch, also { $cell } ≠ { $value }:
refuted-no-value = Für { $cell } bleibt kein Wert: ein Widerspruch.
refuted-no-place = { $group } hat keinen Platz mehr für { $value }: ein Widerspruch.
refuted-by-clue = „{ $clue }“ lässt sich mit dem, was übrig ist, nicht mehr einhalten: ein Widerspruch.
refuted-by-sum = Summen: { $sums } lässt { $terms } = { $total } übrig, was mit den verbliebenen Werten nicht geht: ein Widerspruch.
refuted-by-total = Summen: { $sums } zieht alles wieder ab, und doch bleibt { $total }: ein Widerspruch.
refuted-searched = Eine Suche findet kein Gitter, das dazu passt ({ $count ->
    [one] ein Wert
   *[other] { $count } Werte
} probiert).
refuted-of-clue = „{ $clue }“
refuted-group = { $kind ->
    [row] Zeile { $number }
    [column] Spalte { $number }
    [box] Block { $number }
   *[piece] Das Teil mit { $cell }
}
refuted-group-of = { $group } von Gitter { $grid }
ruled-suggested = Mit { $count ->
    [one] dieser Angabe gäbe es genau eine Lösung
   *[other] diesen { $count } Angaben gäbe es genau eine Lösung, mit weniger nicht
}: { $clues }
ruled-suggested-some = Mit diesen { $count } Angaben gäbe es genau eine Lösung; vielleicht genügen weniger: { $clues }
ruled-verdict-unique = Dieses Rätsel hat genau eine Lösung (zu finden: { $missing }).
ruled-verdict-ambiguous = Dieses Rätsel hat mehr als eine Lösung (zu finden: { $missing }).
ruled-verdict-unsolvable = Dieses Rätsel hat keine Lösung (zu finden: { $missing }).
ruled-verdict-invalid = Dieses Rätsel ist ungültig (zu finden: { $missing }).
ruled-classic-only = { $option } gibt es nur für klassische Rätsel; dieses hat Regeln oder ein anderes Brett.
ruled-no-proof = Beweise gibt es nur für klassische Rätsel; dieses hat Regeln oder ein anderes Brett.
ruled-not-here = Das gibt es nur für klassische Rätsel; dieses hat Regeln oder ein anderes Brett.
ruled-no-steps = Logische Schritte gibt es nur für klassische Rätsel; dieses hat Regeln oder ein anderes Brett.
