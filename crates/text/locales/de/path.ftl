# Steps and paths: the parts of sentences
list = { $first } und { $last }
rows = { $count ->
    [one] Zeile { $numbers }
   *[other] die Zeilen { $numbers }
}
columns = { $count ->
    [one] Spalte { $numbers }
   *[other] die Spalten { $numbers }
}
boxes = { $count ->
    [one] Block { $numbers }
   *[other] die Blöcke { $numbers }
}
rows-dative = { $count ->
    [one] Zeile { $numbers }
   *[other] den Zeilen { $numbers }
}
columns-dative = { $count ->
    [one] Spalte { $numbers }
   *[other] den Spalten { $numbers }
}
boxes-dative = { $count ->
    [one] Block { $numbers }
   *[other] den Blöcken { $numbers }
}
digits-in-cells = { $digits } in { $cells }

# Tipps
hint-look = Sieh dir { $houses } an.
hint-technique = { $technique }.
hint-solved = Das Gitter ist vollständig und richtig ausgefüllt.
hint-stuck = Keine der verwendeten Techniken hilft hier weiter.
hint-unsolvable = Das Rätsel hat keine Lösung, also hilft kein Schritt weiter. Prüfe die Vorgaben.
hint-steps = { $count ->
    [one] Ein Schritt.
   *[other] { $count } Schritte.
}
hint-steps-first = Die ersten { $count } Schritte; es gibt mehr.
hint-wrong-digits = { $count ->
    [one] Da ist ein Fehler: { $wrong } ist falsch.
   *[other] Da sind Fehler: { $wrong } sind falsch.
}
hint-struck = { $count ->
    [one] In { $cells } ist ein Kandidat gestrichen, der dort hingehört.
   *[other] In { $cells } sind Kandidaten gestrichen, die dort hingehören.
}

# Lösungswege
path-solved = Gelöst in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}. Schwerste Technik: { $hardest }. HoDoKu-Stufe: { $level } (Punkte: { $score }).
path-longest = Die längste Kette hat die Länge { $length }.
path-shorter = Schritte außer einzigen Kandidaten und Plätzen: { $hard } ({ $usual }, wenn man stets den leichtesten Schritt nimmt).
path-stuck = Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} führt keine der verwendeten Techniken weiter; { $missing ->
    [one] eine Zelle ist
   *[other] { $missing } Zellen sind
} noch leer.
path-contradiction = Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} widerspricht sich das Gitter: Es gibt keine Lösung.
path-full = Das Gitter ist schon voll.
paper-key = So liest man das: { $cell } ist Zeile { $row }, Spalte { $column }, von links oben gezählt; die Blöcke sind zeilenweise von 1 bis 9 nummeriert. Die kleinen Ziffern sind die Kandidaten; ist eine Ziffer gesetzt, wird sie in den anderen Zellen ihrer Zeile, ihrer Spalte und ihres Blocks gestrichen. „(Zelle)“: In der Zelle ist keine andere Ziffer mehr möglich; „(Zeile 3)“: In Zeile 3 passt die Ziffer sonst nirgends hin.
paper-key-sets = { $two } steht für { $first } und { $second }.
paper-key-chains = In Ketten ist von zwei Kandidaten, zwischen denen „=“ steht, mindestens einer wahr, und von zweien, zwischen denen „-“ steht, mindestens einer falsch.
paper-key-lines = Fette Nummern zählen die Sätze eines Schritts; in ( ) steht, warum ein Satz gilt, und nach dem Strichpunkt, aus welchen Sätzen er folgt. Aufgeführt ist nur, was gebraucht wird. „{ $cell }={ $digit } (Block { $box }; 14, 17)“: Wegen der Sätze 14 und 17 passt die { $digit } in Block { $box } sonst nirgends hin; „{ $cell }≠{ $digit }“: Dort steht keine { $digit }. Alle Sätze gelten nur unter der Annahme in Satz 1. Die Sätze in [ ] probieren eine weitere Annahme aus, und der Satz danach zeigt, dass diese Annahme falsch ist. Endgültig ist nur, was der Schritt am Ende folgert.
paper-key-pictures = In den Bildern zeigen durchgezogene Rahmen (um Zellen und Häuser) und Ringe das Muster, gestrichelte seinen zweiten Teil (Ziele, Flossen) und graue Zellen die Spiegel; eine volle Scheibe markiert einen wahren Kandidaten, ein Strich einen ausgeschlossenen.
paper-last-cell = Zelle
paper-last-house = { $house }
not-unique = Das Rätsel hat nicht genau eine Lösung; deshalb werden Techniken, die auf Eindeutigkeit beruhen, nicht verwendet.
hodoku-level-easy = leicht
hodoku-level-medium = mittel
hodoku-level-hard = schwer
hodoku-level-unfair = unfair
hodoku-level-extreme = extrem
technique-unknown = Die Technik { $name } gibt es nicht; `ennead techniques` zählt sie auf.

# rate
rate-ratings = ER { $er }, EP { $ep }, ED { $ed } (Skala von Sudoku Explainer); schwerster Schritt: { $hardest }
rate-level = Stufe: { $level } (auf der Skala von Sturm: { $sturm })
rate-sturm-easy = leicht
rate-sturm-medium = mittelschwer
rate-sturm-hard = schwer
rate-hodoku = HoDoKu-Stufe: { $level } (Punkte: { $score })
rate-human = Geschätzte Schwierigkeit für Menschen: { $human } (1 ist leicht, 3 ist schwer)
rate-human-beyond = Geschätzte Schwierigkeit für Menschen: über { $human } (1 ist leicht, 3 ist schwer), schwerer als jedes Rätsel, für das Lösungszeiten gemessen wurden
rate-human-guess = Geschätzte Schwierigkeit für Menschen: { $human } (1 ist leicht, 3 ist schwer). Nur ein Anhaltspunkt, denn Lösungszeiten wurden bloß für Rätsel bis ER { $er } gemessen
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-very-hard = sehr schwer
level-extreme = extrem

# Die Skalen von D. Berthier
rate-depth = { $scale }: { $value } ({ $meaning })
depth-more-than = mehr als { $bound }
depth-never = kein Wert genügt
scale-se = Sudoku Explainer: ER/EP/ED
scale-te = wie viele Annahmen ineinander verschachtelt werden müssen, damit einzige Kandidaten und Plätze das Rätsel lösen
scale-b = Länge des längsten nötigen Braids
scale-gb = Länge des längsten nötigen g-Braids
scale-bxb = Länge der Braids, die innerhalb einer Annahme nötig sind
scale-bxbb = Länge der Braids, die innerhalb zweier Annahmen nötig sind
scale-w = Länge des längsten verwendeten Whips, wenn stets der kürzeste genommen wird
scale-gw = Länge des längsten verwendeten g-Whips, wenn stets der kürzeste genommen wird
scale-tw = Länge des längsten verwendeten Whips, wenn jeder von einer einzigen Art ist (Zellen, Zeilen, Spalten oder Blöcke) und stets der kürzeste genommen wird
scale-s-w = Größe der größten verwendeten Teilmenge oder Länge des längsten Whips, wenn stets das Kleinste genommen wird

# Die Regeln der Skala von Sudoku Explainer
rule-last-cell = Letzte Zelle
rule-hidden-single-in-box = Einziger Platz im Block
rule-hidden-single-in-line = Einziger Platz in einer Linie
rule-direct-pointing = Block auf Linie mit einzigem Platz
rule-direct-claiming = Linie auf Block mit einzigem Platz
rule-direct-hidden-pair = Versteckter Zweier mit einzigem Platz
rule-naked-single = Einziger Kandidat
rule-direct-hidden-triplet = Versteckter Dreier mit einzigem Platz
rule-pointing = Überschneidung: Block auf Linie
rule-claiming = Überschneidung: Linie auf Block
rule-naked-pair = Nackter Zweier
rule-x-wing = X-Wing
rule-hidden-pair = Versteckter Zweier
rule-naked-triplet = Nackter Dreier
rule-swordfish = Schwertfisch
rule-hidden-triplet = Versteckter Dreier
rule-xy-wing = XY-Wing
rule-xyz-wing = XYZ-Wing
rule-unique-loop-1 = Eindeutiges Rechteck oder eindeutige Schleife, Typ 1
rule-unique-loop-2 = Eindeutiges Rechteck oder eindeutige Schleife, Typ 2
rule-unique-loop-3 = Eindeutiges Rechteck oder eindeutige Schleife, Typ 3
rule-unique-loop-4 = Eindeutiges Rechteck oder eindeutige Schleife, Typ 4
rule-naked-quad = Nackter Vierer
rule-jellyfish = Qualle
rule-hidden-quad = Versteckter Vierer
rule-bug-1 = BUG, Typ 1
rule-bug-2 = BUG, Typ 2
rule-bug-3 = BUG, Typ 3
rule-bug-4 = BUG, Typ 4
rule-aligned-pair = Ausschluss ausgerichteter Paare
rule-x-cycle = X-Zyklus
rule-y-cycle = Y-Zyklus
rule-turbot-fish = Turbotfisch
rule-forcing-x-chain = X-Zwangskette
rule-forcing-chain = Zwangskette
rule-xy-cycle = XY-Zyklus
rule-aligned-triplet = Ausschluss ausgerichteter Dreier
rule-nishio = Nishio-Zwangsketten
rule-cell-forcing = Zwangsketten aus einer Zelle
rule-region-forcing = Zwangsketten aus einem Haus
rule-dynamic-contradiction = Dynamische Zwangsketten (Widerspruch)
rule-dynamic-double = Dynamische Zwangsketten (wahr und falsch)
rule-dynamic-cell = Dynamische Zwangsketten aus einer Zelle
rule-dynamic-region = Dynamische Zwangsketten aus einem Haus
rule-dynamic-plus = Dynamische Zwangsketten mit Gruppen
rule-nested-static = Dynamische Zwangsketten mit Zwangsketten
rule-nested-multiple = Dynamische Zwangsketten mit mehrfachen Zwangsketten
rule-nested-dynamic = Dynamische Zwangsketten mit dynamischen Zwangsketten
rule-nested-twice = Dynamische Zwangsketten mit verschachtelten dynamischen Zwangsketten
