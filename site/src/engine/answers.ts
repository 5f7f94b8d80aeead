import { tell } from '../../../machine/book/telling/telling.ts';
import '../../../machine/words/words.ts';
import { type Forms, noForms } from './forms.ts';
import { open } from './open.ts';
import { position } from './position.ts';
import type { Progress } from './progress.ts';
import type { Questions, Topic } from './protocol.ts';
import { reader } from './reader.ts';
import { survey } from './survey.ts';
import { goOn } from './whatif.ts';

/** The engine: all that needs the rules. A page starts it in a worker, an embedded replay in place. */

/** Answers by topic. */
const ANSWERS: {
  readonly [T in Topic]: (
    asks: Questions[T]['asks'],
    forms: Forms,
    progress: Progress,
  ) => Questions[T]['answers'] | Promise<Questions[T]['answers']>;
} = {
  survey,
  open: (asks, forms) => open(asks, reader, forms),
  position,
  tell: ({ file, language }) => tell(file, language),
  write: ({ file, letters }, forms) => forms.write(file, letters),
  play: (asks) => goOn(asks, reader),
};

/** Answers a question; games may be in these forms besides JSON. */
export async function answer<T extends Topic>(
  topic: T,
  asks: Questions[T]['asks'],
  forms: Forms = noForms,
  progress: Progress = () => {},
): Promise<Questions[T]['answers']> {
  return ANSWERS[topic](asks, forms, progress);
}
