import { type Command, Option } from 'commander';
import { LANGUAGES } from '../../../spec/text.ts';
import { formatOption } from '../input/options.ts';
import type { CoverageOptions } from './run.ts';

const HELP = `
For every clause: the modules of the machine that cite it, the fixtures in which it is followed, and
those in which it refuses an action or changes the result. What is missing comes first, then what
has to be looked at again, then the sums. With CLAUSE only these, with the names of their fixtures.

A rule needs all three, a definition a fixture that follows it, unless spec/exemptions.json says why
not. When the English statement of a clause changes, its fixtures have to be read again; --review
notes in spec/review.json that this has been done. The statement that was goes to spec/history.json;
--worded then notes the new version in spec/wording.json, and that every translation follows it, or
with --in only those languages.

With --sources, a folder of the transcripts (such as ru-2015.txt), the lines that clauses cite are
compared with those that were last read beside them; --proofread notes that somebody has read the
clauses beside their lines today: with --by author who wrote them, else another reader. What nobody has
read yet is counted, and is no fault.

Exit code: 0 nothing is missing; 1 something is; 2 there is no such clause.

Examples:
  shedu coverage
  shedu coverage war.win.tie
  shedu coverage --review war.win.tie
  shedu coverage --worded war.win.tie --in en ru
  shedu coverage --sources transcripts
  shedu coverage --sources transcripts --proofread war.win.tie`;

/** Adds `shedu coverage`. */
export function coverageCommand(program: Command): void {
  program
    .command('coverage')
    .summary('show how each clause is covered')
    .description('Shows how the machine and the bundled fixtures cover each clause.')
    .argument('[CLAUSE...]', 'only these clauses, in full')
    .option('--review <CLAUSE...>', 'their fixtures have been read against the new statements')
    .option('--worded <CLAUSE...>', 'their statements are the new version')
    .addOption(
      new Option('--in <LANGUAGE...>', 'with --worded: only in these languages').choices(LANGUAGES),
    )
    .option('--sources <DIR>', 'compare the cited lines with the transcripts in this folder')
    .option('--proofread <CLAUSE...>', 'with --sources: they have been read beside their lines')
    .addOption(
      new Option('--by <READER>', 'with --proofread: who read')
        .choices(['author', 'second'])
        .default('second'),
    )
    .addOption(formatOption('text'))
    .addHelpText('after', HELP)
    .action(async (ids: readonly string[], options: CoverageOptions) => {
      const { coverage } = await import('./run.ts');
      await coverage(ids, options);
    });
}
