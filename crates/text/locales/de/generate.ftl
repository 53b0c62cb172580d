# Warum sich Rätsel nicht machen lassen
generate-few-clues = Kein Rätsel mit { $number ->
    [one] einer Vorgabe
   *[other] { $number } Vorgaben
} hat genau eine Lösung: 17 ist das Mindeste.
generate-many-clues = Für { $number } Vorgaben ist kein Platz.
generate-no-clues = Die Grenzen für die Zahl der Vorgaben sind vertauscht.
generate-clue-parity = So viele Vorgaben lassen sich in den erlaubten Zellen nicht symmetrisch anordnen ({ $symmetry }).
generate-small-pattern = Das Muster hat (mit seiner Symmetrie) { $number ->
    [one] eine Zelle
   *[other] { $number } Zellen
}; ein Rätsel mit genau einer Lösung braucht 17.
generate-empty-lines = Das Muster lässt { $one } und { $other } leer; diese lassen sich immer vertauschen, also gibt es immer mehrere Lösungen.
generate-hopeless-pattern = Vom Muster bleiben (mit der Symmetrie) nur { $number } Zellen. Rätsel mit so wenigen Vorgaben sind zu selten, als dass sich in einem festen Muster eines finden ließe; lass mehr Zellen zu. Mit --attempts wird es trotzdem versucht.
generate-no-ratings = Die Grenzen der Einstufung sind vertauscht.
generate-no-depths = Kein bekanntes Rätsel hat { $depths }.
generate-rating-gap = Kein Rätsel hat eine Einstufung in diesem Bereich.
generate-rating-and-depths = Kein Rätsel mit der Einstufung { $ratings } hat { $depths }.
generate-feature-forbidden = Die Technik, die vorkommen muss, ist nicht erlaubt.
generate-solved-by-singles = Rätsel dieser Stufe oder Einstufung lassen sich allein mit einzigen Kandidaten und einzigen Plätzen lösen; die Technik kommt in ihnen nie vor.
generate-needs-more-than-singles = Rätsel dieser Stufe oder Einstufung brauchen mehr als einzige Kandidaten und Plätze; diese sind also nie ihre schwerste Technik.
generate-nothing-places = Die erlaubten Techniken setzen nie eine Ziffer: Weder „Einziger Kandidat“ noch „Einziger Platz“ ist dabei.
generate-even-mixed = Gleiche Chancen (--even) lassen sich nur mit Einstufungen und Techniken verbinden.
generate-base-not-unique = Das Ausgangsrätsel hat nicht genau eine Lösung.
generate-base-not-minimal = Das Ausgangsrätsel hat eine entbehrliche Vorgabe, also auch jedes gleichwertige.
generate-base-settles-shape = Das Ausgangsrätsel legt fest, wo Vorgaben stehen; eine Symmetrie lässt sich dazu nicht verlangen.
generate-base-settles-clues = Das Ausgangsrätsel legt die Zahl der Vorgaben fest.
generate-base-settles-pattern = Das Ausgangsrätsel legt fest, wo Vorgaben stehen; ein Muster lässt sich dazu nicht verlangen.
generate-gave-up = In { $attempts ->
    [one] einem Versuch
   *[other] { $attempts } Versuchen
} wurde kein solches Rätsel gefunden.
generate-look-longer = Mit --attempts wird länger gesucht. Auch weniger Bedingungen, ein anderes --place oder --from mit einem eigenen Rätsel können helfen.
generate-exhausted = { $number ->
    [0] Solche Rätsel gibt es nicht.
    [one] Es gibt nur ein solches Rätsel.
   *[other] Es gibt nur { $number } solche Rätsel.
}
generate-cancelled = Abgebrochen.
generate-attempts = { $attempts } Versuche
generate-made = { $made } von { $count } Rätseln { $made ->
    [one] wurde
   *[other] wurden
} erstellt.
generate-no-pattern = { $file } ist kein Muster: Erwartet werden neun Zeilen zu neun Zeichen, mit einem Punkt, wo keine Vorgabe stehen darf.

# ennead generate
help-generate = Rätsel erstellen: zufällige minimale, nach Stufe, mit einer Technik oder in einem Muster
help-generate-count = Wie viele Rätsel [Standard: 1]
help-generate-level = easy, medium, hard, very-hard oder extreme: nach der Einstufung von Sudoku Explainer. Solche Rätsel müssen nicht minimal sein, außer mit --minimal
help-generate-rating = Die Einstufung des schwersten Schritts, etwa 7.2..8.3, 7.2.. oder 7.2
help-generate-scale = Wo die Rätsel auf D. Berthiers Skalen liegen, zum Beispiel bxb=3.. oder b=4..6; siehe rate
help-generate-te_depth = Wie viele Annahmen verschachtelt werden müssen, 0 bis 3: dasselbe wie --scale te=N
help-generate-technique = Eine Technik, die im Lösungsweg vorkommen muss; `ennead techniques` zählt sie auf
help-generate-place = Wo die Technik vorkommen muss: path, irgendwo im Lösungsweg; hardest, als schwerster Schritt; first, als erster [Standard: path]
help-generate-only = Nur diese Techniken dürfen nötig sein, sodass man nicht raten muss
help-generate-without = Techniken, die nicht nötig sein dürfen
help-generate-symmetry = Wie die Vorgaben angeordnet sind: none, rotate180, rotate90, horizontal, vertical, diagonal, anti-diagonal oder full [Standard: none]
help-generate-clues = Wie viele Vorgaben, etwa 24 oder 22..26. Die Zahl sagt wenig über die Schwierigkeit; im Unterricht kann sie trotzdem nützlich sein
help-generate-pattern = Wo Vorgaben stehen: neun Zeilen zu neun Zeichen, ein Punkt für keine Vorgabe. Mit --minimal oder --clues dürfen einige entfallen
help-generate-minimal = Keine Vorgabe ist entbehrlich
help-generate-even = Jedes minimale Rätsel gleich wahrscheinlich machen (sonst kommen solche mit wenigen Vorgaben öfter vor); dauert hunderttausendmal so lange
help-generate-rate = Die Rätsel einstufen
help-generate-solution = Auch die Lösung ausgeben: hinter dem Rätsel in seiner Zeile oder unter dem Gitter
help-generate-from = Rätsel wie dieses, eine Datei oder 81 Zeichen: siehe --like
help-generate-like = isomorphs: gleichwertige Rätsel; neighbours: eine Vorgabe weg, eine andere dazu; inside: Rätsel aus einem Teil seiner Vorgaben [Standard: isomorphs]
help-generate-seed = Derselbe Startwert ergibt dieselben Rätsel, mit beliebig vielen Threads [Standard: ein zufälliger]
help-generate-attempts = Ein Rätsel nach N Versuchen aufgeben [Standard: eine Million; zehntausend, wenn ein Versuch lange dauert; zweitausend, wenn eine seltene Technik wie ein Exocet vorkommen muss]
help-generate-format = json oder ein Format aus `ennead convert --list` [Standard: grid für ein Rätsel, line für mehrere]
help-generate-examples =
    {"  "}ennead generate --count 100000 > minimal.txt
    {"  "}ennead generate --level hard --symmetry rotate180 --count 6
    {"  "}ennead generate --technique x-wing --place hardest --seed 7
    {"  "}ennead generate --pattern examples/patterns/heart.txt
    {"  "}ennead generate --from examples/schwer.txt --like neighbours --count 20

# The page Make
web-make = Erstellen
make-title = Rätsel nach Wunsch
make-level = Stufe
make-symmetry = Symmetrie
make-technique = Technik
make-technique-any = beliebig
make-place = Wo
make-place-path = irgendwo im Lösungsweg
make-place-hardest = als schwerster Schritt
make-place-first = als erster Schritt
make-count = Wie viele
make-minimal = Minimal: keine Vorgabe ist entbehrlich
make-seed = Startwert
make-go = Erstellen
make-stop = Anhalten
make-file = In eine Datei
make-progress = { $made } von { $count }, { $rate } pro Sekunde, noch { $left } s
make-done = Erstellte Rätsel: { $made }
make-clues = { $clues } Vorgaben
make-list = Deine Rätsel
make-more = Mehr: Technik, Symmetrie, Vorgaben, Muster, Startwert
make-fewer = Weniger Bedingungen helfen: die Technik irgendwo im Lösungsweg, eine andere Stufe, keine Symmetrie.
make-er = ER { $er }
make-hardest = am schwersten: { $technique }
make-waiting = Wartet
make-being-tried = Wird gesucht
make-example = Beispiel
make-examples = So werden deine Rätsel aussehen. Diese drei sind Beispiele: Wähle aus, was du willst, und drücke „Erstellen“.
make-go-on = Die übrigen { $count } erstellen
make-of = { $made } von { $count }
make-put-away = Die Rätsel von vorher ({ $count }) sind weggelegt.
make-board-note = Auf ein Gitter drücken: spielen, erklären, zusehen, kopieren, drucken, weitere davon. Jedes Rätsel hat genau eine Lösung.
make-sum-one = Ein Rätsel
make-sum-many = { $count } Rätsel
make-sum-any = jeder Stufe
make-sum-technique = mit { $technique }
make-sum-symmetry = symmetrisch ({ $symmetry })
make-sum-minimal = ohne entbehrliche Vorgabe
make-sum-seconds = Etwa { $seconds } s.
make-sum-minutes = Etwa { $minutes } Minuten.
shape-none = keine
shape-rotate180 = halbe Drehung
shape-rotate90 = Vierteldrehung
shape-horizontal = oben und unten
shape-vertical = links und rechts
shape-diagonal = Diagonale
shape-anti-diagonal = andere Diagonale
shape-full = alle
