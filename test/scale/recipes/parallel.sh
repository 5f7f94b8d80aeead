#!/bin/sh
# The file `hosts` names a machine a line, and each has the folder of this one. What has no sum yet
# because its worker died is done when this is run again.
parallel --sshloginfile hosts --workdir "$PWD" --jobs 1 --joblog sums/log --resume-failed \
  "shedu verify games.jsonl --shard {}/$SHARDS --sum sums/{}.json > sums/{}.txt; test -f sums/{}.json" \
  ::: $(seq "$SHARDS")
