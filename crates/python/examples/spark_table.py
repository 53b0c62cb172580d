"""Rates a column of puzzles with Spark. Every row of the input gives one row of the output.

    spark-submit spark_table.py puzzles.parquet rated/
"""

import sys

from pyspark.sql import SparkSession
from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema

import ennead.arrow


def rate(batches):
    for batch in batches:
        yield ennead.arrow.add("rate", batch, threads=1)


def main(source: str, target: str) -> None:
    spark = (
        SparkSession.builder.appName("ennead")
        # Small batches show progress; a task that fails is tried again as a whole.
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "1000")
        .getOrCreate()
    )
    puzzles = spark.read.parquet(source)
    schema = from_arrow_schema(ennead.arrow.schema("rate", to_arrow_schema(puzzles.schema)))
    # Rows are dealt to the partitions in turn, so that a run of hard ones is spread.
    partitions = max(16, puzzles.count() // 20_000)
    puzzles.repartition(partitions).mapInArrow(rate, schema).write.parquet(target)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
