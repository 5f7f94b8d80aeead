import { chapters } from '../../../../spec/clauses.ts';
import type { Language } from '../../../../spec/text.ts';
import type { Findable } from '../../search/entry.ts';
import { stringsOf } from '../../strings.ts';

/** Pages that are no rule of their own. */
export function pagesIn(language: Language): readonly Findable[] {
  const strings = stringsOf(language);
  const { list, own, reference, questions, differences, errata, turnFlow, coverage } = strings;
  const pages: readonly (readonly [path: string, title: string, text: string])[] = [
    ['replays/', list.title, list.text],
    ['replays/open/', own.title, own.text],
    ['questions/', questions.title, questions.text],
    ['rules/', reference.title, reference.text],
    ['rules/rulings/', reference.allRulings, reference.rulingsText],
    ['rules/differences/', differences.title, differences.text],
    ['rules/errata/', errata.title, errata.text],
    ['rules/turn-flow/', turnFlow.title, turnFlow.text],
    ['rules/glossary/', reference.glossary, reference.glossaryText],
    ['rules/coverage/', coverage.title, coverage.text],
  ];
  return [
    ...chapters.map(({ chapter, title }) => [`rules/${chapter}/`, title[language], ''] as const),
    ...pages,
  ].map(([path, title, text]) => ({
    kind: 'page',
    id: path,
    title,
    text,
    words: '',
  }));
}
