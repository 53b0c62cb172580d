# Die Formate und convert
help-convert = Rätsel aus jedem Format in ein anderes umwandeln
help-convert-to = Das Format der Ausgabe, eines aus `ennead convert --list`
help-convert-list = Die Formate auflisten
help-convert-examples =
    {"  "}ennead convert --to sdk examples/leicht.txt
    {"  "}ennead convert --to csv raetsel.txt > raetsel.csv
    {"  "}ennead convert --to line raetsel.csv
    {"  "}ennead convert --list
    Was ein Format nicht fasst, etwa gesetzte Ziffern, Kandidaten oder einen Titel, fällt weg.
    Regeln und Bretter, die es nicht ausdrücken kann, werden genannt; das Rätsel wird dann nicht geschrieben.
    Status: 0 alles wurde umgewandelt, 2 etwas war nicht lesbar.
convert-one-puzzle = Eine Datei im Format { $format } fasst nur ein Rätsel; die Eingabe enthält mehrere.
format-read-only = nur lesen
format-not-written = `{ $format }` kann nur gelesen, nicht geschrieben werden
format-rules = unsere Sprache: die Größe, dann die Vorgaben und je Zeile eine Regel
format-rules-line = unsere Sprache auf einer Zeile: 9x9; givens …; Regeln
format-iss = Zeichenketten des Interactive Sudoku Solver und Links dorthin
format-killer-arrows = Killer als 81 Zeichen: Summen und Zeichen, die auf sie zeigen
format-killer-numbers = Killer als eine Zahl je Zelle: 3x3::k:…
format-killer-letters = Killer als ein Buchstabe je Zelle und die Summen der Käfige
format-killer-cages = Killer mit einem Käfig je Zeile: die Summe, dann die Zellen
format-solo = Spiel-IDs von Solo: Größen, Jigsaws, X, Killer
format-sudoku-puzzle = das JSON von pencilmark, sudoku-puzzle 1
format-sumocue = Jigsaws von SumoCue
format-samurai = ein Samurai als fünf Zeilen zu 81 Zellen
format-sudokumaker = Links zu sudokumaker.app
format-sudokumaker-json = das JSON von sudokumaker.app
format-f-puzzles-json = das JSON von f-puzzles
format-board = Rätsel auf Brettern jeder Größe: der Aufbau, dann die Zellen
format-jigsaw = die Zellen eines Jigsaw-Sudokus, dann das Gebiet jeder Zelle, auf einer Zeile
format-square = die Zellen eines Bretts von 4×4 bis 25×25 mit den üblichen Blöcken auf einer Zeile
format-opensudoku = OpenSudoku, XML
format-ksudoku = gespeicherte Spiele von KSudoku, XML
format-gnome-sudoku = gespeicherte Spiele von GNOME Sudoku, JSON
format-f-puzzles = Links zu f-puzzles.com
format-sudokupad = Links zu sudokupad.app
format-sudokuwiki = Links zum Löser auf sudokuwiki.org
format-address = Links, in denen ein Rätsel steckt, wie die dieser App
format-hodoku = Bibliothekszeilen von HoDoKu, mit gesetzten Ziffern und gestrichenen Kandidaten
format-sudoku-exchange = Zeilen der Sudoku Exchange: Hash, Rätsel, Wertung
format-candidates = 729 Zeichen je Zeile: neun Kandidaten für jede Zelle
format-lists = Listen von Listen, wie Programme sie schreiben: JSON, Python, C, NumPy
format-json-lines = JSON Lines: ein Objekt je Zeile mit dem Rätsel in puzzle, question oder quiz
format-gsf = Listen von gsf: Kommas, das Rätsel in der fünften Spalte
format-csv = eine Spalte in kommagetrennten Werten; geschrieben als puzzle,solution
format-sdk = neun Zeilen von SudoCue mit Autor, Stufe und mehr
format-ss = Gitter von Simple Sudoku: Vorgaben, gesetzte Ziffern, Kandidaten
format-sdx = Kandidaten von SudoCue, mit u vor einer gesetzten Ziffer
format-pencilmarks = ein gezeichnetes Gitter von Kandidaten
format-qqwing = das lesbare Gitter von QQWing
format-spreadsheet = neun Zeilen zu neun Feldern, durch Kommas, Semikolons oder Tabulatoren getrennt
format-numbers = 81 Zahlen, durch Leerraum getrennt, 0 für eine leere Zelle
format-rows = neun Zeilen zu neun Zeichen
format-grid = ein gezeichnetes Gitter, mit Rahmen oder ohne
format-line = 81 Zeichen je Zeile, Ziffern und Punkte; danach vielleicht ein Kommentar
format-sdm = 81 Ziffern je Zeile, 0 für eine leere Zelle
convert-only-classic = Das Format { $format } fasst nur klassische Rätsel. Andere lassen sich als rules oder rules-line schreiben.
convert-no-rules = Das Format { $format } fasst keine Regeln. Rätsel mit Regeln lassen sich als rules oder rules-line schreiben.
convert-lost = Das Format { $format } kann nicht ausdrücken: { $what }
