#!/bin/sh
# A search over the tasks of a Slurm job array, and the one result of all of them.
#
#   array=$(sbatch --parsable examples/slurm-array.sh scenario.json)
#   sbatch --dependency=afterok:"$array" --wrap "scalekit merge part-$array-*.json > result.json"
#
# The same with GNU parallel, on the machines of a file:
#   parallel --sshloginfile hosts scalekit search scenario.json --json --shard {}/16 '>' part-{}.json ::: $(seq 16)
#
#SBATCH --job-name=scalekit-search
#SBATCH --array=1-16
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=8
#SBATCH --time=00:10:00
set -eu

scenario=${1:?usage: sbatch slurm-array.sh SCENARIO}
part=part-${SLURM_ARRAY_JOB_ID:-0}-${SLURM_ARRAY_TASK_ID:?run this as a Slurm job array}.json
"${SCALEKIT:-scalekit}" search "$scenario" --json --threads "${SLURM_CPUS_PER_TASK:-1}" \
  --shard "$SLURM_ARRAY_TASK_ID/${SLURM_ARRAY_TASK_COUNT:?}" > "$part"
