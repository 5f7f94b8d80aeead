import type { ToldProblem } from '../../../machine/book/telling/problems.ts';
import type { Language } from '../../../spec/text.ts';
import { count, type Strings } from '../strings.ts';

/** What kind of fault a file has: why it cannot be read, or what in it the rules do not bear out. */
export function headline(
  problems: readonly ToldProblem[],
  text: Strings['own'],
  language: Language,
): string {
  const input = problems.find(({ kind }) => kind === 'input');
  const refused = problems.filter(({ kind }) => kind === 'refused').length;
  const claims = problems.filter(({ kind }) => kind === 'claim').length;
  return [
    ...(input === undefined ? [] : [text.kinds[input.code as keyof typeof text.kinds]]),
    ...(refused === 0 ? [] : [count(text.refusals, refused, language)]),
    ...(claims === 0 ? [] : [count(text.differs, claims, language)]),
  ].join(' · ');
}
