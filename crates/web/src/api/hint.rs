//! Hints and paths: `POST /api/v1/game/hint`, `POST /api/v1/explain`.

use axum::Json;
use axum::extract::State;
use ennead::{CellSet, Puzzle, Verdict, solution};
use ennead_draw::{Drawing, LinkEnd, LinkKind};
use ennead_logic::{Hint, Options, PathFinder, Position, Step, Table};
use ennead_text::Words;
use serde::Deserialize;
use serde_json::{Value, json};

use super::check::names;
use super::game::restored;
use super::receive::{Body, Spoken};
use super::{Problem, Shared, read_one};
use crate::speech;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    game: ennead_game::SavedGame,
    /// 1 where to look, 2 which technique, 3 the step.
    #[serde(default = "all")]
    depth: u8,
}

const fn all() -> u8 {
    3
}

/// The next step from where the game stands, shown to a depth; mistakes come first.
pub(super) async fn hint(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(Question { game, depth }): Body<Question>,
) -> Result<Json<Value>, Problem> {
    if !(1..=3).contains(&depth) {
        return Err(Problem::out_of_bounds("depth", 1, 3));
    }
    let game = restored(&game)?;
    let words = speech::words(language);
    let board = game.board();
    let conflicts = board.conflicts();
    if !conflicts.is_empty() {
        let list = names(conflicts).join(" ");
        let args = [("count", conflicts.len().into()), ("cells", list.into())];
        let sentence = words.say_with("check-conflicts", &args);
        return Ok(Json(json!({
            "kind": "mistakes", "sentences": [sentence], "cells": names(conflicts),
        })));
    }
    let marks = board.candidates();
    let position = Position::from_marks(&board.givens, &board.placed, &marks)
        .map_err(|clash| Problem::wrong_call(clash.to_string()))?;
    let givens = board.givens;
    let hint = api.brief.run(move |stop| {
        let solution = Puzzle::try_from(givens).ok().and_then(|puzzle| solution(&puzzle));
        finder(solution.is_some()).hint(&position, solution.as_ref(), stop)
    });
    let hint = hint.await?.map_err(Problem::stopped)?;
    let sentences: Vec<_> = (1..=depth).map(|depth| words.hint(&hint, depth)).collect();
    Ok(Json(match &hint {
        Hint::Solved => json!({ "kind": "solved", "sentences": [words.say("hint-solved")] }),
        Hint::Stuck => json!({ "kind": "stuck", "sentences": [words.say("hint-stuck")] }),
        Hint::Mistakes(mistakes) => {
            let cells: CellSet = mistakes.digits.iter().map(|wrong| wrong.cell()).collect();
            json!({
                "kind": "mistakes",
                "sentences": [words.hint(&hint, 1)],
                "cells": names(cells | mistakes.struck),
            })
        }
        Hint::Step(step) => {
            let houses: Vec<_> = step.region().iter().map(|house| house.to_string()).collect();
            json!({
                "kind": "step",
                "technique": step.technique,
                "sentences": sentences,
                "houses": houses,
                "step": (depth == 3).then(|| told(words, step)),
            })
        }
    }))
}

fn finder(unique: bool) -> PathFinder {
    PathFinder::new(Table::hodoku(), Options { uniqueness: unique, ..Options::DEFAULT })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Explain {
    puzzle: String,
}

/// The whole path by logic, step by step.
pub(super) async fn explain(
    State(api): Shared,
    Spoken(language): Spoken,
    Body(Explain { puzzle }): Body<Explain>,
) -> Result<Json<Value>, Problem> {
    let sheet = read_one(&puzzle, language)?;
    let words = speech::words(language);
    let puzzle = Puzzle::try_from(sheet.givens)
        .map_err(|clash| Problem::wrong_call(words.clash(&sheet.givens, clash.cells)))?;
    let marks = sheet.candidates_or_allowed();
    let start = Position::from_marks(&sheet.givens, &sheet.placed, &marks)
        .map_err(|clash| Problem::wrong_call(clash.to_string()))?;
    let (verdict, path) = api
        .brief
        .run(move |stop| {
            let verdict = Verdict::of(&puzzle);
            Ok((verdict, finder(verdict.is_unique()).path(&start, stop)?))
        })
        .await?
        .map_err(Problem::stopped)?;
    let steps = path.positions().map(|(before, step)| {
        let mut told = told(words, step);
        told["placed"] = digits(&before).into();
        told["marks"] = marks_of(&before).into();
        told
    });
    let steps: Vec<_> = steps.collect();
    let hardest = Table::hodoku().hardest(path.steps.iter().map(|step| step.technique));
    Ok(Json(json!({
        "puzzle": sheet.givens.to_string(),
        "verdict": verdict.name(),
        "verdict_sentence": words.verdict(verdict, puzzle.missing()),
        "unique": verdict.is_unique(),
        "solved": path.end.is_solved(),
        "level": words.hodoku_level(path.level),
        "score": path.score,
        "hardest": hardest.map(|name| words.technique(name)),
        "steps": steps,
        "end": { "placed": digits(&path.end), "marks": marks_of(&path.end) },
    })))
}

fn digits(position: &Position) -> String {
    position.digits().to_string()
}

fn marks_of(position: &Position) -> Vec<u16> {
    ennead::Cell::ALL.map(|cell| position.candidates(cell).bits()).to_vec()
}

fn told(words: &Words, step: &Step) -> Value {
    let list =
        |set: &ennead_logic::CandidateSet| set.iter().map(|it| it.to_string()).collect::<Vec<_>>();
    json!({
        "technique": step.technique,
        "name": words.technique(step.technique),
        "say": words.step(step),
        "placements": list(&step.placements),
        "eliminations": list(&step.eliminations),
        "drawing": drawn(&step.draw()),
    })
}

/// The marks of a drawing, by role.
fn drawn(drawing: &Drawing) -> Value {
    let end = |end: &LinkEnd| json!({ "digit": end.digit.get(), "cells": names(end.cells) });
    json!({
        "cells": drawing.cells.iter().map(|(cell, role)| json!([cell.to_string(), role.name()])).collect::<Vec<_>>(),
        "candidates": drawing.candidates.iter().map(|(it, role)| json!([it.to_string(), role.name()])).collect::<Vec<_>>(),
        "houses": drawing.houses.iter().map(|(house, role)| json!([house.to_string(), role.name()])).collect::<Vec<_>>(),
        "links": drawing.links.iter().map(|link| json!({
            "from": end(&link.from),
            "to": end(&link.to),
            "kind": match link.kind { LinkKind::Strong => "strong", LinkKind::Weak => "weak" },
        })).collect::<Vec<_>>(),
        "letters": drawing.letters.iter().map(|(at, letter)| json!([end(at), letter.to_string()])).collect::<Vec<_>>(),
    })
}
