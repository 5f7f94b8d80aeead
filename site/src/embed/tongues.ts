import type { Language } from '../../../spec/text.ts';
import type { Tongue } from '../viewer/tongue.ts';
import type { LaterTexts } from './latertexts.ts';

const TONGUES = {
  en: () => import('virtual:tongue/en'),
  ru: () => import('virtual:tongue/ru'),
  fr: () => import('virtual:tongue/fr'),
} as const satisfies Record<Language, unknown>;

const LATER = {
  en: () => import('virtual:later-texts/en'),
  ru: () => import('virtual:later-texts/ru'),
  fr: () => import('virtual:later-texts/fr'),
} as const satisfies Record<Language, unknown>;

/**
 * A language with the texts of a viewer, which come when it is asked for; those of what is seldom
 * opened are there after `complete`. @throws Error when they cannot be had
 */
export const tongueIn = async (language: Language): Promise<Tongue> =>
  (await TONGUES[language]()).default;

/** Brings the texts that `tongueIn` left out. @throws Error when they cannot be had */
export async function complete({ language, texts }: Tongue): Promise<void> {
  fillIn(texts, (await LATER[language]()).default);
}

function fillIn(texts: object, later: LaterTexts): void {
  for (const [name, text] of Object.entries(later)) {
    const here: unknown = Reflect.get(texts, name);
    if (typeof here === 'object' && here !== null && typeof text === 'object') fillIn(here, text);
    else Reflect.set(texts, name, text);
  }
}
