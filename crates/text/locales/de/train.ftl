# Der Trainer: Stellungen, die eine Technik brauchen
train-title = Üben
train-lead = Stellungen, die eine bestimmte Technik brauchen. Du markierst, was folgt.
train-strike = Welche Kandidaten fallen weg?
train-place = Welche Ziffer kann eingetragen werden?
train-task-strike = Technik: { $technique }. Streiche, was daraus folgt.
train-task-place = Technik: { $technique }. Trage eine Ziffer ein, die daraus folgt.
train-built = Diese Stellung zeigt die Technik; eine leichtere hilft hier ebenfalls.
train-position = Stellung { $number } von { $count }
train-dots = { $known } von { $count } gekonnt

## Was zu einer Antwort gesagt wird

train-claim-is = { $cell } ist { $digit }
train-claim-not = { $cell } ist nicht { $digit }
train-nothing = Es ist nichts markiert
train-nothing-say = Markiere erst, was folgt, und antworte dann.
train-complete = Richtig und vollständig
train-incomplete = { $missing ->
    [one] Richtig, aber eines fehlt
   *[other] Richtig, aber { $missing } fehlen
}
train-other = Wahr, aber durch eine andere Technik
train-other-say = { $claim }: Das folgt durch { $other }, nicht durch { $technique }. Es zählt nicht als Antwort, aber auch nicht als Fehler.
train-ahead = Wahr, aber einen Schritt zu weit
train-ahead-say = { $claim }: Das folgt durch { $other }, sobald { $technique } erledigt ist. Markiere zuerst, was das ergibt.
train-not = Das folgt nicht
train-malformed = Das lässt sich nicht markieren
train-more = { $more ->
    [one] Die Technik ergibt hier noch einen weiteren Schritt.
   *[other] Die Technik ergibt hier noch { $more } weitere Schritte.
}
train-miss-clash = { $cell } sieht { $cells }, wo die { $digit } schon steht.
train-miss-unseen = { $cell } sieht { $sees }, aber nicht { $misses }. Was { $technique } auf diese Weise streicht, sieht alle diese Zellen.
train-miss-spoilt = Das Muster ist nicht da: { $by } steht im Weg. Ohne diesen Kandidaten ergäbe es sich durch { $technique }.
train-miss-open = In { $cell } ist auch { $digits } möglich, und in { $house-dative } könnte die { $digit } auch in { $places } stehen.
train-miss-harmless = Kein Schritt der Technik betrifft diesen Kandidaten. Mit { $digit } in { $cell } behält jede Zelle einen Kandidaten und jede Ziffer in jedem Haus einen Platz.

## Hilfe

train-help-1 = Wo
train-help-2 = Welche
train-help-3 = Wie
train-help-which = Das Muster liegt in { $cells }.
train-help-costs = Hilfe kostet nur Zeit: Die Stellung kommt etwas früher wieder.

## Fortschritt

train-back = { $days ->
    [one] Kommt morgen wieder
   *[other] Kommt in { $days } Tagen wieder
}
train-new = neu
train-due = heute fällig
train-again = { $days ->
    [one] morgen wieder
   *[other] in { $days } Tagen wieder
}
train-known = { $known } von { $count } gekonnt
train-due-from = { $due ->
    [one] Stellung ist fällig, aus: { $techniques }.
   *[other] Stellungen sind fällig, aus: { $techniques }.
}
train-due-none = Stellungen sind fällig. Als Nächstes auf dem Weg: { $technique }.
train-due-nothing = Stellungen sind fällig. Du kannst jede Technik, die es hier gibt.
train-techniques-known = Gekonnte Techniken
train-unaided = Ohne Hilfe richtig
train-of = { $count } von { $all }
train-next = Als Nächstes auf dem Weg
train-week = Antworten der letzten sieben Tage
train-weekdays = Mo Di Mi Do Fr Sa So
train-today = Heute
train-scheme = Was du konntest, kommt später wieder; was du verfehlt hast, morgen.
train-no-positions = Zu { $technique } gibt es keine Stellungen zum Üben.
train-no-position = Zu { $technique } gibt es die Stellungen 1 bis { $count }.
train-progress-broken = Der Fortschritt ist nicht lesbar: { $part } ist { $found }.

## Die Seite

train-from-learn = Techniken üben
train-from-learn-about = Stellungen, die eine Technik brauchen, von einzelnen Kandidaten bis zu Ketten: markieren, was folgt, und erfahren, warum.

train-choose = Technik wählen
train-start = Anfangen
train-practise = Üben
train-practise-what = { $technique } üben
train-answer = Antworten
train-skip = Überspringen
train-again-button = Noch einmal
train-next-button = Weiter
train-show = Zeigen
train-help = Hilfe
train-lesson = Lektion
train-all = Alle Techniken
train-undo = Rückgängig
train-clear = Meine Markierungen löschen
train-mode = Was ein Klick tut
train-mode-strike = Streichen
train-mode-place = Eintragen
train-mode-note = Notiz
train-digits = Ziffern
train-marks = Meine Markierungen
train-take-back = zurücknehmen
train-left-of = { $digit }: { $count } Kandidaten
train-no-candidate = { $digit } ist in { $cell } kein Kandidat.
train-filled = { $cell } ist ausgefüllt.
train-marked = Markiert: { $claim }
train-unmarked = Zurückgenommen: { $claim }
train-cleared = Alle Markierungen sind gelöscht.
train-save-file = Fortschritt in Datei sichern
train-load-file = Fortschritt aus Datei lesen
train-worksheet = Arbeitsblatt
train-not-kept = Der Browser behält den Fortschritt nicht: Er hat keinen Platz, oder das Speichern ist abgeschaltet. Sichere ihn in einer Datei.
train-was-broken = Der Fortschritt in diesem Browser war nicht lesbar. Er beginnt neu; was da war, bleibt als ennead-train-old erhalten.
train-loaded = Fortschritt gelesen.
train-keys = Tasten: S streichen, P eintragen, N Notiz; 1–9 markieren die Ziffer in der Zelle oder heben sie hervor; Pfeile bewegen; Leertaste markiert die hervorgehobene; U rückgängig; Esc löscht; F Hilfe; Enter antwortet.
train-weekly = Antworten der letzten sieben Tage: { $counts }

## Das Terminal

tui-train-in-hand = Ziffer { $digit }
tui-train-hand-empty = keine Ziffer
tui-train-marks = Markiert: { $marks }
tui-train-no-marks = Noch nichts markiert.
tui-train-verdict-enter = Enter: { $next }
tui-train-key-move = bewegen
tui-train-key-digit = die Ziffer in der Zelle markieren oder hervorheben
tui-train-key-mark = die Ziffer in dieser Zelle markieren
tui-train-key-strike = streichen
tui-train-key-place = eintragen
tui-train-key-note = Notiz: nur für dich, gehört nicht zur Antwort
tui-train-key-undo = letzte Markierung zurücknehmen
tui-train-key-clear = alle Markierungen löschen; Antwort schließen
tui-train-key-help = Hilfe: wo; noch einmal: welche; noch einmal: wie
tui-train-key-answer = antworten; danach: noch einmal oder die nächste Stellung
tui-train-key-skip = diese Stellung überspringen
tui-train-key-choose = Technik wählen
tui-train-foot-answer = antworten
tui-train-foot-help = Hilfe
tui-train-foot-modes = streichen eintragen Notiz
tui-train-foot-choose = Techniken
tui-train-foot-open = öffnen
tui-train-kept = Der Fortschritt steht in { $file }.
tui-train-not-kept = Der Fortschritt wird nicht gesichert: { $file }: { $error }
tui-train-file-broken = { $file } enthält keinen Fortschritt und bleibt, wie sie ist. Verschiebe die Datei, oder nenne mit --progress eine andere.
tui-train-no-folder = Es gibt keinen Ordner für den Fortschritt. Nenne mit --progress eine Datei.
