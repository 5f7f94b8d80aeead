// An adapter around cubenations; run it as: shedu conform -- node test/conform/cubenations/adapter.ts
import { createInterface } from 'node:readline';
import { type Capabilities, PROTOCOL, type RequestLine } from '../../../machine/conform/index.ts';
import { loadPeer } from '../../bench/peer.ts';
import { acted } from './game.ts';
import { observed } from './state.ts';
import type { State } from './table.ts';
import { takenUp } from './takenup.ts';

type Asked<D extends RequestLine['do']> = Extract<RequestLine, { readonly do: D }>;

const peer = await loadPeer();
let game: State | null = null;

/**
 * It has no switches. Squares that were declined stay open, only what is connected supports, and a
 * bag that cannot serve a swap ends the game: the readings of 2015.
 */
const CAPABILITIES: Capabilities = {
  editions: ['2015'],
  boards: ['standard', 'padded'],
  modules: [],
  players: [2, 3, 4],
  positions: true,
  // It takes treasures at the end of a turn alone, and so in no position of the rules.
  phases: [
    'turn.action',
    'turn.revolt.attack',
    'turn.revolt.defence',
    'turn.war.choose',
    'turn.war.attack',
    'turn.war.defence',
    'turn.monument',
  ],
  unknown: false,
  clauses: false,
  effects: false,
  legal: 'one',
  state: [
    'rows',
    'leaders',
    'monuments',
    'hands',
    'bag',
    'bagLeft',
    'catastrophesLeft',
    'scores',
    'phase',
    'seat',
    'toAct',
    'actionsLeft',
  ],
  // Of the end it tells the winners alone.
  result: false,
};

/** Where the game is; nothing but `hello` and `load` makes sense without one. */
function table(): State {
  if (game === null) throw new Error('no game is loaded');
  return game;
}

function load(request: Asked<'load'>): object {
  game = takenUp(peer, request);
  return game === null ? { unsupported: `a position in ${request.position.phase}` } : {};
}

function legal(request: Asked<'legal'>): object {
  if (!('action' in request)) return { unsupported: 'a list of the legal actions' };
  return { legal: acted(peer, table(), request.seat, request.action) !== null };
}

function act({ seat, action }: Asked<'act'>): object {
  const next = acted(peer, table(), seat, action);
  game = next ?? game;
  return { taken: next !== null };
}

function answer(request: RequestLine): object {
  switch (request.do) {
    case 'hello':
      return {
        protocol: PROTOCOL,
        engine: { name: 'cubenations', version: peer.version },
        capabilities: CAPABILITIES,
      };
    case 'load':
      return load(request);
    case 'legal':
      return legal(request);
    case 'act':
      return act(request);
    case 'state':
      return { position: observed(table()) };
    case 'reset':
      game = null;
      return {};
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as RequestLine;
  let reply: object;
  try {
    reply = answer(request);
  } catch (error) {
    reply = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify({ id: request.id, ...reply })}\n`);
}
