import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importLog, importText } from '../../machine/notation/bga/import.ts';
import { readLog } from '../../machine/notation/bga/log.ts';
import type { Imported } from '../../machine/notation/bga/parting.ts';
import { observe } from '../../machine/record/position.ts';
import { frames } from '../../machine/record/replay.ts';
import type { Action } from '../../machine/rules/action.ts';
import { monumentKey } from '../../machine/rules/pieces.ts';
import { SEED } from '../model/seed.ts';

/** Logs of games that another implementation played, and how it played them. */
const GAMES = ['base-2p', 'buildings-3p', 'advanced-4p'];

const read = (name: string) =>
  JSON.parse(
    gunzipSync(readFileSync(join(import.meta.dirname, 'logs', `${name}.json.gz`))).toString('utf8'),
  );

interface Packet {
  readonly channel: string;
  data: { readonly type: string; readonly args: Record<string, unknown> }[];
}
interface Envelope {
  data: { logs: Packet[]; players?: readonly object[] };
}

const logOf = (name: string): Envelope => read(`${name}.log`);

function imported(envelope: unknown): Imported {
  const log = readLog(envelope);
  const game = log === null ? null : importLog(log);
  if (game === null) throw new Error('no game');
  return game;
}

/** A swap tells no more than how many; a monument has its colours in either order. */
const plain = (action: Action): unknown => {
  if (action.do === 'swap') return { do: 'swap', count: action.tiles.length };
  return action.do === 'monument' ? { ...action, monument: monumentKey(action.monument) } : action;
};

describe.each(GAMES)('the log of %s', (name) => {
  const { seats, steps, after } = read(`${name}.played`);

  test('is the game that was played, with what it does not mention', () => {
    const { file, partings } = imported(logOf(name));
    expect(partings).toEqual([]);
    expect(file.seats?.map(({ dynasty }) => dynasty)).toEqual(seats);
    expect(file.steps.map(({ seat, action }) => [seat, plain(action)])).toEqual(
      steps.map(({ seat, action }: { seat: number; action: Action }) => [seat, plain(action)]),
    );
    const played = [...frames(file)];
    expect(played.every(({ violations }) => violations.length === 0)).toBe(true);
    const { game, phase } = played.at(-1)!;
    expect(phase).toBe('over');
    expect(observe(game, phase)).toMatchObject(after);
  });

  test('is the same game for one who was told nothing in private', () => {
    const envelope = logOf(name);
    envelope.data.logs = envelope.data.logs.filter(({ channel }) => channel.startsWith('/table/'));
    const { file, partings } = imported(envelope);
    expect(partings).toEqual([]);
    expect(file.steps.map(({ seat, action }) => [seat, plain(action)])).toEqual(
      steps.map(({ seat, action }: { seat: number; action: Action }) => [seat, plain(action)]),
    );
    expect(file.steps.some(({ draws }) => draws !== undefined)).toBe(false);
  });

  test('is the same game where its players are not listed, and packets come twice', () => {
    const envelope = logOf(name);
    const { file } = imported(envelope);
    const { players: _, ...data } = envelope.data;
    const doubled = { data: { ...data, logs: data.logs.flatMap((packet) => [packet, packet]) } };
    expect(imported(doubled).file.steps).toEqual(file.steps);
    expect(importText(JSON.stringify(data.logs))?.file.steps).toEqual(file.steps);
  });

  test('shows where it claims something else than the rules', () => {
    const envelope = logOf(name);
    const all = envelope.data.logs.flatMap(({ data }) => data);
    const score = all.find(({ type }) => type === 'playerScore')!;
    score.args.points = Number(score.args.points) + 1;
    const conflict = all.find(({ type }) => type.endsWith('Concluded'))!;
    conflict.args.winner_strength = 99;
    expect(imported(envelope).partings).toMatchObject([
      { code: 'conflict', log: { strengths: [99, expect.any(Number)] } },
      { code: 'points' },
    ]);
  });

  test('stops where the rules refuse what it tells', () => {
    const envelope = logOf(name);
    const tile = envelope.data.logs
      .flatMap(({ data }) => data)
      .filter(({ type }) => type === 'placeTile')[3]!;
    Object.assign(tile.args, { x: 1, y: 1 });
    const { file, partings } = imported(envelope);
    const refused = partings.find(({ code }) => code === 'refused');
    expect(refused).toMatchObject({ step: file.steps.length, action: { do: 'tile', at: 'B2' } });
    expect(file.steps.length).toBeLessThan(steps.length);
  });
});

test('a tile and a leader that were taken back are not played', () => {
  const envelope = logOf('base-2p');
  const { file } = imported(envelope);
  const packets = envelope.data.logs;
  const at = packets.findIndex(({ data }) => data.some(({ type }) => type === 'placeLeader'));
  const leader = packets[at]!.data.find(({ type }) => type === 'placeLeader')!;
  const back = { type: 'leaderReturned', args: { ...leader.args, undo: true } };
  packets.splice(at + 1, 0, { ...packets[at]!, data: [back] }, { ...packets[at]!, data: [leader] });
  const again = packets.findIndex(({ data }) => data.some(({ type }) => type === 'placeTile'));
  const tile = packets[again]!.data.find(({ type }) => type === 'placeTile')!;
  const returned = { type: 'tileReturned', args: { tile_id: tile.args.tile_id } };
  packets.splice(again, 0, { ...packets[again]!, data: [tile, returned] });
  for (const { data } of packets) for (const one of data) Reflect.deleteProperty(one, 'uid');
  expect(imported(envelope).file.steps).toEqual(file.steps);
});

test('whatever is done to a log, it is a game, or none', () => {
  const envelope = JSON.stringify(logOf('base-2p'));
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.nat(envelope.length),
          fc.nat(6),
          fc.constantFrom('', '9', '-1', 'null', '"', 'x'),
        ),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      (edits) => {
        const text = edits.reduce(
          (now, [at, cut, put]) => now.slice(0, at) + put + now.slice(at + cut),
          envelope,
        );
        const game = importText(text);
        if (game !== null) expect(game.file.steps.length).toBeLessThanOrEqual(300);
      },
    ),
    { seed: SEED, numRuns: 60 },
  );
});
