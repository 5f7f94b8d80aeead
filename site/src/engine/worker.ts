import { answer } from './answers.ts';
import { pageForms } from './pageforms.ts';
import type { Progress } from './progress.ts';
import type { PageQuestions, PageTopic, Question, Reply } from './protocol.ts';
import { reader } from './reader.ts';

/** The engine away from the page: it answers what the client posts. */

type Answer = PageQuestions[PageTopic]['answers'];

/** The question on a verdict that was put last: one before it is not considered to its end. */
let latest = 0;

/** Questions that wait are answered first. */
const otherQuestions = (): Promise<void> => new Promise((done) => setTimeout(done));

const say = (reply: Reply): void => postMessage(reply);

/** What is asked by those who write is loaded when somebody does. */
async function answerTo(question: Question, progress: Progress): Promise<Answer> {
  switch (question.topic) {
    case 'draft': {
      const { text, language } = question.asks;
      return (await import('./writing/draft.ts')).draftOf(text, reader, language);
    }
    case 'choices': {
      const { text, cursor, language } = question.asks;
      return (await import('./writing/choices.ts')).choicesAt(text, cursor, reader, language);
    }
    case 'bring': {
      const { brought } = await import('./labways/brought.ts');
      const houses = async () => (await import('./houses.ts')).houses;
      return brought(question.asks, { reader, houses }, pageForms);
    }
    case 'edition': {
      const { content, language } = question.asks;
      const { editionIn } = await import('./edition.ts');
      return editionIn(content, language, (await import('./houses.ts')).houses);
    }
    case 'carry':
      return (await import('./labways/carried.ts')).carried(question.asks, pageForms);
    case 'judge': {
      const { language, ...asked } = question.asks;
      latest = question.number;
      return (await import('./judging/judge.ts')).judge(asked, language, reader);
    }
    case 'consider': {
      const { language, ...asked } = question.asks;
      latest = question.number;
      const { consider } = await import('./judging/consider.ts');
      return consider(asked, language, reader, async () => {
        await otherQuestions();
        return latest === question.number;
      });
    }
    case 'problems': {
      const { record, language } = question.asks;
      // Whoever lays out a position is about to ask about it.
      import('./judging/judge.ts').catch(() => {});
      return (await import('./judging/problems.ts')).problemsOf(record, language, reader);
    }
    default:
      return answer(question.topic, question.asks, pageForms, progress);
  }
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { number } = data;
  try {
    say({
      number,
      answer: await answerTo(data, (progress) => say({ number, progress })),
    });
  } catch (error) {
    say({ number, fault: error instanceof Error ? error.message : String(error) });
  }
});
