# ennead dataset
dataset-not-built = Files in the format { $found } need a build with the feature columns: cargo install --path crates/cli --features columns. The formats jsonl, csv, extreme, kaggle, hrm and flat need none.
dataset-no-room = The format { $format } has no room for the columns { $columns }.
dataset-split = The split "{ $found }" makes no sense: expected letters, digits and _, and each name once.
dataset-no-split = No split has a share.
dataset-sources = Puzzles are either made to order or taken from INPUT, not both: leave out the levels, ratings, techniques, givens and minimal.
dataset-folder-taken = There is something else in { $folder }: expected an empty folder, or with --resume one that the same options began.
dataset-other-plan = { $folder } was begun with other options, or by another version. plan.json there says which.
dataset-done = { $folder }: { $splits }
dataset-done-split = { $name } { $puzzles } ({ $rows } rows)
dataset-skipped = Left out: { $count } puzzles without exactly one solution. manifest.json says why.
dataset-parts-left = This shard is done; { $left } of { $parts } parts are not there yet. Whichever run makes the last one finishes the folder; after copying parts together, run again with --resume.
dataset-seed = To resume, or to share the work, the seed must be given: --seed N.
expected-split = expected a split such as train=9 or test=1, with a whole number as its weight

help-dataset = Make a data set for machine learning: puzzles with solutions, ratings and paths, split without leaks
help-dataset-folder = The folder to write: README.md, manifest.json and the files of rows
help-dataset-inputs = Take the puzzles from these INPUTs instead of making them
help-dataset-count = How many puzzles of each kind; there is a kind for each combination of --level or --rating with --technique [default: 1000]
help-dataset-level = Levels: easy, medium, hard, very-hard, extreme
help-dataset-rating = Ranges of the rating of the hardest step, such as 1.2..2.0
help-dataset-technique = Techniques that must occur; `ennead techniques` lists them
help-dataset-clues = How many givens, such as 24 or 22..26
help-dataset-minimal = No given can be left out
help-dataset-splits = The splits and their weights; the first is the training set [default: train=9,test=1]
help-dataset-augment = Add N images under random symmetries to each puzzle of the training set, after the split [default: 0]
help-dataset-with = Which columns there are besides puzzle, solution, source, number, variant, clues and class: rating, path, trace, boards or none [default: rating]
help-dataset-format = parquet, jsonl, csv; extreme or kaggle (the CSV of those data sets); hrm (the arrays of HRM and TRM); flat (traces as 325 numbers) [default: parquet]
help-dataset-rows_per_file = About how many rows a file has [default: 20000]
help-dataset-seed = The same seed and options give the same bytes, on any number of threads [default: a random one, which plan.json tells]
help-dataset-shard = Make only part I of N parts of the files; several machines can share a folder, or copy their folders together
help-dataset-resume = Continue in a folder that was begun with the same options
help-dataset-examples =
    {"  "}ennead dataset sudokus --format jsonl --count 1000 --level easy,medium,hard --seed 7
    {"  "}ennead dataset hrm --format hrm --count 1000 --augment 1000 --splits train=1 --seed 7
    {"  "}ennead dataset mine puzzles.txt --format jsonl --splits train=8,validation=1,test=1
    Read a folder with load_dataset("sudokus"). See docs/datasets.md.
