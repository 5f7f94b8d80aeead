import { type Clause, type ClauseId, clauses, statementUnder } from '../../../spec/clauses.ts';
import { type Readings, type RulingId, rulings } from '../../../spec/rulings.ts';
import type { SourceId } from '../../../spec/sources.ts';
import type { Language, Text } from '../../../spec/text.ts';
import type { ForeignModule } from '../../record/explain.ts';
import { format } from '../../words/catalogue.ts';
import { modulesOf, readingsOf, type Scope } from './scope.ts';

/** What is played: modules, and where one edition is told its readings. */
type Played = Pick<Scope, 'options'> | Scope;

/** A clause in the words of a scope: nothing is said of a module that is not played. */
export interface ToldClause {
  readonly title: string;
  readonly statement: string;
  /** Null where there is none, or where it speaks of nothing but such a module. */
  readonly why: string | null;
  /** Likewise the note of a source. */
  readonly noteOf: (source: SourceId) => string | null;
}

/** A contested question in the words of a scope, with what it decides or what each reading is. */
export interface ToldRuling {
  readonly title: string;
  readonly question: string;
  readonly why: string;
  /** The decision, or the one of the readings that decides. */
  readonly answer: (readings: Readings) => string;
}

/** The modules by the names that the texts select on. */
const SELECTED = {
  advanced: 'advanced',
  buildings: 'buildings',
  wonder: 'wonder',
  english: 'englishVariant',
} as const satisfies Readonly<Record<string, ForeignModule>>;

type Selection = Readonly<Record<keyof typeof SELECTED, 'yes' | 'no'>>;

function playedIn({ options }: Played): Selection {
  const played = modulesOf(options);
  const on = (module: ForeignModule): 'yes' | 'no' => (played.includes(module) ? 'yes' : 'no');
  return {
    advanced: on(SELECTED.advanced),
    buildings: on(SELECTED.buildings),
    wonder: on(SELECTED.wonder),
    english: on(SELECTED.english),
  };
}

/** What stands as it is unless its wording depends on the modules. */
function chosen(
  id: string,
  full: Text | undefined,
  within: Text | undefined,
  language: Language,
  played: Selection,
): string | null {
  if (within === undefined) return full?.[language] ?? null;
  return format(`${language}/within/${id}`, within[language], language, played).trim() || null;
}

/** A clause as a scope tells it, under its readings and with its facts where it has an edition. */
export function told(id: ClauseId, scope: Played, language: Language): ToldClause {
  const clause: Clause = clauses[id];
  const { title, why, sources, within = {} } = clause;
  const statement =
    'edition' in scope
      ? statementUnder(clause, readingsOf(scope), scope.edition)
      : clause.statement;
  const played = playedIn(scope);
  const text = (part: string, full: Text | undefined, varied: Text | undefined): string | null =>
    chosen(`${id}/${part}`, full, varied, language, played);
  return {
    title: text('title', title, within.title) ?? '',
    statement: text('statement', statement, within.statement) ?? '',
    why: text('why', why, within.why),
    noteOf: (source) => text(`notes/${source}`, sources[source].note, within.notes?.[source]),
  };
}

/** A ruling as a scope tells it. */
export function toldRuling(id: RulingId, scope: Played, language: Language): ToldRuling {
  const ruling = rulings[id];
  const { title, question } = ruling;
  const played = playedIn(scope);
  const text = (part: string, full: Text | undefined, varied: Text | undefined): string =>
    chosen(`${id}/${part}`, full, varied, language, played) ?? '';
  return {
    title: text('title', title, ruling.within?.title),
    question: text('question', question, ruling.within?.question),
    why: text('why', ruling.why, ruling.within?.why),
    answer(readings) {
      if (ruling.kind === 'settled')
        return text('decision', ruling.decision, ruling.within?.decision);
      const reading: string = readings[ruling.id];
      const full: Readonly<Record<string, Text>> = ruling.readings;
      const varied: Readonly<Record<string, Text>> = ruling.within?.readings ?? {};
      return text(`readings/${reading}`, full[reading], varied[reading]);
    },
  };
}
