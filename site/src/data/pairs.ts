import { type Pair, pairs } from '../../../machine/book/rulebook/differences.ts';
import { editionIds } from '../../../spec/editions.ts';

/** The filter of the differences by the pair of editions between which they are. */

/** A pair by the name that the style asks for. */
export const pairName = (pair: Pair): string => pair.join('-');

/** Pairs as the attribute that the style reads. */
export const pairNames = (apart: readonly Pair[]): string => apart.map(pairName).join(' ');

/** With a pair chosen, hides what does not set it apart, and the other editions. */
export const pairSheet = pairs
  .map((pair) => {
    const name = pairName(pair);
    const others = editionIds.filter((id) => !pair.includes(id));
    const hidden = [
      `[data-pairs]:not([data-pairs~="${name}"])`,
      ...others.map((id) => `[data-edition="${id}"]`),
    ];
    return `.differences:has(#pair-${name}:checked) :is(${hidden.join(', ')}) { display: none; }`;
  })
  .join('\n');
