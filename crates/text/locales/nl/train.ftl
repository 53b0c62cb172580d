# De trainer: stellingen die een techniek nodig hebben
train-title = Oefenen
train-lead = Stellingen die één techniek nodig hebben. Je markeert wat volgt.
train-strike = Welke kandidaten vallen weg?
train-place = Welk cijfer kan worden ingevuld?
train-task-strike = Techniek: { $technique }. Streep weg wat eruit volgt.
train-task-place = Techniek: { $technique }. Vul een cijfer in dat eruit volgt.
train-built = Deze stelling laat de techniek zien; een eenvoudigere helpt hier ook.
train-position = Stelling { $number } van { $count }
train-dots = { $known } van { $count } onder de knie

## Wat er van een antwoord wordt gezegd

train-claim-is = { $cell } is { $digit }
train-claim-not = { $cell } is niet { $digit }
train-nothing = Er is niets gemarkeerd
train-nothing-say = Markeer eerst wat volgt en antwoord dan.
train-complete = Goed, en volledig
train-incomplete = { $missing ->
    [one] Goed, maar er ontbreekt er één
   *[other] Goed, maar er ontbreken er { $missing }
}
train-other = Waar, maar door een andere techniek
train-other-say = { $claim }: dit volgt door { $other }, niet door { $technique }. Het telt niet als antwoord, maar ook niet als fout.
train-ahead = Waar, maar een stap te ver
train-ahead-say = { $claim }: dit volgt door { $other } zodra { $technique } gedaan is. Markeer eerst wat dat oplevert.
train-not = Dit volgt niet
train-malformed = Dit kan niet worden gemarkeerd
train-more = { $more ->
    [one] De techniek geeft hier nog een stap.
   *[other] De techniek geeft hier nog { $more } stappen.
}
train-miss-clash = { $cell } ziet { $cells }, waar de { $digit } al staat.
train-miss-unseen = { $cell } ziet { $sees }, maar niet { $misses }. Wat { $technique } op deze manier wegstreept, ziet al deze cellen.
train-miss-spoilt = Het patroon is er niet: { $by } staat in de weg. Zonder die kandidaat zou het volgen door { $technique }.
train-miss-open = In { $cell } kan ook { $digits }, en in { $house } zou de { $digit } ook in { $places } kunnen staan.
train-miss-harmless = Geen stap van de techniek gaat over deze kandidaat. Met { $digit } in { $cell } houdt elke cel een kandidaat en elk cijfer in elk huis een plaats.

## Hulp

train-help-1 = Waar
train-help-2 = Welke
train-help-3 = Hoe
train-help-which = Het patroon ligt in { $cells }.
train-help-costs = Hulp kost alleen tijd: de stelling komt iets eerder terug.

## Voortgang

train-back = { $days ->
    [one] Komt morgen terug
   *[other] Komt over { $days } dagen terug
}
train-new = nieuw
train-due = vandaag aan de beurt
train-again = { $days ->
    [one] morgen weer
   *[other] over { $days } dagen weer
}
train-known = { $known } van { $count } onder de knie
train-due-from = { $due ->
    [one] stelling is aan de beurt, uit: { $techniques }.
   *[other] stellingen zijn aan de beurt, uit: { $techniques }.
}
train-due-none = stellingen zijn aan de beurt. De volgende op het pad: { $technique }.
train-due-nothing = stellingen zijn aan de beurt. Je beheerst elke techniek die hier te oefenen is.
train-techniques-known = Technieken onder de knie
train-unaided = Goed zonder hulp
train-of = { $count } van { $all }
train-next = Volgende op het pad
train-week = Antwoorden van de laatste zeven dagen
train-weekdays = ma di wo do vr za zo
train-today = Vandaag
train-scheme = Wat je wist, komt later terug; wat je miste, morgen.
train-no-positions = Voor { $technique } zijn er geen stellingen om te oefenen.
train-no-position = Voor { $technique } zijn er de stellingen 1 tot en met { $count }.
train-progress-broken = De voortgang is niet leesbaar: { $part } is { $found }.

## De pagina

train-from-learn = Technieken oefenen
train-from-learn-about = Stellingen die een techniek nodig hebben, van enkele kandidaten tot ketens: markeer wat volgt en lees waarom.

train-choose = Kies een techniek
train-start = Beginnen
train-practise = Oefenen
train-practise-what = { $technique } oefenen
train-answer = Antwoorden
train-skip = Overslaan
train-again-button = Nog eens
train-next-button = Verder
train-show = Tonen
train-help = Hulp
train-lesson = Les
train-all = Alle technieken
train-undo = Ongedaan maken
train-clear = Mijn markeringen wissen
train-mode = Wat een klik doet
train-mode-strike = Wegstrepen
train-mode-place = Invullen
train-mode-note = Notitie
train-digits = Cijfers
train-marks = Mijn markeringen
train-take-back = terugnemen
train-left-of = { $digit }: { $count } kandidaten
train-no-candidate = { $digit } is geen kandidaat in { $cell }.
train-filled = { $cell } is ingevuld.
train-marked = Gemarkeerd: { $claim }
train-unmarked = Teruggenomen: { $claim }
train-cleared = Alle markeringen zijn gewist.
train-save-file = Voortgang in bestand bewaren
train-load-file = Voortgang uit bestand lezen
train-worksheet = Werkblad
train-not-kept = De browser bewaart je voortgang niet: er is geen ruimte, of opslag staat uit. Bewaar hem in een bestand.
train-was-broken = De voortgang in deze browser was niet leesbaar. Hij begint opnieuw; wat er stond, blijft bewaard als ennead-train-old.
train-loaded = Voortgang gelezen.
train-keys = Toetsen: S wegstrepen, P invullen, N notitie; 1–9 markeren het cijfer in de cel of lichten het op; pijlen bewegen; spatie markeert het opgelichte; U ongedaan maken; Esc wist; F hulp; Enter antwoordt.
train-weekly = Antwoorden van de laatste zeven dagen: { $counts }

## De terminal

tui-train-in-hand = cijfer { $digit }
tui-train-hand-empty = geen cijfer
tui-train-marks = Gemarkeerd: { $marks }
tui-train-no-marks = Nog niets gemarkeerd.
tui-train-verdict-enter = Enter: { $next }
tui-train-key-move = bewegen
tui-train-key-digit = het cijfer in de cel markeren of oplichten
tui-train-key-mark = het cijfer in deze cel markeren
tui-train-key-strike = wegstrepen
tui-train-key-place = invullen
tui-train-key-note = notitie: alleen voor jou, hoort niet bij het antwoord
tui-train-key-undo = laatste markering terugnemen
tui-train-key-clear = alle markeringen wissen; antwoord sluiten
tui-train-key-help = hulp: waar; nog eens: welke; nog eens: hoe
tui-train-key-answer = antwoorden; daarna: nog eens, of de volgende stelling
tui-train-key-skip = deze stelling overslaan
tui-train-key-choose = kies een techniek
tui-train-foot-answer = antwoorden
tui-train-foot-help = hulp
tui-train-foot-modes = wegstrepen invullen notitie
tui-train-foot-choose = technieken
tui-train-foot-open = openen
tui-train-kept = De voortgang staat in { $file }.
tui-train-not-kept = De voortgang wordt niet bewaard: { $file }: { $error }
tui-train-file-broken = { $file } bevat geen voortgang en blijft zoals het is. Verplaats het bestand of noem een ander met --progress.
tui-train-no-folder = Er is geen map voor de voortgang. Noem een bestand met --progress.
