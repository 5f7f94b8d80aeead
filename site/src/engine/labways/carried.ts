import type { ChartInput } from '../../../../machine/chart/context.ts';
import { drawText } from '../../../../machine/draw/text.ts';
import { readLine, writeLine } from '../../../../machine/notation/line.ts';
import { toGameFile } from '../../../../machine/record/file.ts';
import type { PositionJson, RecordJson } from '../../../../machine/record/format.ts';
import { canonicalJson } from '../../../../machine/record/layout.ts';
import { writePosition } from '../../../../machine/record/position.ts';
import { Inconsistent } from '../../../../machine/record/problem.ts';
import { frameAt } from '../../../../machine/record/replay.ts';
import { surveyBeginning } from '../../../../machine/record/start.ts';
import type { Game } from '../../../../machine/rules/game.ts';
import { actor } from '../../../../machine/rules/turn.ts';
import { sayAction } from '../../../../machine/words/words.ts';
import type { Forms } from '../forms.ts';
import { fixtureOf } from './fixture.ts';
import type { Carried, Carrying } from './ways.ts';

/** Writes a session in the forms in which it is taken along. */
export async function carried(
  { record, action, seat, language }: Carrying,
  forms: Forms,
): Promise<Carried> {
  const stand = standOf(record);
  const { at } = stand;
  const position = positionAt(record, stand);
  const alone = position.actionsLeft === 0 ? null : { ...bare(record), position };
  const acting = seat ?? (at === null ? null : actor(at.game, at.phase)) ?? position.seat ?? 0;
  return {
    record: canonicalJson(record),
    game: await shortest(record, forms),
    position: alone === null ? null : await shortest(alone, forms),
    line: alone === null ? null : writeLine(position),
    board: stand.game === null ? null : drawText(stand.game),
    fixture:
      action === null || at === null
        ? null
        : canonicalJson(fixtureOf({ record: alone ?? record, at, action, seat: acting, language })),
    action: action === null ? null : sayAction(action, acting, language, record.seats),
  };
}

/** The rules of a record and who sits where, without what is said of it. */
const bare = ({ format, title, edition, options, rulings, seats }: RecordJson): RecordJson => ({
  ...{ format, title, edition },
  ...(options === undefined ? {} : { options }),
  ...(rulings === undefined ? {} : { rulings }),
  seats,
  steps: [],
});

/** Where a record has come to. */
interface Stand {
  /** Null where no play can be at it. */
  readonly at: ChartInput | null;
  /** What can be drawn; null where not even that is there. */
  readonly game: Game | null;
}

function standOf(record: RecordJson): Stand {
  const file = toGameFile(record);
  try {
    const { game, phase } = frameAt(file, file.steps.length);
    return { at: { game, phase }, game };
  } catch (error) {
    if (!(error instanceof Inconsistent)) throw error;
    return { at: null, game: surveyBeginning(file).at?.game ?? null };
  }
}

/** The last position; hands and points of which nothing was told at the start stay untold. */
function positionAt({ position = {}, hands, steps }: RecordJson, { at }: Stand): PositionJson {
  if (at === null || (steps.length === 0 && hands === undefined)) return position;
  const { hands: held, scores, bag, discarded, ...open } = writePosition(at.game, at.phase);
  const told = hands !== undefined || position.hands !== undefined;
  return {
    ...open,
    ...(told && held !== undefined ? { hands: held } : {}),
    ...((told || position.scores !== undefined) && scores !== undefined ? { scores } : {}),
    ...(bag === undefined ? {} : { bag }),
    ...(discarded === undefined ? {} : { discarded }),
  };
}

/** As notation, which is shorter, or as JSON where the beginning makes no sense. */
async function shortest(record: RecordJson, forms: Forms): Promise<string> {
  try {
    const text = await forms.write(toGameFile(inFull(record)));
    if (text !== null) return text;
  } catch (error) {
    if (!(error instanceof Inconsistent)) throw error;
  }
  return JSON.stringify(record);
}

/** A record whose position is told in full: then notation has it on a line, which is far shorter. */
function inFull(record: RecordJson): RecordJson {
  const { position, options } = record;
  if (position?.rows === undefined) return record;
  const board =
    position.terrain === undefined ? { board: options?.board ?? ('standard' as const) } : {};
  const read = readLine(writeLine({ ...board, ...position }));
  return 'position' in read ? { ...record, position: read.position } : record;
}
