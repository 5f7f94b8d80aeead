import { clauses } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import type { Played } from '../../conform/differential.ts';
import type { Finding } from '../../conform/findings.ts';
import type { EngineName } from '../../conform/protocol.ts';
import { localText } from '../../record/local.ts';
import { sayLabel } from '../../words/labels.ts';
import { jsonLine, plain } from '../output/terminal.ts';
import { engineCalled, failureLines, placeOf, sceneLines } from './sentences.ts';

/** How games against an engine can be told. */
export type PlayFormat = 'text' | 'json';

/** What came of games against an engine. */
export interface PlayTold {
  readonly engine: EngineName;
  /** Of the first game. */
  readonly seed: number;
  /** How many games were to be played. */
  readonly asked: number;
  readonly played: readonly Played[];
  readonly found: readonly Finding[];
  readonly exit: number;
}

/** How games are told in each form. */
export const PLAY_PRINTERS: Readonly<
  Record<PlayFormat, (told: PlayTold, language: Language) => string>
> = { text: playText, json: playJson };

interface Sums {
  readonly games: number;
  readonly steps: number;
  readonly unsupported: number;
  readonly untried: number;
}

function sumsOf({ asked, played }: PlayTold): Sums {
  const games = new Set(played.map(({ seed }) => seed)).size;
  return {
    games,
    steps: played.reduce((sum, { steps }) => sum + steps, 0),
    unsupported: played.filter(({ came }) => came === 'unsupported').length,
    untried: asked - games,
  };
}

function playText(told: PlayTold, language: Language): string {
  const { games, steps, unsupported, untried } = sumsOf(told);
  const { found, engine, seed } = told;
  const parts = [
    sayLabel('conform-play-games', language, {
      count: games,
      digits: String(games),
      seed: String(seed),
    }),
    sayLabel('steps', language, { count: steps, digits: String(steps) }),
    sayLabel('conform-play-found', language, { count: found.length, digits: String(found.length) }),
    ...(unsupported === 0
      ? []
      : [
          sayLabel('conform-unsupported', language, {
            count: unsupported,
            digits: String(unsupported),
          }),
        ]),
    ...(untried === 0
      ? []
      : [sayLabel('conform-untried', language, { count: untried, digits: String(untried) })]),
  ];
  const sum = sayLabel('conform-sum', language, {
    engine: engineCalled(engine),
    sum: parts.join(', '),
  });
  return [...found.map((one) => `${findingText(one, language)}\n`), `${sum}\n`].join('');
}

function findingText(
  { kind, clauses: ids, seeds, fixture, failure, listed, pieces }: Finding,
  language: Language,
): string {
  const count = seeds.length;
  const games = sayLabel('conform-play-in', language, {
    count,
    digits: String(count),
    seed: String(seeds[0]),
  });
  const title = fixture === null ? [] : [plain(localText(fixture.title, language).text)];
  const lines = [
    ...title,
    sayLabel(`conform-${kind}`, language),
    ...(fixture === null
      ? [sayLabel('conform-play-unshown', language)]
      : [sayLabel('conform-play-pieces', language, { count: pieces, digits: String(pieces) })]),
    ...(listed === undefined ? [] : [listedText(listed, language)]),
    ...(fixture === null || failure === null ? [] : placeOf(failure, language).slice(1)),
    ...(fixture === null || failure === null
      ? []
      : sceneLines({ ...fixture, kind: 'fixture' }, failure, language)),
    ...(failure === null ? [] : failureLines({ ...failure, clauses: ids }, language)),
  ];
  const head = fixture === null ? games : `${plain(fixture.id)}, ${games}`;
  return [head, ...lines.map((line) => `  ${line}`)].join('\n');
}

const listedText = (
  { action, legal }: NonNullable<Finding['listed']>,
  language: Language,
): string =>
  sayLabel(legal ? 'conform-listed-missing' : 'conform-listed-extra', language, {
    action: jsonLine(action),
  });

function playJson(told: PlayTold, language: Language): string {
  const { engine, seed, found, exit } = told;
  const lines = [
    { kind: 'engine', ...engine },
    ...found.map(({ kind, clauses: ids, ...rest }) => ({
      kind: 'finding',
      difference: kind,
      message: sayLabel(`conform-${kind}`, language),
      clauses: ids.map((id) => ({ id, title: clauses[id].title[language] })),
      ...rest,
    })),
    { kind: 'summary', engine, seed, ...sumsOf(told), findings: found.length, exit },
  ];
  return lines.map((line) => `${jsonLine(line)}\n`).join('');
}
