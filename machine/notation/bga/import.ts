import type { GameFile, OptionsJson } from '../../record/format.ts';
import { parseJson } from '../../record/parse.ts';
import { Inconsistent } from '../../record/problem.ts';
import { frames } from '../../record/replay.ts';
import { type Log, type LoggedPlayer, readLog, textOf } from './log.ts';
import type { Imported } from './parting.ts';
import { mayBeLog } from './recognise.ts';
import { Telling } from './telling.ts';

/** Whether a game has the board or the variant cannot be read off a log: what plays is taken. */
const VARIANTS: readonly OptionsJson[] = [
  {},
  { board: 'advanced' },
  { englishVariant: true },
  { board: 'advanced', englishVariant: true },
];

/** The game that a text tells, if it is a log; null for all else. */
export function importText(text: string): Imported | null {
  if (!mayBeLog(text)) return null;
  const parsed = parseJson(text);
  const log = 'problem' in parsed ? null : readLog(parsed.value);
  return log === null ? null : importLog(log);
}

/** The game that a log tells; null where it tells of nobody who did anything. */
export function importLog(log: Log): Imported | null {
  const players = seated(log);
  if (players.length < 2 || players.length > 4) return null;
  const built = (type: string): boolean => log.notifications.some((one) => one.type === type);
  const modules: OptionsJson = {
    ...(built('placeWonder') ? { wonder: true } : {}),
    ...(built('buildCivilizationBuilding') ? { buildings: true } : {}),
  };
  let best: Imported | null = null;
  for (const variant of VARIANTS) {
    const options = { ...variant, ...modules };
    const open = new Telling(log, players, options, true).play();
    const game = plays(open.file) ? open : new Telling(log, players, options, false).play();
    if (best === null || weight(game) < weight(best)) best = game;
    if (game.partings.length === 0) break;
  }
  return best;
}

/** A refused step stops everything, so that one near the end weighs less. */
const weight = ({ file, partings }: Imported): number =>
  partings.length + (partings.some(({ code }) => code === 'refused') ? 1e6 - file.steps.length : 0);

/** Players in the order of play: as the log lists them, else as they first act. */
function seated({ players, notifications }: Log): readonly LoggedPlayer[] {
  if (players.length > 0) return players;
  const names = new Map<string, LoggedPlayer>();
  for (const { type, args } of notifications) {
    const name = textOf(args.player_name);
    const takesPart = ['placeTile', 'placeLeader', 'catastrophe', 'discardNotif'].includes(type);
    if (takesPart && !names.has(name)) names.set(name, { id: textOf(args.player_id), name });
  }
  return [...names.values()];
}

/** Whether a game can be played as it was written, with the tiles that it tells. */
function plays(file: GameFile): boolean {
  try {
    for (const { violations } of frames(file)) if (violations.length > 0) return false;
    return true;
  } catch (error) {
    if (error instanceof Inconsistent) return false;
    throw error;
  }
}
