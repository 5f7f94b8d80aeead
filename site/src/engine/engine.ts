import type { Answered, Asked, Questions, Topic } from './protocol.ts';

interface Waiting {
  resolve(answer: never): void;
  reject(fault: Error): void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

/**
 * Asks the engine, which starts at the first question and runs in a worker of its own.
 * @throws Error when it cannot start or a question breaks it; the next question starts it anew.
 */
export function ask<T extends Topic>(
  topic: T,
  asks: Questions[T]['asks'],
): Promise<Questions[T]['answers']> {
  worker ??= started();
  const number = ++asked;
  const answer = new Promise<Questions[T]['answers']>((resolve, reject) => {
    waiting.set(number, { resolve, reject });
  });
  worker.postMessage({ number, topic, asks } as Asked);
  return answer;
}

function started(): Worker {
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asker = waiting.get(data.number);
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
