"""Sudoku by the million: solve, judge, rate, explain, canonicalise.

Every function takes one puzzle or many. One gives an object, many give columns:

>>> import ennead
>>> ennead.verdict("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
'easy'
>>> ennead.count(["." * 81, "55" + "." * 79])
array([2, 0])

Puzzles with rules, and on other boards, are solved, counted, checked and converted:

>>> ennead.solve("4x4; thermometer: r1c1-4; cage 5: r2c2 r2c3; given 3: r2c1; given 1: r3c2; given 4: r4c1")
'1234341221434321'

A list or a NumPy array (uint8, shape (n, 81), 0 for an empty cell) gives NumPy arrays; an Arrow
array gives Arrow. The work is shared over all cores and holds no lock of Python's.
"""

from ._answers import Check, Cross, Hint, ImageGrid, Judged, JudgedClaim, Path, Rating, RatingStep, Step
from ._dataset import dataset
from ._ennead import (
    CrossError,
    IgnoredWarning,
    PuzzleError,
    __version__,
    canon,
    check,
    convert,
    count,
    cross,
    explain,
    generate,
    hint,
    judge,
    rate,
    read_image,
    solve,
    verdict,
)

__all__ = [
    "Check",
    "Cross",
    "CrossError",
    "Hint",
    "IgnoredWarning",
    "ImageGrid",
    "Judged",
    "JudgedClaim",
    "Path",
    "PuzzleError",
    "Rating",
    "RatingStep",
    "Step",
    "canon",
    "check",
    "convert",
    "count",
    "cross",
    "dataset",
    "explain",
    "generate",
    "hint",
    "judge",
    "rate",
    "read_image",
    "solve",
    "verdict",
]
