# Waarom puzzels niet gemaakt kunnen worden
generate-few-clues = Geen puzzel met { $number ->
    [one] één gegeven cijfer
   *[other] { $number } gegeven cijfers
} heeft precies één oplossing: 17 is het minimum.
generate-many-clues = Voor { $number } gegeven cijfers is geen plaats.
generate-no-clues = De grenzen voor het aantal gegeven cijfers zijn verwisseld.
generate-clue-parity = Dat aantal gegeven cijfers laat zich in de toegestane cellen niet symmetrisch plaatsen ({ $symmetry }).
generate-small-pattern = Het patroon heeft (met zijn symmetrie) { $number ->
    [one] één cel
   *[other] { $number } cellen
}; een puzzel met één oplossing heeft er 17 nodig.
generate-empty-lines = Het patroon laat { $one } en { $other } leeg; die zijn altijd te verwisselen, dus er zijn altijd meerdere oplossingen.
generate-hopeless-pattern = Van het patroon blijven (met de symmetrie) maar { $number } cellen over. Puzzels met zo weinig gegeven cijfers zijn te zeldzaam om in een vast patroon te vinden; sta meer cellen toe. Met --attempts wordt het toch geprobeerd.
generate-no-ratings = De grenzen van de waardering zijn verwisseld.
generate-no-depths = Geen bekende puzzel heeft { $depths }.
generate-rating-gap = Geen puzzel heeft een waardering in dat bereik.
generate-rating-and-depths = Geen puzzel met waardering { $ratings } heeft { $depths }.
generate-feature-forbidden = De techniek die moet voorkomen, is niet toegestaan.
generate-solved-by-singles = Puzzels van dit niveau of deze waardering zijn op te lossen met alleen singles; de techniek komt er nooit in voor.
generate-needs-more-than-singles = Puzzels van dit niveau of deze waardering vragen meer dan singles; die zijn dus nooit hun moeilijkste techniek.
generate-nothing-places = De toegestane technieken plaatsen nooit een cijfer: ‘Enige kandidaat’ en ‘Enige plaats’ ontbreken.
generate-even-mixed = Gelijke kansen (--even) zijn alleen te combineren met waarderingen en technieken.
generate-base-not-unique = De uitgangspuzzel heeft niet precies één oplossing.
generate-base-not-minimal = De uitgangspuzzel heeft een overbodig gegeven cijfer, dus ook elke gelijkwaardige.
generate-base-settles-shape = De uitgangspuzzel legt vast waar cijfers staan; een symmetrie kan daarbij niet worden gevraagd.
generate-base-settles-clues = De uitgangspuzzel legt het aantal gegeven cijfers vast.
generate-base-settles-pattern = De uitgangspuzzel legt vast waar cijfers staan; een patroon kan daarbij niet worden gevraagd.
generate-gave-up = In { $attempts ->
    [one] één poging
   *[other] { $attempts } pogingen
} is zo'n puzzel niet gevonden.
generate-look-longer = Met --attempts wordt er langer gezocht. Ook minder voorwaarden, een andere --place of --from met een eigen puzzel kunnen helpen.
generate-exhausted = { $number ->
    [0] Zulke puzzels zijn er niet.
    [one] Er is maar één zo'n puzzel.
   *[other] Er zijn maar { $number } zulke puzzels.
}
generate-cancelled = Afgebroken.
generate-attempts = { $attempts } pogingen
generate-made = { $made } van { $count } puzzels { $made ->
    [one] is
   *[other] zijn
} gemaakt.
generate-no-pattern = { $file } is geen patroon: verwacht worden negen regels van negen tekens, met een punt waar geen cijfer mag staan.

# ennead generate
help-generate = Puzzels maken: willekeurige minimale, van een niveau, met een techniek of in een patroon
help-generate-count = Hoeveel puzzels [standaard: 1]
help-generate-level = easy, medium, hard, very-hard of extreme: volgens de waardering van Sudoku Explainer. Zulke puzzels hoeven niet minimaal te zijn, behalve met --minimal
help-generate-rating = De waardering van de moeilijkste stap, zoals 7.2..8.3, 7.2.. of 7.2
help-generate-scale = Waar de puzzels op de schalen van D. Berthier liggen, bijvoorbeeld bxb=3.. of b=4..6; zie rate
help-generate-te_depth = Hoeveel veronderstellingen genest moeten worden, 0 tot 3: hetzelfde als --scale te=N
help-generate-technique = Een techniek die in de oplossingsweg moet voorkomen; `ennead techniques` geeft een lijst
help-generate-place = Waar de techniek moet voorkomen: path, ergens in de oplossingsweg; hardest, als moeilijkste stap; first, als eerste [standaard: path]
help-generate-only = Alleen deze technieken mogen nodig zijn, zodat gokken niet hoeft
help-generate-without = Technieken die niet nodig mogen zijn
help-generate-symmetry = Hoe de gegeven cijfers geplaatst zijn: none, rotate180, rotate90, horizontal, vertical, diagonal, anti-diagonal of full [standaard: none]
help-generate-clues = Hoeveel gegeven cijfers, zoals 24 of 22..26. Het aantal zegt weinig over de moeilijkheid; in de les kan het toch nuttig zijn
help-generate-pattern = Waar gegeven cijfers staan: negen regels van negen tekens, met een punt voor geen cijfer. Met --minimal of --clues mogen er enkele wegvallen
help-generate-minimal = Geen gegeven cijfer is overbodig
help-generate-even = Elke minimale puzzel even waarschijnlijk maken (anders komen puzzels met weinig cijfers vaker voor); duurt honderdduizend keer zo lang
help-generate-rate = De puzzels waarderen
help-generate-solution = Ook de oplossing afdrukken: achter de puzzel op zijn regel, of onder het rooster
help-generate-from = Puzzels zoals deze, een bestand of 81 tekens: zie --like
help-generate-like = isomorphs: gelijkwaardige puzzels; neighbours: één cijfer eruit, een ander erin; inside: puzzels uit een deel van de gegeven cijfers [standaard: isomorphs]
help-generate-seed = Hetzelfde startgetal geeft dezelfde puzzels, op elk aantal threads [standaard: een willekeurig]
help-generate-attempts = Een puzzel na N pogingen opgeven [standaard: een miljoen; tienduizend als een poging lang duurt; tweeduizend als een zeldzame techniek zoals een exocet moet voorkomen]
help-generate-format = json, of een formaat uit `ennead convert --list` [standaard: grid voor één puzzel, line voor meerdere]
help-generate-examples =
    {"  "}ennead generate --count 100000 > minimal.txt
    {"  "}ennead generate --level hard --symmetry rotate180 --count 6
    {"  "}ennead generate --technique x-wing --place hardest --seed 7
    {"  "}ennead generate --pattern examples/patterns/heart.txt
    {"  "}ennead generate --from examples/schwer.txt --like neighbours --count 20

# The page Make
web-make = Maken
make-title = Puzzels op bestelling
make-level = Niveau
make-symmetry = Symmetrie
make-technique = Techniek
make-technique-any = willekeurig
make-place = Waar
make-place-path = ergens in de oplossingsweg
make-place-hardest = als moeilijkste stap
make-place-first = als eerste stap
make-count = Hoeveel
make-minimal = Minimaal: geen cijfer is overbodig
make-seed = Startgetal
make-go = Maken
make-stop = Stoppen
make-file = Naar een bestand
make-progress = { $made } van { $count }, { $rate } per seconde, nog { $left } s
make-done = Gemaakte puzzels: { $made }
make-clues = { $clues } gegeven cijfers
make-list = Je puzzels
make-more = Meer: techniek, symmetrie, gegeven cijfers, patroon, startgetal
make-fewer = Minder voorwaarden helpen: de techniek ergens op de weg, een ander niveau, geen symmetrie.
make-er = ER { $er }
make-hardest = moeilijkst: { $technique }
make-waiting = Wacht
make-being-tried = Wordt gezocht
make-example = Voorbeeld
make-examples = Zo gaan je puzzels eruitzien. Deze drie zijn voorbeelden: kies wat je wilt en druk op “Maken”.
make-go-on = De andere { $count } maken
make-of = { $made } van { $count }
make-put-away = De puzzels van eerder ({ $count }) zijn weggelegd.
make-board-note = Druk op een rooster: spelen, uitleggen, meekijken, kopiëren, afdrukken, meer zulke. Elke puzzel heeft precies één oplossing.
make-sum-one = Eén puzzel
make-sum-many = { $count } puzzels
make-sum-any = van elk niveau
make-sum-technique = met { $technique }
make-sum-symmetry = symmetrisch ({ $symmetry })
make-sum-minimal = zonder overbodig cijfer
make-sum-seconds = Ongeveer { $seconds } s.
make-sum-minutes = Ongeveer { $minutes } minuten.
shape-none = geen
shape-rotate180 = halve draai
shape-rotate90 = kwartdraai
shape-horizontal = boven en onder
shape-vertical = links en rechts
shape-diagonal = diagonaal
shape-anti-diagonal = andere diagonaal
shape-full = alle
