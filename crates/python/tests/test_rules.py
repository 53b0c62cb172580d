"""Puzzles with rules, and on other boards."""

import warnings

import numpy as np
import pyarrow
import pytest

import ennead
from conftest import EASY, EMPTY

UNIQUE = "4x4; thermometer: r1c1-4; cage 5: r2c2 r2c3; given 3: r2c1; given 1: r3c2; given 4: r4c1"
SOLUTION = "1234341221434321"
SEVERAL = "4x4; x"
NONE = "4x4; thermometer: r1c1-4; renban: r1-3c1; given 4: r2c1"
INVALID = "9x9; cage 3: r1c1 r1c2; given 4: r1c1"
SMALL = ".4.2..1..1..2.4."
# A key that is not understood.
FOG = '{"size":4,"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"foglight":["R1C1"]}'


def test_a_puzzle_with_rules_is_found_by_its_content():
    for form in (UNIQUE, UNIQUE.replace("; ", "\n"), UNIQUE.encode()):
        assert ennead.solve(form) == SOLUTION
        assert ennead.count(form) == 1 and ennead.verdict(form) == "unique"
    assert ennead.solve(SEVERAL) is None and ennead.count(SEVERAL, limit=1000) == 48
    assert ennead.count(SEVERAL, limit=0) == ennead.count(EMPTY, limit=0) == 0
    assert [ennead.verdict(it) for it in (SEVERAL, NONE, INVALID)] == ["ambiguous", "unsolvable", "invalid"]
    assert len(ennead.solve(SMALL)) == 16


def test_it_is_checked():
    found = ennead.check(UNIQUE)
    assert (found.verdict, found.unique, found.solution) == ("unique", True, SOLUTION)
    assert (found.minimal, found.redundant, found.broken, found.ignored) == (False, ["given 3: r2c1"], [], [])
    assert ennead.check(INVALID).broken == ["cage 3: r1c1 r1c2"]
    assert len(ennead.check(SEVERAL).differing) == 16
    assert ennead.check("4x4; given 1: r1c1 r1c2").clashes == ["r1c1", "r1c2"]
    assert "broken=[]" in repr(found)


def test_why_is_told():
    found = ennead.check("4x4; thermometer: r1c1-4; given 1: r2c3; given 2: r3c1", suggest=True)
    assert list(found.held) == found.differing and len(found.suggestions[0]) >= 1
    for cell, values in found.held.items():
        assert len(values) > 1 and all(1 <= count <= 8 for count in values.values()), cell
    found = ennead.check("4x4; given 1: r4c4; thermometer: r1c1-4; cage 3: r1c1 r1c3")
    assert found.contradiction == ["thermometer: r1c1-4", "cage 3: r1c1 r1c3"]
    assert [step.split(".")[0] for step in found.steps] == ["1", "2"]
    assert ennead.check(UNIQUE).together == ["given 3: r2c1"]
    classic = EASY[:80] + "."
    several = ennead.check(EMPTY[:70] + EASY[70:])
    assert several.held["r1c1"]["1"] == 8 and several.suggestions == []
    none = ennead.check("1" + "." * 8 + ".1" + "." * 7 + "......1.." + "." * 27 + "...1....." + "." * 18)
    assert none.contradiction == [] or none.steps
    assert ennead.check(classic).held == {}


def test_it_is_converted():
    assert ennead.convert(UNIQUE, to="rules-line") == UNIQUE[:3] + "; givens ....3....1..4...; thermometer: r1c1-4; cage 5: r2c2 r2c3"
    assert ennead.solve(ennead.convert(UNIQUE, to="rules")) == SOLUTION
    for to in ("line", "sdk"):
        with pytest.raises(ValueError, match="holds no rules"):
            ennead.convert(UNIQUE, to=to)
        with pytest.raises(ValueError, match="row 1: .* holds no rules"):
            ennead.convert([EASY, UNIQUE], to=to)
    assert ennead.convert([EASY, UNIQUE], to="line", errors="null").tolist() == [EASY, ""]


def test_rules_are_added():
    assert ennead.verdict(EASY) == "easy" and ennead.verdict(EASY, rules=["x"]) == "unsolvable"
    assert ennead.convert(SMALL, to="rules-line", rules=["x"]) == f"4x4; givens {SMALL}; x"
    grid = np.zeros((2, 81), np.uint8)
    assert ennead.count(grid, rules=["x", "anti-knight"]).tolist() == [2, 2]
    assert ennead.count(grid[0], rules=["x", "anti-knight"], limit=3) == 3
    assert ennead.check([EASY], rules=["anti-king"])["verdict"].tolist() == ["unsolvable"]
    with pytest.raises(ValueError, match="Did you mean `anti-knight`"):
        ennead.solve(EASY, rules=["anti-knights"])
    with pytest.raises(TypeError):
        ennead.solve(EASY, rules="x")


def test_many_of_all_kinds():
    puzzles = [UNIQUE, EASY, SEVERAL, None, INVALID, SMALL, NONE]
    solved = ennead.solve(puzzles, errors="null")
    one = [it and ennead.solve(it) for it in puzzles]
    assert solved["count"].tolist() == [1, 1, 2, 0, 0, ennead.count(SMALL), 0]
    assert solved["solution"].tolist() == [it or "" for it in one]
    assert solved["solution"].dtype == object
    table = ennead.solve(pyarrow.array(puzzles), errors="null")
    assert table["solution"].to_pylist() == one
    assert table["count"].to_pylist() == [1, 1, 2, None, 0, ennead.count(SMALL), 0]
    checked = ennead.check(puzzles, errors="null")
    known = [it and ennead.check(it) for it in puzzles]
    assert checked["verdict"].tolist() == [it.verdict if it else "" for it in known]
    assert checked["cells"].tolist()[2].split() == known[2].differing
    assert ennead.verdict(puzzles, errors="null").tolist() == checked["verdict"].tolist()
    assert ennead.convert(pyarrow.array(puzzles), to="rules-line", errors="null").to_pylist()[0].startswith("4x4; ")
    # Without any, solutions stay grids.
    assert ennead.solve([EASY, EMPTY])["solution"].shape == (2, 81)


def test_many_on_many_threads_keep_their_order():
    puzzles = [UNIQUE, EASY, SEVERAL, SMALL] * 3000
    once = ennead.solve(puzzles[:4])
    many = ennead.solve(puzzles, threads=3)
    for name in ("count", "solution"):
        assert many[name].tolist() == once[name].tolist() * 3000


def test_what_cannot_be_read_says_where():
    with pytest.raises(ennead.PuzzleError) as raised:
        ennead.solve("4x4; cage 5: r1c1 r9c9")
    assert (raised.value.line, raised.value.column, raised.value.row) == (1, 19, None)
    with pytest.raises(ennead.PuzzleError, match="row 1: .*r9c9"):
        ennead.solve([UNIQUE, "4x4; cage 5: r1c1 r9c9"])
    with pytest.raises(ennead.PuzzleError, match="row 2"):
        ennead.count([UNIQUE, EASY, "4x4; cage", UNIQUE])
    # A comment that reads as a rule is none.
    for function in (ennead.solve, ennead.rate):
        with pytest.raises(ennead.PuzzleError, match="9x9; givens"):
            function([EASY + "; anti-knight"])
        with pytest.raises(ennead.PuzzleError, match="9x9; givens"):
            function(pyarrow.array([EASY + "; anti-knight"]))


def test_what_is_not_understood_is_refused_or_ignored():
    for puzzle in (FOG, [FOG], pyarrow.array([FOG])):
        for function in (ennead.solve, ennead.count, ennead.verdict, ennead.check):
            with pytest.raises(ennead.PuzzleError, match="foglight"):
                function(puzzle)
            with pytest.warns(ennead.IgnoredWarning, match="foglight"):
                function(puzzle, ignore=True)
    with pytest.warns(ennead.IgnoredWarning, match="row 1: .*foglight"):
        ennead.solve([UNIQUE, FOG], ignore=True)
    with pytest.warns(ennead.IgnoredWarning):
        assert ennead.check(FOG, ignore=True).ignored == ["foglight at R1C1"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        ennead.solve([UNIQUE], ignore=True)
        with pytest.raises(ennead.IgnoredWarning):
            ennead.solve(FOG, ignore=True)


def test_what_only_classic_puzzles_have_says_so():
    for function in (ennead.rate, ennead.explain, ennead.hint, ennead.canon, ennead.generate):
        argument = {"base": UNIQUE} if function is ennead.generate else {"puzzles": UNIQUE}
        with pytest.raises(ennead.PuzzleError, match="expected a classic puzzle; others can be solved, checked and converted"):
            function(**argument)
    for function in (ennead.rate, ennead.explain, ennead.hint, ennead.canon):
        with pytest.raises(ennead.PuzzleError, match="row 1: .*expected a classic puzzle"):
            function([EASY, UNIQUE])
    with pytest.raises(ennead.PuzzleError, match="expected a classic"):
        ennead.judge(SMALL, ["r1c1=1"])
