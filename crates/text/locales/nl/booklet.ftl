### Puzzelboekjes: wat op de bladzijden staat en wat de opdracht zegt.

help-booklet = Puzzels afdrukken: een PDF met de oplossingen achterin
help-booklet-inputs = Puzzels om af te drukken: bestanden, `-` voor standaardinvoer of de 81 tekens zelf
help-booklet-output = Het bestand dat ontstaat: .pdf, of .svg voor een bestand per bladzijde
help-booklet-easy = Hoeveel puzzels van niveau makkelijk
help-booklet-medium = Hoeveel puzzels van niveau gemiddeld
help-booklet-hard = Hoeveel puzzels van niveau moeilijk
help-booklet-very_hard = Hoeveel puzzels van niveau zeer moeilijk
help-booklet-extreme = Hoeveel puzzels van niveau extreem
help-booklet-rules = Puzzels van deze soort uit de verzameling in plaats van klassieke; `ennead rules --collection` noemt de soorten
help-booklet-plan = Een bestand dat zegt welke puzzels: per regel `title: …`, `section: …`, `easy 4`
help-booklet-cross = Een kruisgetalpuzzel om af te drukken; de optie mag meer dan één keer voorkomen
help-booklet-title = De titel
help-booklet-seed = Hetzelfde startgetal geeft dezelfde puzzels [standaard: elke keer een nieuw]
help-booklet-paper = a4, a5, letter of 6x9 [standaard: a4]
help-booklet-landscape = Bladzijden liggend
help-booklet-per_page = Puzzels per bladzijde: 1 (grote letter), 2, 4 of 6 [standaard: 4]
help-booklet-solutions_per_page = Oplossingen per bladzijde: 4, 6, 9 of 12 [standaard: wat bij de puzzels past]
help-booklet-margin = De marge in millimeters [standaard: 15]
help-booklet-gutter = Hoeveel breder de binnenmarge is, in millimeters [standaard: 0]
help-booklet-candidates = Met de kandidaten in de lege cellen
help-booklet-no_labels = Zonder het kenmerk waarmee een puzzel is terug te vinden (niveau, startgetal en nummer, of bestand en nummer)
help-booklet-rating = Met de waardering onder elk rooster; puzzels uit bestanden worden daarvoor gewaardeerd
help-booklet-techniques = Met de technieken die een puzzel nodig heeft
help-booklet-qr = Met een QR-code die naar de puzzel leidt, om hem te spelen
help-booklet-link = Waarmee de link van de QR-code begint: het adres van Spelen (…/play), of dat van een andere site, waarna 81 cijfers volgen, 0 voor een lege cel [standaard: een link van SudokuExchange]
help-booklet-train = Een werkblad voor elke stelling van de trainer die deze techniek nodig heeft; de antwoorden staan achterin
help-booklet-worksheets = Werkbladen: de eerste stappen om in te vullen, de redenen achterin
help-booklet-no_title_page = Zonder titelblad
help-booklet-no_rules = Zonder de bladzijde met de regels
help-booklet-no_page_numbers = Zonder paginanummers
help-booklet-no_solutions = Zonder oplossingen
help-booklet-black = Alleen zwart
help-booklet-cut_marks = Met snijtekens
help-booklet-fold = Twee bladzijden naast elkaar, in de volgorde om te vouwen en te nieten
help-booklet-png = Ook een PNG van elke bladzijde
help-booklet-dpi = Punten per inch van de PNG [standaard: 100]
help-booklet-examples =
    {"  "}ennead booklet --lang de --easy 4 --medium 4 --hard 4 -o heft.pdf
    {"  "}ennead booklet --paper a5 --per-page 1 --plan examples/booklet.plan -o large.pdf
    {"  "}ennead booklet --paper a5 --fold --gutter 8 --easy 12 --medium 12 -o stapled.pdf
    {"  "}ennead booklet --rules killer-6x6 --easy 4 --medium 4 -o killer.pdf
    {"  "}ennead booklet examples/*.txt --qr -o mine.pdf
    Status: 0 alles afgedrukt, 1 een puzzel zonder precies één oplossing is weggelaten, 2 iets was niet te lezen, 3 binnen de grens zijn niet genoeg puzzels van een niveau gevonden.
help-draw = Eén rooster tekenen als SVG, PDF, PNG of tekst
help-draw-input = Een bestand met een puzzel, `-` voor de standaardinvoer, of de 81 tekens van een puzzel [standaard: standaardinvoer]
help-draw-rules = Een puzzel van deze soort uit de verzameling; `ennead rules --collection` noemt de soorten
help-draw-level = Het niveau: easy, medium, hard, very-hard of extreme [standaard: het makkelijkste dat er is]
help-draw-number = Het nummer onder die van de soort en het niveau [standaard: om het even welk]
help-draw-output = Het bestand: .svg, .pdf, .png of .txt [standaard: SVG naar de standaarduitvoer]
help-draw-marks = Welke notities: none (geen), own (die van het bestand) of all (alle kandidaten) [standaard: own]
help-draw-solution = Met de oplossing, lichter dan de gegeven cijfers
help-draw-step = Met de markeringen van de volgende stap, in hun kleuren
help-draw-size = De zijde van het rooster in millimeters [standaard: 80]
help-draw-labels = Met de namen van rijen en kolommen langs de rand; zie --cells
help-draw-black = Alleen zwart
help-draw-dpi = Punten per inch van een PNG [standaard: 300]
help-draw-examples =
    {"  "}ennead draw examples/schwer.txt > grid.svg
    {"  "}ennead draw --rules killer --level hard --number 7 -o killer.pdf
    {"  "}ennead draw --step --size 120 examples/schwer.txt -o step.pdf
    {"  "}ennead draw --marks all --labels --cells A5 examples/leicht.txt -o marks.png
draw-output = De naam van de uitvoer moet eindigen op .svg, .pdf, .png of .txt: { $file }
draw-no-input = Noem de puzzel: een bestand, `-` voor de standaardinvoer of de 81 tekens.
draw-no-solution = Er is geen unieke oplossing om te tekenen.
picture-alt = Sudoku, rij voor rij: { $rows }

booklet-not-in-collection = Zulke puzzels van niveau { $level } in de verzameling: { $found }; gevraagd: { $wanted }.
booklet-title = Sudoku
booklet-contents-one = { $section }: { $from }
booklet-contents-line = { $section }: { $from }–{ $to }
booklet-solutions = Oplossingen
booklet-rules = Zo gaat het
booklet-rules-text = Vul in de lege cellen cijfers van 1 tot 9 in, zodat in elke rij, elke kolom en elk blok elk cijfer precies één keer staat.
booklet-rules-unique = Elke puzzel heeft precies één oplossing. Zijn er in een cel meerdere cijfers mogelijk, schrijf ze er dan klein in.
booklet-rules-logic = Gokken hoeft nooit: voor het volgende cijfer is er altijd een reden.
booklet-rules-cell = { $cell } is de cel in rij { $row }, kolom { $column }.
booklet-cross-rules = In een kruisgetalpuzzel komt in elke cel een cijfer van 0 tot 9. Een getal begint bij zijn merkteken en loopt horizontaal of verticaal tot de rand, een dikke streep of een zwarte cel. Alle aanwijzingen gelden tegelijk, en maar één invulling past erbij.
booklet-example = Een voorbeeld
booklet-puzzle = Puzzel { $number }
booklet-rating = Waardering { $er }
booklet-needs = Nodig: { $techniques }
booklet-grid-alt = Sudoku { $number }, rij voor rij: { $rows }
booklet-sample-alt = Zo is de regel getekend: { $rule }
booklet-solution-alt = Oplossing van { $number }, rij voor rij: { $rows }
booklet-cross-alt = Kruisgetalpuzzel { $number }, { $width } bij { $height } cellen
booklet-qr-alt = QR-code: puzzel { $number } om te spelen
booklet-empty = Hier zijn geen puzzels.
booklet-steps = { $count ->
    [one] Zoek de eerste stap. Schrijf de cel, het cijfer en de reden op.
   *[other] Zoek de eerste { $count } stappen. Schrijf de cel, het cijfer en de reden op.
 }
booklet-step-line = { $number }. Cel, cijfer, want
booklet-engines-ask = Drie programma's zoeken de oplossing. Welk programma probeert de minste cijfers, welk de meeste? Schat hoeveel.
booklet-answers = Stappen en redenen
booklet-engines = Geprobeerde cijfers tot de oplossing, en teruggenomen gokken:
booklet-engines-work = { $engine }: { $nodes ->
    [one] één cijfer
   *[other] { $nodes } cijfers
} geprobeerd, { $guesses } teruggenomen
booklet-engine-line = Geprobeerde cijfers:
booklet-engine-trial = Proberen
booklet-engine-backtracking = Backtracking
booklet-engine-guess-ladder = Gokladder

booklet-written = { $file }: { $count ->
    [one] één puzzel
   *[other] { $count } puzzels
 }, { $pages ->
    [one] één bladzijde
   *[other] { $pages } bladzijden
 }
booklet-no-pdf = { $lacking ->
    [title] Een pdf die iedereen kan lezen, heeft een titel nodig.
    [description] Een pdf die iedereen kan lezen, heeft bij elke afbeelding een beschrijving nodig.
   *[letter] De lettertypen hebben geen teken { $letter }.
}
booklet-nothing = Niets af te drukken: vraag om puzzels per niveau (--easy 4), met --plan BESTAND, of noem bestanden.
booklet-not-unique = { $id } heeft niet precies één oplossing: weggelaten
booklet-not-made = Binnen de grens zijn er niet genoeg puzzels van niveau { $level } gevonden: { $found } van { $wanted }.
booklet-per-page = { $count } puzzels per bladzijde is niet mogelijk; kies 1, 2, 4 of 6.
booklet-solutions-per-page = { $count } oplossingen per bladzijde is niet mogelijk; kies 4, 6, 9 of 12.
booklet-no-room = Marge en rugmarge laten op het papier geen ruimte over.
booklet-long-link = De link is te lang voor een QR-code: { $length } tekens voor de puzzel, verwacht hoogstens { $most }.
booklet-plan-unknown = { $file }, regel { $line }: verwacht `title: …`, `section: …` of een niveau (easy, medium, hard, very-hard, extreme) met aantal, gevonden `{ $found }`
booklet-plan-count = { $file }, regel { $line }: na het niveau wordt een aantal verwacht, gevonden `{ $found }`
booklet-plan-too-many = { $file }, regel { $line }: meer dan { $most } puzzels zijn te veel voor één boekje
booklet-plan-empty = { $file }: het plan vraagt om geen enkele puzzel
booklet-output = De naam van de uitvoer moet eindigen op .pdf of .svg: { $file }
booklet-unprintable = Het lettertype heeft geen teken voor { $letter } in ‘{ $text }’; het heeft alleen Latijnse letters.
booklet-too-many = Meer dan { $most } puzzels zijn te veel voor één boekje.
booklet-drill-line = Wat volgt, want
booklet-drills = Werkbladen: { $technique }
booklet-files = Jouw puzzels
booklet-cross = Kruisgetalpuzzels

# De pagina ‘Een boekje maken’
web-booklet = Boekje
print-title = Een boekje maken
print-puzzles = Puzzels
print-train = Werkbladen bij een techniek
print-train-none = geen
print-own = Je eigen puzzels
print-own-about = Eén of meer, in elk formaat dat je kunt plakken.
print-pages = Bladzijden
print-name = Titel
print-paper = Papier
print-inches = 6 × 9 inch
print-way = Stand
print-portrait = staand
print-landscape = liggend
print-per-page = Puzzels per bladzijde
print-large = 1, grote letter
print-solutions = Oplossingen per bladzijde
print-solutions-fit = passend
print-solutions-none = geen
print-gutter = Rugmarge in mm
print-beside = Bij elke puzzel
print-labels = Kenmerk om hem terug te vinden
print-rating = Waardering
print-techniques = Benodigde technieken
print-candidates = Kandidaten
print-qr = QR-code om te spelen
print-more = Verder
print-front = Titelblad
print-rules = Regels en een voorbeeld
print-numbers = Paginanummers
print-worksheets = Werkbladen: eerste stappen om in te vullen
print-black = Alleen zwart
print-cut = Snijtekens
print-fold = Twee bladzijden per kant, om te vouwen en te nieten
print-go = Boekje maken
print-pdf = PDF downloaden
print-preview = Voorbeeld
print-empty = Hier verschijnen de bladzijden.
print-page = Bladzijde { $page } van { $pages }
print-page-of = Bladzijde { $page } van { $pages }: { $titles }
print-first = Eerste bladzijde
print-back = Vorige bladzijde
print-forward = Volgende bladzijde
print-last = Laatste bladzijde
print-rating-own = { $done } van { $count } van je puzzels gewaardeerd
print-setting = De bladzijden worden opgemaakt …
print-writing = De pdf wordt geschreven …
print-done = { $puzzles ->
    [one] Eén puzzel
   *[other] { $puzzles } puzzels
 } op { $pages ->
    [one] één bladzijde
   *[other] { $pages } bladzijden
 }.
print-left-out = Weggelaten, omdat er niet precies één oplossing is: { $ids }
print-own-current = Mijn huidige puzzel toevoegen
print-link = De QR-code leidt naar
print-link-elsewhere = sudokuexchange.com, op elke telefoon
print-link-here = deze ennead, waar die te bereiken is
print-sample = Drie puzzels als voorbeeld, op pagina’s zoals gekozen. Met de knop hierboven maak je de jouwe.
print-put-away = Het vorige boekje is weggelegd.
print-stopped = Gestopt.
print-nothing = Vraag om minstens één puzzel, of plak er zelf een.
print-too-many = Hier kunnen hoogstens { $most } puzzels tegelijk worden afgedrukt; de opdrachtregel drukt er meer af.
print-too-many-sheets = Werkbladen kunnen hier voor hoogstens { $most } puzzels tegelijk worden afgedrukt; de opdrachtregel drukt er meer af.
print-too-long = Te lang: { $what } heeft hoogstens { $most } tekens.
