import { mayBeLog } from '../../../machine/notation/bga/recognise.ts';
import { isGameText } from '../../../machine/notation/game/recognise.ts';
import type { Forms } from './forms.ts';

/** The forms are fetched when there is something in one of them. */
export const pageForms: Forms = {
  read: async (text, reader, language) =>
    isGameText(text) || mayBeLog(text)
      ? (await import('./taking.ts')).take(text, reader, language)
      : null,
  write: async (file) => (await import('./taking.ts')).writeText(file),
  split: async (text) => (isGameText(text) ? (await import('./taking.ts')).splitGames(text) : null),
};
