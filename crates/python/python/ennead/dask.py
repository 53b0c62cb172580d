"""A column of puzzles over a Dask cluster.

Dask schedules, moves and repeats; this module cuts the column so that no straggler holds the
whole, and puts the answers together again.

A hard puzzle takes a thousand times as long to rate as an easy one, and hard ones often stand
together. So a task takes every k-th row, not a run of them: then all tasks cost about the same.
Only a few tasks for each thread are with the scheduler at a time, so the column may be long.
"""

from __future__ import annotations

from typing import Callable, Optional

import numpy as np
import pyarrow as pa
from distributed import Client, as_completed, get_client

from .arrow import FUNCTIONS, add, answers, find_column

__all__ = ["add", "map_column", "map_table"]

#: Rows of a task: about a second's work of one thread, on puzzles as they come.
ROWS = {"rate": 2_000, "explain": 1_000, "hint": 10_000, "check": 10_000, "canon": 10_000}
MOST_ROWS = 100_000
#: Tasks for each thread of the cluster, so that the last ones end together. With 16 a worker sat
#: idle for up to 6 % of the time of 20,000 hard puzzles while the other did the last one.
TASKS_PER_THREAD = 64
#: Tasks that wait for each thread.
WAITING_PER_THREAD = 3


def _task(function: str, puzzles: pa.Array, options: dict) -> pa.RecordBatch:
    # Dask runs a task on each thread of a worker; ennead's own threads would be too many.
    return answers(function, puzzles, **{"threads": 1, **options})


def map_column(
    function: str,
    puzzles,
    *,
    client: Optional[Client] = None,
    rows: Optional[int] = None,
    retries: int = 3,
    progress: Optional[Callable[[int, int], None]] = None,
    **options,
) -> pa.Table:
    """Asks a question of every puzzle of a column, on all workers of a cluster.

    Parameters
    ----------
    function : str
        ``"rate"``, ``"solve"``, ``"verdict"``, … : a function of :mod:`ennead`.
    puzzles : pyarrow array or chunked array, or what becomes one: a list of str, a pandas Series
    client : distributed.Client, optional
        The cluster; the current client if left out.
    rows : int, optional
        How many rows a task takes. By default about a second's work, and less where there
        would be few tasks for each thread.
    retries : int
        How often a task that fails is tried again. A task whose worker dies is given to
        another one by Dask itself.
    progress : callable, optional
        Called with the rows done and their number, now and then.
    **options
        For the function. ``errors`` is ``"null"`` by default.

    Returns
    -------
    pyarrow.Table
        Exactly one row of answers for each row of the column, in its order.
    """
    if function not in FUNCTIONS:
        raise ValueError(f"function={function!r}: expected one of {', '.join(FUNCTIONS)}")
    client = client or get_client()
    if isinstance(puzzles, pa.ChunkedArray):
        puzzles = puzzles.combine_chunks()
    elif not isinstance(puzzles, pa.Array):
        puzzles = pa.array(puzzles)
    if isinstance(puzzles, pa.ChunkedArray):  # more than 2 GB of strings
        puzzles = pa.concat_arrays([part.cast(pa.large_string()) for part in puzzles.chunks])
    total = len(puzzles)
    if total == 0:
        return pa.Table.from_batches([_task(function, puzzles.cast(pa.string()), options)])
    threads = max(1, sum(client.nthreads().values()))
    if rows is None:
        rows = min(ROWS.get(function, MOST_ROWS), -(-total // (TASKS_PER_THREAD * threads)))
    tasks = -(-total // max(1, rows))

    def submit(task: int):
        numbers = pa.array(np.arange(task, total, tasks))
        future = client.submit(
            _task, function, puzzles.take(numbers), options, retries=retries, pure=False
        )
        of_task[future.key] = task
        return future

    of_task: dict[str, int] = {}
    found: list[Optional[pa.RecordBatch]] = [None] * tasks
    first = min(tasks, threads * (1 + WAITING_PER_THREAD))
    running = as_completed([submit(task) for task in range(first)])
    next_task, done = first, 0
    for future in running:
        batch = future.result()
        task = of_task.pop(future.key)
        if found[task] is not None or len(batch) != len(range(task, total, tasks)):
            raise RuntimeError(f"task {task} answered {len(batch)} rows")
        found[task] = batch
        done += len(batch)
        if next_task < tasks:
            running.add(submit(next_task))
            next_task += 1
        if progress is not None:
            progress(done, total)
    return _in_order(found, total, tasks)


def _in_order(found: list, total: int, tasks: int) -> pa.Table:
    """The rows of all tasks, each of which took every `tasks`-th, in the order of the column."""
    table = pa.Table.from_batches(found)
    # The task of row r is r % tasks; tasks before it have one row more if they are below
    # total % tasks.
    place, task = np.divmod(np.arange(total), tasks)
    each, more = divmod(total, tasks)
    return table.take(pa.array(task * each + np.minimum(task, more) + place))


def map_table(function: str, table: pa.Table, column: Optional[str] = None, **options) -> pa.Table:
    """:func:`map_column`, with the answers as further columns of the table."""
    found = map_column(function, table.column(find_column(table.schema, column)), **options)
    for name in found.schema.names:
        values = found.column(name)
        while name in table.schema.names:
            name += "_2"
        table = table.append_column(name, values)
    return table
