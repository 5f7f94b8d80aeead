import type { ClauseId } from '../../spec/clauses.ts';
import { machine } from '../chart/machine.ts';
import type { Effect } from '../rules/effect.ts';
import type { Phase } from '../rules/phases.ts';
import { type Cell, colorIndex } from '../rules/pieces.ts';
import type { GameFile } from './format.ts';
import { jsonPath } from './path.ts';
import { frames } from './replay.ts';

const row = (cell: Cell): string => `rows[${Number(cell.slice(1)) - 1}]`;
const HAND_AND_BAG = ['bag', 'bagLeft'] as const;

/** The places of a position that an effect writes, as paths; an entry stands for all below it. */
export function writes(effect: Effect): readonly string[] {
  switch (effect.type) {
    case 'leader-placed':
    case 'leader-moved':
    case 'leader-returned':
      return [jsonPath(['leaders', `${effect.seat}.${effect.leader}`])];
    case 'tile-placed':
      return [row(effect.at), `hands[${effect.seat}]`];
    case 'point':
      return [`scores[${effect.seat}][${colorIndex(effect.color)}]`];
    case 'treasure-taken':
      return [`scores[${effect.seat}][4]`, row(effect.from)];
    case 'tiles-removed':
      return [...effect.cells.map(row), 'discarded'];
    case 'support-added':
      return [`hands[${effect.seat}]`];
    case 'tiles-discarded':
      return [`hands[${effect.seat}]`, 'discarded'];
    case 'catastrophe-placed':
      return [row(effect.at), 'catastrophesLeft', 'discarded'];
    case 'drawn':
    case 'bag-short':
      return [`hands[${effect.seat}]`, ...HAND_AND_BAG];
    case 'monument-built':
      return ['monuments', row(effect.square), row(below(effect.square))];
    case 'wonder-built':
      return ['rows'];
    case 'building-placed':
    case 'building-returned':
      return [`buildings.${effect.color}`];
    case 'monument-declined':
    case 'wonder-declined':
      return ['declined'];
    case 'turn-ended':
      return ['seat', 'toAct', 'actionsLeft', 'phase'];
    case 'game-ended':
      return ['phase', 'toAct', 'result'];
    case 'revolt-opened':
    case 'war-opened':
    case 'kingdoms-joined':
    case 'union-settled':
    case 'conflict-won':
      return ['pending', 'phase', 'toAct'];
    case 'no-point':
    case 'war-lapsed':
    case 'wars-remain':
    case 'game-begun':
    case 'tiles-protected':
    case 'monument-unavailable':
    case 'square-barred':
    case 'cross-barred':
    case 'building-declined':
    case 'passed':
      return [];
  }
}

const below = (cell: Cell): Cell => `${cell[0]}${Number(cell.slice(1)) + 1}` as Cell;

/** Whether one path is the other or stands above it. */
const covers = (a: string, b: string): boolean =>
  a === b || b.startsWith(`${a}.`) || b.startsWith(`${a}[`);

/** Whether an effect writes a place of a position, or something above or below it. */
export const writesPlace = (effect: Effect, path: string): boolean =>
  writes(effect).some((place) => covers(place, path) || covers(path, place));

/** Who last wrote a place of a position, and by which clauses. */
export interface LastWriter {
  /** Index of the step; -1 for the start. */
  readonly step: number;
  readonly clauses: readonly ClauseId[];
}

const SETUP: readonly ClauseId[] = [
  'setup.temple.ten',
  'setup.treasure.ten',
  'setup.hand.six',
  'setup.bag.rest',
];

/** The clauses that the chart gives for a phase. */
export function phaseClauses(phase: Phase): readonly ClauseId[] {
  return machine.getStateNodeById(`shedu.${phase}`).meta?.rules ?? [];
}

/** Finds the effect that last wrote a place up to a step, by playing the file again. */
export function lastWriter(file: GameFile, upTo: number, path: string): LastWriter {
  let found: LastWriter = { step: -1, clauses: SETUP };
  for (const { index, effects, phase } of frames(file)) {
    if (index - 1 > upTo) break;
    for (const effect of effects) {
      if (writesPlace(effect, path)) {
        found = { step: index - 1, clauses: effect.clauses };
      }
    }
    if (index - 1 === upTo && found.step === -1 && /^(phase|toAct|actionsLeft)/.test(path)) {
      found = { step: upTo, clauses: phaseClauses(phase) };
    }
  }
  return found;
}
