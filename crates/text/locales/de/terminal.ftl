# Das Terminal: Spielen
tui-mode-digit = Ziffern
tui-mode-corner = Eckmarken
tui-mode-centre = Mittelmarken
tui-mode-colour = Farben
tui-digit-first = Ziffer zuerst
tui-in-hand = { $digit } in der Hand
tui-left = noch { $left }
tui-hints = { $hints ->
    [one] ein Tipp
   *[other] { $hints } Tipps
}
tui-corner-marks = { $cell }, Ecke: { $digits }
tui-centre-marks = { $cell }, Mitte: { $digits }
tui-solved = Gelöst in { $time }, { $hints ->
    [0] ohne Tipp
    [one] mit einem Tipp
   *[other] mit { $hints } Tipps
}. Gut gemacht.
tui-check-conflicts = Dieselbe Ziffer steht zweimal in einer Zeile, einer Spalte oder einem Block: { $cells }.
tui-check-mistakes = { $count ->
    [one] Diese Zelle passt nicht zur Lösung: { $cells }.
   *[other] Diese Zellen passen nicht zur Lösung: { $cells }.
}
tui-check-lost = Das Rätsel hat mehrere Lösungen, und zu dem, was du eingetragen hast, passt keine.
tui-check-unsolvable = Das Rätsel selbst hat keine Lösung.
tui-check-fine = Bis hierher stimmt alles; es { $left ->
    [one] fehlt noch eine Zelle
   *[other] fehlen noch { $left } Zellen
}.
tui-more = h: mehr verraten
tui-do-it = g: den Schritt tun
tui-saved = Gespeichert: { $file }
tui-not-saved = Nicht gespeichert: { $file }: { $error }

tui-help = Tasten
tui-key-digit = Ziffer, Marke, Farbe eintragen; noch einmal: löschen
tui-key-alt-digit = Eckmarke, gleich in welchem Modus
tui-key-move = bewegen
tui-key-select = mehr Zellen auswählen, alle
tui-key-escape = nur eine Zelle, Tipp schließen
tui-key-mode = Ziffern, Eck-, Mittelmarken (unterstrichen), Farben
tui-key-next-mode = das Nächste davon
tui-key-digit-first = Ziffer zuerst: Enter oder Klick legt sie ab
tui-key-enter = ablegen; oder die einzige Marke zur Ziffer machen
tui-key-clear = löschen
tui-key-undo = zurücknehmen
tui-key-redo = wiederholen
tui-key-hint = Tipp: wo; noch einmal: Technik; noch einmal: Schritt
tui-key-step = den Schritt des Tipps tun
tui-key-check = prüfen
tui-key-fill = alle Kandidaten eintragen
tui-key-clear-marks = alle Marken löschen
tui-key-clear-colours = alle Farben löschen
tui-key-start-over = von vorn anfangen
tui-key-pause = Pause
tui-key-switches = Schalter
tui-key-save = speichern
tui-key-help = Tasten
tui-key-leave = beenden
tui-key-leave-at-once = sofort beenden; mit Datei wird gespeichert
tui-foot-help = Tasten
tui-foot-hint = Tipp
tui-foot-undo = zurück vor
tui-foot-check = prüfen
tui-foot-marks = Marken
tui-foot-pause = Pause
tui-foot-leave = Ende
tui-switches = Schalter
tui-switch-conflicts = Widersprüche zeigen
tui-switch-mistakes = Fehler zeigen
tui-switch-same-digit = gleiche Ziffern zeigen
tui-switch-houses = Zeile und Spalte zeigen
tui-switch-tidy = eine Ziffer löscht die Marken, die sie ausschließt
tui-switch-timer = Zeit zeigen
tui-paused = Pause
tui-any-key = weiter mit jeder Taste
tui-file-name = In welche Datei speichern?
tui-back = zurück
tui-leave = Beenden?
tui-save-and-leave = speichern und beenden
tui-leave-unsaved = beenden, ohne zu speichern

# Das Terminal: Zuschauen
tui-watch-pspace = grid, darin pspace: die Kandidaten
tui-watch-rstack = rstack: die Tiefe, in der jeder Kandidat gestrichen wurde
tui-watch-rlatter = rlatter: die Tiefe jedes Rateschritts
tui-watch-event = { $at } / { $total }
tui-watch-level = { $number } recursionLevel
tui-watch-solved = { $number } solvedCells
tui-watch-nodes = probierte Ziffern: { $number }
tui-watch-guesses = Rateschritte: { $number }
tui-watch-undos = zurückgenommen: { $number }
tui-watch-deepest = größte Tiefe: { $number }
tui-watch-counted = Rateschritte: { $guesses }, zurück: { $undos }, Tiefe: { $depth }
tui-watch-guess = Tiefe { $depth }: { $guess }
tui-watch-clock = probierte Ziffern: { $nodes }
tui-watch-end = Ende
tui-watch-winding = spult
tui-watch-playing = läuft
tui-watch-stopped = steht
tui-watch-speed = { $speed } Schritte/s
tui-watch-speed-work = { $speed } Ziffern/s
tui-watch-jump = Zu welchem Schritt?
tui-watch-jump-work = Nach wie vielen Ziffern?
tui-watch-foot-play = abspielen
tui-watch-foot-step = Schritt
tui-watch-foot-guess = Rateschritt
tui-watch-foot-view = Ansicht
tui-watch-key-play = abspielen, anhalten
tui-watch-key-step = einen Schritt vor
tui-watch-key-back = einen Schritt zurück
tui-watch-key-page = tausend Schritte vor, zurück
tui-watch-key-speed = schneller, langsamer
tui-watch-key-guess = zum nächsten, vorigen Rateschritt
tui-watch-key-undo = zur nächsten, vorigen Rücknahme
tui-watch-key-dead-end = zur nächsten, vorigen Sackgasse
tui-watch-key-solution = zur nächsten, vorigen Lösung
tui-watch-key-ends = zum Anfang, zum Ende
tui-watch-key-jump = zu einem Schritt mit Nummer
tui-watch-key-view = andere Ansicht
tui-does-given = Vorgabe: { $what }
tui-does-place = { $what } wird eingetragen
tui-does-eliminate = { $what } wird gestrichen
tui-does-reject = { $what } ist nicht erlaubt
tui-does-guess = geraten: { $what }, Tiefe { $depth }
tui-does-undo = { $what } wird zurückgenommen, mit allem aus Tiefe { $depth }
tui-does-contradiction = Sackgasse: { $what }
tui-does-solution = gelöst
tui-no-terminal = `ennead { $command }` braucht ein Terminal, und hier ist keines.
tui-no-trace = Das Verfahren { $engine } zeichnet keinen Ablauf auf; diese schon: { $engines }
tui-clash-watch = Die Vorgaben widersprechen sich; so kann kein Verfahren beginnen.
tui-several = Es sind mehrere Rätsel; dies ist das erste.
tui-game-there = { $file } enthält schon ein Spiel; lass INPUT weg, um es fortzusetzen.
