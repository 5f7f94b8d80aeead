import { HEADING, type Heading } from './annotation.ts';
import {
  FIXTURE_FORMAT,
  type FixtureJson,
  type GameFile,
  LONGEST_TEXT,
  RECORD_FORMAT,
  type RecordJson,
  type StepJson,
  type VariationJson,
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
  const { variations, marks, diagram } = file;
  return {
    format: RECORD_FORMAT,
    title: withinBounds(title),
    ...headingOf(file),
    edition,
    ...(options === undefined ? {} : { options }),
    ...(rulings === undefined ? {} : { rulings }),
    seats: seatsOf(file),
    ...(position === undefined ? {} : { position }),
    ...(hands === undefined ? {} : { hands }),
    ...(bag === undefined ? {} : { bag }),
    steps: steps.map(withoutClaims),
    ...(variations === undefined ? {} : { variations: variations.map(varied) }),
    ...(note === undefined || note === '' ? {} : { note: withinBounds(note) }),
    ...(marks === undefined ? {} : { marks }),
    ...(diagram === undefined ? {} : { diagram }),
  };
}

const headingOf = (file: GameFile): Heading =>
  Object.fromEntries(
    HEADING.flatMap((name) => (file[name] === undefined ? [] : [[name, file[name]]])),
  );

/**
 * A file as JSON in the present version of its format, with all that it claims. What has no format
 * of its own becomes a record.
 */
export function written(file: GameFile & { readonly title: LocalText }): RecordJson | FixtureJson {
  const { kind, ...played } = file;
  switch (kind) {
    case 'record':
      return { ...played, format: RECORD_FORMAT, seats: seatsOf(file) };
    case 'fixture': {
      const { id = '', clauses = [] } = file;
      return { ...played, format: FIXTURE_FORMAT, id, clauses };
    }
    case 'trace':
      return recordOf(file);
  }
}

const withinBounds = (local: LocalText): LocalText =>
  inEachLanguage(local, (text) => text.slice(0, LONGEST_TEXT));

/** A step with all that is said of it, but nothing that is claimed to come of it. */
function withoutClaims(step: StepJson): StepJson {
  const { effects: _, violations: _refused, after: _after, phases: _phases, ...rest } = step;
  const { variations, ...said } = rest;
  return variations === undefined ? said : { ...said, variations: variations.map(varied) };
}

const varied = (variation: VariationJson): VariationJson => ({
  ...variation,
  steps: variation.steps.map(withoutClaims),
  ...(variation.variations === undefined ? {} : { variations: variation.variations.map(varied) }),
});
