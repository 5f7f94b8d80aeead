import {
  type GameFile,
  LONGEST_TEXT,
  RECORD_FORMAT,
  type RecordJson,
  type StepJson,
} from './format.ts';
import { inEachLanguage, type LocalText } from './local.ts';
import { seatsOf } from './seats.ts';

/**
 * What is played in a file as a record of its own: without the name of the file and what it claims
 * of the game, and with texts no longer than the format allows. A step that the rules refuse has no
 * place in a record; whoever has a fixture leaves these steps out before.
 */
export function recordOf(file: GameFile & { readonly title: LocalText }): RecordJson {
  const { title, edition, options, rulings, position, hands, bag, steps, note } = file;
  return {
    format: RECORD_FORMAT,
    title: withinBounds(title),
    edition,
    ...(options === undefined ? {} : { options }),
    ...(rulings === undefined ? {} : { rulings }),
    seats: seatsOf(file),
    ...(position === undefined ? {} : { position }),
    ...(hands === undefined ? {} : { hands }),
    ...(bag === undefined ? {} : { bag }),
    steps: steps.map(withoutClaims),
    ...(note === undefined || note === '' ? {} : { note: withinBounds(note) }),
  };
}

const withinBounds = (local: LocalText): LocalText =>
  inEachLanguage(local, (text) => text.slice(0, LONGEST_TEXT));

const withoutClaims = ({ seat, action, draws, note }: StepJson): StepJson => ({
  seat,
  action,
  ...(draws === undefined ? {} : { draws }),
  ...(note === undefined ? {} : { note }),
});
