import { existsSync } from 'node:fs';
import { InvalidArgumentError, Option } from 'commander';
import { type EditionId, editionIds, editions } from '../../../spec/editions.ts';
import { decode } from '../../record/decode.ts';
import type { HouseEdition } from '../../record/house.ts';
import { inputProblem, type Problem } from '../../record/problem.ts';
import { readHouse } from '../../record/readhouse.ts';
import { bytesOf } from './bytes.ts';
import { finding } from './finding.ts';
import { unusable } from './game.ts';
import { LONGEST, whole } from './lines.ts';
import { faultOf } from './paths.ts';

/** An edition by its id, or the file of one's own. */
export type NamedEdition = EditionId | { readonly file: string };

/** `--edition EDITION`: one of the editions, or a file of one's own. */
export const editionOption = (what: string): Option =>
  new Option('--edition <EDITION>', `${what}: ${editionIds.join(', ')}, or a file of your own`);

/** An edition as a command line names it. @throws InvalidArgumentError when it can be none */
export function namedEdition(name: string): NamedEdition {
  const id = editionIds.find((known) => known === name);
  if (id !== undefined) return id;
  if (/\.json$|[/\\]/i.test(name) || existsSync(name)) return { file: name };
  throw new InvalidArgumentError(
    `Expected one of ${editionIds.join(', ')}, or the path of an edition file (*.json).`,
  );
}

/** `--edition FILE`, where the printed editions are asked anyway. */
export const houseOption = (): Option =>
  new Option('--edition <FILE>', 'under an edition of your own too').argParser((name) => {
    const named = namedEdition(name);
    if (typeof named !== 'string') return named.file;
    throw new InvalidArgumentError(
      `Expected the path of an edition file (*.json); the game is compared under ${name} anyway.`,
    );
  });

/** An edition to judge by. @throws Failure when its file cannot be read or is none */
export async function editionOf(named: NamedEdition): Promise<HouseEdition> {
  if (typeof named !== 'string') return houseIn(named.file);
  const { title } = editions[named];
  return { edition: named, title, rulings: {}, options: {}, notes: [] };
}

/** The edition of one's own in a file. @throws Failure when it cannot be read or is none */
export async function houseIn(file: string): Promise<HouseEdition> {
  const read = await readFile(file);
  if ('house' in read) return read.house;
  throw unusable(
    { name: file },
    read.problems.map((one) => finding(one)),
  );
}

async function readFile(
  file: string,
): Promise<ReturnType<typeof readHouse> | { readonly problems: readonly Problem[] }> {
  let bytes: Uint8Array | null;
  try {
    bytes = await whole(bytesOf(file));
  } catch (error) {
    return { problems: [inputProblem('unreadable', '', faultOf(error))] };
  }
  if (bytes === null)
    return { problems: [inputProblem('too-long', '', `more than ${LONGEST} bytes`)] };
  const decoded = decode(bytes);
  return 'problem' in decoded ? { problems: [decoded.problem] } : readHouse(decoded.text);
}
