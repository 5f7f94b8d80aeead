import { tell } from '../../../machine/book/telling/telling.ts';
import '../../../machine/words/words.ts';
import { open } from './open.ts';
import { position } from './position.ts';
import type { Answered, Asked, Questions, Topic } from './protocol.ts';
import { survey } from './survey.ts';
import { goOn } from './whatif.ts';

/** The engine: all that needs the rules runs here, away from the page. */

type Progress = (progress: number) => void;

/** Answers by topic; what a page asks is typed, so a question always goes with its topic. */
const ANSWERS: {
  readonly [T in Topic]: (
    asks: Questions[T]['asks'],
    progress: Progress,
  ) => Questions[T]['answers'] | Promise<Questions[T]['answers']>;
} = {
  survey: ({ file, ...asked }, progress) => survey(file, asked, progress),
  open,
  position,
  tell: ({ file, language }) => tell(file, language),
  play: goOn,
};

const say = (answered: Answered): void => postMessage(answered);

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, topic, asks } = data;
  try {
    const progress = (part: number): void => say({ number, progress: part });
    say({ number, answer: await ANSWERS[topic](asks as never, progress) });
  } catch (error) {
    say({ number, fault: error instanceof Error ? error.message : String(error) });
  }
});
