import { editions } from '../../../spec/editions.ts';
import { decode } from '../../record/decode.ts';
import type { HouseEdition } from '../../record/house.ts';
import { inputProblem, type Problem } from '../../record/problem.ts';
import { readHouse } from '../../record/readhouse.ts';
import { bytesOf } from './bytes.ts';
import type { NamedEdition } from './edition.ts';
import { finding } from './finding.ts';
import { unusable } from './game.ts';
import { LONGEST, whole } from './lines.ts';
import { faultOf } from './paths.ts';

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
