import { clauseIds } from '../../spec/clauses.ts';
import { type HouseReader, houseReaderBy, type ReadHouse } from './house.ts';
import { houseSchema } from './validators.ts';

let reader: HouseReader | null = null;

/** Reads an edition of one's own from the text of its file. */
export function readHouse(text: string): ReadHouse {
  reader ??= houseReaderBy(houseSchema(), clauseIds);
  return reader.readHouse(text);
}
