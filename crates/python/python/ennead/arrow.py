"""Tables of puzzles: answers as further columns beside those that are there.

What :mod:`ennead.dask`, and the recipes for Ray and Spark, do with each part of a table.
"""

from __future__ import annotations

from typing import Callable, Optional, TypeVar

import pyarrow as pa

from . import canon, check, convert, count, explain, hint, rate, solve, verdict

_Table = TypeVar("_Table", pa.Table, pa.RecordBatch)

#: The functions by their names, so that a task needs no more than a name.
FUNCTIONS: dict[str, Callable] = {
    function.__name__: function
    for function in (canon, check, convert, count, explain, hint, rate, solve, verdict)
}

#: The names by which a column of puzzles is known, unless one is given.
NAMES = ("puzzle", "puzzles", "quiz", "quizzes", "sudoku", "givens")


def find_column(schema: pa.Schema, column: Optional[str] = None) -> str:
    """The name of the column of puzzles: the one given, one of :data:`NAMES`, or the only one.

    Raises
    ------
    KeyError
        If there is none, or it is not clear which it is.

    >>> find_column(pa.schema([("id", pa.int64()), ("Puzzle", pa.string())]))
    'Puzzle'
    """
    names = schema.names
    if column is not None:
        if column not in names:
            raise KeyError(f"no column {column!r}; there are {', '.join(names)}")
        return column
    known = [name for name in names if name.lower() in NAMES]
    if len(known) == 1 or len(names) == 1:
        return (known or names)[0]
    raise KeyError(f"which column holds the puzzles? column= is one of {', '.join(names)}")


def answers(function: str, puzzles, **options) -> pa.RecordBatch:
    """The answers about an Arrow array of puzzles, as a record batch.

    A row that holds no puzzle has nulls, unless ``errors="raise"``.

    >>> answers("count", pa.array(["." * 81, "what?"])).to_pydict()
    {'count': [2, None]}
    """
    options = {"errors": "null", **options}
    found = FUNCTIONS[function](puzzles, **options)
    if isinstance(found, pa.Array):
        names = {"canon": "canonical", "convert": "text"}
        found = pa.record_batch([found], names=[names.get(function, function)])
    return found


def schema(function: str, table: pa.Schema, column: Optional[str] = None, **options) -> pa.Schema:
    """What :func:`add` makes of a table with this schema; some frameworks ask beforehand.

    >>> schema("canon", pa.schema([("puzzle", pa.string())])).names
    ['puzzle', 'canonical']
    """
    return add(function, table.empty_table(), column, **options).schema


def add(function: str, table: _Table, column: Optional[str] = None, **options) -> _Table:
    """The table with the answers as further columns; a name that is taken gets ``_2`` after it.

    Parameters
    ----------
    function : str
        One of :data:`FUNCTIONS`, such as ``"rate"``.
    table : pyarrow.Table or pyarrow.RecordBatch
    column : str, optional
        The column of puzzles, see :func:`find_column`.
    **options
        For the function. ``errors`` is ``"null"`` by default.

    >>> table = pa.table({"id": [7], "puzzle": ["." * 81]})
    >>> add("verdict", table).to_pydict()["verdict"]
    ['ambiguous']
    """
    puzzles = table.column(find_column(table.schema, column))
    found = answers(function, puzzles, **options)
    for name, values in zip(found.schema.names, found.columns):
        while name in table.schema.names:
            name += "_2"
        if isinstance(table, pa.Table):
            values = pa.chunked_array([values])
        table = table.append_column(name, values)
    return table
