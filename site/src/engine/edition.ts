import { type ToldProblem, tellProblem } from '../../../machine/book/telling/problems.ts';
import {
  HOUSE_FORMAT,
  type HouseEdition,
  type HouseReader,
} from '../../../machine/record/house.ts';
import type { Language } from '../../../spec/text.ts';
import { decodedBlob } from './decoded.ts';

/** An edition of one's own, with the text of a file that holds it, or what is wrong with its file. */
export type EditionRead =
  | { readonly house: HouseEdition; readonly text: string }
  | { readonly problems: readonly ToldProblem[] };

/** Reads the file of an edition of one's own. Nothing that is in it makes this throw. */
export async function editionIn(
  content: Blob,
  language: Language,
  houses: HouseReader,
): Promise<EditionRead> {
  const decoded = await decodedBlob(content);
  const read =
    'problem' in decoded ? { problems: [decoded.problem] } : houses.readHouse(decoded.text);
  return 'house' in read
    ? { house: read.house, text: JSON.stringify({ format: HOUSE_FORMAT, ...read.house }) }
    : { problems: read.problems.map((one) => tellProblem(one, language, [])) };
}
