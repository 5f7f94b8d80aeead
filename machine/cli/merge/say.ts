import type { Language } from '../../../spec/text.ts';
import { type LabelId, sayLabel } from '../../words/labels.ts';
import { engineCalled, saySum } from '../conform/sentences.ts';
import type { ConvertSum, Sum } from '../sum/sum.ts';
import { sayCounts } from '../verify/tally.ts';

/** What the shards of a run come to, for a reader. */
export function mergedText(
  { shards, again, sum }: { readonly shards: number; readonly again: number; readonly sum: Sum },
  language: Language,
): string {
  const said = (label: LabelId, count: number, rest = {}): string =>
    `${sayLabel(label, language, { count, digits: String(count), ...rest })}\n`;
  return [
    ...(again === 0 ? [] : [said('merge-again', again)]),
    said('merged', shards, { sum: sayCommand(sum, language) }),
  ].join('');
}

function sayCommand(sum: Sum, language: Language): string {
  switch (sum.command) {
    case 'verify':
      return sayCounts(sum, language);
    case 'convert':
      return sayConverted(sum, language);
    case 'conform':
      return sayLabel('conform-sum', language, {
        engine: engineCalled(sum.engine),
        sum: saySum(sum, sum.untried, language),
      });
  }
}

function sayConverted({ games, partings }: ConvertSum, language: Language): string {
  const parts: readonly (readonly [LabelId, number])[] = [
    ['converted', games],
    ['partings', partings],
  ];
  return parts
    .filter(([label, count]) => label === 'converted' || count > 0)
    .map(([label, count]) => sayLabel(label, language, { count, digits: String(count) }))
    .join(', ');
}
