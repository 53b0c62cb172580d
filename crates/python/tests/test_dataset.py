"""Data sets: the same files as the command's, whoever makes the parts."""

import hashlib
import json
import os
import pathlib
import signal

import numpy as np
import pyarrow as pa
import pyarrow.parquet as parquet
import pytest

import ennead
from conftest import EASY, HARD

WISH = dict(count=30, levels=["easy", "hard"], seed=9, rows_per_file=20, augment=1)


def files(folder):
    folder = pathlib.Path(folder)
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def table(folder, split):
    return pa.concat_tables(parquet.read_table(path) for path in sorted(pathlib.Path(folder).glob(f"data/{split}-*")))


def test_the_columns_are_what_they_say(tmp_path):
    made = ennead.dataset(tmp_path / "all", columns=["rating", "path", "trace", "boards"], **WISH)
    assert [split["name"] for split in made["splits"]] == ["train", "test"]
    train = table(tmp_path / "all", "train")
    assert len(train) == made["splits"][0]["rows"]
    puzzles, solutions = train["puzzle"].to_pylist(), train["solution"].to_pylist()
    assert ennead.solve(train["puzzle"].combine_chunks())["solution"].to_pylist() == solutions
    assert len(set(puzzles)) == len(puzzles)
    rated = ennead.rate(pa.array(puzzles[::2]))
    assert np.allclose(rated["er"].to_numpy(), train["er"].to_numpy()[::2])
    classes = [hashlib.sha256(ennead.canon(solution).encode()).hexdigest()[:16] for solution in solutions[:6]]
    assert classes == train["class"].to_pylist()[:6]
    assert set(train["class"].to_pylist()).isdisjoint(table(tmp_path / "all", "test")["class"].to_pylist())
    for puzzle, board, trace, steps in zip(puzzles, train["board"].to_pylist(), train["trace"].to_pylist(), train["steps"].to_pylist()):
        assert "".join(str(digit) if digit else "." for digit in board) == puzzle
        assert trace[0]["before"] == puzzle and trace[-1]["step"] == steps
    assert b"huggingface" in parquet.read_schema(next((tmp_path / "all").glob("data/train-*"))).metadata
    for file in made["files"]:
        content = (tmp_path / "all" / file["path"]).read_bytes()
        assert (len(content), hashlib.sha256(content).hexdigest()) == (file["bytes"], file["sha256"])


@pytest.mark.parametrize("form", ["parquet", "hrm", "extreme"])
def test_who_makes_the_parts_does_not_matter(tmp_path, form):
    ennead.dataset(tmp_path / "one", format=form, threads=1, **WISH)
    calls = []

    def backwards(make, parts):
        # Each part is made twice, as when a worker died too late.
        records = {part: (make(part), make(part))[0] for part in reversed(parts)}
        calls.extend(parts)
        return [records[part] for part in parts]

    ennead.dataset(tmp_path / "two", format=form, map=backwards, **WISH)
    assert len(calls) > 1
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_it_goes_on_where_it_was_killed(tmp_path):
    ennead.dataset(tmp_path / "whole", **WISH)

    def dying(make, parts):
        make(parts[1])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ennead.dataset(tmp_path / "killed", map=dying, **WISH)
    assert not (tmp_path / "killed" / "manifest.json").exists()
    with pytest.raises(ValueError, match="resume"):
        ennead.dataset(tmp_path / "killed", **WISH)
    with pytest.raises(ValueError, match="other options"):
        ennead.dataset(tmp_path / "killed", resume=True, **{**WISH, "count": 31})
    left = []
    ennead.dataset(tmp_path / "killed", resume=True, map=lambda make, parts: [left.append(i) or make(i) for i in parts], **WISH)
    assert 1 not in left and files(tmp_path / "killed") == files(tmp_path / "whole")
    again = ennead.dataset(tmp_path / "killed", resume=True, **{**WISH, "seed": None})
    assert again["options"]["seed"] == 9


def test_the_command_makes_the_same(tmp_path, command_line):
    ennead.dataset(tmp_path / "here", format="jsonl", columns=["rating", "trace"], **WISH)
    options = "--count 30 --level easy,hard --seed 9 --rows-per-file 20 --augment 1 --format jsonl --with rating,trace"
    command_line([], "dataset", str(tmp_path / "there"), *options.split())
    assert files(tmp_path / "here") == files(tmp_path / "there")


def test_sources_of_ones_own(tmp_path):
    clash = "55" + EASY[2:]
    sources = {"mine": [EASY, clash, HARD], "theirs": np.zeros((2, 81), np.uint8)}
    made = ennead.dataset(tmp_path / "own", sources=sources, splits={"all": 1}, format="csv", seed=1)
    assert made["skipped"] == {"invalid": 1, "unsolvable": 0, "ambiguous": 2}
    assert [source["puzzles"] for source in made["options"]["sources"]] == [3, 2]
    assert made["splits"][0]["puzzles"] == 2
    with pytest.raises(ennead.PuzzleError, match="row 1"):
        ennead.dataset(tmp_path / "bad", sources={"mine": [EASY, "what?"]}, seed=1)
    for wrong in [dict(levels=["esay"]), dict(format="xml"), dict(count=0), dict(splits={"a b": 1}), dict(clues=(5, 9))]:
        with pytest.raises(ValueError):
            ennead.dataset(tmp_path / "no", **wrong)
    assert not (tmp_path / "no").exists()


def test_a_read_only_folder_is_an_error(tmp_path):
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    tmp_path.chmod(0o500)
    with pytest.raises(PermissionError):
        ennead.dataset(tmp_path / "new", **WISH)


def test_killed_workers_of_dask_change_nothing(tmp_path):
    distributed = pytest.importorskip("distributed")
    ennead.dataset(tmp_path / "here", **WISH)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        with distributed.Client(cluster) as client:

            def over_workers(make, parts):
                futures = client.map(make, parts, pure=False)
                os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
                return client.gather(futures)

            ennead.dataset(tmp_path / "there", map=over_workers, **WISH)
    assert files(tmp_path / "here") == files(tmp_path / "there")


def test_traces_of_many():
    for puzzles in ([EASY, HARD], pa.array([EASY, HARD])):
        said = ennead.explain(puzzles, trace="steps", threads=2)
        traces = said["trace"].to_pylist() if isinstance(said, pa.RecordBatch) else said["trace"]
        for puzzle, trace in zip([EASY, HARD], traces):
            path = ennead.explain(puzzle)
            assert [step.technique for step in path] == list(dict((s["step"], s["technique"]) for s in trace).values())
            assert [step.position for step in path] == list(dict((s["step"], s["before"]) for s in trace).values())
            placed = [f"{d}r{c // 9 + 1}c{c % 9 + 1}" for s in trace if s["kind"] == "place" for c, d in zip(s["cells"], s["digits"])]
            assert placed == [place for step in path for place in step.places]
    flat = ennead.explain([EASY, "." * 81], trace="flat")["flat"]
    assert flat.shape == (2, 325) and flat[0, 0] == 30 and not flat[1].any()
    cells = flat[0, 1:].reshape(81, 4)
    assert "".join(str(digit) for _, digit in sorted((9 * r + c, d) for r, c, d, _ in cells.tolist())) == ennead.solve(EASY)
    empty = ennead.explain(pa.array(["what?"]), trace="steps", errors="null")
    assert empty["trace"].to_pylist() == [None]
    with pytest.raises(ValueError, match="steps"):
        ennead.explain([EASY], trace="stpes")


def test_hints_for_many_tell_cells_and_candidates():
    wrong = "..2" + "." * 78
    said = ennead.hint([EASY, EASY, HARD], placed=["." * 81, wrong, "." * 81], threads=2)
    assert said["kind"].tolist() == ["step", "mistakes", "step"]
    assert said["cells"][1].tolist() == [2]
    assert said["places"][0].tolist() == [9 * 40 + 4]
    assert said["cells"][0].tolist() == [40]
    plain = ennead.hint(pa.array([EASY, HARD]))
    assert plain["places"].to_pylist()[0] == [9 * 40 + 4]
    assert ennead.hint([EASY], depth=1)["places"][0].tolist() == []
    assert ennead.hint(EASY, placed=wrong).kind == "mistakes"
    # A candidate of the solution that was removed is a mistake, too.
    left = np.full((1, 81), 511)
    left[0, 2] = 511 - 8
    struck = ennead.hint([EASY], candidates=left)
    assert struck["kind"][0] == "mistakes" and struck["cells"][0].tolist() == [2]
    with pytest.raises(ValueError, match="placed"):
        ennead.hint([EASY], placed=[wrong, wrong])


def test_the_symmetry_leads_to_the_form():
    for given in ([EASY, HARD], pa.array([EASY, HARD])):
        said = ennead.canon(given, symmetry=True)
        forms = ennead.canon([EASY, HARD])
        symmetries = said["symmetry"].to_pylist() if isinstance(said, pa.RecordBatch) else said["symmetry"].tolist()
        for puzzle, form, symmetry in zip([EASY, HARD], forms, symmetries):
            grid = np.array([int(c) if c != "." else 0 for c in puzzle]).reshape(9, 9)
            parts = {part[0]: [int(c) - 1 for c in part[1:]] for part in symmetry.split()}
            if "t" in parts:
                grid = grid.T
            moved = np.zeros((9, 9), int)
            digits = np.array([0, *(np.array(parts.get("d", range(9))) + 1)])
            moved[np.ix_(parts.get("r", range(9)), parts.get("c", range(9)))] = digits[grid]
            assert (moved.ravel() == form).all()
    assert ennead.canon(EASY, symmetry=True)["automorphisms"] == 1


def test_records_are_json(tmp_path):
    made = ennead.dataset(tmp_path / "new", count=5, seed=3, format="flat", splits={"train": 1, "none": 0})
    assert json.loads((tmp_path / "new" / "manifest.json").read_text()) == made
    assert np.load(tmp_path / "new" / "train.npy").shape == (5, 325)
    assert np.load(tmp_path / "new" / "none.npy").shape == (0, 325)
