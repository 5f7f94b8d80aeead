import clauseIds from 'virtual:clause-ids';
import { houserules } from 'virtual:house-validator';
import { type HouseReader, houseReaderBy } from '../../../machine/record/house.ts';

/** Reads editions of one's own as the command line does, with a validator that was written out. */
export const houses: HouseReader = houseReaderBy(houserules, clauseIds);
