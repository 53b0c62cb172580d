# Wat er aan een aanroep van de opdracht niet klopt
call-invalid-value = { $wanted ->
    [none] '{ $value }' is geen waarde voor '{ $argument }'
   *[other] '{ $value }' is geen waarde voor '{ $argument }': { $wanted }
}
call-no-value = '{ $argument }' heeft een waarde nodig
call-unknown-argument = '{ $argument }' is hier onbekend
call-unknown-command = De opdracht '{ $argument }' bestaat niet
call-conflict = '{ $argument }' gaat niet samen met '{ $others }'
call-twice = '{ $argument }' mag maar één keer voorkomen
call-missing = Er ontbreekt: { $argument }
call-no-command = Er ontbreekt een opdracht; mogelijk zijn: { $others }
call-values = '{ $argument }' heeft een ander aantal waarden nodig
call-not-utf8 = Een argument is geen geldige UTF-8
call-near = Misschien is '{ $near }' bedoeld.
call-escape = Is '{ $argument }' een waarde, zet er dan '--' voor: '-- { $argument }'.
call-more = Meer hierover met '--help'.
call-no-output = De uitvoer kan niet geschreven worden: { $reason }
expected-number = verwacht wordt een geheel getal van { $least } tot en met { $most }
expected-number-from = verwacht wordt een geheel getal vanaf { $least }
expected-whole-number = verwacht wordt een geheel getal
expected-smaller-number = verwacht wordt een kleiner geheel getal
expected-decimal = verwacht wordt een getal
expected-rating = verwacht wordt een waardering zoals 7.2
expected-ratings = verwacht wordt een waardering zoals 7.2 of een bereik zoals 7.2..8.3
expected-rate-format = verwacht wordt text, line, csv, json of een tekst met %r, %p, %d, %g, %n, %e, %l, %h, %s
expected-depths = verwacht wordt een schaal met een bereik, zoals te=2, b=..4 of bxb=3..
expected-clues = verwacht wordt een getal zoals 24 of een bereik zoals 22..26
expected-shard = verwacht wordt een deel zoals 2/10, van 1/10 tot en met 10/10
expected-address = verwacht wordt een adres zoals 127.0.0.1
expected-words = verwacht wordt 9 of 18
stopped-by-user = Gestopt.
help-value-options = OPTIES

# Wat het besturingssysteem antwoordt
system-not-found = bestaat niet
system-permission = geen toestemming
system-folder = dat is een map
system-no-folder = een deel van het pad is geen map
system-exists = bestaat al
system-full = geen ruimte meer
system-read-only = alleen-lezen, niet te beschrijven
system-not-text = geen tekst in UTF-8
system-address-taken = het adres is in gebruik
system-no-address = deze computer heeft dat adres niet
