# Kreuzzahlenrätsel
help-cross = Kreuzzahlenrätsel: lösen, prüfen, erklären, erstellen, zeichnen
help-cross-solve = Ein Kreuzzahlenrätsel lösen und sagen, ob die Lösung eindeutig ist
help-cross-check = Ein Rätsel prüfen: stimmig, eindeutig, überflüssige Regeln
help-cross-explain = Sagen, worauf jede Regel hinausläuft und welche Regeln einander widersprechen
help-cross-sudoku = Ein Sudoku als Kreuzzahlenrätsel schreiben
help-cross-sudoku-puzzle = Eine Datei mit einem Sudoku, `-` für die Standardeingabe, oder die 81 Zeichen selbst [Standard: keine Vorgaben]
help-cross-sudoku-words = 9 Wörter (waagerecht) oder 18 (waagerecht und senkrecht) [Standard: 9]
help-cross-generate = Ein Rätsel mit genau einer Lösung und wenigen Regeln erstellen
help-cross-generate-size = Spalten und Zeilen, etwa 5x4 [Standard: 5x5]
help-cross-generate-vocabulary = Operatoren für die Regeln, durch Kommas getrennt [Standard: qs,qp,plus,minus,mal,U]
help-cross-generate-black = Wie viel Prozent der Zellen schwarz sind, höchstens 50 [Standard: 0]
help-cross-generate-seed = Derselbe Startwert ergibt dasselbe Rätsel [Standard: jedes Mal ein neuer]
help-cross-generate-count = Wie viele Rätsel, durch eine Leerzeile getrennt [Standard: 1]
help-cross-draw = Ein Rätsel als SVG zeichnen
help-cross-draw-solution = Mit der Lösung
help-cross-draw-no_clues = Ohne die Hinweise
help-cross-convert = Ein Rätsel in der anderen Schreibweise schreiben
help-any-to = contest (eq(A_w,3)) oder clues (A waagerecht: = 3) [Standard: clues]
help-any-file = Das Rätsel in einer der beiden Schreibweisen; `-` für die Standardeingabe
help-any-leading_zeros = Dürfen Wörter mit 0 beginnen: yes oder no [Standard: wie die Datei sagt, sonst yes]
help-any-digits = Die Ziffern eines Wortes: seine Zellen (cells) oder die seiner Zahl (number) [Standard: wie die Datei sagt, sonst cells]
help-any-nodes = Wie viele Ziffern die Suche höchstens probiert; danach heißt es „nicht entschieden“ [Standard: 20000000]
help-any-states = Wie viele Zustände eine Regel höchstens hat; ein Zustand belegt bis zu ein halbes Kilobyte [Standard: 1000000]
help-any-seconds = Nach so vielen Sekunden aufhören; dann heißt es „nicht entschieden“ [Standard: keine Grenze]
help-cross-solve-limit = Nach so vielen Lösungen aufhören; 0: ohne Grenze [Standard: 2]
help-cross-solve-all = Alle Lösungen finden
help-cross-solve-format = grid oder json [Standard: grid]
help-cross-solve-stats = Den Aufwand ausgeben
cross-solution = Lösung:
cross-another = Eine weitere Lösung:
cross-across = Waagerecht:
cross-down = Senkrecht:
cross-unique = Die Lösung ist eindeutig.
cross-none = Es gibt keine Lösung.
cross-several = Es gibt mehrere Lösungen.
cross-count = Lösungen: { $count }.
cross-count-more = Lösungen gefunden: { $count }; es kann mehr geben.
cross-not-decided = Nicht entschieden: { $why }.
cross-bound-nodes = die Suche hat die Höchstzahl an Ziffern probiert
cross-bound-stopped = die Zeit ist um
cross-bound-number = eine Zahl hat mehr als 10.000 Ziffern, oder mehr als 1.000 bei der Prüfung auf Primzahlen
cross-reading = Angenommen: Wörter { $zeros }; die Ziffern eines Wortes sind { $digits }.
cross-zeros-yes = dürfen mit 0 beginnen
cross-zeros-no = beginnen nicht mit 0
cross-digits-cells = die in seinen Zellen
cross-digits-number = die seiner Zahl
cross-stats = probierte Ziffern: { $nodes }, Tiefe: { $depth }, Zustände: { $states }, der Suche überlassene Regeln: { $waiting }, { $seconds } s
cross-rule = Regel { $number }
cross-fact-never = ist nicht erfüllbar
cross-fact-always = immer wahr
cross-fact-waiting = zu groß; der Suche überlassen
cross-fact-different = alle verschieden: { $cells }
cross-fact-combinations = Kombinationen für { $cells }: { $ways }
cross-fact-nodes = {" "}(Knoten: { $nodes })
cross-support = Zellen: { $support } von { $cells }, Zustände: { $states }, { $time } ms
cross-contradiction = Diese Regeln widersprechen einander, und keine davon kann fehlen:
cross-redundant = Regeln, die jede für sich entbehrlich sind: { $rules }.
cross-redundant-unknown = Regeln, bei denen nicht entschieden ist, ob sie nötig sind: { $rules }.
cross-unused = Wörter, die in keiner Regel vorkommen: { $words }.
cross-loose = Zellen, die zu keinem Wort gehören: { $cells }.
cross-minimal = Jede Regel ist nötig.
cross-not-made = Kein eindeutiges Rätsel gefunden; ein größerer Vorrat an Operatoren oder ein kleineres Gitter kann helfen
cross-generate-size = eine Größe besteht aus Spalten und Zeilen, etwa 5x4
cross-not-text = { $source } ist kein Text in UTF-8
cross-compiling = Regeln
cross-problem-unexpected = `{ $found }` gefunden, { $expected } erwartet
cross-problem-unexpected-end = hier endet die Datei, { $expected } erwartet
cross-problem-count = (laut Zeile { $line } ist ihre Anzahl { $stated }, dies ist Nummer { $number })
cross-problem-text-after-rules = `{ $found }` nach der letzten Regel gefunden: laut Zeile { $line } ist die Anzahl der Regeln { $stated }
cross-problem-size = ein Gitter hat 1 bis { $limit } Zeilen und Spalten, nicht { $found }
cross-problem-off-grid = Marke `{ $name }` liegt außerhalb des Gitters von { $width } × { $height } Zellen
cross-problem-on-black = Marke `{ $name }` steht auf einer schwarzen Zelle
cross-problem-not-a-name = `{ $name }` kann nicht der Name einer Marke sein; erlaubt sind Buchstaben, Ziffern und `_`
cross-problem-size-twice = die Größe des Gitters ist schon bekannt
cross-problem-name-twice = eine Marke namens `{ $name }` gibt es schon
cross-problem-word-twice = das Wort bei `{ $name }` steht zweimal in der Liste
cross-problem-unknown-mark = keine Marke heißt `{ $name }`
cross-problem-unlisted-word = `{ $name }` steht nicht in der Liste der Wörter, obwohl es die Marke gibt
cross-problem-unknown-name = `{ $name }` gefunden, eine Zahl, ein Wort oder einen Operator erwartet
cross-problem-unknown-operator = es gibt keinen Operator `{ $name }`
cross-problem-arity = falsche Anzahl von Argumenten bei `{ $operator }`: { $wanted } erwartet, { $found } gefunden
cross-problem-argument-not-number = `{ $operator }` braucht hier eine Zahl, gefunden wurde eine Bedingung
cross-problem-argument-not-condition = `{ $operator }` braucht hier eine Bedingung, gefunden wurde eine Zahl
cross-problem-rule-is-number = eine Regel muss eine Bedingung sein, keine Zahl
cross-problem-length = das Wort bei `{ $name }` hat bis zum Rand oder zur nächsten Marke die Länge { $actual }, nicht { $stated }
cross-problem-number-too-long = eine Zahl mit { $digits } Ziffern; erlaubt sind höchstens { $limit }
cross-problem-unclosed = die Klammer von `{ $name }` ist nicht geschlossen
cross-problem-ragged-grid = die Zeilen sind verschieden lang: diese hat die Länge { $found }, die erste { $wanted }
cross-expected-width = die Zahl der Spalten
cross-expected-height = die Zahl der Zeilen
cross-expected-mark-count = die Zahl der Marken
cross-expected-mark-name = der Name einer Marke
cross-expected-row = eine Zeilennummer
cross-expected-column = eine Spaltennummer
cross-expected-across-count = die Zahl der waagerechten Wörter
cross-expected-across-name = der Name eines waagerechten Wortes
cross-expected-down-count = die Zahl der senkrechten Wörter
cross-expected-down-name = der Name eines senkrechten Wortes
cross-expected-rule-count = die Zahl der Regeln
cross-expected-rule = eine Regel
cross-expected-term = eine Zahl, ein Wort oder ein Operator
cross-expected-comma-or-close = `,` oder `)`
cross-expected-operator = ein Operator oder das Ende der Zeile
cross-expected-line = eine Zeile wie `Größe 6 6`, `A bei r1c1`, `waagerecht: A C`, `A waagerecht: Primzahl` oder `Regel: …`
cross-expected-size = zwei Zahlen, Spalten und Zeilen
cross-expected-colon = `:`
cross-expected-cell-of-grid = ein Name, `.` oder `#` für jede Zelle
cross-expected-yes-or-no = `ja` oder `nein`
cross-expected-digit-reading = `Zellen` oder `Zahl`
cross-expected-place = eine Zelle wie r4c7
cross-expected-direction = `waagerecht` oder `senkrecht`
cross-expected-end-of-line = das Ende der Zeile
help-cross-solve-examples =
    {"  "}ennead cross solve testdata/cross/testfall1.kz
    {"  "}ennead cross solve --all --format json testdata/cross/small.txt
help-cross-check-examples =
    {"  "}ennead cross check testdata/cross/testfall1.kz
help-cross-explain-examples =
    {"  "}ennead cross explain testdata/cross/testfall1.kz
help-cross-sudoku-examples =
    {"  "}ennead cross sudoku examples/leicht.txt > sudoku.kz
    {"  "}ennead cross solve sudoku.kz
help-cross-generate-examples =
    {"  "}ennead cross generate --size 4x4 --black 20 --seed 1
    {"  "}ennead cross generate --vocabulary qs,plus --count 2 --to contest
help-cross-draw-examples =
    {"  "}ennead cross draw testdata/cross/testfall1.kz > puzzle.svg
    {"  "}ennead cross draw --solution --no-clues testdata/cross/testfall1.kz > solution.svg
help-cross-convert-examples =
    {"  "}ennead cross convert testdata/cross/testfall1.kz > clues.txt
    {"  "}ennead cross convert --to contest clues.txt
help-cross-examples =
    {"  "}ennead cross solve testdata/cross/testfall1.kz
    {"  "}ennead cross sudoku | ennead cross explain -
    {"  "}ennead cross generate --size 4x4 --black 20 --seed 1
    {"  "}ennead cross draw --solution testdata/cross/testfall1.kz > puzzle.svg
    Status: 0 genau eine Lösung, 1 keine oder mehrere, 2 etwas war nicht lesbar, 3 innerhalb der Grenzen nicht entschieden.

# Spielen: Tipps und Prüfung
cross-or = { $some } oder { $last }
cross-hint-known = { $cells } = { $digits }
cross-hint-left = { $cells } = { $digits }
cross-hint-since = { $left }, denn „{ $rule }“.
cross-hint-since-with = { $left }, denn „{ $rule }“ und { $known }.
cross-hint-never = „{ $rule }“ ist nicht erfüllbar.
cross-hint-never-with = Dann ist „{ $rule }“ nicht erfüllbar, denn { $known }.
cross-hint-digit = Für { $cell } bleibt die { $digit }
cross-hint-refuted = Also ist { $cell } nicht { $digit }; es bleibt: { $left }
cross-hint-suppose = Angenommen, in { $cell } stünde { $digit }.
cross-hint-look = Sieh dir „{ $rule }“ an.
cross-hint-look-cell = Sieh dir { $cell } an: Eine der Ziffern führt zu einem Widerspruch.
cross-hint-clash = Diese Ziffern widersprechen den Regeln
cross-hint-stuck = Hier führt keine kurze Begründung weiter. Probiere eine Ziffer.
cross-hint-solution = Hier führt keine kurze Begründung weiter. In der Lösung steht { $digit } in { $cell }.
cross-judged-solved = Gelöst: Jede Regel ist erfüllt.
cross-judged-right = Bisher richtig.
cross-judged-open = Bisher ist keine Regel verletzt. Mehr lässt sich nicht sagen, weil das Rätsel nicht genau eine Lösung hat oder das nicht zu entscheiden war.
cross-judged-broken = „{ $rule }“ ist mit diesen Ziffern nicht erfüllt.
cross-judged-wrong = { $count ->
    [one] { $cells } ist falsch.
   *[other] { $cells } sind falsch.
}
cross-build-names = Zwei Zellen haben denselben Namen.
