# De opdrachtregel
help = Een sudokuwerkbank: oplossen, beoordelen, uitleggen, waarderen, maken, afdrukken en spelen
help-heading-usage = Gebruik
help-heading-commands = Opdrachten
help-heading-arguments = Argumenten
help-heading-options = Opties
help-heading-examples = Voorbeelden
help-value-command = OPDRACHT
help-no-commands = De opdracht `{ $command }` heeft geen eigen opdrachten.
help-any-help = Deze hulp
help-any-version = De versie
help-any-lang = De taal: en, de of nl [standaard: die van de omgeving]
help-any-color = Kleuren: auto, always (altijd) of never (nooit) [standaard: auto]
help-any-cells = Hoe cellen heten: r1c5, Z1S5, A5 of R1K5 [standaard: r1c5]
help-any-quiet = Alleen melden wat misgaat: geen voortgang, geen opmerkingen
help-any-inputs = Bestanden, `-` voor de standaardinvoer, of de 81 tekens van een puzzel [standaard: de standaardinvoer]
help-any-rules = Regels voor het hele bord die elke puzzel naast zijn eigen regels heeft
help-any-ignore = Wat niet wordt begrepen weglaten en noemen, in plaats van de puzzel te weigeren
help-any-threads = Het aantal threads [standaard: één per kern]
help-any-columns = Tabellen lezen (CSV, Parquet, Arrow IPC) en een tabel uitvoeren met de antwoorden als extra kolommen: csv, parquet of arrow
help-any-column = De kolom met de puzzels [standaard: een die puzzle of iets dergelijks heet, of de enige]
help-any-shard = Alleen deel I van N ongeveer even grote delen doen; achter elkaar gezet vormt de uitvoer van alle delen de uitvoer van een volledige run
help-any-resume = Verdergaan na de regels die FILE van een eerdere run heeft; een onvolledige laatste regel wordt verwijderd. Voeg de uitvoer aan FILE toe
help-any-format = De vorm van de uitvoer [standaard: goed leesbaar bij één puzzel, een regel per puzzel bij meer]
help-any-proof = Ook in de map DIR schrijven welke oplossingen elke puzzel heeft: als formule en bewijs voor een onafhankelijk controleprogramma (zie docs/proofs.md)
help-any-proof_format = De vorm van de bewijzen: veripb (.opb en .pbp) of drat (.cnf en .drat) [standaard: veripb]
help-any-trim = Weglaten wat een bewijs niet nodig heeft; duurt lang bij moeilijke puzzels
help-examples =
    {"  "}ennead solve examples/leicht.txt          de oplossing en hoe moeilijk het was
    {"  "}ennead generate --count 20 > puzzels.txt  puzzels om alles mee te proberen
    {"  "}ennead solve puzzels.txt > opgelost.txt   een regel voor elk van vele puzzels
    {"  "}ennead check examples/mehrdeutig.txt      is het een echte puzzel?
    {"  "}ennead engines                            de methoden
help-solve = Puzzels oplossen en beoordelen
help-solve-engine = De methode, een uit `ennead engines` [standaard: fast]
help-solve-limit = Stop na zoveel oplossingen; 0: zonder grens. Bij 1 wordt niet nagegaan of er meer zijn [standaard: 2]
help-solve-all = Alle oplossingen zoeken
help-solve-count = Alleen het aantal oplossingen tonen
help-solve-format = grid (rooster), line (puzzel:aantal:oplossing) of json (JSON Lines) [standaard: grid bij één puzzel, line bij meer]
help-solve-stats = De hoeveelheid werk tonen: geprobeerde cijfers, gokken, teruggenomen gokken, diepte, seconden
help-solve-trace = Elke stap van het zoeken als JSON Lines in het bestand FILE schrijven
help-solve-examples =
    {"  "}ennead solve examples/mehrdeutig.txt
    {"  "}ennead solve 1.......6..6.2.7..78945.1.3...8.7..4....3.....9...42.131297..4..4..12.789.8......
    {"  "}ennead solve --engine guess-ladder --stats examples/befunge.txt
    {"  "}cat puzzels.txt | ennead solve --format json --threads 4
    {"  "}ennead solve --all --count examples/mehrdeutig.txt
    {"  "}ennead solve --proof bewijzen --engine three-tier examples/leicht.txt
    Voor een invoer die met een minteken begint, moet `--` staan.
    Status: 0 elke puzzel heeft precies één oplossing, 1 minstens één heeft er geen of meer, 2 iets was niet leesbaar.
help-check = Puzzels controleren: geldig, oplosbaar, uniek, minimaal
help-check-format = text, line (puzzel:oordeel:cellen) of json [standaard: text bij één puzzel, line bij meer]
help-check-suggest = Zoek ook de minste aanwijzingen waarmee een puzzel met meer oplossingen uniek zou zijn
help-check-examples =
    {"  "}ennead check examples/mehrdeutig.txt
    {"  "}ennead check --format json puzzels.txt
    {"  "}ennead check --proof bewijzen puzzels.txt > gecontroleerd.txt
    De cellen van een regel zijn die met een tegenspraak, die waarin oplossingen verschillen, of de gegeven cijfers die gemist kunnen worden.
help-canon = Puzzels in hun standaardvorm brengen, die alle gelijkwaardige puzzels gemeen hebben
help-canon-format = line of json [standaard: line]
help-canon-show_symmetry = Ook de symmetrie noemen die daarheen leidt
help-canon-examples =
    {"  "}ennead canon examples/leicht.txt
    {"  "}ennead canon --show-symmetry puzzels.txt
    {"  "}ennead canon puzzels.txt | sort -u    wezenlijk verschillende puzzels
    De standaardvorm is rij voor rij de eerste in lexicografische volgorde, lege cellen vóór de 1 (minlex).
    Bij de symmetrie `t r456123789 c213456789 d987654321`: spiegelen in de hoofddiagonaal (als er een t staat); dan gaat rij 1 naar rij 4, kolom 1 naar kolom 2, cijfer 1 wordt 9, enzovoort.
help-grids = Alle sudokuroosters tellen, of hun klassen onder symmetrie
help-grids-classes = De klassen tellen: roosters die door geen enkele symmetrie in elkaar overgaan (ongeveer tien minuten)
help-grids-by_band = De klassen naar hun kleinste band tellen in plaats van naar symmetrieën: een andere weg naar hetzelfde getal
help-grids-list = De getallen tonen waaruit het totaal bestaat: per klasse van banden, met --classes per klasse van symmetrieën, met --by-band per kleinste band
help-grids-examples =
    {"  "}ennead grids
    {"  "}ennead grids --classes
    {"  "}ennead grids --classes --by-band --list
grids-bands = klassen van banden
grids-symmetries = klassen van symmetrieën
help-bench = De snelheid van de snelle methode meten, met bestanden of met zelf gemaakte verzamelingen
help-bench-count = Hoeveel puzzels er per verzameling gemaakt worden [standaard: 20000]
help-bench-seed = Het startgetal waaruit de verzamelingen ontstaan [standaard: 1]
help-bench-limit = Oplossingen tot dit aantal tellen [standaard: 2]
help-bench-runs = Hoeveel runs; de mediaan wordt getoond [standaard: 5]
help-bench-format = text of json, met de tijd van elke run [standaard: text]
help-bench-inputs = Bestanden met puzzels, `-` voor de standaardinvoer [standaard: verzamelingen uit het startgetal]
bench-set = verzameling
bench-puzzles = puzzels
bench-engine = methode
bench-speed = puzzels/s
bench-guesses = gegokt
bench-sweeps = rondes
bench-wrong-solution = de oplossing van { $way } is fout. Dat is een fout in het programma.
bench-other-counts = { $way } komt op een ander aantal oplossingen dan de eerste methode. Dat is een fout in het programma.
help-bench-examples =
    {"  "}ennead bench
    {"  "}ennead bench --limit 1 --runs 9 puzzels.txt
    Elk aantal en elke oplossing wordt gecontroleerd. Eén thread; de runs met de verschillende instructiesets wisselen elkaar af.
    Bij elk commando kiest ENNEAD_MACHINE=NAME de instructieset: { $machines }.
help-rules = De regels opnoemen die puzzels kunnen hebben
help-rules-collection = De soorten puzzels in de verzameling opnoemen, met hun niveaus
help-rules-examples =
    {"  "}ennead rules
    {"  "}ennead solve '9x9; x; cage 15: r1c1 r1c2'

help-engines = De oplosmethoden tonen
help-engines-examples =
    {"  "}ennead engines
    {"  "}ennead solve --engine backtracking --stats examples/leicht.txt
help-completions = Aanvullingen voor een shell tonen
help-completions-shell = De shell: bash, elvish, fish, powershell of zsh
help-completions-examples = {"  "}source <(ennead completions bash)
help-serve = De webapp in een browser op deze machine openen: spelen, uitleggen, toekijken, leren
help-serve-port = De poort; 0 neemt een vrije
help-serve-host = Het adres; met een ander adres dan 127.0.0.1 is de webapp ook vanaf andere machines bereikbaar
help-serve-open = Ook de browser openen
help-serve-site = In plaats van de webapp de site zonder server tonen die in deze map staat
help-serve-examples = {"  "}ennead serve --open
help-man = De handleiding tonen, of een pagina per opdracht schrijven
help-man-folder = De map voor de pagina’s [standaard: alles als één pagina tonen]
help-man-examples =
    {"  "}ennead man | man -l -
    {"  "}ennead man ~/.local/share/man/man1
man-written = { $count } handleidingpagina’s geschreven naar { $folder }
man-name = Naam
man-synopsis = Overzicht
man-description = Beschrijving
man-status = Afsluitstatus
man-status-0 = Alles ging goed; elke puzzel heeft precies één oplossing.
man-status-1 = Minstens één puzzel heeft geen of meer dan één oplossing, of een antwoord luidt nee.
man-status-2 = Iets kon niet worden gelezen of geschreven, of de aanroep was fout.
man-status-3 = Een grens was bereikt voordat er een antwoord was.
man-status-130 = Beëindigd met Ctrl+C.
man-environment = Omgeving
man-environment-language = De taal van alle teksten als --lang ontbreekt: de eerste van de drie variabelen die gezet is.
man-environment-colour = Als deze gezet is, wordt niets in kleur afgedrukt.
man-environment-machine = De instructieset van de snelle engine, voor metingen.
man-files = Bestanden
man-files-train = De voortgang van ennead train, in de map voor gegevens van de gebruiker.
help-help = De hulp bij een opdracht tonen
help-help-command = De opdracht, bijvoorbeeld `cross solve` [standaard: alle opdrachten]
help-help-examples = {"  "}ennead help cross solve
help-explain = De hele oplossingsweg uitleggen, stap voor stap
help-explain-format = text, markdown, html (met getekende roosters) of json [standaard: text]
help-explain-grid = Bij elke stap het rooster tonen, met zijn markeringen
help-explain-short = Een weg zoeken met weinig stappen naast singles, in plaats van steeds de makkelijkste stap te nemen
help-explain-effort = Met --short: hoe vaak een keuze uit de stappen wordt geprobeerd; bij 0 vallen alleen de stappen weg die niemand nodig heeft
help-explain-proof = Ook in de map DIR schrijven waarom elke stap klopt: als formule en bewijs voor een onafhankelijk controleprogramma (zie docs/proofs.md)
help-explain-examples =
    {"  "}ennead explain examples/broeders.txt
    {"  "}ennead explain --grid examples/schwer.txt
    {"  "}ennead explain --format html examples/schwer.txt > pad.html
    {"  "}ennead explain --short examples/schwer.txt
    {"  "}ennead explain --theory w examples/schwer.txt
    {"  "}ennead explain --proof bewijzen examples/schwer.txt
    Ook ingevulde cijfers en notities worden ingelezen; de oplossingsweg begint dan daar.
help-any-theory = Welke stappen worden gebruikt: table (de technieken van de tabel), hodoku (die welke HoDoKu heeft), of singles en steeds de kortste keten: w (whips), s+w (ook deelverzamelingen), gw (g-whips) of b (braids) [standaard: table]
help-any-only = Alleen deze technieken gebruiken
help-any-without = Zonder deze technieken
help-any-no_uniqueness = Zonder technieken die ervan uitgaan dat er maar één oplossing is
help-any-kraken_size = Hoeveel lijnen een krakenvis mag hebben; vanaf 5 is het zoeken traag
help-any-kraken_fins = Hoeveel vinnen een krakenvis mag hebben
help-any-table = Volgorde, niveaus en scores uit het bestand FILE nemen [standaard: die van HoDoKu]
help-any-grid = Het rooster met de markeringen van de stap tonen
help-hint = Een hint bij een stand geven: waar, welke techniek, de stap
help-hint-depth = 1 waar kijken, 2 welke techniek, 3 de stap [standaard: 1]
help-hint-all = Alle stappen die er zijn, per techniek; zonder netten, tenzij --only ze noemt
help-hint-most = Met --all ten hoogste N stappen [standaard: 1000]
help-hint-format = text of json [standaard: text]
help-hint-examples =
    {"  "}ennead hint examples/schwer.txt
    {"  "}ennead hint --all examples/schwer.txt
    {"  "}ennead hint --depth 3 --grid examples/broeders.txt
    Zijn er fouten, dan worden die eerst genoemd.
help-judge = Beweringen over een stand beoordelen: of ze volgen, en waaruit
help-judge-claims = De beweringen: r4c7=5 zegt dat in r4c7 de 5 staat, r4c7<>5 dat die er niet staat
help-judge-moves = De beweringen zijn zetten: elke wordt beoordeeld in de stand die de vorige achterlieten
help-judge-further = Hoeveel stappen er mogen komen vóór de stap die een bewering beslist; bij 0 telt alleen wat meteen volgt [standaard: 729]
help-judge-highest = Waarderingen tot en met deze bepalen [standaard: 7.0]
help-judge-depth = Hoe diep veronderstellingen genest mogen zijn waar geen techniek helpt; bij 0 wordt er niet gezocht [standaard: 2]
help-judge-format = text of json [standaard: text]
help-judge-examples =
    {"  "}ennead judge --claims r1c1=8 examples/schwer.txt
    {"  "}ennead judge --moves --claims 'r1c1=8,r5c5<>2' --format json examples/schwer.txt
    De afsluitcode is 1 als een bewering onjuist is of geen zin heeft. Zie docs/judging.md.
help-audit = Gegevens nakijken: overlap van trainings- en testverzamelingen, foute puzzels en oplossingen, niveaus
help-audit-inputs = De trainingsset, daarna de testsets: bestanden of mappen, zoals die van `ennead dataset` met hun delen
help-audit-format = text of json [standaard: text]
help-audit-first = Van elke bevinding de eerste N plaatsen noemen [standaard: 3]
help-audit-no_levels = De niveaus weglaten, die de meeste tijd kosten
help-audit-examples =
    {"  "}ennead audit examples/leicht.txt examples/schwer.txt
    {"  "}ennead audit --format json --no-levels examples/leicht.txt examples/mittel.txt examples/schwer.txt
    De afsluitcode is 1 als iets overlapt of fout is. Zie docs/auditing.md.
help-mcp = Vragen beantwoorden als server van het Model Context Protocol, via standaardinvoer en -uitvoer
help-mcp-seconds = Hoe lang een antwoord mag duren [standaard: 60]
help-mcp-examples =
    {"  "}ennead mcp < /dev/null
    Een programma dat taalmodellen gebruikt, start hem: in de instellingen is de opdracht `ennead` met het argument `mcp`.
mcp-instructions = Gereedschap voor sudoku: solve, check, hint, explain, judge (of beweringen als r4c7=5 volgen, en waaruit), rate, generate. Een puzzel is 81 tekens, rij voor rij, met een punt voor een lege cel; r4c7 is de cel in rij 4 en kolom 7.
mcp-no-tool = Het gereedschap `{ $found }` bestaat niet; er zijn: { $expected }.
mcp-broken = Het gereedschap is vastgelopen; dat is een fout in het programma.
help-techniques = De technieken voor logisch oplossen tonen
help-techniques-examples =
    {"  "}ennead techniques
    {"  "}ennead techniques show x-wing
    {"  "}ennead techniques verify testdata/techniques/x-wing.txt
help-techniques-show = De les van een techniek tonen, met een stelling en een waarin het net niet klopt
help-techniques-show-technique = De techniek
help-techniques-show-position = Welke van haar stellingen [standaard: 1]
help-techniques-show-examples =
    {"  "}ennead techniques show x-wing
    {"  "}ennead techniques show xy-chain --position 3
help-techniques-verify = Bestanden met regels van de HoDoKu-bibliotheek of lijsten van patronen buiten HoDoKu controleren
help-techniques-verify-files = De bestanden
help-techniques-verify-examples = {"  "}ennead techniques verify testdata/techniques/x-wing.txt
help-techniques-doc = De pagina's over de technieken schrijven
help-techniques-doc-folder = Waarheen [standaard: docs/techniques]
help-techniques-doc-examples = {"  "}ennead techniques doc techniques
help-play = Een sudoku spelen in de terminal
help-play-input = Een bestand met een puzzel of een bewaard spel, `-` voor de standaardinvoer, of de 81 tekens van een puzzel [standaard: de standaardinvoer als die geen terminal is, anders een van onze puzzels]
help-play-rules = Een puzzel van deze soort uit de verzameling spelen; `ennead rules --collection` noemt de soorten. Met --daily die van vandaag
help-play-number = Het nummer onder die van de soort en het niveau [standaard: om het even welk]
help-play-level = Het niveau van onze puzzel: easy, medium, hard, very-hard of extreme [standaard: easy]
help-play-daily = De puzzel van vandaag spelen, voor iedereen dezelfde; de niveaus zijn easy, hard en very-hard
help-play-own = Een eigen puzzel intypen, die je met de toets F vastlegt
help-play-save = Het bestand waarin het spel bewaard wordt; staat er al een spel in, dan gaat dat verder
help-play-examples =
    {"  "}ennead play
    {"  "}ennead play --level hard --save avond.json
    {"  "}ennead play examples/schwer.txt
    {"  "}ennead play --rules killer-6x6 --daily
    {"  "}ennead play --own
    De toets ? toont alle toetsen.
help-train = Technieken oefenen in de terminal: markeer wat volgt in stellingen die ze nodig hebben
help-train-technique = De techniek die je oefent [standaard: een lijst om uit te kiezen]
help-train-progress = Het bestand waarin je voortgang staat [standaard: train.json in de map ennead van je gegevens]
help-train-examples =
    {"  "}ennead train
    {"  "}ennead train x-wing
    {"  "}ennead train --progress class.json
help-watch = Een methode in de terminal aan het werk zien, stap voor stap
help-watch-input = Een bestand met een puzzel, `-` voor de standaardinvoer, of de 81 tekens van een puzzel [standaard: de standaardinvoer als die geen terminal is, anders een van onze puzzels]
help-watch-engine = De methode, een van `ennead engines` die een verloop bijhoudt [standaard: guess-ladder]
help-watch-against = Een tweede methode voor een race, gemeten in getelde stappen
help-watch-limit = Stop na zoveel oplossingen; 0: zonder grens [standaard: 1]
help-watch-examples =
    {"  "}ennead watch examples/befunge.txt
    {"  "}ennead watch --engine backtracking --against guess-ladder examples/broeders.txt
    De toets ? toont alle toetsen.
progress-puzzles = puzzels

# Oplosmethoden
engine-fast = standaard: de snelste
engine-trial = een cijfer in de eerste lege cel, het hele rooster controleren, van daar verder
engine-backtracking = de eerste lege cel, de toegestane cijfers 1 tot en met 9, verder, ongedaan maken
engine-three-tier = cellen met maar één kandidaat; dan cijfers met maar één plaats; dan de rest proberen en onderweg wegstrepen
engine-guess-ladder = cellen met maar één kandidaat; anders gokken; bij elke weggestreepte kandidaat wordt de diepte genoteerd, en een doodlopende weg herstelt de kandidaten van die diepte
engine-dancing-links = exacte overdekking
engine-origin-backtracking = de algemene backtrack_all() en de klasse SudokuSpiel uit een Duitse lessenreeks
engine-origin-three-tier = Eberhard Sturm, Sudopli, een programma in PL/I (2005)
engine-origin-guess-ladder = Mike Schwörer, sudoku.b93, een programma in Befunge-93
engine-logic = technieken, elke stap bewezen, zonder gokken

# serve
serve-at = ennead luistert op { $address } (stoppen met Ctrl+C)
serve-taken = Kan niet luisteren op { $address }
serve-no-browser = Er kon geen browser worden geopend.
help-rate = Puzzels waarderen op de schaal van Sudoku Explainer: ER/EP/ED
help-rate-format = text, line (puzzel ER/EP/ED), csv, json (met de stappen) of een tekst met plaatshouders: %r ER, %p EP, %d ED, %g de puzzel, %n het nummer, %e de tijd, %l het niveau, %h de moeilijkste regel, %s de waarden op de andere schalen, %% [standaard: text bij één puzzel, line bij meer]
help-rate-scale = Op welke schalen wordt gewaardeerd, gescheiden door komma’s [standaard: se]:
    { $scales }
help-rate-canonical = In plaats van de puzzel de standaardvorm waarderen, die voor alle gelijkwaardige puzzels dezelfde is
help-rate-only_er = In regels alleen de ER geven
help-rate-stop_above = Een puzzel boven RATING niet verder waarderen, en dat aangeven: een plus achter de ER, > voor een waarde op een andere schaal
help-rate-header = Eerst versie en opties geven, achter een #
help-rate-summary = In plaats daarvan één tabel voor alle puzzels: hoeveel er van elk niveau zijn en hoe vaak elke regel voorkomt
rate-summary-count = { $puzzles ->
    [one] Eén puzzel
   *[other] { $puzzles } puzzels
}, { $unique } met precies één oplossing.
rate-summary-ratings = ER: laagste { $least }, mediaan { $median }, hoogste { $most }.
rate-summary-level = niveau
rate-summary-rating = waardering
rate-summary-puzzles = puzzels
rate-summary-hardest = moeilijkste
rate-summary-steps = stappen
rate-summary-rule = regel
rate-summary-stopped = gestopt boven de grens
rate-summary-format = Een overzicht is er als text of als json.
help-rate-examples =
    {"  "}ennead rate examples/schwer.txt
    {"  "}ennead rate puzzels.txt > beoordeeld.txt
    {"  "}ennead rate --format '%g ED=%r/%p/%d' puzzels.txt
    {"  "}ennead rate --scale te,b,w puzzels.txt
    {"  "}ennead rate --resume beoordeeld.txt puzzels.txt >> beoordeeld.txt
    {"  "}ennead rate --shard 3/10 puzzels.txt > beoordeeld-3.txt
    Bij een puzzel die niet precies één oplossing heeft, staat het oordeel in plaats van de getallen.
    Status: 0 alles gewaardeerd, 1 minstens één puzzel heeft geen of meer oplossingen, 2 iets was niet leesbaar, 130 met Ctrl+C beëindigd: de regels die er dan staan zijn volledig, en --resume gaat erna verder.
