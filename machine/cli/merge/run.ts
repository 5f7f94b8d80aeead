import type { Language } from '../../../spec/text.ts';
import type { Format } from '../input/options.ts';
import { jsonLine, write } from '../output/terminal.ts';
import { wholeOf } from '../sum/add.ts';
import { gathered } from './gather.ts';
import { mergedText } from './say.ts';
import { sumsIn } from './sums.ts';

/** How `shedu merge` is to tell. */
export interface MergeOptions {
  readonly format: Format;
  readonly lang: Language;
}

/** Adds up the sums of the shards of one run. @throws Failure when they do not make one */
export async function merge(
  names: readonly string[],
  { format, lang }: MergeOptions,
): Promise<void> {
  const { sums, again } = await gathered(sumsIn(names));
  const sum = wholeOf(sums);
  const text = (): string => mergedText({ shards: sums.length, again, sum }, lang);
  await write(format === 'json' ? `${jsonLine(sum)}\n` : text());
  process.exitCode = sum.exit;
}
