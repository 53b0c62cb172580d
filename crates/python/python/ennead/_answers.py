"""What is known about one puzzle, as objects that print well.

The functions of the extension make them of their fields, by ``_of``.
"""

import json
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from ._names import HintKind, HodokuLevel, Level, PhotoContents, RuledVerdict, TechniqueName, Verdict

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class _Answer:
    @classmethod
    def _of(cls, *fields: Any) -> Any:
        return cls(*fields)

    def __repr__(self) -> str:
        def said(name: str, value: Any) -> str:
            return f"<{len(value)} steps>" if name == "steps" else repr(value)

        shown = [known.name for known in fields(self) if known.repr]
        parts = (f"{name}={said(name, getattr(self, name))}" for name in shown)
        return f"{type(self).__name__}({', '.join(parts)})"


@dataclass(frozen=True, repr=False)
class Check(_Answer):
    """Whether a puzzle is valid, unique and minimal; if not, which cells are at fault.

    Attributes
    ----------
    verdict : str
        As :func:`ennead.verdict` gives it.
    unique : bool
        Whether there is exactly one solution.
    minimal : bool or None
        Whether no given or rule can be left out; None unless ``unique``, or if that is not known.
    clashes, differing, redundant : list of str
        Cells such as ``r1c9``: those that clash, those in which solutions differ, the givens each
        of which could be left out. With rules, the latter are lines: ``cage 15: r1c1 r1c2``.
    solution : str or None
        The only solution, as :func:`ennead.solve` gives it.
    broken : list of str
        The rules that givens break.
    ignored : list of str
        What was left out because it is not understood.
    held : dict of str to dict of str to int
        If there are several solutions: for each cell in which they differ, its values, and how many
        solutions have each of them there, counted up to 8.
    together : list of str
        The lines of ``redundant`` that can be left out together, as many as were found. Only for
        puzzles with rules, or on other boards.
    contradiction : list of str
        If there is no solution: givens and rules that contradict each other, as lines.
    steps : list of str
        Why they contradict each other, line by line.
    suggestions : list of list of str
        With ``suggest``: lists of clues that would make it unique, the shortest first.
    """

    verdict: Union[Verdict, RuledVerdict]
    unique: bool
    minimal: Optional[bool]
    clashes: list[str]
    differing: list[str]
    redundant: list[str]
    solution: Optional[str]
    broken: list[str] = field(default_factory=list)
    ignored: list[str] = field(default_factory=list)
    held: dict[str, dict[str, int]] = field(default_factory=dict, repr=False)
    together: list[str] = field(default_factory=list, repr=False)
    contradiction: list[str] = field(default_factory=list, repr=False)
    steps: list[str] = field(default_factory=list, repr=False)
    suggestions: list[list[str]] = field(default_factory=list, repr=False)

    @classmethod
    def _of(cls, *fields: Any) -> Any:
        *first, (held, *reasons) = fields
        return cls(*first, {cell: dict(values) for cell, values in held}, *reasons)


@dataclass(frozen=True, repr=False)
class RatingStep(_Answer):
    """One step of a rating.

    Attributes
    ----------
    rule : str
    rating : float
    places : str or None
        The candidate it places, such as ``7r1c2``: digit, row, column.
    eliminates : list of str
        The candidates it takes out.
    """

    rule: str
    rating: float
    places: Optional[str]
    eliminates: list[str]


@dataclass(frozen=True, repr=False)
class Rating(_Answer):
    """How hard a puzzle is, on the scales asked for.

    Attributes
    ----------
    verdict : str
        As :func:`ennead.verdict` gives it. The rest is None or empty unless there is exactly one
        solution.
    er, ep, ed : float or None
        The hardest step; the hardest up to the first placement; the first step. 1.0 to 12 or so.
    level : str or None
        ``easy``, ``medium``, ``hard``, ``very-hard`` or ``extreme``; None if ``stopped``.
    hardest : str or None
        The rule of the hardest step.
    stopped : bool or None
        Whether ``stop_above`` ended the rating: then ``er`` is a lower bound.
    steps : list of RatingStep
    scales : dict
        The values on D. Berthier's scales by the names of these: int; or str, such as ``>12`` if the
        value is greater than that, and ``never`` if there is none.
    """

    verdict: Verdict
    er: Optional[float]
    ep: Optional[float]
    ed: Optional[float]
    level: Optional[Level]
    hardest: Optional[str]
    stopped: Optional[bool]
    steps: list[RatingStep]
    scales: dict[str, Union[int, str]]

    @classmethod
    def _of(cls, *fields: Any) -> "Rating":
        *rest, steps, scales = fields
        values = {name: said if value is None else value for name, value, said in scales}
        return cls(*rest, [RatingStep(*step) for step in steps], values)

    def __str__(self) -> str:
        if self.er is None:
            return self.verdict
        return f"{self.er:.1f}{'+' if self.stopped else ''}/{self.ep:.1f}/{self.ed:.1f}"


@dataclass(frozen=True, repr=False)
class Step(_Answer):
    """One step of logic in a position. A notebook draws it.

    Attributes
    ----------
    technique : str
        The technique's name in data, such as ``x-wing``.
    name : str
        Its name in words.
    text : str
        Why the step holds, and what follows.
    places, eliminates : list of str
        Candidates such as ``7r1c2``: digit, row, column.
    position : str
        The digits before the step: 81 digits and dots.
    svg : str
        The position with the step drawn on it.
    """

    technique: TechniqueName
    name: str = field(repr=False)
    text: str = field(repr=False)
    places: list[str]
    eliminates: list[str]
    position: str = field(repr=False)
    svg: str = field(repr=False)

    def __str__(self) -> str:
        return f"{self.name}. {self.text}"

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass(frozen=True, repr=False)
class Path(_Answer):
    """The steps from a puzzle as far as logic leads. It is also a sequence of them.

    Attributes
    ----------
    puzzle : str
    unique, solved : bool
        Whether there is exactly one solution; whether the steps lead to it.
    level : str or None
        The level by rating, as :func:`ennead.rate` gives it; None unless ``unique``.
    hodoku_level : str
        HoDoKu's level: ``easy``, ``medium``, ``hard``, ``unfair``, ``extreme``.
    score : int
        HoDoKu's score.
    steps : list of Step
    end : str
        The digits at the end: 81 digits and dots.
    text : str
        How the path ends and how hard it is, in words.
    """

    puzzle: str
    unique: bool = field(repr=False)
    solved: bool
    level: Optional[Level]
    hodoku_level: HodokuLevel
    score: int
    steps: list[Step]
    end: str = field(repr=False)
    text: str = field(repr=False)

    @classmethod
    def _of(cls, *fields: Any) -> "Path":
        *rest, steps, end, text = fields
        return cls(*rest, [Step(*step) for step in steps], end, text)

    def __str__(self) -> str:
        steps = (f"{number:>3}. {step}" for number, step in enumerate(self.steps, 1))
        return "\n".join([*steps, self.text])

    def __len__(self) -> int:
        return len(self.steps)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...
    def __getitem__(self, index: Any) -> Any:
        return self.steps[index]


@dataclass(frozen=True, repr=False)
class Hint(_Answer):
    """The hint that helps next. A notebook draws it.

    Attributes
    ----------
    kind : str
        ``step``, ``mistakes``, ``solved``, ``stuck`` or ``unsolvable``.
    text : str
        The hint at the depth asked for.
    step : Step or None
        At depth 3.
    """

    kind: HintKind
    text: str
    step: Optional[Step]

    @classmethod
    def _of(cls, kind: str, text: str, step: Any) -> "Hint":
        return cls(kind, text, step and Step(*step))

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> Optional[str]:
        return self.step and self.step.svg


@dataclass(frozen=True, repr=False)
class JudgedClaim(_Answer):
    """What is said of a claim. What does not belong to its judgement is None or empty.

    Attributes
    ----------
    claim : str
        The claim, such as ``r4c7=5``, or what is none.
    judgement : str
        ``malformed``, ``wrong``, ``off-the-rails``, ``follows``, ``search`` or ``unproven``.
    reward : float
    text : str
        The judgement in words.
    reason : str or None
        Why it is malformed.
    at_once : bool or None
        Whether a wrong claim shows at once, or a right one follows in one step.
    cells : list of str
        The cells a wrong digit clashes with, or those that went wrong before.
    since : str or None
        The cell that went wrong first.
    technique, hardest : str or None
        The technique of the last step, and the hardest of all steps.
    further : int or None
        How many steps come before the last.
    steps : list of Step
        The last settles the claim.
    premises : dict or None
        The ``cells``, ``candidates`` and ``houses`` that the last step rests on.
    hodoku_level, level : str or None
        HoDoKu's level of the hardest technique; the level of `er`.
    er : float or None
        The lowest rating up to which steps are needed.
    uniqueness : bool or None
        Whether a step relies on there being only one solution.
    depth : int or None
        How deep the suppositions of the search are nested.
    caps : list of str
        The limits reached.
    """

    claim: str
    judgement: Literal["malformed", "wrong", "off-the-rails", "follows", "search", "unproven"]
    reward: float
    text: str = field(repr=False)
    reason: Optional[str] = field(default=None, repr=False)
    at_once: Optional[bool] = None
    cells: list[str] = field(default_factory=list, repr=False)
    since: Optional[str] = field(default=None, repr=False)
    technique: Optional[str] = None
    further: Optional[int] = field(default=None, repr=False)
    steps: list[Step] = field(default_factory=list, repr=False)
    premises: Optional[dict[str, list[str]]] = field(default=None, repr=False)
    hardest: Optional[str] = field(default=None, repr=False)
    hodoku_level: Optional[str] = field(default=None, repr=False)
    er: Optional[float] = field(default=None, repr=False)
    level: Optional[str] = field(default=None, repr=False)
    uniqueness: Optional[bool] = field(default=None, repr=False)
    depth: Optional[int] = field(default=None, repr=False)
    caps: list[str] = field(default_factory=list, repr=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, repr=False)
class Judged(_Answer):
    """What is said of claims about a puzzle.

    Attributes
    ----------
    puzzle : str
        The givens, 81 digits and dots.
    claims : list of JudgedClaim
    reward : float
        The sum of the rewards.
    """

    puzzle: str = field(repr=False)
    claims: list[JudgedClaim]
    reward: float

    @classmethod
    def _of(cls, *fields: Any) -> "Judged":
        known = json.loads(fields[0])
        each = zip(known["claims"], fields[1])
        claims = [JudgedClaim(**claim, steps=[Step(*it) for it in steps]) for claim, steps in each]
        return cls(known["puzzle"], claims, known["reward"])


@dataclass(frozen=True, repr=False)
class Cross(_Answer):
    """The solutions of a cross-number puzzle. A notebook draws the first.

    Attributes
    ----------
    solutions : list of str
        Rows of digits, one on each line; a black cell is ``0``.
    unique : bool or None
        Whether there is exactly one; None if a bound was reached before that was decided.
    complete : bool
        Whether all have been found.
    svg : str
        The puzzle, with the digits of the first solution if there is one.
    """

    solutions: list[str]
    unique: Optional[bool]
    complete: bool
    svg: str = field(repr=False)

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass(frozen=True, repr=False)
class ImageGrid(_Answer):
    """A grid in a picture.

    Attributes
    ----------
    puzzle : str
        81 digits and dots: the most probable puzzle with one solution or, if there is none, what
        was read. Entries of a player are left out where their ink gives them away.
    entries : str
        These entries, 81 digits and dots.
    contents : str
        ``puzzle``, ``solution`` (a digit in nearly every cell) or ``blank``.
    unique : bool
        Whether the puzzle has exactly one solution.
    sure : bool
        Whether nothing has to be asked. If not, compare the puzzle with the picture.
    text : str
        What has to be said or asked; empty if ``sure``.
    doubts : list of (str, int, int)
        Cells worth a look, such as ``r3c3``, with the digit taken and the next choice, 0 for none.
        The least probable first.
    score : float
        How much it looks like a grid, from 0.5 to 1; from 0.65 on, it is one.
    turn : int
        By how many quarters clockwise the digits have to be turned to be upright.
    corners : list of (float, float)
        x and y in pixels, clockwise from the corner at r1c1.
    probabilities : array of float32, shape (9, 9, 10)
        For each cell: empty, then the digits 1 to 9.
    """

    puzzle: str
    entries: str = field(repr=False)
    contents: PhotoContents
    unique: bool
    sure: bool
    text: str = field(repr=False)
    doubts: list[tuple[str, int, int]] = field(repr=False)
    score: float = field(repr=False)
    turn: Literal[0, 1, 2, 3] = field(repr=False)
    corners: list[tuple[float, float]] = field(repr=False)
    probabilities: "npt.NDArray[np.float32]" = field(repr=False, compare=False)


for _class in (Check, RatingStep, Rating, Step, Path, Hint, JudgedClaim, Judged, Cross, ImageGrid):
    _class.__module__ = "ennead"
