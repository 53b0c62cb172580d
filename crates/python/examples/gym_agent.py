"""A small agent that learns easy puzzles in half a minute, with NumPy alone.

    python gym_agent.py [LEVEL]

It knows of each action only how many digits the cell can take and in how many places of a row, column or box the
digit can go, and learns a weight for each of these numbers by policy gradient (REINFORCE): what a player
calls naked and hidden singles.
"""

import sys
import time

import numpy as np

from ennead.gym import SudokuVec

LEVEL = sys.argv[1] if len(sys.argv) > 1 else "easy"
BOARDS, STEPS, RATE = 256, 600, 0.3


def features(mask):
    """Two numbers from 0 to 9 for each action: digits of the cell, places of the digit."""
    mask = mask.reshape(-1, 9, 9, 9)
    digits = mask.sum(axis=3, dtype=np.int8)[:, :, :, None].repeat(9, axis=3)
    rows = mask.sum(axis=2, dtype=np.int8, keepdims=True)
    columns = mask.sum(axis=1, dtype=np.int8, keepdims=True)
    boxes = mask.reshape(-1, 3, 3, 3, 3, 9).sum(axis=(2, 4), dtype=np.int8)
    boxes = boxes.repeat(3, axis=1).repeat(3, axis=2)
    places = np.minimum(np.minimum(rows, columns), boxes)
    return digits.reshape(-1, 729), places.reshape(-1, 729)


def play(weights, steps, random, learn, puzzle_seed):
    """Plays; the share of episodes that were solved without a single wrong digit, and of right digits."""
    world = SudokuVec(BOARDS, [LEVEL], mask="legal", rewards={"wrong": -1.0}, puzzle_seed=puzzle_seed, max_episode_steps=81)
    _, info = world.reset(seed=puzzle_seed)
    right = total = clean = ended = 0
    flawless = np.ones(BOARDS, bool)
    for _ in range(steps):
        mask = info["action_mask"]
        digits, places = features(mask)
        wish = np.where(mask == 1, weights[0][digits] + weights[1][places], -np.inf)
        actions = (wish + random.gumbel(size=wish.shape)).argmax(axis=1)
        _, rewards, solved, cut, info = world.step(actions)
        right, total = right + (rewards > 0).sum(), total + BOARDS
        flawless &= rewards > 0
        over = solved | cut
        clean, ended = clean + (flawless & solved).sum(), ended + over.sum()
        flawless |= over
        if learn:
            chance = np.exp(wish - wish.max(axis=1, keepdims=True))
            chance /= chance.sum(axis=1, keepdims=True)
            gain = (rewards - rewards.mean()) / BOARDS
            for weight, number in zip(weights, (digits, places)):
                taken = np.bincount(number[np.arange(BOARDS), actions], gain, minlength=10)
                expected = np.bincount(number.ravel(), (chance * gain[:, None]).ravel(), minlength=10)
                weight += RATE * len(weight) * (taken - expected)
    return right / total, clean / max(ended, 1)


random = np.random.default_rng(7)
weights = np.zeros((2, 10))
for name, steps, learn, seed in [("random", 300, False, 1), ("learning", STEPS, True, 2), ("trained, on other puzzles", 300, False, 1)]:
    began = time.process_time()
    right, clean = play(weights, steps, random, learn, seed)
    seconds = time.process_time() - began
    print(f"{name:26} {right:6.1%} of the digits right, {clean:6.1%} of the puzzles without a mistake, {seconds:5.1f} s")
print("weights by digits of the cell:", weights[0][1:].round(1).tolist())
print("weights by places of the digit:", weights[1][1:].round(1).tolist())
