import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { clausesIn, notOffered, type Scope, scopes } from '../../machine/book/rulebook/scope.ts';
import { chartStates } from '../../machine/book/statechart/graph.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { Inconsistent } from '../../machine/record/problem.ts';
import { readGame } from '../../machine/record/read.ts';
import { frames } from '../../machine/record/replay.ts';
import '../../machine/words/words.ts';
import { type ClauseId, clauses } from '../../spec/clauses.ts';
import { exemptions } from '../../spec/exemptions.ts';

const fixtures = bundledFixtures();
/** What the flow of the chart enforces, which is one for all. */
const flow = chartStates('en').flatMap((state) => state.clauses);

const UNTOLD = ['?', '?', '?', '?', '?', '?'] as const;

/** A game from its set-up, in which nothing happens. */
function opening(): GameFile {
  const read = readGame(
    JSON.stringify({
      format: 'shedu-record/1',
      edition: '2015',
      id: 'opening',
      title: 'Opening',
      hands: [UNTOLD, UNTOLD],
      seats: [{ dynasty: 'archer' }, { dynasty: 'bull' }],
      steps: [{ seat: 0, action: { do: 'pass' } }],
    }),
  );
  if ('problems' in read) throw new Error(read.problems[0]?.message);
  return read.file;
}

/** The clauses that a game cites under a scope, or none if its position needs another scope. */
function cited(file: GameFile, { edition, options }: Scope): ReadonlySet<ClauseId> {
  const found = new Set<ClauseId>();
  const { board, ...modules } = options;
  try {
    for (const { effects, violations, game } of frames({
      ...file,
      edition,
      options: { board, ...modules },
    })) {
      if (game.board.id !== 'free' && game.board.id !== board) return new Set();
      for (const effect of effects) for (const id of effect.clauses) found.add(id);
      // A module that is not in play is refused by the clause that it would need.
      for (const { code, clause } of violations) if (code !== 'option-off') found.add(clause);
    }
  } catch (error) {
    if (error instanceof Inconsistent) return new Set();
    throw error;
  }
  return found;
}

const name = ({ edition, options: { board, ...modules } }: Scope): string =>
  [edition, board, ...Object.entries(modules).flatMap(([key, on]) => (on ? [key] : []))].join(' ');

/** Whether a scope is another one with no more modules. */
const isPart = (part: Scope, whole: Scope): boolean =>
  part.edition === whole.edition &&
  part.options.board === whole.options.board &&
  (['buildings', 'wonder', 'englishVariant'] as const).every(
    (module) => whole.options[module] || !part.options[module],
  );

describe('the rulebook of a scope and the machine', () => {
  test('every edition offers its scopes', () => {
    expect(scopes.flatMap(notOffered)).toEqual([]);
    expect(new Set(scopes.map(name)).size).toBe(scopes.length);
  });

  const citedIn = new Map(
    scopes.map((scope) => [
      name(scope),
      new Set([opening(), ...fixtures].flatMap((file) => [...cited(file, scope)])),
    ]),
  );

  test.for(scopes.map((scope) => [name(scope), scope] as const))('%s', ([, scope]) => {
    const told = clausesIn(scope);
    const strangers = [...(citedIn.get(name(scope)) ?? [])].filter((id) => !told.includes(id));
    expect(strangers).toEqual([]);

    // Another module puts decisions of its own between the steps of a fixture.
    const enforced = new Set(
      scopes.filter((part) => isPart(part, scope)).flatMap((part) => [...citedIn.get(name(part))!]),
    );
    for (const id of flow) enforced.add(id);
    const idle = told.filter(
      (id) =>
        clauses[id].kind === 'rule' && !enforced.has(id) && exemptions[id]?.machine === undefined,
    );
    expect(idle).toEqual([]);
  });
});
