import type { Progress } from './progress.ts';
import type { AskOptions, AskPage, PageQuestions, PageTopic, Question, Reply } from './protocol.ts';

interface Waiting {
  readonly question: Question;
  readonly progress: Progress | undefined;
  resolve(answer: never): void;
  reject(fault: Error): void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

/**
 * Asks the engine, which starts at the first question and runs in a worker of its own.
 * @throws Error when it cannot start, a question breaks it or is given up; the next question
 * starts it anew.
 */
export const ask: AskPage = <T extends PageTopic>(
  topic: T,
  asks: PageQuestions[T]['asks'],
  { signal, progress }: AskOptions = {},
): Promise<PageQuestions[T]['answers']> => {
  signal?.throwIfAborted();
  worker ??= started();
  const number = ++asked;
  const question = { number, topic, asks } as Question;
  const answer = new Promise<PageQuestions[T]['answers']>((resolve, reject) => {
    waiting.set(number, { question, progress, resolve, reject });
  });
  worker.postMessage(question);
  signal?.addEventListener('abort', () => giveUp(number, signal.reason), { once: true });
  return answer;
};

/** Ends the engine in the midst of a question; the others are put to a new one. */
function giveUp(number: number, reason: unknown): void {
  const given = waiting.get(number);
  if (given === undefined) return;
  waiting.delete(number);
  worker?.terminate();
  worker = waiting.size === 0 ? null : started();
  for (const other of waiting.values()) worker?.postMessage(other.question);
  given.reject(reason instanceof Error ? reason : new Error(String(reason)));
}

function started(): Worker {
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.number);
    if ('progress' in data) {
      asker?.progress?.(data.progress);
      return;
    }
    waiting.delete(data.number);
    if ('fault' in data) asker?.reject(new Error(data.fault));
    else asker?.resolve(data.answer as never);
  });
  fresh.addEventListener('error', (event) => {
    event.preventDefault();
    worker = null;
    fresh.terminate();
    for (const { reject } of waiting.values())
      reject(new Error(event.message || 'the engine broke'));
    waiting.clear();
  });
  return fresh;
}
