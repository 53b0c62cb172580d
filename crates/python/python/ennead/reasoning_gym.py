"""Sudokus as a data set of reasoning-gym, under the name ``ennead_sudoku``.

>>> import reasoning_gym, ennead.reasoning_gym
>>> data = reasoning_gym.create_dataset("ennead_sudoku", level="hard", seed=7, size=1000)
>>> data.score_answer(data[3]["answer"], data[3])
1.0

An item depends on the seed and its number through a hash, so data sets of different seeds have no puzzle in common.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Optional

import numpy as np
from reasoning_gym.coaching import BaseCurriculum, ScalarAttributeDefinition
from reasoning_gym.factory import ProceduralDataset, register_dataset

from . import answers
from ._ennead import generate, solve

__all__ = ["Sudoku", "SudokuConfig", "SudokuCurriculum"]

NAME = "ennead_sudoku"
LEVELS = ("easy", "medium", "hard", "very-hard", "extreme")
#: Items that are made together.
BLOCK = 64


@dataclass
class SudokuConfig:
    """What the puzzles are like: of a level, or of a range of ER, or with a number of empty cells."""

    level: Optional[str] = "medium"
    rating: Optional[tuple[float, float]] = None
    empty: Optional[int] = None
    form: str = "rows"
    seed: Optional[int] = None
    size: int = 500

    def validate(self) -> None:
        wishes = [self.rating is not None, self.empty is not None]
        assert sum(wishes) <= 1, "either a rating or a number of empty cells"
        assert any(wishes) or self.level in LEVELS, f"level must be one of {', '.join(LEVELS)}"
        assert self.empty is None or 1 <= self.empty <= 64, "empty must be 1 to 64"
        assert self.form in answers.FORMS, f"form must be one of {', '.join(answers.FORMS)}"


def mix(*parts: object) -> int:
    """A seed that depends on all parts."""
    digest = hashlib.sha256("\n".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big")


class Sudoku(ProceduralDataset):
    """The data set. An item is the same whenever it is asked for."""

    def __init__(self, config: SudokuConfig):
        super().__init__(config=config, seed=config.seed, size=config.size)
        self._block: Optional[int] = None
        self._texts: tuple[list[str], list[str]] = ([], [])

    def _made(self, block: int) -> tuple[list[str], list[str]]:
        if self._block != block:
            config = self.config
            wish: dict[str, Any] = {"level": config.level}
            if config.rating is not None:
                wish = {"rating": tuple(config.rating)}
            elif config.empty is not None:
                wish = {"clues": 81 - config.empty}
            puzzles = generate(BLOCK, seed=mix(NAME, self.seed, block), threads=1, **wish)
            self._texts = (_texts(puzzles), _texts(solve(puzzles, threads=1)["solution"]))
            self._block = block
        return self._texts

    def __getitem__(self, idx: int) -> dict[str, Any]:
        puzzles, solutions = self._made(idx // BLOCK)
        puzzle, solution = puzzles[idx % BLOCK], solutions[idx % BLOCK]
        metadata = {
            "source_dataset": NAME,
            "source_index": idx,
            "puzzle": puzzle,
            "solution": solution,
            "num_empty": puzzle.count("."),
            "difficulty": {"level": self.config.level, "rating": self.config.rating, "empty": self.config.empty},
        }
        question = answers.ask(puzzle, self.config.form)
        return {"question": question, "answer": answers.show(solution), "metadata": metadata}

    def score_answer(self, answer: Optional[str], entry: dict[str, Any]) -> float:
        """1 for the whole solution, 0 for anything else: see :func:`ennead.answers.read`."""
        return answers.score(answer, entry["metadata"]["solution"])


def _texts(grids: np.ndarray) -> list[str]:
    characters = np.frombuffer(b".123456789", dtype=np.uint8)[grids]
    return [row.tobytes().decode() for row in characters]


class SudokuCurriculum(BaseCurriculum):
    """From easy to extreme."""

    def __init__(self) -> None:
        super().__init__(SudokuCurriculum.__name__, SudokuConfig)
        self._define_attributes(
            ScalarAttributeDefinition(
                name="level", field_name="level", levels=list(LEVELS), description="The level by Sudoku Explainer's rating"
            )
        )


register_dataset(NAME, Sudoku, SudokuConfig, SudokuCurriculum)
