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
tui-check-conflicts = Hetzelfde cijfer twee keer in een rij, kolom of blok: { $cells }.
tui-check-mistakes = { $count ->
    [one] Dit vakje klopt niet met de oplossing: { $cells }.
   *[other] Deze vakjes kloppen niet met de oplossing: { $cells }.
}
tui-check-lost = De puzzel heeft meer oplossingen, en geen ervan past bij wat je hebt ingevuld.
tui-check-unsolvable = De puzzel zelf heeft geen oplossing.
tui-check-fine = Tot hier klopt alles; nog { $left ->
    [one] één vakje
   *[other] { $left } vakjes
} te gaan.
tui-more = h: vertel meer
tui-do-it = g: doe de stap
tui-saved = Bewaard: { $file }
tui-not-saved = Niet bewaard: { $file }: { $error }

tui-help = Toetsen
tui-key-digit = cijfer, kandidaat, kleur invullen; nog eens: weg
tui-key-alt-digit = hoekje, in welke modus ook
tui-key-move = lopen
tui-key-select = meer vakjes kiezen, alle
tui-key-escape = één vakje, hint weg
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
tui-switch-tidy = een cijfer neemt de kandidaten mee die het uitsluit
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
tui-watch-rstack = rstack: de diepte waarop elke kandidaat viel
tui-watch-rlatter = rlatter: de diepte van elke gok
tui-watch-event = { $at } / { $total }
tui-watch-level = { $number } recursionLevel
tui-watch-solved = { $number } solvedCells
tui-watch-nodes = { $number } cijfers geprobeerd
tui-watch-guesses = { $number } keer gegokt
tui-watch-undos = { $number } keer teruggenomen
tui-watch-deepest = { $number } grootste diepte
tui-watch-counted = { $guesses } keer gegokt, { $undos } terug, diepte { $depth }
tui-watch-guess = diepte { $depth }: { $guess }
tui-watch-clock = { $nodes } cijfers geprobeerd
tui-watch-end = einde
tui-watch-winding = spoelt
tui-watch-playing = loopt
tui-watch-stopped = staat stil
tui-watch-speed = { $speed } stappen per seconde
tui-watch-speed-work = { $speed } cijfers per seconde
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
tui-watch-key-dead-end = naar het volgende, vorige doodlopende punt
tui-watch-key-solution = naar de volgende, vorige oplossing
tui-watch-key-ends = naar het begin, het einde
tui-watch-key-jump = naar een stap met nummer
tui-watch-key-view = ander beeld
tui-does-given = gegeven: { $what }
tui-does-place = { $what } wordt ingevuld
tui-does-eliminate = { $what } valt af
tui-does-reject = { $what } mag niet
tui-does-guess = gok: { $what }, diepte { $depth }
tui-does-undo = { $what } wordt teruggenomen, met alles van diepte { $depth }
tui-does-contradiction = doodlopend: { $what }
tui-does-solution = opgelost
tui-no-terminal = `ennead { $command }` heeft een terminal nodig; hier is er geen.
tui-no-trace = De methode { $engine } laat geen spoor na; deze wel: { $engines }
tui-clash-watch = De gegevens spreken elkaar tegen; dan begint geen methode.
tui-several = Er zijn meer puzzels; dit is de eerste.
tui-game-there = In { $file } staat al een spel; laat INPUT weg om ermee verder te gaan.
