//! Checks that the source files of a crate do not need each other in circles: a file outside any
//! circle can be read once the files it uses are known, and can be moved together with them.
//!
//! A file needs another if it names something that is defined there, in a `use` or in a path; what
//! is exported again is followed to its file. Lines of `mod` do not count, and neither does what a
//! module uses of the modules inside it, which it is made of. Tests inside files do not count.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::house::{Token, crates, shown, sources, tokens};

/// The circles that stay: a file of each, how many files it has at most, and why. Do not add any:
/// move what two files need of each other into a third, or let one hand the other what it needs.
const CIRCLES: [(&str, usize); 5] = [
    // The chains of Sudoku Explainer's hardest rules: a search makes suppositions, and a supposition
    // searches for chains of an easier level, which are searched for in the same way.
    ("rating/src/se/chains/nest.rs", 8),
    // The trait of all rules speaks of boards, setups and parts, which hold rules.
    ("rule/src/kind.rs", 17),
    // A subject is read by what plays and checks puzzles, whose questions are about subjects. To be
    // cut.
    ("api/src/subject.rs", 12),
    // A board is shown with the places of a game, and a game shows its board. To be cut.
    ("api/src/play/board.rs", 2),
    // Every page is framed by links to all pages, and a site is made of them.
    ("web/src/pages/mod.rs", 6),
];

#[test]
fn files_do_not_need_each_other_in_circles() {
    let mut known = CIRCLES.to_vec();
    let mut new = Vec::new();
    for name in crates() {
        let files = files_of(&name);
        let arrows: Vec<_> = files.all.iter().map(|file| needs(file, &files)).collect();
        for circle in circles(&arrows) {
            let is_this = |(file, most): &(&str, usize)| {
                circle.len() <= *most && circle.iter().any(|&it| files.all[it].path.ends_with(file))
            };
            match known.iter().position(is_this) {
                Some(at) => drop(known.swap_remove(at)),
                None => new.push(described(&circle, &arrows, &files)),
            }
        }
    }
    assert!(new.is_empty(), "files that need each other:\n\n{}", new.join("\n"));
    assert!(known.is_empty(), "no circle any more: {known:?}");
}

/// A module, as the names that lead to it from the root of its crate.
type Module = Vec<String>;

/// The source files of a crate.
struct Files {
    all: Vec<File>,
    /// Where the file of each module is among them.
    of: BTreeMap<Module, usize>,
}

/// A source file.
struct File {
    path: String,
    module: Module,
    imports: Vec<Import>,
    /// What it defines.
    items: BTreeSet<String>,
    /// The paths in its code, besides those of imports.
    paths: Vec<(Module, usize)>,
}

/// Something that a `use` brings into a file.
struct Import {
    path: Module,
    /// What it is called here; `*` for everything.
    name: String,
    /// In how many modules written inside the file it stands.
    inside: usize,
}

/// The files of a crate, with programs besides the library as roots of their own.
fn files_of(name: &str) -> Files {
    let files = sources(name);
    let has_library = files.iter().any(|file| file.ends_with("src/lib.rs"));
    let all: Vec<File> = files.iter().map(|file| File::read(file, has_library)).collect();
    let of = all.iter().enumerate().map(|(at, file)| (file.module.clone(), at)).collect();
    Files { all, of }
}

impl File {
    fn read(path: &Path, has_library: bool) -> File {
        let shown = shown(path);
        let (_, inside) = shown.split_once("/src/").expect("a source file");
        let mut module: Module =
            inside.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        let is_program = module[0] == "bin" || inside == "main.rs" && has_library;
        match module.last().map(String::as_str) {
            _ if is_program => module = vec![format!("program {inside}")],
            Some("mod" | "lib" | "main") => drop(module.pop()),
            _ => {}
        }
        let words: Vec<String> = tokens(path)
            .into_iter()
            .map(|(_, token)| match token {
                Token::Word(word) => word,
                Token::Literal(_) => "\"".to_owned(),
            })
            .collect();
        let mut file = File {
            path: shown,
            module,
            imports: Vec::new(),
            items: BTreeSet::new(),
            paths: Vec::new(),
        };
        file.take(&words);
        file
    }

    /// Takes down what the code of the file imports, defines and names.
    fn take(&mut self, words: &[String]) {
        let word = |at: usize| words.get(at).map_or("", String::as_str);
        // The braces that are open, and whether each belongs to a module.
        let mut open: Vec<bool> = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let inside = open.iter().filter(|&&module| module).count();
            match word(at) {
                // Not what a type captures, as in `use<'a>`.
                "use" if word(at + 1) != "<" => {
                    at = self.import(words, at + 1, &Vec::new(), inside);
                    continue;
                }
                "{" => open.push(at > 1 && word(at - 2) == "mod"),
                "}" => drop(open.pop()),
                "fn" | "struct" | "enum" | "union" | "trait" | "type" | "const" | "static"
                    if is_name(word(at + 1)) =>
                {
                    self.items.insert(word(at + 1).to_owned());
                }
                "macro_rules" => drop(self.items.insert(word(at + 2).to_owned())),
                first if is_name(first) && word(at + 1) == "::" => {
                    let mut path = vec![first.to_owned()];
                    while word(at + 1) == "::" && is_name(word(at + 2)) {
                        path.push(word(at + 2).to_owned());
                        at += 2;
                    }
                    self.paths.push((path, inside));
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Takes down a tree of imports that begins at a word, below `path`; gives the place behind it.
    fn import(&mut self, words: &[String], mut at: usize, path: &Module, inside: usize) -> usize {
        let mut path = path.clone();
        loop {
            match words[at].as_str() {
                "::" => at += 1,
                "{" => {
                    at += 1;
                    while words[at] != "}" {
                        at = self.import(words, at, &path, inside);
                        at += usize::from(words[at] == ",");
                    }
                    return at + 1;
                }
                word => {
                    let mut name = word.to_owned();
                    if word != "*" && (word != "self" || path.is_empty()) {
                        path.push(name.clone());
                    }
                    at += 1;
                    if words[at] == "::" {
                        continue;
                    }
                    if words[at] == "as" {
                        name.clone_from(&words[at + 1]);
                        at += 2;
                    } else if word == "self" {
                        name.clone_from(path.last().expect("a module"));
                    }
                    self.imports.push(Import { path, name, inside });
                    return at;
                }
            }
        }
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// The files that a file needs, each with a path that leads there.
fn needs(this: &File, files: &Files) -> BTreeMap<usize, String> {
    let mut needed = BTreeMap::new();
    let mut need = |to: Option<usize>, path: &Module| {
        let is_part = |to: &usize| files.all[*to].module.starts_with(&this.module);
        if let Some(to) = to.filter(|to| !is_part(to)) {
            needed.entry(to).or_insert_with(|| path.join("::"));
        }
    };
    for import in &this.imports {
        need(find(&import.path, import.inside, this, files), &import.path);
    }
    for (path, inside) in &this.paths {
        let import = this.imports.iter().find(|it| it.name == path[0] && it.name != "*");
        match import {
            Some(import) => {
                let whole = [&import.path[..], &path[1..]].concat();
                need(find(&whole, import.inside, this, files), &whole);
            }
            None => need(find(path, *inside, this, files), path),
        }
    }
    needed
}

/// The file that defines what a path in `file` names, if it is in this crate.
fn find(path: &[String], inside: usize, file: &File, files: &Files) -> Option<usize> {
    let (module, rest) = start(path, inside, file, files)?;
    resolve(&module, &rest, files, 0)
}

/// The module of this crate at which a path begins, and what follows.
fn start(
    path: &[String],
    mut inside: usize,
    from: &File,
    files: &Files,
) -> Option<(Module, Module)> {
    let mut module = from.module.clone();
    let is_keyword = |word: &&String| matches!(word.as_str(), "crate" | "self" | "super");
    let keywords = path.iter().take_while(is_keyword).count();
    for word in &path[..keywords] {
        match word.as_str() {
            "crate" => module.clear(),
            "super" if inside > 0 => inside -= 1,
            "super" => drop(module.pop()?),
            _ => {}
        }
    }
    let rest = &path[keywords..];
    let is_ours = keywords > 0 || files.of.contains_key(&child(&module, rest.first()?));
    is_ours.then(|| (module, rest.to_vec()))
}

fn child(module: &[String], name: &str) -> Module {
    [module, &[name.to_owned()]].concat()
}

/// The file that defines what `path` names in a module; `None` if it is in another crate.
fn resolve(module: &[String], path: &[String], files: &Files, depth: usize) -> Option<usize> {
    let at = *files.of.get(module)?;
    let Some((first, rest)) = path.split_first() else { return Some(at) };
    let inner = child(module, first);
    if files.of.contains_key(&inner) {
        return resolve(&inner, rest, files, depth);
    }
    let file = &files.all[at];
    // A name that a macro makes counts as defined here, and so does one whose chain of exports does
    // not end.
    if file.items.contains(first) || depth > 8 {
        return Some(at);
    }
    let follow = |import: &Import, rest: &[String]| {
        let (module, path) = start(&import.path, import.inside, file, files)?;
        resolve(&module, &[&path, rest].concat(), files, depth + 1)
    };
    if let Some(import) = file.imports.iter().find(|import| import.name == *first) {
        return follow(import, rest);
    }
    let everything = file.imports.iter().filter(|import| import.name == "*");
    let mut sources = everything.filter_map(|import| follow(import, &[]));
    let defines = |&source: &usize| {
        let source = &files.all[source];
        source.items.contains(first) || source.imports.iter().any(|it| it.name == *first)
    };
    match sources.find(defines) {
        Some(source) => resolve(&files.all[source].module, path, files, depth + 1),
        None => Some(at),
    }
}

/// The groups of files in which every file needs every other one, directly or through others: the
/// strongly connected components with more than one file.
fn circles(arrows: &[BTreeMap<usize, String>]) -> Vec<Vec<usize>> {
    let reached: Vec<BTreeSet<usize>> = (0..arrows.len())
        .map(|file| {
            let mut reached = BTreeSet::new();
            let mut open: Vec<usize> = arrows[file].keys().copied().collect();
            while let Some(next) = open.pop() {
                if reached.insert(next) {
                    open.extend(arrows[next].keys());
                }
            }
            reached
        })
        .collect();
    let circle = |file: usize| -> Vec<usize> {
        (0..arrows.len())
            .filter(|&it| reached[file].contains(&it) && reached[it].contains(&file))
            .collect()
    };
    let circles: BTreeSet<Vec<usize>> = (0..arrows.len()).map(circle).collect();
    circles.into_iter().filter(|circle| circle.len() > 1).collect()
}

/// A circle, with what each of its files needs of the others.
fn described(circle: &[usize], arrows: &[BTreeMap<usize, String>], files: &Files) -> String {
    let mut text = format!("{} files:\n", circle.len());
    for &from in circle {
        for (to, path) in arrows[from].iter().filter(|(to, _)| circle.contains(to)) {
            text += &format!("  {} -> {} by {path}\n", files.all[from].path, files.all[*to].path);
        }
    }
    text
}
