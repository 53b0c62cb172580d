"""Puzzles with their solutions, as texts."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import ennead


def made(level: str, count: int, seed: int, purpose: str) -> Iterator[tuple[str, str]]:
    """Puzzles of a level. They depend on a hash of seed and purpose, so what is for training and what is for
    evaluation have nothing in common."""
    digest = hashlib.sha256(f"ennead-sudoku\n{purpose}\n{seed}".encode()).digest()
    puzzles = ennead.generate(count, level=level, seed=int.from_bytes(digest[:8], "big"))
    for puzzle, solution in zip(puzzles, ennead.solve(puzzles)["solution"]):
        yield _text(puzzle), _text(solution)


def _text(grid) -> str:
    return "".join(".123456789"[digit] for digit in grid)
