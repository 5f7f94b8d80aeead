import { editions } from '../../../spec/editions.ts';
import { sayLabel } from '../../words/labels.ts';
import { sayList, sayModule } from '../../words/say.ts';
import type { BookClause, Rulebook } from './rulebook.ts';
import { modulesOf } from './scope.ts';

/** Lines that every form of a rulebook has. */

/** Which modules it is for, and which readings other than the edition's. */
export function modulesIn({ scope, language }: Rulebook): string {
  const played = modulesOf(scope.options);
  const modules = sayList(
    played.map((module) => sayModule(module, language)),
    language,
  );
  const readings = Object.entries(scope.rulings ?? {}).map(([id, reading]) => `${id} ${reading}`);
  return [
    ...(scope.house === undefined
      ? []
      : [sayLabel('docs-house', language, { edition: editions[scope.edition].title[language] })]),
    played.length === 0
      ? sayLabel('docs-base', language)
      : sayLabel('docs-options', language, { options: modules }),
    ...(readings.length === 0
      ? []
      : [sayLabel('docs-readings', language, { readings: sayList(readings, language) })]),
  ].join(' ');
}

/** Where the sources of the edition have a clause, or that they have not. */
export function printedIn({ sources }: BookClause, { language }: Rulebook): string {
  if (sources.length === 0) return sayLabel('docs-silent', language);
  const places = sources.map(
    ({ source, at, note }) => `${source}, ${at}${note === null ? '' : ` (${note})`}`,
  );
  return `${sayLabel('docs-sources', language)} ${places.join('; ')}`;
}
