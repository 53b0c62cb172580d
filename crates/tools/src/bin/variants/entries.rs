//! The puzzles of a folder.

use std::fs;
use std::path::{Path, PathBuf};

/// A puzzle to be read.
pub(crate) struct Entry {
    pub(crate) kind: String,
    pub(crate) name: String,
    pub(crate) text: String,
    /// The same puzzle in another format, if there is one.
    pub(crate) twin: Option<String>,
    pub(crate) solution: Option<String>,
}

/// All puzzles of the folder.
pub(crate) fn entries(folder: &Path) -> Vec<Entry> {
    let mut entries = Vec::new();
    for (prefix, folder) in [("", folder.to_owned()), ("made/", folder.join("made"))] {
        for path in paths(&folder) {
            let Some(stem) = stem(&path).filter(|_| path.extension().is_some_and(|it| it == "txt"))
            else {
                continue;
            };
            for line in fs::read_to_string(&path).expect("a text").lines() {
                if !line.starts_with('#') && !line.is_empty() {
                    entries.push(entry(format!("{prefix}{stem}"), line));
                }
            }
        }
    }
    for folder in paths(&folder.join("files")).into_iter().filter(|path| path.is_dir()) {
        let kind = format!("files/{}", stem(&folder).unwrap_or_default());
        for path in paths(&folder) {
            let text = fs::read_to_string(&path).expect("a text");
            let name = stem(&path).unwrap_or_default();
            let whole = |text: String, solution: Option<String>| Entry {
                kind: kind.clone(),
                name: name.clone(),
                text,
                twin: None,
                solution,
            };
            match kind.as_str() {
                "files/fpuzzles" => {
                    let mut lines = text.lines();
                    let payload = lines.next().unwrap_or("");
                    let solution = lines.next().filter(|line| !line.is_empty()).map(str::to_owned);
                    let link = format!("https://www.f-puzzles.com/?load={payload}");
                    entries.push(Entry {
                        twin: lines.next().map(str::to_owned),
                        ..whole(link, solution)
                    });
                }
                "files/killer-krazydad" => {
                    for (number, line) in text.lines().enumerate() {
                        if !line.is_empty() && !line.starts_with('#') {
                            let name = format!("line {}", number + 1);
                            let solution = line.rsplit(['\t', ',']).next().map(str::to_owned);
                            let solution = solution.filter(|it| it.len() == 81);
                            entries.push(Entry { name, ..whole(line.to_owned(), solution) });
                        }
                    }
                }
                _ => entries.push(whole(text, None)),
            }
        }
    }
    entries
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> Option<String> {
    Some(path.file_stem()?.to_string_lossy().into_owned())
}

fn entry(kind: String, line: &str) -> Entry {
    let mut fields = line.split('\t').map(str::to_owned);
    let text = fields.next().unwrap_or_default();
    let twin = if text.starts_with("http") { fields.next() } else { None };
    let solution = fields.next();
    let name = fields.next().unwrap_or_default();
    Entry { kind, name, text, twin, solution }
}
