import type { Language } from '../../spec/text.ts';

/** A day such as `2026-11-28` as a language writes it. */
export const sayDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
