import { toGameFile } from '../../machine/record/file.ts';
import type { FixtureJson, GameFile, RecordJson } from '../../machine/record/format.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import { DYNASTIES, type Seat } from '../../machine/rules/pieces.ts';
import type { Sitter } from '../../machine/words/words.ts';
import { strings } from './strings.ts';

type Bundled = RecordJson | FixtureJson;

const FIXTURES = '../../fixtures/';

/** A file of the conformance suite that the site can replay; its slug is its path there. */
export interface Replay {
  readonly slug: string;
  readonly kind: 'game' | 'example';
  readonly title: string;
  readonly json: Bundled;
  readonly file: GameFile;
}

function load(kind: Replay['kind'], files: Readonly<Record<string, Bundled>>): readonly Replay[] {
  return Object.entries(files).map(([path, json]) => ({
    slug: path.slice(FIXTURES.length, -'.json'.length),
    kind,
    title: json.title,
    json,
    file: toGameFile(json),
  }));
}

/** The whole games and the worked examples. */
export const replays: readonly Replay[] = [
  ...load(
    'game',
    import.meta.glob<Bundled>('../../fixtures/games/**/*.json', { eager: true, import: 'default' }),
  ),
  ...load(
    'example',
    import.meta.glob<Bundled>('../../fixtures/examples/**/*.json', {
      eager: true,
      import: 'default',
    }),
  ),
];

/** Who sits where; a file that does not tell gets the dynasties in their order. */
export const sittersOf = (file: GameFile, players: number): readonly Sitter[] =>
  file.seats ?? DYNASTIES.slice(0, players).map((dynasty) => ({ dynasty }));

/** All positions of a replay. */
export const positionsOf = ({ file }: Pick<Replay, 'file'>): readonly Frame[] => [...frames(file)];

/** A seat's name, or its dynasty. */
export function nameOf(sitters: readonly Sitter[], seat: Seat): string {
  const sitter = sitters[seat];
  return sitter === undefined ? `${seat + 1}` : (sitter.name ?? strings.dynasty[sitter.dynasty]);
}
