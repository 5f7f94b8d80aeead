import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import {
  assertMissing,
  clear,
  envIn,
  killWorker,
  merged,
  must,
  run,
  until,
  victimOf,
  type Work,
} from './work.ts';

const RECIPE = join(import.meta.dirname, 'recipes/slurm.sh');

/** Jobs that are over are still known for so many seconds: one may be queued again. */
const REMEMBERED = 100_000;

/** A task that is queued again waits this long, in seconds; left alone, it would be two minutes. */
const DELAY = 5;

const configuration = (dir: string, host: string): string => `
ClusterName=local
SlurmctldHost=${host}(127.0.0.1)
AuthType=auth/munge
AuthInfo=socket=${dir}/munge.socket,cred_expire=${DELAY}
SlurmUser=root
StateSaveLocation=${dir}/state
SlurmdSpoolDir=${dir}/spool
SlurmctldPidFile=${dir}/slurmctld.pid
SlurmdPidFile=${dir}/slurmd.pid
SlurmctldLogFile=${dir}/slurmctld.log
SlurmdLogFile=${dir}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
ReturnToService=2
MinJobAge=${REMEMBERED}
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
NodeName=${host} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=${host} Default=YES State=UP
`;

/**
 * Verifies the games as an array job of a Slurm that is started for it, kills one worker and queues
 * its task again; what the shards come to. @throws Error when anything goes otherwise than it should
 */
export async function onSlurm(work: Work): Promise<string> {
  clear(work);
  const slurm = join(work.dir, 'slurm');
  const env = envIn(work.dir, { SLURM_CONF: join(slurm, 'slurm.conf') });
  try {
    await up(slurm, env);
    await array(work, env);
    return (await merged(work)).out;
  } finally {
    down(slurm);
  }
}

async function array(work: Work, env: NodeJS.ProcessEnv): Promise<void> {
  const { dir, shards, shardTakes } = work;
  const job = (
    await must(dir, ['sbatch', '--parsable', `--array=1-${shards}`, RECIPE], env)
  ).trim();
  const patience = 120 + shards * shardTakes * 5;
  const stateOf = (of: string) =>
    must(dir, ['squeue', '--noheader', '--states=all', '--format=%T', `--jobs=${of}`], env);
  const over = (of: string) =>
    until(
      `job ${of}`,
      async () => !/PENDING|RUNNING|COMPLETING|CONFIGURING/.test(await stateOf(of)),
      patience,
    );
  await killWorker(work);
  await over(job);
  const task = `${job}_${victimOf(work)}`;
  const state = (await stateOf(task)).trim();
  if (state !== 'FAILED') throw new Error(`the task whose worker was killed is ${state}`);
  await assertMissing(work);
  await must(dir, ['scontrol', 'requeue', task], env);
  await over(task);
}

/** Starts a controller and a node. */
async function up(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  mkdirSync(join(dir, 'state'), { recursive: true });
  mkdirSync(join(dir, 'spool'), { recursive: true });
  chmodSync(dir, 0o755);
  const host = hostname().split('.')[0] as string;
  writeFileSync(join(dir, 'slurm.conf'), configuration(dir, host));
  const key = join(dir, 'munge.key');
  if (!existsSync(key)) writeFileSync(key, randomBytes(1024), { mode: 0o400 });
  const file = (name: string) => join(dir, `munge.${name}`);
  await must(
    dir,
    [
      'munged',
      '--force',
      `--key-file=${key}`,
      `--socket=${file('socket')}`,
      `--pid-file=${file('pid')}`,
      `--log-file=${file('log')}`,
      `--seed-file=${file('seed')}`,
    ],
    env,
  );
  await must(dir, ['slurmctld', '-c', '-f', join(dir, 'slurm.conf')], env);
  await must(dir, ['slurmd', '-f', join(dir, 'slurm.conf')], env);
  await until('a node that is idle', async () =>
    /idle/.test((await run(dir, ['sinfo', '--noheader', '--format=%T'], env)).out),
  );
}

/** Ends those that `up` started, by what they noted of themselves. */
function down(dir: string): void {
  for (const name of ['slurmd.pid', 'slurmctld.pid', 'munge.pid']) {
    const file = join(dir, name);
    if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM');
  }
}
