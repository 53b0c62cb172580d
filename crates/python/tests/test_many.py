"""Many puzzles at a time: every form of column, against the command line."""

import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pyarrow as pa
import pytest

import ennead
from conftest import EASY, EMPTY, HARD, ROOT, corpus


def as_numbers(puzzles):
    return np.array([[int(c) if c != "." else 0 for c in puzzle] for puzzle in puzzles], np.uint8)


def as_text(row):
    return "".join(str(digit) if digit else "." for digit in row)


def forms(puzzles):
    numbers = as_numbers(puzzles)
    fixed = pa.FixedSizeListArray.from_arrays(pa.array(numbers.ravel()), 81)
    half = len(puzzles) // 2
    return {
        "list": puzzles,
        "tuple": tuple(puzzles),
        "bytes": [puzzle.encode() for puzzle in puzzles],
        "uint8": numbers,
        "int64": numbers.astype(np.int64),
        "fortran": np.asfortranarray(numbers),
        "every other": np.repeat(numbers, 2, axis=0)[::2],
        "cube": numbers.reshape(-1, 9, 9),
        "read only": np.frombuffer(numbers.tobytes(), np.uint8).reshape(-1, 81),
        "unicode": np.array(puzzles),
        "byte strings": np.array([puzzle.encode() for puzzle in puzzles]),
        "objects": np.array(puzzles, dtype=object),
        "string": pa.array(puzzles),
        "large_string": pa.array(puzzles, pa.large_string()),
        "string_view": pa.array(puzzles, pa.string_view()),
        "binary": pa.array([puzzle.encode() for puzzle in puzzles]),
        "fixed-size binary": pa.array([bytes(row) for row in numbers], pa.binary(81)),
        "fixed-size list": fixed,
        "sliced": pa.array([EASY, *puzzles, EASY]).slice(1, len(puzzles)),
        "chunked": pa.chunked_array([puzzles[:half], [], puzzles[half:]], pa.string()),
    }


def test_every_form_has_the_same_answers(mixed, command_line):
    lines = [line.split(":") for line in command_line(mixed, "solve")]
    counts = [int(count) for _, count, _ in lines]
    solutions = [solution for _, _, solution in lines]
    assert len(lines) == len(mixed)
    for name, form in forms(mixed).items():
        for threads in (None, 1, 3):
            found = ennead.solve(form, threads=threads)
            if isinstance(found, pa.RecordBatch):
                assert found.column("count").to_pylist() == counts, name
                assert [text or "" for text in found.column("solution").to_pylist()] == solutions, name
            else:
                assert found["count"].dtype == np.int64 and found["count"].tolist() == counts, name
                assert found["solution"].dtype == np.uint8
                rows = ["" if count != 1 else as_text(row) for count, row in zip(counts, found["solution"])]
                assert rows == solutions, name


def test_every_question_agrees_with_the_command_line(mixed, command_line):
    numbers, strings = as_numbers(mixed), pa.array(mixed)
    verdicts = [line.split(":")[1] for line in command_line(mixed, "check")]
    assert ennead.verdict(numbers).tolist() == verdicts
    assert ennead.verdict(strings).to_pylist() == verdicts
    assert ennead.count(strings, limit=5).to_pylist() == [
        int(line) for line in command_line(mixed, "solve", "--count", "--limit", "5")
    ]
    checks = ennead.check(strings)
    assert [
        f"{puzzle}:{row['verdict']}:{row['cells']}" for puzzle, row in zip(mixed, checks.to_pylist())
    ] == command_line(mixed, "check", "--format", "line")
    assert [as_text(row) for row in ennead.canon(numbers)] == command_line(mixed, "canon")
    assert ennead.canon(strings).to_pylist() == command_line(mixed, "canon")
    assert ennead.convert(mixed).tolist() == [puzzle for puzzle in mixed]


def test_ratings_agree_with_the_command_line(mixed, command_line):
    lines = [line.split(",") for line in command_line(mixed, "rate", "--format", "csv")[1:]]
    found = ennead.rate(pa.array(mixed)).to_pylist()
    assert [
        [row["verdict"], *("" if row[name] is None else f"{row[name]:.1f}" for name in ("er", "ep", "ed")),
         row["level"] or "", row["hardest"] or ""]
        for row in found
    ] == [line[1:7] for line in lines]
    columns = ennead.rate(mixed)
    assert np.isnan(columns["er"]).tolist() == [row["er"] is None for row in found]
    assert columns["level"].tolist() == [row["level"] or "" for row in found]


@pytest.mark.parametrize("choice", [{}, {"without": ["naked-single", "x-wing"]}, {"only": ["hidden-single"]}])
def test_paths_and_hints_of_many_are_those_of_each(choice):
    puzzles = corpus("unique")[:30] + [EMPTY]
    many, hints = ennead.explain(puzzles, **choice), ennead.hint(puzzles, depth=2, lang="nl", **choice)
    for row, puzzle in enumerate(puzzles):
        path = ennead.explain(puzzle, **choice)
        assert (many["solved"][row], many["steps"][row], many["score"][row]) == (path.solved, len(path), path.score)
        assert hints["text"][row] == ennead.hint(puzzle, depth=2, lang="nl", **choice).text


def test_a_hint_says_where_digits_clash(mixed):
    puzzles = corpus("clashing")[:20]
    hints, paths = ennead.hint(pa.array(puzzles)), ennead.explain(pa.array(puzzles))
    for row, puzzle in enumerate(puzzles):
        hint = ennead.hint(puzzle)
        assert (hint.kind, hint.step) == ("mistakes", None)
        found = hints.to_pylist()[row]
        digits = {puzzle[cell] for cell in found.pop("cells")}
        nothing = dict.fromkeys(["technique", "places", "eliminates", "premises"])
        assert digits and "." not in digits
        assert found == {"kind": "mistakes", "text": hint.text, **nothing}
        with pytest.raises(ValueError) as raised:
            ennead.explain(puzzle)
        assert str(raised.value) == hint.text
    assert set(paths.column("unique").to_pylist()) == {False}


def test_no_rows():
    for nothing in ([], np.zeros((0, 81), np.uint8), pa.array([], pa.string()), pa.chunked_array([], pa.string())):
        assert len(ennead.count(nothing)) == 0
        assert len(ennead.verdict(nothing)) == 0
    assert ennead.solve(np.zeros((0, 81), np.uint8))["solution"].shape == (0, 81)


WRONG = {
    "too short": (EASY[:80], "80"),
    "a letter": (EASY[:40] + "y" + EASY[41:], "y"),
    "empty": ("", "81"),
    "two puzzles": (f"{EASY}\n{HARD}", "Expected one puzzle, found 2"),
    "float array": (np.zeros((2, 81)), "float64"),
    "wrong shape": (np.zeros((2, 80), np.uint8), "(2, 80)"),
    "digits above 9": (np.full((1, 81), 10, np.uint8), "row 0: cell r1c1"),
    "300 is not 44": (np.full((1, 81), 300), "row 0"),
    "negative": (np.full((1, 81), -1), "row 0"),
    "a number": (7, "int"),
    "none": (None, "NoneType"),
    "a dict": ({"puzzle": EASY}, "dict"),
    "a list of numbers": ([1, 2, 3], "row 0: found int"),
    "a null": (pa.array([EASY, None]), "row 1: found null"),
    "a wrong row": ([EASY] * 10_000 + ["nonsense"] * 10 + [EASY] * 10_000, "row 10000:"),
    "Arrow numbers": (pa.array([1, 2]), "Int64"),
    "an Arrow table": (pa.table({"puzzle": [EASY]}), "column"),
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("function", ["solve", "rate", "canon"])
def test_wrong_input_says_where(name, function):
    wrong, said = WRONG[name]
    with pytest.raises((ValueError, TypeError)) as raised:
        getattr(ennead, function)(wrong)
    assert said in str(raised.value)


def test_the_place_of_an_error_is_data_too():
    with pytest.raises(ennead.PuzzleError) as raised:
        ennead.solve([EASY, EASY[:40] + "y" + EASY[41:]])
    assert (raised.value.row, raised.value.line, raised.value.column) == (1, 1, 41)
    for options in ({"threads": 0}, {"threads": -1}, {"threads": -(10**30)}, {"errors": "ignore"}):
        with pytest.raises(ValueError, match=next(iter(options))):
            ennead.solve([EASY], **options)
    for limit in (-1, 2**64):
        with pytest.raises(ValueError, match=f"found {limit}, expected a whole number"):
            ennead.count(EASY, limit=limit)
    with pytest.raises(TypeError, match="limit"):
        ennead.count(EASY, limit=1.5)
    with pytest.raises(ValueError, match="There is no language `xx`. There are: en, de, nl."):
        ennead.explain(EASY, lang="xx")
    with pytest.raises(ValueError, match="There is no format `opensudko`. Did you mean `opensudoku`?"):
        ennead.convert(EASY, to="opensudko")
    with pytest.raises(ValueError, match="`depth` must be from 1 to 3."):
        ennead.hint([EASY], depth=4)
    with pytest.raises(ValueError, match="found `20.1`"):
        ennead.rate(EASY, stop_above=20.1)
    for function in (ennead.explain, ennead.hint):
        for option in ("only", "without"):
            with pytest.raises(ValueError, match="Gemeint ist vielleicht `x-wing`."):
                function([EASY], lang="de", **{option: ["xwing"]})
            with pytest.raises(TypeError):
                function(EASY, **{option: "x-wing"})


def test_unreadable_rows_may_be_left_empty():
    rows = [None, EASY, "nonsense", HARD, ""]
    found = ennead.rate(pa.array(rows), errors="null")
    assert found.column("er").to_pylist() == [None, 1.2, None, 5.7, None]
    assert found.column("verdict").to_pylist() == [None, "easy", None, "hard", None]
    found = ennead.solve(rows, errors="null")
    assert found["count"].tolist() == [0, 1, 0, 1, 0]
    assert as_text(found["solution"][3]) == ennead.solve(HARD)


def test_puzzles_are_made_as_wished_for(command_line):
    puzzles = ennead.generate(200, seed=5)
    assert puzzles.shape == (200, 81) and puzzles.dtype == np.uint8
    assert (ennead.count(puzzles) == 1).all() and ennead.check(puzzles)["minimal"].all()
    assert [as_text(row) for row in puzzles] == command_line([], "generate", "--count", "200", "--seed", "5")
    assert (ennead.generate(50, seed=5, threads=1) == puzzles[:50]).all()
    assert isinstance(ennead.generate(), str)
    hard = ennead.rate(ennead.generate(5, rating=(3.0, 4.4), seed=1))["er"]
    assert ((hard >= 3.0) & (hard <= 4.4)).all()
    symmetric = ennead.generate(3, symmetry="rotate180", clues=(24, 30), seed=1)
    assert ((symmetric != 0) == (symmetric[:, ::-1] != 0)).all()


def test_puzzles_are_made_from_techniques_patterns_and_other_puzzles():
    first = ennead.generate(3, technique="x-wing", role="first", seed=1)
    assert ennead.hint(first)["technique"].tolist() == ["x-wing"] * 3
    simple = ennead.generate(5, without=["naked-single"], only=["hidden-single", "naked-single"], seed=1)
    assert ennead.explain(simple, only=["hidden-single"])["solved"].all()
    drawing = (ROOT / "examples" / "patterns" / "heart.txt").read_text()
    inside = np.array([[c != "." for c in line] for line in drawing.splitlines()]).ravel()
    assert ((ennead.generate(2, pattern=drawing, seed=1) != 0) == inside).all()
    isomorphs = ennead.generate(4, base=EASY, seed=1)
    assert (ennead.canon(isomorphs) == ennead.canon([EASY])[0]).all()
    neighbours = ennead.generate(4, base=as_numbers([EASY])[0], like="neighbours", seed=1)
    assert ((neighbours != as_numbers([EASY])).sum(axis=1) == 2).all()
    even = ennead.generate(even=True, seed=1)
    assert ennead.check(even).minimal and even == ennead.generate(even=True, seed=1, threads=1)


REFUSED = [
    ({"level": "nice"}, "There is no level `nice`. There are: easy, "),
    ({"technique": "xwing"}, "Did you mean `x-wing`?"),
    ({"technique": "x-wing", "role": "hradest"}, "Did you mean `hardest`?"),
    ({"only": ["naked-singel"]}, "Did you mean `naked-single`?"),
    ({"without": ["naked-singel"]}, "Did you mean `naked-single`?"),
    ({"symmetry": "rotate-90"}, "Did you mean `rotate90`?"),
    ({"base": EASY, "like": "neighbors"}, "Did you mean `neighbours`?"),
    ({"base": [EASY, HARD]}, "base: expected one puzzle"),
    ({"base": EMPTY}, "The puzzle to start from does not have exactly one solution."),
    ({"base": EASY, "clues": 24}, "The puzzle to start from determines the number of givens."),
    ({"clues": 3}, "No puzzle with 3 givens has exactly one solution: 17 is the least."),
    ({"pattern": "x" * 80}, "Expected a drawing of 81 cells"),
    ({"pattern": "x" * 54 + "." * 27}, "The pattern leaves r7 and r8 empty"),
    ({"even": True, "clues": 24}, "can be combined with ratings and techniques only"),
    ({"technique": "x-wing", "without": ["x-wing"]}, "The technique that must occur is not allowed."),
    ({"rating": (3, 99)}, "Expected a rating"),
    ({"rating": (3, 2)}, "The range of ratings is the wrong way round."),
    ({"seed": -1}, "found -1"),
]


@pytest.mark.parametrize("options, said", REFUSED, ids=lambda it: str(it)[:40])
def test_what_cannot_be_made_is_refused_in_a_sentence(options, said):
    with pytest.raises(ValueError) as raised:
        ennead.generate(1, **options)
    assert said in str(raised.value)


def test_what_is_not_found_within_the_attempts_is_reported():
    with pytest.raises(RuntimeError, match="No such puzzle was found in 2 attempts."):
        ennead.generate(rating=(11.0, 12.0), attempts=2, seed=1)


def test_other_threads_run_meanwhile():
    ticks, done = [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.001)

    ticker = threading.Thread(target=tick)
    ticker.start()
    begun = time.perf_counter()
    ennead.rate(corpus("hardest") * 2)
    lasted = time.perf_counter() - begun
    done.set()
    ticker.join()
    assert max(b - a for a, b in zip(ticks, ticks[1:])) < max(0.2, lasted / 2)


INTERRUPTED = """
import signal, sys, threading, time, os
import numpy as np
import ennead
# A shell ignores the signal for what it starts in the background.
signal.signal(signal.SIGINT, signal.default_int_handler)
zeros = np.zeros((2_000_000, 81), np.uint8)
# Each is work for a minute or more: what has ended cannot be interrupted.
work = {
    "rate many": lambda: ennead.rate([HARDEST] * 1_000_000),
    "rate one": lambda: [ennead.rate(HARDEST) for _ in range(1_000_000)],
    "solve": lambda: [ennead.solve(zeros) for _ in range(1000)],
    "count one": lambda: ennead.count("." * 81, limit=10**12),
    "count many": lambda: ennead.count(["." * 81] * 100, limit=10**12),
    "explain": lambda: ennead.explain([HARDEST] * 1_000_000),
    "generate": lambda: ennead.generate(10_000_000),
    "canon": lambda: ennead.canon(np.zeros((1_000_000, 81), np.uint8)),
}[sys.argv[1]]
def interrupt():
    time.sleep(1.0)
    global sent
    sent = time.perf_counter()
    os.kill(os.getpid(), signal.SIGINT)
threading.Thread(target=interrupt).start()
try:
    work()
    sys.exit("it ended before the interrupt")
except KeyboardInterrupt:
    print(time.perf_counter() - sent)
"""


WORK = ["rate many", "rate one", "solve", "count one", "count many", "explain", "generate", "canon"]


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("work", WORK)
def test_an_interrupt_is_obeyed_at_once(work):
    code = INTERRUPTED.replace("HARDEST", repr(corpus("hardest")[0]))
    run = subprocess.run([sys.executable, "-c", code, work], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    # A tenth of a second, and what a busy machine adds.
    assert float(run.stdout) < 0.5, run.stderr
    assert signal.SIGINT


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_fork_finds_threads_of_its_own():
    code = f"""
import os, ennead
def rate(): return ennead.rate({EASY!r})
before = rate()
child = os.fork()
if child == 0:
    os._exit(0 if rate() == before else 1)
assert os.waitpid(child, 0)[1] == 0
"""
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True, timeout=60)


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.binary()])
def test_arrow_memory_may_begin_at_any_byte(kind):
    array = pa.array([EASY, None, "nonsense", HARD]).cast(kind)
    buffers = [it and pa.py_buffer(b"-" + it.to_pybytes()).slice(1) for it in array.buffers()]
    moved = pa.Array.from_buffers(kind, len(array), buffers)
    assert moved.buffers()[1].address % 4 != 0
    for same in (moved, pa.chunked_array([moved]), moved.slice(0)):
        assert ennead.count(same, errors="null").to_pylist() == [1, None, None, 1]
    part = ennead.count(moved.slice(1), errors="null")
    assert part.to_pylist() == [None, None, 1]
