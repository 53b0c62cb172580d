# Fotos, Bildschirmfotos und Scans als Eingabe.
help-photo = Rätsel aus Fotos, Bildschirmfotos und gescannten Seiten lesen (JPEG, PNG, WebP, BMP, GIF)
help-photo-inputs = Die Bilder; `-` für die Standardeingabe
help-photo-to = Das Format der Ausgabe, eines aus `ennead convert --list` [Standard: line]
help-photo-show = Ein PNG schreiben, das zeigt, was wo gesehen wurde: nur bei einem Bild
help-photo-examples =
    {"  "}ennead photo zeitung.jpg
    {"  "}ennead photo --to sdk --show gesehen.png seite.png
    {"  "}ennead hint zeitung.jpg
photo-note = Bitte prüfen
photo-place = { $source }, Gitter { $number }
photo-only-place = { $source }
photo-kind = { $source } ist kein lesbares Bild ({ $kind }): bitte JPEG, PNG, WebP, BMP oder GIF verwenden
photo-not-a-picture = { $source } ist kein Bild: bitte JPEG, PNG, WebP, BMP oder GIF verwenden
photo-too-large = { $source } hat { $size } Pixel; gelesen werden höchstens { $most } Millionen
photo-too-much = { $source } ist zu groß: das Einlesen würde mehr als 1 GB Speicher brauchen
photo-broken = { $source } ist beschädigt oder abgeschnitten
photo-no-grid = In { $source } ist kein Sudoku-Gitter zu sehen
photo-solution = { $place } ist eine Lösung und wird ausgelassen
photo-blank = { $place } hat keine Ziffern und wird ausgelassen
photo-doubtful = { $place }: { $cells }
photo-improper = { $place }: Die gelesenen Ziffern haben nicht genau eine Lösung. Am wenigsten sicher: { $cells }
photo-many = { $place }: { $count } Ziffern gelesen. Manche hat vielleicht jemand eingetragen
photo-question = { $cell }: { $taken } oder { $other }? [{ $taken }]{" "}
photo-show-one = --show geht nur mit einem einzigen Bild

# Die Antwort auf die Frage, welche Rätsel auf einem Bild sind.
photo-none = keine Ziffer
photo-pixels = Das sind nicht die Pixel eines Bildes dieser Größe
photo-choices = { $taken }: { $taken-share } von 100, { $other }: { $other-share } von 100
photo-repaired = gelesen als { $other }, aber nur mit { $taken } gibt es genau eine Lösung
photo-seen-solution = Fast jede Zelle hat eine Ziffer: Das ist eine Lösung.
photo-seen-blank = Dieses Gitter hat keine Ziffern.
photo-seen-doubtful = { $count ->
    [0] Bitte die Ziffern mit dem Bild vergleichen.
    [one] Eine Zelle ist unsicher: bitte ansehen.
   *[other] { $count } Zellen sind unsicher: bitte ansehen.
}
photo-seen-improper = Die gelesenen Ziffern haben nicht genau eine Lösung: bitte mit dem Bild vergleichen.
photo-seen-many = { $count } Ziffern gelesen. Manche hat vielleicht jemand eingetragen.

# Die Seite Aus einem Bild.
web-photo = Aus einem Bild
photo-open = Aus einem Bild
photo-about = Ein Foto, Bildschirmfoto oder Scan eines gedruckten Sudokus aufnehmen, auswählen, einfügen oder hierher ziehen. Alle vier Ecken des Gitters sollten darauf zu sehen sein.
photo-take = Foto aufnehmen
photo-choose = Bild auswählen
photo-shutter = Aufnehmen
photo-video = Die Kamera
photo-another = Anderes Bild
photo-turn = Drehen
photo-send = Senden
photo-local = Das Bild wird auf diesem Rechner gelesen und verlässt ihn nicht.
photo-remote = Die Pixel des Bildes werden an { $host } gesendet, dort gelesen und nicht gespeichert.
photo-reading = Das Bild wird gelesen …
photo-looking = Die Kamera über das Rätsel halten: Sobald alles deutlich ist, wird das Bild aufgenommen.
photo-no-camera = Hier gibt es keine Kamera, die diese Seite benutzen darf. Bitte stattdessen ein Bild auswählen.
photo-not-opened = Der Browser kann diese Datei nicht als Bild öffnen.
photo-none-seen = Auf diesem Bild ist kein Sudoku-Gitter zu sehen. Alle vier Ecken müssen zu sehen sein.
photo-straightened = Dein Bild, entzerrt.
photo-type = Was gelesen wurde. Alles lässt sich überschreiben.
photo-look = Bitte diese ansehen
photo-fine = Nichts ist unsicher.
photo-clashing = Zwei gleiche Ziffern widersprechen sich: bitte sieh die markierten Zellen an.
photo-no-solution = Mit diesen Ziffern gibt es keine Lösung: bitte vergleiche sie mit dem Bild.
photo-several = Mit diesen Ziffern gibt es mehrere Lösungen: fehlt eine?
photo-put-away = Das Bild ist weggelegt.
photo-grids = Die Gitter des Bildes
photo-grid = Gitter { $number }
cell-second = unsicher, vielleicht { $digit }
