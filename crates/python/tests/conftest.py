"""Puzzles and the command line, to hold answers against."""

import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "5..2.8....81.4..5....6.1...64....79......61...2.4....8..61...7.7.3825.........5.2"
EMPTY = "." * 81


def corpus(*names):
    """Puzzles of the repository's sets."""
    puzzles = []
    for name in names:
        for line in (ROOT / "testdata" / "puzzles" / f"{name}.txt").read_text().splitlines():
            if not line.startswith("#"):
                puzzles.append(line[:81])
    return puzzles


@pytest.fixture(scope="session")
def mixed():
    """Puzzles with one, several and no solution, and such that clash."""
    return corpus("unique")[:300] + corpus("several")[:100] + corpus("none")[:100] + corpus("clashing")[:50]


@pytest.fixture(scope="session")
def command_line():
    """Runs the command `ennead` on puzzles; skips where it is not built."""
    found = [ROOT / "target" / kind / "ennead" for kind in ("release", "debug")]
    program = next((path for path in found if path.exists()), shutil.which("ennead"))
    if program is None:
        pytest.skip("the command line is not built")

    def run(puzzles, *args):
        text = "\n".join(puzzles) + "\n"
        ended = subprocess.run([program, *args], input=text, capture_output=True, text=True, env={"LC_ALL": "C"})
        assert ended.returncode <= 1, ended.stderr
        return ended.stdout.splitlines()

    return run
