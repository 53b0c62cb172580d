"""Sudoku as an environment of Gymnasium: one board, or many that are stepped together in Rust.

>>> import gymnasium, ennead.gym
>>> env = gymnasium.make("ennead/Sudoku-v1", levels=["easy"])
>>> observation, info = env.reset(seed=7)
>>> observation, reward, solved, cut, info = env.step(env.action_space.sample(info["action_mask"]))
>>> many = gymnasium.make_vec("ennead/Sudoku-v1", num_envs=1024)

An observation is 81 numbers, 0 for an empty cell. An action places a digit: 9·cell + digit − 1. Only right
digits stay on the board; an episode ends when it is full, or after 200 steps.

With ``marks=True``, there are pencil marks: all candidates that no digit rules out. Then an observation has 729 more
numbers, 1 for a candidate that is there, and action 729 + a strikes the candidate that action a would place. Only
candidates that are not the solution's digit are struck. So an agent can take every step of logic, not only
those that place a digit.

By default, the solution gives the rewards: 1 for a right digit, 0 for any other action. Then a guess pays
as much as a conclusion. With ``judge=True``, the step judge gives them: 1 for what follows at once
(a digit or, with marks, a candidate struck), 0 for what is right but does not follow, −1 for what
is wrong, −2 for an action that makes no sense,
such as a digit in a filled cell. ``rewards`` changes the numbers, by the names ``right``, ``struck``, ``wrong``,
``malformed`` and ``solved`` or, with the judge, those of :func:`ennead.judge`.

The puzzles are a pool made beforehand; they depend on ``puzzle_seed`` alone, and which of them is played on the seed of
``reset``. So train and test with different ``puzzle_seed``. (Different seeds give different
solution grids, except by chance.)
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, Optional

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ._ennead import _Boards, generate

__all__ = ["Sudoku", "SudokuVec"]

#: Steps of an episode.
LIMIT = 200
#: Never reached: of a single board, Gymnasium counts the steps.
ENDLESS = 2**32 - 1
#: How many episodes decide whether a curriculum goes on.
WINDOW = 200


@functools.lru_cache(maxsize=64)
def _made(kind: str, count: int, seed: int) -> np.ndarray:
    """Puzzles of a level, or of a range of ER such as ``"1.2..2.0"``."""
    if ".." in kind:
        try:
            least, most = map(float, kind.split(".."))
        except ValueError:
            raise ValueError(f"found {kind!r}, expected a range of ER such as '1.2..2.0'") from None
        made = generate(count, rating=(least, most), seed=seed)
    else:
        made = generate(count, level=kind, seed=seed)
    made.setflags(write=False)
    return made


class _Stages:
    """The puzzles of a curriculum: each stage adds those of the next level."""

    def __init__(self, levels: Sequence[str], puzzles: Optional[Any], pool: int, seed: int, promote: Optional[float]):
        if isinstance(levels, str):
            raise ValueError(f"levels={levels!r}: expected a list")
        if not levels:
            raise ValueError("found no levels")
        if pool < 1:
            raise ValueError(f"pool={pool}: expected 1 at least")
        if promote is not None and not 0 <= promote <= 1:
            raise ValueError(f"promote={promote}: expected a share, 0 to 1")
        pools = [puzzles] if puzzles is not None else [_made(level, pool, seed) for level in levels]
        self.ends = np.cumsum([len(part) for part in pools]).tolist()
        self.puzzles = pools[0] if len(pools) == 1 else np.concatenate(pools)
        self.promote = promote
        self.stage = 0 if promote is not None else len(self.ends) - 1
        self.episodes, self.solved = 0, 0

    def boards(self, count: int, limit: int, marks: bool, judge: bool, rewards: Optional[Mapping[str, float]]) -> _Boards:
        boards = _Boards(self.puzzles, count, limit, marks=marks, judge=judge, rewards=dict(rewards or {}))
        boards.choose(0, self.ends[self.stage])
        return boards

    def count(self, boards: _Boards, episodes: int, solved: int) -> None:
        """Goes on to the next stage if enough episodes ended well."""
        if self.promote is None or self.stage + 1 == len(self.ends):
            return
        self.episodes += episodes
        self.solved += solved
        if self.episodes >= WINDOW:
            if self.solved >= self.promote * self.episodes:
                self.stage += 1
                boards.choose(0, self.ends[self.stage])
            self.episodes, self.solved = 0, 0


def _spaces(marks: bool) -> tuple[Box, Discrete]:
    """The space of observations and that of actions."""
    most = np.repeat(np.array([9, 1], np.uint8), [81, 729 if marks else 0])
    return Box(np.zeros_like(most), most, dtype=np.uint8), Discrete(1458 if marks else 729)


def _is_legal(mask: str) -> bool:
    if mask not in ("legal", "empty"):
        raise ValueError(f"mask={mask!r}: expected 'legal' or 'empty'")
    return mask == "legal"


class Sudoku(gymnasium.Env):
    """One board.

    Parameters
    ----------
    levels : list of str
        Levels, or ranges of ER such as ``"1.2..2.0"``.
    puzzles : as for :func:`ennead.solve`, many, optional
        Puzzles of your own instead.
    pool : int
        How many puzzles are made of each level.
    puzzle_seed : int
        What the puzzles depend on.
    promote : float, optional
        The levels are a curriculum: it begins with the first, and adds the next when this share of 200
        episodes was solved. By default all are played from the start.
    marks : bool
        Whether there are pencil marks: 1,458 actions instead of 729, and 810 numbers in an observation.
    judge : bool
        Whether the step judge gives the rewards.
    rewards : dict, optional
        Other numbers for them.
    mask : {'legal', 'empty'}
        What ``info["action_mask"]`` allows: digits that no peer has and that are not struck, in empty cells; or
        any digit there. Candidates can be struck if they are there.
    render_mode : {'ansi'}, optional
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        levels: Sequence[str] = ("easy",),
        *,
        puzzles: Optional[Any] = None,
        pool: int = 1024,
        puzzle_seed: int = 0,
        promote: Optional[float] = None,
        marks: bool = False,
        judge: bool = False,
        rewards: Optional[Mapping[str, float]] = None,
        mask: str = "legal",
        render_mode: Optional[str] = None,
    ):
        self.observation_space, self.action_space = _spaces(marks)
        self.render_mode = render_mode
        self._legal = _is_legal(mask)
        self._stages = _Stages(levels, puzzles, pool, puzzle_seed, promote)
        self._boards = self._stages.boards(1, ENDLESS, marks, judge, rewards)
        self._played = self._solved = False

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None):
        super().reset(seed=seed)
        if self._played:
            self._stages.count(self._boards, 1, self._solved)
        self._played = self._solved = False
        observation = self._boards.reset(int(self.np_random.integers(2**63)))[0]
        self._shown = observation
        return observation.copy(), {"action_mask": self._boards.mask(self._legal)}

    def step(self, action):
        observation, reward, solved, _ = self._boards.step_one(action)
        self._played, self._solved = True, solved
        mask = np.zeros(self.action_space.n, np.int8) if solved else self._boards.mask(self._legal)
        if self.render_mode is not None:
            self._shown = observation.copy()
        return observation, reward, solved, False, {"action_mask": mask}

    def action_masks(self) -> np.ndarray:
        """The mask, as sb3-contrib's MaskablePPO asks for it."""
        return self._boards.mask(self._legal).astype(bool)

    def render(self):
        if self.render_mode != "ansi":
            return None
        rows = self._shown[:81].reshape(9, 9)
        return "\n".join("".join(str(digit) if digit else "." for digit in row) for row in rows)


class SudokuVec(VectorEnv):
    """Many boards, stepped together. A board that ends begins anew in the same step.

    The parameters are those of :class:`Sudoku`, and:

    Parameters
    ----------
    num_envs : int
    max_episode_steps : int
    mask : {'legal', 'empty'}, optional
        By default there are no masks: they take longer than the step.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        levels: Sequence[str] = ("easy",),
        *,
        max_episode_steps: int = LIMIT,
        puzzles: Optional[Any] = None,
        pool: int = 4096,
        puzzle_seed: int = 0,
        promote: Optional[float] = None,
        marks: bool = False,
        judge: bool = False,
        rewards: Optional[Mapping[str, float]] = None,
        mask: Optional[str] = None,
        render_mode: Optional[str] = None,
    ):
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(marks)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = render_mode
        self._legal = None if mask is None else _is_legal(mask)
        self._stages = _Stages(levels, puzzles, pool, puzzle_seed, promote)
        self._boards = self._stages.boards(num_envs, max_episode_steps, marks, judge, rewards)

    def _info(self) -> dict[str, Any]:
        if self._legal is None:
            return {}
        there = np.ones(self.num_envs, bool)
        return {"action_mask": self._boards.masks(self._legal), "_action_mask": there}

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None):
        super().reset(seed=seed)
        observations = self._boards.reset(int(self.np_random.integers(2**63)))
        return observations, self._info()

    def step(self, actions):
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu" or actions.shape != (self.num_envs,):
            raise ValueError(f"found actions of type {actions.dtype} and shape {actions.shape}, expected {self.num_envs} whole numbers")
        actions = np.ascontiguousarray(actions, dtype=np.int64)
        observations, rewards, solved, cut, last = self._boards.step(actions)
        info = self._info()
        if last is not None:
            over = solved | cut
            info["final_obs"], info["_final_obs"] = last, over
            self._stages.count(self._boards, int(over.sum()), int(solved.sum()))
        return observations, rewards, solved, cut, info


gymnasium.register(
    "ennead/Sudoku-v1",
    entry_point=Sudoku,
    vector_entry_point=SudokuVec,
    max_episode_steps=LIMIT,
)
