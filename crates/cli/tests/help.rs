//! The examples in the help run as they are; the manual and the completions are complete.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

const ENNEAD: &str = env!("CARGO_BIN_EXE_ennead");

/// Parts of examples that cannot run here: they need a terminal, a browser, a photo, a reader of
/// manuals, or minutes.
const NOT_RUN: [&str; 9] = [
    "ennead play",
    "ennead train",
    "ennead watch",
    "ennead serve",
    "ennead bench",
    "grids --classes",
    "man -l",
    ".jpg",
    ".png page",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A new folder with the examples and what else the help names.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("ennead-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("home")).unwrap();
    let copied = Command::new("cp")
        .args(["-r", "examples", "testdata"])
        .arg(&folder)
        .current_dir(root())
        .status();
    assert!(copied.unwrap().success());
    folder
}

fn run(folder: &Path, line: &str) -> Output {
    let programs = Path::new(ENNEAD).parent().unwrap().display();
    let path = std::env::var("PATH").unwrap_or_default();
    Command::new("bash")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", format!("{programs}:{path}"))
        .env("HOME", folder.join("home"))
        .env("LC_ALL", "C")
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap()
}

fn printed(folder: &Path, line: &str) -> String {
    let output = run(folder, line);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The commands listed in the help of `command`, below a heading that ends in a colon.
fn subcommands(help: &str, heading: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| *line != heading).skip(1);
    // A line that is indented further continues a description.
    let lines = lines.take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("   "));
    lines.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

/// The languages, each with the headings of the commands and of the examples in its help.
const LANGUAGES: [(&str, &str, &str); 3] = [
    ("en", "Commands:", "Examples:"),
    ("de", "Befehle:", "Beispiele:"),
    ("nl", "Opdrachten:", "Voorbeelden:"),
];

/// The help of every command in each of the languages, with the command's name.
static HELPS: LazyLock<[Vec<(String, String)>; 3]> = LazyLock::new(|| {
    LANGUAGES.map(|(language, heading, _)| {
        let mut helps = Vec::new();
        let mut names = vec![String::new()];
        while let Some(name) = names.pop() {
            let help = printed(&root(), &format!("ennead --lang {language} help {name}"));
            let inside = subcommands(&help, heading);
            names.extend(inside.iter().rev().map(|sub| format!("{name} {sub}")));
            helps.push((name, help));
        }
        helps
    })
});

/// In debug builds, clap also looks for mistakes in each command whose help it prints.
#[test]
fn everything_has_help_in_every_language() {
    for ((language, _, examples), helps) in LANGUAGES.iter().zip(&*HELPS) {
        for (name, help) in helps {
            let what = format!("ennead --lang {language} help{name}");
            assert!(help.lines().next().is_some_and(|about| !about.is_empty()), "{what}");
            let lines: Vec<_> = help.lines().take_while(|line| line != examples).collect();
            let is_entry = |line: &str| line.starts_with("  ") && !line.starts_with("       ");
            let mut entries = 0;
            for (i, line) in lines.iter().enumerate().filter(|(_, line)| is_entry(line)) {
                // Beside a name that is not long, or below.
                let beside = line.trim_start().contains("  ");
                let below = lines.get(i + 1).is_some_and(|line| line.starts_with("        "));
                assert!(beside || below, "{what}: {line}");
                entries += 1;
            }
            assert!(entries > 1, "{what}: {help}");
        }
    }
}

/// The example with smaller counts: a hundred puzzles test it as well as a hundred thousand.
fn smaller(line: &str) -> String {
    let line = line.replace("--count 100000", "--count 100").replace("--count 1000", "--count 30");
    line.replace("--augment 1000", "--augment 10")
}

#[test]
fn every_example_in_the_help_runs() {
    for ((language, ..), helps) in LANGUAGES.into_iter().zip(&*HELPS) {
        let folder = folder(&format!("examples-{language}"));
        assert!(helps.len() > 30, "{language}: {helps:?}");
        let examples = helps.iter().flat_map(|(_, help)| help.lines()).filter_map(|line| {
            let line = line.strip_prefix("  ")?;
            let begins = ["ennead ", "cat ", "source "].iter().any(|it| line.starts_with(it));
            // Two blanks separate a remark.
            begins.then(|| line.split("  ").next().unwrap_or(line))
        });
        let mut count = 0;
        // What is the same in every language has been run.
        let own =
            |line: &&str| language == "en" || line.contains("raetsel") || line.contains("puzzels");
        for line in examples.filter(own).map(smaller) {
            if NOT_RUN.iter().any(|part| line.contains(part)) {
                continue;
            }
            let output = run(&folder, &line);
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(matches!(output.status.code(), Some(0 | 1)), "{language}: {line}\n{said}");
            assert!(!said.contains("not found"), "{language}: {line}\n{said}");
            count += 1;
        }
        assert!(count > 3, "{language}: {count} examples");
        fs::remove_dir_all(folder).unwrap();
    }
}

#[test]
fn every_command_has_a_manual_page_and_no_page_is_missing() {
    let folder = folder("man");
    for ((language, ..), helps) in LANGUAGES.into_iter().zip(&*HELPS) {
        printed(&folder, &format!("ennead --lang {language} man pages-{language}"));
        let mut pages = BTreeSet::new();
        let mut named = BTreeSet::new();
        for entry in fs::read_dir(folder.join(format!("pages-{language}"))).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap().replace('\\', "");
            assert!(!text.contains("EXTRA"), "{}", path.display());
            let words = text.split(|c: char| c.is_whitespace());
            named.extend(words.filter_map(|word| word.strip_suffix("(1)")).map(str::to_owned));
            pages.insert(path.file_stem().unwrap().to_string_lossy().into_owned());
        }
        let commands: BTreeSet<String> =
            helps.iter().map(|(name, _)| format!("ennead{}", name.replace(' ', "-"))).collect();
        assert_eq!(pages, commands);
        assert!(named.is_subset(&pages), "no page: {:?}", &named - &pages);
        // The whole as one page names no other page.
        let whole = printed(&folder, &format!("ennead --lang {language} man"));
        assert!(whole.contains("CROSS SOLVE") && !whole.contains("(1)\n"), "{language}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn bash_completes_values_and_offers_files_only_where_they_are_wanted() {
    let folder = folder("completions");
    let complete = |line: &str| {
        let script = format!(
            "source <(ennead completions bash); COMP_WORDS=({line}); \
             COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _ennead ennead \"${{COMP_WORDS[-1]}}\" \
             \"${{COMP_WORDS[-2]}}\"; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        );
        let printed = printed(&folder, &script);
        printed.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    for (line, offered) in [
        ("ennead --lang ''", vec!["en", "de", "nl"]),
        ("ennead solve --engine gu", vec!["guess-ladder"]),
        ("ennead convert --to sd", vec!["sdk", "sdx", "sdm"]),
        ("ennead generate --technique x-w", vec!["x-wing"]),
        ("ennead generate --format js", vec!["json", "json-lines"]),
        ("ennead booklet --paper ''", vec!["a4", "a5", "letter", "6x9"]),
        ("ennead booklet --per-page ''", vec!["1", "2", "4", "6"]),
        ("ennead hint --cells ''", vec!["r1c5", "Z1S5", "A5", "R1K5"]),
        ("ennead draw --marks ''", vec!["none", "own", "all"]),
        ("ennead cross solve --digits c", vec!["cells"]),
        ("ennead booklet --plan exa", vec!["examples"]),
    ] {
        assert_eq!(complete(line), offered, "{line}");
    }
    for line in
        ["ennead solve --threads exa", "ennead generate --scale exa", "ennead rate --shard t"]
    {
        let offered = complete(line);
        assert!(
            !offered.iter().any(|it| it == "examples" || it == "testdata"),
            "{line}: {offered:?}"
        );
    }
    fs::remove_dir_all(folder).unwrap();
}
