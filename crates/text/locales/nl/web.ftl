# De omlijsting van elke pagina
web-play = Spelen
web-explain = Uitleggen
web-watch = Toekijken
web-learn = Leren
web-about = Over
web-nav = Hoofdmenu
web-menu = Menu
web-skip = Naar de inhoud
web-language = Taal
web-theme = Licht of donker
web-not-found = Deze pagina bestaat niet
web-to-start = Naar de startpagina
web-offline = ennead antwoordt niet. Draait het nog?

# Cellen, voor voorleesprogramma's
cell-given = rij { $row } kolom { $column }, gegeven { $digit }
cell-placed = rij { $row } kolom { $column }, ingevuld { $digit }
cell-found = rij { $row } kolom { $column }, gevonden { $digit }
cell-empty = rij { $row } kolom { $column }, leeg
cell-marked = rij { $row } kolom { $column }, leeg, kandidaten { $marks }
cell-guessed = rij { $row } kolom { $column }, gegokt { $digit } op diepte { $depth }

# Spelen
play-grid = Sudoku
play-help = Hulp
play-digits = Cijfers
play-mode = Invoer
play-own = Eigen puzzel
play-untitled = Sudoku
play-left = nog { $count }
play-clash = Hetzelfde cijfer staat twee keer in een huis: { $cells }
play-paused = Gepauzeerd
play-pause = Pauze
play-resume = Verder
play-solved = Opgelost, in { $time }. Goed gedaan.
play-copied = Gekopieerd.
play-none-saved = Nog geen spel bewaard.
play-progress = { $filled } van 81 · { $time }
play-several = De tekst bevat { $count } puzzels; dit is de eerste. De andere staan onder ‘Spellen’.
play-delete = { $name } verwijderen
play-forgotten = De browser laat deze pagina niets bewaren; het spel gaat met de pagina verloren.
play-no-reasons = Nog geen zet.
play-reason-of = Waarom? ({ $move })
play-new = Nieuw
play-undo = Terug
play-redo = Opnieuw
play-clear = Wissen
play-check = Nakijken
play-hint = Hint
play-marks = Notities
play-moves = Zetten
play-share = Delen
play-games = Spellen
play-start = Spelen
play-solve = Oplossen
play-cancel = Annuleren
play-open = Openen
play-paste = Plak een eigen puzzel of een link
play-paste-label = Eigen puzzel: plak 81 tekens, een rooster of een link
play-type = In een leeg rooster typen
play-file = Bestand openen
play-by-level = Een op niveau
play-restart = Opnieuw beginnen
play-to-watch = Een programma zien oplossen
mode-digit = Cijfer
mode-corner = Hoek
mode-centre = Midden
mode-colour = Kleur
switch-tidy = Een cijfer wist zijn notities in zijn huizen
switch-auto = Alle kandidaten tonen
switch-conflicts = Tegenspraken tonen
switch-same = Hetzelfde cijfer markeren
switch-houses = De huizen markeren
switch-timer = De klok tonen
marks-fill = Alle kandidaten noteren
marks-clear = Alle notities wissen
marks-uncolour = Kleuren wissen
moves-about = Jouw aanpak: elke zet, wanneer, en waarom als je het erbij schrijft.
moves-export = Aanpak bewaren
share-link = Link kopiëren
share-print = Afdrukken
share-format = Formaat
share-export = Als bestand bewaren
share-copy = Kopiëren
share-about = De link bevat de puzzel zelf; er wordt niets verstuurd.
games-levels = Op niveau
games-saved = Bewaard in deze browser
level-easy-about = enige plaats in blok of lijn
level-medium-about = enige kandidaat in een cel
level-hard-about = paren, drietallen, X-wing
level-very-hard-about = ketens
level-extreme-about = vertakte ketens
hint-ask = Hint
hint-deeper = Vertel meer
hint-do = Deze stap doen
hint-close = Sluiten
hint-idle = Een hint heeft drie trappen: waar kijken, welke techniek, welke stap. Zijn er fouten, dan toont hij die eerst. ‘Nakijken’ zoekt fouten zonder een hint te geven.

# De aanpak
protocol = Aanpak
protocol-count = { $moves ->
    [one] Eén zet
   *[other] { $moves } zetten
}, { $back } teruggenomen, { $hints ->
    [one] één hint
   *[other] { $hints } hints
} gevraagd.
move-enter = { $cells } = { $digit }
move-corner = hoeknotitie { $digit } in { $cells }
move-centre = middennotitie { $digit } in { $cells }
move-colour = kleur { $digit } op { $cells }
move-clear = { $cells } gewist
move-settle = { $cells } = enige kandidaat
move-fill-marks = alle kandidaten genoteerd
move-clear-marks = alle notities gewist
move-clear-colours = alle kleuren gewist
move-start-over = opnieuw begonnen
move-step = { $technique }: { $result }

# Uitleggen
explain-path = Oplossingsweg
explain-steps = Stappen
explain-step = Stap { $step } van { $steps }
explain-back = Vorige stap
explain-forward = Volgende stap
explain-this = Uitleggen
explain-play-on = Speel verder vanaf hier
explain-filter = Filter
explain-all = Alle
explain-end-solved = Opgelost.
explain-end-stuck = Geen van de gebruikte technieken komt hier verder.
explain-verdict = oordeel volgens Sturm
explain-hardest = moeilijkste techniek
explain-level = HoDoKu-niveau
explain-rating = waardering en niveau (ER)
verdict-name-easy = Makkelijk
verdict-name-medium = Gemiddeld
verdict-name-hard = Moeilijk
verdict-name-unsolvable = Onoplosbaar
verdict-name-ambiguous = Niet eenduidig

# Toekijken
watch-befunge = De Befunge-puzzel
watch-engine = Methode
watch-puzzle = Puzzel
watch-puzzle-label = Welke puzzel?
watch-this = Toekijken
watch-race = Wedloop
watch-race-about = één klok: getelde stappen
watch-alone = Alleen
watch-steps = stappen
watch-counters = Tellers
watch-guesses = Gokken
watch-undos = Teruggenomen
watch-dead-ends = Doodlopend
watch-depth = Diepte
watch-deepest = diepste
watch-filled = ingevuld
watch-grid = grid en pspace
watch-grid-about = wat elke cel nog kan zijn
watch-rstack-about = diepte van het wegstrepen
watch-rstack-label = rstack: 27 bij 27 kandidaten, gekleurd naar de diepte waarop elk is weggestreept. Kies een cel in het rooster om het te horen.
watch-rlatter-about = waar gegokt
watch-rstack-cell = { $digit } in { $cell }: weggestreept op diepte { $depth }
watch-rstack-open = { $digit } in { $cell }: open
watch-rlatter-text = rlatter, gegokte cellen en hun diepten: { $list }
watch-in-module = module
watch-cell = cel
watch-code = Pseudocode
watch-chart = Structuurdiagram
watch-stack = Aanroepen
watch-tree = Zoekboom
watch-arrays = Arrays
watch-timeline = Tijdlijn
watch-clock = Eén klok
watch-height = hoogte: diepte
watch-guess = Gok
watch-undo = Terugname
watch-dead-end = Doodlopend
watch-solution = Oplossing
watch-run = Verloop
watch-first = Naar het begin
watch-back = Eén stap terug
watch-play = Afspelen
watch-pause = Stoppen
watch-forward = Eén stap vooruit
watch-last = Naar het einde
watch-next = Verder naar
watch-tempo = Tempo
watch-speed = { $speed }/s
watch-of = { $at } van { $events } gebeurtenissen
watch-at = Gebeurtenis { $at }, diepte { $depth }
watch-none-found = Hierna komt er geen meer.
watch-cut = Het verloop is na { $events } gebeurtenissen gestopt.
watch-tree-root = Voor de eerste gok
watch-tree-inside = { $count } gebeurtenissen erin
watch-no-stack = Geen gokken.
chart-yes = ja
chart-no = nee

# De zinnen van een verloop
trace-start = Het begin: er is nog niets ingevuld.
trace-given = { $digit } is gegeven in { $cell }.
trace-place = { $cell } kan alleen { $digit } zijn; dat wordt ingevuld.
trace-eliminate = { $digit } wordt in { $cell } weggestreept, op diepte { $depth }.
trace-reject = { $digit } is niet toegestaan in { $cell }.
trace-guess = Gok { $guess }: { $digit } in { $cell }. De diepte is nu { $depth }.
trace-undo = { $digit } in { $cell } wordt teruggenomen, met alles van diepte { $depth }. De diepte is nu { $before }.
trace-no-candidate = Doodlopend: voor { $cell } is geen cijfer over.
trace-clash = Doodlopend: { $digit } in { $cell } botst met een ander cijfer.
trace-no-place = Doodlopend: { $digit } heeft in een huis geen plaats.
trace-contradiction = Doodlopend.
trace-solution = Oplossing: het rooster is vol en klopt.

# Leren
learn-title = Hoe vindt een computer een oplossing?
learn-contents = Inhoud
learn-rules = Sudoku spelen en leren kennen
learn-algorithm = Van het algemene algoritme naar sudoku
learn-class = De klasse SudokuSpiel
learn-exercise = Vul de gaten
learn-further = Verder
rule-field = Sudoku wordt gespeeld op een rooster van 9×9 cellen.
rule-goal = Het doel is alle 81 cellen te vullen met de cijfers 1 tot en met 9.
rule-row = In elke rij komt elk cijfer maar één keer voor.
rule-column = In elke kolom komt elk cijfer maar één keer voor.
rule-box = In elk 3×3-blok komt elk cijfer maar één keer voor.
rule-givens = De gegeven cijfers zijn de aanwijzingen; je lost op met logica, zonder gokken.
learn-document = Speel een sudoku en leg je aanpak vast: de pagina Spelen schrijft elke zet op, jij voegt de reden toe, en de aanpak kan worden bewaard.
learn-play = Spelen en aanpak vastleggen
learn-algorithm-1 = Backtracking breidt een gedeeltelijke oplossing op elke mogelijke manier uit en maakt elke uitbreiding weer ongedaan als die tot het einde is gevolgd. Links het algemene algoritme, rechts hetzelfde voor sudoku.
learn-algorithm-2 = Vergelijk ze regel voor regel. Welke woorden moesten een betekenis krijgen?
concept-complete = volledige oplossing
concept-complete-here = geen cel is leeg
concept-next = volgende mogelijke gedeeltelijke oplossing
concept-next-here = de volgende lege cel, rij voor rij van linksboven
concept-extension = mogelijke uitbreidingen
concept-extension-here = de cijfers 1 tot en met 9
concept-admissible = toegestaan
concept-admissible-here = het cijfer staat nog niet in de rij, de kolom of het blok
learn-watch = Zie het lopen
learn-class-1 = Wat het algoritme nodig heeft, wordt velden en methoden van een klasse.
learn-diagram = Klassendiagram van SudokuSpiel
learn-diagram-svg = Diagram als SVG
learn-methods = Velden en methoden en hun taken
learn-method = Veld of methode
learn-task = Taak
class-field-grid = het rooster dat gevuld wordt
class-field-solution = de laatst gevonden volledige oplossing
class-field-found = of er een gevonden is
class-method-new = Constructor; neemt de gegeven cijfers over en bewaart ze als het huidige rooster.
class-method-solve = Start het oplossen en roept de recursieve methode aan; geeft terug of er een oplossing is gevonden.
class-method-solution = Geeft de onthouden volledige oplossing als 9×9-rooster terug.
class-method-backtrack = De recursieve methode: controleert of alles vol is, kiest een lege cel, probeert de cijfers 1 tot en met 9, vult in wat is toegestaan, roept zichzelf aan en maakt invullingen weer ongedaan.
class-method-full = Controleert of geen cel meer leeg is.
class-method-next = Zoekt de volgende lege cel, rij voor rij van linksboven naar rechtsonder.
class-method-allowed = Controleert of een cijfer op een plaats volgens de regels is toegestaan.
class-method-copy = Maakt een kopie van het 9×9-rooster.
exercise-what = Drie delen van het algoritme ontbreken. Kies ze en laat het lopen: het loopt met jouw delen, goed of fout, en je ziet wat er van het rooster wordt.
exercise-gap = Gat { $number }
exercise-line-full = ALS geen cel leeg is
exercise-line-remember = onthoud de oplossing en stop
exercise-line-choose = KIES de volgende lege cel (r, k)
exercise-line-each = DOORLOOP de cijfers x van 1 t/m 9
exercise-if = ALS
exercise-line-write = vul x in (r, k) in
exercise-run = Laten lopen
exercise-grid = Het rooster na afloop
exercise-choose = Kies eerst alle drie de delen.
gap-always = (altijd)
gap-row-only = x niet in rij r staat
gap-allowed = x niet in rij r, kolom k of hun blok staat
gap-return = TERUG
gap-recurse = backtrack_sudoku()
gap-next-digit = (niets)
gap-keep = (niets)
gap-clear-row = maak rij r leeg
gap-take-back = maak (r, k) weer leeg
exercise-solved = Opgelost in { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}. Dit zijn de juiste delen.
exercise-wrong = Na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} is het rooster vol, maar { $clashes } cellen spreken elkaar tegen. Wordt elk cijfer gecontroleerd voor het wordt ingevuld?
exercise-nothing = Na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} stopt het zonder vol rooster. Gaat het verder naar de volgende cel, en maakt het een cel weer vrij?
exercise-endless = Na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} draaide het nog steeds in een kring, en daarom is het gestopt.
further-constructor = Leg de constructor van de klasse SudokuSpiel uit.
further-chart = Teken het backtracking-algoritme als structuurdiagram; vergelijk met dat hierboven.
further-find = Analyseer findeNaechstesLeeresFeld(): in welke volgorde zoekt de methode? Wat zou een andere volgorde veranderen? Probeer de wedloop op de pagina Toekijken.
further-booklet = Breid het programma uit zodat het een boekje maakt met sudoku's van verschillende moeilijkheid. Hangt de moeilijkheid echt af van het aantal gegeven cijfers?

# Over
about-what = ennead is een sudoku-werkbank: het lost op, controleert, legt uit, speelt en laat zien hoe de klassieke algoritmen werken. Deze pagina komt uit het programma zelf; er wordt niets verstuurd.
about-sources = Het groeide uit E. Sturms Sudopli (PL/I), een oplosser in Befunge-93, een Duitse lessenreeks met de klasse SudokuSpiel, en de C-oplosser van H. Broeders met zijn Nederlandse teksten.
about-keys = Toetsen
about-api = De JSON-API
about-api-what = Programma's kunnen dezelfde API gebruiken als deze pagina's. De volledige beschrijving:

# Kruisgetal
web-cross = Kruisgetal
kz-size = { $width } × { $height } · woorden: { $words } · regels: { $rules }
kz-rule = Regel { $rule }
kz-no-solution = Er is geen oplossing.
kz-unique = Precies één oplossing. Geprobeerde cijfers: { $nodes }.
kz-several = Minstens { $count } oplossingen; dit is er een.
kz-undecided = Binnen de grenzen niet beslist.
kz-more = en nog { $count }
kz-contradiction = Regels die elkaar tegenspreken: { $rules }
kz-across = horizontaal
kz-down = verticaal
kz-cell = rij { $row } kolom { $column }: { $digit }
kz-cell-empty = rij { $row } kolom { $column }, open
kz-support = Cellen die ertoe doen: { $support }; toestanden van de automaat: { $states }
kz-working = Rekent …
kz-edit = Bewerken
kz-edit-what = De puzzel, in de notatie van de wedstrijd of als aanwijzingen
kz-read = Inlezen
kz-grid = Het rooster
kz-rules = Regels
kz-says = Wat de regel zegt

# Keyboard shortcuts: the names of keys, and what they do
key-control = Ctrl
key-shift = Shift
key-space = spatie
key-arrows = pijlen
key-delete = Delete
key-backspace = Backspace
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
shortcut-write = cijfer
shortcut-corner = hoeknotitie
shortcut-centre = middennotitie
shortcut-mode = invoer kiezen
shortcut-next-mode = volgende invoer
shortcut-move = bewegen
shortcut-extend = selectie uitbreiden
shortcut-all = alles selecteren
shortcut-clear = wissen
shortcut-skip = wissen; bij het intypen door naar de volgende cel
shortcut-settle = een enige kandidaat invullen (dubbelklikken doet hetzelfde)
shortcut-undo = terug
shortcut-redo = weer vooruit
shortcut-drop = hint sluiten, cijfer loslaten
shortcut-run = afspelen of pauzeren
shortcut-far-back = veel stappen terug
shortcut-far-on = veel stappen verder
shortcut-back = één stap terug
shortcut-forward = één stap verder
shortcut-first = naar het begin
shortcut-last = naar het einde
