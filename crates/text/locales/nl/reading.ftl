# Wat er aan een tekst niet klopt; de foutmeldingen van H. Broeders, sudoku.c, woord voor woord
error = fout
unreadable = De file { $source } kan  niet gevonden of niet gelezen worden. { $reason }
too-large = { $source } is groter dan { $most } MB; zo groot mogen alleen formaten met één puzzel per regel zijn
long-line = { $source }: regel { $line } is te lang voor een puzzel
no-puzzle = In { $source } staat geen puzzel
no-file-name = Fout bij inlezen bestandsnaam.
reading-end = het einde
reading-blank = een spatie
reading-tab = een tab
expected-cell = een cel: een cijfer, of `.` voor een lege cel
expected-digit = een cijfer van 1 tot en met 9
expected-end = het einde van de puzzel
expected-candidate = een kandidaat: cijfer, rij en kolom, zoals 412
items = { $of ->
    [cells] cellen
    [row-cells] cellen in deze rij
    [candidates] kandidaten
    [lines] regels
    [characters] tekens in deze regel
    [numbers] getallen
    [fields] velden
   *[puzzles] puzzels
}
reading-empty = hier staat geen puzzel
reading-empty-label = verwacht: 81 cellen
reading-not-text = dit is geen tekst: gevonden is de byte { $byte }
reading-not-text-label = verwacht: tekst in UTF-8
reading-unknown-format = dit lijkt op geen bekend puzzelformaat
reading-unknown-format-label = verwacht: 81 cellen op een regel, negen regels van negen, of een ander formaat uit `ennead convert --list`
reading-unexpected = gevonden: { $found }
reading-unexpected-label = verwacht: { $expected }
reading-too-few = te weinig { items }: gevonden { $found }
reading-too-few-label = verwacht: { $expected }
reading-too-many = te veel { items }: gevonden { $found }
reading-too-many-label = verwacht: { $expected }
reading-too-few-numbers = gevonden: { $found ->
    [one] één getal
   *[other] { $found } getallen
}
reading-too-few-numbers-label = verwacht: 81 getallen
reading-too-few-numbers-preamble =
    Fout bij inlezen { $source }.
    Dit bestand moet 81 getallen van een sudoku bevatten.
    Lege plaatsen moeten met een 0 worden aangegeven.
reading-number-out-of-range = gevonden: het getal { $found }
reading-number-out-of-range-label = verwacht: 0 tot en met 9
reading-number-out-of-range-preamble =
    Fout bij inlezen { $source }.
    Dit bestand moet 81 getallen tussen 0 en 10 van een sudoku bevatten.
    Lege plaatsen moeten met een 0 worden aangegeven.
reading-contradiction = gevonden: een ander cijfer voor { $cell } dan eerst
reading-contradiction-label = verwacht: hetzelfde cijfer
reading-size = gevonden: { $found ->
    [one] één rij
   *[other] { $found } rijen
}
reading-size-label = verwacht: een puzzel van 9×9 cellen
reading-variant = gevonden: de regel { $rule }
reading-variant-label = verwacht: een klassieke puzzel; andere kunnen worden opgelost, gecontroleerd en omgezet
reading-not-understood = gevonden: { $name }; dat is misschien een regel en wordt niet begrepen
reading-not-understood-at = gevonden: { $name } bij { $place }; dat is misschien een regel en wordt niet begrepen
reading-not-understood-label = verwacht: een bekende regel; zonder die regel zou het een andere puzzel zijn
reading-rule = een regel is niet te begrijpen
reading-rule-label = hier: { $message }
reading-rule-in-comment = wat na de 81 cellen komt, leest als een regel
reading-rule-in-comment-label = schrijf { $written }
reading-field = gevonden: het veld { $name }
reading-field-label = verwacht: een veld dat in zo'n link voorkomt
reading-overlap = gevonden: een andere waarde voor { $cell } dan in het rooster dat de cel ook heeft
reading-overlap-label = verwacht: dezelfde waarde, of een lege cel in een van de roosters
reading-board = gevonden: een bord { $layout }
reading-board-label = verwacht: een klassieke puzzel van 9×9 cellen; andere kunnen worden opgelost, gecontroleerd en omgezet
reading-layout = gevonden: de indeling { $found }
reading-layout-label = verwacht: een bord dat kan bestaan, zoals 9x9 of 6x6
reading-value = gevonden: de waarde { $found }
reading-value-label = verwacht: een waarde die een cel kan hebben
reading-needs-network = deze korte link verwijst naar een puzzel die alleen de server kent
reading-needs-network-label = open hem in een browser en exporteer de puzzel
reading-syntax = geen welgevormd { $of }
reading-syntax-label = hier klopt de opbouw niet; misschien ontbreekt er iets
reading-other = { $problem }
reading-other-label = hier

resume-in-lines = Een run kan alleen worden hervat als elk resultaat precies één regel is: niet in een vorm om te lezen en niet met een regeleinde in het sjabloon.
resume-other-head = { $file } begint anders dan de uitvoer van deze run: komt het van een andere opdracht, of heeft het een andere vorm?
resume-other-result = Het laatste resultaat in het bestand dat wordt hervat, is niet dat van deze run: komt het van een andere opdracht of een andere invoer?
unread-more = { $count } invoerbestanden of regels konden niet worden gelezen; { $more } van de meldingen zijn weggelaten.
resume-too-long = { $file } heeft meer regels dan deze run uitvoert: hoort het bij een andere invoer of een ander deel?
shard-of-files = Alleen bestanden kunnen in delen worden gesplitst: hoeveel er door een pipe komt, is vooraf niet bekend.
columns-not-built = Dit programma is zonder tabellen gebouwd. Zo komen ze erbij: cargo install --path crates/cli --features columns
columns-differ = { $source } heeft andere kolommen dan de eerste tabel
columns-which = In welke kolom staan de puzzels? Geef --column op, een van { $names }
columns-table = { $source } is een tabel in Parquet of Arrow: lees hem met --columns
generate-part-seed = Delen passen alleen bij elkaar als ze hetzelfde startgetal hebben: geef --seed op.
