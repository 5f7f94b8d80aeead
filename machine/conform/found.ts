import { type ClauseId, clauses as statements } from '../../spec/clauses.ts';
import { LANGUAGES, type Text } from '../../spec/text.ts';
import {
  FIXTURE_FORMAT,
  type FixtureJson,
  type GameFile,
  type ObservedJson,
  type StepJson,
} from '../record/format.ts';
import { observe } from '../record/position.ts';
import { type Frame, frames } from '../record/replay.ts';
import { resultOf } from '../record/result.ts';
import { deciding } from './deciding.ts';
import type { Failure } from './drive.ts';
import type { EngineName } from './protocol.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A difference between an engine and the rules, as small as it was made. */
export interface Difference {
  /** The position and the steps that show it, with nothing claimed; the last one does. */
  readonly file: GameFile;
  readonly failure: Failure;
  /** What the engine tells of effects; null where it tells none. */
  readonly vocabulary: Vocabulary | null;
}

/** The titles of so many clauses make the title of a fixture. */
const TITLED = 3;

/** A difference as a case of the suite: what it is about, and what the rules make of it. */
export function foundFixture(
  difference: Difference,
  engine: EngineName,
  seed: number,
): FixtureJson {
  const { file, failure } = difference;
  const { kind: _kind, steps, edition, ...begun } = file;
  const { clauses } = deciding(file, failure);
  const last = [...frames(file)].at(-1) as Frame;
  const { claims, result } = claimed(difference, last);
  return {
    format: FIXTURE_FORMAT,
    id: foundId(engine, seed),
    title: titleOf(clauses),
    source: `shedu conform --play 1 --seed ${seed}, ${engine.name} ${engine.version}`.slice(0, 200),
    clauses,
    edition,
    ...begun,
    steps: [...steps.slice(0, -1), { ...(steps.at(-1) as StepJson), ...claims }],
    ...(result === undefined ? {} : { result }),
  };
}

/** The name of what a game of a seed found in an engine. */
export function foundId({ name }: EngineName, seed: number): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `found.${plain === '' ? 'engine' : plain}-${seed}`;
}

function titleOf(ids: readonly ClauseId[]): Text {
  const titles = ids.slice(0, TITLED).map((id) => statements[id].title);
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, titles.map((title) => title[language]).join(' · ')]),
  ) as unknown as Text;
}

type Claims = Pick<StepJson, 'effects' | 'violations' | 'after'>;

/** What the rules make of the last step, as far as it decides the difference. */
function claimed(
  { file, failure, vocabulary }: Difference,
  last: Frame,
): { readonly claims: Claims; readonly result?: FixtureJson['result'] } {
  if (last.violations.length > 0) {
    const violations = last.violations.map(({ clause, code, cells, params }) => ({
      clause,
      ...(cells.length === 0 ? {} : { cells }),
      code,
      params,
    }));
    return { claims: { violations: violations as StepJson['violations'] & object } };
  }
  const { effects, part } = deciding(file, failure);
  const told = vocabulary === null ? effects : vocabulary.common(effects);
  const position = observe(last.game, last.phase);
  const after = part === null ? {} : { [part]: position[part as keyof ObservedJson] };
  const claims = {
    ...(told.length === 0 ? {} : { effects: told }),
    ...(part === null ? {} : { after }),
  };
  return failure.path.startsWith('result') ? { claims, result: resultOf(last) } : { claims };
}
