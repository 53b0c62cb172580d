# Die Befehlszeile
help = Eine Sudoku-Werkbank: lösen, beurteilen, erklären, einstufen, machen, drucken und spielen
help-heading-usage = Aufruf
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-heading-examples = Beispiele
help-value-command = BEFEHL
help-any-help = Diese Hilfe
help-any-version = Die Version
help-any-lang = Die Sprache: en, de oder nl [sonst: die der Umgebung]
help-any-color = Farben: auto, always (immer) oder never (nie) [sonst: auto]
help-any-inputs = Dateien, `-` für die Standardeingabe oder die 81 Zeichen eines Rätsels [sonst: die Standardeingabe]
help-any-threads = Wie viele Threads arbeiten [sonst: einer je Kern]
help-any-columns = Tabellen lesen (CSV, Parquet, Arrow IPC) und eine mit den Antworten in weiteren Spalten ausgeben: csv, parquet oder arrow
help-any-column = Die Spalte mit den Rätseln [sonst: eine, die puzzle oder ähnlich heißt, oder die einzige]
help-any-shard = Nur den I-ten von N etwa gleich großen Teilen bearbeiten; ihre Ausgaben nacheinander sind die eines ganzen Laufs
help-any-resume = Nach den Zeilen weitermachen, die FILE aus einem früheren Lauf hat; eine abgebrochene Zeile wird entfernt. Die Ausgabe ist daran anzuhängen
help-any-format = Die Form der Ausgabe [sonst: für Menschen bei einem Rätsel, je eine Zeile bei mehreren]
help-examples =
    {"  "}ennead solve examples/leicht.txt        die Lösung, und wie schwer es war
    {"  "}ennead solve raetsel.txt > geloest.txt  eine Zeile für jedes von vielen Rätseln
    {"  "}ennead check 53..7....6..195....        ist es eine ordentliche Aufgabe?
    {"  "}ennead engines                          die Lösungsverfahren
help-solve = Rätsel lösen und beurteilen
help-solve-engine = Das Verfahren, eines aus `ennead engines` [sonst: fast]
help-solve-limit = Nach so vielen Lösungen aufhören; 0: nie. Bei 1 wird nicht gefragt, ob es weitere gibt [sonst: 2]
help-solve-all = Alle Lösungen suchen
help-solve-count = Nur die Anzahl der Lösungen ausgeben
help-solve-format = grid (Gitter), line (Rätsel:Anzahl:Lösung) oder json (JSON Lines) [sonst: grid bei einem Rätsel, line bei mehreren]
help-solve-stats = Die gezählte Arbeit nennen: probierte Ziffern, Rateschritte, zurückgenommene, Tiefe, Sekunden
help-solve-trace = Jeden Schritt der Suche als JSON Lines in die Datei FILE schreiben
help-solve-examples =
    {"  "}ennead solve examples/mehrdeutig.txt
    {"  "}ennead solve 1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......
    {"  "}ennead solve --engine guess-ladder --stats examples/befunge.txt
    {"  "}cat raetsel.txt | ennead solve --format json --threads 4
    {"  "}ennead solve --all --count examples/mehrdeutig.txt
    Eine Eingabe, die mit einem Minus beginnt, braucht `--` davor.
    Status: 0 jedes Rätsel hat eine Lösung, 1 eines hat keine oder mehrere, 2 etwas war nicht lesbar.
help-check = Rätsel prüfen: gültig, lösbar, eindeutig, minimal
help-check-format = text, line (Rätsel:Urteil:Felder) oder json [sonst: text bei einem Rätsel, line bei mehreren]
help-check-examples =
    {"  "}ennead check examples/mehrdeutig.txt
    {"  "}ennead check --format json raetsel.txt
    Die Felder einer Zeile sind die mit Widerspruch, die mit verschiedenen Lösungen oder die entbehrlichen Vorgaben.
help-canon = Rätsel in ihre kanonische Form bringen, die allen gleichwertigen gemeinsam ist
help-canon-format = line oder json [sonst: line]
help-canon-show_symmetry = Auch die Symmetrie nennen, die dorthin führt
help-canon-examples =
    {"  "}ennead canon examples/leicht.txt
    {"  "}ennead canon --show-symmetry raetsel.txt
    {"  "}ennead canon raetsel.txt | sort -u    wesentlich verschiedene Rätsel
    Die Form ist Zeile für Zeile die erste in Wörterbuchordnung, leere Felder vor der 1 (minlex).
    Bei der Symmetrie `t r456123789 c213456789 d987654321`: spiegeln an der Hauptdiagonale (wenn ein t da steht); dann kommt Zeile 1 nach Zeile 4, Spalte 1 nach Spalte 2, Ziffer 1 wird 9, und so fort.
help-bench = Das schnelle Verfahren messen, an Dateien oder an selbst erzeugten Mengen
help-bench-count = Wie viele Rätsel je Menge erzeugt werden [sonst: 20000]
help-bench-seed = Der Startwert, aus dem die Mengen entstehen [sonst: 1]
help-bench-limit = Lösungen bis zu dieser Zahl zählen [sonst: 2]
help-bench-runs = Wie viele Läufe; angegeben wird der Median [sonst: 5]
help-bench-inputs = Dateien mit Rätseln, `-` für die Standardeingabe [sonst: aus dem Startwert erzeugte Mengen]
help-bench-examples =
    {"  "}ennead bench
    {"  "}ennead bench --limit 1 --runs 9 raetsel.txt
    Jede Zahl und jede Lösung wird geprüft. Ein Thread; die Läufe aller Arten wechseln sich ab.
help-engines = Die Lösungsverfahren auflisten
help-completions = Vervollständigungen für eine Shell ausgeben
help-completions-shell = Die Shell: bash, elvish, fish, powershell oder zsh
help-completions-examples = {"  "}ennead completions bash > ~/.local/share/bash-completion/completions/ennead
help-serve = Die Web-App im Browser dieses Rechners: spielen, erklären, zusehen, lernen
help-serve-port = Der Port; 0 nimmt irgendeinen freien
help-serve-host = Die Adresse; andere als 127.0.0.1 lassen andere Rechner herein
help-serve-open = Auch den Browser öffnen
help-serve-examples = {"  "}ennead serve --open
help-man = Die Handbuchseite ausgeben
help-man-examples = {"  "}ennead man | man -l -
help-explain = Den ganzen Lösungsweg erklären, Schritt für Schritt
help-explain-format = text, markdown, html (mit gezeichneten Gittern) oder json [sonst: text]
help-explain-grid = Zu jedem Schritt das Gitter zeigen, mit seinen Markierungen
help-explain-examples =
    {"  "}ennead explain examples/broeders.txt
    {"  "}ennead explain --grid examples/schwer.txt
    {"  "}ennead explain --format html examples/schwer.txt > weg.html
    Eingetragene Ziffern und Kandidaten werden mitgelesen; von dort geht es weiter.
help-any-only = Nur diese Techniken verwenden
help-any-without = Ohne diese Techniken auskommen
help-any-no_uniqueness = Ohne Techniken auskommen, die auf Eindeutigkeit beruhen
help-any-table = Reihenfolge, Stufen und Punkte aus der Datei FILE nehmen [sonst: die von HoDoKu]
help-any-grid = Das Gitter mit den Markierungen des Schritts zeigen
help-hint = Einen Tipp zu einer Stellung geben: wo, welche Technik, der Schritt
help-hint-depth = 1 wo man suchen soll, 2 welche Technik, 3 der Schritt [sonst: 1]
help-hint-format = text oder json [sonst: text]
help-hint-examples =
    {"  "}ennead hint examples/schwer.txt
    {"  "}ennead hint --depth 3 --grid stellung.txt
    Fehler werden vor allem anderen genannt.
help-techniques = Die Techniken des logischen Lösens auflisten
help-techniques-verify = Dateien mit Zeilen der HoDoKu-Bibliothek prüfen
help-techniques-verify-files = Die Dateien
help-techniques-doc = Die Seiten zu den Techniken schreiben
help-techniques-doc-folder = Wohin [sonst: docs/techniques]
help-techniques-doc-cases = Wo die Fälle der Techniken stehen [sonst: testdata/techniques]
help-play = Ein Sudoku im Terminal spielen
help-play-input = Eine Datei mit einem Rätsel oder einem gespeicherten Spiel, `-` für die Standardeingabe, oder die 81 Zeichen eines Rätsels [Vorgabe: die Standardeingabe, falls sie kein Terminal ist, sonst ein Rätsel von uns]
help-play-level = Die Stufe unseres Rätsels: easy, medium, hard oder very-hard [Vorgabe: easy]
help-play-save = Die Datei, in der das Spiel gespeichert wird; enthält sie ein Spiel, geht es damit weiter
help-play-examples =
    {"  "}ennead play
    {"  "}ennead play --level hard --save abend.json
    {"  "}ennead play examples/schwer.txt
    Die Taste ? zeigt die Tasten.
help-watch = Einem Verfahren im Terminal bei der Arbeit zusehen, Schritt für Schritt
help-watch-input = Eine Datei mit einem Rätsel, `-` für die Standardeingabe, oder die 81 Zeichen eines Rätsels [Vorgabe: die Standardeingabe, falls sie kein Terminal ist, sonst ein Rätsel von uns]
help-watch-engine = Das Verfahren, eines aus `ennead engines`, das einen Ablauf hinterlässt [Vorgabe: guess-ladder]
help-watch-against = Ein zweites Verfahren daneben: ein Wettlauf nach gezählter Arbeit
help-watch-limit = Nach so vielen Lösungen aufhören; 0: ohne Grenze [Vorgabe: 1]
help-watch-examples =
    {"  "}ennead watch examples/befunge.txt
    {"  "}ennead watch --engine backtracking --against guess-ladder examples/broeders.txt
    Die Taste ? zeigt die Tasten.
progress-puzzles = Rätsel

# Lösungsverfahren
engine-fast = das voreingestellte: das schnellste
engine-trial = eine Ziffer ins erste leere Feld, das ganze Gitter prüfen, von da aus weiter
engine-backtracking = das erste leere Feld, die erlaubten Ziffern von 1 bis 9, weiter, rückgängig machen
engine-three-tier = einzige Kandidaten; dann einzige Plätze; dann Durchprobieren der Restfelder mit Durchstreichen
engine-guess-ladder = einzige Kandidaten; sonst raten; jeder gestrichene Kandidat merkt sich die Tiefe, eine Sackgasse räumt diese Tiefe
engine-dancing-links = exakte Überdeckung
engine-logic = Techniken, Schritt für bewiesenen Schritt, ohne Raten

# serve
serve-at = ennead horcht auf { $address } (Strg+C beendet es)
serve-taken = { $address } ist nicht zu haben
serve-no-browser = Es ließ sich kein Browser öffnen.
help-rate = Rätsel auf der Skala von Sudoku Explainer bewerten: ER/EP/ED
help-rate-format = text, line (Rätsel ER/EP/ED), csv, json (mit den Schritten) oder ein Text mit Platzhaltern: %r ER, %p EP, %d ED, %g das Rätsel, %n seine Nummer, %e die Zeit, %l die Stufe, %h die schwerste Regel, %% [sonst: text bei einem Rätsel, line bei mehreren]
help-rate-canonical = Statt des Rätsels seine kanonische Form bewerten: gleich für Rätsel, die bis auf Symmetrie gleich sind
help-rate-only_er = In Zeilen nur ER ausgeben
help-rate-stop_above = Ein Rätsel nicht weiter bewerten, das RATING übersteigt, und ein Plus hinter das Bekannte setzen
help-rate-header = Zuerst Version und Optionen ausgeben, hinter einem #
help-rate-examples =
    {"  "}ennead rate examples/schwer.txt
    {"  "}ennead rate raetsel.txt > bewertet.txt
    {"  "}ennead rate --format '%g ED=%r/%p/%d' raetsel.txt
    {"  "}ennead rate --resume bewertet.txt raetsel.txt >> bewertet.txt
    {"  "}ennead rate --shard 3/10 raetsel.txt > bewertet-3.txt
    Bei einem Rätsel ohne oder mit mehreren Lösungen steht das Urteil an Stelle der Zahlen.
    Status: 0 alles bewertet, 1 ein Rätsel hat keine oder mehrere Lösungen, 2 etwas war nicht lesbar, 130 mit Strg+C
    beendet: Die bis dahin ausgegebenen Zeilen sind vollständig, und --resume macht nach ihnen weiter.
