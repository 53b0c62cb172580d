//! What accompanies the rows: the card that people and loaders read, and the manifest.
//!
//! Both are in English like the columns, because they travel with the data.

use ennead::rating::Level;
use serde_json::json;

use crate::output::{Type, columns};
use crate::record::{FileRecord, PartRecord, Skipped};
use crate::{Group, Options, Output, features};

/// What is known about a finished data set.
pub(crate) struct Facts<'a> {
    options: &'a Options,
    files: &'a [FileRecord],
    splits: Vec<SplitFacts<'a>>,
    skipped: Skipped,
}

/// What is known about a split.
struct SplitFacts<'a> {
    name: &'a str,
    puzzles: u64,
    rows: u64,
    bytes: u64,
    levels: Vec<u64>,
}

impl Facts<'_> {
    pub(crate) fn new<'a>(
        options: &'a Options,
        parts: &[PartRecord],
        files: &'a [FileRecord],
    ) -> Facts<'a> {
        let mut skipped = Skipped::default();
        parts.iter().for_each(|part| skipped.add(part.skipped));
        let splits = options.splits.iter().enumerate().map(|(i, split)| {
            let files = files.iter().filter(|file| file.split == split.name);
            let puzzles: u64 = parts.iter().map(|part| part.puzzles[i]).sum();
            SplitFacts {
                name: &split.name,
                puzzles,
                rows: puzzles * options.variants(i),
                bytes: files.map(|file| file.bytes).sum(),
                levels: (0..Level::ALL.len())
                    .map(|level| parts.iter().map(|part| part.levels[i][level]).sum())
                    .collect(),
            }
        });
        Facts { options, files, splits: splits.collect(), skipped }
    }

    /// The card.
    pub(crate) fn card(&self) -> String {
        let options = self.options;
        let mut text = String::new();
        if options.output.is_loadable() {
            text += &self.front_matter();
        }
        text += "# Sudokus\n\n";
        text += &format!(
            "Made by [ennead](https://crates.io/crates/ennead-cli) {} from seed {}. Every puzzle has exactly one \
             solution. `manifest.json` has the options and the checksum of every file; the same version makes \
             the same bytes of the same options.\n\n",
            env!("CARGO_PKG_VERSION"),
            options.seed
        );
        text += &self.table_of_splits();
        if self.skipped.count() > 0 {
            let Skipped { invalid, unsolvable, ambiguous } = self.skipped;
            text += &format!(
                "\nLeft out: {invalid} puzzles whose givens clash, {unsolvable} without a solution, {ambiguous} with \
                 several.\n"
            );
        }
        text += "\n## What the splits do not share\n\n\
            Puzzles whose solution grids are the same up to a symmetry (rows, columns, bands, stacks, transposition, \
            digits) are in the same split. So, up to symmetry, no puzzle of one split is in another, is a part of a \
            puzzle there, or is one with a given moved. The split of a puzzle is decided by `class` alone: the first 64 bits \
            of the SHA-256 of the 81 characters of the canonical form (minlex) of its solution, divided by 2^64, \
            compared with the shares of the splits in their order.\n";
        if options.augment > 0 {
            text += &format!(
                "\nEach puzzle of `{}` is followed by its images under random symmetries (`variant` 1 to {}), made after \
                 the split. Puzzle, solution and trace are moved together; the ratings are those of variant 0.\n",
                options.splits[0].name, options.augment
            );
        }
        text += "\n## Columns\n\n";
        text + &self.about_columns()
    }

    fn front_matter(&self) -> String {
        let options = self.options;
        let (output, splits) = (options.output, &options.splits);
        let mut text = "---\npretty_name: Sudokus\ntags:\n- sudoku\n- reasoning\n".to_owned();
        text += "configs:\n- config_name: default\n  data_files:\n";
        for (split, facts) in splits.iter().zip(&self.splits) {
            // A loader refuses a split without files.
            if facts.rows > 0 {
                let path = output.pattern(&split.name);
                text += &format!("  - split: {}\n    path: {path}\n", split.name);
            }
        }
        let columns = self.columns();
        text += "dataset_info:\n  features:\n";
        text += &features::yaml(&columns);
        text += "  splits:\n";
        for split in self.splits.iter().filter(|split| split.rows > 0) {
            let SplitFacts { name, rows, bytes, .. } = split;
            text +=
                &format!("  - name: {name}\n    num_bytes: {bytes}\n    num_examples: {rows}\n");
        }
        text + "---\n\n"
    }

    /// The columns of the files.
    fn columns(&self) -> Vec<(&'static str, Type)> {
        match self.options.output {
            Output::Extreme => vec![
                ("source", Type::Text),
                ("question", Type::Text),
                ("answer", Type::Text),
                ("rating", Type::Long),
            ],
            Output::Kaggle => vec![("quizzes", Type::Text), ("solutions", Type::Text)],
            _ => columns(&self.options.columns),
        }
    }

    fn table_of_splits(&self) -> String {
        let rated = self.options.columns.contains(&Group::Rating);
        let levels = if rated { Level::ALL.map(Level::name).to_vec() } else { Vec::new() };
        let mut heads = vec!["split", "puzzles", "rows"];
        heads.extend(&levels);
        let mut text = format!("| {} |\n|{}\n", heads.join(" | "), "---|".repeat(heads.len()));
        for split in &self.splits {
            let mut cells = vec![split.name.to_owned()];
            let levels = split.levels.iter().take(levels.len());
            cells.extend([split.puzzles, split.rows].iter().chain(levels).map(u64::to_string));
            text += &format!("| {} |\n", cells.join(" | "));
        }
        text
    }

    fn about_columns(&self) -> String {
        match self.options.output {
            Output::Hrm => return HRM.to_owned(),
            Output::Flat => return FLAT.to_owned(),
            Output::Extreme => {
                return "`rating` is ten times the ER of Sudoku Explainer's scale, not a count of guesses.\n"
                    .to_owned();
            }
            Output::Kaggle => return "81 digits each; 0 is an empty cell.\n".to_owned(),
            Output::Parquet | Output::Jsonl | Output::Csv => {}
        }
        let mut text = "| column | what it holds |\n|---|---|\n".to_owned();
        for (name, _) in self.columns() {
            let about =
                ABOUT.iter().find(|(known, _)| *known == name).map_or("", |(_, about)| about);
            text += &format!("| `{name}` | {about} |\n");
        }
        if self.options.columns.contains(&Group::Trace) {
            text += STEPS;
        }
        text
    }

    /// The manifest.
    pub(crate) fn manifest(&self) -> String {
        let splits = self.splits.iter().map(|split| {
            let SplitFacts { name, puzzles, rows, bytes, levels } = split;
            let levels: serde_json::Map<_, _> = Level::ALL
                .iter()
                .zip(levels)
                .map(|(level, count)| (level.name().to_owned(), json!(count)))
                .collect();
            let mut split = json!({"name": name, "puzzles": puzzles, "rows": rows, "bytes": bytes});
            if self.options.columns.contains(&Group::Rating) {
                split["levels"] = levels.into();
            }
            split
        });
        let manifest = json!({
            "ennead": env!("CARGO_PKG_VERSION"),
            "options": self.options,
            "splits": splits.collect::<Vec<_>>(),
            "skipped": self.skipped,
            "files": self.files,
        });
        format!("{manifest:#}\n")
    }
}

/// What each column holds.
const ABOUT: [(&str, &str); 20] = [
    ("puzzle", "81 characters, row by row; a dot is an empty cell"),
    ("solution", "81 digits"),
    ("source", "the wish that the puzzle was made for, or the source it comes from"),
    ("number", "the puzzle's number in that, from 0"),
    ("variant", "0: the puzzle itself; from 1: its images under symmetries"),
    ("clues", "the number of givens"),
    (
        "class",
        "16 hexadecimal digits, the same for all puzzles whose solution grids are the same up to a symmetry",
    ),
    ("er", "Sudoku Explainer's rating of the hardest step"),
    ("ep", "its rating of the hardest step up to the first digit placed"),
    ("ed", "its rating of the first step"),
    (
        "level",
        "the level by ER: easy to 1.5, medium to 2.5, hard to 4.4, very-hard to 7.0, extreme",
    ),
    ("rule", "the hardest rule of that scale"),
    ("solved", "whether the path of logic solves the puzzle"),
    ("steps", "how many steps it has"),
    ("score", "the sum of the scores of its steps, as HoDoKu has them"),
    ("hodoku_level", "the path's level in HoDoKu"),
    ("hardest", "the hardest technique of the path"),
    ("trace", "the steps of the path in order, see below"),
    ("board", "the puzzle as 81 numbers; 0 is an empty cell"),
    ("answer", "the solution as 81 numbers"),
];

const STEPS: &str = "
Each step of `trace`, in the order in which the path takes them (always the easiest step):

| field | what it holds |
|---|---|
| `step` | its number, from 1; a step that both places and removes is two entries with one number |
| `technique`, `level` | the technique, and its level in HoDoKu |
| `kind` | `place` or `remove` |
| `cells`, `digits` | the candidates that are placed or removed: entry *i* of both; cells are 0 to 80, row by row |
| `premises` | the candidates the step rests on, each as 9 · cell + digit − 1 |
| `premise_cells` | the cells the step rests on |
| `premise_houses` | the houses it rests on: rows 0 to 8, columns 9 to 17, boxes 18 to 26 |
| `before` | the grid before the step; a dot is an empty cell |
";

const HRM: &str = "The arrays of HRM and TRM: `all__inputs.npy` and `all__labels.npy` of shape (rows, 81), each cell as digit + 1, so 1 \
is an empty cell and 0 would be padding. A group is a puzzle with its images.\n";

const FLAT: &str = "One array of shape (rows, 325) for each split: the number of givens, then row, column, digit and strategy of each \
cell (rows and columns from 0): the givens in reading order, then the other cells **in the order in which the path of logic \
fills them**. Strategies, the hardest since the cell before: 0 given, 2 naked single, 3 hidden single, 4 naked pair, 5 naked \
triple, 6 locked candidates, 7 XY-wing, 8 unique rectangle, 9 another technique, 10 not reached by logic.\n";
