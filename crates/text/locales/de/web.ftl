# Der Rahmen jeder Seite
web-play = Spielen
web-explain = Erklären
web-watch = Zusehen
web-learn = Lernen
web-about = Über
web-nav = Hauptmenü
web-menu = Menü
web-skip = Zum Inhalt
web-language = Sprache
web-theme = Hell oder dunkel
web-not-found = Diese Seite gibt es nicht
web-to-start = Zur Startseite
web-offline = ennead antwortet nicht. Läuft es noch?

# Zellen, für Vorleseprogramme
cell-given = Zeile { $row } Spalte { $column }, Vorgabe { $digit }
cell-placed = Zeile { $row } Spalte { $column }, eingetragen { $digit }
cell-found = Zeile { $row } Spalte { $column }, gefunden { $digit }
cell-empty = Zeile { $row } Spalte { $column }, leer
cell-marked = Zeile { $row } Spalte { $column }, leer, Kandidaten { $marks }
cell-guessed = Zeile { $row } Spalte { $column }, geraten { $digit } in Tiefe { $depth }

# Spielen
play-grid = Sudoku
play-help = Hilfe
play-digits = Ziffern
play-mode = Eingabe
play-own = Eigenes Rätsel
play-untitled = Sudoku
play-left = noch { $count }
play-clash = Dieselbe Ziffer steht zweimal in einem Haus: { $cells }
play-paused = Pause
play-pause = Pause
play-resume = Weiter
play-solved = Gelöst, in { $time }. Gut gemacht.
play-copied = Kopiert.
play-none-saved = Noch kein Spiel gespeichert.
play-progress = { $filled } von 81 · { $time }
play-several = Der Text enthält { $count } Rätsel; dies ist das erste. Die anderen stehen unter „Spiele“.
play-delete = { $name } löschen
play-forgotten = Der Browser lässt diese Seite nichts speichern; mit der Seite geht das Spiel verloren.
play-no-reasons = Noch kein Zug.
play-reason-of = Warum? ({ $move })
play-new = Neu
play-undo = Zurück
play-redo = Wieder
play-clear = Leeren
play-check = Prüfen
play-hint = Tipp
play-marks = Notizen
play-moves = Züge
play-share = Teilen
play-games = Spiele
play-start = Spielen
play-solve = Lösen
play-cancel = Abbrechen
play-open = Öffnen
play-paste = Eigenes Rätsel oder Link einfügen
play-paste-label = Eigenes Rätsel: 81 Zeichen, ein Gitter oder einen Link einfügen
play-type = In ein leeres Gitter tippen
play-file = Datei öffnen
play-by-level = Eines nach Stufe
play-restart = Von vorn
play-to-watch = Einem Programm dabei zusehen
mode-digit = Ziffer
mode-corner = Ecke
mode-centre = Mitte
mode-colour = Farbe
switch-tidy = Eine Ziffer löscht ihre Notizen in ihren Häusern
switch-auto = Alle Kandidaten zeigen
switch-conflicts = Widersprüche zeigen
switch-same = Gleiche Ziffer hervorheben
switch-houses = Häuser hervorheben
switch-timer = Uhr zeigen
marks-fill = Alle Kandidaten notieren
marks-clear = Alle Notizen löschen
marks-uncolour = Farben löschen
moves-about = Dein Vorgehen: jeder Zug, wann, und warum, wenn du es dazuschreibst.
moves-export = Vorgehen speichern
share-link = Link kopieren
share-print = Drucken
share-format = Format
share-export = Als Datei speichern
share-copy = Kopieren
share-about = Der Link enthält das Rätsel selbst; nichts wird irgendwohin gesendet.
games-levels = Nach Stufe
games-saved = In diesem Browser gespeichert
level-easy-about = einziger Platz in Block oder Linie
level-medium-about = einziger Kandidat in der Zelle
level-hard-about = Zweier, Dreier, X-Wing
level-very-hard-about = Ketten
level-extreme-about = verzweigte Ketten
hint-ask = Tipp
hint-deeper = Mehr verraten
hint-do = Schritt ausführen
hint-close = Schließen
hint-idle = Ein Tipp hat drei Stufen: wo suchen, welche Technik, welcher Schritt. Gibt es Fehler, zeigt er sie zuerst. „Prüfen“ sucht Fehler, ohne einen Tipp zu geben.

# Das Vorgehen
protocol = Vorgehen
protocol-count = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}, { $back } zurückgenommen, { $hints ->
    [one] ein Tipp
   *[other] { $hints } Tipps
} gefragt.
move-enter = { $cells } = { $digit }
move-corner = Ecknotiz { $digit } in { $cells }
move-centre = Mittelnotiz { $digit } in { $cells }
move-colour = Farbe { $digit } auf { $cells }
move-clear = { $cells } geleert
move-settle = { $cells } = einziger Kandidat
move-fill-marks = alle Kandidaten notiert
move-clear-marks = alle Notizen gelöscht
move-clear-colours = alle Farben gelöscht
move-start-over = von vorn begonnen
move-step = { $technique }: { $result }

# Erklären
explain-path = Lösungsweg
explain-steps = Schritte
explain-step = Schritt { $step } von { $steps }
explain-back = Voriger Schritt
explain-forward = Nächster Schritt
explain-this = Erklären
explain-play-on = Von hier weiterspielen
explain-filter = Filter
explain-all = Alle
explain-end-solved = Gelöst.
explain-end-stuck = Keine der verwendeten Techniken führt weiter.
explain-verdict = Urteil nach Sturm
explain-hardest = schwerste Technik
explain-level = HoDoKu-Stufe
explain-rating = Einstufung und Stufe (ER)
verdict-name-easy = Leicht
verdict-name-medium = Mittelschwer
verdict-name-hard = Schwer
verdict-name-unsolvable = Nicht lösbar
verdict-name-ambiguous = Nicht eindeutig

# Zusehen
watch-befunge = Befunge-Rätsel
watch-engine = Verfahren
watch-puzzle = Rätsel
watch-puzzle-label = Welches Rätsel?
watch-this = Zusehen
watch-race = Wettlauf
watch-race-about = eine Uhr: gezählte Schritte
watch-alone = Einzeln
watch-steps = Schritte
watch-counters = Zähler
watch-guesses = Rateschritte
watch-undos = Rücknahmen
watch-dead-ends = Sackgassen
watch-depth = Tiefe
watch-deepest = tiefste
watch-filled = gefüllt
watch-grid = grid und pspace
watch-grid-about = was jede Zelle noch sein kann
watch-rstack-about = Tiefe, in der gestrichen wurde
watch-rstack-label = rstack: 27 mal 27 Kandidaten, gefärbt nach der Tiefe, in der jeder gestrichen wurde. Wähle eine Zelle im Gitter, um sie zu hören.
watch-rlatter-about = wo geraten
watch-rstack-cell = { $digit } in { $cell }: gestrichen in Tiefe { $depth }
watch-rstack-open = { $digit } in { $cell }: offen
watch-rlatter-text = rlatter, geratene Zellen und ihre Tiefen: { $list }
watch-in-module = Modul
watch-cell = Zelle
watch-code = Pseudocode
watch-chart = Struktogramm
watch-stack = Aufrufe
watch-tree = Suchbaum
watch-arrays = Arrays
watch-timeline = Zeitleiste
watch-clock = Gemeinsame Uhr
watch-height = Höhe: Tiefe
watch-guess = Rateschritt
watch-undo = Rücknahme
watch-dead-end = Sackgasse
watch-solution = Lösung
watch-run = Lauf
watch-first = Zum Anfang
watch-back = Einen Schritt zurück
watch-play = Abspielen
watch-pause = Anhalten
watch-forward = Einen Schritt vor
watch-last = Zum Ende
watch-next = Weiter zu
watch-tempo = Tempo
watch-speed = { $speed }/s
watch-of = { $at } von { $events } Ereignissen
watch-at = Ereignis { $at }, Tiefe { $depth }
watch-none-found = Danach kommt keines mehr.
watch-cut = Der Lauf wurde nach { $events } Ereignissen angehalten.
watch-tree-root = Vor dem ersten Rateschritt
watch-tree-inside = { $count } Ereignisse darin
watch-no-stack = Keine Rateschritte.
chart-yes = ja
chart-no = nein

# Die Sätze eines Ablaufs
trace-start = Der Anfang: Noch ist nichts eingetragen.
trace-given = { $digit } ist in { $cell } vorgegeben.
trace-place = { $cell } kann nur { $digit } sein; sie wird eingetragen.
trace-eliminate = { $digit } wird in { $cell } gestrichen, in Tiefe { $depth }.
trace-reject = { $digit } ist in { $cell } nicht zulässig.
trace-guess = Rateschritt { $guess }: { $digit } in { $cell }. Die Tiefe ist jetzt { $depth }.
trace-undo = { $digit } in { $cell } wird zurückgenommen, mit allem aus Tiefe { $depth }. Die Tiefe ist jetzt { $before }.
trace-no-candidate = Sackgasse: Für { $cell } bleibt keine Ziffer.
trace-clash = Sackgasse: { $digit } in { $cell } widerspricht einer anderen Ziffer.
trace-no-place = Sackgasse: { $digit } hat in einem Haus keinen Platz.
trace-contradiction = Sackgasse.
trace-solution = Lösung: Das Gitter ist vollständig und richtig.

# Lernen
# Die Unterrichtseinheit sagt „Feld“ für eine Zelle, wie ihre Methoden (findeNaechstesLeeresFeld);
# auf dieser Seite bleibt es dabei.
learn-title = (Wie) Findet der Computer eine Lösung?
learn-contents = Inhalt
learn-rules = Sudoku spielen und kennenlernen
learn-algorithm = Vom allgemeinen Algorithmus zum Sudoku
learn-class = Die Klasse SudokuSpiel
learn-exercise = Lücken füllen
learn-further = Weiter
rule-field = Sudoku wird auf einem 9×9-Feld gespielt.
rule-goal = Ziel ist, alle 81 Felder mit den Zahlen 1 bis 9 zu füllen.
rule-row = In jeder Zeile darf jede Zahl 1 bis 9 nur einmal vorkommen.
rule-column = In jeder Spalte darf jede Zahl 1 bis 9 nur einmal vorkommen.
rule-box = In jedem 3×3-Block darf jede Zahl 1 bis 9 nur einmal vorkommen.
rule-givens = Die vorgegebenen Zahlen dienen als Hinweise; es wird logisch und ohne Raten gelöst.
learn-document = Spiele ein Sudoku und dokumentiere dein Vorgehen: Die Seite Spielen schreibt jeden Zug mit, du ergänzt die Begründung, und das Vorgehen lässt sich speichern.
learn-play = Spielen und Vorgehen dokumentieren
learn-algorithm-1 = Backtracking erweitert eine partielle Lösung auf jede mögliche Weise und macht jede Erweiterung wieder rückgängig, wenn sie zu Ende verfolgt ist. Links der allgemeine Algorithmus, rechts derselbe für Sudoku.
learn-algorithm-2 = Vergleiche Zeile für Zeile. Welche Begriffe mussten operationalisiert werden?
concept-complete = vollständige Lösung
concept-complete-here = kein Feld ist leer
concept-next = nächstmögliche partielle Lösung
concept-next-here = das nächste leere Feld, zeilenweise von links oben
concept-extension = mögliche Erweiterungen
concept-extension-here = die Zahlen 1 bis 9
concept-admissible = zulässig
concept-admissible-here = die Zahl steht noch nicht in Zeile, Spalte oder Block
learn-watch = Beim Lauf zusehen
learn-class-1 = Was der Algorithmus braucht, wird zu Attributen und Methoden einer Klasse.
learn-diagram = Klassendiagramm von SudokuSpiel
learn-diagram-svg = Diagramm als SVG
learn-methods = Attribute und Methoden und ihre Aufgaben
learn-method = Attribut oder Methode
learn-task = Aufgabe / Funktion
class-field-grid = das Feld, das gefüllt wird
class-field-solution = die zuletzt gefundene vollständige Lösung
class-field-found = ob eine gefunden wurde
class-method-new = Konstruktor; übernimmt die Startbelegung und speichert sie als aktuelles Sudoku-Feld.
class-method-solve = Startet den Lösungsprozess und ruft die rekursive Methode auf; gibt zurück, ob eine Lösung gefunden wurde.
class-method-solution = Liefert die gemerkte vollständige Lösung als 9×9-Feld.
class-method-backtrack = Das rekursive Verfahren: prüft Vollständigkeit, wählt ein leeres Feld, testet die Zahlen 1 bis 9, trägt zulässige ein, ruft sich selbst auf und macht Einträge wieder rückgängig.
class-method-full = Prüft, ob kein Feld mehr leer ist.
class-method-next = Sucht das nächste leere Feld, zeilenweise von links oben nach rechts unten.
class-method-allowed = Prüft, ob eine Zahl an einer Position nach den Sudoku-Regeln erlaubt ist.
class-method-copy = Erzeugt eine Kopie des 9×9-Feldes.
exercise-what = Drei Stellen des Algorithmus fehlen. Wähle sie und lass ihn laufen: Er läuft mit deinen Stellen, richtig oder falsch, und du siehst, was aus dem Gitter wird.
exercise-gap = Lücke { $number }
exercise-line-full = FALLS kein Feld leer ist
exercise-line-remember = merke die Lösung und höre auf
exercise-line-choose = WÄHLE das nächste leere Feld (z, s)
exercise-line-each = DURCHLAUFE alle Zahlen x von 1 bis 9
exercise-if = FALLS
exercise-line-write = trage x in (z, s) ein
exercise-run = Laufen lassen
exercise-grid = Das Gitter nach dem Lauf
exercise-choose = Wähle erst alle drei Stellen.
gap-always = (immer)
gap-row-only = x nicht in Zeile z steht
gap-allowed = x nicht in Zeile z, Spalte s oder ihrem Block steht
gap-return = ZURÜCK
gap-recurse = backtrack_sudoku()
gap-next-digit = (nichts)
gap-keep = (nichts)
gap-clear-row = leere die Zeile z
gap-take-back = leere (z, s) wieder
exercise-solved = In { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} gelöst. Das sind die richtigen Stellen.
exercise-wrong = Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} ist das Gitter voll, aber { $clashes } Felder widersprechen sich. Wird jede Zahl geprüft, bevor sie eingetragen wird?
exercise-nothing = Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} hört er auf, ohne dass das Gitter voll ist. Geht er zum nächsten Feld weiter, und macht er ein Feld wieder frei?
exercise-endless = Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} drehte er sich immer noch im Kreis und wurde angehalten.
further-constructor = Erläutere den Konstruktor der Klasse SudokuSpiel.
further-chart = Stelle den Backtrack-Algorithmus als Struktogramm dar; vergleiche mit dem obigen.
further-find = Analysiere findeNaechstesLeeresFeld(): In welcher Reihenfolge sucht die Methode? Was würde eine andere ändern? Probiere den Wettlauf auf der Seite Zusehen.
further-booklet = Erweitere das Programm so, dass ein Rätselheft mit Sudokus unterschiedlicher Schwierigkeit entsteht. Hängt die Schwierigkeit wirklich von der Anzahl der Vorgaben ab?

# Über
about-what = ennead ist eine Sudoku-Werkbank: Sie löst, prüft, erklärt, lässt spielen und zeigt, wie die klassischen Verfahren arbeiten. Diese Seite kommt aus dem Programm selbst; nichts wird irgendwohin gesendet.
about-sources = Sie ist aus E. Sturms Sudopli (PL/I), einem Löser in Befunge-93, einer Unterrichtseinheit mit der Klasse SudokuSpiel und dem C-Löser von H. Broeders mit seinen niederländischen Texten entstanden.
about-keys = Tasten
about-api = Die JSON-Schnittstelle
about-api-what = Programme können dieselbe Schnittstelle benutzen wie diese Seiten. Die ganze Beschreibung:

# Kreuzzahl
web-cross = Kreuzzahl
kz-size = { $width } × { $height } · Wörter: { $words } · Regeln: { $rules }
kz-rule = Regel { $rule }
kz-no-solution = Es gibt keine Lösung.
kz-unique = Genau eine Lösung. Probierte Ziffern: { $nodes }.
kz-several = Mindestens { $count } Lösungen; dies ist eine davon.
kz-undecided = In den gesetzten Grenzen nicht entschieden.
kz-more = und { $count } weitere
kz-contradiction = Regeln, die einander widersprechen: { $rules }
kz-across = waagerecht
kz-down = senkrecht
kz-cell = Zeile { $row } Spalte { $column }: { $digit }
kz-cell-empty = Zeile { $row } Spalte { $column }, offen
kz-support = Zellen, auf die es ankommt: { $support }; Zustände des Automaten: { $states }
kz-working = Rechnet …
kz-edit = Bearbeiten
kz-edit-what = Das Rätsel, in der Schreibweise des Wettbewerbs oder als Hinweise
kz-read = Einlesen
kz-grid = Das Gitter
kz-rules = Regeln
kz-says = Was die Regel sagt

# Keyboard shortcuts: the names of keys, and what they do
key-control = Strg
key-shift = Umschalt
key-space = Leertaste
key-arrows = Pfeile
key-delete = Entf
key-backspace = Rücktaste
key-enter = Eingabe
key-escape = Esc
key-home = Pos1
key-end = Ende
key-page-up = Bild↑
key-page-down = Bild↓
shortcut-write = Ziffer
shortcut-corner = Ecknotiz
shortcut-centre = Mittelnotiz
shortcut-mode = Eingabe wählen (nach Lage auf der Tastatur)
shortcut-next-mode = nächste Eingabe
shortcut-move = bewegen
shortcut-extend = Auswahl erweitern
shortcut-all = alles auswählen
shortcut-clear = leeren
shortcut-skip = leeren; beim Eintippen weiter zur nächsten Zelle
shortcut-settle = einzigen Kandidaten eintragen (auch mit Doppelklick)
shortcut-undo = zurück
shortcut-redo = wieder vor
shortcut-drop = Hinweis schließen, Ziffer loslassen
shortcut-run = abspielen oder anhalten
shortcut-far-back = viele Schritte zurück
shortcut-far-on = viele Schritte vor
shortcut-back = einen Schritt zurück
shortcut-forward = einen Schritt vor
shortcut-first = zum Anfang
shortcut-last = zum Ende
