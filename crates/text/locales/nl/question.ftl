# Waarom een vraag geen antwoord heeft
unknown-name = { $of ->
    [command] De opdracht `{ $found }` bestaat niet.
    [engine] De methode `{ $found }` bestaat niet.
    [field] Het veld `{ $found }` bestaat niet.
    [format] Het formaat `{ $found }` bestaat niet.
    [language] De taal `{ $found }` bestaat niet.
    [level] Het niveau `{ $found }` bestaat niet.
    [scale] De schaal `{ $found }` bestaat niet.
    [symmetry] De symmetrie `{ $found }` bestaat niet.
    [technique] De techniek `{ $found }` bestaat niet.
    [theory] Er is geen theorie `{ $found }`.
    [verdict] Het oordeel `{ $found }` bestaat niet.
   *[other] `{ $found }` is onbekend.
}
unknown-name-near = Misschien is `{ $near }` bedoeld.
unknown-name-expected = Mogelijk: { $expected }.
question-out-of-bounds = `{ $of }` moet tussen { $least } en { $most } liggen.
question-one-puzzle = Verwacht wordt één puzzel, gevonden: { $found }.
question-stopped = Gestopt voordat er een antwoord was.
question-puzzle-or-game = Verwacht wordt een puzzel of een spel, niet allebei.
question-level-or-rating = Kies een niveau of een waardering, niet allebei; gevonden: het niveau en `{ $found }`.
question-reward = Een beloning is een getal tot een miljard, gevonden: `{ $found }`.
question-broken-game = Dit is geen bewaard spel: `{ $part }` kan niet `{ $found }` zijn.
trace-none-written = De methode { $engine } houdt geen verloop bij. Kies met --engine een van deze: { $engines }
trace-no-engine = De methode { $engine } houdt geen verloop bij; deze wel: { $engines }
question-sukaku = Deze puzzel is een sukaku: er zijn kandidaten weggestreept die geen gegeven cijfer uitsluit. Dat kan hier niet: alleen gegeven cijfers tellen.
question-sukaku-engine = Methode { $engine } kent alleen gegeven cijfers, maar in deze puzzel zijn kandidaten weggestreept. Deze methoden kunnen hem oplossen: { $engines }
question-rating = Verwacht wordt een waardering zoals 7.2, gevonden: `{ $found }`.
question-ratings = Verwacht wordt een waardering zoals 7.2 of een bereik zoals 7.2..8.3, gevonden: `{ $found }`.
question-depths = Verwacht wordt een schaal met een bereik, zoals te=2, b=..4 of bxb=3..; gevonden: `{ $found }`.
question-pattern = Verwacht wordt een tekening van 81 cellen waarin de cellen voor gegeven cijfers gemarkeerd zijn.
question-no-techniques = Er blijft geen techniek over: alles in `only` staat ook in `without`.
question-theory = Een theorie bepaalt al welke technieken worden gebruikt; laat `only` en `without` weg.
question-table = Regel { $line } van de tabel met technieken: verwacht wordt { $expected }, gevonden: `{ $found }`.
