# Was an einem Text nicht stimmt
error = Fehler
unreadable = Die Datei { $source } wurde nicht gefunden oder ist nicht lesbar: { $reason }
too-large = { $source } ist größer als { $most } MB; so groß dürfen nur Formate mit einem Rätsel je Zeile sein
long-line = { $source }: Zeile { $line } ist zu lang für ein Rätsel
no-puzzle = In { $source } steht kein Rätsel
no-file-name = Es wurde kein Dateiname eingegeben.
reading-end = das Ende
reading-blank = ein Leerzeichen
reading-tab = ein Tabulator
expected-cell = eine Zelle: eine Ziffer oder `.` für eine leere
expected-digit = eine Ziffer von 1 bis 9
expected-end = das Ende des Rätsels
expected-candidate = ein Kandidat: Ziffer, Zeile und Spalte, wie 412
items = { $of ->
    [cells] Zellen
    [row-cells] Zellen in dieser Zeile
    [candidates] Kandidaten
    [lines] Zeilen
    [characters] Zeichen in dieser Zeile
    [numbers] Zahlen
    [fields] Spalten
   *[puzzles] Rätsel
}
reading-empty = hier steht kein Rätsel
reading-empty-label = erwartet: 81 Zellen
reading-not-text = das ist kein Text: gefunden wurde das Byte { $byte }
reading-not-text-label = erwartet: Text in UTF-8
reading-unknown-format = das sieht nach keinem bekannten Rätselformat aus
reading-unknown-format-label = erwartet: 81 Zellen in einer Zeile, neun Zeilen zu neun oder ein anderes Format aus `ennead convert --list`
reading-unexpected = gefunden: { $found }
reading-unexpected-label = erwartet: { $expected }
reading-too-few = zu wenige { items }: gefunden { $found }
reading-too-few-label = erwartet: { $expected }
reading-too-many = zu viele { items }: gefunden { $found }
reading-too-many-label = erwartet: { $expected }
reading-too-few-numbers = gefunden: { $found ->
    [one] eine Zahl
   *[other] { $found } Zahlen
}
reading-too-few-numbers-label = erwartet: 81 Zahlen
reading-too-few-numbers-preamble =
    Fehler beim Einlesen von { $source }.
    Diese Datei muss die 81 Zahlen eines Sudokus enthalten.
    Leere Plätze müssen mit einer 0 angegeben werden.
reading-number-out-of-range = gefunden: die Zahl { $found }
reading-number-out-of-range-label = erwartet: 0 bis 9
reading-number-out-of-range-preamble =
    Fehler beim Einlesen von { $source }.
    Diese Datei muss die 81 Zahlen eines Sudokus enthalten, jede von 0 bis 9.
    Leere Plätze müssen mit einer 0 angegeben werden.
reading-contradiction = gefunden: eine andere Ziffer für { $cell } als vorher
reading-contradiction-label = erwartet: dieselbe Ziffer
reading-size = gefunden: { $found ->
    [one] eine Zeile
   *[other] { $found } Zeilen
}
reading-size-label = erwartet: ein Rätsel mit 9×9 Zellen
reading-variant = gefunden: die Regel { $rule }
reading-variant-label = erwartet: ein klassisches Rätsel; andere lassen sich lösen, prüfen und umwandeln
reading-not-understood = gefunden: { $name }; das ist vielleicht eine Regel und wird nicht verstanden
reading-not-understood-at = gefunden: { $name } bei { $place }; das ist vielleicht eine Regel und wird nicht verstanden
reading-not-understood-label = erwartet: eine bekannte Regel; ohne sie wäre es ein anderes Rätsel
reading-rule = eine Regel ist nicht verständlich
reading-rule-label = hier: { $message }
reading-rule-in-comment = was den 81 Zellen folgt, liest sich wie eine Regel
reading-rule-in-comment-label = so geschrieben wird sie gelesen: { $written }
reading-field = gefunden: das Feld { $name }
reading-field-label = erwartet: ein Feld, das es in einem solchen Link gibt
reading-overlap = gefunden: ein anderer Wert für { $cell } als im Gitter, das die Zelle auch hat
reading-overlap-label = erwartet: derselbe Wert, oder die Zelle in einem der Gitter leer
reading-board = gefunden: ein Brett { $layout }
reading-board-label = erwartet: ein klassisches Rätsel mit 9×9 Zellen; andere lassen sich lösen, prüfen und umwandeln
reading-layout = gefunden: der Aufbau { $found }
reading-layout-label = erwartet: ein Brett, das es geben kann, etwa 9x9 oder 6x6
reading-value = gefunden: der Wert { $found }
reading-value-label = erwartet: ein Wert, den eine Zelle haben kann
reading-needs-network = dieser Kurzlink verweist auf ein Rätsel, das nur sein Server kennt
reading-needs-network-label = im Browser öffnen und das Rätsel exportieren
reading-syntax = kein wohlgeformtes { $of }
reading-syntax-label = hier stimmt der Aufbau nicht; vielleicht fehlt ein Teil
reading-other = { $problem }
reading-other-label = hier

resume-in-lines = Fortsetzen lässt sich ein Lauf nur, wenn jedes Ergebnis genau eine Zeile ist: nicht in einer Form zum Lesen und nicht mit einem Zeilenumbruch in der Vorlage.
resume-other-head = { $file } beginnt anders als die Ausgabe dieses Laufs: Stammt sie von einem anderen Befehl, oder hat sie eine andere Form?
resume-other-result = Das letzte Ergebnis in der Datei, die fortgesetzt werden soll, ist nicht das dieses Laufs: Stammt sie von einem anderen Befehl oder einer anderen Eingabe?
unread-more = { $count } Eingaben oder Zeilen waren nicht lesbar; { $more } der Meldungen sind weggelassen.
resume-too-long = { $file } hat mehr Zeilen, als dieser Lauf ausgibt: Gehört sie zu einer anderen Eingabe oder zu einem anderen Teil?
shard-of-files = Nur Dateien lassen sich in Teile zerlegen: Wie viel durch eine Pipe kommt, weiß man vorher nicht.
columns-not-built = Dieses Programm ist ohne Tabellen gebaut. So kommen sie dazu: cargo install --path crates/cli --features columns
columns-differ = { $source } hat andere Spalten als die erste Tabelle
columns-which = In welcher Spalte stehen die Rätsel? Bitte --column angeben, eine von { $names }
columns-table = { $source } ist eine Tabelle in Parquet oder Arrow: Sie wird mit --columns gelesen
generate-part-seed = Teile passen nur zusammen, wenn sie denselben Startwert haben: Bitte --seed angeben.
