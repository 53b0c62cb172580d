"""Items a second of the data set `ennead_sudoku`, beside reasoning-gym's own `sudoku`, by the number of empty cells.

    pip install reasoning-gym
    python reasoning_gym_items.py [SECONDS for each measurement]
"""

import sys
import time

import reasoning_gym

import ennead.reasoning_gym  # noqa: F401

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0


def rate(name, **options):
    data = reasoning_gym.create_dataset(name, seed=7, size=10**6, **options)
    items, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        data[items]
        items += 1
    return items / (time.process_time() - began)


for empty in (30, 50, 55, 58):
    theirs = rate("sudoku", min_empty=empty, max_empty=empty)
    ours = rate("ennead_sudoku", empty=empty)
    print(f"{empty} empty: reasoning-gym {theirs:8.1f}, ennead {ours:9,.0f} items/s, {ours / theirs:6.0f} times")

questions = set()
for seed in range(10):
    questions.update(item["question"] for item in reasoning_gym.create_dataset("ennead_sudoku", seed=seed, size=10**4, empty=45))
print(f"ten data sets of neighbouring seeds, 10,000 items each: {len(questions):,} different")
