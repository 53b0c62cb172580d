"""How hard are random minimal puzzles? A histogram of their ratings, and ratings against givens.

    python ratings.py puzzles.txt        # a puzzle a line; 100,000 random minimal ones take a core a minute

Every cell can be pasted into a notebook.
"""

# %% Puzzles
import sys

import numpy as np

import ennead


def read(file: str) -> np.ndarray:
    """The puzzles of a file of lines, as numbers of shape (n, 81)."""
    with open(file) as lines:
        puzzles = ennead.convert([line[:81] for line in lines if not line.startswith("#")])
    return np.array([[int(c) if c != "." else 0 for c in puzzle] for puzzle in puzzles], np.uint8)


# %% Ratings
def rated(puzzles: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The rating of each puzzle (ER), and its number of givens."""
    return ennead.rate(puzzles)["er"], (puzzles != 0).sum(axis=1)


# %% A histogram
def histogram(er: np.ndarray) -> str:
    """Bars of text: how many puzzles in each half of a point of the scale."""
    counts, edges = np.histogram(er, bins=np.arange(1.0, 12.5, 0.5))
    scale = 60 / counts.max()
    return "\n".join(
        f"{low:4.1f} {count:7} {'█' * round(count * scale)}" for low, count in zip(edges, counts) if count
    )


# %% Ratings against givens
def by_givens(er: np.ndarray, givens: np.ndarray) -> str:
    lines = ["givens puzzles   mean  median  hardest"]
    for number in np.unique(givens):
        of = er[givens == number]
        lines.append(f"{number:6} {len(of):7} {of.mean():6.2f} {np.median(of):7.1f} {of.max():8.1f}")
    return "\n".join(lines)


# %%
if __name__ == "__main__":
    puzzles = read(sys.argv[1])
    er, givens = rated(puzzles)
    print(histogram(er), by_givens(er, givens), sep="\n\n")
