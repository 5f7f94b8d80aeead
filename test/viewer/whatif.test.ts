import { describe, expect, it } from 'vitest';
import buildings from '../../fixtures/games/3p-buildings.json' with { type: 'json' };
import wonder from '../../fixtures/games/3p-wonder.json' with { type: 'json' };
import advanced from '../../fixtures/games/4p-advanced.json' with { type: 'json' };
import untold from '../../fixtures/games/first-round.json' with { type: 'json' };
import refused from '../../fixtures/illegal/monument/off-board.json' with { type: 'json' };
import { tell } from '../../machine/book/telling/telling.ts';
import { gameOf, type Telling } from '../../machine/book/telling/told.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { localText } from '../../machine/record/local.ts';
import { checkGame, readGame } from '../../machine/record/read.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import '../../machine/words/words.ts';
import { goOn } from '../../site/src/engine/whatif.ts';
import type { Branch } from '../../site/src/viewer/whatif/branch.ts';
import * as branches from '../../site/src/viewer/whatif/branch.ts';
import { readBranches, storageKey, writeBranches } from '../../site/src/viewer/whatif/kept.ts';
import { actionAt, decisionsOf, offersOf } from '../../site/src/viewer/whatif/pieces.ts';
import { LANGUAGES } from '../../spec/text.ts';

function read(json: unknown): { readonly file: GameFile; readonly telling: Telling } {
  const game = checkGame(json);
  if (!('file' in game)) throw new Error(game.problems[0]?.message);
  return { file: game.file, telling: tell(game.file, 'en') };
}

type Read = ReturnType<typeof read>;

const leaving = (from: number): Branch => branches.fork(from, null, 'one', 'Branch 1');

const going = ({ file, telling }: Read, branch: Branch) =>
  goOn(
    { ...branches.branchRecord(file, telling, branch, branch.name), language: 'en' },
    { checkGame },
  );

/** Plays a branch on by choices that a simple sequence of numbers makes. */
function wandering(game: Read, from: number, steps: number): Branch {
  let branch = leaving(from);
  for (let i = 0; i < steps; i++) {
    const answer = going(game, branch);
    if (answer.outcome !== 'played') throw new Error(JSON.stringify(answer));
    const before = answer.frames.at(-1) ?? game.telling.frames[from]!;
    const choice = answer.choices[(i * 7919 + from * 104_729) % answer.choices.length];
    if (before.toAct === null || choice === undefined) return branch;
    branch = branches.played(branch, { seat: before.toAct, action: choice.action });
  }
  return branch;
}

describe.each([
  ['with buildings', buildings],
  ['with the wonder', wonder],
  ['on the advanced board', advanced],
  ['whose tiles nobody told', untold],
])('a game %s', (_, json) => {
  const game = read(json);
  const last = game.telling.frames.length - 1;

  it('is played on to another record, which is right in all it says', () => {
    for (const from of [0, last >> 1, last - 1]) {
      const branch = wandering(game, from, 12);
      const { record } = branches.branchRecord(game.file, game.telling, branch, 'A title');
      const again = readGame(JSON.stringify(record));
      if (!('file' in again)) throw new Error(again.problems[0]?.message);
      expect(again.file.kind).toBe('record');
      expect(again.file.steps.length).toBe(from + branch.steps.length);
      expect(verifyFile(again.file).problems).toEqual([]);
    }
  });

  it('offers on the board and beside it exactly what the rules allow', () => {
    const told = game.telling.frames.filter(
      ({ index, phase }) => phase !== 'turn.action' || index % 12 === 0,
    );
    for (const frame of told) {
      const legal = legalActions(gameOf(game.telling, frame), frame.phase);
      const offers = offersOf(frame, legal);
      const chosen = offers.flatMap(({ piece, cells }) =>
        cells.map((cell) => actionAt(piece, cell, legal)),
      );
      const beside = legal.flatMap(({ action }) =>
        action.do === 'swap' || action.do === 'withdraw' ? [action] : [],
      );
      const all = [...chosen, ...beside, ...decisionsOf(legal).map(({ action }) => action)];
      const distinct = (actions: readonly unknown[]) =>
        [...new Set(actions.map((action) => JSON.stringify(action)))].sort();
      expect(distinct(all)).toEqual(distinct(legal.map(({ action }) => action)));
    }
  });
});

describe('a branch', () => {
  const game = read(buildings);
  const branch = wandering(game, 20, 4);

  it('comes after the record up to where it leaves it', () => {
    const answer = going(game, branch);
    if (answer.outcome !== 'played') throw new Error(answer.outcome);
    const { frames } = branches.grafted(game.telling, 20, answer.frames, answer.ending);
    expect(frames.map(({ index }) => index)).toEqual([...frames.keys()]);
    expect(frames.slice(0, 21)).toEqual(game.telling.frames.slice(0, 21));
    expect(frames.length).toBe(25);
  });

  it('is taken back and played again', () => {
    const short = branches.undo(branches.undo(branch));
    expect(short.steps).toEqual(branch.steps.slice(0, 2));
    expect(branches.redo(branches.redo(short))).toEqual(branch);
    expect(branches.played(short, branch.steps[2]!).undone).toEqual(branch.steps.slice(3));
    expect(branches.played(short, { seat: 0, action: { do: 'pass' } }).undone).toEqual([]);
    expect(branches.undo(leaving(3))).toEqual(leaving(3));
    expect(branches.redo(leaving(3))).toEqual(leaving(3));
  });

  it('forks before and after it has left the record', () => {
    expect(branches.fork(22, branch, 'two', 'B')).toMatchObject({
      from: 20,
      steps: branch.steps.slice(0, 2),
    });
    expect(branches.fork(7, branch, 'two', 'B')).toMatchObject({ from: 7, steps: [] });
  });

  it('carries notes into the record, and its step tells them', () => {
    const noted = { ...branches.annotated(branch, 1, 'A **bold** step'), note: 'Why not?' };
    const { record } = branches.branchRecord(game.file, game.telling, noted, 'T');
    expect(record.steps[21]?.note).toBe('A **bold** step');
    for (const language of LANGUAGES) {
      const { text } = localText(game.file.note ?? '', language);
      expect(localText(record.note ?? '', language)).toEqual({ text: `Why not?\n\n${text}` });
    }
    const answer = going(game, noted);
    expect(answer.outcome === 'played' && answer.frames[1]?.note).toContain(
      '<strong>bold</strong>',
    );
    expect(branches.annotated(noted, 1, '').steps).toEqual(branch.steps);
  });

  it('is told why a step is refused, with cells and clauses', () => {
    const off = branches.played(branch, { seat: 0, action: { do: 'support', count: 1 } });
    const answer = going(game, off);
    expect(answer).toMatchObject({ outcome: 'refused', step: 24 });
    const lines = answer.outcome === 'refused' ? answer.lines : [];
    expect(lines.map(({ clauses }) => clauses)).toEqual([['turn.action.kinds']]);
  });

  it('leaves out what was refused before it', () => {
    const odd = read(refused);
    const kept = branches.branchRecord(odd.file, odd.telling, leaving(refused.steps.length), 'T');
    const refusals = odd.telling.frames.filter((frame) => frame.refused).length;
    expect(refusals).toBeGreaterThan(0);
    expect(kept.record.steps.length).toBe(refused.steps.length - refusals);
    expect(kept.told).toBe(kept.record.steps.length + 1);
    expect(going(odd, leaving(refused.steps.length)).outcome).toBe('played');
  });
});

describe('what a browser has kept', () => {
  const game = read(buildings);
  const branch = wandering(game, 5, 2);

  it('reads back', () => {
    expect(readBranches(writeBranches([branch]), 10)).toEqual([branch]);
    expect(readBranches(null, 10)).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"id":"x"}'],
    ['things that are no branches', '[null,1,"x",[],{}]'],
    ['a position the record does not have', writeBranches([{ ...branch, from: 99 }])],
    ['a broken position', writeBranches([{ ...branch, from: 0.5 }])],
    ['steps without an action', JSON.stringify([{ ...branch, steps: [{ seat: 0 }] }])],
    ['a name that is none', JSON.stringify([{ ...branch, name: { toString: 1 } }])],
    ['a name without end', JSON.stringify([{ ...branch, name: 'x'.repeat(1e6) }])],
    ['too many steps', JSON.stringify([{ ...branch, steps: Array(5000).fill(branch.steps[0]) }])],
  ])('is left alone when it is %s', (_, text) => {
    expect(readBranches(text, 10)).toEqual([]);
  });

  it('keeps one of two with the same id', () => {
    expect(readBranches(writeBranches([branch, branch]), 10)).toEqual([branch]);
  });

  it('is played only if the rules and the schema let it', () => {
    const act = (action: unknown) =>
      going(game, { ...leaving(5), steps: [{ seat: 0, action }] as never }).outcome;
    expect(act({ do: 'tile', color: 'pink', at: 'A1' })).toBe('unreadable');
    expect(act({ do: '__proto__' })).toBe('unreadable');
    expect(act({ do: 'monument', square: 'A1', monument: ['red', 'blue'] })).toBe('refused');
  });

  it('is found by how a game was played, whatever else its file says', () => {
    const key = storageKey(game.file);
    expect(storageKey({ ...game.file, title: 'Another', note: 'x' })).toBe(key);
    expect(storageKey({ ...game.file, steps: game.file.steps.slice(1) })).not.toBe(key);
  });
});
