# Waarom puzzels niet gemaakt kunnen worden
generate-few-clues = Geen puzzel met { $number } gegeven cijfers heeft precies één oplossing: 17 is het minste.
generate-many-clues = Voor { $number } gegeven cijfers is geen plaats.
generate-no-clues = De grenzen voor het aantal gegeven cijfers zijn verwisseld.
generate-clue-parity = Zo'n aantal gegeven cijfers kan niet symmetrisch liggen ({ $symmetry }) in de toegestane cellen.
generate-small-pattern = Het patroon heeft (met zijn symmetrie) { $number } cellen; een puzzel met één oplossing heeft er 17 nodig.
generate-empty-lines = Het patroon laat { $one } en { $other } leeg; die zijn altijd te verwisselen, dus er zijn altijd meer oplossingen.
generate-no-ratings = De grenzen van de waardering zijn verwisseld.
generate-rating-gap = Geen puzzel heeft een waardering in dat bereik.
generate-feature-forbidden = De techniek die moet voorkomen mag niet gebruikt worden.
generate-nothing-places = De toegestane technieken plaatsen nooit een cijfer: er is geen single bij.
generate-even-mixed = Gelijke kansen (--even) gaan alleen samen met waarderingen en technieken.
generate-base-not-unique = De uitgangspuzzel heeft niet precies één oplossing.
generate-base-not-minimal = De uitgangspuzzel heeft een overbodig gegeven cijfer, dus ook elke gelijkwaardige.
generate-base-settles-shape = De uitgangspuzzel legt vast waar cijfers staan: een symmetrie kan niet gevraagd worden.
generate-base-settles-clues = De uitgangspuzzel legt het aantal gegeven cijfers vast.
generate-base-settles-pattern = De uitgangspuzzel legt vast waar cijfers staan: een patroon kan niet gevraagd worden.
generate-gave-up = In { $attempts } pogingen kwam zo'n puzzel niet voor.
generate-look-longer = --attempts zoekt langer.
generate-exhausted = { $number ->
    [0] Zulke puzzels zijn er niet.
    [one] Er is maar één zo'n puzzel.
   *[other] Er zijn maar { $number } zulke puzzels.
}
generate-cancelled = Afgebroken.
generate-made = { $made } van { $count } puzzels zijn gemaakt.
generate-no-pattern = { $file } is geen patroon: verwacht worden negen regels van negen tekens, een punt waar geen cijfer mag staan.

# ennead generate
help-generate = Puzzels maken: willekeurige minimale, of van een niveau, met een techniek, in een patroon
help-generate-count = Hoeveel puzzels [standaard: 1]
help-generate-level = easy, medium, hard, very-hard of extreme: volgens de waardering van Sudoku Explainer. Zulke puzzels hoeven niet minimaal te zijn, behalve met --minimal
help-generate-rating = De waardering van de moeilijkste stap, zoals 7.2..8.3, 7.2.. of 7.2
help-generate-technique = Een techniek die in de oplossing moet voorkomen; `ennead techniques` noemt ze
help-generate-place = Waar de techniek staat: path, ergens in de oplossing; hardest, als moeilijkste stap; first, als eerste [standaard: path]
help-generate-only = De technieken die genoeg moeten zijn: daarmee hoeft men niet te gokken
help-generate-without = Technieken die niet nodig mogen zijn
help-generate-symmetry = Hoe de gegeven cijfers liggen: none, rotate180, rotate90, horizontal, vertical, diagonal, anti-diagonal of full [standaard: none]
help-generate-clues = Hoeveel gegeven cijfers, zoals 24 of 22..26. Het aantal zegt weinig over de moeilijkheid; in de les kan het toch nuttig zijn
help-generate-pattern = Waar gegeven cijfers staan: negen regels van negen tekens, een punt voor geen cijfer. Met --minimal of --clues mogen er wegvallen
help-generate-minimal = Geen gegeven cijfer is overbodig
help-generate-even = Elke minimale puzzel dezelfde kans geven, want anders komen die met weinig cijfers vaker; duurt tienduizenden keren zo lang
help-generate-rate = De puzzels waarderen
help-generate-from = Meer zoals deze, een bestand of 81 tekens: zie --like
help-generate-like = isomorphs: dezelfde sudoku in andere kleren; neighbours: één cijfer eruit, één erin; inside: puzzels uit zijn gegeven cijfers [standaard: isomorphs]
help-generate-seed = Hetzelfde startgetal geeft dezelfde puzzels, op elk aantal threads [standaard: een willekeurig]
help-generate-attempts = Een puzzel na N pogingen opgeven [standaard: een miljoen, of tienduizend waar elk lang duurt]
help-generate-format = json, of een formaat uit `ennead convert --list` [standaard: grid voor één puzzel, line voor meer]
help-generate-examples =
    {"  "}ennead generate --count 1000000 > minimal.txt
    {"  "}ennead generate --level hard --symmetry rotate180 --count 6
    {"  "}ennead generate --technique x-wing --place hardest --seed 7
    {"  "}ennead generate --pattern examples/patterns/heart.txt
    {"  "}ennead generate --from examples/schwer.txt --like neighbours --count 20

# The page Make
web-make = Maken
make-title = Puzzels op bestelling
make-level = Niveau
make-level-any = willekeurig
make-symmetry = Symmetrie
make-technique = Techniek
make-technique-any = willekeurig
make-place = Waar
make-place-path = ergens in de oplossing
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
make-play = Puzzel { $number } spelen
make-list = Je puzzels
shape-none = geen
shape-rotate180 = halve draai
shape-rotate90 = kwartdraai
shape-horizontal = boven en onder
shape-vertical = links en rechts
shape-diagonal = diagonaal
shape-anti-diagonal = andere diagonaal
shape-full = alle
