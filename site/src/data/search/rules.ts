import { modules } from '../../../../machine/book/rulebook/differences.ts';
import { type ClauseId, chapterOf, clauses } from '../../../../spec/clauses.ts';
import glossary from '../../../../spec/glossary.json' with { type: 'json' };
import { rulings } from '../../../../spec/rulings.ts';
import { LANGUAGES, type Language } from '../../../../spec/text.ts';
import type { Findable } from '../../search/entry.ts';

/** What the rulebook has: clauses, rulings and terms. */
export const rulesIn = (language: Language): readonly Findable[] => [
  ...clausesIn(language),
  ...rulingsIn(language),
  ...termsIn(language),
];

/** Parts of the box, and modules, are seldom what a question is about that names neither. */
const ASIDE: ReadonlySet<string> = new Set(['component', ...modules.map(({ chapter }) => chapter)]);

const clausesIn = (language: Language): readonly Findable[] =>
  (Object.keys(clauses) as ClauseId[]).map((id) => ({
    kind: 'clause',
    id,
    title: clauses[id].title[language],
    text: clauses[id].statement[language],
    words: clauses[id].why?.[language] ?? '',
    weight: ASIDE.has(chapterOf(id)) ? 0.6 : 1,
  }));

const rulingsIn = (language: Language): readonly Findable[] =>
  Object.values(rulings).map((ruling) => ({
    kind: 'ruling',
    id: ruling.id,
    title: ruling.title[language],
    text: ruling.question[language],
    words: [
      ruling.why[language],
      ...(ruling.kind === 'settled'
        ? [ruling.decision[language]]
        : Object.values(ruling.readings).map((reading) => reading[language])),
    ].join(' '),
  }));

/** What the glossary has on a term beside its words. */
const NO_WORDS: ReadonlySet<string> = new Set(['picture', 'definition', 'about']);

/** A term is found by its words in every language and source. */
const termsIn = (language: Language): readonly Findable[] =>
  Object.entries(glossary.terms).map(([id, term]) => {
    const words = Object.entries(term).flatMap(([name, all]) =>
      NO_WORDS.has(name) ? [] : (all as readonly string[]),
    );
    const others = LANGUAGES.filter((one) => one !== language);
    return {
      kind: 'term',
      id,
      title: term[language].join(', '),
      text: others.map((one) => term[one].join(', ')).join(' · '),
      words: words.join(' '),
    };
  });
