import { sayLabel, sayList, sayModule } from '../words/say.ts';
import type { BookClause, Rulebook } from './rulebook.ts';
import { modulesOf } from './scope.ts';

/** Lines that every form of a rulebook has. */

/** Which modules it is for. */
export function modulesIn({ scope, language }: Rulebook): string {
  const played = modulesOf(scope.options);
  if (played.length === 0) return sayLabel('docs-base', language);
  const options = sayList(
    played.map((module) => sayModule(module, language)),
    language,
  );
  return sayLabel('docs-options', language, { options });
}

/** Where the sources of the edition have a clause, or that they have not. */
export function printedIn({ sources }: BookClause, { language }: Rulebook): string {
  if (sources.length === 0) return sayLabel('docs-silent', language);
  const places = sources.map(
    ({ source, at, note }) => `${source}, ${at}${note === null ? '' : ` (${note})`}`,
  );
  return `${sayLabel('docs-sources', language)} ${places.join('; ')}`;
}
