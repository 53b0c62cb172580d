"""Tables and the Dask cluster."""

import os
import random
import signal
import threading
import time

import pyarrow as pa
import pytest

import ennead
from conftest import EASY, HARD, corpus
from ennead import arrow

distributed = pytest.importorskip("distributed")
import ennead.dask  # noqa: E402


def test_answers_become_columns():
    table = pa.table({"id": [1, 2], "puzzle": [EASY, "nonsense"], "count": [8, 9]})
    found = arrow.add("count", table)
    assert found.to_pydict() == {**table.to_pydict(), "count_2": [1, None]}
    batch = arrow.add("rate", table.to_batches()[0], column="puzzle")
    assert batch.column("er").to_pylist() == [1.2, None]
    with pytest.raises(KeyError, match="column="):
        arrow.add("rate", pa.table({"a": [EASY], "b": [EASY]}))
    with pytest.raises(KeyError, match="no column"):
        arrow.add("rate", table, column="grid")


@pytest.fixture(scope="module")
def client():
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster, distributed.Client(cluster) as client:
        yield client


@pytest.mark.parametrize("rows", [None, 1, 7, 1000])
def test_a_cluster_answers_every_row_once_and_in_order(client, rows):
    puzzles = (corpus("unique")[:40] + [EASY, "nonsense", None, HARD]) * 2
    alone = arrow.answers("solve", pa.array(puzzles))
    done = []
    found = ennead.dask.map_column(
        "solve", puzzles, client=client, rows=rows, progress=lambda *counts: done.append(counts)
    )
    assert found.to_pydict() == alone.to_pydict()
    assert done[-1] == (len(puzzles), len(puzzles))
    table = ennead.dask.map_table("verdict", pa.table({"n": range(len(puzzles)), "puzzle": puzzles}))
    assert table.column_names == ["n", "puzzle", "verdict"]
    assert ennead.dask.map_column("solve", [], client=client).num_rows == 0


def test_a_worker_that_dies_loses_and_repeats_no_row(client):
    puzzles = corpus("unique", "hardest")
    random.Random(1).shuffle(puzzles)
    alone = arrow.answers("rate", pa.array(puzzles))

    def kill():
        time.sleep(1.0)
        workers = client.run(os.getpid)
        os.kill(next(iter(workers.values())), signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    found = ennead.dask.map_column("rate", puzzles, client=client, rows=50)
    killer.join()
    assert found.to_pydict() == alone.to_pydict()
