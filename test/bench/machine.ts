import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { arch, version } from 'node:process';

/** Where figures were taken; without it they say nothing. */
export interface MachineDescription {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly os: string;
  readonly node: string;
  /** Over the last 1, 5 and 15 minutes, when the run began. */
  readonly load: readonly number[];
}

export function describeMachine(): MachineDescription {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round((totalmem() / 2 ** 30) * 10) / 10,
    os: `${type()} ${release()} ${arch}`,
    node: version,
    load: loadavg().map((average) => Math.round(average * 100) / 100),
  };
}
