import { editionIds, editions } from '../../spec/editions.ts';
import { switches, switchIds } from '../../spec/rulings.ts';
import { under } from '../record/explain.ts';
import type { Rulings } from '../rules/game.ts';
import { type Asked, allowed, type Candidate } from './proposal.ts';

/** The readings under which the same action is legal in the same position. */
export function otherReadings(asked: Asked): readonly Candidate[] {
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
