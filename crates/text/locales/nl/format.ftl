# De formaten en convert
help-convert = Puzzels van het ene formaat naar het andere omzetten
help-convert-to = Het formaat van de uitvoer, een uit `ennead convert --list`
help-convert-list = De formaten tonen
help-convert-examples =
    {"  "}ennead convert --to sdk examples/leicht.txt
    {"  "}ennead convert --to csv puzzels.txt > puzzels.csv
    {"  "}ennead convert --to line puzzels.csv
    {"  "}ennead convert --list
    Wat een formaat niet kan bevatten, zoals ingevulde cijfers, kandidaten of een titel, valt weg.
    Regels en borden die het niet kan uitdrukken, worden genoemd; de puzzel wordt dan niet geschreven.
    Status: 0 alles is omgezet, 2 iets was niet leesbaar.
convert-one-puzzle = Een bestand in het formaat { $format } bevat maar één puzzel; de invoer bevat er meer.
format-read-only = alleen lezen
format-not-written = `{ $format }` kan alleen gelezen worden, niet geschreven
format-rules = onze taal: de grootte, dan de gegeven cijfers en een regel per tekstregel
format-rules-line = onze taal op één tekstregel: 9x9; givens …; regels
format-iss = tekenreeksen van de Interactive Sudoku Solver en links ernaartoe
format-killer-arrows = killers als 81 tekens: sommen, en tekens die ernaar wijzen
format-killer-numbers = killers als een getal per cel: 3x3::k:…
format-killer-letters = killers als een letter per cel en de sommen van de kooien
format-killer-cages = killers met een kooi per regel: de som, dan de cellen
format-solo = spel-ID’s van Solo: formaten, jigsaws, X, killers
format-sudoku-puzzle = de JSON van pencilmark, sudoku-puzzle 1
format-sumocue = jigsaws van SumoCue
format-samurai = een samurai als vijf regels van 81 cellen
format-sudokumaker = links naar sudokumaker.app
format-sudokumaker-json = de JSON van sudokumaker.app
format-f-puzzles-json = de JSON van f-puzzles
format-board = puzzels op borden van elke grootte: de indeling, dan de cellen
format-jigsaw = de cellen van een jigsaw, dan het stuk van elke cel, op één regel
format-square = de cellen van een bord van 4×4 tot 25×25 met de gewone blokken op één regel
format-opensudoku = OpenSudoku, XML
format-ksudoku = bewaarde spellen van KSudoku, XML
format-gnome-sudoku = bewaarde spellen van GNOME Sudoku, JSON
format-f-puzzles = links naar f-puzzles.com
format-sudokupad = links naar sudokupad.app
format-sudokuwiki = links naar de oplosser op sudokuwiki.org
format-address = links met een puzzel erin, zoals die van deze app
format-hodoku = bibliotheekregels van HoDoKu, met ingevulde cijfers en geschrapte kandidaten
format-sudoku-exchange = regels van de Sudoku Exchange: hash, puzzel, score
format-candidates = 729 tekens per regel: negen kandidaten voor elke cel
format-lists = lijsten van lijsten zoals programma's ze schrijven: JSON, Python, C, NumPy
format-json-lines = JSON Lines: een object per regel met de puzzel in puzzle, question of quiz
format-gsf = lijsten van gsf: komma's, de puzzel in het vijfde veld
format-csv = een veld in kommagescheiden waarden; geschreven als puzzle,solution
format-sdk = negen regels van SudoCue met auteur, niveau en meer
format-ss = roosters van Simple Sudoku: gegeven cijfers, ingevulde cijfers, kandidaten
format-sdx = kandidaten van SudoCue, met u voor een ingevuld cijfer
format-pencilmarks = een getekend rooster van kandidaten
format-qqwing = het leesbare rooster van QQWing
format-spreadsheet = negen rijen van negen velden, gescheiden door komma's, puntkomma's of tabs
format-numbers = 81 getallen, gescheiden door witruimte, 0 voor een lege cel
format-rows = negen regels van negen tekens
format-grid = een getekend rooster, met randen of zonder
format-line = 81 tekens per regel, cijfers en punten; daarna eventueel een opmerking
format-sdm = 81 cijfers per regel, 0 voor een lege cel
convert-only-classic = In het formaat { $format } passen alleen klassieke puzzels. Andere kunnen als rules of rules-line worden geschreven.
convert-no-rules = In het formaat { $format } passen geen regels. Puzzels met regels kunnen als rules of rules-line worden geschreven.
convert-lost = Het formaat { $format } kan dit niet uitdrukken: { $what }
