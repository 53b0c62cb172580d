### Rätselhefte: was auf den Seiten steht und was der Befehl sagt.

help-booklet = Rätsel drucken: ein PDF mit den Lösungen am Ende
help-booklet-inputs = Rätsel zum Drucken: Dateien, `-` für die Standardeingabe oder die 81 Zeichen selbst
help-booklet-output = Die Datei, die entsteht: .pdf, oder .svg für eine Datei je Seite
help-booklet-easy = Wie viele Rätsel der Stufe leicht
help-booklet-medium = Wie viele Rätsel der Stufe mittel
help-booklet-hard = Wie viele Rätsel der Stufe schwer
help-booklet-very_hard = Wie viele Rätsel der Stufe sehr schwer
help-booklet-extreme = Wie viele Rätsel der Stufe extrem
help-booklet-rules = Rätsel dieser Art aus der Sammlung statt klassischer; `ennead rules --collection` nennt die Arten
help-booklet-plan = Eine Datei, die sagt, welche Rätsel: je Zeile `title: …`, `section: …`, `easy 4`
help-booklet-cross = Ein Kreuzzahlenrätsel, das mitgedruckt wird; die Option darf mehrmals vorkommen
help-booklet-title = Der Titel
help-booklet-seed = Derselbe Startwert ergibt dieselben Rätsel [Standard: jedes Mal ein neuer]
help-booklet-paper = a4, a5, letter oder 6x9 [Standard: a4]
help-booklet-landscape = Seiten im Querformat
help-booklet-per_page = Rätsel je Seite: 1 (Großdruck), 2, 4 oder 6 [Standard: 4]
help-booklet-solutions_per_page = Lösungen je Seite: 4, 6, 9 oder 12 [Standard: passend zu den Rätseln je Seite]
help-booklet-margin = Der Rand in Millimetern [Standard: 15]
help-booklet-gutter = Wie viel breiter der innere Rand ist, in Millimetern [Standard: 0]
help-booklet-candidates = Mit den Kandidaten in den leeren Zellen
help-booklet-no_labels = Ohne die Kennung, an der sich ein Rätsel wiederfinden lässt (Stufe, Startwert und Nummer, oder Datei und Nummer)
help-booklet-rating = Mit der Einstufung unter jedem Gitter; Rätsel aus Dateien werden dafür eingestuft
help-booklet-techniques = Mit den Techniken, die ein Rätsel braucht
help-booklet-qr = Mit einem QR-Code, der das Rätsel zum Spielen öffnet
help-booklet-link = Womit der Link des QR-Codes beginnt: die Adresse von „Spielen“ (…/play), oder die einer anderen Seite, auf die 81 Ziffern folgen, 0 für eine leere Zelle [Standard: ein Link von SudokuExchange]
help-booklet-train = Ein Arbeitsblatt für jede Stellung des Trainers, die diese Technik braucht; die Antworten stehen hinten
help-booklet-worksheets = Arbeitsblätter: die ersten Schritte zum Ausfüllen, die Gründe am Ende
help-booklet-no_title_page = Ohne Titelseite
help-booklet-no_rules = Ohne die Seite mit den Regeln
help-booklet-no_page_numbers = Ohne Seitenzahlen
help-booklet-no_solutions = Ohne Lösungen
help-booklet-black = Nur Schwarz
help-booklet-cut_marks = Mit Schnittmarken
help-booklet-fold = Zwei Seiten nebeneinander, in der Reihenfolge zum Falten und Heften
help-booklet-png = Dazu ein PNG von jeder Seite
help-booklet-dpi = Punkte je Zoll der PNG [Standard: 100]
help-booklet-examples =
    {"  "}ennead booklet --lang de --easy 4 --medium 4 --hard 4 -o heft.pdf
    {"  "}ennead booklet --paper a5 --per-page 1 --plan examples/booklet.plan -o large.pdf
    {"  "}ennead booklet --paper a5 --fold --gutter 8 --easy 12 --medium 12 -o stapled.pdf
    {"  "}ennead booklet --rules killer-6x6 --easy 4 --medium 4 -o killer.pdf
    {"  "}ennead booklet examples/*.txt --qr -o mine.pdf
    Status: 0 alles gedruckt, 1 ein Rätsel, das nicht genau eine Lösung hat, wurde weggelassen, 2 etwas war nicht lesbar, 3 innerhalb der Grenze fanden sich nicht genug Rätsel einer Stufe.
help-draw = Ein Gitter als SVG, PDF, PNG oder Text zeichnen
help-draw-input = Eine Datei mit einem Rätsel, `-` für die Standardeingabe, oder die 81 Zeichen eines Rätsels [Standard: Standardeingabe]
help-draw-rules = Ein Rätsel dieser Art aus der Sammlung; `ennead rules --collection` nennt die Arten
help-draw-level = Seine Stufe: easy (leicht), medium (mittel), hard (schwer), very-hard (sehr schwer) oder extreme (extrem) [Standard: die leichteste, die es gibt]
help-draw-number = Seine Nummer unter denen seiner Art und Stufe [Standard: irgendeine]
help-draw-output = Die Datei: .svg, .pdf, .png oder .txt [Standard: SVG auf die Standardausgabe]
help-draw-marks = Welche Notizen: none (keine), own (die der Datei) oder all (alle Kandidaten) [Standard: own]
help-draw-solution = Mit der Lösung, heller als die Vorgaben
help-draw-step = Mit den Markierungen des nächsten Schritts, in ihren Farben
help-draw-size = Die Seitenlänge des Gitters in Millimetern [Standard: 80]
help-draw-labels = Mit den Namen der Zeilen und Spalten am Rand; siehe --cells
help-draw-black = Nur Schwarz
help-draw-dpi = Punkte je Zoll eines PNG [Standard: 300]
help-draw-examples =
    {"  "}ennead draw examples/schwer.txt > grid.svg
    {"  "}ennead draw --rules killer --level hard --number 7 -o killer.pdf
    {"  "}ennead draw --step --size 120 examples/schwer.txt -o step.pdf
    {"  "}ennead draw --marks all --labels --cells A5 examples/leicht.txt -o marks.png
draw-output = Der Name der Ausgabe muss auf .svg, .pdf, .png oder .txt enden: { $file }
draw-no-input = Nenne das Rätsel: eine Datei, `-` für die Standardeingabe oder die 81 Zeichen.
draw-no-solution = Es gibt keine eindeutige Lösung, die sich zeichnen ließe.
picture-alt = Sudoku, Zeile für Zeile: { $rows }

booklet-not-in-collection = Solche Rätsel der Stufe { $level } in der Sammlung: { $found }; gewünscht: { $wanted }.
booklet-title = Sudoku
booklet-contents-one = { $section }: { $from }
booklet-contents-line = { $section }: { $from }–{ $to }
booklet-solutions = Lösungen
booklet-rules = So geht es
booklet-rules-text = Schreibe in die leeren Zellen Ziffern von 1 bis 9, sodass in jeder Zeile, in jeder Spalte und in jedem Block jede Ziffer genau einmal steht.
booklet-rules-unique = Jedes Rätsel hat genau eine Lösung. Kommen für eine Zelle mehrere Ziffern in Frage, schreibe sie klein hinein.
booklet-rules-logic = Raten musst du nie: Für die nächste Ziffer gibt es immer einen Grund.
booklet-rules-cell = { $cell } ist die Zelle in Zeile { $row }, Spalte { $column }.
booklet-cross-rules = Im Kreuzzahlenrätsel kommt in jede Zelle eine Ziffer von 0 bis 9. Eine Zahl beginnt bei ihrer Marke und läuft waagerecht oder senkrecht bis zum Rand, zu einem dicken Strich oder zu einer schwarzen Zelle. Alle Hinweise gelten zugleich, und es gibt nur eine Lösung, die zu allen passt.
booklet-example = Ein Beispiel
booklet-puzzle = Rätsel { $number }
booklet-rating = Einstufung { $er }
booklet-needs = Nötig: { $techniques }
booklet-grid-alt = Sudoku { $number }, Zeile für Zeile: { $rows }
booklet-sample-alt = So ist die Regel gezeichnet: { $rule }
booklet-solution-alt = Lösung von { $number }, Zeile für Zeile: { $rows }
booklet-cross-alt = Kreuzzahlenrätsel { $number }, { $width } mal { $height } Zellen
booklet-qr-alt = QR-Code: Rätsel { $number } zum Spielen
booklet-empty = Hier gibt es keine Rätsel.
booklet-steps = { $count ->
    [one] Finde den ersten Schritt. Schreibe Zelle, Ziffer und Grund auf.
   *[other] Finde die ersten { $count } Schritte. Schreibe Zelle, Ziffer und Grund auf.
 }
booklet-step-line = { $number }. Zelle, Ziffer, weil
booklet-engines-ask = Drei Programme suchen die Lösung. Welches probiert die wenigsten Ziffern, welches die meisten? Schätze, wie viele.
booklet-answers = Schritte und Gründe
booklet-engines = Bis zur Lösung probierte Ziffern und zurückgenommene Rateschritte:
booklet-engines-work = { $engine }: { $nodes ->
    [one] eine Ziffer
   *[other] { $nodes } Ziffern
} probiert, { $guesses } zurückgenommen
booklet-engine-line = Probierte Ziffern:
booklet-engine-trial = Versuch und Irrtum
booklet-engine-backtracking = Backtracking
booklet-engine-guess-ladder = Rateleiter

booklet-written = { $file }: { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
 }, { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
 }
booklet-no-pdf = { $lacking ->
    [title] Ein PDF, das alle lesen können, braucht einen Titel.
    [description] Ein PDF, das alle lesen können, braucht zu jeder Abbildung eine Beschreibung.
   *[letter] Die Schriften haben kein Zeichen { $letter }.
}
booklet-nothing = Nichts zu drucken: Gib an, welche Rätsel, nach Stufen (--easy 4), mit --plan DATEI oder als Dateien.
booklet-not-unique = { $id } hat nicht genau eine Lösung: weggelassen
booklet-not-made = Innerhalb der Grenze fanden sich nicht genug Rätsel der Stufe { $level }: { $found } von { $wanted }.
booklet-per-page = { $count } Rätsel je Seite sind nicht möglich; wähle 1, 2, 4 oder 6.
booklet-solutions-per-page = { $count } Lösungen je Seite sind nicht möglich; wähle 4, 6, 9 oder 12.
booklet-no-room = Rand und Bundsteg lassen auf dem Papier keinen Platz.
booklet-long-link = Der Link ist zu lang für einen QR-Code: { $length } Zeichen vor dem Rätsel, erwartet sind höchstens { $most }.
booklet-plan-unknown = { $file }, Zeile { $line }: erwartet `title: …`, `section: …` oder eine Stufe (easy, medium, hard, very-hard, extreme) mit Anzahl, gefunden `{ $found }`
booklet-plan-count = { $file }, Zeile { $line }: hinter der Stufe wird eine Anzahl erwartet, gefunden `{ $found }`
booklet-plan-too-many = { $file }, Zeile { $line }: mehr als { $most } Rätsel sind zu viele für ein Heft
booklet-plan-empty = { $file }: der Plan enthält kein Rätsel
booklet-output = Der Name der Ausgabe muss auf .pdf oder .svg enden: { $file }
booklet-unprintable = Die Schrift hat kein Zeichen für { $letter } in „{ $text }“; sie hat nur lateinische Buchstaben.
booklet-too-many = Mehr als { $most } Rätsel sind zu viele für ein Heft.
booklet-drill-line = Was folgt, weil
booklet-drills = Arbeitsblätter: { $technique }
booklet-files = Deine Rätsel
booklet-cross = Kreuzzahlenrätsel

# Die Seite „Ein Heft machen“
web-booklet = Heft
print-title = Ein Heft erstellen
print-puzzles = Rätsel
print-train = Arbeitsblätter zu einer Technik
print-train-none = keine
print-own = Deine eigenen Rätsel
print-own-about = Eins oder viele, in jedem Format, das sich einfügen lässt.
print-pages = Seiten
print-name = Titel
print-paper = Papier
print-inches = 6 × 9 Zoll
print-way = Ausrichtung
print-portrait = hoch
print-landscape = quer
print-per-page = Rätsel je Seite
print-large = 1, Großdruck
print-solutions = Lösungen je Seite
print-solutions-fit = passend
print-solutions-none = keine
print-gutter = Bundsteg in mm
print-beside = Zu jedem Rätsel
print-labels = Kennung zum Wiederfinden
print-rating = Einstufung
print-techniques = nötige Techniken
print-candidates = Kandidaten
print-qr = QR-Code zum Spielen
print-more = Außerdem
print-front = Titelseite
print-rules = Regeln und ein Beispiel
print-numbers = Seitenzahlen
print-worksheets = Arbeitsblätter: erste Schritte zum Ausfüllen
print-black = nur Schwarz
print-cut = Schnittmarken
print-fold = zwei Seiten nebeneinander, zum Falten und Heften
print-go = Heft erstellen
print-pdf = PDF herunterladen
print-preview = Vorschau
print-empty = Hier erscheinen die Seiten.
print-page = Seite { $page } von { $pages }
print-page-of = Seite { $page } von { $pages }: { $titles }
print-first = erste Seite
print-back = vorige Seite
print-forward = nächste Seite
print-last = letzte Seite
print-rating-own = { $done } von { $count } deiner Rätsel eingestuft
print-setting = Die Seiten werden gesetzt …
print-writing = Das PDF wird geschrieben …
print-done = { $puzzles ->
    [one] Ein Rätsel
   *[other] { $puzzles } Rätsel
 } auf { $pages ->
    [one] einer Seite
   *[other] { $pages } Seiten
 }.
print-left-out = Weggelassen, weil es nicht genau eine Lösung gibt: { $ids }
print-own-current = Mein jetziges Rätsel dazunehmen
print-link = Der QR-Code führt zu
print-link-elsewhere = sudokuexchange.com, auf jedem Telefon
print-link-here = diesem ennead, wo es erreichbar ist
print-sample = Drei Rätsel als Beispiel, auf Seiten wie gewählt. Mit dem Knopf oben entstehen deine.
print-put-away = Das vorige Heft ist weggelegt.
print-stopped = Angehalten.
print-nothing = Wähle mindestens ein Rätsel, oder füge eigene ein.
print-too-many = Hier lassen sich höchstens { $most } Rätsel auf einmal drucken; die Befehlszeile druckt mehr.
print-too-many-sheets = Arbeitsblätter lassen sich hier für höchstens { $most } Rätsel auf einmal drucken; die Befehlszeile druckt mehr.
print-too-long = Zu lang: { $what } hat höchstens { $most } Zeichen.
