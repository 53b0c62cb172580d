# ennead dataset
dataset-not-built = Für Dateien im Format { $found } muss ennead mit dem Feature columns gebaut sein: cargo install --path crates/cli --features columns. Die Formate jsonl, csv, extreme, kaggle, hrm und flat gehen immer.
dataset-no-room = Das Format { $format } hat keinen Platz für die Spalten { $columns }.
dataset-split = Der Teil „{ $found }“ ist so nicht möglich: erwartet werden Buchstaben, Ziffern und _, und jeder Name nur einmal.
dataset-no-split = Kein Teil hat einen Anteil.
dataset-sources = Die Rätsel werden entweder nach Wunsch erzeugt oder aus INPUT genommen, nicht beides: Stufen, Einstufungen, Techniken, Vorgaben und minimal bitte weglassen.
dataset-folder-taken = In { $folder } liegt schon etwas anderes: erwartet wird ein leerer Ordner oder, mit --resume, einer, der mit denselben Optionen begonnen wurde.
dataset-other-plan = { $folder } wurde mit anderen Optionen oder von einer anderen Version begonnen. Mit welchen, steht dort in plan.json.
dataset-done = { $folder }: { $splits }
dataset-done-split = { $name } { $puzzles } ({ $rows } Zeilen)
dataset-skipped = Weggelassen: { $count } Rätsel, die nicht genau eine Lösung haben. Warum, steht in manifest.json.
dataset-parts-left = Dieser Teil der Arbeit ist fertig; { $left } von { $parts } Stücken fehlen noch. Der Lauf, der das letzte erzeugt, schließt den Ordner ab. Wer Stücke zusammenkopiert hat, startet noch einmal mit --resume.
dataset-seed = Zum Fortsetzen und zum Aufteilen muss der Startwert angegeben sein: --seed N.
expected-split = erwartet wird ein Teil wie train=9 oder test=1, mit einer ganzen Zahl als Gewicht

help-dataset = Einen Datensatz für maschinelles Lernen erstellen: Rätsel mit Lösung, Einstufung und Lösungsweg, ohne Überschneidungen aufgeteilt
help-dataset-folder = Der Ordner, der geschrieben wird: README.md, manifest.json und die Dateien mit den Zeilen
help-dataset-inputs = Die Rätsel aus diesen INPUTs nehmen, statt sie zu erzeugen
help-dataset-count = Wie viele Rätsel jeder Art; jede Verbindung aus --level oder --rating mit --technique ist eine Art [Standard: 1000]
help-dataset-level = Stufen: easy, medium, hard, very-hard, extreme
help-dataset-rating = Bereiche für die Einstufung des schwersten Schritts, etwa 1.2..2.0
help-dataset-technique = Techniken, die vorkommen müssen; `ennead techniques` zählt sie auf
help-dataset-clues = Wie viele Vorgaben, etwa 24 oder 22..26
help-dataset-minimal = Keine Vorgabe ist entbehrlich
help-dataset-splits = Die Teile und ihre Gewichte; der erste ist die Trainingsmenge [Standard: train=9,test=1]
help-dataset-augment = Zu jedem Rätsel der Trainingsmenge nach dem Aufteilen N Bilder unter zufälligen Symmetrien hinzufügen [Standard: 0]
help-dataset-with = Welche Spalten es außer puzzle, solution, source, number, variant, clues und class gibt: rating, path, trace, boards oder none [Standard: rating]
help-dataset-format = parquet, jsonl, csv; extreme oder kaggle (CSV wie in diesen Datensätzen); hrm (die Arrays von HRM und TRM); flat (Lösungswege als 325 Zahlen) [Standard: parquet]
help-dataset-rows_per_file = Wie viele Zeilen eine Datei ungefähr hat [Standard: 20000]
help-dataset-seed = Derselbe Startwert und dieselben Optionen ergeben dieselben Bytes, mit beliebig vielen Threads [Standard: ein zufälliger, er steht in plan.json]
help-dataset-shard = Nur Teil I von N Teilen der Dateien erzeugen; mehrere Rechner können sich einen Ordner teilen oder ihre Ordner zusammenkopieren
help-dataset-resume = In einem Ordner weitermachen, der mit denselben Optionen begonnen wurde
help-dataset-examples =
    {"  "}ennead dataset sudokus --format jsonl --count 1000 --level easy,medium,hard --seed 7
    {"  "}ennead dataset hrm --format hrm --count 1000 --augment 1000 --splits train=1 --seed 7
    {"  "}ennead dataset meine raetsel.txt --format jsonl --splits train=8,validation=1,test=1
    Einen Ordner liest load_dataset("sudokus"). Siehe docs/datasets.md.
