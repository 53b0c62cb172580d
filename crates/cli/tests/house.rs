//! Checks that the crates keep the promises of ARCHITECTURE.md.
//!
//! If a promise is broken, either the code is mended or that page is changed; the messages name the
//! line that breaks it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;

use ennead::engine::batch::Machine;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The front ends: the crates with arguments, transport and printing. All others are core crates.
const FRONT_ENDS: [&str; 6] = ["web", "wasm", "tui", "cli", "python", "c"];

/// The crate of programs for those who work on ennead, which nothing is promised of.
const TOOLS: &str = "tools";

/// Where a core crate uses what core crates otherwise avoid, and what it uses. ARCHITECTURE.md
/// names each of these files.
const EXCEPTIONS: [(&str, &str); 3] = [
    ("generate/src/job.rs", "std::thread"),
    ("dataset/src/crew.rs", "std::thread"),
    ("api/src/puzzle/seed.rs", "RandomState"),
];

/// Where there may be unsafe code.
const UNSAFE: [&str; 3] = ["engine/src/arch", "c/src/border.rs", "wasm/src/border.rs"];

/// Texts for people that are not in the crate `text`, and why.
const NOT_SENTENCES: [(&str, &str); 7] = [
    // The pages about techniques in docs/ are written in English.
    ("cli/src/commands/techniques.rs", ""),
    // The first line of a file of ratings, which programs read.
    ("cli/src/commands/rate/mod.rs", ", scale of Sudoku Explainer"),
    // The signature of a method in the class diagram, as the lesson prints it.
    ("web/src/pages/learn.rs", "- istZahlZulaessig("),
    // The licence of a colour profile, inside the profile.
    ("booklet/src/pdf/colour.rs", "No copyright, use freely"),
    // Errors as programmers see them.
    ("game/src/saved.rs", "{} makes no sense"),
    ("proof/src/lib.rs", "the engine has no trace"),
    ("proof/src/lib.rs", "the engine cannot search a sukaku"),
];

/// A row of the table of crates: the crates it names, and those they use.
struct Row {
    names: Vec<String>,
    uses: Vec<String>,
}

#[test]
fn arrows_only_go_up_the_table_of_crates() {
    let rows = rows();
    let mut above: Vec<&str> = Vec::new();
    for row in &rows {
        for name in &row.names {
            let mut used = dependencies(name);
            used.sort();
            let mut promised = row.uses.clone();
            promised.sort();
            assert_eq!(used, promised, "crates/{name}/Cargo.toml and the table of crates differ");
            for other in &used {
                assert!(
                    above.contains(&other.as_str()),
                    "{name} uses {other}, which is not above it"
                );
            }
        }
        above.extend(row.names.iter().map(String::as_str));
    }
    let mut listed: Vec<_> = rows.iter().flat_map(|row| row.names.clone()).collect();
    let mut there = crates();
    listed.sort();
    there.sort();
    assert_eq!(listed, there, "every crate has a row, and every row is a crate");
}

/// What a stranger reads first stays short: at most so many lines, of at most 120 letters.
#[test]
fn the_first_pages_are_short() {
    let page = |name: &str| fs::read_to_string(root().join(name)).expect("a page");
    for (name, most) in [("README.md", 130), ("ARCHITECTURE.md", 150)] {
        let lines = page(name).lines().count();
        assert!(lines <= most, "{name} has {lines} lines, more than {most}: move some to docs/");
    }
    let changes = page("CHANGELOG.md");
    for release in changes.split("\n## ").skip(1) {
        let (lines, title) = (release.trim().lines().count(), release.lines().next().unwrap());
        assert!(lines <= 20, "CHANGELOG.md has {lines} lines about {title}, more than 20");
    }
    for name in ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"] {
        for (line, text) in (1..).zip(page(name).lines()) {
            assert!(text.chars().count() <= 120, "{name}:{line} has more than 120 letters");
        }
    }
}

/// Links to files of the repository, and to headings in its pages, lead somewhere.
#[test]
fn every_link_between_pages_leads_somewhere() {
    let mut broken = Vec::new();
    let mut links = 0;
    for file in pages() {
        let page = fs::read_to_string(&file).expect("a page");
        for link in links_of(&page) {
            links += 1;
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let to = if path.is_empty() { file.clone() } else { file.with_file_name(path) };
            let is_there = to.exists()
                && (anchor.is_empty()
                    || fs::read_to_string(&to).is_ok_and(|page| has_anchor(&page, anchor)));
            if !is_there {
                broken.push(format!("{}: {link}", shown(&file)));
            }
        }
    }
    assert!(broken.is_empty(), "links to nothing:\n{}", broken.join("\n"));
    assert!(links > 100, "only {links} links were found");
}

/// The pages in Markdown, except those of other people's packages and of builds.
fn pages() -> Vec<PathBuf> {
    let mut pages = Vec::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = name_of(&path);
            let is_ours = !name.starts_with('.') && name != "target" && name != "node_modules";
            if path.is_dir() && is_ours && !path.is_symlink() {
                folders.push(path);
            } else if name.ends_with(".md") {
                pages.push(path);
            }
        }
    }
    pages
}

/// Where the links of a page lead that stay in the repository; code is left out.
fn links_of(page: &str) -> Vec<&str> {
    let prose = page.split("```").step_by(2);
    let prose = prose.flat_map(|text| text.split('`').step_by(2).collect::<Vec<_>>());
    let links = prose.flat_map(|text| text.split("](").skip(1));
    let links = links.filter_map(|rest| rest.split(')').next());
    links.filter(|link| !link.contains("://") && !link.starts_with("mailto:")).collect()
}

/// Whether a page has a heading of this name, as GitHub names them, or an element with it.
fn has_anchor(page: &str, anchor: &str) -> bool {
    let named = |heading: &str| {
        let letters = heading.to_lowercase().replace(' ', "-");
        letters.chars().filter(|&c| c.is_alphanumeric() || c == '-' || c == '_').collect::<String>()
    };
    let mut headings = page.lines().filter(|line| line.starts_with('#'));
    headings.any(|line| named(line.trim_start_matches('#').trim()) == anchor)
        || page.contains(&format!("id=\"{anchor}\""))
}

/// The packages that cargo compiles for some crates, each with its features.
fn packages(chosen: &[&str]) -> BTreeSet<String> {
    let cargo = std::env::var_os("CARGO").expect("cargo runs the tests");
    let mut tree = Command::new(cargo);
    tree.args(["tree", "--offline", "--prefix=none", "--no-dedupe", "--format={p} {f}"]);
    let output = tree.args(chosen).current_dir(root()).output().expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

/// Cargo compiles a package anew for every other set of features. `tests/features` chooses those
/// that only tests need for `cargo run` too.
#[test]
fn the_program_and_the_tests_choose_the_same_features() {
    let program = packages(&["--edges=normal"]);
    let tests = packages(&["--workspace", "--edges=normal,dev"]);
    let compiled_twice: Vec<_> = program.difference(&tests).collect();
    assert!(compiled_twice.is_empty(), "with other features in the tests: {compiled_twice:#?}");
}

/// `.ci/run` compiles the Python module after the tests, and must not compile again the packages whose
/// features `tests/features` chooses: nearly all of them.
#[test]
fn the_python_module_and_the_tests_choose_the_same_features() {
    let module = packages(&["--package=ennead-python", "--features=module,as-tests"]);
    let tests = packages(&["--workspace", "--edges=normal,build,dev"]);
    let chosen = packages(&["--package=ennead-features"]);
    // Name and version, without place and features.
    let package = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let chosen: BTreeSet<String> = chosen.iter().map(|line| package(line)).collect();
    let again = module.difference(&tests).filter(|line| chosen.contains(&package(line)));
    let again: Vec<_> = again.collect();
    assert!(again.is_empty(), "with other features in the module: {again:#?}");
}

/// In crates whose tests are one program, a file that it does not name would never run.
#[test]
fn every_file_of_tests_is_run() {
    for name in crates() {
        let tests = root().join("crates").join(&name).join("tests");
        let Ok(all) = fs::read_to_string(tests.join("all.rs")) else { continue };
        let manifest = fs::read_to_string(tests.join("../Cargo.toml")).unwrap();
        for entry in fs::read_dir(&tests).unwrap() {
            let path = entry.unwrap().path();
            let stem = path.file_stem().unwrap().to_str().unwrap();
            let runs = all.contains(&format!("mod {stem};"))
                || manifest.contains(&format!("name = \"{stem}\""));
            assert!(runs || path.is_dir(), "{}", path.display());
        }
    }
}

/// A crate is not compiled a second time for a few unit tests: a module with some is compiled into
/// the program of its tests by itself. One that is forgotten there would never run.
#[test]
fn unit_tests_are_only_where_they_are_built() {
    let (mut without, mut alone) = (0, 0);
    for name in crates() {
        let folder = root().join("crates").join(&name);
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        if !manifest.lines().any(|line| line == "test = false") {
            continue;
        }
        without += 1;
        let all = fs::read_to_string(folder.join("tests/all.rs")).unwrap_or_default();
        for file in sources(&name) {
            let source = fs::read_to_string(&file).expect("a source file");
            if source.contains("#[test]") || source.contains("cfg(test)") {
                let inside = file.strip_prefix(&folder).expect("a file of the crate");
                // By itself, or with the folder of a module.
                let is_included = |path: &Path| all.contains(&format!("\"../{}\"", path.display()));
                let folders = inside.ancestors().skip(1).map(|folder| folder.join("mod.rs"));
                let is_run = is_included(inside) || folders.into_iter().any(|it| is_included(&it));
                assert!(is_run, "tests/all.rs does not include {}", shown(&file));
                alone += 1;
            }
        }
    }
    assert!(without > 10 && alone > 0, "{without} crates, {alone} modules");
}

#[test]
fn core_crates_do_no_input_or_output_and_know_no_clock_thread_or_environment() {
    let forbidden = [
        "std::thread",
        "std::time::Instant",
        "std::time::SystemTime",
        "Instant::now",
        "SystemTime::now",
        "std::env",
        "RandomState",
        "std::fs",
        "std::net",
        "std::process",
        "std::io::stdout",
        "std::io::stderr",
        "std::io::stdin",
        "println!",
        "eprintln!",
        "print!",
        "thread_local!",
        "static mut",
    ];
    let is_core = |name: &String| name != TOOLS && !FRONT_ENDS.contains(&name.as_str());
    let core = crates().into_iter().filter(is_core);
    let mut found = found_in(core, &forbidden);
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page");
    for (file, what) in EXCEPTIONS {
        assert!(page.contains(file), "ARCHITECTURE.md does not name the exception {file}");
        let all = found.len();
        found.retain(|broken| !(broken.contains(file) && broken.contains(what)));
        assert!(found.len() < all, "{file} has no {what} any more");
    }
    assert!(found.is_empty(), "not in a core crate:\n{}", found.join("\n"));
}

#[test]
fn front_ends_know_nothing_about_sudoku() {
    // Whatever answers a question about a puzzle; a front end asks `api` instead.
    let forbidden = [
        "PathFinder",
        "Position::",
        "Verdict::of",
        "ennead::solution (",
        "some_solution (",
        "count_solutions (",
        "singles (",
        ". peers (",
        ". allowed (",
        "Symmetry::",
        // Which core answers is decided in `ennead::core`.
        "Core::",
        "AnySheet",
        "is_classic (",
        // These read puzzles on any board, `core::read_unit` those that are answered about.
        "format::read (",
        "format . read (",
        "format . read )",
        ". read_all (",
        ". read_all_by (",
        "share::",
    ];
    let found = found_in(FRONT_ENDS.map(str::to_owned), &forbidden);
    assert!(found.is_empty(), "a question for `api`:\n{}", found.join("\n"));
}

#[test]
fn unsafe_code_is_where_the_page_says() {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page");
    for place in UNSAFE {
        assert!(page.contains(place), "ARCHITECTURE.md does not name {place}");
        assert!(root().join("crates").join(place).exists(), "there is no {place}");
    }
    let elsewhere: Vec<_> = found_in(crates(), &["unsafe"])
        .into_iter()
        .filter(|it| !UNSAFE.iter().any(|place| it.starts_with(&format!("crates/{place}"))))
        .collect();
    assert!(elsewhere.is_empty(), "unsafe code:\n{}", elsewhere.join("\n"));
}

#[test]
fn the_page_about_the_fast_engine_lists_every_kind_of_machine() {
    let page = fs::read_to_string(root().join("docs/fast-engine.md")).expect("the page");
    let all = format!("`ENNEAD_MACHINE={}`", Machine::ALL.map(Machine::name).join("|"));
    assert!(page.contains(&all), "docs/fast-engine.md does not say {all}");
}

/// The places in the code of `crates`, without tests, that contain one of `forbidden`.
fn found_in(crates: impl IntoIterator<Item = String>, forbidden: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    let forbidden: Vec<_> = forbidden.iter().map(|it| (it, spaced(it))).collect();
    for file in crates.into_iter().flat_map(|name| sources(&name)) {
        for (line, text) in statements(&file) {
            let text = format!(" {text}");
            let here = forbidden.iter().filter(|(_, it)| text.contains(it)).map(|(it, _)| it);
            found.extend(here.map(|it| format!("{}:{line}: `{it}`", shown(&file))));
        }
    }
    found
}

/// Words as `statements` has them, with a blank on either side.
fn spaced(part: &str) -> String {
    let spaced = part.replace("::", " :: ").replace('!', " !");
    format!(" {} ", spaced.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn every_sentence_is_in_the_locales() {
    let mut broken = Vec::new();
    // Python's exceptions and the errors in C are for programmers, and in English like others there.
    let crates = FRONT_ENDS
        .iter()
        .chain(&["api", "booklet", "game", "proof"])
        .filter(|&&name| name != "python" && name != "c");
    for file in crates.flat_map(|name| sources(name)) {
        let allowed: Vec<_> =
            NOT_SENTENCES.iter().filter(|(path, _)| shown(&file).ends_with(path)).collect();
        for (line, text) in literals(&file) {
            if is_a_sentence(&text) && !allowed.iter().any(|(_, start)| text.starts_with(start)) {
                broken.push(format!("{}:{line}: {text:?}", shown(&file)));
            }
        }
    }
    assert!(broken.is_empty(), "a sentence belongs in crates/text/locales:\n{}", broken.join("\n"));
}

/// Whether it is meant to be read: three or more words in a row, made of letters.
fn is_a_sentence(text: &str) -> bool {
    let word = |it: &str| {
        let it = it.trim_matches(|c: char| ".,:;!?()`'\"".contains(c));
        it.len() > 1 && it.chars().all(|c| c.is_alphabetic()) || it == "a"
    };
    let mut run = 0;
    text.split(' ').any(|it| {
        run = if word(it) { run + 1 } else { 0 };
        run == 3
    })
}

/// The rows of the table under "The crates". A row without a name goes on with the one above.
fn rows() -> Vec<Row> {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page");
    let table = page.split("## The crates").nth(1).expect("its heading");
    let table = table.split("\n## ").next().expect("a section");
    let quoted = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let mut rows: Vec<Row> = Vec::new();
    for line in table.lines().filter(|line| line.starts_with("| `") || line.starts_with("| |")) {
        let cells: Vec<_> = line.trim_matches('|').split('|').collect();
        let row = Row { names: quoted(cells[0]), uses: quoted(cells[2]) };
        match rows.last_mut() {
            Some(above) if row.names.is_empty() => above.uses.extend(row.uses),
            _ => rows.push(row),
        }
    }
    rows
}

/// The folders in `crates/`.
pub(crate) fn crates() -> Vec<String> {
    let folders = fs::read_dir(root().join("crates")).expect("the crates");
    folders.map(|it| name_of(&it.expect("a crate").path())).collect()
}

/// The crates of the workspace that `name` is built from, without those for its tests.
fn dependencies(name: &str) -> Vec<String> {
    let path = root().join("crates").join(name).join("Cargo.toml");
    let manifest = fs::read_to_string(path).expect("a manifest");
    let sections = manifest.split("\n[").filter(|it| it.starts_with("dependencies]"));
    let ours = sections.flat_map(str::lines).filter_map(|line| {
        let name = line.split(['.', ' ', '=']).next()?;
        if name == "ennead" { Some(name) } else { name.strip_prefix("ennead-") }
    });
    ours.map(str::to_owned).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

fn name_of(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

/// The source files of a crate.
pub(crate) fn sources(name: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![root().join("crates").join(name).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") && name_of(&path) != "tests.rs"
            {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The tokens of a file without comments, attributes and tests.
pub(crate) fn tokens(file: &Path) -> Vec<(usize, Token)> {
    let text = fs::read_to_string(file).expect("a source file");
    let stream = TokenStream::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", shown(file)));
    let mut found = Vec::new();
    walk(stream, &mut found);
    found
}

pub(crate) enum Token {
    Word(String),
    Literal(String),
}

fn walk(stream: TokenStream, found: &mut Vec<(usize, Token)>) {
    let mut trees = stream.into_iter().peekable();
    let mut of_tests = false;
    while let Some(tree) = trees.next() {
        let line = tree.span().start().line;
        match tree {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                if matches!(trees.peek(), Some(TokenTree::Punct(mark)) if mark.as_char() == '!') {
                    trees.next();
                }
                if let Some(TokenTree::Group(group)) = trees.next() {
                    let text = group.stream().to_string().replace(' ', "");
                    of_tests |= text == "cfg(test)" || text == "cfg(doctest)" || text == "test";
                }
            }
            TokenTree::Group(group) => {
                let braces = group.delimiter() == Delimiter::Brace;
                if of_tests {
                    of_tests = !braces;
                    continue;
                }
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                found.push((line, Token::Word(open.to_owned())));
                walk(group.stream(), found);
                found.push((line, Token::Word(close.to_owned())));
            }
            TokenTree::Punct(mark) if of_tests => of_tests = mark.as_char() != ';',
            _ if of_tests => {}
            TokenTree::Literal(literal) => {
                found.push((line, Token::Literal(literal.to_string())));
            }
            TokenTree::Ident(word) => found.push((line, Token::Word(word.to_string()))),
            TokenTree::Punct(mark) => {
                let text = mark.as_char().to_string();
                match found.last_mut() {
                    // `::` is part of one word.
                    Some((_, Token::Word(last))) if last == ":" && text == ":" => last.push(':'),
                    _ => found.push((line, Token::Word(text))),
                }
            }
        }
    }
}

/// The words of each line of code, separated by blanks; literals are left out.
fn statements(file: &Path) -> BTreeMap<usize, String> {
    let mut lines = BTreeMap::<usize, String>::new();
    for (line, token) in tokens(file) {
        if let Token::Word(word) = token {
            let text = lines.entry(line).or_default();
            text.push_str(&word);
            text.push(' ');
        }
    }
    lines
}

/// The texts in the code that a user could see: without the messages of panics and assertions.
fn literals(file: &Path) -> Vec<(usize, String)> {
    let tokens = tokens(file);
    let mut texts = Vec::new();
    for (at, (line, token)) in tokens.iter().enumerate() {
        let Token::Literal(text) = token else { continue };
        let before = tokens[..at].iter().rev().take(3).filter_map(|(_, token)| match token {
            Token::Word(word) => Some(word.as_str()),
            Token::Literal(_) => None,
        });
        let mut before: Vec<_> = before.filter(|&it| it != "(" && it != "!").collect();
        before.truncate(1);
        let promise = ["expect", "panic", "unreachable", "assert", "debug_assert", "todo"];
        if text.contains('"') && !before.iter().any(|it| promise.contains(it)) {
            texts.push((*line, text.trim_matches(['"', 'r', '#']).to_owned()));
        }
    }
    texts
}
