import { editionIds, editions } from '../../spec/editions.ts';
import { switches, switchIds } from '../../spec/rulings.ts';
import { under } from '../record/explain.ts';
import type { Game, Rulings } from '../rules/game.ts';
import { sound } from './pieces.ts';
import { type Asked, allowed, type Candidate, type ModuleOption } from './proposal.ts';

const MODULES: readonly ModuleOption[] = ['englishVariant', 'wonder', 'buildings'];

/** The readings and modules under which the same action is legal in the same position. */
export const otherRules = (asked: Asked): readonly Candidate[] => [
  ...otherReadings(asked),
  ...MODULES.flatMap((option) => otherModule(asked, option)),
];

function otherReadings(asked: Asked): readonly Candidate[] {
  const { rulings } = asked.at.game;
  return switchIds.flatMap((ruling) =>
    Object.keys(switches[ruling].readings).flatMap((reading): Candidate[] => {
      if (reading === rulings[ruling]) return [];
      const read: Rulings = { ...rulings, [ruling]: reading };
      const then: Asked = { ...asked, at: under(asked.at, read) };
      if (!allowed(then)) return [];
      const taking = editionIds.filter((edition) => editions[edition].rulings[ruling] === reading);
      const change = { kind: 'reading', ruling, reading, editions: taking } as const;
      return [{ change, size: 1, distance: 0, asked: then }];
    }),
  );
}

function otherModule(asked: Asked, option: ModuleOption): readonly Candidate[] {
  const { at } = asked;
  const on = !at.game.options[option];
  const game: Game = { ...at.game, options: { ...at.game.options, [option]: on } };
  const then: Asked = { ...asked, at: { ...at, game } };
  if (!allowed(then) || !sound(then.at, at)) return [];
  return [{ change: { kind: 'option', option, on }, size: 1, distance: 0, asked: then }];
}
