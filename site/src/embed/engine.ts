import { tell } from '../../../machine/book/telling/telling.ts';
import { open } from '../engine/open.ts';
import type { Questions, Topic } from '../engine/protocol.ts';
import { survey } from '../engine/survey.ts';
import '../../../machine/words/words.ts';

type Answers = {
  readonly [T in Topic]?: (
    asks: Questions[T]['asks'],
  ) => Questions[T]['answers'] | Promise<Questions[T]['answers']>;
};

const ANSWERS: Answers = {
  survey: ({ file, ...asked }) => survey(file, asked, () => {}),
  open,
  tell: ({ file, language }) => tell(file, language),
};

/** The engine within a page that is not ours: it has no worker of its own there. */
export async function ask<T extends Topic>(
  topic: T,
  asks: Questions[T]['asks'],
): Promise<Questions[T]['answers']> {
  const answer = ANSWERS[topic];
  if (answer === undefined) throw new RangeError(`${topic} is not asked here`);
  return answer(asks);
}
