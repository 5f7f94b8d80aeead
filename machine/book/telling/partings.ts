import type { Language } from '../../../spec/text.ts';
import type { Parting } from '../../notation/bga/parting.ts';
import type { GameFile } from '../../record/format.ts';
import type { ByTile } from '../../rules/pieces.ts';
import { sayLabel } from '../../words/labels.ts';
import { say, sayAction, saySeat } from '../../words/say.ts';
import type { ToldProblem } from './problems.ts';

/** Where a log and the rules part, as a sentence. */
export function sayParting(
  parting: Parting,
  file: Pick<GameFile, 'seats'>,
  language: Language,
): string {
  const seats = file.seats ?? [];
  const points = (score: ByTile): string => score.join(' · ');
  switch (parting.code) {
    case 'refused': {
      const action = sayAction(parting.action, parting.seat, language, seats);
      const why = parting.violations.map((one) => `${say(one, language, seats)} [${one.clause}]`);
      return [sayLabel('log-refused', language, { step: parting.step + 1, action }), ...why].join(
        ' ',
      );
    }
    case 'points':
      return sayLabel('log-points', language, {
        seat: saySeat(parting.seat, language, seats),
        log: points(parting.log),
        rules: points(parting.rules),
      });
    case 'conflict': {
      const { log, rules, step } = parting;
      return sayLabel('log-conflict', language, {
        step,
        winner: saySeat(log.winner, language, seats),
        strengths: log.strengths.join(' : '),
        right: saySeat(rules.winner, language, seats),
        rules: rules.strengths.join(' : '),
      });
    }
  }
}

/** The same as a problem among others, with the position that it is about. */
export const tellParting = (
  parting: Parting,
  file: Pick<GameFile, 'seats'>,
  language: Language,
): ToldProblem => ({
  where: '',
  text: sayParting(parting, file, language),
  kind: 'claim',
  code: 'differs',
  ...('step' in parting ? { position: parting.step + 1 } : {}),
  clauses: [],
});
