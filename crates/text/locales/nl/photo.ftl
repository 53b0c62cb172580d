# Foto's, schermafbeeldingen en scans als invoer.
help-photo = Puzzels lezen van foto's, schermafbeeldingen en gescande pagina's (JPEG, PNG, WebP)
help-photo-inputs = De afbeeldingen; `-` voor de standaardinvoer
help-photo-to = Het formaat van de uitvoer, een uit `ennead convert --list` [standaard: line]
help-photo-show = Een PNG schrijven die laat zien wat waar is gezien: alleen bij één afbeelding
help-photo-examples =
    {"  "}ennead photo krant.jpg
    {"  "}ennead photo --to sdk --show gezien.png pagina.png
    {"  "}ennead hint krant.jpg
photo-note = Controleer dit
photo-place = { $source }, rooster { $number }
photo-only-place = { $source }
photo-kind = { $source } is geen leesbare afbeelding ({ $kind }): gebruik JPEG, PNG of WebP
photo-too-large = { $source } heeft { $size } pixels; er worden er hoogstens { $most } miljoen gelezen
photo-broken = { $source } is beschadigd of afgebroken: { $reason }
photo-no-grid = In { $source } is geen sudokurooster te zien
photo-solution = { $place } is een oplossing en wordt overgeslagen
photo-blank = { $place } heeft geen cijfers en wordt overgeslagen
photo-doubtful = { $place }: { $cells }
photo-improper = { $place }: de gelezen cijfers hebben niet precies één oplossing. Het minst zeker: { $cells }
photo-many = { $place }: er zijn { $count } cijfers gelezen. Sommige zijn misschien door iemand ingevuld
photo-question = { $cell }: { $taken } of { $other }? [{ $taken }]{" "}
photo-show-one = --show neemt één afbeelding
