import type { Command } from 'commander';
import { formatOption, languageOption } from '../input/options.ts';
import type { MergeOptions } from './run.ts';

const HELP = `
FILE is what --sum of shedu verify, convert or conform wrote for a shard, or what verify and conform
print with --format json; it may hold several, and may be gzipped. Without FILE, or with -, they are
read from standard input, a line each.

Every shard has to be there, and all have to be of one run: the same command and version, the same
files or suite, the same number of shards. One that is there twice, since its worker was started
again, counts once; where the two differ, or a run was cut off before its sum, nothing is added up.
What comes of it is what one run of the whole would have come to.

Exit code: that of the whole, such as 1 if an action was refused in some shard; 2 if the shards are
not those of one run, or some are missing.

Examples:
  shedu merge sums/*.json
  cat sums/* | shedu merge --format json`;

/** Adds `shedu merge`. */
export function mergeCommand(program: Command): void {
  program
    .command('merge')
    .summary('add up the sums of shards')
    .description('Adds up what the shards of a run of verify, convert or conform come to.')
    .argument('[FILE...]', 'sums of shards, or - for standard input', ['-'])
    .addOption(formatOption('text'))
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (names: readonly string[], options: MergeOptions) => {
      const { merge } = await import('./run.ts');
      await merge(names, options);
    });
}
