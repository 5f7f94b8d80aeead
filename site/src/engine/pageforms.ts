import { mayBeLog } from '../../../machine/notation/bga/recognise.ts';
import { isGameText } from '../../../machine/notation/game/recognise.ts';
import { LONGEST } from '../../../machine/record/parse.ts';
import type { Forms } from './forms.ts';

/** Bytes that tell whether a file is a text. */
const HEAD = 4096;

/** The forms are fetched when there is something in one of them. */
export const pageForms: Forms = {
  read: async (text, reader, language) =>
    isGameText(text) || mayBeLog(text)
      ? (await import('./taking.ts')).take(text, reader, language)
      : null,
  write: async (file, letters) => (await import('./taking.ts')).writeText(file, letters),
  list: async (file) =>
    file.size <= LONGEST && isGameText(await file.slice(0, HEAD).text())
      ? (await import('./taking.ts')).listText(await file.text(), file.size)
      : null,
};
