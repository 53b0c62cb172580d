import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, Optional, Protocol, Union, overload

import numpy as np
import numpy.typing as npt

__version__: str

class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...

class _ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...

_Lang = Literal["en", "de", "nl"]
_Errors = Literal["raise", "null"]
_One = Union[str, bytes]
_List = Union[Sequence[Optional[str]], npt.NDArray[Any]]
_Arrow = Union[_ArrowArray, _ArrowStream]
_Names = Optional[Sequence[str]]
_Columns = dict[str, npt.NDArray[Any]]

class PuzzleError(ValueError):
    row: Optional[int]
    line: Optional[int]
    column: Optional[int]

class CrossError(ValueError):
    line: int
    column: int

class Check:
    verdict: str
    unique: bool
    minimal: Optional[bool]
    clashes: list[str]
    differing: list[str]
    redundant: list[str]
    solution: Optional[str]

class RatingStep:
    rule: str
    rating: float
    places: Optional[str]
    eliminates: list[str]

class Rating:
    verdict: str
    er: Optional[float]
    ep: Optional[float]
    ed: Optional[float]
    level: Optional[str]
    hardest: Optional[str]
    stopped: bool
    steps: list[RatingStep]
    scales: dict[str, Union[int, str]]

class Step:
    technique: str
    name: str
    text: str
    places: list[str]
    eliminates: list[str]
    position: str
    svg: str
    def _repr_svg_(self) -> str: ...

class Path:
    puzzle: str
    unique: bool
    solved: bool
    level: str
    score: int
    steps: list[Step]
    end: str
    text: str
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...

class Hint:
    kind: Literal["step", "mistakes", "solved", "stuck", "unsolvable"]
    text: str
    step: Optional[Step]
    def _repr_svg_(self) -> Optional[str]: ...

class ImageGrid:
    puzzle: str
    entries: str
    contents: Literal["puzzle", "solution", "blank"]
    unique: bool
    sure: bool
    text: str
    doubts: list[tuple[str, int, int]]
    score: float
    turn: Literal[0, 1, 2, 3]
    corners: list[tuple[float, float]]
    probabilities: npt.NDArray[np.float32]

class Cross:
    solutions: list[str]
    unique: Optional[bool]
    complete: bool
    svg: str
    def _repr_svg_(self) -> str: ...

@overload
def solve(puzzles: _One, *, threads: Optional[int] = None, errors: _Errors = "raise") -> Optional[str]: ...
@overload
def solve(puzzles: _List, *, threads: Optional[int] = None, errors: _Errors = "raise") -> _Columns: ...
@overload
def solve(puzzles: _Arrow, *, threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
@overload
def count(puzzles: _One, *, limit: int = 2, threads: Optional[int] = None, errors: _Errors = "raise") -> int: ...
@overload
def count(puzzles: _List, *, limit: int = 2, threads: Optional[int] = None, errors: _Errors = "raise") -> npt.NDArray[np.int64]: ...
@overload
def count(puzzles: _Arrow, *, limit: int = 2, threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
@overload
def verdict(puzzles: _One, *, threads: Optional[int] = None, errors: _Errors = "raise") -> str: ...
@overload
def verdict(puzzles: _List, *, threads: Optional[int] = None, errors: _Errors = "raise") -> npt.NDArray[np.str_]: ...
@overload
def verdict(puzzles: _Arrow, *, threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
@overload
def check(puzzles: _One, *, threads: Optional[int] = None, errors: _Errors = "raise") -> Check: ...
@overload
def check(puzzles: _List, *, threads: Optional[int] = None, errors: _Errors = "raise") -> _Columns: ...
@overload
def check(puzzles: _Arrow, *, threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
@overload
def rate(puzzles: _One, *, canonical: bool = False, uniqueness: bool = True, stop_above: Optional[float] = None, scales: _Names = None, threads: Optional[int] = None, errors: _Errors = "raise") -> Rating: ...
@overload
def rate(puzzles: _List, *, canonical: bool = False, uniqueness: bool = True, stop_above: Optional[float] = None, scales: _Names = None, threads: Optional[int] = None, errors: _Errors = "raise") -> _Columns: ...
@overload
def rate(puzzles: _Arrow, *, canonical: bool = False, uniqueness: bool = True, stop_above: Optional[float] = None, scales: _Names = None, threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
@overload
def explain(puzzles: _One, *, only: _Names = None, without: _Names = None, theory: Optional[str] = None, effort: Optional[int] = None, trace: Optional[Literal["steps", "flat"]] = None, lang: _Lang = "en", threads: Optional[int] = None, errors: _Errors = "raise") -> Path: ...
@overload
def explain(puzzles: _List, *, only: _Names = None, without: _Names = None, theory: Optional[str] = None, effort: Optional[int] = None, trace: Optional[Literal["steps", "flat"]] = None, lang: _Lang = "en", threads: Optional[int] = None, errors: _Errors = "raise") -> _Columns: ...
@overload
def explain(puzzles: _Arrow, *, only: _Names = None, without: _Names = None, theory: Optional[str] = None, effort: Optional[int] = None, trace: Optional[Literal["steps", "flat"]] = None, lang: _Lang = "en", threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
@overload
def hint(puzzles: _One, *, depth: Literal[1, 2, 3] = 3, only: _Names = None, without: _Names = None, theory: Optional[str] = None, placed: Optional[Any] = None, candidates: Optional[npt.NDArray[Any]] = None, lang: _Lang = "en", threads: Optional[int] = None, errors: _Errors = "raise") -> Hint: ...
@overload
def hint(puzzles: _List, *, depth: Literal[1, 2, 3] = 3, only: _Names = None, without: _Names = None, theory: Optional[str] = None, placed: Optional[Any] = None, candidates: Optional[npt.NDArray[Any]] = None, lang: _Lang = "en", threads: Optional[int] = None, errors: _Errors = "raise") -> _Columns: ...
@overload
def hint(puzzles: _Arrow, *, depth: Literal[1, 2, 3] = 3, only: _Names = None, without: _Names = None, theory: Optional[str] = None, placed: Optional[Any] = None, candidates: Optional[npt.NDArray[Any]] = None, lang: _Lang = "en", threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
@overload
def judge(puzzles: Union[_One, _List], claims: Any, *, placed: Optional[Any] = None, candidates: Optional[npt.NDArray[Any]] = None, moves: bool = False, further: Optional[int] = None, rating: Optional[float] = None, depth: Optional[int] = None, suppositions: Optional[int] = None, rewards: Optional[dict[str, float]] = None, only: _Names = None, without: _Names = None, threads: Optional[int] = None, errors: _Errors = "raise") -> _Columns: ...
@overload
def judge(puzzles: _Arrow, claims: Any, *, placed: Optional[Any] = None, candidates: Optional[npt.NDArray[Any]] = None, moves: bool = False, further: Optional[int] = None, rating: Optional[float] = None, depth: Optional[int] = None, suppositions: Optional[int] = None, rewards: Optional[dict[str, float]] = None, only: _Names = None, without: _Names = None, threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
@overload
def canon(puzzles: _One, *, symmetry: Literal[False] = False, threads: Optional[int] = None, errors: _Errors = "raise") -> str: ...
@overload
def canon(puzzles: _One, *, symmetry: Literal[True], threads: Optional[int] = None, errors: _Errors = "raise") -> dict[str, Any]: ...
@overload
def canon(puzzles: _List, *, symmetry: Literal[False] = False, threads: Optional[int] = None, errors: _Errors = "raise") -> npt.NDArray[np.uint8]: ...
@overload
def canon(puzzles: _List, *, symmetry: Literal[True], threads: Optional[int] = None, errors: _Errors = "raise") -> _Columns: ...
@overload
def canon(puzzles: _Arrow, *, symmetry: bool = False, threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
@overload
def convert(puzzles: _One, to: str = "line", *, threads: Optional[int] = None, errors: _Errors = "raise") -> str: ...
@overload
def convert(puzzles: _List, to: str = "line", *, threads: Optional[int] = None, errors: _Errors = "raise") -> npt.NDArray[np.object_]: ...
@overload
def convert(puzzles: _Arrow, to: str = "line", *, threads: Optional[int] = None, errors: _Errors = "raise") -> Any: ...
def read_image(image: Union[str, os.PathLike[str], npt.ArrayLike], *, lang: _Lang = "en") -> list[ImageGrid]: ...
def cross(text: str, *, limit: int = 2, nodes: Optional[int] = None) -> Cross: ...
_Clues = Union[int, tuple[int, int]]
_Role = Literal["path", "hardest", "first"]
_Base = Optional[Union[_One, npt.NDArray[Any]]]
_Like = Literal["isomorphs", "neighbours", "inside"]
@overload
def generate(count: None = None, *, level: Optional[str] = None, rating: Optional[tuple[float, float]] = None, scales: _Names = None, technique: Optional[str] = None, role: _Role = "path", only: _Names = None, without: _Names = None, symmetry: str = "none", clues: Optional[_Clues] = None, pattern: Optional[str] = None, minimal: bool = False, even: bool = False, base: _Base = None, like: _Like = "isomorphs", attempts: int = 0, seed: Optional[int] = None, threads: Optional[int] = None) -> str: ...
@overload
def generate(count: int, *, level: Optional[str] = None, rating: Optional[tuple[float, float]] = None, scales: _Names = None, technique: Optional[str] = None, role: _Role = "path", only: _Names = None, without: _Names = None, symmetry: str = "none", clues: Optional[_Clues] = None, pattern: Optional[str] = None, minimal: bool = False, even: bool = False, base: _Base = None, like: _Like = "isomorphs", attempts: int = 0, seed: Optional[int] = None, threads: Optional[int] = None) -> npt.NDArray[np.uint8]: ...
def dataset(folder: Union[str, os.PathLike[str]], *, count: int = 1000, levels: Sequence[str] = (), ratings: Sequence[str] = (), techniques: Sequence[str] = (), clues: Optional[tuple[int, int]] = None, minimal: bool = False, sources: Optional[Mapping[str, Any]] = None, splits: Optional[Mapping[str, int]] = None, augment: int = 0, columns: Sequence[Literal["rating", "path", "trace", "boards"]] = ("rating",), format: Literal["parquet", "jsonl", "csv", "extreme", "kaggle", "hrm", "flat"] = "parquet", rows_per_file: int = 20_000, seed: Optional[int] = None, resume: bool = False, map: Optional[Callable[[Callable[[int], str], Sequence[int]], Iterable[str]]] = None, threads: Optional[int] = None) -> dict[str, Any]: ...
