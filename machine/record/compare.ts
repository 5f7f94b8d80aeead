import { editionIds, editions } from '../../spec/editions.ts';
import type { EditionId, SwitchId } from '../../spec/ids.ts';
import { switches, switchIds } from '../../spec/rulings.ts';
import type { Effect } from '../rules/effect.ts';
import type { Rulings } from '../rules/game.ts';
import type { Violation } from '../rules/violation.ts';
import { compare, type Difference } from './claims.ts';
import { type ForeignModule, foreignModules } from './explain.ts';
import type { GameFile } from './format.ts';
import { type HouseEdition, houseReadings } from './house.ts';
import { observe } from './position.ts';
import { type Frame, frames } from './replay.ts';
import { begin, rulingsOf } from './start.ts';

/** What a step came to under some readings. */
export interface StepOutcome {
  readonly effects: readonly Effect[];
  readonly violations: readonly Violation[];
}

/** The first step at which two ways of playing a file part. */
export interface Parting {
  /** Index of the step. */
  readonly step: number;
  /** The rulings that make them part there, each by itself; empty if only several together do. */
  readonly by: readonly SwitchId[];
  readonly base: StepOutcome;
  readonly other: StepOutcome;
  /** Where the positions differ: expected is the base. */
  readonly differences: readonly Difference[];
}

/** A file played under other readings than its own. */
export interface Comparison {
  /** An edition, perhaps one's own, or one reading of one switch in the file's own edition. */
  readonly under:
    | { readonly edition: EditionId; readonly title?: HouseEdition['title'] }
    | { readonly ruling: SwitchId; readonly reading: string };
  readonly rulings: Rulings;
  readonly foreign: readonly ForeignModule[];
  /** Null where everything goes the same. */
  readonly parting: Parting | null;
}

const withRulings = (file: GameFile, rulings: Rulings): GameFile => ({ ...file, rulings });

const outcome = ({ effects, violations }: Frame): StepOutcome => ({ effects, violations });

/** The first step at which two sets of readings part; a refusal is an outcome like any other. */
function partingOf(file: GameFile, base: Rulings, other: Rulings): Omit<Parting, 'by'> | null {
  const others = frames(withRulings(file, other));
  for (const mine of frames(withRulings(file, base))) {
    const next = others.next();
    if (next.done) return null;
    const theirs = next.value;
    const differences = compare(observed(mine), observed(theirs), [], true);
    const told = compare(outcome(mine), outcome(theirs), [], true);
    if (differences.length === 0 && told.length === 0) continue;
    return { step: mine.index - 1, base: outcome(mine), other: outcome(theirs), differences };
  }
  return null;
}

const observed = ({ game, phase }: Frame): unknown => observe(game, phase);

function part(file: GameFile, other: Rulings): Parting | null {
  const base = rulingsOf(file);
  const parting = partingOf(file, base, other);
  if (parting === null) return null;
  const by = switchIds.filter((id) => {
    if (base[id] === other[id]) return false;
    return partingOf(file, base, { ...base, [id]: other[id] })?.step === parting.step;
  });
  return { ...parting, by };
}

/** Plays a file under every edition, its own rulings aside. @throws Inconsistent */
export function compareEditions(file: GameFile): readonly Comparison[] {
  const { game } = begin(file);
  return editionIds.map((edition) => {
    const { rulings } = editions[edition];
    return {
      under: { edition },
      rulings,
      foreign: foreignModules(edition, game),
      parting: part(file, rulings),
    };
  });
}

/** Plays a file under an edition of one's own. @throws Inconsistent */
export function compareHouse(file: GameFile, house: HouseEdition): Comparison {
  const { edition, title } = house;
  const rulings = houseReadings(house);
  return {
    under: { edition, title },
    rulings,
    foreign: foreignModules(edition, begin(file).game),
    parting: part(file, rulings),
  };
}

/** Plays a file under each reading that is not its own. @throws Inconsistent */
export function compareReadings(file: GameFile): readonly Comparison[] {
  const base = rulingsOf(file);
  return switchIds.flatMap((ruling) =>
    Object.keys(switches[ruling].readings)
      .filter((reading) => reading !== base[ruling])
      .map((reading) => {
        const rulings: Rulings = { ...base, [ruling]: reading };
        return { under: { ruling, reading }, rulings, foreign: [], parting: part(file, rulings) };
      }),
  );
}
