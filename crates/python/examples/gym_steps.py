"""Steps a second of the environments, beside a batch written in NumPy and, if it is installed, gymnasium-sudoku.

    pip install gymnasium gymnasium-sudoku
    python gym_steps.py [SECONDS for each measurement]

All batches have the same observations and rewards, and take the same random actions. Times are this process's
CPU time, the best of five rounds in which all take turns.
"""

import sys
import time

import gymnasium
import numpy as np

import ennead
import ennead.gym

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
LIMIT = 200


class NumPyBatch:
    """What a careful user writes without Rust."""

    def __init__(self, count):
        self.puzzles = ennead.generate(4096, level="easy", seed=1)
        self.answers = ennead.solve(self.puzzles)["solution"]
        self.random, self.count = np.random.default_rng(1), count

    def reset(self):
        self.start = self.random.integers(4096, size=self.count)
        self.boards = self.puzzles[self.start]
        self.steps = np.zeros(self.count, int)
        self.rows = np.arange(self.count)

    def step(self, actions):
        cell, digit = np.divmod(actions, 9)
        digit = (digit + 1).astype(np.uint8)
        right = (self.boards[self.rows, cell] == 0) & (self.answers[self.start, cell] == digit)
        self.boards[self.rows[right], cell[right]] = digit[right]
        self.steps += 1
        solved = (self.boards > 0).all(axis=1)
        cut = ~solved & (self.steps >= LIMIT)
        over = solved | cut
        if over.any():
            last = self.boards.copy()
            self.start[over] = self.random.integers(4096, size=over.sum())
            self.boards[over] = self.puzzles[self.start[over]]
            self.steps[over] = 0
            return self.boards.copy(), right.astype(float), solved, cut, {"final_obs": last, "_final_obs": over}
        return self.boards.copy(), right.astype(float), solved, cut, {}


def batch_rate(batch, count):
    batch.reset()
    actions = np.random.default_rng(2).integers(729, size=(64, count))
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS / 5:
        for action in actions:
            batch.step(action)
        steps += actions.size
    return steps / (time.process_time() - began)


def single_rate(env, actions):
    env.reset()
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS / 5:
        for action in actions:
            _, _, over, cut, _ = env.step(action)
            if over or cut:
                env.reset()
        steps += len(actions)
    return steps / (time.process_time() - began)


def compare(rates):
    best = {name: 0.0 for name, _ in rates}
    for _ in range(5):
        for name, rate in rates:
            best[name] = max(best[name], rate())
    return best


for count in (64, 1024, 16384):
    ours = ennead.gym.SudokuVec(count)
    masked = ennead.gym.SudokuVec(count, mask="empty")
    legal = ennead.gym.SudokuVec(count, mask="legal")
    theirs = NumPyBatch(count)
    found = compare([
        ("NumPy", lambda: batch_rate(theirs, count)),
        ("ennead", lambda: batch_rate(ours, count)),
        ("ennead, masks of empty cells", lambda: batch_rate(masked, count)),
        ("ennead, masks of what is legal", lambda: batch_rate(legal, count)),
    ])
    for name, rate in found.items():
        print(f"{count:>6} boards, {name:32} {rate:14,.0f} steps/s  {rate / found['NumPy']:6.2f} x NumPy")

judged = ennead.gym.SudokuVec(64, judge=True)
print(f"    64 boards, ennead, with the judge            {batch_rate(judged, 64):14,.0f} steps/s")

random = np.random.default_rng(3)
actions = [int(action) for action in random.integers(729, size=2000)]
rates = [
    ("ennead, the environment alone", lambda: single_rate(ours_alone, actions)),
    ("ennead, by gymnasium.make", lambda: single_rate(ours_made, actions)),
    ("ennead, with the judge", lambda: single_rate(ours_judged, actions)),
]
ours_made = gymnasium.make("ennead/Sudoku-v1", disable_env_checker=True)
ours_alone = gymnasium.make("ennead/Sudoku-v1").unwrapped
ours_judged = gymnasium.make("ennead/Sudoku-v1", judge=True).unwrapped
try:
    import gymnasium_sudoku  # noqa: F401

    for version in ("v0", "v1"):
        made = gymnasium.make(f"sudoku-{version}", disable_env_checker=True)
        theirs_alone = made.unwrapped
        sample = [theirs_alone.action_space.sample() for _ in range(2000)]
        rates.append((f"gymnasium-sudoku {version}, alone", lambda e=theirs_alone, s=sample: single_rate(e, s)))
        rates.append((f"gymnasium-sudoku {version}, by make", lambda e=made, s=sample: single_rate(e, s)))
except Exception as missing:  # noqa: BLE001
    print(f"without gymnasium-sudoku: {missing}")
for name, rate in compare(rates).items():
    print(f"one board, {name:34} {rate:14,.0f} steps/s")
