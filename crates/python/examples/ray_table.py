"""Rates a column of puzzles with Ray. Every row of the input gives one row of the output.

    python ray_table.py puzzles.parquet rated/
"""

import sys

import ray

import ennead.arrow


def rate(table):
    return ennead.arrow.add("rate", table, threads=1)


def main(source: str, target: str) -> None:
    puzzles = ray.data.read_parquet(source)
    # Hard puzzles often come one after the other. So there are many small blocks in random order,
    # each of some seconds.
    puzzles = puzzles.repartition(max(16, puzzles.count() // 20_000)).randomize_block_order()
    # A task that fails, or whose worker dies, is tried again; a block is written once.
    puzzles.map_batches(rate, batch_format="pyarrow", batch_size=2_000).write_parquet(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
