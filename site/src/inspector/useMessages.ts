import { createBrowserReceiver } from '@xstate/inspect';
import { useEffect, useState } from 'preact/hooks';
import { type Message, readMessage } from './messages.ts';

/** What the window that opened this one has told so far. */
export interface Received {
  /** The latest of them, and every actor. */
  readonly messages: readonly Message[];
  /** How many came and were understood. */
  readonly count: number;
  /** How many came and were not. */
  readonly strange: number;
}

/** More would make the page slow; the first go first. */
const KEPT = 2000;

/** Whether the receiver hands a message on; the protocol's own greetings it keeps to itself. */
function isHeard(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const { type } = data;
  if (typeof type !== 'string') return false;
  return (
    type.startsWith('@statelyai.') || ('_version' in data && typeof data._version === 'string')
  );
}

export function useMessages(): Received {
  const [received, show] = useState<Received>({ messages: [], count: 0, strange: 0 });
  useEffect(() => {
    let messages: Message[] = [];
    let count = 0;
    let strange = 0;
    let due = 0;
    const soon = (): void => {
      due ||= requestAnimationFrame(() => {
        due = 0;
        if (messages.length > KEPT) {
          const first = messages.length - KEPT;
          messages = messages.filter(({ kind }, i) => i >= first || (kind === 'actor' && i < 100));
        }
        show({ messages: [...messages], count, strange });
      });
    };
    const { unsubscribe } = createBrowserReceiver().subscribe((sent) => {
      const message = readMessage(sent, count + 1);
      if (message === null) strange++;
      else messages.push(message);
      if (message !== null) count++;
      soon();
    });
    const other = ({ data, source }: MessageEvent<unknown>): void => {
      if (source === window || isHeard(data)) return;
      strange++;
      soon();
    };
    addEventListener('message', other);
    return () => {
      cancelAnimationFrame(due);
      removeEventListener('message', other);
      unsubscribe();
    };
  }, []);
  return received;
}
