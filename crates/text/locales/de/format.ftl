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
    Status: 0 alles wurde umgewandelt, 2 etwas war nicht lesbar.
convert-one-puzzle = Eine Datei im Format { $format } fasst nur ein Rätsel; die Eingabe enthält mehrere.
format-read-only = nur lesen
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
