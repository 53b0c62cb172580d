# ennead dataset
dataset-not-built = Voor bestanden in de indeling { $found } moet ennead met de feature columns gebouwd zijn: cargo install --path crates/cli --features columns. De indelingen jsonl, csv, extreme, kaggle, hrm en flat kunnen altijd.
dataset-no-room = De indeling { $format } heeft geen plaats voor de kolommen { $columns }.
dataset-split = Het deel "{ $found }" kan niet: verwacht worden letters, cijfers en _, en elke naam één keer.
dataset-no-split = Geen enkel deel heeft een aandeel.
dataset-sources = Puzzels worden óf op verzoek gemaakt óf uit INPUT gehaald, niet allebei: laat niveaus, waarderingen, technieken, gegeven cijfers en minimal weg.
dataset-folder-taken = In { $folder } staat al iets anders: verwacht wordt een lege map of, met --resume, een map die met dezelfde opties is begonnen.
dataset-other-plan = { $folder } is met andere opties of door een andere versie begonnen. Met welke, staat daar in plan.json.
dataset-done = { $folder }: { $splits }
dataset-done-split = { $name } { $puzzles } ({ $rows } rijen)
dataset-skipped = Weggelaten: { $count } puzzels die niet precies één oplossing hebben. Waarom, staat in manifest.json.
dataset-parts-left = Dit deel van het werk is klaar; { $left } van { $parts } stukken ontbreken nog. De run die het laatste maakt, voltooit de map. Wie stukken bij elkaar heeft gekopieerd, start nog eens met --resume.
dataset-seed = Om verder te gaan of het werk te verdelen moet het startgetal gegeven zijn: --seed N.
expected-split = verwacht wordt een deel als train=9 of test=1, met een heel getal als gewicht

help-dataset = Een dataset voor machine learning maken: puzzels met oplossing, waardering en oplossingsweg, zonder overlap verdeeld
help-dataset-folder = De map die wordt geschreven: README.md, manifest.json en de bestanden met de rijen
help-dataset-inputs = De puzzels uit deze INPUTs halen in plaats van ze te maken
help-dataset-count = Hoeveel puzzels van elke soort; elke combinatie van --level of --rating met --technique is een soort [standaard: 1000]
help-dataset-level = Niveaus: easy, medium, hard, very-hard, extreme
help-dataset-rating = Bereiken voor de waardering van de moeilijkste stap, zoals 1.2..2.0
help-dataset-technique = Technieken die moeten voorkomen; `ennead techniques` geeft een lijst
help-dataset-clues = Hoeveel gegeven cijfers, zoals 24 of 22..26
help-dataset-minimal = Geen gegeven cijfer is overbodig
help-dataset-splits = De delen en hun gewichten; het eerste is de trainingsset [standaard: train=9,test=1]
help-dataset-augment = Na het verdelen aan elke puzzel van de trainingsset N beelden onder willekeurige symmetrieën toevoegen [standaard: 0]
help-dataset-with = Welke kolommen er zijn naast puzzle, solution, source, number, variant, clues en class: rating, path, trace, boards of none [standaard: rating]
help-dataset-format = parquet, jsonl, csv; extreme of kaggle (de CSV van die datasets); hrm (de arrays van HRM en TRM); flat (oplossingswegen als 325 getallen) [standaard: parquet]
help-dataset-rows_per_file = Hoeveel rijen een bestand ongeveer heeft [standaard: 20000]
help-dataset-seed = Hetzelfde startgetal en dezelfde opties geven dezelfde bytes, met elk aantal threads [standaard: een willekeurig, het staat in plan.json]
help-dataset-shard = Alleen deel I van N delen van de bestanden maken; meer computers kunnen een map delen, of hun mappen bij elkaar kopiëren
help-dataset-resume = Verdergaan in een map die met dezelfde opties is begonnen
help-dataset-examples =
    {"  "}ennead dataset sudokus --format jsonl --count 1000 --level easy,medium,hard --seed 7
    {"  "}ennead dataset hrm --format hrm --count 1000 --augment 1000 --splits train=1 --seed 7
    {"  "}ennead dataset mijn puzzels.txt --format jsonl --splits train=8,validation=1,test=1
    Een map lees je met load_dataset("sudokus"). Zie docs/datasets.md.
