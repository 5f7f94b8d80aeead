# Each partition is the number of a shard, and its line the sum; Spark does one again that is lost.
from pyspark import SparkContext

SHARDS = 1000
STEP = (
    f"sh -c 'read shard; shedu verify /work/games.jsonl --jobs 1 --shard $shard/{SHARDS}"
    " --format json | tail -n 1'"
)
numbers = SparkContext().parallelize(range(1, SHARDS + 1), SHARDS)
with open("sums.jsonl", "w") as sums:
    sums.writelines(line + "\n" for line in numbers.pipe(STEP).collect())
# Then: shedu merge sums.jsonl
