# Was an einem Aufruf des Befehls nicht stimmt
call-invalid-value = { $wanted ->
    [none] „{ $value }“ ist kein Wert für „{ $argument }“
   *[other] „{ $value }“ ist kein Wert für „{ $argument }“: { $wanted }
}
call-no-value = „{ $argument }“ braucht einen Wert
call-unknown-argument = „{ $argument }“ ist hier unbekannt
call-unknown-command = Den Befehl „{ $argument }“ gibt es nicht
call-conflict = „{ $argument }“ verträgt sich nicht mit „{ $others }“
call-twice = „{ $argument }“ darf nur einmal vorkommen
call-missing = Es fehlt: { $argument }
call-no-command = Es fehlt ein Befehl; es gibt: { $others }
call-values = „{ $argument }“ braucht eine andere Anzahl von Werten
call-not-utf8 = Ein Argument ist kein gültiges UTF-8
call-near = Gemeint ist vielleicht „{ $near }“.
call-escape = Ist „{ $argument }“ ein Wert, so gehört „--“ davor: „-- { $argument }“.
call-more = Mehr dazu mit „--help“.
call-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
expected-number = erwartet wird eine ganze Zahl von { $least } bis { $most }
expected-number-from = erwartet wird eine ganze Zahl ab { $least }
expected-whole-number = erwartet wird eine ganze Zahl
expected-smaller-number = erwartet wird eine kleinere ganze Zahl
expected-decimal = erwartet wird eine Zahl
expected-rating = erwartet wird eine Einstufung wie 7.2
expected-ratings = erwartet wird eine Einstufung wie 7.2 oder ein Bereich wie 7.2..8.3
expected-rate-format = erwartet wird text, line, csv, json oder ein Text mit %r, %p, %d, %g, %n, %e, %l, %h, %s
expected-depths = erwartet wird eine Skala mit einem Bereich, etwa te=2, b=..4 oder bxb=3..
expected-clues = erwartet wird eine Zahl wie 24 oder ein Bereich wie 22..26
expected-shard = erwartet wird ein Teil wie 2/10, von 1/10 bis 10/10
expected-address = erwartet wird eine Adresse wie 127.0.0.1
expected-words = erwartet wird 9 oder 18
stopped-by-user = Abgebrochen.
help-value-options = OPTIONEN

# Was das Betriebssystem antwortet
system-not-found = nicht vorhanden
system-permission = keine Berechtigung
system-folder = das ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
system-exists = gibt es schon
system-full = kein Platz mehr
system-read-only = nur lesbar, nicht beschreibbar
system-not-text = kein Text in UTF-8
system-address-taken = die Adresse ist belegt
system-no-address = diese Adresse hat der Rechner nicht
