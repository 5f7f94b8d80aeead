import { importText } from '../../notation/bga/import.ts';
import type { Parting } from '../../notation/bga/parting.ts';
import { placedIn, readGames } from '../../notation/game/read.ts';
import { isGameText } from '../../notation/game/recognise.ts';
import { decode } from '../../record/decode.ts';
import type { Problem } from '../../record/problem.ts';
import { checkGame, type Read, readGame } from '../../record/read.ts';

/** What the bytes of a game are. */
export interface Content {
  readonly read: Read;
  /** Where a server's log and the rules part. */
  readonly partings?: readonly Parting[];
  /** A problem that playing finds, with its place in the text where that is known. */
  readonly placed: (problem: Problem) => Problem;
}

const asItIs = (problem: Problem): Problem => problem;

/** Reads one game: JSON, the log of a server's table, or a text. */
export function readContent(bytes: Uint8Array): Content {
  const decoded = decode(bytes);
  if ('problem' in decoded) return { read: { problems: [decoded.problem] }, placed: asItIs };
  const { text } = decoded;
  if (isGameText(text)) {
    const [game] = readGames(text, { checkGame });
    return { read: game!.read, placed: (problem) => placedIn(problem, game!) };
  }
  const imported = importText(text);
  if (imported === null) return { read: readGame(text), placed: asItIs };
  const { file, partings } = imported;
  return { read: { file }, partings, placed: asItIs };
}
