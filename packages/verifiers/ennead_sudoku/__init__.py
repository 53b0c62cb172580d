"""Sudokus of a chosen level, scored exactly, for verifiers: 0.1 to 0.3 by :func:`load_environment`, 0.4 by
:class:`SudokuTaskset`."""

from __future__ import annotations

from typing import Any

from ennead import answers

from .puzzles import made

# 0.4 wants exactly one task set here. It is in a module of its own, since 0.1 lacks what it is made of.
__all__ = ["SudokuTaskset"]


def __getattr__(name: str) -> Any:
    if name == "SudokuTaskset":
        from .taskset import SudokuTaskset

        return SudokuTaskset
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load_environment(
    level: str = "easy", count: int = 500, eval_count: int = 100, seed: int = 0, form: str = "rows"
) -> Any:
    """The environment for versions 0.1 to 0.3: one answer for each puzzle."""
    import verifiers as vf
    from datasets import Dataset

    def rows(purpose: str, number: int) -> Dataset:
        return Dataset.from_list(
            [
                {"question": answers.ask(puzzle, form), "answer": solution, "info": {"puzzle": puzzle}}
                for puzzle, solution in made(level, number, seed, purpose)
            ]
        )

    def exact(completion: Any, answer: str) -> float:
        return answers.score(_said(completion), answer)

    def read(completion: Any) -> float:
        return float(bool(answers.read(_said(completion))))

    rubric = vf.Rubric(funcs=[exact, read], weights=[1.0, 0.0])
    return vf.SingleTurnEnv(dataset=rows("train", count), eval_dataset=rows("eval", eval_count), rubric=rubric)


def _said(completion: Any) -> str:
    return completion if isinstance(completion, str) else completion[-1]["content"]
