//! A step of a search in words.

use ennead_engine::{Action, Event};

use crate::Words;

impl Words {
    /// Where the idea of the engine called `name` comes from, if that is not a mere name.
    pub fn origin(&self, name: &str) -> Option<String> {
        let key = format!("engine-origin-{name}");
        self.has(&key).then(|| self.say(&key))
    }

    /// What the search has just done: `event`, the last one so far; `guesses` is the number of
    /// guesses so far. `None` is the start.
    pub fn event(&self, event: Option<&Event>, guesses: u64) -> String {
        let Some(event) = event else { return self.say("trace-start") };
        let cell = event.cell.map_or(String::new(), |cell| self.cell(cell));
        let digit = event.digit.map_or(String::new(), |digit| digit.to_string());
        let key = match (event.action, event.cell, event.digit) {
            (Action::Contradiction, Some(_), None) => "trace-no-candidate",
            (Action::Contradiction, Some(_), Some(_)) => "trace-clash",
            (Action::Contradiction, None, Some(_)) => "trace-no-place",
            (action, _, _) => &format!("trace-{}", action.name()),
        };
        self.say_with(
            key,
            &[
                ("cell", cell.into()),
                ("digit", digit.into()),
                ("depth", event.depth.into()),
                ("before", event.depth.saturating_sub(1).into()),
                ("guess", guesses.into()),
            ],
        )
    }

    /// How a run of the lesson's exercise ended.
    pub fn exercise(&self, ran: &ennead_engine::lesson::Ran) -> String {
        let args = [("steps", ran.steps.into()), ("clashes", ran.grid.clashes().len().into())];
        self.say_with(&format!("exercise-{}", ran.ending.name()), &args)
    }

    /// What the learner's algorithm does at a moment.
    pub fn exercise_moment(&self, moment: &ennead_engine::lesson::Moment) -> String {
        let args = [
            ("cell", moment.cell.map_or(String::new(), |cell| self.cell(cell)).into()),
            ("digit", moment.digit.map_or(String::new(), |digit| digit.to_string()).into()),
            ("calls", moment.calls.into()),
        ];
        self.say_with(&format!("exercise-now-{}", moment.doing.name()), &args)
    }
}
