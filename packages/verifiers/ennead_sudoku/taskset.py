"""The task set for verifiers 0.4."""

from __future__ import annotations

import ennead
import verifiers.v1 as vf
from ennead import answers

from .puzzles import made

__all__ = ["SudokuTaskset"]


class SudokuData(vf.TaskData):
    """A puzzle and its solution, 81 characters each."""

    puzzle: str
    answer: str


class SudokuConfig(vf.TasksetConfig):
    """What the puzzles are like."""

    level: str = "easy"
    count: int = 500
    seed: int = 0
    form: str = "rows"


class SudokuTask(vf.Task[SudokuData]):
    @vf.reward(weight=1.0)
    async def exact(self, trace) -> float:
        """1 for the whole solution, else 0."""
        return answers.score(trace.last_reply, self.data.answer)

    @vf.metric
    async def read(self, trace) -> float:
        """Whether the answer ended with any grid."""
        return float(bool(answers.read(trace.last_reply)))

    async def validate(self, runtime) -> bool:
        """Whether the puzzle has this solution only, and the scoring takes it and no other."""
        data = self.data
        copied = data.puzzle.replace(".", "1")
        return (
            ennead.solve(data.puzzle) == data.answer
            and answers.score(answers.show(data.answer), data.answer) == 1
            and answers.score(copied, data.answer) == 0
        )


class SudokuTaskset(vf.Taskset[SudokuTask, SudokuConfig]):
    def load(self):
        config = self.config
        for puzzle, answer in made(config.level, config.count, config.seed, "train"):
            data = SudokuData(prompt=answers.ask(puzzle, config.form), puzzle=puzzle, answer=answer)
            yield SudokuTask(data, config.task)
