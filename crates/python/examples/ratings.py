"""How hard are random minimal puzzles? A histogram of their ratings, and ratings against givens.

    python ratings.py [N]        # 100,000 if left out: a minute of a core

Every cell can be pasted into a notebook.
"""

# %% Puzzles
import sys

import numpy as np

import ennead

N = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000


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
    puzzles = ennead.generate(N, seed=1)
    er, givens = rated(puzzles)
    print(histogram(er), by_givens(er, givens), sep="\n\n")
