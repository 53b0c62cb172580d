# Die Befehlszeile
help = Eine Sudoku-Werkbank: lösen, beurteilen, erklären, einstufen, erstellen, drucken und spielen
help-heading-usage = Aufruf
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-heading-examples = Beispiele
help-value-command = BEFEHL
help-no-commands = Der Befehl `{ $command }` hat keine Unterbefehle.
help-any-help = Diese Hilfe
help-any-version = Die Version
help-any-lang = Die Sprache: en, de oder nl [Standard: die der Umgebung]
help-any-color = Farben: auto, always (immer) oder never (nie) [Standard: auto]
help-any-cells = Wie Zellen heißen: r1c5, Z1S5, A5 oder R1K5 [Standard: r1c5]
help-any-quiet = Nur melden, was schiefgeht: kein Fortschritt, keine Hinweise
help-any-inputs = Dateien, `-` für die Standardeingabe oder die 81 Zeichen eines Rätsels [Standard: die Standardeingabe]
help-any-rules = Regeln für das ganze Brett, die jedes Rätsel außer seinen eigenen hat
help-any-ignore = Was nicht verstanden wird, weglassen und nennen, statt das Rätsel abzulehnen
help-any-threads = Die Anzahl der Threads [Standard: einer je Kern]
help-any-columns = Tabellen lesen (CSV, Parquet, Arrow IPC) und eine mit den Antworten in weiteren Spalten ausgeben: csv, parquet oder arrow
help-any-column = Die Spalte mit den Rätseln [Standard: eine, die puzzle oder ähnlich heißt, oder die einzige]
help-any-shard = Nur den I-ten von N etwa gleich großen Teilen bearbeiten; hintereinander ergeben die Ausgaben aller Teile die Ausgabe eines vollständigen Laufs
help-any-resume = Nach den Zeilen weitermachen, die FILE aus einem früheren Lauf enthält; eine unvollständige letzte Zeile wird entfernt. Die Ausgabe ist an FILE anzuhängen
help-any-format = Die Form der Ausgabe [Standard: gut lesbar bei einem Rätsel, je eine Zeile bei mehreren]
help-any-proof = Außerdem in den Ordner DIR schreiben, welche Lösungen jedes Rätsel hat: als Formel und Beweis für ein fremdes Prüfprogramm (siehe docs/proofs.md)
help-any-proof_format = Die Form der Beweise: veripb (.opb und .pbp) oder drat (.cnf und .drat) [Standard: veripb]
help-any-trim = Weglassen, was ein Beweis nicht braucht; dauert lange bei schweren Rätseln
help-examples =
    {"  "}ennead solve examples/leicht.txt          die Lösung und wie schwer es war
    {"  "}ennead generate --count 20 > raetsel.txt  Rätsel, um alles auszuprobieren
    {"  "}ennead solve raetsel.txt > geloest.txt    eine Zeile für jedes von vielen Rätseln
    {"  "}ennead check examples/mehrdeutig.txt      ist es ein richtiges Rätsel?
    {"  "}ennead engines                            die Verfahren
help-solve = Rätsel lösen und beurteilen
help-solve-engine = Das Verfahren, eines aus `ennead engines` [Standard: fast]
help-solve-limit = Nach so vielen Lösungen aufhören; 0: ohne Grenze. Bei 1 wird nicht geprüft, ob es weitere gibt [Standard: 2]
help-solve-all = Alle Lösungen suchen
help-solve-count = Nur die Anzahl der Lösungen ausgeben
help-solve-format = grid (Gitter), line (Rätsel:Anzahl:Lösung) oder json (JSON Lines) [Standard: grid bei einem Rätsel, line bei mehreren]
help-solve-stats = Den Aufwand ausgeben: probierte Ziffern, Rateschritte, zurückgenommene Rateschritte, Tiefe, Sekunden
help-solve-trace = Jeden Schritt der Suche als JSON Lines in die Datei FILE schreiben
help-solve-examples =
    {"  "}ennead solve examples/mehrdeutig.txt
    {"  "}ennead solve 1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......
    {"  "}ennead solve --engine guess-ladder --stats examples/befunge.txt
    {"  "}cat raetsel.txt | ennead solve --format json --threads 4
    {"  "}ennead solve --all --count examples/mehrdeutig.txt
    {"  "}ennead solve --proof beweise --engine three-tier examples/leicht.txt
    Eine Eingabe, die mit einem Minus beginnt, braucht `--` davor.
    Status: 0 jedes Rätsel hat genau eine Lösung, 1 mindestens eines hat keine oder mehrere, 2 etwas war nicht lesbar.
help-check = Rätsel prüfen: gültig, lösbar, eindeutig, minimal
help-check-format = text, line (Rätsel:Urteil:Zellen) oder json [Standard: text bei einem Rätsel, line bei mehreren]
help-check-suggest = Auch die wenigsten Angaben suchen, mit denen ein Rätsel mit mehreren Lösungen eindeutig wäre
help-check-examples =
    {"  "}ennead check examples/mehrdeutig.txt
    {"  "}ennead check --format json raetsel.txt
    {"  "}ennead check --proof beweise raetsel.txt > geprueft.txt
    Am Ende einer Zeile stehen die Zellen, deren Vorgaben sich widersprechen, oder die, in denen sich die Lösungen unterscheiden, oder die entbehrlichen Vorgaben.
help-canon = Rätsel in ihre Normalform bringen, die allen gleichwertigen Rätseln gemeinsam ist
help-canon-format = line oder json [Standard: line]
help-canon-show_symmetry = Auch die Symmetrie nennen, die dorthin führt
help-canon-examples =
    {"  "}ennead canon examples/leicht.txt
    {"  "}ennead canon --show-symmetry raetsel.txt
    {"  "}ennead canon raetsel.txt | sort -u    wesentlich verschiedene Rätsel
    Die Normalform ist Zeile für Zeile die erste in lexikografischer Ordnung, leere Zellen vor der 1 (minlex).
    Bei der Symmetrie `t r456123789 c213456789 d987654321`: spiegeln an der Hauptdiagonale (wenn ein t da steht); dann wird Zeile 1 zu Zeile 4, Spalte 1 zu Spalte 2, Ziffer 1 zu Ziffer 9, und so weiter.
help-grids = Alle Sudoku-Gitter zählen, oder ihre Klassen unter Symmetrie
help-grids-classes = Die Klassen zählen: Gitter, die keine Symmetrie ineinander überführt (etwa zehn Minuten)
help-grids-by_band = Die Klassen nach ihrem kleinsten Band statt nach Symmetrien zählen: ein anderer Weg zur selben Zahl
help-grids-list = Die Zahlen auflisten, aus denen sich die Summe ergibt: je Klasse von Bändern, mit --classes je Klasse von Symmetrien, mit --by-band je kleinstem Band
help-grids-examples =
    {"  "}ennead grids
    {"  "}ennead grids --classes
    {"  "}ennead grids --classes --by-band --list
grids-bands = Klassen von Bändern
grids-symmetries = Klassen von Symmetrien
help-bench = Die Geschwindigkeit des schnellen Verfahrens messen, an Dateien oder an selbst erzeugten Mengen
help-bench-count = Wie viele Rätsel je Menge erzeugt werden [Standard: 20000]
help-bench-seed = Der Startwert, aus dem die Mengen entstehen [Standard: 1]
help-bench-limit = Lösungen bis zu dieser Zahl zählen [Standard: 2]
help-bench-runs = Die Anzahl der Läufe; angegeben wird der Median [Standard: 5]
help-bench-format = text oder json, mit der Zeit jedes Laufs [Standard: text]
help-bench-inputs = Dateien mit Rätseln, `-` für die Standardeingabe [Standard: aus dem Startwert erzeugte Mengen]
bench-set = Menge
bench-puzzles = Rätsel
bench-engine = Verfahren
bench-speed = Rätsel/s
bench-guesses = geraten
bench-sweeps = Runden
bench-wrong-solution = die Lösung, die { $way } gefunden hat, ist falsch. Das ist ein Fehler im Programm.
bench-other-counts = { $way } kommt auf eine andere Zahl von Lösungen als das erste Verfahren. Das ist ein Fehler im Programm.
help-bench-examples =
    {"  "}ennead bench
    {"  "}ennead bench --limit 1 --runs 9 raetsel.txt
    Jede Zahl und jede Lösung wird geprüft. Ein Thread; die Läufe mit den verschiedenen Befehlssätzen wechseln sich ab.
    Bei jedem Befehl wählt ENNEAD_MACHINE=NAME den Befehlssatz: { $machines }.
help-rules = Die Regeln auflisten, die Rätsel haben können
help-rules-collection = Die Arten von Rätseln in der Sammlung auflisten, mit ihren Stufen
help-rules-examples =
    {"  "}ennead rules
    {"  "}ennead solve '9x9; x; cage 15: r1c1 r1c2'

help-engines = Die Lösungsverfahren auflisten
help-engines-examples =
    {"  "}ennead engines
    {"  "}ennead solve --engine backtracking --stats examples/leicht.txt
help-completions = Vervollständigungen für eine Shell ausgeben
help-completions-shell = Die Shell: bash, elvish, fish, powershell oder zsh
help-completions-examples = {"  "}source <(ennead completions bash)
help-serve = Die Web-App im Browser dieses Rechners öffnen: spielen, erklären, zusehen, lernen
help-serve-port = Der Port; 0 nimmt irgendeinen freien
help-serve-host = Die Adresse; mit einer anderen als 127.0.0.1 ist die Web-App auch von anderen Rechnern erreichbar
help-serve-open = Auch den Browser öffnen
help-serve-site = Statt der Web-App die Site ohne Server zeigen, die in diesem Ordner liegt
help-serve-examples = {"  "}ennead serve --open
help-man = Das Handbuch ausgeben, oder eine Seite für jeden Befehl schreiben
help-man-folder = Der Ordner für die Seiten [Standard: alles als eine Seite ausgeben]
help-man-examples =
    {"  "}ennead man | man -l -
    {"  "}ennead man ~/.local/share/man/man1
man-written = { $count } Handbuchseiten in { $folder } geschrieben
man-name = Bezeichnung
man-synopsis = Übersicht
man-description = Beschreibung
man-status = Rückgabewert
man-status-0 = Alles ging gut; jedes Rätsel hat genau eine Lösung.
man-status-1 = Mindestens ein Rätsel hat keine oder mehrere Lösungen, oder eine Antwort heißt Nein.
man-status-2 = Etwas war nicht lesbar oder nicht zu schreiben, oder der Aufruf war falsch.
man-status-3 = Eine Grenze war erreicht, bevor es eine Antwort gab.
man-status-130 = Mit Strg+C beendet.
man-environment = Umgebung
man-environment-language = Die Sprache aller Texte, wenn --lang fehlt: die erste der drei Variablen, die gesetzt ist.
man-environment-colour = Wenn gesetzt, wird nichts farbig ausgegeben.
man-environment-machine = Der Befehlssatz des schnellen Verfahrens, für Messungen.
man-files = Dateien
man-files-train = Der Stand von ennead train, im Ordner für Daten des Benutzers.
help-help = Die Hilfe zu einem Befehl zeigen
help-help-command = Der Befehl, etwa `cross solve` [Standard: alle Befehle]
help-help-examples = {"  "}ennead help cross solve
help-explain = Den ganzen Lösungsweg erklären, Schritt für Schritt
help-explain-format = text, markdown, html (mit gezeichneten Gittern) oder json [Standard: text]
help-explain-grid = Zu jedem Schritt das Gitter zeigen, mit seinen Markierungen
help-explain-short = Einen Weg mit wenigen Schritten außer einzigen Kandidaten und Plätzen suchen, statt stets den leichtesten Schritt zu nehmen
help-explain-effort = Mit --short: wie oft eine Auswahl aus den Schritten probiert wird; bei 0 fallen nur die Schritte weg, die niemand braucht
help-explain-proof = Außerdem in den Ordner DIR schreiben, warum jeder Schritt gilt: als Formel und Beweis für ein fremdes Prüfprogramm (siehe docs/proofs.md)
help-explain-examples =
    {"  "}ennead explain examples/broeders.txt
    {"  "}ennead explain --grid examples/schwer.txt
    {"  "}ennead explain --format html examples/schwer.txt > weg.html
    {"  "}ennead explain --short examples/schwer.txt
    {"  "}ennead explain --theory w examples/schwer.txt
    {"  "}ennead explain --proof beweise examples/schwer.txt
    Auch eingetragene Ziffern und Notizen werden eingelesen; der Lösungsweg beginnt dann dort.
help-any-theory = Welche Schritte benutzt werden: table (die Techniken der Tabelle), hodoku (die davon, die HoDoKu hat) oder einzige Kandidaten, einzige Plätze und immer die kürzeste Kette: w (Whips), s+w (auch Teilmengen), gw (g-Whips) oder b (Braids) [Standard: table]
help-any-only = Nur diese Techniken verwenden
help-any-without = Diese Techniken nicht verwenden
help-any-no_uniqueness = Keine Techniken verwenden, die auf Eindeutigkeit beruhen
help-any-kraken_size = Wie viele Linien ein Krakenfisch haben darf; ab 5 ist die Suche langsam
help-any-kraken_fins = Wie viele Flossen ein Krakenfisch haben darf
help-any-table = Reihenfolge, Stufen und Punkte aus der Datei FILE nehmen [Standard: die von HoDoKu]
help-any-grid = Das Gitter mit den Markierungen des Schritts zeigen
help-hint = Einen Tipp zu einer Stellung geben: wo, welche Technik, der Schritt
help-hint-depth = 1 wo suchen, 2 welche Technik, 3 der Schritt [Standard: 1]
help-hint-all = Alle Schritte nennen, die es gibt, nach Techniken; Netze nur, wenn --only sie nennt
help-hint-most = Mit --all höchstens N Schritte [Standard: 1000]
help-hint-format = text oder json [Standard: text]
help-hint-examples =
    {"  "}ennead hint examples/schwer.txt
    {"  "}ennead hint --all examples/schwer.txt
    {"  "}ennead hint --depth 3 --grid examples/broeders.txt
    Gibt es Fehler, werden sie zuerst genannt.
help-judge = Behauptungen über eine Stellung beurteilen: ob sie folgen, und woraus
help-judge-claims = Die Behauptungen: r4c7=5 heißt, in r4c7 steht die 5; r4c7<>5 heißt, dort steht sie nicht
help-judge-moves = Die Behauptungen sind Züge: Jeder wird in der Stellung beurteilt, die die vorigen hinterlassen
help-judge-further = Wie viele Schritte vor dem kommen dürfen, der eine Behauptung entscheidet; bei 0 zählt nur, was sofort folgt [Standard: 729]
help-judge-highest = Einstufungen bis zu dieser bestimmen [Standard: 7.0]
help-judge-depth = Wie tief Annahmen geschachtelt sein dürfen, wo keine Technik hilft; bei 0 wird nicht gesucht [Standard: 2]
help-judge-format = text oder json [Standard: text]
help-judge-examples =
    {"  "}ennead judge --claims r1c1=8 examples/schwer.txt
    {"  "}ennead judge --moves --claims 'r1c1=8,r5c5<>2' --format json examples/schwer.txt
    Der Rückgabewert ist 1, wenn eine Behauptung falsch ist oder keinen Sinn ergibt. Siehe docs/judging.md.
help-audit = Datenmengen prüfen: Überschneidungen von Trainings- und Testmengen, falsche Rätsel und Lösungen, Stufen
help-audit-inputs = Die Trainingsmenge, danach die Testmengen: Dateien oder Ordner, etwa die von `ennead dataset` mit ihren Teilen
help-audit-format = text oder json [Standard: text]
help-audit-first = Von jedem Befund die ersten N Stellen nennen [Standard: 3]
help-audit-no_levels = Die Stufen weglassen, die am meisten Zeit brauchen
help-audit-examples =
    {"  "}ennead audit examples/leicht.txt examples/schwer.txt
    {"  "}ennead audit --format json --no-levels examples/leicht.txt examples/mittel.txt examples/schwer.txt
    Der Rückgabewert ist 1, wenn sich etwas überschneidet oder falsch ist. Siehe docs/auditing.md.
help-mcp = Fragen als Server des Model Context Protocol beantworten, über Standardein- und -ausgabe
help-mcp-seconds = Wie lange eine Antwort dauern darf [Standard: 60]
help-mcp-examples =
    {"  "}ennead mcp < /dev/null
    Ein Programm, das Sprachmodelle benutzt, startet ihn: In seinen Einstellungen ist der Befehl `ennead` mit dem Argument `mcp`.
mcp-instructions = Werkzeuge für Sudokus: solve, check, hint, explain, judge (ob Behauptungen wie r4c7=5 folgen, und woraus), rate, generate. Ein Rätsel sind 81 Zeichen, Zeile für Zeile, mit einem Punkt für eine leere Zelle; r4c7 ist die Zelle in Zeile 4 und Spalte 7.
mcp-no-tool = Das Werkzeug `{ $found }` gibt es nicht; es gibt: { $expected }.
mcp-broken = Das Werkzeug ist abgestürzt; das ist ein Fehler im Programm.
help-techniques = Die Techniken des logischen Lösens auflisten
help-techniques-examples =
    {"  "}ennead techniques
    {"  "}ennead techniques show x-wing
    {"  "}ennead techniques verify testdata/techniques/x-wing.txt
help-techniques-show = Die Lektion einer Technik zeigen, mit einer Stellung und einer, in der sie knapp nicht gilt
help-techniques-show-technique = Die Technik
help-techniques-show-position = Welche ihrer Stellungen [Standard: 1]
help-techniques-show-examples =
    {"  "}ennead techniques show x-wing
    {"  "}ennead techniques show xy-chain --position 3
help-techniques-verify = Dateien mit Zeilen der HoDoKu-Bibliothek oder Listen von Mustern jenseits von HoDoKu prüfen
help-techniques-verify-files = Die Dateien
help-techniques-verify-examples = {"  "}ennead techniques verify testdata/techniques/x-wing.txt
help-techniques-doc = Die Seiten zu den Techniken schreiben
help-techniques-doc-folder = Wohin [Standard: docs/techniques]
help-techniques-doc-examples = {"  "}ennead techniques doc techniques
help-play = Ein Sudoku im Terminal spielen
help-play-input = Eine Datei mit einem Rätsel oder einem gespeicherten Spiel, `-` für die Standardeingabe, oder die 81 Zeichen eines Rätsels [Standard: die Standardeingabe, wenn sie kein Terminal ist, sonst eines unserer Rätsel]
help-play-rules = Ein Rätsel dieser Art aus der Sammlung spielen; `ennead rules --collection` nennt die Arten. Mit --daily das von heute
help-play-number = Seine Nummer unter denen seiner Art und Stufe [Standard: irgendeine]
help-play-level = Die Stufe unseres Rätsels: easy, medium, hard, very-hard oder extreme [Standard: easy]
help-play-daily = Das Rätsel des Tages spielen, für alle dasselbe; es gibt die Stufen easy, hard und very-hard
help-play-own = Ein eigenes Rätsel eintippen, das die Taste F als Vorgaben festlegt
help-play-save = Die Datei, in der das Spiel gespeichert wird; enthält sie schon ein Spiel, geht es damit weiter
help-play-examples =
    {"  "}ennead play
    {"  "}ennead play --level hard --save abend.json
    {"  "}ennead play examples/schwer.txt
    {"  "}ennead play --rules killer-6x6 --daily
    {"  "}ennead play --own
    Die Taste ? zeigt alle Tasten.
help-train = Techniken im Terminal üben: markieren, was in Stellungen folgt, die sie brauchen
help-train-technique = Die Technik, die geübt wird [Standard: eine Liste zur Auswahl]
help-train-progress = Die Datei, in der dein Fortschritt steht [Standard: train.json im Ordner ennead deiner Daten]
help-train-examples =
    {"  "}ennead train
    {"  "}ennead train x-wing
    {"  "}ennead train --progress class.json
help-watch = Einem Verfahren im Terminal bei der Arbeit zusehen, Schritt für Schritt
help-watch-input = Eine Datei mit einem Rätsel, `-` für die Standardeingabe, oder die 81 Zeichen eines Rätsels [Standard: die Standardeingabe, wenn sie kein Terminal ist, sonst eines unserer Rätsel]
help-watch-engine = Das Verfahren, eines aus `ennead engines`, das einen Ablauf aufzeichnet [Standard: guess-ladder]
help-watch-against = Ein zweites Verfahren für einen Wettlauf, gemessen in gezählten Schritten
help-watch-limit = Nach so vielen Lösungen aufhören; 0: ohne Grenze [Standard: 1]
help-watch-examples =
    {"  "}ennead watch examples/befunge.txt
    {"  "}ennead watch --engine backtracking --against guess-ladder examples/broeders.txt
    Die Taste ? zeigt alle Tasten.
progress-puzzles = Rätsel

# Lösungsverfahren
engine-fast = Standard: das schnellste
engine-trial = eine Ziffer in die erste leere Zelle, das ganze Gitter prüfen, von da aus weiter
engine-backtracking = die erste leere Zelle, die erlaubten Ziffern von 1 bis 9, weiter, rückgängig machen
engine-three-tier = einzige Kandidaten; dann einzige Plätze; dann Durchprobieren der restlichen Zellen mit Durchstreichen
engine-guess-ladder = einzige Kandidaten; sonst raten; zu jedem gestrichenen Kandidaten wird die Tiefe vermerkt, und eine Sackgasse stellt die Kandidaten ihrer Tiefe wieder her
engine-dancing-links = exakte Überdeckung
engine-origin-backtracking = das allgemeine backtrack_all() und die Klasse SudokuSpiel aus einer Unterrichtsreihe
engine-origin-three-tier = Eberhard Sturm, Sudopli, ein Programm in PL/I (2005)
engine-origin-guess-ladder = Mike Schwörer, sudoku.b93, ein Programm in Befunge-93
engine-logic = Techniken, jeder Schritt bewiesen, ohne Raten

# serve
serve-at = ennead läuft unter { $address } (Beenden mit Strg+C)
serve-taken = { $address } ist nicht verfügbar
serve-no-browser = Es ließ sich kein Browser öffnen.
help-rate = Rätsel auf der Skala von Sudoku Explainer einstufen: ER/EP/ED
help-rate-format = text, line (Rätsel ER/EP/ED), csv, json (mit den Schritten) oder ein Text mit Platzhaltern: %r ER, %p EP, %d ED, %g das Rätsel, %n seine Nummer, %e die Zeit, %l die Stufe, %h die schwerste Regel, %s die Werte auf den anderen Skalen, %% [Standard: text bei einem Rätsel, line bei mehreren]
help-rate-scale = Auf welchen Skalen eingestuft wird, durch Kommas getrennt [Standard: se]:
    { $scales }
help-rate-canonical = Statt des Rätsels seine Normalform einstufen, die für alle gleichwertigen Rätsel dieselbe ist
help-rate-only_er = In Zeilen nur die ER ausgeben
help-rate-stop_above = Die Einstufung abbrechen, sobald sie RATING übersteigt, und das kenntlich machen: ein Plus hinter der ER, > vor einem Wert auf einer anderen Skala
help-rate-header = Zuerst Version und Optionen ausgeben, hinter einem #
help-rate-summary = Stattdessen eine Tabelle für alle Rätsel ausgeben: wie viele zu jeder Stufe gehören und wie oft jede Regel vorkommt
rate-summary-count = { $puzzles ->
    [one] Ein Rätsel
   *[other] { $puzzles } Rätsel
}, { $unique } mit genau einer Lösung.
rate-summary-ratings = ER: niedrigste { $least }, mittlere { $median }, höchste { $most }.
rate-summary-level = Stufe
rate-summary-rating = Einstufung
rate-summary-puzzles = Rätsel
rate-summary-hardest = schwerste
rate-summary-steps = Schritte
rate-summary-rule = Regel
rate-summary-stopped = über der Grenze abgebrochen
rate-summary-format = Eine Übersicht gibt es als text oder als json.
help-rate-examples =
    {"  "}ennead rate examples/schwer.txt
    {"  "}ennead rate raetsel.txt > bewertet.txt
    {"  "}ennead rate --format '%g ED=%r/%p/%d' raetsel.txt
    {"  "}ennead rate --scale te,b,w raetsel.txt
    {"  "}ennead rate --resume bewertet.txt raetsel.txt >> bewertet.txt
    {"  "}ennead rate --shard 3/10 raetsel.txt > bewertet-3.txt
    Bei einem Rätsel, das nicht genau eine Lösung hat, steht das Urteil anstelle der Zahlen.
    Status: 0 alles eingestuft, 1 ein Rätsel hat keine oder mehrere Lösungen, 2 etwas war nicht lesbar, 130 mit Strg+C beendet: Die bis dahin ausgegebenen Zeilen sind vollständig, und --resume macht nach ihnen weiter.
