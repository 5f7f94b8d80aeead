import clauseIds from 'virtual:clause-ids';
import * as validators from 'virtual:validators';
import { type Reader, readerBy } from '../../../machine/record/reader.ts';

/** Reads games as the command line does, with validators that were written out. */
export const reader: Reader = readerBy(validators, clauseIds);
