//! Watch: a classic engine at work, event by event, alone or in a race.

use ennead::ENGINES;
use ennead::engine::{Arrays, CoverMatrix, Engine};
use ennead::{Candidate, Cell, Digit};
use maud::{Markup, html};
use serde_json::json;

use super::{Asked, Page};
use crate::frame::Inside;
use crate::{chart, grid, icon};

pub(super) static PAGE: Page = Page { path: "watch", name: "web-watch", show };

/// The puzzle in the source of the Befunge program.
const BEFUNGE: &str =
    ".....3.17.15..9..8.6.......1....7.....9...2.....5....4.......2.5..6..34.34.2.....";

const WORDS: &str = "
    watch-play watch-pause watch-of watch-speed watch-rstack-cell watch-rstack-open
    watch-rlatter-text watch-none-found watch-at watch-cut watch-tree-root watch-tree-inside
    watch-no-stack watch-linked watch-line watch-line-back watch-tree-dead watch-tree-now
    watch-tries-label watch-tries-cell watch-cover-label watch-cover-row watch-cover-open
    watch-cover-taken watch-cover-gone watch-columns-label watch-group-0 watch-group-1
    watch-group-2 watch-group-3 web-watch watch-race-open watch-race-won watch-race-even watch-race-cut
";

/// The engines that can be watched.
pub(crate) fn watchable() -> impl Iterator<Item = &'static dyn Engine> {
    ENGINES.iter().copied().filter(|engine| engine.pseudocode().is_some())
}

/// The engine that is watched unless another is chosen.
pub(crate) fn best() -> &'static str {
    let best = watchable().find(|engine| engine.name() == "guess-ladder");
    best.or_else(|| watchable().last()).expect("there are classic engines").name()
}

fn show(asked: &Asked<'_>) -> Inside {
    let known = |name: &str| watchable().find(|engine| engine.name() == name);
    let best = best();
    let engine = asked.value("engine").and_then(known).map_or(best, Engine::name);
    let rival = asked.value("race").map(|name| known(name).map_or("backtracking", Engine::name));
    let puzzle = asked.value("puzzle").unwrap_or(BEFUNGE).to_owned();
    let main = match rival {
        None => alone(asked, engine, &puzzle),
        Some(rival) => race(asked, [engine, rival], &puzzle),
    };
    let heads = |engine: &dyn Engine| {
        let code = engine.pseudocode().expect("a watchable engine has pseudocode");
        let lines = code.lines();
        let head = |procedure: u8| {
            let line = lines.iter().find(|line| line.procedure == procedure);
            line.map_or("", |line| asked.words.pseudocode(&line.line))
        };
        lines.iter().map(|line| head(line.procedure)).collect::<Vec<_>>()
    };
    let modules: serde_json::Map<_, _> =
        watchable().map(|engine| (engine.name().to_owned(), json!(heads(engine)))).collect();
    let data = json!({
        "puzzle": puzzle,
        // The engine to race against unless another is chosen.
        "rival": if engine == "backtracking" { best } else { "backtracking" },
        "engines": match rival { None => vec![engine], Some(rival) => vec![engine, rival] },
        "modules": modules,
        "arrays": known(engine).and_then(Engine::arrays).map(Arrays::name),
        // The four columns of each row of the matrix, for the engine that works on it.
        "matrix": (known(engine).and_then(Engine::arrays) == Some(Arrays::Cover)).then(matrix),
    });
    Inside { main, words: &[grid::WORDS, WORDS], data }
}

/// For each candidate, cell by cell, the columns of the exact cover in which it has a 1.
fn matrix() -> Vec<[usize; 4]> {
    let digits =
        |cell| Digit::ALL.map(|digit| CoverMatrix::columns_of(Candidate::new(digit, cell)));
    Cell::ALL.into_iter().flat_map(digits).collect()
}

fn code(asked: &Asked<'_>, engine: &str) -> Markup {
    let engine = watchable().find(|it| it.name() == engine).expect("a watchable engine");
    let code = engine.pseudocode().expect("a watchable engine has pseudocode");
    chart::listing(code, asked.words)
}

fn engine_choice(asked: &Asked<'_>, id: &str, chosen: &str) -> Markup {
    html! {
        label.vh for=(id) { (asked.say("watch-engine")) }
        select id=(id) {
            @for engine in watchable() {
                option selected[engine.name() == chosen] { (engine.name()) }
            }
        }
    }
}

fn alone(asked: &Asked<'_>, engine: &str, puzzle: &str) -> Markup {
    let say = |key| asked.say(key);
    let tab = |id: &str, key, on: bool, narrow: bool| {
        html! {
            button.only-narrow[narrow] role="tab" id={ "t-" (id) } aria-selected=(on.to_string())
                aria-controls={ "p-" (id) } tabindex=(if on { 0 } else { -1 }) { (say(key)) }
        }
    };
    let fact = |id: &str, key| html! { p { (say(key)) " " b id=(id) { "0" } } };
    let pseudocode = watchable().find(|it| it.name() == engine).and_then(Engine::pseudocode);
    html! {
        main.watch id="main" {
            div.title {
                @let title = if puzzle == BEFUNGE { say("watch-befunge") } else { say("web-watch") };
                h1 title=(title) { (title) }
                div.facts.row6.only-wide role="group" aria-label=(say("watch-counters")) {
                    (fact("n-guesses", "watch-guesses"))
                    (fact("n-backtracks", "watch-undos"))
                    (fact("n-dead", "watch-dead-ends"))
                    (fact("n-depth", "watch-depth"))
                    (fact("n-deepest", "watch-deepest"))
                    (fact("n-filled", "watch-filled"))
                }
                div.end {
                    (engine_choice(asked, "engine", engine))
                    button id="puzzle" aria-expanded="false" aria-controls="puzzle-form" { (say("watch-puzzle")) }
                    button.only-wide id="race" { (say("watch-race")) }
                }
            }
            (puzzle_form(asked, puzzle))
            div.a-grid {
                @let (name, about) = match keeps_candidates(engine) {
                    true => ("watch-grid", "watch-grid-about"),
                    false => ("watch-grid-plain", "watch-grid-plain-about"),
                };
                p.lab { b { (say(name)) } span.only-wide { (say(about)) } }
                (grid::empty("grid", &format!("Sudoku, {engine}"), true))
            }
            (fields(asked, engine))
            div.think {
                div.tabs role="tablist" aria-label=(say("web-watch")) {
                    (tab("code", "watch-code", true, false))
                    (tab("chart", "watch-chart", false, false))
                    (tab("stack", "watch-stack", false, false))
                    (tab("tree", "watch-tree", false, false))
                    (tab("arrays", "watch-arrays", false, true))
                }
                div id="p-code" role="tabpanel" aria-labelledby="t-code" tabindex="0" { (code(asked, engine)) }
                div id="p-chart" role="tabpanel" aria-labelledby="t-chart" tabindex="0" hidden {
                    @if let Some(pseudocode) = pseudocode { (chart::structure(pseudocode, asked.words)) }
                }
                div id="p-stack" role="tabpanel" aria-labelledby="t-stack" tabindex="0" hidden { ol.stack id="stack" {} }
                div id="p-tree" role="tabpanel" aria-labelledby="t-tree" tabindex="0" hidden { ol.branches id="tree" {} }
                div id="p-arrays" role="tabpanel" aria-labelledby="t-arrays" tabindex="0" hidden {}
                p.say id="say" role="status" aria-live="polite" {}
            }
            (timeline(asked, false))
        }
    }
}

/// Whether there are candidates in the grid of an engine.
fn keeps_candidates(engine: &str) -> bool {
    let engine = watchable().find(|it| it.name() == engine);
    matches!(engine.and_then(Engine::arrays), Some(Arrays::Ladder | Arrays::Crossed))
}

/// What the engine works with besides the grid: a large drawing, a small one, and some values.
fn fields(asked: &Asked<'_>, engine: &str) -> Markup {
    let say = |key| asked.say(key);
    let engine = watchable().find(|it| it.name() == engine).expect("a watchable engine");
    let arrays = engine.arrays().expect("a watchable engine has arrays");
    // The names of the large and of the small drawing, and the texts about them.
    let own = |name: &str| name.to_owned();
    let (large, about, label, small, small_about) = match arrays {
        Arrays::Ladder => (
            own("rstack"),
            "watch-rstack-about",
            "watch-rstack-label",
            own("rlatter"),
            "watch-rlatter-about",
        ),
        Arrays::Crossed => (
            say("watch-crossed"),
            "watch-crossed-about",
            "watch-crossed-label",
            say("watch-guesses-small"),
            "watch-calls-about",
        ),
        Arrays::Tries => (
            say("watch-tries"),
            "watch-tries-about",
            "watch-tries-about",
            say("watch-calls-small"),
            "watch-calls-about",
        ),
        Arrays::Cover => (
            say("watch-cover"),
            "watch-cover-about",
            "watch-cover-about",
            say("watch-columns"),
            "watch-columns-about",
        ),
    };
    html! {
        div.fields id="p-arr" {
            div {
                p.lab { b { (large) } span id="readout" { (say(about)) } }
                svg.heat27 id="rstack" viewBox="0 0 257 257" role="img" aria-label=(say(label)) {}
            }
            div.pairx {
                div {
                    p.lab { b { (small) } span { (say(small_about)) } }
                    svg.small9 id="rlatter" viewBox="0 0 140 140" role="img" aria-label=(small) {}
                }
                dl.figs {
                    (figures(asked, arrays))
                    dt { (say("watch-in-module")) } dd id="v-module" { "–" }
                    dt { (say("watch-cell")) } dd id="v-cell" { "–" }
                }
            }
        }
    }
}

/// The values of an engine that are not in its drawings, as they are at the beginning.
fn figures(asked: &Asked<'_>, arrays: Arrays) -> Markup {
    let say = |key| asked.say(key);
    html! {
        @match arrays {
            Arrays::Ladder => {
                dt { "recursionLevel" } dd id="v-level" { "1" }
                dt { "solvedCells" } dd id="v-solved" { "0" }
            }
            Arrays::Crossed | Arrays::Tries => {
                dt { (say("watch-depth")) } dd id="v-level" { "1" }
                dt { (say("watch-filled")) } dd id="v-solved" { "0" }
            }
            Arrays::Cover => {
                dt { (say("watch-rows-taken")) } dd id="v-taken" { "0" }
                dt { (say("watch-rows-left")) } dd id="v-rows" { "729" }
                dt { (say("watch-columns-left")) } dd id="v-columns" { "324" }
                dt { (say("watch-least")) } dd id="v-least" { "9" }
            }
        }
    }
}

fn puzzle_form(asked: &Asked<'_>, puzzle: &str) -> Markup {
    html! {
        form.puzzleform id="puzzle-form" hidden {
            label for="puzzle-text" { (asked.say("watch-puzzle-label")) }
            input id="puzzle-text" type="text" value=(puzzle) autocomplete="off" spellcheck="false";
            button.main { (asked.say("watch-this")) }
            p.err id="error" role="alert" hidden {}
        }
    }
}

fn race(asked: &Asked<'_>, engines: [&str; 2], puzzle: &str) -> Markup {
    let say = |key| asked.say(key);
    html! {
        main.race id="main" {
            div.title {
                h1 { (say("watch-race")) }
                p.only-wide { (say("watch-race-about")) }
                div.end {
                    (engine_choice(asked, "engine", engines[0]))
                    (engine_choice(asked, "rival", engines[1]))
                    button id="puzzle" aria-expanded="false" aria-controls="puzzle-form" { (say("watch-puzzle")) }
                    button id="alone" { (say("watch-alone")) }
                }
            }
            (puzzle_form(asked, puzzle))
            @for (lane, engine) in engines.iter().enumerate() {
                section.lane aria-label=(engine) {
                    header {
                        h2 { (engine) }
                        b.winner id={ "winner-" (lane) } hidden { (say("watch-race-winner")) }
                        span.stamp { b id={ "steps-" (lane) } { "0" } " " (say("watch-steps")) }
                    }
                    (grid::empty(&format!("grid-{lane}"), &format!("Sudoku, {engine}"), true))
                    div.mid2 {
                        div.lanecode id={ "code-" (lane) } tabindex="0" role="group" aria-label=(say("watch-code")) {
                            (code(asked, engine))
                        }
                        dl.figs {
                            dt { (say("watch-guesses")) } dd id={ "r-guesses-" (lane) } { "0" }
                            dt { (say("watch-undos")) } dd id={ "r-backtracks-" (lane) } { "0" }
                            dt { (say("watch-nodes")) } dd id={ "r-nodes-" (lane) } { "0" }
                            dt { (say("watch-depth")) } dd id={ "r-depth-" (lane) } { "1" }
                            dt { (say("watch-filled")) } dd id={ "r-filled-" (lane) } { "0" }
                        }
                    }
                }
            }
            div.outcome {
                p id="won" { (say("watch-race-open")) }
                p.small.soft { (say("watch-race-counts")) }
            }
            p.vh id="say" role="status" aria-live="polite" {}
            (timeline(asked, true))
        }
    }
}

fn timeline(asked: &Asked<'_>, race: bool) -> Markup {
    let say = |key| asked.say(key);
    let step = |id: &str, key, icon: &icon::Icon, main: bool| {
        html! { button.icon.main[main] id=(id) aria-label=(say(key)) title=(say(key)) { (icon) } }
    };
    html! {
        div.time {
            div.tlbox id="timeline" role="slider" tabindex="0" aria-label=(say("watch-timeline"))
                aria-valuemin="0" aria-valuemax="0" aria-valuenow="0" {
                p.lab {
                    b { (say(if race { "watch-clock" } else { "watch-timeline" })) }
                    span.legend {
                        span.only-wide { (say("watch-height")) }
                        i.lg {} (say("watch-guess")) " "
                        i.lu {} (say("watch-undo")) " "
                        i.lx { "×" } (say("watch-dead-end"))
                    }
                }
                svg.tl.racetl[race] id="overview" viewBox=(if race { "0 0 1216 96" } else { "0 0 1216 44" })
                    preserveAspectRatio="none" aria-hidden="true" {}
                @if !race {
                    svg.tl.zoom id="zoom" viewBox="0 0 1216 56" preserveAspectRatio="none" aria-hidden="true" {}
                }
            }
            div.drive {
                div.seg role="group" aria-label=(say("watch-run")) {
                    (step("first", "watch-first", &icon::FIRST, false))
                    (step("backwards", "watch-backwards", &icon::BACKWARDS, false))
                    (step("back", "watch-back", &icon::BACK, false))
                    (step("run", "watch-play", &icon::PLAY, true))
                    (step("forward", "watch-forward", &icon::FORWARD, false))
                    (step("last", "watch-last", &icon::LAST, false))
                }
                div.rowx.jumps {
                    span.soft.small.only-wide { (say("watch-next")) }
                    div.seg role="group" aria-label=(say("watch-next")) {
                        button data-jump="guess" { (say("watch-guess")) }
                        button data-jump="undo" { (say("watch-undo")) }
                        button data-jump="contradiction" { (say("watch-dead-end")) }
                        button data-jump="solution" { (say("watch-solution")) }
                    }
                }
                div.rowx.jumps {
                    span.soft.small.only-wide { (say("watch-before")) }
                    div.seg role="group" aria-label=(say("watch-before")) {
                        button data-jump-back="guess" { (say("watch-guess")) }
                        button data-jump-back="contradiction" { (say("watch-dead-end")) }
                    }
                }
                label.speed {
                    span { (say("watch-tempo")) }
                    input id="speed" type="range" min="0" max="16" value="5";
                    span id="speed-text" {}
                }
                button.link.moment id="moment" { (say("watch-link")) }
                span.stamp id="stamp" {}
            }
        }
    }
}
