"""One puzzle at a time."""

import copy
import doctest
import inspect
import pathlib
import pickle
import subprocess
import sys

import numpy as np
import pytest

import ennead
import ennead.arrow
from conftest import EASY, EMPTY, HARD, ROOT

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def test_one_puzzle_in_every_form():
    digits = np.array([int(c) if c != "." else 0 for c in EASY], np.uint8)
    grid = "\n".join(EASY[i : i + 9] for i in range(0, 81, 9))
    link = ennead.convert(EASY, to="sudokuwiki")
    arrays = (digits, digits.reshape(9, 9), digits.astype(np.int64))
    for form in (EASY, EASY.replace(".", "0"), EASY.encode(), grid, link, digits.tobytes(), *arrays):
        assert ennead.solve(form) == SOLUTION
    with pytest.raises(ennead.PuzzleError):
        ennead.solve(b"12")


def test_what_has_not_one_solution():
    assert ennead.solve(EMPTY) is None
    assert ennead.solve("11" + "." * 79) is None
    assert ennead.count(EMPTY) == 2
    assert ennead.count(EMPTY, limit=12345) == 12345
    assert ennead.count("11" + "." * 79) == 0
    rating = ennead.rate(EMPTY)
    assert (rating.verdict, rating.er, rating.level, rating.steps) == ("ambiguous", None, None, [])
    # Nothing was rated, so nothing was stopped; and a path to no one solution has no level.
    assert rating.stopped is None and ennead.rate(EASY).stopped is False
    assert ennead.explain(EMPTY).level is None and ennead.explain(EASY).level == "easy"
    assert ennead.explain(HARD).level == ennead.rate(HARD).level
    assert str(rating) == "ambiguous"


def test_rating():
    rating = ennead.rate(HARD)
    assert (rating.er, rating.ep, rating.ed) == (5.7, 1.2, 1.2)
    assert str(rating) == "5.7/1.2/1.2"
    assert rating.hardest == "BUG type 2"
    assert max(step.rating for step in rating.steps) == rating.er
    assert repr(rating).startswith("Rating(verdict='hard', er=5.7, ep=1.2, ed=1.2, level='very-hard'")
    assert ennead.rate(HARD, uniqueness=False).er > rating.er
    assert ennead.rate(HARD, scales=["te", "w"]).scales["te"] == 1 and rating.scales == {}
    assert ennead.rate(HARD, scales=["b"], stop_above=1).scales == {"b": ">1"}
    with pytest.raises(ValueError, match="no scale `x`"):
        ennead.rate(HARD, scales=["x"])
    stopped = ennead.rate(HARD, stop_above=3)
    assert stopped.stopped and stopped.level is None and "+" in str(stopped)
    assert ennead.rate(HARD, canonical=True) == ennead.rate(ennead.canon(HARD))


def test_paths_and_hints_read_well_and_draw():
    path = ennead.explain(HARD)
    assert path.solved and len(path) == len(path.steps) == len(list(path))
    assert path[0] == path.steps[0] and path[-1] == path.steps[-1]
    assert path[0].position == HARD
    assert path.end == ennead.solve(HARD)
    assert str(path).count("\n") == len(path)
    assert all(step._repr_svg_().startswith("<svg ") for step in path)
    german = ennead.explain(HARD, lang="de")
    assert german[0].places == path[0].places and german[0].text != path[0].text
    hint = ennead.hint(HARD)
    assert hint.kind == "step" and hint.step == path[0]
    assert hint._repr_svg_() == path[0].svg
    assert ennead.hint(HARD, depth=1).step is None
    assert len({ennead.hint(HARD, depth=depth).text for depth in (1, 2, 3)}) == 3
    # A wrong given leaves the puzzle without a solution.
    wrong = HARD[:81].replace(".", "9", 1)
    assert ennead.explain(wrong).unique is False


def test_the_techniques_can_be_chosen():
    used = {step.technique for step in ennead.explain(HARD)}
    assert ennead.explain(HARD, only=sorted(used)) == ennead.explain(HARD)
    singles = ["naked-single", "hidden-single"]
    assert {step.technique for step in ennead.explain(HARD, only=singles)} <= set(singles)
    assert not ennead.explain(HARD, without=singles + ["full-house"]).solved
    assert ennead.hint(EASY, only=["full-house"]).kind == "stuck"


def test_a_theory_takes_singles_and_the_shortest_chains():
    kinds = {"full-house", "naked-single", "hidden-single"}
    kinds |= {"bivalue-chain", "z-chain", "t-whip", "whip"}
    path = ennead.explain(HARD, theory="w")
    assert path.solved and {step.technique for step in path} <= kinds
    with pytest.raises(ValueError, match="There is no theory"):
        ennead.explain(HARD, theory="whips")
    puzzle = ennead.generate(scales=["b=4..5"], seed=1)
    assert ennead.rate([puzzle], scales=["b"])["b"].tolist()[0] in (4, 5)


def test_another_format_is_a_line_or_a_whole_file():
    for to in ("line", "sdk", "opensudoku", "sudokuwiki"):
        assert ennead.convert(ennead.convert(EASY, to=to)) == EASY, to
        assert ennead.convert([EASY], to=to).tolist() == [ennead.convert(EASY, to=to)]
    assert ennead.convert(EASY, to="csv") == EASY + ","


def test_cross():
    clues = (ROOT / "testdata" / "cross").rglob("*.txt")
    assert ennead.cross("size 2 1\nA at r1c1\nA across: = 17 * 3\n").solutions == ["51"]
    with pytest.raises(ennead.CrossError) as raised:
        ennead.cross("size 2 1\nA at r1c1\nA across: = = 3\n")
    assert raised.value.line == 3 and "line 3" in str(raised.value)
    assert clues is not None


def test_version_and_help():
    assert ennead.__version__.count(".") == 2
    for name in ennead.__all__:
        thing = getattr(ennead, name)
        assert thing.__doc__, name
        if inspect.isroutine(thing):
            assert str(inspect.signature(thing)).startswith("("), name


@pytest.mark.parametrize("module", [ennead, ennead.arrow], ids=lambda module: module.__name__)
def test_the_examples_of_the_documentation(module):
    names = {"ennead": ennead, **vars(module)}
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    documented = {"": module, **{name: getattr(module, name) for name in dir(module)}}
    examples = 0
    for name, thing in documented.items():
        if name.startswith("_") or not isinstance(getattr(thing, "__doc__", None), str):
            continue
        own = getattr(thing, "__module__", None) == module.__name__ or name in getattr(module, "__all__", ())
        if thing is not module and not own:
            continue
        test = parser.get_doctest(thing.__doc__, dict(names), name or module.__name__, None, None)
        runner.run(test)
        examples += len(test.examples)
    assert runner.failures == 0 and examples >= 3


def blank(cell=40, margin=30):
    """An empty grid as grey pixels."""
    side = 9 * cell + 2 * margin
    grey = np.full((side, side), 255, np.uint8)
    for line in range(10):
        at, thick = margin + line * cell, 3 if line % 3 == 0 else 1
        grey[at : at + thick, margin : side - margin + 3] = 0
        grey[margin : side - margin + 3, at : at + thick] = 0
    return grey


def test_a_picture(tmp_path, command_line):
    bare = ("--no-title-page", "--no-rules", "--no-solutions", "--per-page", "1")
    command_line([EASY], "booklet", "--png", *bare, "-o", str(tmp_path / "page.pdf"), "-")
    pages = tmp_path / "page-1.png"
    (grid,) = ennead.read_image(pages)
    assert (grid.puzzle, grid.unique, grid.sure, grid.contents, grid.text) == (EASY, True, True, "puzzle", "")
    assert grid == ennead.read_image(str(pages))[0] == pickle.loads(pickle.dumps(grid))
    assert grid.probabilities.shape == (9, 9, 10) and grid.probabilities.dtype == np.float32
    assert np.allclose(grid.probabilities.sum(axis=2), 1, atol=1e-4)
    digits = "".join(".123456789"[i] for i in grid.probabilities.argmax(axis=2).ravel())
    assert digits == EASY
    assert len(grid.corners) == 4 and grid.turn == 0 and 0.65 <= grid.score <= 1
    assert repr(grid) == f"ImageGrid(puzzle='{EASY}', contents='puzzle', unique=True, sure=True)"


def test_a_picture_as_an_array():
    (grid,) = ennead.read_image(blank())
    assert (grid.contents, grid.puzzle, grid.sure) == ("blank", EMPTY, False)
    assert grid.text == "This grid has no digits."
    assert ennead.read_image(blank(), lang="nl")[0].text == "Dit rooster heeft geen cijfers."
    colour = np.repeat(blank()[:, :, None], 4, axis=2)
    for array in (colour, colour[:, :, :3], colour[:, :, 0], np.asfortranarray(blank())):
        assert ennead.read_image(array)[0].contents == "blank"
    for wrong in (np.zeros((9, 9, 2), np.uint8), np.zeros(9, np.uint8)):
        with pytest.raises(ValueError):
            ennead.read_image(wrong)
    for wrong in (np.zeros((9, 9)), 7, None):
        with pytest.raises(TypeError):
            ennead.read_image(wrong)


def test_files_that_are_no_pictures(tmp_path):
    with pytest.raises(FileNotFoundError):
        ennead.read_image(tmp_path / "none.png")
    for name, content in (("a.gif", b"GIF89a"), ("a.png", b"\x89PNG\r\n\x1a\n"), ("a.txt", b"53..7")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(ValueError, match=name):
            ennead.read_image(tmp_path / name)


def test_the_stubs_name_everything():
    stubs = (pathlib.Path(ennead.__file__).parent / "__init__.pyi").read_text()
    for name in ennead.__all__:
        known = f"def {name}(", f"class {name}(", f"import {name} as {name}"
        assert any(it in stubs for it in known), name
    assert (pathlib.Path(ennead.__file__).parent / "py.typed").exists()


def test_the_notebook_example():
    example = ROOT / "crates" / "python" / "examples" / "ratings.py"
    run = subprocess.run([sys.executable, example, "500"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    bars, table = run.stdout.strip().split("\n\n")
    assert sum(int(line.split()[1]) for line in bars.splitlines()) == 500
    assert sum(int(line.split()[1]) for line in table.splitlines()[1:]) == 500


@pytest.mark.parametrize(
    "found",
    [
        lambda: ennead.check(EMPTY),
        lambda: ennead.rate(HARD),
        lambda: ennead.explain(HARD),
        lambda: ennead.hint(HARD),
        lambda: ennead.cross("size 2 1\nA at r1c1\nA across: = 17 * 3\n"),
    ],
)
def test_objects_go_through_a_pickle(found):
    found = found()
    assert pickle.loads(pickle.dumps(found)) == found
    assert copy.deepcopy(found) == found
