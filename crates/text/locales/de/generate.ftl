# Warum sich Rätsel nicht machen lassen
generate-few-clues = Kein Rätsel mit { $number } Vorgaben hat genau eine Lösung: 17 ist das Mindeste.
generate-many-clues = Für { $number } Vorgaben ist kein Platz.
generate-no-clues = Die Grenzen für die Zahl der Vorgaben sind vertauscht.
generate-clue-parity = So viele Vorgaben können in den erlaubten Feldern nicht symmetrisch liegen ({ $symmetry }).
generate-small-pattern = Das Muster hat (mit seiner Symmetrie) { $number } Felder; ein Rätsel mit genau einer Lösung braucht 17.
generate-empty-lines = Das Muster lässt { $one } und { $other } leer; sie ließen sich immer vertauschen, also gibt es immer mehrere Lösungen.
generate-no-ratings = Die Grenzen der Einstufung sind vertauscht.
generate-rating-gap = Kein Rätsel hat eine Einstufung in diesem Bereich.
generate-feature-forbidden = Die Technik, die vorkommen muss, darf nicht benutzt werden.
generate-nothing-places = Die erlaubten Techniken setzen nie eine Ziffer: Es ist kein Single dabei.
generate-even-mixed = Gleiche Chancen (--even) gehen nur mit Einstufungen und Techniken zusammen.
generate-base-not-unique = Das Ausgangsrätsel hat nicht genau eine Lösung.
generate-base-not-minimal = Das Ausgangsrätsel hat eine entbehrliche Vorgabe, also auch jedes gleichwertige.
generate-base-settles-shape = Das Ausgangsrätsel legt fest, wo Vorgaben stehen: Eine Symmetrie lässt sich nicht verlangen.
generate-base-settles-clues = Das Ausgangsrätsel legt die Zahl der Vorgaben fest.
generate-base-settles-pattern = Das Ausgangsrätsel legt fest, wo Vorgaben stehen: Ein Muster lässt sich nicht verlangen.
generate-gave-up = In { $attempts } Versuchen kam kein solches Rätsel heraus.
generate-look-longer = --attempts sucht länger.
generate-exhausted = { $number ->
    [0] Solche Rätsel gibt es nicht.
    [one] Es gibt nur ein solches Rätsel.
   *[other] Es gibt nur { $number } solche Rätsel.
}
generate-cancelled = Abgebrochen.
generate-made = { $made } von { $count } Rätseln wurden gemacht.
generate-no-pattern = { $file } ist kein Muster: Erwartet werden neun Zeilen zu neun Zeichen, ein Punkt, wo keine Vorgabe stehen darf.

# ennead generate
help-generate = Rätsel machen: zufällige minimale, oder nach Stufe, mit einer Technik, in einem Muster
help-generate-count = Wie viele Rätsel [Vorgabe: 1]
help-generate-level = easy, medium, hard, very-hard oder extreme: nach der Einstufung von Sudoku Explainer. Solche Rätsel müssen nicht minimal sein, außer mit --minimal
help-generate-rating = Die Einstufung des schwersten Schritts, etwa 7.2..8.3, 7.2.. oder 7.2
help-generate-technique = Eine Technik, die im Lösungsweg vorkommen muss; `ennead techniques` nennt sie
help-generate-place = Wo die Technik steht: path, irgendwo im Weg; hardest, als schwerster Schritt; first, als erster [Vorgabe: path]
help-generate-only = Die Techniken, die genügen müssen: Mit ihnen braucht man nicht zu raten
help-generate-without = Techniken, die nicht nötig sein dürfen
help-generate-symmetry = Wie die Vorgaben liegen: none, rotate180, rotate90, horizontal, vertical, diagonal, anti-diagonal oder full [Vorgabe: none]
help-generate-clues = Wie viele Vorgaben, etwa 24 oder 22..26. Die Zahl sagt wenig über die Schwierigkeit; im Unterricht mag sie trotzdem nützen
help-generate-pattern = Wo Vorgaben stehen: neun Zeilen zu neun Zeichen, ein Punkt für keine Vorgabe. Mit --minimal oder --clues dürfen einige entfallen
help-generate-minimal = Keine Vorgabe ist entbehrlich
help-generate-even = Jedem minimalen Rätsel dieselbe Chance geben, denn sonst kommen solche mit wenigen Vorgaben öfter; dauert zehntausende Male so lange
help-generate-rate = Die Rätsel einstufen
help-generate-from = Mehr wie dieses, eine Datei oder 81 Zeichen: siehe --like
help-generate-like = isomorphs: dasselbe Sudoku in anderem Gewand; neighbours: eine Vorgabe weg, eine dazu; inside: Rätsel aus seinen Vorgaben [Vorgabe: isomorphs]
help-generate-seed = Derselbe Startwert gibt dieselben Rätsel, mit beliebig vielen Threads [Vorgabe: ein zufälliger]
help-generate-attempts = Ein Rätsel nach N Versuchen aufgeben [Vorgabe: eine Million, oder zehntausend, wo jeder Versuch lange dauert]
help-generate-format = json oder ein Format aus `ennead convert --list` [Vorgabe: grid für ein Rätsel, line für mehrere]
help-generate-examples =
    {"  "}ennead generate --count 1000000 > minimal.txt
    {"  "}ennead generate --level hard --symmetry rotate180 --count 6
    {"  "}ennead generate --technique x-wing --place hardest --seed 7
    {"  "}ennead generate --pattern examples/patterns/heart.txt
    {"  "}ennead generate --from examples/schwer.txt --like neighbours --count 20

# The page Make
web-make = Machen
make-title = Rätsel nach Wunsch
make-level = Stufe
make-level-any = beliebig
make-symmetry = Symmetrie
make-technique = Technik
make-technique-any = beliebig
make-place = Wo
make-place-path = irgendwo im Weg
make-place-hardest = als schwerster Schritt
make-place-first = als erster Schritt
make-count = Wie viele
make-minimal = Minimal: keine Vorgabe ist entbehrlich
make-seed = Startwert
make-go = Machen
make-stop = Anhalten
make-file = In eine Datei
make-progress = { $made } von { $count }, { $rate } je Sekunde, noch { $left } s
make-done = Gemachte Rätsel: { $made }
make-clues = { $clues } Vorgaben
make-play = Rätsel { $number } spielen
make-list = Deine Rätsel
shape-none = keine
shape-rotate180 = halbe Drehung
shape-rotate90 = Vierteldrehung
shape-horizontal = oben und unten
shape-vertical = links und rechts
shape-diagonal = Diagonale
shape-anti-diagonal = andere Diagonale
shape-full = alle
