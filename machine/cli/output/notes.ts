import type { Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import type { SkipReason } from '../input/directory.ts';
import type { ProblemPlace } from './problems.ts';
import { foreign, jsonLine } from './terminal.ts';

/** What is worth knowing and no problem: a file passed over, a game called like another. */
export type Note =
  | { readonly code: SkipReason }
  | { readonly code: 'same-name'; readonly first: number; readonly number: number };

const say = (note: Note, language: Language): string =>
  note.code === 'same-name'
    ? sayLabel('same-name', language, { first: note.first, number: note.number })
    : sayLabel(`skipped-${note.code}`, language);

/** A note for a reader: where, and what. */
export function noteText(
  { file, line, game }: ProblemPlace,
  note: Note,
  language: Language,
): string {
  const place = foreign(line === undefined ? file : `${file}:${line}`);
  const where = game === '' ? place : `${place}, ${foreign(game)}`;
  return `${where}\n  ${say(note, language)}\n`;
}

/** A note for a program: one line of JSON. */
export function noteJson(
  { file, line, game }: ProblemPlace,
  note: Note,
  language: Language,
): string {
  return `${jsonLine({
    file,
    ...(line === undefined ? {} : { line }),
    ...(game === '' ? {} : { game }),
    kind: 'note',
    ...note,
    message: say(note, language),
  })}\n`;
}
