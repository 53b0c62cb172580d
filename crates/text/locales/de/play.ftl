# Was geöffnet wurde: die Zeile neben dem Titel und die Tafel
opened-counting = Wird gezählt …
opened-proper = Eine Lösung
opened-two = Zwei Lösungen
opened-several = Mindestens zwei Lösungen
opened-none = Keine Lösung
opened-clashing = Vorgaben widersprechen sich
opened-differ = { $count ->
    [one] eine Zelle verschieden
   *[other] { $count } Zellen verschieden
}
opened-rating = ER { $er }
opened-rated = { $level } · ER { $er }
opened-no-digit = für { $cell } bleibt keine Ziffer
opened-no-place = kein Platz für { $digit } in { $house }
opened-title = Über dieses Rätsel
opened-title-several = Nicht eindeutig
opened-title-cell = In { $cell } passt keine Ziffer
opened-title-house = { $digit } passt nirgends in { $house }
opened-title-conflict = Diese Vorgaben schließen einander aus
opened-title-clashing = Dieselbe Ziffer steht zweimal in einem Haus
opened-title-clues = Diese Vorgaben widersprechen sich
opened-title-broken = Vorgaben kollidieren oder verletzen eine Regel
opened-say-two = Die Lösungen sind bis auf { $count } Zellen gleich. Sie sind ins Gitter gezeichnet: die eine Lösung durchgezogen eingekreist, die andere gestrichelt.
opened-say-several = Zwei der Lösungen sind ins Gitter gezeichnet, die eine durchgezogen eingekreist, die andere gestrichelt. { $count ->
    [one] Eine Zelle ist
   *[other] { $count } Zellen sind
} nicht in allen Lösungen gleich.
opened-say-empty = Das Gitter ist leer. Jedes volle Gitter ist eine Lösung.
opened-say-cell = Die getönten Vorgaben sehen die Zelle, und unter ihnen kommen alle neun Ziffern vor.
opened-say-house = Die getönten Vorgaben lassen ihr keine Zelle.
opened-say-conflict = Keine Lösung enthält alle getönten Vorgaben. Fehlte eine von ihnen, könnten die übrigen stimmen.
opened-say-clashing = Die Zellen sind im Gitter markiert.
opened-say-clues = { $count ->
    [0] Kein solches Feld lässt sich füllen.
   *[other] Keine Lösung erfüllt alle { $count } Vorgaben. Ohne eine beliebige von ihnen gäbe es eine.
}
clue-given = { $digit } in { $cell }
clue-rule = { $name }: { $text }
opened-add = Eine weitere Vorgabe würde genügen
opened-change = Eine geänderte Vorgabe würde genügen
opened-no-change = Eine einzige Änderung genügt nicht; mehr als eine Vorgabe ist falsch.
opened-add-digits = mit { $digits } ist es eindeutig
opened-change-digits = { $digits } statt { $digit }
opened-note-several = Meist ist beim Abschreiben eine Ziffer vergessen worden. Du kannst trotzdem spielen: Beim Prüfen gilt dann jede der Lösungen.
opened-note-change = Mit jeder dieser Änderungen allein gibt es genau eine Lösung. Bei keiner anderen Vorgabe ist das so.
opened-or = { $list } oder { $last }
opened-put = { $digit } setzen
opened-put-in = { $digit } in { $cell } setzen
opened-edit = Vorgaben ändern
opened-play-on = So spielen
opened-another = Anderes öffnen
fact-solutions = Lösungen
fact-one = eine: ein richtiges Rätsel
fact-rules = Regeln
fact-rating = Einstufung
fact-rating-wait = wird eingestuft …
fact-hardest = Schwerste Regel
fact-givens = Vorgaben
fact-givens-symmetric = { $count }, symmetrisch
fact-redundant = Entbehrlich
fact-redundant-none = keine: es ist minimal
fact-redundant-some = { $count ->
    [one] eine davon
   *[other] { $count } davon, jede für sich
}

# Fehler: was eine Prüfung oder ein Tipp findet
finding-conflicts = { $count ->
    [one] Eine Zelle widerspricht einer anderen
   *[other] { $count } Zellen widersprechen sich
}
finding-mistakes = { $count ->
    [one] Eine Ziffer ist falsch
   *[other] { $count } Ziffern sind falsch
}
finding-struck = { $count ->
    [one] Ein Kandidat zu viel gestrichen
   *[other] { $count } Kandidaten zu viel gestrichen
}
finding-lost = So geht es nicht mehr auf
finding-unsolvable = Es gibt keine Lösung
finding-solved = Gelöst
finding-fine = Bisher richtig
finding-is-not = { $cell } ist nicht { $digit }
finding-belongs = in { $cells } fehlt ein Kandidat, der dort hingehört
finding-twice = Dieselbe Ziffer steht zweimal in einem Haus: { $cells }
finding-broken = Eine Regel ist verletzt: { $cells }
finding-others-right = { $digits ->
    [0] { "" }
    [one] Deine andere Ziffer stimmt.
   *[other] Deine anderen { $digits } Ziffern stimmen.
}
finding-others-marked = { $digits ->
    [0] Deine Notizen stimmen alle.
    [one] Deine andere Ziffer und alle deine Notizen stimmen.
   *[other] Deine anderen { $digits } Ziffern und alle deine Notizen stimmen.
}
finding-also = Außerdem: { $what }.
finding-lost-since = Keine der Lösungen enthält alle deine Ziffern.
finding-left = { $left ->
    [one] Eine Zelle fehlt noch.
   *[other] { $left } Zellen fehlen noch.
}
finding-move = Das war Zug { $move } von { $of }. Nimmst du die Ziffer heraus, bleibt alles Spätere stehen.
finding-move-struck = Das war Zug { $move } von { $of }.
finding-waits = Einen Tipp gibt es erst, wenn der Fehler weg ist: Auf einem Fehler lässt sich nicht aufbauen.
finding-take-out = Herausnehmen
finding-back = Zurück zu Zug { $move }
finding-back-start = Zurück zum Anfang
finding-keep = Stehen lassen
found-conflicts = { $count ->
    [one] Eine Zelle widerspricht einer anderen
   *[other] { $count } Zellen widersprechen sich
}: { $cells }
found-mistakes = { $count ->
    [one] Eine Ziffer ist falsch
   *[other] { $count } Ziffern sind falsch
}: { $cells }
found-struck = { $count ->
    [one] In einer Zelle fehlt ein Kandidat
   *[other] In { $count } Zellen fehlt ein Kandidat
}, der dort hingehört: { $cells }
found-lost = Kein Widerspruch, aber das Gitter lässt sich nicht mehr füllen.
found-unsolvable = Das Rätsel hat keine Lösung.
found-solved = Das Gitter ist vollständig und richtig ausgefüllt.
found-fine = Bisher richtig; { $left ->
    [one] eine Zelle fehlt
   *[other] { $left } Zellen fehlen
} noch.

# Der Rest der Seite Spielen
play-more = Mehr
switch-filter = Nur zeigen, wo die gewählte Ziffer hinkann
switch-digit-first = Ziffer zuerst: erst die Ziffer wählen, dann ihre Zellen
keys-show = Tastenkürzel
keys-title = Tastenkürzel
share-progress = Link mit Spielstand kopieren
share-system = Teilen …
games-daily = Rätsel des Tages
games-statistics = Statistik
games-saved-tab = Gespeichert
games-which = Welche Spiele
games-all = Alle
games-begun = Begonnen
games-solved = Gelöst
games-order = Reihenfolge
games-by-newest = Neueste zuerst
games-by-level = Nach Stufe
games-by-progress = Nach Fortschritt
games-by-time = Nach Zeit
games-none = Noch kein Spiel. Jedes, das du beginnst, erscheint hier als kleines Gitter; ein Druck darauf setzt es fort.
games-none-such = Keines davon.
daily-title = { $date }, { $level }
daily-wrong = { $found } ist kein Datum; ein Datum schreibt man wie 2026-11-22.
daily-level = Das Rätsel des Tages gibt es in den Stufen { $levels }, nicht { $found }.
finish-title = Gelöst
finish-hardest = schwerste Regel
finish-hints = { $count } Tipps
finish-back = { $count } zurückgenommen
finish-chart = Deine { $count } Rätsel dieser Stufe nach Zeit; { $faster } davon dauerten länger als dieses
finish-path = Lösungsweg
finish-next = Weiter: { $level }
finish-share = Teilen
finish-no-hint = Kein Tipp
finish-hint = Ein Tipp
finish-depth-0 = ganz allein
finish-depth-1 = erste Tiefe
finish-depth-2 = zweite Tiefe
finish-depth-3 = dritte Tiefe
finish-no-back = Nichts zurückgenommen
finish-digits = Ziffern: { $count }
finish-even = Genau dein Median
finish-under = { $time } unter deinem Median
finish-over = { $time } über deinem Median
finish-of = { $count } dieser Stufe, Bestzeit { $best }
finish-week = Diese Woche
stats-none = Noch nichts gelöst. Danach stehen hier deine Zeiten nach Stufe und nach Technik.
stats-level = Stufe
stats-best = Bestzeit
stats-median = Median
stats-forget = Statistik löschen
stats-alone = Allein
stats-latest = Letzte 10
stats-helped = Mit Tipps
stats-by-level = Nach Stufe
stats-by-technique = Nach der schwersten nötigen Technik
stats-technique = Technik
stats-asked = Tipps dazu
stats-own = Eigene Rätsel
stats-own-count = Gelöst: { $count }, davon mit Tipps: { $helped }. Über eine Stufe sagen sie nichts und zählen deshalb für sich.
stats-chart = { $count } Zeiten dieser Stufe nach Minuten
stats-about = Die Zeiten sind die ohne Tipps gelöster Rätsel, nur in diesem Browser. Als Datei gespeichert lassen sie sich in einem anderen hinzufügen.
stats-export = Als Datei speichern
stats-import = Aus Datei hinzufügen
stats-imported = { $count } Zeiten hinzugefügt.
stats-nothing-new = Alles in dieser Datei ist schon da.
stats-not-json = Keine Datei von ennead: Das ist kein JSON. Es wurde nichts geändert.
stats-not-ours = Dieses JSON ist nicht von ennead: Es enthält keine gelösten Rätsel. Es wurde nichts geändert.
stats-newer = Diese Datei stammt von einer späteren Version von ennead. Es wurde nichts geändert.
stats-broken = Eintrag { $number } dieser Datei ergibt keinen Sinn. Es wurde nichts geändert.
shortcut-hint = Tipp; noch einmal: mehr verraten
shortcut-check = prüfen
shortcut-pause = Pause
shortcut-filter = nur zeigen, wo die gewählte Ziffer hinkann
shortcut-keys = diese Tasten zeigen
shortcut-tool = Farbe; noch einmal: Zellen, Notizen, Linien, Stift
shortcut-explain = von hier erklären
cell-both = Zeile { $row } Spalte { $column }, leer, { $one } in der einen Lösung, { $other } in der anderen
cell-clashes = widerspricht einer anderen Zelle
cell-wrong = falsch
cell-blamed = mit schuld
cell-gap = hier passt nichts
cell-look = hier ansehen
cell-colours = Farbe: { $colours }
colour-1 = orange
colour-2 = hellblau
colour-3 = grün
colour-4 = gelb
colour-5 = blau
colour-6 = rot
colour-7 = rosa
colour-8 = grau
colour-9 = violett

# Der Rest der Seite Erzeugen
make-clues-from = Vorgaben, von
make-clues-to = bis
make-pattern = Muster
make-pattern-about = Anklicken, wo Vorgaben stehen dürfen; die Spiegelzellen folgen der Symmetrie. Ist nichts gewählt, dürfen sie überall stehen.
make-pattern-clear = Leeren
make-pattern-full = Alle
make-pattern-current = Wie in meinem jetzigen Rätsel
make-pattern-replaced = Jetzt ist ein anderes Muster da.
make-pattern-cell = { $cell }, darf eine Vorgabe haben
make-trying = seit { $seconds } s in Arbeit
make-explain = Erklären
make-play-it = Spielen
make-copy = Kopieren
make-booklet = Ins Heft
make-like = Weitere davon
make-copied = Kopiert.
make-copy-all = Alle kopieren
make-all-booklet = Alle ins Heft

# Der Rest der Seite Zusehen
watch-before = Zurück zu
watch-link = Link zu diesem Moment
watch-linked = Die Adresse dieses Moments ist kopiert.
watch-backwards = Rückwärts abspielen
watch-line = Klick: bis zu dieser Zeile laufen
watch-line-back = Umschalt: zurück zu ihr

# Das Vorgehen
protocol = Vorgehen
protocol-count = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}, { $back } zurückgenommen, { $hints ->
    [one] ein Tipp
   *[other] { $hints } Tipps
} angefordert.
move-enter = { $cells } = { $digit }
move-corner = Ecknotiz { $digit } in { $cells }
move-centre = Mittelnotiz { $digit } in { $cells }
move-colour = Farbe { $digit } auf { $cells }
move-clear = { $cells } geleert
move-settle = { $cells } = einziger Kandidat
move-fill-marks = alle Kandidaten notiert
move-clear-marks = alle Notizen gelöscht
move-clear-colours = alle Farben gelöscht
move-start-over = von vorn begonnen
move-step = { $technique }: { $result }
move-tint = Farbe { $colour } auf { $list }
move-link = Verbindung von { $from } nach { $to }
move-link-weak = gestrichelte Verbindung von { $from } nach { $to }
move-draw = ein Strich mit dem Stift
move-clear-drawings = Verbindungen und Striche gelöscht
card-title = Dein Ergebnis
card-about = Das Bild zeigt die Vorgaben und nichts von der Lösung. Verschickt wird nur, was du selbst verschickst.
card-picture = Das Ergebnis als Bild: { $text }
card-techniques = Nötig: { $list }
card-send = Teilen …
card-copy = Text kopieren
card-save = Bild speichern
card-hardest = Schwerste Regel: { $name }
replay-title = Spielverlauf
replay-move = Zug
replay-of = Zug { $at } von { $count }
replay-start = Der Anfang
replay-hint = Hier wurde ein Tipp verlangt.
replay-run = Abspielen
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-forward = Ein Zug vor
replay-speed = Tempo
replay-per-second = { $speed } Züge/s
present-title = Vorführen
present-title-about = Für den Beamer: jeder Druck zeigt etwas mehr
present-step = Schritt { $at }
present-of = Schritt { $at } von { $count }
present-next = weiter
present-back = zurück
present-blank = dunkel
present-end = Ende
