import { tellProblem } from '../../../machine/book/problems.ts';
import { tell } from '../../../machine/book/telling.ts';
import { Inconsistent } from '../../../machine/record/problem.ts';
import { readGame } from '../../../machine/record/read.ts';
import { verifyFile } from '../../../machine/record/verify.ts';
import { learn } from '../../../machine/words/catalogue.ts';
import type { Language } from '../../../spec/text.ts';
import type { Answered, Asked, Opened, Questions, Topic } from './protocol.ts';

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

function open({ text, language }: Questions['open']['asks']): Opened {
  const read = readGame(text);
  if (!('file' in read)) {
    return { file: null, problems: read.problems.map((one) => tellProblem(one, language, [])) };
  }
  const { file } = read;
  try {
    const telling = tell(file, language);
    const { problems } = verifyFile(file);
    return {
      file,
      telling,
      problems: problems.map((one) => tellProblem(one, language, telling.sitters)),
    };
  } catch (error) {
    if (!(error instanceof Inconsistent)) throw error;
    return { file: null, problems: [tellProblem(error.problem(), language, file.seats ?? [])] };
  }
}

const ANSWERS: { readonly [T in Topic]: (asks: Questions[T]['asks']) => Questions[T]['answers'] } =
  {
    open,
    tell: ({ file, language }) => tell(file, language),
  };

async function answer<T extends Topic>(topic: T, asks: Questions[T]['asks']) {
  await speak(asks.language);
  return ANSWERS[topic](asks);
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, topic, asks } = data;
  let told: Answered;
  try {
    told = { number, answer: await answer(topic, asks as never) };
  } catch (error) {
    told = { number, fault: error instanceof Error ? error.message : String(error) };
  }
  postMessage(told);
});
