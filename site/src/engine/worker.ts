import { answer } from './answers.ts';
import { pageForms } from './pageforms.ts';
import type { Question, Reply } from './protocol.ts';

/** The engine away from the page: it answers what the client posts. */

const say = (reply: Reply): void => postMessage(reply);

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { number, topic, asks } = data;
  try {
    say({
      number,
      answer: await answer(topic, asks, pageForms, (progress) => say({ number, progress })),
    });
  } catch (error) {
    say({ number, fault: error instanceof Error ? error.message : String(error) });
  }
});
