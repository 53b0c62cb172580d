# Fotos, Bildschirmfotos und Scans als Eingabe.
help-photo = Rätsel aus Fotos, Bildschirmfotos und gescannten Seiten lesen (JPEG, PNG, WebP)
help-photo-inputs = Die Bilder; `-` für die Standardeingabe
help-photo-to = Das Format der Ausgabe, eines aus `ennead convert --list` [Vorgabe: line]
help-photo-show = Ein PNG schreiben, das zeigt, was wo gesehen wurde: nur bei einem Bild
help-photo-examples =
    {"  "}ennead photo zeitung.jpg
    {"  "}ennead photo --to sdk --show gesehen.png seite.png
    {"  "}ennead hint zeitung.jpg
photo-note = Bitte prüfen
photo-place = { $source }, Gitter { $number }
photo-only-place = { $source }
photo-kind = { $source } ist kein lesbares Bild ({ $kind }): bitte JPEG, PNG oder WebP verwenden
photo-too-large = { $source } hat { $size } Pixel; gelesen werden höchstens { $most } Millionen
photo-broken = { $source } ist beschädigt oder abgeschnitten: { $reason }
photo-no-grid = In { $source } ist kein Sudoku-Gitter zu sehen
photo-solution = { $place } ist eine Lösung und wird ausgelassen
photo-blank = { $place } hat keine Ziffern und wird ausgelassen
photo-doubtful = { $place }: { $cells }
photo-improper = { $place }: Die gelesenen Ziffern haben nicht genau eine Lösung. Am wenigsten sicher: { $cells }
photo-many = { $place }: { $count } Ziffern gelesen. Manche hat vielleicht jemand eingetragen
photo-question = { $cell }: { $taken } oder { $other }? [{ $taken }]{" "}
photo-show-one = --show nimmt ein einziges Bild
