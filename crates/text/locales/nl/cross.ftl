# Kruisgetalpuzzels
help-cross = Kruisgetalpuzzels: oplossen, controleren, uitleggen, maken, tekenen
help-cross-solve = Een kruisgetalpuzzel oplossen en zeggen of de oplossing uniek is
help-cross-check = Een puzzel controleren: in orde, uniek, overbodige regels
help-cross-explain = Zeggen waar elke regel op neerkomt en welke regels elkaar tegenspreken
help-cross-sudoku = Een sudoku als kruisgetalpuzzel schrijven
help-cross-sudoku-puzzle = Een bestand met een sudoku, `-` voor de standaardinvoer, of de 81 tekens zelf [standaard: geen gegeven cijfers]
help-cross-sudoku-words = 9 woorden (horizontaal) of 18 (horizontaal en verticaal) [standaard: 9]
help-cross-generate = Een puzzel met één oplossing en weinig regels maken
help-cross-generate-size = Kolommen en rijen, zoals 5x4 [standaard: 5x5]
help-cross-generate-vocabulary = Operatoren voor de regels, gescheiden door komma’s [standaard: qs,qp,plus,minus,mal,U]
help-cross-generate-black = Hoeveel procent van de cellen zwart is, ten hoogste 50 [standaard: 0]
help-cross-generate-seed = Hetzelfde startgetal geeft dezelfde puzzel [standaard: elke keer een nieuw]
help-cross-generate-count = Hoeveel puzzels, gescheiden door een lege regel [standaard: 1]
help-cross-draw = Een puzzel als SVG tekenen
help-cross-draw-solution = Met de oplossing
help-cross-draw-no_clues = Zonder de aanwijzingen
help-cross-convert = Een puzzel in de andere notatie schrijven
help-any-to = contest (eq(A_w,3)) of clues (A horizontaal: = 3) [standaard: clues]
help-any-file = De puzzel, in een van beide notaties; `-` voor de standaardinvoer
help-any-leading_zeros = Mogen woorden met 0 beginnen: yes of no [standaard: wat het bestand zegt, anders yes]
help-any-digits = De cijfers van een woord: zijn cellen (cells) of die van zijn getal (number) [standaard: wat het bestand zegt, anders cells]
help-any-nodes = Hoeveel cijfers de zoektocht hoogstens probeert; daarna is het antwoord ‘niet beslist’ [standaard: 20000000]
help-any-states = Hoeveel toestanden een regel hoogstens heeft; een toestand kost hoogstens een halve kilobyte [standaard: 1000000]
help-any-seconds = Na zoveel seconden ophouden; dan is het antwoord ‘niet beslist’ [standaard: geen grens]
help-cross-solve-limit = Stop na zoveel oplossingen; 0: zonder grens [standaard: 2]
help-cross-solve-all = Alle oplossingen vinden
help-cross-solve-format = grid of json [standaard: grid]
help-cross-solve-stats = De hoeveelheid werk tonen
cross-solution = Oplossing:
cross-another = Nog een oplossing:
cross-across = Horizontaal:
cross-down = Verticaal:
cross-unique = De oplossing is uniek.
cross-none = Er is geen oplossing.
cross-several = Er zijn meerdere oplossingen.
cross-count = Oplossingen: { $count }.
cross-count-more = Oplossingen gevonden: { $count }; er kunnen er meer zijn.
cross-not-decided = Niet beslist: { $why }.
cross-bound-nodes = de zoektocht heeft het maximum aan cijfers geprobeerd
cross-bound-stopped = de tijd is om
cross-bound-number = een getal heeft meer dan 10.000 cijfers, of meer dan 1.000 bij een controle op priemgetallen
cross-reading = Aangenomen: woorden { $zeros }; de cijfers van een woord zijn { $digits }.
cross-zeros-yes = mogen met 0 beginnen
cross-zeros-no = beginnen niet met 0
cross-digits-cells = die in zijn cellen
cross-digits-number = die van zijn getal
cross-stats = geprobeerde cijfers: { $nodes }, diepte: { $depth }, toestanden: { $states }, aan de zoektocht overgelaten regels: { $waiting }, { $seconds } s
cross-rule = regel { $number }
cross-fact-never = er kan niet aan worden voldaan
cross-fact-always = altijd waar
cross-fact-waiting = te groot; aan de zoektocht overgelaten
cross-fact-different = allemaal verschillend: { $cells }
cross-fact-combinations = combinaties voor { $cells }: { $ways }
cross-fact-nodes = {" "}(knopen: { $nodes })
cross-support = cellen: { $support } van { $cells }, toestanden: { $states }, { $time } ms
cross-contradiction = Deze regels spreken elkaar tegen, en geen ervan kan weg:
cross-redundant = Regels die elk op zichzelf gemist kunnen worden: { $rules }.
cross-redundant-unknown = Regels waarvan niet beslist is of ze nodig zijn: { $rules }.
cross-unused = Woorden die in geen enkele regel voorkomen: { $words }.
cross-loose = Cellen die bij geen enkel woord horen: { $cells }.
cross-minimal = Elke regel is nodig.
cross-not-made = Geen unieke puzzel gevonden; probeer meer operatoren of een kleiner rooster
cross-generate-size = een grootte bestaat uit kolommen en rijen, zoals 5x4
cross-not-text = { $source } is geen tekst in UTF-8
cross-compiling = regels
cross-problem-unexpected = `{ $found }` gevonden, { $expected } verwacht
cross-problem-unexpected-end = hier eindigt het bestand, { $expected } verwacht
cross-problem-count = (volgens tekstregel { $line } is hun aantal { $stated }, dit is nummer { $number })
cross-problem-text-after-rules = `{ $found }` gevonden na de laatste regel van de puzzel: volgens tekstregel { $line } is het aantal regels { $stated }
cross-problem-size = een rooster heeft 1 tot { $limit } rijen en kolommen, niet { $found }
cross-problem-off-grid = merkteken `{ $name }` ligt buiten het rooster van { $width } × { $height } cellen
cross-problem-on-black = merkteken `{ $name }` staat op een zwarte cel
cross-problem-not-a-name = `{ $name }` kan geen naam van een merkteken zijn; toegestaan zijn letters, cijfers en `_`
cross-problem-size-twice = de grootte van het rooster is al bekend
cross-problem-name-twice = `{ $name }` is al de naam van een merkteken
cross-problem-word-twice = het woord bij `{ $name }` staat twee keer in de lijst
cross-problem-unknown-mark = geen merkteken heet `{ $name }`
cross-problem-unlisted-word = `{ $name }` staat niet in de lijst van woorden, al bestaat het merkteken
cross-problem-unknown-name = `{ $name }` gevonden, een getal, een woord of een operator verwacht
cross-problem-unknown-operator = er is geen operator `{ $name }`
cross-problem-arity = verkeerd aantal argumenten bij `{ $operator }`: { $wanted } verwacht, { $found } gevonden
cross-problem-argument-not-number = `{ $operator }` verwacht hier een getal, gevonden is een voorwaarde
cross-problem-argument-not-condition = `{ $operator }` verwacht hier een voorwaarde, gevonden is een getal
cross-problem-rule-is-number = een regel moet een voorwaarde zijn, geen getal
cross-problem-length = het woord bij `{ $name }` heeft tot de rand of het volgende merkteken de lengte { $actual }, niet { $stated }
cross-problem-number-too-long = een getal van { $digits } cijfers; hoogstens { $limit } zijn toegestaan
cross-problem-unclosed = het haakje van `{ $name }` is niet gesloten
cross-problem-ragged-grid = de rijen zijn niet even lang: deze heeft de lengte { $found }, de eerste { $wanted }
cross-expected-width = het aantal kolommen
cross-expected-height = het aantal rijen
cross-expected-mark-count = het aantal merktekens
cross-expected-mark-name = de naam van een merkteken
cross-expected-row = een rijnummer
cross-expected-column = een kolomnummer
cross-expected-across-count = het aantal horizontale woorden
cross-expected-across-name = de naam van een horizontaal woord
cross-expected-down-count = het aantal verticale woorden
cross-expected-down-name = de naam van een verticaal woord
cross-expected-rule-count = het aantal regels
cross-expected-rule = een regel
cross-expected-term = een getal, een woord of een operator
cross-expected-comma-or-close = `,` of `)`
cross-expected-operator = een operator of het einde van de regel
cross-expected-line = een tekstregel als `grootte 6 6`, `A bij r1c1`, `horizontaal: A C`, `A horizontaal: priemgetal` of `regel: …`
cross-expected-size = twee getallen, kolommen en rijen
cross-expected-colon = `:`
cross-expected-cell-of-grid = een naam, `.` of `#` voor elke cel
cross-expected-yes-or-no = `ja` of `nee`
cross-expected-digit-reading = `cellen` of `getal`
cross-expected-place = een cel zoals r4c7
cross-expected-direction = `horizontaal` of `verticaal`
cross-expected-end-of-line = het einde van de regel
help-cross-solve-examples =
    {"  "}ennead cross solve testdata/cross/testfall1.kz
    {"  "}ennead cross solve --all --format json testdata/cross/small.txt
help-cross-check-examples =
    {"  "}ennead cross check testdata/cross/testfall1.kz
help-cross-explain-examples =
    {"  "}ennead cross explain testdata/cross/testfall1.kz
help-cross-sudoku-examples =
    {"  "}ennead cross sudoku examples/leicht.txt > sudoku.kz
    {"  "}ennead cross solve sudoku.kz
help-cross-generate-examples =
    {"  "}ennead cross generate --size 4x4 --black 20 --seed 1
    {"  "}ennead cross generate --vocabulary qs,plus --count 2 --to contest
help-cross-draw-examples =
    {"  "}ennead cross draw testdata/cross/testfall1.kz > puzzle.svg
    {"  "}ennead cross draw --solution --no-clues testdata/cross/testfall1.kz > solution.svg
help-cross-convert-examples =
    {"  "}ennead cross convert testdata/cross/testfall1.kz > clues.txt
    {"  "}ennead cross convert --to contest clues.txt
help-cross-examples =
    {"  "}ennead cross solve testdata/cross/testfall1.kz
    {"  "}ennead cross sudoku | ennead cross explain -
    {"  "}ennead cross generate --size 4x4 --black 20 --seed 1
    {"  "}ennead cross draw --solution testdata/cross/testfall1.kz > puzzle.svg
    Status: 0 één oplossing, 1 geen of meerdere, 2 iets was niet te lezen, 3 binnen de grenzen niet beslist.

# Spelen: hints en controle
cross-or = { $some } of { $last }
cross-hint-known = { $cells } = { $digits }
cross-hint-left = { $cells } = { $digits }
cross-hint-since = { $left }, want “{ $rule }”.
cross-hint-since-with = { $left }, want “{ $rule }” en { $known }.
cross-hint-never = Aan “{ $rule }” kan niet worden voldaan.
cross-hint-never-with = Dan kan niet aan “{ $rule }” worden voldaan, want { $known }.
cross-hint-digit = Voor { $cell } blijft de { $digit } over
cross-hint-refuted = Dus is { $cell } niet { $digit }; over blijft: { $left }
cross-hint-suppose = Stel dat in { $cell } een { $digit } staat.
cross-hint-look = Kijk naar “{ $rule }”.
cross-hint-look-cell = Kijk naar { $cell }: een van de cijfers leidt tot een tegenspraak.
cross-hint-clash = Deze cijfers zijn in strijd met de regels
cross-hint-stuck = Hier helpt geen korte redenering verder. Probeer een cijfer.
cross-hint-solution = Hier helpt geen korte redenering verder. In de oplossing staat { $digit } in { $cell }.
cross-judged-solved = Opgelost: aan elke regel is voldaan.
cross-judged-right = Tot nu toe goed.
cross-judged-open = Tot nu toe is er geen regel geschonden. Meer valt er niet te zeggen, omdat de puzzel niet precies één oplossing heeft of dat niet te beslissen was.
cross-judged-broken = Aan “{ $rule }” wordt met deze cijfers niet voldaan.
cross-judged-wrong = { $count ->
    [one] { $cells } is fout.
   *[other] { $cells } zijn fout.
}
cross-build-names = Twee cellen hebben dezelfde naam.
