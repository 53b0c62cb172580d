"""Rates a column of puzzles on a Dask cluster.

    python dask_table.py puzzles.parquet rated.parquet [scheduler:8786]
"""

import sys

import pyarrow.parquet as parquet
from distributed import Client

import ennead.dask


def main(source: str, target: str, *scheduler: str) -> None:
    # Without a scheduler a cluster is made on this machine, with a worker process for each core.
    with Client(*scheduler, **({} if scheduler else {"threads_per_worker": 1})):
        table = parquet.read_table(source)
        rated = ennead.dask.map_table(
            "rate", table, progress=lambda done, total: print(f"\r{done} of {total}", end="", file=sys.stderr)
        )
        parquet.write_table(rated, target)


if __name__ == "__main__":
    main(*sys.argv[1:])
