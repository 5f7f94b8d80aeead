import { readLine } from '../../../../machine/notation/line.ts';
import type { RecordJson } from '../../../../machine/record/format.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import type { EditionId } from '../../../../spec/ids.ts';
import { recordFrom } from '../../engine/labways/fresh.ts';
import type { waysStringsOf } from '../../waysstrings.ts';

/** A position to begin with, and what is to be asked there. */
export interface Template {
  readonly id: keyof ReturnType<typeof waysStringsOf>['start']['template'];
  readonly edition: EditionId;
  /** A position line. */
  readonly line: string;
  /** What shows what it is about. */
  readonly action: Action;
}

/** Positions as players dispute them, on the standard board. */
export const TEMPLATES: readonly Template[] = [
  {
    // Two temples beside either priest: the tie is the defender's.
    id: 'revolt',
    edition: '2015',
    line: '10R/1R13R/5R//13R//8R/1R/4r9R/4rRr/6r3R l:/PF11',
    action: { do: 'leader', leader: 'priest', at: 'F9' },
  },
  {
    // One side is stronger in black, the other in green.
    id: 'war',
    edition: '2015',
    line: '10R/1R13R/5R/4g1g/3rk1kr5R/4k1g/8R/1R/14R/5R/10R l:KD6TC5/KH4TH6',
    action: { do: 'tile', color: 'red', at: 'F5' },
  },
  {
    id: 'three',
    edition: '2015',
    line: '10R/1R13R/5R1r/7k/5rk1gr3R//8R/1R/14R/5R/10R l:KF6FI3/TJ6',
    action: { do: 'tile', color: 'red', at: 'H5' },
  },
  {
    id: 'square',
    edition: '2015',
    line: '10R/1R13R/5R//5rkk5R/6k/8R/1R/14R/5R/10R l:KF6',
    action: { do: 'tile', color: 'black', at: 'H6' },
  },
];

/** The record of no moves that begins with a template. @throws RangeError where its line is none */
export function templateRecord({ line, edition }: Template, title: string): RecordJson {
  const read = readLine(line);
  if ('problem' in read) throw new RangeError(line);
  return recordFrom(read.position, { edition, title });
}
