import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClauseId } from '../../spec/clauses.ts';

/** One edit of the rules that breaks one of them, and the clause that it breaks. */
export interface Broken {
  readonly name: string;
  /** Below `machine/rules/`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The same in the set of legal actions, where that has the rule in another form. */
  readonly listed?: { readonly find: string; readonly replace: string };
  readonly clause: ClauseId;
}

/** Engines that have every rule but one. */
export const BROKEN: readonly Broken[] = [
  {
    name: 'the king stands in for nobody',
    file: 'score.ts',
    find: 'matching === OFF ? leaderIn(before, kingdom, KING) : matching;',
    replace: 'matching;',
    clause: 'score.tile.king',
  },
  {
    name: 'a tie in a revolt is the attacker’s',
    file: 'conflict.ts',
    find: 'const attackerWins = margin > 0;',
    replace: "const attackerWins = margin > 0 || (margin === 0 && rules.tie === 'revolt.win.tie');",
    clause: 'revolt.win.tie',
  },
  {
    name: 'a leader beside a temple does not protect it',
    file: 'war.ts',
    find: 'return guarded ? BESIDE_LEADER : null;',
    replace: 'return null;',
    clause: 'war.priest.leader',
  },
  {
    name: 'a peaceful union gives a point',
    file: 'war.ts',
    find: "if (wars.length === 0) settle(change, 'war.join.peaceful');",
    replace: `if (wars.length === 0) {
    settle(change, 'war.join.peaceful');
    change.score(game.seat, color, 1, 'leader', [space], ['score.tile.owner']);
  }`,
    clause: 'score.tile.joining-peaceful',
  },
  {
    name: 'no treasure comes before another',
    file: 'treasure.ts',
    find: 'return due.bordered.length > 0 ? due.bordered : due.spaces;',
    replace: 'return due.spaces;',
    clause: 'treasure.take.marked-first',
  },
  {
    name: 'a catastrophe covers a treasure',
    file: 'catastrophe.ts',
    find: 'if (hasTreasure(code))',
    replace: 'if (hasTreasure(code) && code < 0)',
    clause: 'catastrophe.ban.treasure',
  },
  {
    name: 'a leader joins two kingdoms',
    file: 'leader.ts',
    find: 'if (beside.length > 1) faults',
    replace: 'if (beside.length > 2) faults',
    listed: {
      find: 'except(ground, kingdoms.two)',
      replace: 'except(ground, kingdoms.three)',
    },
    clause: 'leader.place.no-join',
  },
  {
    name: 'a swap may be of nothing',
    file: 'swap.ts',
    find: 'if (count === 0)',
    replace: 'if (count < 0)',
    clause: 'swap.count.min',
  },
  {
    name: 'any leader takes the black income of a monument',
    file: 'monument.ts',
    find: `const stands = standsAt(game.leaders, leaderNumber(game.seat, color));
    if (stands === OFF) continue;`,
    replace: `const any = COLOR_INDICES.map((one) => standsAt(game.leaders, leaderNumber(game.seat, one)));
    const stands = color === KING ? (any.find((at) => at !== OFF) ?? OFF) : (any[color] as number);
    if (stands === OFF) continue;`,
    clause: 'monument.income.match',
  },
  {
    name: 'only the active player draws',
    file: 'endturn.ts',
    find: 'for (const seat of clockwiseFrom(game.seat, game.players)) {',
    replace: 'for (const seat of [game.seat]) {',
    clause: 'endturn.refill.others',
  },
];

const ROOT = new URL('../../', import.meta.url);

/** What the adapter of our own engine needs beside it. */
const NEEDED = ['machine', 'spec', 'fixtures/adapters', 'package.json'] as const;

/** A copy of our own engine behind the protocol, which rules can be broken in. */
export class Copy {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async make(): Promise<Copy> {
    const folder = await mkdtemp(join(tmpdir(), 'shedu-broken-'));
    await mkdir(join(folder, 'fixtures'));
    for (const name of NEEDED)
      await cp(new URL(name, ROOT), join(folder, name), { recursive: true });
    await symlink(new URL('node_modules', ROOT), join(folder, 'node_modules'));
    return new Copy(folder);
  }

  /** The command that runs it. */
  get command(): readonly [string, ...string[]] {
    return [process.execPath, join(this.#folder, 'fixtures/adapters/shedu.ts')];
  }

  /** Breaks a rule for as long as the work takes. */
  async broken<T>({ file, listed, ...edit }: Broken, work: () => Promise<T>): Promise<T> {
    const path = join(this.#folder, 'machine/rules', file);
    const text = await readFile(path, 'utf8');
    let changed = text;
    for (const { find, replace } of listed === undefined ? [edit] : [edit, listed]) {
      if (changed.split(find).length !== 2) throw new Error(`${file} has not once: ${find}`);
      changed = changed.replace(find, () => replace);
    }
    await writeFile(path, changed);
    try {
      return await work();
    } finally {
      await writeFile(path, text);
    }
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true });
  }
}
