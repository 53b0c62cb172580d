"""Data sets for machine learning: the files that the module's core makes, in a folder."""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import secrets
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Optional, Union

import numpy as np

from . import _ennead

__all__ = ["dataset"]

_PLAN, _MANIFEST, _PARTS = "plan.json", "manifest.json", "parts"


def dataset(
    folder: Union[str, os.PathLike[str]],
    *,
    count: int = 1000,
    levels: Sequence[str] = (),
    ratings: Sequence[str] = (),
    techniques: Sequence[str] = (),
    clues: Optional[tuple[int, int]] = None,
    minimal: bool = False,
    sources: Optional[Mapping[str, Any]] = None,
    splits: Optional[Mapping[str, int]] = None,
    augment: int = 0,
    columns: Sequence[str] = ("rating",),
    format: str = "parquet",
    rows_per_file: int = 20_000,
    seed: Optional[int] = None,
    resume: bool = False,
    map: Optional[Callable[[Callable[[int], str], Sequence[int]], Iterable[str]]] = None,
    threads: Optional[int] = None,
) -> dict[str, Any]:
    """Makes a folder of puzzles for machine learning, as the command ``ennead dataset`` does.

    Parameters
    ----------
    folder : str or path
        An empty folder, or one that is not there.
    count : int
        How many puzzles of each kind; there is a kind for each combination of a level or range of
        ratings with a technique.
    levels, ratings, techniques : lists of str
        ``"easy"`` … ``"extreme"``; ranges of ER such as ``"1.2..2.0"``; techniques that must occur.
    clues : pair of int, optional
        The least and the greatest number of givens.
    minimal : bool
        Whether no given can be left out.
    sources : dict, optional
        Puzzles to use instead of making some: names and, for each, puzzles in any form in which
        :func:`solve` takes many. Those without exactly one solution are left out.
    splits : dict, optional
        The splits and their weights; the first split is the training set. By default
        ``{"train": 9, "test": 1}``.
    augment : int
        How many images under random symmetries are added to each puzzle of the training set.
    columns : list of {'rating', 'path', 'trace', 'boards'}
    format : {'parquet', 'jsonl', 'csv', 'extreme', 'kaggle', 'hrm', 'flat'}
    rows_per_file : int
    seed : int, optional
        The same seed and options give the same bytes. By default a random one, which
        ``manifest.json`` tells.
    resume : bool
        Whether to continue in a folder that was begun with the same options.
    map : callable, optional
        Called with a function and the numbers of the parts to be made; calls the function for each
        of them, anywhere where the folder can be written to, and returns what it returns. By
        default, one after the other on ``threads`` threads.
    threads : int, optional
        The number of threads of each part; by default one for each core, or 1 if there is a ``map``.

    Returns
    -------
    dict
        The manifest: options, splits, files with their checksums.

    Raises
    ------
    ValueError
        If an option makes no sense, or the folder holds something else.
    PuzzleError
        If a row of a source is not a puzzle.

    Examples
    --------
    >>> import tempfile
    >>> folder = tempfile.mkdtemp()
    >>> made = ennead.dataset(folder, count=20, levels=["easy"], splits={"all": 1}, seed=7)
    >>> [(split["name"], split["rows"]) for split in made["splits"]]
    [('all', 20)]
    """
    folder = pathlib.Path(folder)
    given = {name: _ennead._dataset_givens(puzzles) for name, puzzles in (sources or {}).items()}
    if seed is None:
        seed = _seed_of(folder) if resume else None
    options = json.dumps(
        {
            "seed": secrets.randbits(53) if seed is None else int(seed),
            "count": count,
            "levels": list(levels),
            "ratings": [str(rating) for rating in ratings],
            "techniques": list(techniques),
            "clues": clues,
            "minimal": minimal,
            "sources": [
                {"name": name, "puzzles": len(puzzles), "sha256": _sum(puzzles)}
                for name, puzzles in given.items()
            ],
            "splits": [
                {"name": name, "weight": weight}
                for name, weight in (splits or {"train": 9, "test": 1}).items()
            ],
            "augment": augment,
            "columns": list(columns),
            "output": format,
            "rows_per_file": rows_per_file,
        }
    )
    plan, parts = _ennead._dataset_plan(options)
    _begin(folder, plan, resume)
    if not (folder / _MANIFEST).exists():
        puzzles = np.concatenate(list(given.values())) if given else None
        known = {part: _record(folder, part) for part in range(parts)}
        todo = [part for part, record in known.items() if record is None]
        work = _Part(str(folder), options, puzzles, threads or (os.cpu_count() or 1 if map is None else 1))
        for part, record in zip(todo, (map or _in_turn)(work, todo)):
            known[part] = record
        _finish(folder, options, [record for record in known.values() if record is not None])
    return json.loads((folder / _MANIFEST).read_text())


def _in_turn(work: Callable[[int], str], parts: Sequence[int]) -> Iterable[str]:
    return (work(part) for part in parts)


class _Part:
    """Makes parts and writes their files; it can be sent to other machines."""

    def __init__(self, folder: str, options: str, puzzles: Optional[np.ndarray], threads: int):
        self.folder, self.options, self.puzzles, self.threads = folder, options, puzzles, threads

    def __call__(self, part: int) -> str:
        given = self.puzzles
        if given is not None:
            first, end = _ennead._dataset_range(self.options, part)
            given = given[first:end]
        files, record = _ennead._dataset_part(self.options, part, given, self.threads)
        folder = pathlib.Path(self.folder)
        for path, content in files:
            _write(folder / path, content)
        _write(_record_path(folder, part), record.encode())
        return record


def _sum(puzzles: np.ndarray) -> str:
    digest = hashlib.sha256()
    characters = np.frombuffer(b".123456789", dtype=np.uint8)
    for start in range(0, len(puzzles), 65_536):
        lines = np.full((len(puzzles[start : start + 65_536]), 82), ord("\n"), dtype=np.uint8)
        lines[:, :81] = characters[puzzles[start : start + 65_536]]
        digest.update(lines.tobytes())
    return digest.hexdigest()


def _write(path: pathlib.Path, content: bytes) -> None:
    """A file is there as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    draft.write_bytes(content)
    draft.replace(path)


def _begin(folder: pathlib.Path, plan: str, resume: bool) -> None:
    there = folder / _PLAN
    if there.exists():
        if not resume:
            raise ValueError(f"{folder} holds a data set; with resume=True it is continued")
        if there.read_text() != plan:
            raise ValueError(f"{folder} was begun with other options, see {_PLAN}, or by another version")
    else:
        if folder.exists() and any(folder.iterdir()) and not resume:
            raise ValueError(f"there is something else in {folder}")
        _write(there, plan.encode())


def _seed_of(folder: pathlib.Path) -> Optional[int]:
    there = folder / _PLAN
    return json.loads(there.read_text())["options"]["seed"] if there.exists() else None


def _record_path(folder: pathlib.Path, part: int) -> pathlib.Path:
    return folder / _PARTS / f"{part:05}.json"


def _record(folder: pathlib.Path, part: int) -> Optional[str]:
    """The record of a part, if it and its files are there."""
    path = _record_path(folder, part)
    if not path.exists():
        return None
    record = path.read_text()
    for file in json.loads(record)["files"]:
        there = folder / file["path"]
        if not there.exists() or there.stat().st_size != file["bytes"]:
            return None
    return record


def _finish(folder: pathlib.Path, options: str, records: list[str]) -> None:
    joined = []
    for path, split, rows, head, pieces in _ennead._dataset_joins(options, records):
        digest, size = hashlib.sha256(), 0
        draft = folder / f"{path}.{os.getpid()}"
        draft.parent.mkdir(parents=True, exist_ok=True)
        with open(draft, "wb") as file:
            for content in [head, *((folder / piece).read_bytes() for piece in pieces)]:
                file.write(content)
                digest.update(content)
                size += len(content)
        draft.replace(folder / path)
        joined.append(
            {"path": path, "split": split, "rows": rows, "bytes": size, "sha256": digest.hexdigest()}
        )
    for path, content in _ennead._dataset_finish(options, records, json.dumps(joined)):
        _write(folder / path, content)
    shutil.rmtree(folder / _PARTS)
