import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FigureName } from './figures.ts';
import { byTurns, ran, SHEDU, type Used } from './processes.ts';
import { type Figure, type Goal, type Section, timed } from './report.ts';

const GAME = join(import.meta.dirname, '../../fixtures/games/great-war.json');

/** On a quiet core of the kind of machine that goals are set on. */
const COLD = { most: 0.12 };

/** How soon the command line answers, each time as a process of its own. */
export function cold(rounds: number): Section {
  const caches = mkdtempSync(join(tmpdir(), 'shedu-compiled-'));
  const kept = { env: { NODE_COMPILE_CACHE: join(caches, 'kept') } };
  const version = (): Used => ran([SHEDU, '--version'], kept);
  const legal = (): Used => ran([SHEDU, 'legal', GAME], kept);
  let fresh = 0;
  try {
    // The first of each compiles, and one that has read what was compiled keeps more of it.
    for (let i = 0; i < 2; i++) for (const run of [version, legal]) run();
    const used = byTurns(
      {
        bare: () => ran(['-e', '0']),
        version,
        legal,
        first: () =>
          ran([SHEDU, 'legal', GAME], { env: { NODE_COMPILE_CACHE: join(caches, `${fresh++}`) } }),
      },
      rounds,
    );
    const seconds = (name: FigureName, runs: readonly Used[], goal?: Goal): Figure =>
      timed(
        name,
        's',
        runs.map(({ cpu }) => cpu),
        runs.map(({ wall }) => wall),
        goal,
      );
    const beside = (name: FigureName, runs: readonly Used[]): Figure =>
      timed(
        name,
        '×',
        runs.map(({ cpu }, round) => cpu / used.bare[round]!.cpu),
        runs.map(({ wall }, round) => wall / used.bare[round]!.wall),
      );
    return {
      title: 'Cold start of the command line',
      figures: [
        seconds('bare Node, cold', used.bare),
        seconds('--version, cold', used.version, COLD),
        beside('--version ÷ bare Node', used.version),
        seconds('legal, cold', used.legal),
        beside('legal ÷ bare Node', used.legal),
        seconds('legal, nothing compiled before', used.first),
      ],
      notes: [
        'from the sources of a checkout, each run a process: bare Node runs nothing, legal lists the last position of a long game;',
        '  what Node compiled of the sources is kept from one run to the next, but for the last row',
      ],
    };
  } finally {
    rmSync(caches, { recursive: true });
  }
}
