import { tell } from '../../../machine/book/telling.ts';
import { learn } from '../../../machine/words/catalogue.ts';
import type { Language } from '../../../spec/text.ts';
import { open } from './open.ts';
import type { Answered, Asked, Questions, Topic } from './protocol.ts';
import { survey } from './survey.ts';

/** The engine: all that needs the rules runs here, away from the page. */

const CATALOGUES = {
  en: () => import('../../../machine/words/en.json'),
  ru: () => import('../../../machine/words/ru.json'),
  fr: () => import('../../../machine/words/fr.json'),
} as const;

/** Learns a language at its first use. */
async function speak(language: Language): Promise<void> {
  learn({ [language]: (await CATALOGUES[language]()).default });
}

type Progress = (progress: number) => void;

const ANSWERS: {
  readonly [T in Topic]: (
    asks: Questions[T]['asks'],
    progress: Progress,
  ) => Questions[T]['answers'] | Promise<Questions[T]['answers']>;
} = {
  survey: ({ file, name }, progress) => survey(file, name, progress),
  open,
  tell: ({ file, language }) => tell(file, language),
};

async function answer<T extends Topic>(topic: T, asks: Questions[T]['asks'], progress: Progress) {
  await speak(asks.language);
  return ANSWERS[topic](asks, progress);
}

const say = (answered: Answered): void => postMessage(answered);

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, topic, asks } = data;
  try {
    const progress = (part: number): void => say({ number, progress: part });
    say({ number, answer: await answer(topic, asks as never, progress) });
  } catch (error) {
    say({ number, fault: error instanceof Error ? error.message : String(error) });
  }
});
