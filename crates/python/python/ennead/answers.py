"""Grids in texts: how a language model is asked, and how its answer is read.

An answer counts if it is the whole solution. Copied givens, empty cells and all but one right digit earn
nothing, so that no reward can be had without solving.
"""

from __future__ import annotations

import re
from typing import Optional

__all__ = ["FORMS", "ask", "read", "score", "show"]

#: How a grid is written.
FORMS = ("line", "rows", "drawn")

_LABEL = re.compile(r"(?im)^[\s>*#|-]*(?:row|line|zeile|rij|r)\s*[1-9]\s*[:.)=-]")
#: A run of digits 1 to 9 and what may stand between them.
_RUN = re.compile(r"[1-9](?:[\s|+\-,;:*_=\[\](){}'\"`&\\]*[1-9])*")


def show(puzzle: str, form: str = "rows") -> str:
    """A grid of 81 characters as a text: a ``line``; nine ``rows`` of nine, parted by blanks; ``drawn``
    with lines between the boxes.

    >>> print(show("53..7...." + "." * 72)[:17])
    5 3 . . 7 . . . .
    """
    if form not in FORMS:
        raise ValueError(f"form={form!r}: expected one of {', '.join(FORMS)}")
    if form == "line":
        return puzzle
    rows = [puzzle[i : i + 9] for i in range(0, 81, 9)]
    if form == "rows":
        return "\n".join(" ".join(row) for row in rows)
    drawn = [" | ".join(" ".join(row[i : i + 3]) for i in (0, 3, 6)) for row in rows]
    rule = "------+-------+------"
    return "\n".join([*drawn[:3], rule, *drawn[3:6], rule, *drawn[6:]])


def ask(puzzle: str, form: str = "rows") -> str:
    """The question for a puzzle."""
    return (
        "Solve this Sudoku: every row, every column and every 3x3 box holds each of the digits 1 to 9 once. "
        "A dot is an empty cell.\n\n"
        f"{show(puzzle, form)}\n\n"
        "End your answer with the solved grid: nine rows of nine digits."
    )


def read(text: Optional[str]) -> str:
    """The grid that an answer ends with: 81 digits, or an empty text if there is none.

    Exactly: of the text after the last ``</think>``, and if there is an ``<answer>``, of the last one's inside;
    labels such as ``Row 3:`` at the beginnings of lines are left out; of the runs of digits 1 to 9 between which there is
    nothing but white space and the characters ``| + - , ; : * _ = [ ] ( ) { } ' " ` & \\``, the last that
    has 81 digits or more; of that, the last 81.

    >>> read("The answer is:\\n" + "\\n".join("1 2 3 | 4 5 6 | 7 8 9" for _ in range(9)))[:9]
    '123456789'
    >>> read("I give up.")
    ''
    """
    text = (text or "").rpartition("</think>")[2]
    if "<answer>" in text:
        text = text.rpartition("<answer>")[2].partition("</answer>")[0]
    text = _LABEL.sub("\n", text)
    found = ""
    for run in _RUN.finditer(text):
        digits = re.sub(r"[^1-9]", "", run.group())
        if len(digits) >= 81:
            found = digits[-81:]
    return found


def score(text: Optional[str], solution: str) -> float:
    """1 if the answer ends with the solution, else 0.

    >>> score(None, "1" * 81), score("1" * 81, "1" * 81)
    (0.0, 1.0)
    """
    return float(read(text) == solution)
