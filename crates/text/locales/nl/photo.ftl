# Foto's, schermafbeeldingen en scans als invoer.
help-photo = Puzzels lezen van foto's, schermafbeeldingen en gescande pagina's (JPEG, PNG, WebP, BMP, GIF)
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
photo-kind = { $source } is geen leesbare afbeelding ({ $kind }): gebruik JPEG, PNG, WebP, BMP of GIF
photo-not-a-picture = { $source } is geen afbeelding: gebruik JPEG, PNG, WebP, BMP of GIF
photo-too-large = { $source } heeft { $size } pixels; er worden er hoogstens { $most } miljoen gelezen
photo-too-much = { $source } is te groot: inlezen zou meer dan 1 GB geheugen kosten
photo-broken = { $source } is beschadigd of afgebroken
photo-no-grid = In { $source } is geen sudokurooster te zien
photo-solution = { $place } is een oplossing en wordt overgeslagen
photo-blank = { $place } heeft geen cijfers en wordt overgeslagen
photo-doubtful = { $place }: { $cells }
photo-improper = { $place }: de gelezen cijfers hebben niet precies één oplossing. Het minst zeker: { $cells }
photo-many = { $place }: er zijn { $count } cijfers gelezen. Sommige zijn misschien door iemand ingevuld
photo-question = { $cell }: { $taken } of { $other }? [{ $taken }]{" "}
photo-show-one = --show werkt maar met één afbeelding

# Het antwoord op de vraag welke puzzels op een afbeelding staan.
photo-none = geen cijfer
photo-pixels = Dit zijn niet de pixels van een afbeelding van dat formaat
photo-choices = { $taken }: { $taken-share } van 100, { $other }: { $other-share } van 100
photo-repaired = gelezen als { $other }, maar alleen met { $taken } is er precies één oplossing
photo-seen-solution = Bijna elke cel heeft een cijfer: dit is een oplossing.
photo-seen-blank = Dit rooster heeft geen cijfers.
photo-seen-doubtful = { $count ->
    [0] Vergelijk de cijfers met de afbeelding.
    [one] Eén cel is onzeker: kijk die na.
   *[other] { $count } cellen zijn onzeker: kijk ze na.
}
photo-seen-improper = De gelezen cijfers hebben niet precies één oplossing: vergelijk ze met de afbeelding.
photo-seen-many = { $count } cijfers gelezen. Sommige zijn misschien door iemand ingevuld.

# De pagina Van een afbeelding.
web-photo = Uit een afbeelding
photo-open = Uit een afbeelding
photo-about = Maak, kies, plak of sleep een foto, schermafbeelding of scan van een gedrukte sudoku. Alle vier de hoeken van het rooster moeten erop staan.
photo-take = Foto maken
photo-choose = Afbeelding kiezen
photo-shutter = Maken
photo-video = De camera
photo-another = Andere afbeelding
photo-turn = Draaien
photo-send = Versturen
photo-local = De afbeelding wordt op deze computer gelezen en gaat nergens anders heen.
photo-remote = De pixels van de afbeelding worden naar { $host } gestuurd, daar gelezen en niet bewaard.
photo-reading = De afbeelding wordt gelezen …
photo-looking = Houd de camera boven de puzzel: zodra alles duidelijk is, wordt de foto gemaakt.
photo-no-camera = Er is hier geen camera die deze pagina mag gebruiken. Kies in plaats daarvan een afbeelding.
photo-not-opened = De browser kan dit bestand niet als afbeelding openen.
photo-none-seen = Op deze afbeelding is geen sudokurooster te zien. Alle vier de hoeken moeten erop staan.
photo-straightened = Je afbeelding, rechtgezet.
photo-type = Wat er gelezen is. Alles kan worden overschreven.
photo-look = Kijk deze na
photo-fine = Niets is onzeker.
photo-clashing = Twee gelijke cijfers botsen: bekijk de gemarkeerde cellen.
photo-no-solution = Met deze cijfers is er geen oplossing: vergelijk ze met de foto.
photo-several = Met deze cijfers is er meer dan één oplossing: ontbreekt er een?
photo-put-away = De foto is weggelegd.
photo-grids = De roosters op de afbeelding
photo-grid = Rooster { $number }
cell-second = onzeker, misschien { $digit }
