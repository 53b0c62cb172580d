# De terminal: spelen
tui-mode-digit = cijfers
tui-mode-corner = hoekjes
tui-mode-centre = middens
tui-mode-colour = kleuren
tui-digit-first = eerst het cijfer
tui-in-hand = { $digit } in de hand
tui-left = nog { $left }
tui-hints = { $hints ->
    [one] één hint
   *[other] { $hints } hints
}
tui-corner-marks = { $cell }, hoek: { $digits }
tui-centre-marks = { $cell }, midden: { $digits }
tui-solved = Opgelost in { $time }, { $hints ->
    [0] zonder hint
    [one] met één hint
   *[other] met { $hints } hints
}. Goed gedaan.
tui-check-conflicts = Hetzelfde cijfer staat twee keer in een rij, kolom of blok: { $cells }.
tui-check-mistakes = { $count ->
    [one] Deze cel klopt niet met de oplossing: { $cells }.
   *[other] Deze cellen kloppen niet met de oplossing: { $cells }.
}
tui-check-lost = De puzzel heeft meerdere oplossingen, en geen ervan past bij wat je hebt ingevuld.
tui-check-unsolvable = De puzzel zelf heeft geen oplossing.
tui-check-fine = Tot hier klopt alles; nog { $left ->
    [one] één cel
   *[other] { $left } cellen
} te gaan.
tui-more = h: vertel meer
tui-do-it = g: doe de stap
tui-saved = Bewaard: { $file }
tui-not-saved = Niet bewaard: { $file }: { $error }

tui-help = Toetsen
tui-key-digit = cijfer, kandidaat, kleur invullen; nog eens: weg
tui-key-alt-digit = hoekje, in welke modus ook
tui-key-move = bewegen
tui-key-select = meer cellen kiezen, alle
tui-key-escape = maar één cel, hint sluiten
tui-key-mode = cijfers, hoekjes, middens (onderstreept), kleuren
tui-key-next-mode = de volgende daarvan
tui-key-digit-first = eerst het cijfer: Enter of klik legt het neer
tui-key-enter = neerleggen; of de enige kandidaat invullen
tui-key-clear = wissen
tui-key-undo = ongedaan maken
tui-key-redo = opnieuw
tui-key-hint = hint: waar; nog eens: techniek; nog eens: stap
tui-key-step = de stap van de hint doen
tui-key-check = controleren
tui-key-fill = alle kandidaten invullen
tui-key-clear-marks = alle kandidaten wissen
tui-key-clear-colours = alle kleuren wissen
tui-key-start-over = opnieuw beginnen
tui-key-pause = pauze
tui-key-switches = schakelaars
tui-key-save = bewaren
tui-key-help = toetsen
tui-key-leave = stoppen
tui-key-leave-at-once = meteen stoppen; met bestand wordt bewaard
tui-foot-help = toetsen
tui-foot-hint = hint
tui-foot-undo = terug vooruit
tui-foot-check = controle
tui-foot-marks = kandidaten
tui-foot-pause = pauze
tui-foot-leave = stoppen
tui-switches = Schakelaars
tui-switch-conflicts = tegenspraak tonen
tui-switch-mistakes = fouten tonen
tui-switch-same-digit = zelfde cijfer tonen
tui-switch-houses = rij en kolom tonen
tui-switch-tidy = een cijfer wist de kandidaten die het uitsluit
tui-switch-timer = tijd tonen
tui-paused = Pauze
tui-any-key = verder met elke toets
tui-file-name = In welk bestand bewaren?
tui-back = terug
tui-leave = Stoppen?
tui-save-and-leave = bewaren en stoppen
tui-leave-unsaved = stoppen zonder te bewaren

# De terminal: kijken
tui-watch-pspace = grid, met pspace erin: de kandidaten
tui-watch-rstack = rstack: de diepte waarop elke kandidaat is weggestreept
tui-watch-rlatter = rlatter: de diepte van elke gok
tui-watch-event = { $at } / { $total }
tui-watch-level = { $number } recursionLevel
tui-watch-solved = { $number } solvedCells
tui-watch-nodes = geprobeerde cijfers: { $number }
tui-watch-guesses = gokken: { $number }
tui-watch-undos = teruggenomen: { $number }
tui-watch-deepest = grootste diepte: { $number }
tui-watch-counted = gokken: { $guesses }, terug: { $undos }, diepte: { $depth }
tui-watch-guess = diepte { $depth }: { $guess }
tui-watch-clock = geprobeerde cijfers: { $nodes }
tui-watch-end = einde
tui-watch-winding = spoelt
tui-watch-playing = loopt
tui-watch-stopped = staat stil
tui-watch-speed = { $speed } stappen/s
tui-watch-speed-work = { $speed } cijfers/s
tui-watch-jump = Naar welke stap?
tui-watch-jump-work = Na hoeveel cijfers?
tui-watch-foot-play = afspelen
tui-watch-foot-step = stap
tui-watch-foot-guess = gok
tui-watch-foot-view = beeld
tui-watch-key-play = afspelen, stilzetten
tui-watch-key-step = een stap vooruit
tui-watch-key-back = een stap terug
tui-watch-key-page = duizend stappen vooruit, terug
tui-watch-key-speed = sneller, langzamer
tui-watch-key-guess = naar de volgende, vorige gok
tui-watch-key-undo = naar de volgende, vorige terugname
tui-watch-key-dead-end = naar de volgende, vorige doodlopende weg
tui-watch-key-solution = naar de volgende, vorige oplossing
tui-watch-key-ends = naar het begin, het einde
tui-watch-key-jump = naar een stap met nummer
tui-watch-key-view = ander beeld
tui-does-given = gegeven: { $what }
tui-does-place = { $what } wordt ingevuld
tui-does-eliminate = { $what } wordt weggestreept
tui-does-reject = { $what } mag niet
tui-does-guess = gok: { $what }, diepte { $depth }
tui-does-undo = { $what } wordt teruggenomen, met alles van diepte { $depth }
tui-does-contradiction = doodlopend: { $what }
tui-does-solution = opgelost
tui-no-terminal = `ennead { $command }` heeft een terminal nodig, en hier is er geen.
tui-no-trace = De methode { $engine } houdt geen verloop bij; deze wel: { $engines }
tui-clash-watch = De gegeven cijfers spreken elkaar tegen; zo kan geen methode beginnen.
tui-several = Er zijn meer puzzels; dit is de eerste.
tui-game-there = In { $file } staat al een spel; laat INPUT weg om ermee verder te gaan.
