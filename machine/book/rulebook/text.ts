import { editions } from '../../../spec/editions.ts';
import type { Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import { sayList, sayModule } from '../../words/say.ts';
import type { BookClause, Rulebook } from './rulebook.ts';
import { modulesOf, type Scope } from './scope.ts';

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
    ...houseIn(scope, language),
    played.length === 0
      ? sayLabel('docs-base', language)
      : sayLabel('docs-options', language, { options: modules }),
    ...(readings.length === 0
      ? []
      : [sayLabel('docs-readings', language, { readings: sayList(readings, language) })]),
  ].join(' ');
}

/** What an edition of one's own begins with, and how far its words go. */
function houseIn({ house, edition }: Scope, language: Language): readonly string[] {
  if (house === undefined) return [];
  const base = sayLabel('docs-house', language, { edition: editions[edition].title[language] });
  return house.notes.length === 0 ? [base] : [base, sayLabel('docs-house-notes', language)];
}

/** Where the sources of the edition have a clause, or that they have not. */
export function printedIn({ sources }: BookClause, { language }: Rulebook): string {
  if (sources.length === 0) return sayLabel('docs-silent', language);
  const places = sources.map(
    ({ source, at, note }) => `${source}, ${at}${note === null ? '' : ` (${note})`}`,
  );
  return `${sayLabel('docs-sources', language)} ${places.join('; ')}`;
}
