import type { Language } from '../../../spec/text.ts';
import type { Tongue } from '../viewer/tongue.ts';

const TONGUES = {
  en: () => import('virtual:tongue/en'),
  ru: () => import('virtual:tongue/ru'),
  fr: () => import('virtual:tongue/fr'),
} as const satisfies Record<Language, unknown>;

/** A language with the texts of a viewer, which come when it is asked for. @throws Error when they cannot be had */
export const tongueIn = async (language: Language): Promise<Tongue> =>
  (await TONGUES[language]()).default;
