#!/bin/sh
#SBATCH --job-name=shedu --cpus-per-task=1 --requeue --output=sums/%a.txt
# sbatch --array=1-1000 slurm.sh; a task that died is done again by scontrol requeue JOB_TASK.
shard=$SLURM_ARRAY_TASK_ID
shedu verify games.jsonl --jobs "$SLURM_CPUS_PER_TASK" \
  --shard "$shard/$SLURM_ARRAY_TASK_COUNT" --sum "sums/$shard.json"
test -f "sums/$shard.json"
